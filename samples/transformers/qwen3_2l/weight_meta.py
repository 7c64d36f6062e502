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
    shape = [8192, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_rotary_emb_inv_freq:
    name = "model_rotary_emb_inv_freq"
    original_name = "model.rotary_emb.inv_freq"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.8659643530845642, 0.7498942017555237, 0.6493816375732422, 0.5623413324356079, 0.486967533826828, 0.4216965138912201, 0.36517414450645447, 0.3162277638912201, 0.2738419771194458, 0.23713736236095428, 0.20535250008106232, 0.17782793939113617, 0.1539926528930664, 0.1333521455526352, 0.11547820270061493, 0.10000000149011612, 0.08659642934799194, 0.07498941570520401, 0.06493816524744034, 0.05623412877321243, 0.04869675263762474, 0.04216964915394783, 0.03651741147041321, 0.03162277862429619, 0.0273841954767704, 0.0237137358635664, 0.02053525112569332, 0.017782794311642647, 0.015399265103042126, 0.01333521492779255, 0.011547819711267948, 0.009999999776482582, 0.00865964312106371, 0.007498942315578461, 0.006493816617876291, 0.005623413249850273, 0.004869675263762474, 0.0042169648222625256, 0.003651741426438093, 0.003162277862429619, 0.0027384196873754263, 0.0023713738191872835, 0.0020535250660032034, 0.0017782794311642647, 0.0015399265103042126, 0.0013335214462131262, 0.0011547820176929235, 0.0010000000474974513, 0.0008659643353894353, 0.0007498941849917173, 0.0006493816617876291, 0.000562341301701963, 0.00048696750309318304, 0.00042169648804701865, 0.00036517411353997886, 0.0003162277862429619, 0.00027384195709601045, 0.0002371373848291114, 0.00020535249495878816, 0.00017782794020604342, 0.00015399264520965517, 0.0001333521504420787, 0.00011547819303814322]


class Program_weight_tensor_meta_model_layers_0_input_layernorm_weight:
    name = "model_layers_0_input_layernorm_weight"
    original_name = "model.layers.0.input_layernorm.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_proj_weight:
    name = "model_layers_0_self_attn_q_proj_weight"
    original_name = "model.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_norm_weight:
    name = "model_layers_0_self_attn_q_norm_weight"
    original_name = "model.layers.0.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_proj_weight:
    name = "model_layers_0_self_attn_k_proj_weight"
    original_name = "model.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [512, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_norm_weight:
    name = "model_layers_0_self_attn_k_norm_weight"
    original_name = "model.layers.0.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_v_proj_weight:
    name = "model_layers_0_self_attn_v_proj_weight"
    original_name = "model.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [512, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_o_proj_weight:
    name = "model_layers_0_self_attn_o_proj_weight"
    original_name = "model.layers.0.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [1024, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_post_attention_layernorm_weight:
    name = "model_layers_0_post_attention_layernorm_weight"
    original_name = "model.layers.0.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_gate_proj_weight:
    name = "model_layers_0_mlp_gate_proj_weight"
    original_name = "model.layers.0.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [3072, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_up_proj_weight:
    name = "model_layers_0_mlp_up_proj_weight"
    original_name = "model.layers.0.mlp.up_proj.weight"
    kind = "parameter"
    shape = [3072, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_down_proj_weight:
    name = "model_layers_0_mlp_down_proj_weight"
    original_name = "model.layers.0.mlp.down_proj.weight"
    kind = "parameter"
    shape = [1024, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_model_layers_1_input_layernorm_weight:
    name = "model_layers_1_input_layernorm_weight"
    original_name = "model.layers.1.input_layernorm.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_proj_weight:
    name = "model_layers_1_self_attn_q_proj_weight"
    original_name = "model.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [1024, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_norm_weight:
    name = "model_layers_1_self_attn_q_norm_weight"
    original_name = "model.layers.1.self_attn.q_norm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_proj_weight:
    name = "model_layers_1_self_attn_k_proj_weight"
    original_name = "model.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [512, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_norm_weight:
    name = "model_layers_1_self_attn_k_norm_weight"
    original_name = "model.layers.1.self_attn.k_norm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_v_proj_weight:
    name = "model_layers_1_self_attn_v_proj_weight"
    original_name = "model.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [512, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_o_proj_weight:
    name = "model_layers_1_self_attn_o_proj_weight"
    original_name = "model.layers.1.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [1024, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_post_attention_layernorm_weight:
    name = "model_layers_1_post_attention_layernorm_weight"
    original_name = "model.layers.1.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_gate_proj_weight:
    name = "model_layers_1_mlp_gate_proj_weight"
    original_name = "model.layers.1.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [3072, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_up_proj_weight:
    name = "model_layers_1_mlp_up_proj_weight"
    original_name = "model.layers.1.mlp.up_proj.weight"
    kind = "parameter"
    shape = [3072, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_down_proj_weight:
    name = "model_layers_1_mlp_down_proj_weight"
    original_name = "model.layers.1.mlp.down_proj.weight"
    kind = "parameter"
    shape = [1024, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_model_norm_weight:
    name = "model_norm_weight"
    original_name = "model.norm.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_lm_head_weight:
    name = "lm_head_weight"
    original_name = "lm_head.weight"
    kind = "parameter"
    shape = [8192, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None
