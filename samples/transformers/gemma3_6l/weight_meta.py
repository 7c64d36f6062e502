class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969]


class Program_weight_tensor_meta_model_embed_tokens_weight:
    name = "model_embed_tokens_weight"
    original_name = "model.embed_tokens.weight"
    kind = "parameter"
    shape = [8192, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_embed_tokens_embed_scale:
    name = "model_embed_tokens_embed_scale"
    original_name = "model.embed_tokens.embed_scale"
    kind = "buffer"
    shape = []
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [25.298221588134766]


class Program_weight_tensor_meta_model_rotary_emb_sliding_attention_inv_freq:
    name = "model_rotary_emb_sliding_attention_inv_freq"
    original_name = "model.rotary_emb.sliding_attention_inv_freq"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.9305720329284668, 0.8659643530845642, 0.8058422207832336, 0.7498942017555237, 0.6978305578231812, 0.6493816375732422, 0.6042963862419128, 0.5623413324356079, 0.5232991576194763, 0.486967533826828, 0.45315834879875183, 0.4216965138912201, 0.3924189805984497, 0.36517414450645447, 0.33982083201408386, 0.3162277638912201, 0.2942727208137512, 0.2738419771194458, 0.25482967495918274, 0.23713736236095428, 0.22067339718341827, 0.20535250008106232, 0.1910952925682068, 0.17782793939113617, 0.16548170149326324, 0.1539926528930664, 0.14330126345157623, 0.1333521455526352, 0.12409377098083496, 0.11547820270061493, 0.10746078193187714, 0.10000000149011612, 0.09305720031261444, 0.08659642934799194, 0.08058421313762665, 0.07498941570520401, 0.069783054292202, 0.06493816524744034, 0.0604296438395977, 0.05623412877321243, 0.05232991278171539, 0.04869675263762474, 0.04531583562493324, 0.04216964915394783, 0.03924189880490303, 0.03651741147041321, 0.033982083201408386, 0.03162277862429619, 0.02942727319896221, 0.0273841954767704, 0.025482967495918274, 0.0237137358635664, 0.022067340090870857, 0.02053525112569332, 0.019109530374407768, 0.017782794311642647, 0.016548171639442444, 0.015399265103042126, 0.014330125413835049, 0.01333521492779255, 0.012409376911818981, 0.011547819711267948, 0.010746078565716743, 0.009999999776482582, 0.009305720217525959, 0.00865964312106371, 0.00805842224508524, 0.007498942315578461, 0.006978305988013744, 0.006493816617876291, 0.006042964290827513, 0.005623413249850273, 0.005232991185039282, 0.004869675263762474, 0.004531583748757839, 0.0042169648222625256, 0.003924189601093531, 0.003651741426438093, 0.003398208413273096, 0.003162277862429619, 0.002942727180197835, 0.0027384196873754263, 0.0025482967030256987, 0.0023713738191872835, 0.002206734148785472, 0.0020535250660032034, 0.001910952851176262, 0.0017782794311642647, 0.00165481714066118, 0.0015399265103042126, 0.0014330126577988267, 0.0013335214462131262, 0.0012409378541633487, 0.0011547820176929235, 0.00107460783328861, 0.0010000000474974513, 0.0009305721032433212, 0.0008659643353894353, 0.0008058422245085239, 0.0007498941849917173, 0.0006978305755183101, 0.0006493816617876291, 0.0006042963941581547, 0.000562341301701963, 0.0005232990952208638, 0.00048696750309318304, 0.00045315833995118737, 0.00042169648804701865, 0.0003924189950339496, 0.00036517411353997886, 0.00033982080640271306, 0.0003162277862429619, 0.0002942727296613157, 0.00027384195709601045, 0.00025482967612333596, 0.0002371373848291114, 0.00022067342069931328, 0.00020535249495878816, 0.00019109529966954142, 0.00017782794020604342, 0.00016548171697650105, 0.00015399264520965517, 0.00014330126577988267, 0.0001333521504420787, 0.00012409377086441964, 0.00011547819303814322, 0.00010746077896328643]


class Program_weight_tensor_meta_model_rotary_emb_full_attention_inv_freq:
    name = "model_rotary_emb_full_attention_inv_freq"
    original_name = "model.rotary_emb.full_attention_inv_freq"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.8976871371269226, 0.8058422207832336, 0.7233941555023193, 0.6493816375732422, 0.5829415321350098, 0.5232991576194763, 0.46975886821746826, 0.4216965138912201, 0.37855154275894165, 0.33982083201408386, 0.305052787065506, 0.2738419771194458, 0.24582439661026, 0.22067339718341827, 0.1980956792831421, 0.17782793939113617, 0.15963385999202728, 0.14330126345157623, 0.12863969802856445, 0.11547820270061493, 0.10366329550743103, 0.09305720031261444, 0.08353625982999802, 0.07498941570520401, 0.06731703877449036, 0.0604296438395977, 0.05424690619111061, 0.04869675263762474, 0.04371444880962372, 0.03924189880490303, 0.03522694483399391, 0.03162277862429619, 0.02838735841214657, 0.025482967495918274, 0.02287573181092739, 0.02053525112569332, 0.018434230238199234, 0.016548171639442444, 0.014855080284178257, 0.01333521492779255, 0.011970850639045238, 0.010746078565716743, 0.009646615944802761, 0.00865964312106371, 0.007773650344461203, 0.006978305988013744, 0.006264335475862026, 0.005623413249850273, 0.005048065911978483, 0.004531583748757839, 0.00406794436275959, 0.003651741426438093, 0.003278121119365096, 0.002942727180197835, 0.0026416482869535685, 0.0023713738191872835, 0.002128751715645194, 0.001910952851176262, 0.0017154378583654761, 0.0015399265103042126, 0.0013823722256347537, 0.0012409378541633487, 0.0011139739071950316, 0.0010000000474974513, 0.0008976871031336486, 0.0008058422245085239, 0.0007233941578306258, 0.0006493816617876291, 0.0005829415167681873, 0.0005232990952208638, 0.0004697588738054037, 0.00042169648804701865, 0.00037855151458643377, 0.00033982080640271306, 0.00030505278846248984, 0.00027384195709601045, 0.00024582439800724387, 0.00022067342069931328, 0.00019809567311313003, 0.00017782794020604342, 0.0001596338552189991, 0.00014330126577988267, 0.00012863968731835485, 0.00011547819303814322, 0.00010366328933741897, 9.305720595875755e-05, 8.353625162271783e-05, 7.498942431993783e-05, 6.731703615514562e-05, 6.042963650543243e-05, 5.424690607469529e-05, 4.869675467489287e-05, 4.371444811113179e-05, 3.92418987757992e-05, 3.522694532875903e-05, 3.162277425872162e-05, 2.838736145349685e-05, 2.5482966520939954e-05, 2.2875730792293325e-05, 2.0535249859676696e-05, 1.8434229787089862e-05, 1.6548170606256463e-05, 1.4855079825792927e-05, 1.333521413471317e-05, 1.197085020976374e-05, 1.0746078260126524e-05, 9.646616490499582e-06, 8.659643754072022e-06, 7.773650395392906e-06, 6.978306373639498e-06, 6.264335297601065e-06, 5.62341347176698e-06, 5.048065759183373e-06, 4.531583726929966e-06, 4.067944246344268e-06, 3.651741280918941e-06, 3.278121312177973e-06, 2.9427271783788456e-06, 2.641648279677611e-06, 2.3713737391517498e-06, 2.1287517029122682e-06, 1.910952960315626e-06, 1.7154378610939602e-06, 1.5399265294036013e-06, 1.3823721474182094e-06, 1.2409377632138785e-06, 1.1139738944621058e-06]


class Program_weight_tensor_meta_model_layers_0_input_layernorm_weight:
    name = "model_layers_0_input_layernorm_weight"
    original_name = "model.layers.0.input_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_proj_weight:
    name = "model_layers_0_self_attn_q_proj_weight"
    original_name = "model.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_proj_weight:
    name = "model_layers_0_self_attn_k_proj_weight"
    original_name = "model.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_v_proj_weight:
    name = "model_layers_0_self_attn_v_proj_weight"
    original_name = "model.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_norm_weight:
    name = "model_layers_0_self_attn_q_norm_weight"
    original_name = "model.layers.0.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_norm_weight:
    name = "model_layers_0_self_attn_k_norm_weight"
    original_name = "model.layers.0.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_o_proj_weight:
    name = "model_layers_0_self_attn_o_proj_weight"
    original_name = "model.layers.0.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [640, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_post_attention_layernorm_weight:
    name = "model_layers_0_post_attention_layernorm_weight"
    original_name = "model.layers.0.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_pre_feedforward_layernorm_weight:
    name = "model_layers_0_pre_feedforward_layernorm_weight"
    original_name = "model.layers.0.pre_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_gate_proj_weight:
    name = "model_layers_0_mlp_gate_proj_weight"
    original_name = "model.layers.0.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_up_proj_weight:
    name = "model_layers_0_mlp_up_proj_weight"
    original_name = "model.layers.0.mlp.up_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_down_proj_weight:
    name = "model_layers_0_mlp_down_proj_weight"
    original_name = "model.layers.0.mlp.down_proj.weight"
    kind = "parameter"
    shape = [640, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_model_layers_0_post_feedforward_layernorm_weight:
    name = "model_layers_0_post_feedforward_layernorm_weight"
    original_name = "model.layers.0.post_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_input_layernorm_weight:
    name = "model_layers_1_input_layernorm_weight"
    original_name = "model.layers.1.input_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_proj_weight:
    name = "model_layers_1_self_attn_q_proj_weight"
    original_name = "model.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_proj_weight:
    name = "model_layers_1_self_attn_k_proj_weight"
    original_name = "model.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_v_proj_weight:
    name = "model_layers_1_self_attn_v_proj_weight"
    original_name = "model.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_norm_weight:
    name = "model_layers_1_self_attn_q_norm_weight"
    original_name = "model.layers.1.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_norm_weight:
    name = "model_layers_1_self_attn_k_norm_weight"
    original_name = "model.layers.1.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_o_proj_weight:
    name = "model_layers_1_self_attn_o_proj_weight"
    original_name = "model.layers.1.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [640, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_post_attention_layernorm_weight:
    name = "model_layers_1_post_attention_layernorm_weight"
    original_name = "model.layers.1.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_pre_feedforward_layernorm_weight:
    name = "model_layers_1_pre_feedforward_layernorm_weight"
    original_name = "model.layers.1.pre_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_gate_proj_weight:
    name = "model_layers_1_mlp_gate_proj_weight"
    original_name = "model.layers.1.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_up_proj_weight:
    name = "model_layers_1_mlp_up_proj_weight"
    original_name = "model.layers.1.mlp.up_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_down_proj_weight:
    name = "model_layers_1_mlp_down_proj_weight"
    original_name = "model.layers.1.mlp.down_proj.weight"
    kind = "parameter"
    shape = [640, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_model_layers_1_post_feedforward_layernorm_weight:
    name = "model_layers_1_post_feedforward_layernorm_weight"
    original_name = "model.layers.1.post_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_input_layernorm_weight:
    name = "model_layers_2_input_layernorm_weight"
    original_name = "model.layers.2.input_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_q_proj_weight:
    name = "model_layers_2_self_attn_q_proj_weight"
    original_name = "model.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_k_proj_weight:
    name = "model_layers_2_self_attn_k_proj_weight"
    original_name = "model.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_v_proj_weight:
    name = "model_layers_2_self_attn_v_proj_weight"
    original_name = "model.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_q_norm_weight:
    name = "model_layers_2_self_attn_q_norm_weight"
    original_name = "model.layers.2.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_k_norm_weight:
    name = "model_layers_2_self_attn_k_norm_weight"
    original_name = "model.layers.2.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_o_proj_weight:
    name = "model_layers_2_self_attn_o_proj_weight"
    original_name = "model.layers.2.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [640, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_2_post_attention_layernorm_weight:
    name = "model_layers_2_post_attention_layernorm_weight"
    original_name = "model.layers.2.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_pre_feedforward_layernorm_weight:
    name = "model_layers_2_pre_feedforward_layernorm_weight"
    original_name = "model.layers.2.pre_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_gate_proj_weight:
    name = "model_layers_2_mlp_gate_proj_weight"
    original_name = "model.layers.2.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_up_proj_weight:
    name = "model_layers_2_mlp_up_proj_weight"
    original_name = "model.layers.2.mlp.up_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_down_proj_weight:
    name = "model_layers_2_mlp_down_proj_weight"
    original_name = "model.layers.2.mlp.down_proj.weight"
    kind = "parameter"
    shape = [640, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_model_layers_2_post_feedforward_layernorm_weight:
    name = "model_layers_2_post_feedforward_layernorm_weight"
    original_name = "model.layers.2.post_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_input_layernorm_weight:
    name = "model_layers_3_input_layernorm_weight"
    original_name = "model.layers.3.input_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_q_proj_weight:
    name = "model_layers_3_self_attn_q_proj_weight"
    original_name = "model.layers.3.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_k_proj_weight:
    name = "model_layers_3_self_attn_k_proj_weight"
    original_name = "model.layers.3.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_v_proj_weight:
    name = "model_layers_3_self_attn_v_proj_weight"
    original_name = "model.layers.3.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_q_norm_weight:
    name = "model_layers_3_self_attn_q_norm_weight"
    original_name = "model.layers.3.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_k_norm_weight:
    name = "model_layers_3_self_attn_k_norm_weight"
    original_name = "model.layers.3.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_o_proj_weight:
    name = "model_layers_3_self_attn_o_proj_weight"
    original_name = "model.layers.3.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [640, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_3_post_attention_layernorm_weight:
    name = "model_layers_3_post_attention_layernorm_weight"
    original_name = "model.layers.3.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_pre_feedforward_layernorm_weight:
    name = "model_layers_3_pre_feedforward_layernorm_weight"
    original_name = "model.layers.3.pre_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_gate_proj_weight:
    name = "model_layers_3_mlp_gate_proj_weight"
    original_name = "model.layers.3.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_up_proj_weight:
    name = "model_layers_3_mlp_up_proj_weight"
    original_name = "model.layers.3.mlp.up_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_down_proj_weight:
    name = "model_layers_3_mlp_down_proj_weight"
    original_name = "model.layers.3.mlp.down_proj.weight"
    kind = "parameter"
    shape = [640, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_model_layers_3_post_feedforward_layernorm_weight:
    name = "model_layers_3_post_feedforward_layernorm_weight"
    original_name = "model.layers.3.post_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_input_layernorm_weight:
    name = "model_layers_4_input_layernorm_weight"
    original_name = "model.layers.4.input_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_q_proj_weight:
    name = "model_layers_4_self_attn_q_proj_weight"
    original_name = "model.layers.4.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_k_proj_weight:
    name = "model_layers_4_self_attn_k_proj_weight"
    original_name = "model.layers.4.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_v_proj_weight:
    name = "model_layers_4_self_attn_v_proj_weight"
    original_name = "model.layers.4.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_q_norm_weight:
    name = "model_layers_4_self_attn_q_norm_weight"
    original_name = "model.layers.4.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_k_norm_weight:
    name = "model_layers_4_self_attn_k_norm_weight"
    original_name = "model.layers.4.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_o_proj_weight:
    name = "model_layers_4_self_attn_o_proj_weight"
    original_name = "model.layers.4.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [640, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_4_post_attention_layernorm_weight:
    name = "model_layers_4_post_attention_layernorm_weight"
    original_name = "model.layers.4.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_pre_feedforward_layernorm_weight:
    name = "model_layers_4_pre_feedforward_layernorm_weight"
    original_name = "model.layers.4.pre_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_mlp_gate_proj_weight:
    name = "model_layers_4_mlp_gate_proj_weight"
    original_name = "model.layers.4.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_4_mlp_up_proj_weight:
    name = "model_layers_4_mlp_up_proj_weight"
    original_name = "model.layers.4.mlp.up_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_4_mlp_down_proj_weight:
    name = "model_layers_4_mlp_down_proj_weight"
    original_name = "model.layers.4.mlp.down_proj.weight"
    kind = "parameter"
    shape = [640, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_model_layers_4_post_feedforward_layernorm_weight:
    name = "model_layers_4_post_feedforward_layernorm_weight"
    original_name = "model.layers.4.post_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_input_layernorm_weight:
    name = "model_layers_5_input_layernorm_weight"
    original_name = "model.layers.5.input_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_q_proj_weight:
    name = "model_layers_5_self_attn_q_proj_weight"
    original_name = "model.layers.5.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_k_proj_weight:
    name = "model_layers_5_self_attn_k_proj_weight"
    original_name = "model.layers.5.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_v_proj_weight:
    name = "model_layers_5_self_attn_v_proj_weight"
    original_name = "model.layers.5.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_q_norm_weight:
    name = "model_layers_5_self_attn_q_norm_weight"
    original_name = "model.layers.5.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_k_norm_weight:
    name = "model_layers_5_self_attn_k_norm_weight"
    original_name = "model.layers.5.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_o_proj_weight:
    name = "model_layers_5_self_attn_o_proj_weight"
    original_name = "model.layers.5.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [640, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_5_post_attention_layernorm_weight:
    name = "model_layers_5_post_attention_layernorm_weight"
    original_name = "model.layers.5.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_pre_feedforward_layernorm_weight:
    name = "model_layers_5_pre_feedforward_layernorm_weight"
    original_name = "model.layers.5.pre_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_mlp_gate_proj_weight:
    name = "model_layers_5_mlp_gate_proj_weight"
    original_name = "model.layers.5.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_5_mlp_up_proj_weight:
    name = "model_layers_5_mlp_up_proj_weight"
    original_name = "model.layers.5.mlp.up_proj.weight"
    kind = "parameter"
    shape = [2048, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_model_layers_5_mlp_down_proj_weight:
    name = "model_layers_5_mlp_down_proj_weight"
    original_name = "model.layers.5.mlp.down_proj.weight"
    kind = "parameter"
    shape = [640, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_model_layers_5_post_feedforward_layernorm_weight:
    name = "model_layers_5_post_feedforward_layernorm_weight"
    original_name = "model.layers.5.post_feedforward_layernorm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_norm_weight:
    name = "model_norm_weight"
    original_name = "model.norm.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None
