class Program_weight_tensor_meta_pixel_values:
    name = "pixel_values"
    original_name = "L['kwargs']['pixel_values']"
    kind = "input"
    shape = [1, 3, 256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001279
    std = 0.9983
    data = None


class Program_weight_tensor_meta_input_points:
    name = "input_points"
    original_name = "L['kwargs']['input_points']"
    kind = "input"
    shape = [1, 1, 1, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [80.0, 120.0]


class Program_weight_tensor_meta_shared_image_embedding_positional_embedding:
    name = "shared_image_embedding_positional_embedding"
    original_name = "shared_image_embedding.positional_embedding"
    kind = "parameter"
    shape = [2, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_patch_embed_projection_weight:
    name = "vision_encoder_patch_embed_projection_weight"
    original_name = "vision_encoder.patch_embed.projection.weight"
    kind = "parameter"
    shape = [192, 3, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vision_encoder_patch_embed_projection_bias:
    name = "vision_encoder_patch_embed_projection_bias"
    original_name = "vision_encoder.patch_embed.projection.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_pos_embed:
    name = "vision_encoder_pos_embed"
    original_name = "vision_encoder.pos_embed"
    kind = "parameter"
    shape = [1, 16, 16, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.00637887953849786
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_layer_norm1_weight:
    name = "vision_encoder_layers_0_layer_norm1_weight"
    original_name = "vision_encoder.layers.0.layer_norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_layer_norm1_bias:
    name = "vision_encoder_layers_0_layer_norm1_bias"
    original_name = "vision_encoder.layers.0.layer_norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_attn_qkv_weight:
    name = "vision_encoder_layers_0_attn_qkv_weight"
    original_name = "vision_encoder.layers.0.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_attn_qkv_bias:
    name = "vision_encoder_layers_0_attn_qkv_bias"
    original_name = "vision_encoder.layers.0.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_attn_rel_pos_h:
    name = "vision_encoder_layers_0_attn_rel_pos_h"
    original_name = "vision_encoder.layers.0.attn.rel_pos_h"
    kind = "parameter"
    shape = [13, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_attn_rel_pos_w:
    name = "vision_encoder_layers_0_attn_rel_pos_w"
    original_name = "vision_encoder.layers.0.attn.rel_pos_w"
    kind = "parameter"
    shape = [13, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_attn_proj_weight:
    name = "vision_encoder_layers_0_attn_proj_weight"
    original_name = "vision_encoder.layers.0.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_attn_proj_bias:
    name = "vision_encoder_layers_0_attn_proj_bias"
    original_name = "vision_encoder.layers.0.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_layer_norm2_weight:
    name = "vision_encoder_layers_0_layer_norm2_weight"
    original_name = "vision_encoder.layers.0.layer_norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_layer_norm2_bias:
    name = "vision_encoder_layers_0_layer_norm2_bias"
    original_name = "vision_encoder.layers.0.layer_norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_mlp_lin1_weight:
    name = "vision_encoder_layers_0_mlp_lin1_weight"
    original_name = "vision_encoder.layers.0.mlp.lin1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_mlp_lin1_bias:
    name = "vision_encoder_layers_0_mlp_lin1_bias"
    original_name = "vision_encoder.layers.0.mlp.lin1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_mlp_lin2_weight:
    name = "vision_encoder_layers_0_mlp_lin2_weight"
    original_name = "vision_encoder.layers.0.mlp.lin2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_0_mlp_lin2_bias:
    name = "vision_encoder_layers_0_mlp_lin2_bias"
    original_name = "vision_encoder.layers.0.mlp.lin2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_layer_norm1_weight:
    name = "vision_encoder_layers_1_layer_norm1_weight"
    original_name = "vision_encoder.layers.1.layer_norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_layer_norm1_bias:
    name = "vision_encoder_layers_1_layer_norm1_bias"
    original_name = "vision_encoder.layers.1.layer_norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_attn_qkv_weight:
    name = "vision_encoder_layers_1_attn_qkv_weight"
    original_name = "vision_encoder.layers.1.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_attn_qkv_bias:
    name = "vision_encoder_layers_1_attn_qkv_bias"
    original_name = "vision_encoder.layers.1.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_attn_rel_pos_h:
    name = "vision_encoder_layers_1_attn_rel_pos_h"
    original_name = "vision_encoder.layers.1.attn.rel_pos_h"
    kind = "parameter"
    shape = [31, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_attn_rel_pos_w:
    name = "vision_encoder_layers_1_attn_rel_pos_w"
    original_name = "vision_encoder.layers.1.attn.rel_pos_w"
    kind = "parameter"
    shape = [31, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_attn_proj_weight:
    name = "vision_encoder_layers_1_attn_proj_weight"
    original_name = "vision_encoder.layers.1.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_attn_proj_bias:
    name = "vision_encoder_layers_1_attn_proj_bias"
    original_name = "vision_encoder.layers.1.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_layer_norm2_weight:
    name = "vision_encoder_layers_1_layer_norm2_weight"
    original_name = "vision_encoder.layers.1.layer_norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_layer_norm2_bias:
    name = "vision_encoder_layers_1_layer_norm2_bias"
    original_name = "vision_encoder.layers.1.layer_norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_mlp_lin1_weight:
    name = "vision_encoder_layers_1_mlp_lin1_weight"
    original_name = "vision_encoder.layers.1.mlp.lin1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_mlp_lin1_bias:
    name = "vision_encoder_layers_1_mlp_lin1_bias"
    original_name = "vision_encoder.layers.1.mlp.lin1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_mlp_lin2_weight:
    name = "vision_encoder_layers_1_mlp_lin2_weight"
    original_name = "vision_encoder.layers.1.mlp.lin2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_1_mlp_lin2_bias:
    name = "vision_encoder_layers_1_mlp_lin2_bias"
    original_name = "vision_encoder.layers.1.mlp.lin2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_layer_norm1_weight:
    name = "vision_encoder_layers_2_layer_norm1_weight"
    original_name = "vision_encoder.layers.2.layer_norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_layer_norm1_bias:
    name = "vision_encoder_layers_2_layer_norm1_bias"
    original_name = "vision_encoder.layers.2.layer_norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_attn_qkv_weight:
    name = "vision_encoder_layers_2_attn_qkv_weight"
    original_name = "vision_encoder.layers.2.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_attn_qkv_bias:
    name = "vision_encoder_layers_2_attn_qkv_bias"
    original_name = "vision_encoder.layers.2.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_attn_rel_pos_h:
    name = "vision_encoder_layers_2_attn_rel_pos_h"
    original_name = "vision_encoder.layers.2.attn.rel_pos_h"
    kind = "parameter"
    shape = [13, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_attn_rel_pos_w:
    name = "vision_encoder_layers_2_attn_rel_pos_w"
    original_name = "vision_encoder.layers.2.attn.rel_pos_w"
    kind = "parameter"
    shape = [13, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_attn_proj_weight:
    name = "vision_encoder_layers_2_attn_proj_weight"
    original_name = "vision_encoder.layers.2.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_attn_proj_bias:
    name = "vision_encoder_layers_2_attn_proj_bias"
    original_name = "vision_encoder.layers.2.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_layer_norm2_weight:
    name = "vision_encoder_layers_2_layer_norm2_weight"
    original_name = "vision_encoder.layers.2.layer_norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_layer_norm2_bias:
    name = "vision_encoder_layers_2_layer_norm2_bias"
    original_name = "vision_encoder.layers.2.layer_norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_mlp_lin1_weight:
    name = "vision_encoder_layers_2_mlp_lin1_weight"
    original_name = "vision_encoder.layers.2.mlp.lin1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_mlp_lin1_bias:
    name = "vision_encoder_layers_2_mlp_lin1_bias"
    original_name = "vision_encoder.layers.2.mlp.lin1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_mlp_lin2_weight:
    name = "vision_encoder_layers_2_mlp_lin2_weight"
    original_name = "vision_encoder.layers.2.mlp.lin2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_2_mlp_lin2_bias:
    name = "vision_encoder_layers_2_mlp_lin2_bias"
    original_name = "vision_encoder.layers.2.mlp.lin2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_layer_norm1_weight:
    name = "vision_encoder_layers_3_layer_norm1_weight"
    original_name = "vision_encoder.layers.3.layer_norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_layer_norm1_bias:
    name = "vision_encoder_layers_3_layer_norm1_bias"
    original_name = "vision_encoder.layers.3.layer_norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_attn_qkv_weight:
    name = "vision_encoder_layers_3_attn_qkv_weight"
    original_name = "vision_encoder.layers.3.attn.qkv.weight"
    kind = "parameter"
    shape = [576, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_attn_qkv_bias:
    name = "vision_encoder_layers_3_attn_qkv_bias"
    original_name = "vision_encoder.layers.3.attn.qkv.bias"
    kind = "parameter"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_attn_rel_pos_h:
    name = "vision_encoder_layers_3_attn_rel_pos_h"
    original_name = "vision_encoder.layers.3.attn.rel_pos_h"
    kind = "parameter"
    shape = [31, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_attn_rel_pos_w:
    name = "vision_encoder_layers_3_attn_rel_pos_w"
    original_name = "vision_encoder.layers.3.attn.rel_pos_w"
    kind = "parameter"
    shape = [31, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_attn_proj_weight:
    name = "vision_encoder_layers_3_attn_proj_weight"
    original_name = "vision_encoder.layers.3.attn.proj.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_attn_proj_bias:
    name = "vision_encoder_layers_3_attn_proj_bias"
    original_name = "vision_encoder.layers.3.attn.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_layer_norm2_weight:
    name = "vision_encoder_layers_3_layer_norm2_weight"
    original_name = "vision_encoder.layers.3.layer_norm2.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_layer_norm2_bias:
    name = "vision_encoder_layers_3_layer_norm2_bias"
    original_name = "vision_encoder.layers.3.layer_norm2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_mlp_lin1_weight:
    name = "vision_encoder_layers_3_mlp_lin1_weight"
    original_name = "vision_encoder.layers.3.mlp.lin1.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_mlp_lin1_bias:
    name = "vision_encoder_layers_3_mlp_lin1_bias"
    original_name = "vision_encoder.layers.3.mlp.lin1.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_mlp_lin2_weight:
    name = "vision_encoder_layers_3_mlp_lin2_weight"
    original_name = "vision_encoder.layers.3.mlp.lin2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_vision_encoder_layers_3_mlp_lin2_bias:
    name = "vision_encoder_layers_3_mlp_lin2_bias"
    original_name = "vision_encoder.layers.3.mlp.lin2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_neck_conv1_weight:
    name = "vision_encoder_neck_conv1_weight"
    original_name = "vision_encoder.neck.conv1.weight"
    kind = "parameter"
    shape = [128, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_vision_encoder_neck_layer_norm1_weight:
    name = "vision_encoder_neck_layer_norm1_weight"
    original_name = "vision_encoder.neck.layer_norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_neck_layer_norm1_bias:
    name = "vision_encoder_neck_layer_norm1_bias"
    original_name = "vision_encoder.neck.layer_norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_vision_encoder_neck_conv2_weight:
    name = "vision_encoder_neck_conv2_weight"
    original_name = "vision_encoder.neck.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_vision_encoder_neck_layer_norm2_weight:
    name = "vision_encoder_neck_layer_norm2_weight"
    original_name = "vision_encoder.neck.layer_norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_vision_encoder_neck_layer_norm2_bias:
    name = "vision_encoder_neck_layer_norm2_bias"
    original_name = "vision_encoder.neck.layer_norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_prompt_encoder_not_a_point_embed_weight:
    name = "prompt_encoder_not_a_point_embed_weight"
    original_name = "prompt_encoder.not_a_point_embed.weight"
    kind = "parameter"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_prompt_encoder_point_embed_0_weight:
    name = "prompt_encoder_point_embed_0_weight"
    original_name = "prompt_encoder.point_embed.0.weight"
    kind = "parameter"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_prompt_encoder_point_embed_1_weight:
    name = "prompt_encoder_point_embed_1_weight"
    original_name = "prompt_encoder.point_embed.1.weight"
    kind = "parameter"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_prompt_encoder_no_mask_embed_weight:
    name = "prompt_encoder_no_mask_embed_weight"
    original_name = "prompt_encoder.no_mask_embed.weight"
    kind = "parameter"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_token_weight:
    name = "mask_decoder_iou_token_weight"
    original_name = "mask_decoder.iou_token.weight"
    kind = "parameter"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_mask_tokens_weight:
    name = "mask_decoder_mask_tokens_weight"
    original_name = "mask_decoder.mask_tokens.weight"
    kind = "parameter"
    shape = [4, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_q_proj_weight:
    name = "mask_decoder_transformer_layers_0_self_attn_q_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_q_proj_bias:
    name = "mask_decoder_transformer_layers_0_self_attn_q_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_k_proj_weight:
    name = "mask_decoder_transformer_layers_0_self_attn_k_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_k_proj_bias:
    name = "mask_decoder_transformer_layers_0_self_attn_k_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_v_proj_weight:
    name = "mask_decoder_transformer_layers_0_self_attn_v_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_v_proj_bias:
    name = "mask_decoder_transformer_layers_0_self_attn_v_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_out_proj_weight:
    name = "mask_decoder_transformer_layers_0_self_attn_out_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_self_attn_out_proj_bias:
    name = "mask_decoder_transformer_layers_0_self_attn_out_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm1_weight:
    name = "mask_decoder_transformer_layers_0_layer_norm1_weight"
    original_name = "mask_decoder.transformer.layers.0.layer_norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm1_bias:
    name = "mask_decoder_transformer_layers_0_layer_norm1_bias"
    original_name = "mask_decoder.transformer.layers.0.layer_norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.q_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.k_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.v_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.out_proj.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_token_to_image.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm2_weight:
    name = "mask_decoder_transformer_layers_0_layer_norm2_weight"
    original_name = "mask_decoder.transformer.layers.0.layer_norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm2_bias:
    name = "mask_decoder_transformer_layers_0_layer_norm2_bias"
    original_name = "mask_decoder.transformer.layers.0.layer_norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_mlp_lin1_weight:
    name = "mask_decoder_transformer_layers_0_mlp_lin1_weight"
    original_name = "mask_decoder.transformer.layers.0.mlp.lin1.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_mlp_lin1_bias:
    name = "mask_decoder_transformer_layers_0_mlp_lin1_bias"
    original_name = "mask_decoder.transformer.layers.0.mlp.lin1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_mlp_lin2_weight:
    name = "mask_decoder_transformer_layers_0_mlp_lin2_weight"
    original_name = "mask_decoder.transformer.layers.0.mlp.lin2.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_mlp_lin2_bias:
    name = "mask_decoder_transformer_layers_0_mlp_lin2_bias"
    original_name = "mask_decoder.transformer.layers.0.mlp.lin2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm3_weight:
    name = "mask_decoder_transformer_layers_0_layer_norm3_weight"
    original_name = "mask_decoder.transformer.layers.0.layer_norm3.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm3_bias:
    name = "mask_decoder_transformer_layers_0_layer_norm3_bias"
    original_name = "mask_decoder.transformer.layers.0.layer_norm3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.q_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.k_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.v_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_weight:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_weight"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.out_proj.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_bias:
    name = "mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_bias"
    original_name = "mask_decoder.transformer.layers.0.cross_attn_image_to_token.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm4_weight:
    name = "mask_decoder_transformer_layers_0_layer_norm4_weight"
    original_name = "mask_decoder.transformer.layers.0.layer_norm4.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_0_layer_norm4_bias:
    name = "mask_decoder_transformer_layers_0_layer_norm4_bias"
    original_name = "mask_decoder.transformer.layers.0.layer_norm4.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_q_proj_weight:
    name = "mask_decoder_transformer_layers_1_self_attn_q_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_q_proj_bias:
    name = "mask_decoder_transformer_layers_1_self_attn_q_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_k_proj_weight:
    name = "mask_decoder_transformer_layers_1_self_attn_k_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_k_proj_bias:
    name = "mask_decoder_transformer_layers_1_self_attn_k_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_v_proj_weight:
    name = "mask_decoder_transformer_layers_1_self_attn_v_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_v_proj_bias:
    name = "mask_decoder_transformer_layers_1_self_attn_v_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_out_proj_weight:
    name = "mask_decoder_transformer_layers_1_self_attn_out_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_self_attn_out_proj_bias:
    name = "mask_decoder_transformer_layers_1_self_attn_out_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm1_weight:
    name = "mask_decoder_transformer_layers_1_layer_norm1_weight"
    original_name = "mask_decoder.transformer.layers.1.layer_norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm1_bias:
    name = "mask_decoder_transformer_layers_1_layer_norm1_bias"
    original_name = "mask_decoder.transformer.layers.1.layer_norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.q_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.k_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.v_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.out_proj.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_token_to_image.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm2_weight:
    name = "mask_decoder_transformer_layers_1_layer_norm2_weight"
    original_name = "mask_decoder.transformer.layers.1.layer_norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm2_bias:
    name = "mask_decoder_transformer_layers_1_layer_norm2_bias"
    original_name = "mask_decoder.transformer.layers.1.layer_norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_mlp_lin1_weight:
    name = "mask_decoder_transformer_layers_1_mlp_lin1_weight"
    original_name = "mask_decoder.transformer.layers.1.mlp.lin1.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_mlp_lin1_bias:
    name = "mask_decoder_transformer_layers_1_mlp_lin1_bias"
    original_name = "mask_decoder.transformer.layers.1.mlp.lin1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_mlp_lin2_weight:
    name = "mask_decoder_transformer_layers_1_mlp_lin2_weight"
    original_name = "mask_decoder.transformer.layers.1.mlp.lin2.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_mlp_lin2_bias:
    name = "mask_decoder_transformer_layers_1_mlp_lin2_bias"
    original_name = "mask_decoder.transformer.layers.1.mlp.lin2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm3_weight:
    name = "mask_decoder_transformer_layers_1_layer_norm3_weight"
    original_name = "mask_decoder.transformer.layers.1.layer_norm3.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm3_bias:
    name = "mask_decoder_transformer_layers_1_layer_norm3_bias"
    original_name = "mask_decoder.transformer.layers.1.layer_norm3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.q_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.k_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.v_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_weight:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_weight"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.out_proj.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_bias:
    name = "mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_bias"
    original_name = "mask_decoder.transformer.layers.1.cross_attn_image_to_token.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm4_weight:
    name = "mask_decoder_transformer_layers_1_layer_norm4_weight"
    original_name = "mask_decoder.transformer.layers.1.layer_norm4.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layers_1_layer_norm4_bias:
    name = "mask_decoder_transformer_layers_1_layer_norm4_bias"
    original_name = "mask_decoder.transformer.layers.1.layer_norm4.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_q_proj_weight:
    name = "mask_decoder_transformer_final_attn_token_to_image_q_proj_weight"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.q_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_q_proj_bias:
    name = "mask_decoder_transformer_final_attn_token_to_image_q_proj_bias"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_k_proj_weight:
    name = "mask_decoder_transformer_final_attn_token_to_image_k_proj_weight"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.k_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_k_proj_bias:
    name = "mask_decoder_transformer_final_attn_token_to_image_k_proj_bias"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_v_proj_weight:
    name = "mask_decoder_transformer_final_attn_token_to_image_v_proj_weight"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.v_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_v_proj_bias:
    name = "mask_decoder_transformer_final_attn_token_to_image_v_proj_bias"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_out_proj_weight:
    name = "mask_decoder_transformer_final_attn_token_to_image_out_proj_weight"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.out_proj.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_final_attn_token_to_image_out_proj_bias:
    name = "mask_decoder_transformer_final_attn_token_to_image_out_proj_bias"
    original_name = "mask_decoder.transformer.final_attn_token_to_image.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layer_norm_final_attn_weight:
    name = "mask_decoder_transformer_layer_norm_final_attn_weight"
    original_name = "mask_decoder.transformer.layer_norm_final_attn.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_transformer_layer_norm_final_attn_bias:
    name = "mask_decoder_transformer_layer_norm_final_attn_bias"
    original_name = "mask_decoder.transformer.layer_norm_final_attn.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_upscale_conv1_weight:
    name = "mask_decoder_upscale_conv1_weight"
    original_name = "mask_decoder.upscale_conv1.weight"
    kind = "parameter"
    shape = [128, 32, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_upscale_conv1_bias:
    name = "mask_decoder_upscale_conv1_bias"
    original_name = "mask_decoder.upscale_conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_upscale_layer_norm_weight:
    name = "mask_decoder_upscale_layer_norm_weight"
    original_name = "mask_decoder.upscale_layer_norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_decoder_upscale_layer_norm_bias:
    name = "mask_decoder_upscale_layer_norm_bias"
    original_name = "mask_decoder.upscale_layer_norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_upscale_conv2_weight:
    name = "mask_decoder_upscale_conv2_weight"
    original_name = "mask_decoder.upscale_conv2.weight"
    kind = "parameter"
    shape = [32, 16, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_mask_decoder_upscale_conv2_bias:
    name = "mask_decoder_upscale_conv2_bias"
    original_name = "mask_decoder.upscale_conv2.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_0_proj_in_weight:
    name = "mask_decoder_output_hypernetworks_mlps_0_proj_in_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.0.proj_in.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_0_proj_in_bias:
    name = "mask_decoder_output_hypernetworks_mlps_0_proj_in_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.0.proj_in.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_0_layers_0_weight:
    name = "mask_decoder_output_hypernetworks_mlps_0_layers_0_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.0.layers.0.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_0_layers_0_bias:
    name = "mask_decoder_output_hypernetworks_mlps_0_layers_0_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.0.layers.0.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_0_proj_out_weight:
    name = "mask_decoder_output_hypernetworks_mlps_0_proj_out_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.0.proj_out.weight"
    kind = "parameter"
    shape = [16, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_0_proj_out_bias:
    name = "mask_decoder_output_hypernetworks_mlps_0_proj_out_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.0.proj_out.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_1_proj_in_weight:
    name = "mask_decoder_output_hypernetworks_mlps_1_proj_in_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.1.proj_in.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_1_proj_in_bias:
    name = "mask_decoder_output_hypernetworks_mlps_1_proj_in_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.1.proj_in.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_1_layers_0_weight:
    name = "mask_decoder_output_hypernetworks_mlps_1_layers_0_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.1.layers.0.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_1_layers_0_bias:
    name = "mask_decoder_output_hypernetworks_mlps_1_layers_0_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.1.layers.0.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_1_proj_out_weight:
    name = "mask_decoder_output_hypernetworks_mlps_1_proj_out_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.1.proj_out.weight"
    kind = "parameter"
    shape = [16, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_1_proj_out_bias:
    name = "mask_decoder_output_hypernetworks_mlps_1_proj_out_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.1.proj_out.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_2_proj_in_weight:
    name = "mask_decoder_output_hypernetworks_mlps_2_proj_in_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.2.proj_in.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_2_proj_in_bias:
    name = "mask_decoder_output_hypernetworks_mlps_2_proj_in_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.2.proj_in.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_2_layers_0_weight:
    name = "mask_decoder_output_hypernetworks_mlps_2_layers_0_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.2.layers.0.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_2_layers_0_bias:
    name = "mask_decoder_output_hypernetworks_mlps_2_layers_0_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.2.layers.0.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_2_proj_out_weight:
    name = "mask_decoder_output_hypernetworks_mlps_2_proj_out_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.2.proj_out.weight"
    kind = "parameter"
    shape = [16, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_2_proj_out_bias:
    name = "mask_decoder_output_hypernetworks_mlps_2_proj_out_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.2.proj_out.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_3_proj_in_weight:
    name = "mask_decoder_output_hypernetworks_mlps_3_proj_in_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.3.proj_in.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_3_proj_in_bias:
    name = "mask_decoder_output_hypernetworks_mlps_3_proj_in_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.3.proj_in.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_3_layers_0_weight:
    name = "mask_decoder_output_hypernetworks_mlps_3_layers_0_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.3.layers.0.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_3_layers_0_bias:
    name = "mask_decoder_output_hypernetworks_mlps_3_layers_0_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.3.layers.0.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_3_proj_out_weight:
    name = "mask_decoder_output_hypernetworks_mlps_3_proj_out_weight"
    original_name = "mask_decoder.output_hypernetworks_mlps.3.proj_out.weight"
    kind = "parameter"
    shape = [16, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_output_hypernetworks_mlps_3_proj_out_bias:
    name = "mask_decoder_output_hypernetworks_mlps_3_proj_out_bias"
    original_name = "mask_decoder.output_hypernetworks_mlps.3.proj_out.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_prediction_head_proj_in_weight:
    name = "mask_decoder_iou_prediction_head_proj_in_weight"
    original_name = "mask_decoder.iou_prediction_head.proj_in.weight"
    kind = "parameter"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_prediction_head_proj_in_bias:
    name = "mask_decoder_iou_prediction_head_proj_in_bias"
    original_name = "mask_decoder.iou_prediction_head.proj_in.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_prediction_head_layers_0_weight:
    name = "mask_decoder_iou_prediction_head_layers_0_weight"
    original_name = "mask_decoder.iou_prediction_head.layers.0.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_prediction_head_layers_0_bias:
    name = "mask_decoder_iou_prediction_head_layers_0_bias"
    original_name = "mask_decoder.iou_prediction_head.layers.0.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_prediction_head_proj_out_weight:
    name = "mask_decoder_iou_prediction_head_proj_out_weight"
    original_name = "mask_decoder.iou_prediction_head.proj_out.weight"
    kind = "parameter"
    shape = [4, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_mask_decoder_iou_prediction_head_proj_out_bias:
    name = "mask_decoder_iou_prediction_head_proj_out_bias"
    original_name = "mask_decoder.iou_prediction_head.proj_out.bias"
    kind = "parameter"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
