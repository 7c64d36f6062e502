class Program_weight_tensor_meta_backbone_features_0_0_0_weight:
    name = "backbone_features_0_0_0_weight"
    original_name = "backbone.features.0.0.0.weight"
    kind = "parameter"
    shape = [16, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2721655269759087
    data = None


class Program_weight_tensor_meta_image:
    name = "image"
    original_name = "L['image']"
    kind = "input"
    shape = [1, 3, 320, 320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00171
    std = 0.9986
    data = None


class Program_weight_tensor_meta_backbone_features_0_0_1_running_mean:
    name = "backbone_features_0_0_1_running_mean"
    original_name = "backbone.features.0.0.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_0_1_running_var:
    name = "backbone_features_0_0_1_running_var"
    original_name = "backbone.features.0.0.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_0_1_weight:
    name = "backbone_features_0_0_1_weight"
    original_name = "backbone.features.0.0.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_0_1_bias:
    name = "backbone_features_0_0_1_bias"
    original_name = "backbone.features.0.0.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_0_0_weight:
    name = "backbone_features_0_1_block_0_0_weight"
    original_name = "backbone.features.0.1.block.0.0.weight"
    kind = "parameter"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_0_1_running_mean:
    name = "backbone_features_0_1_block_0_1_running_mean"
    original_name = "backbone.features.0.1.block.0.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_0_1_running_var:
    name = "backbone_features_0_1_block_0_1_running_var"
    original_name = "backbone.features.0.1.block.0.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_0_1_weight:
    name = "backbone_features_0_1_block_0_1_weight"
    original_name = "backbone.features.0.1.block.0.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_0_1_bias:
    name = "backbone_features_0_1_block_0_1_bias"
    original_name = "backbone.features.0.1.block.0.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_1_0_weight:
    name = "backbone_features_0_1_block_1_0_weight"
    original_name = "backbone.features.0.1.block.1.0.weight"
    kind = "parameter"
    shape = [16, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_1_1_running_mean:
    name = "backbone_features_0_1_block_1_1_running_mean"
    original_name = "backbone.features.0.1.block.1.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_1_1_running_var:
    name = "backbone_features_0_1_block_1_1_running_var"
    original_name = "backbone.features.0.1.block.1.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_1_1_weight:
    name = "backbone_features_0_1_block_1_1_weight"
    original_name = "backbone.features.0.1.block.1.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_1_block_1_1_bias:
    name = "backbone_features_0_1_block_1_1_bias"
    original_name = "backbone.features.0.1.block.1.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_0_0_weight:
    name = "backbone_features_0_2_block_0_0_weight"
    original_name = "backbone.features.0.2.block.0.0.weight"
    kind = "parameter"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_0_1_running_mean:
    name = "backbone_features_0_2_block_0_1_running_mean"
    original_name = "backbone.features.0.2.block.0.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_0_1_running_var:
    name = "backbone_features_0_2_block_0_1_running_var"
    original_name = "backbone.features.0.2.block.0.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_0_1_weight:
    name = "backbone_features_0_2_block_0_1_weight"
    original_name = "backbone.features.0.2.block.0.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_0_1_bias:
    name = "backbone_features_0_2_block_0_1_bias"
    original_name = "backbone.features.0.2.block.0.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_1_0_weight:
    name = "backbone_features_0_2_block_1_0_weight"
    original_name = "backbone.features.0.2.block.1.0.weight"
    kind = "parameter"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_1_1_running_mean:
    name = "backbone_features_0_2_block_1_1_running_mean"
    original_name = "backbone.features.0.2.block.1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_1_1_running_var:
    name = "backbone_features_0_2_block_1_1_running_var"
    original_name = "backbone.features.0.2.block.1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_1_1_weight:
    name = "backbone_features_0_2_block_1_1_weight"
    original_name = "backbone.features.0.2.block.1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_1_1_bias:
    name = "backbone_features_0_2_block_1_1_bias"
    original_name = "backbone.features.0.2.block.1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_2_0_weight:
    name = "backbone_features_0_2_block_2_0_weight"
    original_name = "backbone.features.0.2.block.2.0.weight"
    kind = "parameter"
    shape = [24, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_2_1_running_mean:
    name = "backbone_features_0_2_block_2_1_running_mean"
    original_name = "backbone.features.0.2.block.2.1.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_2_1_running_var:
    name = "backbone_features_0_2_block_2_1_running_var"
    original_name = "backbone.features.0.2.block.2.1.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_2_1_weight:
    name = "backbone_features_0_2_block_2_1_weight"
    original_name = "backbone.features.0.2.block.2.1.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_2_block_2_1_bias:
    name = "backbone_features_0_2_block_2_1_bias"
    original_name = "backbone.features.0.2.block.2.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_0_0_weight:
    name = "backbone_features_0_3_block_0_0_weight"
    original_name = "backbone.features.0.3.block.0.0.weight"
    kind = "parameter"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_0_1_running_mean:
    name = "backbone_features_0_3_block_0_1_running_mean"
    original_name = "backbone.features.0.3.block.0.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_0_1_running_var:
    name = "backbone_features_0_3_block_0_1_running_var"
    original_name = "backbone.features.0.3.block.0.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_0_1_weight:
    name = "backbone_features_0_3_block_0_1_weight"
    original_name = "backbone.features.0.3.block.0.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_0_1_bias:
    name = "backbone_features_0_3_block_0_1_bias"
    original_name = "backbone.features.0.3.block.0.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_1_0_weight:
    name = "backbone_features_0_3_block_1_0_weight"
    original_name = "backbone.features.0.3.block.1.0.weight"
    kind = "parameter"
    shape = [72, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_1_1_running_mean:
    name = "backbone_features_0_3_block_1_1_running_mean"
    original_name = "backbone.features.0.3.block.1.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_1_1_running_var:
    name = "backbone_features_0_3_block_1_1_running_var"
    original_name = "backbone.features.0.3.block.1.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_1_1_weight:
    name = "backbone_features_0_3_block_1_1_weight"
    original_name = "backbone.features.0.3.block.1.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_1_1_bias:
    name = "backbone_features_0_3_block_1_1_bias"
    original_name = "backbone.features.0.3.block.1.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_2_0_weight:
    name = "backbone_features_0_3_block_2_0_weight"
    original_name = "backbone.features.0.3.block.2.0.weight"
    kind = "parameter"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_2_1_running_mean:
    name = "backbone_features_0_3_block_2_1_running_mean"
    original_name = "backbone.features.0.3.block.2.1.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_2_1_running_var:
    name = "backbone_features_0_3_block_2_1_running_var"
    original_name = "backbone.features.0.3.block.2.1.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_2_1_weight:
    name = "backbone_features_0_3_block_2_1_weight"
    original_name = "backbone.features.0.3.block.2.1.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_3_block_2_1_bias:
    name = "backbone_features_0_3_block_2_1_bias"
    original_name = "backbone.features.0.3.block.2.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_0_0_weight:
    name = "backbone_features_0_4_block_0_0_weight"
    original_name = "backbone.features.0.4.block.0.0.weight"
    kind = "parameter"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_0_1_running_mean:
    name = "backbone_features_0_4_block_0_1_running_mean"
    original_name = "backbone.features.0.4.block.0.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_0_1_running_var:
    name = "backbone_features_0_4_block_0_1_running_var"
    original_name = "backbone.features.0.4.block.0.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_0_1_weight:
    name = "backbone_features_0_4_block_0_1_weight"
    original_name = "backbone.features.0.4.block.0.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_0_1_bias:
    name = "backbone_features_0_4_block_0_1_bias"
    original_name = "backbone.features.0.4.block.0.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_1_0_weight:
    name = "backbone_features_0_4_block_1_0_weight"
    original_name = "backbone.features.0.4.block.1.0.weight"
    kind = "parameter"
    shape = [72, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_1_1_running_mean:
    name = "backbone_features_0_4_block_1_1_running_mean"
    original_name = "backbone.features.0.4.block.1.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_1_1_running_var:
    name = "backbone_features_0_4_block_1_1_running_var"
    original_name = "backbone.features.0.4.block.1.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_1_1_weight:
    name = "backbone_features_0_4_block_1_1_weight"
    original_name = "backbone.features.0.4.block.1.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_1_1_bias:
    name = "backbone_features_0_4_block_1_1_bias"
    original_name = "backbone.features.0.4.block.1.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_2_fc1_weight:
    name = "backbone_features_0_4_block_2_fc1_weight"
    original_name = "backbone.features.0.4.block.2.fc1.weight"
    kind = "parameter"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_2_fc1_bias:
    name = "backbone_features_0_4_block_2_fc1_bias"
    original_name = "backbone.features.0.4.block.2.fc1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_2_fc2_weight:
    name = "backbone_features_0_4_block_2_fc2_weight"
    original_name = "backbone.features.0.4.block.2.fc2.weight"
    kind = "parameter"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_2_fc2_bias:
    name = "backbone_features_0_4_block_2_fc2_bias"
    original_name = "backbone.features.0.4.block.2.fc2.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_3_0_weight:
    name = "backbone_features_0_4_block_3_0_weight"
    original_name = "backbone.features.0.4.block.3.0.weight"
    kind = "parameter"
    shape = [40, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_3_1_running_mean:
    name = "backbone_features_0_4_block_3_1_running_mean"
    original_name = "backbone.features.0.4.block.3.1.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_3_1_running_var:
    name = "backbone_features_0_4_block_3_1_running_var"
    original_name = "backbone.features.0.4.block.3.1.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_3_1_weight:
    name = "backbone_features_0_4_block_3_1_weight"
    original_name = "backbone.features.0.4.block.3.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_4_block_3_1_bias:
    name = "backbone_features_0_4_block_3_1_bias"
    original_name = "backbone.features.0.4.block.3.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_0_0_weight:
    name = "backbone_features_0_5_block_0_0_weight"
    original_name = "backbone.features.0.5.block.0.0.weight"
    kind = "parameter"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_0_1_running_mean:
    name = "backbone_features_0_5_block_0_1_running_mean"
    original_name = "backbone.features.0.5.block.0.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_0_1_running_var:
    name = "backbone_features_0_5_block_0_1_running_var"
    original_name = "backbone.features.0.5.block.0.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_0_1_weight:
    name = "backbone_features_0_5_block_0_1_weight"
    original_name = "backbone.features.0.5.block.0.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_0_1_bias:
    name = "backbone_features_0_5_block_0_1_bias"
    original_name = "backbone.features.0.5.block.0.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_1_0_weight:
    name = "backbone_features_0_5_block_1_0_weight"
    original_name = "backbone.features.0.5.block.1.0.weight"
    kind = "parameter"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_1_1_running_mean:
    name = "backbone_features_0_5_block_1_1_running_mean"
    original_name = "backbone.features.0.5.block.1.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_1_1_running_var:
    name = "backbone_features_0_5_block_1_1_running_var"
    original_name = "backbone.features.0.5.block.1.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_1_1_weight:
    name = "backbone_features_0_5_block_1_1_weight"
    original_name = "backbone.features.0.5.block.1.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_1_1_bias:
    name = "backbone_features_0_5_block_1_1_bias"
    original_name = "backbone.features.0.5.block.1.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_2_fc1_weight:
    name = "backbone_features_0_5_block_2_fc1_weight"
    original_name = "backbone.features.0.5.block.2.fc1.weight"
    kind = "parameter"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_2_fc1_bias:
    name = "backbone_features_0_5_block_2_fc1_bias"
    original_name = "backbone.features.0.5.block.2.fc1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_2_fc2_weight:
    name = "backbone_features_0_5_block_2_fc2_weight"
    original_name = "backbone.features.0.5.block.2.fc2.weight"
    kind = "parameter"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_2_fc2_bias:
    name = "backbone_features_0_5_block_2_fc2_bias"
    original_name = "backbone.features.0.5.block.2.fc2.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_3_0_weight:
    name = "backbone_features_0_5_block_3_0_weight"
    original_name = "backbone.features.0.5.block.3.0.weight"
    kind = "parameter"
    shape = [40, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_3_1_running_mean:
    name = "backbone_features_0_5_block_3_1_running_mean"
    original_name = "backbone.features.0.5.block.3.1.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_3_1_running_var:
    name = "backbone_features_0_5_block_3_1_running_var"
    original_name = "backbone.features.0.5.block.3.1.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_3_1_weight:
    name = "backbone_features_0_5_block_3_1_weight"
    original_name = "backbone.features.0.5.block.3.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_5_block_3_1_bias:
    name = "backbone_features_0_5_block_3_1_bias"
    original_name = "backbone.features.0.5.block.3.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_0_0_weight:
    name = "backbone_features_0_6_block_0_0_weight"
    original_name = "backbone.features.0.6.block.0.0.weight"
    kind = "parameter"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_0_1_running_mean:
    name = "backbone_features_0_6_block_0_1_running_mean"
    original_name = "backbone.features.0.6.block.0.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_0_1_running_var:
    name = "backbone_features_0_6_block_0_1_running_var"
    original_name = "backbone.features.0.6.block.0.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_0_1_weight:
    name = "backbone_features_0_6_block_0_1_weight"
    original_name = "backbone.features.0.6.block.0.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_0_1_bias:
    name = "backbone_features_0_6_block_0_1_bias"
    original_name = "backbone.features.0.6.block.0.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_1_0_weight:
    name = "backbone_features_0_6_block_1_0_weight"
    original_name = "backbone.features.0.6.block.1.0.weight"
    kind = "parameter"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_1_1_running_mean:
    name = "backbone_features_0_6_block_1_1_running_mean"
    original_name = "backbone.features.0.6.block.1.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_1_1_running_var:
    name = "backbone_features_0_6_block_1_1_running_var"
    original_name = "backbone.features.0.6.block.1.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_1_1_weight:
    name = "backbone_features_0_6_block_1_1_weight"
    original_name = "backbone.features.0.6.block.1.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_1_1_bias:
    name = "backbone_features_0_6_block_1_1_bias"
    original_name = "backbone.features.0.6.block.1.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_2_fc1_weight:
    name = "backbone_features_0_6_block_2_fc1_weight"
    original_name = "backbone.features.0.6.block.2.fc1.weight"
    kind = "parameter"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_2_fc1_bias:
    name = "backbone_features_0_6_block_2_fc1_bias"
    original_name = "backbone.features.0.6.block.2.fc1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_2_fc2_weight:
    name = "backbone_features_0_6_block_2_fc2_weight"
    original_name = "backbone.features.0.6.block.2.fc2.weight"
    kind = "parameter"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_2_fc2_bias:
    name = "backbone_features_0_6_block_2_fc2_bias"
    original_name = "backbone.features.0.6.block.2.fc2.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_3_0_weight:
    name = "backbone_features_0_6_block_3_0_weight"
    original_name = "backbone.features.0.6.block.3.0.weight"
    kind = "parameter"
    shape = [40, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_3_1_running_mean:
    name = "backbone_features_0_6_block_3_1_running_mean"
    original_name = "backbone.features.0.6.block.3.1.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_3_1_running_var:
    name = "backbone_features_0_6_block_3_1_running_var"
    original_name = "backbone.features.0.6.block.3.1.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_3_1_weight:
    name = "backbone_features_0_6_block_3_1_weight"
    original_name = "backbone.features.0.6.block.3.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_6_block_3_1_bias:
    name = "backbone_features_0_6_block_3_1_bias"
    original_name = "backbone.features.0.6.block.3.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_0_0_weight:
    name = "backbone_features_0_7_block_0_0_weight"
    original_name = "backbone.features.0.7.block.0.0.weight"
    kind = "parameter"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_0_1_running_mean:
    name = "backbone_features_0_7_block_0_1_running_mean"
    original_name = "backbone.features.0.7.block.0.1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_0_1_running_var:
    name = "backbone_features_0_7_block_0_1_running_var"
    original_name = "backbone.features.0.7.block.0.1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_0_1_weight:
    name = "backbone_features_0_7_block_0_1_weight"
    original_name = "backbone.features.0.7.block.0.1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_0_1_bias:
    name = "backbone_features_0_7_block_0_1_bias"
    original_name = "backbone.features.0.7.block.0.1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_1_0_weight:
    name = "backbone_features_0_7_block_1_0_weight"
    original_name = "backbone.features.0.7.block.1.0.weight"
    kind = "parameter"
    shape = [240, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_1_1_running_mean:
    name = "backbone_features_0_7_block_1_1_running_mean"
    original_name = "backbone.features.0.7.block.1.1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_1_1_running_var:
    name = "backbone_features_0_7_block_1_1_running_var"
    original_name = "backbone.features.0.7.block.1.1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_1_1_weight:
    name = "backbone_features_0_7_block_1_1_weight"
    original_name = "backbone.features.0.7.block.1.1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_1_1_bias:
    name = "backbone_features_0_7_block_1_1_bias"
    original_name = "backbone.features.0.7.block.1.1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_2_0_weight:
    name = "backbone_features_0_7_block_2_0_weight"
    original_name = "backbone.features.0.7.block.2.0.weight"
    kind = "parameter"
    shape = [80, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_2_1_running_mean:
    name = "backbone_features_0_7_block_2_1_running_mean"
    original_name = "backbone.features.0.7.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_2_1_running_var:
    name = "backbone_features_0_7_block_2_1_running_var"
    original_name = "backbone.features.0.7.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_2_1_weight:
    name = "backbone_features_0_7_block_2_1_weight"
    original_name = "backbone.features.0.7.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_7_block_2_1_bias:
    name = "backbone_features_0_7_block_2_1_bias"
    original_name = "backbone.features.0.7.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_0_0_weight:
    name = "backbone_features_0_8_block_0_0_weight"
    original_name = "backbone.features.0.8.block.0.0.weight"
    kind = "parameter"
    shape = [200, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_0_1_running_mean:
    name = "backbone_features_0_8_block_0_1_running_mean"
    original_name = "backbone.features.0.8.block.0.1.running_mean"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_0_1_running_var:
    name = "backbone_features_0_8_block_0_1_running_var"
    original_name = "backbone.features.0.8.block.0.1.running_var"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_0_1_weight:
    name = "backbone_features_0_8_block_0_1_weight"
    original_name = "backbone.features.0.8.block.0.1.weight"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_0_1_bias:
    name = "backbone_features_0_8_block_0_1_bias"
    original_name = "backbone.features.0.8.block.0.1.bias"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_1_0_weight:
    name = "backbone_features_0_8_block_1_0_weight"
    original_name = "backbone.features.0.8.block.1.0.weight"
    kind = "parameter"
    shape = [200, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_1_1_running_mean:
    name = "backbone_features_0_8_block_1_1_running_mean"
    original_name = "backbone.features.0.8.block.1.1.running_mean"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_1_1_running_var:
    name = "backbone_features_0_8_block_1_1_running_var"
    original_name = "backbone.features.0.8.block.1.1.running_var"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_1_1_weight:
    name = "backbone_features_0_8_block_1_1_weight"
    original_name = "backbone.features.0.8.block.1.1.weight"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_1_1_bias:
    name = "backbone_features_0_8_block_1_1_bias"
    original_name = "backbone.features.0.8.block.1.1.bias"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_2_0_weight:
    name = "backbone_features_0_8_block_2_0_weight"
    original_name = "backbone.features.0.8.block.2.0.weight"
    kind = "parameter"
    shape = [80, 200, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_2_1_running_mean:
    name = "backbone_features_0_8_block_2_1_running_mean"
    original_name = "backbone.features.0.8.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_2_1_running_var:
    name = "backbone_features_0_8_block_2_1_running_var"
    original_name = "backbone.features.0.8.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_2_1_weight:
    name = "backbone_features_0_8_block_2_1_weight"
    original_name = "backbone.features.0.8.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_8_block_2_1_bias:
    name = "backbone_features_0_8_block_2_1_bias"
    original_name = "backbone.features.0.8.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_0_0_weight:
    name = "backbone_features_0_9_block_0_0_weight"
    original_name = "backbone.features.0.9.block.0.0.weight"
    kind = "parameter"
    shape = [184, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_0_1_running_mean:
    name = "backbone_features_0_9_block_0_1_running_mean"
    original_name = "backbone.features.0.9.block.0.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_0_1_running_var:
    name = "backbone_features_0_9_block_0_1_running_var"
    original_name = "backbone.features.0.9.block.0.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_0_1_weight:
    name = "backbone_features_0_9_block_0_1_weight"
    original_name = "backbone.features.0.9.block.0.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_0_1_bias:
    name = "backbone_features_0_9_block_0_1_bias"
    original_name = "backbone.features.0.9.block.0.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_1_0_weight:
    name = "backbone_features_0_9_block_1_0_weight"
    original_name = "backbone.features.0.9.block.1.0.weight"
    kind = "parameter"
    shape = [184, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_1_1_running_mean:
    name = "backbone_features_0_9_block_1_1_running_mean"
    original_name = "backbone.features.0.9.block.1.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_1_1_running_var:
    name = "backbone_features_0_9_block_1_1_running_var"
    original_name = "backbone.features.0.9.block.1.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_1_1_weight:
    name = "backbone_features_0_9_block_1_1_weight"
    original_name = "backbone.features.0.9.block.1.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_1_1_bias:
    name = "backbone_features_0_9_block_1_1_bias"
    original_name = "backbone.features.0.9.block.1.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_2_0_weight:
    name = "backbone_features_0_9_block_2_0_weight"
    original_name = "backbone.features.0.9.block.2.0.weight"
    kind = "parameter"
    shape = [80, 184, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10425720702853739
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_2_1_running_mean:
    name = "backbone_features_0_9_block_2_1_running_mean"
    original_name = "backbone.features.0.9.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_2_1_running_var:
    name = "backbone_features_0_9_block_2_1_running_var"
    original_name = "backbone.features.0.9.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_2_1_weight:
    name = "backbone_features_0_9_block_2_1_weight"
    original_name = "backbone.features.0.9.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_9_block_2_1_bias:
    name = "backbone_features_0_9_block_2_1_bias"
    original_name = "backbone.features.0.9.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_0_0_weight:
    name = "backbone_features_0_10_block_0_0_weight"
    original_name = "backbone.features.0.10.block.0.0.weight"
    kind = "parameter"
    shape = [184, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_0_1_running_mean:
    name = "backbone_features_0_10_block_0_1_running_mean"
    original_name = "backbone.features.0.10.block.0.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_0_1_running_var:
    name = "backbone_features_0_10_block_0_1_running_var"
    original_name = "backbone.features.0.10.block.0.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_0_1_weight:
    name = "backbone_features_0_10_block_0_1_weight"
    original_name = "backbone.features.0.10.block.0.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_0_1_bias:
    name = "backbone_features_0_10_block_0_1_bias"
    original_name = "backbone.features.0.10.block.0.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_1_0_weight:
    name = "backbone_features_0_10_block_1_0_weight"
    original_name = "backbone.features.0.10.block.1.0.weight"
    kind = "parameter"
    shape = [184, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_1_1_running_mean:
    name = "backbone_features_0_10_block_1_1_running_mean"
    original_name = "backbone.features.0.10.block.1.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_1_1_running_var:
    name = "backbone_features_0_10_block_1_1_running_var"
    original_name = "backbone.features.0.10.block.1.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_1_1_weight:
    name = "backbone_features_0_10_block_1_1_weight"
    original_name = "backbone.features.0.10.block.1.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_1_1_bias:
    name = "backbone_features_0_10_block_1_1_bias"
    original_name = "backbone.features.0.10.block.1.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_2_0_weight:
    name = "backbone_features_0_10_block_2_0_weight"
    original_name = "backbone.features.0.10.block.2.0.weight"
    kind = "parameter"
    shape = [80, 184, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10425720702853739
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_2_1_running_mean:
    name = "backbone_features_0_10_block_2_1_running_mean"
    original_name = "backbone.features.0.10.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_2_1_running_var:
    name = "backbone_features_0_10_block_2_1_running_var"
    original_name = "backbone.features.0.10.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_2_1_weight:
    name = "backbone_features_0_10_block_2_1_weight"
    original_name = "backbone.features.0.10.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_10_block_2_1_bias:
    name = "backbone_features_0_10_block_2_1_bias"
    original_name = "backbone.features.0.10.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_0_0_weight:
    name = "backbone_features_0_11_block_0_0_weight"
    original_name = "backbone.features.0.11.block.0.0.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_0_1_running_mean:
    name = "backbone_features_0_11_block_0_1_running_mean"
    original_name = "backbone.features.0.11.block.0.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_0_1_running_var:
    name = "backbone_features_0_11_block_0_1_running_var"
    original_name = "backbone.features.0.11.block.0.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_0_1_weight:
    name = "backbone_features_0_11_block_0_1_weight"
    original_name = "backbone.features.0.11.block.0.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_0_1_bias:
    name = "backbone_features_0_11_block_0_1_bias"
    original_name = "backbone.features.0.11.block.0.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_1_0_weight:
    name = "backbone_features_0_11_block_1_0_weight"
    original_name = "backbone.features.0.11.block.1.0.weight"
    kind = "parameter"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_1_1_running_mean:
    name = "backbone_features_0_11_block_1_1_running_mean"
    original_name = "backbone.features.0.11.block.1.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_1_1_running_var:
    name = "backbone_features_0_11_block_1_1_running_var"
    original_name = "backbone.features.0.11.block.1.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_1_1_weight:
    name = "backbone_features_0_11_block_1_1_weight"
    original_name = "backbone.features.0.11.block.1.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_1_1_bias:
    name = "backbone_features_0_11_block_1_1_bias"
    original_name = "backbone.features.0.11.block.1.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_2_fc1_weight:
    name = "backbone_features_0_11_block_2_fc1_weight"
    original_name = "backbone.features.0.11.block.2.fc1.weight"
    kind = "parameter"
    shape = [120, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_2_fc1_bias:
    name = "backbone_features_0_11_block_2_fc1_bias"
    original_name = "backbone.features.0.11.block.2.fc1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_2_fc2_weight:
    name = "backbone_features_0_11_block_2_fc2_weight"
    original_name = "backbone.features.0.11.block.2.fc2.weight"
    kind = "parameter"
    shape = [480, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_2_fc2_bias:
    name = "backbone_features_0_11_block_2_fc2_bias"
    original_name = "backbone.features.0.11.block.2.fc2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_3_0_weight:
    name = "backbone_features_0_11_block_3_0_weight"
    original_name = "backbone.features.0.11.block.3.0.weight"
    kind = "parameter"
    shape = [112, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_3_1_running_mean:
    name = "backbone_features_0_11_block_3_1_running_mean"
    original_name = "backbone.features.0.11.block.3.1.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_3_1_running_var:
    name = "backbone_features_0_11_block_3_1_running_var"
    original_name = "backbone.features.0.11.block.3.1.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_3_1_weight:
    name = "backbone_features_0_11_block_3_1_weight"
    original_name = "backbone.features.0.11.block.3.1.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_11_block_3_1_bias:
    name = "backbone_features_0_11_block_3_1_bias"
    original_name = "backbone.features.0.11.block.3.1.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_0_0_weight:
    name = "backbone_features_0_12_block_0_0_weight"
    original_name = "backbone.features.0.12.block.0.0.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_0_1_running_mean:
    name = "backbone_features_0_12_block_0_1_running_mean"
    original_name = "backbone.features.0.12.block.0.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_0_1_running_var:
    name = "backbone_features_0_12_block_0_1_running_var"
    original_name = "backbone.features.0.12.block.0.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_0_1_weight:
    name = "backbone_features_0_12_block_0_1_weight"
    original_name = "backbone.features.0.12.block.0.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_0_1_bias:
    name = "backbone_features_0_12_block_0_1_bias"
    original_name = "backbone.features.0.12.block.0.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_1_0_weight:
    name = "backbone_features_0_12_block_1_0_weight"
    original_name = "backbone.features.0.12.block.1.0.weight"
    kind = "parameter"
    shape = [672, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_1_1_running_mean:
    name = "backbone_features_0_12_block_1_1_running_mean"
    original_name = "backbone.features.0.12.block.1.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_1_1_running_var:
    name = "backbone_features_0_12_block_1_1_running_var"
    original_name = "backbone.features.0.12.block.1.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_1_1_weight:
    name = "backbone_features_0_12_block_1_1_weight"
    original_name = "backbone.features.0.12.block.1.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_1_1_bias:
    name = "backbone_features_0_12_block_1_1_bias"
    original_name = "backbone.features.0.12.block.1.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_2_fc1_weight:
    name = "backbone_features_0_12_block_2_fc1_weight"
    original_name = "backbone.features.0.12.block.2.fc1.weight"
    kind = "parameter"
    shape = [168, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_2_fc1_bias:
    name = "backbone_features_0_12_block_2_fc1_bias"
    original_name = "backbone.features.0.12.block.2.fc1.bias"
    kind = "parameter"
    shape = [168]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_2_fc2_weight:
    name = "backbone_features_0_12_block_2_fc2_weight"
    original_name = "backbone.features.0.12.block.2.fc2.weight"
    kind = "parameter"
    shape = [672, 168, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10910894511799618
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_2_fc2_bias:
    name = "backbone_features_0_12_block_2_fc2_bias"
    original_name = "backbone.features.0.12.block.2.fc2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_3_0_weight:
    name = "backbone_features_0_12_block_3_0_weight"
    original_name = "backbone.features.0.12.block.3.0.weight"
    kind = "parameter"
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_3_1_running_mean:
    name = "backbone_features_0_12_block_3_1_running_mean"
    original_name = "backbone.features.0.12.block.3.1.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_3_1_running_var:
    name = "backbone_features_0_12_block_3_1_running_var"
    original_name = "backbone.features.0.12.block.3.1.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_3_1_weight:
    name = "backbone_features_0_12_block_3_1_weight"
    original_name = "backbone.features.0.12.block.3.1.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_12_block_3_1_bias:
    name = "backbone_features_0_12_block_3_1_bias"
    original_name = "backbone.features.0.12.block.3.1.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_0_13_0_weight:
    name = "backbone_features_0_13_0_weight"
    original_name = "backbone.features.0.13.0.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_backbone_features_0_13_1_running_mean:
    name = "backbone_features_0_13_1_running_mean"
    original_name = "backbone.features.0.13.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_13_1_running_var:
    name = "backbone_features_0_13_1_running_var"
    original_name = "backbone.features.0.13.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_0_13_1_weight:
    name = "backbone_features_0_13_1_weight"
    original_name = "backbone.features.0.13.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_0_13_1_bias:
    name = "backbone_features_0_13_1_bias"
    original_name = "backbone.features.0.13.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_1_0_weight:
    name = "backbone_features_1_0_1_0_weight"
    original_name = "backbone.features.1.0.1.0.weight"
    kind = "parameter"
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_1_1_running_mean:
    name = "backbone_features_1_0_1_1_running_mean"
    original_name = "backbone.features.1.0.1.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_1_1_running_var:
    name = "backbone_features_1_0_1_1_running_var"
    original_name = "backbone.features.1.0.1.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_1_1_weight:
    name = "backbone_features_1_0_1_1_weight"
    original_name = "backbone.features.1.0.1.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_1_1_bias:
    name = "backbone_features_1_0_1_1_bias"
    original_name = "backbone.features.1.0.1.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_2_fc1_weight:
    name = "backbone_features_1_0_2_fc1_weight"
    original_name = "backbone.features.1.0.2.fc1.weight"
    kind = "parameter"
    shape = [168, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_2_fc1_bias:
    name = "backbone_features_1_0_2_fc1_bias"
    original_name = "backbone.features.1.0.2.fc1.bias"
    kind = "parameter"
    shape = [168]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_2_fc2_weight:
    name = "backbone_features_1_0_2_fc2_weight"
    original_name = "backbone.features.1.0.2.fc2.weight"
    kind = "parameter"
    shape = [672, 168, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10910894511799618
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_2_fc2_bias:
    name = "backbone_features_1_0_2_fc2_bias"
    original_name = "backbone.features.1.0.2.fc2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_3_0_weight:
    name = "backbone_features_1_0_3_0_weight"
    original_name = "backbone.features.1.0.3.0.weight"
    kind = "parameter"
    shape = [80, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_3_1_running_mean:
    name = "backbone_features_1_0_3_1_running_mean"
    original_name = "backbone.features.1.0.3.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_3_1_running_var:
    name = "backbone_features_1_0_3_1_running_var"
    original_name = "backbone.features.1.0.3.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_3_1_weight:
    name = "backbone_features_1_0_3_1_weight"
    original_name = "backbone.features.1.0.3.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_0_3_1_bias:
    name = "backbone_features_1_0_3_1_bias"
    original_name = "backbone.features.1.0.3.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_0_0_weight:
    name = "backbone_features_1_1_block_0_0_weight"
    original_name = "backbone.features.1.1.block.0.0.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_0_1_running_mean:
    name = "backbone_features_1_1_block_0_1_running_mean"
    original_name = "backbone.features.1.1.block.0.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_0_1_running_var:
    name = "backbone_features_1_1_block_0_1_running_var"
    original_name = "backbone.features.1.1.block.0.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_0_1_weight:
    name = "backbone_features_1_1_block_0_1_weight"
    original_name = "backbone.features.1.1.block.0.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_0_1_bias:
    name = "backbone_features_1_1_block_0_1_bias"
    original_name = "backbone.features.1.1.block.0.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_1_0_weight:
    name = "backbone_features_1_1_block_1_0_weight"
    original_name = "backbone.features.1.1.block.1.0.weight"
    kind = "parameter"
    shape = [480, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_1_1_running_mean:
    name = "backbone_features_1_1_block_1_1_running_mean"
    original_name = "backbone.features.1.1.block.1.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_1_1_running_var:
    name = "backbone_features_1_1_block_1_1_running_var"
    original_name = "backbone.features.1.1.block.1.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_1_1_weight:
    name = "backbone_features_1_1_block_1_1_weight"
    original_name = "backbone.features.1.1.block.1.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_1_1_bias:
    name = "backbone_features_1_1_block_1_1_bias"
    original_name = "backbone.features.1.1.block.1.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_2_fc1_weight:
    name = "backbone_features_1_1_block_2_fc1_weight"
    original_name = "backbone.features.1.1.block.2.fc1.weight"
    kind = "parameter"
    shape = [120, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_2_fc1_bias:
    name = "backbone_features_1_1_block_2_fc1_bias"
    original_name = "backbone.features.1.1.block.2.fc1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_2_fc2_weight:
    name = "backbone_features_1_1_block_2_fc2_weight"
    original_name = "backbone.features.1.1.block.2.fc2.weight"
    kind = "parameter"
    shape = [480, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_2_fc2_bias:
    name = "backbone_features_1_1_block_2_fc2_bias"
    original_name = "backbone.features.1.1.block.2.fc2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_3_0_weight:
    name = "backbone_features_1_1_block_3_0_weight"
    original_name = "backbone.features.1.1.block.3.0.weight"
    kind = "parameter"
    shape = [80, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_3_1_running_mean:
    name = "backbone_features_1_1_block_3_1_running_mean"
    original_name = "backbone.features.1.1.block.3.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_3_1_running_var:
    name = "backbone_features_1_1_block_3_1_running_var"
    original_name = "backbone.features.1.1.block.3.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_3_1_weight:
    name = "backbone_features_1_1_block_3_1_weight"
    original_name = "backbone.features.1.1.block.3.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_1_block_3_1_bias:
    name = "backbone_features_1_1_block_3_1_bias"
    original_name = "backbone.features.1.1.block.3.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_0_0_weight:
    name = "backbone_features_1_2_block_0_0_weight"
    original_name = "backbone.features.1.2.block.0.0.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_0_1_running_mean:
    name = "backbone_features_1_2_block_0_1_running_mean"
    original_name = "backbone.features.1.2.block.0.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_0_1_running_var:
    name = "backbone_features_1_2_block_0_1_running_var"
    original_name = "backbone.features.1.2.block.0.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_0_1_weight:
    name = "backbone_features_1_2_block_0_1_weight"
    original_name = "backbone.features.1.2.block.0.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_0_1_bias:
    name = "backbone_features_1_2_block_0_1_bias"
    original_name = "backbone.features.1.2.block.0.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_1_0_weight:
    name = "backbone_features_1_2_block_1_0_weight"
    original_name = "backbone.features.1.2.block.1.0.weight"
    kind = "parameter"
    shape = [480, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_1_1_running_mean:
    name = "backbone_features_1_2_block_1_1_running_mean"
    original_name = "backbone.features.1.2.block.1.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_1_1_running_var:
    name = "backbone_features_1_2_block_1_1_running_var"
    original_name = "backbone.features.1.2.block.1.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_1_1_weight:
    name = "backbone_features_1_2_block_1_1_weight"
    original_name = "backbone.features.1.2.block.1.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_1_1_bias:
    name = "backbone_features_1_2_block_1_1_bias"
    original_name = "backbone.features.1.2.block.1.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_2_fc1_weight:
    name = "backbone_features_1_2_block_2_fc1_weight"
    original_name = "backbone.features.1.2.block.2.fc1.weight"
    kind = "parameter"
    shape = [120, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_2_fc1_bias:
    name = "backbone_features_1_2_block_2_fc1_bias"
    original_name = "backbone.features.1.2.block.2.fc1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_2_fc2_weight:
    name = "backbone_features_1_2_block_2_fc2_weight"
    original_name = "backbone.features.1.2.block.2.fc2.weight"
    kind = "parameter"
    shape = [480, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_2_fc2_bias:
    name = "backbone_features_1_2_block_2_fc2_bias"
    original_name = "backbone.features.1.2.block.2.fc2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_3_0_weight:
    name = "backbone_features_1_2_block_3_0_weight"
    original_name = "backbone.features.1.2.block.3.0.weight"
    kind = "parameter"
    shape = [80, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_3_1_running_mean:
    name = "backbone_features_1_2_block_3_1_running_mean"
    original_name = "backbone.features.1.2.block.3.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_3_1_running_var:
    name = "backbone_features_1_2_block_3_1_running_var"
    original_name = "backbone.features.1.2.block.3.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_3_1_weight:
    name = "backbone_features_1_2_block_3_1_weight"
    original_name = "backbone.features.1.2.block.3.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_2_block_3_1_bias:
    name = "backbone_features_1_2_block_3_1_bias"
    original_name = "backbone.features.1.2.block.3.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_features_1_3_0_weight:
    name = "backbone_features_1_3_0_weight"
    original_name = "backbone.features.1.3.0.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_features_1_3_1_running_mean:
    name = "backbone_features_1_3_1_running_mean"
    original_name = "backbone.features.1.3.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_3_1_running_var:
    name = "backbone_features_1_3_1_running_var"
    original_name = "backbone.features.1.3.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_features_1_3_1_weight:
    name = "backbone_features_1_3_1_weight"
    original_name = "backbone.features.1.3.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_features_1_3_1_bias:
    name = "backbone_features_1_3_1_bias"
    original_name = "backbone.features.1.3.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_0_0_0_weight:
    name = "backbone_extra_0_0_0_weight"
    original_name = "backbone.extra.0.0.0.weight"
    kind = "parameter"
    shape = [256, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_extra_0_0_1_running_mean:
    name = "backbone_extra_0_0_1_running_mean"
    original_name = "backbone.extra.0.0.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_0_0_1_running_var:
    name = "backbone_extra_0_0_1_running_var"
    original_name = "backbone.extra.0.0.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_0_0_1_weight:
    name = "backbone_extra_0_0_1_weight"
    original_name = "backbone.extra.0.0.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_0_0_1_bias:
    name = "backbone_extra_0_0_1_bias"
    original_name = "backbone.extra.0.0.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_0_1_0_weight:
    name = "backbone_extra_0_1_0_weight"
    original_name = "backbone.extra.0.1.0.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_extra_0_1_1_running_mean:
    name = "backbone_extra_0_1_1_running_mean"
    original_name = "backbone.extra.0.1.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_0_1_1_running_var:
    name = "backbone_extra_0_1_1_running_var"
    original_name = "backbone.extra.0.1.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_0_1_1_weight:
    name = "backbone_extra_0_1_1_weight"
    original_name = "backbone.extra.0.1.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_0_1_1_bias:
    name = "backbone_extra_0_1_1_bias"
    original_name = "backbone.extra.0.1.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_0_2_0_weight:
    name = "backbone_extra_0_2_0_weight"
    original_name = "backbone.extra.0.2.0.weight"
    kind = "parameter"
    shape = [512, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_extra_0_2_1_running_mean:
    name = "backbone_extra_0_2_1_running_mean"
    original_name = "backbone.extra.0.2.1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_0_2_1_running_var:
    name = "backbone_extra_0_2_1_running_var"
    original_name = "backbone.extra.0.2.1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_0_2_1_weight:
    name = "backbone_extra_0_2_1_weight"
    original_name = "backbone.extra.0.2.1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_0_2_1_bias:
    name = "backbone_extra_0_2_1_bias"
    original_name = "backbone.extra.0.2.1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_1_0_0_weight:
    name = "backbone_extra_1_0_0_weight"
    original_name = "backbone.extra.1.0.0.weight"
    kind = "parameter"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_backbone_extra_1_0_1_running_mean:
    name = "backbone_extra_1_0_1_running_mean"
    original_name = "backbone.extra.1.0.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_1_0_1_running_var:
    name = "backbone_extra_1_0_1_running_var"
    original_name = "backbone.extra.1.0.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_1_0_1_weight:
    name = "backbone_extra_1_0_1_weight"
    original_name = "backbone.extra.1.0.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_1_0_1_bias:
    name = "backbone_extra_1_0_1_bias"
    original_name = "backbone.extra.1.0.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_1_1_0_weight:
    name = "backbone_extra_1_1_0_weight"
    original_name = "backbone.extra.1.1.0.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_extra_1_1_1_running_mean:
    name = "backbone_extra_1_1_1_running_mean"
    original_name = "backbone.extra.1.1.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_1_1_1_running_var:
    name = "backbone_extra_1_1_1_running_var"
    original_name = "backbone.extra.1.1.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_1_1_1_weight:
    name = "backbone_extra_1_1_1_weight"
    original_name = "backbone.extra.1.1.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_1_1_1_bias:
    name = "backbone_extra_1_1_1_bias"
    original_name = "backbone.extra.1.1.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_1_2_0_weight:
    name = "backbone_extra_1_2_0_weight"
    original_name = "backbone.extra.1.2.0.weight"
    kind = "parameter"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_backbone_extra_1_2_1_running_mean:
    name = "backbone_extra_1_2_1_running_mean"
    original_name = "backbone.extra.1.2.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_1_2_1_running_var:
    name = "backbone_extra_1_2_1_running_var"
    original_name = "backbone.extra.1.2.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_1_2_1_weight:
    name = "backbone_extra_1_2_1_weight"
    original_name = "backbone.extra.1.2.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_1_2_1_bias:
    name = "backbone_extra_1_2_1_bias"
    original_name = "backbone.extra.1.2.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_2_0_0_weight:
    name = "backbone_extra_2_0_0_weight"
    original_name = "backbone.extra.2.0.0.weight"
    kind = "parameter"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_extra_2_0_1_running_mean:
    name = "backbone_extra_2_0_1_running_mean"
    original_name = "backbone.extra.2.0.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_2_0_1_running_var:
    name = "backbone_extra_2_0_1_running_var"
    original_name = "backbone.extra.2.0.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_2_0_1_weight:
    name = "backbone_extra_2_0_1_weight"
    original_name = "backbone.extra.2.0.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_2_0_1_bias:
    name = "backbone_extra_2_0_1_bias"
    original_name = "backbone.extra.2.0.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_2_1_0_weight:
    name = "backbone_extra_2_1_0_weight"
    original_name = "backbone.extra.2.1.0.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_extra_2_1_1_running_mean:
    name = "backbone_extra_2_1_1_running_mean"
    original_name = "backbone.extra.2.1.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_2_1_1_running_var:
    name = "backbone_extra_2_1_1_running_var"
    original_name = "backbone.extra.2.1.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_2_1_1_weight:
    name = "backbone_extra_2_1_1_weight"
    original_name = "backbone.extra.2.1.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_2_1_1_bias:
    name = "backbone_extra_2_1_1_bias"
    original_name = "backbone.extra.2.1.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_2_2_0_weight:
    name = "backbone_extra_2_2_0_weight"
    original_name = "backbone.extra.2.2.0.weight"
    kind = "parameter"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_backbone_extra_2_2_1_running_mean:
    name = "backbone_extra_2_2_1_running_mean"
    original_name = "backbone.extra.2.2.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_2_2_1_running_var:
    name = "backbone_extra_2_2_1_running_var"
    original_name = "backbone.extra.2.2.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_2_2_1_weight:
    name = "backbone_extra_2_2_1_weight"
    original_name = "backbone.extra.2.2.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_2_2_1_bias:
    name = "backbone_extra_2_2_1_bias"
    original_name = "backbone.extra.2.2.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_3_0_0_weight:
    name = "backbone_extra_3_0_0_weight"
    original_name = "backbone.extra.3.0.0.weight"
    kind = "parameter"
    shape = [64, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_backbone_extra_3_0_1_running_mean:
    name = "backbone_extra_3_0_1_running_mean"
    original_name = "backbone.extra.3.0.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_3_0_1_running_var:
    name = "backbone_extra_3_0_1_running_var"
    original_name = "backbone.extra.3.0.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_3_0_1_weight:
    name = "backbone_extra_3_0_1_weight"
    original_name = "backbone.extra.3.0.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_3_0_1_bias:
    name = "backbone_extra_3_0_1_bias"
    original_name = "backbone.extra.3.0.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_3_1_0_weight:
    name = "backbone_extra_3_1_0_weight"
    original_name = "backbone.extra.3.1.0.weight"
    kind = "parameter"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_extra_3_1_1_running_mean:
    name = "backbone_extra_3_1_1_running_mean"
    original_name = "backbone.extra.3.1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_3_1_1_running_var:
    name = "backbone_extra_3_1_1_running_var"
    original_name = "backbone.extra.3.1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_3_1_1_weight:
    name = "backbone_extra_3_1_1_weight"
    original_name = "backbone.extra.3.1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_3_1_1_bias:
    name = "backbone_extra_3_1_1_bias"
    original_name = "backbone.extra.3.1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_extra_3_2_0_weight:
    name = "backbone_extra_3_2_0_weight"
    original_name = "backbone.extra.3.2.0.weight"
    kind = "parameter"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_backbone_extra_3_2_1_running_mean:
    name = "backbone_extra_3_2_1_running_mean"
    original_name = "backbone.extra.3.2.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_3_2_1_running_var:
    name = "backbone_extra_3_2_1_running_var"
    original_name = "backbone.extra.3.2.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_extra_3_2_1_weight:
    name = "backbone_extra_3_2_1_weight"
    original_name = "backbone.extra.3.2.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_extra_3_2_1_bias:
    name = "backbone_extra_3_2_1_bias"
    original_name = "backbone.extra.3.2.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_0_0_weight:
    name = "head_regression_head_module_list_0_0_0_weight"
    original_name = "head.regression_head.module_list.0.0.0.weight"
    kind = "parameter"
    shape = [672, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_0_1_running_mean:
    name = "head_regression_head_module_list_0_0_1_running_mean"
    original_name = "head.regression_head.module_list.0.0.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_0_1_running_var:
    name = "head_regression_head_module_list_0_0_1_running_var"
    original_name = "head.regression_head.module_list.0.0.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_0_1_weight:
    name = "head_regression_head_module_list_0_0_1_weight"
    original_name = "head.regression_head.module_list.0.0.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_0_1_bias:
    name = "head_regression_head_module_list_0_0_1_bias"
    original_name = "head.regression_head.module_list.0.0.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_1_weight:
    name = "head_regression_head_module_list_0_1_weight"
    original_name = "head.regression_head.module_list.0.1.weight"
    kind = "parameter"
    shape = [24, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_0_1_bias:
    name = "head_regression_head_module_list_0_1_bias"
    original_name = "head.regression_head.module_list.0.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_0_0_weight:
    name = "head_regression_head_module_list_1_0_0_weight"
    original_name = "head.regression_head.module_list.1.0.0.weight"
    kind = "parameter"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_0_1_running_mean:
    name = "head_regression_head_module_list_1_0_1_running_mean"
    original_name = "head.regression_head.module_list.1.0.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_0_1_running_var:
    name = "head_regression_head_module_list_1_0_1_running_var"
    original_name = "head.regression_head.module_list.1.0.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_0_1_weight:
    name = "head_regression_head_module_list_1_0_1_weight"
    original_name = "head.regression_head.module_list.1.0.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_0_1_bias:
    name = "head_regression_head_module_list_1_0_1_bias"
    original_name = "head.regression_head.module_list.1.0.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_1_weight:
    name = "head_regression_head_module_list_1_1_weight"
    original_name = "head.regression_head.module_list.1.1.weight"
    kind = "parameter"
    shape = [24, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_1_1_bias:
    name = "head_regression_head_module_list_1_1_bias"
    original_name = "head.regression_head.module_list.1.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_0_0_weight:
    name = "head_regression_head_module_list_2_0_0_weight"
    original_name = "head.regression_head.module_list.2.0.0.weight"
    kind = "parameter"
    shape = [512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_0_1_running_mean:
    name = "head_regression_head_module_list_2_0_1_running_mean"
    original_name = "head.regression_head.module_list.2.0.1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_0_1_running_var:
    name = "head_regression_head_module_list_2_0_1_running_var"
    original_name = "head.regression_head.module_list.2.0.1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_0_1_weight:
    name = "head_regression_head_module_list_2_0_1_weight"
    original_name = "head.regression_head.module_list.2.0.1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_0_1_bias:
    name = "head_regression_head_module_list_2_0_1_bias"
    original_name = "head.regression_head.module_list.2.0.1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_1_weight:
    name = "head_regression_head_module_list_2_1_weight"
    original_name = "head.regression_head.module_list.2.1.weight"
    kind = "parameter"
    shape = [24, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_2_1_bias:
    name = "head_regression_head_module_list_2_1_bias"
    original_name = "head.regression_head.module_list.2.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_0_0_weight:
    name = "head_regression_head_module_list_3_0_0_weight"
    original_name = "head.regression_head.module_list.3.0.0.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_0_1_running_mean:
    name = "head_regression_head_module_list_3_0_1_running_mean"
    original_name = "head.regression_head.module_list.3.0.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_0_1_running_var:
    name = "head_regression_head_module_list_3_0_1_running_var"
    original_name = "head.regression_head.module_list.3.0.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_0_1_weight:
    name = "head_regression_head_module_list_3_0_1_weight"
    original_name = "head.regression_head.module_list.3.0.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_0_1_bias:
    name = "head_regression_head_module_list_3_0_1_bias"
    original_name = "head.regression_head.module_list.3.0.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_1_weight:
    name = "head_regression_head_module_list_3_1_weight"
    original_name = "head.regression_head.module_list.3.1.weight"
    kind = "parameter"
    shape = [24, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_3_1_bias:
    name = "head_regression_head_module_list_3_1_bias"
    original_name = "head.regression_head.module_list.3.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_0_0_weight:
    name = "head_regression_head_module_list_4_0_0_weight"
    original_name = "head.regression_head.module_list.4.0.0.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_0_1_running_mean:
    name = "head_regression_head_module_list_4_0_1_running_mean"
    original_name = "head.regression_head.module_list.4.0.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_0_1_running_var:
    name = "head_regression_head_module_list_4_0_1_running_var"
    original_name = "head.regression_head.module_list.4.0.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_0_1_weight:
    name = "head_regression_head_module_list_4_0_1_weight"
    original_name = "head.regression_head.module_list.4.0.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_0_1_bias:
    name = "head_regression_head_module_list_4_0_1_bias"
    original_name = "head.regression_head.module_list.4.0.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_1_weight:
    name = "head_regression_head_module_list_4_1_weight"
    original_name = "head.regression_head.module_list.4.1.weight"
    kind = "parameter"
    shape = [24, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_4_1_bias:
    name = "head_regression_head_module_list_4_1_bias"
    original_name = "head.regression_head.module_list.4.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_0_0_weight:
    name = "head_regression_head_module_list_5_0_0_weight"
    original_name = "head.regression_head.module_list.5.0.0.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_0_1_running_mean:
    name = "head_regression_head_module_list_5_0_1_running_mean"
    original_name = "head.regression_head.module_list.5.0.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_0_1_running_var:
    name = "head_regression_head_module_list_5_0_1_running_var"
    original_name = "head.regression_head.module_list.5.0.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_0_1_weight:
    name = "head_regression_head_module_list_5_0_1_weight"
    original_name = "head.regression_head.module_list.5.0.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_0_1_bias:
    name = "head_regression_head_module_list_5_0_1_bias"
    original_name = "head.regression_head.module_list.5.0.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_1_weight:
    name = "head_regression_head_module_list_5_1_weight"
    original_name = "head.regression_head.module_list.5.1.weight"
    kind = "parameter"
    shape = [24, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_head_regression_head_module_list_5_1_bias:
    name = "head_regression_head_module_list_5_1_bias"
    original_name = "head.regression_head.module_list.5.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_0_0_weight:
    name = "head_classification_head_module_list_0_0_0_weight"
    original_name = "head.classification_head.module_list.0.0.0.weight"
    kind = "parameter"
    shape = [672, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_0_1_running_mean:
    name = "head_classification_head_module_list_0_0_1_running_mean"
    original_name = "head.classification_head.module_list.0.0.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_0_1_running_var:
    name = "head_classification_head_module_list_0_0_1_running_var"
    original_name = "head.classification_head.module_list.0.0.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_0_1_weight:
    name = "head_classification_head_module_list_0_0_1_weight"
    original_name = "head.classification_head.module_list.0.0.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_0_1_bias:
    name = "head_classification_head_module_list_0_0_1_bias"
    original_name = "head.classification_head.module_list.0.0.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_1_weight:
    name = "head_classification_head_module_list_0_1_weight"
    original_name = "head.classification_head.module_list.0.1.weight"
    kind = "parameter"
    shape = [546, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_0_1_bias:
    name = "head_classification_head_module_list_0_1_bias"
    original_name = "head.classification_head.module_list.0.1.bias"
    kind = "parameter"
    shape = [546]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_0_0_weight:
    name = "head_classification_head_module_list_1_0_0_weight"
    original_name = "head.classification_head.module_list.1.0.0.weight"
    kind = "parameter"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_0_1_running_mean:
    name = "head_classification_head_module_list_1_0_1_running_mean"
    original_name = "head.classification_head.module_list.1.0.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_0_1_running_var:
    name = "head_classification_head_module_list_1_0_1_running_var"
    original_name = "head.classification_head.module_list.1.0.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_0_1_weight:
    name = "head_classification_head_module_list_1_0_1_weight"
    original_name = "head.classification_head.module_list.1.0.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_0_1_bias:
    name = "head_classification_head_module_list_1_0_1_bias"
    original_name = "head.classification_head.module_list.1.0.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_1_weight:
    name = "head_classification_head_module_list_1_1_weight"
    original_name = "head.classification_head.module_list.1.1.weight"
    kind = "parameter"
    shape = [546, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_1_1_bias:
    name = "head_classification_head_module_list_1_1_bias"
    original_name = "head.classification_head.module_list.1.1.bias"
    kind = "parameter"
    shape = [546]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_0_0_weight:
    name = "head_classification_head_module_list_2_0_0_weight"
    original_name = "head.classification_head.module_list.2.0.0.weight"
    kind = "parameter"
    shape = [512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_0_1_running_mean:
    name = "head_classification_head_module_list_2_0_1_running_mean"
    original_name = "head.classification_head.module_list.2.0.1.running_mean"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_0_1_running_var:
    name = "head_classification_head_module_list_2_0_1_running_var"
    original_name = "head.classification_head.module_list.2.0.1.running_var"
    kind = "buffer"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_0_1_weight:
    name = "head_classification_head_module_list_2_0_1_weight"
    original_name = "head.classification_head.module_list.2.0.1.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_0_1_bias:
    name = "head_classification_head_module_list_2_0_1_bias"
    original_name = "head.classification_head.module_list.2.0.1.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_1_weight:
    name = "head_classification_head_module_list_2_1_weight"
    original_name = "head.classification_head.module_list.2.1.weight"
    kind = "parameter"
    shape = [546, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_2_1_bias:
    name = "head_classification_head_module_list_2_1_bias"
    original_name = "head.classification_head.module_list.2.1.bias"
    kind = "parameter"
    shape = [546]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_0_0_weight:
    name = "head_classification_head_module_list_3_0_0_weight"
    original_name = "head.classification_head.module_list.3.0.0.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_0_1_running_mean:
    name = "head_classification_head_module_list_3_0_1_running_mean"
    original_name = "head.classification_head.module_list.3.0.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_0_1_running_var:
    name = "head_classification_head_module_list_3_0_1_running_var"
    original_name = "head.classification_head.module_list.3.0.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_0_1_weight:
    name = "head_classification_head_module_list_3_0_1_weight"
    original_name = "head.classification_head.module_list.3.0.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_0_1_bias:
    name = "head_classification_head_module_list_3_0_1_bias"
    original_name = "head.classification_head.module_list.3.0.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_1_weight:
    name = "head_classification_head_module_list_3_1_weight"
    original_name = "head.classification_head.module_list.3.1.weight"
    kind = "parameter"
    shape = [546, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_3_1_bias:
    name = "head_classification_head_module_list_3_1_bias"
    original_name = "head.classification_head.module_list.3.1.bias"
    kind = "parameter"
    shape = [546]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_0_0_weight:
    name = "head_classification_head_module_list_4_0_0_weight"
    original_name = "head.classification_head.module_list.4.0.0.weight"
    kind = "parameter"
    shape = [256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_0_1_running_mean:
    name = "head_classification_head_module_list_4_0_1_running_mean"
    original_name = "head.classification_head.module_list.4.0.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_0_1_running_var:
    name = "head_classification_head_module_list_4_0_1_running_var"
    original_name = "head.classification_head.module_list.4.0.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_0_1_weight:
    name = "head_classification_head_module_list_4_0_1_weight"
    original_name = "head.classification_head.module_list.4.0.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_0_1_bias:
    name = "head_classification_head_module_list_4_0_1_bias"
    original_name = "head.classification_head.module_list.4.0.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_1_weight:
    name = "head_classification_head_module_list_4_1_weight"
    original_name = "head.classification_head.module_list.4.1.weight"
    kind = "parameter"
    shape = [546, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_4_1_bias:
    name = "head_classification_head_module_list_4_1_bias"
    original_name = "head.classification_head.module_list.4.1.bias"
    kind = "parameter"
    shape = [546]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_0_0_weight:
    name = "head_classification_head_module_list_5_0_0_weight"
    original_name = "head.classification_head.module_list.5.0.0.weight"
    kind = "parameter"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_0_1_running_mean:
    name = "head_classification_head_module_list_5_0_1_running_mean"
    original_name = "head.classification_head.module_list.5.0.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_0_1_running_var:
    name = "head_classification_head_module_list_5_0_1_running_var"
    original_name = "head.classification_head.module_list.5.0.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_0_1_weight:
    name = "head_classification_head_module_list_5_0_1_weight"
    original_name = "head.classification_head.module_list.5.0.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_0_1_bias:
    name = "head_classification_head_module_list_5_0_1_bias"
    original_name = "head.classification_head.module_list.5.0.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_1_weight:
    name = "head_classification_head_module_list_5_1_weight"
    original_name = "head.classification_head.module_list.5.1.weight"
    kind = "parameter"
    shape = [546, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_head_classification_head_module_list_5_1_bias:
    name = "head_classification_head_module_list_5_1_bias"
    original_name = "head.classification_head.module_list.5.1.bias"
    kind = "parameter"
    shape = [546]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
