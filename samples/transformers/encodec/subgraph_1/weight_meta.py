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
