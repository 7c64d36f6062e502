class Program_weight_tensor_meta_s0:
    name = "s0"
    original_name = "L['kwargs']['input_ids'].size()[0]"
    kind = "symint"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]


class Program_weight_tensor_meta_s1:
    name = "s1"
    original_name = "L['kwargs']['input_ids'].size()[1]"
    kind = "symint"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [48]


class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [2, 48]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969, 3673, 2020, 3294, 7691, 5548, 2397, 5313, 7821, 4970, 6918, 163, 3051, 6495, 2659, 3595, 4089, 2965, 2406, 7611, 82, 1910, 5747, 7292, 4601, 7828, 7847, 5815, 1654, 2532, 6611, 3020, 5941]


class Program_weight_tensor_meta_model_embed_tokens_weight:
    name = "model_embed_tokens_weight"
    original_name = "model.embed_tokens.weight"
    kind = "parameter"
    shape = [8192, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_rotary_emb_inv_freq:
    name = "model_rotary_emb_inv_freq"
    original_name = "model.rotary_emb.inv_freq"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.7498942017555237, 0.5623413324356079, 0.4216965138912201, 0.3162277638912201, 0.23713736236095428, 0.17782793939113617, 0.1333521455526352, 0.10000000149011612, 0.07498941570520401, 0.05623412877321243, 0.04216964915394783, 0.03162277862429619, 0.0237137358635664, 0.017782794311642647, 0.01333521492779255, 0.009999999776482582, 0.007498942315578461, 0.005623413249850273, 0.0042169648222625256, 0.003162277862429619, 0.0023713738191872835, 0.0017782794311642647, 0.0013335214462131262, 0.0010000000474974513, 0.0007498941849917173, 0.000562341301701963, 0.00042169648804701865, 0.0003162277862429619, 0.0002371373848291114, 0.00017782794020604342, 0.0001333521504420787]


class Program_weight_tensor_meta_model_layers_0_input_layernorm_weight:
    name = "model_layers_0_input_layernorm_weight"
    original_name = "model.layers.0.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_proj_weight:
    name = "model_layers_0_self_attn_q_proj_weight"
    original_name = "model.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_proj_weight:
    name = "model_layers_0_self_attn_k_proj_weight"
    original_name = "model.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_v_proj_weight:
    name = "model_layers_0_self_attn_v_proj_weight"
    original_name = "model.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_o_proj_weight:
    name = "model_layers_0_self_attn_o_proj_weight"
    original_name = "model.layers.0.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_post_attention_layernorm_weight:
    name = "model_layers_0_post_attention_layernorm_weight"
    original_name = "model.layers.0.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_gate_proj_weight:
    name = "model_layers_0_mlp_gate_proj_weight"
    original_name = "model.layers.0.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_up_proj_weight:
    name = "model_layers_0_mlp_up_proj_weight"
    original_name = "model.layers.0.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_down_proj_weight:
    name = "model_layers_0_mlp_down_proj_weight"
    original_name = "model.layers.0.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_1_input_layernorm_weight:
    name = "model_layers_1_input_layernorm_weight"
    original_name = "model.layers.1.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_proj_weight:
    name = "model_layers_1_self_attn_q_proj_weight"
    original_name = "model.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_proj_weight:
    name = "model_layers_1_self_attn_k_proj_weight"
    original_name = "model.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_v_proj_weight:
    name = "model_layers_1_self_attn_v_proj_weight"
    original_name = "model.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_o_proj_weight:
    name = "model_layers_1_self_attn_o_proj_weight"
    original_name = "model.layers.1.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_post_attention_layernorm_weight:
    name = "model_layers_1_post_attention_layernorm_weight"
    original_name = "model.layers.1.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_gate_proj_weight:
    name = "model_layers_1_mlp_gate_proj_weight"
    original_name = "model.layers.1.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_up_proj_weight:
    name = "model_layers_1_mlp_up_proj_weight"
    original_name = "model.layers.1.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_down_proj_weight:
    name = "model_layers_1_mlp_down_proj_weight"
    original_name = "model.layers.1.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_2_input_layernorm_weight:
    name = "model_layers_2_input_layernorm_weight"
    original_name = "model.layers.2.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_q_proj_weight:
    name = "model_layers_2_self_attn_q_proj_weight"
    original_name = "model.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_k_proj_weight:
    name = "model_layers_2_self_attn_k_proj_weight"
    original_name = "model.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_v_proj_weight:
    name = "model_layers_2_self_attn_v_proj_weight"
    original_name = "model.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_o_proj_weight:
    name = "model_layers_2_self_attn_o_proj_weight"
    original_name = "model.layers.2.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_post_attention_layernorm_weight:
    name = "model_layers_2_post_attention_layernorm_weight"
    original_name = "model.layers.2.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_gate_proj_weight:
    name = "model_layers_2_mlp_gate_proj_weight"
    original_name = "model.layers.2.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_up_proj_weight:
    name = "model_layers_2_mlp_up_proj_weight"
    original_name = "model.layers.2.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_down_proj_weight:
    name = "model_layers_2_mlp_down_proj_weight"
    original_name = "model.layers.2.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_3_input_layernorm_weight:
    name = "model_layers_3_input_layernorm_weight"
    original_name = "model.layers.3.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_q_proj_weight:
    name = "model_layers_3_self_attn_q_proj_weight"
    original_name = "model.layers.3.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_k_proj_weight:
    name = "model_layers_3_self_attn_k_proj_weight"
    original_name = "model.layers.3.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_v_proj_weight:
    name = "model_layers_3_self_attn_v_proj_weight"
    original_name = "model.layers.3.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_o_proj_weight:
    name = "model_layers_3_self_attn_o_proj_weight"
    original_name = "model.layers.3.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_post_attention_layernorm_weight:
    name = "model_layers_3_post_attention_layernorm_weight"
    original_name = "model.layers.3.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_gate_proj_weight:
    name = "model_layers_3_mlp_gate_proj_weight"
    original_name = "model.layers.3.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_up_proj_weight:
    name = "model_layers_3_mlp_up_proj_weight"
    original_name = "model.layers.3.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_down_proj_weight:
    name = "model_layers_3_mlp_down_proj_weight"
    original_name = "model.layers.3.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_norm_weight:
    name = "model_norm_weight"
    original_name = "model.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_lm_head_weight:
    name = "lm_head_weight"
    original_name = "lm_head.weight"
    kind = "parameter"
    shape = [8192, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None
