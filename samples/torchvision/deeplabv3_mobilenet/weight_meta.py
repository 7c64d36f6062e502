class Program_weight_tensor_meta_x:
    name = "x"
    original_name = "L['x']"
    kind = "input"
    shape = [1, 3, 128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007414
    std = 0.9935
    data = None


class Program_weight_tensor_meta_backbone_0_0_weight:
    name = "backbone_0_0_weight"
    original_name = "backbone.0.0.weight"
    kind = "parameter"
    shape = [16, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2721655269759087
    data = None


class Program_weight_tensor_meta_backbone_0_1_running_mean:
    name = "backbone_0_1_running_mean"
    original_name = "backbone.0.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_0_1_running_var:
    name = "backbone_0_1_running_var"
    original_name = "backbone.0.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_0_1_weight:
    name = "backbone_0_1_weight"
    original_name = "backbone.0.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_0_1_bias:
    name = "backbone_0_1_bias"
    original_name = "backbone.0.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_1_block_0_0_weight:
    name = "backbone_1_block_0_0_weight"
    original_name = "backbone.1.block.0.0.weight"
    kind = "parameter"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_1_block_0_1_running_mean:
    name = "backbone_1_block_0_1_running_mean"
    original_name = "backbone.1.block.0.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_1_block_0_1_running_var:
    name = "backbone_1_block_0_1_running_var"
    original_name = "backbone.1.block.0.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_1_block_0_1_weight:
    name = "backbone_1_block_0_1_weight"
    original_name = "backbone.1.block.0.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_1_block_0_1_bias:
    name = "backbone_1_block_0_1_bias"
    original_name = "backbone.1.block.0.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_1_block_1_0_weight:
    name = "backbone_1_block_1_0_weight"
    original_name = "backbone.1.block.1.0.weight"
    kind = "parameter"
    shape = [16, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_backbone_1_block_1_1_running_mean:
    name = "backbone_1_block_1_1_running_mean"
    original_name = "backbone.1.block.1.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_1_block_1_1_running_var:
    name = "backbone_1_block_1_1_running_var"
    original_name = "backbone.1.block.1.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_1_block_1_1_weight:
    name = "backbone_1_block_1_1_weight"
    original_name = "backbone.1.block.1.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_1_block_1_1_bias:
    name = "backbone_1_block_1_1_bias"
    original_name = "backbone.1.block.1.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_2_block_0_0_weight:
    name = "backbone_2_block_0_0_weight"
    original_name = "backbone.2.block.0.0.weight"
    kind = "parameter"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_backbone_2_block_0_1_running_mean:
    name = "backbone_2_block_0_1_running_mean"
    original_name = "backbone.2.block.0.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_2_block_0_1_running_var:
    name = "backbone_2_block_0_1_running_var"
    original_name = "backbone.2.block.0.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_2_block_0_1_weight:
    name = "backbone_2_block_0_1_weight"
    original_name = "backbone.2.block.0.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_2_block_0_1_bias:
    name = "backbone_2_block_0_1_bias"
    original_name = "backbone.2.block.0.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_2_block_1_0_weight:
    name = "backbone_2_block_1_0_weight"
    original_name = "backbone.2.block.1.0.weight"
    kind = "parameter"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_2_block_1_1_running_mean:
    name = "backbone_2_block_1_1_running_mean"
    original_name = "backbone.2.block.1.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_2_block_1_1_running_var:
    name = "backbone_2_block_1_1_running_var"
    original_name = "backbone.2.block.1.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_2_block_1_1_weight:
    name = "backbone_2_block_1_1_weight"
    original_name = "backbone.2.block.1.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_2_block_1_1_bias:
    name = "backbone_2_block_1_1_bias"
    original_name = "backbone.2.block.1.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_2_block_2_0_weight:
    name = "backbone_2_block_2_0_weight"
    original_name = "backbone.2.block.2.0.weight"
    kind = "parameter"
    shape = [24, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_backbone_2_block_2_1_running_mean:
    name = "backbone_2_block_2_1_running_mean"
    original_name = "backbone.2.block.2.1.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_2_block_2_1_running_var:
    name = "backbone_2_block_2_1_running_var"
    original_name = "backbone.2.block.2.1.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_2_block_2_1_weight:
    name = "backbone_2_block_2_1_weight"
    original_name = "backbone.2.block.2.1.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_2_block_2_1_bias:
    name = "backbone_2_block_2_1_bias"
    original_name = "backbone.2.block.2.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_3_block_0_0_weight:
    name = "backbone_3_block_0_0_weight"
    original_name = "backbone.3.block.0.0.weight"
    kind = "parameter"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_backbone_3_block_0_1_running_mean:
    name = "backbone_3_block_0_1_running_mean"
    original_name = "backbone.3.block.0.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_3_block_0_1_running_var:
    name = "backbone_3_block_0_1_running_var"
    original_name = "backbone.3.block.0.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_3_block_0_1_weight:
    name = "backbone_3_block_0_1_weight"
    original_name = "backbone.3.block.0.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_3_block_0_1_bias:
    name = "backbone_3_block_0_1_bias"
    original_name = "backbone.3.block.0.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_3_block_1_0_weight:
    name = "backbone_3_block_1_0_weight"
    original_name = "backbone.3.block.1.0.weight"
    kind = "parameter"
    shape = [72, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_3_block_1_1_running_mean:
    name = "backbone_3_block_1_1_running_mean"
    original_name = "backbone.3.block.1.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_3_block_1_1_running_var:
    name = "backbone_3_block_1_1_running_var"
    original_name = "backbone.3.block.1.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_3_block_1_1_weight:
    name = "backbone_3_block_1_1_weight"
    original_name = "backbone.3.block.1.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_3_block_1_1_bias:
    name = "backbone_3_block_1_1_bias"
    original_name = "backbone.3.block.1.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_3_block_2_0_weight:
    name = "backbone_3_block_2_0_weight"
    original_name = "backbone.3.block.2.0.weight"
    kind = "parameter"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_backbone_3_block_2_1_running_mean:
    name = "backbone_3_block_2_1_running_mean"
    original_name = "backbone.3.block.2.1.running_mean"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_3_block_2_1_running_var:
    name = "backbone_3_block_2_1_running_var"
    original_name = "backbone.3.block.2.1.running_var"
    kind = "buffer"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_3_block_2_1_weight:
    name = "backbone_3_block_2_1_weight"
    original_name = "backbone.3.block.2.1.weight"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_3_block_2_1_bias:
    name = "backbone_3_block_2_1_bias"
    original_name = "backbone.3.block.2.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_4_block_0_0_weight:
    name = "backbone_4_block_0_0_weight"
    original_name = "backbone.4.block.0.0.weight"
    kind = "parameter"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_backbone_4_block_0_1_running_mean:
    name = "backbone_4_block_0_1_running_mean"
    original_name = "backbone.4.block.0.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_4_block_0_1_running_var:
    name = "backbone_4_block_0_1_running_var"
    original_name = "backbone.4.block.0.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_4_block_0_1_weight:
    name = "backbone_4_block_0_1_weight"
    original_name = "backbone.4.block.0.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_4_block_0_1_bias:
    name = "backbone_4_block_0_1_bias"
    original_name = "backbone.4.block.0.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_4_block_1_0_weight:
    name = "backbone_4_block_1_0_weight"
    original_name = "backbone.4.block.1.0.weight"
    kind = "parameter"
    shape = [72, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_4_block_1_1_running_mean:
    name = "backbone_4_block_1_1_running_mean"
    original_name = "backbone.4.block.1.1.running_mean"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_4_block_1_1_running_var:
    name = "backbone_4_block_1_1_running_var"
    original_name = "backbone.4.block.1.1.running_var"
    kind = "buffer"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_4_block_1_1_weight:
    name = "backbone_4_block_1_1_weight"
    original_name = "backbone.4.block.1.1.weight"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_4_block_1_1_bias:
    name = "backbone_4_block_1_1_bias"
    original_name = "backbone.4.block.1.1.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_4_block_2_fc1_weight:
    name = "backbone_4_block_2_fc1_weight"
    original_name = "backbone.4.block.2.fc1.weight"
    kind = "parameter"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_backbone_4_block_2_fc1_bias:
    name = "backbone_4_block_2_fc1_bias"
    original_name = "backbone.4.block.2.fc1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_4_block_2_fc2_weight:
    name = "backbone_4_block_2_fc2_weight"
    original_name = "backbone.4.block.2.fc2.weight"
    kind = "parameter"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_backbone_4_block_2_fc2_bias:
    name = "backbone_4_block_2_fc2_bias"
    original_name = "backbone.4.block.2.fc2.bias"
    kind = "parameter"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_4_block_3_0_weight:
    name = "backbone_4_block_3_0_weight"
    original_name = "backbone.4.block.3.0.weight"
    kind = "parameter"
    shape = [40, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.16666666666666666
    data = None


class Program_weight_tensor_meta_backbone_4_block_3_1_running_mean:
    name = "backbone_4_block_3_1_running_mean"
    original_name = "backbone.4.block.3.1.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_4_block_3_1_running_var:
    name = "backbone_4_block_3_1_running_var"
    original_name = "backbone.4.block.3.1.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_4_block_3_1_weight:
    name = "backbone_4_block_3_1_weight"
    original_name = "backbone.4.block.3.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_4_block_3_1_bias:
    name = "backbone_4_block_3_1_bias"
    original_name = "backbone.4.block.3.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_5_block_0_0_weight:
    name = "backbone_5_block_0_0_weight"
    original_name = "backbone.5.block.0.0.weight"
    kind = "parameter"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_backbone_5_block_0_1_running_mean:
    name = "backbone_5_block_0_1_running_mean"
    original_name = "backbone.5.block.0.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_5_block_0_1_running_var:
    name = "backbone_5_block_0_1_running_var"
    original_name = "backbone.5.block.0.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_5_block_0_1_weight:
    name = "backbone_5_block_0_1_weight"
    original_name = "backbone.5.block.0.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_5_block_0_1_bias:
    name = "backbone_5_block_0_1_bias"
    original_name = "backbone.5.block.0.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_5_block_1_0_weight:
    name = "backbone_5_block_1_0_weight"
    original_name = "backbone.5.block.1.0.weight"
    kind = "parameter"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_5_block_1_1_running_mean:
    name = "backbone_5_block_1_1_running_mean"
    original_name = "backbone.5.block.1.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_5_block_1_1_running_var:
    name = "backbone_5_block_1_1_running_var"
    original_name = "backbone.5.block.1.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_5_block_1_1_weight:
    name = "backbone_5_block_1_1_weight"
    original_name = "backbone.5.block.1.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_5_block_1_1_bias:
    name = "backbone_5_block_1_1_bias"
    original_name = "backbone.5.block.1.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_5_block_2_fc1_weight:
    name = "backbone_5_block_2_fc1_weight"
    original_name = "backbone.5.block.2.fc1.weight"
    kind = "parameter"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_5_block_2_fc1_bias:
    name = "backbone_5_block_2_fc1_bias"
    original_name = "backbone.5.block.2.fc1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_5_block_2_fc2_weight:
    name = "backbone_5_block_2_fc2_weight"
    original_name = "backbone.5.block.2.fc2.weight"
    kind = "parameter"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_backbone_5_block_2_fc2_bias:
    name = "backbone_5_block_2_fc2_bias"
    original_name = "backbone.5.block.2.fc2.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_5_block_3_0_weight:
    name = "backbone_5_block_3_0_weight"
    original_name = "backbone.5.block.3.0.weight"
    kind = "parameter"
    shape = [40, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_5_block_3_1_running_mean:
    name = "backbone_5_block_3_1_running_mean"
    original_name = "backbone.5.block.3.1.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_5_block_3_1_running_var:
    name = "backbone_5_block_3_1_running_var"
    original_name = "backbone.5.block.3.1.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_5_block_3_1_weight:
    name = "backbone_5_block_3_1_weight"
    original_name = "backbone.5.block.3.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_5_block_3_1_bias:
    name = "backbone_5_block_3_1_bias"
    original_name = "backbone.5.block.3.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_6_block_0_0_weight:
    name = "backbone_6_block_0_0_weight"
    original_name = "backbone.6.block.0.0.weight"
    kind = "parameter"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_backbone_6_block_0_1_running_mean:
    name = "backbone_6_block_0_1_running_mean"
    original_name = "backbone.6.block.0.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_6_block_0_1_running_var:
    name = "backbone_6_block_0_1_running_var"
    original_name = "backbone.6.block.0.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_6_block_0_1_weight:
    name = "backbone_6_block_0_1_weight"
    original_name = "backbone.6.block.0.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_6_block_0_1_bias:
    name = "backbone_6_block_0_1_bias"
    original_name = "backbone.6.block.0.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_6_block_1_0_weight:
    name = "backbone_6_block_1_0_weight"
    original_name = "backbone.6.block.1.0.weight"
    kind = "parameter"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_6_block_1_1_running_mean:
    name = "backbone_6_block_1_1_running_mean"
    original_name = "backbone.6.block.1.1.running_mean"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_6_block_1_1_running_var:
    name = "backbone_6_block_1_1_running_var"
    original_name = "backbone.6.block.1.1.running_var"
    kind = "buffer"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_6_block_1_1_weight:
    name = "backbone_6_block_1_1_weight"
    original_name = "backbone.6.block.1.1.weight"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_6_block_1_1_bias:
    name = "backbone_6_block_1_1_bias"
    original_name = "backbone.6.block.1.1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_6_block_2_fc1_weight:
    name = "backbone_6_block_2_fc1_weight"
    original_name = "backbone.6.block.2.fc1.weight"
    kind = "parameter"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_6_block_2_fc1_bias:
    name = "backbone_6_block_2_fc1_bias"
    original_name = "backbone.6.block.2.fc1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_6_block_2_fc2_weight:
    name = "backbone_6_block_2_fc2_weight"
    original_name = "backbone.6.block.2.fc2.weight"
    kind = "parameter"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_backbone_6_block_2_fc2_bias:
    name = "backbone_6_block_2_fc2_bias"
    original_name = "backbone.6.block.2.fc2.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_6_block_3_0_weight:
    name = "backbone_6_block_3_0_weight"
    original_name = "backbone.6.block.3.0.weight"
    kind = "parameter"
    shape = [40, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_6_block_3_1_running_mean:
    name = "backbone_6_block_3_1_running_mean"
    original_name = "backbone.6.block.3.1.running_mean"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_6_block_3_1_running_var:
    name = "backbone_6_block_3_1_running_var"
    original_name = "backbone.6.block.3.1.running_var"
    kind = "buffer"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_6_block_3_1_weight:
    name = "backbone_6_block_3_1_weight"
    original_name = "backbone.6.block.3.1.weight"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_6_block_3_1_bias:
    name = "backbone_6_block_3_1_bias"
    original_name = "backbone.6.block.3.1.bias"
    kind = "parameter"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_7_block_0_0_weight:
    name = "backbone_7_block_0_0_weight"
    original_name = "backbone.7.block.0.0.weight"
    kind = "parameter"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.22360679774997896
    data = None


class Program_weight_tensor_meta_backbone_7_block_0_1_running_mean:
    name = "backbone_7_block_0_1_running_mean"
    original_name = "backbone.7.block.0.1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_7_block_0_1_running_var:
    name = "backbone_7_block_0_1_running_var"
    original_name = "backbone.7.block.0.1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_7_block_0_1_weight:
    name = "backbone_7_block_0_1_weight"
    original_name = "backbone.7.block.0.1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_7_block_0_1_bias:
    name = "backbone_7_block_0_1_bias"
    original_name = "backbone.7.block.0.1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_7_block_1_0_weight:
    name = "backbone_7_block_1_0_weight"
    original_name = "backbone.7.block.1.0.weight"
    kind = "parameter"
    shape = [240, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_7_block_1_1_running_mean:
    name = "backbone_7_block_1_1_running_mean"
    original_name = "backbone.7.block.1.1.running_mean"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_7_block_1_1_running_var:
    name = "backbone_7_block_1_1_running_var"
    original_name = "backbone.7.block.1.1.running_var"
    kind = "buffer"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_7_block_1_1_weight:
    name = "backbone_7_block_1_1_weight"
    original_name = "backbone.7.block.1.1.weight"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_7_block_1_1_bias:
    name = "backbone_7_block_1_1_bias"
    original_name = "backbone.7.block.1.1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_7_block_2_0_weight:
    name = "backbone_7_block_2_0_weight"
    original_name = "backbone.7.block.2.0.weight"
    kind = "parameter"
    shape = [80, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_backbone_7_block_2_1_running_mean:
    name = "backbone_7_block_2_1_running_mean"
    original_name = "backbone.7.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_7_block_2_1_running_var:
    name = "backbone_7_block_2_1_running_var"
    original_name = "backbone.7.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_7_block_2_1_weight:
    name = "backbone_7_block_2_1_weight"
    original_name = "backbone.7.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_7_block_2_1_bias:
    name = "backbone_7_block_2_1_bias"
    original_name = "backbone.7.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_8_block_0_0_weight:
    name = "backbone_8_block_0_0_weight"
    original_name = "backbone.8.block.0.0.weight"
    kind = "parameter"
    shape = [200, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_8_block_0_1_running_mean:
    name = "backbone_8_block_0_1_running_mean"
    original_name = "backbone.8.block.0.1.running_mean"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_0_1_running_var:
    name = "backbone_8_block_0_1_running_var"
    original_name = "backbone.8.block.0.1.running_var"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_8_block_0_1_weight:
    name = "backbone_8_block_0_1_weight"
    original_name = "backbone.8.block.0.1.weight"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_0_1_bias:
    name = "backbone_8_block_0_1_bias"
    original_name = "backbone.8.block.0.1.bias"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_8_block_1_0_weight:
    name = "backbone_8_block_1_0_weight"
    original_name = "backbone.8.block.1.0.weight"
    kind = "parameter"
    shape = [200, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_8_block_1_1_running_mean:
    name = "backbone_8_block_1_1_running_mean"
    original_name = "backbone.8.block.1.1.running_mean"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_1_1_running_var:
    name = "backbone_8_block_1_1_running_var"
    original_name = "backbone.8.block.1.1.running_var"
    kind = "buffer"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_8_block_1_1_weight:
    name = "backbone_8_block_1_1_weight"
    original_name = "backbone.8.block.1.1.weight"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_1_1_bias:
    name = "backbone_8_block_1_1_bias"
    original_name = "backbone.8.block.1.1.bias"
    kind = "parameter"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_8_block_2_0_weight:
    name = "backbone_8_block_2_0_weight"
    original_name = "backbone.8.block.2.0.weight"
    kind = "parameter"
    shape = [80, 200, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_2_1_running_mean:
    name = "backbone_8_block_2_1_running_mean"
    original_name = "backbone.8.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_2_1_running_var:
    name = "backbone_8_block_2_1_running_var"
    original_name = "backbone.8.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_8_block_2_1_weight:
    name = "backbone_8_block_2_1_weight"
    original_name = "backbone.8.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_8_block_2_1_bias:
    name = "backbone_8_block_2_1_bias"
    original_name = "backbone.8.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_9_block_0_0_weight:
    name = "backbone_9_block_0_0_weight"
    original_name = "backbone.9.block.0.0.weight"
    kind = "parameter"
    shape = [184, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_9_block_0_1_running_mean:
    name = "backbone_9_block_0_1_running_mean"
    original_name = "backbone.9.block.0.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_9_block_0_1_running_var:
    name = "backbone_9_block_0_1_running_var"
    original_name = "backbone.9.block.0.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_9_block_0_1_weight:
    name = "backbone_9_block_0_1_weight"
    original_name = "backbone.9.block.0.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_9_block_0_1_bias:
    name = "backbone_9_block_0_1_bias"
    original_name = "backbone.9.block.0.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_9_block_1_0_weight:
    name = "backbone_9_block_1_0_weight"
    original_name = "backbone.9.block.1.0.weight"
    kind = "parameter"
    shape = [184, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_9_block_1_1_running_mean:
    name = "backbone_9_block_1_1_running_mean"
    original_name = "backbone.9.block.1.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_9_block_1_1_running_var:
    name = "backbone_9_block_1_1_running_var"
    original_name = "backbone.9.block.1.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_9_block_1_1_weight:
    name = "backbone_9_block_1_1_weight"
    original_name = "backbone.9.block.1.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_9_block_1_1_bias:
    name = "backbone_9_block_1_1_bias"
    original_name = "backbone.9.block.1.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_9_block_2_0_weight:
    name = "backbone_9_block_2_0_weight"
    original_name = "backbone.9.block.2.0.weight"
    kind = "parameter"
    shape = [80, 184, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10425720702853739
    data = None


class Program_weight_tensor_meta_backbone_9_block_2_1_running_mean:
    name = "backbone_9_block_2_1_running_mean"
    original_name = "backbone.9.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_9_block_2_1_running_var:
    name = "backbone_9_block_2_1_running_var"
    original_name = "backbone.9.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_9_block_2_1_weight:
    name = "backbone_9_block_2_1_weight"
    original_name = "backbone.9.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_9_block_2_1_bias:
    name = "backbone_9_block_2_1_bias"
    original_name = "backbone.9.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_10_block_0_0_weight:
    name = "backbone_10_block_0_0_weight"
    original_name = "backbone.10.block.0.0.weight"
    kind = "parameter"
    shape = [184, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_10_block_0_1_running_mean:
    name = "backbone_10_block_0_1_running_mean"
    original_name = "backbone.10.block.0.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_10_block_0_1_running_var:
    name = "backbone_10_block_0_1_running_var"
    original_name = "backbone.10.block.0.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_10_block_0_1_weight:
    name = "backbone_10_block_0_1_weight"
    original_name = "backbone.10.block.0.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_10_block_0_1_bias:
    name = "backbone_10_block_0_1_bias"
    original_name = "backbone.10.block.0.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_10_block_1_0_weight:
    name = "backbone_10_block_1_0_weight"
    original_name = "backbone.10.block.1.0.weight"
    kind = "parameter"
    shape = [184, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_10_block_1_1_running_mean:
    name = "backbone_10_block_1_1_running_mean"
    original_name = "backbone.10.block.1.1.running_mean"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_10_block_1_1_running_var:
    name = "backbone_10_block_1_1_running_var"
    original_name = "backbone.10.block.1.1.running_var"
    kind = "buffer"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_10_block_1_1_weight:
    name = "backbone_10_block_1_1_weight"
    original_name = "backbone.10.block.1.1.weight"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_10_block_1_1_bias:
    name = "backbone_10_block_1_1_bias"
    original_name = "backbone.10.block.1.1.bias"
    kind = "parameter"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_10_block_2_0_weight:
    name = "backbone_10_block_2_0_weight"
    original_name = "backbone.10.block.2.0.weight"
    kind = "parameter"
    shape = [80, 184, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10425720702853739
    data = None


class Program_weight_tensor_meta_backbone_10_block_2_1_running_mean:
    name = "backbone_10_block_2_1_running_mean"
    original_name = "backbone.10.block.2.1.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_10_block_2_1_running_var:
    name = "backbone_10_block_2_1_running_var"
    original_name = "backbone.10.block.2.1.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_10_block_2_1_weight:
    name = "backbone_10_block_2_1_weight"
    original_name = "backbone.10.block.2.1.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_10_block_2_1_bias:
    name = "backbone_10_block_2_1_bias"
    original_name = "backbone.10.block.2.1.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_11_block_0_0_weight:
    name = "backbone_11_block_0_0_weight"
    original_name = "backbone.11.block.0.0.weight"
    kind = "parameter"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_backbone_11_block_0_1_running_mean:
    name = "backbone_11_block_0_1_running_mean"
    original_name = "backbone.11.block.0.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_11_block_0_1_running_var:
    name = "backbone_11_block_0_1_running_var"
    original_name = "backbone.11.block.0.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_11_block_0_1_weight:
    name = "backbone_11_block_0_1_weight"
    original_name = "backbone.11.block.0.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_11_block_0_1_bias:
    name = "backbone_11_block_0_1_bias"
    original_name = "backbone.11.block.0.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_11_block_1_0_weight:
    name = "backbone_11_block_1_0_weight"
    original_name = "backbone.11.block.1.0.weight"
    kind = "parameter"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_11_block_1_1_running_mean:
    name = "backbone_11_block_1_1_running_mean"
    original_name = "backbone.11.block.1.1.running_mean"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_11_block_1_1_running_var:
    name = "backbone_11_block_1_1_running_var"
    original_name = "backbone.11.block.1.1.running_var"
    kind = "buffer"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_11_block_1_1_weight:
    name = "backbone_11_block_1_1_weight"
    original_name = "backbone.11.block.1.1.weight"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_11_block_1_1_bias:
    name = "backbone_11_block_1_1_bias"
    original_name = "backbone.11.block.1.1.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_11_block_2_fc1_weight:
    name = "backbone_11_block_2_fc1_weight"
    original_name = "backbone.11.block.2.fc1.weight"
    kind = "parameter"
    shape = [120, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_11_block_2_fc1_bias:
    name = "backbone_11_block_2_fc1_bias"
    original_name = "backbone.11.block.2.fc1.bias"
    kind = "parameter"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_11_block_2_fc2_weight:
    name = "backbone_11_block_2_fc2_weight"
    original_name = "backbone.11.block.2.fc2.weight"
    kind = "parameter"
    shape = [480, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.12909944487358055
    data = None


class Program_weight_tensor_meta_backbone_11_block_2_fc2_bias:
    name = "backbone_11_block_2_fc2_bias"
    original_name = "backbone.11.block.2.fc2.bias"
    kind = "parameter"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_11_block_3_0_weight:
    name = "backbone_11_block_3_0_weight"
    original_name = "backbone.11.block.3.0.weight"
    kind = "parameter"
    shape = [112, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06454972243679027
    data = None


class Program_weight_tensor_meta_backbone_11_block_3_1_running_mean:
    name = "backbone_11_block_3_1_running_mean"
    original_name = "backbone.11.block.3.1.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_11_block_3_1_running_var:
    name = "backbone_11_block_3_1_running_var"
    original_name = "backbone.11.block.3.1.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_11_block_3_1_weight:
    name = "backbone_11_block_3_1_weight"
    original_name = "backbone.11.block.3.1.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_11_block_3_1_bias:
    name = "backbone_11_block_3_1_bias"
    original_name = "backbone.11.block.3.1.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_12_block_0_0_weight:
    name = "backbone_12_block_0_0_weight"
    original_name = "backbone.12.block.0.0.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_backbone_12_block_0_1_running_mean:
    name = "backbone_12_block_0_1_running_mean"
    original_name = "backbone.12.block.0.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_12_block_0_1_running_var:
    name = "backbone_12_block_0_1_running_var"
    original_name = "backbone.12.block.0.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_12_block_0_1_weight:
    name = "backbone_12_block_0_1_weight"
    original_name = "backbone.12.block.0.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_12_block_0_1_bias:
    name = "backbone_12_block_0_1_bias"
    original_name = "backbone.12.block.0.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_12_block_1_0_weight:
    name = "backbone_12_block_1_0_weight"
    original_name = "backbone.12.block.1.0.weight"
    kind = "parameter"
    shape = [672, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4714045207910317
    data = None


class Program_weight_tensor_meta_backbone_12_block_1_1_running_mean:
    name = "backbone_12_block_1_1_running_mean"
    original_name = "backbone.12.block.1.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_12_block_1_1_running_var:
    name = "backbone_12_block_1_1_running_var"
    original_name = "backbone.12.block.1.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_12_block_1_1_weight:
    name = "backbone_12_block_1_1_weight"
    original_name = "backbone.12.block.1.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_12_block_1_1_bias:
    name = "backbone_12_block_1_1_bias"
    original_name = "backbone.12.block.1.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_12_block_2_fc1_weight:
    name = "backbone_12_block_2_fc1_weight"
    original_name = "backbone.12.block.2.fc1.weight"
    kind = "parameter"
    shape = [168, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_12_block_2_fc1_bias:
    name = "backbone_12_block_2_fc1_bias"
    original_name = "backbone.12.block.2.fc1.bias"
    kind = "parameter"
    shape = [168]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_12_block_2_fc2_weight:
    name = "backbone_12_block_2_fc2_weight"
    original_name = "backbone.12.block.2.fc2.weight"
    kind = "parameter"
    shape = [672, 168, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10910894511799618
    data = None


class Program_weight_tensor_meta_backbone_12_block_2_fc2_bias:
    name = "backbone_12_block_2_fc2_bias"
    original_name = "backbone.12.block.2.fc2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_12_block_3_0_weight:
    name = "backbone_12_block_3_0_weight"
    original_name = "backbone.12.block.3.0.weight"
    kind = "parameter"
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_12_block_3_1_running_mean:
    name = "backbone_12_block_3_1_running_mean"
    original_name = "backbone.12.block.3.1.running_mean"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_12_block_3_1_running_var:
    name = "backbone_12_block_3_1_running_var"
    original_name = "backbone.12.block.3.1.running_var"
    kind = "buffer"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_12_block_3_1_weight:
    name = "backbone_12_block_3_1_weight"
    original_name = "backbone.12.block.3.1.weight"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_12_block_3_1_bias:
    name = "backbone_12_block_3_1_bias"
    original_name = "backbone.12.block.3.1.bias"
    kind = "parameter"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_13_block_0_0_weight:
    name = "backbone_13_block_0_0_weight"
    original_name = "backbone.13.block.0.0.weight"
    kind = "parameter"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1336306209562122
    data = None


class Program_weight_tensor_meta_backbone_13_block_0_1_running_mean:
    name = "backbone_13_block_0_1_running_mean"
    original_name = "backbone.13.block.0.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_13_block_0_1_running_var:
    name = "backbone_13_block_0_1_running_var"
    original_name = "backbone.13.block.0.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_13_block_0_1_weight:
    name = "backbone_13_block_0_1_weight"
    original_name = "backbone.13.block.0.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_13_block_0_1_bias:
    name = "backbone_13_block_0_1_bias"
    original_name = "backbone.13.block.0.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_13_block_1_0_weight:
    name = "backbone_13_block_1_0_weight"
    original_name = "backbone.13.block.1.0.weight"
    kind = "parameter"
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_13_block_1_1_running_mean:
    name = "backbone_13_block_1_1_running_mean"
    original_name = "backbone.13.block.1.1.running_mean"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_13_block_1_1_running_var:
    name = "backbone_13_block_1_1_running_var"
    original_name = "backbone.13.block.1.1.running_var"
    kind = "buffer"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_13_block_1_1_weight:
    name = "backbone_13_block_1_1_weight"
    original_name = "backbone.13.block.1.1.weight"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_13_block_1_1_bias:
    name = "backbone_13_block_1_1_bias"
    original_name = "backbone.13.block.1.1.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_13_block_2_fc1_weight:
    name = "backbone_13_block_2_fc1_weight"
    original_name = "backbone.13.block.2.fc1.weight"
    kind = "parameter"
    shape = [168, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_13_block_2_fc1_bias:
    name = "backbone_13_block_2_fc1_bias"
    original_name = "backbone.13.block.2.fc1.bias"
    kind = "parameter"
    shape = [168]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_13_block_2_fc2_weight:
    name = "backbone_13_block_2_fc2_weight"
    original_name = "backbone.13.block.2.fc2.weight"
    kind = "parameter"
    shape = [672, 168, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10910894511799618
    data = None


class Program_weight_tensor_meta_backbone_13_block_2_fc2_bias:
    name = "backbone_13_block_2_fc2_bias"
    original_name = "backbone.13.block.2.fc2.bias"
    kind = "parameter"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_13_block_3_0_weight:
    name = "backbone_13_block_3_0_weight"
    original_name = "backbone.13.block.3.0.weight"
    kind = "parameter"
    shape = [160, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05455447255899809
    data = None


class Program_weight_tensor_meta_backbone_13_block_3_1_running_mean:
    name = "backbone_13_block_3_1_running_mean"
    original_name = "backbone.13.block.3.1.running_mean"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_13_block_3_1_running_var:
    name = "backbone_13_block_3_1_running_var"
    original_name = "backbone.13.block.3.1.running_var"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_13_block_3_1_weight:
    name = "backbone_13_block_3_1_weight"
    original_name = "backbone.13.block.3.1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_13_block_3_1_bias:
    name = "backbone_13_block_3_1_bias"
    original_name = "backbone.13.block.3.1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_14_block_0_0_weight:
    name = "backbone_14_block_0_0_weight"
    original_name = "backbone.14.block.0.0.weight"
    kind = "parameter"
    shape = [960, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_backbone_14_block_0_1_running_mean:
    name = "backbone_14_block_0_1_running_mean"
    original_name = "backbone.14.block.0.1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_14_block_0_1_running_var:
    name = "backbone_14_block_0_1_running_var"
    original_name = "backbone.14.block.0.1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_14_block_0_1_weight:
    name = "backbone_14_block_0_1_weight"
    original_name = "backbone.14.block.0.1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_14_block_0_1_bias:
    name = "backbone_14_block_0_1_bias"
    original_name = "backbone.14.block.0.1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_14_block_1_0_weight:
    name = "backbone_14_block_1_0_weight"
    original_name = "backbone.14.block.1.0.weight"
    kind = "parameter"
    shape = [960, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_14_block_1_1_running_mean:
    name = "backbone_14_block_1_1_running_mean"
    original_name = "backbone.14.block.1.1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_14_block_1_1_running_var:
    name = "backbone_14_block_1_1_running_var"
    original_name = "backbone.14.block.1.1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_14_block_1_1_weight:
    name = "backbone_14_block_1_1_weight"
    original_name = "backbone.14.block.1.1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_14_block_1_1_bias:
    name = "backbone_14_block_1_1_bias"
    original_name = "backbone.14.block.1.1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_14_block_2_fc1_weight:
    name = "backbone_14_block_2_fc1_weight"
    original_name = "backbone.14.block.2.fc1.weight"
    kind = "parameter"
    shape = [240, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_backbone_14_block_2_fc1_bias:
    name = "backbone_14_block_2_fc1_bias"
    original_name = "backbone.14.block.2.fc1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_14_block_2_fc2_weight:
    name = "backbone_14_block_2_fc2_weight"
    original_name = "backbone.14.block.2.fc2.weight"
    kind = "parameter"
    shape = [960, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_backbone_14_block_2_fc2_bias:
    name = "backbone_14_block_2_fc2_bias"
    original_name = "backbone.14.block.2.fc2.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_14_block_3_0_weight:
    name = "backbone_14_block_3_0_weight"
    original_name = "backbone.14.block.3.0.weight"
    kind = "parameter"
    shape = [160, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_backbone_14_block_3_1_running_mean:
    name = "backbone_14_block_3_1_running_mean"
    original_name = "backbone.14.block.3.1.running_mean"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_14_block_3_1_running_var:
    name = "backbone_14_block_3_1_running_var"
    original_name = "backbone.14.block.3.1.running_var"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_14_block_3_1_weight:
    name = "backbone_14_block_3_1_weight"
    original_name = "backbone.14.block.3.1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_14_block_3_1_bias:
    name = "backbone_14_block_3_1_bias"
    original_name = "backbone.14.block.3.1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_15_block_0_0_weight:
    name = "backbone_15_block_0_0_weight"
    original_name = "backbone.15.block.0.0.weight"
    kind = "parameter"
    shape = [960, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_backbone_15_block_0_1_running_mean:
    name = "backbone_15_block_0_1_running_mean"
    original_name = "backbone.15.block.0.1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_15_block_0_1_running_var:
    name = "backbone_15_block_0_1_running_var"
    original_name = "backbone.15.block.0.1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_15_block_0_1_weight:
    name = "backbone_15_block_0_1_weight"
    original_name = "backbone.15.block.0.1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_15_block_0_1_bias:
    name = "backbone_15_block_0_1_bias"
    original_name = "backbone.15.block.0.1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_15_block_1_0_weight:
    name = "backbone_15_block_1_0_weight"
    original_name = "backbone.15.block.1.0.weight"
    kind = "parameter"
    shape = [960, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.282842712474619
    data = None


class Program_weight_tensor_meta_backbone_15_block_1_1_running_mean:
    name = "backbone_15_block_1_1_running_mean"
    original_name = "backbone.15.block.1.1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_15_block_1_1_running_var:
    name = "backbone_15_block_1_1_running_var"
    original_name = "backbone.15.block.1.1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_15_block_1_1_weight:
    name = "backbone_15_block_1_1_weight"
    original_name = "backbone.15.block.1.1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_15_block_1_1_bias:
    name = "backbone_15_block_1_1_bias"
    original_name = "backbone.15.block.1.1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_15_block_2_fc1_weight:
    name = "backbone_15_block_2_fc1_weight"
    original_name = "backbone.15.block.2.fc1.weight"
    kind = "parameter"
    shape = [240, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_backbone_15_block_2_fc1_bias:
    name = "backbone_15_block_2_fc1_bias"
    original_name = "backbone.15.block.2.fc1.bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_15_block_2_fc2_weight:
    name = "backbone_15_block_2_fc2_weight"
    original_name = "backbone.15.block.2.fc2.weight"
    kind = "parameter"
    shape = [960, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.09128709291752768
    data = None


class Program_weight_tensor_meta_backbone_15_block_2_fc2_bias:
    name = "backbone_15_block_2_fc2_bias"
    original_name = "backbone.15.block.2.fc2.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_15_block_3_0_weight:
    name = "backbone_15_block_3_0_weight"
    original_name = "backbone.15.block.3.0.weight"
    kind = "parameter"
    shape = [160, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_backbone_15_block_3_1_running_mean:
    name = "backbone_15_block_3_1_running_mean"
    original_name = "backbone.15.block.3.1.running_mean"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_15_block_3_1_running_var:
    name = "backbone_15_block_3_1_running_var"
    original_name = "backbone.15.block.3.1.running_var"
    kind = "buffer"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_15_block_3_1_weight:
    name = "backbone_15_block_3_1_weight"
    original_name = "backbone.15.block.3.1.weight"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_15_block_3_1_bias:
    name = "backbone_15_block_3_1_bias"
    original_name = "backbone.15.block.3.1.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_backbone_16_0_weight:
    name = "backbone_16_0_weight"
    original_name = "backbone.16.0.weight"
    kind = "parameter"
    shape = [960, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11180339887498948
    data = None


class Program_weight_tensor_meta_backbone_16_1_running_mean:
    name = "backbone_16_1_running_mean"
    original_name = "backbone.16.1.running_mean"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_16_1_running_var:
    name = "backbone_16_1_running_var"
    original_name = "backbone.16.1.running_var"
    kind = "buffer"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_backbone_16_1_weight:
    name = "backbone_16_1_weight"
    original_name = "backbone.16.1.weight"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_backbone_16_1_bias:
    name = "backbone_16_1_bias"
    original_name = "backbone.16.1.bias"
    kind = "parameter"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_0_convs_0_0_weight:
    name = "classifier_0_convs_0_0_weight"
    original_name = "classifier.0.convs.0.0.weight"
    kind = "parameter"
    shape = [256, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_classifier_0_convs_0_1_running_mean:
    name = "classifier_0_convs_0_1_running_mean"
    original_name = "classifier.0.convs.0.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_0_1_running_var:
    name = "classifier_0_convs_0_1_running_var"
    original_name = "classifier.0.convs.0.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_0_convs_0_1_weight:
    name = "classifier_0_convs_0_1_weight"
    original_name = "classifier.0.convs.0.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_0_1_bias:
    name = "classifier_0_convs_0_1_bias"
    original_name = "classifier.0.convs.0.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_0_convs_1_0_weight:
    name = "classifier_0_convs_1_0_weight"
    original_name = "classifier.0.convs.1.0.weight"
    kind = "parameter"
    shape = [256, 960, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.015214515486254614
    data = None


class Program_weight_tensor_meta_classifier_0_convs_1_1_running_mean:
    name = "classifier_0_convs_1_1_running_mean"
    original_name = "classifier.0.convs.1.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_1_1_running_var:
    name = "classifier_0_convs_1_1_running_var"
    original_name = "classifier.0.convs.1.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_0_convs_1_1_weight:
    name = "classifier_0_convs_1_1_weight"
    original_name = "classifier.0.convs.1.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_1_1_bias:
    name = "classifier_0_convs_1_1_bias"
    original_name = "classifier.0.convs.1.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_0_convs_2_0_weight:
    name = "classifier_0_convs_2_0_weight"
    original_name = "classifier.0.convs.2.0.weight"
    kind = "parameter"
    shape = [256, 960, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.015214515486254614
    data = None


class Program_weight_tensor_meta_classifier_0_convs_2_1_running_mean:
    name = "classifier_0_convs_2_1_running_mean"
    original_name = "classifier.0.convs.2.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_2_1_running_var:
    name = "classifier_0_convs_2_1_running_var"
    original_name = "classifier.0.convs.2.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_0_convs_2_1_weight:
    name = "classifier_0_convs_2_1_weight"
    original_name = "classifier.0.convs.2.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_2_1_bias:
    name = "classifier_0_convs_2_1_bias"
    original_name = "classifier.0.convs.2.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_0_convs_3_0_weight:
    name = "classifier_0_convs_3_0_weight"
    original_name = "classifier.0.convs.3.0.weight"
    kind = "parameter"
    shape = [256, 960, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.015214515486254614
    data = None


class Program_weight_tensor_meta_classifier_0_convs_3_1_running_mean:
    name = "classifier_0_convs_3_1_running_mean"
    original_name = "classifier.0.convs.3.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_3_1_running_var:
    name = "classifier_0_convs_3_1_running_var"
    original_name = "classifier.0.convs.3.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_0_convs_3_1_weight:
    name = "classifier_0_convs_3_1_weight"
    original_name = "classifier.0.convs.3.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_3_1_bias:
    name = "classifier_0_convs_3_1_bias"
    original_name = "classifier.0.convs.3.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_0_convs_4_1_weight:
    name = "classifier_0_convs_4_1_weight"
    original_name = "classifier.0.convs.4.1.weight"
    kind = "parameter"
    shape = [256, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04564354645876384
    data = None


class Program_weight_tensor_meta_classifier_0_convs_4_2_running_mean:
    name = "classifier_0_convs_4_2_running_mean"
    original_name = "classifier.0.convs.4.2.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_4_2_running_var:
    name = "classifier_0_convs_4_2_running_var"
    original_name = "classifier.0.convs.4.2.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_0_convs_4_2_weight:
    name = "classifier_0_convs_4_2_weight"
    original_name = "classifier.0.convs.4.2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_convs_4_2_bias:
    name = "classifier_0_convs_4_2_bias"
    original_name = "classifier.0.convs.4.2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_0_project_0_weight:
    name = "classifier_0_project_0_weight"
    original_name = "classifier.0.project.0.weight"
    kind = "parameter"
    shape = [256, 1280, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03952847075210474
    data = None


class Program_weight_tensor_meta_classifier_0_project_1_running_mean:
    name = "classifier_0_project_1_running_mean"
    original_name = "classifier.0.project.1.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_project_1_running_var:
    name = "classifier_0_project_1_running_var"
    original_name = "classifier.0.project.1.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_0_project_1_weight:
    name = "classifier_0_project_1_weight"
    original_name = "classifier.0.project.1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_0_project_1_bias:
    name = "classifier_0_project_1_bias"
    original_name = "classifier.0.project.1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_1_weight:
    name = "classifier_1_weight"
    original_name = "classifier.1.weight"
    kind = "parameter"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_classifier_2_running_mean:
    name = "classifier_2_running_mean"
    original_name = "classifier.2.running_mean"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_2_running_var:
    name = "classifier_2_running_var"
    original_name = "classifier.2.running_var"
    kind = "buffer"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_classifier_2_weight:
    name = "classifier_2_weight"
    original_name = "classifier.2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_classifier_2_bias:
    name = "classifier_2_bias"
    original_name = "classifier.2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_classifier_4_weight:
    name = "classifier_4_weight"
    original_name = "classifier.4.weight"
    kind = "parameter"
    shape = [21, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_classifier_4_bias:
    name = "classifier_4_bias"
    original_name = "classifier.4.bias"
    kind = "parameter"
    shape = [21]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
