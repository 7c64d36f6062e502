class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1724, 273, 711, 323, 30, 23, 2783, 3303, 1867, 1003, 4062, 1231, 1056, 1472, 1610, 1900, 3664, 2263, 257, 3410, 480, 3250, 2084, 547, 2677, 993, 3541, 1837, 3253, 2157, 1904, 1483, 2930, 2392, 1904, 3337, 3351, 840, 3235, 189, 595, 45, 1530, 268, 1129, 2160, 1152, 1797, 2054, 1345, 560, 1897, 1157, 972, 1058, 540, 2578, 3208, 3426, 1875, 1952, 1052, 171, 3484]


class Program_weight_tensor_meta_pos_emb_emb_weight:
    name = "pos_emb_emb_weight"
    original_name = "pos_emb.emb.weight"
    kind = "parameter"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_token_emb_emb_weight:
    name = "token_emb_emb_weight"
    original_name = "token_emb.emb.weight"
    kind = "parameter"
    shape = [4096, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_0_0_0_g:
    name = "attn_layers_layers_0_0_0_g"
    original_name = "attn_layers.layers.0.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_0_1_to_q_weight:
    name = "attn_layers_layers_0_1_to_q_weight"
    original_name = "attn_layers.layers.0.1.to_q.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_0_1_to_k_weight:
    name = "attn_layers_layers_0_1_to_k_weight"
    original_name = "attn_layers.layers.0.1.to_k.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_0_1_to_v_weight:
    name = "attn_layers_layers_0_1_to_v_weight"
    original_name = "attn_layers.layers.0.1.to_v.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_rel_pos_bias:
    name = "attn_layers_rel_pos_bias"
    original_name = "attn_layers.rel_pos.bias"
    kind = "buffer"
    shape = [8, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.656
    std = 4.624
    data = None


class Program_weight_tensor_meta_attn_layers_layers_0_1_to_out_weight:
    name = "attn_layers_layers_0_1_to_out_weight"
    original_name = "attn_layers.layers.0.1.to_out.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_0_0_g:
    name = "attn_layers_layers_1_0_0_g"
    original_name = "attn_layers.layers.1.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_1_ff_0_proj_weight:
    name = "attn_layers_layers_1_1_ff_0_proj_weight"
    original_name = "attn_layers.layers.1.1.ff.0.proj.weight"
    kind = "parameter"
    shape = [2048, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_1_ff_0_proj_bias:
    name = "attn_layers_layers_1_1_ff_0_proj_bias"
    original_name = "attn_layers.layers.1.1.ff.0.proj.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_1_ff_2_weight:
    name = "attn_layers_layers_1_1_ff_2_weight"
    original_name = "attn_layers.layers.1.1.ff.2.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_1_ff_2_bias:
    name = "attn_layers_layers_1_1_ff_2_bias"
    original_name = "attn_layers.layers.1.1.ff.2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_2_0_0_g:
    name = "attn_layers_layers_2_0_0_g"
    original_name = "attn_layers.layers.2.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_2_1_to_q_weight:
    name = "attn_layers_layers_2_1_to_q_weight"
    original_name = "attn_layers.layers.2.1.to_q.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_2_1_to_k_weight:
    name = "attn_layers_layers_2_1_to_k_weight"
    original_name = "attn_layers.layers.2.1.to_k.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_2_1_to_v_weight:
    name = "attn_layers_layers_2_1_to_v_weight"
    original_name = "attn_layers.layers.2.1.to_v.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_2_1_to_out_weight:
    name = "attn_layers_layers_2_1_to_out_weight"
    original_name = "attn_layers.layers.2.1.to_out.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_0_0_g:
    name = "attn_layers_layers_3_0_0_g"
    original_name = "attn_layers.layers.3.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_1_ff_0_proj_weight:
    name = "attn_layers_layers_3_1_ff_0_proj_weight"
    original_name = "attn_layers.layers.3.1.ff.0.proj.weight"
    kind = "parameter"
    shape = [2048, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_1_ff_0_proj_bias:
    name = "attn_layers_layers_3_1_ff_0_proj_bias"
    original_name = "attn_layers.layers.3.1.ff.0.proj.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_1_ff_2_weight:
    name = "attn_layers_layers_3_1_ff_2_weight"
    original_name = "attn_layers.layers.3.1.ff.2.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_1_ff_2_bias:
    name = "attn_layers_layers_3_1_ff_2_bias"
    original_name = "attn_layers.layers.3.1.ff.2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_4_0_0_g:
    name = "attn_layers_layers_4_0_0_g"
    original_name = "attn_layers.layers.4.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_4_1_to_q_weight:
    name = "attn_layers_layers_4_1_to_q_weight"
    original_name = "attn_layers.layers.4.1.to_q.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_4_1_to_k_weight:
    name = "attn_layers_layers_4_1_to_k_weight"
    original_name = "attn_layers.layers.4.1.to_k.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_4_1_to_v_weight:
    name = "attn_layers_layers_4_1_to_v_weight"
    original_name = "attn_layers.layers.4.1.to_v.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_4_1_to_out_weight:
    name = "attn_layers_layers_4_1_to_out_weight"
    original_name = "attn_layers.layers.4.1.to_out.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_0_0_g:
    name = "attn_layers_layers_5_0_0_g"
    original_name = "attn_layers.layers.5.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_1_ff_0_proj_weight:
    name = "attn_layers_layers_5_1_ff_0_proj_weight"
    original_name = "attn_layers.layers.5.1.ff.0.proj.weight"
    kind = "parameter"
    shape = [2048, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_1_ff_0_proj_bias:
    name = "attn_layers_layers_5_1_ff_0_proj_bias"
    original_name = "attn_layers.layers.5.1.ff.0.proj.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_1_ff_2_weight:
    name = "attn_layers_layers_5_1_ff_2_weight"
    original_name = "attn_layers.layers.5.1.ff.2.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_1_ff_2_bias:
    name = "attn_layers_layers_5_1_ff_2_bias"
    original_name = "attn_layers.layers.5.1.ff.2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_6_0_0_g:
    name = "attn_layers_layers_6_0_0_g"
    original_name = "attn_layers.layers.6.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_6_1_to_q_weight:
    name = "attn_layers_layers_6_1_to_q_weight"
    original_name = "attn_layers.layers.6.1.to_q.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_6_1_to_k_weight:
    name = "attn_layers_layers_6_1_to_k_weight"
    original_name = "attn_layers.layers.6.1.to_k.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_6_1_to_v_weight:
    name = "attn_layers_layers_6_1_to_v_weight"
    original_name = "attn_layers.layers.6.1.to_v.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_6_1_to_out_weight:
    name = "attn_layers_layers_6_1_to_out_weight"
    original_name = "attn_layers.layers.6.1.to_out.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_attn_layers_layers_7_0_0_g:
    name = "attn_layers_layers_7_0_0_g"
    original_name = "attn_layers.layers.7.0.0.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_7_1_ff_0_proj_weight:
    name = "attn_layers_layers_7_1_ff_0_proj_weight"
    original_name = "attn_layers.layers.7.1.ff.0.proj.weight"
    kind = "parameter"
    shape = [2048, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_7_1_ff_0_proj_bias:
    name = "attn_layers_layers_7_1_ff_0_proj_bias"
    original_name = "attn_layers.layers.7.1.ff.0.proj.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_layers_7_1_ff_2_weight:
    name = "attn_layers_layers_7_1_ff_2_weight"
    original_name = "attn_layers.layers.7.1.ff.2.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_attn_layers_layers_7_1_ff_2_bias:
    name = "attn_layers_layers_7_1_ff_2_bias"
    original_name = "attn_layers.layers.7.1.ff.2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attn_layers_final_norm_g:
    name = "attn_layers_final_norm_g"
    original_name = "attn_layers.final_norm.g"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_to_logits_weight:
    name = "to_logits_weight"
    original_name = "to_logits.weight"
    kind = "parameter"
    shape = [4096, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None
