class Program_weight_tensor_meta_conv_stem_weight:
    name = "conv_stem_weight"
    original_name = "conv_stem.weight"
    kind = "parameter"
    shape = [16, 3, 3, 3]
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
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn1_running_var:
    name = "bn1_running_var"
    original_name = "bn1.running_var"
    kind = "buffer"
    shape = [16]
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
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn1_bias:
    name = "bn1_bias"
    original_name = "bn1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_conv_dw_weight:
    name = "blocks_0_0_conv_dw_weight"
    original_name = "blocks.0.0.conv_dw.weight"
    kind = "parameter"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_running_mean:
    name = "blocks_0_0_bn1_running_mean"
    original_name = "blocks.0.0.bn1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_running_var:
    name = "blocks_0_0_bn1_running_var"
    original_name = "blocks.0.0.bn1.running_var"
    kind = "buffer"
    shape = [16]
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
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_0_bn1_bias:
    name = "blocks_0_0_bn1_bias"
    original_name = "blocks.0.0.bn1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_se_conv_reduce_weight:
    name = "blocks_0_0_se_conv_reduce_weight"
    original_name = "blocks.0.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [8, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
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
    shape = [16, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_blocks_0_0_se_conv_expand_bias:
    name = "blocks_0_0_se_conv_expand_bias"
    original_name = "blocks.0.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_0_conv_pw_weight:
    name = "blocks_0_0_conv_pw_weight"
    original_name = "blocks.0.0.conv_pw.weight"
    kind = "parameter"
    shape = [16, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
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
    shape = [72, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_running_mean:
    name = "blocks_1_0_bn1_running_mean"
    original_name = "blocks.1.0.bn1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_running_var:
    name = "blocks_1_0_bn1_running_var"
    original_name = "blocks.1.0.bn1.running_var"
    kind = "buffer"
    shape = [72]
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
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn1_bias:
    name = "blocks_1_0_bn1_bias"
    original_name = "blocks.1.0.bn1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_conv_dw_weight:
    name = "blocks_1_0_conv_dw_weight"
    original_name = "blocks.1.0.conv_dw.weight"
    kind = "parameter"
    shape = [72, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_running_mean:
    name = "blocks_1_0_bn2_running_mean"
    original_name = "blocks.1.0.bn2.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_running_var:
    name = "blocks_1_0_bn2_running_var"
    original_name = "blocks.1.0.bn2.running_var"
    kind = "buffer"
    shape = [72]
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
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_0_bn2_bias:
    name = "blocks_1_0_bn2_bias"
    original_name = "blocks.1.0.bn2.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_0_conv_pwl_weight:
    name = "blocks_1_0_conv_pwl_weight"
    original_name = "blocks.1.0.conv_pwl.weight"
    kind = "parameter"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
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
    shape = [88, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_running_mean:
    name = "blocks_1_1_bn1_running_mean"
    original_name = "blocks.1.1.bn1.running_mean"
    kind = "buffer"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_running_var:
    name = "blocks_1_1_bn1_running_var"
    original_name = "blocks.1.1.bn1.running_var"
    kind = "buffer"
    shape = [88]
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
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn1_bias:
    name = "blocks_1_1_bn1_bias"
    original_name = "blocks.1.1.bn1.bias"
    kind = "parameter"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_conv_dw_weight:
    name = "blocks_1_1_conv_dw_weight"
    original_name = "blocks.1.1.conv_dw.weight"
    kind = "parameter"
    shape = [88, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_running_mean:
    name = "blocks_1_1_bn2_running_mean"
    original_name = "blocks.1.1.bn2.running_mean"
    kind = "buffer"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_running_var:
    name = "blocks_1_1_bn2_running_var"
    original_name = "blocks.1.1.bn2.running_var"
    kind = "buffer"
    shape = [88]
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
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_1_bn2_bias:
    name = "blocks_1_1_bn2_bias"
    original_name = "blocks.1.1.bn2.bias"
    kind = "parameter"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_1_conv_pwl_weight:
    name = "blocks_1_1_conv_pwl_weight"
    original_name = "blocks.1.1.conv_pwl.weight"
    kind = "parameter"
    shape = [24, 88, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15075567228888181
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
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_running_mean:
    name = "blocks_2_0_bn1_running_mean"
    original_name = "blocks.2.0.bn1.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_running_var:
    name = "blocks_2_0_bn1_running_var"
    original_name = "blocks.2.0.bn1.running_var"
    kind = "buffer"
    shape = [96]
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
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn1_bias:
    name = "blocks_2_0_bn1_bias"
    original_name = "blocks.2.0.bn1.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_conv_dw_weight:
    name = "blocks_2_0_conv_dw_weight"
    original_name = "blocks.2.0.conv_dw.weight"
    kind = "parameter"
    shape = [96, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_running_mean:
    name = "blocks_2_0_bn2_running_mean"
    original_name = "blocks.2.0.bn2.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_running_var:
    name = "blocks_2_0_bn2_running_var"
    original_name = "blocks.2.0.bn2.running_var"
    kind = "buffer"
    shape = [96]
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
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_0_bn2_bias:
    name = "blocks_2_0_bn2_bias"
    original_name = "blocks.2.0.bn2.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_reduce_weight:
    name = "blocks_2_0_se_conv_reduce_weight"
    original_name = "blocks.2.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_reduce_bias:
    name = "blocks_2_0_se_conv_reduce_bias"
    original_name = "blocks.2.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_expand_weight:
    name = "blocks_2_0_se_conv_expand_weight"
    original_name = "blocks.2.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_blocks_2_0_se_conv_expand_bias:
    name = "blocks_2_0_se_conv_expand_bias"
    original_name = "blocks.2.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_0_conv_pwl_weight:
    name = "blocks_2_0_conv_pwl_weight"
    original_name = "blocks.2.0.conv_pwl.weight"
    kind = "parameter"
    shape = [40, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
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
    shape = [64, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_2_1_se_conv_reduce_bias:
    name = "blocks_2_1_se_conv_reduce_bias"
    original_name = "blocks.2.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_1_se_conv_expand_weight:
    name = "blocks_2_1_se_conv_expand_weight"
    original_name = "blocks.2.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [240, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
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


class Program_weight_tensor_meta_blocks_2_2_conv_pw_weight:
    name = "blocks_2_2_conv_pw_weight"
    original_name = "blocks.2.2.conv_pw.weight"
    kind = "parameter"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn1_running_mean:
    name = "blocks_2_2_bn1_running_mean"
    original_name = "blocks.2.2.bn1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn1_running_var:
    name = "blocks_2_2_bn1_running_var"
    original_name = "blocks.2.2.bn1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn1_weight:
    name = "blocks_2_2_bn1_weight"
    original_name = "blocks.2.2.bn1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn1_bias:
    name = "blocks_2_2_bn1_bias"
    original_name = "blocks.2.2.bn1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_2_conv_dw_weight:
    name = "blocks_2_2_conv_dw_weight"
    original_name = "blocks.2.2.conv_dw.weight"
    kind = "parameter"
    shape = [240, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn2_running_mean:
    name = "blocks_2_2_bn2_running_mean"
    original_name = "blocks.2.2.bn2.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn2_running_var:
    name = "blocks_2_2_bn2_running_var"
    original_name = "blocks.2.2.bn2.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn2_weight:
    name = "blocks_2_2_bn2_weight"
    original_name = "blocks.2.2.bn2.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn2_bias:
    name = "blocks_2_2_bn2_bias"
    original_name = "blocks.2.2.bn2.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_2_se_conv_reduce_weight:
    name = "blocks_2_2_se_conv_reduce_weight"
    original_name = "blocks.2.2.se.conv_reduce.weight"
    kind = "parameter"
    shape = [64, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_2_2_se_conv_reduce_bias:
    name = "blocks_2_2_se_conv_reduce_bias"
    original_name = "blocks.2.2.se.conv_reduce.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_2_se_conv_expand_weight:
    name = "blocks_2_2_se_conv_expand_weight"
    original_name = "blocks.2.2.se.conv_expand.weight"
    kind = "parameter"
    shape = [240, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_blocks_2_2_se_conv_expand_bias:
    name = "blocks_2_2_se_conv_expand_bias"
    original_name = "blocks.2.2.se.conv_expand.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_2_conv_pwl_weight:
    name = "blocks_2_2_conv_pwl_weight"
    original_name = "blocks.2.2.conv_pwl.weight"
    kind = "parameter"
    shape = [40, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn3_running_mean:
    name = "blocks_2_2_bn3_running_mean"
    original_name = "blocks.2.2.bn3.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn3_running_var:
    name = "blocks_2_2_bn3_running_var"
    original_name = "blocks.2.2.bn3.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn3_weight:
    name = "blocks_2_2_bn3_weight"
    original_name = "blocks.2.2.bn3.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_2_bn3_bias:
    name = "blocks_2_2_bn3_bias"
    original_name = "blocks.2.2.bn3.bias"
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
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_running_mean:
    name = "blocks_3_0_bn1_running_mean"
    original_name = "blocks.3.0.bn1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_running_var:
    name = "blocks_3_0_bn1_running_var"
    original_name = "blocks.3.0.bn1.running_var"
    kind = "buffer"
    shape = [120]
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
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn1_bias:
    name = "blocks_3_0_bn1_bias"
    original_name = "blocks.3.0.bn1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_conv_dw_weight:
    name = "blocks_3_0_conv_dw_weight"
    original_name = "blocks.3.0.conv_dw.weight"
    kind = "parameter"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_running_mean:
    name = "blocks_3_0_bn2_running_mean"
    original_name = "blocks.3.0.bn2.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_running_var:
    name = "blocks_3_0_bn2_running_var"
    original_name = "blocks.3.0.bn2.running_var"
    kind = "buffer"
    shape = [120]
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
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn2_bias:
    name = "blocks_3_0_bn2_bias"
    original_name = "blocks.3.0.bn2.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_reduce_weight:
    name = "blocks_3_0_se_conv_reduce_weight"
    original_name = "blocks.3.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_reduce_bias:
    name = "blocks_3_0_se_conv_reduce_bias"
    original_name = "blocks.3.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_expand_weight:
    name = "blocks_3_0_se_conv_expand_weight"
    original_name = "blocks.3.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_blocks_3_0_se_conv_expand_bias:
    name = "blocks_3_0_se_conv_expand_bias"
    original_name = "blocks.3.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_0_conv_pwl_weight:
    name = "blocks_3_0_conv_pwl_weight"
    original_name = "blocks.3.0.conv_pwl.weight"
    kind = "parameter"
    shape = [48, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_running_mean:
    name = "blocks_3_0_bn3_running_mean"
    original_name = "blocks.3.0.bn3.running_mean"
    kind = "buffer"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_running_var:
    name = "blocks_3_0_bn3_running_var"
    original_name = "blocks.3.0.bn3.running_var"
    kind = "buffer"
    shape = [48]
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
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_0_bn3_bias:
    name = "blocks_3_0_bn3_bias"
    original_name = "blocks.3.0.bn3.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_conv_pw_weight:
    name = "blocks_3_1_conv_pw_weight"
    original_name = "blocks.3.1.conv_pw.weight"
    kind = "parameter"
    shape = [144, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_running_mean:
    name = "blocks_3_1_bn1_running_mean"
    original_name = "blocks.3.1.bn1.running_mean"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_running_var:
    name = "blocks_3_1_bn1_running_var"
    original_name = "blocks.3.1.bn1.running_var"
    kind = "buffer"
    shape = [144]
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
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn1_bias:
    name = "blocks_3_1_bn1_bias"
    original_name = "blocks.3.1.bn1.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_conv_dw_weight:
    name = "blocks_3_1_conv_dw_weight"
    original_name = "blocks.3.1.conv_dw.weight"
    kind = "parameter"
    shape = [144, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_running_mean:
    name = "blocks_3_1_bn2_running_mean"
    original_name = "blocks.3.1.bn2.running_mean"
    kind = "buffer"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_running_var:
    name = "blocks_3_1_bn2_running_var"
    original_name = "blocks.3.1.bn2.running_var"
    kind = "buffer"
    shape = [144]
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
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn2_bias:
    name = "blocks_3_1_bn2_bias"
    original_name = "blocks.3.1.bn2.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_reduce_weight:
    name = "blocks_3_1_se_conv_reduce_weight"
    original_name = "blocks.3.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [40, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_reduce_bias:
    name = "blocks_3_1_se_conv_reduce_bias"
    original_name = "blocks.3.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_expand_weight:
    name = "blocks_3_1_se_conv_expand_weight"
    original_name = "blocks.3.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [144, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_blocks_3_1_se_conv_expand_bias:
    name = "blocks_3_1_se_conv_expand_bias"
    original_name = "blocks.3.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_1_conv_pwl_weight:
    name = "blocks_3_1_conv_pwl_weight"
    original_name = "blocks.3.1.conv_pwl.weight"
    kind = "parameter"
    shape = [48, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_running_mean:
    name = "blocks_3_1_bn3_running_mean"
    original_name = "blocks.3.1.bn3.running_mean"
    kind = "buffer"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_running_var:
    name = "blocks_3_1_bn3_running_var"
    original_name = "blocks.3.1.bn3.running_var"
    kind = "buffer"
    shape = [48]
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
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_1_bn3_bias:
    name = "blocks_3_1_bn3_bias"
    original_name = "blocks.3.1.bn3.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_conv_pw_weight:
    name = "blocks_4_0_conv_pw_weight"
    original_name = "blocks.4.0.conv_pw.weight"
    kind = "parameter"
    shape = [288, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_running_mean:
    name = "blocks_4_0_bn1_running_mean"
    original_name = "blocks.4.0.bn1.running_mean"
    kind = "buffer"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_running_var:
    name = "blocks_4_0_bn1_running_var"
    original_name = "blocks.4.0.bn1.running_var"
    kind = "buffer"
    shape = [288]
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
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn1_bias:
    name = "blocks_4_0_bn1_bias"
    original_name = "blocks.4.0.bn1.bias"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_conv_dw_weight:
    name = "blocks_4_0_conv_dw_weight"
    original_name = "blocks.4.0.conv_dw.weight"
    kind = "parameter"
    shape = [288, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_running_mean:
    name = "blocks_4_0_bn2_running_mean"
    original_name = "blocks.4.0.bn2.running_mean"
    kind = "buffer"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_running_var:
    name = "blocks_4_0_bn2_running_var"
    original_name = "blocks.4.0.bn2.running_var"
    kind = "buffer"
    shape = [288]
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
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn2_bias:
    name = "blocks_4_0_bn2_bias"
    original_name = "blocks.4.0.bn2.bias"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_reduce_weight:
    name = "blocks_4_0_se_conv_reduce_weight"
    original_name = "blocks.4.0.se.conv_reduce.weight"
    kind = "parameter"
    shape = [72, 288, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_reduce_bias:
    name = "blocks_4_0_se_conv_reduce_bias"
    original_name = "blocks.4.0.se.conv_reduce.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_expand_weight:
    name = "blocks_4_0_se_conv_expand_weight"
    original_name = "blocks.4.0.se.conv_expand.weight"
    kind = "parameter"
    shape = [288, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_blocks_4_0_se_conv_expand_bias:
    name = "blocks_4_0_se_conv_expand_bias"
    original_name = "blocks.4.0.se.conv_expand.bias"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_0_conv_pwl_weight:
    name = "blocks_4_0_conv_pwl_weight"
    original_name = "blocks.4.0.conv_pwl.weight"
    kind = "parameter"
    shape = [96, 288, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_running_mean:
    name = "blocks_4_0_bn3_running_mean"
    original_name = "blocks.4.0.bn3.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_running_var:
    name = "blocks_4_0_bn3_running_var"
    original_name = "blocks.4.0.bn3.running_var"
    kind = "buffer"
    shape = [96]
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
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_0_bn3_bias:
    name = "blocks_4_0_bn3_bias"
    original_name = "blocks.4.0.bn3.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_conv_pw_weight:
    name = "blocks_4_1_conv_pw_weight"
    original_name = "blocks.4.1.conv_pw.weight"
    kind = "parameter"
    shape = [576, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_running_mean:
    name = "blocks_4_1_bn1_running_mean"
    original_name = "blocks.4.1.bn1.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_running_var:
    name = "blocks_4_1_bn1_running_var"
    original_name = "blocks.4.1.bn1.running_var"
    kind = "buffer"
    shape = [576]
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
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn1_bias:
    name = "blocks_4_1_bn1_bias"
    original_name = "blocks.4.1.bn1.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_conv_dw_weight:
    name = "blocks_4_1_conv_dw_weight"
    original_name = "blocks.4.1.conv_dw.weight"
    kind = "parameter"
    shape = [576, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_running_mean:
    name = "blocks_4_1_bn2_running_mean"
    original_name = "blocks.4.1.bn2.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_running_var:
    name = "blocks_4_1_bn2_running_var"
    original_name = "blocks.4.1.bn2.running_var"
    kind = "buffer"
    shape = [576]
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
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn2_bias:
    name = "blocks_4_1_bn2_bias"
    original_name = "blocks.4.1.bn2.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_reduce_weight:
    name = "blocks_4_1_se_conv_reduce_weight"
    original_name = "blocks.4.1.se.conv_reduce.weight"
    kind = "parameter"
    shape = [144, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_reduce_bias:
    name = "blocks_4_1_se_conv_reduce_bias"
    original_name = "blocks.4.1.se.conv_reduce.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_expand_weight:
    name = "blocks_4_1_se_conv_expand_weight"
    original_name = "blocks.4.1.se.conv_expand.weight"
    kind = "parameter"
    shape = [576, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_4_1_se_conv_expand_bias:
    name = "blocks_4_1_se_conv_expand_bias"
    original_name = "blocks.4.1.se.conv_expand.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_1_conv_pwl_weight:
    name = "blocks_4_1_conv_pwl_weight"
    original_name = "blocks.4.1.conv_pwl.weight"
    kind = "parameter"
    shape = [96, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_running_mean:
    name = "blocks_4_1_bn3_running_mean"
    original_name = "blocks.4.1.bn3.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_running_var:
    name = "blocks_4_1_bn3_running_var"
    original_name = "blocks.4.1.bn3.running_var"
    kind = "buffer"
    shape = [96]
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
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_1_bn3_bias:
    name = "blocks_4_1_bn3_bias"
    original_name = "blocks.4.1.bn3.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_conv_pw_weight:
    name = "blocks_4_2_conv_pw_weight"
    original_name = "blocks.4.2.conv_pw.weight"
    kind = "parameter"
    shape = [576, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_running_mean:
    name = "blocks_4_2_bn1_running_mean"
    original_name = "blocks.4.2.bn1.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_running_var:
    name = "blocks_4_2_bn1_running_var"
    original_name = "blocks.4.2.bn1.running_var"
    kind = "buffer"
    shape = [576]
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
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn1_bias:
    name = "blocks_4_2_bn1_bias"
    original_name = "blocks.4.2.bn1.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_conv_dw_weight:
    name = "blocks_4_2_conv_dw_weight"
    original_name = "blocks.4.2.conv_dw.weight"
    kind = "parameter"
    shape = [576, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_running_mean:
    name = "blocks_4_2_bn2_running_mean"
    original_name = "blocks.4.2.bn2.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_running_var:
    name = "blocks_4_2_bn2_running_var"
    original_name = "blocks.4.2.bn2.running_var"
    kind = "buffer"
    shape = [576]
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
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn2_bias:
    name = "blocks_4_2_bn2_bias"
    original_name = "blocks.4.2.bn2.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_reduce_weight:
    name = "blocks_4_2_se_conv_reduce_weight"
    original_name = "blocks.4.2.se.conv_reduce.weight"
    kind = "parameter"
    shape = [144, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_reduce_bias:
    name = "blocks_4_2_se_conv_reduce_bias"
    original_name = "blocks.4.2.se.conv_reduce.bias"
    kind = "parameter"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_expand_weight:
    name = "blocks_4_2_se_conv_expand_weight"
    original_name = "blocks.4.2.se.conv_expand.weight"
    kind = "parameter"
    shape = [576, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_blocks_4_2_se_conv_expand_bias:
    name = "blocks_4_2_se_conv_expand_bias"
    original_name = "blocks.4.2.se.conv_expand.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_2_conv_pwl_weight:
    name = "blocks_4_2_conv_pwl_weight"
    original_name = "blocks.4.2.conv_pwl.weight"
    kind = "parameter"
    shape = [96, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_running_mean:
    name = "blocks_4_2_bn3_running_mean"
    original_name = "blocks.4.2.bn3.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_running_var:
    name = "blocks_4_2_bn3_running_var"
    original_name = "blocks.4.2.bn3.running_var"
    kind = "buffer"
    shape = [96]
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
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_2_bn3_bias:
    name = "blocks_4_2_bn3_bias"
    original_name = "blocks.4.2.bn3.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_0_conv_weight:
    name = "blocks_5_0_conv_weight"
    original_name = "blocks.5.0.conv.weight"
    kind = "parameter"
    shape = [576, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_running_mean:
    name = "blocks_5_0_bn1_running_mean"
    original_name = "blocks.5.0.bn1.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_running_var:
    name = "blocks_5_0_bn1_running_var"
    original_name = "blocks.5.0.bn1.running_var"
    kind = "buffer"
    shape = [576]
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
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_0_bn1_bias:
    name = "blocks_5_0_bn1_bias"
    original_name = "blocks.5.0.bn1.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv_head_weight:
    name = "conv_head_weight"
    original_name = "conv_head.weight"
    kind = "parameter"
    shape = [1024, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_conv_head_bias:
    name = "conv_head_bias"
    original_name = "conv_head.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_weight:
    name = "classifier_weight"
    original_name = "classifier.weight"
    kind = "parameter"
    shape = [1000, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
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
