class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 32, 600]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0421
    std = 0.2383
    data = None


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


class Program_weight_tensor_meta_encoder_layers_9_conv_weight:
    name = "encoder_layers_9_conv_weight"
    original_name = "encoder.layers.9.conv.weight"
    kind = "parameter"
    shape = [64, 32, 10]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_encoder_layers_9_conv_bias:
    name = "encoder_layers_9_conv_bias"
    original_name = "encoder.layers.9.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_10_block_1_kernel_size:
    name = "encoder_layers_10_block_1_kernel_size"
    original_name = "encoder.layers.10.block.1.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3]


class Program_weight_tensor_meta_encoder_layers_10_block_1_padding_total:
    name = "encoder_layers_10_block_1_padding_total"
    original_name = "encoder.layers.10.block.1.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]


class Program_weight_tensor_meta_encoder_layers_10_block_1_stride:
    name = "encoder_layers_10_block_1_stride"
    original_name = "encoder.layers.10.block.1.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
