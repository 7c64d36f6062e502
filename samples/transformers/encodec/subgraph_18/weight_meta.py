class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 64, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006232
    std = 0.1212
    data = None


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


class Program_weight_tensor_meta_encoder_layers_10_block_1_conv_weight:
    name = "encoder_layers_10_block_1_conv_weight"
    original_name = "encoder.layers.10.block.1.conv.weight"
    kind = "parameter"
    shape = [32, 64, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_10_block_1_conv_bias:
    name = "encoder_layers_10_block_1_conv_bias"
    original_name = "encoder.layers.10.block.1.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_10_block_3_kernel_size:
    name = "encoder_layers_10_block_3_kernel_size"
    original_name = "encoder.layers.10.block.3.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]


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


class Program_weight_tensor_meta_encoder_layers_10_block_3_stride:
    name = "encoder_layers_10_block_3_stride"
    original_name = "encoder.layers.10.block.3.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
