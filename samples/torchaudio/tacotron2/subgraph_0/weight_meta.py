class Program_weight_tensor_meta_tokens:
    name = "tokens"
    original_name = "tokens"
    kind = "input"
    shape = [2, 12]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [62, 9, 25, 11, 1, 0, 100, 119, 67, 36, 146, 44, 38, 53, 58, 68, 132, 81, 9, 123, 17, 117, 75, 19]


class Program_weight_tensor_meta_embedding_weight:
    name = "embedding_weight"
    original_name = "embedding.weight"
    kind = "parameter"
    shape = [148, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_convolutions_0_0_weight:
    name = "encoder_convolutions_0_0_weight"
    original_name = "encoder.convolutions.0.0.weight"
    kind = "parameter"
    shape = [64, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_encoder_convolutions_0_0_bias:
    name = "encoder_convolutions_0_0_bias"
    original_name = "encoder.convolutions.0.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_convolutions_0_1_running_mean:
    name = "encoder_convolutions_0_1_running_mean"
    original_name = "encoder.convolutions.0.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_convolutions_0_1_running_var:
    name = "encoder_convolutions_0_1_running_var"
    original_name = "encoder.convolutions.0.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_convolutions_0_1_weight:
    name = "encoder_convolutions_0_1_weight"
    original_name = "encoder.convolutions.0.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_convolutions_0_1_bias:
    name = "encoder_convolutions_0_1_bias"
    original_name = "encoder.convolutions.0.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_convolutions_1_0_weight:
    name = "encoder_convolutions_1_0_weight"
    original_name = "encoder.convolutions.1.0.weight"
    kind = "parameter"
    shape = [64, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_encoder_convolutions_1_0_bias:
    name = "encoder_convolutions_1_0_bias"
    original_name = "encoder.convolutions.1.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_convolutions_1_1_running_mean:
    name = "encoder_convolutions_1_1_running_mean"
    original_name = "encoder.convolutions.1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_convolutions_1_1_running_var:
    name = "encoder_convolutions_1_1_running_var"
    original_name = "encoder.convolutions.1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_convolutions_1_1_weight:
    name = "encoder_convolutions_1_1_weight"
    original_name = "encoder.convolutions.1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_convolutions_1_1_bias:
    name = "encoder_convolutions_1_1_bias"
    original_name = "encoder.convolutions.1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_convolutions_2_0_weight:
    name = "encoder_convolutions_2_0_weight"
    original_name = "encoder.convolutions.2.0.weight"
    kind = "parameter"
    shape = [64, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_encoder_convolutions_2_0_bias:
    name = "encoder_convolutions_2_0_bias"
    original_name = "encoder.convolutions.2.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_convolutions_2_1_running_mean:
    name = "encoder_convolutions_2_1_running_mean"
    original_name = "encoder.convolutions.2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_convolutions_2_1_running_var:
    name = "encoder_convolutions_2_1_running_var"
    original_name = "encoder.convolutions.2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_encoder_convolutions_2_1_weight:
    name = "encoder_convolutions_2_1_weight"
    original_name = "encoder.convolutions.2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_convolutions_2_1_bias:
    name = "encoder_convolutions_2_1_bias"
    original_name = "encoder.convolutions.2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_token_lengths:
    name = "token_lengths"
    original_name = "token_lengths"
    kind = "input"
    shape = [2]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [12, 9]


class Program_weight_tensor_meta_encoder_lstm_weight_ih_l0:
    name = "encoder_lstm_weight_ih_l0"
    original_name = "encoder.lstm.weight_ih_l0"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_lstm_weight_hh_l0:
    name = "encoder_lstm_weight_hh_l0"
    original_name = "encoder.lstm.weight_hh_l0"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_encoder_lstm_bias_ih_l0:
    name = "encoder_lstm_bias_ih_l0"
    original_name = "encoder.lstm.bias_ih_l0"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007723
    std = 0.1026
    data = None


class Program_weight_tensor_meta_encoder_lstm_bias_hh_l0:
    name = "encoder_lstm_bias_hh_l0"
    original_name = "encoder.lstm.bias_hh_l0"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002557
    std = 0.1048
    data = None


class Program_weight_tensor_meta_encoder_lstm_weight_ih_l0_reverse:
    name = "encoder_lstm_weight_ih_l0_reverse"
    original_name = "encoder.lstm.weight_ih_l0_reverse"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_lstm_weight_hh_l0_reverse:
    name = "encoder_lstm_weight_hh_l0_reverse"
    original_name = "encoder.lstm.weight_hh_l0_reverse"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_encoder_lstm_bias_ih_l0_reverse:
    name = "encoder_lstm_bias_ih_l0_reverse"
    original_name = "encoder.lstm.bias_ih_l0_reverse"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003515
    std = 0.1047
    data = None


class Program_weight_tensor_meta_encoder_lstm_bias_hh_l0_reverse:
    name = "encoder_lstm_bias_hh_l0_reverse"
    original_name = "encoder.lstm.bias_hh_l0_reverse"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002676
    std = 0.1004
    data = None


class Program_weight_tensor_meta_mel_specgram:
    name = "mel_specgram"
    original_name = "mel_specgram"
    kind = "input"
    shape = [2, 80, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006863
    std = 0.9608
    data = None


class Program_weight_tensor_meta_decoder_prenet_layers_0_weight:
    name = "decoder_prenet_layers_0_weight"
    original_name = "decoder.prenet.layers.0.weight"
    kind = "parameter"
    shape = [64, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_decoder_prenet_layers_1_weight:
    name = "decoder_prenet_layers_1_weight"
    original_name = "decoder.prenet.layers.1.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None
