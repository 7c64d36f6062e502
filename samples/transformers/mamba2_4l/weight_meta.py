class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['input_ids']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969]


class Program_weight_tensor_meta_backbone_embeddings_weight:
    name = "backbone_embeddings_weight"
    original_name = "backbone.embeddings.weight"
    kind = "parameter"
    shape = [8192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_layers_0_norm_weight:
    name = "backbone_layers_0_norm_weight"
    original_name = "backbone.layers.0.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_0_mixer_in_proj_weight:
    name = "backbone_layers_0_mixer_in_proj_weight"
    original_name = "backbone.layers.0.mixer.in_proj.weight"
    kind = "parameter"
    shape = [1160, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_layers_0_mixer_A_log:
    name = "backbone_layers_0_mixer_A_log"
    original_name = "backbone.layers.0.mixer.A_log"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [0.0, 0.6931471824645996, 1.0986123085021973, 1.3862943649291992, 1.6094379425048828, 1.7917594909667969, 1.945910096168518, 2.079441547393799]


class Program_weight_tensor_meta_backbone_layers_0_mixer_conv1d_weight:
    name = "backbone_layers_0_mixer_conv1d_weight"
    original_name = "backbone.layers.0.mixer.conv1d.weight"
    kind = "parameter"
    shape = [640, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_backbone_layers_0_mixer_conv1d_bias:
    name = "backbone_layers_0_mixer_conv1d_bias"
    original_name = "backbone.layers.0.mixer.conv1d.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_0_mixer_D:
    name = "backbone_layers_0_mixer_D"
    original_name = "backbone.layers.0.mixer.D"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_backbone_layers_0_mixer_dt_bias:
    name = "backbone_layers_0_mixer_dt_bias"
    original_name = "backbone.layers.0.mixer.dt_bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_0_mixer_norm_weight:
    name = "backbone_layers_0_mixer_norm_weight"
    original_name = "backbone.layers.0.mixer.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_0_mixer_out_proj_weight:
    name = "backbone_layers_0_mixer_out_proj_weight"
    original_name = "backbone.layers.0.mixer.out_proj.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_backbone_layers_1_norm_weight:
    name = "backbone_layers_1_norm_weight"
    original_name = "backbone.layers.1.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_1_mixer_in_proj_weight:
    name = "backbone_layers_1_mixer_in_proj_weight"
    original_name = "backbone.layers.1.mixer.in_proj.weight"
    kind = "parameter"
    shape = [1160, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_layers_1_mixer_A_log:
    name = "backbone_layers_1_mixer_A_log"
    original_name = "backbone.layers.1.mixer.A_log"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [0.0, 0.6931471824645996, 1.0986123085021973, 1.3862943649291992, 1.6094379425048828, 1.7917594909667969, 1.945910096168518, 2.079441547393799]


class Program_weight_tensor_meta_backbone_layers_1_mixer_conv1d_weight:
    name = "backbone_layers_1_mixer_conv1d_weight"
    original_name = "backbone.layers.1.mixer.conv1d.weight"
    kind = "parameter"
    shape = [640, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_backbone_layers_1_mixer_conv1d_bias:
    name = "backbone_layers_1_mixer_conv1d_bias"
    original_name = "backbone.layers.1.mixer.conv1d.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_1_mixer_D:
    name = "backbone_layers_1_mixer_D"
    original_name = "backbone.layers.1.mixer.D"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_backbone_layers_1_mixer_dt_bias:
    name = "backbone_layers_1_mixer_dt_bias"
    original_name = "backbone.layers.1.mixer.dt_bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_1_mixer_norm_weight:
    name = "backbone_layers_1_mixer_norm_weight"
    original_name = "backbone.layers.1.mixer.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_1_mixer_out_proj_weight:
    name = "backbone_layers_1_mixer_out_proj_weight"
    original_name = "backbone.layers.1.mixer.out_proj.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_backbone_layers_2_norm_weight:
    name = "backbone_layers_2_norm_weight"
    original_name = "backbone.layers.2.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_2_mixer_in_proj_weight:
    name = "backbone_layers_2_mixer_in_proj_weight"
    original_name = "backbone.layers.2.mixer.in_proj.weight"
    kind = "parameter"
    shape = [1160, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_layers_2_mixer_A_log:
    name = "backbone_layers_2_mixer_A_log"
    original_name = "backbone.layers.2.mixer.A_log"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [0.0, 0.6931471824645996, 1.0986123085021973, 1.3862943649291992, 1.6094379425048828, 1.7917594909667969, 1.945910096168518, 2.079441547393799]


class Program_weight_tensor_meta_backbone_layers_2_mixer_conv1d_weight:
    name = "backbone_layers_2_mixer_conv1d_weight"
    original_name = "backbone.layers.2.mixer.conv1d.weight"
    kind = "parameter"
    shape = [640, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_backbone_layers_2_mixer_conv1d_bias:
    name = "backbone_layers_2_mixer_conv1d_bias"
    original_name = "backbone.layers.2.mixer.conv1d.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_2_mixer_D:
    name = "backbone_layers_2_mixer_D"
    original_name = "backbone.layers.2.mixer.D"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_backbone_layers_2_mixer_dt_bias:
    name = "backbone_layers_2_mixer_dt_bias"
    original_name = "backbone.layers.2.mixer.dt_bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_2_mixer_norm_weight:
    name = "backbone_layers_2_mixer_norm_weight"
    original_name = "backbone.layers.2.mixer.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_2_mixer_out_proj_weight:
    name = "backbone_layers_2_mixer_out_proj_weight"
    original_name = "backbone.layers.2.mixer.out_proj.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_backbone_layers_3_norm_weight:
    name = "backbone_layers_3_norm_weight"
    original_name = "backbone.layers.3.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_3_mixer_in_proj_weight:
    name = "backbone_layers_3_mixer_in_proj_weight"
    original_name = "backbone.layers.3.mixer.in_proj.weight"
    kind = "parameter"
    shape = [1160, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_layers_3_mixer_A_log:
    name = "backbone_layers_3_mixer_A_log"
    original_name = "backbone.layers.3.mixer.A_log"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [0.0, 0.6931471824645996, 1.0986123085021973, 1.3862943649291992, 1.6094379425048828, 1.7917594909667969, 1.945910096168518, 2.079441547393799]


class Program_weight_tensor_meta_backbone_layers_3_mixer_conv1d_weight:
    name = "backbone_layers_3_mixer_conv1d_weight"
    original_name = "backbone.layers.3.mixer.conv1d.weight"
    kind = "parameter"
    shape = [640, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_backbone_layers_3_mixer_conv1d_bias:
    name = "backbone_layers_3_mixer_conv1d_bias"
    original_name = "backbone.layers.3.mixer.conv1d.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_3_mixer_D:
    name = "backbone_layers_3_mixer_D"
    original_name = "backbone.layers.3.mixer.D"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_backbone_layers_3_mixer_dt_bias:
    name = "backbone_layers_3_mixer_dt_bias"
    original_name = "backbone.layers.3.mixer.dt_bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_layers_3_mixer_norm_weight:
    name = "backbone_layers_3_mixer_norm_weight"
    original_name = "backbone.layers.3.mixer.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_layers_3_mixer_out_proj_weight:
    name = "backbone_layers_3_mixer_out_proj_weight"
    original_name = "backbone.layers.3.mixer.out_proj.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_backbone_norm_f_weight:
    name = "backbone_norm_f_weight"
    original_name = "backbone.norm_f.weight"
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
