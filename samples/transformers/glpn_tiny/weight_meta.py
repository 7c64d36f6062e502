class Program_weight_tensor_meta_pixel_values:
    name = "pixel_values"
    original_name = "L['pixel_values']"
    kind = "input"
    shape = [1, 3, 160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008845
    std = 0.9969
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_0_proj_weight:
    name = "glpn_encoder_patch_embeddings_0_proj_weight"
    original_name = "glpn.encoder.patch_embeddings.0.proj.weight"
    kind = "parameter"
    shape = [32, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11664236870396086
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_0_proj_bias:
    name = "glpn_encoder_patch_embeddings_0_proj_bias"
    original_name = "glpn.encoder.patch_embeddings.0.proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_0_layer_norm_weight:
    name = "glpn_encoder_patch_embeddings_0_layer_norm_weight"
    original_name = "glpn.encoder.patch_embeddings.0.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_0_layer_norm_bias:
    name = "glpn_encoder_patch_embeddings_0_layer_norm_bias"
    original_name = "glpn.encoder.patch_embeddings.0.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_layer_norm_1_weight:
    name = "glpn_encoder_block_0_0_layer_norm_1_weight"
    original_name = "glpn.encoder.block.0.0.layer_norm_1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_layer_norm_1_bias:
    name = "glpn_encoder_block_0_0_layer_norm_1_bias"
    original_name = "glpn.encoder.block.0.0.layer_norm_1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_query_weight:
    name = "glpn_encoder_block_0_0_attention_self_query_weight"
    original_name = "glpn.encoder.block.0.0.attention.self.query.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_query_bias:
    name = "glpn_encoder_block_0_0_attention_self_query_bias"
    original_name = "glpn.encoder.block.0.0.attention.self.query.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_sr_weight:
    name = "glpn_encoder_block_0_0_attention_self_sr_weight"
    original_name = "glpn.encoder.block.0.0.attention.self.sr.weight"
    kind = "parameter"
    shape = [32, 32, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_sr_bias:
    name = "glpn_encoder_block_0_0_attention_self_sr_bias"
    original_name = "glpn.encoder.block.0.0.attention.self.sr.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_layer_norm_weight:
    name = "glpn_encoder_block_0_0_attention_self_layer_norm_weight"
    original_name = "glpn.encoder.block.0.0.attention.self.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_layer_norm_bias:
    name = "glpn_encoder_block_0_0_attention_self_layer_norm_bias"
    original_name = "glpn.encoder.block.0.0.attention.self.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_key_weight:
    name = "glpn_encoder_block_0_0_attention_self_key_weight"
    original_name = "glpn.encoder.block.0.0.attention.self.key.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_key_bias:
    name = "glpn_encoder_block_0_0_attention_self_key_bias"
    original_name = "glpn.encoder.block.0.0.attention.self.key.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_value_weight:
    name = "glpn_encoder_block_0_0_attention_self_value_weight"
    original_name = "glpn.encoder.block.0.0.attention.self.value.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_self_value_bias:
    name = "glpn_encoder_block_0_0_attention_self_value_bias"
    original_name = "glpn.encoder.block.0.0.attention.self.value.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_output_dense_weight:
    name = "glpn_encoder_block_0_0_attention_output_dense_weight"
    original_name = "glpn.encoder.block.0.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_attention_output_dense_bias:
    name = "glpn_encoder_block_0_0_attention_output_dense_bias"
    original_name = "glpn.encoder.block.0.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_layer_norm_2_weight:
    name = "glpn_encoder_block_0_0_layer_norm_2_weight"
    original_name = "glpn.encoder.block.0.0.layer_norm_2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_layer_norm_2_bias:
    name = "glpn_encoder_block_0_0_layer_norm_2_bias"
    original_name = "glpn.encoder.block.0.0.layer_norm_2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_mlp_dense1_weight:
    name = "glpn_encoder_block_0_0_mlp_dense1_weight"
    original_name = "glpn.encoder.block.0.0.mlp.dense1.weight"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_mlp_dense1_bias:
    name = "glpn_encoder_block_0_0_mlp_dense1_bias"
    original_name = "glpn.encoder.block.0.0.mlp.dense1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_0_0_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.0.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_0_0_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.0.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_mlp_dense2_weight:
    name = "glpn_encoder_block_0_0_mlp_dense2_weight"
    original_name = "glpn.encoder.block.0.0.mlp.dense2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_0_mlp_dense2_bias:
    name = "glpn_encoder_block_0_0_mlp_dense2_bias"
    original_name = "glpn.encoder.block.0.0.mlp.dense2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_layer_norm_1_weight:
    name = "glpn_encoder_block_0_1_layer_norm_1_weight"
    original_name = "glpn.encoder.block.0.1.layer_norm_1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_layer_norm_1_bias:
    name = "glpn_encoder_block_0_1_layer_norm_1_bias"
    original_name = "glpn.encoder.block.0.1.layer_norm_1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_query_weight:
    name = "glpn_encoder_block_0_1_attention_self_query_weight"
    original_name = "glpn.encoder.block.0.1.attention.self.query.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_query_bias:
    name = "glpn_encoder_block_0_1_attention_self_query_bias"
    original_name = "glpn.encoder.block.0.1.attention.self.query.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_sr_weight:
    name = "glpn_encoder_block_0_1_attention_self_sr_weight"
    original_name = "glpn.encoder.block.0.1.attention.self.sr.weight"
    kind = "parameter"
    shape = [32, 32, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_sr_bias:
    name = "glpn_encoder_block_0_1_attention_self_sr_bias"
    original_name = "glpn.encoder.block.0.1.attention.self.sr.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_layer_norm_weight:
    name = "glpn_encoder_block_0_1_attention_self_layer_norm_weight"
    original_name = "glpn.encoder.block.0.1.attention.self.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_layer_norm_bias:
    name = "glpn_encoder_block_0_1_attention_self_layer_norm_bias"
    original_name = "glpn.encoder.block.0.1.attention.self.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_key_weight:
    name = "glpn_encoder_block_0_1_attention_self_key_weight"
    original_name = "glpn.encoder.block.0.1.attention.self.key.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_key_bias:
    name = "glpn_encoder_block_0_1_attention_self_key_bias"
    original_name = "glpn.encoder.block.0.1.attention.self.key.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_value_weight:
    name = "glpn_encoder_block_0_1_attention_self_value_weight"
    original_name = "glpn.encoder.block.0.1.attention.self.value.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_self_value_bias:
    name = "glpn_encoder_block_0_1_attention_self_value_bias"
    original_name = "glpn.encoder.block.0.1.attention.self.value.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_output_dense_weight:
    name = "glpn_encoder_block_0_1_attention_output_dense_weight"
    original_name = "glpn.encoder.block.0.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_attention_output_dense_bias:
    name = "glpn_encoder_block_0_1_attention_output_dense_bias"
    original_name = "glpn.encoder.block.0.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_layer_norm_2_weight:
    name = "glpn_encoder_block_0_1_layer_norm_2_weight"
    original_name = "glpn.encoder.block.0.1.layer_norm_2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_layer_norm_2_bias:
    name = "glpn_encoder_block_0_1_layer_norm_2_bias"
    original_name = "glpn.encoder.block.0.1.layer_norm_2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_mlp_dense1_weight:
    name = "glpn_encoder_block_0_1_mlp_dense1_weight"
    original_name = "glpn.encoder.block.0.1.mlp.dense1.weight"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_mlp_dense1_bias:
    name = "glpn_encoder_block_0_1_mlp_dense1_bias"
    original_name = "glpn.encoder.block.0.1.mlp.dense1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_0_1_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.0.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_0_1_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.0.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_mlp_dense2_weight:
    name = "glpn_encoder_block_0_1_mlp_dense2_weight"
    original_name = "glpn.encoder.block.0.1.mlp.dense2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_0_1_mlp_dense2_bias:
    name = "glpn_encoder_block_0_1_mlp_dense2_bias"
    original_name = "glpn.encoder.block.0.1.mlp.dense2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_0_weight:
    name = "glpn_encoder_layer_norm_0_weight"
    original_name = "glpn.encoder.layer_norm.0.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_0_bias:
    name = "glpn_encoder_layer_norm_0_bias"
    original_name = "glpn.encoder.layer_norm.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_1_proj_weight:
    name = "glpn_encoder_patch_embeddings_1_proj_weight"
    original_name = "glpn.encoder.patch_embeddings.1.proj.weight"
    kind = "parameter"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_1_proj_bias:
    name = "glpn_encoder_patch_embeddings_1_proj_bias"
    original_name = "glpn.encoder.patch_embeddings.1.proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_1_layer_norm_weight:
    name = "glpn_encoder_patch_embeddings_1_layer_norm_weight"
    original_name = "glpn.encoder.patch_embeddings.1.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_1_layer_norm_bias:
    name = "glpn_encoder_patch_embeddings_1_layer_norm_bias"
    original_name = "glpn.encoder.patch_embeddings.1.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_layer_norm_1_weight:
    name = "glpn_encoder_block_1_0_layer_norm_1_weight"
    original_name = "glpn.encoder.block.1.0.layer_norm_1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_layer_norm_1_bias:
    name = "glpn_encoder_block_1_0_layer_norm_1_bias"
    original_name = "glpn.encoder.block.1.0.layer_norm_1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_query_weight:
    name = "glpn_encoder_block_1_0_attention_self_query_weight"
    original_name = "glpn.encoder.block.1.0.attention.self.query.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_query_bias:
    name = "glpn_encoder_block_1_0_attention_self_query_bias"
    original_name = "glpn.encoder.block.1.0.attention.self.query.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_sr_weight:
    name = "glpn_encoder_block_1_0_attention_self_sr_weight"
    original_name = "glpn.encoder.block.1.0.attention.self.sr.weight"
    kind = "parameter"
    shape = [64, 64, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_sr_bias:
    name = "glpn_encoder_block_1_0_attention_self_sr_bias"
    original_name = "glpn.encoder.block.1.0.attention.self.sr.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_layer_norm_weight:
    name = "glpn_encoder_block_1_0_attention_self_layer_norm_weight"
    original_name = "glpn.encoder.block.1.0.attention.self.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_layer_norm_bias:
    name = "glpn_encoder_block_1_0_attention_self_layer_norm_bias"
    original_name = "glpn.encoder.block.1.0.attention.self.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_key_weight:
    name = "glpn_encoder_block_1_0_attention_self_key_weight"
    original_name = "glpn.encoder.block.1.0.attention.self.key.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_key_bias:
    name = "glpn_encoder_block_1_0_attention_self_key_bias"
    original_name = "glpn.encoder.block.1.0.attention.self.key.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_value_weight:
    name = "glpn_encoder_block_1_0_attention_self_value_weight"
    original_name = "glpn.encoder.block.1.0.attention.self.value.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_self_value_bias:
    name = "glpn_encoder_block_1_0_attention_self_value_bias"
    original_name = "glpn.encoder.block.1.0.attention.self.value.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_output_dense_weight:
    name = "glpn_encoder_block_1_0_attention_output_dense_weight"
    original_name = "glpn.encoder.block.1.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_attention_output_dense_bias:
    name = "glpn_encoder_block_1_0_attention_output_dense_bias"
    original_name = "glpn.encoder.block.1.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_layer_norm_2_weight:
    name = "glpn_encoder_block_1_0_layer_norm_2_weight"
    original_name = "glpn.encoder.block.1.0.layer_norm_2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_layer_norm_2_bias:
    name = "glpn_encoder_block_1_0_layer_norm_2_bias"
    original_name = "glpn.encoder.block.1.0.layer_norm_2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_mlp_dense1_weight:
    name = "glpn_encoder_block_1_0_mlp_dense1_weight"
    original_name = "glpn.encoder.block.1.0.mlp.dense1.weight"
    kind = "parameter"
    shape = [256, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_mlp_dense1_bias:
    name = "glpn_encoder_block_1_0_mlp_dense1_bias"
    original_name = "glpn.encoder.block.1.0.mlp.dense1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_1_0_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.1.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_1_0_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.1.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_mlp_dense2_weight:
    name = "glpn_encoder_block_1_0_mlp_dense2_weight"
    original_name = "glpn.encoder.block.1.0.mlp.dense2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_0_mlp_dense2_bias:
    name = "glpn_encoder_block_1_0_mlp_dense2_bias"
    original_name = "glpn.encoder.block.1.0.mlp.dense2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_layer_norm_1_weight:
    name = "glpn_encoder_block_1_1_layer_norm_1_weight"
    original_name = "glpn.encoder.block.1.1.layer_norm_1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_layer_norm_1_bias:
    name = "glpn_encoder_block_1_1_layer_norm_1_bias"
    original_name = "glpn.encoder.block.1.1.layer_norm_1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_query_weight:
    name = "glpn_encoder_block_1_1_attention_self_query_weight"
    original_name = "glpn.encoder.block.1.1.attention.self.query.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_query_bias:
    name = "glpn_encoder_block_1_1_attention_self_query_bias"
    original_name = "glpn.encoder.block.1.1.attention.self.query.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_sr_weight:
    name = "glpn_encoder_block_1_1_attention_self_sr_weight"
    original_name = "glpn.encoder.block.1.1.attention.self.sr.weight"
    kind = "parameter"
    shape = [64, 64, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_sr_bias:
    name = "glpn_encoder_block_1_1_attention_self_sr_bias"
    original_name = "glpn.encoder.block.1.1.attention.self.sr.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_layer_norm_weight:
    name = "glpn_encoder_block_1_1_attention_self_layer_norm_weight"
    original_name = "glpn.encoder.block.1.1.attention.self.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_layer_norm_bias:
    name = "glpn_encoder_block_1_1_attention_self_layer_norm_bias"
    original_name = "glpn.encoder.block.1.1.attention.self.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_key_weight:
    name = "glpn_encoder_block_1_1_attention_self_key_weight"
    original_name = "glpn.encoder.block.1.1.attention.self.key.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_key_bias:
    name = "glpn_encoder_block_1_1_attention_self_key_bias"
    original_name = "glpn.encoder.block.1.1.attention.self.key.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_value_weight:
    name = "glpn_encoder_block_1_1_attention_self_value_weight"
    original_name = "glpn.encoder.block.1.1.attention.self.value.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_self_value_bias:
    name = "glpn_encoder_block_1_1_attention_self_value_bias"
    original_name = "glpn.encoder.block.1.1.attention.self.value.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_output_dense_weight:
    name = "glpn_encoder_block_1_1_attention_output_dense_weight"
    original_name = "glpn.encoder.block.1.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_attention_output_dense_bias:
    name = "glpn_encoder_block_1_1_attention_output_dense_bias"
    original_name = "glpn.encoder.block.1.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_layer_norm_2_weight:
    name = "glpn_encoder_block_1_1_layer_norm_2_weight"
    original_name = "glpn.encoder.block.1.1.layer_norm_2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_layer_norm_2_bias:
    name = "glpn_encoder_block_1_1_layer_norm_2_bias"
    original_name = "glpn.encoder.block.1.1.layer_norm_2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_mlp_dense1_weight:
    name = "glpn_encoder_block_1_1_mlp_dense1_weight"
    original_name = "glpn.encoder.block.1.1.mlp.dense1.weight"
    kind = "parameter"
    shape = [256, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_mlp_dense1_bias:
    name = "glpn_encoder_block_1_1_mlp_dense1_bias"
    original_name = "glpn.encoder.block.1.1.mlp.dense1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_1_1_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.1.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_1_1_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.1.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_mlp_dense2_weight:
    name = "glpn_encoder_block_1_1_mlp_dense2_weight"
    original_name = "glpn.encoder.block.1.1.mlp.dense2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_1_1_mlp_dense2_bias:
    name = "glpn_encoder_block_1_1_mlp_dense2_bias"
    original_name = "glpn.encoder.block.1.1.mlp.dense2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_1_weight:
    name = "glpn_encoder_layer_norm_1_weight"
    original_name = "glpn.encoder.layer_norm.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_1_bias:
    name = "glpn_encoder_layer_norm_1_bias"
    original_name = "glpn.encoder.layer_norm.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_2_proj_weight:
    name = "glpn_encoder_patch_embeddings_2_proj_weight"
    original_name = "glpn.encoder.patch_embeddings.2.proj.weight"
    kind = "parameter"
    shape = [160, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_2_proj_bias:
    name = "glpn_encoder_patch_embeddings_2_proj_bias"
    original_name = "glpn.encoder.patch_embeddings.2.proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_2_layer_norm_weight:
    name = "glpn_encoder_patch_embeddings_2_layer_norm_weight"
    original_name = "glpn.encoder.patch_embeddings.2.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_2_layer_norm_bias:
    name = "glpn_encoder_patch_embeddings_2_layer_norm_bias"
    original_name = "glpn.encoder.patch_embeddings.2.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_layer_norm_1_weight:
    name = "glpn_encoder_block_2_0_layer_norm_1_weight"
    original_name = "glpn.encoder.block.2.0.layer_norm_1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_layer_norm_1_bias:
    name = "glpn_encoder_block_2_0_layer_norm_1_bias"
    original_name = "glpn.encoder.block.2.0.layer_norm_1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_query_weight:
    name = "glpn_encoder_block_2_0_attention_self_query_weight"
    original_name = "glpn.encoder.block.2.0.attention.self.query.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_query_bias:
    name = "glpn_encoder_block_2_0_attention_self_query_bias"
    original_name = "glpn.encoder.block.2.0.attention.self.query.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_sr_weight:
    name = "glpn_encoder_block_2_0_attention_self_sr_weight"
    original_name = "glpn.encoder.block.2.0.attention.self.sr.weight"
    kind = "parameter"
    shape = [160, 160, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_sr_bias:
    name = "glpn_encoder_block_2_0_attention_self_sr_bias"
    original_name = "glpn.encoder.block.2.0.attention.self.sr.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_layer_norm_weight:
    name = "glpn_encoder_block_2_0_attention_self_layer_norm_weight"
    original_name = "glpn.encoder.block.2.0.attention.self.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_layer_norm_bias:
    name = "glpn_encoder_block_2_0_attention_self_layer_norm_bias"
    original_name = "glpn.encoder.block.2.0.attention.self.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_key_weight:
    name = "glpn_encoder_block_2_0_attention_self_key_weight"
    original_name = "glpn.encoder.block.2.0.attention.self.key.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_key_bias:
    name = "glpn_encoder_block_2_0_attention_self_key_bias"
    original_name = "glpn.encoder.block.2.0.attention.self.key.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_value_weight:
    name = "glpn_encoder_block_2_0_attention_self_value_weight"
    original_name = "glpn.encoder.block.2.0.attention.self.value.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_self_value_bias:
    name = "glpn_encoder_block_2_0_attention_self_value_bias"
    original_name = "glpn.encoder.block.2.0.attention.self.value.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_output_dense_weight:
    name = "glpn_encoder_block_2_0_attention_output_dense_weight"
    original_name = "glpn.encoder.block.2.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_attention_output_dense_bias:
    name = "glpn_encoder_block_2_0_attention_output_dense_bias"
    original_name = "glpn.encoder.block.2.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_layer_norm_2_weight:
    name = "glpn_encoder_block_2_0_layer_norm_2_weight"
    original_name = "glpn.encoder.block.2.0.layer_norm_2.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_layer_norm_2_bias:
    name = "glpn_encoder_block_2_0_layer_norm_2_bias"
    original_name = "glpn.encoder.block.2.0.layer_norm_2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_mlp_dense1_weight:
    name = "glpn_encoder_block_2_0_mlp_dense1_weight"
    original_name = "glpn.encoder.block.2.0.mlp.dense1.weight"
    kind = "parameter"
    shape = [640, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_mlp_dense1_bias:
    name = "glpn_encoder_block_2_0_mlp_dense1_bias"
    original_name = "glpn.encoder.block.2.0.mlp.dense1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_2_0_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.2.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [640, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_2_0_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.2.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_mlp_dense2_weight:
    name = "glpn_encoder_block_2_0_mlp_dense2_weight"
    original_name = "glpn.encoder.block.2.0.mlp.dense2.weight"
    kind = "parameter"
    shape = [160, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_0_mlp_dense2_bias:
    name = "glpn_encoder_block_2_0_mlp_dense2_bias"
    original_name = "glpn.encoder.block.2.0.mlp.dense2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_layer_norm_1_weight:
    name = "glpn_encoder_block_2_1_layer_norm_1_weight"
    original_name = "glpn.encoder.block.2.1.layer_norm_1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_layer_norm_1_bias:
    name = "glpn_encoder_block_2_1_layer_norm_1_bias"
    original_name = "glpn.encoder.block.2.1.layer_norm_1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_query_weight:
    name = "glpn_encoder_block_2_1_attention_self_query_weight"
    original_name = "glpn.encoder.block.2.1.attention.self.query.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_query_bias:
    name = "glpn_encoder_block_2_1_attention_self_query_bias"
    original_name = "glpn.encoder.block.2.1.attention.self.query.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_sr_weight:
    name = "glpn_encoder_block_2_1_attention_self_sr_weight"
    original_name = "glpn.encoder.block.2.1.attention.self.sr.weight"
    kind = "parameter"
    shape = [160, 160, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_sr_bias:
    name = "glpn_encoder_block_2_1_attention_self_sr_bias"
    original_name = "glpn.encoder.block.2.1.attention.self.sr.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_layer_norm_weight:
    name = "glpn_encoder_block_2_1_attention_self_layer_norm_weight"
    original_name = "glpn.encoder.block.2.1.attention.self.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_layer_norm_bias:
    name = "glpn_encoder_block_2_1_attention_self_layer_norm_bias"
    original_name = "glpn.encoder.block.2.1.attention.self.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_key_weight:
    name = "glpn_encoder_block_2_1_attention_self_key_weight"
    original_name = "glpn.encoder.block.2.1.attention.self.key.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_key_bias:
    name = "glpn_encoder_block_2_1_attention_self_key_bias"
    original_name = "glpn.encoder.block.2.1.attention.self.key.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_value_weight:
    name = "glpn_encoder_block_2_1_attention_self_value_weight"
    original_name = "glpn.encoder.block.2.1.attention.self.value.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_self_value_bias:
    name = "glpn_encoder_block_2_1_attention_self_value_bias"
    original_name = "glpn.encoder.block.2.1.attention.self.value.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_output_dense_weight:
    name = "glpn_encoder_block_2_1_attention_output_dense_weight"
    original_name = "glpn.encoder.block.2.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_attention_output_dense_bias:
    name = "glpn_encoder_block_2_1_attention_output_dense_bias"
    original_name = "glpn.encoder.block.2.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_layer_norm_2_weight:
    name = "glpn_encoder_block_2_1_layer_norm_2_weight"
    original_name = "glpn.encoder.block.2.1.layer_norm_2.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_layer_norm_2_bias:
    name = "glpn_encoder_block_2_1_layer_norm_2_bias"
    original_name = "glpn.encoder.block.2.1.layer_norm_2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_mlp_dense1_weight:
    name = "glpn_encoder_block_2_1_mlp_dense1_weight"
    original_name = "glpn.encoder.block.2.1.mlp.dense1.weight"
    kind = "parameter"
    shape = [640, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_mlp_dense1_bias:
    name = "glpn_encoder_block_2_1_mlp_dense1_bias"
    original_name = "glpn.encoder.block.2.1.mlp.dense1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_2_1_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.2.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [640, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_2_1_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.2.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_mlp_dense2_weight:
    name = "glpn_encoder_block_2_1_mlp_dense2_weight"
    original_name = "glpn.encoder.block.2.1.mlp.dense2.weight"
    kind = "parameter"
    shape = [160, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_2_1_mlp_dense2_bias:
    name = "glpn_encoder_block_2_1_mlp_dense2_bias"
    original_name = "glpn.encoder.block.2.1.mlp.dense2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_2_weight:
    name = "glpn_encoder_layer_norm_2_weight"
    original_name = "glpn.encoder.layer_norm.2.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_2_bias:
    name = "glpn_encoder_layer_norm_2_bias"
    original_name = "glpn.encoder.layer_norm.2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_3_proj_weight:
    name = "glpn_encoder_patch_embeddings_3_proj_weight"
    original_name = "glpn.encoder.patch_embeddings.3.proj.weight"
    kind = "parameter"
    shape = [128, 160, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.037267799624996496
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_3_proj_bias:
    name = "glpn_encoder_patch_embeddings_3_proj_bias"
    original_name = "glpn.encoder.patch_embeddings.3.proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_3_layer_norm_weight:
    name = "glpn_encoder_patch_embeddings_3_layer_norm_weight"
    original_name = "glpn.encoder.patch_embeddings.3.layer_norm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_patch_embeddings_3_layer_norm_bias:
    name = "glpn_encoder_patch_embeddings_3_layer_norm_bias"
    original_name = "glpn.encoder.patch_embeddings.3.layer_norm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_layer_norm_1_weight:
    name = "glpn_encoder_block_3_0_layer_norm_1_weight"
    original_name = "glpn.encoder.block.3.0.layer_norm_1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_layer_norm_1_bias:
    name = "glpn_encoder_block_3_0_layer_norm_1_bias"
    original_name = "glpn.encoder.block.3.0.layer_norm_1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_self_query_weight:
    name = "glpn_encoder_block_3_0_attention_self_query_weight"
    original_name = "glpn.encoder.block.3.0.attention.self.query.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_self_query_bias:
    name = "glpn_encoder_block_3_0_attention_self_query_bias"
    original_name = "glpn.encoder.block.3.0.attention.self.query.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_self_key_weight:
    name = "glpn_encoder_block_3_0_attention_self_key_weight"
    original_name = "glpn.encoder.block.3.0.attention.self.key.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_self_key_bias:
    name = "glpn_encoder_block_3_0_attention_self_key_bias"
    original_name = "glpn.encoder.block.3.0.attention.self.key.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_self_value_weight:
    name = "glpn_encoder_block_3_0_attention_self_value_weight"
    original_name = "glpn.encoder.block.3.0.attention.self.value.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_self_value_bias:
    name = "glpn_encoder_block_3_0_attention_self_value_bias"
    original_name = "glpn.encoder.block.3.0.attention.self.value.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_output_dense_weight:
    name = "glpn_encoder_block_3_0_attention_output_dense_weight"
    original_name = "glpn.encoder.block.3.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_attention_output_dense_bias:
    name = "glpn_encoder_block_3_0_attention_output_dense_bias"
    original_name = "glpn.encoder.block.3.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_layer_norm_2_weight:
    name = "glpn_encoder_block_3_0_layer_norm_2_weight"
    original_name = "glpn.encoder.block.3.0.layer_norm_2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_layer_norm_2_bias:
    name = "glpn_encoder_block_3_0_layer_norm_2_bias"
    original_name = "glpn.encoder.block.3.0.layer_norm_2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_mlp_dense1_weight:
    name = "glpn_encoder_block_3_0_mlp_dense1_weight"
    original_name = "glpn.encoder.block.3.0.mlp.dense1.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_mlp_dense1_bias:
    name = "glpn_encoder_block_3_0_mlp_dense1_bias"
    original_name = "glpn.encoder.block.3.0.mlp.dense1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_3_0_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.3.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_3_0_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.3.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_mlp_dense2_weight:
    name = "glpn_encoder_block_3_0_mlp_dense2_weight"
    original_name = "glpn.encoder.block.3.0.mlp.dense2.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_0_mlp_dense2_bias:
    name = "glpn_encoder_block_3_0_mlp_dense2_bias"
    original_name = "glpn.encoder.block.3.0.mlp.dense2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_layer_norm_1_weight:
    name = "glpn_encoder_block_3_1_layer_norm_1_weight"
    original_name = "glpn.encoder.block.3.1.layer_norm_1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_layer_norm_1_bias:
    name = "glpn_encoder_block_3_1_layer_norm_1_bias"
    original_name = "glpn.encoder.block.3.1.layer_norm_1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_self_query_weight:
    name = "glpn_encoder_block_3_1_attention_self_query_weight"
    original_name = "glpn.encoder.block.3.1.attention.self.query.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_self_query_bias:
    name = "glpn_encoder_block_3_1_attention_self_query_bias"
    original_name = "glpn.encoder.block.3.1.attention.self.query.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_self_key_weight:
    name = "glpn_encoder_block_3_1_attention_self_key_weight"
    original_name = "glpn.encoder.block.3.1.attention.self.key.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_self_key_bias:
    name = "glpn_encoder_block_3_1_attention_self_key_bias"
    original_name = "glpn.encoder.block.3.1.attention.self.key.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_self_value_weight:
    name = "glpn_encoder_block_3_1_attention_self_value_weight"
    original_name = "glpn.encoder.block.3.1.attention.self.value.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_self_value_bias:
    name = "glpn_encoder_block_3_1_attention_self_value_bias"
    original_name = "glpn.encoder.block.3.1.attention.self.value.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_output_dense_weight:
    name = "glpn_encoder_block_3_1_attention_output_dense_weight"
    original_name = "glpn.encoder.block.3.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_attention_output_dense_bias:
    name = "glpn_encoder_block_3_1_attention_output_dense_bias"
    original_name = "glpn.encoder.block.3.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_layer_norm_2_weight:
    name = "glpn_encoder_block_3_1_layer_norm_2_weight"
    original_name = "glpn.encoder.block.3.1.layer_norm_2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_layer_norm_2_bias:
    name = "glpn_encoder_block_3_1_layer_norm_2_bias"
    original_name = "glpn.encoder.block.3.1.layer_norm_2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_mlp_dense1_weight:
    name = "glpn_encoder_block_3_1_mlp_dense1_weight"
    original_name = "glpn.encoder.block.3.1.mlp.dense1.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_mlp_dense1_bias:
    name = "glpn_encoder_block_3_1_mlp_dense1_bias"
    original_name = "glpn.encoder.block.3.1.mlp.dense1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_mlp_dwconv_dwconv_weight:
    name = "glpn_encoder_block_3_1_mlp_dwconv_dwconv_weight"
    original_name = "glpn.encoder.block.3.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_mlp_dwconv_dwconv_bias:
    name = "glpn_encoder_block_3_1_mlp_dwconv_dwconv_bias"
    original_name = "glpn.encoder.block.3.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_mlp_dense2_weight:
    name = "glpn_encoder_block_3_1_mlp_dense2_weight"
    original_name = "glpn.encoder.block.3.1.mlp.dense2.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_glpn_encoder_block_3_1_mlp_dense2_bias:
    name = "glpn_encoder_block_3_1_mlp_dense2_bias"
    original_name = "glpn.encoder.block.3.1.mlp.dense2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_3_weight:
    name = "glpn_encoder_layer_norm_3_weight"
    original_name = "glpn.encoder.layer_norm.3.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_glpn_encoder_layer_norm_3_bias:
    name = "glpn_encoder_layer_norm_3_bias"
    original_name = "glpn.encoder.layer_norm.3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_0_convolution_weight:
    name = "decoder_stages_0_convolution_weight"
    original_name = "decoder.stages.0.convolution.weight"
    kind = "parameter"
    shape = [32, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_stages_0_convolution_bias:
    name = "decoder_stages_0_convolution_bias"
    original_name = "decoder.stages.0.convolution.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_1_convolution_weight:
    name = "decoder_stages_1_convolution_weight"
    original_name = "decoder.stages.1.convolution.weight"
    kind = "parameter"
    shape = [32, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_decoder_stages_1_convolution_bias:
    name = "decoder_stages_1_convolution_bias"
    original_name = "decoder.stages.1.convolution.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer1_0_weight:
    name = "decoder_stages_1_fusion_convolutional_layer1_0_weight"
    original_name = "decoder.stages.1.fusion.convolutional_layer1.0.weight"
    kind = "parameter"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer1_0_bias:
    name = "decoder_stages_1_fusion_convolutional_layer1_0_bias"
    original_name = "decoder.stages.1.fusion.convolutional_layer1.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer1_1_running_mean:
    name = "decoder_stages_1_fusion_convolutional_layer1_1_running_mean"
    original_name = "decoder.stages.1.fusion.convolutional_layer1.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer1_1_running_var:
    name = "decoder_stages_1_fusion_convolutional_layer1_1_running_var"
    original_name = "decoder.stages.1.fusion.convolutional_layer1.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer1_1_weight:
    name = "decoder_stages_1_fusion_convolutional_layer1_1_weight"
    original_name = "decoder.stages.1.fusion.convolutional_layer1.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer1_1_bias:
    name = "decoder_stages_1_fusion_convolutional_layer1_1_bias"
    original_name = "decoder.stages.1.fusion.convolutional_layer1.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer2_0_weight:
    name = "decoder_stages_1_fusion_convolutional_layer2_0_weight"
    original_name = "decoder.stages.1.fusion.convolutional_layer2.0.weight"
    kind = "parameter"
    shape = [16, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer2_0_bias:
    name = "decoder_stages_1_fusion_convolutional_layer2_0_bias"
    original_name = "decoder.stages.1.fusion.convolutional_layer2.0.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer2_1_running_mean:
    name = "decoder_stages_1_fusion_convolutional_layer2_1_running_mean"
    original_name = "decoder.stages.1.fusion.convolutional_layer2.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer2_1_running_var:
    name = "decoder_stages_1_fusion_convolutional_layer2_1_running_var"
    original_name = "decoder.stages.1.fusion.convolutional_layer2.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer2_1_weight:
    name = "decoder_stages_1_fusion_convolutional_layer2_1_weight"
    original_name = "decoder.stages.1.fusion.convolutional_layer2.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer2_1_bias:
    name = "decoder_stages_1_fusion_convolutional_layer2_1_bias"
    original_name = "decoder.stages.1.fusion.convolutional_layer2.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer3_weight:
    name = "decoder_stages_1_fusion_convolutional_layer3_weight"
    original_name = "decoder.stages.1.fusion.convolutional_layer3.weight"
    kind = "parameter"
    shape = [2, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_decoder_stages_1_fusion_convolutional_layer3_bias:
    name = "decoder_stages_1_fusion_convolutional_layer3_bias"
    original_name = "decoder.stages.1.fusion.convolutional_layer3.bias"
    kind = "parameter"
    shape = [2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_2_convolution_weight:
    name = "decoder_stages_2_convolution_weight"
    original_name = "decoder.stages.2.convolution.weight"
    kind = "parameter"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_stages_2_convolution_bias:
    name = "decoder_stages_2_convolution_bias"
    original_name = "decoder.stages.2.convolution.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer1_0_weight:
    name = "decoder_stages_2_fusion_convolutional_layer1_0_weight"
    original_name = "decoder.stages.2.fusion.convolutional_layer1.0.weight"
    kind = "parameter"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer1_0_bias:
    name = "decoder_stages_2_fusion_convolutional_layer1_0_bias"
    original_name = "decoder.stages.2.fusion.convolutional_layer1.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer1_1_running_mean:
    name = "decoder_stages_2_fusion_convolutional_layer1_1_running_mean"
    original_name = "decoder.stages.2.fusion.convolutional_layer1.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer1_1_running_var:
    name = "decoder_stages_2_fusion_convolutional_layer1_1_running_var"
    original_name = "decoder.stages.2.fusion.convolutional_layer1.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer1_1_weight:
    name = "decoder_stages_2_fusion_convolutional_layer1_1_weight"
    original_name = "decoder.stages.2.fusion.convolutional_layer1.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer1_1_bias:
    name = "decoder_stages_2_fusion_convolutional_layer1_1_bias"
    original_name = "decoder.stages.2.fusion.convolutional_layer1.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer2_0_weight:
    name = "decoder_stages_2_fusion_convolutional_layer2_0_weight"
    original_name = "decoder.stages.2.fusion.convolutional_layer2.0.weight"
    kind = "parameter"
    shape = [16, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer2_0_bias:
    name = "decoder_stages_2_fusion_convolutional_layer2_0_bias"
    original_name = "decoder.stages.2.fusion.convolutional_layer2.0.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer2_1_running_mean:
    name = "decoder_stages_2_fusion_convolutional_layer2_1_running_mean"
    original_name = "decoder.stages.2.fusion.convolutional_layer2.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer2_1_running_var:
    name = "decoder_stages_2_fusion_convolutional_layer2_1_running_var"
    original_name = "decoder.stages.2.fusion.convolutional_layer2.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer2_1_weight:
    name = "decoder_stages_2_fusion_convolutional_layer2_1_weight"
    original_name = "decoder.stages.2.fusion.convolutional_layer2.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer2_1_bias:
    name = "decoder_stages_2_fusion_convolutional_layer2_1_bias"
    original_name = "decoder.stages.2.fusion.convolutional_layer2.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer3_weight:
    name = "decoder_stages_2_fusion_convolutional_layer3_weight"
    original_name = "decoder.stages.2.fusion.convolutional_layer3.weight"
    kind = "parameter"
    shape = [2, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_decoder_stages_2_fusion_convolutional_layer3_bias:
    name = "decoder_stages_2_fusion_convolutional_layer3_bias"
    original_name = "decoder.stages.2.fusion.convolutional_layer3.bias"
    kind = "parameter"
    shape = [2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer1_0_weight:
    name = "decoder_stages_3_fusion_convolutional_layer1_0_weight"
    original_name = "decoder.stages.3.fusion.convolutional_layer1.0.weight"
    kind = "parameter"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer1_0_bias:
    name = "decoder_stages_3_fusion_convolutional_layer1_0_bias"
    original_name = "decoder.stages.3.fusion.convolutional_layer1.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer1_1_running_mean:
    name = "decoder_stages_3_fusion_convolutional_layer1_1_running_mean"
    original_name = "decoder.stages.3.fusion.convolutional_layer1.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer1_1_running_var:
    name = "decoder_stages_3_fusion_convolutional_layer1_1_running_var"
    original_name = "decoder.stages.3.fusion.convolutional_layer1.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer1_1_weight:
    name = "decoder_stages_3_fusion_convolutional_layer1_1_weight"
    original_name = "decoder.stages.3.fusion.convolutional_layer1.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer1_1_bias:
    name = "decoder_stages_3_fusion_convolutional_layer1_1_bias"
    original_name = "decoder.stages.3.fusion.convolutional_layer1.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer2_0_weight:
    name = "decoder_stages_3_fusion_convolutional_layer2_0_weight"
    original_name = "decoder.stages.3.fusion.convolutional_layer2.0.weight"
    kind = "parameter"
    shape = [16, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer2_0_bias:
    name = "decoder_stages_3_fusion_convolutional_layer2_0_bias"
    original_name = "decoder.stages.3.fusion.convolutional_layer2.0.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer2_1_running_mean:
    name = "decoder_stages_3_fusion_convolutional_layer2_1_running_mean"
    original_name = "decoder.stages.3.fusion.convolutional_layer2.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer2_1_running_var:
    name = "decoder_stages_3_fusion_convolutional_layer2_1_running_var"
    original_name = "decoder.stages.3.fusion.convolutional_layer2.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer2_1_weight:
    name = "decoder_stages_3_fusion_convolutional_layer2_1_weight"
    original_name = "decoder.stages.3.fusion.convolutional_layer2.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer2_1_bias:
    name = "decoder_stages_3_fusion_convolutional_layer2_1_bias"
    original_name = "decoder.stages.3.fusion.convolutional_layer2.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer3_weight:
    name = "decoder_stages_3_fusion_convolutional_layer3_weight"
    original_name = "decoder.stages.3.fusion.convolutional_layer3.weight"
    kind = "parameter"
    shape = [2, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_decoder_stages_3_fusion_convolutional_layer3_bias:
    name = "decoder_stages_3_fusion_convolutional_layer3_bias"
    original_name = "decoder.stages.3.fusion.convolutional_layer3.bias"
    kind = "parameter"
    shape = [2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_head_0_weight:
    name = "head_head_0_weight"
    original_name = "head.head.0.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_head_head_0_bias:
    name = "head_head_0_bias"
    original_name = "head.head.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_head_2_weight:
    name = "head_head_2_weight"
    original_name = "head.head.2.weight"
    kind = "parameter"
    shape = [1, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_head_head_2_bias:
    name = "head_head_2_bias"
    original_name = "head.head.2.bias"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
