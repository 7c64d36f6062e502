class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 8, 2400]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.02922
    std = 0.163
    data = None


class Program_weight_tensor_meta_encoder_layers_4_block_3_padding_total:
    name = "encoder_layers_4_block_3_padding_total"
    original_name = "encoder.layers.4.block.3.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_4_block_3_conv_weight:
    name = "encoder_layers_4_block_3_conv_weight"
    original_name = "encoder.layers.4.block.3.conv.weight"
    kind = "parameter"
    shape = [16, 8, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_encoder_layers_4_block_3_conv_bias:
    name = "encoder_layers_4_block_3_conv_bias"
    original_name = "encoder.layers.4.block.3.conv.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_4_shortcut_kernel_size:
    name = "encoder_layers_4_shortcut_kernel_size"
    original_name = "encoder.layers.4.shortcut.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]


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


class Program_weight_tensor_meta_encoder_layers_4_shortcut_stride:
    name = "encoder_layers_4_shortcut_stride"
    original_name = "encoder.layers.4.shortcut.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
