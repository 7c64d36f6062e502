class Program_weight_tensor_meta_tensor_0:
    name = "tensor_0"
    original_name = "L['args'][0]"
    kind = "input"
    shape = [1, 16000]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.01349
    std = 1.001
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_0_conv_weight:
    name = "feature_extractor_conv_layers_0_conv_weight"
    original_name = "feature_extractor.conv_layers.0.conv.weight"
    kind = "parameter"
    shape = [512, 1, 10]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.4472135954999579
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_0_layer_norm_weight:
    name = "feature_extractor_conv_layers_0_layer_norm_weight"
    original_name = "feature_extractor.conv_layers.0.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_0_layer_norm_bias:
    name = "feature_extractor_conv_layers_0_layer_norm_bias"
    original_name = "feature_extractor.conv_layers.0.layer_norm.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_1_conv_weight:
    name = "feature_extractor_conv_layers_1_conv_weight"
    original_name = "feature_extractor.conv_layers.1.conv.weight"
    kind = "parameter"
    shape = [512, 512, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_2_conv_weight:
    name = "feature_extractor_conv_layers_2_conv_weight"
    original_name = "feature_extractor.conv_layers.2.conv.weight"
    kind = "parameter"
    shape = [512, 512, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_3_conv_weight:
    name = "feature_extractor_conv_layers_3_conv_weight"
    original_name = "feature_extractor.conv_layers.3.conv.weight"
    kind = "parameter"
    shape = [512, 512, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_4_conv_weight:
    name = "feature_extractor_conv_layers_4_conv_weight"
    original_name = "feature_extractor.conv_layers.4.conv.weight"
    kind = "parameter"
    shape = [512, 512, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.03608439182435161
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_5_conv_weight:
    name = "feature_extractor_conv_layers_5_conv_weight"
    original_name = "feature_extractor.conv_layers.5.conv.weight"
    kind = "parameter"
    shape = [512, 512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_feature_extractor_conv_layers_6_conv_weight:
    name = "feature_extractor_conv_layers_6_conv_weight"
    original_name = "feature_extractor.conv_layers.6.conv.weight"
    kind = "parameter"
    shape = [512, 512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_feature_projection_layer_norm_weight:
    name = "feature_projection_layer_norm_weight"
    original_name = "feature_projection.layer_norm.weight"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_feature_projection_layer_norm_bias:
    name = "feature_projection_layer_norm_bias"
    original_name = "feature_projection.layer_norm.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_feature_projection_projection_weight:
    name = "feature_projection_projection_weight"
    original_name = "feature_projection.projection.weight"
    kind = "parameter"
    shape = [768, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_feature_projection_projection_bias:
    name = "feature_projection_projection_bias"
    original_name = "feature_projection.projection.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_pos_conv_embed_conv_weight:
    name = "encoder_pos_conv_embed_conv_weight"
    original_name = "encoder.pos_conv_embed.conv.weight"
    kind = "parameter"
    shape = [768, 48, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.018042195912175804
    data = None


class Program_weight_tensor_meta_encoder_pos_conv_embed_conv_bias:
    name = "encoder_pos_conv_embed_conv_bias"
    original_name = "encoder.pos_conv_embed.conv.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_norm_weight:
    name = "encoder_layer_norm_weight"
    original_name = "encoder.layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_norm_bias:
    name = "encoder_layer_norm_bias"
    original_name = "encoder.layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_q_proj_weight:
    name = "encoder_layers_0_attention_q_proj_weight"
    original_name = "encoder.layers.0.attention.q_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_q_proj_bias:
    name = "encoder_layers_0_attention_q_proj_bias"
    original_name = "encoder.layers.0.attention.q_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_k_proj_weight:
    name = "encoder_layers_0_attention_k_proj_weight"
    original_name = "encoder.layers.0.attention.k_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_k_proj_bias:
    name = "encoder_layers_0_attention_k_proj_bias"
    original_name = "encoder.layers.0.attention.k_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_v_proj_weight:
    name = "encoder_layers_0_attention_v_proj_weight"
    original_name = "encoder.layers.0.attention.v_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_v_proj_bias:
    name = "encoder_layers_0_attention_v_proj_bias"
    original_name = "encoder.layers.0.attention.v_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_out_proj_weight:
    name = "encoder_layers_0_attention_out_proj_weight"
    original_name = "encoder.layers.0.attention.out_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_0_attention_out_proj_bias:
    name = "encoder_layers_0_attention_out_proj_bias"
    original_name = "encoder.layers.0.attention.out_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_layer_norm_weight:
    name = "encoder_layers_0_layer_norm_weight"
    original_name = "encoder.layers.0.layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_layer_norm_bias:
    name = "encoder_layers_0_layer_norm_bias"
    original_name = "encoder.layers.0.layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_feed_forward_intermediate_dense_weight:
    name = "encoder_layers_0_feed_forward_intermediate_dense_weight"
    original_name = "encoder.layers.0.feed_forward.intermediate_dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_0_feed_forward_intermediate_dense_bias:
    name = "encoder_layers_0_feed_forward_intermediate_dense_bias"
    original_name = "encoder.layers.0.feed_forward.intermediate_dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_feed_forward_output_dense_weight:
    name = "encoder_layers_0_feed_forward_output_dense_weight"
    original_name = "encoder.layers.0.feed_forward.output_dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layers_0_feed_forward_output_dense_bias:
    name = "encoder_layers_0_feed_forward_output_dense_bias"
    original_name = "encoder.layers.0.feed_forward.output_dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_final_layer_norm_weight:
    name = "encoder_layers_0_final_layer_norm_weight"
    original_name = "encoder.layers.0.final_layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_final_layer_norm_bias:
    name = "encoder_layers_0_final_layer_norm_bias"
    original_name = "encoder.layers.0.final_layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_q_proj_weight:
    name = "encoder_layers_1_attention_q_proj_weight"
    original_name = "encoder.layers.1.attention.q_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_q_proj_bias:
    name = "encoder_layers_1_attention_q_proj_bias"
    original_name = "encoder.layers.1.attention.q_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_k_proj_weight:
    name = "encoder_layers_1_attention_k_proj_weight"
    original_name = "encoder.layers.1.attention.k_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_k_proj_bias:
    name = "encoder_layers_1_attention_k_proj_bias"
    original_name = "encoder.layers.1.attention.k_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_v_proj_weight:
    name = "encoder_layers_1_attention_v_proj_weight"
    original_name = "encoder.layers.1.attention.v_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_v_proj_bias:
    name = "encoder_layers_1_attention_v_proj_bias"
    original_name = "encoder.layers.1.attention.v_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_out_proj_weight:
    name = "encoder_layers_1_attention_out_proj_weight"
    original_name = "encoder.layers.1.attention.out_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_attention_out_proj_bias:
    name = "encoder_layers_1_attention_out_proj_bias"
    original_name = "encoder.layers.1.attention.out_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_layer_norm_weight:
    name = "encoder_layers_1_layer_norm_weight"
    original_name = "encoder.layers.1.layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_layer_norm_bias:
    name = "encoder_layers_1_layer_norm_bias"
    original_name = "encoder.layers.1.layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_feed_forward_intermediate_dense_weight:
    name = "encoder_layers_1_feed_forward_intermediate_dense_weight"
    original_name = "encoder.layers.1.feed_forward.intermediate_dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_1_feed_forward_intermediate_dense_bias:
    name = "encoder_layers_1_feed_forward_intermediate_dense_bias"
    original_name = "encoder.layers.1.feed_forward.intermediate_dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_feed_forward_output_dense_weight:
    name = "encoder_layers_1_feed_forward_output_dense_weight"
    original_name = "encoder.layers.1.feed_forward.output_dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layers_1_feed_forward_output_dense_bias:
    name = "encoder_layers_1_feed_forward_output_dense_bias"
    original_name = "encoder.layers.1.feed_forward.output_dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_final_layer_norm_weight:
    name = "encoder_layers_1_final_layer_norm_weight"
    original_name = "encoder.layers.1.final_layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_final_layer_norm_bias:
    name = "encoder_layers_1_final_layer_norm_bias"
    original_name = "encoder.layers.1.final_layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_q_proj_weight:
    name = "encoder_layers_2_attention_q_proj_weight"
    original_name = "encoder.layers.2.attention.q_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_q_proj_bias:
    name = "encoder_layers_2_attention_q_proj_bias"
    original_name = "encoder.layers.2.attention.q_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_k_proj_weight:
    name = "encoder_layers_2_attention_k_proj_weight"
    original_name = "encoder.layers.2.attention.k_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_k_proj_bias:
    name = "encoder_layers_2_attention_k_proj_bias"
    original_name = "encoder.layers.2.attention.k_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_v_proj_weight:
    name = "encoder_layers_2_attention_v_proj_weight"
    original_name = "encoder.layers.2.attention.v_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_v_proj_bias:
    name = "encoder_layers_2_attention_v_proj_bias"
    original_name = "encoder.layers.2.attention.v_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_out_proj_weight:
    name = "encoder_layers_2_attention_out_proj_weight"
    original_name = "encoder.layers.2.attention.out_proj.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_2_attention_out_proj_bias:
    name = "encoder_layers_2_attention_out_proj_bias"
    original_name = "encoder.layers.2.attention.out_proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_layer_norm_weight:
    name = "encoder_layers_2_layer_norm_weight"
    original_name = "encoder.layers.2.layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_layer_norm_bias:
    name = "encoder_layers_2_layer_norm_bias"
    original_name = "encoder.layers.2.layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_feed_forward_intermediate_dense_weight:
    name = "encoder_layers_2_feed_forward_intermediate_dense_weight"
    original_name = "encoder.layers.2.feed_forward.intermediate_dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layers_2_feed_forward_intermediate_dense_bias:
    name = "encoder_layers_2_feed_forward_intermediate_dense_bias"
    original_name = "encoder.layers.2.feed_forward.intermediate_dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_feed_forward_output_dense_weight:
    name = "encoder_layers_2_feed_forward_output_dense_weight"
    original_name = "encoder.layers.2.feed_forward.output_dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layers_2_feed_forward_output_dense_bias:
    name = "encoder_layers_2_feed_forward_output_dense_bias"
    original_name = "encoder.layers.2.feed_forward.output_dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_2_final_layer_norm_weight:
    name = "encoder_layers_2_final_layer_norm_weight"
    original_name = "encoder.layers.2.final_layer_norm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_2_final_layer_norm_bias:
    name = "encoder_layers_2_final_layer_norm_bias"
    original_name = "encoder.layers.2.final_layer_norm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
