class Program_weight_tensor_meta_elu:
    name = "elu"
    original_name = "elu"
    kind = "input"
    shape = [1, 128, 15]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.01076
    std = 0.08454
    data = None


class Program_weight_tensor_meta_encoder_layers_15_padding_total:
    name = "encoder_layers_15_padding_total"
    original_name = "encoder.layers.15.padding_total"
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


class Program_weight_tensor_meta_encoder_layers_15_conv_weight:
    name = "encoder_layers_15_conv_weight"
    original_name = "encoder.layers.15.conv.weight"
    kind = "parameter"
    shape = [32, 128, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0472455591261534
    data = None


class Program_weight_tensor_meta_encoder_layers_15_conv_bias:
    name = "encoder_layers_15_conv_bias"
    original_name = "encoder.layers.15.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_quantizer_layers_0_codebook_embed:
    name = "quantizer_layers_0_codebook_embed"
    original_name = "quantizer.layers.0.codebook.embed"
    kind = "buffer"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01532
    std = 0.9963
    data = None


class Program_weight_tensor_meta_quantizer_layers_1_codebook_embed:
    name = "quantizer_layers_1_codebook_embed"
    original_name = "quantizer.layers.1.codebook.embed"
    kind = "buffer"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008195
    std = 1.005
    data = None


class Program_weight_tensor_meta_decoder_layers_0_kernel_size:
    name = "decoder_layers_0_kernel_size"
    original_name = "decoder.layers.0.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [7]


class Program_weight_tensor_meta_decoder_layers_0_padding_total:
    name = "decoder_layers_0_padding_total"
    original_name = "decoder.layers.0.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [6]


class Program_weight_tensor_meta_decoder_layers_0_stride:
    name = "decoder_layers_0_stride"
    original_name = "decoder.layers.0.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
