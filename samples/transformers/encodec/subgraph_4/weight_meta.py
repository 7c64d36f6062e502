class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 4, 4800]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.1091
    std = 0.2412
    data = None


class Program_weight_tensor_meta_encoder_layers_1_block_3_padding_total:
    name = "encoder_layers_1_block_3_padding_total"
    original_name = "encoder.layers.1.block.3.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_1_block_3_conv_weight:
    name = "encoder_layers_1_block_3_conv_weight"
    original_name = "encoder.layers.1.block.3.conv.weight"
    kind = "parameter"
    shape = [8, 4, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_encoder_layers_1_block_3_conv_bias:
    name = "encoder_layers_1_block_3_conv_bias"
    original_name = "encoder.layers.1.block.3.conv.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_shortcut_kernel_size:
    name = "encoder_layers_1_shortcut_kernel_size"
    original_name = "encoder.layers.1.shortcut.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]


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


class Program_weight_tensor_meta_encoder_layers_1_shortcut_stride:
    name = "encoder_layers_1_shortcut_stride"
    original_name = "encoder.layers.1.shortcut.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
