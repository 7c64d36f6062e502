class Program_weight_tensor_meta_encoder_layers_4_block_1_padding_total:
    name = "encoder_layers_4_block_1_padding_total"
    original_name = "encoder.layers.4.block.1.padding_total"
    kind = "buffer"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2]
