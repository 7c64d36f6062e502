class Program_weight_tensor_meta_lengths:
    name = "lengths"
    original_name = "L['lengths']"
    kind = "input"
    shape = [2]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [100, 75]


class Program_weight_tensor_meta_input_1:
    name = "input_1"
    original_name = "L['input']"
    kind = "input"
    shape = [2, 100, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01349
    std = 1.001
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn1_sequential_0_weight:
    name = "conformer_layers_0_ffn1_sequential_0_weight"
    original_name = "conformer_layers.0.ffn1.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn1_sequential_0_bias:
    name = "conformer_layers_0_ffn1_sequential_0_bias"
    original_name = "conformer_layers.0.ffn1.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn1_sequential_1_weight:
    name = "conformer_layers_0_ffn1_sequential_1_weight"
    original_name = "conformer_layers.0.ffn1.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn1_sequential_1_bias:
    name = "conformer_layers_0_ffn1_sequential_1_bias"
    original_name = "conformer_layers.0.ffn1.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn1_sequential_4_weight:
    name = "conformer_layers_0_ffn1_sequential_4_weight"
    original_name = "conformer_layers.0.ffn1.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn1_sequential_4_bias:
    name = "conformer_layers_0_ffn1_sequential_4_bias"
    original_name = "conformer_layers.0.ffn1.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_self_attn_layer_norm_weight:
    name = "conformer_layers_0_self_attn_layer_norm_weight"
    original_name = "conformer_layers.0.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_self_attn_layer_norm_bias:
    name = "conformer_layers_0_self_attn_layer_norm_bias"
    original_name = "conformer_layers.0.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_self_attn_in_proj_weight:
    name = "conformer_layers_0_self_attn_in_proj_weight"
    original_name = "conformer_layers.0.self_attn.in_proj_weight"
    kind = "parameter"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_0_self_attn_in_proj_bias:
    name = "conformer_layers_0_self_attn_in_proj_bias"
    original_name = "conformer_layers.0.self_attn.in_proj_bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_self_attn_out_proj_weight:
    name = "conformer_layers_0_self_attn_out_proj_weight"
    original_name = "conformer_layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_0_self_attn_out_proj_bias:
    name = "conformer_layers_0_self_attn_out_proj_bias"
    original_name = "conformer_layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_layer_norm_weight:
    name = "conformer_layers_0_conv_module_layer_norm_weight"
    original_name = "conformer_layers.0.conv_module.layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_layer_norm_bias:
    name = "conformer_layers_0_conv_module_layer_norm_bias"
    original_name = "conformer_layers.0.conv_module.layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_0_weight:
    name = "conformer_layers_0_conv_module_sequential_0_weight"
    original_name = "conformer_layers.0.conv_module.sequential.0.weight"
    kind = "parameter"
    shape = [160, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_0_bias:
    name = "conformer_layers_0_conv_module_sequential_0_bias"
    original_name = "conformer_layers.0.conv_module.sequential.0.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_2_weight:
    name = "conformer_layers_0_conv_module_sequential_2_weight"
    original_name = "conformer_layers.0.conv_module.sequential.2.weight"
    kind = "parameter"
    shape = [80, 1, 31]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.254000254000381
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_2_bias:
    name = "conformer_layers_0_conv_module_sequential_2_bias"
    original_name = "conformer_layers.0.conv_module.sequential.2.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_3_running_mean:
    name = "conformer_layers_0_conv_module_sequential_3_running_mean"
    original_name = "conformer_layers.0.conv_module.sequential.3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_3_running_var:
    name = "conformer_layers_0_conv_module_sequential_3_running_var"
    original_name = "conformer_layers.0.conv_module.sequential.3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_3_weight:
    name = "conformer_layers_0_conv_module_sequential_3_weight"
    original_name = "conformer_layers.0.conv_module.sequential.3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_3_bias:
    name = "conformer_layers_0_conv_module_sequential_3_bias"
    original_name = "conformer_layers.0.conv_module.sequential.3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_5_weight:
    name = "conformer_layers_0_conv_module_sequential_5_weight"
    original_name = "conformer_layers.0.conv_module.sequential.5.weight"
    kind = "parameter"
    shape = [80, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_0_conv_module_sequential_5_bias:
    name = "conformer_layers_0_conv_module_sequential_5_bias"
    original_name = "conformer_layers.0.conv_module.sequential.5.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn2_sequential_0_weight:
    name = "conformer_layers_0_ffn2_sequential_0_weight"
    original_name = "conformer_layers.0.ffn2.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn2_sequential_0_bias:
    name = "conformer_layers_0_ffn2_sequential_0_bias"
    original_name = "conformer_layers.0.ffn2.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn2_sequential_1_weight:
    name = "conformer_layers_0_ffn2_sequential_1_weight"
    original_name = "conformer_layers.0.ffn2.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn2_sequential_1_bias:
    name = "conformer_layers_0_ffn2_sequential_1_bias"
    original_name = "conformer_layers.0.ffn2.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn2_sequential_4_weight:
    name = "conformer_layers_0_ffn2_sequential_4_weight"
    original_name = "conformer_layers.0.ffn2.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_0_ffn2_sequential_4_bias:
    name = "conformer_layers_0_ffn2_sequential_4_bias"
    original_name = "conformer_layers.0.ffn2.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_0_final_layer_norm_weight:
    name = "conformer_layers_0_final_layer_norm_weight"
    original_name = "conformer_layers.0.final_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_0_final_layer_norm_bias:
    name = "conformer_layers_0_final_layer_norm_bias"
    original_name = "conformer_layers.0.final_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn1_sequential_0_weight:
    name = "conformer_layers_1_ffn1_sequential_0_weight"
    original_name = "conformer_layers.1.ffn1.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn1_sequential_0_bias:
    name = "conformer_layers_1_ffn1_sequential_0_bias"
    original_name = "conformer_layers.1.ffn1.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn1_sequential_1_weight:
    name = "conformer_layers_1_ffn1_sequential_1_weight"
    original_name = "conformer_layers.1.ffn1.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn1_sequential_1_bias:
    name = "conformer_layers_1_ffn1_sequential_1_bias"
    original_name = "conformer_layers.1.ffn1.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn1_sequential_4_weight:
    name = "conformer_layers_1_ffn1_sequential_4_weight"
    original_name = "conformer_layers.1.ffn1.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn1_sequential_4_bias:
    name = "conformer_layers_1_ffn1_sequential_4_bias"
    original_name = "conformer_layers.1.ffn1.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_self_attn_layer_norm_weight:
    name = "conformer_layers_1_self_attn_layer_norm_weight"
    original_name = "conformer_layers.1.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_self_attn_layer_norm_bias:
    name = "conformer_layers_1_self_attn_layer_norm_bias"
    original_name = "conformer_layers.1.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_self_attn_in_proj_weight:
    name = "conformer_layers_1_self_attn_in_proj_weight"
    original_name = "conformer_layers.1.self_attn.in_proj_weight"
    kind = "parameter"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_1_self_attn_in_proj_bias:
    name = "conformer_layers_1_self_attn_in_proj_bias"
    original_name = "conformer_layers.1.self_attn.in_proj_bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_self_attn_out_proj_weight:
    name = "conformer_layers_1_self_attn_out_proj_weight"
    original_name = "conformer_layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_1_self_attn_out_proj_bias:
    name = "conformer_layers_1_self_attn_out_proj_bias"
    original_name = "conformer_layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_layer_norm_weight:
    name = "conformer_layers_1_conv_module_layer_norm_weight"
    original_name = "conformer_layers.1.conv_module.layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_layer_norm_bias:
    name = "conformer_layers_1_conv_module_layer_norm_bias"
    original_name = "conformer_layers.1.conv_module.layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_0_weight:
    name = "conformer_layers_1_conv_module_sequential_0_weight"
    original_name = "conformer_layers.1.conv_module.sequential.0.weight"
    kind = "parameter"
    shape = [160, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_0_bias:
    name = "conformer_layers_1_conv_module_sequential_0_bias"
    original_name = "conformer_layers.1.conv_module.sequential.0.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_2_weight:
    name = "conformer_layers_1_conv_module_sequential_2_weight"
    original_name = "conformer_layers.1.conv_module.sequential.2.weight"
    kind = "parameter"
    shape = [80, 1, 31]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.254000254000381
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_2_bias:
    name = "conformer_layers_1_conv_module_sequential_2_bias"
    original_name = "conformer_layers.1.conv_module.sequential.2.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_3_running_mean:
    name = "conformer_layers_1_conv_module_sequential_3_running_mean"
    original_name = "conformer_layers.1.conv_module.sequential.3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_3_running_var:
    name = "conformer_layers_1_conv_module_sequential_3_running_var"
    original_name = "conformer_layers.1.conv_module.sequential.3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_3_weight:
    name = "conformer_layers_1_conv_module_sequential_3_weight"
    original_name = "conformer_layers.1.conv_module.sequential.3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_3_bias:
    name = "conformer_layers_1_conv_module_sequential_3_bias"
    original_name = "conformer_layers.1.conv_module.sequential.3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_5_weight:
    name = "conformer_layers_1_conv_module_sequential_5_weight"
    original_name = "conformer_layers.1.conv_module.sequential.5.weight"
    kind = "parameter"
    shape = [80, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_1_conv_module_sequential_5_bias:
    name = "conformer_layers_1_conv_module_sequential_5_bias"
    original_name = "conformer_layers.1.conv_module.sequential.5.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn2_sequential_0_weight:
    name = "conformer_layers_1_ffn2_sequential_0_weight"
    original_name = "conformer_layers.1.ffn2.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn2_sequential_0_bias:
    name = "conformer_layers_1_ffn2_sequential_0_bias"
    original_name = "conformer_layers.1.ffn2.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn2_sequential_1_weight:
    name = "conformer_layers_1_ffn2_sequential_1_weight"
    original_name = "conformer_layers.1.ffn2.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn2_sequential_1_bias:
    name = "conformer_layers_1_ffn2_sequential_1_bias"
    original_name = "conformer_layers.1.ffn2.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn2_sequential_4_weight:
    name = "conformer_layers_1_ffn2_sequential_4_weight"
    original_name = "conformer_layers.1.ffn2.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_1_ffn2_sequential_4_bias:
    name = "conformer_layers_1_ffn2_sequential_4_bias"
    original_name = "conformer_layers.1.ffn2.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_1_final_layer_norm_weight:
    name = "conformer_layers_1_final_layer_norm_weight"
    original_name = "conformer_layers.1.final_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_1_final_layer_norm_bias:
    name = "conformer_layers_1_final_layer_norm_bias"
    original_name = "conformer_layers.1.final_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn1_sequential_0_weight:
    name = "conformer_layers_2_ffn1_sequential_0_weight"
    original_name = "conformer_layers.2.ffn1.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn1_sequential_0_bias:
    name = "conformer_layers_2_ffn1_sequential_0_bias"
    original_name = "conformer_layers.2.ffn1.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn1_sequential_1_weight:
    name = "conformer_layers_2_ffn1_sequential_1_weight"
    original_name = "conformer_layers.2.ffn1.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn1_sequential_1_bias:
    name = "conformer_layers_2_ffn1_sequential_1_bias"
    original_name = "conformer_layers.2.ffn1.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn1_sequential_4_weight:
    name = "conformer_layers_2_ffn1_sequential_4_weight"
    original_name = "conformer_layers.2.ffn1.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn1_sequential_4_bias:
    name = "conformer_layers_2_ffn1_sequential_4_bias"
    original_name = "conformer_layers.2.ffn1.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_self_attn_layer_norm_weight:
    name = "conformer_layers_2_self_attn_layer_norm_weight"
    original_name = "conformer_layers.2.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_self_attn_layer_norm_bias:
    name = "conformer_layers_2_self_attn_layer_norm_bias"
    original_name = "conformer_layers.2.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_self_attn_in_proj_weight:
    name = "conformer_layers_2_self_attn_in_proj_weight"
    original_name = "conformer_layers.2.self_attn.in_proj_weight"
    kind = "parameter"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_2_self_attn_in_proj_bias:
    name = "conformer_layers_2_self_attn_in_proj_bias"
    original_name = "conformer_layers.2.self_attn.in_proj_bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_self_attn_out_proj_weight:
    name = "conformer_layers_2_self_attn_out_proj_weight"
    original_name = "conformer_layers.2.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_2_self_attn_out_proj_bias:
    name = "conformer_layers_2_self_attn_out_proj_bias"
    original_name = "conformer_layers.2.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_layer_norm_weight:
    name = "conformer_layers_2_conv_module_layer_norm_weight"
    original_name = "conformer_layers.2.conv_module.layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_layer_norm_bias:
    name = "conformer_layers_2_conv_module_layer_norm_bias"
    original_name = "conformer_layers.2.conv_module.layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_0_weight:
    name = "conformer_layers_2_conv_module_sequential_0_weight"
    original_name = "conformer_layers.2.conv_module.sequential.0.weight"
    kind = "parameter"
    shape = [160, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_0_bias:
    name = "conformer_layers_2_conv_module_sequential_0_bias"
    original_name = "conformer_layers.2.conv_module.sequential.0.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_2_weight:
    name = "conformer_layers_2_conv_module_sequential_2_weight"
    original_name = "conformer_layers.2.conv_module.sequential.2.weight"
    kind = "parameter"
    shape = [80, 1, 31]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.254000254000381
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_2_bias:
    name = "conformer_layers_2_conv_module_sequential_2_bias"
    original_name = "conformer_layers.2.conv_module.sequential.2.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_3_running_mean:
    name = "conformer_layers_2_conv_module_sequential_3_running_mean"
    original_name = "conformer_layers.2.conv_module.sequential.3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_3_running_var:
    name = "conformer_layers_2_conv_module_sequential_3_running_var"
    original_name = "conformer_layers.2.conv_module.sequential.3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_3_weight:
    name = "conformer_layers_2_conv_module_sequential_3_weight"
    original_name = "conformer_layers.2.conv_module.sequential.3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_3_bias:
    name = "conformer_layers_2_conv_module_sequential_3_bias"
    original_name = "conformer_layers.2.conv_module.sequential.3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_5_weight:
    name = "conformer_layers_2_conv_module_sequential_5_weight"
    original_name = "conformer_layers.2.conv_module.sequential.5.weight"
    kind = "parameter"
    shape = [80, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_2_conv_module_sequential_5_bias:
    name = "conformer_layers_2_conv_module_sequential_5_bias"
    original_name = "conformer_layers.2.conv_module.sequential.5.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn2_sequential_0_weight:
    name = "conformer_layers_2_ffn2_sequential_0_weight"
    original_name = "conformer_layers.2.ffn2.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn2_sequential_0_bias:
    name = "conformer_layers_2_ffn2_sequential_0_bias"
    original_name = "conformer_layers.2.ffn2.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn2_sequential_1_weight:
    name = "conformer_layers_2_ffn2_sequential_1_weight"
    original_name = "conformer_layers.2.ffn2.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn2_sequential_1_bias:
    name = "conformer_layers_2_ffn2_sequential_1_bias"
    original_name = "conformer_layers.2.ffn2.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn2_sequential_4_weight:
    name = "conformer_layers_2_ffn2_sequential_4_weight"
    original_name = "conformer_layers.2.ffn2.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_2_ffn2_sequential_4_bias:
    name = "conformer_layers_2_ffn2_sequential_4_bias"
    original_name = "conformer_layers.2.ffn2.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_2_final_layer_norm_weight:
    name = "conformer_layers_2_final_layer_norm_weight"
    original_name = "conformer_layers.2.final_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_2_final_layer_norm_bias:
    name = "conformer_layers_2_final_layer_norm_bias"
    original_name = "conformer_layers.2.final_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn1_sequential_0_weight:
    name = "conformer_layers_3_ffn1_sequential_0_weight"
    original_name = "conformer_layers.3.ffn1.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn1_sequential_0_bias:
    name = "conformer_layers_3_ffn1_sequential_0_bias"
    original_name = "conformer_layers.3.ffn1.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn1_sequential_1_weight:
    name = "conformer_layers_3_ffn1_sequential_1_weight"
    original_name = "conformer_layers.3.ffn1.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn1_sequential_1_bias:
    name = "conformer_layers_3_ffn1_sequential_1_bias"
    original_name = "conformer_layers.3.ffn1.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn1_sequential_4_weight:
    name = "conformer_layers_3_ffn1_sequential_4_weight"
    original_name = "conformer_layers.3.ffn1.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn1_sequential_4_bias:
    name = "conformer_layers_3_ffn1_sequential_4_bias"
    original_name = "conformer_layers.3.ffn1.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_self_attn_layer_norm_weight:
    name = "conformer_layers_3_self_attn_layer_norm_weight"
    original_name = "conformer_layers.3.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_self_attn_layer_norm_bias:
    name = "conformer_layers_3_self_attn_layer_norm_bias"
    original_name = "conformer_layers.3.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_self_attn_in_proj_weight:
    name = "conformer_layers_3_self_attn_in_proj_weight"
    original_name = "conformer_layers.3.self_attn.in_proj_weight"
    kind = "parameter"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_3_self_attn_in_proj_bias:
    name = "conformer_layers_3_self_attn_in_proj_bias"
    original_name = "conformer_layers.3.self_attn.in_proj_bias"
    kind = "parameter"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_self_attn_out_proj_weight:
    name = "conformer_layers_3_self_attn_out_proj_weight"
    original_name = "conformer_layers.3.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_3_self_attn_out_proj_bias:
    name = "conformer_layers_3_self_attn_out_proj_bias"
    original_name = "conformer_layers.3.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_layer_norm_weight:
    name = "conformer_layers_3_conv_module_layer_norm_weight"
    original_name = "conformer_layers.3.conv_module.layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_layer_norm_bias:
    name = "conformer_layers_3_conv_module_layer_norm_bias"
    original_name = "conformer_layers.3.conv_module.layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_0_weight:
    name = "conformer_layers_3_conv_module_sequential_0_weight"
    original_name = "conformer_layers.3.conv_module.sequential.0.weight"
    kind = "parameter"
    shape = [160, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_0_bias:
    name = "conformer_layers_3_conv_module_sequential_0_bias"
    original_name = "conformer_layers.3.conv_module.sequential.0.bias"
    kind = "parameter"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_2_weight:
    name = "conformer_layers_3_conv_module_sequential_2_weight"
    original_name = "conformer_layers.3.conv_module.sequential.2.weight"
    kind = "parameter"
    shape = [80, 1, 31]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.254000254000381
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_2_bias:
    name = "conformer_layers_3_conv_module_sequential_2_bias"
    original_name = "conformer_layers.3.conv_module.sequential.2.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_3_running_mean:
    name = "conformer_layers_3_conv_module_sequential_3_running_mean"
    original_name = "conformer_layers.3.conv_module.sequential.3.running_mean"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_3_running_var:
    name = "conformer_layers_3_conv_module_sequential_3_running_var"
    original_name = "conformer_layers.3.conv_module.sequential.3.running_var"
    kind = "buffer"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_3_weight:
    name = "conformer_layers_3_conv_module_sequential_3_weight"
    original_name = "conformer_layers.3.conv_module.sequential.3.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_3_bias:
    name = "conformer_layers_3_conv_module_sequential_3_bias"
    original_name = "conformer_layers.3.conv_module.sequential.3.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_5_weight:
    name = "conformer_layers_3_conv_module_sequential_5_weight"
    original_name = "conformer_layers.3.conv_module.sequential.5.weight"
    kind = "parameter"
    shape = [80, 80, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_3_conv_module_sequential_5_bias:
    name = "conformer_layers_3_conv_module_sequential_5_bias"
    original_name = "conformer_layers.3.conv_module.sequential.5.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn2_sequential_0_weight:
    name = "conformer_layers_3_ffn2_sequential_0_weight"
    original_name = "conformer_layers.3.ffn2.sequential.0.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn2_sequential_0_bias:
    name = "conformer_layers_3_ffn2_sequential_0_bias"
    original_name = "conformer_layers.3.ffn2.sequential.0.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn2_sequential_1_weight:
    name = "conformer_layers_3_ffn2_sequential_1_weight"
    original_name = "conformer_layers.3.ffn2.sequential.1.weight"
    kind = "parameter"
    shape = [128, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.15811388300841897
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn2_sequential_1_bias:
    name = "conformer_layers_3_ffn2_sequential_1_bias"
    original_name = "conformer_layers.3.ffn2.sequential.1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn2_sequential_4_weight:
    name = "conformer_layers_3_ffn2_sequential_4_weight"
    original_name = "conformer_layers.3.ffn2.sequential.4.weight"
    kind = "parameter"
    shape = [80, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_conformer_layers_3_ffn2_sequential_4_bias:
    name = "conformer_layers_3_ffn2_sequential_4_bias"
    original_name = "conformer_layers.3.ffn2.sequential.4.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conformer_layers_3_final_layer_norm_weight:
    name = "conformer_layers_3_final_layer_norm_weight"
    original_name = "conformer_layers.3.final_layer_norm.weight"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conformer_layers_3_final_layer_norm_bias:
    name = "conformer_layers_3_final_layer_norm_bias"
    original_name = "conformer_layers.3.final_layer_norm.bias"
    kind = "parameter"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
