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
    shape = [8192, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_rotary_emb_inv_freq:
    name = "model_rotary_emb_inv_freq"
    original_name = "model.rotary_emb.inv_freq"
    kind = "buffer"
    shape = [32]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.75, 0.5625, 0.421875, 0.31640625, 0.2373046875, 0.177734375, 0.1337890625, 0.10009765625, 0.0751953125, 0.05615234375, 0.042236328125, 0.03173828125, 0.023681640625, 0.017822265625, 0.0133056640625, 0.010009765625, 0.00750732421875, 0.005615234375, 0.00421142578125, 0.0031585693359375, 0.0023651123046875, 0.00177764892578125, 0.00133514404296875, 0.00099945068359375, 0.000751495361328125, 0.000560760498046875, 0.0004215240478515625, 0.000316619873046875, 0.00023746490478515625, 0.0001773834228515625, 0.000133514404296875]


class Program_weight_tensor_meta_model_layers_0_input_layernorm_weight:
    name = "model_layers_0_input_layernorm_weight"
    original_name = "model.layers.0.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_q_proj_weight:
    name = "model_layers_0_self_attn_q_proj_weight"
    original_name = "model.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_k_proj_weight:
    name = "model_layers_0_self_attn_k_proj_weight"
    original_name = "model.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_v_proj_weight:
    name = "model_layers_0_self_attn_v_proj_weight"
    original_name = "model.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_self_attn_o_proj_weight:
    name = "model_layers_0_self_attn_o_proj_weight"
    original_name = "model.layers.0.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_post_attention_layernorm_weight:
    name = "model_layers_0_post_attention_layernorm_weight"
    original_name = "model.layers.0.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_gate_proj_weight:
    name = "model_layers_0_mlp_gate_proj_weight"
    original_name = "model.layers.0.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_up_proj_weight:
    name = "model_layers_0_mlp_up_proj_weight"
    original_name = "model.layers.0.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_0_mlp_down_proj_weight:
    name = "model_layers_0_mlp_down_proj_weight"
    original_name = "model.layers.0.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_1_input_layernorm_weight:
    name = "model_layers_1_input_layernorm_weight"
    original_name = "model.layers.1.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_q_proj_weight:
    name = "model_layers_1_self_attn_q_proj_weight"
    original_name = "model.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_k_proj_weight:
    name = "model_layers_1_self_attn_k_proj_weight"
    original_name = "model.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_v_proj_weight:
    name = "model_layers_1_self_attn_v_proj_weight"
    original_name = "model.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_self_attn_o_proj_weight:
    name = "model_layers_1_self_attn_o_proj_weight"
    original_name = "model.layers.1.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_post_attention_layernorm_weight:
    name = "model_layers_1_post_attention_layernorm_weight"
    original_name = "model.layers.1.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_gate_proj_weight:
    name = "model_layers_1_mlp_gate_proj_weight"
    original_name = "model.layers.1.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_up_proj_weight:
    name = "model_layers_1_mlp_up_proj_weight"
    original_name = "model.layers.1.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_1_mlp_down_proj_weight:
    name = "model_layers_1_mlp_down_proj_weight"
    original_name = "model.layers.1.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_2_input_layernorm_weight:
    name = "model_layers_2_input_layernorm_weight"
    original_name = "model.layers.2.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_q_proj_weight:
    name = "model_layers_2_self_attn_q_proj_weight"
    original_name = "model.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_k_proj_weight:
    name = "model_layers_2_self_attn_k_proj_weight"
    original_name = "model.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_v_proj_weight:
    name = "model_layers_2_self_attn_v_proj_weight"
    original_name = "model.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_self_attn_o_proj_weight:
    name = "model_layers_2_self_attn_o_proj_weight"
    original_name = "model.layers.2.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_post_attention_layernorm_weight:
    name = "model_layers_2_post_attention_layernorm_weight"
    original_name = "model.layers.2.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_gate_proj_weight:
    name = "model_layers_2_mlp_gate_proj_weight"
    original_name = "model.layers.2.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_up_proj_weight:
    name = "model_layers_2_mlp_up_proj_weight"
    original_name = "model.layers.2.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_2_mlp_down_proj_weight:
    name = "model_layers_2_mlp_down_proj_weight"
    original_name = "model.layers.2.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_3_input_layernorm_weight:
    name = "model_layers_3_input_layernorm_weight"
    original_name = "model.layers.3.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_q_proj_weight:
    name = "model_layers_3_self_attn_q_proj_weight"
    original_name = "model.layers.3.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_k_proj_weight:
    name = "model_layers_3_self_attn_k_proj_weight"
    original_name = "model.layers.3.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_v_proj_weight:
    name = "model_layers_3_self_attn_v_proj_weight"
    original_name = "model.layers.3.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_self_attn_o_proj_weight:
    name = "model_layers_3_self_attn_o_proj_weight"
    original_name = "model.layers.3.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_post_attention_layernorm_weight:
    name = "model_layers_3_post_attention_layernorm_weight"
    original_name = "model.layers.3.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_gate_proj_weight:
    name = "model_layers_3_mlp_gate_proj_weight"
    original_name = "model.layers.3.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_up_proj_weight:
    name = "model_layers_3_mlp_up_proj_weight"
    original_name = "model.layers.3.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_3_mlp_down_proj_weight:
    name = "model_layers_3_mlp_down_proj_weight"
    original_name = "model.layers.3.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_4_input_layernorm_weight:
    name = "model_layers_4_input_layernorm_weight"
    original_name = "model.layers.4.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_q_proj_weight:
    name = "model_layers_4_self_attn_q_proj_weight"
    original_name = "model.layers.4.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_k_proj_weight:
    name = "model_layers_4_self_attn_k_proj_weight"
    original_name = "model.layers.4.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_v_proj_weight:
    name = "model_layers_4_self_attn_v_proj_weight"
    original_name = "model.layers.4.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_4_self_attn_o_proj_weight:
    name = "model_layers_4_self_attn_o_proj_weight"
    original_name = "model.layers.4.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_4_post_attention_layernorm_weight:
    name = "model_layers_4_post_attention_layernorm_weight"
    original_name = "model.layers.4.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_4_mlp_gate_proj_weight:
    name = "model_layers_4_mlp_gate_proj_weight"
    original_name = "model.layers.4.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_4_mlp_up_proj_weight:
    name = "model_layers_4_mlp_up_proj_weight"
    original_name = "model.layers.4.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_4_mlp_down_proj_weight:
    name = "model_layers_4_mlp_down_proj_weight"
    original_name = "model.layers.4.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_5_input_layernorm_weight:
    name = "model_layers_5_input_layernorm_weight"
    original_name = "model.layers.5.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_q_proj_weight:
    name = "model_layers_5_self_attn_q_proj_weight"
    original_name = "model.layers.5.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_k_proj_weight:
    name = "model_layers_5_self_attn_k_proj_weight"
    original_name = "model.layers.5.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_v_proj_weight:
    name = "model_layers_5_self_attn_v_proj_weight"
    original_name = "model.layers.5.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_5_self_attn_o_proj_weight:
    name = "model_layers_5_self_attn_o_proj_weight"
    original_name = "model.layers.5.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_5_post_attention_layernorm_weight:
    name = "model_layers_5_post_attention_layernorm_weight"
    original_name = "model.layers.5.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_5_mlp_gate_proj_weight:
    name = "model_layers_5_mlp_gate_proj_weight"
    original_name = "model.layers.5.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_5_mlp_up_proj_weight:
    name = "model_layers_5_mlp_up_proj_weight"
    original_name = "model.layers.5.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_5_mlp_down_proj_weight:
    name = "model_layers_5_mlp_down_proj_weight"
    original_name = "model.layers.5.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_6_input_layernorm_weight:
    name = "model_layers_6_input_layernorm_weight"
    original_name = "model.layers.6.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_6_self_attn_q_proj_weight:
    name = "model_layers_6_self_attn_q_proj_weight"
    original_name = "model.layers.6.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_6_self_attn_k_proj_weight:
    name = "model_layers_6_self_attn_k_proj_weight"
    original_name = "model.layers.6.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_6_self_attn_v_proj_weight:
    name = "model_layers_6_self_attn_v_proj_weight"
    original_name = "model.layers.6.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_6_self_attn_o_proj_weight:
    name = "model_layers_6_self_attn_o_proj_weight"
    original_name = "model.layers.6.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_6_post_attention_layernorm_weight:
    name = "model_layers_6_post_attention_layernorm_weight"
    original_name = "model.layers.6.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_6_mlp_gate_proj_weight:
    name = "model_layers_6_mlp_gate_proj_weight"
    original_name = "model.layers.6.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_6_mlp_up_proj_weight:
    name = "model_layers_6_mlp_up_proj_weight"
    original_name = "model.layers.6.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_6_mlp_down_proj_weight:
    name = "model_layers_6_mlp_down_proj_weight"
    original_name = "model.layers.6.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_layers_7_input_layernorm_weight:
    name = "model_layers_7_input_layernorm_weight"
    original_name = "model.layers.7.input_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_7_self_attn_q_proj_weight:
    name = "model_layers_7_self_attn_q_proj_weight"
    original_name = "model.layers.7.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_7_self_attn_k_proj_weight:
    name = "model_layers_7_self_attn_k_proj_weight"
    original_name = "model.layers.7.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_7_self_attn_v_proj_weight:
    name = "model_layers_7_self_attn_v_proj_weight"
    original_name = "model.layers.7.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_7_self_attn_o_proj_weight:
    name = "model_layers_7_self_attn_o_proj_weight"
    original_name = "model.layers.7.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_7_post_attention_layernorm_weight:
    name = "model_layers_7_post_attention_layernorm_weight"
    original_name = "model.layers.7.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_layers_7_mlp_gate_proj_weight:
    name = "model_layers_7_mlp_gate_proj_weight"
    original_name = "model.layers.7.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_7_mlp_up_proj_weight:
    name = "model_layers_7_mlp_up_proj_weight"
    original_name = "model.layers.7.mlp.up_proj.weight"
    kind = "parameter"
    shape = [1376, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_layers_7_mlp_down_proj_weight:
    name = "model_layers_7_mlp_down_proj_weight"
    original_name = "model.layers.7.mlp.down_proj.weight"
    kind = "parameter"
    shape = [512, 1376]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.038124642583151166
    data = None


class Program_weight_tensor_meta_model_norm_weight:
    name = "model_norm_weight"
    original_name = "model.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_lm_head_weight:
    name = "lm_head_weight"
    original_name = "lm_head.weight"
    kind = "parameter"
    shape = [8192, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None
