class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 3, 224, 224]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.001693
    std = 0.997
    data = None


class Program_weight_tensor_meta_patch_embed_proj_weight:
    name = "patch_embed_proj_weight"
    original_name = "patch_embed.proj.weight"
    kind = "parameter"
    shape = [192, 3, 16, 16]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_patch_embed_proj_bias:
    name = "patch_embed_proj_bias"
    original_name = "patch_embed.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_cls_token:
    name = "cls_token"
    original_name = "cls_token"
    kind = "parameter"
    shape = [1, 1, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_pos_embed:
    name = "pos_embed"
    original_name = "pos_embed"
    kind = "parameter"
    shape = [1, 197, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.0072716215895393755
    data = None


class Program_weight_tensor_meta_blocks_0_norm1_weight:
    name = "blocks_0_norm1_weight"
    original_name = "blocks.0.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_norm1_bias:
    name = "blocks_0_norm1_bias"
    original_name = "blocks.0.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_attn_qkv_weight:
    name = "blocks_0_attn_qkv_weight"
    original_name = "blocks.0.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_0_attn_qkv_bias:
    name = "blocks_0_attn_qkv_bias"
    original_name = "blocks.0.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_attn_proj_weight:
    name = "blocks_0_attn_proj_weight"
    original_name = "blocks.0.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_0_attn_proj_bias:
    name = "blocks_0_attn_proj_bias"
    original_name = "blocks.0.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_norm2_weight:
    name = "blocks_0_norm2_weight"
    original_name = "blocks.0.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_norm2_bias:
    name = "blocks_0_norm2_bias"
    original_name = "blocks.0.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_fc1_weight:
    name = "blocks_0_mlp_fc1_weight"
    original_name = "blocks.0.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_fc1_bias:
    name = "blocks_0_mlp_fc1_bias"
    original_name = "blocks.0.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_fc2_weight:
    name = "blocks_0_mlp_fc2_weight"
    original_name = "blocks.0.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_fc2_bias:
    name = "blocks_0_mlp_fc2_bias"
    original_name = "blocks.0.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_norm1_weight:
    name = "blocks_1_norm1_weight"
    original_name = "blocks.1.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_norm1_bias:
    name = "blocks_1_norm1_bias"
    original_name = "blocks.1.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_attn_qkv_weight:
    name = "blocks_1_attn_qkv_weight"
    original_name = "blocks.1.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_1_attn_qkv_bias:
    name = "blocks_1_attn_qkv_bias"
    original_name = "blocks.1.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_attn_proj_weight:
    name = "blocks_1_attn_proj_weight"
    original_name = "blocks.1.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_1_attn_proj_bias:
    name = "blocks_1_attn_proj_bias"
    original_name = "blocks.1.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_norm2_weight:
    name = "blocks_1_norm2_weight"
    original_name = "blocks.1.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_norm2_bias:
    name = "blocks_1_norm2_bias"
    original_name = "blocks.1.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_fc1_weight:
    name = "blocks_1_mlp_fc1_weight"
    original_name = "blocks.1.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_fc1_bias:
    name = "blocks_1_mlp_fc1_bias"
    original_name = "blocks.1.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_fc2_weight:
    name = "blocks_1_mlp_fc2_weight"
    original_name = "blocks.1.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_fc2_bias:
    name = "blocks_1_mlp_fc2_bias"
    original_name = "blocks.1.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_norm1_weight:
    name = "blocks_2_norm1_weight"
    original_name = "blocks.2.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_norm1_bias:
    name = "blocks_2_norm1_bias"
    original_name = "blocks.2.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_attn_qkv_weight:
    name = "blocks_2_attn_qkv_weight"
    original_name = "blocks.2.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_2_attn_qkv_bias:
    name = "blocks_2_attn_qkv_bias"
    original_name = "blocks.2.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_attn_proj_weight:
    name = "blocks_2_attn_proj_weight"
    original_name = "blocks.2.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_2_attn_proj_bias:
    name = "blocks_2_attn_proj_bias"
    original_name = "blocks.2.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_norm2_weight:
    name = "blocks_2_norm2_weight"
    original_name = "blocks.2.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_norm2_bias:
    name = "blocks_2_norm2_bias"
    original_name = "blocks.2.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_fc1_weight:
    name = "blocks_2_mlp_fc1_weight"
    original_name = "blocks.2.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_fc1_bias:
    name = "blocks_2_mlp_fc1_bias"
    original_name = "blocks.2.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_fc2_weight:
    name = "blocks_2_mlp_fc2_weight"
    original_name = "blocks.2.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_fc2_bias:
    name = "blocks_2_mlp_fc2_bias"
    original_name = "blocks.2.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_norm1_weight:
    name = "blocks_3_norm1_weight"
    original_name = "blocks.3.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_norm1_bias:
    name = "blocks_3_norm1_bias"
    original_name = "blocks.3.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_attn_qkv_weight:
    name = "blocks_3_attn_qkv_weight"
    original_name = "blocks.3.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_3_attn_qkv_bias:
    name = "blocks_3_attn_qkv_bias"
    original_name = "blocks.3.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_attn_proj_weight:
    name = "blocks_3_attn_proj_weight"
    original_name = "blocks.3.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_3_attn_proj_bias:
    name = "blocks_3_attn_proj_bias"
    original_name = "blocks.3.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_norm2_weight:
    name = "blocks_3_norm2_weight"
    original_name = "blocks.3.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_norm2_bias:
    name = "blocks_3_norm2_bias"
    original_name = "blocks.3.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_fc1_weight:
    name = "blocks_3_mlp_fc1_weight"
    original_name = "blocks.3.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_fc1_bias:
    name = "blocks_3_mlp_fc1_bias"
    original_name = "blocks.3.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_fc2_weight:
    name = "blocks_3_mlp_fc2_weight"
    original_name = "blocks.3.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_fc2_bias:
    name = "blocks_3_mlp_fc2_bias"
    original_name = "blocks.3.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_norm1_weight:
    name = "blocks_4_norm1_weight"
    original_name = "blocks.4.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_norm1_bias:
    name = "blocks_4_norm1_bias"
    original_name = "blocks.4.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_attn_qkv_weight:
    name = "blocks_4_attn_qkv_weight"
    original_name = "blocks.4.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_4_attn_qkv_bias:
    name = "blocks_4_attn_qkv_bias"
    original_name = "blocks.4.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_attn_proj_weight:
    name = "blocks_4_attn_proj_weight"
    original_name = "blocks.4.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_4_attn_proj_bias:
    name = "blocks_4_attn_proj_bias"
    original_name = "blocks.4.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_norm2_weight:
    name = "blocks_4_norm2_weight"
    original_name = "blocks.4.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_norm2_bias:
    name = "blocks_4_norm2_bias"
    original_name = "blocks.4.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_fc1_weight:
    name = "blocks_4_mlp_fc1_weight"
    original_name = "blocks.4.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_fc1_bias:
    name = "blocks_4_mlp_fc1_bias"
    original_name = "blocks.4.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_fc2_weight:
    name = "blocks_4_mlp_fc2_weight"
    original_name = "blocks.4.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_fc2_bias:
    name = "blocks_4_mlp_fc2_bias"
    original_name = "blocks.4.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_norm1_weight:
    name = "blocks_5_norm1_weight"
    original_name = "blocks.5.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_norm1_bias:
    name = "blocks_5_norm1_bias"
    original_name = "blocks.5.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_attn_qkv_weight:
    name = "blocks_5_attn_qkv_weight"
    original_name = "blocks.5.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_5_attn_qkv_bias:
    name = "blocks_5_attn_qkv_bias"
    original_name = "blocks.5.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_attn_proj_weight:
    name = "blocks_5_attn_proj_weight"
    original_name = "blocks.5.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_5_attn_proj_bias:
    name = "blocks_5_attn_proj_bias"
    original_name = "blocks.5.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_norm2_weight:
    name = "blocks_5_norm2_weight"
    original_name = "blocks.5.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_norm2_bias:
    name = "blocks_5_norm2_bias"
    original_name = "blocks.5.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_fc1_weight:
    name = "blocks_5_mlp_fc1_weight"
    original_name = "blocks.5.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_fc1_bias:
    name = "blocks_5_mlp_fc1_bias"
    original_name = "blocks.5.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_fc2_weight:
    name = "blocks_5_mlp_fc2_weight"
    original_name = "blocks.5.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_fc2_bias:
    name = "blocks_5_mlp_fc2_bias"
    original_name = "blocks.5.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_norm1_weight:
    name = "blocks_6_norm1_weight"
    original_name = "blocks.6.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_norm1_bias:
    name = "blocks_6_norm1_bias"
    original_name = "blocks.6.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_attn_qkv_weight:
    name = "blocks_6_attn_qkv_weight"
    original_name = "blocks.6.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_6_attn_qkv_bias:
    name = "blocks_6_attn_qkv_bias"
    original_name = "blocks.6.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_attn_proj_weight:
    name = "blocks_6_attn_proj_weight"
    original_name = "blocks.6.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_6_attn_proj_bias:
    name = "blocks_6_attn_proj_bias"
    original_name = "blocks.6.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_norm2_weight:
    name = "blocks_6_norm2_weight"
    original_name = "blocks.6.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_norm2_bias:
    name = "blocks_6_norm2_bias"
    original_name = "blocks.6.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_fc1_weight:
    name = "blocks_6_mlp_fc1_weight"
    original_name = "blocks.6.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_fc1_bias:
    name = "blocks_6_mlp_fc1_bias"
    original_name = "blocks.6.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_fc2_weight:
    name = "blocks_6_mlp_fc2_weight"
    original_name = "blocks.6.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_fc2_bias:
    name = "blocks_6_mlp_fc2_bias"
    original_name = "blocks.6.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_norm1_weight:
    name = "blocks_7_norm1_weight"
    original_name = "blocks.7.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_7_norm1_bias:
    name = "blocks_7_norm1_bias"
    original_name = "blocks.7.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_attn_qkv_weight:
    name = "blocks_7_attn_qkv_weight"
    original_name = "blocks.7.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_7_attn_qkv_bias:
    name = "blocks_7_attn_qkv_bias"
    original_name = "blocks.7.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_attn_proj_weight:
    name = "blocks_7_attn_proj_weight"
    original_name = "blocks.7.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_7_attn_proj_bias:
    name = "blocks_7_attn_proj_bias"
    original_name = "blocks.7.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_norm2_weight:
    name = "blocks_7_norm2_weight"
    original_name = "blocks.7.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_7_norm2_bias:
    name = "blocks_7_norm2_bias"
    original_name = "blocks.7.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_fc1_weight:
    name = "blocks_7_mlp_fc1_weight"
    original_name = "blocks.7.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_fc1_bias:
    name = "blocks_7_mlp_fc1_bias"
    original_name = "blocks.7.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_fc2_weight:
    name = "blocks_7_mlp_fc2_weight"
    original_name = "blocks.7.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_fc2_bias:
    name = "blocks_7_mlp_fc2_bias"
    original_name = "blocks.7.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_8_norm1_weight:
    name = "blocks_8_norm1_weight"
    original_name = "blocks.8.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_8_norm1_bias:
    name = "blocks_8_norm1_bias"
    original_name = "blocks.8.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_8_attn_qkv_weight:
    name = "blocks_8_attn_qkv_weight"
    original_name = "blocks.8.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_8_attn_qkv_bias:
    name = "blocks_8_attn_qkv_bias"
    original_name = "blocks.8.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_8_attn_proj_weight:
    name = "blocks_8_attn_proj_weight"
    original_name = "blocks.8.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_8_attn_proj_bias:
    name = "blocks_8_attn_proj_bias"
    original_name = "blocks.8.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_8_norm2_weight:
    name = "blocks_8_norm2_weight"
    original_name = "blocks.8.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_8_norm2_bias:
    name = "blocks_8_norm2_bias"
    original_name = "blocks.8.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_8_mlp_fc1_weight:
    name = "blocks_8_mlp_fc1_weight"
    original_name = "blocks.8.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_8_mlp_fc1_bias:
    name = "blocks_8_mlp_fc1_bias"
    original_name = "blocks.8.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_8_mlp_fc2_weight:
    name = "blocks_8_mlp_fc2_weight"
    original_name = "blocks.8.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_8_mlp_fc2_bias:
    name = "blocks_8_mlp_fc2_bias"
    original_name = "blocks.8.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_9_norm1_weight:
    name = "blocks_9_norm1_weight"
    original_name = "blocks.9.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_9_norm1_bias:
    name = "blocks_9_norm1_bias"
    original_name = "blocks.9.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_9_attn_qkv_weight:
    name = "blocks_9_attn_qkv_weight"
    original_name = "blocks.9.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_9_attn_qkv_bias:
    name = "blocks_9_attn_qkv_bias"
    original_name = "blocks.9.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_9_attn_proj_weight:
    name = "blocks_9_attn_proj_weight"
    original_name = "blocks.9.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_9_attn_proj_bias:
    name = "blocks_9_attn_proj_bias"
    original_name = "blocks.9.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_9_norm2_weight:
    name = "blocks_9_norm2_weight"
    original_name = "blocks.9.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_9_norm2_bias:
    name = "blocks_9_norm2_bias"
    original_name = "blocks.9.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_9_mlp_fc1_weight:
    name = "blocks_9_mlp_fc1_weight"
    original_name = "blocks.9.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_9_mlp_fc1_bias:
    name = "blocks_9_mlp_fc1_bias"
    original_name = "blocks.9.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_9_mlp_fc2_weight:
    name = "blocks_9_mlp_fc2_weight"
    original_name = "blocks.9.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_9_mlp_fc2_bias:
    name = "blocks_9_mlp_fc2_bias"
    original_name = "blocks.9.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_10_norm1_weight:
    name = "blocks_10_norm1_weight"
    original_name = "blocks.10.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_10_norm1_bias:
    name = "blocks_10_norm1_bias"
    original_name = "blocks.10.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_10_attn_qkv_weight:
    name = "blocks_10_attn_qkv_weight"
    original_name = "blocks.10.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_10_attn_qkv_bias:
    name = "blocks_10_attn_qkv_bias"
    original_name = "blocks.10.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_10_attn_proj_weight:
    name = "blocks_10_attn_proj_weight"
    original_name = "blocks.10.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_10_attn_proj_bias:
    name = "blocks_10_attn_proj_bias"
    original_name = "blocks.10.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_10_norm2_weight:
    name = "blocks_10_norm2_weight"
    original_name = "blocks.10.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_10_norm2_bias:
    name = "blocks_10_norm2_bias"
    original_name = "blocks.10.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_10_mlp_fc1_weight:
    name = "blocks_10_mlp_fc1_weight"
    original_name = "blocks.10.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_10_mlp_fc1_bias:
    name = "blocks_10_mlp_fc1_bias"
    original_name = "blocks.10.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_10_mlp_fc2_weight:
    name = "blocks_10_mlp_fc2_weight"
    original_name = "blocks.10.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_10_mlp_fc2_bias:
    name = "blocks_10_mlp_fc2_bias"
    original_name = "blocks.10.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_11_norm1_weight:
    name = "blocks_11_norm1_weight"
    original_name = "blocks.11.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_11_norm1_bias:
    name = "blocks_11_norm1_bias"
    original_name = "blocks.11.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_11_attn_qkv_weight:
    name = "blocks_11_attn_qkv_weight"
    original_name = "blocks.11.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_11_attn_qkv_bias:
    name = "blocks_11_attn_qkv_bias"
    original_name = "blocks.11.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_11_attn_proj_weight:
    name = "blocks_11_attn_proj_weight"
    original_name = "blocks.11.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_11_attn_proj_bias:
    name = "blocks_11_attn_proj_bias"
    original_name = "blocks.11.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_11_norm2_weight:
    name = "blocks_11_norm2_weight"
    original_name = "blocks.11.norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_11_norm2_bias:
    name = "blocks_11_norm2_bias"
    original_name = "blocks.11.norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_11_mlp_fc1_weight:
    name = "blocks_11_mlp_fc1_weight"
    original_name = "blocks.11.mlp.fc1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_blocks_11_mlp_fc1_bias:
    name = "blocks_11_mlp_fc1_bias"
    original_name = "blocks.11.mlp.fc1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_11_mlp_fc2_weight:
    name = "blocks_11_mlp_fc2_weight"
    original_name = "blocks.11.mlp.fc2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_blocks_11_mlp_fc2_bias:
    name = "blocks_11_mlp_fc2_bias"
    original_name = "blocks.11.mlp.fc2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_norm_weight:
    name = "norm_weight"
    original_name = "norm.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_norm_bias:
    name = "norm_bias"
    original_name = "norm.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_weight:
    name = "head_weight"
    original_name = "head.weight"
    kind = "parameter"
    shape = [1000, 192]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_head_bias:
    name = "head_bias"
    original_name = "head.bias"
    kind = "parameter"
    shape = [1000]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
