class Program_weight_tensor_meta_lift_weight:
    name = "lift_weight"
    original_name = "lift.weight"
    kind = "parameter"
    shape = [24, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_lift_bias:
    name = "lift_bias"
    original_name = "lift.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_field:
    name = "field"
    original_name = "L['field']"
    kind = "input"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01943
    std = 1.0
    data = None


class Program_weight_tensor_meta_spectral_0:
    name = "spectral_0"
    original_name = "spectral.0"
    kind = "parameter"
    shape = [2, 24, 24, 8, 8, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.005208333333333333
    data = None


class Program_weight_tensor_meta_pointwise_0_weight:
    name = "pointwise_0_weight"
    original_name = "pointwise.0.weight"
    kind = "parameter"
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_pointwise_0_bias:
    name = "pointwise_0_bias"
    original_name = "pointwise.0.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_spectral_1:
    name = "spectral_1"
    original_name = "spectral.1"
    kind = "parameter"
    shape = [2, 24, 24, 8, 8, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.005208333333333333
    data = None


class Program_weight_tensor_meta_pointwise_1_weight:
    name = "pointwise_1_weight"
    original_name = "pointwise.1.weight"
    kind = "parameter"
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_pointwise_1_bias:
    name = "pointwise_1_bias"
    original_name = "pointwise.1.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_spectral_2:
    name = "spectral_2"
    original_name = "spectral.2"
    kind = "parameter"
    shape = [2, 24, 24, 8, 8, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.005208333333333333
    data = None


class Program_weight_tensor_meta_pointwise_2_weight:
    name = "pointwise_2_weight"
    original_name = "pointwise.2.weight"
    kind = "parameter"
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_pointwise_2_bias:
    name = "pointwise_2_bias"
    original_name = "pointwise.2.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_project_weight:
    name = "project_weight"
    original_name = "project.weight"
    kind = "parameter"
    shape = [1, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.28867513459481287
    data = None


class Program_weight_tensor_meta_project_bias:
    name = "project_bias"
    original_name = "project.bias"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
