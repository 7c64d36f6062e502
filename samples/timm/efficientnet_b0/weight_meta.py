class Program_weight_tensor_meta_conv_stem_weight:
    name = "conv_stem_weight"
    original_name = "conv_stem.weight"
    kind = "parameter"
    shape = [32, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2721655269759087
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


class Program_weight_tensor_meta_bn1_running_mean:
    name = "bn1_running_mean"
    original_name = "bn1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn1_running_var:
    name = "bn1_running_var"
    original_name = "bn1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_bn1_weight:
    name = "bn1_weight"
    original_name = "bn1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn1_bias:
    name = "bn1_bias"
    original_name = "bn1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_conv_dw_weight:
    name = "blocks_0_0_conv_dw_weight"
    original_name = "blocks.0.0.conv_dw.weight"
    kind = "parameter"
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_running_mean:
    name = "blocks_0_0_bn1_running_mean"
    original_name = "blocks.0.0.bn1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_running_var:
    name = "blocks_0_0_bn1_running_var"
    original_name = "blocks.0.0.bn1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_weight:
    name = "blocks_0_0_bn1_weight"
    original_name = "blocks.0.0.bn1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_bias:
    name = "blocks_0_0_bn1_bias"
    original_name = "blocks.0.0.bn1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_se_conv_reduce_weight:
    name = "blocks_0_0_se_conv_reduce_weight"
    original_name = "blocks.0.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [8, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_blocks_0_0_se_conv_reduce_bias:
    name = "blocks_0_0_se_conv_reduce_bias"
    original_name = "blocks.0.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_se_conv_expand_weight:
    name = "blocks_0_0_se_conv_expand_weight"
    original_name = "blocks.0.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [32, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_blocks_0_0_se_conv_expand_bias:
    name = "blocks_0_0_se_conv_expand_bias"
    original_name = "blocks.0.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_conv_pw_weight:
    name = "blocks_0_0_conv_pw_weight"
    original_name = "blocks.0.0.conv_pw.weight"
    kind = "parameter"
    shape = [16, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn2_running_mean:
    name = "blocks_0_0_bn2_running_mean"
    original_name = "blocks.0.0.bn2.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn2_running_var:
    name = "blocks_0_0_bn2_running_var"
    original_name = "blocks.0.0.bn2.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn2_weight:
    name = "blocks_0_0_bn2_weight"
    original_name = "blocks.0.0.bn2.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn2_bias:
    name = "blocks_0_0_bn2_bias"
    original_name = "blocks.0.0.bn2.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_conv_pw_weight:
    name = "blocks_1_0_conv_pw_weight"
    original_name = "blocks.1.0.conv_pw.weight"
    kind = "parameter"
    shape = [96, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_running_mean:
    name = "blocks_1_0_bn1_running_mean"
    original_name = "blocks.1.0.bn1.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_running_var:
    name = "blocks_1_0_bn1_running_var"
    original_name = "blocks.1.0.bn1.running_var"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_weight:
    name = "blocks_1_0_bn1_weight"
    original_name = "blocks.1.0.bn1.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_bias:
    name = "blocks_1_0_bn1_bias"
    original_name = "blocks.1.0.bn1.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_conv_dw_weight:
    name = "blocks_1_0_conv_dw_weight"
    original_name = "blocks.1.0.conv_dw.weight"
    kind = "parameter"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_running_mean:
    name = "blocks_1_0_bn2_running_mean"
    original_name = "blocks.1.0.bn2.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_running_var:
    name = "blocks_1_0_bn2_running_var"
    original_name = "blocks.1.0.bn2.running_var"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_weight:
    name = "blocks_1_0_bn2_weight"
    original_name = "blocks.1.0.bn2.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_bias:
    name = "blocks_1_0_bn2_bias"
    original_name = "blocks.1.0.bn2.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_se_conv_reduce_weight:
    name = "blocks_1_0_se_conv_reduce_weight"
    original_name = "blocks.1.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [4, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_blocks_1_0_se_conv_reduce_bias:
    name = "blocks_1_0_se_conv_reduce_bias"
    original_name = "blocks.1.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_se_conv_expand_weight:
    name = "blocks_1_0_se_conv_expand_weight"
    original_name = "blocks.1.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [96, 4, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_blocks_1_0_se_conv_expand_bias:
    name = "blocks_1_0_se_conv_expand_bias"
    original_name = "blocks.1.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_conv_pwl_weight:
    name = "blocks_1_0_conv_pwl_weight"
    original_name = "blocks.1.0.conv_pwl.weight"
    kind = "parameter"
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn3_running_mean:
    name = "blocks_1_0_bn3_running_mean"
    original_name = "blocks.1.0.bn3.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn3_running_var:
    name = "blocks_1_0_bn3_running_var"
    original_name = "blocks.1.0.bn3.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn3_weight:
    name = "blocks_1_0_bn3_weight"
    original_name = "blocks.1.0.bn3.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn3_bias:
    name = "blocks_1_0_bn3_bias"
    original_name = "blocks.1.0.bn3.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_conv_pw_weight:
    name = "blocks_1_1_conv_pw_weight"
    original_name = "blocks.1.1.conv_pw.weight"
    kind = "parameter"
    shape = [144, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_running_mean:
    name = "blocks_1_1_bn1_running_mean"
    original_name = "blocks.1.1.bn1.running_mean"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_running_var:
    name = "blocks_1_1_bn1_running_var"
    original_name = "blocks.1.1.bn1.running_var"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_weight:
    name = "blocks_1_1_bn1_weight"
    original_name = "blocks.1.1.bn1.weight"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_bias:
    name = "blocks_1_1_bn1_bias"
    original_name = "blocks.1.1.bn1.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_conv_dw_weight:
    name = "blocks_1_1_conv_dw_weight"
    original_name = "blocks.1.1.conv_dw.weight"
    kind = "parameter"
    shape = [144, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_running_mean:
    name = "blocks_1_1_bn2_running_mean"
    original_name = "blocks.1.1.bn2.running_mean"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_running_var:
    name = "blocks_1_1_bn2_running_var"
    original_name = "blocks.1.1.bn2.running_var"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_weight:
    name = "blocks_1_1_bn2_weight"
    original_name = "blocks.1.1.bn2.weight"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_bias:
    name = "blocks_1_1_bn2_bias"
    original_name = "blocks.1.1.bn2.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_se_conv_reduce_weight:
    name = "blocks_1_1_se_conv_reduce_weight"
    original_name = "blocks.1.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [6, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_1_1_se_conv_reduce_bias:
    name = "blocks_1_1_se_conv_reduce_bias"
    original_name = "blocks.1.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [6]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_se_conv_expand_weight:
    name = "blocks_1_1_se_conv_expand_weight"
    original_name = "blocks.1.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [144, 6, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5773502691896257
    data = None


class Program_weight_tensor_meta_blocks_1_1_se_conv_expand_bias:
    name = "blocks_1_1_se_conv_expand_bias"
    original_name = "blocks.1.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_conv_pwl_weight:
    name = "blocks_1_1_conv_pwl_weight"
    original_name = "blocks.1.1.conv_pwl.weight"
    kind = "parameter"
    shape = [24, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn3_running_mean:
    name = "blocks_1_1_bn3_running_mean"
    original_name = "blocks.1.1.bn3.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn3_running_var:
    name = "blocks_1_1_bn3_running_var"
    original_name = "blocks.1.1.bn3.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn3_weight:
    name = "blocks_1_1_bn3_weight"
    original_name = "blocks.1.1.bn3.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn3_bias:
    name = "blocks_1_1_bn3_bias"
    original_name = "blocks.1.1.bn3.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_conv_pw_weight:
    name = "blocks_2_0_conv_pw_weight"
    original_name = "blocks.2.0.conv_pw.weight"
    kind = "parameter"
    shape = [144, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_running_mean:
    name = "blocks_2_0_bn1_running_mean"
    original_name = "blocks.2.0.bn1.running_mean"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_running_var:
    name = "blocks_2_0_bn1_running_var"
    original_name = "blocks.2.0.bn1.running_var"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_weight:
    name = "blocks_2_0_bn1_weight"
    original_name = "blocks.2.0.bn1.weight"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_bias:
    name = "blocks_2_0_bn1_bias"
    original_name = "blocks.2.0.bn1.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_conv_dw_weight:
    name = "blocks_2_0_conv_dw_weight"
    original_name = "blocks.2.0.conv_dw.weight"
    kind = "parameter"
    shape = [144, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_running_mean:
    name = "blocks_2_0_bn2_running_mean"
    original_name = "blocks.2.0.bn2.running_mean"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_running_var:
    name = "blocks_2_0_bn2_running_var"
    original_name = "blocks.2.0.bn2.running_var"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_weight:
    name = "blocks_2_0_bn2_weight"
    original_name = "blocks.2.0.bn2.weight"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_bias:
    name = "blocks_2_0_bn2_bias"
    original_name = "blocks.2.0.bn2.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_reduce_weight:
    name = "blocks_2_0_se_conv_reduce_weight"
    original_name = "blocks.2.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [6, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_reduce_bias:
    name = "blocks_2_0_se_conv_reduce_bias"
    original_name = "blocks.2.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [6]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_expand_weight:
    name = "blocks_2_0_se_conv_expand_weight"
    original_name = "blocks.2.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [144, 6, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5773502691896257
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_expand_bias:
    name = "blocks_2_0_se_conv_expand_bias"
    original_name = "blocks.2.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_conv_pwl_weight:
    name = "blocks_2_0_conv_pwl_weight"
    original_name = "blocks.2.0.conv_pwl.weight"
    kind = "parameter"
    shape = [40, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn3_running_mean:
    name = "blocks_2_0_bn3_running_mean"
    original_name = "blocks.2.0.bn3.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn3_running_var:
    name = "blocks_2_0_bn3_running_var"
    original_name = "blocks.2.0.bn3.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn3_weight:
    name = "blocks_2_0_bn3_weight"
    original_name = "blocks.2.0.bn3.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn3_bias:
    name = "blocks_2_0_bn3_bias"
    original_name = "blocks.2.0.bn3.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_1_conv_pw_weight:
    name = "blocks_2_1_conv_pw_weight"
    original_name = "blocks.2.1.conv_pw.weight"
    kind = "parameter"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn1_running_mean:
    name = "blocks_2_1_bn1_running_mean"
    original_name = "blocks.2.1.bn1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn1_running_var:
    name = "blocks_2_1_bn1_running_var"
    original_name = "blocks.2.1.bn1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn1_weight:
    name = "blocks_2_1_bn1_weight"
    original_name = "blocks.2.1.bn1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn1_bias:
    name = "blocks_2_1_bn1_bias"
    original_name = "blocks.2.1.bn1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_1_conv_dw_weight:
    name = "blocks_2_1_conv_dw_weight"
    original_name = "blocks.2.1.conv_dw.weight"
    kind = "parameter"
    shape = [240, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn2_running_mean:
    name = "blocks_2_1_bn2_running_mean"
    original_name = "blocks.2.1.bn2.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn2_running_var:
    name = "blocks_2_1_bn2_running_var"
    original_name = "blocks.2.1.bn2.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn2_weight:
    name = "blocks_2_1_bn2_weight"
    original_name = "blocks.2.1.bn2.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn2_bias:
    name = "blocks_2_1_bn2_bias"
    original_name = "blocks.2.1.bn2.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_1_se_conv_reduce_weight:
    name = "blocks_2_1_se_conv_reduce_weight"
    original_name = "blocks.2.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [10, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_2_1_se_conv_reduce_bias:
    name = "blocks_2_1_se_conv_reduce_bias"
    original_name = "blocks.2.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [10]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_1_se_conv_expand_weight:
    name = "blocks_2_1_se_conv_expand_weight"
    original_name = "blocks.2.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [240, 10, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4472135954999579
    data = None


class Program_weight_tensor_meta_blocks_2_1_se_conv_expand_bias:
    name = "blocks_2_1_se_conv_expand_bias"
    original_name = "blocks.2.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_1_conv_pwl_weight:
    name = "blocks_2_1_conv_pwl_weight"
    original_name = "blocks.2.1.conv_pwl.weight"
    kind = "parameter"
    shape = [40, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn3_running_mean:
    name = "blocks_2_1_bn3_running_mean"
    original_name = "blocks.2.1.bn3.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn3_running_var:
    name = "blocks_2_1_bn3_running_var"
    original_name = "blocks.2.1.bn3.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn3_weight:
    name = "blocks_2_1_bn3_weight"
    original_name = "blocks.2.1.bn3.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_1_bn3_bias:
    name = "blocks_2_1_bn3_bias"
    original_name = "blocks.2.1.bn3.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_conv_pw_weight:
    name = "blocks_3_0_conv_pw_weight"
    original_name = "blocks.3.0.conv_pw.weight"
    kind = "parameter"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_running_mean:
    name = "blocks_3_0_bn1_running_mean"
    original_name = "blocks.3.0.bn1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_running_var:
    name = "blocks_3_0_bn1_running_var"
    original_name = "blocks.3.0.bn1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_weight:
    name = "blocks_3_0_bn1_weight"
    original_name = "blocks.3.0.bn1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_bias:
    name = "blocks_3_0_bn1_bias"
    original_name = "blocks.3.0.bn1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_conv_dw_weight:
    name = "blocks_3_0_conv_dw_weight"
    original_name = "blocks.3.0.conv_dw.weight"
    kind = "parameter"
    shape = [240, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_running_mean:
    name = "blocks_3_0_bn2_running_mean"
    original_name = "blocks.3.0.bn2.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_running_var:
    name = "blocks_3_0_bn2_running_var"
    original_name = "blocks.3.0.bn2.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_weight:
    name = "blocks_3_0_bn2_weight"
    original_name = "blocks.3.0.bn2.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_bias:
    name = "blocks_3_0_bn2_bias"
    original_name = "blocks.3.0.bn2.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_reduce_weight:
    name = "blocks_3_0_se_conv_reduce_weight"
    original_name = "blocks.3.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [10, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_reduce_bias:
    name = "blocks_3_0_se_conv_reduce_bias"
    original_name = "blocks.3.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [10]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_expand_weight:
    name = "blocks_3_0_se_conv_expand_weight"
    original_name = "blocks.3.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [240, 10, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4472135954999579
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_expand_bias:
    name = "blocks_3_0_se_conv_expand_bias"
    original_name = "blocks.3.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_conv_pwl_weight:
    name = "blocks_3_0_conv_pwl_weight"
    original_name = "blocks.3.0.conv_pwl.weight"
    kind = "parameter"
    shape = [80, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_running_mean:
    name = "blocks_3_0_bn3_running_mean"
    original_name = "blocks.3.0.bn3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_running_var:
    name = "blocks_3_0_bn3_running_var"
    original_name = "blocks.3.0.bn3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_weight:
    name = "blocks_3_0_bn3_weight"
    original_name = "blocks.3.0.bn3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_bias:
    name = "blocks_3_0_bn3_bias"
    original_name = "blocks.3.0.bn3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_conv_pw_weight:
    name = "blocks_3_1_conv_pw_weight"
    original_name = "blocks.3.1.conv_pw.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_running_mean:
    name = "blocks_3_1_bn1_running_mean"
    original_name = "blocks.3.1.bn1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_running_var:
    name = "blocks_3_1_bn1_running_var"
    original_name = "blocks.3.1.bn1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_weight:
    name = "blocks_3_1_bn1_weight"
    original_name = "blocks.3.1.bn1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_bias:
    name = "blocks_3_1_bn1_bias"
    original_name = "blocks.3.1.bn1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_conv_dw_weight:
    name = "blocks_3_1_conv_dw_weight"
    original_name = "blocks.3.1.conv_dw.weight"
    kind = "parameter"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_running_mean:
    name = "blocks_3_1_bn2_running_mean"
    original_name = "blocks.3.1.bn2.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_running_var:
    name = "blocks_3_1_bn2_running_var"
    original_name = "blocks.3.1.bn2.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_weight:
    name = "blocks_3_1_bn2_weight"
    original_name = "blocks.3.1.bn2.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_bias:
    name = "blocks_3_1_bn2_bias"
    original_name = "blocks.3.1.bn2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_reduce_weight:
    name = "blocks_3_1_se_conv_reduce_weight"
    original_name = "blocks.3.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [20, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_reduce_bias:
    name = "blocks_3_1_se_conv_reduce_bias"
    original_name = "blocks.3.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [20]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_expand_weight:
    name = "blocks_3_1_se_conv_expand_weight"
    original_name = "blocks.3.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [480, 20, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.31622776601683794
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_expand_bias:
    name = "blocks_3_1_se_conv_expand_bias"
    original_name = "blocks.3.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_conv_pwl_weight:
    name = "blocks_3_1_conv_pwl_weight"
    original_name = "blocks.3.1.conv_pwl.weight"
    kind = "parameter"
    shape = [80, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_running_mean:
    name = "blocks_3_1_bn3_running_mean"
    original_name = "blocks.3.1.bn3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_running_var:
    name = "blocks_3_1_bn3_running_var"
    original_name = "blocks.3.1.bn3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_weight:
    name = "blocks_3_1_bn3_weight"
    original_name = "blocks.3.1.bn3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_bias:
    name = "blocks_3_1_bn3_bias"
    original_name = "blocks.3.1.bn3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_2_conv_pw_weight:
    name = "blocks_3_2_conv_pw_weight"
    original_name = "blocks.3.2.conv_pw.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn1_running_mean:
    name = "blocks_3_2_bn1_running_mean"
    original_name = "blocks.3.2.bn1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn1_running_var:
    name = "blocks_3_2_bn1_running_var"
    original_name = "blocks.3.2.bn1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn1_weight:
    name = "blocks_3_2_bn1_weight"
    original_name = "blocks.3.2.bn1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn1_bias:
    name = "blocks_3_2_bn1_bias"
    original_name = "blocks.3.2.bn1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_2_conv_dw_weight:
    name = "blocks_3_2_conv_dw_weight"
    original_name = "blocks.3.2.conv_dw.weight"
    kind = "parameter"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn2_running_mean:
    name = "blocks_3_2_bn2_running_mean"
    original_name = "blocks.3.2.bn2.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn2_running_var:
    name = "blocks_3_2_bn2_running_var"
    original_name = "blocks.3.2.bn2.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn2_weight:
    name = "blocks_3_2_bn2_weight"
    original_name = "blocks.3.2.bn2.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn2_bias:
    name = "blocks_3_2_bn2_bias"
    original_name = "blocks.3.2.bn2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_2_se_conv_reduce_weight:
    name = "blocks_3_2_se_conv_reduce_weight"
    original_name = "blocks.3.2.se.conv_reduce.weight"
    kind = "parameter"
    shape = [20, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_blocks_3_2_se_conv_reduce_bias:
    name = "blocks_3_2_se_conv_reduce_bias"
    original_name = "blocks.3.2.se.conv_reduce.bias"
    kind = "parameter"
    shape = [20]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_2_se_conv_expand_weight:
    name = "blocks_3_2_se_conv_expand_weight"
    original_name = "blocks.3.2.se.conv_expand.weight"
    kind = "parameter"
    shape = [480, 20, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.31622776601683794
    data = None


class Program_weight_tensor_meta_blocks_3_2_se_conv_expand_bias:
    name = "blocks_3_2_se_conv_expand_bias"
    original_name = "blocks.3.2.se.conv_expand.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_2_conv_pwl_weight:
    name = "blocks_3_2_conv_pwl_weight"
    original_name = "blocks.3.2.conv_pwl.weight"
    kind = "parameter"
    shape = [80, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn3_running_mean:
    name = "blocks_3_2_bn3_running_mean"
    original_name = "blocks.3.2.bn3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn3_running_var:
    name = "blocks_3_2_bn3_running_var"
    original_name = "blocks.3.2.bn3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn3_weight:
    name = "blocks_3_2_bn3_weight"
    original_name = "blocks.3.2.bn3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_2_bn3_bias:
    name = "blocks_3_2_bn3_bias"
    original_name = "blocks.3.2.bn3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_conv_pw_weight:
    name = "blocks_4_0_conv_pw_weight"
    original_name = "blocks.4.0.conv_pw.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_running_mean:
    name = "blocks_4_0_bn1_running_mean"
    original_name = "blocks.4.0.bn1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_running_var:
    name = "blocks_4_0_bn1_running_var"
    original_name = "blocks.4.0.bn1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_weight:
    name = "blocks_4_0_bn1_weight"
    original_name = "blocks.4.0.bn1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_bias:
    name = "blocks_4_0_bn1_bias"
    original_name = "blocks.4.0.bn1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_conv_dw_weight:
    name = "blocks_4_0_conv_dw_weight"
    original_name = "blocks.4.0.conv_dw.weight"
    kind = "parameter"
    shape = [480, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_running_mean:
    name = "blocks_4_0_bn2_running_mean"
    original_name = "blocks.4.0.bn2.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_running_var:
    name = "blocks_4_0_bn2_running_var"
    original_name = "blocks.4.0.bn2.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_weight:
    name = "blocks_4_0_bn2_weight"
    original_name = "blocks.4.0.bn2.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_bias:
    name = "blocks_4_0_bn2_bias"
    original_name = "blocks.4.0.bn2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_reduce_weight:
    name = "blocks_4_0_se_conv_reduce_weight"
    original_name = "blocks.4.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [20, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_reduce_bias:
    name = "blocks_4_0_se_conv_reduce_bias"
    original_name = "blocks.4.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [20]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_expand_weight:
    name = "blocks_4_0_se_conv_expand_weight"
    original_name = "blocks.4.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [480, 20, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.31622776601683794
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_expand_bias:
    name = "blocks_4_0_se_conv_expand_bias"
    original_name = "blocks.4.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_conv_pwl_weight:
    name = "blocks_4_0_conv_pwl_weight"
    original_name = "blocks.4.0.conv_pwl.weight"
    kind = "parameter"
    shape = [112, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_running_mean:
    name = "blocks_4_0_bn3_running_mean"
    original_name = "blocks.4.0.bn3.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_running_var:
    name = "blocks_4_0_bn3_running_var"
    original_name = "blocks.4.0.bn3.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_weight:
    name = "blocks_4_0_bn3_weight"
    original_name = "blocks.4.0.bn3.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_bias:
    name = "blocks_4_0_bn3_bias"
    original_name = "blocks.4.0.bn3.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_conv_pw_weight:
    name = "blocks_4_1_conv_pw_weight"
    original_name = "blocks.4.1.conv_pw.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_running_mean:
    name = "blocks_4_1_bn1_running_mean"
    original_name = "blocks.4.1.bn1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_running_var:
    name = "blocks_4_1_bn1_running_var"
    original_name = "blocks.4.1.bn1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_weight:
    name = "blocks_4_1_bn1_weight"
    original_name = "blocks.4.1.bn1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_bias:
    name = "blocks_4_1_bn1_bias"
    original_name = "blocks.4.1.bn1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_conv_dw_weight:
    name = "blocks_4_1_conv_dw_weight"
    original_name = "blocks.4.1.conv_dw.weight"
    kind = "parameter"
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_running_mean:
    name = "blocks_4_1_bn2_running_mean"
    original_name = "blocks.4.1.bn2.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_running_var:
    name = "blocks_4_1_bn2_running_var"
    original_name = "blocks.4.1.bn2.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_weight:
    name = "blocks_4_1_bn2_weight"
    original_name = "blocks.4.1.bn2.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_bias:
    name = "blocks_4_1_bn2_bias"
    original_name = "blocks.4.1.bn2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_reduce_weight:
    name = "blocks_4_1_se_conv_reduce_weight"
    original_name = "blocks.4.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [28, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_reduce_bias:
    name = "blocks_4_1_se_conv_reduce_bias"
    original_name = "blocks.4.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_expand_weight:
    name = "blocks_4_1_se_conv_expand_weight"
    original_name = "blocks.4.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [672, 28, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2672612419124244
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_expand_bias:
    name = "blocks_4_1_se_conv_expand_bias"
    original_name = "blocks.4.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_conv_pwl_weight:
    name = "blocks_4_1_conv_pwl_weight"
    original_name = "blocks.4.1.conv_pwl.weight"
    kind = "parameter"
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_running_mean:
    name = "blocks_4_1_bn3_running_mean"
    original_name = "blocks.4.1.bn3.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_running_var:
    name = "blocks_4_1_bn3_running_var"
    original_name = "blocks.4.1.bn3.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_weight:
    name = "blocks_4_1_bn3_weight"
    original_name = "blocks.4.1.bn3.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_bias:
    name = "blocks_4_1_bn3_bias"
    original_name = "blocks.4.1.bn3.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_conv_pw_weight:
    name = "blocks_4_2_conv_pw_weight"
    original_name = "blocks.4.2.conv_pw.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_running_mean:
    name = "blocks_4_2_bn1_running_mean"
    original_name = "blocks.4.2.bn1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_running_var:
    name = "blocks_4_2_bn1_running_var"
    original_name = "blocks.4.2.bn1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_weight:
    name = "blocks_4_2_bn1_weight"
    original_name = "blocks.4.2.bn1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_bias:
    name = "blocks_4_2_bn1_bias"
    original_name = "blocks.4.2.bn1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_conv_dw_weight:
    name = "blocks_4_2_conv_dw_weight"
    original_name = "blocks.4.2.conv_dw.weight"
    kind = "parameter"
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_running_mean:
    name = "blocks_4_2_bn2_running_mean"
    original_name = "blocks.4.2.bn2.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_running_var:
    name = "blocks_4_2_bn2_running_var"
    original_name = "blocks.4.2.bn2.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_weight:
    name = "blocks_4_2_bn2_weight"
    original_name = "blocks.4.2.bn2.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_bias:
    name = "blocks_4_2_bn2_bias"
    original_name = "blocks.4.2.bn2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_reduce_weight:
    name = "blocks_4_2_se_conv_reduce_weight"
    original_name = "blocks.4.2.se.conv_reduce.weight"
    kind = "parameter"
    shape = [28, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_reduce_bias:
    name = "blocks_4_2_se_conv_reduce_bias"
    original_name = "blocks.4.2.se.conv_reduce.bias"
    kind = "parameter"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_expand_weight:
    name = "blocks_4_2_se_conv_expand_weight"
    original_name = "blocks.4.2.se.conv_expand.weight"
    kind = "parameter"
    shape = [672, 28, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2672612419124244
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_expand_bias:
    name = "blocks_4_2_se_conv_expand_bias"
    original_name = "blocks.4.2.se.conv_expand.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_conv_pwl_weight:
    name = "blocks_4_2_conv_pwl_weight"
    original_name = "blocks.4.2.conv_pwl.weight"
    kind = "parameter"
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_running_mean:
    name = "blocks_4_2_bn3_running_mean"
    original_name = "blocks.4.2.bn3.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_running_var:
    name = "blocks_4_2_bn3_running_var"
    original_name = "blocks.4.2.bn3.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_weight:
    name = "blocks_4_2_bn3_weight"
    original_name = "blocks.4.2.bn3.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_bias:
    name = "blocks_4_2_bn3_bias"
    original_name = "blocks.4.2.bn3.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_0_conv_pw_weight:
    name = "blocks_5_0_conv_pw_weight"
    original_name = "blocks.5.0.conv_pw.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_running_mean:
    name = "blocks_5_0_bn1_running_mean"
    original_name = "blocks.5.0.bn1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_running_var:
    name = "blocks_5_0_bn1_running_var"
    original_name = "blocks.5.0.bn1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_weight:
    name = "blocks_5_0_bn1_weight"
    original_name = "blocks.5.0.bn1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_bias:
    name = "blocks_5_0_bn1_bias"
    original_name = "blocks.5.0.bn1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_0_conv_dw_weight:
    name = "blocks_5_0_conv_dw_weight"
    original_name = "blocks.5.0.conv_dw.weight"
    kind = "parameter"
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn2_running_mean:
    name = "blocks_5_0_bn2_running_mean"
    original_name = "blocks.5.0.bn2.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn2_running_var:
    name = "blocks_5_0_bn2_running_var"
    original_name = "blocks.5.0.bn2.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn2_weight:
    name = "blocks_5_0_bn2_weight"
    original_name = "blocks.5.0.bn2.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn2_bias:
    name = "blocks_5_0_bn2_bias"
    original_name = "blocks.5.0.bn2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_0_se_conv_reduce_weight:
    name = "blocks_5_0_se_conv_reduce_weight"
    original_name = "blocks.5.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [28, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_blocks_5_0_se_conv_reduce_bias:
    name = "blocks_5_0_se_conv_reduce_bias"
    original_name = "blocks.5.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_0_se_conv_expand_weight:
    name = "blocks_5_0_se_conv_expand_weight"
    original_name = "blocks.5.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [672, 28, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2672612419124244
    data = None


class Program_weight_tensor_meta_blocks_5_0_se_conv_expand_bias:
    name = "blocks_5_0_se_conv_expand_bias"
    original_name = "blocks.5.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_0_conv_pwl_weight:
    name = "blocks_5_0_conv_pwl_weight"
    original_name = "blocks.5.0.conv_pwl.weight"
    kind = "parameter"
    shape = [192, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn3_running_mean:
    name = "blocks_5_0_bn3_running_mean"
    original_name = "blocks.5.0.bn3.running_mean"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn3_running_var:
    name = "blocks_5_0_bn3_running_var"
    original_name = "blocks.5.0.bn3.running_var"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn3_weight:
    name = "blocks_5_0_bn3_weight"
    original_name = "blocks.5.0.bn3.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn3_bias:
    name = "blocks_5_0_bn3_bias"
    original_name = "blocks.5.0.bn3.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_1_conv_pw_weight:
    name = "blocks_5_1_conv_pw_weight"
    original_name = "blocks.5.1.conv_pw.weight"
    kind = "parameter"
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn1_running_mean:
    name = "blocks_5_1_bn1_running_mean"
    original_name = "blocks.5.1.bn1.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn1_running_var:
    name = "blocks_5_1_bn1_running_var"
    original_name = "blocks.5.1.bn1.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn1_weight:
    name = "blocks_5_1_bn1_weight"
    original_name = "blocks.5.1.bn1.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn1_bias:
    name = "blocks_5_1_bn1_bias"
    original_name = "blocks.5.1.bn1.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_1_conv_dw_weight:
    name = "blocks_5_1_conv_dw_weight"
    original_name = "blocks.5.1.conv_dw.weight"
    kind = "parameter"
    shape = [1152, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn2_running_mean:
    name = "blocks_5_1_bn2_running_mean"
    original_name = "blocks.5.1.bn2.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn2_running_var:
    name = "blocks_5_1_bn2_running_var"
    original_name = "blocks.5.1.bn2.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn2_weight:
    name = "blocks_5_1_bn2_weight"
    original_name = "blocks.5.1.bn2.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn2_bias:
    name = "blocks_5_1_bn2_bias"
    original_name = "blocks.5.1.bn2.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_1_se_conv_reduce_weight:
    name = "blocks_5_1_se_conv_reduce_weight"
    original_name = "blocks.5.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [48, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_5_1_se_conv_reduce_bias:
    name = "blocks_5_1_se_conv_reduce_bias"
    original_name = "blocks.5.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_1_se_conv_expand_weight:
    name = "blocks_5_1_se_conv_expand_weight"
    original_name = "blocks.5.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [1152, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_blocks_5_1_se_conv_expand_bias:
    name = "blocks_5_1_se_conv_expand_bias"
    original_name = "blocks.5.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_1_conv_pwl_weight:
    name = "blocks_5_1_conv_pwl_weight"
    original_name = "blocks.5.1.conv_pwl.weight"
    kind = "parameter"
    shape = [192, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn3_running_mean:
    name = "blocks_5_1_bn3_running_mean"
    original_name = "blocks.5.1.bn3.running_mean"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn3_running_var:
    name = "blocks_5_1_bn3_running_var"
    original_name = "blocks.5.1.bn3.running_var"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn3_weight:
    name = "blocks_5_1_bn3_weight"
    original_name = "blocks.5.1.bn3.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_1_bn3_bias:
    name = "blocks_5_1_bn3_bias"
    original_name = "blocks.5.1.bn3.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_2_conv_pw_weight:
    name = "blocks_5_2_conv_pw_weight"
    original_name = "blocks.5.2.conv_pw.weight"
    kind = "parameter"
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn1_running_mean:
    name = "blocks_5_2_bn1_running_mean"
    original_name = "blocks.5.2.bn1.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn1_running_var:
    name = "blocks_5_2_bn1_running_var"
    original_name = "blocks.5.2.bn1.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn1_weight:
    name = "blocks_5_2_bn1_weight"
    original_name = "blocks.5.2.bn1.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn1_bias:
    name = "blocks_5_2_bn1_bias"
    original_name = "blocks.5.2.bn1.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_2_conv_dw_weight:
    name = "blocks_5_2_conv_dw_weight"
    original_name = "blocks.5.2.conv_dw.weight"
    kind = "parameter"
    shape = [1152, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn2_running_mean:
    name = "blocks_5_2_bn2_running_mean"
    original_name = "blocks.5.2.bn2.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn2_running_var:
    name = "blocks_5_2_bn2_running_var"
    original_name = "blocks.5.2.bn2.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn2_weight:
    name = "blocks_5_2_bn2_weight"
    original_name = "blocks.5.2.bn2.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn2_bias:
    name = "blocks_5_2_bn2_bias"
    original_name = "blocks.5.2.bn2.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_2_se_conv_reduce_weight:
    name = "blocks_5_2_se_conv_reduce_weight"
    original_name = "blocks.5.2.se.conv_reduce.weight"
    kind = "parameter"
    shape = [48, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_5_2_se_conv_reduce_bias:
    name = "blocks_5_2_se_conv_reduce_bias"
    original_name = "blocks.5.2.se.conv_reduce.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_2_se_conv_expand_weight:
    name = "blocks_5_2_se_conv_expand_weight"
    original_name = "blocks.5.2.se.conv_expand.weight"
    kind = "parameter"
    shape = [1152, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_blocks_5_2_se_conv_expand_bias:
    name = "blocks_5_2_se_conv_expand_bias"
    original_name = "blocks.5.2.se.conv_expand.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_2_conv_pwl_weight:
    name = "blocks_5_2_conv_pwl_weight"
    original_name = "blocks.5.2.conv_pwl.weight"
    kind = "parameter"
    shape = [192, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn3_running_mean:
    name = "blocks_5_2_bn3_running_mean"
    original_name = "blocks.5.2.bn3.running_mean"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn3_running_var:
    name = "blocks_5_2_bn3_running_var"
    original_name = "blocks.5.2.bn3.running_var"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn3_weight:
    name = "blocks_5_2_bn3_weight"
    original_name = "blocks.5.2.bn3.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_2_bn3_bias:
    name = "blocks_5_2_bn3_bias"
    original_name = "blocks.5.2.bn3.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_3_conv_pw_weight:
    name = "blocks_5_3_conv_pw_weight"
    original_name = "blocks.5.3.conv_pw.weight"
    kind = "parameter"
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn1_running_mean:
    name = "blocks_5_3_bn1_running_mean"
    original_name = "blocks.5.3.bn1.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn1_running_var:
    name = "blocks_5_3_bn1_running_var"
    original_name = "blocks.5.3.bn1.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn1_weight:
    name = "blocks_5_3_bn1_weight"
    original_name = "blocks.5.3.bn1.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn1_bias:
    name = "blocks_5_3_bn1_bias"
    original_name = "blocks.5.3.bn1.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_3_conv_dw_weight:
    name = "blocks_5_3_conv_dw_weight"
    original_name = "blocks.5.3.conv_dw.weight"
    kind = "parameter"
    shape = [1152, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn2_running_mean:
    name = "blocks_5_3_bn2_running_mean"
    original_name = "blocks.5.3.bn2.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn2_running_var:
    name = "blocks_5_3_bn2_running_var"
    original_name = "blocks.5.3.bn2.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn2_weight:
    name = "blocks_5_3_bn2_weight"
    original_name = "blocks.5.3.bn2.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn2_bias:
    name = "blocks_5_3_bn2_bias"
    original_name = "blocks.5.3.bn2.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_3_se_conv_reduce_weight:
    name = "blocks_5_3_se_conv_reduce_weight"
    original_name = "blocks.5.3.se.conv_reduce.weight"
    kind = "parameter"
    shape = [48, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_5_3_se_conv_reduce_bias:
    name = "blocks_5_3_se_conv_reduce_bias"
    original_name = "blocks.5.3.se.conv_reduce.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_3_se_conv_expand_weight:
    name = "blocks_5_3_se_conv_expand_weight"
    original_name = "blocks.5.3.se.conv_expand.weight"
    kind = "parameter"
    shape = [1152, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_blocks_5_3_se_conv_expand_bias:
    name = "blocks_5_3_se_conv_expand_bias"
    original_name = "blocks.5.3.se.conv_expand.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_3_conv_pwl_weight:
    name = "blocks_5_3_conv_pwl_weight"
    original_name = "blocks.5.3.conv_pwl.weight"
    kind = "parameter"
    shape = [192, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn3_running_mean:
    name = "blocks_5_3_bn3_running_mean"
    original_name = "blocks.5.3.bn3.running_mean"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn3_running_var:
    name = "blocks_5_3_bn3_running_var"
    original_name = "blocks.5.3.bn3.running_var"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn3_weight:
    name = "blocks_5_3_bn3_weight"
    original_name = "blocks.5.3.bn3.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_3_bn3_bias:
    name = "blocks_5_3_bn3_bias"
    original_name = "blocks.5.3.bn3.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_0_conv_pw_weight:
    name = "blocks_6_0_conv_pw_weight"
    original_name = "blocks.6.0.conv_pw.weight"
    kind = "parameter"
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn1_running_mean:
    name = "blocks_6_0_bn1_running_mean"
    original_name = "blocks.6.0.bn1.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn1_running_var:
    name = "blocks_6_0_bn1_running_var"
    original_name = "blocks.6.0.bn1.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn1_weight:
    name = "blocks_6_0_bn1_weight"
    original_name = "blocks.6.0.bn1.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn1_bias:
    name = "blocks_6_0_bn1_bias"
    original_name = "blocks.6.0.bn1.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_0_conv_dw_weight:
    name = "blocks_6_0_conv_dw_weight"
    original_name = "blocks.6.0.conv_dw.weight"
    kind = "parameter"
    shape = [1152, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn2_running_mean:
    name = "blocks_6_0_bn2_running_mean"
    original_name = "blocks.6.0.bn2.running_mean"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn2_running_var:
    name = "blocks_6_0_bn2_running_var"
    original_name = "blocks.6.0.bn2.running_var"
    kind = "buffer"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn2_weight:
    name = "blocks_6_0_bn2_weight"
    original_name = "blocks.6.0.bn2.weight"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn2_bias:
    name = "blocks_6_0_bn2_bias"
    original_name = "blocks.6.0.bn2.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_0_se_conv_reduce_weight:
    name = "blocks_6_0_se_conv_reduce_weight"
    original_name = "blocks.6.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [48, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_6_0_se_conv_reduce_bias:
    name = "blocks_6_0_se_conv_reduce_bias"
    original_name = "blocks.6.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_0_se_conv_expand_weight:
    name = "blocks_6_0_se_conv_expand_weight"
    original_name = "blocks.6.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [1152, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_blocks_6_0_se_conv_expand_bias:
    name = "blocks_6_0_se_conv_expand_bias"
    original_name = "blocks.6.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_0_conv_pwl_weight:
    name = "blocks_6_0_conv_pwl_weight"
    original_name = "blocks.6.0.conv_pwl.weight"
    kind = "parameter"
    shape = [320, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn3_running_mean:
    name = "blocks_6_0_bn3_running_mean"
    original_name = "blocks.6.0.bn3.running_mean"
    kind = "buffer"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn3_running_var:
    name = "blocks_6_0_bn3_running_var"
    original_name = "blocks.6.0.bn3.running_var"
    kind = "buffer"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn3_weight:
    name = "blocks_6_0_bn3_weight"
    original_name = "blocks.6.0.bn3.weight"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_0_bn3_bias:
    name = "blocks_6_0_bn3_bias"
    original_name = "blocks.6.0.bn3.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv_head_weight:
    name = "conv_head_weight"
    original_name = "conv_head.weight"
    kind = "parameter"
    shape = [1280, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_bn2_running_mean:
    name = "bn2_running_mean"
    original_name = "bn2.running_mean"
    kind = "buffer"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn2_running_var:
    name = "bn2_running_var"
    original_name = "bn2.running_var"
    kind = "buffer"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_bn2_weight:
    name = "bn2_weight"
    original_name = "bn2.weight"
    kind = "parameter"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn2_bias:
    name = "bn2_bias"
    original_name = "bn2.bias"
    kind = "parameter"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_weight:
    name = "classifier_weight"
    original_name = "classifier.weight"
    kind = "parameter"
    shape = [1000, 1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03952847075210474
    data = None


class Program_weight_tensor_meta_classifier_bias:
    name = "classifier_bias"
    original_name = "classifier.bias"
    kind = "parameter"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
