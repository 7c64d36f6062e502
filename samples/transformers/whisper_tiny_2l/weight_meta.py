class Program_weight_tensor_meta_input_features:
    name = "input_features"
    original_name = "L['kwargs']['input_features']"
    kind = "input"
    shape = [1, 80, 1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.009352
    std = 0.9966
    data = None


class Program_weight_tensor_meta_model_encoder_conv1_weight:
    name = "model_encoder_conv1_weight"
    original_name = "model.encoder.conv1.weight"
    kind = "parameter"
    shape = [384, 80, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_model_encoder_conv1_bias:
    name = "model_encoder_conv1_bias"
    original_name = "model.encoder.conv1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_conv2_weight:
    name = "model_encoder_conv2_weight"
    original_name = "model.encoder.conv2.weight"
    kind = "parameter"
    shape = [384, 384, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_model_encoder_conv2_bias:
    name = "model_encoder_conv2_bias"
    original_name = "model.encoder.conv2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_embed_positions_weight:
    name = "model_encoder_embed_positions_weight"
    original_name = "model.encoder.embed_positions.weight"
    kind = "parameter"
    shape = [500, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_layer_norm_weight:
    name = "model_encoder_layers_0_self_attn_layer_norm_weight"
    original_name = "model.encoder.layers.0.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_layer_norm_bias:
    name = "model_encoder_layers_0_self_attn_layer_norm_bias"
    original_name = "model.encoder.layers.0.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_q_proj_weight:
    name = "model_encoder_layers_0_self_attn_q_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_q_proj_bias:
    name = "model_encoder_layers_0_self_attn_q_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_k_proj_weight:
    name = "model_encoder_layers_0_self_attn_k_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_v_proj_weight:
    name = "model_encoder_layers_0_self_attn_v_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_v_proj_bias:
    name = "model_encoder_layers_0_self_attn_v_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_out_proj_weight:
    name = "model_encoder_layers_0_self_attn_out_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_out_proj_bias:
    name = "model_encoder_layers_0_self_attn_out_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_final_layer_norm_weight:
    name = "model_encoder_layers_0_final_layer_norm_weight"
    original_name = "model.encoder.layers.0.final_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_final_layer_norm_bias:
    name = "model_encoder_layers_0_final_layer_norm_bias"
    original_name = "model.encoder.layers.0.final_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_fc1_weight:
    name = "model_encoder_layers_0_fc1_weight"
    original_name = "model.encoder.layers.0.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_fc1_bias:
    name = "model_encoder_layers_0_fc1_bias"
    original_name = "model.encoder.layers.0.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_fc2_weight:
    name = "model_encoder_layers_0_fc2_weight"
    original_name = "model.encoder.layers.0.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_fc2_bias:
    name = "model_encoder_layers_0_fc2_bias"
    original_name = "model.encoder.layers.0.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_layer_norm_weight:
    name = "model_encoder_layers_1_self_attn_layer_norm_weight"
    original_name = "model.encoder.layers.1.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_layer_norm_bias:
    name = "model_encoder_layers_1_self_attn_layer_norm_bias"
    original_name = "model.encoder.layers.1.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_q_proj_weight:
    name = "model_encoder_layers_1_self_attn_q_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_q_proj_bias:
    name = "model_encoder_layers_1_self_attn_q_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_k_proj_weight:
    name = "model_encoder_layers_1_self_attn_k_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_v_proj_weight:
    name = "model_encoder_layers_1_self_attn_v_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_v_proj_bias:
    name = "model_encoder_layers_1_self_attn_v_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_out_proj_weight:
    name = "model_encoder_layers_1_self_attn_out_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_out_proj_bias:
    name = "model_encoder_layers_1_self_attn_out_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_final_layer_norm_weight:
    name = "model_encoder_layers_1_final_layer_norm_weight"
    original_name = "model.encoder.layers.1.final_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_final_layer_norm_bias:
    name = "model_encoder_layers_1_final_layer_norm_bias"
    original_name = "model.encoder.layers.1.final_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_fc1_weight:
    name = "model_encoder_layers_1_fc1_weight"
    original_name = "model.encoder.layers.1.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_fc1_bias:
    name = "model_encoder_layers_1_fc1_bias"
    original_name = "model.encoder.layers.1.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_fc2_weight:
    name = "model_encoder_layers_1_fc2_weight"
    original_name = "model.encoder.layers.1.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_fc2_bias:
    name = "model_encoder_layers_1_fc2_bias"
    original_name = "model.encoder.layers.1.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layer_norm_weight:
    name = "model_encoder_layer_norm_weight"
    original_name = "model.encoder.layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layer_norm_bias:
    name = "model_encoder_layer_norm_bias"
    original_name = "model.encoder.layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_input_ids:
    name = "decoder_input_ids"
    original_name = "L['kwargs']['decoder_input_ids']"
    kind = "input"
    shape = [1, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801]


class Program_weight_tensor_meta_model_decoder_embed_tokens_weight:
    name = "model_decoder_embed_tokens_weight"
    original_name = "model.decoder.embed_tokens.weight"
    kind = "parameter"
    shape = [8192, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_embed_positions_weight:
    name = "model_decoder_embed_positions_weight"
    original_name = "model.decoder.embed_positions.weight"
    kind = "parameter"
    shape = [448, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_layer_norm_weight:
    name = "model_decoder_layers_0_self_attn_layer_norm_weight"
    original_name = "model.decoder.layers.0.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_layer_norm_bias:
    name = "model_decoder_layers_0_self_attn_layer_norm_bias"
    original_name = "model.decoder.layers.0.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_q_proj_weight:
    name = "model_decoder_layers_0_self_attn_q_proj_weight"
    original_name = "model.decoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_q_proj_bias:
    name = "model_decoder_layers_0_self_attn_q_proj_bias"
    original_name = "model.decoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_k_proj_weight:
    name = "model_decoder_layers_0_self_attn_k_proj_weight"
    original_name = "model.decoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_v_proj_weight:
    name = "model_decoder_layers_0_self_attn_v_proj_weight"
    original_name = "model.decoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_v_proj_bias:
    name = "model_decoder_layers_0_self_attn_v_proj_bias"
    original_name = "model.decoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_out_proj_weight:
    name = "model_decoder_layers_0_self_attn_out_proj_weight"
    original_name = "model.decoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_self_attn_out_proj_bias:
    name = "model_decoder_layers_0_self_attn_out_proj_bias"
    original_name = "model.decoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_layer_norm_weight:
    name = "model_decoder_layers_0_encoder_attn_layer_norm_weight"
    original_name = "model.decoder.layers.0.encoder_attn_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_layer_norm_bias:
    name = "model_decoder_layers_0_encoder_attn_layer_norm_bias"
    original_name = "model.decoder.layers.0.encoder_attn_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_q_proj_weight:
    name = "model_decoder_layers_0_encoder_attn_q_proj_weight"
    original_name = "model.decoder.layers.0.encoder_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_q_proj_bias:
    name = "model_decoder_layers_0_encoder_attn_q_proj_bias"
    original_name = "model.decoder.layers.0.encoder_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_k_proj_weight:
    name = "model_decoder_layers_0_encoder_attn_k_proj_weight"
    original_name = "model.decoder.layers.0.encoder_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_v_proj_weight:
    name = "model_decoder_layers_0_encoder_attn_v_proj_weight"
    original_name = "model.decoder.layers.0.encoder_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_v_proj_bias:
    name = "model_decoder_layers_0_encoder_attn_v_proj_bias"
    original_name = "model.decoder.layers.0.encoder_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_out_proj_weight:
    name = "model_decoder_layers_0_encoder_attn_out_proj_weight"
    original_name = "model.decoder.layers.0.encoder_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_encoder_attn_out_proj_bias:
    name = "model_decoder_layers_0_encoder_attn_out_proj_bias"
    original_name = "model.decoder.layers.0.encoder_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_final_layer_norm_weight:
    name = "model_decoder_layers_0_final_layer_norm_weight"
    original_name = "model.decoder.layers.0.final_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_final_layer_norm_bias:
    name = "model_decoder_layers_0_final_layer_norm_bias"
    original_name = "model.decoder.layers.0.final_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_fc1_weight:
    name = "model_decoder_layers_0_fc1_weight"
    original_name = "model.decoder.layers.0.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_fc1_bias:
    name = "model_decoder_layers_0_fc1_bias"
    original_name = "model.decoder.layers.0.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_fc2_weight:
    name = "model_decoder_layers_0_fc2_weight"
    original_name = "model.decoder.layers.0.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_model_decoder_layers_0_fc2_bias:
    name = "model_decoder_layers_0_fc2_bias"
    original_name = "model.decoder.layers.0.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_layer_norm_weight:
    name = "model_decoder_layers_1_self_attn_layer_norm_weight"
    original_name = "model.decoder.layers.1.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_layer_norm_bias:
    name = "model_decoder_layers_1_self_attn_layer_norm_bias"
    original_name = "model.decoder.layers.1.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_q_proj_weight:
    name = "model_decoder_layers_1_self_attn_q_proj_weight"
    original_name = "model.decoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_q_proj_bias:
    name = "model_decoder_layers_1_self_attn_q_proj_bias"
    original_name = "model.decoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_k_proj_weight:
    name = "model_decoder_layers_1_self_attn_k_proj_weight"
    original_name = "model.decoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_v_proj_weight:
    name = "model_decoder_layers_1_self_attn_v_proj_weight"
    original_name = "model.decoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_v_proj_bias:
    name = "model_decoder_layers_1_self_attn_v_proj_bias"
    original_name = "model.decoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_out_proj_weight:
    name = "model_decoder_layers_1_self_attn_out_proj_weight"
    original_name = "model.decoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_self_attn_out_proj_bias:
    name = "model_decoder_layers_1_self_attn_out_proj_bias"
    original_name = "model.decoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_layer_norm_weight:
    name = "model_decoder_layers_1_encoder_attn_layer_norm_weight"
    original_name = "model.decoder.layers.1.encoder_attn_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_layer_norm_bias:
    name = "model_decoder_layers_1_encoder_attn_layer_norm_bias"
    original_name = "model.decoder.layers.1.encoder_attn_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_q_proj_weight:
    name = "model_decoder_layers_1_encoder_attn_q_proj_weight"
    original_name = "model.decoder.layers.1.encoder_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_q_proj_bias:
    name = "model_decoder_layers_1_encoder_attn_q_proj_bias"
    original_name = "model.decoder.layers.1.encoder_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_k_proj_weight:
    name = "model_decoder_layers_1_encoder_attn_k_proj_weight"
    original_name = "model.decoder.layers.1.encoder_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_v_proj_weight:
    name = "model_decoder_layers_1_encoder_attn_v_proj_weight"
    original_name = "model.decoder.layers.1.encoder_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_v_proj_bias:
    name = "model_decoder_layers_1_encoder_attn_v_proj_bias"
    original_name = "model.decoder.layers.1.encoder_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_out_proj_weight:
    name = "model_decoder_layers_1_encoder_attn_out_proj_weight"
    original_name = "model.decoder.layers.1.encoder_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_encoder_attn_out_proj_bias:
    name = "model_decoder_layers_1_encoder_attn_out_proj_bias"
    original_name = "model.decoder.layers.1.encoder_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_final_layer_norm_weight:
    name = "model_decoder_layers_1_final_layer_norm_weight"
    original_name = "model.decoder.layers.1.final_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_final_layer_norm_bias:
    name = "model_decoder_layers_1_final_layer_norm_bias"
    original_name = "model.decoder.layers.1.final_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_fc1_weight:
    name = "model_decoder_layers_1_fc1_weight"
    original_name = "model.decoder.layers.1.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_fc1_bias:
    name = "model_decoder_layers_1_fc1_bias"
    original_name = "model.decoder.layers.1.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_fc2_weight:
    name = "model_decoder_layers_1_fc2_weight"
    original_name = "model.decoder.layers.1.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_model_decoder_layers_1_fc2_bias:
    name = "model_decoder_layers_1_fc2_bias"
    original_name = "model.decoder.layers.1.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_decoder_layer_norm_weight:
    name = "model_decoder_layer_norm_weight"
    original_name = "model.decoder.layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_decoder_layer_norm_bias:
    name = "model_decoder_layer_norm_bias"
    original_name = "model.decoder.layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
