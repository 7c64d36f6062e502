class Program_weight_tensor_meta_past_values:
    name = "past_values"
    original_name = "L['past_values']"
    kind = "input"
    shape = [1, 96, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.04808
    std = 0.9482
    data = None


class Program_weight_tensor_meta_model_encoder_embedder_input_embedding_weight:
    name = "model_encoder_embedder_input_embedding_weight"
    original_name = "model.encoder.embedder.input_embedding.weight"
    kind = "parameter"
    shape = [128, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5
    data = None


class Program_weight_tensor_meta_model_encoder_embedder_input_embedding_bias:
    name = "model_encoder_embedder_input_embedding_bias"
    original_name = "model.encoder.embedder.input_embedding.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_positional_encoder_position_enc:
    name = "model_encoder_positional_encoder_position_enc"
    original_name = "model.encoder.positional_encoder.position_enc"
    kind = "parameter"
    shape = [12, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer1_batchnorm_running_mean:
    name = "model_encoder_layers_0_norm_sublayer1_batchnorm_running_mean"
    original_name = "model.encoder.layers.0.norm_sublayer1.batchnorm.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer1_batchnorm_running_var:
    name = "model_encoder_layers_0_norm_sublayer1_batchnorm_running_var"
    original_name = "model.encoder.layers.0.norm_sublayer1.batchnorm.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer1_batchnorm_weight:
    name = "model_encoder_layers_0_norm_sublayer1_batchnorm_weight"
    original_name = "model.encoder.layers.0.norm_sublayer1.batchnorm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer1_batchnorm_bias:
    name = "model_encoder_layers_0_norm_sublayer1_batchnorm_bias"
    original_name = "model.encoder.layers.0.norm_sublayer1.batchnorm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_q_proj_weight:
    name = "model_encoder_layers_0_self_attn_q_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_q_proj_bias:
    name = "model_encoder_layers_0_self_attn_q_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_k_proj_weight:
    name = "model_encoder_layers_0_self_attn_k_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_k_proj_bias:
    name = "model_encoder_layers_0_self_attn_k_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_v_proj_weight:
    name = "model_encoder_layers_0_self_attn_v_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_v_proj_bias:
    name = "model_encoder_layers_0_self_attn_v_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_out_proj_weight:
    name = "model_encoder_layers_0_self_attn_out_proj_weight"
    original_name = "model.encoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_self_attn_out_proj_bias:
    name = "model_encoder_layers_0_self_attn_out_proj_bias"
    original_name = "model.encoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer3_batchnorm_running_mean:
    name = "model_encoder_layers_0_norm_sublayer3_batchnorm_running_mean"
    original_name = "model.encoder.layers.0.norm_sublayer3.batchnorm.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer3_batchnorm_running_var:
    name = "model_encoder_layers_0_norm_sublayer3_batchnorm_running_var"
    original_name = "model.encoder.layers.0.norm_sublayer3.batchnorm.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer3_batchnorm_weight:
    name = "model_encoder_layers_0_norm_sublayer3_batchnorm_weight"
    original_name = "model.encoder.layers.0.norm_sublayer3.batchnorm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_norm_sublayer3_batchnorm_bias:
    name = "model_encoder_layers_0_norm_sublayer3_batchnorm_bias"
    original_name = "model.encoder.layers.0.norm_sublayer3.batchnorm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_ff_0_weight:
    name = "model_encoder_layers_0_ff_0_weight"
    original_name = "model.encoder.layers.0.ff.0.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_ff_0_bias:
    name = "model_encoder_layers_0_ff_0_bias"
    original_name = "model.encoder.layers.0.ff.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_ff_3_weight:
    name = "model_encoder_layers_0_ff_3_weight"
    original_name = "model.encoder.layers.0.ff.3.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_encoder_layers_0_ff_3_bias:
    name = "model_encoder_layers_0_ff_3_bias"
    original_name = "model.encoder.layers.0.ff.3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer1_batchnorm_running_mean:
    name = "model_encoder_layers_1_norm_sublayer1_batchnorm_running_mean"
    original_name = "model.encoder.layers.1.norm_sublayer1.batchnorm.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer1_batchnorm_running_var:
    name = "model_encoder_layers_1_norm_sublayer1_batchnorm_running_var"
    original_name = "model.encoder.layers.1.norm_sublayer1.batchnorm.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer1_batchnorm_weight:
    name = "model_encoder_layers_1_norm_sublayer1_batchnorm_weight"
    original_name = "model.encoder.layers.1.norm_sublayer1.batchnorm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer1_batchnorm_bias:
    name = "model_encoder_layers_1_norm_sublayer1_batchnorm_bias"
    original_name = "model.encoder.layers.1.norm_sublayer1.batchnorm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_q_proj_weight:
    name = "model_encoder_layers_1_self_attn_q_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_q_proj_bias:
    name = "model_encoder_layers_1_self_attn_q_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_k_proj_weight:
    name = "model_encoder_layers_1_self_attn_k_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_k_proj_bias:
    name = "model_encoder_layers_1_self_attn_k_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_v_proj_weight:
    name = "model_encoder_layers_1_self_attn_v_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_v_proj_bias:
    name = "model_encoder_layers_1_self_attn_v_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_out_proj_weight:
    name = "model_encoder_layers_1_self_attn_out_proj_weight"
    original_name = "model.encoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_self_attn_out_proj_bias:
    name = "model_encoder_layers_1_self_attn_out_proj_bias"
    original_name = "model.encoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer3_batchnorm_running_mean:
    name = "model_encoder_layers_1_norm_sublayer3_batchnorm_running_mean"
    original_name = "model.encoder.layers.1.norm_sublayer3.batchnorm.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer3_batchnorm_running_var:
    name = "model_encoder_layers_1_norm_sublayer3_batchnorm_running_var"
    original_name = "model.encoder.layers.1.norm_sublayer3.batchnorm.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer3_batchnorm_weight:
    name = "model_encoder_layers_1_norm_sublayer3_batchnorm_weight"
    original_name = "model.encoder.layers.1.norm_sublayer3.batchnorm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_norm_sublayer3_batchnorm_bias:
    name = "model_encoder_layers_1_norm_sublayer3_batchnorm_bias"
    original_name = "model.encoder.layers.1.norm_sublayer3.batchnorm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_ff_0_weight:
    name = "model_encoder_layers_1_ff_0_weight"
    original_name = "model.encoder.layers.1.ff.0.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_ff_0_bias:
    name = "model_encoder_layers_1_ff_0_bias"
    original_name = "model.encoder.layers.1.ff.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_ff_3_weight:
    name = "model_encoder_layers_1_ff_3_weight"
    original_name = "model.encoder.layers.1.ff.3.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_encoder_layers_1_ff_3_bias:
    name = "model_encoder_layers_1_ff_3_bias"
    original_name = "model.encoder.layers.1.ff.3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer1_batchnorm_running_mean:
    name = "model_encoder_layers_2_norm_sublayer1_batchnorm_running_mean"
    original_name = "model.encoder.layers.2.norm_sublayer1.batchnorm.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer1_batchnorm_running_var:
    name = "model_encoder_layers_2_norm_sublayer1_batchnorm_running_var"
    original_name = "model.encoder.layers.2.norm_sublayer1.batchnorm.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer1_batchnorm_weight:
    name = "model_encoder_layers_2_norm_sublayer1_batchnorm_weight"
    original_name = "model.encoder.layers.2.norm_sublayer1.batchnorm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer1_batchnorm_bias:
    name = "model_encoder_layers_2_norm_sublayer1_batchnorm_bias"
    original_name = "model.encoder.layers.2.norm_sublayer1.batchnorm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_q_proj_weight:
    name = "model_encoder_layers_2_self_attn_q_proj_weight"
    original_name = "model.encoder.layers.2.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_q_proj_bias:
    name = "model_encoder_layers_2_self_attn_q_proj_bias"
    original_name = "model.encoder.layers.2.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_k_proj_weight:
    name = "model_encoder_layers_2_self_attn_k_proj_weight"
    original_name = "model.encoder.layers.2.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_k_proj_bias:
    name = "model_encoder_layers_2_self_attn_k_proj_bias"
    original_name = "model.encoder.layers.2.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_v_proj_weight:
    name = "model_encoder_layers_2_self_attn_v_proj_weight"
    original_name = "model.encoder.layers.2.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_v_proj_bias:
    name = "model_encoder_layers_2_self_attn_v_proj_bias"
    original_name = "model.encoder.layers.2.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_out_proj_weight:
    name = "model_encoder_layers_2_self_attn_out_proj_weight"
    original_name = "model.encoder.layers.2.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_self_attn_out_proj_bias:
    name = "model_encoder_layers_2_self_attn_out_proj_bias"
    original_name = "model.encoder.layers.2.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer3_batchnorm_running_mean:
    name = "model_encoder_layers_2_norm_sublayer3_batchnorm_running_mean"
    original_name = "model.encoder.layers.2.norm_sublayer3.batchnorm.running_mean"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer3_batchnorm_running_var:
    name = "model_encoder_layers_2_norm_sublayer3_batchnorm_running_var"
    original_name = "model.encoder.layers.2.norm_sublayer3.batchnorm.running_var"
    kind = "buffer"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    distribution = "half_normal"
    min_val = 0.0
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer3_batchnorm_weight:
    name = "model_encoder_layers_2_norm_sublayer3_batchnorm_weight"
    original_name = "model.encoder.layers.2.norm_sublayer3.batchnorm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_norm_sublayer3_batchnorm_bias:
    name = "model_encoder_layers_2_norm_sublayer3_batchnorm_bias"
    original_name = "model.encoder.layers.2.norm_sublayer3.batchnorm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_ff_0_weight:
    name = "model_encoder_layers_2_ff_0_weight"
    original_name = "model.encoder.layers.2.ff.0.weight"
    kind = "parameter"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_ff_0_bias:
    name = "model_encoder_layers_2_ff_0_bias"
    original_name = "model.encoder.layers.2.ff.0.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_ff_3_weight:
    name = "model_encoder_layers_2_ff_3_weight"
    original_name = "model.encoder.layers.2.ff.3.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_model_encoder_layers_2_ff_3_bias:
    name = "model_encoder_layers_2_ff_3_bias"
    original_name = "model.encoder.layers.2.ff.3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_head_projection_weight:
    name = "head_projection_weight"
    original_name = "head.projection.weight"
    kind = "parameter"
    shape = [24, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_head_projection_bias:
    name = "head_projection_bias"
    original_name = "head.projection.bias"
    kind = "parameter"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
