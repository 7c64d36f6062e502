class Program_weight_tensor_meta_gru_weight_ih_l0:
    name = "gru_weight_ih_l0"
    original_name = "gru.weight_ih_l0"
    kind = "parameter"
    shape = [288, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_gru_weight_hh_l0:
    name = "gru_weight_hh_l0"
    original_name = "gru.weight_hh_l0"
    kind = "parameter"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_gru_bias_ih_l0:
    name = "gru_bias_ih_l0"
    original_name = "gru.bias_ih_l0"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002181
    std = 0.06035
    data = None


class Program_weight_tensor_meta_gru_bias_hh_l0:
    name = "gru_bias_hh_l0"
    original_name = "gru.bias_hh_l0"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006606
    std = 0.06043
    data = None


class Program_weight_tensor_meta_gru_weight_ih_l0_reverse:
    name = "gru_weight_ih_l0_reverse"
    original_name = "gru.weight_ih_l0_reverse"
    kind = "parameter"
    shape = [288, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_gru_weight_hh_l0_reverse:
    name = "gru_weight_hh_l0_reverse"
    original_name = "gru.weight_hh_l0_reverse"
    kind = "parameter"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_gru_bias_ih_l0_reverse:
    name = "gru_bias_ih_l0_reverse"
    original_name = "gru.bias_ih_l0_reverse"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004879
    std = 0.058
    data = None


class Program_weight_tensor_meta_gru_bias_hh_l0_reverse:
    name = "gru_bias_hh_l0_reverse"
    original_name = "gru.bias_hh_l0_reverse"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001106
    std = 0.05749
    data = None


class Program_weight_tensor_meta_gru_weight_ih_l1:
    name = "gru_weight_ih_l1"
    original_name = "gru.weight_ih_l1"
    kind = "parameter"
    shape = [288, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_gru_weight_hh_l1:
    name = "gru_weight_hh_l1"
    original_name = "gru.weight_hh_l1"
    kind = "parameter"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_gru_bias_ih_l1:
    name = "gru_bias_ih_l1"
    original_name = "gru.bias_ih_l1"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001023
    std = 0.05946
    data = None


class Program_weight_tensor_meta_gru_bias_hh_l1:
    name = "gru_bias_hh_l1"
    original_name = "gru.bias_hh_l1"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003454
    std = 0.06163
    data = None


class Program_weight_tensor_meta_gru_weight_ih_l1_reverse:
    name = "gru_weight_ih_l1_reverse"
    original_name = "gru.weight_ih_l1_reverse"
    kind = "parameter"
    shape = [288, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_gru_weight_hh_l1_reverse:
    name = "gru_weight_hh_l1_reverse"
    original_name = "gru.weight_hh_l1_reverse"
    kind = "parameter"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_gru_bias_ih_l1_reverse:
    name = "gru_bias_ih_l1_reverse"
    original_name = "gru.bias_ih_l1_reverse"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0002856
    std = 0.05816
    data = None


class Program_weight_tensor_meta_gru_bias_hh_l1_reverse:
    name = "gru_bias_hh_l1_reverse"
    original_name = "gru.bias_hh_l1_reverse"
    kind = "parameter"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002122
    std = 0.05827
    data = None


class Program_weight_tensor_meta_series:
    name = "series"
    original_name = "L['series']"
    kind = "input"
    shape = [8, 48, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00835
    std = 0.9936
    data = None


class Program_weight_tensor_meta_head_weight:
    name = "head_weight"
    original_name = "head.weight"
    kind = "parameter"
    shape = [24, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_head_bias:
    name = "head_bias"
    original_name = "head.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
