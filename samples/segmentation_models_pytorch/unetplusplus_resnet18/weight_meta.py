class Program_weight_tensor_meta_encoder_conv1_weight:
    name = "encoder_conv1_weight"
    original_name = "encoder.conv1.weight"
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
    shape = [1, 3, 96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01098
    std = 1.0
    data = None


class Program_weight_tensor_meta_encoder_bn1_running_mean:
    name = "encoder_bn1_running_mean"
    original_name = "encoder.bn1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_bn1_running_var:
    name = "encoder_bn1_running_var"
    original_name = "encoder.bn1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_bn1_weight:
    name = "encoder_bn1_weight"
    original_name = "encoder.bn1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_bn1_bias:
    name = "encoder_bn1_bias"
    original_name = "encoder.bn1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_conv1_weight:
    name = "encoder_layer1_0_conv1_weight"
    original_name = "encoder.layer1.0.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn1_running_mean:
    name = "encoder_layer1_0_bn1_running_mean"
    original_name = "encoder.layer1.0.bn1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn1_running_var:
    name = "encoder_layer1_0_bn1_running_var"
    original_name = "encoder.layer1.0.bn1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn1_weight:
    name = "encoder_layer1_0_bn1_weight"
    original_name = "encoder.layer1.0.bn1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn1_bias:
    name = "encoder_layer1_0_bn1_bias"
    original_name = "encoder.layer1.0.bn1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_conv2_weight:
    name = "encoder_layer1_0_conv2_weight"
    original_name = "encoder.layer1.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn2_running_mean:
    name = "encoder_layer1_0_bn2_running_mean"
    original_name = "encoder.layer1.0.bn2.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn2_running_var:
    name = "encoder_layer1_0_bn2_running_var"
    original_name = "encoder.layer1.0.bn2.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn2_weight:
    name = "encoder_layer1_0_bn2_weight"
    original_name = "encoder.layer1.0.bn2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_0_bn2_bias:
    name = "encoder_layer1_0_bn2_bias"
    original_name = "encoder.layer1.0.bn2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_conv1_weight:
    name = "encoder_layer1_1_conv1_weight"
    original_name = "encoder.layer1.1.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn1_running_mean:
    name = "encoder_layer1_1_bn1_running_mean"
    original_name = "encoder.layer1.1.bn1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn1_running_var:
    name = "encoder_layer1_1_bn1_running_var"
    original_name = "encoder.layer1.1.bn1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn1_weight:
    name = "encoder_layer1_1_bn1_weight"
    original_name = "encoder.layer1.1.bn1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn1_bias:
    name = "encoder_layer1_1_bn1_bias"
    original_name = "encoder.layer1.1.bn1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_conv2_weight:
    name = "encoder_layer1_1_conv2_weight"
    original_name = "encoder.layer1.1.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn2_running_mean:
    name = "encoder_layer1_1_bn2_running_mean"
    original_name = "encoder.layer1.1.bn2.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn2_running_var:
    name = "encoder_layer1_1_bn2_running_var"
    original_name = "encoder.layer1.1.bn2.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn2_weight:
    name = "encoder_layer1_1_bn2_weight"
    original_name = "encoder.layer1.1.bn2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer1_1_bn2_bias:
    name = "encoder_layer1_1_bn2_bias"
    original_name = "encoder.layer1.1.bn2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_conv1_weight:
    name = "encoder_layer2_0_conv1_weight"
    original_name = "encoder.layer2.0.conv1.weight"
    kind = "parameter"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn1_running_mean:
    name = "encoder_layer2_0_bn1_running_mean"
    original_name = "encoder.layer2.0.bn1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn1_running_var:
    name = "encoder_layer2_0_bn1_running_var"
    original_name = "encoder.layer2.0.bn1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn1_weight:
    name = "encoder_layer2_0_bn1_weight"
    original_name = "encoder.layer2.0.bn1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn1_bias:
    name = "encoder_layer2_0_bn1_bias"
    original_name = "encoder.layer2.0.bn1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_conv2_weight:
    name = "encoder_layer2_0_conv2_weight"
    original_name = "encoder.layer2.0.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn2_running_mean:
    name = "encoder_layer2_0_bn2_running_mean"
    original_name = "encoder.layer2.0.bn2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn2_running_var:
    name = "encoder_layer2_0_bn2_running_var"
    original_name = "encoder.layer2.0.bn2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn2_weight:
    name = "encoder_layer2_0_bn2_weight"
    original_name = "encoder.layer2.0.bn2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_bn2_bias:
    name = "encoder_layer2_0_bn2_bias"
    original_name = "encoder.layer2.0.bn2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_downsample_0_weight:
    name = "encoder_layer2_0_downsample_0_weight"
    original_name = "encoder.layer2.0.downsample.0.weight"
    kind = "parameter"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_downsample_1_running_mean:
    name = "encoder_layer2_0_downsample_1_running_mean"
    original_name = "encoder.layer2.0.downsample.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_downsample_1_running_var:
    name = "encoder_layer2_0_downsample_1_running_var"
    original_name = "encoder.layer2.0.downsample.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_downsample_1_weight:
    name = "encoder_layer2_0_downsample_1_weight"
    original_name = "encoder.layer2.0.downsample.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_0_downsample_1_bias:
    name = "encoder_layer2_0_downsample_1_bias"
    original_name = "encoder.layer2.0.downsample.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_conv1_weight:
    name = "encoder_layer2_1_conv1_weight"
    original_name = "encoder.layer2.1.conv1.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn1_running_mean:
    name = "encoder_layer2_1_bn1_running_mean"
    original_name = "encoder.layer2.1.bn1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn1_running_var:
    name = "encoder_layer2_1_bn1_running_var"
    original_name = "encoder.layer2.1.bn1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn1_weight:
    name = "encoder_layer2_1_bn1_weight"
    original_name = "encoder.layer2.1.bn1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn1_bias:
    name = "encoder_layer2_1_bn1_bias"
    original_name = "encoder.layer2.1.bn1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_conv2_weight:
    name = "encoder_layer2_1_conv2_weight"
    original_name = "encoder.layer2.1.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn2_running_mean:
    name = "encoder_layer2_1_bn2_running_mean"
    original_name = "encoder.layer2.1.bn2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn2_running_var:
    name = "encoder_layer2_1_bn2_running_var"
    original_name = "encoder.layer2.1.bn2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn2_weight:
    name = "encoder_layer2_1_bn2_weight"
    original_name = "encoder.layer2.1.bn2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer2_1_bn2_bias:
    name = "encoder_layer2_1_bn2_bias"
    original_name = "encoder.layer2.1.bn2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_conv1_weight:
    name = "encoder_layer3_0_conv1_weight"
    original_name = "encoder.layer3.0.conv1.weight"
    kind = "parameter"
    shape = [256, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn1_running_mean:
    name = "encoder_layer3_0_bn1_running_mean"
    original_name = "encoder.layer3.0.bn1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn1_running_var:
    name = "encoder_layer3_0_bn1_running_var"
    original_name = "encoder.layer3.0.bn1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn1_weight:
    name = "encoder_layer3_0_bn1_weight"
    original_name = "encoder.layer3.0.bn1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn1_bias:
    name = "encoder_layer3_0_bn1_bias"
    original_name = "encoder.layer3.0.bn1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_conv2_weight:
    name = "encoder_layer3_0_conv2_weight"
    original_name = "encoder.layer3.0.conv2.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn2_running_mean:
    name = "encoder_layer3_0_bn2_running_mean"
    original_name = "encoder.layer3.0.bn2.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn2_running_var:
    name = "encoder_layer3_0_bn2_running_var"
    original_name = "encoder.layer3.0.bn2.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn2_weight:
    name = "encoder_layer3_0_bn2_weight"
    original_name = "encoder.layer3.0.bn2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_bn2_bias:
    name = "encoder_layer3_0_bn2_bias"
    original_name = "encoder.layer3.0.bn2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_downsample_0_weight:
    name = "encoder_layer3_0_downsample_0_weight"
    original_name = "encoder.layer3.0.downsample.0.weight"
    kind = "parameter"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_downsample_1_running_mean:
    name = "encoder_layer3_0_downsample_1_running_mean"
    original_name = "encoder.layer3.0.downsample.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_downsample_1_running_var:
    name = "encoder_layer3_0_downsample_1_running_var"
    original_name = "encoder.layer3.0.downsample.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_downsample_1_weight:
    name = "encoder_layer3_0_downsample_1_weight"
    original_name = "encoder.layer3.0.downsample.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_0_downsample_1_bias:
    name = "encoder_layer3_0_downsample_1_bias"
    original_name = "encoder.layer3.0.downsample.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_conv1_weight:
    name = "encoder_layer3_1_conv1_weight"
    original_name = "encoder.layer3.1.conv1.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn1_running_mean:
    name = "encoder_layer3_1_bn1_running_mean"
    original_name = "encoder.layer3.1.bn1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn1_running_var:
    name = "encoder_layer3_1_bn1_running_var"
    original_name = "encoder.layer3.1.bn1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn1_weight:
    name = "encoder_layer3_1_bn1_weight"
    original_name = "encoder.layer3.1.bn1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn1_bias:
    name = "encoder_layer3_1_bn1_bias"
    original_name = "encoder.layer3.1.bn1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_conv2_weight:
    name = "encoder_layer3_1_conv2_weight"
    original_name = "encoder.layer3.1.conv2.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn2_running_mean:
    name = "encoder_layer3_1_bn2_running_mean"
    original_name = "encoder.layer3.1.bn2.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn2_running_var:
    name = "encoder_layer3_1_bn2_running_var"
    original_name = "encoder.layer3.1.bn2.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn2_weight:
    name = "encoder_layer3_1_bn2_weight"
    original_name = "encoder.layer3.1.bn2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer3_1_bn2_bias:
    name = "encoder_layer3_1_bn2_bias"
    original_name = "encoder.layer3.1.bn2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_conv1_weight:
    name = "encoder_layer4_0_conv1_weight"
    original_name = "encoder.layer4.0.conv1.weight"
    kind = "parameter"
    shape = [512, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn1_running_mean:
    name = "encoder_layer4_0_bn1_running_mean"
    original_name = "encoder.layer4.0.bn1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn1_running_var:
    name = "encoder_layer4_0_bn1_running_var"
    original_name = "encoder.layer4.0.bn1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn1_weight:
    name = "encoder_layer4_0_bn1_weight"
    original_name = "encoder.layer4.0.bn1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn1_bias:
    name = "encoder_layer4_0_bn1_bias"
    original_name = "encoder.layer4.0.bn1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_conv2_weight:
    name = "encoder_layer4_0_conv2_weight"
    original_name = "encoder.layer4.0.conv2.weight"
    kind = "parameter"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn2_running_mean:
    name = "encoder_layer4_0_bn2_running_mean"
    original_name = "encoder.layer4.0.bn2.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn2_running_var:
    name = "encoder_layer4_0_bn2_running_var"
    original_name = "encoder.layer4.0.bn2.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn2_weight:
    name = "encoder_layer4_0_bn2_weight"
    original_name = "encoder.layer4.0.bn2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_bn2_bias:
    name = "encoder_layer4_0_bn2_bias"
    original_name = "encoder.layer4.0.bn2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_downsample_0_weight:
    name = "encoder_layer4_0_downsample_0_weight"
    original_name = "encoder.layer4.0.downsample.0.weight"
    kind = "parameter"
    shape = [512, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_downsample_1_running_mean:
    name = "encoder_layer4_0_downsample_1_running_mean"
    original_name = "encoder.layer4.0.downsample.1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_downsample_1_running_var:
    name = "encoder_layer4_0_downsample_1_running_var"
    original_name = "encoder.layer4.0.downsample.1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_downsample_1_weight:
    name = "encoder_layer4_0_downsample_1_weight"
    original_name = "encoder.layer4.0.downsample.1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_0_downsample_1_bias:
    name = "encoder_layer4_0_downsample_1_bias"
    original_name = "encoder.layer4.0.downsample.1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_conv1_weight:
    name = "encoder_layer4_1_conv1_weight"
    original_name = "encoder.layer4.1.conv1.weight"
    kind = "parameter"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn1_running_mean:
    name = "encoder_layer4_1_bn1_running_mean"
    original_name = "encoder.layer4.1.bn1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn1_running_var:
    name = "encoder_layer4_1_bn1_running_var"
    original_name = "encoder.layer4.1.bn1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn1_weight:
    name = "encoder_layer4_1_bn1_weight"
    original_name = "encoder.layer4.1.bn1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn1_bias:
    name = "encoder_layer4_1_bn1_bias"
    original_name = "encoder.layer4.1.bn1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_conv2_weight:
    name = "encoder_layer4_1_conv2_weight"
    original_name = "encoder.layer4.1.conv2.weight"
    kind = "parameter"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn2_running_mean:
    name = "encoder_layer4_1_bn2_running_mean"
    original_name = "encoder.layer4.1.bn2.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn2_running_var:
    name = "encoder_layer4_1_bn2_running_var"
    original_name = "encoder.layer4.1.bn2.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn2_weight:
    name = "encoder_layer4_1_bn2_weight"
    original_name = "encoder.layer4.1.bn2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer4_1_bn2_bias:
    name = "encoder_layer4_1_bn2_bias"
    original_name = "encoder.layer4.1.bn2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv1_0_weight:
    name = "decoder_blocks_x_0_0_conv1_0_weight"
    original_name = "decoder.blocks.x_0_0.conv1.0.weight"
    kind = "parameter"
    shape = [256, 768, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.017010345435994292
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv1_1_running_mean:
    name = "decoder_blocks_x_0_0_conv1_1_running_mean"
    original_name = "decoder.blocks.x_0_0.conv1.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv1_1_running_var:
    name = "decoder_blocks_x_0_0_conv1_1_running_var"
    original_name = "decoder.blocks.x_0_0.conv1.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv1_1_weight:
    name = "decoder_blocks_x_0_0_conv1_1_weight"
    original_name = "decoder.blocks.x_0_0.conv1.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv1_1_bias:
    name = "decoder_blocks_x_0_0_conv1_1_bias"
    original_name = "decoder.blocks.x_0_0.conv1.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv2_0_weight:
    name = "decoder_blocks_x_0_0_conv2_0_weight"
    original_name = "decoder.blocks.x_0_0.conv2.0.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv2_1_running_mean:
    name = "decoder_blocks_x_0_0_conv2_1_running_mean"
    original_name = "decoder.blocks.x_0_0.conv2.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv2_1_running_var:
    name = "decoder_blocks_x_0_0_conv2_1_running_var"
    original_name = "decoder.blocks.x_0_0.conv2.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv2_1_weight:
    name = "decoder_blocks_x_0_0_conv2_1_weight"
    original_name = "decoder.blocks.x_0_0.conv2.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_0_conv2_1_bias:
    name = "decoder_blocks_x_0_0_conv2_1_bias"
    original_name = "decoder.blocks.x_0_0.conv2.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv1_0_weight:
    name = "decoder_blocks_x_1_1_conv1_0_weight"
    original_name = "decoder.blocks.x_1_1.conv1.0.weight"
    kind = "parameter"
    shape = [128, 384, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.024056261216234408
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv1_1_running_mean:
    name = "decoder_blocks_x_1_1_conv1_1_running_mean"
    original_name = "decoder.blocks.x_1_1.conv1.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv1_1_running_var:
    name = "decoder_blocks_x_1_1_conv1_1_running_var"
    original_name = "decoder.blocks.x_1_1.conv1.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv1_1_weight:
    name = "decoder_blocks_x_1_1_conv1_1_weight"
    original_name = "decoder.blocks.x_1_1.conv1.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv1_1_bias:
    name = "decoder_blocks_x_1_1_conv1_1_bias"
    original_name = "decoder.blocks.x_1_1.conv1.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv2_0_weight:
    name = "decoder_blocks_x_1_1_conv2_0_weight"
    original_name = "decoder.blocks.x_1_1.conv2.0.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv2_1_running_mean:
    name = "decoder_blocks_x_1_1_conv2_1_running_mean"
    original_name = "decoder.blocks.x_1_1.conv2.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv2_1_running_var:
    name = "decoder_blocks_x_1_1_conv2_1_running_var"
    original_name = "decoder.blocks.x_1_1.conv2.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv2_1_weight:
    name = "decoder_blocks_x_1_1_conv2_1_weight"
    original_name = "decoder.blocks.x_1_1.conv2.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_1_conv2_1_bias:
    name = "decoder_blocks_x_1_1_conv2_1_bias"
    original_name = "decoder.blocks.x_1_1.conv2.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv1_0_weight:
    name = "decoder_blocks_x_2_2_conv1_0_weight"
    original_name = "decoder.blocks.x_2_2.conv1.0.weight"
    kind = "parameter"
    shape = [64, 192, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.034020690871988585
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv1_1_running_mean:
    name = "decoder_blocks_x_2_2_conv1_1_running_mean"
    original_name = "decoder.blocks.x_2_2.conv1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv1_1_running_var:
    name = "decoder_blocks_x_2_2_conv1_1_running_var"
    original_name = "decoder.blocks.x_2_2.conv1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv1_1_weight:
    name = "decoder_blocks_x_2_2_conv1_1_weight"
    original_name = "decoder.blocks.x_2_2.conv1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv1_1_bias:
    name = "decoder_blocks_x_2_2_conv1_1_bias"
    original_name = "decoder.blocks.x_2_2.conv1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv2_0_weight:
    name = "decoder_blocks_x_2_2_conv2_0_weight"
    original_name = "decoder.blocks.x_2_2.conv2.0.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv2_1_running_mean:
    name = "decoder_blocks_x_2_2_conv2_1_running_mean"
    original_name = "decoder.blocks.x_2_2.conv2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv2_1_running_var:
    name = "decoder_blocks_x_2_2_conv2_1_running_var"
    original_name = "decoder.blocks.x_2_2.conv2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv2_1_weight:
    name = "decoder_blocks_x_2_2_conv2_1_weight"
    original_name = "decoder.blocks.x_2_2.conv2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_2_conv2_1_bias:
    name = "decoder_blocks_x_2_2_conv2_1_bias"
    original_name = "decoder.blocks.x_2_2.conv2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv1_0_weight:
    name = "decoder_blocks_x_3_3_conv1_0_weight"
    original_name = "decoder.blocks.x_3_3.conv1.0.weight"
    kind = "parameter"
    shape = [64, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv1_1_running_mean:
    name = "decoder_blocks_x_3_3_conv1_1_running_mean"
    original_name = "decoder.blocks.x_3_3.conv1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv1_1_running_var:
    name = "decoder_blocks_x_3_3_conv1_1_running_var"
    original_name = "decoder.blocks.x_3_3.conv1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv1_1_weight:
    name = "decoder_blocks_x_3_3_conv1_1_weight"
    original_name = "decoder.blocks.x_3_3.conv1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv1_1_bias:
    name = "decoder_blocks_x_3_3_conv1_1_bias"
    original_name = "decoder.blocks.x_3_3.conv1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv2_0_weight:
    name = "decoder_blocks_x_3_3_conv2_0_weight"
    original_name = "decoder.blocks.x_3_3.conv2.0.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv2_1_running_mean:
    name = "decoder_blocks_x_3_3_conv2_1_running_mean"
    original_name = "decoder.blocks.x_3_3.conv2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv2_1_running_var:
    name = "decoder_blocks_x_3_3_conv2_1_running_var"
    original_name = "decoder.blocks.x_3_3.conv2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv2_1_weight:
    name = "decoder_blocks_x_3_3_conv2_1_weight"
    original_name = "decoder.blocks.x_3_3.conv2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_3_3_conv2_1_bias:
    name = "decoder_blocks_x_3_3_conv2_1_bias"
    original_name = "decoder.blocks.x_3_3.conv2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv1_0_weight:
    name = "decoder_blocks_x_0_1_conv1_0_weight"
    original_name = "decoder.blocks.x_0_1.conv1.0.weight"
    kind = "parameter"
    shape = [128, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv1_1_running_mean:
    name = "decoder_blocks_x_0_1_conv1_1_running_mean"
    original_name = "decoder.blocks.x_0_1.conv1.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv1_1_running_var:
    name = "decoder_blocks_x_0_1_conv1_1_running_var"
    original_name = "decoder.blocks.x_0_1.conv1.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv1_1_weight:
    name = "decoder_blocks_x_0_1_conv1_1_weight"
    original_name = "decoder.blocks.x_0_1.conv1.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv1_1_bias:
    name = "decoder_blocks_x_0_1_conv1_1_bias"
    original_name = "decoder.blocks.x_0_1.conv1.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv2_0_weight:
    name = "decoder_blocks_x_0_1_conv2_0_weight"
    original_name = "decoder.blocks.x_0_1.conv2.0.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv2_1_running_mean:
    name = "decoder_blocks_x_0_1_conv2_1_running_mean"
    original_name = "decoder.blocks.x_0_1.conv2.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv2_1_running_var:
    name = "decoder_blocks_x_0_1_conv2_1_running_var"
    original_name = "decoder.blocks.x_0_1.conv2.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv2_1_weight:
    name = "decoder_blocks_x_0_1_conv2_1_weight"
    original_name = "decoder.blocks.x_0_1.conv2.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_1_conv2_1_bias:
    name = "decoder_blocks_x_0_1_conv2_1_bias"
    original_name = "decoder.blocks.x_0_1.conv2.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv1_0_weight:
    name = "decoder_blocks_x_1_2_conv1_0_weight"
    original_name = "decoder.blocks.x_1_2.conv1.0.weight"
    kind = "parameter"
    shape = [64, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv1_1_running_mean:
    name = "decoder_blocks_x_1_2_conv1_1_running_mean"
    original_name = "decoder.blocks.x_1_2.conv1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv1_1_running_var:
    name = "decoder_blocks_x_1_2_conv1_1_running_var"
    original_name = "decoder.blocks.x_1_2.conv1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv1_1_weight:
    name = "decoder_blocks_x_1_2_conv1_1_weight"
    original_name = "decoder.blocks.x_1_2.conv1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv1_1_bias:
    name = "decoder_blocks_x_1_2_conv1_1_bias"
    original_name = "decoder.blocks.x_1_2.conv1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv2_0_weight:
    name = "decoder_blocks_x_1_2_conv2_0_weight"
    original_name = "decoder.blocks.x_1_2.conv2.0.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv2_1_running_mean:
    name = "decoder_blocks_x_1_2_conv2_1_running_mean"
    original_name = "decoder.blocks.x_1_2.conv2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv2_1_running_var:
    name = "decoder_blocks_x_1_2_conv2_1_running_var"
    original_name = "decoder.blocks.x_1_2.conv2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv2_1_weight:
    name = "decoder_blocks_x_1_2_conv2_1_weight"
    original_name = "decoder.blocks.x_1_2.conv2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_2_conv2_1_bias:
    name = "decoder_blocks_x_1_2_conv2_1_bias"
    original_name = "decoder.blocks.x_1_2.conv2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv1_0_weight:
    name = "decoder_blocks_x_2_3_conv1_0_weight"
    original_name = "decoder.blocks.x_2_3.conv1.0.weight"
    kind = "parameter"
    shape = [64, 192, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.034020690871988585
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv1_1_running_mean:
    name = "decoder_blocks_x_2_3_conv1_1_running_mean"
    original_name = "decoder.blocks.x_2_3.conv1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv1_1_running_var:
    name = "decoder_blocks_x_2_3_conv1_1_running_var"
    original_name = "decoder.blocks.x_2_3.conv1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv1_1_weight:
    name = "decoder_blocks_x_2_3_conv1_1_weight"
    original_name = "decoder.blocks.x_2_3.conv1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv1_1_bias:
    name = "decoder_blocks_x_2_3_conv1_1_bias"
    original_name = "decoder.blocks.x_2_3.conv1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv2_0_weight:
    name = "decoder_blocks_x_2_3_conv2_0_weight"
    original_name = "decoder.blocks.x_2_3.conv2.0.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv2_1_running_mean:
    name = "decoder_blocks_x_2_3_conv2_1_running_mean"
    original_name = "decoder.blocks.x_2_3.conv2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv2_1_running_var:
    name = "decoder_blocks_x_2_3_conv2_1_running_var"
    original_name = "decoder.blocks.x_2_3.conv2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv2_1_weight:
    name = "decoder_blocks_x_2_3_conv2_1_weight"
    original_name = "decoder.blocks.x_2_3.conv2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_2_3_conv2_1_bias:
    name = "decoder_blocks_x_2_3_conv2_1_bias"
    original_name = "decoder.blocks.x_2_3.conv2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv1_0_weight:
    name = "decoder_blocks_x_0_2_conv1_0_weight"
    original_name = "decoder.blocks.x_0_2.conv1.0.weight"
    kind = "parameter"
    shape = [64, 320, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.026352313834736494
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv1_1_running_mean:
    name = "decoder_blocks_x_0_2_conv1_1_running_mean"
    original_name = "decoder.blocks.x_0_2.conv1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv1_1_running_var:
    name = "decoder_blocks_x_0_2_conv1_1_running_var"
    original_name = "decoder.blocks.x_0_2.conv1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv1_1_weight:
    name = "decoder_blocks_x_0_2_conv1_1_weight"
    original_name = "decoder.blocks.x_0_2.conv1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv1_1_bias:
    name = "decoder_blocks_x_0_2_conv1_1_bias"
    original_name = "decoder.blocks.x_0_2.conv1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv2_0_weight:
    name = "decoder_blocks_x_0_2_conv2_0_weight"
    original_name = "decoder.blocks.x_0_2.conv2.0.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv2_1_running_mean:
    name = "decoder_blocks_x_0_2_conv2_1_running_mean"
    original_name = "decoder.blocks.x_0_2.conv2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv2_1_running_var:
    name = "decoder_blocks_x_0_2_conv2_1_running_var"
    original_name = "decoder.blocks.x_0_2.conv2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv2_1_weight:
    name = "decoder_blocks_x_0_2_conv2_1_weight"
    original_name = "decoder.blocks.x_0_2.conv2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_2_conv2_1_bias:
    name = "decoder_blocks_x_0_2_conv2_1_bias"
    original_name = "decoder.blocks.x_0_2.conv2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv1_0_weight:
    name = "decoder_blocks_x_1_3_conv1_0_weight"
    original_name = "decoder.blocks.x_1_3.conv1.0.weight"
    kind = "parameter"
    shape = [64, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv1_1_running_mean:
    name = "decoder_blocks_x_1_3_conv1_1_running_mean"
    original_name = "decoder.blocks.x_1_3.conv1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv1_1_running_var:
    name = "decoder_blocks_x_1_3_conv1_1_running_var"
    original_name = "decoder.blocks.x_1_3.conv1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv1_1_weight:
    name = "decoder_blocks_x_1_3_conv1_1_weight"
    original_name = "decoder.blocks.x_1_3.conv1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv1_1_bias:
    name = "decoder_blocks_x_1_3_conv1_1_bias"
    original_name = "decoder.blocks.x_1_3.conv1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv2_0_weight:
    name = "decoder_blocks_x_1_3_conv2_0_weight"
    original_name = "decoder.blocks.x_1_3.conv2.0.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv2_1_running_mean:
    name = "decoder_blocks_x_1_3_conv2_1_running_mean"
    original_name = "decoder.blocks.x_1_3.conv2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv2_1_running_var:
    name = "decoder_blocks_x_1_3_conv2_1_running_var"
    original_name = "decoder.blocks.x_1_3.conv2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv2_1_weight:
    name = "decoder_blocks_x_1_3_conv2_1_weight"
    original_name = "decoder.blocks.x_1_3.conv2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_1_3_conv2_1_bias:
    name = "decoder_blocks_x_1_3_conv2_1_bias"
    original_name = "decoder.blocks.x_1_3.conv2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv1_0_weight:
    name = "decoder_blocks_x_0_3_conv1_0_weight"
    original_name = "decoder.blocks.x_0_3.conv1.0.weight"
    kind = "parameter"
    shape = [32, 320, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.026352313834736494
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv1_1_running_mean:
    name = "decoder_blocks_x_0_3_conv1_1_running_mean"
    original_name = "decoder.blocks.x_0_3.conv1.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv1_1_running_var:
    name = "decoder_blocks_x_0_3_conv1_1_running_var"
    original_name = "decoder.blocks.x_0_3.conv1.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv1_1_weight:
    name = "decoder_blocks_x_0_3_conv1_1_weight"
    original_name = "decoder.blocks.x_0_3.conv1.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv1_1_bias:
    name = "decoder_blocks_x_0_3_conv1_1_bias"
    original_name = "decoder.blocks.x_0_3.conv1.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv2_0_weight:
    name = "decoder_blocks_x_0_3_conv2_0_weight"
    original_name = "decoder.blocks.x_0_3.conv2.0.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv2_1_running_mean:
    name = "decoder_blocks_x_0_3_conv2_1_running_mean"
    original_name = "decoder.blocks.x_0_3.conv2.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv2_1_running_var:
    name = "decoder_blocks_x_0_3_conv2_1_running_var"
    original_name = "decoder.blocks.x_0_3.conv2.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv2_1_weight:
    name = "decoder_blocks_x_0_3_conv2_1_weight"
    original_name = "decoder.blocks.x_0_3.conv2.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_3_conv2_1_bias:
    name = "decoder_blocks_x_0_3_conv2_1_bias"
    original_name = "decoder.blocks.x_0_3.conv2.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv1_0_weight:
    name = "decoder_blocks_x_0_4_conv1_0_weight"
    original_name = "decoder.blocks.x_0_4.conv1.0.weight"
    kind = "parameter"
    shape = [16, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv1_1_running_mean:
    name = "decoder_blocks_x_0_4_conv1_1_running_mean"
    original_name = "decoder.blocks.x_0_4.conv1.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv1_1_running_var:
    name = "decoder_blocks_x_0_4_conv1_1_running_var"
    original_name = "decoder.blocks.x_0_4.conv1.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv1_1_weight:
    name = "decoder_blocks_x_0_4_conv1_1_weight"
    original_name = "decoder.blocks.x_0_4.conv1.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv1_1_bias:
    name = "decoder_blocks_x_0_4_conv1_1_bias"
    original_name = "decoder.blocks.x_0_4.conv1.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv2_0_weight:
    name = "decoder_blocks_x_0_4_conv2_0_weight"
    original_name = "decoder.blocks.x_0_4.conv2.0.weight"
    kind = "parameter"
    shape = [16, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv2_1_running_mean:
    name = "decoder_blocks_x_0_4_conv2_1_running_mean"
    original_name = "decoder.blocks.x_0_4.conv2.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv2_1_running_var:
    name = "decoder_blocks_x_0_4_conv2_1_running_var"
    original_name = "decoder.blocks.x_0_4.conv2.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv2_1_weight:
    name = "decoder_blocks_x_0_4_conv2_1_weight"
    original_name = "decoder.blocks.x_0_4.conv2.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_blocks_x_0_4_conv2_1_bias:
    name = "decoder_blocks_x_0_4_conv2_1_bias"
    original_name = "decoder.blocks.x_0_4.conv2.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segmentation_head_0_weight:
    name = "segmentation_head_0_weight"
    original_name = "segmentation_head.0.weight"
    kind = "parameter"
    shape = [2, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_segmentation_head_0_bias:
    name = "segmentation_head_0_bias"
    original_name = "segmentation_head.0.bias"
    kind = "parameter"
    shape = [2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
