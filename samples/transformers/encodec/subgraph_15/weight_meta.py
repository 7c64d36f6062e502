class Program_weight_tensor_meta_conv1d:
    name = "conv1d"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 32, 600]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0378
    std = 0.2003
    data = None


class Program_weight_tensor_meta_encoder_layers_7_shortcut_padding_total:
    name = "encoder_layers_7_shortcut_padding_total"
    original_name = "encoder.layers.7.shortcut.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_7_shortcut_conv_weight:
    name = "encoder_layers_7_shortcut_conv_weight"
    original_name = "encoder.layers.7.shortcut.conv.weight"
    kind = "parameter"
    shape = [32, 32, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_encoder_layers_7_shortcut_conv_bias:
    name = "encoder_layers_7_shortcut_conv_bias"
    original_name = "encoder.layers.7.shortcut.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv1d_1:
    name = "conv1d_1"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 32, 600]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008347
    std = 0.1758
    data = None


class Program_weight_tensor_meta_encoder_layers_9_kernel_size:
    name = "encoder_layers_9_kernel_size"
    original_name = "encoder.layers.9.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [10]


class Program_weight_tensor_meta_encoder_layers_9_padding_total:
    name = "encoder_layers_9_padding_total"
    original_name = "encoder.layers.9.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [5]


class Program_weight_tensor_meta_encoder_layers_9_stride:
    name = "encoder_layers_9_stride"
    original_name = "encoder.layers.9.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [5]
