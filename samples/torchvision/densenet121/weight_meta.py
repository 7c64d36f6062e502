class Program_weight_tensor_meta_features_conv0_weight:
    name = "features_conv0_weight"
    original_name = "features.conv0.weight"
    kind = "parameter"
    shape = [64, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11664236870396086
    data = None


class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 3, 128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007414
    std = 0.9935
    data = None


class Program_weight_tensor_meta_features_norm0_running_mean:
    name = "features_norm0_running_mean"
    original_name = "features.norm0.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_norm0_running_var:
    name = "features_norm0_running_var"
    original_name = "features.norm0.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_norm0_weight:
    name = "features_norm0_weight"
    original_name = "features.norm0.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_norm0_bias:
    name = "features_norm0_bias"
    original_name = "features.norm0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm1_running_mean:
    name = "features_denseblock1_denselayer1_norm1_running_mean"
    original_name = "features.denseblock1.denselayer1.norm1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm1_running_var:
    name = "features_denseblock1_denselayer1_norm1_running_var"
    original_name = "features.denseblock1.denselayer1.norm1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm1_weight:
    name = "features_denseblock1_denselayer1_norm1_weight"
    original_name = "features.denseblock1.denselayer1.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm1_bias:
    name = "features_denseblock1_denselayer1_norm1_bias"
    original_name = "features.denseblock1.denselayer1.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_conv1_weight:
    name = "features_denseblock1_denselayer1_conv1_weight"
    original_name = "features.denseblock1.denselayer1.conv1.weight"
    kind = "parameter"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm2_running_mean:
    name = "features_denseblock1_denselayer1_norm2_running_mean"
    original_name = "features.denseblock1.denselayer1.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm2_running_var:
    name = "features_denseblock1_denselayer1_norm2_running_var"
    original_name = "features.denseblock1.denselayer1.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm2_weight:
    name = "features_denseblock1_denselayer1_norm2_weight"
    original_name = "features.denseblock1.denselayer1.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_norm2_bias:
    name = "features_denseblock1_denselayer1_norm2_bias"
    original_name = "features.denseblock1.denselayer1.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer1_conv2_weight:
    name = "features_denseblock1_denselayer1_conv2_weight"
    original_name = "features.denseblock1.denselayer1.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm1_running_mean:
    name = "features_denseblock1_denselayer2_norm1_running_mean"
    original_name = "features.denseblock1.denselayer2.norm1.running_mean"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm1_running_var:
    name = "features_denseblock1_denselayer2_norm1_running_var"
    original_name = "features.denseblock1.denselayer2.norm1.running_var"
    kind = "buffer"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm1_weight:
    name = "features_denseblock1_denselayer2_norm1_weight"
    original_name = "features.denseblock1.denselayer2.norm1.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm1_bias:
    name = "features_denseblock1_denselayer2_norm1_bias"
    original_name = "features.denseblock1.denselayer2.norm1.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_conv1_weight:
    name = "features_denseblock1_denselayer2_conv1_weight"
    original_name = "features.denseblock1.denselayer2.conv1.weight"
    kind = "parameter"
    shape = [128, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm2_running_mean:
    name = "features_denseblock1_denselayer2_norm2_running_mean"
    original_name = "features.denseblock1.denselayer2.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm2_running_var:
    name = "features_denseblock1_denselayer2_norm2_running_var"
    original_name = "features.denseblock1.denselayer2.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm2_weight:
    name = "features_denseblock1_denselayer2_norm2_weight"
    original_name = "features.denseblock1.denselayer2.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_norm2_bias:
    name = "features_denseblock1_denselayer2_norm2_bias"
    original_name = "features.denseblock1.denselayer2.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer2_conv2_weight:
    name = "features_denseblock1_denselayer2_conv2_weight"
    original_name = "features.denseblock1.denselayer2.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm1_running_mean:
    name = "features_denseblock1_denselayer3_norm1_running_mean"
    original_name = "features.denseblock1.denselayer3.norm1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm1_running_var:
    name = "features_denseblock1_denselayer3_norm1_running_var"
    original_name = "features.denseblock1.denselayer3.norm1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm1_weight:
    name = "features_denseblock1_denselayer3_norm1_weight"
    original_name = "features.denseblock1.denselayer3.norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm1_bias:
    name = "features_denseblock1_denselayer3_norm1_bias"
    original_name = "features.denseblock1.denselayer3.norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_conv1_weight:
    name = "features_denseblock1_denselayer3_conv1_weight"
    original_name = "features.denseblock1.denselayer3.conv1.weight"
    kind = "parameter"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm2_running_mean:
    name = "features_denseblock1_denselayer3_norm2_running_mean"
    original_name = "features.denseblock1.denselayer3.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm2_running_var:
    name = "features_denseblock1_denselayer3_norm2_running_var"
    original_name = "features.denseblock1.denselayer3.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm2_weight:
    name = "features_denseblock1_denselayer3_norm2_weight"
    original_name = "features.denseblock1.denselayer3.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_norm2_bias:
    name = "features_denseblock1_denselayer3_norm2_bias"
    original_name = "features.denseblock1.denselayer3.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer3_conv2_weight:
    name = "features_denseblock1_denselayer3_conv2_weight"
    original_name = "features.denseblock1.denselayer3.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm1_running_mean:
    name = "features_denseblock1_denselayer4_norm1_running_mean"
    original_name = "features.denseblock1.denselayer4.norm1.running_mean"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm1_running_var:
    name = "features_denseblock1_denselayer4_norm1_running_var"
    original_name = "features.denseblock1.denselayer4.norm1.running_var"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm1_weight:
    name = "features_denseblock1_denselayer4_norm1_weight"
    original_name = "features.denseblock1.denselayer4.norm1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm1_bias:
    name = "features_denseblock1_denselayer4_norm1_bias"
    original_name = "features.denseblock1.denselayer4.norm1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_conv1_weight:
    name = "features_denseblock1_denselayer4_conv1_weight"
    original_name = "features.denseblock1.denselayer4.conv1.weight"
    kind = "parameter"
    shape = [128, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm2_running_mean:
    name = "features_denseblock1_denselayer4_norm2_running_mean"
    original_name = "features.denseblock1.denselayer4.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm2_running_var:
    name = "features_denseblock1_denselayer4_norm2_running_var"
    original_name = "features.denseblock1.denselayer4.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm2_weight:
    name = "features_denseblock1_denselayer4_norm2_weight"
    original_name = "features.denseblock1.denselayer4.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_norm2_bias:
    name = "features_denseblock1_denselayer4_norm2_bias"
    original_name = "features.denseblock1.denselayer4.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer4_conv2_weight:
    name = "features_denseblock1_denselayer4_conv2_weight"
    original_name = "features.denseblock1.denselayer4.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm1_running_mean:
    name = "features_denseblock1_denselayer5_norm1_running_mean"
    original_name = "features.denseblock1.denselayer5.norm1.running_mean"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm1_running_var:
    name = "features_denseblock1_denselayer5_norm1_running_var"
    original_name = "features.denseblock1.denselayer5.norm1.running_var"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm1_weight:
    name = "features_denseblock1_denselayer5_norm1_weight"
    original_name = "features.denseblock1.denselayer5.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm1_bias:
    name = "features_denseblock1_denselayer5_norm1_bias"
    original_name = "features.denseblock1.denselayer5.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_conv1_weight:
    name = "features_denseblock1_denselayer5_conv1_weight"
    original_name = "features.denseblock1.denselayer5.conv1.weight"
    kind = "parameter"
    shape = [128, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm2_running_mean:
    name = "features_denseblock1_denselayer5_norm2_running_mean"
    original_name = "features.denseblock1.denselayer5.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm2_running_var:
    name = "features_denseblock1_denselayer5_norm2_running_var"
    original_name = "features.denseblock1.denselayer5.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm2_weight:
    name = "features_denseblock1_denselayer5_norm2_weight"
    original_name = "features.denseblock1.denselayer5.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_norm2_bias:
    name = "features_denseblock1_denselayer5_norm2_bias"
    original_name = "features.denseblock1.denselayer5.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer5_conv2_weight:
    name = "features_denseblock1_denselayer5_conv2_weight"
    original_name = "features.denseblock1.denselayer5.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm1_running_mean:
    name = "features_denseblock1_denselayer6_norm1_running_mean"
    original_name = "features.denseblock1.denselayer6.norm1.running_mean"
    kind = "buffer"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm1_running_var:
    name = "features_denseblock1_denselayer6_norm1_running_var"
    original_name = "features.denseblock1.denselayer6.norm1.running_var"
    kind = "buffer"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm1_weight:
    name = "features_denseblock1_denselayer6_norm1_weight"
    original_name = "features.denseblock1.denselayer6.norm1.weight"
    kind = "parameter"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm1_bias:
    name = "features_denseblock1_denselayer6_norm1_bias"
    original_name = "features.denseblock1.denselayer6.norm1.bias"
    kind = "parameter"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_conv1_weight:
    name = "features_denseblock1_denselayer6_conv1_weight"
    original_name = "features.denseblock1.denselayer6.conv1.weight"
    kind = "parameter"
    shape = [128, 224, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0944911182523068
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm2_running_mean:
    name = "features_denseblock1_denselayer6_norm2_running_mean"
    original_name = "features.denseblock1.denselayer6.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm2_running_var:
    name = "features_denseblock1_denselayer6_norm2_running_var"
    original_name = "features.denseblock1.denselayer6.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm2_weight:
    name = "features_denseblock1_denselayer6_norm2_weight"
    original_name = "features.denseblock1.denselayer6.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_norm2_bias:
    name = "features_denseblock1_denselayer6_norm2_bias"
    original_name = "features.denseblock1.denselayer6.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock1_denselayer6_conv2_weight:
    name = "features_denseblock1_denselayer6_conv2_weight"
    original_name = "features.denseblock1.denselayer6.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_transition1_norm_running_mean:
    name = "features_transition1_norm_running_mean"
    original_name = "features.transition1.norm.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_transition1_norm_running_var:
    name = "features_transition1_norm_running_var"
    original_name = "features.transition1.norm.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_transition1_norm_weight:
    name = "features_transition1_norm_weight"
    original_name = "features.transition1.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_transition1_norm_bias:
    name = "features_transition1_norm_bias"
    original_name = "features.transition1.norm.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_transition1_conv_weight:
    name = "features_transition1_conv_weight"
    original_name = "features.transition1.conv.weight"
    kind = "parameter"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm1_running_mean:
    name = "features_denseblock2_denselayer1_norm1_running_mean"
    original_name = "features.denseblock2.denselayer1.norm1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm1_running_var:
    name = "features_denseblock2_denselayer1_norm1_running_var"
    original_name = "features.denseblock2.denselayer1.norm1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm1_weight:
    name = "features_denseblock2_denselayer1_norm1_weight"
    original_name = "features.denseblock2.denselayer1.norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm1_bias:
    name = "features_denseblock2_denselayer1_norm1_bias"
    original_name = "features.denseblock2.denselayer1.norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_conv1_weight:
    name = "features_denseblock2_denselayer1_conv1_weight"
    original_name = "features.denseblock2.denselayer1.conv1.weight"
    kind = "parameter"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm2_running_mean:
    name = "features_denseblock2_denselayer1_norm2_running_mean"
    original_name = "features.denseblock2.denselayer1.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm2_running_var:
    name = "features_denseblock2_denselayer1_norm2_running_var"
    original_name = "features.denseblock2.denselayer1.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm2_weight:
    name = "features_denseblock2_denselayer1_norm2_weight"
    original_name = "features.denseblock2.denselayer1.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_norm2_bias:
    name = "features_denseblock2_denselayer1_norm2_bias"
    original_name = "features.denseblock2.denselayer1.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer1_conv2_weight:
    name = "features_denseblock2_denselayer1_conv2_weight"
    original_name = "features.denseblock2.denselayer1.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm1_running_mean:
    name = "features_denseblock2_denselayer2_norm1_running_mean"
    original_name = "features.denseblock2.denselayer2.norm1.running_mean"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm1_running_var:
    name = "features_denseblock2_denselayer2_norm1_running_var"
    original_name = "features.denseblock2.denselayer2.norm1.running_var"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm1_weight:
    name = "features_denseblock2_denselayer2_norm1_weight"
    original_name = "features.denseblock2.denselayer2.norm1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm1_bias:
    name = "features_denseblock2_denselayer2_norm1_bias"
    original_name = "features.denseblock2.denselayer2.norm1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_conv1_weight:
    name = "features_denseblock2_denselayer2_conv1_weight"
    original_name = "features.denseblock2.denselayer2.conv1.weight"
    kind = "parameter"
    shape = [128, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm2_running_mean:
    name = "features_denseblock2_denselayer2_norm2_running_mean"
    original_name = "features.denseblock2.denselayer2.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm2_running_var:
    name = "features_denseblock2_denselayer2_norm2_running_var"
    original_name = "features.denseblock2.denselayer2.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm2_weight:
    name = "features_denseblock2_denselayer2_norm2_weight"
    original_name = "features.denseblock2.denselayer2.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_norm2_bias:
    name = "features_denseblock2_denselayer2_norm2_bias"
    original_name = "features.denseblock2.denselayer2.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer2_conv2_weight:
    name = "features_denseblock2_denselayer2_conv2_weight"
    original_name = "features.denseblock2.denselayer2.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm1_running_mean:
    name = "features_denseblock2_denselayer3_norm1_running_mean"
    original_name = "features.denseblock2.denselayer3.norm1.running_mean"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm1_running_var:
    name = "features_denseblock2_denselayer3_norm1_running_var"
    original_name = "features.denseblock2.denselayer3.norm1.running_var"
    kind = "buffer"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm1_weight:
    name = "features_denseblock2_denselayer3_norm1_weight"
    original_name = "features.denseblock2.denselayer3.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm1_bias:
    name = "features_denseblock2_denselayer3_norm1_bias"
    original_name = "features.denseblock2.denselayer3.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_conv1_weight:
    name = "features_denseblock2_denselayer3_conv1_weight"
    original_name = "features.denseblock2.denselayer3.conv1.weight"
    kind = "parameter"
    shape = [128, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm2_running_mean:
    name = "features_denseblock2_denselayer3_norm2_running_mean"
    original_name = "features.denseblock2.denselayer3.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm2_running_var:
    name = "features_denseblock2_denselayer3_norm2_running_var"
    original_name = "features.denseblock2.denselayer3.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm2_weight:
    name = "features_denseblock2_denselayer3_norm2_weight"
    original_name = "features.denseblock2.denselayer3.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_norm2_bias:
    name = "features_denseblock2_denselayer3_norm2_bias"
    original_name = "features.denseblock2.denselayer3.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer3_conv2_weight:
    name = "features_denseblock2_denselayer3_conv2_weight"
    original_name = "features.denseblock2.denselayer3.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm1_running_mean:
    name = "features_denseblock2_denselayer4_norm1_running_mean"
    original_name = "features.denseblock2.denselayer4.norm1.running_mean"
    kind = "buffer"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm1_running_var:
    name = "features_denseblock2_denselayer4_norm1_running_var"
    original_name = "features.denseblock2.denselayer4.norm1.running_var"
    kind = "buffer"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm1_weight:
    name = "features_denseblock2_denselayer4_norm1_weight"
    original_name = "features.denseblock2.denselayer4.norm1.weight"
    kind = "parameter"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm1_bias:
    name = "features_denseblock2_denselayer4_norm1_bias"
    original_name = "features.denseblock2.denselayer4.norm1.bias"
    kind = "parameter"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_conv1_weight:
    name = "features_denseblock2_denselayer4_conv1_weight"
    original_name = "features.denseblock2.denselayer4.conv1.weight"
    kind = "parameter"
    shape = [128, 224, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0944911182523068
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm2_running_mean:
    name = "features_denseblock2_denselayer4_norm2_running_mean"
    original_name = "features.denseblock2.denselayer4.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm2_running_var:
    name = "features_denseblock2_denselayer4_norm2_running_var"
    original_name = "features.denseblock2.denselayer4.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm2_weight:
    name = "features_denseblock2_denselayer4_norm2_weight"
    original_name = "features.denseblock2.denselayer4.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_norm2_bias:
    name = "features_denseblock2_denselayer4_norm2_bias"
    original_name = "features.denseblock2.denselayer4.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer4_conv2_weight:
    name = "features_denseblock2_denselayer4_conv2_weight"
    original_name = "features.denseblock2.denselayer4.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm1_running_mean:
    name = "features_denseblock2_denselayer5_norm1_running_mean"
    original_name = "features.denseblock2.denselayer5.norm1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm1_running_var:
    name = "features_denseblock2_denselayer5_norm1_running_var"
    original_name = "features.denseblock2.denselayer5.norm1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm1_weight:
    name = "features_denseblock2_denselayer5_norm1_weight"
    original_name = "features.denseblock2.denselayer5.norm1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm1_bias:
    name = "features_denseblock2_denselayer5_norm1_bias"
    original_name = "features.denseblock2.denselayer5.norm1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_conv1_weight:
    name = "features_denseblock2_denselayer5_conv1_weight"
    original_name = "features.denseblock2.denselayer5.conv1.weight"
    kind = "parameter"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm2_running_mean:
    name = "features_denseblock2_denselayer5_norm2_running_mean"
    original_name = "features.denseblock2.denselayer5.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm2_running_var:
    name = "features_denseblock2_denselayer5_norm2_running_var"
    original_name = "features.denseblock2.denselayer5.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm2_weight:
    name = "features_denseblock2_denselayer5_norm2_weight"
    original_name = "features.denseblock2.denselayer5.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_norm2_bias:
    name = "features_denseblock2_denselayer5_norm2_bias"
    original_name = "features.denseblock2.denselayer5.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer5_conv2_weight:
    name = "features_denseblock2_denselayer5_conv2_weight"
    original_name = "features.denseblock2.denselayer5.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm1_running_mean:
    name = "features_denseblock2_denselayer6_norm1_running_mean"
    original_name = "features.denseblock2.denselayer6.norm1.running_mean"
    kind = "buffer"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm1_running_var:
    name = "features_denseblock2_denselayer6_norm1_running_var"
    original_name = "features.denseblock2.denselayer6.norm1.running_var"
    kind = "buffer"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm1_weight:
    name = "features_denseblock2_denselayer6_norm1_weight"
    original_name = "features.denseblock2.denselayer6.norm1.weight"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm1_bias:
    name = "features_denseblock2_denselayer6_norm1_bias"
    original_name = "features.denseblock2.denselayer6.norm1.bias"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_conv1_weight:
    name = "features_denseblock2_denselayer6_conv1_weight"
    original_name = "features.denseblock2.denselayer6.conv1.weight"
    kind = "parameter"
    shape = [128, 288, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm2_running_mean:
    name = "features_denseblock2_denselayer6_norm2_running_mean"
    original_name = "features.denseblock2.denselayer6.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm2_running_var:
    name = "features_denseblock2_denselayer6_norm2_running_var"
    original_name = "features.denseblock2.denselayer6.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm2_weight:
    name = "features_denseblock2_denselayer6_norm2_weight"
    original_name = "features.denseblock2.denselayer6.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_norm2_bias:
    name = "features_denseblock2_denselayer6_norm2_bias"
    original_name = "features.denseblock2.denselayer6.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer6_conv2_weight:
    name = "features_denseblock2_denselayer6_conv2_weight"
    original_name = "features.denseblock2.denselayer6.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm1_running_mean:
    name = "features_denseblock2_denselayer7_norm1_running_mean"
    original_name = "features.denseblock2.denselayer7.norm1.running_mean"
    kind = "buffer"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm1_running_var:
    name = "features_denseblock2_denselayer7_norm1_running_var"
    original_name = "features.denseblock2.denselayer7.norm1.running_var"
    kind = "buffer"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm1_weight:
    name = "features_denseblock2_denselayer7_norm1_weight"
    original_name = "features.denseblock2.denselayer7.norm1.weight"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm1_bias:
    name = "features_denseblock2_denselayer7_norm1_bias"
    original_name = "features.denseblock2.denselayer7.norm1.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_conv1_weight:
    name = "features_denseblock2_denselayer7_conv1_weight"
    original_name = "features.denseblock2.denselayer7.conv1.weight"
    kind = "parameter"
    shape = [128, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm2_running_mean:
    name = "features_denseblock2_denselayer7_norm2_running_mean"
    original_name = "features.denseblock2.denselayer7.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm2_running_var:
    name = "features_denseblock2_denselayer7_norm2_running_var"
    original_name = "features.denseblock2.denselayer7.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm2_weight:
    name = "features_denseblock2_denselayer7_norm2_weight"
    original_name = "features.denseblock2.denselayer7.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_norm2_bias:
    name = "features_denseblock2_denselayer7_norm2_bias"
    original_name = "features.denseblock2.denselayer7.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer7_conv2_weight:
    name = "features_denseblock2_denselayer7_conv2_weight"
    original_name = "features.denseblock2.denselayer7.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm1_running_mean:
    name = "features_denseblock2_denselayer8_norm1_running_mean"
    original_name = "features.denseblock2.denselayer8.norm1.running_mean"
    kind = "buffer"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm1_running_var:
    name = "features_denseblock2_denselayer8_norm1_running_var"
    original_name = "features.denseblock2.denselayer8.norm1.running_var"
    kind = "buffer"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm1_weight:
    name = "features_denseblock2_denselayer8_norm1_weight"
    original_name = "features.denseblock2.denselayer8.norm1.weight"
    kind = "parameter"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm1_bias:
    name = "features_denseblock2_denselayer8_norm1_bias"
    original_name = "features.denseblock2.denselayer8.norm1.bias"
    kind = "parameter"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_conv1_weight:
    name = "features_denseblock2_denselayer8_conv1_weight"
    original_name = "features.denseblock2.denselayer8.conv1.weight"
    kind = "parameter"
    shape = [128, 352, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07537783614444091
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm2_running_mean:
    name = "features_denseblock2_denselayer8_norm2_running_mean"
    original_name = "features.denseblock2.denselayer8.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm2_running_var:
    name = "features_denseblock2_denselayer8_norm2_running_var"
    original_name = "features.denseblock2.denselayer8.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm2_weight:
    name = "features_denseblock2_denselayer8_norm2_weight"
    original_name = "features.denseblock2.denselayer8.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_norm2_bias:
    name = "features_denseblock2_denselayer8_norm2_bias"
    original_name = "features.denseblock2.denselayer8.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer8_conv2_weight:
    name = "features_denseblock2_denselayer8_conv2_weight"
    original_name = "features.denseblock2.denselayer8.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm1_running_mean:
    name = "features_denseblock2_denselayer9_norm1_running_mean"
    original_name = "features.denseblock2.denselayer9.norm1.running_mean"
    kind = "buffer"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm1_running_var:
    name = "features_denseblock2_denselayer9_norm1_running_var"
    original_name = "features.denseblock2.denselayer9.norm1.running_var"
    kind = "buffer"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm1_weight:
    name = "features_denseblock2_denselayer9_norm1_weight"
    original_name = "features.denseblock2.denselayer9.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm1_bias:
    name = "features_denseblock2_denselayer9_norm1_bias"
    original_name = "features.denseblock2.denselayer9.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_conv1_weight:
    name = "features_denseblock2_denselayer9_conv1_weight"
    original_name = "features.denseblock2.denselayer9.conv1.weight"
    kind = "parameter"
    shape = [128, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm2_running_mean:
    name = "features_denseblock2_denselayer9_norm2_running_mean"
    original_name = "features.denseblock2.denselayer9.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm2_running_var:
    name = "features_denseblock2_denselayer9_norm2_running_var"
    original_name = "features.denseblock2.denselayer9.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm2_weight:
    name = "features_denseblock2_denselayer9_norm2_weight"
    original_name = "features.denseblock2.denselayer9.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_norm2_bias:
    name = "features_denseblock2_denselayer9_norm2_bias"
    original_name = "features.denseblock2.denselayer9.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer9_conv2_weight:
    name = "features_denseblock2_denselayer9_conv2_weight"
    original_name = "features.denseblock2.denselayer9.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm1_running_mean:
    name = "features_denseblock2_denselayer10_norm1_running_mean"
    original_name = "features.denseblock2.denselayer10.norm1.running_mean"
    kind = "buffer"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm1_running_var:
    name = "features_denseblock2_denselayer10_norm1_running_var"
    original_name = "features.denseblock2.denselayer10.norm1.running_var"
    kind = "buffer"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm1_weight:
    name = "features_denseblock2_denselayer10_norm1_weight"
    original_name = "features.denseblock2.denselayer10.norm1.weight"
    kind = "parameter"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm1_bias:
    name = "features_denseblock2_denselayer10_norm1_bias"
    original_name = "features.denseblock2.denselayer10.norm1.bias"
    kind = "parameter"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_conv1_weight:
    name = "features_denseblock2_denselayer10_conv1_weight"
    original_name = "features.denseblock2.denselayer10.conv1.weight"
    kind = "parameter"
    shape = [128, 416, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06933752452815364
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm2_running_mean:
    name = "features_denseblock2_denselayer10_norm2_running_mean"
    original_name = "features.denseblock2.denselayer10.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm2_running_var:
    name = "features_denseblock2_denselayer10_norm2_running_var"
    original_name = "features.denseblock2.denselayer10.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm2_weight:
    name = "features_denseblock2_denselayer10_norm2_weight"
    original_name = "features.denseblock2.denselayer10.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_norm2_bias:
    name = "features_denseblock2_denselayer10_norm2_bias"
    original_name = "features.denseblock2.denselayer10.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer10_conv2_weight:
    name = "features_denseblock2_denselayer10_conv2_weight"
    original_name = "features.denseblock2.denselayer10.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm1_running_mean:
    name = "features_denseblock2_denselayer11_norm1_running_mean"
    original_name = "features.denseblock2.denselayer11.norm1.running_mean"
    kind = "buffer"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm1_running_var:
    name = "features_denseblock2_denselayer11_norm1_running_var"
    original_name = "features.denseblock2.denselayer11.norm1.running_var"
    kind = "buffer"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm1_weight:
    name = "features_denseblock2_denselayer11_norm1_weight"
    original_name = "features.denseblock2.denselayer11.norm1.weight"
    kind = "parameter"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm1_bias:
    name = "features_denseblock2_denselayer11_norm1_bias"
    original_name = "features.denseblock2.denselayer11.norm1.bias"
    kind = "parameter"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_conv1_weight:
    name = "features_denseblock2_denselayer11_conv1_weight"
    original_name = "features.denseblock2.denselayer11.conv1.weight"
    kind = "parameter"
    shape = [128, 448, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0668153104781061
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm2_running_mean:
    name = "features_denseblock2_denselayer11_norm2_running_mean"
    original_name = "features.denseblock2.denselayer11.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm2_running_var:
    name = "features_denseblock2_denselayer11_norm2_running_var"
    original_name = "features.denseblock2.denselayer11.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm2_weight:
    name = "features_denseblock2_denselayer11_norm2_weight"
    original_name = "features.denseblock2.denselayer11.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_norm2_bias:
    name = "features_denseblock2_denselayer11_norm2_bias"
    original_name = "features.denseblock2.denselayer11.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer11_conv2_weight:
    name = "features_denseblock2_denselayer11_conv2_weight"
    original_name = "features.denseblock2.denselayer11.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm1_running_mean:
    name = "features_denseblock2_denselayer12_norm1_running_mean"
    original_name = "features.denseblock2.denselayer12.norm1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm1_running_var:
    name = "features_denseblock2_denselayer12_norm1_running_var"
    original_name = "features.denseblock2.denselayer12.norm1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm1_weight:
    name = "features_denseblock2_denselayer12_norm1_weight"
    original_name = "features.denseblock2.denselayer12.norm1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm1_bias:
    name = "features_denseblock2_denselayer12_norm1_bias"
    original_name = "features.denseblock2.denselayer12.norm1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_conv1_weight:
    name = "features_denseblock2_denselayer12_conv1_weight"
    original_name = "features.denseblock2.denselayer12.conv1.weight"
    kind = "parameter"
    shape = [128, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm2_running_mean:
    name = "features_denseblock2_denselayer12_norm2_running_mean"
    original_name = "features.denseblock2.denselayer12.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm2_running_var:
    name = "features_denseblock2_denselayer12_norm2_running_var"
    original_name = "features.denseblock2.denselayer12.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm2_weight:
    name = "features_denseblock2_denselayer12_norm2_weight"
    original_name = "features.denseblock2.denselayer12.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_norm2_bias:
    name = "features_denseblock2_denselayer12_norm2_bias"
    original_name = "features.denseblock2.denselayer12.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock2_denselayer12_conv2_weight:
    name = "features_denseblock2_denselayer12_conv2_weight"
    original_name = "features.denseblock2.denselayer12.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_transition2_norm_running_mean:
    name = "features_transition2_norm_running_mean"
    original_name = "features.transition2.norm.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_transition2_norm_running_var:
    name = "features_transition2_norm_running_var"
    original_name = "features.transition2.norm.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_transition2_norm_weight:
    name = "features_transition2_norm_weight"
    original_name = "features.transition2.norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_transition2_norm_bias:
    name = "features_transition2_norm_bias"
    original_name = "features.transition2.norm.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_transition2_conv_weight:
    name = "features_transition2_conv_weight"
    original_name = "features.transition2.conv.weight"
    kind = "parameter"
    shape = [256, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm1_running_mean:
    name = "features_denseblock3_denselayer1_norm1_running_mean"
    original_name = "features.denseblock3.denselayer1.norm1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm1_running_var:
    name = "features_denseblock3_denselayer1_norm1_running_var"
    original_name = "features.denseblock3.denselayer1.norm1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm1_weight:
    name = "features_denseblock3_denselayer1_norm1_weight"
    original_name = "features.denseblock3.denselayer1.norm1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm1_bias:
    name = "features_denseblock3_denselayer1_norm1_bias"
    original_name = "features.denseblock3.denselayer1.norm1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_conv1_weight:
    name = "features_denseblock3_denselayer1_conv1_weight"
    original_name = "features.denseblock3.denselayer1.conv1.weight"
    kind = "parameter"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm2_running_mean:
    name = "features_denseblock3_denselayer1_norm2_running_mean"
    original_name = "features.denseblock3.denselayer1.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm2_running_var:
    name = "features_denseblock3_denselayer1_norm2_running_var"
    original_name = "features.denseblock3.denselayer1.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm2_weight:
    name = "features_denseblock3_denselayer1_norm2_weight"
    original_name = "features.denseblock3.denselayer1.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_norm2_bias:
    name = "features_denseblock3_denselayer1_norm2_bias"
    original_name = "features.denseblock3.denselayer1.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer1_conv2_weight:
    name = "features_denseblock3_denselayer1_conv2_weight"
    original_name = "features.denseblock3.denselayer1.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm1_running_mean:
    name = "features_denseblock3_denselayer2_norm1_running_mean"
    original_name = "features.denseblock3.denselayer2.norm1.running_mean"
    kind = "buffer"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm1_running_var:
    name = "features_denseblock3_denselayer2_norm1_running_var"
    original_name = "features.denseblock3.denselayer2.norm1.running_var"
    kind = "buffer"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm1_weight:
    name = "features_denseblock3_denselayer2_norm1_weight"
    original_name = "features.denseblock3.denselayer2.norm1.weight"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm1_bias:
    name = "features_denseblock3_denselayer2_norm1_bias"
    original_name = "features.denseblock3.denselayer2.norm1.bias"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_conv1_weight:
    name = "features_denseblock3_denselayer2_conv1_weight"
    original_name = "features.denseblock3.denselayer2.conv1.weight"
    kind = "parameter"
    shape = [128, 288, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm2_running_mean:
    name = "features_denseblock3_denselayer2_norm2_running_mean"
    original_name = "features.denseblock3.denselayer2.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm2_running_var:
    name = "features_denseblock3_denselayer2_norm2_running_var"
    original_name = "features.denseblock3.denselayer2.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm2_weight:
    name = "features_denseblock3_denselayer2_norm2_weight"
    original_name = "features.denseblock3.denselayer2.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_norm2_bias:
    name = "features_denseblock3_denselayer2_norm2_bias"
    original_name = "features.denseblock3.denselayer2.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer2_conv2_weight:
    name = "features_denseblock3_denselayer2_conv2_weight"
    original_name = "features.denseblock3.denselayer2.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm1_running_mean:
    name = "features_denseblock3_denselayer3_norm1_running_mean"
    original_name = "features.denseblock3.denselayer3.norm1.running_mean"
    kind = "buffer"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm1_running_var:
    name = "features_denseblock3_denselayer3_norm1_running_var"
    original_name = "features.denseblock3.denselayer3.norm1.running_var"
    kind = "buffer"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm1_weight:
    name = "features_denseblock3_denselayer3_norm1_weight"
    original_name = "features.denseblock3.denselayer3.norm1.weight"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm1_bias:
    name = "features_denseblock3_denselayer3_norm1_bias"
    original_name = "features.denseblock3.denselayer3.norm1.bias"
    kind = "parameter"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_conv1_weight:
    name = "features_denseblock3_denselayer3_conv1_weight"
    original_name = "features.denseblock3.denselayer3.conv1.weight"
    kind = "parameter"
    shape = [128, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm2_running_mean:
    name = "features_denseblock3_denselayer3_norm2_running_mean"
    original_name = "features.denseblock3.denselayer3.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm2_running_var:
    name = "features_denseblock3_denselayer3_norm2_running_var"
    original_name = "features.denseblock3.denselayer3.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm2_weight:
    name = "features_denseblock3_denselayer3_norm2_weight"
    original_name = "features.denseblock3.denselayer3.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_norm2_bias:
    name = "features_denseblock3_denselayer3_norm2_bias"
    original_name = "features.denseblock3.denselayer3.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer3_conv2_weight:
    name = "features_denseblock3_denselayer3_conv2_weight"
    original_name = "features.denseblock3.denselayer3.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm1_running_mean:
    name = "features_denseblock3_denselayer4_norm1_running_mean"
    original_name = "features.denseblock3.denselayer4.norm1.running_mean"
    kind = "buffer"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm1_running_var:
    name = "features_denseblock3_denselayer4_norm1_running_var"
    original_name = "features.denseblock3.denselayer4.norm1.running_var"
    kind = "buffer"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm1_weight:
    name = "features_denseblock3_denselayer4_norm1_weight"
    original_name = "features.denseblock3.denselayer4.norm1.weight"
    kind = "parameter"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm1_bias:
    name = "features_denseblock3_denselayer4_norm1_bias"
    original_name = "features.denseblock3.denselayer4.norm1.bias"
    kind = "parameter"
    shape = [352]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_conv1_weight:
    name = "features_denseblock3_denselayer4_conv1_weight"
    original_name = "features.denseblock3.denselayer4.conv1.weight"
    kind = "parameter"
    shape = [128, 352, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07537783614444091
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm2_running_mean:
    name = "features_denseblock3_denselayer4_norm2_running_mean"
    original_name = "features.denseblock3.denselayer4.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm2_running_var:
    name = "features_denseblock3_denselayer4_norm2_running_var"
    original_name = "features.denseblock3.denselayer4.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm2_weight:
    name = "features_denseblock3_denselayer4_norm2_weight"
    original_name = "features.denseblock3.denselayer4.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_norm2_bias:
    name = "features_denseblock3_denselayer4_norm2_bias"
    original_name = "features.denseblock3.denselayer4.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer4_conv2_weight:
    name = "features_denseblock3_denselayer4_conv2_weight"
    original_name = "features.denseblock3.denselayer4.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm1_running_mean:
    name = "features_denseblock3_denselayer5_norm1_running_mean"
    original_name = "features.denseblock3.denselayer5.norm1.running_mean"
    kind = "buffer"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm1_running_var:
    name = "features_denseblock3_denselayer5_norm1_running_var"
    original_name = "features.denseblock3.denselayer5.norm1.running_var"
    kind = "buffer"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm1_weight:
    name = "features_denseblock3_denselayer5_norm1_weight"
    original_name = "features.denseblock3.denselayer5.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm1_bias:
    name = "features_denseblock3_denselayer5_norm1_bias"
    original_name = "features.denseblock3.denselayer5.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_conv1_weight:
    name = "features_denseblock3_denselayer5_conv1_weight"
    original_name = "features.denseblock3.denselayer5.conv1.weight"
    kind = "parameter"
    shape = [128, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm2_running_mean:
    name = "features_denseblock3_denselayer5_norm2_running_mean"
    original_name = "features.denseblock3.denselayer5.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm2_running_var:
    name = "features_denseblock3_denselayer5_norm2_running_var"
    original_name = "features.denseblock3.denselayer5.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm2_weight:
    name = "features_denseblock3_denselayer5_norm2_weight"
    original_name = "features.denseblock3.denselayer5.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_norm2_bias:
    name = "features_denseblock3_denselayer5_norm2_bias"
    original_name = "features.denseblock3.denselayer5.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer5_conv2_weight:
    name = "features_denseblock3_denselayer5_conv2_weight"
    original_name = "features.denseblock3.denselayer5.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm1_running_mean:
    name = "features_denseblock3_denselayer6_norm1_running_mean"
    original_name = "features.denseblock3.denselayer6.norm1.running_mean"
    kind = "buffer"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm1_running_var:
    name = "features_denseblock3_denselayer6_norm1_running_var"
    original_name = "features.denseblock3.denselayer6.norm1.running_var"
    kind = "buffer"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm1_weight:
    name = "features_denseblock3_denselayer6_norm1_weight"
    original_name = "features.denseblock3.denselayer6.norm1.weight"
    kind = "parameter"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm1_bias:
    name = "features_denseblock3_denselayer6_norm1_bias"
    original_name = "features.denseblock3.denselayer6.norm1.bias"
    kind = "parameter"
    shape = [416]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_conv1_weight:
    name = "features_denseblock3_denselayer6_conv1_weight"
    original_name = "features.denseblock3.denselayer6.conv1.weight"
    kind = "parameter"
    shape = [128, 416, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06933752452815364
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm2_running_mean:
    name = "features_denseblock3_denselayer6_norm2_running_mean"
    original_name = "features.denseblock3.denselayer6.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm2_running_var:
    name = "features_denseblock3_denselayer6_norm2_running_var"
    original_name = "features.denseblock3.denselayer6.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm2_weight:
    name = "features_denseblock3_denselayer6_norm2_weight"
    original_name = "features.denseblock3.denselayer6.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_norm2_bias:
    name = "features_denseblock3_denselayer6_norm2_bias"
    original_name = "features.denseblock3.denselayer6.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer6_conv2_weight:
    name = "features_denseblock3_denselayer6_conv2_weight"
    original_name = "features.denseblock3.denselayer6.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm1_running_mean:
    name = "features_denseblock3_denselayer7_norm1_running_mean"
    original_name = "features.denseblock3.denselayer7.norm1.running_mean"
    kind = "buffer"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm1_running_var:
    name = "features_denseblock3_denselayer7_norm1_running_var"
    original_name = "features.denseblock3.denselayer7.norm1.running_var"
    kind = "buffer"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm1_weight:
    name = "features_denseblock3_denselayer7_norm1_weight"
    original_name = "features.denseblock3.denselayer7.norm1.weight"
    kind = "parameter"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm1_bias:
    name = "features_denseblock3_denselayer7_norm1_bias"
    original_name = "features.denseblock3.denselayer7.norm1.bias"
    kind = "parameter"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_conv1_weight:
    name = "features_denseblock3_denselayer7_conv1_weight"
    original_name = "features.denseblock3.denselayer7.conv1.weight"
    kind = "parameter"
    shape = [128, 448, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0668153104781061
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm2_running_mean:
    name = "features_denseblock3_denselayer7_norm2_running_mean"
    original_name = "features.denseblock3.denselayer7.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm2_running_var:
    name = "features_denseblock3_denselayer7_norm2_running_var"
    original_name = "features.denseblock3.denselayer7.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm2_weight:
    name = "features_denseblock3_denselayer7_norm2_weight"
    original_name = "features.denseblock3.denselayer7.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_norm2_bias:
    name = "features_denseblock3_denselayer7_norm2_bias"
    original_name = "features.denseblock3.denselayer7.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer7_conv2_weight:
    name = "features_denseblock3_denselayer7_conv2_weight"
    original_name = "features.denseblock3.denselayer7.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm1_running_mean:
    name = "features_denseblock3_denselayer8_norm1_running_mean"
    original_name = "features.denseblock3.denselayer8.norm1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm1_running_var:
    name = "features_denseblock3_denselayer8_norm1_running_var"
    original_name = "features.denseblock3.denselayer8.norm1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm1_weight:
    name = "features_denseblock3_denselayer8_norm1_weight"
    original_name = "features.denseblock3.denselayer8.norm1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm1_bias:
    name = "features_denseblock3_denselayer8_norm1_bias"
    original_name = "features.denseblock3.denselayer8.norm1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_conv1_weight:
    name = "features_denseblock3_denselayer8_conv1_weight"
    original_name = "features.denseblock3.denselayer8.conv1.weight"
    kind = "parameter"
    shape = [128, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm2_running_mean:
    name = "features_denseblock3_denselayer8_norm2_running_mean"
    original_name = "features.denseblock3.denselayer8.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm2_running_var:
    name = "features_denseblock3_denselayer8_norm2_running_var"
    original_name = "features.denseblock3.denselayer8.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm2_weight:
    name = "features_denseblock3_denselayer8_norm2_weight"
    original_name = "features.denseblock3.denselayer8.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_norm2_bias:
    name = "features_denseblock3_denselayer8_norm2_bias"
    original_name = "features.denseblock3.denselayer8.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer8_conv2_weight:
    name = "features_denseblock3_denselayer8_conv2_weight"
    original_name = "features.denseblock3.denselayer8.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm1_running_mean:
    name = "features_denseblock3_denselayer9_norm1_running_mean"
    original_name = "features.denseblock3.denselayer9.norm1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm1_running_var:
    name = "features_denseblock3_denselayer9_norm1_running_var"
    original_name = "features.denseblock3.denselayer9.norm1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm1_weight:
    name = "features_denseblock3_denselayer9_norm1_weight"
    original_name = "features.denseblock3.denselayer9.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm1_bias:
    name = "features_denseblock3_denselayer9_norm1_bias"
    original_name = "features.denseblock3.denselayer9.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_conv1_weight:
    name = "features_denseblock3_denselayer9_conv1_weight"
    original_name = "features.denseblock3.denselayer9.conv1.weight"
    kind = "parameter"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm2_running_mean:
    name = "features_denseblock3_denselayer9_norm2_running_mean"
    original_name = "features.denseblock3.denselayer9.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm2_running_var:
    name = "features_denseblock3_denselayer9_norm2_running_var"
    original_name = "features.denseblock3.denselayer9.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm2_weight:
    name = "features_denseblock3_denselayer9_norm2_weight"
    original_name = "features.denseblock3.denselayer9.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_norm2_bias:
    name = "features_denseblock3_denselayer9_norm2_bias"
    original_name = "features.denseblock3.denselayer9.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer9_conv2_weight:
    name = "features_denseblock3_denselayer9_conv2_weight"
    original_name = "features.denseblock3.denselayer9.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm1_running_mean:
    name = "features_denseblock3_denselayer10_norm1_running_mean"
    original_name = "features.denseblock3.denselayer10.norm1.running_mean"
    kind = "buffer"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm1_running_var:
    name = "features_denseblock3_denselayer10_norm1_running_var"
    original_name = "features.denseblock3.denselayer10.norm1.running_var"
    kind = "buffer"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm1_weight:
    name = "features_denseblock3_denselayer10_norm1_weight"
    original_name = "features.denseblock3.denselayer10.norm1.weight"
    kind = "parameter"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm1_bias:
    name = "features_denseblock3_denselayer10_norm1_bias"
    original_name = "features.denseblock3.denselayer10.norm1.bias"
    kind = "parameter"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_conv1_weight:
    name = "features_denseblock3_denselayer10_conv1_weight"
    original_name = "features.denseblock3.denselayer10.conv1.weight"
    kind = "parameter"
    shape = [128, 544, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06063390625908324
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm2_running_mean:
    name = "features_denseblock3_denselayer10_norm2_running_mean"
    original_name = "features.denseblock3.denselayer10.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm2_running_var:
    name = "features_denseblock3_denselayer10_norm2_running_var"
    original_name = "features.denseblock3.denselayer10.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm2_weight:
    name = "features_denseblock3_denselayer10_norm2_weight"
    original_name = "features.denseblock3.denselayer10.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_norm2_bias:
    name = "features_denseblock3_denselayer10_norm2_bias"
    original_name = "features.denseblock3.denselayer10.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer10_conv2_weight:
    name = "features_denseblock3_denselayer10_conv2_weight"
    original_name = "features.denseblock3.denselayer10.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm1_running_mean:
    name = "features_denseblock3_denselayer11_norm1_running_mean"
    original_name = "features.denseblock3.denselayer11.norm1.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm1_running_var:
    name = "features_denseblock3_denselayer11_norm1_running_var"
    original_name = "features.denseblock3.denselayer11.norm1.running_var"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm1_weight:
    name = "features_denseblock3_denselayer11_norm1_weight"
    original_name = "features.denseblock3.denselayer11.norm1.weight"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm1_bias:
    name = "features_denseblock3_denselayer11_norm1_bias"
    original_name = "features.denseblock3.denselayer11.norm1.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_conv1_weight:
    name = "features_denseblock3_denselayer11_conv1_weight"
    original_name = "features.denseblock3.denselayer11.conv1.weight"
    kind = "parameter"
    shape = [128, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm2_running_mean:
    name = "features_denseblock3_denselayer11_norm2_running_mean"
    original_name = "features.denseblock3.denselayer11.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm2_running_var:
    name = "features_denseblock3_denselayer11_norm2_running_var"
    original_name = "features.denseblock3.denselayer11.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm2_weight:
    name = "features_denseblock3_denselayer11_norm2_weight"
    original_name = "features.denseblock3.denselayer11.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_norm2_bias:
    name = "features_denseblock3_denselayer11_norm2_bias"
    original_name = "features.denseblock3.denselayer11.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer11_conv2_weight:
    name = "features_denseblock3_denselayer11_conv2_weight"
    original_name = "features.denseblock3.denselayer11.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm1_running_mean:
    name = "features_denseblock3_denselayer12_norm1_running_mean"
    original_name = "features.denseblock3.denselayer12.norm1.running_mean"
    kind = "buffer"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm1_running_var:
    name = "features_denseblock3_denselayer12_norm1_running_var"
    original_name = "features.denseblock3.denselayer12.norm1.running_var"
    kind = "buffer"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm1_weight:
    name = "features_denseblock3_denselayer12_norm1_weight"
    original_name = "features.denseblock3.denselayer12.norm1.weight"
    kind = "parameter"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm1_bias:
    name = "features_denseblock3_denselayer12_norm1_bias"
    original_name = "features.denseblock3.denselayer12.norm1.bias"
    kind = "parameter"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_conv1_weight:
    name = "features_denseblock3_denselayer12_conv1_weight"
    original_name = "features.denseblock3.denselayer12.conv1.weight"
    kind = "parameter"
    shape = [128, 608, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05735393346764044
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm2_running_mean:
    name = "features_denseblock3_denselayer12_norm2_running_mean"
    original_name = "features.denseblock3.denselayer12.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm2_running_var:
    name = "features_denseblock3_denselayer12_norm2_running_var"
    original_name = "features.denseblock3.denselayer12.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm2_weight:
    name = "features_denseblock3_denselayer12_norm2_weight"
    original_name = "features.denseblock3.denselayer12.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_norm2_bias:
    name = "features_denseblock3_denselayer12_norm2_bias"
    original_name = "features.denseblock3.denselayer12.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer12_conv2_weight:
    name = "features_denseblock3_denselayer12_conv2_weight"
    original_name = "features.denseblock3.denselayer12.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm1_running_mean:
    name = "features_denseblock3_denselayer13_norm1_running_mean"
    original_name = "features.denseblock3.denselayer13.norm1.running_mean"
    kind = "buffer"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm1_running_var:
    name = "features_denseblock3_denselayer13_norm1_running_var"
    original_name = "features.denseblock3.denselayer13.norm1.running_var"
    kind = "buffer"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm1_weight:
    name = "features_denseblock3_denselayer13_norm1_weight"
    original_name = "features.denseblock3.denselayer13.norm1.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm1_bias:
    name = "features_denseblock3_denselayer13_norm1_bias"
    original_name = "features.denseblock3.denselayer13.norm1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_conv1_weight:
    name = "features_denseblock3_denselayer13_conv1_weight"
    original_name = "features.denseblock3.denselayer13.conv1.weight"
    kind = "parameter"
    shape = [128, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm2_running_mean:
    name = "features_denseblock3_denselayer13_norm2_running_mean"
    original_name = "features.denseblock3.denselayer13.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm2_running_var:
    name = "features_denseblock3_denselayer13_norm2_running_var"
    original_name = "features.denseblock3.denselayer13.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm2_weight:
    name = "features_denseblock3_denselayer13_norm2_weight"
    original_name = "features.denseblock3.denselayer13.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_norm2_bias:
    name = "features_denseblock3_denselayer13_norm2_bias"
    original_name = "features.denseblock3.denselayer13.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer13_conv2_weight:
    name = "features_denseblock3_denselayer13_conv2_weight"
    original_name = "features.denseblock3.denselayer13.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm1_running_mean:
    name = "features_denseblock3_denselayer14_norm1_running_mean"
    original_name = "features.denseblock3.denselayer14.norm1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm1_running_var:
    name = "features_denseblock3_denselayer14_norm1_running_var"
    original_name = "features.denseblock3.denselayer14.norm1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm1_weight:
    name = "features_denseblock3_denselayer14_norm1_weight"
    original_name = "features.denseblock3.denselayer14.norm1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm1_bias:
    name = "features_denseblock3_denselayer14_norm1_bias"
    original_name = "features.denseblock3.denselayer14.norm1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_conv1_weight:
    name = "features_denseblock3_denselayer14_conv1_weight"
    original_name = "features.denseblock3.denselayer14.conv1.weight"
    kind = "parameter"
    shape = [128, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm2_running_mean:
    name = "features_denseblock3_denselayer14_norm2_running_mean"
    original_name = "features.denseblock3.denselayer14.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm2_running_var:
    name = "features_denseblock3_denselayer14_norm2_running_var"
    original_name = "features.denseblock3.denselayer14.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm2_weight:
    name = "features_denseblock3_denselayer14_norm2_weight"
    original_name = "features.denseblock3.denselayer14.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_norm2_bias:
    name = "features_denseblock3_denselayer14_norm2_bias"
    original_name = "features.denseblock3.denselayer14.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer14_conv2_weight:
    name = "features_denseblock3_denselayer14_conv2_weight"
    original_name = "features.denseblock3.denselayer14.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm1_running_mean:
    name = "features_denseblock3_denselayer15_norm1_running_mean"
    original_name = "features.denseblock3.denselayer15.norm1.running_mean"
    kind = "buffer"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm1_running_var:
    name = "features_denseblock3_denselayer15_norm1_running_var"
    original_name = "features.denseblock3.denselayer15.norm1.running_var"
    kind = "buffer"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm1_weight:
    name = "features_denseblock3_denselayer15_norm1_weight"
    original_name = "features.denseblock3.denselayer15.norm1.weight"
    kind = "parameter"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm1_bias:
    name = "features_denseblock3_denselayer15_norm1_bias"
    original_name = "features.denseblock3.denselayer15.norm1.bias"
    kind = "parameter"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_conv1_weight:
    name = "features_denseblock3_denselayer15_conv1_weight"
    original_name = "features.denseblock3.denselayer15.conv1.weight"
    kind = "parameter"
    shape = [128, 704, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05330017908890261
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm2_running_mean:
    name = "features_denseblock3_denselayer15_norm2_running_mean"
    original_name = "features.denseblock3.denselayer15.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm2_running_var:
    name = "features_denseblock3_denselayer15_norm2_running_var"
    original_name = "features.denseblock3.denselayer15.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm2_weight:
    name = "features_denseblock3_denselayer15_norm2_weight"
    original_name = "features.denseblock3.denselayer15.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_norm2_bias:
    name = "features_denseblock3_denselayer15_norm2_bias"
    original_name = "features.denseblock3.denselayer15.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer15_conv2_weight:
    name = "features_denseblock3_denselayer15_conv2_weight"
    original_name = "features.denseblock3.denselayer15.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm1_running_mean:
    name = "features_denseblock3_denselayer16_norm1_running_mean"
    original_name = "features.denseblock3.denselayer16.norm1.running_mean"
    kind = "buffer"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm1_running_var:
    name = "features_denseblock3_denselayer16_norm1_running_var"
    original_name = "features.denseblock3.denselayer16.norm1.running_var"
    kind = "buffer"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm1_weight:
    name = "features_denseblock3_denselayer16_norm1_weight"
    original_name = "features.denseblock3.denselayer16.norm1.weight"
    kind = "parameter"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm1_bias:
    name = "features_denseblock3_denselayer16_norm1_bias"
    original_name = "features.denseblock3.denselayer16.norm1.bias"
    kind = "parameter"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_conv1_weight:
    name = "features_denseblock3_denselayer16_conv1_weight"
    original_name = "features.denseblock3.denselayer16.conv1.weight"
    kind = "parameter"
    shape = [128, 736, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05212860351426869
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm2_running_mean:
    name = "features_denseblock3_denselayer16_norm2_running_mean"
    original_name = "features.denseblock3.denselayer16.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm2_running_var:
    name = "features_denseblock3_denselayer16_norm2_running_var"
    original_name = "features.denseblock3.denselayer16.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm2_weight:
    name = "features_denseblock3_denselayer16_norm2_weight"
    original_name = "features.denseblock3.denselayer16.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_norm2_bias:
    name = "features_denseblock3_denselayer16_norm2_bias"
    original_name = "features.denseblock3.denselayer16.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer16_conv2_weight:
    name = "features_denseblock3_denselayer16_conv2_weight"
    original_name = "features.denseblock3.denselayer16.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm1_running_mean:
    name = "features_denseblock3_denselayer17_norm1_running_mean"
    original_name = "features.denseblock3.denselayer17.norm1.running_mean"
    kind = "buffer"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm1_running_var:
    name = "features_denseblock3_denselayer17_norm1_running_var"
    original_name = "features.denseblock3.denselayer17.norm1.running_var"
    kind = "buffer"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm1_weight:
    name = "features_denseblock3_denselayer17_norm1_weight"
    original_name = "features.denseblock3.denselayer17.norm1.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm1_bias:
    name = "features_denseblock3_denselayer17_norm1_bias"
    original_name = "features.denseblock3.denselayer17.norm1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_conv1_weight:
    name = "features_denseblock3_denselayer17_conv1_weight"
    original_name = "features.denseblock3.denselayer17.conv1.weight"
    kind = "parameter"
    shape = [128, 768, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm2_running_mean:
    name = "features_denseblock3_denselayer17_norm2_running_mean"
    original_name = "features.denseblock3.denselayer17.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm2_running_var:
    name = "features_denseblock3_denselayer17_norm2_running_var"
    original_name = "features.denseblock3.denselayer17.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm2_weight:
    name = "features_denseblock3_denselayer17_norm2_weight"
    original_name = "features.denseblock3.denselayer17.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_norm2_bias:
    name = "features_denseblock3_denselayer17_norm2_bias"
    original_name = "features.denseblock3.denselayer17.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer17_conv2_weight:
    name = "features_denseblock3_denselayer17_conv2_weight"
    original_name = "features.denseblock3.denselayer17.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm1_running_mean:
    name = "features_denseblock3_denselayer18_norm1_running_mean"
    original_name = "features.denseblock3.denselayer18.norm1.running_mean"
    kind = "buffer"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm1_running_var:
    name = "features_denseblock3_denselayer18_norm1_running_var"
    original_name = "features.denseblock3.denselayer18.norm1.running_var"
    kind = "buffer"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm1_weight:
    name = "features_denseblock3_denselayer18_norm1_weight"
    original_name = "features.denseblock3.denselayer18.norm1.weight"
    kind = "parameter"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm1_bias:
    name = "features_denseblock3_denselayer18_norm1_bias"
    original_name = "features.denseblock3.denselayer18.norm1.bias"
    kind = "parameter"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_conv1_weight:
    name = "features_denseblock3_denselayer18_conv1_weight"
    original_name = "features.denseblock3.denselayer18.conv1.weight"
    kind = "parameter"
    shape = [128, 800, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm2_running_mean:
    name = "features_denseblock3_denselayer18_norm2_running_mean"
    original_name = "features.denseblock3.denselayer18.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm2_running_var:
    name = "features_denseblock3_denselayer18_norm2_running_var"
    original_name = "features.denseblock3.denselayer18.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm2_weight:
    name = "features_denseblock3_denselayer18_norm2_weight"
    original_name = "features.denseblock3.denselayer18.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_norm2_bias:
    name = "features_denseblock3_denselayer18_norm2_bias"
    original_name = "features.denseblock3.denselayer18.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer18_conv2_weight:
    name = "features_denseblock3_denselayer18_conv2_weight"
    original_name = "features.denseblock3.denselayer18.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm1_running_mean:
    name = "features_denseblock3_denselayer19_norm1_running_mean"
    original_name = "features.denseblock3.denselayer19.norm1.running_mean"
    kind = "buffer"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm1_running_var:
    name = "features_denseblock3_denselayer19_norm1_running_var"
    original_name = "features.denseblock3.denselayer19.norm1.running_var"
    kind = "buffer"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm1_weight:
    name = "features_denseblock3_denselayer19_norm1_weight"
    original_name = "features.denseblock3.denselayer19.norm1.weight"
    kind = "parameter"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm1_bias:
    name = "features_denseblock3_denselayer19_norm1_bias"
    original_name = "features.denseblock3.denselayer19.norm1.bias"
    kind = "parameter"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_conv1_weight:
    name = "features_denseblock3_denselayer19_conv1_weight"
    original_name = "features.denseblock3.denselayer19.conv1.weight"
    kind = "parameter"
    shape = [128, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04902903378454601
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm2_running_mean:
    name = "features_denseblock3_denselayer19_norm2_running_mean"
    original_name = "features.denseblock3.denselayer19.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm2_running_var:
    name = "features_denseblock3_denselayer19_norm2_running_var"
    original_name = "features.denseblock3.denselayer19.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm2_weight:
    name = "features_denseblock3_denselayer19_norm2_weight"
    original_name = "features.denseblock3.denselayer19.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_norm2_bias:
    name = "features_denseblock3_denselayer19_norm2_bias"
    original_name = "features.denseblock3.denselayer19.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer19_conv2_weight:
    name = "features_denseblock3_denselayer19_conv2_weight"
    original_name = "features.denseblock3.denselayer19.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm1_running_mean:
    name = "features_denseblock3_denselayer20_norm1_running_mean"
    original_name = "features.denseblock3.denselayer20.norm1.running_mean"
    kind = "buffer"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm1_running_var:
    name = "features_denseblock3_denselayer20_norm1_running_var"
    original_name = "features.denseblock3.denselayer20.norm1.running_var"
    kind = "buffer"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm1_weight:
    name = "features_denseblock3_denselayer20_norm1_weight"
    original_name = "features.denseblock3.denselayer20.norm1.weight"
    kind = "parameter"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm1_bias:
    name = "features_denseblock3_denselayer20_norm1_bias"
    original_name = "features.denseblock3.denselayer20.norm1.bias"
    kind = "parameter"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_conv1_weight:
    name = "features_denseblock3_denselayer20_conv1_weight"
    original_name = "features.denseblock3.denselayer20.conv1.weight"
    kind = "parameter"
    shape = [128, 864, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.048112522432468816
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm2_running_mean:
    name = "features_denseblock3_denselayer20_norm2_running_mean"
    original_name = "features.denseblock3.denselayer20.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm2_running_var:
    name = "features_denseblock3_denselayer20_norm2_running_var"
    original_name = "features.denseblock3.denselayer20.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm2_weight:
    name = "features_denseblock3_denselayer20_norm2_weight"
    original_name = "features.denseblock3.denselayer20.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_norm2_bias:
    name = "features_denseblock3_denselayer20_norm2_bias"
    original_name = "features.denseblock3.denselayer20.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer20_conv2_weight:
    name = "features_denseblock3_denselayer20_conv2_weight"
    original_name = "features.denseblock3.denselayer20.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm1_running_mean:
    name = "features_denseblock3_denselayer21_norm1_running_mean"
    original_name = "features.denseblock3.denselayer21.norm1.running_mean"
    kind = "buffer"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm1_running_var:
    name = "features_denseblock3_denselayer21_norm1_running_var"
    original_name = "features.denseblock3.denselayer21.norm1.running_var"
    kind = "buffer"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm1_weight:
    name = "features_denseblock3_denselayer21_norm1_weight"
    original_name = "features.denseblock3.denselayer21.norm1.weight"
    kind = "parameter"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm1_bias:
    name = "features_denseblock3_denselayer21_norm1_bias"
    original_name = "features.denseblock3.denselayer21.norm1.bias"
    kind = "parameter"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_conv1_weight:
    name = "features_denseblock3_denselayer21_conv1_weight"
    original_name = "features.denseblock3.denselayer21.conv1.weight"
    kind = "parameter"
    shape = [128, 896, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0472455591261534
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm2_running_mean:
    name = "features_denseblock3_denselayer21_norm2_running_mean"
    original_name = "features.denseblock3.denselayer21.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm2_running_var:
    name = "features_denseblock3_denselayer21_norm2_running_var"
    original_name = "features.denseblock3.denselayer21.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm2_weight:
    name = "features_denseblock3_denselayer21_norm2_weight"
    original_name = "features.denseblock3.denselayer21.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_norm2_bias:
    name = "features_denseblock3_denselayer21_norm2_bias"
    original_name = "features.denseblock3.denselayer21.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer21_conv2_weight:
    name = "features_denseblock3_denselayer21_conv2_weight"
    original_name = "features.denseblock3.denselayer21.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm1_running_mean:
    name = "features_denseblock3_denselayer22_norm1_running_mean"
    original_name = "features.denseblock3.denselayer22.norm1.running_mean"
    kind = "buffer"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm1_running_var:
    name = "features_denseblock3_denselayer22_norm1_running_var"
    original_name = "features.denseblock3.denselayer22.norm1.running_var"
    kind = "buffer"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm1_weight:
    name = "features_denseblock3_denselayer22_norm1_weight"
    original_name = "features.denseblock3.denselayer22.norm1.weight"
    kind = "parameter"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm1_bias:
    name = "features_denseblock3_denselayer22_norm1_bias"
    original_name = "features.denseblock3.denselayer22.norm1.bias"
    kind = "parameter"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_conv1_weight:
    name = "features_denseblock3_denselayer22_conv1_weight"
    original_name = "features.denseblock3.denselayer22.conv1.weight"
    kind = "parameter"
    shape = [128, 928, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.046423834544262965
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm2_running_mean:
    name = "features_denseblock3_denselayer22_norm2_running_mean"
    original_name = "features.denseblock3.denselayer22.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm2_running_var:
    name = "features_denseblock3_denselayer22_norm2_running_var"
    original_name = "features.denseblock3.denselayer22.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm2_weight:
    name = "features_denseblock3_denselayer22_norm2_weight"
    original_name = "features.denseblock3.denselayer22.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_norm2_bias:
    name = "features_denseblock3_denselayer22_norm2_bias"
    original_name = "features.denseblock3.denselayer22.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer22_conv2_weight:
    name = "features_denseblock3_denselayer22_conv2_weight"
    original_name = "features.denseblock3.denselayer22.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm1_running_mean:
    name = "features_denseblock3_denselayer23_norm1_running_mean"
    original_name = "features.denseblock3.denselayer23.norm1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm1_running_var:
    name = "features_denseblock3_denselayer23_norm1_running_var"
    original_name = "features.denseblock3.denselayer23.norm1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm1_weight:
    name = "features_denseblock3_denselayer23_norm1_weight"
    original_name = "features.denseblock3.denselayer23.norm1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm1_bias:
    name = "features_denseblock3_denselayer23_norm1_bias"
    original_name = "features.denseblock3.denselayer23.norm1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_conv1_weight:
    name = "features_denseblock3_denselayer23_conv1_weight"
    original_name = "features.denseblock3.denselayer23.conv1.weight"
    kind = "parameter"
    shape = [128, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm2_running_mean:
    name = "features_denseblock3_denselayer23_norm2_running_mean"
    original_name = "features.denseblock3.denselayer23.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm2_running_var:
    name = "features_denseblock3_denselayer23_norm2_running_var"
    original_name = "features.denseblock3.denselayer23.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm2_weight:
    name = "features_denseblock3_denselayer23_norm2_weight"
    original_name = "features.denseblock3.denselayer23.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_norm2_bias:
    name = "features_denseblock3_denselayer23_norm2_bias"
    original_name = "features.denseblock3.denselayer23.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer23_conv2_weight:
    name = "features_denseblock3_denselayer23_conv2_weight"
    original_name = "features.denseblock3.denselayer23.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm1_running_mean:
    name = "features_denseblock3_denselayer24_norm1_running_mean"
    original_name = "features.denseblock3.denselayer24.norm1.running_mean"
    kind = "buffer"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm1_running_var:
    name = "features_denseblock3_denselayer24_norm1_running_var"
    original_name = "features.denseblock3.denselayer24.norm1.running_var"
    kind = "buffer"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm1_weight:
    name = "features_denseblock3_denselayer24_norm1_weight"
    original_name = "features.denseblock3.denselayer24.norm1.weight"
    kind = "parameter"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm1_bias:
    name = "features_denseblock3_denselayer24_norm1_bias"
    original_name = "features.denseblock3.denselayer24.norm1.bias"
    kind = "parameter"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_conv1_weight:
    name = "features_denseblock3_denselayer24_conv1_weight"
    original_name = "features.denseblock3.denselayer24.conv1.weight"
    kind = "parameter"
    shape = [128, 992, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04490132550669373
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm2_running_mean:
    name = "features_denseblock3_denselayer24_norm2_running_mean"
    original_name = "features.denseblock3.denselayer24.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm2_running_var:
    name = "features_denseblock3_denselayer24_norm2_running_var"
    original_name = "features.denseblock3.denselayer24.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm2_weight:
    name = "features_denseblock3_denselayer24_norm2_weight"
    original_name = "features.denseblock3.denselayer24.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_norm2_bias:
    name = "features_denseblock3_denselayer24_norm2_bias"
    original_name = "features.denseblock3.denselayer24.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock3_denselayer24_conv2_weight:
    name = "features_denseblock3_denselayer24_conv2_weight"
    original_name = "features.denseblock3.denselayer24.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_transition3_norm_running_mean:
    name = "features_transition3_norm_running_mean"
    original_name = "features.transition3.norm.running_mean"
    kind = "buffer"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_transition3_norm_running_var:
    name = "features_transition3_norm_running_var"
    original_name = "features.transition3.norm.running_var"
    kind = "buffer"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_transition3_norm_weight:
    name = "features_transition3_norm_weight"
    original_name = "features.transition3.norm.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_transition3_norm_bias:
    name = "features_transition3_norm_bias"
    original_name = "features.transition3.norm.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_transition3_conv_weight:
    name = "features_transition3_conv_weight"
    original_name = "features.transition3.conv.weight"
    kind = "parameter"
    shape = [512, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm1_running_mean:
    name = "features_denseblock4_denselayer1_norm1_running_mean"
    original_name = "features.denseblock4.denselayer1.norm1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm1_running_var:
    name = "features_denseblock4_denselayer1_norm1_running_var"
    original_name = "features.denseblock4.denselayer1.norm1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm1_weight:
    name = "features_denseblock4_denselayer1_norm1_weight"
    original_name = "features.denseblock4.denselayer1.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm1_bias:
    name = "features_denseblock4_denselayer1_norm1_bias"
    original_name = "features.denseblock4.denselayer1.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_conv1_weight:
    name = "features_denseblock4_denselayer1_conv1_weight"
    original_name = "features.denseblock4.denselayer1.conv1.weight"
    kind = "parameter"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm2_running_mean:
    name = "features_denseblock4_denselayer1_norm2_running_mean"
    original_name = "features.denseblock4.denselayer1.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm2_running_var:
    name = "features_denseblock4_denselayer1_norm2_running_var"
    original_name = "features.denseblock4.denselayer1.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm2_weight:
    name = "features_denseblock4_denselayer1_norm2_weight"
    original_name = "features.denseblock4.denselayer1.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_norm2_bias:
    name = "features_denseblock4_denselayer1_norm2_bias"
    original_name = "features.denseblock4.denselayer1.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer1_conv2_weight:
    name = "features_denseblock4_denselayer1_conv2_weight"
    original_name = "features.denseblock4.denselayer1.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm1_running_mean:
    name = "features_denseblock4_denselayer2_norm1_running_mean"
    original_name = "features.denseblock4.denselayer2.norm1.running_mean"
    kind = "buffer"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm1_running_var:
    name = "features_denseblock4_denselayer2_norm1_running_var"
    original_name = "features.denseblock4.denselayer2.norm1.running_var"
    kind = "buffer"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm1_weight:
    name = "features_denseblock4_denselayer2_norm1_weight"
    original_name = "features.denseblock4.denselayer2.norm1.weight"
    kind = "parameter"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm1_bias:
    name = "features_denseblock4_denselayer2_norm1_bias"
    original_name = "features.denseblock4.denselayer2.norm1.bias"
    kind = "parameter"
    shape = [544]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_conv1_weight:
    name = "features_denseblock4_denselayer2_conv1_weight"
    original_name = "features.denseblock4.denselayer2.conv1.weight"
    kind = "parameter"
    shape = [128, 544, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06063390625908324
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm2_running_mean:
    name = "features_denseblock4_denselayer2_norm2_running_mean"
    original_name = "features.denseblock4.denselayer2.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm2_running_var:
    name = "features_denseblock4_denselayer2_norm2_running_var"
    original_name = "features.denseblock4.denselayer2.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm2_weight:
    name = "features_denseblock4_denselayer2_norm2_weight"
    original_name = "features.denseblock4.denselayer2.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_norm2_bias:
    name = "features_denseblock4_denselayer2_norm2_bias"
    original_name = "features.denseblock4.denselayer2.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer2_conv2_weight:
    name = "features_denseblock4_denselayer2_conv2_weight"
    original_name = "features.denseblock4.denselayer2.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm1_running_mean:
    name = "features_denseblock4_denselayer3_norm1_running_mean"
    original_name = "features.denseblock4.denselayer3.norm1.running_mean"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm1_running_var:
    name = "features_denseblock4_denselayer3_norm1_running_var"
    original_name = "features.denseblock4.denselayer3.norm1.running_var"
    kind = "buffer"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm1_weight:
    name = "features_denseblock4_denselayer3_norm1_weight"
    original_name = "features.denseblock4.denselayer3.norm1.weight"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm1_bias:
    name = "features_denseblock4_denselayer3_norm1_bias"
    original_name = "features.denseblock4.denselayer3.norm1.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_conv1_weight:
    name = "features_denseblock4_denselayer3_conv1_weight"
    original_name = "features.denseblock4.denselayer3.conv1.weight"
    kind = "parameter"
    shape = [128, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm2_running_mean:
    name = "features_denseblock4_denselayer3_norm2_running_mean"
    original_name = "features.denseblock4.denselayer3.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm2_running_var:
    name = "features_denseblock4_denselayer3_norm2_running_var"
    original_name = "features.denseblock4.denselayer3.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm2_weight:
    name = "features_denseblock4_denselayer3_norm2_weight"
    original_name = "features.denseblock4.denselayer3.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_norm2_bias:
    name = "features_denseblock4_denselayer3_norm2_bias"
    original_name = "features.denseblock4.denselayer3.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer3_conv2_weight:
    name = "features_denseblock4_denselayer3_conv2_weight"
    original_name = "features.denseblock4.denselayer3.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm1_running_mean:
    name = "features_denseblock4_denselayer4_norm1_running_mean"
    original_name = "features.denseblock4.denselayer4.norm1.running_mean"
    kind = "buffer"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm1_running_var:
    name = "features_denseblock4_denselayer4_norm1_running_var"
    original_name = "features.denseblock4.denselayer4.norm1.running_var"
    kind = "buffer"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm1_weight:
    name = "features_denseblock4_denselayer4_norm1_weight"
    original_name = "features.denseblock4.denselayer4.norm1.weight"
    kind = "parameter"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm1_bias:
    name = "features_denseblock4_denselayer4_norm1_bias"
    original_name = "features.denseblock4.denselayer4.norm1.bias"
    kind = "parameter"
    shape = [608]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_conv1_weight:
    name = "features_denseblock4_denselayer4_conv1_weight"
    original_name = "features.denseblock4.denselayer4.conv1.weight"
    kind = "parameter"
    shape = [128, 608, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05735393346764044
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm2_running_mean:
    name = "features_denseblock4_denselayer4_norm2_running_mean"
    original_name = "features.denseblock4.denselayer4.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm2_running_var:
    name = "features_denseblock4_denselayer4_norm2_running_var"
    original_name = "features.denseblock4.denselayer4.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm2_weight:
    name = "features_denseblock4_denselayer4_norm2_weight"
    original_name = "features.denseblock4.denselayer4.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_norm2_bias:
    name = "features_denseblock4_denselayer4_norm2_bias"
    original_name = "features.denseblock4.denselayer4.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer4_conv2_weight:
    name = "features_denseblock4_denselayer4_conv2_weight"
    original_name = "features.denseblock4.denselayer4.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm1_running_mean:
    name = "features_denseblock4_denselayer5_norm1_running_mean"
    original_name = "features.denseblock4.denselayer5.norm1.running_mean"
    kind = "buffer"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm1_running_var:
    name = "features_denseblock4_denselayer5_norm1_running_var"
    original_name = "features.denseblock4.denselayer5.norm1.running_var"
    kind = "buffer"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm1_weight:
    name = "features_denseblock4_denselayer5_norm1_weight"
    original_name = "features.denseblock4.denselayer5.norm1.weight"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm1_bias:
    name = "features_denseblock4_denselayer5_norm1_bias"
    original_name = "features.denseblock4.denselayer5.norm1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_conv1_weight:
    name = "features_denseblock4_denselayer5_conv1_weight"
    original_name = "features.denseblock4.denselayer5.conv1.weight"
    kind = "parameter"
    shape = [128, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm2_running_mean:
    name = "features_denseblock4_denselayer5_norm2_running_mean"
    original_name = "features.denseblock4.denselayer5.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm2_running_var:
    name = "features_denseblock4_denselayer5_norm2_running_var"
    original_name = "features.denseblock4.denselayer5.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm2_weight:
    name = "features_denseblock4_denselayer5_norm2_weight"
    original_name = "features.denseblock4.denselayer5.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_norm2_bias:
    name = "features_denseblock4_denselayer5_norm2_bias"
    original_name = "features.denseblock4.denselayer5.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer5_conv2_weight:
    name = "features_denseblock4_denselayer5_conv2_weight"
    original_name = "features.denseblock4.denselayer5.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm1_running_mean:
    name = "features_denseblock4_denselayer6_norm1_running_mean"
    original_name = "features.denseblock4.denselayer6.norm1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm1_running_var:
    name = "features_denseblock4_denselayer6_norm1_running_var"
    original_name = "features.denseblock4.denselayer6.norm1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm1_weight:
    name = "features_denseblock4_denselayer6_norm1_weight"
    original_name = "features.denseblock4.denselayer6.norm1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm1_bias:
    name = "features_denseblock4_denselayer6_norm1_bias"
    original_name = "features.denseblock4.denselayer6.norm1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_conv1_weight:
    name = "features_denseblock4_denselayer6_conv1_weight"
    original_name = "features.denseblock4.denselayer6.conv1.weight"
    kind = "parameter"
    shape = [128, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm2_running_mean:
    name = "features_denseblock4_denselayer6_norm2_running_mean"
    original_name = "features.denseblock4.denselayer6.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm2_running_var:
    name = "features_denseblock4_denselayer6_norm2_running_var"
    original_name = "features.denseblock4.denselayer6.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm2_weight:
    name = "features_denseblock4_denselayer6_norm2_weight"
    original_name = "features.denseblock4.denselayer6.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_norm2_bias:
    name = "features_denseblock4_denselayer6_norm2_bias"
    original_name = "features.denseblock4.denselayer6.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer6_conv2_weight:
    name = "features_denseblock4_denselayer6_conv2_weight"
    original_name = "features.denseblock4.denselayer6.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm1_running_mean:
    name = "features_denseblock4_denselayer7_norm1_running_mean"
    original_name = "features.denseblock4.denselayer7.norm1.running_mean"
    kind = "buffer"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm1_running_var:
    name = "features_denseblock4_denselayer7_norm1_running_var"
    original_name = "features.denseblock4.denselayer7.norm1.running_var"
    kind = "buffer"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm1_weight:
    name = "features_denseblock4_denselayer7_norm1_weight"
    original_name = "features.denseblock4.denselayer7.norm1.weight"
    kind = "parameter"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm1_bias:
    name = "features_denseblock4_denselayer7_norm1_bias"
    original_name = "features.denseblock4.denselayer7.norm1.bias"
    kind = "parameter"
    shape = [704]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_conv1_weight:
    name = "features_denseblock4_denselayer7_conv1_weight"
    original_name = "features.denseblock4.denselayer7.conv1.weight"
    kind = "parameter"
    shape = [128, 704, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05330017908890261
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm2_running_mean:
    name = "features_denseblock4_denselayer7_norm2_running_mean"
    original_name = "features.denseblock4.denselayer7.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm2_running_var:
    name = "features_denseblock4_denselayer7_norm2_running_var"
    original_name = "features.denseblock4.denselayer7.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm2_weight:
    name = "features_denseblock4_denselayer7_norm2_weight"
    original_name = "features.denseblock4.denselayer7.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_norm2_bias:
    name = "features_denseblock4_denselayer7_norm2_bias"
    original_name = "features.denseblock4.denselayer7.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer7_conv2_weight:
    name = "features_denseblock4_denselayer7_conv2_weight"
    original_name = "features.denseblock4.denselayer7.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm1_running_mean:
    name = "features_denseblock4_denselayer8_norm1_running_mean"
    original_name = "features.denseblock4.denselayer8.norm1.running_mean"
    kind = "buffer"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm1_running_var:
    name = "features_denseblock4_denselayer8_norm1_running_var"
    original_name = "features.denseblock4.denselayer8.norm1.running_var"
    kind = "buffer"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm1_weight:
    name = "features_denseblock4_denselayer8_norm1_weight"
    original_name = "features.denseblock4.denselayer8.norm1.weight"
    kind = "parameter"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm1_bias:
    name = "features_denseblock4_denselayer8_norm1_bias"
    original_name = "features.denseblock4.denselayer8.norm1.bias"
    kind = "parameter"
    shape = [736]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_conv1_weight:
    name = "features_denseblock4_denselayer8_conv1_weight"
    original_name = "features.denseblock4.denselayer8.conv1.weight"
    kind = "parameter"
    shape = [128, 736, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05212860351426869
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm2_running_mean:
    name = "features_denseblock4_denselayer8_norm2_running_mean"
    original_name = "features.denseblock4.denselayer8.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm2_running_var:
    name = "features_denseblock4_denselayer8_norm2_running_var"
    original_name = "features.denseblock4.denselayer8.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm2_weight:
    name = "features_denseblock4_denselayer8_norm2_weight"
    original_name = "features.denseblock4.denselayer8.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_norm2_bias:
    name = "features_denseblock4_denselayer8_norm2_bias"
    original_name = "features.denseblock4.denselayer8.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer8_conv2_weight:
    name = "features_denseblock4_denselayer8_conv2_weight"
    original_name = "features.denseblock4.denselayer8.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm1_running_mean:
    name = "features_denseblock4_denselayer9_norm1_running_mean"
    original_name = "features.denseblock4.denselayer9.norm1.running_mean"
    kind = "buffer"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm1_running_var:
    name = "features_denseblock4_denselayer9_norm1_running_var"
    original_name = "features.denseblock4.denselayer9.norm1.running_var"
    kind = "buffer"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm1_weight:
    name = "features_denseblock4_denselayer9_norm1_weight"
    original_name = "features.denseblock4.denselayer9.norm1.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm1_bias:
    name = "features_denseblock4_denselayer9_norm1_bias"
    original_name = "features.denseblock4.denselayer9.norm1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_conv1_weight:
    name = "features_denseblock4_denselayer9_conv1_weight"
    original_name = "features.denseblock4.denselayer9.conv1.weight"
    kind = "parameter"
    shape = [128, 768, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm2_running_mean:
    name = "features_denseblock4_denselayer9_norm2_running_mean"
    original_name = "features.denseblock4.denselayer9.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm2_running_var:
    name = "features_denseblock4_denselayer9_norm2_running_var"
    original_name = "features.denseblock4.denselayer9.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm2_weight:
    name = "features_denseblock4_denselayer9_norm2_weight"
    original_name = "features.denseblock4.denselayer9.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_norm2_bias:
    name = "features_denseblock4_denselayer9_norm2_bias"
    original_name = "features.denseblock4.denselayer9.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer9_conv2_weight:
    name = "features_denseblock4_denselayer9_conv2_weight"
    original_name = "features.denseblock4.denselayer9.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm1_running_mean:
    name = "features_denseblock4_denselayer10_norm1_running_mean"
    original_name = "features.denseblock4.denselayer10.norm1.running_mean"
    kind = "buffer"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm1_running_var:
    name = "features_denseblock4_denselayer10_norm1_running_var"
    original_name = "features.denseblock4.denselayer10.norm1.running_var"
    kind = "buffer"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm1_weight:
    name = "features_denseblock4_denselayer10_norm1_weight"
    original_name = "features.denseblock4.denselayer10.norm1.weight"
    kind = "parameter"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm1_bias:
    name = "features_denseblock4_denselayer10_norm1_bias"
    original_name = "features.denseblock4.denselayer10.norm1.bias"
    kind = "parameter"
    shape = [800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_conv1_weight:
    name = "features_denseblock4_denselayer10_conv1_weight"
    original_name = "features.denseblock4.denselayer10.conv1.weight"
    kind = "parameter"
    shape = [128, 800, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm2_running_mean:
    name = "features_denseblock4_denselayer10_norm2_running_mean"
    original_name = "features.denseblock4.denselayer10.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm2_running_var:
    name = "features_denseblock4_denselayer10_norm2_running_var"
    original_name = "features.denseblock4.denselayer10.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm2_weight:
    name = "features_denseblock4_denselayer10_norm2_weight"
    original_name = "features.denseblock4.denselayer10.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_norm2_bias:
    name = "features_denseblock4_denselayer10_norm2_bias"
    original_name = "features.denseblock4.denselayer10.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer10_conv2_weight:
    name = "features_denseblock4_denselayer10_conv2_weight"
    original_name = "features.denseblock4.denselayer10.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm1_running_mean:
    name = "features_denseblock4_denselayer11_norm1_running_mean"
    original_name = "features.denseblock4.denselayer11.norm1.running_mean"
    kind = "buffer"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm1_running_var:
    name = "features_denseblock4_denselayer11_norm1_running_var"
    original_name = "features.denseblock4.denselayer11.norm1.running_var"
    kind = "buffer"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm1_weight:
    name = "features_denseblock4_denselayer11_norm1_weight"
    original_name = "features.denseblock4.denselayer11.norm1.weight"
    kind = "parameter"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm1_bias:
    name = "features_denseblock4_denselayer11_norm1_bias"
    original_name = "features.denseblock4.denselayer11.norm1.bias"
    kind = "parameter"
    shape = [832]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_conv1_weight:
    name = "features_denseblock4_denselayer11_conv1_weight"
    original_name = "features.denseblock4.denselayer11.conv1.weight"
    kind = "parameter"
    shape = [128, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04902903378454601
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm2_running_mean:
    name = "features_denseblock4_denselayer11_norm2_running_mean"
    original_name = "features.denseblock4.denselayer11.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm2_running_var:
    name = "features_denseblock4_denselayer11_norm2_running_var"
    original_name = "features.denseblock4.denselayer11.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm2_weight:
    name = "features_denseblock4_denselayer11_norm2_weight"
    original_name = "features.denseblock4.denselayer11.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_norm2_bias:
    name = "features_denseblock4_denselayer11_norm2_bias"
    original_name = "features.denseblock4.denselayer11.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer11_conv2_weight:
    name = "features_denseblock4_denselayer11_conv2_weight"
    original_name = "features.denseblock4.denselayer11.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm1_running_mean:
    name = "features_denseblock4_denselayer12_norm1_running_mean"
    original_name = "features.denseblock4.denselayer12.norm1.running_mean"
    kind = "buffer"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm1_running_var:
    name = "features_denseblock4_denselayer12_norm1_running_var"
    original_name = "features.denseblock4.denselayer12.norm1.running_var"
    kind = "buffer"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm1_weight:
    name = "features_denseblock4_denselayer12_norm1_weight"
    original_name = "features.denseblock4.denselayer12.norm1.weight"
    kind = "parameter"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm1_bias:
    name = "features_denseblock4_denselayer12_norm1_bias"
    original_name = "features.denseblock4.denselayer12.norm1.bias"
    kind = "parameter"
    shape = [864]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_conv1_weight:
    name = "features_denseblock4_denselayer12_conv1_weight"
    original_name = "features.denseblock4.denselayer12.conv1.weight"
    kind = "parameter"
    shape = [128, 864, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.048112522432468816
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm2_running_mean:
    name = "features_denseblock4_denselayer12_norm2_running_mean"
    original_name = "features.denseblock4.denselayer12.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm2_running_var:
    name = "features_denseblock4_denselayer12_norm2_running_var"
    original_name = "features.denseblock4.denselayer12.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm2_weight:
    name = "features_denseblock4_denselayer12_norm2_weight"
    original_name = "features.denseblock4.denselayer12.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_norm2_bias:
    name = "features_denseblock4_denselayer12_norm2_bias"
    original_name = "features.denseblock4.denselayer12.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer12_conv2_weight:
    name = "features_denseblock4_denselayer12_conv2_weight"
    original_name = "features.denseblock4.denselayer12.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm1_running_mean:
    name = "features_denseblock4_denselayer13_norm1_running_mean"
    original_name = "features.denseblock4.denselayer13.norm1.running_mean"
    kind = "buffer"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm1_running_var:
    name = "features_denseblock4_denselayer13_norm1_running_var"
    original_name = "features.denseblock4.denselayer13.norm1.running_var"
    kind = "buffer"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm1_weight:
    name = "features_denseblock4_denselayer13_norm1_weight"
    original_name = "features.denseblock4.denselayer13.norm1.weight"
    kind = "parameter"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm1_bias:
    name = "features_denseblock4_denselayer13_norm1_bias"
    original_name = "features.denseblock4.denselayer13.norm1.bias"
    kind = "parameter"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_conv1_weight:
    name = "features_denseblock4_denselayer13_conv1_weight"
    original_name = "features.denseblock4.denselayer13.conv1.weight"
    kind = "parameter"
    shape = [128, 896, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0472455591261534
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm2_running_mean:
    name = "features_denseblock4_denselayer13_norm2_running_mean"
    original_name = "features.denseblock4.denselayer13.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm2_running_var:
    name = "features_denseblock4_denselayer13_norm2_running_var"
    original_name = "features.denseblock4.denselayer13.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm2_weight:
    name = "features_denseblock4_denselayer13_norm2_weight"
    original_name = "features.denseblock4.denselayer13.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_norm2_bias:
    name = "features_denseblock4_denselayer13_norm2_bias"
    original_name = "features.denseblock4.denselayer13.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer13_conv2_weight:
    name = "features_denseblock4_denselayer13_conv2_weight"
    original_name = "features.denseblock4.denselayer13.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm1_running_mean:
    name = "features_denseblock4_denselayer14_norm1_running_mean"
    original_name = "features.denseblock4.denselayer14.norm1.running_mean"
    kind = "buffer"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm1_running_var:
    name = "features_denseblock4_denselayer14_norm1_running_var"
    original_name = "features.denseblock4.denselayer14.norm1.running_var"
    kind = "buffer"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm1_weight:
    name = "features_denseblock4_denselayer14_norm1_weight"
    original_name = "features.denseblock4.denselayer14.norm1.weight"
    kind = "parameter"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm1_bias:
    name = "features_denseblock4_denselayer14_norm1_bias"
    original_name = "features.denseblock4.denselayer14.norm1.bias"
    kind = "parameter"
    shape = [928]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_conv1_weight:
    name = "features_denseblock4_denselayer14_conv1_weight"
    original_name = "features.denseblock4.denselayer14.conv1.weight"
    kind = "parameter"
    shape = [128, 928, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.046423834544262965
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm2_running_mean:
    name = "features_denseblock4_denselayer14_norm2_running_mean"
    original_name = "features.denseblock4.denselayer14.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm2_running_var:
    name = "features_denseblock4_denselayer14_norm2_running_var"
    original_name = "features.denseblock4.denselayer14.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm2_weight:
    name = "features_denseblock4_denselayer14_norm2_weight"
    original_name = "features.denseblock4.denselayer14.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_norm2_bias:
    name = "features_denseblock4_denselayer14_norm2_bias"
    original_name = "features.denseblock4.denselayer14.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer14_conv2_weight:
    name = "features_denseblock4_denselayer14_conv2_weight"
    original_name = "features.denseblock4.denselayer14.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm1_running_mean:
    name = "features_denseblock4_denselayer15_norm1_running_mean"
    original_name = "features.denseblock4.denselayer15.norm1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm1_running_var:
    name = "features_denseblock4_denselayer15_norm1_running_var"
    original_name = "features.denseblock4.denselayer15.norm1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm1_weight:
    name = "features_denseblock4_denselayer15_norm1_weight"
    original_name = "features.denseblock4.denselayer15.norm1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm1_bias:
    name = "features_denseblock4_denselayer15_norm1_bias"
    original_name = "features.denseblock4.denselayer15.norm1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_conv1_weight:
    name = "features_denseblock4_denselayer15_conv1_weight"
    original_name = "features.denseblock4.denselayer15.conv1.weight"
    kind = "parameter"
    shape = [128, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm2_running_mean:
    name = "features_denseblock4_denselayer15_norm2_running_mean"
    original_name = "features.denseblock4.denselayer15.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm2_running_var:
    name = "features_denseblock4_denselayer15_norm2_running_var"
    original_name = "features.denseblock4.denselayer15.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm2_weight:
    name = "features_denseblock4_denselayer15_norm2_weight"
    original_name = "features.denseblock4.denselayer15.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_norm2_bias:
    name = "features_denseblock4_denselayer15_norm2_bias"
    original_name = "features.denseblock4.denselayer15.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer15_conv2_weight:
    name = "features_denseblock4_denselayer15_conv2_weight"
    original_name = "features.denseblock4.denselayer15.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm1_running_mean:
    name = "features_denseblock4_denselayer16_norm1_running_mean"
    original_name = "features.denseblock4.denselayer16.norm1.running_mean"
    kind = "buffer"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm1_running_var:
    name = "features_denseblock4_denselayer16_norm1_running_var"
    original_name = "features.denseblock4.denselayer16.norm1.running_var"
    kind = "buffer"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm1_weight:
    name = "features_denseblock4_denselayer16_norm1_weight"
    original_name = "features.denseblock4.denselayer16.norm1.weight"
    kind = "parameter"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm1_bias:
    name = "features_denseblock4_denselayer16_norm1_bias"
    original_name = "features.denseblock4.denselayer16.norm1.bias"
    kind = "parameter"
    shape = [992]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_conv1_weight:
    name = "features_denseblock4_denselayer16_conv1_weight"
    original_name = "features.denseblock4.denselayer16.conv1.weight"
    kind = "parameter"
    shape = [128, 992, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04490132550669373
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm2_running_mean:
    name = "features_denseblock4_denselayer16_norm2_running_mean"
    original_name = "features.denseblock4.denselayer16.norm2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm2_running_var:
    name = "features_denseblock4_denselayer16_norm2_running_var"
    original_name = "features.denseblock4.denselayer16.norm2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm2_weight:
    name = "features_denseblock4_denselayer16_norm2_weight"
    original_name = "features.denseblock4.denselayer16.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_norm2_bias:
    name = "features_denseblock4_denselayer16_norm2_bias"
    original_name = "features.denseblock4.denselayer16.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_denseblock4_denselayer16_conv2_weight:
    name = "features_denseblock4_denselayer16_conv2_weight"
    original_name = "features.denseblock4.denselayer16.conv2.weight"
    kind = "parameter"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_features_norm5_running_mean:
    name = "features_norm5_running_mean"
    original_name = "features.norm5.running_mean"
    kind = "buffer"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_norm5_running_var:
    name = "features_norm5_running_var"
    original_name = "features.norm5.running_var"
    kind = "buffer"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_features_norm5_weight:
    name = "features_norm5_weight"
    original_name = "features.norm5.weight"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_features_norm5_bias:
    name = "features_norm5_bias"
    original_name = "features.norm5.bias"
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
