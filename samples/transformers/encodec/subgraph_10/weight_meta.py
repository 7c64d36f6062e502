class Program_weight_tensor_meta_conv1d:
    name = "conv1d"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 16, 2400]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.09371
    std = 0.342
    data = None


class Program_weight_tensor_meta_encoder_layers_4_shortcut_padding_total:
    name = "encoder_layers_4_shortcut_padding_total"
    original_name = "encoder.layers.4.shortcut.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_sub:
    name = "sub"
    original_name = "sub"
    kind = "input"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_encoder_layers_4_shortcut_conv_weight:
    name = "encoder_layers_4_shortcut_conv_weight"
    original_name = "encoder.layers.4.shortcut.conv.weight"
    kind = "parameter"
    shape = [16, 16, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_encoder_layers_4_shortcut_conv_bias:
    name = "encoder_layers_4_shortcut_conv_bias"
    original_name = "encoder.layers.4.shortcut.conv.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv1d_1:
    name = "conv1d_1"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 16, 2400]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.03236
    std = 0.2143
    data = None


class Program_weight_tensor_meta_encoder_layers_6_kernel_size:
    name = "encoder_layers_6_kernel_size"
    original_name = "encoder.layers.6.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [8]


class Program_weight_tensor_meta_encoder_layers_6_padding_total:
    name = "encoder_layers_6_padding_total"
    original_name = "encoder.layers.6.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [4]


class Program_weight_tensor_meta_encoder_layers_6_stride:
    name = "encoder_layers_6_stride"
    original_name = "encoder.layers.6.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [4]
