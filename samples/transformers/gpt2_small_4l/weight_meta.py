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


class Program_weight_tensor_meta_transformer_wte_weight:
    name = "transformer_wte_weight"
    original_name = "transformer.wte.weight"
    kind = "parameter"
    shape = [8192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_wpe_weight:
    name = "transformer_wpe_weight"
    original_name = "transformer.wpe.weight"
    kind = "parameter"
    shape = [1024, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_0_ln_1_weight:
    name = "transformer_h_0_ln_1_weight"
    original_name = "transformer.h.0.ln_1.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_0_ln_1_bias:
    name = "transformer_h_0_ln_1_bias"
    original_name = "transformer.h.0.ln_1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_0_attn_c_attn_bias:
    name = "transformer_h_0_attn_c_attn_bias"
    original_name = "transformer.h.0.attn.c_attn.bias"
    kind = "parameter"
    shape = [2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_0_attn_c_attn_weight:
    name = "transformer_h_0_attn_c_attn_weight"
    original_name = "transformer.h.0.attn.c_attn.weight"
    kind = "parameter"
    shape = [768, 2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_transformer_h_0_attn_c_proj_bias:
    name = "transformer_h_0_attn_c_proj_bias"
    original_name = "transformer.h.0.attn.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_0_attn_c_proj_weight:
    name = "transformer_h_0_attn_c_proj_weight"
    original_name = "transformer.h.0.attn.c_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_0_ln_2_weight:
    name = "transformer_h_0_ln_2_weight"
    original_name = "transformer.h.0.ln_2.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_0_ln_2_bias:
    name = "transformer_h_0_ln_2_bias"
    original_name = "transformer.h.0.ln_2.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_0_mlp_c_fc_bias:
    name = "transformer_h_0_mlp_c_fc_bias"
    original_name = "transformer.h.0.mlp.c_fc.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_0_mlp_c_fc_weight:
    name = "transformer_h_0_mlp_c_fc_weight"
    original_name = "transformer.h.0.mlp.c_fc.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_transformer_h_0_mlp_c_proj_bias:
    name = "transformer_h_0_mlp_c_proj_bias"
    original_name = "transformer.h.0.mlp.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_0_mlp_c_proj_weight:
    name = "transformer_h_0_mlp_c_proj_weight"
    original_name = "transformer.h.0.mlp.c_proj.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_1_ln_1_weight:
    name = "transformer_h_1_ln_1_weight"
    original_name = "transformer.h.1.ln_1.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_1_ln_1_bias:
    name = "transformer_h_1_ln_1_bias"
    original_name = "transformer.h.1.ln_1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_1_attn_c_attn_bias:
    name = "transformer_h_1_attn_c_attn_bias"
    original_name = "transformer.h.1.attn.c_attn.bias"
    kind = "parameter"
    shape = [2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_1_attn_c_attn_weight:
    name = "transformer_h_1_attn_c_attn_weight"
    original_name = "transformer.h.1.attn.c_attn.weight"
    kind = "parameter"
    shape = [768, 2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_transformer_h_1_attn_c_proj_bias:
    name = "transformer_h_1_attn_c_proj_bias"
    original_name = "transformer.h.1.attn.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_1_attn_c_proj_weight:
    name = "transformer_h_1_attn_c_proj_weight"
    original_name = "transformer.h.1.attn.c_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_1_ln_2_weight:
    name = "transformer_h_1_ln_2_weight"
    original_name = "transformer.h.1.ln_2.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_1_ln_2_bias:
    name = "transformer_h_1_ln_2_bias"
    original_name = "transformer.h.1.ln_2.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_1_mlp_c_fc_bias:
    name = "transformer_h_1_mlp_c_fc_bias"
    original_name = "transformer.h.1.mlp.c_fc.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_1_mlp_c_fc_weight:
    name = "transformer_h_1_mlp_c_fc_weight"
    original_name = "transformer.h.1.mlp.c_fc.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_transformer_h_1_mlp_c_proj_bias:
    name = "transformer_h_1_mlp_c_proj_bias"
    original_name = "transformer.h.1.mlp.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_1_mlp_c_proj_weight:
    name = "transformer_h_1_mlp_c_proj_weight"
    original_name = "transformer.h.1.mlp.c_proj.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_2_ln_1_weight:
    name = "transformer_h_2_ln_1_weight"
    original_name = "transformer.h.2.ln_1.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_2_ln_1_bias:
    name = "transformer_h_2_ln_1_bias"
    original_name = "transformer.h.2.ln_1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_2_attn_c_attn_bias:
    name = "transformer_h_2_attn_c_attn_bias"
    original_name = "transformer.h.2.attn.c_attn.bias"
    kind = "parameter"
    shape = [2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_2_attn_c_attn_weight:
    name = "transformer_h_2_attn_c_attn_weight"
    original_name = "transformer.h.2.attn.c_attn.weight"
    kind = "parameter"
    shape = [768, 2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_transformer_h_2_attn_c_proj_bias:
    name = "transformer_h_2_attn_c_proj_bias"
    original_name = "transformer.h.2.attn.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_2_attn_c_proj_weight:
    name = "transformer_h_2_attn_c_proj_weight"
    original_name = "transformer.h.2.attn.c_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_2_ln_2_weight:
    name = "transformer_h_2_ln_2_weight"
    original_name = "transformer.h.2.ln_2.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_2_ln_2_bias:
    name = "transformer_h_2_ln_2_bias"
    original_name = "transformer.h.2.ln_2.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_2_mlp_c_fc_bias:
    name = "transformer_h_2_mlp_c_fc_bias"
    original_name = "transformer.h.2.mlp.c_fc.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_2_mlp_c_fc_weight:
    name = "transformer_h_2_mlp_c_fc_weight"
    original_name = "transformer.h.2.mlp.c_fc.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_transformer_h_2_mlp_c_proj_bias:
    name = "transformer_h_2_mlp_c_proj_bias"
    original_name = "transformer.h.2.mlp.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_2_mlp_c_proj_weight:
    name = "transformer_h_2_mlp_c_proj_weight"
    original_name = "transformer.h.2.mlp.c_proj.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_3_ln_1_weight:
    name = "transformer_h_3_ln_1_weight"
    original_name = "transformer.h.3.ln_1.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_3_ln_1_bias:
    name = "transformer_h_3_ln_1_bias"
    original_name = "transformer.h.3.ln_1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_3_attn_c_attn_bias:
    name = "transformer_h_3_attn_c_attn_bias"
    original_name = "transformer.h.3.attn.c_attn.bias"
    kind = "parameter"
    shape = [2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_3_attn_c_attn_weight:
    name = "transformer_h_3_attn_c_attn_weight"
    original_name = "transformer.h.3.attn.c_attn.weight"
    kind = "parameter"
    shape = [768, 2304]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_transformer_h_3_attn_c_proj_bias:
    name = "transformer_h_3_attn_c_proj_bias"
    original_name = "transformer.h.3.attn.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_3_attn_c_proj_weight:
    name = "transformer_h_3_attn_c_proj_weight"
    original_name = "transformer.h.3.attn.c_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_h_3_ln_2_weight:
    name = "transformer_h_3_ln_2_weight"
    original_name = "transformer.h.3.ln_2.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_h_3_ln_2_bias:
    name = "transformer_h_3_ln_2_bias"
    original_name = "transformer.h.3.ln_2.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_3_mlp_c_fc_bias:
    name = "transformer_h_3_mlp_c_fc_bias"
    original_name = "transformer.h.3.mlp.c_fc.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_3_mlp_c_fc_weight:
    name = "transformer_h_3_mlp_c_fc_weight"
    original_name = "transformer.h.3.mlp.c_fc.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_transformer_h_3_mlp_c_proj_bias:
    name = "transformer_h_3_mlp_c_proj_bias"
    original_name = "transformer.h.3.mlp.c_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_h_3_mlp_c_proj_weight:
    name = "transformer_h_3_mlp_c_proj_weight"
    original_name = "transformer.h.3.mlp.c_proj.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_ln_f_weight:
    name = "transformer_ln_f_weight"
    original_name = "transformer.ln_f.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_transformer_ln_f_bias:
    name = "transformer_ln_f_bias"
    original_name = "transformer.ln_f.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
