class Program_weight_tensor_meta_getitem:
    name = "getitem"
    original_name = "getitem"
    kind = "input"
    shape = [1, 32, 600]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004014
    std = 0.05243
    data = None


class Program_weight_tensor_meta_decoder_layers_7_shortcut_padding_total:
    name = "decoder_layers_7_shortcut_padding_total"
    original_name = "decoder.layers.7.shortcut.padding_total"
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


class Program_weight_tensor_meta_decoder_layers_7_shortcut_conv_weight:
    name = "decoder_layers_7_shortcut_conv_weight"
    original_name = "decoder.layers.7.shortcut.conv.weight"
    kind = "parameter"
    shape = [32, 32, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_decoder_layers_7_shortcut_conv_bias:
    name = "decoder_layers_7_shortcut_conv_bias"
    original_name = "decoder.layers.7.shortcut.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv1d:
    name = "conv1d"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 32, 600]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.03244
    std = 0.1423
    data = None


class Program_weight_tensor_meta_decoder_layers_9_conv_weight:
    name = "decoder_layers_9_conv_weight"
    original_name = "decoder.layers.9.conv.weight"
    kind = "parameter"
    shape = [32, 16, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_layers_9_conv_bias:
    name = "decoder_layers_9_conv_bias"
    original_name = "decoder.layers.9.conv.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_10_block_1_kernel_size:
    name = "decoder_layers_10_block_1_kernel_size"
    original_name = "decoder.layers.10.block.1.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3]


class Program_weight_tensor_meta_decoder_layers_10_block_1_padding_total:
    name = "decoder_layers_10_block_1_padding_total"
    original_name = "decoder.layers.10.block.1.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]


class Program_weight_tensor_meta_decoder_layers_10_block_1_stride:
    name = "decoder_layers_10_block_1_stride"
    original_name = "decoder.layers.10.block.1.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
