class Program_weight_tensor_meta_down_0_0_weight:
    name = "down_0_0_weight"
    original_name = "down.0.0.weight"
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
    shape = [1, 3, 128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007414
    std = 0.9935
    data = None


class Program_weight_tensor_meta_down_0_1_running_mean:
    name = "down_0_1_running_mean"
    original_name = "down.0.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_0_1_running_var:
    name = "down_0_1_running_var"
    original_name = "down.0.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_0_1_weight:
    name = "down_0_1_weight"
    original_name = "down.0.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_0_1_bias:
    name = "down_0_1_bias"
    original_name = "down.0.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_0_3_weight:
    name = "down_0_3_weight"
    original_name = "down.0.3.weight"
    kind = "parameter"
    shape = [16, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_down_0_4_running_mean:
    name = "down_0_4_running_mean"
    original_name = "down.0.4.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_0_4_running_var:
    name = "down_0_4_running_var"
    original_name = "down.0.4.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_0_4_weight:
    name = "down_0_4_weight"
    original_name = "down.0.4.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_0_4_bias:
    name = "down_0_4_bias"
    original_name = "down.0.4.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_1_0_weight:
    name = "down_1_0_weight"
    original_name = "down.1.0.weight"
    kind = "parameter"
    shape = [32, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_down_1_1_running_mean:
    name = "down_1_1_running_mean"
    original_name = "down.1.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_1_1_running_var:
    name = "down_1_1_running_var"
    original_name = "down.1.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_1_1_weight:
    name = "down_1_1_weight"
    original_name = "down.1.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_1_1_bias:
    name = "down_1_1_bias"
    original_name = "down.1.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_1_3_weight:
    name = "down_1_3_weight"
    original_name = "down.1.3.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_down_1_4_running_mean:
    name = "down_1_4_running_mean"
    original_name = "down.1.4.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_1_4_running_var:
    name = "down_1_4_running_var"
    original_name = "down.1.4.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_1_4_weight:
    name = "down_1_4_weight"
    original_name = "down.1.4.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_1_4_bias:
    name = "down_1_4_bias"
    original_name = "down.1.4.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_2_0_weight:
    name = "down_2_0_weight"
    original_name = "down.2.0.weight"
    kind = "parameter"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_down_2_1_running_mean:
    name = "down_2_1_running_mean"
    original_name = "down.2.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_2_1_running_var:
    name = "down_2_1_running_var"
    original_name = "down.2.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_2_1_weight:
    name = "down_2_1_weight"
    original_name = "down.2.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_2_1_bias:
    name = "down_2_1_bias"
    original_name = "down.2.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_2_3_weight:
    name = "down_2_3_weight"
    original_name = "down.2.3.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_down_2_4_running_mean:
    name = "down_2_4_running_mean"
    original_name = "down.2.4.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_2_4_running_var:
    name = "down_2_4_running_var"
    original_name = "down.2.4.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_2_4_weight:
    name = "down_2_4_weight"
    original_name = "down.2.4.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_2_4_bias:
    name = "down_2_4_bias"
    original_name = "down.2.4.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_3_0_weight:
    name = "down_3_0_weight"
    original_name = "down.3.0.weight"
    kind = "parameter"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_down_3_1_running_mean:
    name = "down_3_1_running_mean"
    original_name = "down.3.1.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_3_1_running_var:
    name = "down_3_1_running_var"
    original_name = "down.3.1.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_3_1_weight:
    name = "down_3_1_weight"
    original_name = "down.3.1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_3_1_bias:
    name = "down_3_1_bias"
    original_name = "down.3.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_3_3_weight:
    name = "down_3_3_weight"
    original_name = "down.3.3.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_down_3_4_running_mean:
    name = "down_3_4_running_mean"
    original_name = "down.3.4.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_3_4_running_var:
    name = "down_3_4_running_var"
    original_name = "down.3.4.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_down_3_4_weight:
    name = "down_3_4_weight"
    original_name = "down.3.4.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_3_4_bias:
    name = "down_3_4_bias"
    original_name = "down.3.4.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_0_weight:
    name = "up_0_weight"
    original_name = "up.0.weight"
    kind = "parameter"
    shape = [128, 64, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_up_0_bias:
    name = "up_0_bias"
    original_name = "up.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_merge_0_0_weight:
    name = "merge_0_0_weight"
    original_name = "merge.0.0.weight"
    kind = "parameter"
    shape = [64, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_merge_0_1_running_mean:
    name = "merge_0_1_running_mean"
    original_name = "merge.0.1.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_0_1_running_var:
    name = "merge_0_1_running_var"
    original_name = "merge.0.1.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_merge_0_1_weight:
    name = "merge_0_1_weight"
    original_name = "merge.0.1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_0_1_bias:
    name = "merge_0_1_bias"
    original_name = "merge.0.1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_merge_0_3_weight:
    name = "merge_0_3_weight"
    original_name = "merge.0.3.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_merge_0_4_running_mean:
    name = "merge_0_4_running_mean"
    original_name = "merge.0.4.running_mean"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_0_4_running_var:
    name = "merge_0_4_running_var"
    original_name = "merge.0.4.running_var"
    kind = "buffer"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_merge_0_4_weight:
    name = "merge_0_4_weight"
    original_name = "merge.0.4.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_0_4_bias:
    name = "merge_0_4_bias"
    original_name = "merge.0.4.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_1_weight:
    name = "up_1_weight"
    original_name = "up.1.weight"
    kind = "parameter"
    shape = [64, 32, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_1_bias:
    name = "up_1_bias"
    original_name = "up.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_merge_1_0_weight:
    name = "merge_1_0_weight"
    original_name = "merge.1.0.weight"
    kind = "parameter"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_merge_1_1_running_mean:
    name = "merge_1_1_running_mean"
    original_name = "merge.1.1.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_1_1_running_var:
    name = "merge_1_1_running_var"
    original_name = "merge.1.1.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_merge_1_1_weight:
    name = "merge_1_1_weight"
    original_name = "merge.1.1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_1_1_bias:
    name = "merge_1_1_bias"
    original_name = "merge.1.1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_merge_1_3_weight:
    name = "merge_1_3_weight"
    original_name = "merge.1.3.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_merge_1_4_running_mean:
    name = "merge_1_4_running_mean"
    original_name = "merge.1.4.running_mean"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_1_4_running_var:
    name = "merge_1_4_running_var"
    original_name = "merge.1.4.running_var"
    kind = "buffer"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_merge_1_4_weight:
    name = "merge_1_4_weight"
    original_name = "merge.1.4.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_1_4_bias:
    name = "merge_1_4_bias"
    original_name = "merge.1.4.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_2_weight:
    name = "up_2_weight"
    original_name = "up.2.weight"
    kind = "parameter"
    shape = [32, 16, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_2_bias:
    name = "up_2_bias"
    original_name = "up.2.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_merge_2_0_weight:
    name = "merge_2_0_weight"
    original_name = "merge.2.0.weight"
    kind = "parameter"
    shape = [16, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_merge_2_1_running_mean:
    name = "merge_2_1_running_mean"
    original_name = "merge.2.1.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_2_1_running_var:
    name = "merge_2_1_running_var"
    original_name = "merge.2.1.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_merge_2_1_weight:
    name = "merge_2_1_weight"
    original_name = "merge.2.1.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_2_1_bias:
    name = "merge_2_1_bias"
    original_name = "merge.2.1.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_merge_2_3_weight:
    name = "merge_2_3_weight"
    original_name = "merge.2.3.weight"
    kind = "parameter"
    shape = [16, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_merge_2_4_running_mean:
    name = "merge_2_4_running_mean"
    original_name = "merge.2.4.running_mean"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_2_4_running_var:
    name = "merge_2_4_running_var"
    original_name = "merge.2.4.running_var"
    kind = "buffer"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_merge_2_4_weight:
    name = "merge_2_4_weight"
    original_name = "merge.2.4.weight"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_merge_2_4_bias:
    name = "merge_2_4_bias"
    original_name = "merge.2.4.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_weight:
    name = "head_weight"
    original_name = "head.weight"
    kind = "parameter"
    shape = [2, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_head_bias:
    name = "head_bias"
    original_name = "head.bias"
    kind = "parameter"
    shape = [2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
