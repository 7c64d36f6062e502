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


class Program_weight_tensor_meta_getitem:
    name = "getitem"
    original_name = "getitem"
    kind = "input"
    shape = [2, 12, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0005671
    std = 0.07038
    data = None


class Program_weight_tensor_meta_decoder_attention_layer_memory_layer_weight:
    name = "decoder_attention_layer_memory_layer_weight"
    original_name = "decoder.attention_layer.memory_layer.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_relu:
    name = "relu"
    original_name = "relu"
    kind = "input"
    shape = [9, 2, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.2508
    std = 0.4071
    data = None


class Program_weight_tensor_meta_decoder_attention_rnn_weight_ih:
    name = "decoder_attention_rnn_weight_ih"
    original_name = "decoder.attention_rnn.weight_ih"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_attention_rnn_weight_hh:
    name = "decoder_attention_rnn_weight_hh"
    original_name = "decoder.attention_rnn.weight_hh"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_attention_rnn_bias_ih:
    name = "decoder_attention_rnn_bias_ih"
    original_name = "decoder.attention_rnn.bias_ih"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001169
    std = 0.05079
    data = None


class Program_weight_tensor_meta_decoder_attention_rnn_bias_hh:
    name = "decoder_attention_rnn_bias_hh"
    original_name = "decoder.attention_rnn.bias_hh"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001341
    std = 0.05155
    data = None


class Program_weight_tensor_meta_decoder_attention_layer_query_layer_weight:
    name = "decoder_attention_layer_query_layer_weight"
    original_name = "decoder.attention_layer.query_layer.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_attention_layer_location_layer_location_conv_weight:
    name = "decoder_attention_layer_location_layer_location_conv_weight"
    original_name = "decoder.attention_layer.location_layer.location_conv.weight"
    kind = "parameter"
    shape = [32, 2, 31]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1796053020267749
    data = None


class Program_weight_tensor_meta_decoder_attention_layer_location_layer_location_dense_weight:
    name = "decoder_attention_layer_location_layer_location_dense_weight"
    original_name = "decoder.attention_layer.location_layer.location_dense.weight"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_decoder_attention_layer_v_weight:
    name = "decoder_attention_layer_v_weight"
    original_name = "decoder.attention_layer.v.weight"
    kind = "parameter"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_decoder_rnn_weight_ih:
    name = "decoder_decoder_rnn_weight_ih"
    original_name = "decoder.decoder_rnn.weight_ih"
    kind = "parameter"
    shape = [512, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_decoder_decoder_rnn_weight_hh:
    name = "decoder_decoder_rnn_weight_hh"
    original_name = "decoder.decoder_rnn.weight_hh"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_decoder_rnn_bias_ih:
    name = "decoder_decoder_rnn_bias_ih"
    original_name = "decoder.decoder_rnn.bias_ih"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000515
    std = 0.05087
    data = None


class Program_weight_tensor_meta_decoder_decoder_rnn_bias_hh:
    name = "decoder_decoder_rnn_bias_hh"
    original_name = "decoder.decoder_rnn.bias_hh"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002448
    std = 0.05098
    data = None


class Program_weight_tensor_meta_decoder_linear_projection_weight:
    name = "decoder_linear_projection_weight"
    original_name = "decoder.linear_projection.weight"
    kind = "parameter"
    shape = [80, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_decoder_linear_projection_bias:
    name = "decoder_linear_projection_bias"
    original_name = "decoder.linear_projection.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_gate_layer_weight:
    name = "decoder_gate_layer_weight"
    original_name = "decoder.gate_layer.weight"
    kind = "parameter"
    shape = [1, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_decoder_gate_layer_bias:
    name = "decoder_gate_layer_bias"
    original_name = "decoder.gate_layer.bias"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_0_0_weight:
    name = "postnet_convolutions_0_0_weight"
    original_name = "postnet.convolutions.0.0.weight"
    kind = "parameter"
    shape = [64, 80, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07071067811865475
    data = None


class Program_weight_tensor_meta_postnet_convolutions_0_0_bias:
    name = "postnet_convolutions_0_0_bias"
    original_name = "postnet.convolutions.0.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_0_1_running_mean:
    name = "postnet_convolutions_0_1_running_mean"
    original_name = "postnet.convolutions.0.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_0_1_running_var:
    name = "postnet_convolutions_0_1_running_var"
    original_name = "postnet.convolutions.0.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_postnet_convolutions_0_1_weight:
    name = "postnet_convolutions_0_1_weight"
    original_name = "postnet.convolutions.0.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_0_1_bias:
    name = "postnet_convolutions_0_1_bias"
    original_name = "postnet.convolutions.0.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_1_0_weight:
    name = "postnet_convolutions_1_0_weight"
    original_name = "postnet.convolutions.1.0.weight"
    kind = "parameter"
    shape = [64, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_postnet_convolutions_1_0_bias:
    name = "postnet_convolutions_1_0_bias"
    original_name = "postnet.convolutions.1.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_1_1_running_mean:
    name = "postnet_convolutions_1_1_running_mean"
    original_name = "postnet.convolutions.1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_1_1_running_var:
    name = "postnet_convolutions_1_1_running_var"
    original_name = "postnet.convolutions.1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_postnet_convolutions_1_1_weight:
    name = "postnet_convolutions_1_1_weight"
    original_name = "postnet.convolutions.1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_1_1_bias:
    name = "postnet_convolutions_1_1_bias"
    original_name = "postnet.convolutions.1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_2_0_weight:
    name = "postnet_convolutions_2_0_weight"
    original_name = "postnet.convolutions.2.0.weight"
    kind = "parameter"
    shape = [64, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_postnet_convolutions_2_0_bias:
    name = "postnet_convolutions_2_0_bias"
    original_name = "postnet.convolutions.2.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_2_1_running_mean:
    name = "postnet_convolutions_2_1_running_mean"
    original_name = "postnet.convolutions.2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_2_1_running_var:
    name = "postnet_convolutions_2_1_running_var"
    original_name = "postnet.convolutions.2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_postnet_convolutions_2_1_weight:
    name = "postnet_convolutions_2_1_weight"
    original_name = "postnet.convolutions.2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_2_1_bias:
    name = "postnet_convolutions_2_1_bias"
    original_name = "postnet.convolutions.2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_3_0_weight:
    name = "postnet_convolutions_3_0_weight"
    original_name = "postnet.convolutions.3.0.weight"
    kind = "parameter"
    shape = [64, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_postnet_convolutions_3_0_bias:
    name = "postnet_convolutions_3_0_bias"
    original_name = "postnet.convolutions.3.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_3_1_running_mean:
    name = "postnet_convolutions_3_1_running_mean"
    original_name = "postnet.convolutions.3.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_3_1_running_var:
    name = "postnet_convolutions_3_1_running_var"
    original_name = "postnet.convolutions.3.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_postnet_convolutions_3_1_weight:
    name = "postnet_convolutions_3_1_weight"
    original_name = "postnet.convolutions.3.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_3_1_bias:
    name = "postnet_convolutions_3_1_bias"
    original_name = "postnet.convolutions.3.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_4_0_weight:
    name = "postnet_convolutions_4_0_weight"
    original_name = "postnet.convolutions.4.0.weight"
    kind = "parameter"
    shape = [80, 64, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07905694150420949
    data = None


class Program_weight_tensor_meta_postnet_convolutions_4_0_bias:
    name = "postnet_convolutions_4_0_bias"
    original_name = "postnet.convolutions.4.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_postnet_convolutions_4_1_running_mean:
    name = "postnet_convolutions_4_1_running_mean"
    original_name = "postnet.convolutions.4.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_4_1_running_var:
    name = "postnet_convolutions_4_1_running_var"
    original_name = "postnet.convolutions.4.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_postnet_convolutions_4_1_weight:
    name = "postnet_convolutions_4_1_weight"
    original_name = "postnet.convolutions.4.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_postnet_convolutions_4_1_bias:
    name = "postnet_convolutions_4_1_bias"
    original_name = "postnet.convolutions.4.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
