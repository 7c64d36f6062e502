class Program_weight_tensor_meta_tensor_0:
    name = "tensor_0"
    original_name = "L['args'][0]"
    kind = "input"
    shape = [1, 3, 256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001279
    std = 0.9983
    data = None


class Program_weight_tensor_meta_segformer_stages_0_patch_embeddings_proj_weight:
    name = "segformer_stages_0_patch_embeddings_proj_weight"
    original_name = "segformer.stages.0.patch_embeddings.proj.weight"
    kind = "parameter"
    shape = [32, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11664236870396086
    data = None


class Program_weight_tensor_meta_segformer_stages_0_patch_embeddings_proj_bias:
    name = "segformer_stages_0_patch_embeddings_proj_bias"
    original_name = "segformer.stages.0.patch_embeddings.proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_patch_embeddings_layer_norm_weight:
    name = "segformer_stages_0_patch_embeddings_layer_norm_weight"
    original_name = "segformer.stages.0.patch_embeddings.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_patch_embeddings_layer_norm_bias:
    name = "segformer_stages_0_patch_embeddings_layer_norm_bias"
    original_name = "segformer.stages.0.patch_embeddings.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_layernorm_before_weight:
    name = "segformer_stages_0_blocks_0_layernorm_before_weight"
    original_name = "segformer.stages.0.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_layernorm_before_bias:
    name = "segformer_stages_0_blocks_0_layernorm_before_bias"
    original_name = "segformer.stages.0.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_q_proj_weight:
    name = "segformer_stages_0_blocks_0_attention_q_proj_weight"
    original_name = "segformer.stages.0.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_q_proj_bias:
    name = "segformer_stages_0_blocks_0_attention_q_proj_bias"
    original_name = "segformer.stages.0.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_weight:
    name = "segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_weight"
    original_name = "segformer.stages.0.blocks.0.attention.sequence_reduction.sequence_reduction.weight"
    kind = "parameter"
    shape = [32, 32, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_bias:
    name = "segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_bias"
    original_name = "segformer.stages.0.blocks.0.attention.sequence_reduction.sequence_reduction.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_weight:
    name = "segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_weight"
    original_name = "segformer.stages.0.blocks.0.attention.sequence_reduction.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_bias:
    name = "segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_bias"
    original_name = "segformer.stages.0.blocks.0.attention.sequence_reduction.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_k_proj_weight:
    name = "segformer_stages_0_blocks_0_attention_k_proj_weight"
    original_name = "segformer.stages.0.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_k_proj_bias:
    name = "segformer_stages_0_blocks_0_attention_k_proj_bias"
    original_name = "segformer.stages.0.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_v_proj_weight:
    name = "segformer_stages_0_blocks_0_attention_v_proj_weight"
    original_name = "segformer.stages.0.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_v_proj_bias:
    name = "segformer_stages_0_blocks_0_attention_v_proj_bias"
    original_name = "segformer.stages.0.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_o_proj_weight:
    name = "segformer_stages_0_blocks_0_attention_o_proj_weight"
    original_name = "segformer.stages.0.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_attention_o_proj_bias:
    name = "segformer_stages_0_blocks_0_attention_o_proj_bias"
    original_name = "segformer.stages.0.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_layernorm_after_weight:
    name = "segformer_stages_0_blocks_0_layernorm_after_weight"
    original_name = "segformer.stages.0.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_layernorm_after_bias:
    name = "segformer_stages_0_blocks_0_layernorm_after_bias"
    original_name = "segformer.stages.0.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_mlp_fc1_weight:
    name = "segformer_stages_0_blocks_0_mlp_fc1_weight"
    original_name = "segformer.stages.0.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_mlp_fc1_bias:
    name = "segformer_stages_0_blocks_0_mlp_fc1_bias"
    original_name = "segformer.stages.0.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_0_blocks_0_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.0.blocks.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_0_blocks_0_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.0.blocks.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_mlp_fc2_weight:
    name = "segformer_stages_0_blocks_0_mlp_fc2_weight"
    original_name = "segformer.stages.0.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_0_mlp_fc2_bias:
    name = "segformer_stages_0_blocks_0_mlp_fc2_bias"
    original_name = "segformer.stages.0.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_layernorm_before_weight:
    name = "segformer_stages_0_blocks_1_layernorm_before_weight"
    original_name = "segformer.stages.0.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_layernorm_before_bias:
    name = "segformer_stages_0_blocks_1_layernorm_before_bias"
    original_name = "segformer.stages.0.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_q_proj_weight:
    name = "segformer_stages_0_blocks_1_attention_q_proj_weight"
    original_name = "segformer.stages.0.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_q_proj_bias:
    name = "segformer_stages_0_blocks_1_attention_q_proj_bias"
    original_name = "segformer.stages.0.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_weight:
    name = "segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_weight"
    original_name = "segformer.stages.0.blocks.1.attention.sequence_reduction.sequence_reduction.weight"
    kind = "parameter"
    shape = [32, 32, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_bias:
    name = "segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_bias"
    original_name = "segformer.stages.0.blocks.1.attention.sequence_reduction.sequence_reduction.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_weight:
    name = "segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_weight"
    original_name = "segformer.stages.0.blocks.1.attention.sequence_reduction.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_bias:
    name = "segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_bias"
    original_name = "segformer.stages.0.blocks.1.attention.sequence_reduction.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_k_proj_weight:
    name = "segformer_stages_0_blocks_1_attention_k_proj_weight"
    original_name = "segformer.stages.0.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_k_proj_bias:
    name = "segformer_stages_0_blocks_1_attention_k_proj_bias"
    original_name = "segformer.stages.0.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_v_proj_weight:
    name = "segformer_stages_0_blocks_1_attention_v_proj_weight"
    original_name = "segformer.stages.0.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_v_proj_bias:
    name = "segformer_stages_0_blocks_1_attention_v_proj_bias"
    original_name = "segformer.stages.0.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_o_proj_weight:
    name = "segformer_stages_0_blocks_1_attention_o_proj_weight"
    original_name = "segformer.stages.0.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_attention_o_proj_bias:
    name = "segformer_stages_0_blocks_1_attention_o_proj_bias"
    original_name = "segformer.stages.0.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_layernorm_after_weight:
    name = "segformer_stages_0_blocks_1_layernorm_after_weight"
    original_name = "segformer.stages.0.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_layernorm_after_bias:
    name = "segformer_stages_0_blocks_1_layernorm_after_bias"
    original_name = "segformer.stages.0.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_mlp_fc1_weight:
    name = "segformer_stages_0_blocks_1_mlp_fc1_weight"
    original_name = "segformer.stages.0.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_mlp_fc1_bias:
    name = "segformer_stages_0_blocks_1_mlp_fc1_bias"
    original_name = "segformer.stages.0.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_0_blocks_1_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.0.blocks.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_0_blocks_1_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.0.blocks.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_mlp_fc2_weight:
    name = "segformer_stages_0_blocks_1_mlp_fc2_weight"
    original_name = "segformer.stages.0.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_segformer_stages_0_blocks_1_mlp_fc2_bias:
    name = "segformer_stages_0_blocks_1_mlp_fc2_bias"
    original_name = "segformer.stages.0.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_0_layer_norm_weight:
    name = "segformer_stages_0_layer_norm_weight"
    original_name = "segformer.stages.0.layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_0_layer_norm_bias:
    name = "segformer_stages_0_layer_norm_bias"
    original_name = "segformer.stages.0.layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_patch_embeddings_proj_weight:
    name = "segformer_stages_1_patch_embeddings_proj_weight"
    original_name = "segformer.stages.1.patch_embeddings.proj.weight"
    kind = "parameter"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_segformer_stages_1_patch_embeddings_proj_bias:
    name = "segformer_stages_1_patch_embeddings_proj_bias"
    original_name = "segformer.stages.1.patch_embeddings.proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_patch_embeddings_layer_norm_weight:
    name = "segformer_stages_1_patch_embeddings_layer_norm_weight"
    original_name = "segformer.stages.1.patch_embeddings.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_patch_embeddings_layer_norm_bias:
    name = "segformer_stages_1_patch_embeddings_layer_norm_bias"
    original_name = "segformer.stages.1.patch_embeddings.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_layernorm_before_weight:
    name = "segformer_stages_1_blocks_0_layernorm_before_weight"
    original_name = "segformer.stages.1.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_layernorm_before_bias:
    name = "segformer_stages_1_blocks_0_layernorm_before_bias"
    original_name = "segformer.stages.1.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_q_proj_weight:
    name = "segformer_stages_1_blocks_0_attention_q_proj_weight"
    original_name = "segformer.stages.1.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_q_proj_bias:
    name = "segformer_stages_1_blocks_0_attention_q_proj_bias"
    original_name = "segformer.stages.1.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_weight:
    name = "segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_weight"
    original_name = "segformer.stages.1.blocks.0.attention.sequence_reduction.sequence_reduction.weight"
    kind = "parameter"
    shape = [64, 64, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_bias:
    name = "segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_bias"
    original_name = "segformer.stages.1.blocks.0.attention.sequence_reduction.sequence_reduction.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_weight:
    name = "segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_weight"
    original_name = "segformer.stages.1.blocks.0.attention.sequence_reduction.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_bias:
    name = "segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_bias"
    original_name = "segformer.stages.1.blocks.0.attention.sequence_reduction.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_k_proj_weight:
    name = "segformer_stages_1_blocks_0_attention_k_proj_weight"
    original_name = "segformer.stages.1.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_k_proj_bias:
    name = "segformer_stages_1_blocks_0_attention_k_proj_bias"
    original_name = "segformer.stages.1.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_v_proj_weight:
    name = "segformer_stages_1_blocks_0_attention_v_proj_weight"
    original_name = "segformer.stages.1.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_v_proj_bias:
    name = "segformer_stages_1_blocks_0_attention_v_proj_bias"
    original_name = "segformer.stages.1.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_o_proj_weight:
    name = "segformer_stages_1_blocks_0_attention_o_proj_weight"
    original_name = "segformer.stages.1.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_attention_o_proj_bias:
    name = "segformer_stages_1_blocks_0_attention_o_proj_bias"
    original_name = "segformer.stages.1.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_layernorm_after_weight:
    name = "segformer_stages_1_blocks_0_layernorm_after_weight"
    original_name = "segformer.stages.1.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_layernorm_after_bias:
    name = "segformer_stages_1_blocks_0_layernorm_after_bias"
    original_name = "segformer.stages.1.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_mlp_fc1_weight:
    name = "segformer_stages_1_blocks_0_mlp_fc1_weight"
    original_name = "segformer.stages.1.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [256, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_mlp_fc1_bias:
    name = "segformer_stages_1_blocks_0_mlp_fc1_bias"
    original_name = "segformer.stages.1.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_1_blocks_0_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.1.blocks.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_1_blocks_0_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.1.blocks.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_mlp_fc2_weight:
    name = "segformer_stages_1_blocks_0_mlp_fc2_weight"
    original_name = "segformer.stages.1.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_0_mlp_fc2_bias:
    name = "segformer_stages_1_blocks_0_mlp_fc2_bias"
    original_name = "segformer.stages.1.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_layernorm_before_weight:
    name = "segformer_stages_1_blocks_1_layernorm_before_weight"
    original_name = "segformer.stages.1.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_layernorm_before_bias:
    name = "segformer_stages_1_blocks_1_layernorm_before_bias"
    original_name = "segformer.stages.1.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_q_proj_weight:
    name = "segformer_stages_1_blocks_1_attention_q_proj_weight"
    original_name = "segformer.stages.1.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_q_proj_bias:
    name = "segformer_stages_1_blocks_1_attention_q_proj_bias"
    original_name = "segformer.stages.1.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_weight:
    name = "segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_weight"
    original_name = "segformer.stages.1.blocks.1.attention.sequence_reduction.sequence_reduction.weight"
    kind = "parameter"
    shape = [64, 64, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_bias:
    name = "segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_bias"
    original_name = "segformer.stages.1.blocks.1.attention.sequence_reduction.sequence_reduction.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_weight:
    name = "segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_weight"
    original_name = "segformer.stages.1.blocks.1.attention.sequence_reduction.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_bias:
    name = "segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_bias"
    original_name = "segformer.stages.1.blocks.1.attention.sequence_reduction.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_k_proj_weight:
    name = "segformer_stages_1_blocks_1_attention_k_proj_weight"
    original_name = "segformer.stages.1.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_k_proj_bias:
    name = "segformer_stages_1_blocks_1_attention_k_proj_bias"
    original_name = "segformer.stages.1.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_v_proj_weight:
    name = "segformer_stages_1_blocks_1_attention_v_proj_weight"
    original_name = "segformer.stages.1.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_v_proj_bias:
    name = "segformer_stages_1_blocks_1_attention_v_proj_bias"
    original_name = "segformer.stages.1.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_o_proj_weight:
    name = "segformer_stages_1_blocks_1_attention_o_proj_weight"
    original_name = "segformer.stages.1.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_attention_o_proj_bias:
    name = "segformer_stages_1_blocks_1_attention_o_proj_bias"
    original_name = "segformer.stages.1.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_layernorm_after_weight:
    name = "segformer_stages_1_blocks_1_layernorm_after_weight"
    original_name = "segformer.stages.1.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_layernorm_after_bias:
    name = "segformer_stages_1_blocks_1_layernorm_after_bias"
    original_name = "segformer.stages.1.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_mlp_fc1_weight:
    name = "segformer_stages_1_blocks_1_mlp_fc1_weight"
    original_name = "segformer.stages.1.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [256, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_mlp_fc1_bias:
    name = "segformer_stages_1_blocks_1_mlp_fc1_bias"
    original_name = "segformer.stages.1.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_1_blocks_1_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.1.blocks.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_1_blocks_1_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.1.blocks.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_mlp_fc2_weight:
    name = "segformer_stages_1_blocks_1_mlp_fc2_weight"
    original_name = "segformer.stages.1.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_1_blocks_1_mlp_fc2_bias:
    name = "segformer_stages_1_blocks_1_mlp_fc2_bias"
    original_name = "segformer.stages.1.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_1_layer_norm_weight:
    name = "segformer_stages_1_layer_norm_weight"
    original_name = "segformer.stages.1.layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_1_layer_norm_bias:
    name = "segformer_stages_1_layer_norm_bias"
    original_name = "segformer.stages.1.layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_patch_embeddings_proj_weight:
    name = "segformer_stages_2_patch_embeddings_proj_weight"
    original_name = "segformer.stages.2.patch_embeddings.proj.weight"
    kind = "parameter"
    shape = [160, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_segformer_stages_2_patch_embeddings_proj_bias:
    name = "segformer_stages_2_patch_embeddings_proj_bias"
    original_name = "segformer.stages.2.patch_embeddings.proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_patch_embeddings_layer_norm_weight:
    name = "segformer_stages_2_patch_embeddings_layer_norm_weight"
    original_name = "segformer.stages.2.patch_embeddings.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_patch_embeddings_layer_norm_bias:
    name = "segformer_stages_2_patch_embeddings_layer_norm_bias"
    original_name = "segformer.stages.2.patch_embeddings.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_layernorm_before_weight:
    name = "segformer_stages_2_blocks_0_layernorm_before_weight"
    original_name = "segformer.stages.2.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_layernorm_before_bias:
    name = "segformer_stages_2_blocks_0_layernorm_before_bias"
    original_name = "segformer.stages.2.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_q_proj_weight:
    name = "segformer_stages_2_blocks_0_attention_q_proj_weight"
    original_name = "segformer.stages.2.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_q_proj_bias:
    name = "segformer_stages_2_blocks_0_attention_q_proj_bias"
    original_name = "segformer.stages.2.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_weight:
    name = "segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_weight"
    original_name = "segformer.stages.2.blocks.0.attention.sequence_reduction.sequence_reduction.weight"
    kind = "parameter"
    shape = [160, 160, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_bias:
    name = "segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_bias"
    original_name = "segformer.stages.2.blocks.0.attention.sequence_reduction.sequence_reduction.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_weight:
    name = "segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_weight"
    original_name = "segformer.stages.2.blocks.0.attention.sequence_reduction.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_bias:
    name = "segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_bias"
    original_name = "segformer.stages.2.blocks.0.attention.sequence_reduction.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_k_proj_weight:
    name = "segformer_stages_2_blocks_0_attention_k_proj_weight"
    original_name = "segformer.stages.2.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_k_proj_bias:
    name = "segformer_stages_2_blocks_0_attention_k_proj_bias"
    original_name = "segformer.stages.2.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_v_proj_weight:
    name = "segformer_stages_2_blocks_0_attention_v_proj_weight"
    original_name = "segformer.stages.2.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_v_proj_bias:
    name = "segformer_stages_2_blocks_0_attention_v_proj_bias"
    original_name = "segformer.stages.2.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_o_proj_weight:
    name = "segformer_stages_2_blocks_0_attention_o_proj_weight"
    original_name = "segformer.stages.2.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_attention_o_proj_bias:
    name = "segformer_stages_2_blocks_0_attention_o_proj_bias"
    original_name = "segformer.stages.2.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_layernorm_after_weight:
    name = "segformer_stages_2_blocks_0_layernorm_after_weight"
    original_name = "segformer.stages.2.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_layernorm_after_bias:
    name = "segformer_stages_2_blocks_0_layernorm_after_bias"
    original_name = "segformer.stages.2.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_mlp_fc1_weight:
    name = "segformer_stages_2_blocks_0_mlp_fc1_weight"
    original_name = "segformer.stages.2.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_mlp_fc1_bias:
    name = "segformer_stages_2_blocks_0_mlp_fc1_bias"
    original_name = "segformer.stages.2.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_2_blocks_0_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.2.blocks.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [640, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_2_blocks_0_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.2.blocks.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_mlp_fc2_weight:
    name = "segformer_stages_2_blocks_0_mlp_fc2_weight"
    original_name = "segformer.stages.2.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_0_mlp_fc2_bias:
    name = "segformer_stages_2_blocks_0_mlp_fc2_bias"
    original_name = "segformer.stages.2.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_layernorm_before_weight:
    name = "segformer_stages_2_blocks_1_layernorm_before_weight"
    original_name = "segformer.stages.2.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_layernorm_before_bias:
    name = "segformer_stages_2_blocks_1_layernorm_before_bias"
    original_name = "segformer.stages.2.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_q_proj_weight:
    name = "segformer_stages_2_blocks_1_attention_q_proj_weight"
    original_name = "segformer.stages.2.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_q_proj_bias:
    name = "segformer_stages_2_blocks_1_attention_q_proj_bias"
    original_name = "segformer.stages.2.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_weight:
    name = "segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_weight"
    original_name = "segformer.stages.2.blocks.1.attention.sequence_reduction.sequence_reduction.weight"
    kind = "parameter"
    shape = [160, 160, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_bias:
    name = "segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_bias"
    original_name = "segformer.stages.2.blocks.1.attention.sequence_reduction.sequence_reduction.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_weight:
    name = "segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_weight"
    original_name = "segformer.stages.2.blocks.1.attention.sequence_reduction.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_bias:
    name = "segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_bias"
    original_name = "segformer.stages.2.blocks.1.attention.sequence_reduction.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_k_proj_weight:
    name = "segformer_stages_2_blocks_1_attention_k_proj_weight"
    original_name = "segformer.stages.2.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_k_proj_bias:
    name = "segformer_stages_2_blocks_1_attention_k_proj_bias"
    original_name = "segformer.stages.2.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_v_proj_weight:
    name = "segformer_stages_2_blocks_1_attention_v_proj_weight"
    original_name = "segformer.stages.2.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_v_proj_bias:
    name = "segformer_stages_2_blocks_1_attention_v_proj_bias"
    original_name = "segformer.stages.2.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_o_proj_weight:
    name = "segformer_stages_2_blocks_1_attention_o_proj_weight"
    original_name = "segformer.stages.2.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [160, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_attention_o_proj_bias:
    name = "segformer_stages_2_blocks_1_attention_o_proj_bias"
    original_name = "segformer.stages.2.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_layernorm_after_weight:
    name = "segformer_stages_2_blocks_1_layernorm_after_weight"
    original_name = "segformer.stages.2.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_layernorm_after_bias:
    name = "segformer_stages_2_blocks_1_layernorm_after_bias"
    original_name = "segformer.stages.2.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_mlp_fc1_weight:
    name = "segformer_stages_2_blocks_1_mlp_fc1_weight"
    original_name = "segformer.stages.2.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [640, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_mlp_fc1_bias:
    name = "segformer_stages_2_blocks_1_mlp_fc1_bias"
    original_name = "segformer.stages.2.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_2_blocks_1_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.2.blocks.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [640, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_2_blocks_1_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.2.blocks.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_mlp_fc2_weight:
    name = "segformer_stages_2_blocks_1_mlp_fc2_weight"
    original_name = "segformer.stages.2.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [160, 640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05590169943749474
    data = None


class Program_weight_tensor_meta_segformer_stages_2_blocks_1_mlp_fc2_bias:
    name = "segformer_stages_2_blocks_1_mlp_fc2_bias"
    original_name = "segformer.stages.2.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_2_layer_norm_weight:
    name = "segformer_stages_2_layer_norm_weight"
    original_name = "segformer.stages.2.layer_norm.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_2_layer_norm_bias:
    name = "segformer_stages_2_layer_norm_bias"
    original_name = "segformer.stages.2.layer_norm.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_patch_embeddings_proj_weight:
    name = "segformer_stages_3_patch_embeddings_proj_weight"
    original_name = "segformer.stages.3.patch_embeddings.proj.weight"
    kind = "parameter"
    shape = [256, 160, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.037267799624996496
    data = None


class Program_weight_tensor_meta_segformer_stages_3_patch_embeddings_proj_bias:
    name = "segformer_stages_3_patch_embeddings_proj_bias"
    original_name = "segformer.stages.3.patch_embeddings.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_patch_embeddings_layer_norm_weight:
    name = "segformer_stages_3_patch_embeddings_layer_norm_weight"
    original_name = "segformer.stages.3.patch_embeddings.layer_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_3_patch_embeddings_layer_norm_bias:
    name = "segformer_stages_3_patch_embeddings_layer_norm_bias"
    original_name = "segformer.stages.3.patch_embeddings.layer_norm.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_layernorm_before_weight:
    name = "segformer_stages_3_blocks_0_layernorm_before_weight"
    original_name = "segformer.stages.3.blocks.0.layernorm_before.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_layernorm_before_bias:
    name = "segformer_stages_3_blocks_0_layernorm_before_bias"
    original_name = "segformer.stages.3.blocks.0.layernorm_before.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_q_proj_weight:
    name = "segformer_stages_3_blocks_0_attention_q_proj_weight"
    original_name = "segformer.stages.3.blocks.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_q_proj_bias:
    name = "segformer_stages_3_blocks_0_attention_q_proj_bias"
    original_name = "segformer.stages.3.blocks.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_k_proj_weight:
    name = "segformer_stages_3_blocks_0_attention_k_proj_weight"
    original_name = "segformer.stages.3.blocks.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_k_proj_bias:
    name = "segformer_stages_3_blocks_0_attention_k_proj_bias"
    original_name = "segformer.stages.3.blocks.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_v_proj_weight:
    name = "segformer_stages_3_blocks_0_attention_v_proj_weight"
    original_name = "segformer.stages.3.blocks.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_v_proj_bias:
    name = "segformer_stages_3_blocks_0_attention_v_proj_bias"
    original_name = "segformer.stages.3.blocks.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_o_proj_weight:
    name = "segformer_stages_3_blocks_0_attention_o_proj_weight"
    original_name = "segformer.stages.3.blocks.0.attention.o_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_attention_o_proj_bias:
    name = "segformer_stages_3_blocks_0_attention_o_proj_bias"
    original_name = "segformer.stages.3.blocks.0.attention.o_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_layernorm_after_weight:
    name = "segformer_stages_3_blocks_0_layernorm_after_weight"
    original_name = "segformer.stages.3.blocks.0.layernorm_after.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_layernorm_after_bias:
    name = "segformer_stages_3_blocks_0_layernorm_after_bias"
    original_name = "segformer.stages.3.blocks.0.layernorm_after.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_mlp_fc1_weight:
    name = "segformer_stages_3_blocks_0_mlp_fc1_weight"
    original_name = "segformer.stages.3.blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_mlp_fc1_bias:
    name = "segformer_stages_3_blocks_0_mlp_fc1_bias"
    original_name = "segformer.stages.3.blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_3_blocks_0_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.3.blocks.0.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [1024, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_3_blocks_0_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.3.blocks.0.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_mlp_fc2_weight:
    name = "segformer_stages_3_blocks_0_mlp_fc2_weight"
    original_name = "segformer.stages.3.blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_0_mlp_fc2_bias:
    name = "segformer_stages_3_blocks_0_mlp_fc2_bias"
    original_name = "segformer.stages.3.blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_layernorm_before_weight:
    name = "segformer_stages_3_blocks_1_layernorm_before_weight"
    original_name = "segformer.stages.3.blocks.1.layernorm_before.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_layernorm_before_bias:
    name = "segformer_stages_3_blocks_1_layernorm_before_bias"
    original_name = "segformer.stages.3.blocks.1.layernorm_before.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_q_proj_weight:
    name = "segformer_stages_3_blocks_1_attention_q_proj_weight"
    original_name = "segformer.stages.3.blocks.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_q_proj_bias:
    name = "segformer_stages_3_blocks_1_attention_q_proj_bias"
    original_name = "segformer.stages.3.blocks.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_k_proj_weight:
    name = "segformer_stages_3_blocks_1_attention_k_proj_weight"
    original_name = "segformer.stages.3.blocks.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_k_proj_bias:
    name = "segformer_stages_3_blocks_1_attention_k_proj_bias"
    original_name = "segformer.stages.3.blocks.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_v_proj_weight:
    name = "segformer_stages_3_blocks_1_attention_v_proj_weight"
    original_name = "segformer.stages.3.blocks.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_v_proj_bias:
    name = "segformer_stages_3_blocks_1_attention_v_proj_bias"
    original_name = "segformer.stages.3.blocks.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_o_proj_weight:
    name = "segformer_stages_3_blocks_1_attention_o_proj_weight"
    original_name = "segformer.stages.3.blocks.1.attention.o_proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_attention_o_proj_bias:
    name = "segformer_stages_3_blocks_1_attention_o_proj_bias"
    original_name = "segformer.stages.3.blocks.1.attention.o_proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_layernorm_after_weight:
    name = "segformer_stages_3_blocks_1_layernorm_after_weight"
    original_name = "segformer.stages.3.blocks.1.layernorm_after.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_layernorm_after_bias:
    name = "segformer_stages_3_blocks_1_layernorm_after_bias"
    original_name = "segformer.stages.3.blocks.1.layernorm_after.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_mlp_fc1_weight:
    name = "segformer_stages_3_blocks_1_mlp_fc1_weight"
    original_name = "segformer.stages.3.blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_mlp_fc1_bias:
    name = "segformer_stages_3_blocks_1_mlp_fc1_bias"
    original_name = "segformer.stages.3.blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_mlp_dwconv_dwconv_weight:
    name = "segformer_stages_3_blocks_1_mlp_dwconv_dwconv_weight"
    original_name = "segformer.stages.3.blocks.1.mlp.dwconv.dwconv.weight"
    kind = "parameter"
    shape = [1024, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_mlp_dwconv_dwconv_bias:
    name = "segformer_stages_3_blocks_1_mlp_dwconv_dwconv_bias"
    original_name = "segformer.stages.3.blocks.1.mlp.dwconv.dwconv.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_mlp_fc2_weight:
    name = "segformer_stages_3_blocks_1_mlp_fc2_weight"
    original_name = "segformer.stages.3.blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_segformer_stages_3_blocks_1_mlp_fc2_bias:
    name = "segformer_stages_3_blocks_1_mlp_fc2_bias"
    original_name = "segformer.stages.3.blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_segformer_stages_3_layer_norm_weight:
    name = "segformer_stages_3_layer_norm_weight"
    original_name = "segformer.stages.3.layer_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_segformer_stages_3_layer_norm_bias:
    name = "segformer_stages_3_layer_norm_bias"
    original_name = "segformer.stages.3.layer_norm.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_0_proj_weight:
    name = "decode_head_linear_projections_0_proj_weight"
    original_name = "decode_head.linear_projections.0.proj.weight"
    kind = "parameter"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_0_proj_bias:
    name = "decode_head_linear_projections_0_proj_bias"
    original_name = "decode_head.linear_projections.0.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_1_proj_weight:
    name = "decode_head_linear_projections_1_proj_weight"
    original_name = "decode_head.linear_projections.1.proj.weight"
    kind = "parameter"
    shape = [256, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_1_proj_bias:
    name = "decode_head_linear_projections_1_proj_bias"
    original_name = "decode_head.linear_projections.1.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_2_proj_weight:
    name = "decode_head_linear_projections_2_proj_weight"
    original_name = "decode_head.linear_projections.2.proj.weight"
    kind = "parameter"
    shape = [256, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_2_proj_bias:
    name = "decode_head_linear_projections_2_proj_bias"
    original_name = "decode_head.linear_projections.2.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_3_proj_weight:
    name = "decode_head_linear_projections_3_proj_weight"
    original_name = "decode_head.linear_projections.3.proj.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_decode_head_linear_projections_3_proj_bias:
    name = "decode_head_linear_projections_3_proj_bias"
    original_name = "decode_head.linear_projections.3.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decode_head_linear_fuse_weight:
    name = "decode_head_linear_fuse_weight"
    original_name = "decode_head.linear_fuse.weight"
    kind = "parameter"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_decode_head_batch_norm_running_mean:
    name = "decode_head_batch_norm_running_mean"
    original_name = "decode_head.batch_norm.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decode_head_batch_norm_running_var:
    name = "decode_head_batch_norm_running_var"
    original_name = "decode_head.batch_norm.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_decode_head_batch_norm_weight:
    name = "decode_head_batch_norm_weight"
    original_name = "decode_head.batch_norm.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decode_head_batch_norm_bias:
    name = "decode_head_batch_norm_bias"
    original_name = "decode_head.batch_norm.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decode_head_classifier_weight:
    name = "decode_head_classifier_weight"
    original_name = "decode_head.classifier.weight"
    kind = "parameter"
    shape = [150, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_decode_head_classifier_bias:
    name = "decode_head_classifier_bias"
    original_name = "decode_head.classifier.bias"
    kind = "parameter"
    shape = [150]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
