class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['input_ids']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969]


class Program_weight_tensor_meta_attention_mask:
    name = "attention_mask"
    original_name = "L['attention_mask']"
    kind = "input"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]


class Program_weight_tensor_meta_embeddings_word_embeddings_weight:
    name = "embeddings_word_embeddings_weight"
    original_name = "embeddings.word_embeddings.weight"
    kind = "parameter"
    shape = [8192, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_embeddings_LayerNorm_weight:
    name = "embeddings_LayerNorm_weight"
    original_name = "embeddings.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_embeddings_LayerNorm_bias:
    name = "embeddings_LayerNorm_bias"
    original_name = "embeddings.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_rel_embeddings_weight:
    name = "encoder_rel_embeddings_weight"
    original_name = "encoder.rel_embeddings.weight"
    kind = "parameter"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_LayerNorm_weight:
    name = "encoder_LayerNorm_weight"
    original_name = "encoder.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_LayerNorm_bias:
    name = "encoder_LayerNorm_bias"
    original_name = "encoder.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_query_proj_weight:
    name = "encoder_layer_0_attention_self_query_proj_weight"
    original_name = "encoder.layer.0.attention.self.query_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_query_proj_bias:
    name = "encoder_layer_0_attention_self_query_proj_bias"
    original_name = "encoder.layer.0.attention.self.query_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_key_proj_weight:
    name = "encoder_layer_0_attention_self_key_proj_weight"
    original_name = "encoder.layer.0.attention.self.key_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_key_proj_bias:
    name = "encoder_layer_0_attention_self_key_proj_bias"
    original_name = "encoder.layer.0.attention.self.key_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_value_proj_weight:
    name = "encoder_layer_0_attention_self_value_proj_weight"
    original_name = "encoder.layer.0.attention.self.value_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_value_proj_bias:
    name = "encoder_layer_0_attention_self_value_proj_bias"
    original_name = "encoder.layer.0.attention.self.value_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_dense_weight:
    name = "encoder_layer_0_attention_output_dense_weight"
    original_name = "encoder.layer.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_dense_bias:
    name = "encoder_layer_0_attention_output_dense_bias"
    original_name = "encoder.layer.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_LayerNorm_weight:
    name = "encoder_layer_0_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.0.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_LayerNorm_bias:
    name = "encoder_layer_0_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.0.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_intermediate_dense_weight:
    name = "encoder_layer_0_intermediate_dense_weight"
    original_name = "encoder.layer.0.intermediate.dense.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_0_intermediate_dense_bias:
    name = "encoder_layer_0_intermediate_dense_bias"
    original_name = "encoder.layer.0.intermediate.dense.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_dense_weight:
    name = "encoder_layer_0_output_dense_weight"
    original_name = "encoder.layer.0.output.dense.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_dense_bias:
    name = "encoder_layer_0_output_dense_bias"
    original_name = "encoder.layer.0.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_LayerNorm_weight:
    name = "encoder_layer_0_output_LayerNorm_weight"
    original_name = "encoder.layer.0.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_LayerNorm_bias:
    name = "encoder_layer_0_output_LayerNorm_bias"
    original_name = "encoder.layer.0.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_query_proj_weight:
    name = "encoder_layer_1_attention_self_query_proj_weight"
    original_name = "encoder.layer.1.attention.self.query_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_query_proj_bias:
    name = "encoder_layer_1_attention_self_query_proj_bias"
    original_name = "encoder.layer.1.attention.self.query_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_key_proj_weight:
    name = "encoder_layer_1_attention_self_key_proj_weight"
    original_name = "encoder.layer.1.attention.self.key_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_key_proj_bias:
    name = "encoder_layer_1_attention_self_key_proj_bias"
    original_name = "encoder.layer.1.attention.self.key_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_value_proj_weight:
    name = "encoder_layer_1_attention_self_value_proj_weight"
    original_name = "encoder.layer.1.attention.self.value_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_value_proj_bias:
    name = "encoder_layer_1_attention_self_value_proj_bias"
    original_name = "encoder.layer.1.attention.self.value_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_dense_weight:
    name = "encoder_layer_1_attention_output_dense_weight"
    original_name = "encoder.layer.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_dense_bias:
    name = "encoder_layer_1_attention_output_dense_bias"
    original_name = "encoder.layer.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_LayerNorm_weight:
    name = "encoder_layer_1_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.1.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_LayerNorm_bias:
    name = "encoder_layer_1_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.1.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_intermediate_dense_weight:
    name = "encoder_layer_1_intermediate_dense_weight"
    original_name = "encoder.layer.1.intermediate.dense.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_1_intermediate_dense_bias:
    name = "encoder_layer_1_intermediate_dense_bias"
    original_name = "encoder.layer.1.intermediate.dense.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_dense_weight:
    name = "encoder_layer_1_output_dense_weight"
    original_name = "encoder.layer.1.output.dense.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_dense_bias:
    name = "encoder_layer_1_output_dense_bias"
    original_name = "encoder.layer.1.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_LayerNorm_weight:
    name = "encoder_layer_1_output_LayerNorm_weight"
    original_name = "encoder.layer.1.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_LayerNorm_bias:
    name = "encoder_layer_1_output_LayerNorm_bias"
    original_name = "encoder.layer.1.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_query_proj_weight:
    name = "encoder_layer_2_attention_self_query_proj_weight"
    original_name = "encoder.layer.2.attention.self.query_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_query_proj_bias:
    name = "encoder_layer_2_attention_self_query_proj_bias"
    original_name = "encoder.layer.2.attention.self.query_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_key_proj_weight:
    name = "encoder_layer_2_attention_self_key_proj_weight"
    original_name = "encoder.layer.2.attention.self.key_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_key_proj_bias:
    name = "encoder_layer_2_attention_self_key_proj_bias"
    original_name = "encoder.layer.2.attention.self.key_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_value_proj_weight:
    name = "encoder_layer_2_attention_self_value_proj_weight"
    original_name = "encoder.layer.2.attention.self.value_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_value_proj_bias:
    name = "encoder_layer_2_attention_self_value_proj_bias"
    original_name = "encoder.layer.2.attention.self.value_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_dense_weight:
    name = "encoder_layer_2_attention_output_dense_weight"
    original_name = "encoder.layer.2.attention.output.dense.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_dense_bias:
    name = "encoder_layer_2_attention_output_dense_bias"
    original_name = "encoder.layer.2.attention.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_LayerNorm_weight:
    name = "encoder_layer_2_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.2.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_LayerNorm_bias:
    name = "encoder_layer_2_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.2.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_intermediate_dense_weight:
    name = "encoder_layer_2_intermediate_dense_weight"
    original_name = "encoder.layer.2.intermediate.dense.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_2_intermediate_dense_bias:
    name = "encoder_layer_2_intermediate_dense_bias"
    original_name = "encoder.layer.2.intermediate.dense.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_dense_weight:
    name = "encoder_layer_2_output_dense_weight"
    original_name = "encoder.layer.2.output.dense.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_dense_bias:
    name = "encoder_layer_2_output_dense_bias"
    original_name = "encoder.layer.2.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_LayerNorm_weight:
    name = "encoder_layer_2_output_LayerNorm_weight"
    original_name = "encoder.layer.2.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_LayerNorm_bias:
    name = "encoder_layer_2_output_LayerNorm_bias"
    original_name = "encoder.layer.2.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_query_proj_weight:
    name = "encoder_layer_3_attention_self_query_proj_weight"
    original_name = "encoder.layer.3.attention.self.query_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_query_proj_bias:
    name = "encoder_layer_3_attention_self_query_proj_bias"
    original_name = "encoder.layer.3.attention.self.query_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_key_proj_weight:
    name = "encoder_layer_3_attention_self_key_proj_weight"
    original_name = "encoder.layer.3.attention.self.key_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_key_proj_bias:
    name = "encoder_layer_3_attention_self_key_proj_bias"
    original_name = "encoder.layer.3.attention.self.key_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_value_proj_weight:
    name = "encoder_layer_3_attention_self_value_proj_weight"
    original_name = "encoder.layer.3.attention.self.value_proj.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_value_proj_bias:
    name = "encoder_layer_3_attention_self_value_proj_bias"
    original_name = "encoder.layer.3.attention.self.value_proj.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_dense_weight:
    name = "encoder_layer_3_attention_output_dense_weight"
    original_name = "encoder.layer.3.attention.output.dense.weight"
    kind = "parameter"
    shape = [384, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_dense_bias:
    name = "encoder_layer_3_attention_output_dense_bias"
    original_name = "encoder.layer.3.attention.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_LayerNorm_weight:
    name = "encoder_layer_3_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.3.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_LayerNorm_bias:
    name = "encoder_layer_3_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.3.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_intermediate_dense_weight:
    name = "encoder_layer_3_intermediate_dense_weight"
    original_name = "encoder.layer.3.intermediate.dense.weight"
    kind = "parameter"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_encoder_layer_3_intermediate_dense_bias:
    name = "encoder_layer_3_intermediate_dense_bias"
    original_name = "encoder.layer.3.intermediate.dense.bias"
    kind = "parameter"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_dense_weight:
    name = "encoder_layer_3_output_dense_weight"
    original_name = "encoder.layer.3.output.dense.weight"
    kind = "parameter"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_dense_bias:
    name = "encoder_layer_3_output_dense_bias"
    original_name = "encoder.layer.3.output.dense.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_LayerNorm_weight:
    name = "encoder_layer_3_output_LayerNorm_weight"
    original_name = "encoder.layer.3.output.LayerNorm.weight"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_LayerNorm_bias:
    name = "encoder_layer_3_output_LayerNorm_bias"
    original_name = "encoder.layer.3.output.LayerNorm.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
