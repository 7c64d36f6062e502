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
