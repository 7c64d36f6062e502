class Program_weight_tensor_meta_features_0_weight:
    name = "features_0_weight"
    original_name = "features.0.weight"
    kind = "parameter"
    shape = [64, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2721655269759087
    data = None


class Program_weight_tensor_meta_features_0_bias:
    name = "features_0_bias"
    original_name = "features.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


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


class Program_weight_tensor_meta_features_3_squeeze_weight:
    name = "features_3_squeeze_weight"
    original_name = "features.3.squeeze.weight"
    kind = "parameter"
    shape = [16, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_features_3_squeeze_bias:
    name = "features_3_squeeze_bias"
    original_name = "features.3.squeeze.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_3_expand1x1_weight:
    name = "features_3_expand1x1_weight"
    original_name = "features.3.expand1x1.weight"
    kind = "parameter"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_features_3_expand1x1_bias:
    name = "features_3_expand1x1_bias"
    original_name = "features.3.expand1x1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_3_expand3x3_weight:
    name = "features_3_expand3x3_weight"
    original_name = "features.3.expand3x3.weight"
    kind = "parameter"
    shape = [64, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_features_3_expand3x3_bias:
    name = "features_3_expand3x3_bias"
    original_name = "features.3.expand3x3.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_4_squeeze_weight:
    name = "features_4_squeeze_weight"
    original_name = "features.4.squeeze.weight"
    kind = "parameter"
    shape = [16, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_features_4_squeeze_bias:
    name = "features_4_squeeze_bias"
    original_name = "features.4.squeeze.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_4_expand1x1_weight:
    name = "features_4_expand1x1_weight"
    original_name = "features.4.expand1x1.weight"
    kind = "parameter"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_features_4_expand1x1_bias:
    name = "features_4_expand1x1_bias"
    original_name = "features.4.expand1x1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_4_expand3x3_weight:
    name = "features_4_expand3x3_weight"
    original_name = "features.4.expand3x3.weight"
    kind = "parameter"
    shape = [64, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.11785113019775792
    data = None


class Program_weight_tensor_meta_features_4_expand3x3_bias:
    name = "features_4_expand3x3_bias"
    original_name = "features.4.expand3x3.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_6_squeeze_weight:
    name = "features_6_squeeze_weight"
    original_name = "features.6.squeeze.weight"
    kind = "parameter"
    shape = [32, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_features_6_squeeze_bias:
    name = "features_6_squeeze_bias"
    original_name = "features.6.squeeze.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_6_expand1x1_weight:
    name = "features_6_expand1x1_weight"
    original_name = "features.6.expand1x1.weight"
    kind = "parameter"
    shape = [128, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_features_6_expand1x1_bias:
    name = "features_6_expand1x1_bias"
    original_name = "features.6.expand1x1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_6_expand3x3_weight:
    name = "features_6_expand3x3_weight"
    original_name = "features.6.expand3x3.weight"
    kind = "parameter"
    shape = [128, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_features_6_expand3x3_bias:
    name = "features_6_expand3x3_bias"
    original_name = "features.6.expand3x3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_7_squeeze_weight:
    name = "features_7_squeeze_weight"
    original_name = "features.7.squeeze.weight"
    kind = "parameter"
    shape = [32, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_features_7_squeeze_bias:
    name = "features_7_squeeze_bias"
    original_name = "features.7.squeeze.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_7_expand1x1_weight:
    name = "features_7_expand1x1_weight"
    original_name = "features.7.expand1x1.weight"
    kind = "parameter"
    shape = [128, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_features_7_expand1x1_bias:
    name = "features_7_expand1x1_bias"
    original_name = "features.7.expand1x1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_7_expand3x3_weight:
    name = "features_7_expand3x3_weight"
    original_name = "features.7.expand3x3.weight"
    kind = "parameter"
    shape = [128, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_features_7_expand3x3_bias:
    name = "features_7_expand3x3_bias"
    original_name = "features.7.expand3x3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_9_squeeze_weight:
    name = "features_9_squeeze_weight"
    original_name = "features.9.squeeze.weight"
    kind = "parameter"
    shape = [48, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_features_9_squeeze_bias:
    name = "features_9_squeeze_bias"
    original_name = "features.9.squeeze.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_9_expand1x1_weight:
    name = "features_9_expand1x1_weight"
    original_name = "features.9.expand1x1.weight"
    kind = "parameter"
    shape = [192, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_features_9_expand1x1_bias:
    name = "features_9_expand1x1_bias"
    original_name = "features.9.expand1x1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_9_expand3x3_weight:
    name = "features_9_expand3x3_weight"
    original_name = "features.9.expand3x3.weight"
    kind = "parameter"
    shape = [192, 48, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06804138174397717
    data = None


class Program_weight_tensor_meta_features_9_expand3x3_bias:
    name = "features_9_expand3x3_bias"
    original_name = "features.9.expand3x3.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_10_squeeze_weight:
    name = "features_10_squeeze_weight"
    original_name = "features.10.squeeze.weight"
    kind = "parameter"
    shape = [48, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_features_10_squeeze_bias:
    name = "features_10_squeeze_bias"
    original_name = "features.10.squeeze.bias"
    kind = "parameter"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_10_expand1x1_weight:
    name = "features_10_expand1x1_weight"
    original_name = "features.10.expand1x1.weight"
    kind = "parameter"
    shape = [192, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2041241452319315
    data = None


class Program_weight_tensor_meta_features_10_expand1x1_bias:
    name = "features_10_expand1x1_bias"
    original_name = "features.10.expand1x1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_10_expand3x3_weight:
    name = "features_10_expand3x3_weight"
    original_name = "features.10.expand3x3.weight"
    kind = "parameter"
    shape = [192, 48, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.06804138174397717
    data = None


class Program_weight_tensor_meta_features_10_expand3x3_bias:
    name = "features_10_expand3x3_bias"
    original_name = "features.10.expand3x3.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_11_squeeze_weight:
    name = "features_11_squeeze_weight"
    original_name = "features.11.squeeze.weight"
    kind = "parameter"
    shape = [64, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.07216878364870322
    data = None


class Program_weight_tensor_meta_features_11_squeeze_bias:
    name = "features_11_squeeze_bias"
    original_name = "features.11.squeeze.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_11_expand1x1_weight:
    name = "features_11_expand1x1_weight"
    original_name = "features.11.expand1x1.weight"
    kind = "parameter"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_features_11_expand1x1_bias:
    name = "features_11_expand1x1_bias"
    original_name = "features.11.expand1x1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_11_expand3x3_weight:
    name = "features_11_expand3x3_weight"
    original_name = "features.11.expand3x3.weight"
    kind = "parameter"
    shape = [256, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_features_11_expand3x3_bias:
    name = "features_11_expand3x3_bias"
    original_name = "features.11.expand3x3.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_12_squeeze_weight:
    name = "features_12_squeeze_weight"
    original_name = "features.12.squeeze.weight"
    kind = "parameter"
    shape = [64, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_features_12_squeeze_bias:
    name = "features_12_squeeze_bias"
    original_name = "features.12.squeeze.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_12_expand1x1_weight:
    name = "features_12_expand1x1_weight"
    original_name = "features.12.expand1x1.weight"
    kind = "parameter"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_features_12_expand1x1_bias:
    name = "features_12_expand1x1_bias"
    original_name = "features.12.expand1x1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_features_12_expand3x3_weight:
    name = "features_12_expand3x3_weight"
    original_name = "features.12.expand3x3.weight"
    kind = "parameter"
    shape = [256, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_features_12_expand3x3_bias:
    name = "features_12_expand3x3_bias"
    original_name = "features.12.expand3x3.bias"
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
    shape = [1000, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_classifier_1_bias:
    name = "classifier_1_bias"
    original_name = "classifier.1.bias"
    kind = "parameter"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
