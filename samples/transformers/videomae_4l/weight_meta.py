class Program_weight_tensor_meta_tensor_0:
    name = "tensor_0"
    original_name = "L['args'][0]"
    kind = "input"
    shape = [1, 8, 3, 112, 112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00171
    std = 0.9985
    data = None


class Program_weight_tensor_meta_videomae_embeddings_patch_embeddings_projection_weight:
    name = "videomae_embeddings_patch_embeddings_projection_weight"
    original_name = "videomae.embeddings.patch_embeddings.projection.weight"
    kind = "parameter"
    shape = [192, 3, 2, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_videomae_embeddings_patch_embeddings_projection_bias:
    name = "videomae_embeddings_patch_embeddings_projection_bias"
    original_name = "videomae.embeddings.patch_embeddings.projection.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_embeddings_position_embeddings:
    name = "videomae_embeddings_position_embeddings"
    original_name = "L['self']._modules['videomae']._modules['embeddings'].position_embeddings"
    kind = "constant"
    shape = [1, 196, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.3187
    std = 0.6312
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_layernorm_before_weight:
    name = "videomae_encoder_layer_0_layernorm_before_weight"
    original_name = "videomae.encoder.layer.0.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_layernorm_before_bias:
    name = "videomae_encoder_layer_0_layernorm_before_bias"
    original_name = "videomae.encoder.layer.0.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_attention_key_weight:
    name = "videomae_encoder_layer_0_attention_attention_key_weight"
    original_name = "videomae.encoder.layer.0.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_attention_value_weight:
    name = "videomae_encoder_layer_0_attention_attention_value_weight"
    original_name = "videomae.encoder.layer.0.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_attention_value_bias:
    name = "videomae_encoder_layer_0_attention_attention_value_bias"
    original_name = "videomae.encoder.layer.0.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_attention_query_weight:
    name = "videomae_encoder_layer_0_attention_attention_query_weight"
    original_name = "videomae.encoder.layer.0.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_attention_query_bias:
    name = "videomae_encoder_layer_0_attention_attention_query_bias"
    original_name = "videomae.encoder.layer.0.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_output_dense_weight:
    name = "videomae_encoder_layer_0_attention_output_dense_weight"
    original_name = "videomae.encoder.layer.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_attention_output_dense_bias:
    name = "videomae_encoder_layer_0_attention_output_dense_bias"
    original_name = "videomae.encoder.layer.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_layernorm_after_weight:
    name = "videomae_encoder_layer_0_layernorm_after_weight"
    original_name = "videomae.encoder.layer.0.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_layernorm_after_bias:
    name = "videomae_encoder_layer_0_layernorm_after_bias"
    original_name = "videomae.encoder.layer.0.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_intermediate_dense_weight:
    name = "videomae_encoder_layer_0_intermediate_dense_weight"
    original_name = "videomae.encoder.layer.0.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_intermediate_dense_bias:
    name = "videomae_encoder_layer_0_intermediate_dense_bias"
    original_name = "videomae.encoder.layer.0.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_output_dense_weight:
    name = "videomae_encoder_layer_0_output_dense_weight"
    original_name = "videomae.encoder.layer.0.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_0_output_dense_bias:
    name = "videomae_encoder_layer_0_output_dense_bias"
    original_name = "videomae.encoder.layer.0.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_layernorm_before_weight:
    name = "videomae_encoder_layer_1_layernorm_before_weight"
    original_name = "videomae.encoder.layer.1.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_layernorm_before_bias:
    name = "videomae_encoder_layer_1_layernorm_before_bias"
    original_name = "videomae.encoder.layer.1.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_attention_key_weight:
    name = "videomae_encoder_layer_1_attention_attention_key_weight"
    original_name = "videomae.encoder.layer.1.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_attention_value_weight:
    name = "videomae_encoder_layer_1_attention_attention_value_weight"
    original_name = "videomae.encoder.layer.1.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_attention_value_bias:
    name = "videomae_encoder_layer_1_attention_attention_value_bias"
    original_name = "videomae.encoder.layer.1.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_attention_query_weight:
    name = "videomae_encoder_layer_1_attention_attention_query_weight"
    original_name = "videomae.encoder.layer.1.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_attention_query_bias:
    name = "videomae_encoder_layer_1_attention_attention_query_bias"
    original_name = "videomae.encoder.layer.1.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_output_dense_weight:
    name = "videomae_encoder_layer_1_attention_output_dense_weight"
    original_name = "videomae.encoder.layer.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_attention_output_dense_bias:
    name = "videomae_encoder_layer_1_attention_output_dense_bias"
    original_name = "videomae.encoder.layer.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_layernorm_after_weight:
    name = "videomae_encoder_layer_1_layernorm_after_weight"
    original_name = "videomae.encoder.layer.1.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_layernorm_after_bias:
    name = "videomae_encoder_layer_1_layernorm_after_bias"
    original_name = "videomae.encoder.layer.1.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_intermediate_dense_weight:
    name = "videomae_encoder_layer_1_intermediate_dense_weight"
    original_name = "videomae.encoder.layer.1.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_intermediate_dense_bias:
    name = "videomae_encoder_layer_1_intermediate_dense_bias"
    original_name = "videomae.encoder.layer.1.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_output_dense_weight:
    name = "videomae_encoder_layer_1_output_dense_weight"
    original_name = "videomae.encoder.layer.1.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_1_output_dense_bias:
    name = "videomae_encoder_layer_1_output_dense_bias"
    original_name = "videomae.encoder.layer.1.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_layernorm_before_weight:
    name = "videomae_encoder_layer_2_layernorm_before_weight"
    original_name = "videomae.encoder.layer.2.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_layernorm_before_bias:
    name = "videomae_encoder_layer_2_layernorm_before_bias"
    original_name = "videomae.encoder.layer.2.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_attention_key_weight:
    name = "videomae_encoder_layer_2_attention_attention_key_weight"
    original_name = "videomae.encoder.layer.2.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_attention_value_weight:
    name = "videomae_encoder_layer_2_attention_attention_value_weight"
    original_name = "videomae.encoder.layer.2.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_attention_value_bias:
    name = "videomae_encoder_layer_2_attention_attention_value_bias"
    original_name = "videomae.encoder.layer.2.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_attention_query_weight:
    name = "videomae_encoder_layer_2_attention_attention_query_weight"
    original_name = "videomae.encoder.layer.2.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_attention_query_bias:
    name = "videomae_encoder_layer_2_attention_attention_query_bias"
    original_name = "videomae.encoder.layer.2.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_output_dense_weight:
    name = "videomae_encoder_layer_2_attention_output_dense_weight"
    original_name = "videomae.encoder.layer.2.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_attention_output_dense_bias:
    name = "videomae_encoder_layer_2_attention_output_dense_bias"
    original_name = "videomae.encoder.layer.2.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_layernorm_after_weight:
    name = "videomae_encoder_layer_2_layernorm_after_weight"
    original_name = "videomae.encoder.layer.2.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_layernorm_after_bias:
    name = "videomae_encoder_layer_2_layernorm_after_bias"
    original_name = "videomae.encoder.layer.2.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_intermediate_dense_weight:
    name = "videomae_encoder_layer_2_intermediate_dense_weight"
    original_name = "videomae.encoder.layer.2.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_intermediate_dense_bias:
    name = "videomae_encoder_layer_2_intermediate_dense_bias"
    original_name = "videomae.encoder.layer.2.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_output_dense_weight:
    name = "videomae_encoder_layer_2_output_dense_weight"
    original_name = "videomae.encoder.layer.2.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_2_output_dense_bias:
    name = "videomae_encoder_layer_2_output_dense_bias"
    original_name = "videomae.encoder.layer.2.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_layernorm_before_weight:
    name = "videomae_encoder_layer_3_layernorm_before_weight"
    original_name = "videomae.encoder.layer.3.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_layernorm_before_bias:
    name = "videomae_encoder_layer_3_layernorm_before_bias"
    original_name = "videomae.encoder.layer.3.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_attention_key_weight:
    name = "videomae_encoder_layer_3_attention_attention_key_weight"
    original_name = "videomae.encoder.layer.3.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_attention_value_weight:
    name = "videomae_encoder_layer_3_attention_attention_value_weight"
    original_name = "videomae.encoder.layer.3.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_attention_value_bias:
    name = "videomae_encoder_layer_3_attention_attention_value_bias"
    original_name = "videomae.encoder.layer.3.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_attention_query_weight:
    name = "videomae_encoder_layer_3_attention_attention_query_weight"
    original_name = "videomae.encoder.layer.3.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_attention_query_bias:
    name = "videomae_encoder_layer_3_attention_attention_query_bias"
    original_name = "videomae.encoder.layer.3.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_output_dense_weight:
    name = "videomae_encoder_layer_3_attention_output_dense_weight"
    original_name = "videomae.encoder.layer.3.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_attention_output_dense_bias:
    name = "videomae_encoder_layer_3_attention_output_dense_bias"
    original_name = "videomae.encoder.layer.3.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_layernorm_after_weight:
    name = "videomae_encoder_layer_3_layernorm_after_weight"
    original_name = "videomae.encoder.layer.3.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_layernorm_after_bias:
    name = "videomae_encoder_layer_3_layernorm_after_bias"
    original_name = "videomae.encoder.layer.3.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_intermediate_dense_weight:
    name = "videomae_encoder_layer_3_intermediate_dense_weight"
    original_name = "videomae.encoder.layer.3.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_intermediate_dense_bias:
    name = "videomae_encoder_layer_3_intermediate_dense_bias"
    original_name = "videomae.encoder.layer.3.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_output_dense_weight:
    name = "videomae_encoder_layer_3_output_dense_weight"
    original_name = "videomae.encoder.layer.3.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_videomae_encoder_layer_3_output_dense_bias:
    name = "videomae_encoder_layer_3_output_dense_bias"
    original_name = "videomae.encoder.layer.3.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_fc_norm_weight:
    name = "fc_norm_weight"
    original_name = "fc_norm.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_fc_norm_bias:
    name = "fc_norm_bias"
    original_name = "fc_norm.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_weight:
    name = "classifier_weight"
    original_name = "classifier.weight"
    kind = "parameter"
    shape = [101, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_classifier_bias:
    name = "classifier_bias"
    original_name = "classifier.bias"
    kind = "parameter"
    shape = [101]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
