class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 8, 4800]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.08731
    std = 0.3572
    data = None


class Program_weight_tensor_meta_decoder_layers_15_padding_total:
    name = "decoder_layers_15_padding_total"
    original_name = "decoder.layers.15.padding_total"
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


class Program_weight_tensor_meta_decoder_layers_15_conv_weight:
    name = "decoder_layers_15_conv_weight"
    original_name = "decoder.layers.15.conv.weight"
    kind = "parameter"
    shape = [1, 8, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1889822365046136
    data = None


class Program_weight_tensor_meta_decoder_layers_15_conv_bias:
    name = "decoder_layers_15_conv_bias"
    original_name = "decoder.layers.15.conv.bias"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
