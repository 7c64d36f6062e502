class Program_weight_tensor_meta_input_values:
    name = "input_values"
    original_name = "input_values"
    kind = "input"
    shape = [1, 1, 4800]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01368
    std = 1.014
    data = None


class Program_weight_tensor_meta_encoder_layers_0_kernel_size:
    name = "encoder_layers_0_kernel_size"
    original_name = "encoder.layers.0.kernel_size"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [7]


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


class Program_weight_tensor_meta_encoder_layers_0_stride:
    name = "encoder_layers_0_stride"
    original_name = "encoder.layers.0.stride"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1]
