class Program_weight_tensor_meta_tensor_0:
    name = "tensor_0"
    original_name = "L['args'][0]"
    kind = "input"
    shape = [1, 3, 224, 320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.0002031
    std = 0.9982
    data = None


class Program_weight_tensor_meta_vit_embeddings_patch_embeddings_projection_weight:
    name = "vit_embeddings_patch_embeddings_projection_weight"
    original_name = "vit.embeddings.patch_embeddings.projection.weight"
    kind = "parameter"
    shape = [192, 3, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_embeddings_patch_embeddings_projection_bias:
    name = "vit_embeddings_patch_embeddings_projection_bias"
    original_name = "vit.embeddings.patch_embeddings.projection.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_embeddings_cls_token:
    name = "vit_embeddings_cls_token"
    original_name = "vit.embeddings.cls_token"
    kind = "parameter"
    shape = [1, 1, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_embeddings_detection_tokens:
    name = "vit_embeddings_detection_tokens"
    original_name = "vit.embeddings.detection_tokens"
    kind = "parameter"
    shape = [1, 50, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.014433756729740645
    data = None


class Program_weight_tensor_meta_vit_embeddings_position_embeddings:
    name = "vit_embeddings_position_embeddings"
    original_name = "vit.embeddings.position_embeddings"
    kind = "parameter"
    shape = [1, 331, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.005609838860815003
    data = None


class Program_weight_tensor_meta_vit_encoder_interpolation_mid_position_embeddings:
    name = "vit_encoder_interpolation_mid_position_embeddings"
    original_name = "vit.encoder.interpolation.mid_position_embeddings"
    kind = "parameter"
    shape = [5, 1, 331, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.005609838860815003
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_layernorm_before_weight:
    name = "vit_encoder_layer_0_layernorm_before_weight"
    original_name = "vit.encoder.layer.0.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_layernorm_before_bias:
    name = "vit_encoder_layer_0_layernorm_before_bias"
    original_name = "vit.encoder.layer.0.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_attention_key_weight:
    name = "vit_encoder_layer_0_attention_attention_key_weight"
    original_name = "vit.encoder.layer.0.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_attention_key_bias:
    name = "vit_encoder_layer_0_attention_attention_key_bias"
    original_name = "vit.encoder.layer.0.attention.attention.key.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_attention_value_weight:
    name = "vit_encoder_layer_0_attention_attention_value_weight"
    original_name = "vit.encoder.layer.0.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_attention_value_bias:
    name = "vit_encoder_layer_0_attention_attention_value_bias"
    original_name = "vit.encoder.layer.0.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_attention_query_weight:
    name = "vit_encoder_layer_0_attention_attention_query_weight"
    original_name = "vit.encoder.layer.0.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_attention_query_bias:
    name = "vit_encoder_layer_0_attention_attention_query_bias"
    original_name = "vit.encoder.layer.0.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_output_dense_weight:
    name = "vit_encoder_layer_0_attention_output_dense_weight"
    original_name = "vit.encoder.layer.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_attention_output_dense_bias:
    name = "vit_encoder_layer_0_attention_output_dense_bias"
    original_name = "vit.encoder.layer.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_layernorm_after_weight:
    name = "vit_encoder_layer_0_layernorm_after_weight"
    original_name = "vit.encoder.layer.0.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_layernorm_after_bias:
    name = "vit_encoder_layer_0_layernorm_after_bias"
    original_name = "vit.encoder.layer.0.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_intermediate_dense_weight:
    name = "vit_encoder_layer_0_intermediate_dense_weight"
    original_name = "vit.encoder.layer.0.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_intermediate_dense_bias:
    name = "vit_encoder_layer_0_intermediate_dense_bias"
    original_name = "vit.encoder.layer.0.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_output_dense_weight:
    name = "vit_encoder_layer_0_output_dense_weight"
    original_name = "vit.encoder.layer.0.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_0_output_dense_bias:
    name = "vit_encoder_layer_0_output_dense_bias"
    original_name = "vit.encoder.layer.0.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_layernorm_before_weight:
    name = "vit_encoder_layer_1_layernorm_before_weight"
    original_name = "vit.encoder.layer.1.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_layernorm_before_bias:
    name = "vit_encoder_layer_1_layernorm_before_bias"
    original_name = "vit.encoder.layer.1.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_attention_key_weight:
    name = "vit_encoder_layer_1_attention_attention_key_weight"
    original_name = "vit.encoder.layer.1.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_attention_key_bias:
    name = "vit_encoder_layer_1_attention_attention_key_bias"
    original_name = "vit.encoder.layer.1.attention.attention.key.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_attention_value_weight:
    name = "vit_encoder_layer_1_attention_attention_value_weight"
    original_name = "vit.encoder.layer.1.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_attention_value_bias:
    name = "vit_encoder_layer_1_attention_attention_value_bias"
    original_name = "vit.encoder.layer.1.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_attention_query_weight:
    name = "vit_encoder_layer_1_attention_attention_query_weight"
    original_name = "vit.encoder.layer.1.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_attention_query_bias:
    name = "vit_encoder_layer_1_attention_attention_query_bias"
    original_name = "vit.encoder.layer.1.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_output_dense_weight:
    name = "vit_encoder_layer_1_attention_output_dense_weight"
    original_name = "vit.encoder.layer.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_attention_output_dense_bias:
    name = "vit_encoder_layer_1_attention_output_dense_bias"
    original_name = "vit.encoder.layer.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_layernorm_after_weight:
    name = "vit_encoder_layer_1_layernorm_after_weight"
    original_name = "vit.encoder.layer.1.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_layernorm_after_bias:
    name = "vit_encoder_layer_1_layernorm_after_bias"
    original_name = "vit.encoder.layer.1.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_intermediate_dense_weight:
    name = "vit_encoder_layer_1_intermediate_dense_weight"
    original_name = "vit.encoder.layer.1.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_intermediate_dense_bias:
    name = "vit_encoder_layer_1_intermediate_dense_bias"
    original_name = "vit.encoder.layer.1.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_output_dense_weight:
    name = "vit_encoder_layer_1_output_dense_weight"
    original_name = "vit.encoder.layer.1.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_1_output_dense_bias:
    name = "vit_encoder_layer_1_output_dense_bias"
    original_name = "vit.encoder.layer.1.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_layernorm_before_weight:
    name = "vit_encoder_layer_2_layernorm_before_weight"
    original_name = "vit.encoder.layer.2.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_layernorm_before_bias:
    name = "vit_encoder_layer_2_layernorm_before_bias"
    original_name = "vit.encoder.layer.2.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_attention_key_weight:
    name = "vit_encoder_layer_2_attention_attention_key_weight"
    original_name = "vit.encoder.layer.2.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_attention_key_bias:
    name = "vit_encoder_layer_2_attention_attention_key_bias"
    original_name = "vit.encoder.layer.2.attention.attention.key.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_attention_value_weight:
    name = "vit_encoder_layer_2_attention_attention_value_weight"
    original_name = "vit.encoder.layer.2.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_attention_value_bias:
    name = "vit_encoder_layer_2_attention_attention_value_bias"
    original_name = "vit.encoder.layer.2.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_attention_query_weight:
    name = "vit_encoder_layer_2_attention_attention_query_weight"
    original_name = "vit.encoder.layer.2.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_attention_query_bias:
    name = "vit_encoder_layer_2_attention_attention_query_bias"
    original_name = "vit.encoder.layer.2.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_output_dense_weight:
    name = "vit_encoder_layer_2_attention_output_dense_weight"
    original_name = "vit.encoder.layer.2.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_attention_output_dense_bias:
    name = "vit_encoder_layer_2_attention_output_dense_bias"
    original_name = "vit.encoder.layer.2.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_layernorm_after_weight:
    name = "vit_encoder_layer_2_layernorm_after_weight"
    original_name = "vit.encoder.layer.2.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_layernorm_after_bias:
    name = "vit_encoder_layer_2_layernorm_after_bias"
    original_name = "vit.encoder.layer.2.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_intermediate_dense_weight:
    name = "vit_encoder_layer_2_intermediate_dense_weight"
    original_name = "vit.encoder.layer.2.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_intermediate_dense_bias:
    name = "vit_encoder_layer_2_intermediate_dense_bias"
    original_name = "vit.encoder.layer.2.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_output_dense_weight:
    name = "vit_encoder_layer_2_output_dense_weight"
    original_name = "vit.encoder.layer.2.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_2_output_dense_bias:
    name = "vit_encoder_layer_2_output_dense_bias"
    original_name = "vit.encoder.layer.2.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_layernorm_before_weight:
    name = "vit_encoder_layer_3_layernorm_before_weight"
    original_name = "vit.encoder.layer.3.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_layernorm_before_bias:
    name = "vit_encoder_layer_3_layernorm_before_bias"
    original_name = "vit.encoder.layer.3.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_attention_key_weight:
    name = "vit_encoder_layer_3_attention_attention_key_weight"
    original_name = "vit.encoder.layer.3.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_attention_key_bias:
    name = "vit_encoder_layer_3_attention_attention_key_bias"
    original_name = "vit.encoder.layer.3.attention.attention.key.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_attention_value_weight:
    name = "vit_encoder_layer_3_attention_attention_value_weight"
    original_name = "vit.encoder.layer.3.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_attention_value_bias:
    name = "vit_encoder_layer_3_attention_attention_value_bias"
    original_name = "vit.encoder.layer.3.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_attention_query_weight:
    name = "vit_encoder_layer_3_attention_attention_query_weight"
    original_name = "vit.encoder.layer.3.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_attention_query_bias:
    name = "vit_encoder_layer_3_attention_attention_query_bias"
    original_name = "vit.encoder.layer.3.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_output_dense_weight:
    name = "vit_encoder_layer_3_attention_output_dense_weight"
    original_name = "vit.encoder.layer.3.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_attention_output_dense_bias:
    name = "vit_encoder_layer_3_attention_output_dense_bias"
    original_name = "vit.encoder.layer.3.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_layernorm_after_weight:
    name = "vit_encoder_layer_3_layernorm_after_weight"
    original_name = "vit.encoder.layer.3.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_layernorm_after_bias:
    name = "vit_encoder_layer_3_layernorm_after_bias"
    original_name = "vit.encoder.layer.3.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_intermediate_dense_weight:
    name = "vit_encoder_layer_3_intermediate_dense_weight"
    original_name = "vit.encoder.layer.3.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_intermediate_dense_bias:
    name = "vit_encoder_layer_3_intermediate_dense_bias"
    original_name = "vit.encoder.layer.3.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_output_dense_weight:
    name = "vit_encoder_layer_3_output_dense_weight"
    original_name = "vit.encoder.layer.3.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_3_output_dense_bias:
    name = "vit_encoder_layer_3_output_dense_bias"
    original_name = "vit.encoder.layer.3.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_layernorm_before_weight:
    name = "vit_encoder_layer_4_layernorm_before_weight"
    original_name = "vit.encoder.layer.4.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_layernorm_before_bias:
    name = "vit_encoder_layer_4_layernorm_before_bias"
    original_name = "vit.encoder.layer.4.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_attention_key_weight:
    name = "vit_encoder_layer_4_attention_attention_key_weight"
    original_name = "vit.encoder.layer.4.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_attention_key_bias:
    name = "vit_encoder_layer_4_attention_attention_key_bias"
    original_name = "vit.encoder.layer.4.attention.attention.key.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_attention_value_weight:
    name = "vit_encoder_layer_4_attention_attention_value_weight"
    original_name = "vit.encoder.layer.4.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_attention_value_bias:
    name = "vit_encoder_layer_4_attention_attention_value_bias"
    original_name = "vit.encoder.layer.4.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_attention_query_weight:
    name = "vit_encoder_layer_4_attention_attention_query_weight"
    original_name = "vit.encoder.layer.4.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_attention_query_bias:
    name = "vit_encoder_layer_4_attention_attention_query_bias"
    original_name = "vit.encoder.layer.4.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_output_dense_weight:
    name = "vit_encoder_layer_4_attention_output_dense_weight"
    original_name = "vit.encoder.layer.4.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_attention_output_dense_bias:
    name = "vit_encoder_layer_4_attention_output_dense_bias"
    original_name = "vit.encoder.layer.4.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_layernorm_after_weight:
    name = "vit_encoder_layer_4_layernorm_after_weight"
    original_name = "vit.encoder.layer.4.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_layernorm_after_bias:
    name = "vit_encoder_layer_4_layernorm_after_bias"
    original_name = "vit.encoder.layer.4.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_intermediate_dense_weight:
    name = "vit_encoder_layer_4_intermediate_dense_weight"
    original_name = "vit.encoder.layer.4.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_intermediate_dense_bias:
    name = "vit_encoder_layer_4_intermediate_dense_bias"
    original_name = "vit.encoder.layer.4.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_output_dense_weight:
    name = "vit_encoder_layer_4_output_dense_weight"
    original_name = "vit.encoder.layer.4.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_4_output_dense_bias:
    name = "vit_encoder_layer_4_output_dense_bias"
    original_name = "vit.encoder.layer.4.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_layernorm_before_weight:
    name = "vit_encoder_layer_5_layernorm_before_weight"
    original_name = "vit.encoder.layer.5.layernorm_before.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_layernorm_before_bias:
    name = "vit_encoder_layer_5_layernorm_before_bias"
    original_name = "vit.encoder.layer.5.layernorm_before.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_attention_key_weight:
    name = "vit_encoder_layer_5_attention_attention_key_weight"
    original_name = "vit.encoder.layer.5.attention.attention.key.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_attention_key_bias:
    name = "vit_encoder_layer_5_attention_attention_key_bias"
    original_name = "vit.encoder.layer.5.attention.attention.key.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_attention_value_weight:
    name = "vit_encoder_layer_5_attention_attention_value_weight"
    original_name = "vit.encoder.layer.5.attention.attention.value.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_attention_value_bias:
    name = "vit_encoder_layer_5_attention_attention_value_bias"
    original_name = "vit.encoder.layer.5.attention.attention.value.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_attention_query_weight:
    name = "vit_encoder_layer_5_attention_attention_query_weight"
    original_name = "vit.encoder.layer.5.attention.attention.query.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_attention_query_bias:
    name = "vit_encoder_layer_5_attention_attention_query_bias"
    original_name = "vit.encoder.layer.5.attention.attention.query.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_output_dense_weight:
    name = "vit_encoder_layer_5_attention_output_dense_weight"
    original_name = "vit.encoder.layer.5.attention.output.dense.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_attention_output_dense_bias:
    name = "vit_encoder_layer_5_attention_output_dense_bias"
    original_name = "vit.encoder.layer.5.attention.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_layernorm_after_weight:
    name = "vit_encoder_layer_5_layernorm_after_weight"
    original_name = "vit.encoder.layer.5.layernorm_after.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_layernorm_after_bias:
    name = "vit_encoder_layer_5_layernorm_after_bias"
    original_name = "vit.encoder.layer.5.layernorm_after.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_intermediate_dense_weight:
    name = "vit_encoder_layer_5_intermediate_dense_weight"
    original_name = "vit.encoder.layer.5.intermediate.dense.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_intermediate_dense_bias:
    name = "vit_encoder_layer_5_intermediate_dense_bias"
    original_name = "vit.encoder.layer.5.intermediate.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_output_dense_weight:
    name = "vit_encoder_layer_5_output_dense_weight"
    original_name = "vit.encoder.layer.5.output.dense.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vit_encoder_layer_5_output_dense_bias:
    name = "vit_encoder_layer_5_output_dense_bias"
    original_name = "vit.encoder.layer.5.output.dense.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vit_layernorm_weight:
    name = "vit_layernorm_weight"
    original_name = "vit.layernorm.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vit_layernorm_bias:
    name = "vit_layernorm_bias"
    original_name = "vit.layernorm.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_class_labels_classifier_layers_0_weight:
    name = "class_labels_classifier_layers_0_weight"
    original_name = "class_labels_classifier.layers.0.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_class_labels_classifier_layers_0_bias:
    name = "class_labels_classifier_layers_0_bias"
    original_name = "class_labels_classifier.layers.0.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_class_labels_classifier_layers_1_weight:
    name = "class_labels_classifier_layers_1_weight"
    original_name = "class_labels_classifier.layers.1.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_class_labels_classifier_layers_1_bias:
    name = "class_labels_classifier_layers_1_bias"
    original_name = "class_labels_classifier.layers.1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_class_labels_classifier_layers_2_weight:
    name = "class_labels_classifier_layers_2_weight"
    original_name = "class_labels_classifier.layers.2.weight"
    kind = "parameter"
    shape = [3, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_class_labels_classifier_layers_2_bias:
    name = "class_labels_classifier_layers_2_bias"
    original_name = "class_labels_classifier.layers.2.bias"
    kind = "parameter"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_bbox_predictor_layers_0_weight:
    name = "bbox_predictor_layers_0_weight"
    original_name = "bbox_predictor.layers.0.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_bbox_predictor_layers_0_bias:
    name = "bbox_predictor_layers_0_bias"
    original_name = "bbox_predictor.layers.0.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_bbox_predictor_layers_1_weight:
    name = "bbox_predictor_layers_1_weight"
    original_name = "bbox_predictor.layers.1.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_bbox_predictor_layers_1_bias:
    name = "bbox_predictor_layers_1_bias"
    original_name = "bbox_predictor.layers.1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_bbox_predictor_layers_2_weight:
    name = "bbox_predictor_layers_2_weight"
    original_name = "bbox_predictor.layers.2.weight"
    kind = "parameter"
    shape = [4, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_bbox_predictor_layers_2_bias:
    name = "bbox_predictor_layers_2_bias"
    original_name = "bbox_predictor.layers.2.bias"
    kind = "parameter"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
