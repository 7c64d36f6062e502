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
    shape = [1, 3, 128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007414
    std = 0.9935
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


class Program_weight_tensor_meta_decoder_p5_weight:
    name = "decoder_p5_weight"
    original_name = "decoder.p5.weight"
    kind = "parameter"
    shape = [256, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_p5_bias:
    name = "decoder_p5_bias"
    original_name = "decoder.p5.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_p4_skip_conv_weight:
    name = "decoder_p4_skip_conv_weight"
    original_name = "decoder.p4.skip_conv.weight"
    kind = "parameter"
    shape = [256, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_decoder_p4_skip_conv_bias:
    name = "decoder_p4_skip_conv_bias"
    original_name = "decoder.p4.skip_conv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_p3_skip_conv_weight:
    name = "decoder_p3_skip_conv_weight"
    original_name = "decoder.p3.skip_conv.weight"
    kind = "parameter"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_p3_skip_conv_bias:
    name = "decoder_p3_skip_conv_bias"
    original_name = "decoder.p3.skip_conv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_p2_skip_conv_weight:
    name = "decoder_p2_skip_conv_weight"
    original_name = "decoder.p2.skip_conv.weight"
    kind = "parameter"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_p2_skip_conv_bias:
    name = "decoder_p2_skip_conv_bias"
    original_name = "decoder.p2.skip_conv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_0_block_0_weight:
    name = "decoder_seg_blocks_0_block_0_block_0_weight"
    original_name = "decoder.seg_blocks.0.block.0.block.0.weight"
    kind = "parameter"
    shape = [128, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_0_block_1_weight:
    name = "decoder_seg_blocks_0_block_0_block_1_weight"
    original_name = "decoder.seg_blocks.0.block.0.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_0_block_1_bias:
    name = "decoder_seg_blocks_0_block_0_block_1_bias"
    original_name = "decoder.seg_blocks.0.block.0.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_1_block_0_weight:
    name = "decoder_seg_blocks_0_block_1_block_0_weight"
    original_name = "decoder.seg_blocks.0.block.1.block.0.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_1_block_1_weight:
    name = "decoder_seg_blocks_0_block_1_block_1_weight"
    original_name = "decoder.seg_blocks.0.block.1.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_1_block_1_bias:
    name = "decoder_seg_blocks_0_block_1_block_1_bias"
    original_name = "decoder.seg_blocks.0.block.1.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_2_block_0_weight:
    name = "decoder_seg_blocks_0_block_2_block_0_weight"
    original_name = "decoder.seg_blocks.0.block.2.block.0.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_2_block_1_weight:
    name = "decoder_seg_blocks_0_block_2_block_1_weight"
    original_name = "decoder.seg_blocks.0.block.2.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_0_block_2_block_1_bias:
    name = "decoder_seg_blocks_0_block_2_block_1_bias"
    original_name = "decoder.seg_blocks.0.block.2.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_1_block_0_block_0_weight:
    name = "decoder_seg_blocks_1_block_0_block_0_weight"
    original_name = "decoder.seg_blocks.1.block.0.block.0.weight"
    kind = "parameter"
    shape = [128, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_1_block_0_block_1_weight:
    name = "decoder_seg_blocks_1_block_0_block_1_weight"
    original_name = "decoder.seg_blocks.1.block.0.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_1_block_0_block_1_bias:
    name = "decoder_seg_blocks_1_block_0_block_1_bias"
    original_name = "decoder.seg_blocks.1.block.0.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_1_block_1_block_0_weight:
    name = "decoder_seg_blocks_1_block_1_block_0_weight"
    original_name = "decoder.seg_blocks.1.block.1.block.0.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_1_block_1_block_1_weight:
    name = "decoder_seg_blocks_1_block_1_block_1_weight"
    original_name = "decoder.seg_blocks.1.block.1.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_1_block_1_block_1_bias:
    name = "decoder_seg_blocks_1_block_1_block_1_bias"
    original_name = "decoder.seg_blocks.1.block.1.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_2_block_0_block_0_weight:
    name = "decoder_seg_blocks_2_block_0_block_0_weight"
    original_name = "decoder.seg_blocks.2.block.0.block.0.weight"
    kind = "parameter"
    shape = [128, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_2_block_0_block_1_weight:
    name = "decoder_seg_blocks_2_block_0_block_1_weight"
    original_name = "decoder.seg_blocks.2.block.0.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_2_block_0_block_1_bias:
    name = "decoder_seg_blocks_2_block_0_block_1_bias"
    original_name = "decoder.seg_blocks.2.block.0.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_3_block_0_block_0_weight:
    name = "decoder_seg_blocks_3_block_0_block_0_weight"
    original_name = "decoder.seg_blocks.3.block.0.block.0.weight"
    kind = "parameter"
    shape = [128, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_3_block_0_block_1_weight:
    name = "decoder_seg_blocks_3_block_0_block_1_weight"
    original_name = "decoder.seg_blocks.3.block.0.block.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_seg_blocks_3_block_0_block_1_bias:
    name = "decoder_seg_blocks_3_block_0_block_1_bias"
    original_name = "decoder.seg_blocks.3.block.0.block.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segmentation_head_0_weight:
    name = "segmentation_head_0_weight"
    original_name = "segmentation_head.0.weight"
    kind = "parameter"
    shape = [8, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_segmentation_head_0_bias:
    name = "segmentation_head_0_bias"
    original_name = "segmentation_head.0.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
