class Program_weight_tensor_meta_stem_conv_weight:
    name = "stem_conv_weight"
    original_name = "stem.conv.weight"
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


class Program_weight_tensor_meta_stem_bn_running_mean:
    name = "stem_bn_running_mean"
    original_name = "stem.bn.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stem_bn_running_var:
    name = "stem_bn_running_var"
    original_name = "stem.bn.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_stem_bn_weight:
    name = "stem_bn_weight"
    original_name = "stem.bn.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_stem_bn_bias:
    name = "stem_bn_bias"
    original_name = "stem.bn.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s1_b1_conv1_conv_weight:
    name = "s1_b1_conv1_conv_weight"
    original_name = "s1.b1.conv1.conv.weight"
    kind = "parameter"
    shape = [24, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_s1_b1_conv1_bn_running_mean:
    name = "s1_b1_conv1_bn_running_mean"
    original_name = "s1.b1.conv1.bn.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_conv1_bn_running_var:
    name = "s1_b1_conv1_bn_running_var"
    original_name = "s1.b1.conv1.bn.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s1_b1_conv1_bn_weight:
    name = "s1_b1_conv1_bn_weight"
    original_name = "s1.b1.conv1.bn.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_conv1_bn_bias:
    name = "s1_b1_conv1_bn_bias"
    original_name = "s1.b1.conv1.bn.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s1_b1_conv2_conv_weight:
    name = "s1_b1_conv2_conv_weight"
    original_name = "s1.b1.conv2.conv.weight"
    kind = "parameter"
    shape = [24, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s1_b1_conv2_bn_running_mean:
    name = "s1_b1_conv2_bn_running_mean"
    original_name = "s1.b1.conv2.bn.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_conv2_bn_running_var:
    name = "s1_b1_conv2_bn_running_var"
    original_name = "s1.b1.conv2.bn.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s1_b1_conv2_bn_weight:
    name = "s1_b1_conv2_bn_weight"
    original_name = "s1.b1.conv2.bn.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_conv2_bn_bias:
    name = "s1_b1_conv2_bn_bias"
    original_name = "s1.b1.conv2.bn.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s1_b1_se_fc1_weight:
    name = "s1_b1_se_fc1_weight"
    original_name = "s1.b1.se.fc1.weight"
    kind = "parameter"
    shape = [8, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_s1_b1_se_fc1_bias:
    name = "s1_b1_se_fc1_bias"
    original_name = "s1.b1.se.fc1.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s1_b1_se_fc2_weight:
    name = "s1_b1_se_fc2_weight"
    original_name = "s1.b1.se.fc2.weight"
    kind = "parameter"
    shape = [24, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_s1_b1_se_fc2_bias:
    name = "s1_b1_se_fc2_bias"
    original_name = "s1.b1.se.fc2.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s1_b1_conv3_conv_weight:
    name = "s1_b1_conv3_conv_weight"
    original_name = "s1.b1.conv3.conv.weight"
    kind = "parameter"
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_s1_b1_conv3_bn_running_mean:
    name = "s1_b1_conv3_bn_running_mean"
    original_name = "s1.b1.conv3.bn.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_conv3_bn_running_var:
    name = "s1_b1_conv3_bn_running_var"
    original_name = "s1.b1.conv3.bn.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s1_b1_conv3_bn_weight:
    name = "s1_b1_conv3_bn_weight"
    original_name = "s1.b1.conv3.bn.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_conv3_bn_bias:
    name = "s1_b1_conv3_bn_bias"
    original_name = "s1.b1.conv3.bn.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s1_b1_downsample_conv_weight:
    name = "s1_b1_downsample_conv_weight"
    original_name = "s1.b1.downsample.conv.weight"
    kind = "parameter"
    shape = [24, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_s1_b1_downsample_bn_running_mean:
    name = "s1_b1_downsample_bn_running_mean"
    original_name = "s1.b1.downsample.bn.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_downsample_bn_running_var:
    name = "s1_b1_downsample_bn_running_var"
    original_name = "s1.b1.downsample.bn.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s1_b1_downsample_bn_weight:
    name = "s1_b1_downsample_bn_weight"
    original_name = "s1.b1.downsample.bn.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s1_b1_downsample_bn_bias:
    name = "s1_b1_downsample_bn_bias"
    original_name = "s1.b1.downsample.bn.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s2_b1_conv1_conv_weight:
    name = "s2_b1_conv1_conv_weight"
    original_name = "s2.b1.conv1.conv.weight"
    kind = "parameter"
    shape = [56, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_s2_b1_conv1_bn_running_mean:
    name = "s2_b1_conv1_bn_running_mean"
    original_name = "s2.b1.conv1.bn.running_mean"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_conv1_bn_running_var:
    name = "s2_b1_conv1_bn_running_var"
    original_name = "s2.b1.conv1.bn.running_var"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s2_b1_conv1_bn_weight:
    name = "s2_b1_conv1_bn_weight"
    original_name = "s2.b1.conv1.bn.weight"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_conv1_bn_bias:
    name = "s2_b1_conv1_bn_bias"
    original_name = "s2.b1.conv1.bn.bias"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s2_b1_conv2_conv_weight:
    name = "s2_b1_conv2_conv_weight"
    original_name = "s2.b1.conv2.conv.weight"
    kind = "parameter"
    shape = [56, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s2_b1_conv2_bn_running_mean:
    name = "s2_b1_conv2_bn_running_mean"
    original_name = "s2.b1.conv2.bn.running_mean"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_conv2_bn_running_var:
    name = "s2_b1_conv2_bn_running_var"
    original_name = "s2.b1.conv2.bn.running_var"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s2_b1_conv2_bn_weight:
    name = "s2_b1_conv2_bn_weight"
    original_name = "s2.b1.conv2.bn.weight"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_conv2_bn_bias:
    name = "s2_b1_conv2_bn_bias"
    original_name = "s2.b1.conv2.bn.bias"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s2_b1_se_fc1_weight:
    name = "s2_b1_se_fc1_weight"
    original_name = "s2.b1.se.fc1.weight"
    kind = "parameter"
    shape = [6, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1889822365046136
    data = None


class Program_weight_tensor_meta_s2_b1_se_fc1_bias:
    name = "s2_b1_se_fc1_bias"
    original_name = "s2.b1.se.fc1.bias"
    kind = "parameter"
    shape = [6]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s2_b1_se_fc2_weight:
    name = "s2_b1_se_fc2_weight"
    original_name = "s2.b1.se.fc2.weight"
    kind = "parameter"
    shape = [56, 6, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5773502691896257
    data = None


class Program_weight_tensor_meta_s2_b1_se_fc2_bias:
    name = "s2_b1_se_fc2_bias"
    original_name = "s2.b1.se.fc2.bias"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s2_b1_conv3_conv_weight:
    name = "s2_b1_conv3_conv_weight"
    original_name = "s2.b1.conv3.conv.weight"
    kind = "parameter"
    shape = [56, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1889822365046136
    data = None


class Program_weight_tensor_meta_s2_b1_conv3_bn_running_mean:
    name = "s2_b1_conv3_bn_running_mean"
    original_name = "s2.b1.conv3.bn.running_mean"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_conv3_bn_running_var:
    name = "s2_b1_conv3_bn_running_var"
    original_name = "s2.b1.conv3.bn.running_var"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s2_b1_conv3_bn_weight:
    name = "s2_b1_conv3_bn_weight"
    original_name = "s2.b1.conv3.bn.weight"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_conv3_bn_bias:
    name = "s2_b1_conv3_bn_bias"
    original_name = "s2.b1.conv3.bn.bias"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s2_b1_downsample_conv_weight:
    name = "s2_b1_downsample_conv_weight"
    original_name = "s2.b1.downsample.conv.weight"
    kind = "parameter"
    shape = [56, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_s2_b1_downsample_bn_running_mean:
    name = "s2_b1_downsample_bn_running_mean"
    original_name = "s2.b1.downsample.bn.running_mean"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_downsample_bn_running_var:
    name = "s2_b1_downsample_bn_running_var"
    original_name = "s2.b1.downsample.bn.running_var"
    kind = "buffer"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s2_b1_downsample_bn_weight:
    name = "s2_b1_downsample_bn_weight"
    original_name = "s2.b1.downsample.bn.weight"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s2_b1_downsample_bn_bias:
    name = "s2_b1_downsample_bn_bias"
    original_name = "s2.b1.downsample.bn.bias"
    kind = "parameter"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b1_conv1_conv_weight:
    name = "s3_b1_conv1_conv_weight"
    original_name = "s3.b1.conv1.conv.weight"
    kind = "parameter"
    shape = [152, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1889822365046136
    data = None


class Program_weight_tensor_meta_s3_b1_conv1_bn_running_mean:
    name = "s3_b1_conv1_bn_running_mean"
    original_name = "s3.b1.conv1.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_conv1_bn_running_var:
    name = "s3_b1_conv1_bn_running_var"
    original_name = "s3.b1.conv1.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b1_conv1_bn_weight:
    name = "s3_b1_conv1_bn_weight"
    original_name = "s3.b1.conv1.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_conv1_bn_bias:
    name = "s3_b1_conv1_bn_bias"
    original_name = "s3.b1.conv1.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b1_conv2_conv_weight:
    name = "s3_b1_conv2_conv_weight"
    original_name = "s3.b1.conv2.conv.weight"
    kind = "parameter"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s3_b1_conv2_bn_running_mean:
    name = "s3_b1_conv2_bn_running_mean"
    original_name = "s3.b1.conv2.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_conv2_bn_running_var:
    name = "s3_b1_conv2_bn_running_var"
    original_name = "s3.b1.conv2.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b1_conv2_bn_weight:
    name = "s3_b1_conv2_bn_weight"
    original_name = "s3.b1.conv2.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_conv2_bn_bias:
    name = "s3_b1_conv2_bn_bias"
    original_name = "s3.b1.conv2.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b1_se_fc1_weight:
    name = "s3_b1_se_fc1_weight"
    original_name = "s3.b1.se.fc1.weight"
    kind = "parameter"
    shape = [14, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b1_se_fc1_bias:
    name = "s3_b1_se_fc1_bias"
    original_name = "s3.b1.se.fc1.bias"
    kind = "parameter"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b1_se_fc2_weight:
    name = "s3_b1_se_fc2_weight"
    original_name = "s3.b1.se.fc2.weight"
    kind = "parameter"
    shape = [152, 14, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3779644730092272
    data = None


class Program_weight_tensor_meta_s3_b1_se_fc2_bias:
    name = "s3_b1_se_fc2_bias"
    original_name = "s3.b1.se.fc2.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b1_conv3_conv_weight:
    name = "s3_b1_conv3_conv_weight"
    original_name = "s3.b1.conv3.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b1_conv3_bn_running_mean:
    name = "s3_b1_conv3_bn_running_mean"
    original_name = "s3.b1.conv3.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_conv3_bn_running_var:
    name = "s3_b1_conv3_bn_running_var"
    original_name = "s3.b1.conv3.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b1_conv3_bn_weight:
    name = "s3_b1_conv3_bn_weight"
    original_name = "s3.b1.conv3.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_conv3_bn_bias:
    name = "s3_b1_conv3_bn_bias"
    original_name = "s3.b1.conv3.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b1_downsample_conv_weight:
    name = "s3_b1_downsample_conv_weight"
    original_name = "s3.b1.downsample.conv.weight"
    kind = "parameter"
    shape = [152, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1889822365046136
    data = None


class Program_weight_tensor_meta_s3_b1_downsample_bn_running_mean:
    name = "s3_b1_downsample_bn_running_mean"
    original_name = "s3.b1.downsample.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_downsample_bn_running_var:
    name = "s3_b1_downsample_bn_running_var"
    original_name = "s3.b1.downsample.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b1_downsample_bn_weight:
    name = "s3_b1_downsample_bn_weight"
    original_name = "s3.b1.downsample.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b1_downsample_bn_bias:
    name = "s3_b1_downsample_bn_bias"
    original_name = "s3.b1.downsample.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b2_conv1_conv_weight:
    name = "s3_b2_conv1_conv_weight"
    original_name = "s3.b2.conv1.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b2_conv1_bn_running_mean:
    name = "s3_b2_conv1_bn_running_mean"
    original_name = "s3.b2.conv1.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b2_conv1_bn_running_var:
    name = "s3_b2_conv1_bn_running_var"
    original_name = "s3.b2.conv1.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b2_conv1_bn_weight:
    name = "s3_b2_conv1_bn_weight"
    original_name = "s3.b2.conv1.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b2_conv1_bn_bias:
    name = "s3_b2_conv1_bn_bias"
    original_name = "s3.b2.conv1.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b2_conv2_conv_weight:
    name = "s3_b2_conv2_conv_weight"
    original_name = "s3.b2.conv2.conv.weight"
    kind = "parameter"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s3_b2_conv2_bn_running_mean:
    name = "s3_b2_conv2_bn_running_mean"
    original_name = "s3.b2.conv2.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b2_conv2_bn_running_var:
    name = "s3_b2_conv2_bn_running_var"
    original_name = "s3.b2.conv2.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b2_conv2_bn_weight:
    name = "s3_b2_conv2_bn_weight"
    original_name = "s3.b2.conv2.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b2_conv2_bn_bias:
    name = "s3_b2_conv2_bn_bias"
    original_name = "s3.b2.conv2.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b2_se_fc1_weight:
    name = "s3_b2_se_fc1_weight"
    original_name = "s3.b2.se.fc1.weight"
    kind = "parameter"
    shape = [38, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b2_se_fc1_bias:
    name = "s3_b2_se_fc1_bias"
    original_name = "s3.b2.se.fc1.bias"
    kind = "parameter"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b2_se_fc2_weight:
    name = "s3_b2_se_fc2_weight"
    original_name = "s3.b2.se.fc2.weight"
    kind = "parameter"
    shape = [152, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22941573387056177
    data = None


class Program_weight_tensor_meta_s3_b2_se_fc2_bias:
    name = "s3_b2_se_fc2_bias"
    original_name = "s3.b2.se.fc2.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b2_conv3_conv_weight:
    name = "s3_b2_conv3_conv_weight"
    original_name = "s3.b2.conv3.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b2_conv3_bn_running_mean:
    name = "s3_b2_conv3_bn_running_mean"
    original_name = "s3.b2.conv3.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b2_conv3_bn_running_var:
    name = "s3_b2_conv3_bn_running_var"
    original_name = "s3.b2.conv3.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b2_conv3_bn_weight:
    name = "s3_b2_conv3_bn_weight"
    original_name = "s3.b2.conv3.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b2_conv3_bn_bias:
    name = "s3_b2_conv3_bn_bias"
    original_name = "s3.b2.conv3.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b3_conv1_conv_weight:
    name = "s3_b3_conv1_conv_weight"
    original_name = "s3.b3.conv1.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b3_conv1_bn_running_mean:
    name = "s3_b3_conv1_bn_running_mean"
    original_name = "s3.b3.conv1.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b3_conv1_bn_running_var:
    name = "s3_b3_conv1_bn_running_var"
    original_name = "s3.b3.conv1.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b3_conv1_bn_weight:
    name = "s3_b3_conv1_bn_weight"
    original_name = "s3.b3.conv1.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b3_conv1_bn_bias:
    name = "s3_b3_conv1_bn_bias"
    original_name = "s3.b3.conv1.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b3_conv2_conv_weight:
    name = "s3_b3_conv2_conv_weight"
    original_name = "s3.b3.conv2.conv.weight"
    kind = "parameter"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s3_b3_conv2_bn_running_mean:
    name = "s3_b3_conv2_bn_running_mean"
    original_name = "s3.b3.conv2.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b3_conv2_bn_running_var:
    name = "s3_b3_conv2_bn_running_var"
    original_name = "s3.b3.conv2.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b3_conv2_bn_weight:
    name = "s3_b3_conv2_bn_weight"
    original_name = "s3.b3.conv2.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b3_conv2_bn_bias:
    name = "s3_b3_conv2_bn_bias"
    original_name = "s3.b3.conv2.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b3_se_fc1_weight:
    name = "s3_b3_se_fc1_weight"
    original_name = "s3.b3.se.fc1.weight"
    kind = "parameter"
    shape = [38, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b3_se_fc1_bias:
    name = "s3_b3_se_fc1_bias"
    original_name = "s3.b3.se.fc1.bias"
    kind = "parameter"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b3_se_fc2_weight:
    name = "s3_b3_se_fc2_weight"
    original_name = "s3.b3.se.fc2.weight"
    kind = "parameter"
    shape = [152, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22941573387056177
    data = None


class Program_weight_tensor_meta_s3_b3_se_fc2_bias:
    name = "s3_b3_se_fc2_bias"
    original_name = "s3.b3.se.fc2.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b3_conv3_conv_weight:
    name = "s3_b3_conv3_conv_weight"
    original_name = "s3.b3.conv3.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b3_conv3_bn_running_mean:
    name = "s3_b3_conv3_bn_running_mean"
    original_name = "s3.b3.conv3.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b3_conv3_bn_running_var:
    name = "s3_b3_conv3_bn_running_var"
    original_name = "s3.b3.conv3.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b3_conv3_bn_weight:
    name = "s3_b3_conv3_bn_weight"
    original_name = "s3.b3.conv3.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b3_conv3_bn_bias:
    name = "s3_b3_conv3_bn_bias"
    original_name = "s3.b3.conv3.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b4_conv1_conv_weight:
    name = "s3_b4_conv1_conv_weight"
    original_name = "s3.b4.conv1.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b4_conv1_bn_running_mean:
    name = "s3_b4_conv1_bn_running_mean"
    original_name = "s3.b4.conv1.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b4_conv1_bn_running_var:
    name = "s3_b4_conv1_bn_running_var"
    original_name = "s3.b4.conv1.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b4_conv1_bn_weight:
    name = "s3_b4_conv1_bn_weight"
    original_name = "s3.b4.conv1.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b4_conv1_bn_bias:
    name = "s3_b4_conv1_bn_bias"
    original_name = "s3.b4.conv1.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b4_conv2_conv_weight:
    name = "s3_b4_conv2_conv_weight"
    original_name = "s3.b4.conv2.conv.weight"
    kind = "parameter"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s3_b4_conv2_bn_running_mean:
    name = "s3_b4_conv2_bn_running_mean"
    original_name = "s3.b4.conv2.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b4_conv2_bn_running_var:
    name = "s3_b4_conv2_bn_running_var"
    original_name = "s3.b4.conv2.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b4_conv2_bn_weight:
    name = "s3_b4_conv2_bn_weight"
    original_name = "s3.b4.conv2.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b4_conv2_bn_bias:
    name = "s3_b4_conv2_bn_bias"
    original_name = "s3.b4.conv2.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b4_se_fc1_weight:
    name = "s3_b4_se_fc1_weight"
    original_name = "s3.b4.se.fc1.weight"
    kind = "parameter"
    shape = [38, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b4_se_fc1_bias:
    name = "s3_b4_se_fc1_bias"
    original_name = "s3.b4.se.fc1.bias"
    kind = "parameter"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b4_se_fc2_weight:
    name = "s3_b4_se_fc2_weight"
    original_name = "s3.b4.se.fc2.weight"
    kind = "parameter"
    shape = [152, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22941573387056177
    data = None


class Program_weight_tensor_meta_s3_b4_se_fc2_bias:
    name = "s3_b4_se_fc2_bias"
    original_name = "s3.b4.se.fc2.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s3_b4_conv3_conv_weight:
    name = "s3_b4_conv3_conv_weight"
    original_name = "s3.b4.conv3.conv.weight"
    kind = "parameter"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s3_b4_conv3_bn_running_mean:
    name = "s3_b4_conv3_bn_running_mean"
    original_name = "s3.b4.conv3.bn.running_mean"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b4_conv3_bn_running_var:
    name = "s3_b4_conv3_bn_running_var"
    original_name = "s3.b4.conv3.bn.running_var"
    kind = "buffer"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s3_b4_conv3_bn_weight:
    name = "s3_b4_conv3_bn_weight"
    original_name = "s3.b4.conv3.bn.weight"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s3_b4_conv3_bn_bias:
    name = "s3_b4_conv3_bn_bias"
    original_name = "s3.b4.conv3.bn.bias"
    kind = "parameter"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b1_conv1_conv_weight:
    name = "s4_b1_conv1_conv_weight"
    original_name = "s4.b1.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s4_b1_conv1_bn_running_mean:
    name = "s4_b1_conv1_bn_running_mean"
    original_name = "s4.b1.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_conv1_bn_running_var:
    name = "s4_b1_conv1_bn_running_var"
    original_name = "s4.b1.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b1_conv1_bn_weight:
    name = "s4_b1_conv1_bn_weight"
    original_name = "s4.b1.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_conv1_bn_bias:
    name = "s4_b1_conv1_bn_bias"
    original_name = "s4.b1.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b1_conv2_conv_weight:
    name = "s4_b1_conv2_conv_weight"
    original_name = "s4.b1.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b1_conv2_bn_running_mean:
    name = "s4_b1_conv2_bn_running_mean"
    original_name = "s4.b1.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_conv2_bn_running_var:
    name = "s4_b1_conv2_bn_running_var"
    original_name = "s4.b1.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b1_conv2_bn_weight:
    name = "s4_b1_conv2_bn_weight"
    original_name = "s4.b1.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_conv2_bn_bias:
    name = "s4_b1_conv2_bn_bias"
    original_name = "s4.b1.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b1_se_fc1_weight:
    name = "s4_b1_se_fc1_weight"
    original_name = "s4.b1.se.fc1.weight"
    kind = "parameter"
    shape = [38, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b1_se_fc1_bias:
    name = "s4_b1_se_fc1_bias"
    original_name = "s4.b1.se.fc1.bias"
    kind = "parameter"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b1_se_fc2_weight:
    name = "s4_b1_se_fc2_weight"
    original_name = "s4.b1.se.fc2.weight"
    kind = "parameter"
    shape = [368, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22941573387056177
    data = None


class Program_weight_tensor_meta_s4_b1_se_fc2_bias:
    name = "s4_b1_se_fc2_bias"
    original_name = "s4.b1.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b1_conv3_conv_weight:
    name = "s4_b1_conv3_conv_weight"
    original_name = "s4.b1.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b1_conv3_bn_running_mean:
    name = "s4_b1_conv3_bn_running_mean"
    original_name = "s4.b1.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_conv3_bn_running_var:
    name = "s4_b1_conv3_bn_running_var"
    original_name = "s4.b1.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b1_conv3_bn_weight:
    name = "s4_b1_conv3_bn_weight"
    original_name = "s4.b1.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_conv3_bn_bias:
    name = "s4_b1_conv3_bn_bias"
    original_name = "s4.b1.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b1_downsample_conv_weight:
    name = "s4_b1_downsample_conv_weight"
    original_name = "s4.b1.downsample.conv.weight"
    kind = "parameter"
    shape = [368, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11470786693528089
    data = None


class Program_weight_tensor_meta_s4_b1_downsample_bn_running_mean:
    name = "s4_b1_downsample_bn_running_mean"
    original_name = "s4.b1.downsample.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_downsample_bn_running_var:
    name = "s4_b1_downsample_bn_running_var"
    original_name = "s4.b1.downsample.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b1_downsample_bn_weight:
    name = "s4_b1_downsample_bn_weight"
    original_name = "s4.b1.downsample.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b1_downsample_bn_bias:
    name = "s4_b1_downsample_bn_bias"
    original_name = "s4.b1.downsample.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b2_conv1_conv_weight:
    name = "s4_b2_conv1_conv_weight"
    original_name = "s4.b2.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b2_conv1_bn_running_mean:
    name = "s4_b2_conv1_bn_running_mean"
    original_name = "s4.b2.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b2_conv1_bn_running_var:
    name = "s4_b2_conv1_bn_running_var"
    original_name = "s4.b2.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b2_conv1_bn_weight:
    name = "s4_b2_conv1_bn_weight"
    original_name = "s4.b2.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b2_conv1_bn_bias:
    name = "s4_b2_conv1_bn_bias"
    original_name = "s4.b2.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b2_conv2_conv_weight:
    name = "s4_b2_conv2_conv_weight"
    original_name = "s4.b2.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b2_conv2_bn_running_mean:
    name = "s4_b2_conv2_bn_running_mean"
    original_name = "s4.b2.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b2_conv2_bn_running_var:
    name = "s4_b2_conv2_bn_running_var"
    original_name = "s4.b2.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b2_conv2_bn_weight:
    name = "s4_b2_conv2_bn_weight"
    original_name = "s4.b2.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b2_conv2_bn_bias:
    name = "s4_b2_conv2_bn_bias"
    original_name = "s4.b2.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b2_se_fc1_weight:
    name = "s4_b2_se_fc1_weight"
    original_name = "s4.b2.se.fc1.weight"
    kind = "parameter"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b2_se_fc1_bias:
    name = "s4_b2_se_fc1_bias"
    original_name = "s4.b2.se.fc1.bias"
    kind = "parameter"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b2_se_fc2_weight:
    name = "s4_b2_se_fc2_weight"
    original_name = "s4.b2.se.fc2.weight"
    kind = "parameter"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14744195615489714
    data = None


class Program_weight_tensor_meta_s4_b2_se_fc2_bias:
    name = "s4_b2_se_fc2_bias"
    original_name = "s4.b2.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b2_conv3_conv_weight:
    name = "s4_b2_conv3_conv_weight"
    original_name = "s4.b2.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b2_conv3_bn_running_mean:
    name = "s4_b2_conv3_bn_running_mean"
    original_name = "s4.b2.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b2_conv3_bn_running_var:
    name = "s4_b2_conv3_bn_running_var"
    original_name = "s4.b2.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b2_conv3_bn_weight:
    name = "s4_b2_conv3_bn_weight"
    original_name = "s4.b2.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b2_conv3_bn_bias:
    name = "s4_b2_conv3_bn_bias"
    original_name = "s4.b2.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b3_conv1_conv_weight:
    name = "s4_b3_conv1_conv_weight"
    original_name = "s4.b3.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b3_conv1_bn_running_mean:
    name = "s4_b3_conv1_bn_running_mean"
    original_name = "s4.b3.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b3_conv1_bn_running_var:
    name = "s4_b3_conv1_bn_running_var"
    original_name = "s4.b3.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b3_conv1_bn_weight:
    name = "s4_b3_conv1_bn_weight"
    original_name = "s4.b3.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b3_conv1_bn_bias:
    name = "s4_b3_conv1_bn_bias"
    original_name = "s4.b3.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b3_conv2_conv_weight:
    name = "s4_b3_conv2_conv_weight"
    original_name = "s4.b3.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b3_conv2_bn_running_mean:
    name = "s4_b3_conv2_bn_running_mean"
    original_name = "s4.b3.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b3_conv2_bn_running_var:
    name = "s4_b3_conv2_bn_running_var"
    original_name = "s4.b3.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b3_conv2_bn_weight:
    name = "s4_b3_conv2_bn_weight"
    original_name = "s4.b3.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b3_conv2_bn_bias:
    name = "s4_b3_conv2_bn_bias"
    original_name = "s4.b3.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b3_se_fc1_weight:
    name = "s4_b3_se_fc1_weight"
    original_name = "s4.b3.se.fc1.weight"
    kind = "parameter"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b3_se_fc1_bias:
    name = "s4_b3_se_fc1_bias"
    original_name = "s4.b3.se.fc1.bias"
    kind = "parameter"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b3_se_fc2_weight:
    name = "s4_b3_se_fc2_weight"
    original_name = "s4.b3.se.fc2.weight"
    kind = "parameter"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14744195615489714
    data = None


class Program_weight_tensor_meta_s4_b3_se_fc2_bias:
    name = "s4_b3_se_fc2_bias"
    original_name = "s4.b3.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b3_conv3_conv_weight:
    name = "s4_b3_conv3_conv_weight"
    original_name = "s4.b3.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b3_conv3_bn_running_mean:
    name = "s4_b3_conv3_bn_running_mean"
    original_name = "s4.b3.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b3_conv3_bn_running_var:
    name = "s4_b3_conv3_bn_running_var"
    original_name = "s4.b3.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b3_conv3_bn_weight:
    name = "s4_b3_conv3_bn_weight"
    original_name = "s4.b3.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b3_conv3_bn_bias:
    name = "s4_b3_conv3_bn_bias"
    original_name = "s4.b3.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b4_conv1_conv_weight:
    name = "s4_b4_conv1_conv_weight"
    original_name = "s4.b4.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b4_conv1_bn_running_mean:
    name = "s4_b4_conv1_bn_running_mean"
    original_name = "s4.b4.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b4_conv1_bn_running_var:
    name = "s4_b4_conv1_bn_running_var"
    original_name = "s4.b4.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b4_conv1_bn_weight:
    name = "s4_b4_conv1_bn_weight"
    original_name = "s4.b4.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b4_conv1_bn_bias:
    name = "s4_b4_conv1_bn_bias"
    original_name = "s4.b4.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b4_conv2_conv_weight:
    name = "s4_b4_conv2_conv_weight"
    original_name = "s4.b4.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b4_conv2_bn_running_mean:
    name = "s4_b4_conv2_bn_running_mean"
    original_name = "s4.b4.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b4_conv2_bn_running_var:
    name = "s4_b4_conv2_bn_running_var"
    original_name = "s4.b4.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b4_conv2_bn_weight:
    name = "s4_b4_conv2_bn_weight"
    original_name = "s4.b4.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b4_conv2_bn_bias:
    name = "s4_b4_conv2_bn_bias"
    original_name = "s4.b4.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b4_se_fc1_weight:
    name = "s4_b4_se_fc1_weight"
    original_name = "s4.b4.se.fc1.weight"
    kind = "parameter"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b4_se_fc1_bias:
    name = "s4_b4_se_fc1_bias"
    original_name = "s4.b4.se.fc1.bias"
    kind = "parameter"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b4_se_fc2_weight:
    name = "s4_b4_se_fc2_weight"
    original_name = "s4.b4.se.fc2.weight"
    kind = "parameter"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14744195615489714
    data = None


class Program_weight_tensor_meta_s4_b4_se_fc2_bias:
    name = "s4_b4_se_fc2_bias"
    original_name = "s4.b4.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b4_conv3_conv_weight:
    name = "s4_b4_conv3_conv_weight"
    original_name = "s4.b4.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b4_conv3_bn_running_mean:
    name = "s4_b4_conv3_bn_running_mean"
    original_name = "s4.b4.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b4_conv3_bn_running_var:
    name = "s4_b4_conv3_bn_running_var"
    original_name = "s4.b4.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b4_conv3_bn_weight:
    name = "s4_b4_conv3_bn_weight"
    original_name = "s4.b4.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b4_conv3_bn_bias:
    name = "s4_b4_conv3_bn_bias"
    original_name = "s4.b4.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b5_conv1_conv_weight:
    name = "s4_b5_conv1_conv_weight"
    original_name = "s4.b5.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b5_conv1_bn_running_mean:
    name = "s4_b5_conv1_bn_running_mean"
    original_name = "s4.b5.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b5_conv1_bn_running_var:
    name = "s4_b5_conv1_bn_running_var"
    original_name = "s4.b5.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b5_conv1_bn_weight:
    name = "s4_b5_conv1_bn_weight"
    original_name = "s4.b5.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b5_conv1_bn_bias:
    name = "s4_b5_conv1_bn_bias"
    original_name = "s4.b5.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b5_conv2_conv_weight:
    name = "s4_b5_conv2_conv_weight"
    original_name = "s4.b5.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b5_conv2_bn_running_mean:
    name = "s4_b5_conv2_bn_running_mean"
    original_name = "s4.b5.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b5_conv2_bn_running_var:
    name = "s4_b5_conv2_bn_running_var"
    original_name = "s4.b5.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b5_conv2_bn_weight:
    name = "s4_b5_conv2_bn_weight"
    original_name = "s4.b5.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b5_conv2_bn_bias:
    name = "s4_b5_conv2_bn_bias"
    original_name = "s4.b5.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b5_se_fc1_weight:
    name = "s4_b5_se_fc1_weight"
    original_name = "s4.b5.se.fc1.weight"
    kind = "parameter"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b5_se_fc1_bias:
    name = "s4_b5_se_fc1_bias"
    original_name = "s4.b5.se.fc1.bias"
    kind = "parameter"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b5_se_fc2_weight:
    name = "s4_b5_se_fc2_weight"
    original_name = "s4.b5.se.fc2.weight"
    kind = "parameter"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14744195615489714
    data = None


class Program_weight_tensor_meta_s4_b5_se_fc2_bias:
    name = "s4_b5_se_fc2_bias"
    original_name = "s4.b5.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b5_conv3_conv_weight:
    name = "s4_b5_conv3_conv_weight"
    original_name = "s4.b5.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b5_conv3_bn_running_mean:
    name = "s4_b5_conv3_bn_running_mean"
    original_name = "s4.b5.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b5_conv3_bn_running_var:
    name = "s4_b5_conv3_bn_running_var"
    original_name = "s4.b5.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b5_conv3_bn_weight:
    name = "s4_b5_conv3_bn_weight"
    original_name = "s4.b5.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b5_conv3_bn_bias:
    name = "s4_b5_conv3_bn_bias"
    original_name = "s4.b5.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b6_conv1_conv_weight:
    name = "s4_b6_conv1_conv_weight"
    original_name = "s4.b6.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b6_conv1_bn_running_mean:
    name = "s4_b6_conv1_bn_running_mean"
    original_name = "s4.b6.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b6_conv1_bn_running_var:
    name = "s4_b6_conv1_bn_running_var"
    original_name = "s4.b6.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b6_conv1_bn_weight:
    name = "s4_b6_conv1_bn_weight"
    original_name = "s4.b6.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b6_conv1_bn_bias:
    name = "s4_b6_conv1_bn_bias"
    original_name = "s4.b6.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b6_conv2_conv_weight:
    name = "s4_b6_conv2_conv_weight"
    original_name = "s4.b6.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b6_conv2_bn_running_mean:
    name = "s4_b6_conv2_bn_running_mean"
    original_name = "s4.b6.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b6_conv2_bn_running_var:
    name = "s4_b6_conv2_bn_running_var"
    original_name = "s4.b6.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b6_conv2_bn_weight:
    name = "s4_b6_conv2_bn_weight"
    original_name = "s4.b6.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b6_conv2_bn_bias:
    name = "s4_b6_conv2_bn_bias"
    original_name = "s4.b6.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b6_se_fc1_weight:
    name = "s4_b6_se_fc1_weight"
    original_name = "s4.b6.se.fc1.weight"
    kind = "parameter"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b6_se_fc1_bias:
    name = "s4_b6_se_fc1_bias"
    original_name = "s4.b6.se.fc1.bias"
    kind = "parameter"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b6_se_fc2_weight:
    name = "s4_b6_se_fc2_weight"
    original_name = "s4.b6.se.fc2.weight"
    kind = "parameter"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14744195615489714
    data = None


class Program_weight_tensor_meta_s4_b6_se_fc2_bias:
    name = "s4_b6_se_fc2_bias"
    original_name = "s4.b6.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b6_conv3_conv_weight:
    name = "s4_b6_conv3_conv_weight"
    original_name = "s4.b6.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b6_conv3_bn_running_mean:
    name = "s4_b6_conv3_bn_running_mean"
    original_name = "s4.b6.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b6_conv3_bn_running_var:
    name = "s4_b6_conv3_bn_running_var"
    original_name = "s4.b6.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b6_conv3_bn_weight:
    name = "s4_b6_conv3_bn_weight"
    original_name = "s4.b6.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b6_conv3_bn_bias:
    name = "s4_b6_conv3_bn_bias"
    original_name = "s4.b6.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b7_conv1_conv_weight:
    name = "s4_b7_conv1_conv_weight"
    original_name = "s4.b7.conv1.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b7_conv1_bn_running_mean:
    name = "s4_b7_conv1_bn_running_mean"
    original_name = "s4.b7.conv1.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b7_conv1_bn_running_var:
    name = "s4_b7_conv1_bn_running_var"
    original_name = "s4.b7.conv1.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b7_conv1_bn_weight:
    name = "s4_b7_conv1_bn_weight"
    original_name = "s4.b7.conv1.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b7_conv1_bn_bias:
    name = "s4_b7_conv1_bn_bias"
    original_name = "s4.b7.conv1.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b7_conv2_conv_weight:
    name = "s4_b7_conv2_conv_weight"
    original_name = "s4.b7.conv2.conv.weight"
    kind = "parameter"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_s4_b7_conv2_bn_running_mean:
    name = "s4_b7_conv2_bn_running_mean"
    original_name = "s4.b7.conv2.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b7_conv2_bn_running_var:
    name = "s4_b7_conv2_bn_running_var"
    original_name = "s4.b7.conv2.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b7_conv2_bn_weight:
    name = "s4_b7_conv2_bn_weight"
    original_name = "s4.b7.conv2.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b7_conv2_bn_bias:
    name = "s4_b7_conv2_bn_bias"
    original_name = "s4.b7.conv2.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b7_se_fc1_weight:
    name = "s4_b7_se_fc1_weight"
    original_name = "s4.b7.se.fc1.weight"
    kind = "parameter"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b7_se_fc1_bias:
    name = "s4_b7_se_fc1_bias"
    original_name = "s4.b7.se.fc1.bias"
    kind = "parameter"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b7_se_fc2_weight:
    name = "s4_b7_se_fc2_weight"
    original_name = "s4.b7.se.fc2.weight"
    kind = "parameter"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14744195615489714
    data = None


class Program_weight_tensor_meta_s4_b7_se_fc2_bias:
    name = "s4_b7_se_fc2_bias"
    original_name = "s4.b7.se.fc2.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_s4_b7_conv3_conv_weight:
    name = "s4_b7_conv3_conv_weight"
    original_name = "s4.b7.conv3.conv.weight"
    kind = "parameter"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
    data = None


class Program_weight_tensor_meta_s4_b7_conv3_bn_running_mean:
    name = "s4_b7_conv3_bn_running_mean"
    original_name = "s4.b7.conv3.bn.running_mean"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b7_conv3_bn_running_var:
    name = "s4_b7_conv3_bn_running_var"
    original_name = "s4.b7.conv3.bn.running_var"
    kind = "buffer"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_s4_b7_conv3_bn_weight:
    name = "s4_b7_conv3_bn_weight"
    original_name = "s4.b7.conv3.bn.weight"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_s4_b7_conv3_bn_bias:
    name = "s4_b7_conv3_bn_bias"
    original_name = "s4.b7.conv3.bn.bias"
    kind = "parameter"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_fc_weight:
    name = "head_fc_weight"
    original_name = "head.fc.weight"
    kind = "parameter"
    shape = [1000, 368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07372097807744857
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
