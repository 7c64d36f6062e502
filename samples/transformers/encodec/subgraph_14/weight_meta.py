class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 16, 600]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.073
    std = 0.09784
    data = None


class Program_weight_tensor_meta_encoder_layers_7_block_3_padding_total:
    name = "encoder_layers_7_block_3_padding_total"
    original_name = "encoder.layers.7.block.3.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_7_block_3_conv_weight:
    name = "encoder_layers_7_block_3_conv_weight"
    original_name = "encoder.layers.7.block.3.conv.weight"
    kind = "parameter"
    shape = [32, 16, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_encoder_layers_7_block_3_conv_bias:
    name = "encoder_layers_7_block_3_conv_bias"
    original_name = "encoder.layers.7.block.3.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_7_shortcut_kernel_size:
    name = "encoder_layers_7_shortcut_kernel_size"
    original_name = "encoder.layers.7.shortcut.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]


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


class Program_weight_tensor_meta_encoder_layers_7_shortcut_stride:
    name = "encoder_layers_7_shortcut_stride"
    original_name = "encoder.layers.7.shortcut.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
