class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [1, 96]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3366, 534, 1389, 632, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 5417, 2341, 5188, 7636, 4853, 6755, 159, 2980, 6342, 2596, 3510, 3993, 2896, 2349, 7432, 80, 1865, 5611, 7120, 4493, 7644, 7662, 5678, 1615, 2472, 6455, 2948, 5801]


class Program_weight_tensor_meta_pixel_values:
    name = "pixel_values"
    original_name = "L['kwargs']['pixel_values']"
    kind = "input"
    shape = [1, 3, 112, 112]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007611
    std = 0.9963
    data = None


class Program_weight_tensor_meta_model_language_model_embed_tokens_weight:
    name = "model_language_model_embed_tokens_weight"
    original_name = "model.language_model.embed_tokens.weight"
    kind = "parameter"
    shape = [8192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_embeddings_patch_embedding_weight:
    name = "model_vision_tower_embeddings_patch_embedding_weight"
    original_name = "model.vision_tower.embeddings.patch_embedding.weight"
    kind = "parameter"
    shape = [256, 3, 14, 14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05832118435198043
    data = None


class Program_weight_tensor_meta_model_vision_tower_embeddings_class_embedding:
    name = "model_vision_tower_embeddings_class_embedding"
    original_name = "model.vision_tower.embeddings.class_embedding"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002439
    std = 0.0628
    data = None


class Program_weight_tensor_meta_model_vision_tower_embeddings_position_ids:
    name = "model_vision_tower_embeddings_position_ids"
    original_name = "model.vision_tower.embeddings.position_ids"
    kind = "buffer"
    shape = [1, 65]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64]


class Program_weight_tensor_meta_model_vision_tower_embeddings_position_embedding_weight:
    name = "model_vision_tower_embeddings_position_embedding_weight"
    original_name = "model.vision_tower.embeddings.position_embedding.weight"
    kind = "parameter"
    shape = [65, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_pre_layrnorm_weight:
    name = "model_vision_tower_pre_layrnorm_weight"
    original_name = "model.vision_tower.pre_layrnorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_pre_layrnorm_bias:
    name = "model_vision_tower_pre_layrnorm_bias"
    original_name = "model.vision_tower.pre_layrnorm.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_layer_norm1_weight:
    name = "model_vision_tower_encoder_layers_0_layer_norm1_weight"
    original_name = "model.vision_tower.encoder.layers.0.layer_norm1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_layer_norm1_bias:
    name = "model_vision_tower_encoder_layers_0_layer_norm1_bias"
    original_name = "model.vision_tower.encoder.layers.0.layer_norm1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_q_proj_weight:
    name = "model_vision_tower_encoder_layers_0_self_attn_q_proj_weight"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_q_proj_bias:
    name = "model_vision_tower_encoder_layers_0_self_attn_q_proj_bias"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_k_proj_weight:
    name = "model_vision_tower_encoder_layers_0_self_attn_k_proj_weight"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_k_proj_bias:
    name = "model_vision_tower_encoder_layers_0_self_attn_k_proj_bias"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_v_proj_weight:
    name = "model_vision_tower_encoder_layers_0_self_attn_v_proj_weight"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_v_proj_bias:
    name = "model_vision_tower_encoder_layers_0_self_attn_v_proj_bias"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_out_proj_weight:
    name = "model_vision_tower_encoder_layers_0_self_attn_out_proj_weight"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_self_attn_out_proj_bias:
    name = "model_vision_tower_encoder_layers_0_self_attn_out_proj_bias"
    original_name = "model.vision_tower.encoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_layer_norm2_weight:
    name = "model_vision_tower_encoder_layers_0_layer_norm2_weight"
    original_name = "model.vision_tower.encoder.layers.0.layer_norm2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_layer_norm2_bias:
    name = "model_vision_tower_encoder_layers_0_layer_norm2_bias"
    original_name = "model.vision_tower.encoder.layers.0.layer_norm2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_mlp_fc1_weight:
    name = "model_vision_tower_encoder_layers_0_mlp_fc1_weight"
    original_name = "model.vision_tower.encoder.layers.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_mlp_fc1_bias:
    name = "model_vision_tower_encoder_layers_0_mlp_fc1_bias"
    original_name = "model.vision_tower.encoder.layers.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_mlp_fc2_weight:
    name = "model_vision_tower_encoder_layers_0_mlp_fc2_weight"
    original_name = "model.vision_tower.encoder.layers.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_0_mlp_fc2_bias:
    name = "model_vision_tower_encoder_layers_0_mlp_fc2_bias"
    original_name = "model.vision_tower.encoder.layers.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_layer_norm1_weight:
    name = "model_vision_tower_encoder_layers_1_layer_norm1_weight"
    original_name = "model.vision_tower.encoder.layers.1.layer_norm1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_layer_norm1_bias:
    name = "model_vision_tower_encoder_layers_1_layer_norm1_bias"
    original_name = "model.vision_tower.encoder.layers.1.layer_norm1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_q_proj_weight:
    name = "model_vision_tower_encoder_layers_1_self_attn_q_proj_weight"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_q_proj_bias:
    name = "model_vision_tower_encoder_layers_1_self_attn_q_proj_bias"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_k_proj_weight:
    name = "model_vision_tower_encoder_layers_1_self_attn_k_proj_weight"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_k_proj_bias:
    name = "model_vision_tower_encoder_layers_1_self_attn_k_proj_bias"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_v_proj_weight:
    name = "model_vision_tower_encoder_layers_1_self_attn_v_proj_weight"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_v_proj_bias:
    name = "model_vision_tower_encoder_layers_1_self_attn_v_proj_bias"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_out_proj_weight:
    name = "model_vision_tower_encoder_layers_1_self_attn_out_proj_weight"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_self_attn_out_proj_bias:
    name = "model_vision_tower_encoder_layers_1_self_attn_out_proj_bias"
    original_name = "model.vision_tower.encoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_layer_norm2_weight:
    name = "model_vision_tower_encoder_layers_1_layer_norm2_weight"
    original_name = "model.vision_tower.encoder.layers.1.layer_norm2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_layer_norm2_bias:
    name = "model_vision_tower_encoder_layers_1_layer_norm2_bias"
    original_name = "model.vision_tower.encoder.layers.1.layer_norm2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_mlp_fc1_weight:
    name = "model_vision_tower_encoder_layers_1_mlp_fc1_weight"
    original_name = "model.vision_tower.encoder.layers.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_mlp_fc1_bias:
    name = "model_vision_tower_encoder_layers_1_mlp_fc1_bias"
    original_name = "model.vision_tower.encoder.layers.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_mlp_fc2_weight:
    name = "model_vision_tower_encoder_layers_1_mlp_fc2_weight"
    original_name = "model.vision_tower.encoder.layers.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_1_mlp_fc2_bias:
    name = "model_vision_tower_encoder_layers_1_mlp_fc2_bias"
    original_name = "model.vision_tower.encoder.layers.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_layer_norm1_weight:
    name = "model_vision_tower_encoder_layers_2_layer_norm1_weight"
    original_name = "model.vision_tower.encoder.layers.2.layer_norm1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_layer_norm1_bias:
    name = "model_vision_tower_encoder_layers_2_layer_norm1_bias"
    original_name = "model.vision_tower.encoder.layers.2.layer_norm1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_q_proj_weight:
    name = "model_vision_tower_encoder_layers_2_self_attn_q_proj_weight"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_q_proj_bias:
    name = "model_vision_tower_encoder_layers_2_self_attn_q_proj_bias"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_k_proj_weight:
    name = "model_vision_tower_encoder_layers_2_self_attn_k_proj_weight"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_k_proj_bias:
    name = "model_vision_tower_encoder_layers_2_self_attn_k_proj_bias"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_v_proj_weight:
    name = "model_vision_tower_encoder_layers_2_self_attn_v_proj_weight"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_v_proj_bias:
    name = "model_vision_tower_encoder_layers_2_self_attn_v_proj_bias"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_out_proj_weight:
    name = "model_vision_tower_encoder_layers_2_self_attn_out_proj_weight"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_self_attn_out_proj_bias:
    name = "model_vision_tower_encoder_layers_2_self_attn_out_proj_bias"
    original_name = "model.vision_tower.encoder.layers.2.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_layer_norm2_weight:
    name = "model_vision_tower_encoder_layers_2_layer_norm2_weight"
    original_name = "model.vision_tower.encoder.layers.2.layer_norm2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_layer_norm2_bias:
    name = "model_vision_tower_encoder_layers_2_layer_norm2_bias"
    original_name = "model.vision_tower.encoder.layers.2.layer_norm2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_mlp_fc1_weight:
    name = "model_vision_tower_encoder_layers_2_mlp_fc1_weight"
    original_name = "model.vision_tower.encoder.layers.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_mlp_fc1_bias:
    name = "model_vision_tower_encoder_layers_2_mlp_fc1_bias"
    original_name = "model.vision_tower.encoder.layers.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_mlp_fc2_weight:
    name = "model_vision_tower_encoder_layers_2_mlp_fc2_weight"
    original_name = "model.vision_tower.encoder.layers.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_vision_tower_encoder_layers_2_mlp_fc2_bias:
    name = "model_vision_tower_encoder_layers_2_mlp_fc2_bias"
    original_name = "model.vision_tower.encoder.layers.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_vision_tower_post_layernorm_weight:
    name = "model_vision_tower_post_layernorm_weight"
    original_name = "model.vision_tower.post_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_vision_tower_post_layernorm_bias:
    name = "model_vision_tower_post_layernorm_bias"
    original_name = "model.vision_tower.post_layernorm.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_multi_modal_projector_linear_1_weight:
    name = "model_multi_modal_projector_linear_1_weight"
    original_name = "model.multi_modal_projector.linear_1.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_multi_modal_projector_linear_1_bias:
    name = "model_multi_modal_projector_linear_1_bias"
    original_name = "model.multi_modal_projector.linear_1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_multi_modal_projector_linear_2_weight:
    name = "model_multi_modal_projector_linear_2_weight"
    original_name = "model.multi_modal_projector.linear_2.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_multi_modal_projector_linear_2_bias:
    name = "model_multi_modal_projector_linear_2_bias"
    original_name = "model.multi_modal_projector.linear_2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_language_model_rotary_emb_inv_freq:
    name = "model_language_model_rotary_emb_inv_freq"
    original_name = "model.language_model.rotary_emb.inv_freq"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 0.7498942017555237, 0.5623413324356079, 0.4216965138912201, 0.3162277638912201, 0.23713736236095428, 0.17782793939113617, 0.1333521455526352, 0.10000000149011612, 0.07498941570520401, 0.05623412877321243, 0.04216964915394783, 0.03162277862429619, 0.0237137358635664, 0.017782794311642647, 0.01333521492779255, 0.009999999776482582, 0.007498942315578461, 0.005623413249850273, 0.0042169648222625256, 0.003162277862429619, 0.0023713738191872835, 0.0017782794311642647, 0.0013335214462131262, 0.0010000000474974513, 0.0007498941849917173, 0.000562341301701963, 0.00042169648804701865, 0.0003162277862429619, 0.0002371373848291114, 0.00017782794020604342, 0.0001333521504420787]


class Program_weight_tensor_meta_model_language_model_layers_0_input_layernorm_weight:
    name = "model_language_model_layers_0_input_layernorm_weight"
    original_name = "model.language_model.layers.0.input_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_self_attn_q_proj_weight:
    name = "model_language_model_layers_0_self_attn_q_proj_weight"
    original_name = "model.language_model.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_self_attn_k_proj_weight:
    name = "model_language_model_layers_0_self_attn_k_proj_weight"
    original_name = "model.language_model.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_self_attn_v_proj_weight:
    name = "model_language_model_layers_0_self_attn_v_proj_weight"
    original_name = "model.language_model.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_self_attn_o_proj_weight:
    name = "model_language_model_layers_0_self_attn_o_proj_weight"
    original_name = "model.language_model.layers.0.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_post_attention_layernorm_weight:
    name = "model_language_model_layers_0_post_attention_layernorm_weight"
    original_name = "model.language_model.layers.0.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_mlp_gate_proj_weight:
    name = "model_language_model_layers_0_mlp_gate_proj_weight"
    original_name = "model.language_model.layers.0.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [688, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_mlp_up_proj_weight:
    name = "model_language_model_layers_0_mlp_up_proj_weight"
    original_name = "model.language_model.layers.0.mlp.up_proj.weight"
    kind = "parameter"
    shape = [688, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_0_mlp_down_proj_weight:
    name = "model_language_model_layers_0_mlp_down_proj_weight"
    original_name = "model.language_model.layers.0.mlp.down_proj.weight"
    kind = "parameter"
    shape = [256, 688]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.053916386601719206
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_input_layernorm_weight:
    name = "model_language_model_layers_1_input_layernorm_weight"
    original_name = "model.language_model.layers.1.input_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_self_attn_q_proj_weight:
    name = "model_language_model_layers_1_self_attn_q_proj_weight"
    original_name = "model.language_model.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_self_attn_k_proj_weight:
    name = "model_language_model_layers_1_self_attn_k_proj_weight"
    original_name = "model.language_model.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_self_attn_v_proj_weight:
    name = "model_language_model_layers_1_self_attn_v_proj_weight"
    original_name = "model.language_model.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_self_attn_o_proj_weight:
    name = "model_language_model_layers_1_self_attn_o_proj_weight"
    original_name = "model.language_model.layers.1.self_attn.o_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_post_attention_layernorm_weight:
    name = "model_language_model_layers_1_post_attention_layernorm_weight"
    original_name = "model.language_model.layers.1.post_attention_layernorm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_mlp_gate_proj_weight:
    name = "model_language_model_layers_1_mlp_gate_proj_weight"
    original_name = "model.language_model.layers.1.mlp.gate_proj.weight"
    kind = "parameter"
    shape = [688, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_mlp_up_proj_weight:
    name = "model_language_model_layers_1_mlp_up_proj_weight"
    original_name = "model.language_model.layers.1.mlp.up_proj.weight"
    kind = "parameter"
    shape = [688, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_model_language_model_layers_1_mlp_down_proj_weight:
    name = "model_language_model_layers_1_mlp_down_proj_weight"
    original_name = "model.language_model.layers.1.mlp.down_proj.weight"
    kind = "parameter"
    shape = [256, 688]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.053916386601719206
    data = None


class Program_weight_tensor_meta_model_language_model_norm_weight:
    name = "model_language_model_norm_weight"
    original_name = "model.language_model.norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_lm_head_weight:
    name = "lm_head_weight"
    original_name = "lm_head.weight"
    kind = "parameter"
    shape = [8192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None
