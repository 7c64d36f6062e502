class Program_weight_tensor_meta_input_1:
    name = "input_1"
    original_name = "L['input']"
    kind = "input"
    shape = [1, 1, 4000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0003677
    std = 0.9896
    data = None


class Program_weight_tensor_meta_encoder_weight:
    name = "encoder_weight"
    original_name = "encoder.weight"
    kind = "parameter"
    shape = [512, 1, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_mask_generator_input_norm_weight:
    name = "mask_generator_input_norm_weight"
    original_name = "mask_generator.input_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_input_norm_bias:
    name = "mask_generator_input_norm_bias"
    original_name = "mask_generator.input_norm.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_input_conv_weight:
    name = "mask_generator_input_conv_weight"
    original_name = "mask_generator.input_conv.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_input_conv_bias:
    name = "mask_generator_input_conv_bias"
    original_name = "mask_generator.input_conv.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_0_weight:
    name = "mask_generator_conv_layers_0_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.0.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_0_bias:
    name = "mask_generator_conv_layers_0_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.0.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_1_weight:
    name = "mask_generator_conv_layers_0_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.0.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_2_weight:
    name = "mask_generator_conv_layers_0_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.0.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_2_bias:
    name = "mask_generator_conv_layers_0_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.0.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_3_weight:
    name = "mask_generator_conv_layers_0_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.0.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_3_bias:
    name = "mask_generator_conv_layers_0_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.0.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_4_weight:
    name = "mask_generator_conv_layers_0_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.0.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_5_weight:
    name = "mask_generator_conv_layers_0_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.0.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_conv_layers_5_bias:
    name = "mask_generator_conv_layers_0_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.0.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_res_out_weight:
    name = "mask_generator_conv_layers_0_res_out_weight"
    original_name = "mask_generator.conv_layers.0.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_res_out_bias:
    name = "mask_generator_conv_layers_0_res_out_bias"
    original_name = "mask_generator.conv_layers.0.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_skip_out_weight:
    name = "mask_generator_conv_layers_0_skip_out_weight"
    original_name = "mask_generator.conv_layers.0.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_0_skip_out_bias:
    name = "mask_generator_conv_layers_0_skip_out_bias"
    original_name = "mask_generator.conv_layers.0.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_0_weight:
    name = "mask_generator_conv_layers_1_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.1.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_0_bias:
    name = "mask_generator_conv_layers_1_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.1.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_1_weight:
    name = "mask_generator_conv_layers_1_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.1.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_2_weight:
    name = "mask_generator_conv_layers_1_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.1.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_2_bias:
    name = "mask_generator_conv_layers_1_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.1.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_3_weight:
    name = "mask_generator_conv_layers_1_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.1.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_3_bias:
    name = "mask_generator_conv_layers_1_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.1.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_4_weight:
    name = "mask_generator_conv_layers_1_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.1.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_5_weight:
    name = "mask_generator_conv_layers_1_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.1.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_conv_layers_5_bias:
    name = "mask_generator_conv_layers_1_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.1.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_res_out_weight:
    name = "mask_generator_conv_layers_1_res_out_weight"
    original_name = "mask_generator.conv_layers.1.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_res_out_bias:
    name = "mask_generator_conv_layers_1_res_out_bias"
    original_name = "mask_generator.conv_layers.1.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_skip_out_weight:
    name = "mask_generator_conv_layers_1_skip_out_weight"
    original_name = "mask_generator.conv_layers.1.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_1_skip_out_bias:
    name = "mask_generator_conv_layers_1_skip_out_bias"
    original_name = "mask_generator.conv_layers.1.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_0_weight:
    name = "mask_generator_conv_layers_2_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.2.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_0_bias:
    name = "mask_generator_conv_layers_2_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.2.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_1_weight:
    name = "mask_generator_conv_layers_2_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.2.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_2_weight:
    name = "mask_generator_conv_layers_2_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.2.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_2_bias:
    name = "mask_generator_conv_layers_2_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.2.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_3_weight:
    name = "mask_generator_conv_layers_2_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.2.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_3_bias:
    name = "mask_generator_conv_layers_2_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.2.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_4_weight:
    name = "mask_generator_conv_layers_2_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.2.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_5_weight:
    name = "mask_generator_conv_layers_2_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.2.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_conv_layers_5_bias:
    name = "mask_generator_conv_layers_2_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.2.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_res_out_weight:
    name = "mask_generator_conv_layers_2_res_out_weight"
    original_name = "mask_generator.conv_layers.2.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_res_out_bias:
    name = "mask_generator_conv_layers_2_res_out_bias"
    original_name = "mask_generator.conv_layers.2.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_skip_out_weight:
    name = "mask_generator_conv_layers_2_skip_out_weight"
    original_name = "mask_generator.conv_layers.2.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_2_skip_out_bias:
    name = "mask_generator_conv_layers_2_skip_out_bias"
    original_name = "mask_generator.conv_layers.2.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_0_weight:
    name = "mask_generator_conv_layers_3_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.3.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_0_bias:
    name = "mask_generator_conv_layers_3_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.3.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_1_weight:
    name = "mask_generator_conv_layers_3_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.3.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_2_weight:
    name = "mask_generator_conv_layers_3_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.3.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_2_bias:
    name = "mask_generator_conv_layers_3_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.3.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_3_weight:
    name = "mask_generator_conv_layers_3_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.3.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_3_bias:
    name = "mask_generator_conv_layers_3_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.3.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_4_weight:
    name = "mask_generator_conv_layers_3_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.3.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_5_weight:
    name = "mask_generator_conv_layers_3_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.3.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_conv_layers_5_bias:
    name = "mask_generator_conv_layers_3_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.3.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_res_out_weight:
    name = "mask_generator_conv_layers_3_res_out_weight"
    original_name = "mask_generator.conv_layers.3.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_res_out_bias:
    name = "mask_generator_conv_layers_3_res_out_bias"
    original_name = "mask_generator.conv_layers.3.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_skip_out_weight:
    name = "mask_generator_conv_layers_3_skip_out_weight"
    original_name = "mask_generator.conv_layers.3.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_3_skip_out_bias:
    name = "mask_generator_conv_layers_3_skip_out_bias"
    original_name = "mask_generator.conv_layers.3.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_0_weight:
    name = "mask_generator_conv_layers_4_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.4.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_0_bias:
    name = "mask_generator_conv_layers_4_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.4.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_1_weight:
    name = "mask_generator_conv_layers_4_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.4.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_2_weight:
    name = "mask_generator_conv_layers_4_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.4.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_2_bias:
    name = "mask_generator_conv_layers_4_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.4.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_3_weight:
    name = "mask_generator_conv_layers_4_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.4.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_3_bias:
    name = "mask_generator_conv_layers_4_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.4.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_4_weight:
    name = "mask_generator_conv_layers_4_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.4.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_5_weight:
    name = "mask_generator_conv_layers_4_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.4.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_conv_layers_5_bias:
    name = "mask_generator_conv_layers_4_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.4.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_res_out_weight:
    name = "mask_generator_conv_layers_4_res_out_weight"
    original_name = "mask_generator.conv_layers.4.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_res_out_bias:
    name = "mask_generator_conv_layers_4_res_out_bias"
    original_name = "mask_generator.conv_layers.4.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_skip_out_weight:
    name = "mask_generator_conv_layers_4_skip_out_weight"
    original_name = "mask_generator.conv_layers.4.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_4_skip_out_bias:
    name = "mask_generator_conv_layers_4_skip_out_bias"
    original_name = "mask_generator.conv_layers.4.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_0_weight:
    name = "mask_generator_conv_layers_5_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.5.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_0_bias:
    name = "mask_generator_conv_layers_5_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.5.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_1_weight:
    name = "mask_generator_conv_layers_5_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.5.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_2_weight:
    name = "mask_generator_conv_layers_5_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.5.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_2_bias:
    name = "mask_generator_conv_layers_5_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.5.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_3_weight:
    name = "mask_generator_conv_layers_5_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.5.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_3_bias:
    name = "mask_generator_conv_layers_5_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.5.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_4_weight:
    name = "mask_generator_conv_layers_5_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.5.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_5_weight:
    name = "mask_generator_conv_layers_5_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.5.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_conv_layers_5_bias:
    name = "mask_generator_conv_layers_5_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.5.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_res_out_weight:
    name = "mask_generator_conv_layers_5_res_out_weight"
    original_name = "mask_generator.conv_layers.5.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_res_out_bias:
    name = "mask_generator_conv_layers_5_res_out_bias"
    original_name = "mask_generator.conv_layers.5.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_skip_out_weight:
    name = "mask_generator_conv_layers_5_skip_out_weight"
    original_name = "mask_generator.conv_layers.5.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_5_skip_out_bias:
    name = "mask_generator_conv_layers_5_skip_out_bias"
    original_name = "mask_generator.conv_layers.5.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_0_weight:
    name = "mask_generator_conv_layers_6_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.6.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_0_bias:
    name = "mask_generator_conv_layers_6_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.6.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_1_weight:
    name = "mask_generator_conv_layers_6_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.6.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_2_weight:
    name = "mask_generator_conv_layers_6_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.6.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_2_bias:
    name = "mask_generator_conv_layers_6_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.6.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_3_weight:
    name = "mask_generator_conv_layers_6_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.6.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_3_bias:
    name = "mask_generator_conv_layers_6_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.6.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_4_weight:
    name = "mask_generator_conv_layers_6_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.6.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_5_weight:
    name = "mask_generator_conv_layers_6_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.6.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_conv_layers_5_bias:
    name = "mask_generator_conv_layers_6_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.6.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_res_out_weight:
    name = "mask_generator_conv_layers_6_res_out_weight"
    original_name = "mask_generator.conv_layers.6.res_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_res_out_bias:
    name = "mask_generator_conv_layers_6_res_out_bias"
    original_name = "mask_generator.conv_layers.6.res_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_skip_out_weight:
    name = "mask_generator_conv_layers_6_skip_out_weight"
    original_name = "mask_generator.conv_layers.6.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_6_skip_out_bias:
    name = "mask_generator_conv_layers_6_skip_out_bias"
    original_name = "mask_generator.conv_layers.6.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_0_weight:
    name = "mask_generator_conv_layers_7_conv_layers_0_weight"
    original_name = "mask_generator.conv_layers.7.conv_layers.0.weight"
    kind = "parameter"
    shape = [512, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_0_bias:
    name = "mask_generator_conv_layers_7_conv_layers_0_bias"
    original_name = "mask_generator.conv_layers.7.conv_layers.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_1_weight:
    name = "mask_generator_conv_layers_7_conv_layers_1_weight"
    original_name = "mask_generator.conv_layers.7.conv_layers.1.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_2_weight:
    name = "mask_generator_conv_layers_7_conv_layers_2_weight"
    original_name = "mask_generator.conv_layers.7.conv_layers.2.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_2_bias:
    name = "mask_generator_conv_layers_7_conv_layers_2_bias"
    original_name = "mask_generator.conv_layers.7.conv_layers.2.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_3_weight:
    name = "mask_generator_conv_layers_7_conv_layers_3_weight"
    original_name = "mask_generator.conv_layers.7.conv_layers.3.weight"
    kind = "parameter"
    shape = [512, 1, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.816496580927726
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_3_bias:
    name = "mask_generator_conv_layers_7_conv_layers_3_bias"
    original_name = "mask_generator.conv_layers.7.conv_layers.3.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_4_weight:
    name = "mask_generator_conv_layers_7_conv_layers_4_weight"
    original_name = "mask_generator.conv_layers.7.conv_layers.4.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_5_weight:
    name = "mask_generator_conv_layers_7_conv_layers_5_weight"
    original_name = "mask_generator.conv_layers.7.conv_layers.5.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_conv_layers_5_bias:
    name = "mask_generator_conv_layers_7_conv_layers_5_bias"
    original_name = "mask_generator.conv_layers.7.conv_layers.5.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_skip_out_weight:
    name = "mask_generator_conv_layers_7_skip_out_weight"
    original_name = "mask_generator.conv_layers.7.skip_out.weight"
    kind = "parameter"
    shape = [128, 512, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mask_generator_conv_layers_7_skip_out_bias:
    name = "mask_generator_conv_layers_7_skip_out_bias"
    original_name = "mask_generator.conv_layers.7.skip_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mask_generator_output_prelu_weight:
    name = "mask_generator_output_prelu_weight"
    original_name = "mask_generator.output_prelu.weight"
    kind = "parameter"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mask_generator_output_conv_weight:
    name = "mask_generator_output_conv_weight"
    original_name = "mask_generator.output_conv.weight"
    kind = "parameter"
    shape = [1024, 128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mask_generator_output_conv_bias:
    name = "mask_generator_output_conv_bias"
    original_name = "mask_generator.output_conv.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_weight:
    name = "decoder_weight"
    original_name = "decoder.weight"
    kind = "parameter"
    shape = [512, 1, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None
