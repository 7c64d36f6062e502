class Program_weight_tensor_meta_pixel_values:
    name = "pixel_values"
    original_name = "L['kwargs']['pixel_values']"
    kind = "input"
    shape = [2, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00171
    std = 0.9985
    data = None


class Program_weight_tensor_meta_vision_model_embeddings_patch_embedding_weight:
    name = "vision_model_embeddings_patch_embedding_weight"
    original_name = "vision_model.embeddings.patch_embedding.weight"
    kind = "parameter"
    shape = [384, 3, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_vision_model_embeddings_class_embedding:
    name = "vision_model_embeddings_class_embedding"
    original_name = "vision_model.embeddings.class_embedding"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001614
    std = 0.05002
    data = None


class Program_weight_tensor_meta_vision_model_embeddings_position_ids:
    name = "vision_model_embeddings_position_ids"
    original_name = "vision_model.embeddings.position_ids"
    kind = "buffer"
    shape = [1, 50]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]


class Program_weight_tensor_meta_vision_model_embeddings_position_embedding_weight:
    name = "vision_model_embeddings_position_embedding_weight"
    original_name = "vision_model.embeddings.position_embedding.weight"
    kind = "parameter"
    shape = [50, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_pre_layrnorm_weight:
    name = "vision_model_pre_layrnorm_weight"
    original_name = "vision_model.pre_layrnorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_pre_layrnorm_bias:
    name = "vision_model_pre_layrnorm_bias"
    original_name = "vision_model.pre_layrnorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_layer_norm1_weight:
    name = "vision_model_encoder_layers_0_layer_norm1_weight"
    original_name = "vision_model.encoder.layers.0.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_layer_norm1_bias:
    name = "vision_model_encoder_layers_0_layer_norm1_bias"
    original_name = "vision_model.encoder.layers.0.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_q_proj_weight:
    name = "vision_model_encoder_layers_0_self_attn_q_proj_weight"
    original_name = "vision_model.encoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_q_proj_bias:
    name = "vision_model_encoder_layers_0_self_attn_q_proj_bias"
    original_name = "vision_model.encoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_k_proj_weight:
    name = "vision_model_encoder_layers_0_self_attn_k_proj_weight"
    original_name = "vision_model.encoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_k_proj_bias:
    name = "vision_model_encoder_layers_0_self_attn_k_proj_bias"
    original_name = "vision_model.encoder.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_v_proj_weight:
    name = "vision_model_encoder_layers_0_self_attn_v_proj_weight"
    original_name = "vision_model.encoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_v_proj_bias:
    name = "vision_model_encoder_layers_0_self_attn_v_proj_bias"
    original_name = "vision_model.encoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_out_proj_weight:
    name = "vision_model_encoder_layers_0_self_attn_out_proj_weight"
    original_name = "vision_model.encoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_self_attn_out_proj_bias:
    name = "vision_model_encoder_layers_0_self_attn_out_proj_bias"
    original_name = "vision_model.encoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_layer_norm2_weight:
    name = "vision_model_encoder_layers_0_layer_norm2_weight"
    original_name = "vision_model.encoder.layers.0.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_layer_norm2_bias:
    name = "vision_model_encoder_layers_0_layer_norm2_bias"
    original_name = "vision_model.encoder.layers.0.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_mlp_fc1_weight:
    name = "vision_model_encoder_layers_0_mlp_fc1_weight"
    original_name = "vision_model.encoder.layers.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_mlp_fc1_bias:
    name = "vision_model_encoder_layers_0_mlp_fc1_bias"
    original_name = "vision_model.encoder.layers.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_mlp_fc2_weight:
    name = "vision_model_encoder_layers_0_mlp_fc2_weight"
    original_name = "vision_model.encoder.layers.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_0_mlp_fc2_bias:
    name = "vision_model_encoder_layers_0_mlp_fc2_bias"
    original_name = "vision_model.encoder.layers.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_layer_norm1_weight:
    name = "vision_model_encoder_layers_1_layer_norm1_weight"
    original_name = "vision_model.encoder.layers.1.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_layer_norm1_bias:
    name = "vision_model_encoder_layers_1_layer_norm1_bias"
    original_name = "vision_model.encoder.layers.1.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_q_proj_weight:
    name = "vision_model_encoder_layers_1_self_attn_q_proj_weight"
    original_name = "vision_model.encoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_q_proj_bias:
    name = "vision_model_encoder_layers_1_self_attn_q_proj_bias"
    original_name = "vision_model.encoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_k_proj_weight:
    name = "vision_model_encoder_layers_1_self_attn_k_proj_weight"
    original_name = "vision_model.encoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_k_proj_bias:
    name = "vision_model_encoder_layers_1_self_attn_k_proj_bias"
    original_name = "vision_model.encoder.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_v_proj_weight:
    name = "vision_model_encoder_layers_1_self_attn_v_proj_weight"
    original_name = "vision_model.encoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_v_proj_bias:
    name = "vision_model_encoder_layers_1_self_attn_v_proj_bias"
    original_name = "vision_model.encoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_out_proj_weight:
    name = "vision_model_encoder_layers_1_self_attn_out_proj_weight"
    original_name = "vision_model.encoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_self_attn_out_proj_bias:
    name = "vision_model_encoder_layers_1_self_attn_out_proj_bias"
    original_name = "vision_model.encoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_layer_norm2_weight:
    name = "vision_model_encoder_layers_1_layer_norm2_weight"
    original_name = "vision_model.encoder.layers.1.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_layer_norm2_bias:
    name = "vision_model_encoder_layers_1_layer_norm2_bias"
    original_name = "vision_model.encoder.layers.1.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_mlp_fc1_weight:
    name = "vision_model_encoder_layers_1_mlp_fc1_weight"
    original_name = "vision_model.encoder.layers.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_mlp_fc1_bias:
    name = "vision_model_encoder_layers_1_mlp_fc1_bias"
    original_name = "vision_model.encoder.layers.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_mlp_fc2_weight:
    name = "vision_model_encoder_layers_1_mlp_fc2_weight"
    original_name = "vision_model.encoder.layers.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_1_mlp_fc2_bias:
    name = "vision_model_encoder_layers_1_mlp_fc2_bias"
    original_name = "vision_model.encoder.layers.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_layer_norm1_weight:
    name = "vision_model_encoder_layers_2_layer_norm1_weight"
    original_name = "vision_model.encoder.layers.2.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_layer_norm1_bias:
    name = "vision_model_encoder_layers_2_layer_norm1_bias"
    original_name = "vision_model.encoder.layers.2.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_q_proj_weight:
    name = "vision_model_encoder_layers_2_self_attn_q_proj_weight"
    original_name = "vision_model.encoder.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_q_proj_bias:
    name = "vision_model_encoder_layers_2_self_attn_q_proj_bias"
    original_name = "vision_model.encoder.layers.2.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_k_proj_weight:
    name = "vision_model_encoder_layers_2_self_attn_k_proj_weight"
    original_name = "vision_model.encoder.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_k_proj_bias:
    name = "vision_model_encoder_layers_2_self_attn_k_proj_bias"
    original_name = "vision_model.encoder.layers.2.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_v_proj_weight:
    name = "vision_model_encoder_layers_2_self_attn_v_proj_weight"
    original_name = "vision_model.encoder.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_v_proj_bias:
    name = "vision_model_encoder_layers_2_self_attn_v_proj_bias"
    original_name = "vision_model.encoder.layers.2.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_out_proj_weight:
    name = "vision_model_encoder_layers_2_self_attn_out_proj_weight"
    original_name = "vision_model.encoder.layers.2.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_self_attn_out_proj_bias:
    name = "vision_model_encoder_layers_2_self_attn_out_proj_bias"
    original_name = "vision_model.encoder.layers.2.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_layer_norm2_weight:
    name = "vision_model_encoder_layers_2_layer_norm2_weight"
    original_name = "vision_model.encoder.layers.2.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_layer_norm2_bias:
    name = "vision_model_encoder_layers_2_layer_norm2_bias"
    original_name = "vision_model.encoder.layers.2.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_mlp_fc1_weight:
    name = "vision_model_encoder_layers_2_mlp_fc1_weight"
    original_name = "vision_model.encoder.layers.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_mlp_fc1_bias:
    name = "vision_model_encoder_layers_2_mlp_fc1_bias"
    original_name = "vision_model.encoder.layers.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_mlp_fc2_weight:
    name = "vision_model_encoder_layers_2_mlp_fc2_weight"
    original_name = "vision_model.encoder.layers.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_2_mlp_fc2_bias:
    name = "vision_model_encoder_layers_2_mlp_fc2_bias"
    original_name = "vision_model.encoder.layers.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_layer_norm1_weight:
    name = "vision_model_encoder_layers_3_layer_norm1_weight"
    original_name = "vision_model.encoder.layers.3.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_layer_norm1_bias:
    name = "vision_model_encoder_layers_3_layer_norm1_bias"
    original_name = "vision_model.encoder.layers.3.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_q_proj_weight:
    name = "vision_model_encoder_layers_3_self_attn_q_proj_weight"
    original_name = "vision_model.encoder.layers.3.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_q_proj_bias:
    name = "vision_model_encoder_layers_3_self_attn_q_proj_bias"
    original_name = "vision_model.encoder.layers.3.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_k_proj_weight:
    name = "vision_model_encoder_layers_3_self_attn_k_proj_weight"
    original_name = "vision_model.encoder.layers.3.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_k_proj_bias:
    name = "vision_model_encoder_layers_3_self_attn_k_proj_bias"
    original_name = "vision_model.encoder.layers.3.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_v_proj_weight:
    name = "vision_model_encoder_layers_3_self_attn_v_proj_weight"
    original_name = "vision_model.encoder.layers.3.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_v_proj_bias:
    name = "vision_model_encoder_layers_3_self_attn_v_proj_bias"
    original_name = "vision_model.encoder.layers.3.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_out_proj_weight:
    name = "vision_model_encoder_layers_3_self_attn_out_proj_weight"
    original_name = "vision_model.encoder.layers.3.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_self_attn_out_proj_bias:
    name = "vision_model_encoder_layers_3_self_attn_out_proj_bias"
    original_name = "vision_model.encoder.layers.3.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_layer_norm2_weight:
    name = "vision_model_encoder_layers_3_layer_norm2_weight"
    original_name = "vision_model.encoder.layers.3.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_layer_norm2_bias:
    name = "vision_model_encoder_layers_3_layer_norm2_bias"
    original_name = "vision_model.encoder.layers.3.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_mlp_fc1_weight:
    name = "vision_model_encoder_layers_3_mlp_fc1_weight"
    original_name = "vision_model.encoder.layers.3.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_mlp_fc1_bias:
    name = "vision_model_encoder_layers_3_mlp_fc1_bias"
    original_name = "vision_model.encoder.layers.3.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_mlp_fc2_weight:
    name = "vision_model_encoder_layers_3_mlp_fc2_weight"
    original_name = "vision_model.encoder.layers.3.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_3_mlp_fc2_bias:
    name = "vision_model_encoder_layers_3_mlp_fc2_bias"
    original_name = "vision_model.encoder.layers.3.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_post_layernorm_weight:
    name = "vision_model_post_layernorm_weight"
    original_name = "vision_model.post_layernorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_post_layernorm_bias:
    name = "vision_model_post_layernorm_bias"
    original_name = "vision_model.post_layernorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_visual_projection_weight:
    name = "visual_projection_weight"
    original_name = "visual_projection.weight"
    kind = "parameter"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [2, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969]


class Program_weight_tensor_meta_text_model_embeddings_position_embedding_weight:
    name = "text_model_embeddings_position_embedding_weight"
    original_name = "text_model.embeddings.position_embedding.weight"
    kind = "parameter"
    shape = [77, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_embeddings_position_ids:
    name = "text_model_embeddings_position_ids"
    original_name = "text_model.embeddings.position_ids"
    kind = "buffer"
    shape = [1, 77]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76]


class Program_weight_tensor_meta_text_model_embeddings_token_embedding_weight:
    name = "text_model_embeddings_token_embedding_weight"
    original_name = "text_model.embeddings.token_embedding.weight"
    kind = "parameter"
    shape = [8192, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_attention_mask:
    name = "attention_mask"
    original_name = "L['kwargs']['attention_mask']"
    kind = "input"
    shape = [2, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]


class Program_weight_tensor_meta_text_model_encoder_layers_0_layer_norm1_weight:
    name = "text_model_encoder_layers_0_layer_norm1_weight"
    original_name = "text_model.encoder.layers.0.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_layer_norm1_bias:
    name = "text_model_encoder_layers_0_layer_norm1_bias"
    original_name = "text_model.encoder.layers.0.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_q_proj_weight:
    name = "text_model_encoder_layers_0_self_attn_q_proj_weight"
    original_name = "text_model.encoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_q_proj_bias:
    name = "text_model_encoder_layers_0_self_attn_q_proj_bias"
    original_name = "text_model.encoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_k_proj_weight:
    name = "text_model_encoder_layers_0_self_attn_k_proj_weight"
    original_name = "text_model.encoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_k_proj_bias:
    name = "text_model_encoder_layers_0_self_attn_k_proj_bias"
    original_name = "text_model.encoder.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_v_proj_weight:
    name = "text_model_encoder_layers_0_self_attn_v_proj_weight"
    original_name = "text_model.encoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_v_proj_bias:
    name = "text_model_encoder_layers_0_self_attn_v_proj_bias"
    original_name = "text_model.encoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_out_proj_weight:
    name = "text_model_encoder_layers_0_self_attn_out_proj_weight"
    original_name = "text_model.encoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_self_attn_out_proj_bias:
    name = "text_model_encoder_layers_0_self_attn_out_proj_bias"
    original_name = "text_model.encoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_layer_norm2_weight:
    name = "text_model_encoder_layers_0_layer_norm2_weight"
    original_name = "text_model.encoder.layers.0.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_layer_norm2_bias:
    name = "text_model_encoder_layers_0_layer_norm2_bias"
    original_name = "text_model.encoder.layers.0.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_mlp_fc1_weight:
    name = "text_model_encoder_layers_0_mlp_fc1_weight"
    original_name = "text_model.encoder.layers.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_mlp_fc1_bias:
    name = "text_model_encoder_layers_0_mlp_fc1_bias"
    original_name = "text_model.encoder.layers.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_mlp_fc2_weight:
    name = "text_model_encoder_layers_0_mlp_fc2_weight"
    original_name = "text_model.encoder.layers.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_0_mlp_fc2_bias:
    name = "text_model_encoder_layers_0_mlp_fc2_bias"
    original_name = "text_model.encoder.layers.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_layer_norm1_weight:
    name = "text_model_encoder_layers_1_layer_norm1_weight"
    original_name = "text_model.encoder.layers.1.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_layer_norm1_bias:
    name = "text_model_encoder_layers_1_layer_norm1_bias"
    original_name = "text_model.encoder.layers.1.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_q_proj_weight:
    name = "text_model_encoder_layers_1_self_attn_q_proj_weight"
    original_name = "text_model.encoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_q_proj_bias:
    name = "text_model_encoder_layers_1_self_attn_q_proj_bias"
    original_name = "text_model.encoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_k_proj_weight:
    name = "text_model_encoder_layers_1_self_attn_k_proj_weight"
    original_name = "text_model.encoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_k_proj_bias:
    name = "text_model_encoder_layers_1_self_attn_k_proj_bias"
    original_name = "text_model.encoder.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_v_proj_weight:
    name = "text_model_encoder_layers_1_self_attn_v_proj_weight"
    original_name = "text_model.encoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_v_proj_bias:
    name = "text_model_encoder_layers_1_self_attn_v_proj_bias"
    original_name = "text_model.encoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_out_proj_weight:
    name = "text_model_encoder_layers_1_self_attn_out_proj_weight"
    original_name = "text_model.encoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_self_attn_out_proj_bias:
    name = "text_model_encoder_layers_1_self_attn_out_proj_bias"
    original_name = "text_model.encoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_layer_norm2_weight:
    name = "text_model_encoder_layers_1_layer_norm2_weight"
    original_name = "text_model.encoder.layers.1.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_layer_norm2_bias:
    name = "text_model_encoder_layers_1_layer_norm2_bias"
    original_name = "text_model.encoder.layers.1.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_mlp_fc1_weight:
    name = "text_model_encoder_layers_1_mlp_fc1_weight"
    original_name = "text_model.encoder.layers.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_mlp_fc1_bias:
    name = "text_model_encoder_layers_1_mlp_fc1_bias"
    original_name = "text_model.encoder.layers.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_mlp_fc2_weight:
    name = "text_model_encoder_layers_1_mlp_fc2_weight"
    original_name = "text_model.encoder.layers.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_1_mlp_fc2_bias:
    name = "text_model_encoder_layers_1_mlp_fc2_bias"
    original_name = "text_model.encoder.layers.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_layer_norm1_weight:
    name = "text_model_encoder_layers_2_layer_norm1_weight"
    original_name = "text_model.encoder.layers.2.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_layer_norm1_bias:
    name = "text_model_encoder_layers_2_layer_norm1_bias"
    original_name = "text_model.encoder.layers.2.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_q_proj_weight:
    name = "text_model_encoder_layers_2_self_attn_q_proj_weight"
    original_name = "text_model.encoder.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_q_proj_bias:
    name = "text_model_encoder_layers_2_self_attn_q_proj_bias"
    original_name = "text_model.encoder.layers.2.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_k_proj_weight:
    name = "text_model_encoder_layers_2_self_attn_k_proj_weight"
    original_name = "text_model.encoder.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_k_proj_bias:
    name = "text_model_encoder_layers_2_self_attn_k_proj_bias"
    original_name = "text_model.encoder.layers.2.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_v_proj_weight:
    name = "text_model_encoder_layers_2_self_attn_v_proj_weight"
    original_name = "text_model.encoder.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_v_proj_bias:
    name = "text_model_encoder_layers_2_self_attn_v_proj_bias"
    original_name = "text_model.encoder.layers.2.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_out_proj_weight:
    name = "text_model_encoder_layers_2_self_attn_out_proj_weight"
    original_name = "text_model.encoder.layers.2.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_self_attn_out_proj_bias:
    name = "text_model_encoder_layers_2_self_attn_out_proj_bias"
    original_name = "text_model.encoder.layers.2.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_layer_norm2_weight:
    name = "text_model_encoder_layers_2_layer_norm2_weight"
    original_name = "text_model.encoder.layers.2.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_layer_norm2_bias:
    name = "text_model_encoder_layers_2_layer_norm2_bias"
    original_name = "text_model.encoder.layers.2.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_mlp_fc1_weight:
    name = "text_model_encoder_layers_2_mlp_fc1_weight"
    original_name = "text_model.encoder.layers.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_mlp_fc1_bias:
    name = "text_model_encoder_layers_2_mlp_fc1_bias"
    original_name = "text_model.encoder.layers.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_mlp_fc2_weight:
    name = "text_model_encoder_layers_2_mlp_fc2_weight"
    original_name = "text_model.encoder.layers.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_2_mlp_fc2_bias:
    name = "text_model_encoder_layers_2_mlp_fc2_bias"
    original_name = "text_model.encoder.layers.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_layer_norm1_weight:
    name = "text_model_encoder_layers_3_layer_norm1_weight"
    original_name = "text_model.encoder.layers.3.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_layer_norm1_bias:
    name = "text_model_encoder_layers_3_layer_norm1_bias"
    original_name = "text_model.encoder.layers.3.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_q_proj_weight:
    name = "text_model_encoder_layers_3_self_attn_q_proj_weight"
    original_name = "text_model.encoder.layers.3.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_q_proj_bias:
    name = "text_model_encoder_layers_3_self_attn_q_proj_bias"
    original_name = "text_model.encoder.layers.3.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_k_proj_weight:
    name = "text_model_encoder_layers_3_self_attn_k_proj_weight"
    original_name = "text_model.encoder.layers.3.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_k_proj_bias:
    name = "text_model_encoder_layers_3_self_attn_k_proj_bias"
    original_name = "text_model.encoder.layers.3.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_v_proj_weight:
    name = "text_model_encoder_layers_3_self_attn_v_proj_weight"
    original_name = "text_model.encoder.layers.3.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_v_proj_bias:
    name = "text_model_encoder_layers_3_self_attn_v_proj_bias"
    original_name = "text_model.encoder.layers.3.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_out_proj_weight:
    name = "text_model_encoder_layers_3_self_attn_out_proj_weight"
    original_name = "text_model.encoder.layers.3.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_self_attn_out_proj_bias:
    name = "text_model_encoder_layers_3_self_attn_out_proj_bias"
    original_name = "text_model.encoder.layers.3.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_layer_norm2_weight:
    name = "text_model_encoder_layers_3_layer_norm2_weight"
    original_name = "text_model.encoder.layers.3.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_layer_norm2_bias:
    name = "text_model_encoder_layers_3_layer_norm2_bias"
    original_name = "text_model.encoder.layers.3.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_mlp_fc1_weight:
    name = "text_model_encoder_layers_3_mlp_fc1_weight"
    original_name = "text_model.encoder.layers.3.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_mlp_fc1_bias:
    name = "text_model_encoder_layers_3_mlp_fc1_bias"
    original_name = "text_model.encoder.layers.3.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_mlp_fc2_weight:
    name = "text_model_encoder_layers_3_mlp_fc2_weight"
    original_name = "text_model.encoder.layers.3.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_3_mlp_fc2_bias:
    name = "text_model_encoder_layers_3_mlp_fc2_bias"
    original_name = "text_model.encoder.layers.3.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_final_layer_norm_weight:
    name = "text_model_final_layer_norm_weight"
    original_name = "text_model.final_layer_norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_final_layer_norm_bias:
    name = "text_model_final_layer_norm_bias"
    original_name = "text_model.final_layer_norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_projection_weight:
    name = "text_projection_weight"
    original_name = "text_projection.weight"
    kind = "parameter"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_logit_scale:
    name = "logit_scale"
    original_name = "logit_scale"
    kind = "parameter"
    shape = []
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [2.6591999530792236]
