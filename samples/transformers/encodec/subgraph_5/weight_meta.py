class Program_weight_tensor_meta_conv1d:
    name = "conv1d"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 8, 4800]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.06699
    std = 0.6093
    data = None


class Program_weight_tensor_meta_encoder_layers_1_shortcut_padding_total:
    name = "encoder_layers_1_shortcut_padding_total"
    original_name = "encoder.layers.1.shortcut.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_1_shortcut_conv_weight:
    name = "encoder_layers_1_shortcut_conv_weight"
    original_name = "encoder.layers.1.shortcut.conv.weight"
    kind = "parameter"
    shape = [8, 8, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_encoder_layers_1_shortcut_conv_bias:
    name = "encoder_layers_1_shortcut_conv_bias"
    original_name = "encoder.layers.1.shortcut.conv.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv1d_1:
    name = "conv1d_1"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 8, 4800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.1011
    std = 0.3835
    data = None


class Program_weight_tensor_meta_encoder_layers_3_kernel_size:
    name = "encoder_layers_3_kernel_size"
    original_name = "encoder.layers.3.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [4]


class Program_weight_tensor_meta_encoder_layers_3_padding_total:
    name = "encoder_layers_3_padding_total"
    original_name = "encoder.layers.3.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]


class Program_weight_tensor_meta_encoder_layers_3_stride:
    name = "encoder_layers_3_stride"
    original_name = "encoder.layers.3.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]
