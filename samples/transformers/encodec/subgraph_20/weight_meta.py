class Program_weight_tensor_meta_conv1d:
    name = "conv1d"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 64, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01071
    std = 0.1273
    data = None


class Program_weight_tensor_meta_encoder_layers_10_shortcut_padding_total:
    name = "encoder_layers_10_shortcut_padding_total"
    original_name = "encoder.layers.10.shortcut.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_10_shortcut_conv_weight:
    name = "encoder_layers_10_shortcut_conv_weight"
    original_name = "encoder.layers.10.shortcut.conv.weight"
    kind = "parameter"
    shape = [64, 64, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_10_shortcut_conv_bias:
    name = "encoder_layers_10_shortcut_conv_bias"
    original_name = "encoder.layers.10.shortcut.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv1d_1:
    name = "conv1d_1"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 64, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006614
    std = 0.111
    data = None


class Program_weight_tensor_meta_encoder_layers_12_kernel_size:
    name = "encoder_layers_12_kernel_size"
    original_name = "encoder.layers.12.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [16]


class Program_weight_tensor_meta_encoder_layers_12_padding_total:
    name = "encoder_layers_12_padding_total"
    original_name = "encoder.layers.12.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [8]


class Program_weight_tensor_meta_encoder_layers_12_stride:
    name = "encoder_layers_12_stride"
    original_name = "encoder.layers.12.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [8]
