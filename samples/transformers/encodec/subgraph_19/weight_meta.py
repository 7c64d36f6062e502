class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 32, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.013
    std = 0.04493
    data = None


class Program_weight_tensor_meta_encoder_layers_10_block_3_padding_total:
    name = "encoder_layers_10_block_3_padding_total"
    original_name = "encoder.layers.10.block.3.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_10_block_3_conv_weight:
    name = "encoder_layers_10_block_3_conv_weight"
    original_name = "encoder.layers.10.block.3.conv.weight"
    kind = "parameter"
    shape = [64, 32, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_encoder_layers_10_block_3_conv_bias:
    name = "encoder_layers_10_block_3_conv_bias"
    original_name = "encoder.layers.10.block.3.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_10_shortcut_kernel_size:
    name = "encoder_layers_10_shortcut_kernel_size"
    original_name = "encoder.layers.10.shortcut.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]


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


class Program_weight_tensor_meta_encoder_layers_10_shortcut_stride:
    name = "encoder_layers_10_shortcut_stride"
    original_name = "encoder.layers.10.shortcut.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
