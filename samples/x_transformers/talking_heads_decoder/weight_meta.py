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


class Program_weight_tensor_meta_attn_layers_rotary_pos_emb_inv_freq:
    name = "attn_layers_rotary_pos_emb_inv_freq"
    original_name = "attn_layers.rotary_pos_emb.inv_freq"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.5623413324356079, 0.3162277638912201, 0.17782793939113617, 0.10000000149011612, 0.05623412877321243, 0.03162277862429619, 0.017782794311642647, 0.009999999776482582, 0.005623413249850273, 0.003162277862429619, 0.0017782794311642647, 0.0010000000474974513, 0.000562341301701963, 0.0003162277862429619, 0.00017782794020604342]


class Program_weight_tensor_meta_attn_layers_layers_0_0_0_gamma:
    name = "attn_layers_layers_0_0_0_gamma"
    original_name = "attn_layers.layers.0.0.0.gamma"
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


class Program_weight_tensor_meta_attn_layers_layers_0_1_attend_pre_softmax_talking_heads_weight:
    name = "attn_layers_layers_0_1_attend_pre_softmax_talking_heads_weight"
    original_name = "attn_layers.layers.0.1.attend.pre_softmax_talking_heads.weight"
    kind = "parameter"
    shape = [8, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
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


class Program_weight_tensor_meta_attn_layers_layers_1_0_0_gamma:
    name = "attn_layers_layers_1_0_0_gamma"
    original_name = "attn_layers.layers.1.0.0.gamma"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_1_ff_0_0_weight:
    name = "attn_layers_layers_1_1_ff_0_0_weight"
    original_name = "attn_layers.layers.1.1.ff.0.0.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_1_1_ff_0_0_bias:
    name = "attn_layers_layers_1_1_ff_0_0_bias"
    original_name = "attn_layers.layers.1.1.ff.0.0.bias"
    kind = "parameter"
    shape = [1024]
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


class Program_weight_tensor_meta_attn_layers_layers_2_0_0_gamma:
    name = "attn_layers_layers_2_0_0_gamma"
    original_name = "attn_layers.layers.2.0.0.gamma"
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


class Program_weight_tensor_meta_attn_layers_layers_2_1_attend_pre_softmax_talking_heads_weight:
    name = "attn_layers_layers_2_1_attend_pre_softmax_talking_heads_weight"
    original_name = "attn_layers.layers.2.1.attend.pre_softmax_talking_heads.weight"
    kind = "parameter"
    shape = [8, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
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


class Program_weight_tensor_meta_attn_layers_layers_3_0_0_gamma:
    name = "attn_layers_layers_3_0_0_gamma"
    original_name = "attn_layers.layers.3.0.0.gamma"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_1_ff_0_0_weight:
    name = "attn_layers_layers_3_1_ff_0_0_weight"
    original_name = "attn_layers.layers.3.1.ff.0.0.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_3_1_ff_0_0_bias:
    name = "attn_layers_layers_3_1_ff_0_0_bias"
    original_name = "attn_layers.layers.3.1.ff.0.0.bias"
    kind = "parameter"
    shape = [1024]
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


class Program_weight_tensor_meta_attn_layers_layers_4_0_0_gamma:
    name = "attn_layers_layers_4_0_0_gamma"
    original_name = "attn_layers.layers.4.0.0.gamma"
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


class Program_weight_tensor_meta_attn_layers_layers_4_1_attend_pre_softmax_talking_heads_weight:
    name = "attn_layers_layers_4_1_attend_pre_softmax_talking_heads_weight"
    original_name = "attn_layers.layers.4.1.attend.pre_softmax_talking_heads.weight"
    kind = "parameter"
    shape = [8, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
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


class Program_weight_tensor_meta_attn_layers_layers_5_0_0_gamma:
    name = "attn_layers_layers_5_0_0_gamma"
    original_name = "attn_layers.layers.5.0.0.gamma"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_1_ff_0_0_weight:
    name = "attn_layers_layers_5_1_ff_0_0_weight"
    original_name = "attn_layers.layers.5.1.ff.0.0.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_attn_layers_layers_5_1_ff_0_0_bias:
    name = "attn_layers_layers_5_1_ff_0_0_bias"
    original_name = "attn_layers.layers.5.1.ff.0.0.bias"
    kind = "parameter"
    shape = [1024]
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


class Program_weight_tensor_meta_attn_layers_final_norm_gamma:
    name = "attn_layers_final_norm_gamma"
    original_name = "attn_layers.final_norm.gamma"
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
