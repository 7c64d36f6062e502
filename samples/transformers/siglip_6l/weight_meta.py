class Program_weight_tensor_meta_pixel_values:
    name = "pixel_values"
    original_name = "L['kwargs']['pixel_values']"
    kind = "input"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001694
    std = 0.997
    data = None


class Program_weight_tensor_meta_vision_model_embeddings_patch_embedding_weight:
    name = "vision_model_embeddings_patch_embedding_weight"
    original_name = "vision_model.embeddings.patch_embedding.weight"
    kind = "parameter"
    shape = [384, 3, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vision_model_embeddings_patch_embedding_bias:
    name = "vision_model_embeddings_patch_embedding_bias"
    original_name = "vision_model.embeddings.patch_embedding.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_embeddings_position_ids:
    name = "vision_model_embeddings_position_ids"
    original_name = "vision_model.embeddings.position_ids"
    kind = "buffer"
    shape = [1, 196]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195]


class Program_weight_tensor_meta_vision_model_embeddings_position_embedding_weight:
    name = "vision_model_embeddings_position_embedding_weight"
    original_name = "vision_model.embeddings.position_embedding.weight"
    kind = "parameter"
    shape = [196, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
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


class Program_weight_tensor_meta_vision_model_encoder_layers_4_layer_norm1_weight:
    name = "vision_model_encoder_layers_4_layer_norm1_weight"
    original_name = "vision_model.encoder.layers.4.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_layer_norm1_bias:
    name = "vision_model_encoder_layers_4_layer_norm1_bias"
    original_name = "vision_model.encoder.layers.4.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_q_proj_weight:
    name = "vision_model_encoder_layers_4_self_attn_q_proj_weight"
    original_name = "vision_model.encoder.layers.4.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_q_proj_bias:
    name = "vision_model_encoder_layers_4_self_attn_q_proj_bias"
    original_name = "vision_model.encoder.layers.4.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_k_proj_weight:
    name = "vision_model_encoder_layers_4_self_attn_k_proj_weight"
    original_name = "vision_model.encoder.layers.4.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_k_proj_bias:
    name = "vision_model_encoder_layers_4_self_attn_k_proj_bias"
    original_name = "vision_model.encoder.layers.4.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_v_proj_weight:
    name = "vision_model_encoder_layers_4_self_attn_v_proj_weight"
    original_name = "vision_model.encoder.layers.4.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_v_proj_bias:
    name = "vision_model_encoder_layers_4_self_attn_v_proj_bias"
    original_name = "vision_model.encoder.layers.4.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_out_proj_weight:
    name = "vision_model_encoder_layers_4_self_attn_out_proj_weight"
    original_name = "vision_model.encoder.layers.4.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_self_attn_out_proj_bias:
    name = "vision_model_encoder_layers_4_self_attn_out_proj_bias"
    original_name = "vision_model.encoder.layers.4.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_layer_norm2_weight:
    name = "vision_model_encoder_layers_4_layer_norm2_weight"
    original_name = "vision_model.encoder.layers.4.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_layer_norm2_bias:
    name = "vision_model_encoder_layers_4_layer_norm2_bias"
    original_name = "vision_model.encoder.layers.4.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_mlp_fc1_weight:
    name = "vision_model_encoder_layers_4_mlp_fc1_weight"
    original_name = "vision_model.encoder.layers.4.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_mlp_fc1_bias:
    name = "vision_model_encoder_layers_4_mlp_fc1_bias"
    original_name = "vision_model.encoder.layers.4.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_mlp_fc2_weight:
    name = "vision_model_encoder_layers_4_mlp_fc2_weight"
    original_name = "vision_model.encoder.layers.4.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_4_mlp_fc2_bias:
    name = "vision_model_encoder_layers_4_mlp_fc2_bias"
    original_name = "vision_model.encoder.layers.4.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_layer_norm1_weight:
    name = "vision_model_encoder_layers_5_layer_norm1_weight"
    original_name = "vision_model.encoder.layers.5.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_layer_norm1_bias:
    name = "vision_model_encoder_layers_5_layer_norm1_bias"
    original_name = "vision_model.encoder.layers.5.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_q_proj_weight:
    name = "vision_model_encoder_layers_5_self_attn_q_proj_weight"
    original_name = "vision_model.encoder.layers.5.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_q_proj_bias:
    name = "vision_model_encoder_layers_5_self_attn_q_proj_bias"
    original_name = "vision_model.encoder.layers.5.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_k_proj_weight:
    name = "vision_model_encoder_layers_5_self_attn_k_proj_weight"
    original_name = "vision_model.encoder.layers.5.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_k_proj_bias:
    name = "vision_model_encoder_layers_5_self_attn_k_proj_bias"
    original_name = "vision_model.encoder.layers.5.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_v_proj_weight:
    name = "vision_model_encoder_layers_5_self_attn_v_proj_weight"
    original_name = "vision_model.encoder.layers.5.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_v_proj_bias:
    name = "vision_model_encoder_layers_5_self_attn_v_proj_bias"
    original_name = "vision_model.encoder.layers.5.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_out_proj_weight:
    name = "vision_model_encoder_layers_5_self_attn_out_proj_weight"
    original_name = "vision_model.encoder.layers.5.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_self_attn_out_proj_bias:
    name = "vision_model_encoder_layers_5_self_attn_out_proj_bias"
    original_name = "vision_model.encoder.layers.5.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_layer_norm2_weight:
    name = "vision_model_encoder_layers_5_layer_norm2_weight"
    original_name = "vision_model.encoder.layers.5.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_layer_norm2_bias:
    name = "vision_model_encoder_layers_5_layer_norm2_bias"
    original_name = "vision_model.encoder.layers.5.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_mlp_fc1_weight:
    name = "vision_model_encoder_layers_5_mlp_fc1_weight"
    original_name = "vision_model.encoder.layers.5.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_mlp_fc1_bias:
    name = "vision_model_encoder_layers_5_mlp_fc1_bias"
    original_name = "vision_model.encoder.layers.5.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_mlp_fc2_weight:
    name = "vision_model_encoder_layers_5_mlp_fc2_weight"
    original_name = "vision_model.encoder.layers.5.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_encoder_layers_5_mlp_fc2_bias:
    name = "vision_model_encoder_layers_5_mlp_fc2_bias"
    original_name = "vision_model.encoder.layers.5.mlp.fc2.bias"
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


class Program_weight_tensor_meta_vision_model_head_probe:
    name = "vision_model_head_probe"
    original_name = "vision_model.head.probe"
    kind = "parameter"
    shape = [1, 1, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_head_attention_in_proj_weight:
    name = "vision_model_head_attention_in_proj_weight"
    original_name = "vision_model.head.attention.in_proj_weight"
    kind = "parameter"
    shape = [1152, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_head_attention_in_proj_bias:
    name = "vision_model_head_attention_in_proj_bias"
    original_name = "vision_model.head.attention.in_proj_bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_head_attention_out_proj_weight:
    name = "vision_model_head_attention_out_proj_weight"
    original_name = "vision_model.head.attention.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_head_attention_out_proj_bias:
    name = "vision_model_head_attention_out_proj_bias"
    original_name = "vision_model.head.attention.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_head_layernorm_weight:
    name = "vision_model_head_layernorm_weight"
    original_name = "vision_model.head.layernorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_model_head_layernorm_bias:
    name = "vision_model_head_layernorm_bias"
    original_name = "vision_model.head.layernorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_head_mlp_fc1_weight:
    name = "vision_model_head_mlp_fc1_weight"
    original_name = "vision_model.head.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_vision_model_head_mlp_fc1_bias:
    name = "vision_model_head_mlp_fc1_bias"
    original_name = "vision_model.head.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_model_head_mlp_fc2_weight:
    name = "vision_model_head_mlp_fc2_weight"
    original_name = "vision_model.head.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_vision_model_head_mlp_fc2_bias:
    name = "vision_model_head_mlp_fc2_bias"
    original_name = "vision_model.head.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [1, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967]


class Program_weight_tensor_meta_text_model_embeddings_position_embedding_weight:
    name = "text_model_embeddings_position_embedding_weight"
    original_name = "text_model.embeddings.position_embedding.weight"
    kind = "parameter"
    shape = [32, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_embeddings_position_ids:
    name = "text_model_embeddings_position_ids"
    original_name = "text_model.embeddings.position_ids"
    kind = "buffer"
    shape = [1, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]


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


class Program_weight_tensor_meta_text_model_encoder_layers_4_layer_norm1_weight:
    name = "text_model_encoder_layers_4_layer_norm1_weight"
    original_name = "text_model.encoder.layers.4.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_layer_norm1_bias:
    name = "text_model_encoder_layers_4_layer_norm1_bias"
    original_name = "text_model.encoder.layers.4.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_q_proj_weight:
    name = "text_model_encoder_layers_4_self_attn_q_proj_weight"
    original_name = "text_model.encoder.layers.4.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_q_proj_bias:
    name = "text_model_encoder_layers_4_self_attn_q_proj_bias"
    original_name = "text_model.encoder.layers.4.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_k_proj_weight:
    name = "text_model_encoder_layers_4_self_attn_k_proj_weight"
    original_name = "text_model.encoder.layers.4.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_k_proj_bias:
    name = "text_model_encoder_layers_4_self_attn_k_proj_bias"
    original_name = "text_model.encoder.layers.4.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_v_proj_weight:
    name = "text_model_encoder_layers_4_self_attn_v_proj_weight"
    original_name = "text_model.encoder.layers.4.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_v_proj_bias:
    name = "text_model_encoder_layers_4_self_attn_v_proj_bias"
    original_name = "text_model.encoder.layers.4.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_out_proj_weight:
    name = "text_model_encoder_layers_4_self_attn_out_proj_weight"
    original_name = "text_model.encoder.layers.4.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_self_attn_out_proj_bias:
    name = "text_model_encoder_layers_4_self_attn_out_proj_bias"
    original_name = "text_model.encoder.layers.4.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_layer_norm2_weight:
    name = "text_model_encoder_layers_4_layer_norm2_weight"
    original_name = "text_model.encoder.layers.4.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_layer_norm2_bias:
    name = "text_model_encoder_layers_4_layer_norm2_bias"
    original_name = "text_model.encoder.layers.4.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_mlp_fc1_weight:
    name = "text_model_encoder_layers_4_mlp_fc1_weight"
    original_name = "text_model.encoder.layers.4.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_mlp_fc1_bias:
    name = "text_model_encoder_layers_4_mlp_fc1_bias"
    original_name = "text_model.encoder.layers.4.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_mlp_fc2_weight:
    name = "text_model_encoder_layers_4_mlp_fc2_weight"
    original_name = "text_model.encoder.layers.4.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_4_mlp_fc2_bias:
    name = "text_model_encoder_layers_4_mlp_fc2_bias"
    original_name = "text_model.encoder.layers.4.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_layer_norm1_weight:
    name = "text_model_encoder_layers_5_layer_norm1_weight"
    original_name = "text_model.encoder.layers.5.layer_norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_layer_norm1_bias:
    name = "text_model_encoder_layers_5_layer_norm1_bias"
    original_name = "text_model.encoder.layers.5.layer_norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_q_proj_weight:
    name = "text_model_encoder_layers_5_self_attn_q_proj_weight"
    original_name = "text_model.encoder.layers.5.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_q_proj_bias:
    name = "text_model_encoder_layers_5_self_attn_q_proj_bias"
    original_name = "text_model.encoder.layers.5.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_k_proj_weight:
    name = "text_model_encoder_layers_5_self_attn_k_proj_weight"
    original_name = "text_model.encoder.layers.5.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_k_proj_bias:
    name = "text_model_encoder_layers_5_self_attn_k_proj_bias"
    original_name = "text_model.encoder.layers.5.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_v_proj_weight:
    name = "text_model_encoder_layers_5_self_attn_v_proj_weight"
    original_name = "text_model.encoder.layers.5.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_v_proj_bias:
    name = "text_model_encoder_layers_5_self_attn_v_proj_bias"
    original_name = "text_model.encoder.layers.5.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_out_proj_weight:
    name = "text_model_encoder_layers_5_self_attn_out_proj_weight"
    original_name = "text_model.encoder.layers.5.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_self_attn_out_proj_bias:
    name = "text_model_encoder_layers_5_self_attn_out_proj_bias"
    original_name = "text_model.encoder.layers.5.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_layer_norm2_weight:
    name = "text_model_encoder_layers_5_layer_norm2_weight"
    original_name = "text_model.encoder.layers.5.layer_norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_layer_norm2_bias:
    name = "text_model_encoder_layers_5_layer_norm2_bias"
    original_name = "text_model.encoder.layers.5.layer_norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_mlp_fc1_weight:
    name = "text_model_encoder_layers_5_mlp_fc1_weight"
    original_name = "text_model.encoder.layers.5.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_mlp_fc1_bias:
    name = "text_model_encoder_layers_5_mlp_fc1_bias"
    original_name = "text_model.encoder.layers.5.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_mlp_fc2_weight:
    name = "text_model_encoder_layers_5_mlp_fc2_weight"
    original_name = "text_model.encoder.layers.5.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_text_model_encoder_layers_5_mlp_fc2_bias:
    name = "text_model_encoder_layers_5_mlp_fc2_bias"
    original_name = "text_model.encoder.layers.5.mlp.fc2.bias"
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


class Program_weight_tensor_meta_text_model_head_weight:
    name = "text_model_head_weight"
    original_name = "text_model.head.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_text_model_head_bias:
    name = "text_model_head_bias"
    original_name = "text_model.head.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_logit_scale:
    name = "logit_scale"
    original_name = "logit_scale"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_logit_bias:
    name = "logit_bias"
    original_name = "logit_bias"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
