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
    shape = [8192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_rotary_emb_inv_freq:
    name = "model_rotary_emb_inv_freq"
    original_name = "model.rotary_emb.inv_freq"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.4216965138912201, 0.17782793939113617, 0.07498941570520401, 0.03162277862429619, 0.01333521492779255, 0.005623413249850273, 0.0023713738191872835, 0.0010000000474974513, 0.00042169648804701865, 0.00017782794020604342, 7.498942431993783e-05, 3.162277425872162e-05, 1.333521413471317e-05, 5.62341347176698e-06, 2.3713737391517498e-06]


class Program_weight_tensor_meta_model_layers_0_input_layernorm_weight:
    name = "model_layers_0_input_layernorm_weight"
    original_name = "model.layers.0.input_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_proj_weight:
    name = "model_layers_0_self_attn_q_proj_weight"
    original_name = "model.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_proj_weight:
    name = "model_layers_0_self_attn_k_proj_weight"
    original_name = "model.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_v_proj_weight:
    name = "model_layers_0_self_attn_v_proj_weight"
    original_name = "model.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_o_proj_weight:
    name = "model_layers_0_self_attn_o_proj_weight"
    original_name = "model.layers.0.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_0_post_attention_layernorm_weight:
    name = "model_layers_0_post_attention_layernorm_weight"
    original_name = "model.layers.0.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_gate_weight:
    name = "model_layers_0_mlp_gate_weight"
    original_name = "model.layers.0.mlp.gate.weight"
    kind = "parameter"
    shape = [8, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_experts_gate_up_proj:
    name = "model_layers_0_mlp_experts_gate_up_proj"
    original_name = "model.layers.0.mlp.experts.gate_up_proj"
    kind = "parameter"
    shape = [8, 1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0027621358640099515
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_experts_down_proj:
    name = "model_layers_0_mlp_experts_down_proj"
    original_name = "model.layers.0.mlp.experts.down_proj"
    kind = "parameter"
    shape = [8, 256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.00390625
    data = None


class Program_weight_tensor_meta_model_layers_1_input_layernorm_weight:
    name = "model_layers_1_input_layernorm_weight"
    original_name = "model.layers.1.input_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_proj_weight:
    name = "model_layers_1_self_attn_q_proj_weight"
    original_name = "model.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_proj_weight:
    name = "model_layers_1_self_attn_k_proj_weight"
    original_name = "model.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_v_proj_weight:
    name = "model_layers_1_self_attn_v_proj_weight"
    original_name = "model.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_o_proj_weight:
    name = "model_layers_1_self_attn_o_proj_weight"
    original_name = "model.layers.1.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_1_post_attention_layernorm_weight:
    name = "model_layers_1_post_attention_layernorm_weight"
    original_name = "model.layers.1.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_gate_weight:
    name = "model_layers_1_mlp_gate_weight"
    original_name = "model.layers.1.mlp.gate.weight"
    kind = "parameter"
    shape = [8, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_experts_gate_up_proj:
    name = "model_layers_1_mlp_experts_gate_up_proj"
    original_name = "model.layers.1.mlp.experts.gate_up_proj"
    kind = "parameter"
    shape = [8, 1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0027621358640099515
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_experts_down_proj:
    name = "model_layers_1_mlp_experts_down_proj"
    original_name = "model.layers.1.mlp.experts.down_proj"
    kind = "parameter"
    shape = [8, 256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.00390625
    data = None


class Program_weight_tensor_meta_model_norm_weight:
    name = "model_norm_weight"
    original_name = "model.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_lm_head_weight:
    name = "lm_head_weight"
    original_name = "lm_head.weight"
    kind = "parameter"
    shape = [8192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None
