class Program_weight_tensor_meta_mul:
    name = "mul"
    original_name = "mul"
    kind = "input"
    shape = [1, 1, 4800]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01368
    std = 1.014
    data = None


class Program_weight_tensor_meta_encoder_layers_0_padding_total:
    name = "encoder_layers_0_padding_total"
    original_name = "encoder.layers.0.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [6]


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


class Program_weight_tensor_meta_encoder_layers_0_conv_weight:
    name = "encoder_layers_0_conv_weight"
    original_name = "encoder.layers.0.conv.weight"
    kind = "parameter"
    shape = [8, 1, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5345224838248488
    data = None


class Program_weight_tensor_meta_encoder_layers_0_conv_bias:
    name = "encoder_layers_0_conv_bias"
    original_name = "encoder.layers.0.conv.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_block_1_kernel_size:
    name = "encoder_layers_1_block_1_kernel_size"
    original_name = "encoder.layers.1.block.1.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3]


class Program_weight_tensor_meta_encoder_layers_1_block_1_padding_total:
    name = "encoder_layers_1_block_1_padding_total"
    original_name = "encoder.layers.1.block.1.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]


class Program_weight_tensor_meta_encoder_layers_1_block_1_stride:
    name = "encoder_layers_1_block_1_stride"
    original_name = "encoder.layers.1.block.1.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
