class Program_weight_tensor_meta_tensor_0:
    name = "tensor_0"
    original_name = "L['args'][0]"
    kind = "input"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001694
    std = 0.997
    data = None


class Program_weight_tensor_meta_embeddings_patch_embeddings_projection_weight:
    name = "embeddings_patch_embeddings_projection_weight"
    original_name = "embeddings.patch_embeddings.projection.weight"
    kind = "parameter"
    shape = [96, 3, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_embeddings_patch_embeddings_projection_bias:
    name = "embeddings_patch_embeddings_projection_bias"
    original_name = "embeddings.patch_embeddings.projection.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_embeddings_norm_weight:
    name = "embeddings_norm_weight"
    original_name = "embeddings.norm.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_embeddings_norm_bias:
    name = "embeddings_norm_bias"
    original_name = "embeddings.norm.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_layernorm_before_weight:
    name = "encoder_layers_0_blocks_0_layernorm_before_weight"
    original_name = "encoder.layers.0.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_layernorm_before_bias:
    name = "encoder_layers_0_blocks_0_layernorm_before_bias"
    original_name = "encoder.layers.0.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_q_proj_weight:
    name = "encoder_layers_0_blocks_0_attention_q_proj_weight"
    original_name = "encoder.layers.0.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_q_proj_bias:
    name = "encoder_layers_0_blocks_0_attention_q_proj_bias"
    original_name = "encoder.layers.0.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_k_proj_weight:
    name = "encoder_layers_0_blocks_0_attention_k_proj_weight"
    original_name = "encoder.layers.0.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_k_proj_bias:
    name = "encoder_layers_0_blocks_0_attention_k_proj_bias"
    original_name = "encoder.layers.0.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_v_proj_weight:
    name = "encoder_layers_0_blocks_0_attention_v_proj_weight"
    original_name = "encoder.layers.0.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_v_proj_bias:
    name = "encoder_layers_0_blocks_0_attention_v_proj_bias"
    original_name = "encoder.layers.0.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.0.blocks.0.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.0.blocks.0.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_o_proj_weight:
    name = "encoder_layers_0_blocks_0_attention_o_proj_weight"
    original_name = "encoder.layers.0.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_attention_o_proj_bias:
    name = "encoder_layers_0_blocks_0_attention_o_proj_bias"
    original_name = "encoder.layers.0.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_layernorm_after_weight:
    name = "encoder_layers_0_blocks_0_layernorm_after_weight"
    original_name = "encoder.layers.0.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_layernorm_after_bias:
    name = "encoder_layers_0_blocks_0_layernorm_after_bias"
    original_name = "encoder.layers.0.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_mlp_fc1_weight:
    name = "encoder_layers_0_blocks_0_mlp_fc1_weight"
    original_name = "encoder.layers.0.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [384, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_mlp_fc1_bias:
    name = "encoder_layers_0_blocks_0_mlp_fc1_bias"
    original_name = "encoder.layers.0.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_mlp_fc2_weight:
    name = "encoder_layers_0_blocks_0_mlp_fc2_weight"
    original_name = "encoder.layers.0.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [96, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_0_mlp_fc2_bias:
    name = "encoder_layers_0_blocks_0_mlp_fc2_bias"
    original_name = "encoder.layers.0.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_layernorm_before_weight:
    name = "encoder_layers_0_blocks_1_layernorm_before_weight"
    original_name = "encoder.layers.0.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_layernorm_before_bias:
    name = "encoder_layers_0_blocks_1_layernorm_before_bias"
    original_name = "encoder.layers.0.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_q_proj_weight:
    name = "encoder_layers_0_blocks_1_attention_q_proj_weight"
    original_name = "encoder.layers.0.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_q_proj_bias:
    name = "encoder_layers_0_blocks_1_attention_q_proj_bias"
    original_name = "encoder.layers.0.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_k_proj_weight:
    name = "encoder_layers_0_blocks_1_attention_k_proj_weight"
    original_name = "encoder.layers.0.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_k_proj_bias:
    name = "encoder_layers_0_blocks_1_attention_k_proj_bias"
    original_name = "encoder.layers.0.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_v_proj_weight:
    name = "encoder_layers_0_blocks_1_attention_v_proj_weight"
    original_name = "encoder.layers.0.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_v_proj_bias:
    name = "encoder_layers_0_blocks_1_attention_v_proj_bias"
    original_name = "encoder.layers.0.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.0.blocks.1.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.0.blocks.1.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_o_proj_weight:
    name = "encoder_layers_0_blocks_1_attention_o_proj_weight"
    original_name = "encoder.layers.0.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_attention_o_proj_bias:
    name = "encoder_layers_0_blocks_1_attention_o_proj_bias"
    original_name = "encoder.layers.0.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_layernorm_after_weight:
    name = "encoder_layers_0_blocks_1_layernorm_after_weight"
    original_name = "encoder.layers.0.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_layernorm_after_bias:
    name = "encoder_layers_0_blocks_1_layernorm_after_bias"
    original_name = "encoder.layers.0.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_mlp_fc1_weight:
    name = "encoder_layers_0_blocks_1_mlp_fc1_weight"
    original_name = "encoder.layers.0.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [384, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_mlp_fc1_bias:
    name = "encoder_layers_0_blocks_1_mlp_fc1_bias"
    original_name = "encoder.layers.0.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_mlp_fc2_weight:
    name = "encoder_layers_0_blocks_1_mlp_fc2_weight"
    original_name = "encoder.layers.0.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [96, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_0_blocks_1_mlp_fc2_bias:
    name = "encoder_layers_0_blocks_1_mlp_fc2_bias"
    original_name = "encoder.layers.0.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_downsample_norm_weight:
    name = "encoder_layers_0_downsample_norm_weight"
    original_name = "encoder.layers.0.downsample.norm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_downsample_norm_bias:
    name = "encoder_layers_0_downsample_norm_bias"
    original_name = "encoder.layers.0.downsample.norm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_downsample_reduction_weight:
    name = "encoder_layers_0_downsample_reduction_weight"
    original_name = "encoder.layers.0.downsample.reduction.weight"
    kind = "parameter"
    shape = [192, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_layernorm_before_weight:
    name = "encoder_layers_1_blocks_0_layernorm_before_weight"
    original_name = "encoder.layers.1.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_layernorm_before_bias:
    name = "encoder_layers_1_blocks_0_layernorm_before_bias"
    original_name = "encoder.layers.1.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_q_proj_weight:
    name = "encoder_layers_1_blocks_0_attention_q_proj_weight"
    original_name = "encoder.layers.1.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_q_proj_bias:
    name = "encoder_layers_1_blocks_0_attention_q_proj_bias"
    original_name = "encoder.layers.1.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_k_proj_weight:
    name = "encoder_layers_1_blocks_0_attention_k_proj_weight"
    original_name = "encoder.layers.1.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_k_proj_bias:
    name = "encoder_layers_1_blocks_0_attention_k_proj_bias"
    original_name = "encoder.layers.1.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_v_proj_weight:
    name = "encoder_layers_1_blocks_0_attention_v_proj_weight"
    original_name = "encoder.layers.1.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_v_proj_bias:
    name = "encoder_layers_1_blocks_0_attention_v_proj_bias"
    original_name = "encoder.layers.1.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.1.blocks.0.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 6]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5773502691896257
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.1.blocks.0.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_o_proj_weight:
    name = "encoder_layers_1_blocks_0_attention_o_proj_weight"
    original_name = "encoder.layers.1.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_attention_o_proj_bias:
    name = "encoder_layers_1_blocks_0_attention_o_proj_bias"
    original_name = "encoder.layers.1.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_layernorm_after_weight:
    name = "encoder_layers_1_blocks_0_layernorm_after_weight"
    original_name = "encoder.layers.1.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_layernorm_after_bias:
    name = "encoder_layers_1_blocks_0_layernorm_after_bias"
    original_name = "encoder.layers.1.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_mlp_fc1_weight:
    name = "encoder_layers_1_blocks_0_mlp_fc1_weight"
    original_name = "encoder.layers.1.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_mlp_fc1_bias:
    name = "encoder_layers_1_blocks_0_mlp_fc1_bias"
    original_name = "encoder.layers.1.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_mlp_fc2_weight:
    name = "encoder_layers_1_blocks_0_mlp_fc2_weight"
    original_name = "encoder.layers.1.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_0_mlp_fc2_bias:
    name = "encoder_layers_1_blocks_0_mlp_fc2_bias"
    original_name = "encoder.layers.1.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_layernorm_before_weight:
    name = "encoder_layers_1_blocks_1_layernorm_before_weight"
    original_name = "encoder.layers.1.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_layernorm_before_bias:
    name = "encoder_layers_1_blocks_1_layernorm_before_bias"
    original_name = "encoder.layers.1.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_q_proj_weight:
    name = "encoder_layers_1_blocks_1_attention_q_proj_weight"
    original_name = "encoder.layers.1.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_q_proj_bias:
    name = "encoder_layers_1_blocks_1_attention_q_proj_bias"
    original_name = "encoder.layers.1.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_k_proj_weight:
    name = "encoder_layers_1_blocks_1_attention_k_proj_weight"
    original_name = "encoder.layers.1.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_k_proj_bias:
    name = "encoder_layers_1_blocks_1_attention_k_proj_bias"
    original_name = "encoder.layers.1.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_v_proj_weight:
    name = "encoder_layers_1_blocks_1_attention_v_proj_weight"
    original_name = "encoder.layers.1.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_v_proj_bias:
    name = "encoder_layers_1_blocks_1_attention_v_proj_bias"
    original_name = "encoder.layers.1.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.1.blocks.1.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 6]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5773502691896257
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.1.blocks.1.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_o_proj_weight:
    name = "encoder_layers_1_blocks_1_attention_o_proj_weight"
    original_name = "encoder.layers.1.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_attention_o_proj_bias:
    name = "encoder_layers_1_blocks_1_attention_o_proj_bias"
    original_name = "encoder.layers.1.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_layernorm_after_weight:
    name = "encoder_layers_1_blocks_1_layernorm_after_weight"
    original_name = "encoder.layers.1.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_layernorm_after_bias:
    name = "encoder_layers_1_blocks_1_layernorm_after_bias"
    original_name = "encoder.layers.1.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_mlp_fc1_weight:
    name = "encoder_layers_1_blocks_1_mlp_fc1_weight"
    original_name = "encoder.layers.1.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_mlp_fc1_bias:
    name = "encoder_layers_1_blocks_1_mlp_fc1_bias"
    original_name = "encoder.layers.1.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_mlp_fc2_weight:
    name = "encoder_layers_1_blocks_1_mlp_fc2_weight"
    original_name = "encoder.layers.1.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_blocks_1_mlp_fc2_bias:
    name = "encoder_layers_1_blocks_1_mlp_fc2_bias"
    original_name = "encoder.layers.1.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_downsample_norm_weight:
    name = "encoder_layers_1_downsample_norm_weight"
    original_name = "encoder.layers.1.downsample.norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_downsample_norm_bias:
    name = "encoder_layers_1_downsample_norm_bias"
    original_name = "encoder.layers.1.downsample.norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_downsample_reduction_weight:
    name = "encoder_layers_1_downsample_reduction_weight"
    original_name = "encoder.layers.1.downsample.reduction.weight"
    kind = "parameter"
    shape = [384, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_layernorm_before_weight:
    name = "encoder_layers_2_blocks_0_layernorm_before_weight"
    original_name = "encoder.layers.2.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_layernorm_before_bias:
    name = "encoder_layers_2_blocks_0_layernorm_before_bias"
    original_name = "encoder.layers.2.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_q_proj_weight:
    name = "encoder_layers_2_blocks_0_attention_q_proj_weight"
    original_name = "encoder.layers.2.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_q_proj_bias:
    name = "encoder_layers_2_blocks_0_attention_q_proj_bias"
    original_name = "encoder.layers.2.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_k_proj_weight:
    name = "encoder_layers_2_blocks_0_attention_k_proj_weight"
    original_name = "encoder.layers.2.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_k_proj_bias:
    name = "encoder_layers_2_blocks_0_attention_k_proj_bias"
    original_name = "encoder.layers.2.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_v_proj_weight:
    name = "encoder_layers_2_blocks_0_attention_v_proj_weight"
    original_name = "encoder.layers.2.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_v_proj_bias:
    name = "encoder_layers_2_blocks_0_attention_v_proj_bias"
    original_name = "encoder.layers.2.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.2.blocks.0.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.408248290463863
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.2.blocks.0.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_o_proj_weight:
    name = "encoder_layers_2_blocks_0_attention_o_proj_weight"
    original_name = "encoder.layers.2.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_attention_o_proj_bias:
    name = "encoder_layers_2_blocks_0_attention_o_proj_bias"
    original_name = "encoder.layers.2.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_layernorm_after_weight:
    name = "encoder_layers_2_blocks_0_layernorm_after_weight"
    original_name = "encoder.layers.2.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_layernorm_after_bias:
    name = "encoder_layers_2_blocks_0_layernorm_after_bias"
    original_name = "encoder.layers.2.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_mlp_fc1_weight:
    name = "encoder_layers_2_blocks_0_mlp_fc1_weight"
    original_name = "encoder.layers.2.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_mlp_fc1_bias:
    name = "encoder_layers_2_blocks_0_mlp_fc1_bias"
    original_name = "encoder.layers.2.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_mlp_fc2_weight:
    name = "encoder_layers_2_blocks_0_mlp_fc2_weight"
    original_name = "encoder.layers.2.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_0_mlp_fc2_bias:
    name = "encoder_layers_2_blocks_0_mlp_fc2_bias"
    original_name = "encoder.layers.2.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_layernorm_before_weight:
    name = "encoder_layers_2_blocks_1_layernorm_before_weight"
    original_name = "encoder.layers.2.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_layernorm_before_bias:
    name = "encoder_layers_2_blocks_1_layernorm_before_bias"
    original_name = "encoder.layers.2.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_q_proj_weight:
    name = "encoder_layers_2_blocks_1_attention_q_proj_weight"
    original_name = "encoder.layers.2.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_q_proj_bias:
    name = "encoder_layers_2_blocks_1_attention_q_proj_bias"
    original_name = "encoder.layers.2.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_k_proj_weight:
    name = "encoder_layers_2_blocks_1_attention_k_proj_weight"
    original_name = "encoder.layers.2.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_k_proj_bias:
    name = "encoder_layers_2_blocks_1_attention_k_proj_bias"
    original_name = "encoder.layers.2.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_v_proj_weight:
    name = "encoder_layers_2_blocks_1_attention_v_proj_weight"
    original_name = "encoder.layers.2.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_v_proj_bias:
    name = "encoder_layers_2_blocks_1_attention_v_proj_bias"
    original_name = "encoder.layers.2.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.2.blocks.1.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.408248290463863
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.2.blocks.1.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_o_proj_weight:
    name = "encoder_layers_2_blocks_1_attention_o_proj_weight"
    original_name = "encoder.layers.2.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_attention_o_proj_bias:
    name = "encoder_layers_2_blocks_1_attention_o_proj_bias"
    original_name = "encoder.layers.2.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_layernorm_after_weight:
    name = "encoder_layers_2_blocks_1_layernorm_after_weight"
    original_name = "encoder.layers.2.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_layernorm_after_bias:
    name = "encoder_layers_2_blocks_1_layernorm_after_bias"
    original_name = "encoder.layers.2.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_mlp_fc1_weight:
    name = "encoder_layers_2_blocks_1_mlp_fc1_weight"
    original_name = "encoder.layers.2.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_mlp_fc1_bias:
    name = "encoder_layers_2_blocks_1_mlp_fc1_bias"
    original_name = "encoder.layers.2.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_mlp_fc2_weight:
    name = "encoder_layers_2_blocks_1_mlp_fc2_weight"
    original_name = "encoder.layers.2.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_1_mlp_fc2_bias:
    name = "encoder_layers_2_blocks_1_mlp_fc2_bias"
    original_name = "encoder.layers.2.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_layernorm_before_weight:
    name = "encoder_layers_2_blocks_2_layernorm_before_weight"
    original_name = "encoder.layers.2.blocks.2.layernorm_before.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_layernorm_before_bias:
    name = "encoder_layers_2_blocks_2_layernorm_before_bias"
    original_name = "encoder.layers.2.blocks.2.layernorm_before.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_q_proj_weight:
    name = "encoder_layers_2_blocks_2_attention_q_proj_weight"
    original_name = "encoder.layers.2.blocks.2.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_q_proj_bias:
    name = "encoder_layers_2_blocks_2_attention_q_proj_bias"
    original_name = "encoder.layers.2.blocks.2.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_k_proj_weight:
    name = "encoder_layers_2_blocks_2_attention_k_proj_weight"
    original_name = "encoder.layers.2.blocks.2.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_k_proj_bias:
    name = "encoder_layers_2_blocks_2_attention_k_proj_bias"
    original_name = "encoder.layers.2.blocks.2.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_v_proj_weight:
    name = "encoder_layers_2_blocks_2_attention_v_proj_weight"
    original_name = "encoder.layers.2.blocks.2.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_v_proj_bias:
    name = "encoder_layers_2_blocks_2_attention_v_proj_bias"
    original_name = "encoder.layers.2.blocks.2.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.2.blocks.2.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.408248290463863
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.2.blocks.2.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_o_proj_weight:
    name = "encoder_layers_2_blocks_2_attention_o_proj_weight"
    original_name = "encoder.layers.2.blocks.2.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_attention_o_proj_bias:
    name = "encoder_layers_2_blocks_2_attention_o_proj_bias"
    original_name = "encoder.layers.2.blocks.2.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_layernorm_after_weight:
    name = "encoder_layers_2_blocks_2_layernorm_after_weight"
    original_name = "encoder.layers.2.blocks.2.layernorm_after.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_layernorm_after_bias:
    name = "encoder_layers_2_blocks_2_layernorm_after_bias"
    original_name = "encoder.layers.2.blocks.2.layernorm_after.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_mlp_fc1_weight:
    name = "encoder_layers_2_blocks_2_mlp_fc1_weight"
    original_name = "encoder.layers.2.blocks.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_mlp_fc1_bias:
    name = "encoder_layers_2_blocks_2_mlp_fc1_bias"
    original_name = "encoder.layers.2.blocks.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_mlp_fc2_weight:
    name = "encoder_layers_2_blocks_2_mlp_fc2_weight"
    original_name = "encoder.layers.2.blocks.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_2_mlp_fc2_bias:
    name = "encoder_layers_2_blocks_2_mlp_fc2_bias"
    original_name = "encoder.layers.2.blocks.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_layernorm_before_weight:
    name = "encoder_layers_2_blocks_3_layernorm_before_weight"
    original_name = "encoder.layers.2.blocks.3.layernorm_before.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_layernorm_before_bias:
    name = "encoder_layers_2_blocks_3_layernorm_before_bias"
    original_name = "encoder.layers.2.blocks.3.layernorm_before.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_q_proj_weight:
    name = "encoder_layers_2_blocks_3_attention_q_proj_weight"
    original_name = "encoder.layers.2.blocks.3.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_q_proj_bias:
    name = "encoder_layers_2_blocks_3_attention_q_proj_bias"
    original_name = "encoder.layers.2.blocks.3.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_k_proj_weight:
    name = "encoder_layers_2_blocks_3_attention_k_proj_weight"
    original_name = "encoder.layers.2.blocks.3.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_k_proj_bias:
    name = "encoder_layers_2_blocks_3_attention_k_proj_bias"
    original_name = "encoder.layers.2.blocks.3.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_v_proj_weight:
    name = "encoder_layers_2_blocks_3_attention_v_proj_weight"
    original_name = "encoder.layers.2.blocks.3.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_v_proj_bias:
    name = "encoder_layers_2_blocks_3_attention_v_proj_bias"
    original_name = "encoder.layers.2.blocks.3.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.2.blocks.3.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.408248290463863
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.2.blocks.3.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_o_proj_weight:
    name = "encoder_layers_2_blocks_3_attention_o_proj_weight"
    original_name = "encoder.layers.2.blocks.3.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_attention_o_proj_bias:
    name = "encoder_layers_2_blocks_3_attention_o_proj_bias"
    original_name = "encoder.layers.2.blocks.3.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_layernorm_after_weight:
    name = "encoder_layers_2_blocks_3_layernorm_after_weight"
    original_name = "encoder.layers.2.blocks.3.layernorm_after.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_layernorm_after_bias:
    name = "encoder_layers_2_blocks_3_layernorm_after_bias"
    original_name = "encoder.layers.2.blocks.3.layernorm_after.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_mlp_fc1_weight:
    name = "encoder_layers_2_blocks_3_mlp_fc1_weight"
    original_name = "encoder.layers.2.blocks.3.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_mlp_fc1_bias:
    name = "encoder_layers_2_blocks_3_mlp_fc1_bias"
    original_name = "encoder.layers.2.blocks.3.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_mlp_fc2_weight:
    name = "encoder_layers_2_blocks_3_mlp_fc2_weight"
    original_name = "encoder.layers.2.blocks.3.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_3_mlp_fc2_bias:
    name = "encoder_layers_2_blocks_3_mlp_fc2_bias"
    original_name = "encoder.layers.2.blocks.3.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_layernorm_before_weight:
    name = "encoder_layers_2_blocks_4_layernorm_before_weight"
    original_name = "encoder.layers.2.blocks.4.layernorm_before.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_layernorm_before_bias:
    name = "encoder_layers_2_blocks_4_layernorm_before_bias"
    original_name = "encoder.layers.2.blocks.4.layernorm_before.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_q_proj_weight:
    name = "encoder_layers_2_blocks_4_attention_q_proj_weight"
    original_name = "encoder.layers.2.blocks.4.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_q_proj_bias:
    name = "encoder_layers_2_blocks_4_attention_q_proj_bias"
    original_name = "encoder.layers.2.blocks.4.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_k_proj_weight:
    name = "encoder_layers_2_blocks_4_attention_k_proj_weight"
    original_name = "encoder.layers.2.blocks.4.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_k_proj_bias:
    name = "encoder_layers_2_blocks_4_attention_k_proj_bias"
    original_name = "encoder.layers.2.blocks.4.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_v_proj_weight:
    name = "encoder_layers_2_blocks_4_attention_v_proj_weight"
    original_name = "encoder.layers.2.blocks.4.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_v_proj_bias:
    name = "encoder_layers_2_blocks_4_attention_v_proj_bias"
    original_name = "encoder.layers.2.blocks.4.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.2.blocks.4.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.408248290463863
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.2.blocks.4.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_o_proj_weight:
    name = "encoder_layers_2_blocks_4_attention_o_proj_weight"
    original_name = "encoder.layers.2.blocks.4.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_attention_o_proj_bias:
    name = "encoder_layers_2_blocks_4_attention_o_proj_bias"
    original_name = "encoder.layers.2.blocks.4.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_layernorm_after_weight:
    name = "encoder_layers_2_blocks_4_layernorm_after_weight"
    original_name = "encoder.layers.2.blocks.4.layernorm_after.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_layernorm_after_bias:
    name = "encoder_layers_2_blocks_4_layernorm_after_bias"
    original_name = "encoder.layers.2.blocks.4.layernorm_after.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_mlp_fc1_weight:
    name = "encoder_layers_2_blocks_4_mlp_fc1_weight"
    original_name = "encoder.layers.2.blocks.4.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_mlp_fc1_bias:
    name = "encoder_layers_2_blocks_4_mlp_fc1_bias"
    original_name = "encoder.layers.2.blocks.4.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_mlp_fc2_weight:
    name = "encoder_layers_2_blocks_4_mlp_fc2_weight"
    original_name = "encoder.layers.2.blocks.4.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_4_mlp_fc2_bias:
    name = "encoder_layers_2_blocks_4_mlp_fc2_bias"
    original_name = "encoder.layers.2.blocks.4.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_layernorm_before_weight:
    name = "encoder_layers_2_blocks_5_layernorm_before_weight"
    original_name = "encoder.layers.2.blocks.5.layernorm_before.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_layernorm_before_bias:
    name = "encoder_layers_2_blocks_5_layernorm_before_bias"
    original_name = "encoder.layers.2.blocks.5.layernorm_before.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_q_proj_weight:
    name = "encoder_layers_2_blocks_5_attention_q_proj_weight"
    original_name = "encoder.layers.2.blocks.5.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_q_proj_bias:
    name = "encoder_layers_2_blocks_5_attention_q_proj_bias"
    original_name = "encoder.layers.2.blocks.5.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_k_proj_weight:
    name = "encoder_layers_2_blocks_5_attention_k_proj_weight"
    original_name = "encoder.layers.2.blocks.5.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_k_proj_bias:
    name = "encoder_layers_2_blocks_5_attention_k_proj_bias"
    original_name = "encoder.layers.2.blocks.5.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_v_proj_weight:
    name = "encoder_layers_2_blocks_5_attention_v_proj_weight"
    original_name = "encoder.layers.2.blocks.5.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_v_proj_bias:
    name = "encoder_layers_2_blocks_5_attention_v_proj_bias"
    original_name = "encoder.layers.2.blocks.5.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.2.blocks.5.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.408248290463863
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.2.blocks.5.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_o_proj_weight:
    name = "encoder_layers_2_blocks_5_attention_o_proj_weight"
    original_name = "encoder.layers.2.blocks.5.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_attention_o_proj_bias:
    name = "encoder_layers_2_blocks_5_attention_o_proj_bias"
    original_name = "encoder.layers.2.blocks.5.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_layernorm_after_weight:
    name = "encoder_layers_2_blocks_5_layernorm_after_weight"
    original_name = "encoder.layers.2.blocks.5.layernorm_after.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_layernorm_after_bias:
    name = "encoder_layers_2_blocks_5_layernorm_after_bias"
    original_name = "encoder.layers.2.blocks.5.layernorm_after.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_mlp_fc1_weight:
    name = "encoder_layers_2_blocks_5_mlp_fc1_weight"
    original_name = "encoder.layers.2.blocks.5.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_mlp_fc1_bias:
    name = "encoder_layers_2_blocks_5_mlp_fc1_bias"
    original_name = "encoder.layers.2.blocks.5.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_mlp_fc2_weight:
    name = "encoder_layers_2_blocks_5_mlp_fc2_weight"
    original_name = "encoder.layers.2.blocks.5.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_2_blocks_5_mlp_fc2_bias:
    name = "encoder_layers_2_blocks_5_mlp_fc2_bias"
    original_name = "encoder.layers.2.blocks.5.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_downsample_norm_weight:
    name = "encoder_layers_2_downsample_norm_weight"
    original_name = "encoder.layers.2.downsample.norm.weight"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_downsample_norm_bias:
    name = "encoder_layers_2_downsample_norm_bias"
    original_name = "encoder.layers.2.downsample.norm.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_downsample_reduction_weight:
    name = "encoder_layers_2_downsample_reduction_weight"
    original_name = "encoder.layers.2.downsample.reduction.weight"
    kind = "parameter"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_layernorm_before_weight:
    name = "encoder_layers_3_blocks_0_layernorm_before_weight"
    original_name = "encoder.layers.3.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_layernorm_before_bias:
    name = "encoder_layers_3_blocks_0_layernorm_before_bias"
    original_name = "encoder.layers.3.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_q_proj_weight:
    name = "encoder_layers_3_blocks_0_attention_q_proj_weight"
    original_name = "encoder.layers.3.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_q_proj_bias:
    name = "encoder_layers_3_blocks_0_attention_q_proj_bias"
    original_name = "encoder.layers.3.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_k_proj_weight:
    name = "encoder_layers_3_blocks_0_attention_k_proj_weight"
    original_name = "encoder.layers.3.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_k_proj_bias:
    name = "encoder_layers_3_blocks_0_attention_k_proj_bias"
    original_name = "encoder.layers.3.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_v_proj_weight:
    name = "encoder_layers_3_blocks_0_attention_v_proj_weight"
    original_name = "encoder.layers.3.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_v_proj_bias:
    name = "encoder_layers_3_blocks_0_attention_v_proj_bias"
    original_name = "encoder.layers.3.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.3.blocks.0.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.3.blocks.0.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_o_proj_weight:
    name = "encoder_layers_3_blocks_0_attention_o_proj_weight"
    original_name = "encoder.layers.3.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_attention_o_proj_bias:
    name = "encoder_layers_3_blocks_0_attention_o_proj_bias"
    original_name = "encoder.layers.3.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_layernorm_after_weight:
    name = "encoder_layers_3_blocks_0_layernorm_after_weight"
    original_name = "encoder.layers.3.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_layernorm_after_bias:
    name = "encoder_layers_3_blocks_0_layernorm_after_bias"
    original_name = "encoder.layers.3.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_mlp_fc1_weight:
    name = "encoder_layers_3_blocks_0_mlp_fc1_weight"
    original_name = "encoder.layers.3.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_mlp_fc1_bias:
    name = "encoder_layers_3_blocks_0_mlp_fc1_bias"
    original_name = "encoder.layers.3.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_mlp_fc2_weight:
    name = "encoder_layers_3_blocks_0_mlp_fc2_weight"
    original_name = "encoder.layers.3.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_0_mlp_fc2_bias:
    name = "encoder_layers_3_blocks_0_mlp_fc2_bias"
    original_name = "encoder.layers.3.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_layernorm_before_weight:
    name = "encoder_layers_3_blocks_1_layernorm_before_weight"
    original_name = "encoder.layers.3.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_layernorm_before_bias:
    name = "encoder_layers_3_blocks_1_layernorm_before_bias"
    original_name = "encoder.layers.3.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_q_proj_weight:
    name = "encoder_layers_3_blocks_1_attention_q_proj_weight"
    original_name = "encoder.layers.3.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_q_proj_bias:
    name = "encoder_layers_3_blocks_1_attention_q_proj_bias"
    original_name = "encoder.layers.3.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_k_proj_weight:
    name = "encoder_layers_3_blocks_1_attention_k_proj_weight"
    original_name = "encoder.layers.3.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_k_proj_bias:
    name = "encoder_layers_3_blocks_1_attention_k_proj_bias"
    original_name = "encoder.layers.3.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_v_proj_weight:
    name = "encoder_layers_3_blocks_1_attention_v_proj_weight"
    original_name = "encoder.layers.3.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_v_proj_bias:
    name = "encoder_layers_3_blocks_1_attention_v_proj_bias"
    original_name = "encoder.layers.3.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_bias_table:
    name = "encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_bias_table"
    original_name = "encoder.layers.3.blocks.1.attention.relative_position_bias.relative_position_bias_table"
    kind = "parameter"
    shape = [169, 24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_index:
    name = "encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_index"
    original_name = "encoder.layers.3.blocks.1.attention.relative_position_bias.relative_position_index"
    kind = "buffer"
    shape = [2401]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 6, 5, 4, 3, 2, 1, 0, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 7, 6, 5, 4, 3, 2, 1, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 8, 7, 6, 5, 4, 3, 2, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 9, 8, 7, 6, 5, 4, 3, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 10, 9, 8, 7, 6, 5, 4, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 11, 10, 9, 8, 7, 6, 5, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 12, 11, 10, 9, 8, 7, 6, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19, 18, 17, 16, 15, 14, 13, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 20, 19, 18, 17, 16, 15, 14, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 21, 20, 19, 18, 17, 16, 15, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 22, 21, 20, 19, 18, 17, 16, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 23, 22, 21, 20, 19, 18, 17, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 24, 23, 22, 21, 20, 19, 18, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 25, 24, 23, 22, 21, 20, 19, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 33, 32, 31, 30, 29, 28, 27, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 34, 33, 32, 31, 30, 29, 28, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 35, 34, 33, 32, 31, 30, 29, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 36, 35, 34, 33, 32, 31, 30, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 37, 36, 35, 34, 33, 32, 31, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 38, 37, 36, 35, 34, 33, 32, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 45, 44, 43, 42, 41, 40, 39, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 46, 45, 44, 43, 42, 41, 40, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 47, 46, 45, 44, 43, 42, 41, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 48, 47, 46, 45, 44, 43, 42, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 49, 48, 47, 46, 45, 44, 43, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 50, 49, 48, 47, 46, 45, 44, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 51, 50, 49, 48, 47, 46, 45, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 58, 57, 56, 55, 54, 53, 52, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 59, 58, 57, 56, 55, 54, 53, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 60, 59, 58, 57, 56, 55, 54, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 61, 60, 59, 58, 57, 56, 55, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 62, 61, 60, 59, 58, 57, 56, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 63, 62, 61, 60, 59, 58, 57, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 64, 63, 62, 61, 60, 59, 58, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 71, 70, 69, 68, 67, 66, 65, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 72, 71, 70, 69, 68, 67, 66, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 73, 72, 71, 70, 69, 68, 67, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 74, 73, 72, 71, 70, 69, 68, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 75, 74, 73, 72, 71, 70, 69, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 76, 75, 74, 73, 72, 71, 70, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84, 77, 76, 75, 74, 73, 72, 71, 162, 161, 160, 159, 158, 157, 156, 149, 148, 147, 146, 145, 144, 143, 136, 135, 134, 133, 132, 131, 130, 123, 122, 121, 120, 119, 118, 117, 110, 109, 108, 107, 106, 105, 104, 97, 96, 95, 94, 93, 92, 91, 84, 83, 82, 81, 80, 79, 78, 163, 162, 161, 160, 159, 158, 157, 150, 149, 148, 147, 146, 145, 144, 137, 136, 135, 134, 133, 132, 131, 124, 123, 122, 121, 120, 119, 118, 111, 110, 109, 108, 107, 106, 105, 98, 97, 96, 95, 94, 93, 92, 85, 84, 83, 82, 81, 80, 79, 164, 163, 162, 161, 160, 159, 158, 151, 150, 149, 148, 147, 146, 145, 138, 137, 136, 135, 134, 133, 132, 125, 124, 123, 122, 121, 120, 119, 112, 111, 110, 109, 108, 107, 106, 99, 98, 97, 96, 95, 94, 93, 86, 85, 84, 83, 82, 81, 80, 165, 164, 163, 162, 161, 160, 159, 152, 151, 150, 149, 148, 147, 146, 139, 138, 137, 136, 135, 134, 133, 126, 125, 124, 123, 122, 121, 120, 113, 112, 111, 110, 109, 108, 107, 100, 99, 98, 97, 96, 95, 94, 87, 86, 85, 84, 83, 82, 81, 166, 165, 164, 163, 162, 161, 160, 153, 152, 151, 150, 149, 148, 147, 140, 139, 138, 137, 136, 135, 134, 127, 126, 125, 124, 123, 122, 121, 114, 113, 112, 111, 110, 109, 108, 101, 100, 99, 98, 97, 96, 95, 88, 87, 86, 85, 84, 83, 82, 167, 166, 165, 164, 163, 162, 161, 154, 153, 152, 151, 150, 149, 148, 141, 140, 139, 138, 137, 136, 135, 128, 127, 126, 125, 124, 123, 122, 115, 114, 113, 112, 111, 110, 109, 102, 101, 100, 99, 98, 97, 96, 89, 88, 87, 86, 85, 84, 83, 168, 167, 166, 165, 164, 163, 162, 155, 154, 153, 152, 151, 150, 149, 142, 141, 140, 139, 138, 137, 136, 129, 128, 127, 126, 125, 124, 123, 116, 115, 114, 113, 112, 111, 110, 103, 102, 101, 100, 99, 98, 97, 90, 89, 88, 87, 86, 85, 84]


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_o_proj_weight:
    name = "encoder_layers_3_blocks_1_attention_o_proj_weight"
    original_name = "encoder.layers.3.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_attention_o_proj_bias:
    name = "encoder_layers_3_blocks_1_attention_o_proj_bias"
    original_name = "encoder.layers.3.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_layernorm_after_weight:
    name = "encoder_layers_3_blocks_1_layernorm_after_weight"
    original_name = "encoder.layers.3.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_layernorm_after_bias:
    name = "encoder_layers_3_blocks_1_layernorm_after_bias"
    original_name = "encoder.layers.3.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_mlp_fc1_weight:
    name = "encoder_layers_3_blocks_1_mlp_fc1_weight"
    original_name = "encoder.layers.3.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_mlp_fc1_bias:
    name = "encoder_layers_3_blocks_1_mlp_fc1_bias"
    original_name = "encoder.layers.3.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_mlp_fc2_weight:
    name = "encoder_layers_3_blocks_1_mlp_fc2_weight"
    original_name = "encoder.layers.3.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layers_3_blocks_1_mlp_fc2_bias:
    name = "encoder_layers_3_blocks_1_mlp_fc2_bias"
    original_name = "encoder.layers.3.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_layernorm_weight:
    name = "layernorm_weight"
    original_name = "layernorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layernorm_bias:
    name = "layernorm_bias"
    original_name = "layernorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
