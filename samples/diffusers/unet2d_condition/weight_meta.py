class Program_weight_tensor_meta_tensor_0:
    name = "tensor_0"
    original_name = "L['args'][0]"
    kind = "input"
    shape = [1, 4, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008397
    std = 0.9982
    data = None


class Program_weight_tensor_meta_timestep:
    name = "timestep"
    original_name = "L['kwargs']['timestep']"
    kind = "input"
    shape = [1]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [17]


class Program_weight_tensor_meta_time_embedding_linear_1_weight:
    name = "time_embedding_linear_1_weight"
    original_name = "time_embedding.linear_1.weight"
    kind = "parameter"
    shape = [128, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_time_embedding_linear_1_bias:
    name = "time_embedding_linear_1_bias"
    original_name = "time_embedding.linear_1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_time_embedding_linear_2_weight:
    name = "time_embedding_linear_2_weight"
    original_name = "time_embedding.linear_2.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_time_embedding_linear_2_bias:
    name = "time_embedding_linear_2_bias"
    original_name = "time_embedding.linear_2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv_in_weight:
    name = "conv_in_weight"
    original_name = "conv_in.weight"
    kind = "parameter"
    shape = [32, 4, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.23570226039551584
    data = None


class Program_weight_tensor_meta_conv_in_bias:
    name = "conv_in_bias"
    original_name = "conv_in.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_norm1_weight:
    name = "down_blocks_0_resnets_0_norm1_weight"
    original_name = "down_blocks.0.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_norm1_bias:
    name = "down_blocks_0_resnets_0_norm1_bias"
    original_name = "down_blocks.0.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_conv1_weight:
    name = "down_blocks_0_resnets_0_conv1_weight"
    original_name = "down_blocks.0.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_conv1_bias:
    name = "down_blocks_0_resnets_0_conv1_bias"
    original_name = "down_blocks.0.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_time_emb_proj_weight:
    name = "down_blocks_0_resnets_0_time_emb_proj_weight"
    original_name = "down_blocks.0.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_time_emb_proj_bias:
    name = "down_blocks_0_resnets_0_time_emb_proj_bias"
    original_name = "down_blocks.0.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_norm2_weight:
    name = "down_blocks_0_resnets_0_norm2_weight"
    original_name = "down_blocks.0.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_norm2_bias:
    name = "down_blocks_0_resnets_0_norm2_bias"
    original_name = "down_blocks.0.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_conv2_weight:
    name = "down_blocks_0_resnets_0_conv2_weight"
    original_name = "down_blocks.0.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_down_blocks_0_resnets_0_conv2_bias:
    name = "down_blocks_0_resnets_0_conv2_bias"
    original_name = "down_blocks.0.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_norm_weight:
    name = "down_blocks_0_attentions_0_norm_weight"
    original_name = "down_blocks.0.attentions.0.norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_norm_bias:
    name = "down_blocks_0_attentions_0_norm_bias"
    original_name = "down_blocks.0.attentions.0.norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_proj_in_weight:
    name = "down_blocks_0_attentions_0_proj_in_weight"
    original_name = "down_blocks.0.attentions.0.proj_in.weight"
    kind = "parameter"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_proj_in_bias:
    name = "down_blocks_0_attentions_0_proj_in_bias"
    original_name = "down_blocks.0.attentions.0.proj_in.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_norm1_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_norm1_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_norm1_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_norm1_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_q_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_q_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_k_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_k_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_v_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_v_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_norm2_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_norm2_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_norm2_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_norm2_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_hidden_states:
    name = "encoder_hidden_states"
    original_name = "L['kwargs']['encoder_hidden_states']"
    kind = "input"
    shape = [1, 16, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008257
    std = 0.9842
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_q_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_q_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_k_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_k_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_v_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_v_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_norm3_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_norm3_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_norm3_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_norm3_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_weight:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_weight"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_bias:
    name = "down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_bias"
    original_name = "down_blocks.0.attentions.0.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_proj_out_weight:
    name = "down_blocks_0_attentions_0_proj_out_weight"
    original_name = "down_blocks.0.attentions.0.proj_out.weight"
    kind = "parameter"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_0_attentions_0_proj_out_bias:
    name = "down_blocks_0_attentions_0_proj_out_bias"
    original_name = "down_blocks.0.attentions.0.proj_out.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_0_downsamplers_0_conv_weight:
    name = "down_blocks_0_downsamplers_0_conv_weight"
    original_name = "down_blocks.0.downsamplers.0.conv.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_down_blocks_0_downsamplers_0_conv_bias:
    name = "down_blocks_0_downsamplers_0_conv_bias"
    original_name = "down_blocks.0.downsamplers.0.conv.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_norm1_weight:
    name = "down_blocks_1_resnets_0_norm1_weight"
    original_name = "down_blocks.1.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_norm1_bias:
    name = "down_blocks_1_resnets_0_norm1_bias"
    original_name = "down_blocks.1.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_conv1_weight:
    name = "down_blocks_1_resnets_0_conv1_weight"
    original_name = "down_blocks.1.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_conv1_bias:
    name = "down_blocks_1_resnets_0_conv1_bias"
    original_name = "down_blocks.1.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_time_emb_proj_weight:
    name = "down_blocks_1_resnets_0_time_emb_proj_weight"
    original_name = "down_blocks.1.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_time_emb_proj_bias:
    name = "down_blocks_1_resnets_0_time_emb_proj_bias"
    original_name = "down_blocks.1.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_norm2_weight:
    name = "down_blocks_1_resnets_0_norm2_weight"
    original_name = "down_blocks.1.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_norm2_bias:
    name = "down_blocks_1_resnets_0_norm2_bias"
    original_name = "down_blocks.1.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_conv2_weight:
    name = "down_blocks_1_resnets_0_conv2_weight"
    original_name = "down_blocks.1.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_conv2_bias:
    name = "down_blocks_1_resnets_0_conv2_bias"
    original_name = "down_blocks.1.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_conv_shortcut_weight:
    name = "down_blocks_1_resnets_0_conv_shortcut_weight"
    original_name = "down_blocks.1.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_down_blocks_1_resnets_0_conv_shortcut_bias:
    name = "down_blocks_1_resnets_0_conv_shortcut_bias"
    original_name = "down_blocks.1.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_norm_weight:
    name = "down_blocks_1_attentions_0_norm_weight"
    original_name = "down_blocks.1.attentions.0.norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_norm_bias:
    name = "down_blocks_1_attentions_0_norm_bias"
    original_name = "down_blocks.1.attentions.0.norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_proj_in_weight:
    name = "down_blocks_1_attentions_0_proj_in_weight"
    original_name = "down_blocks.1.attentions.0.proj_in.weight"
    kind = "parameter"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_proj_in_bias:
    name = "down_blocks_1_attentions_0_proj_in_bias"
    original_name = "down_blocks.1.attentions.0.proj_in.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_norm1_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_norm1_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_norm1_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_norm1_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_norm2_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_norm2_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_norm2_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_norm2_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_norm3_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_norm3_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_norm3_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_norm3_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [512, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias:
    name = "down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias"
    original_name = "down_blocks.1.attentions.0.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_proj_out_weight:
    name = "down_blocks_1_attentions_0_proj_out_weight"
    original_name = "down_blocks.1.attentions.0.proj_out.weight"
    kind = "parameter"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_1_attentions_0_proj_out_bias:
    name = "down_blocks_1_attentions_0_proj_out_bias"
    original_name = "down_blocks.1.attentions.0.proj_out.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_1_downsamplers_0_conv_weight:
    name = "down_blocks_1_downsamplers_0_conv_weight"
    original_name = "down_blocks.1.downsamplers.0.conv.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_down_blocks_1_downsamplers_0_conv_bias:
    name = "down_blocks_1_downsamplers_0_conv_bias"
    original_name = "down_blocks.1.downsamplers.0.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_norm1_weight:
    name = "down_blocks_2_resnets_0_norm1_weight"
    original_name = "down_blocks.2.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_norm1_bias:
    name = "down_blocks_2_resnets_0_norm1_bias"
    original_name = "down_blocks.2.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_conv1_weight:
    name = "down_blocks_2_resnets_0_conv1_weight"
    original_name = "down_blocks.2.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_conv1_bias:
    name = "down_blocks_2_resnets_0_conv1_bias"
    original_name = "down_blocks.2.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_time_emb_proj_weight:
    name = "down_blocks_2_resnets_0_time_emb_proj_weight"
    original_name = "down_blocks.2.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_time_emb_proj_bias:
    name = "down_blocks_2_resnets_0_time_emb_proj_bias"
    original_name = "down_blocks.2.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_norm2_weight:
    name = "down_blocks_2_resnets_0_norm2_weight"
    original_name = "down_blocks.2.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_norm2_bias:
    name = "down_blocks_2_resnets_0_norm2_bias"
    original_name = "down_blocks.2.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_conv2_weight:
    name = "down_blocks_2_resnets_0_conv2_weight"
    original_name = "down_blocks.2.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_conv2_bias:
    name = "down_blocks_2_resnets_0_conv2_bias"
    original_name = "down_blocks.2.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_conv_shortcut_weight:
    name = "down_blocks_2_resnets_0_conv_shortcut_weight"
    original_name = "down_blocks.2.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_down_blocks_2_resnets_0_conv_shortcut_bias:
    name = "down_blocks_2_resnets_0_conv_shortcut_bias"
    original_name = "down_blocks.2.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_norm1_weight:
    name = "mid_block_resnets_0_norm1_weight"
    original_name = "mid_block.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_norm1_bias:
    name = "mid_block_resnets_0_norm1_bias"
    original_name = "mid_block.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_conv1_weight:
    name = "mid_block_resnets_0_conv1_weight"
    original_name = "mid_block.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_conv1_bias:
    name = "mid_block_resnets_0_conv1_bias"
    original_name = "mid_block.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_time_emb_proj_weight:
    name = "mid_block_resnets_0_time_emb_proj_weight"
    original_name = "mid_block.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_time_emb_proj_bias:
    name = "mid_block_resnets_0_time_emb_proj_bias"
    original_name = "mid_block.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_norm2_weight:
    name = "mid_block_resnets_0_norm2_weight"
    original_name = "mid_block.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_norm2_bias:
    name = "mid_block_resnets_0_norm2_bias"
    original_name = "mid_block.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_conv2_weight:
    name = "mid_block_resnets_0_conv2_weight"
    original_name = "mid_block.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_mid_block_resnets_0_conv2_bias:
    name = "mid_block_resnets_0_conv2_bias"
    original_name = "mid_block.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_norm_weight:
    name = "mid_block_attentions_0_norm_weight"
    original_name = "mid_block.attentions.0.norm.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_norm_bias:
    name = "mid_block_attentions_0_norm_bias"
    original_name = "mid_block.attentions.0.norm.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_proj_in_weight:
    name = "mid_block_attentions_0_proj_in_weight"
    original_name = "mid_block.attentions.0.proj_in.weight"
    kind = "parameter"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_proj_in_bias:
    name = "mid_block_attentions_0_proj_in_bias"
    original_name = "mid_block.attentions.0.proj_in.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_norm1_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_norm1_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_norm1_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_norm1_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn1_to_q_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn1_to_q_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn1_to_k_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn1_to_k_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn1_to_v_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn1_to_v_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_norm2_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_norm2_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_norm2_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_norm2_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn2_to_q_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn2_to_q_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn2_to_k_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn2_to_k_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn2_to_v_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn2_to_v_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_norm3_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_norm3_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_norm3_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_norm3_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [1024, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_ff_net_2_weight:
    name = "mid_block_attentions_0_transformer_blocks_0_ff_net_2_weight"
    original_name = "mid_block.attentions.0.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0625
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_transformer_blocks_0_ff_net_2_bias:
    name = "mid_block_attentions_0_transformer_blocks_0_ff_net_2_bias"
    original_name = "mid_block.attentions.0.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_proj_out_weight:
    name = "mid_block_attentions_0_proj_out_weight"
    original_name = "mid_block.attentions.0.proj_out.weight"
    kind = "parameter"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_attentions_0_proj_out_bias:
    name = "mid_block_attentions_0_proj_out_bias"
    original_name = "mid_block.attentions.0.proj_out.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_norm1_weight:
    name = "mid_block_resnets_1_norm1_weight"
    original_name = "mid_block.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_norm1_bias:
    name = "mid_block_resnets_1_norm1_bias"
    original_name = "mid_block.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_conv1_weight:
    name = "mid_block_resnets_1_conv1_weight"
    original_name = "mid_block.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_conv1_bias:
    name = "mid_block_resnets_1_conv1_bias"
    original_name = "mid_block.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_time_emb_proj_weight:
    name = "mid_block_resnets_1_time_emb_proj_weight"
    original_name = "mid_block.resnets.1.time_emb_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_time_emb_proj_bias:
    name = "mid_block_resnets_1_time_emb_proj_bias"
    original_name = "mid_block.resnets.1.time_emb_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_norm2_weight:
    name = "mid_block_resnets_1_norm2_weight"
    original_name = "mid_block.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_norm2_bias:
    name = "mid_block_resnets_1_norm2_bias"
    original_name = "mid_block.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_conv2_weight:
    name = "mid_block_resnets_1_conv2_weight"
    original_name = "mid_block.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_mid_block_resnets_1_conv2_bias:
    name = "mid_block_resnets_1_conv2_bias"
    original_name = "mid_block.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_norm1_weight:
    name = "up_blocks_0_resnets_0_norm1_weight"
    original_name = "up_blocks.0.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_norm1_bias:
    name = "up_blocks_0_resnets_0_norm1_bias"
    original_name = "up_blocks.0.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_conv1_weight:
    name = "up_blocks_0_resnets_0_conv1_weight"
    original_name = "up_blocks.0.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [128, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02946278254943948
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_conv1_bias:
    name = "up_blocks_0_resnets_0_conv1_bias"
    original_name = "up_blocks.0.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_time_emb_proj_weight:
    name = "up_blocks_0_resnets_0_time_emb_proj_weight"
    original_name = "up_blocks.0.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_time_emb_proj_bias:
    name = "up_blocks_0_resnets_0_time_emb_proj_bias"
    original_name = "up_blocks.0.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_norm2_weight:
    name = "up_blocks_0_resnets_0_norm2_weight"
    original_name = "up_blocks.0.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_norm2_bias:
    name = "up_blocks_0_resnets_0_norm2_bias"
    original_name = "up_blocks.0.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_conv2_weight:
    name = "up_blocks_0_resnets_0_conv2_weight"
    original_name = "up_blocks.0.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_conv2_bias:
    name = "up_blocks_0_resnets_0_conv2_bias"
    original_name = "up_blocks.0.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_conv_shortcut_weight:
    name = "up_blocks_0_resnets_0_conv_shortcut_weight"
    original_name = "up_blocks.0.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_0_conv_shortcut_bias:
    name = "up_blocks_0_resnets_0_conv_shortcut_bias"
    original_name = "up_blocks.0.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_norm1_weight:
    name = "up_blocks_0_resnets_1_norm1_weight"
    original_name = "up_blocks.0.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_norm1_bias:
    name = "up_blocks_0_resnets_1_norm1_bias"
    original_name = "up_blocks.0.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_conv1_weight:
    name = "up_blocks_0_resnets_1_conv1_weight"
    original_name = "up_blocks.0.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [128, 192, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.034020690871988585
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_conv1_bias:
    name = "up_blocks_0_resnets_1_conv1_bias"
    original_name = "up_blocks.0.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_time_emb_proj_weight:
    name = "up_blocks_0_resnets_1_time_emb_proj_weight"
    original_name = "up_blocks.0.resnets.1.time_emb_proj.weight"
    kind = "parameter"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_time_emb_proj_bias:
    name = "up_blocks_0_resnets_1_time_emb_proj_bias"
    original_name = "up_blocks.0.resnets.1.time_emb_proj.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_norm2_weight:
    name = "up_blocks_0_resnets_1_norm2_weight"
    original_name = "up_blocks.0.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_norm2_bias:
    name = "up_blocks_0_resnets_1_norm2_bias"
    original_name = "up_blocks.0.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_conv2_weight:
    name = "up_blocks_0_resnets_1_conv2_weight"
    original_name = "up_blocks.0.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_conv2_bias:
    name = "up_blocks_0_resnets_1_conv2_bias"
    original_name = "up_blocks.0.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_conv_shortcut_weight:
    name = "up_blocks_0_resnets_1_conv_shortcut_weight"
    original_name = "up_blocks.0.resnets.1.conv_shortcut.weight"
    kind = "parameter"
    shape = [128, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_up_blocks_0_resnets_1_conv_shortcut_bias:
    name = "up_blocks_0_resnets_1_conv_shortcut_bias"
    original_name = "up_blocks.0.resnets.1.conv_shortcut.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_0_upsamplers_0_conv_weight:
    name = "up_blocks_0_upsamplers_0_conv_weight"
    original_name = "up_blocks.0.upsamplers.0.conv.weight"
    kind = "parameter"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.041666666666666664
    data = None


class Program_weight_tensor_meta_up_blocks_0_upsamplers_0_conv_bias:
    name = "up_blocks_0_upsamplers_0_conv_bias"
    original_name = "up_blocks.0.upsamplers.0.conv.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_norm1_weight:
    name = "up_blocks_1_resnets_0_norm1_weight"
    original_name = "up_blocks.1.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_norm1_bias:
    name = "up_blocks_1_resnets_0_norm1_bias"
    original_name = "up_blocks.1.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_conv1_weight:
    name = "up_blocks_1_resnets_0_conv1_weight"
    original_name = "up_blocks.1.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [64, 192, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.034020690871988585
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_conv1_bias:
    name = "up_blocks_1_resnets_0_conv1_bias"
    original_name = "up_blocks.1.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_time_emb_proj_weight:
    name = "up_blocks_1_resnets_0_time_emb_proj_weight"
    original_name = "up_blocks.1.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_time_emb_proj_bias:
    name = "up_blocks_1_resnets_0_time_emb_proj_bias"
    original_name = "up_blocks.1.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_norm2_weight:
    name = "up_blocks_1_resnets_0_norm2_weight"
    original_name = "up_blocks.1.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_norm2_bias:
    name = "up_blocks_1_resnets_0_norm2_bias"
    original_name = "up_blocks.1.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_conv2_weight:
    name = "up_blocks_1_resnets_0_conv2_weight"
    original_name = "up_blocks.1.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_conv2_bias:
    name = "up_blocks_1_resnets_0_conv2_bias"
    original_name = "up_blocks.1.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_conv_shortcut_weight:
    name = "up_blocks_1_resnets_0_conv_shortcut_weight"
    original_name = "up_blocks.1.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [64, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_0_conv_shortcut_bias:
    name = "up_blocks_1_resnets_0_conv_shortcut_bias"
    original_name = "up_blocks.1.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_norm_weight:
    name = "up_blocks_1_attentions_0_norm_weight"
    original_name = "up_blocks.1.attentions.0.norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_norm_bias:
    name = "up_blocks_1_attentions_0_norm_bias"
    original_name = "up_blocks.1.attentions.0.norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_proj_in_weight:
    name = "up_blocks_1_attentions_0_proj_in_weight"
    original_name = "up_blocks.1.attentions.0.proj_in.weight"
    kind = "parameter"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_proj_in_bias:
    name = "up_blocks_1_attentions_0_proj_in_bias"
    original_name = "up_blocks.1.attentions.0.proj_in.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_norm1_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_norm1_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_norm1_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_norm1_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_norm2_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_norm2_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_norm2_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_norm2_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_norm3_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_norm3_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_norm3_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_norm3_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [512, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias:
    name = "up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias"
    original_name = "up_blocks.1.attentions.0.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_proj_out_weight:
    name = "up_blocks_1_attentions_0_proj_out_weight"
    original_name = "up_blocks.1.attentions.0.proj_out.weight"
    kind = "parameter"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_0_proj_out_bias:
    name = "up_blocks_1_attentions_0_proj_out_bias"
    original_name = "up_blocks.1.attentions.0.proj_out.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_norm1_weight:
    name = "up_blocks_1_resnets_1_norm1_weight"
    original_name = "up_blocks.1.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_norm1_bias:
    name = "up_blocks_1_resnets_1_norm1_bias"
    original_name = "up_blocks.1.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_conv1_weight:
    name = "up_blocks_1_resnets_1_conv1_weight"
    original_name = "up_blocks.1.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [64, 96, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.048112522432468816
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_conv1_bias:
    name = "up_blocks_1_resnets_1_conv1_bias"
    original_name = "up_blocks.1.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_time_emb_proj_weight:
    name = "up_blocks_1_resnets_1_time_emb_proj_weight"
    original_name = "up_blocks.1.resnets.1.time_emb_proj.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_time_emb_proj_bias:
    name = "up_blocks_1_resnets_1_time_emb_proj_bias"
    original_name = "up_blocks.1.resnets.1.time_emb_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_norm2_weight:
    name = "up_blocks_1_resnets_1_norm2_weight"
    original_name = "up_blocks.1.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_norm2_bias:
    name = "up_blocks_1_resnets_1_norm2_bias"
    original_name = "up_blocks.1.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_conv2_weight:
    name = "up_blocks_1_resnets_1_conv2_weight"
    original_name = "up_blocks.1.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_conv2_bias:
    name = "up_blocks_1_resnets_1_conv2_bias"
    original_name = "up_blocks.1.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_conv_shortcut_weight:
    name = "up_blocks_1_resnets_1_conv_shortcut_weight"
    original_name = "up_blocks.1.resnets.1.conv_shortcut.weight"
    kind = "parameter"
    shape = [64, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_up_blocks_1_resnets_1_conv_shortcut_bias:
    name = "up_blocks_1_resnets_1_conv_shortcut_bias"
    original_name = "up_blocks.1.resnets.1.conv_shortcut.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_norm_weight:
    name = "up_blocks_1_attentions_1_norm_weight"
    original_name = "up_blocks.1.attentions.1.norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_norm_bias:
    name = "up_blocks_1_attentions_1_norm_bias"
    original_name = "up_blocks.1.attentions.1.norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_proj_in_weight:
    name = "up_blocks_1_attentions_1_proj_in_weight"
    original_name = "up_blocks.1.attentions.1.proj_in.weight"
    kind = "parameter"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_proj_in_bias:
    name = "up_blocks_1_attentions_1_proj_in_bias"
    original_name = "up_blocks.1.attentions.1.proj_in.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_norm1_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_norm1_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_norm1_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_norm1_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_q_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_q_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_k_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_k_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_v_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_v_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_norm2_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_norm2_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_norm2_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_norm2_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_q_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_q_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_k_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_k_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_v_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_v_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_norm3_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_norm3_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_norm3_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_norm3_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [512, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_weight:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_weight"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [64, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_bias:
    name = "up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_bias"
    original_name = "up_blocks.1.attentions.1.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_proj_out_weight:
    name = "up_blocks_1_attentions_1_proj_out_weight"
    original_name = "up_blocks.1.attentions.1.proj_out.weight"
    kind = "parameter"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_1_attentions_1_proj_out_bias:
    name = "up_blocks_1_attentions_1_proj_out_bias"
    original_name = "up_blocks.1.attentions.1.proj_out.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_1_upsamplers_0_conv_weight:
    name = "up_blocks_1_upsamplers_0_conv_weight"
    original_name = "up_blocks.1.upsamplers.0.conv.weight"
    kind = "parameter"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_up_blocks_1_upsamplers_0_conv_bias:
    name = "up_blocks_1_upsamplers_0_conv_bias"
    original_name = "up_blocks.1.upsamplers.0.conv.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_norm1_weight:
    name = "up_blocks_2_resnets_0_norm1_weight"
    original_name = "up_blocks.2.resnets.0.norm1.weight"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_norm1_bias:
    name = "up_blocks_2_resnets_0_norm1_bias"
    original_name = "up_blocks.2.resnets.0.norm1.bias"
    kind = "parameter"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_conv1_weight:
    name = "up_blocks_2_resnets_0_conv1_weight"
    original_name = "up_blocks.2.resnets.0.conv1.weight"
    kind = "parameter"
    shape = [32, 96, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.048112522432468816
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_conv1_bias:
    name = "up_blocks_2_resnets_0_conv1_bias"
    original_name = "up_blocks.2.resnets.0.conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_time_emb_proj_weight:
    name = "up_blocks_2_resnets_0_time_emb_proj_weight"
    original_name = "up_blocks.2.resnets.0.time_emb_proj.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_time_emb_proj_bias:
    name = "up_blocks_2_resnets_0_time_emb_proj_bias"
    original_name = "up_blocks.2.resnets.0.time_emb_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_norm2_weight:
    name = "up_blocks_2_resnets_0_norm2_weight"
    original_name = "up_blocks.2.resnets.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_norm2_bias:
    name = "up_blocks_2_resnets_0_norm2_bias"
    original_name = "up_blocks.2.resnets.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_conv2_weight:
    name = "up_blocks_2_resnets_0_conv2_weight"
    original_name = "up_blocks.2.resnets.0.conv2.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_conv2_bias:
    name = "up_blocks_2_resnets_0_conv2_bias"
    original_name = "up_blocks.2.resnets.0.conv2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_conv_shortcut_weight:
    name = "up_blocks_2_resnets_0_conv_shortcut_weight"
    original_name = "up_blocks.2.resnets.0.conv_shortcut.weight"
    kind = "parameter"
    shape = [32, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.14433756729740643
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_0_conv_shortcut_bias:
    name = "up_blocks_2_resnets_0_conv_shortcut_bias"
    original_name = "up_blocks.2.resnets.0.conv_shortcut.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_norm_weight:
    name = "up_blocks_2_attentions_0_norm_weight"
    original_name = "up_blocks.2.attentions.0.norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_norm_bias:
    name = "up_blocks_2_attentions_0_norm_bias"
    original_name = "up_blocks.2.attentions.0.norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_proj_in_weight:
    name = "up_blocks_2_attentions_0_proj_in_weight"
    original_name = "up_blocks.2.attentions.0.proj_in.weight"
    kind = "parameter"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_proj_in_bias:
    name = "up_blocks_2_attentions_0_proj_in_bias"
    original_name = "up_blocks.2.attentions.0.proj_in.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_norm1_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_norm1_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_norm1_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_norm1_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_q_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_q_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_k_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_k_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_v_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_v_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_norm2_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_norm2_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_norm2_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_norm2_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_q_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_q_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_k_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_k_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_v_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_v_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_norm3_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_norm3_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_norm3_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_norm3_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_weight:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_weight"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_bias:
    name = "up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_bias"
    original_name = "up_blocks.2.attentions.0.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_proj_out_weight:
    name = "up_blocks_2_attentions_0_proj_out_weight"
    original_name = "up_blocks.2.attentions.0.proj_out.weight"
    kind = "parameter"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_0_proj_out_bias:
    name = "up_blocks_2_attentions_0_proj_out_bias"
    original_name = "up_blocks.2.attentions.0.proj_out.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_norm1_weight:
    name = "up_blocks_2_resnets_1_norm1_weight"
    original_name = "up_blocks.2.resnets.1.norm1.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_norm1_bias:
    name = "up_blocks_2_resnets_1_norm1_bias"
    original_name = "up_blocks.2.resnets.1.norm1.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_conv1_weight:
    name = "up_blocks_2_resnets_1_conv1_weight"
    original_name = "up_blocks.2.resnets.1.conv1.weight"
    kind = "parameter"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05892556509887896
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_conv1_bias:
    name = "up_blocks_2_resnets_1_conv1_bias"
    original_name = "up_blocks.2.resnets.1.conv1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_time_emb_proj_weight:
    name = "up_blocks_2_resnets_1_time_emb_proj_weight"
    original_name = "up_blocks.2.resnets.1.time_emb_proj.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_time_emb_proj_bias:
    name = "up_blocks_2_resnets_1_time_emb_proj_bias"
    original_name = "up_blocks.2.resnets.1.time_emb_proj.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_norm2_weight:
    name = "up_blocks_2_resnets_1_norm2_weight"
    original_name = "up_blocks.2.resnets.1.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_norm2_bias:
    name = "up_blocks_2_resnets_1_norm2_bias"
    original_name = "up_blocks.2.resnets.1.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_conv2_weight:
    name = "up_blocks_2_resnets_1_conv2_weight"
    original_name = "up_blocks.2.resnets.1.conv2.weight"
    kind = "parameter"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_conv2_bias:
    name = "up_blocks_2_resnets_1_conv2_bias"
    original_name = "up_blocks.2.resnets.1.conv2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_conv_shortcut_weight:
    name = "up_blocks_2_resnets_1_conv_shortcut_weight"
    original_name = "up_blocks.2.resnets.1.conv_shortcut.weight"
    kind = "parameter"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_up_blocks_2_resnets_1_conv_shortcut_bias:
    name = "up_blocks_2_resnets_1_conv_shortcut_bias"
    original_name = "up_blocks.2.resnets.1.conv_shortcut.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_norm_weight:
    name = "up_blocks_2_attentions_1_norm_weight"
    original_name = "up_blocks.2.attentions.1.norm.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_norm_bias:
    name = "up_blocks_2_attentions_1_norm_bias"
    original_name = "up_blocks.2.attentions.1.norm.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_proj_in_weight:
    name = "up_blocks_2_attentions_1_proj_in_weight"
    original_name = "up_blocks.2.attentions.1.proj_in.weight"
    kind = "parameter"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_proj_in_bias:
    name = "up_blocks_2_attentions_1_proj_in_bias"
    original_name = "up_blocks.2.attentions.1.proj_in.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_norm1_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_norm1_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.norm1.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_norm1_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_norm1_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.norm1.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_q_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_q_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_k_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_k_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_v_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_v_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_norm2_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_norm2_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.norm2.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_norm2_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_norm2_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.norm2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_q_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_q_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn2.to_q.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_k_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_k_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn2.to_k.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_v_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_v_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn2.to_v.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn2.to_out.0.weight"
    kind = "parameter"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.attn2.to_out.0.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_norm3_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_norm3_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.norm3.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_norm3_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_norm3_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.norm3.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_weight:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_weight"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [32, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_bias:
    name = "up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_bias"
    original_name = "up_blocks.2.attentions.1.transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_proj_out_weight:
    name = "up_blocks_2_attentions_1_proj_out_weight"
    original_name = "up_blocks.2.attentions.1.proj_out.weight"
    kind = "parameter"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_up_blocks_2_attentions_1_proj_out_bias:
    name = "up_blocks_2_attentions_1_proj_out_bias"
    original_name = "up_blocks.2.attentions.1.proj_out.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv_norm_out_weight:
    name = "conv_norm_out_weight"
    original_name = "conv_norm_out.weight"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_conv_norm_out_bias:
    name = "conv_norm_out_bias"
    original_name = "conv_norm_out.bias"
    kind = "parameter"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_conv_out_weight:
    name = "conv_out_weight"
    original_name = "conv_out.weight"
    kind = "parameter"
    shape = [4, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08333333333333333
    data = None


class Program_weight_tensor_meta_conv_out_bias:
    name = "conv_out_bias"
    original_name = "conv_out.bias"
    kind = "parameter"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
