class Program_weight_tensor_meta_series:
    name = "series"
    original_name = "L['series']"
    kind = "input"
    shape = [4, 336, 7]
    dtype = "torch.float64"
    device = "cpu"
    mean = -0.02017
    std = 0.9963
    data = None


class Program_weight_tensor_meta_seasonal_weight:
    name = "seasonal_weight"
    original_name = "seasonal.weight"
    kind = "parameter"
    shape = [96, 336]
    dtype = "torch.float64"
    device = "cpu"
    mean = 0.0
    std = 0.07715167498104596
    data = None


class Program_weight_tensor_meta_seasonal_bias:
    name = "seasonal_bias"
    original_name = "seasonal.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float64"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_trend_weight:
    name = "trend_weight"
    original_name = "trend.weight"
    kind = "parameter"
    shape = [96, 336]
    dtype = "torch.float64"
    device = "cpu"
    mean = 0.0
    std = 0.07715167498104596
    data = None


class Program_weight_tensor_meta_trend_bias:
    name = "trend_bias"
    original_name = "trend.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float64"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
