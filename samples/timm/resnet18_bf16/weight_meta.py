class Program_weight_tensor_meta_conv1_weight:
    name = "conv1_weight"
    original_name = "conv1.weight"
    kind = "parameter"
    shape = [64, 3, 7, 7]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.11664236870396086
    data = None


class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 3, 224, 224]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = -0.001693
    std = 0.997
    data = None


class Program_weight_tensor_meta_bn1_running_mean:
    name = "bn1_running_mean"
    original_name = "bn1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn1_running_var:
    name = "bn1_running_var"
    original_name = "bn1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
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
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_bn1_bias:
    name = "bn1_bias"
    original_name = "bn1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer1_0_conv1_weight:
    name = "layer1_0_conv1_weight"
    original_name = "layer1.0.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_layer1_0_bn1_running_mean:
    name = "layer1_0_bn1_running_mean"
    original_name = "layer1.0.bn1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_0_bn1_running_var:
    name = "layer1_0_bn1_running_var"
    original_name = "layer1.0.bn1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer1_0_bn1_weight:
    name = "layer1_0_bn1_weight"
    original_name = "layer1.0.bn1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_0_bn1_bias:
    name = "layer1_0_bn1_bias"
    original_name = "layer1.0.bn1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer1_0_conv2_weight:
    name = "layer1_0_conv2_weight"
    original_name = "layer1.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_layer1_0_bn2_running_mean:
    name = "layer1_0_bn2_running_mean"
    original_name = "layer1.0.bn2.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_0_bn2_running_var:
    name = "layer1_0_bn2_running_var"
    original_name = "layer1.0.bn2.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer1_0_bn2_weight:
    name = "layer1_0_bn2_weight"
    original_name = "layer1.0.bn2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_0_bn2_bias:
    name = "layer1_0_bn2_bias"
    original_name = "layer1.0.bn2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer1_1_conv1_weight:
    name = "layer1_1_conv1_weight"
    original_name = "layer1.1.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_layer1_1_bn1_running_mean:
    name = "layer1_1_bn1_running_mean"
    original_name = "layer1.1.bn1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_1_bn1_running_var:
    name = "layer1_1_bn1_running_var"
    original_name = "layer1.1.bn1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer1_1_bn1_weight:
    name = "layer1_1_bn1_weight"
    original_name = "layer1.1.bn1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_1_bn1_bias:
    name = "layer1_1_bn1_bias"
    original_name = "layer1.1.bn1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer1_1_conv2_weight:
    name = "layer1_1_conv2_weight"
    original_name = "layer1.1.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_layer1_1_bn2_running_mean:
    name = "layer1_1_bn2_running_mean"
    original_name = "layer1.1.bn2.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_1_bn2_running_var:
    name = "layer1_1_bn2_running_var"
    original_name = "layer1.1.bn2.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer1_1_bn2_weight:
    name = "layer1_1_bn2_weight"
    original_name = "layer1.1.bn2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer1_1_bn2_bias:
    name = "layer1_1_bn2_bias"
    original_name = "layer1.1.bn2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer2_0_conv1_weight:
    name = "layer2_0_conv1_weight"
    original_name = "layer2.0.conv1.weight"
    kind = "parameter"
    shape = [128, 64, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_layer2_0_bn1_running_mean:
    name = "layer2_0_bn1_running_mean"
    original_name = "layer2.0.bn1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_0_bn1_running_var:
    name = "layer2_0_bn1_running_var"
    original_name = "layer2.0.bn1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer2_0_bn1_weight:
    name = "layer2_0_bn1_weight"
    original_name = "layer2.0.bn1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_0_bn1_bias:
    name = "layer2_0_bn1_bias"
    original_name = "layer2.0.bn1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer2_0_conv2_weight:
    name = "layer2_0_conv2_weight"
    original_name = "layer2.0.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_layer2_0_bn2_running_mean:
    name = "layer2_0_bn2_running_mean"
    original_name = "layer2.0.bn2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_0_bn2_running_var:
    name = "layer2_0_bn2_running_var"
    original_name = "layer2.0.bn2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer2_0_bn2_weight:
    name = "layer2_0_bn2_weight"
    original_name = "layer2.0.bn2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_0_bn2_bias:
    name = "layer2_0_bn2_bias"
    original_name = "layer2.0.bn2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer2_0_downsample_0_weight:
    name = "layer2_0_downsample_0_weight"
    original_name = "layer2.0.downsample.0.weight"
    kind = "parameter"
    shape = [128, 64, 1, 1]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_layer2_0_downsample_1_running_mean:
    name = "layer2_0_downsample_1_running_mean"
    original_name = "layer2.0.downsample.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_0_downsample_1_running_var:
    name = "layer2_0_downsample_1_running_var"
    original_name = "layer2.0.downsample.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer2_0_downsample_1_weight:
    name = "layer2_0_downsample_1_weight"
    original_name = "layer2.0.downsample.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_0_downsample_1_bias:
    name = "layer2_0_downsample_1_bias"
    original_name = "layer2.0.downsample.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer2_1_conv1_weight:
    name = "layer2_1_conv1_weight"
    original_name = "layer2.1.conv1.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_layer2_1_bn1_running_mean:
    name = "layer2_1_bn1_running_mean"
    original_name = "layer2.1.bn1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_1_bn1_running_var:
    name = "layer2_1_bn1_running_var"
    original_name = "layer2.1.bn1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer2_1_bn1_weight:
    name = "layer2_1_bn1_weight"
    original_name = "layer2.1.bn1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_1_bn1_bias:
    name = "layer2_1_bn1_bias"
    original_name = "layer2.1.bn1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer2_1_conv2_weight:
    name = "layer2_1_conv2_weight"
    original_name = "layer2.1.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_layer2_1_bn2_running_mean:
    name = "layer2_1_bn2_running_mean"
    original_name = "layer2.1.bn2.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_1_bn2_running_var:
    name = "layer2_1_bn2_running_var"
    original_name = "layer2.1.bn2.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer2_1_bn2_weight:
    name = "layer2_1_bn2_weight"
    original_name = "layer2.1.bn2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer2_1_bn2_bias:
    name = "layer2_1_bn2_bias"
    original_name = "layer2.1.bn2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer3_0_conv1_weight:
    name = "layer3_0_conv1_weight"
    original_name = "layer3.0.conv1.weight"
    kind = "parameter"
    shape = [256, 128, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_layer3_0_bn1_running_mean:
    name = "layer3_0_bn1_running_mean"
    original_name = "layer3.0.bn1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_0_bn1_running_var:
    name = "layer3_0_bn1_running_var"
    original_name = "layer3.0.bn1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer3_0_bn1_weight:
    name = "layer3_0_bn1_weight"
    original_name = "layer3.0.bn1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_0_bn1_bias:
    name = "layer3_0_bn1_bias"
    original_name = "layer3.0.bn1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer3_0_conv2_weight:
    name = "layer3_0_conv2_weight"
    original_name = "layer3.0.conv2.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_layer3_0_bn2_running_mean:
    name = "layer3_0_bn2_running_mean"
    original_name = "layer3.0.bn2.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_0_bn2_running_var:
    name = "layer3_0_bn2_running_var"
    original_name = "layer3.0.bn2.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer3_0_bn2_weight:
    name = "layer3_0_bn2_weight"
    original_name = "layer3.0.bn2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_0_bn2_bias:
    name = "layer3_0_bn2_bias"
    original_name = "layer3.0.bn2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer3_0_downsample_0_weight:
    name = "layer3_0_downsample_0_weight"
    original_name = "layer3.0.downsample.0.weight"
    kind = "parameter"
    shape = [256, 128, 1, 1]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_layer3_0_downsample_1_running_mean:
    name = "layer3_0_downsample_1_running_mean"
    original_name = "layer3.0.downsample.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_0_downsample_1_running_var:
    name = "layer3_0_downsample_1_running_var"
    original_name = "layer3.0.downsample.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer3_0_downsample_1_weight:
    name = "layer3_0_downsample_1_weight"
    original_name = "layer3.0.downsample.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_0_downsample_1_bias:
    name = "layer3_0_downsample_1_bias"
    original_name = "layer3.0.downsample.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer3_1_conv1_weight:
    name = "layer3_1_conv1_weight"
    original_name = "layer3.1.conv1.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_layer3_1_bn1_running_mean:
    name = "layer3_1_bn1_running_mean"
    original_name = "layer3.1.bn1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_1_bn1_running_var:
    name = "layer3_1_bn1_running_var"
    original_name = "layer3.1.bn1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer3_1_bn1_weight:
    name = "layer3_1_bn1_weight"
    original_name = "layer3.1.bn1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_1_bn1_bias:
    name = "layer3_1_bn1_bias"
    original_name = "layer3.1.bn1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer3_1_conv2_weight:
    name = "layer3_1_conv2_weight"
    original_name = "layer3.1.conv2.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_layer3_1_bn2_running_mean:
    name = "layer3_1_bn2_running_mean"
    original_name = "layer3.1.bn2.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_1_bn2_running_var:
    name = "layer3_1_bn2_running_var"
    original_name = "layer3.1.bn2.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer3_1_bn2_weight:
    name = "layer3_1_bn2_weight"
    original_name = "layer3.1.bn2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer3_1_bn2_bias:
    name = "layer3_1_bn2_bias"
    original_name = "layer3.1.bn2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer4_0_conv1_weight:
    name = "layer4_0_conv1_weight"
    original_name = "layer4.0.conv1.weight"
    kind = "parameter"
    shape = [512, 256, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_layer4_0_bn1_running_mean:
    name = "layer4_0_bn1_running_mean"
    original_name = "layer4.0.bn1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_0_bn1_running_var:
    name = "layer4_0_bn1_running_var"
    original_name = "layer4.0.bn1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer4_0_bn1_weight:
    name = "layer4_0_bn1_weight"
    original_name = "layer4.0.bn1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_0_bn1_bias:
    name = "layer4_0_bn1_bias"
    original_name = "layer4.0.bn1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer4_0_conv2_weight:
    name = "layer4_0_conv2_weight"
    original_name = "layer4.0.conv2.weight"
    kind = "parameter"
    shape = [512, 512, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_layer4_0_bn2_running_mean:
    name = "layer4_0_bn2_running_mean"
    original_name = "layer4.0.bn2.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_0_bn2_running_var:
    name = "layer4_0_bn2_running_var"
    original_name = "layer4.0.bn2.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer4_0_bn2_weight:
    name = "layer4_0_bn2_weight"
    original_name = "layer4.0.bn2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_0_bn2_bias:
    name = "layer4_0_bn2_bias"
    original_name = "layer4.0.bn2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer4_0_downsample_0_weight:
    name = "layer4_0_downsample_0_weight"
    original_name = "layer4.0.downsample.0.weight"
    kind = "parameter"
    shape = [512, 256, 1, 1]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_layer4_0_downsample_1_running_mean:
    name = "layer4_0_downsample_1_running_mean"
    original_name = "layer4.0.downsample.1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_0_downsample_1_running_var:
    name = "layer4_0_downsample_1_running_var"
    original_name = "layer4.0.downsample.1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer4_0_downsample_1_weight:
    name = "layer4_0_downsample_1_weight"
    original_name = "layer4.0.downsample.1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_0_downsample_1_bias:
    name = "layer4_0_downsample_1_bias"
    original_name = "layer4.0.downsample.1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer4_1_conv1_weight:
    name = "layer4_1_conv1_weight"
    original_name = "layer4.1.conv1.weight"
    kind = "parameter"
    shape = [512, 512, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_layer4_1_bn1_running_mean:
    name = "layer4_1_bn1_running_mean"
    original_name = "layer4.1.bn1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_1_bn1_running_var:
    name = "layer4_1_bn1_running_var"
    original_name = "layer4.1.bn1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer4_1_bn1_weight:
    name = "layer4_1_bn1_weight"
    original_name = "layer4.1.bn1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_1_bn1_bias:
    name = "layer4_1_bn1_bias"
    original_name = "layer4.1.bn1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layer4_1_conv2_weight:
    name = "layer4_1_conv2_weight"
    original_name = "layer4.1.conv2.weight"
    kind = "parameter"
    shape = [512, 512, 3, 3]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.020833333333333332
    data = None


class Program_weight_tensor_meta_layer4_1_bn2_running_mean:
    name = "layer4_1_bn2_running_mean"
    original_name = "layer4.1.bn2.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_1_bn2_running_var:
    name = "layer4_1_bn2_running_var"
    original_name = "layer4.1.bn2.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_layer4_1_bn2_weight:
    name = "layer4_1_bn2_weight"
    original_name = "layer4.1.bn2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layer4_1_bn2_bias:
    name = "layer4_1_bn2_bias"
    original_name = "layer4.1.bn2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_fc_weight:
    name = "fc_weight"
    original_name = "fc.weight"
    kind = "parameter"
    shape = [1000, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_fc_bias:
    name = "fc_bias"
    original_name = "fc.bias"
    kind = "parameter"
    shape = [1000]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
