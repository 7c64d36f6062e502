class Program_weight_tensor_meta_sample:
    name = "sample"
    original_name = "L['sample']"
    kind = "input"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01943
    std = 1.0
    data = None


class Program_weight_tensor_meta_encoder_conv_in_weight:
    name = "encoder_conv_in_weight"
    original_name = "encoder.conv_in.weight"
    kind = "parameter"
    shape = [32, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2721655269759087
    data = None


class Program_weight_tensor_meta_encoder_conv_in_bias:
    name = "encoder_conv_in_bias"
    original_name = "encoder.conv_in.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_norm1_weight:
    name = "encoder_down_blocks_0_resnets_0_norm1_weight"
    original_name = "encoder.down_blocks.0.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_norm1_bias:
    name = "encoder_down_blocks_0_resnets_0_norm1_bias"
    original_name = "encoder.down_blocks.0.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_conv1_weight:
    name = "encoder_down_blocks_0_resnets_0_conv1_weight"
    original_name = "encoder.down_blocks.0.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_conv1_bias:
    name = "encoder_down_blocks_0_resnets_0_conv1_bias"
    original_name = "encoder.down_blocks.0.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_norm2_weight:
    name = "encoder_down_blocks_0_resnets_0_norm2_weight"
    original_name = "encoder.down_blocks.0.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_norm2_bias:
    name = "encoder_down_blocks_0_resnets_0_norm2_bias"
    original_name = "encoder.down_blocks.0.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_conv2_weight:
    name = "encoder_down_blocks_0_resnets_0_conv2_weight"
    original_name = "encoder.down_blocks.0.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_resnets_0_conv2_bias:
    name = "encoder_down_blocks_0_resnets_0_conv2_bias"
    original_name = "encoder.down_blocks.0.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_downsamplers_0_conv_weight:
    name = "encoder_down_blocks_0_downsamplers_0_conv_weight"
    original_name = "encoder.down_blocks.0.downsamplers.0.conv.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_0_downsamplers_0_conv_bias:
    name = "encoder_down_blocks_0_downsamplers_0_conv_bias"
    original_name = "encoder.down_blocks.0.downsamplers.0.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_norm1_weight:
    name = "encoder_down_blocks_1_resnets_0_norm1_weight"
    original_name = "encoder.down_blocks.1.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_norm1_bias:
    name = "encoder_down_blocks_1_resnets_0_norm1_bias"
    original_name = "encoder.down_blocks.1.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_conv1_weight:
    name = "encoder_down_blocks_1_resnets_0_conv1_weight"
    original_name = "encoder.down_blocks.1.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_conv1_bias:
    name = "encoder_down_blocks_1_resnets_0_conv1_bias"
    original_name = "encoder.down_blocks.1.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_norm2_weight:
    name = "encoder_down_blocks_1_resnets_0_norm2_weight"
    original_name = "encoder.down_blocks.1.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_norm2_bias:
    name = "encoder_down_blocks_1_resnets_0_norm2_bias"
    original_name = "encoder.down_blocks.1.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_conv2_weight:
    name = "encoder_down_blocks_1_resnets_0_conv2_weight"
    original_name = "encoder.down_blocks.1.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_conv2_bias:
    name = "encoder_down_blocks_1_resnets_0_conv2_bias"
    original_name = "encoder.down_blocks.1.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_conv_shortcut_weight:
    name = "encoder_down_blocks_1_resnets_0_conv_shortcut_weight"
    original_name = "encoder.down_blocks.1.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_encoder_down_blocks_1_resnets_0_conv_shortcut_bias:
    name = "encoder_down_blocks_1_resnets_0_conv_shortcut_bias"
    original_name = "encoder.down_blocks.1.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_norm1_weight:
    name = "encoder_mid_block_resnets_0_norm1_weight"
    original_name = "encoder.mid_block.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_norm1_bias:
    name = "encoder_mid_block_resnets_0_norm1_bias"
    original_name = "encoder.mid_block.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_conv1_weight:
    name = "encoder_mid_block_resnets_0_conv1_weight"
    original_name = "encoder.mid_block.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_conv1_bias:
    name = "encoder_mid_block_resnets_0_conv1_bias"
    original_name = "encoder.mid_block.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_norm2_weight:
    name = "encoder_mid_block_resnets_0_norm2_weight"
    original_name = "encoder.mid_block.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_norm2_bias:
    name = "encoder_mid_block_resnets_0_norm2_bias"
    original_name = "encoder.mid_block.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_conv2_weight:
    name = "encoder_mid_block_resnets_0_conv2_weight"
    original_name = "encoder.mid_block.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_0_conv2_bias:
    name = "encoder_mid_block_resnets_0_conv2_bias"
    original_name = "encoder.mid_block.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_group_norm_weight:
    name = "encoder_mid_block_attentions_0_group_norm_weight"
    original_name = "encoder.mid_block.attentions.0.group_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_group_norm_bias:
    name = "encoder_mid_block_attentions_0_group_norm_bias"
    original_name = "encoder.mid_block.attentions.0.group_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_q_weight:
    name = "encoder_mid_block_attentions_0_to_q_weight"
    original_name = "encoder.mid_block.attentions.0.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_q_bias:
    name = "encoder_mid_block_attentions_0_to_q_bias"
    original_name = "encoder.mid_block.attentions.0.to_q.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_k_weight:
    name = "encoder_mid_block_attentions_0_to_k_weight"
    original_name = "encoder.mid_block.attentions.0.to_k.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_k_bias:
    name = "encoder_mid_block_attentions_0_to_k_bias"
    original_name = "encoder.mid_block.attentions.0.to_k.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_v_weight:
    name = "encoder_mid_block_attentions_0_to_v_weight"
    original_name = "encoder.mid_block.attentions.0.to_v.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_v_bias:
    name = "encoder_mid_block_attentions_0_to_v_bias"
    original_name = "encoder.mid_block.attentions.0.to_v.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_out_0_weight:
    name = "encoder_mid_block_attentions_0_to_out_0_weight"
    original_name = "encoder.mid_block.attentions.0.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_mid_block_attentions_0_to_out_0_bias:
    name = "encoder_mid_block_attentions_0_to_out_0_bias"
    original_name = "encoder.mid_block.attentions.0.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_norm1_weight:
    name = "encoder_mid_block_resnets_1_norm1_weight"
    original_name = "encoder.mid_block.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_norm1_bias:
    name = "encoder_mid_block_resnets_1_norm1_bias"
    original_name = "encoder.mid_block.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_conv1_weight:
    name = "encoder_mid_block_resnets_1_conv1_weight"
    original_name = "encoder.mid_block.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_conv1_bias:
    name = "encoder_mid_block_resnets_1_conv1_bias"
    original_name = "encoder.mid_block.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_norm2_weight:
    name = "encoder_mid_block_resnets_1_norm2_weight"
    original_name = "encoder.mid_block.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_norm2_bias:
    name = "encoder_mid_block_resnets_1_norm2_bias"
    original_name = "encoder.mid_block.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_conv2_weight:
    name = "encoder_mid_block_resnets_1_conv2_weight"
    original_name = "encoder.mid_block.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_mid_block_resnets_1_conv2_bias:
    name = "encoder_mid_block_resnets_1_conv2_bias"
    original_name = "encoder.mid_block.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_conv_norm_out_weight:
    name = "encoder_conv_norm_out_weight"
    original_name = "encoder.conv_norm_out.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_conv_norm_out_bias:
    name = "encoder_conv_norm_out_bias"
    original_name = "encoder.conv_norm_out.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_conv_out_weight:
    name = "encoder_conv_out_weight"
    original_name = "encoder.conv_out.weight"
    kind = "parameter"
    shape = [8, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_encoder_conv_out_bias:
    name = "encoder_conv_out_bias"
    original_name = "encoder.conv_out.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_quant_conv_weight:
    name = "quant_conv_weight"
    original_name = "quant_conv.weight"
    kind = "parameter"
    shape = [8, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_quant_conv_bias:
    name = "quant_conv_bias"
    original_name = "quant_conv.bias"
    kind = "parameter"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_post_quant_conv_weight:
    name = "post_quant_conv_weight"
    original_name = "post_quant_conv.weight"
    kind = "parameter"
    shape = [4, 4, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.7071067811865476
    data = None


class Program_weight_tensor_meta_post_quant_conv_bias:
    name = "post_quant_conv_bias"
    original_name = "post_quant_conv.bias"
    kind = "parameter"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_conv_in_weight:
    name = "decoder_conv_in_weight"
    original_name = "decoder.conv_in.weight"
    kind = "parameter"
    shape = [64, 4, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.23570226039551584
    data = None


class Program_weight_tensor_meta_decoder_conv_in_bias:
    name = "decoder_conv_in_bias"
    original_name = "decoder.conv_in.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_norm1_weight:
    name = "decoder_mid_block_resnets_0_norm1_weight"
    original_name = "decoder.mid_block.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_norm1_bias:
    name = "decoder_mid_block_resnets_0_norm1_bias"
    original_name = "decoder.mid_block.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_conv1_weight:
    name = "decoder_mid_block_resnets_0_conv1_weight"
    original_name = "decoder.mid_block.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_conv1_bias:
    name = "decoder_mid_block_resnets_0_conv1_bias"
    original_name = "decoder.mid_block.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_norm2_weight:
    name = "decoder_mid_block_resnets_0_norm2_weight"
    original_name = "decoder.mid_block.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_norm2_bias:
    name = "decoder_mid_block_resnets_0_norm2_bias"
    original_name = "decoder.mid_block.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_conv2_weight:
    name = "decoder_mid_block_resnets_0_conv2_weight"
    original_name = "decoder.mid_block.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_0_conv2_bias:
    name = "decoder_mid_block_resnets_0_conv2_bias"
    original_name = "decoder.mid_block.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_group_norm_weight:
    name = "decoder_mid_block_attentions_0_group_norm_weight"
    original_name = "decoder.mid_block.attentions.0.group_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_group_norm_bias:
    name = "decoder_mid_block_attentions_0_group_norm_bias"
    original_name = "decoder.mid_block.attentions.0.group_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_q_weight:
    name = "decoder_mid_block_attentions_0_to_q_weight"
    original_name = "decoder.mid_block.attentions.0.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_q_bias:
    name = "decoder_mid_block_attentions_0_to_q_bias"
    original_name = "decoder.mid_block.attentions.0.to_q.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_k_weight:
    name = "decoder_mid_block_attentions_0_to_k_weight"
    original_name = "decoder.mid_block.attentions.0.to_k.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_k_bias:
    name = "decoder_mid_block_attentions_0_to_k_bias"
    original_name = "decoder.mid_block.attentions.0.to_k.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_v_weight:
    name = "decoder_mid_block_attentions_0_to_v_weight"
    original_name = "decoder.mid_block.attentions.0.to_v.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_v_bias:
    name = "decoder_mid_block_attentions_0_to_v_bias"
    original_name = "decoder.mid_block.attentions.0.to_v.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_out_0_weight:
    name = "decoder_mid_block_attentions_0_to_out_0_weight"
    original_name = "decoder.mid_block.attentions.0.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_mid_block_attentions_0_to_out_0_bias:
    name = "decoder_mid_block_attentions_0_to_out_0_bias"
    original_name = "decoder.mid_block.attentions.0.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_norm1_weight:
    name = "decoder_mid_block_resnets_1_norm1_weight"
    original_name = "decoder.mid_block.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_norm1_bias:
    name = "decoder_mid_block_resnets_1_norm1_bias"
    original_name = "decoder.mid_block.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_conv1_weight:
    name = "decoder_mid_block_resnets_1_conv1_weight"
    original_name = "decoder.mid_block.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_conv1_bias:
    name = "decoder_mid_block_resnets_1_conv1_bias"
    original_name = "decoder.mid_block.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_norm2_weight:
    name = "decoder_mid_block_resnets_1_norm2_weight"
    original_name = "decoder.mid_block.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_norm2_bias:
    name = "decoder_mid_block_resnets_1_norm2_bias"
    original_name = "decoder.mid_block.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_conv2_weight:
    name = "decoder_mid_block_resnets_1_conv2_weight"
    original_name = "decoder.mid_block.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_mid_block_resnets_1_conv2_bias:
    name = "decoder_mid_block_resnets_1_conv2_bias"
    original_name = "decoder.mid_block.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_norm1_weight:
    name = "decoder_up_blocks_0_resnets_0_norm1_weight"
    original_name = "decoder.up_blocks.0.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_norm1_bias:
    name = "decoder_up_blocks_0_resnets_0_norm1_bias"
    original_name = "decoder.up_blocks.0.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_conv1_weight:
    name = "decoder_up_blocks_0_resnets_0_conv1_weight"
    original_name = "decoder.up_blocks.0.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_conv1_bias:
    name = "decoder_up_blocks_0_resnets_0_conv1_bias"
    original_name = "decoder.up_blocks.0.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_norm2_weight:
    name = "decoder_up_blocks_0_resnets_0_norm2_weight"
    original_name = "decoder.up_blocks.0.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_norm2_bias:
    name = "decoder_up_blocks_0_resnets_0_norm2_bias"
    original_name = "decoder.up_blocks.0.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_conv2_weight:
    name = "decoder_up_blocks_0_resnets_0_conv2_weight"
    original_name = "decoder.up_blocks.0.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_0_conv2_bias:
    name = "decoder_up_blocks_0_resnets_0_conv2_bias"
    original_name = "decoder.up_blocks.0.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_norm1_weight:
    name = "decoder_up_blocks_0_resnets_1_norm1_weight"
    original_name = "decoder.up_blocks.0.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_norm1_bias:
    name = "decoder_up_blocks_0_resnets_1_norm1_bias"
    original_name = "decoder.up_blocks.0.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_conv1_weight:
    name = "decoder_up_blocks_0_resnets_1_conv1_weight"
    original_name = "decoder.up_blocks.0.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_conv1_bias:
    name = "decoder_up_blocks_0_resnets_1_conv1_bias"
    original_name = "decoder.up_blocks.0.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_norm2_weight:
    name = "decoder_up_blocks_0_resnets_1_norm2_weight"
    original_name = "decoder.up_blocks.0.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_norm2_bias:
    name = "decoder_up_blocks_0_resnets_1_norm2_bias"
    original_name = "decoder.up_blocks.0.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_conv2_weight:
    name = "decoder_up_blocks_0_resnets_1_conv2_weight"
    original_name = "decoder.up_blocks.0.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_resnets_1_conv2_bias:
    name = "decoder_up_blocks_0_resnets_1_conv2_bias"
    original_name = "decoder.up_blocks.0.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_upsamplers_0_conv_weight:
    name = "decoder_up_blocks_0_upsamplers_0_conv_weight"
    original_name = "decoder.up_blocks.0.upsamplers.0.conv.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_0_upsamplers_0_conv_bias:
    name = "decoder_up_blocks_0_upsamplers_0_conv_bias"
    original_name = "decoder.up_blocks.0.upsamplers.0.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_norm1_weight:
    name = "decoder_up_blocks_1_resnets_0_norm1_weight"
    original_name = "decoder.up_blocks.1.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_norm1_bias:
    name = "decoder_up_blocks_1_resnets_0_norm1_bias"
    original_name = "decoder.up_blocks.1.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_conv1_weight:
    name = "decoder_up_blocks_1_resnets_0_conv1_weight"
    original_name = "decoder.up_blocks.1.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_conv1_bias:
    name = "decoder_up_blocks_1_resnets_0_conv1_bias"
    original_name = "decoder.up_blocks.1.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_norm2_weight:
    name = "decoder_up_blocks_1_resnets_0_norm2_weight"
    original_name = "decoder.up_blocks.1.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_norm2_bias:
    name = "decoder_up_blocks_1_resnets_0_norm2_bias"
    original_name = "decoder.up_blocks.1.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_conv2_weight:
    name = "decoder_up_blocks_1_resnets_0_conv2_weight"
    original_name = "decoder.up_blocks.1.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_conv2_bias:
    name = "decoder_up_blocks_1_resnets_0_conv2_bias"
    original_name = "decoder.up_blocks.1.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_conv_shortcut_weight:
    name = "decoder_up_blocks_1_resnets_0_conv_shortcut_weight"
    original_name = "decoder.up_blocks.1.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_0_conv_shortcut_bias:
    name = "decoder_up_blocks_1_resnets_0_conv_shortcut_bias"
    original_name = "decoder.up_blocks.1.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_norm1_weight:
    name = "decoder_up_blocks_1_resnets_1_norm1_weight"
    original_name = "decoder.up_blocks.1.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_norm1_bias:
    name = "decoder_up_blocks_1_resnets_1_norm1_bias"
    original_name = "decoder.up_blocks.1.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_conv1_weight:
    name = "decoder_up_blocks_1_resnets_1_conv1_weight"
    original_name = "decoder.up_blocks.1.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_conv1_bias:
    name = "decoder_up_blocks_1_resnets_1_conv1_bias"
    original_name = "decoder.up_blocks.1.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_norm2_weight:
    name = "decoder_up_blocks_1_resnets_1_norm2_weight"
    original_name = "decoder.up_blocks.1.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_norm2_bias:
    name = "decoder_up_blocks_1_resnets_1_norm2_bias"
    original_name = "decoder.up_blocks.1.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_conv2_weight:
    name = "decoder_up_blocks_1_resnets_1_conv2_weight"
    original_name = "decoder.up_blocks.1.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_up_blocks_1_resnets_1_conv2_bias:
    name = "decoder_up_blocks_1_resnets_1_conv2_bias"
    original_name = "decoder.up_blocks.1.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_conv_norm_out_weight:
    name = "decoder_conv_norm_out_weight"
    original_name = "decoder.conv_norm_out.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_conv_norm_out_bias:
    name = "decoder_conv_norm_out_bias"
    original_name = "decoder.conv_norm_out.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_conv_out_weight:
    name = "decoder_conv_out_weight"
    original_name = "decoder.conv_out.weight"
    kind = "parameter"
    shape = [3, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_conv_out_bias:
    name = "decoder_conv_out_bias"
    original_name = "decoder.conv_out.bias"
    kind = "parameter"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
