class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969]


class Program_weight_tensor_meta_shared_weight:
    name = "shared_weight"
    original_name = "shared.weight"
    kind = "parameter"
    shape = [8192, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_attention_mask:
    name = "attention_mask"
    original_name = "L['kwargs']['attention_mask']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]


class Program_weight_tensor_meta_encoder_block_0_layer_0_layer_norm_weight:
    name = "encoder_block_0_layer_0_layer_norm_weight"
    original_name = "encoder.block.0.layer.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_0_SelfAttention_q_weight:
    name = "encoder_block_0_layer_0_SelfAttention_q_weight"
    original_name = "encoder.block.0.layer.0.SelfAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_0_SelfAttention_k_weight:
    name = "encoder_block_0_layer_0_SelfAttention_k_weight"
    original_name = "encoder.block.0.layer.0.SelfAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_0_SelfAttention_v_weight:
    name = "encoder_block_0_layer_0_SelfAttention_v_weight"
    original_name = "encoder.block.0.layer.0.SelfAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight:
    name = "encoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight"
    original_name = "encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight"
    kind = "parameter"
    shape = [32, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_0_SelfAttention_o_weight:
    name = "encoder_block_0_layer_0_SelfAttention_o_weight"
    original_name = "encoder.block.0.layer.0.SelfAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_1_layer_norm_weight:
    name = "encoder_block_0_layer_1_layer_norm_weight"
    original_name = "encoder.block.0.layer.1.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_1_DenseReluDense_wi_weight:
    name = "encoder_block_0_layer_1_DenseReluDense_wi_weight"
    original_name = "encoder.block.0.layer.1.DenseReluDense.wi.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_0_layer_1_DenseReluDense_wo_weight:
    name = "encoder_block_0_layer_1_DenseReluDense_wo_weight"
    original_name = "encoder.block.0.layer.1.DenseReluDense.wo.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_0_layer_norm_weight:
    name = "encoder_block_1_layer_0_layer_norm_weight"
    original_name = "encoder.block.1.layer.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_0_SelfAttention_q_weight:
    name = "encoder_block_1_layer_0_SelfAttention_q_weight"
    original_name = "encoder.block.1.layer.0.SelfAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_0_SelfAttention_k_weight:
    name = "encoder_block_1_layer_0_SelfAttention_k_weight"
    original_name = "encoder.block.1.layer.0.SelfAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_0_SelfAttention_v_weight:
    name = "encoder_block_1_layer_0_SelfAttention_v_weight"
    original_name = "encoder.block.1.layer.0.SelfAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_0_SelfAttention_o_weight:
    name = "encoder_block_1_layer_0_SelfAttention_o_weight"
    original_name = "encoder.block.1.layer.0.SelfAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_1_layer_norm_weight:
    name = "encoder_block_1_layer_1_layer_norm_weight"
    original_name = "encoder.block.1.layer.1.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_1_DenseReluDense_wi_weight:
    name = "encoder_block_1_layer_1_DenseReluDense_wi_weight"
    original_name = "encoder.block.1.layer.1.DenseReluDense.wi.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_1_layer_1_DenseReluDense_wo_weight:
    name = "encoder_block_1_layer_1_DenseReluDense_wo_weight"
    original_name = "encoder.block.1.layer.1.DenseReluDense.wo.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_0_layer_norm_weight:
    name = "encoder_block_2_layer_0_layer_norm_weight"
    original_name = "encoder.block.2.layer.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_0_SelfAttention_q_weight:
    name = "encoder_block_2_layer_0_SelfAttention_q_weight"
    original_name = "encoder.block.2.layer.0.SelfAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_0_SelfAttention_k_weight:
    name = "encoder_block_2_layer_0_SelfAttention_k_weight"
    original_name = "encoder.block.2.layer.0.SelfAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_0_SelfAttention_v_weight:
    name = "encoder_block_2_layer_0_SelfAttention_v_weight"
    original_name = "encoder.block.2.layer.0.SelfAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_0_SelfAttention_o_weight:
    name = "encoder_block_2_layer_0_SelfAttention_o_weight"
    original_name = "encoder.block.2.layer.0.SelfAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_1_layer_norm_weight:
    name = "encoder_block_2_layer_1_layer_norm_weight"
    original_name = "encoder.block.2.layer.1.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_1_DenseReluDense_wi_weight:
    name = "encoder_block_2_layer_1_DenseReluDense_wi_weight"
    original_name = "encoder.block.2.layer.1.DenseReluDense.wi.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_encoder_block_2_layer_1_DenseReluDense_wo_weight:
    name = "encoder_block_2_layer_1_DenseReluDense_wo_weight"
    original_name = "encoder.block.2.layer.1.DenseReluDense.wo.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_encoder_final_layer_norm_weight:
    name = "encoder_final_layer_norm_weight"
    original_name = "encoder.final_layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_input_ids:
    name = "decoder_input_ids"
    original_name = "L['kwargs']['decoder_input_ids']"
    kind = "input"
    shape = [1, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3673, 2020, 3294, 7691, 5548, 2397, 5313, 7821, 4970, 6918, 163, 3051, 6495, 2659, 3595, 4089, 2965, 2406, 7611, 82, 1910, 5747, 7292, 4601, 7828, 7847, 5815, 1654, 2532, 6611, 3020, 5941]


class Program_weight_tensor_meta_decoder_block_0_layer_0_layer_norm_weight:
    name = "decoder_block_0_layer_0_layer_norm_weight"
    original_name = "decoder.block.0.layer.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_0_SelfAttention_q_weight:
    name = "decoder_block_0_layer_0_SelfAttention_q_weight"
    original_name = "decoder.block.0.layer.0.SelfAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_0_SelfAttention_k_weight:
    name = "decoder_block_0_layer_0_SelfAttention_k_weight"
    original_name = "decoder.block.0.layer.0.SelfAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_0_SelfAttention_v_weight:
    name = "decoder_block_0_layer_0_SelfAttention_v_weight"
    original_name = "decoder.block.0.layer.0.SelfAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight:
    name = "decoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight"
    original_name = "decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight"
    kind = "parameter"
    shape = [32, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_0_SelfAttention_o_weight:
    name = "decoder_block_0_layer_0_SelfAttention_o_weight"
    original_name = "decoder.block.0.layer.0.SelfAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_1_layer_norm_weight:
    name = "decoder_block_0_layer_1_layer_norm_weight"
    original_name = "decoder.block.0.layer.1.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_1_EncDecAttention_q_weight:
    name = "decoder_block_0_layer_1_EncDecAttention_q_weight"
    original_name = "decoder.block.0.layer.1.EncDecAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_1_EncDecAttention_k_weight:
    name = "decoder_block_0_layer_1_EncDecAttention_k_weight"
    original_name = "decoder.block.0.layer.1.EncDecAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_1_EncDecAttention_v_weight:
    name = "decoder_block_0_layer_1_EncDecAttention_v_weight"
    original_name = "decoder.block.0.layer.1.EncDecAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_1_EncDecAttention_o_weight:
    name = "decoder_block_0_layer_1_EncDecAttention_o_weight"
    original_name = "decoder.block.0.layer.1.EncDecAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_2_layer_norm_weight:
    name = "decoder_block_0_layer_2_layer_norm_weight"
    original_name = "decoder.block.0.layer.2.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_2_DenseReluDense_wi_weight:
    name = "decoder_block_0_layer_2_DenseReluDense_wi_weight"
    original_name = "decoder.block.0.layer.2.DenseReluDense.wi.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_0_layer_2_DenseReluDense_wo_weight:
    name = "decoder_block_0_layer_2_DenseReluDense_wo_weight"
    original_name = "decoder.block.0.layer.2.DenseReluDense.wo.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_0_layer_norm_weight:
    name = "decoder_block_1_layer_0_layer_norm_weight"
    original_name = "decoder.block.1.layer.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_0_SelfAttention_q_weight:
    name = "decoder_block_1_layer_0_SelfAttention_q_weight"
    original_name = "decoder.block.1.layer.0.SelfAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_0_SelfAttention_k_weight:
    name = "decoder_block_1_layer_0_SelfAttention_k_weight"
    original_name = "decoder.block.1.layer.0.SelfAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_0_SelfAttention_v_weight:
    name = "decoder_block_1_layer_0_SelfAttention_v_weight"
    original_name = "decoder.block.1.layer.0.SelfAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_0_SelfAttention_o_weight:
    name = "decoder_block_1_layer_0_SelfAttention_o_weight"
    original_name = "decoder.block.1.layer.0.SelfAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_1_layer_norm_weight:
    name = "decoder_block_1_layer_1_layer_norm_weight"
    original_name = "decoder.block.1.layer.1.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_1_EncDecAttention_q_weight:
    name = "decoder_block_1_layer_1_EncDecAttention_q_weight"
    original_name = "decoder.block.1.layer.1.EncDecAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_1_EncDecAttention_k_weight:
    name = "decoder_block_1_layer_1_EncDecAttention_k_weight"
    original_name = "decoder.block.1.layer.1.EncDecAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_1_EncDecAttention_v_weight:
    name = "decoder_block_1_layer_1_EncDecAttention_v_weight"
    original_name = "decoder.block.1.layer.1.EncDecAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_1_EncDecAttention_o_weight:
    name = "decoder_block_1_layer_1_EncDecAttention_o_weight"
    original_name = "decoder.block.1.layer.1.EncDecAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_2_layer_norm_weight:
    name = "decoder_block_1_layer_2_layer_norm_weight"
    original_name = "decoder.block.1.layer.2.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_2_DenseReluDense_wi_weight:
    name = "decoder_block_1_layer_2_DenseReluDense_wi_weight"
    original_name = "decoder.block.1.layer.2.DenseReluDense.wi.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_1_layer_2_DenseReluDense_wo_weight:
    name = "decoder_block_1_layer_2_DenseReluDense_wo_weight"
    original_name = "decoder.block.1.layer.2.DenseReluDense.wo.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_0_layer_norm_weight:
    name = "decoder_block_2_layer_0_layer_norm_weight"
    original_name = "decoder.block.2.layer.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_0_SelfAttention_q_weight:
    name = "decoder_block_2_layer_0_SelfAttention_q_weight"
    original_name = "decoder.block.2.layer.0.SelfAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_0_SelfAttention_k_weight:
    name = "decoder_block_2_layer_0_SelfAttention_k_weight"
    original_name = "decoder.block.2.layer.0.SelfAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_0_SelfAttention_v_weight:
    name = "decoder_block_2_layer_0_SelfAttention_v_weight"
    original_name = "decoder.block.2.layer.0.SelfAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_0_SelfAttention_o_weight:
    name = "decoder_block_2_layer_0_SelfAttention_o_weight"
    original_name = "decoder.block.2.layer.0.SelfAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_1_layer_norm_weight:
    name = "decoder_block_2_layer_1_layer_norm_weight"
    original_name = "decoder.block.2.layer.1.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_1_EncDecAttention_q_weight:
    name = "decoder_block_2_layer_1_EncDecAttention_q_weight"
    original_name = "decoder.block.2.layer.1.EncDecAttention.q.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_1_EncDecAttention_k_weight:
    name = "decoder_block_2_layer_1_EncDecAttention_k_weight"
    original_name = "decoder.block.2.layer.1.EncDecAttention.k.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_1_EncDecAttention_v_weight:
    name = "decoder_block_2_layer_1_EncDecAttention_v_weight"
    original_name = "decoder.block.2.layer.1.EncDecAttention.v.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_1_EncDecAttention_o_weight:
    name = "decoder_block_2_layer_1_EncDecAttention_o_weight"
    original_name = "decoder.block.2.layer.1.EncDecAttention.o.weight"
    kind = "parameter"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_2_layer_norm_weight:
    name = "decoder_block_2_layer_2_layer_norm_weight"
    original_name = "decoder.block.2.layer.2.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_2_DenseReluDense_wi_weight:
    name = "decoder_block_2_layer_2_DenseReluDense_wi_weight"
    original_name = "decoder.block.2.layer.2.DenseReluDense.wi.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_decoder_block_2_layer_2_DenseReluDense_wo_weight:
    name = "decoder_block_2_layer_2_DenseReluDense_wo_weight"
    original_name = "decoder.block.2.layer.2.DenseReluDense.wo.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_decoder_final_layer_norm_weight:
    name = "decoder_final_layer_norm_weight"
    original_name = "decoder.final_layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None
