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
    shape = [384, 3, 14, 14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05832118435198043
    data = None


class Program_weight_tensor_meta_embeddings_patch_embeddings_projection_bias:
    name = "embeddings_patch_embeddings_projection_bias"
    original_name = "embeddings.patch_embeddings.projection.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_embeddings_cls_token:
    name = "embeddings_cls_token"
    original_name = "embeddings.cls_token"
    kind = "parameter"
    shape = [1, 1, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_embeddings_position_embeddings:
    name = "embeddings_position_embeddings"
    original_name = "embeddings.position_embeddings"
    kind = "parameter"
    shape = [1, 257, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.004501765037910123
    data = None


class Program_weight_tensor_meta_encoder_layer_0_norm1_weight:
    name = "encoder_layer_0_norm1_weight"
    original_name = "encoder.layer.0.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_0_norm1_bias:
    name = "encoder_layer_0_norm1_bias"
    original_name = "encoder.layer.0.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_q_proj_weight:
    name = "encoder_layer_0_attention_q_proj_weight"
    original_name = "encoder.layer.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_q_proj_bias:
    name = "encoder_layer_0_attention_q_proj_bias"
    original_name = "encoder.layer.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_k_proj_weight:
    name = "encoder_layer_0_attention_k_proj_weight"
    original_name = "encoder.layer.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_k_proj_bias:
    name = "encoder_layer_0_attention_k_proj_bias"
    original_name = "encoder.layer.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_v_proj_weight:
    name = "encoder_layer_0_attention_v_proj_weight"
    original_name = "encoder.layer.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_v_proj_bias:
    name = "encoder_layer_0_attention_v_proj_bias"
    original_name = "encoder.layer.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_o_proj_weight:
    name = "encoder_layer_0_attention_o_proj_weight"
    original_name = "encoder.layer.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_o_proj_bias:
    name = "encoder_layer_0_attention_o_proj_bias"
    original_name = "encoder.layer.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_layer_scale1_lambda1:
    name = "encoder_layer_0_layer_scale1_lambda1"
    original_name = "encoder.layer.0.layer_scale1.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_0_norm2_weight:
    name = "encoder_layer_0_norm2_weight"
    original_name = "encoder.layer.0.norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_0_norm2_bias:
    name = "encoder_layer_0_norm2_bias"
    original_name = "encoder.layer.0.norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_mlp_fc1_weight:
    name = "encoder_layer_0_mlp_fc1_weight"
    original_name = "encoder.layer.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_mlp_fc1_bias:
    name = "encoder_layer_0_mlp_fc1_bias"
    original_name = "encoder.layer.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_mlp_fc2_weight:
    name = "encoder_layer_0_mlp_fc2_weight"
    original_name = "encoder.layer.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_0_mlp_fc2_bias:
    name = "encoder_layer_0_mlp_fc2_bias"
    original_name = "encoder.layer.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_layer_scale2_lambda1:
    name = "encoder_layer_0_layer_scale2_lambda1"
    original_name = "encoder.layer.0.layer_scale2.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_1_norm1_weight:
    name = "encoder_layer_1_norm1_weight"
    original_name = "encoder.layer.1.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_1_norm1_bias:
    name = "encoder_layer_1_norm1_bias"
    original_name = "encoder.layer.1.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_q_proj_weight:
    name = "encoder_layer_1_attention_q_proj_weight"
    original_name = "encoder.layer.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_q_proj_bias:
    name = "encoder_layer_1_attention_q_proj_bias"
    original_name = "encoder.layer.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_k_proj_weight:
    name = "encoder_layer_1_attention_k_proj_weight"
    original_name = "encoder.layer.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_k_proj_bias:
    name = "encoder_layer_1_attention_k_proj_bias"
    original_name = "encoder.layer.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_v_proj_weight:
    name = "encoder_layer_1_attention_v_proj_weight"
    original_name = "encoder.layer.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_v_proj_bias:
    name = "encoder_layer_1_attention_v_proj_bias"
    original_name = "encoder.layer.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_o_proj_weight:
    name = "encoder_layer_1_attention_o_proj_weight"
    original_name = "encoder.layer.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_o_proj_bias:
    name = "encoder_layer_1_attention_o_proj_bias"
    original_name = "encoder.layer.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_layer_scale1_lambda1:
    name = "encoder_layer_1_layer_scale1_lambda1"
    original_name = "encoder.layer.1.layer_scale1.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_1_norm2_weight:
    name = "encoder_layer_1_norm2_weight"
    original_name = "encoder.layer.1.norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_1_norm2_bias:
    name = "encoder_layer_1_norm2_bias"
    original_name = "encoder.layer.1.norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_mlp_fc1_weight:
    name = "encoder_layer_1_mlp_fc1_weight"
    original_name = "encoder.layer.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_mlp_fc1_bias:
    name = "encoder_layer_1_mlp_fc1_bias"
    original_name = "encoder.layer.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_mlp_fc2_weight:
    name = "encoder_layer_1_mlp_fc2_weight"
    original_name = "encoder.layer.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_1_mlp_fc2_bias:
    name = "encoder_layer_1_mlp_fc2_bias"
    original_name = "encoder.layer.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_layer_scale2_lambda1:
    name = "encoder_layer_1_layer_scale2_lambda1"
    original_name = "encoder.layer.1.layer_scale2.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_2_norm1_weight:
    name = "encoder_layer_2_norm1_weight"
    original_name = "encoder.layer.2.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_2_norm1_bias:
    name = "encoder_layer_2_norm1_bias"
    original_name = "encoder.layer.2.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_q_proj_weight:
    name = "encoder_layer_2_attention_q_proj_weight"
    original_name = "encoder.layer.2.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_q_proj_bias:
    name = "encoder_layer_2_attention_q_proj_bias"
    original_name = "encoder.layer.2.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_k_proj_weight:
    name = "encoder_layer_2_attention_k_proj_weight"
    original_name = "encoder.layer.2.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_k_proj_bias:
    name = "encoder_layer_2_attention_k_proj_bias"
    original_name = "encoder.layer.2.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_v_proj_weight:
    name = "encoder_layer_2_attention_v_proj_weight"
    original_name = "encoder.layer.2.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_v_proj_bias:
    name = "encoder_layer_2_attention_v_proj_bias"
    original_name = "encoder.layer.2.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_o_proj_weight:
    name = "encoder_layer_2_attention_o_proj_weight"
    original_name = "encoder.layer.2.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_o_proj_bias:
    name = "encoder_layer_2_attention_o_proj_bias"
    original_name = "encoder.layer.2.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_layer_scale1_lambda1:
    name = "encoder_layer_2_layer_scale1_lambda1"
    original_name = "encoder.layer.2.layer_scale1.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_2_norm2_weight:
    name = "encoder_layer_2_norm2_weight"
    original_name = "encoder.layer.2.norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_2_norm2_bias:
    name = "encoder_layer_2_norm2_bias"
    original_name = "encoder.layer.2.norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_mlp_fc1_weight:
    name = "encoder_layer_2_mlp_fc1_weight"
    original_name = "encoder.layer.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_mlp_fc1_bias:
    name = "encoder_layer_2_mlp_fc1_bias"
    original_name = "encoder.layer.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_mlp_fc2_weight:
    name = "encoder_layer_2_mlp_fc2_weight"
    original_name = "encoder.layer.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_2_mlp_fc2_bias:
    name = "encoder_layer_2_mlp_fc2_bias"
    original_name = "encoder.layer.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_layer_scale2_lambda1:
    name = "encoder_layer_2_layer_scale2_lambda1"
    original_name = "encoder.layer.2.layer_scale2.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_3_norm1_weight:
    name = "encoder_layer_3_norm1_weight"
    original_name = "encoder.layer.3.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_3_norm1_bias:
    name = "encoder_layer_3_norm1_bias"
    original_name = "encoder.layer.3.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_q_proj_weight:
    name = "encoder_layer_3_attention_q_proj_weight"
    original_name = "encoder.layer.3.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_q_proj_bias:
    name = "encoder_layer_3_attention_q_proj_bias"
    original_name = "encoder.layer.3.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_k_proj_weight:
    name = "encoder_layer_3_attention_k_proj_weight"
    original_name = "encoder.layer.3.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_k_proj_bias:
    name = "encoder_layer_3_attention_k_proj_bias"
    original_name = "encoder.layer.3.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_v_proj_weight:
    name = "encoder_layer_3_attention_v_proj_weight"
    original_name = "encoder.layer.3.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_v_proj_bias:
    name = "encoder_layer_3_attention_v_proj_bias"
    original_name = "encoder.layer.3.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_o_proj_weight:
    name = "encoder_layer_3_attention_o_proj_weight"
    original_name = "encoder.layer.3.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_o_proj_bias:
    name = "encoder_layer_3_attention_o_proj_bias"
    original_name = "encoder.layer.3.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_layer_scale1_lambda1:
    name = "encoder_layer_3_layer_scale1_lambda1"
    original_name = "encoder.layer.3.layer_scale1.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_3_norm2_weight:
    name = "encoder_layer_3_norm2_weight"
    original_name = "encoder.layer.3.norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_3_norm2_bias:
    name = "encoder_layer_3_norm2_bias"
    original_name = "encoder.layer.3.norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_mlp_fc1_weight:
    name = "encoder_layer_3_mlp_fc1_weight"
    original_name = "encoder.layer.3.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_mlp_fc1_bias:
    name = "encoder_layer_3_mlp_fc1_bias"
    original_name = "encoder.layer.3.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_mlp_fc2_weight:
    name = "encoder_layer_3_mlp_fc2_weight"
    original_name = "encoder.layer.3.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_3_mlp_fc2_bias:
    name = "encoder_layer_3_mlp_fc2_bias"
    original_name = "encoder.layer.3.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_layer_scale2_lambda1:
    name = "encoder_layer_3_layer_scale2_lambda1"
    original_name = "encoder.layer.3.layer_scale2.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_4_norm1_weight:
    name = "encoder_layer_4_norm1_weight"
    original_name = "encoder.layer.4.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_4_norm1_bias:
    name = "encoder_layer_4_norm1_bias"
    original_name = "encoder.layer.4.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_q_proj_weight:
    name = "encoder_layer_4_attention_q_proj_weight"
    original_name = "encoder.layer.4.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_q_proj_bias:
    name = "encoder_layer_4_attention_q_proj_bias"
    original_name = "encoder.layer.4.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_k_proj_weight:
    name = "encoder_layer_4_attention_k_proj_weight"
    original_name = "encoder.layer.4.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_k_proj_bias:
    name = "encoder_layer_4_attention_k_proj_bias"
    original_name = "encoder.layer.4.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_v_proj_weight:
    name = "encoder_layer_4_attention_v_proj_weight"
    original_name = "encoder.layer.4.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_v_proj_bias:
    name = "encoder_layer_4_attention_v_proj_bias"
    original_name = "encoder.layer.4.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_o_proj_weight:
    name = "encoder_layer_4_attention_o_proj_weight"
    original_name = "encoder.layer.4.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_4_attention_o_proj_bias:
    name = "encoder_layer_4_attention_o_proj_bias"
    original_name = "encoder.layer.4.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_layer_scale1_lambda1:
    name = "encoder_layer_4_layer_scale1_lambda1"
    original_name = "encoder.layer.4.layer_scale1.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_4_norm2_weight:
    name = "encoder_layer_4_norm2_weight"
    original_name = "encoder.layer.4.norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_4_norm2_bias:
    name = "encoder_layer_4_norm2_bias"
    original_name = "encoder.layer.4.norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_mlp_fc1_weight:
    name = "encoder_layer_4_mlp_fc1_weight"
    original_name = "encoder.layer.4.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_4_mlp_fc1_bias:
    name = "encoder_layer_4_mlp_fc1_bias"
    original_name = "encoder.layer.4.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_mlp_fc2_weight:
    name = "encoder_layer_4_mlp_fc2_weight"
    original_name = "encoder.layer.4.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_4_mlp_fc2_bias:
    name = "encoder_layer_4_mlp_fc2_bias"
    original_name = "encoder.layer.4.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_4_layer_scale2_lambda1:
    name = "encoder_layer_4_layer_scale2_lambda1"
    original_name = "encoder.layer.4.layer_scale2.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_5_norm1_weight:
    name = "encoder_layer_5_norm1_weight"
    original_name = "encoder.layer.5.norm1.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_5_norm1_bias:
    name = "encoder_layer_5_norm1_bias"
    original_name = "encoder.layer.5.norm1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_q_proj_weight:
    name = "encoder_layer_5_attention_q_proj_weight"
    original_name = "encoder.layer.5.attention.q_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_q_proj_bias:
    name = "encoder_layer_5_attention_q_proj_bias"
    original_name = "encoder.layer.5.attention.q_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_k_proj_weight:
    name = "encoder_layer_5_attention_k_proj_weight"
    original_name = "encoder.layer.5.attention.k_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_k_proj_bias:
    name = "encoder_layer_5_attention_k_proj_bias"
    original_name = "encoder.layer.5.attention.k_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_v_proj_weight:
    name = "encoder_layer_5_attention_v_proj_weight"
    original_name = "encoder.layer.5.attention.v_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_v_proj_bias:
    name = "encoder_layer_5_attention_v_proj_bias"
    original_name = "encoder.layer.5.attention.v_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_o_proj_weight:
    name = "encoder_layer_5_attention_o_proj_weight"
    original_name = "encoder.layer.5.attention.o_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_5_attention_o_proj_bias:
    name = "encoder_layer_5_attention_o_proj_bias"
    original_name = "encoder.layer.5.attention.o_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_layer_scale1_lambda1:
    name = "encoder_layer_5_layer_scale1_lambda1"
    original_name = "encoder.layer.5.layer_scale1.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_encoder_layer_5_norm2_weight:
    name = "encoder_layer_5_norm2_weight"
    original_name = "encoder.layer.5.norm2.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_5_norm2_bias:
    name = "encoder_layer_5_norm2_bias"
    original_name = "encoder.layer.5.norm2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_mlp_fc1_weight:
    name = "encoder_layer_5_mlp_fc1_weight"
    original_name = "encoder.layer.5.mlp.fc1.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_5_mlp_fc1_bias:
    name = "encoder_layer_5_mlp_fc1_bias"
    original_name = "encoder.layer.5.mlp.fc1.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_mlp_fc2_weight:
    name = "encoder_layer_5_mlp_fc2_weight"
    original_name = "encoder.layer.5.mlp.fc2.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_5_mlp_fc2_bias:
    name = "encoder_layer_5_mlp_fc2_bias"
    original_name = "encoder.layer.5.mlp.fc2.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_5_layer_scale2_lambda1:
    name = "encoder_layer_5_layer_scale2_lambda1"
    original_name = "encoder.layer.5.layer_scale2.lambda1"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_layernorm_weight:
    name = "layernorm_weight"
    original_name = "layernorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_layernorm_bias:
    name = "layernorm_bias"
    original_name = "layernorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
