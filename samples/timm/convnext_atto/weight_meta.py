class Program_weight_tensor_meta_stem_0_weight:
    name = "stem_0_weight"
    original_name = "stem.0.weight"
    kind = "parameter"
    shape = [40, 3, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_stem_0_bias:
    name = "stem_0_bias"
    original_name = "stem.0.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001694
    std = 0.997
    data = None


class Program_weight_tensor_meta_stem_1_weight:
    name = "stem_1_weight"
    original_name = "stem.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stem_1_bias:
    name = "stem_1_bias"
    original_name = "stem.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_conv_dw_weight:
    name = "stages_0_blocks_0_conv_dw_weight"
    original_name = "stages.0.blocks.0.conv_dw.weight"
    kind = "parameter"
    shape = [40, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_conv_dw_bias:
    name = "stages_0_blocks_0_conv_dw_bias"
    original_name = "stages.0.blocks.0.conv_dw.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_norm_weight:
    name = "stages_0_blocks_0_norm_weight"
    original_name = "stages.0.blocks.0.norm.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_norm_bias:
    name = "stages_0_blocks_0_norm_bias"
    original_name = "stages.0.blocks.0.norm.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_mlp_fc1_weight:
    name = "stages_0_blocks_0_mlp_fc1_weight"
    original_name = "stages.0.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [160, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_mlp_fc1_bias:
    name = "stages_0_blocks_0_mlp_fc1_bias"
    original_name = "stages.0.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_mlp_fc2_weight:
    name = "stages_0_blocks_0_mlp_fc2_weight"
    original_name = "stages.0.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [40, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_mlp_fc2_bias:
    name = "stages_0_blocks_0_mlp_fc2_bias"
    original_name = "stages.0.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_0_gamma:
    name = "stages_0_blocks_0_gamma"
    original_name = "stages.0.blocks.0.gamma"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_conv_dw_weight:
    name = "stages_0_blocks_1_conv_dw_weight"
    original_name = "stages.0.blocks.1.conv_dw.weight"
    kind = "parameter"
    shape = [40, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_conv_dw_bias:
    name = "stages_0_blocks_1_conv_dw_bias"
    original_name = "stages.0.blocks.1.conv_dw.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_norm_weight:
    name = "stages_0_blocks_1_norm_weight"
    original_name = "stages.0.blocks.1.norm.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_norm_bias:
    name = "stages_0_blocks_1_norm_bias"
    original_name = "stages.0.blocks.1.norm.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_mlp_fc1_weight:
    name = "stages_0_blocks_1_mlp_fc1_weight"
    original_name = "stages.0.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [160, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_mlp_fc1_bias:
    name = "stages_0_blocks_1_mlp_fc1_bias"
    original_name = "stages.0.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_mlp_fc2_weight:
    name = "stages_0_blocks_1_mlp_fc2_weight"
    original_name = "stages.0.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [40, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_mlp_fc2_bias:
    name = "stages_0_blocks_1_mlp_fc2_bias"
    original_name = "stages.0.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_0_blocks_1_gamma:
    name = "stages_0_blocks_1_gamma"
    original_name = "stages.0.blocks.1.gamma"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_1_downsample_0_weight:
    name = "stages_1_downsample_0_weight"
    original_name = "stages.1.downsample.0.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_1_downsample_0_bias:
    name = "stages_1_downsample_0_bias"
    original_name = "stages.1.downsample.0.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_downsample_1_weight:
    name = "stages_1_downsample_1_weight"
    original_name = "stages.1.downsample.1.weight"
    kind = "parameter"
    shape = [80, 40, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_1_downsample_1_bias:
    name = "stages_1_downsample_1_bias"
    original_name = "stages.1.downsample.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_conv_dw_weight:
    name = "stages_1_blocks_0_conv_dw_weight"
    original_name = "stages.1.blocks.0.conv_dw.weight"
    kind = "parameter"
    shape = [80, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_conv_dw_bias:
    name = "stages_1_blocks_0_conv_dw_bias"
    original_name = "stages.1.blocks.0.conv_dw.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_norm_weight:
    name = "stages_1_blocks_0_norm_weight"
    original_name = "stages.1.blocks.0.norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_norm_bias:
    name = "stages_1_blocks_0_norm_bias"
    original_name = "stages.1.blocks.0.norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_mlp_fc1_weight:
    name = "stages_1_blocks_0_mlp_fc1_weight"
    original_name = "stages.1.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_mlp_fc1_bias:
    name = "stages_1_blocks_0_mlp_fc1_bias"
    original_name = "stages.1.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_mlp_fc2_weight:
    name = "stages_1_blocks_0_mlp_fc2_weight"
    original_name = "stages.1.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [80, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_mlp_fc2_bias:
    name = "stages_1_blocks_0_mlp_fc2_bias"
    original_name = "stages.1.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_0_gamma:
    name = "stages_1_blocks_0_gamma"
    original_name = "stages.1.blocks.0.gamma"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_conv_dw_weight:
    name = "stages_1_blocks_1_conv_dw_weight"
    original_name = "stages.1.blocks.1.conv_dw.weight"
    kind = "parameter"
    shape = [80, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_conv_dw_bias:
    name = "stages_1_blocks_1_conv_dw_bias"
    original_name = "stages.1.blocks.1.conv_dw.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_norm_weight:
    name = "stages_1_blocks_1_norm_weight"
    original_name = "stages.1.blocks.1.norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_norm_bias:
    name = "stages_1_blocks_1_norm_bias"
    original_name = "stages.1.blocks.1.norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_mlp_fc1_weight:
    name = "stages_1_blocks_1_mlp_fc1_weight"
    original_name = "stages.1.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_mlp_fc1_bias:
    name = "stages_1_blocks_1_mlp_fc1_bias"
    original_name = "stages.1.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_mlp_fc2_weight:
    name = "stages_1_blocks_1_mlp_fc2_weight"
    original_name = "stages.1.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [80, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_mlp_fc2_bias:
    name = "stages_1_blocks_1_mlp_fc2_bias"
    original_name = "stages.1.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_1_blocks_1_gamma:
    name = "stages_1_blocks_1_gamma"
    original_name = "stages.1.blocks.1.gamma"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_downsample_0_weight:
    name = "stages_2_downsample_0_weight"
    original_name = "stages.2.downsample.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_downsample_0_bias:
    name = "stages_2_downsample_0_bias"
    original_name = "stages.2.downsample.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_downsample_1_weight:
    name = "stages_2_downsample_1_weight"
    original_name = "stages.2.downsample.1.weight"
    kind = "parameter"
    shape = [160, 80, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_stages_2_downsample_1_bias:
    name = "stages_2_downsample_1_bias"
    original_name = "stages.2.downsample.1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_conv_dw_weight:
    name = "stages_2_blocks_0_conv_dw_weight"
    original_name = "stages.2.blocks.0.conv_dw.weight"
    kind = "parameter"
    shape = [160, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_conv_dw_bias:
    name = "stages_2_blocks_0_conv_dw_bias"
    original_name = "stages.2.blocks.0.conv_dw.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_norm_weight:
    name = "stages_2_blocks_0_norm_weight"
    original_name = "stages.2.blocks.0.norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_norm_bias:
    name = "stages_2_blocks_0_norm_bias"
    original_name = "stages.2.blocks.0.norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_mlp_fc1_weight:
    name = "stages_2_blocks_0_mlp_fc1_weight"
    original_name = "stages.2.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_mlp_fc1_bias:
    name = "stages_2_blocks_0_mlp_fc1_bias"
    original_name = "stages.2.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_mlp_fc2_weight:
    name = "stages_2_blocks_0_mlp_fc2_weight"
    original_name = "stages.2.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_mlp_fc2_bias:
    name = "stages_2_blocks_0_mlp_fc2_bias"
    original_name = "stages.2.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_0_gamma:
    name = "stages_2_blocks_0_gamma"
    original_name = "stages.2.blocks.0.gamma"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_conv_dw_weight:
    name = "stages_2_blocks_1_conv_dw_weight"
    original_name = "stages.2.blocks.1.conv_dw.weight"
    kind = "parameter"
    shape = [160, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_conv_dw_bias:
    name = "stages_2_blocks_1_conv_dw_bias"
    original_name = "stages.2.blocks.1.conv_dw.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_norm_weight:
    name = "stages_2_blocks_1_norm_weight"
    original_name = "stages.2.blocks.1.norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_norm_bias:
    name = "stages_2_blocks_1_norm_bias"
    original_name = "stages.2.blocks.1.norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_mlp_fc1_weight:
    name = "stages_2_blocks_1_mlp_fc1_weight"
    original_name = "stages.2.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_mlp_fc1_bias:
    name = "stages_2_blocks_1_mlp_fc1_bias"
    original_name = "stages.2.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_mlp_fc2_weight:
    name = "stages_2_blocks_1_mlp_fc2_weight"
    original_name = "stages.2.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_mlp_fc2_bias:
    name = "stages_2_blocks_1_mlp_fc2_bias"
    original_name = "stages.2.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_1_gamma:
    name = "stages_2_blocks_1_gamma"
    original_name = "stages.2.blocks.1.gamma"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_conv_dw_weight:
    name = "stages_2_blocks_2_conv_dw_weight"
    original_name = "stages.2.blocks.2.conv_dw.weight"
    kind = "parameter"
    shape = [160, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_conv_dw_bias:
    name = "stages_2_blocks_2_conv_dw_bias"
    original_name = "stages.2.blocks.2.conv_dw.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_norm_weight:
    name = "stages_2_blocks_2_norm_weight"
    original_name = "stages.2.blocks.2.norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_norm_bias:
    name = "stages_2_blocks_2_norm_bias"
    original_name = "stages.2.blocks.2.norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_mlp_fc1_weight:
    name = "stages_2_blocks_2_mlp_fc1_weight"
    original_name = "stages.2.blocks.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_mlp_fc1_bias:
    name = "stages_2_blocks_2_mlp_fc1_bias"
    original_name = "stages.2.blocks.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_mlp_fc2_weight:
    name = "stages_2_blocks_2_mlp_fc2_weight"
    original_name = "stages.2.blocks.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_mlp_fc2_bias:
    name = "stages_2_blocks_2_mlp_fc2_bias"
    original_name = "stages.2.blocks.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_2_gamma:
    name = "stages_2_blocks_2_gamma"
    original_name = "stages.2.blocks.2.gamma"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_conv_dw_weight:
    name = "stages_2_blocks_3_conv_dw_weight"
    original_name = "stages.2.blocks.3.conv_dw.weight"
    kind = "parameter"
    shape = [160, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_conv_dw_bias:
    name = "stages_2_blocks_3_conv_dw_bias"
    original_name = "stages.2.blocks.3.conv_dw.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_norm_weight:
    name = "stages_2_blocks_3_norm_weight"
    original_name = "stages.2.blocks.3.norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_norm_bias:
    name = "stages_2_blocks_3_norm_bias"
    original_name = "stages.2.blocks.3.norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_mlp_fc1_weight:
    name = "stages_2_blocks_3_mlp_fc1_weight"
    original_name = "stages.2.blocks.3.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_mlp_fc1_bias:
    name = "stages_2_blocks_3_mlp_fc1_bias"
    original_name = "stages.2.blocks.3.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_mlp_fc2_weight:
    name = "stages_2_blocks_3_mlp_fc2_weight"
    original_name = "stages.2.blocks.3.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_mlp_fc2_bias:
    name = "stages_2_blocks_3_mlp_fc2_bias"
    original_name = "stages.2.blocks.3.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_3_gamma:
    name = "stages_2_blocks_3_gamma"
    original_name = "stages.2.blocks.3.gamma"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_conv_dw_weight:
    name = "stages_2_blocks_4_conv_dw_weight"
    original_name = "stages.2.blocks.4.conv_dw.weight"
    kind = "parameter"
    shape = [160, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_conv_dw_bias:
    name = "stages_2_blocks_4_conv_dw_bias"
    original_name = "stages.2.blocks.4.conv_dw.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_norm_weight:
    name = "stages_2_blocks_4_norm_weight"
    original_name = "stages.2.blocks.4.norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_norm_bias:
    name = "stages_2_blocks_4_norm_bias"
    original_name = "stages.2.blocks.4.norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_mlp_fc1_weight:
    name = "stages_2_blocks_4_mlp_fc1_weight"
    original_name = "stages.2.blocks.4.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_mlp_fc1_bias:
    name = "stages_2_blocks_4_mlp_fc1_bias"
    original_name = "stages.2.blocks.4.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_mlp_fc2_weight:
    name = "stages_2_blocks_4_mlp_fc2_weight"
    original_name = "stages.2.blocks.4.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_mlp_fc2_bias:
    name = "stages_2_blocks_4_mlp_fc2_bias"
    original_name = "stages.2.blocks.4.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_4_gamma:
    name = "stages_2_blocks_4_gamma"
    original_name = "stages.2.blocks.4.gamma"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_conv_dw_weight:
    name = "stages_2_blocks_5_conv_dw_weight"
    original_name = "stages.2.blocks.5.conv_dw.weight"
    kind = "parameter"
    shape = [160, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_conv_dw_bias:
    name = "stages_2_blocks_5_conv_dw_bias"
    original_name = "stages.2.blocks.5.conv_dw.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_norm_weight:
    name = "stages_2_blocks_5_norm_weight"
    original_name = "stages.2.blocks.5.norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_norm_bias:
    name = "stages_2_blocks_5_norm_bias"
    original_name = "stages.2.blocks.5.norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_mlp_fc1_weight:
    name = "stages_2_blocks_5_mlp_fc1_weight"
    original_name = "stages.2.blocks.5.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_mlp_fc1_bias:
    name = "stages_2_blocks_5_mlp_fc1_bias"
    original_name = "stages.2.blocks.5.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_mlp_fc2_weight:
    name = "stages_2_blocks_5_mlp_fc2_weight"
    original_name = "stages.2.blocks.5.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_mlp_fc2_bias:
    name = "stages_2_blocks_5_mlp_fc2_bias"
    original_name = "stages.2.blocks.5.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_2_blocks_5_gamma:
    name = "stages_2_blocks_5_gamma"
    original_name = "stages.2.blocks.5.gamma"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_3_downsample_0_weight:
    name = "stages_3_downsample_0_weight"
    original_name = "stages.3.downsample.0.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_3_downsample_0_bias:
    name = "stages_3_downsample_0_bias"
    original_name = "stages.3.downsample.0.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_downsample_1_weight:
    name = "stages_3_downsample_1_weight"
    original_name = "stages.3.downsample.1.weight"
    kind = "parameter"
    shape = [320, 160, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_stages_3_downsample_1_bias:
    name = "stages_3_downsample_1_bias"
    original_name = "stages.3.downsample.1.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_conv_dw_weight:
    name = "stages_3_blocks_0_conv_dw_weight"
    original_name = "stages.3.blocks.0.conv_dw.weight"
    kind = "parameter"
    shape = [320, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_conv_dw_bias:
    name = "stages_3_blocks_0_conv_dw_bias"
    original_name = "stages.3.blocks.0.conv_dw.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_norm_weight:
    name = "stages_3_blocks_0_norm_weight"
    original_name = "stages.3.blocks.0.norm.weight"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_norm_bias:
    name = "stages_3_blocks_0_norm_bias"
    original_name = "stages.3.blocks.0.norm.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_mlp_fc1_weight:
    name = "stages_3_blocks_0_mlp_fc1_weight"
    original_name = "stages.3.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [1280, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_mlp_fc1_bias:
    name = "stages_3_blocks_0_mlp_fc1_bias"
    original_name = "stages.3.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_mlp_fc2_weight:
    name = "stages_3_blocks_0_mlp_fc2_weight"
    original_name = "stages.3.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [320, 1280, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03952847075210474
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_mlp_fc2_bias:
    name = "stages_3_blocks_0_mlp_fc2_bias"
    original_name = "stages.3.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_0_gamma:
    name = "stages_3_blocks_0_gamma"
    original_name = "stages.3.blocks.0.gamma"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_conv_dw_weight:
    name = "stages_3_blocks_1_conv_dw_weight"
    original_name = "stages.3.blocks.1.conv_dw.weight"
    kind = "parameter"
    shape = [320, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_conv_dw_bias:
    name = "stages_3_blocks_1_conv_dw_bias"
    original_name = "stages.3.blocks.1.conv_dw.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_norm_weight:
    name = "stages_3_blocks_1_norm_weight"
    original_name = "stages.3.blocks.1.norm.weight"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_norm_bias:
    name = "stages_3_blocks_1_norm_bias"
    original_name = "stages.3.blocks.1.norm.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_mlp_fc1_weight:
    name = "stages_3_blocks_1_mlp_fc1_weight"
    original_name = "stages.3.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [1280, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_mlp_fc1_bias:
    name = "stages_3_blocks_1_mlp_fc1_bias"
    original_name = "stages.3.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_mlp_fc2_weight:
    name = "stages_3_blocks_1_mlp_fc2_weight"
    original_name = "stages.3.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [320, 1280, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03952847075210474
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_mlp_fc2_bias:
    name = "stages_3_blocks_1_mlp_fc2_bias"
    original_name = "stages.3.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_stages_3_blocks_1_gamma:
    name = "stages_3_blocks_1_gamma"
    original_name = "stages.3.blocks.1.gamma"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_norm_weight:
    name = "head_norm_weight"
    original_name = "head.norm.weight"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_norm_bias:
    name = "head_norm_bias"
    original_name = "head.norm.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_fc_weight:
    name = "head_fc_weight"
    original_name = "head.fc.weight"
    kind = "parameter"
    shape = [1000, 320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_head_fc_bias:
    name = "head_fc_bias"
    original_name = "head.fc.bias"
    kind = "parameter"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
