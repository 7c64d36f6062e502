class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001694
    std = 0.997
    data = None


class Program_weight_tensor_meta_stem_proj_weight:
    name = "stem_proj_weight"
    original_name = "stem.proj.weight"
    kind = "parameter"
    shape = [512, 3, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_stem_proj_bias:
    name = "stem_proj_bias"
    original_name = "stem.proj.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_norm1_weight:
    name = "blocks_0_norm1_weight"
    original_name = "blocks.0.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_norm1_bias:
    name = "blocks_0_norm1_bias"
    original_name = "blocks.0.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_tokens_fc1_weight:
    name = "blocks_0_mlp_tokens_fc1_weight"
    original_name = "blocks.0.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_tokens_fc1_bias:
    name = "blocks_0_mlp_tokens_fc1_bias"
    original_name = "blocks.0.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_tokens_fc2_weight:
    name = "blocks_0_mlp_tokens_fc2_weight"
    original_name = "blocks.0.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_tokens_fc2_bias:
    name = "blocks_0_mlp_tokens_fc2_bias"
    original_name = "blocks.0.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_norm2_weight:
    name = "blocks_0_norm2_weight"
    original_name = "blocks.0.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_norm2_bias:
    name = "blocks_0_norm2_bias"
    original_name = "blocks.0.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_channels_fc1_weight:
    name = "blocks_0_mlp_channels_fc1_weight"
    original_name = "blocks.0.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_channels_fc1_bias:
    name = "blocks_0_mlp_channels_fc1_bias"
    original_name = "blocks.0.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_channels_fc2_weight:
    name = "blocks_0_mlp_channels_fc2_weight"
    original_name = "blocks.0.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_0_mlp_channels_fc2_bias:
    name = "blocks_0_mlp_channels_fc2_bias"
    original_name = "blocks.0.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_norm1_weight:
    name = "blocks_1_norm1_weight"
    original_name = "blocks.1.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_norm1_bias:
    name = "blocks_1_norm1_bias"
    original_name = "blocks.1.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_tokens_fc1_weight:
    name = "blocks_1_mlp_tokens_fc1_weight"
    original_name = "blocks.1.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_tokens_fc1_bias:
    name = "blocks_1_mlp_tokens_fc1_bias"
    original_name = "blocks.1.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_tokens_fc2_weight:
    name = "blocks_1_mlp_tokens_fc2_weight"
    original_name = "blocks.1.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_tokens_fc2_bias:
    name = "blocks_1_mlp_tokens_fc2_bias"
    original_name = "blocks.1.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_norm2_weight:
    name = "blocks_1_norm2_weight"
    original_name = "blocks.1.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_norm2_bias:
    name = "blocks_1_norm2_bias"
    original_name = "blocks.1.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_channels_fc1_weight:
    name = "blocks_1_mlp_channels_fc1_weight"
    original_name = "blocks.1.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_channels_fc1_bias:
    name = "blocks_1_mlp_channels_fc1_bias"
    original_name = "blocks.1.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_channels_fc2_weight:
    name = "blocks_1_mlp_channels_fc2_weight"
    original_name = "blocks.1.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_1_mlp_channels_fc2_bias:
    name = "blocks_1_mlp_channels_fc2_bias"
    original_name = "blocks.1.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_norm1_weight:
    name = "blocks_2_norm1_weight"
    original_name = "blocks.2.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_norm1_bias:
    name = "blocks_2_norm1_bias"
    original_name = "blocks.2.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_tokens_fc1_weight:
    name = "blocks_2_mlp_tokens_fc1_weight"
    original_name = "blocks.2.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_tokens_fc1_bias:
    name = "blocks_2_mlp_tokens_fc1_bias"
    original_name = "blocks.2.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_tokens_fc2_weight:
    name = "blocks_2_mlp_tokens_fc2_weight"
    original_name = "blocks.2.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_tokens_fc2_bias:
    name = "blocks_2_mlp_tokens_fc2_bias"
    original_name = "blocks.2.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_norm2_weight:
    name = "blocks_2_norm2_weight"
    original_name = "blocks.2.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_norm2_bias:
    name = "blocks_2_norm2_bias"
    original_name = "blocks.2.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_channels_fc1_weight:
    name = "blocks_2_mlp_channels_fc1_weight"
    original_name = "blocks.2.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_channels_fc1_bias:
    name = "blocks_2_mlp_channels_fc1_bias"
    original_name = "blocks.2.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_channels_fc2_weight:
    name = "blocks_2_mlp_channels_fc2_weight"
    original_name = "blocks.2.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_2_mlp_channels_fc2_bias:
    name = "blocks_2_mlp_channels_fc2_bias"
    original_name = "blocks.2.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_norm1_weight:
    name = "blocks_3_norm1_weight"
    original_name = "blocks.3.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_norm1_bias:
    name = "blocks_3_norm1_bias"
    original_name = "blocks.3.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_tokens_fc1_weight:
    name = "blocks_3_mlp_tokens_fc1_weight"
    original_name = "blocks.3.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_tokens_fc1_bias:
    name = "blocks_3_mlp_tokens_fc1_bias"
    original_name = "blocks.3.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_tokens_fc2_weight:
    name = "blocks_3_mlp_tokens_fc2_weight"
    original_name = "blocks.3.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_tokens_fc2_bias:
    name = "blocks_3_mlp_tokens_fc2_bias"
    original_name = "blocks.3.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_norm2_weight:
    name = "blocks_3_norm2_weight"
    original_name = "blocks.3.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_norm2_bias:
    name = "blocks_3_norm2_bias"
    original_name = "blocks.3.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_channels_fc1_weight:
    name = "blocks_3_mlp_channels_fc1_weight"
    original_name = "blocks.3.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_channels_fc1_bias:
    name = "blocks_3_mlp_channels_fc1_bias"
    original_name = "blocks.3.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_channels_fc2_weight:
    name = "blocks_3_mlp_channels_fc2_weight"
    original_name = "blocks.3.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_3_mlp_channels_fc2_bias:
    name = "blocks_3_mlp_channels_fc2_bias"
    original_name = "blocks.3.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_norm1_weight:
    name = "blocks_4_norm1_weight"
    original_name = "blocks.4.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_norm1_bias:
    name = "blocks_4_norm1_bias"
    original_name = "blocks.4.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_tokens_fc1_weight:
    name = "blocks_4_mlp_tokens_fc1_weight"
    original_name = "blocks.4.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_tokens_fc1_bias:
    name = "blocks_4_mlp_tokens_fc1_bias"
    original_name = "blocks.4.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_tokens_fc2_weight:
    name = "blocks_4_mlp_tokens_fc2_weight"
    original_name = "blocks.4.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_tokens_fc2_bias:
    name = "blocks_4_mlp_tokens_fc2_bias"
    original_name = "blocks.4.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_norm2_weight:
    name = "blocks_4_norm2_weight"
    original_name = "blocks.4.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_4_norm2_bias:
    name = "blocks_4_norm2_bias"
    original_name = "blocks.4.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_channels_fc1_weight:
    name = "blocks_4_mlp_channels_fc1_weight"
    original_name = "blocks.4.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_channels_fc1_bias:
    name = "blocks_4_mlp_channels_fc1_bias"
    original_name = "blocks.4.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_channels_fc2_weight:
    name = "blocks_4_mlp_channels_fc2_weight"
    original_name = "blocks.4.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_4_mlp_channels_fc2_bias:
    name = "blocks_4_mlp_channels_fc2_bias"
    original_name = "blocks.4.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_norm1_weight:
    name = "blocks_5_norm1_weight"
    original_name = "blocks.5.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_norm1_bias:
    name = "blocks_5_norm1_bias"
    original_name = "blocks.5.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_tokens_fc1_weight:
    name = "blocks_5_mlp_tokens_fc1_weight"
    original_name = "blocks.5.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_tokens_fc1_bias:
    name = "blocks_5_mlp_tokens_fc1_bias"
    original_name = "blocks.5.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_tokens_fc2_weight:
    name = "blocks_5_mlp_tokens_fc2_weight"
    original_name = "blocks.5.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_tokens_fc2_bias:
    name = "blocks_5_mlp_tokens_fc2_bias"
    original_name = "blocks.5.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_norm2_weight:
    name = "blocks_5_norm2_weight"
    original_name = "blocks.5.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_5_norm2_bias:
    name = "blocks_5_norm2_bias"
    original_name = "blocks.5.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_channels_fc1_weight:
    name = "blocks_5_mlp_channels_fc1_weight"
    original_name = "blocks.5.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_channels_fc1_bias:
    name = "blocks_5_mlp_channels_fc1_bias"
    original_name = "blocks.5.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_channels_fc2_weight:
    name = "blocks_5_mlp_channels_fc2_weight"
    original_name = "blocks.5.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_5_mlp_channels_fc2_bias:
    name = "blocks_5_mlp_channels_fc2_bias"
    original_name = "blocks.5.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_norm1_weight:
    name = "blocks_6_norm1_weight"
    original_name = "blocks.6.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_norm1_bias:
    name = "blocks_6_norm1_bias"
    original_name = "blocks.6.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_tokens_fc1_weight:
    name = "blocks_6_mlp_tokens_fc1_weight"
    original_name = "blocks.6.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_tokens_fc1_bias:
    name = "blocks_6_mlp_tokens_fc1_bias"
    original_name = "blocks.6.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_tokens_fc2_weight:
    name = "blocks_6_mlp_tokens_fc2_weight"
    original_name = "blocks.6.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_tokens_fc2_bias:
    name = "blocks_6_mlp_tokens_fc2_bias"
    original_name = "blocks.6.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_norm2_weight:
    name = "blocks_6_norm2_weight"
    original_name = "blocks.6.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_6_norm2_bias:
    name = "blocks_6_norm2_bias"
    original_name = "blocks.6.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_channels_fc1_weight:
    name = "blocks_6_mlp_channels_fc1_weight"
    original_name = "blocks.6.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_channels_fc1_bias:
    name = "blocks_6_mlp_channels_fc1_bias"
    original_name = "blocks.6.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_channels_fc2_weight:
    name = "blocks_6_mlp_channels_fc2_weight"
    original_name = "blocks.6.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_6_mlp_channels_fc2_bias:
    name = "blocks_6_mlp_channels_fc2_bias"
    original_name = "blocks.6.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_norm1_weight:
    name = "blocks_7_norm1_weight"
    original_name = "blocks.7.norm1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_7_norm1_bias:
    name = "blocks_7_norm1_bias"
    original_name = "blocks.7.norm1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_tokens_fc1_weight:
    name = "blocks_7_mlp_tokens_fc1_weight"
    original_name = "blocks.7.mlp_tokens.fc1.weight"
    kind = "parameter"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.20203050891044214
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_tokens_fc1_bias:
    name = "blocks_7_mlp_tokens_fc1_bias"
    original_name = "blocks.7.mlp_tokens.fc1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_tokens_fc2_weight:
    name = "blocks_7_mlp_tokens_fc2_weight"
    original_name = "blocks.7.mlp_tokens.fc2.weight"
    kind = "parameter"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_tokens_fc2_bias:
    name = "blocks_7_mlp_tokens_fc2_bias"
    original_name = "blocks.7.mlp_tokens.fc2.bias"
    kind = "parameter"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_norm2_weight:
    name = "blocks_7_norm2_weight"
    original_name = "blocks.7.norm2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_7_norm2_bias:
    name = "blocks_7_norm2_bias"
    original_name = "blocks.7.norm2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_channels_fc1_weight:
    name = "blocks_7_mlp_channels_fc1_weight"
    original_name = "blocks.7.mlp_channels.fc1.weight"
    kind = "parameter"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_channels_fc1_bias:
    name = "blocks_7_mlp_channels_fc1_bias"
    original_name = "blocks.7.mlp_channels.fc1.bias"
    kind = "parameter"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_channels_fc2_weight:
    name = "blocks_7_mlp_channels_fc2_weight"
    original_name = "blocks.7.mlp_channels.fc2.weight"
    kind = "parameter"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03125
    data = None


class Program_weight_tensor_meta_blocks_7_mlp_channels_fc2_bias:
    name = "blocks_7_mlp_channels_fc2_bias"
    original_name = "blocks.7.mlp_channels.fc2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_norm_weight:
    name = "norm_weight"
    original_name = "norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_norm_bias:
    name = "norm_bias"
    original_name = "norm.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_weight:
    name = "head_weight"
    original_name = "head.weight"
    kind = "parameter"
    shape = [1000, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_head_bias:
    name = "head_bias"
    original_name = "head.bias"
    kind = "parameter"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
