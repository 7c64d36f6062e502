class Program_weight_tensor_meta_getitem:
    name = "getitem"
    original_name = "getitem"
    kind = "input"
    shape = [1, 64, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007119
    std = 0.09599
    data = None


class Program_weight_tensor_meta_decoder_layers_4_shortcut_padding_total:
    name = "decoder_layers_4_shortcut_padding_total"
    original_name = "decoder.layers.4.shortcut.padding_total"
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


class Program_weight_tensor_meta_decoder_layers_4_shortcut_conv_weight:
    name = "decoder_layers_4_shortcut_conv_weight"
    original_name = "decoder.layers.4.shortcut.conv.weight"
    kind = "parameter"
    shape = [64, 64, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_4_shortcut_conv_bias:
    name = "decoder_layers_4_shortcut_conv_bias"
    original_name = "decoder.layers.4.shortcut.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv1d:
    name = "conv1d"
    original_name = "conv1d"
    kind = "input"
    shape = [1, 64, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01361
    std = 0.1109
    data = None


class Program_weight_tensor_meta_decoder_layers_6_conv_weight:
    name = "decoder_layers_6_conv_weight"
    original_name = "decoder.layers.6.conv.weight"
    kind = "parameter"
    shape = [64, 32, 10]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_decoder_layers_6_conv_bias:
    name = "decoder_layers_6_conv_bias"
    original_name = "decoder.layers.6.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_7_block_1_kernel_size:
    name = "decoder_layers_7_block_1_kernel_size"
    original_name = "decoder.layers.7.block.1.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3]


class Program_weight_tensor_meta_decoder_layers_7_block_1_padding_total:
    name = "decoder_layers_7_block_1_padding_total"
    original_name = "decoder.layers.7.block.1.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]


class Program_weight_tensor_meta_decoder_layers_7_block_1_stride:
    name = "decoder_layers_7_block_1_stride"
    original_name = "decoder.layers.7.block.1.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
