class Program_weight_tensor_meta_hidden_states:
    name = "hidden_states"
    original_name = "L['hidden_states']"
    kind = "input"
    shape = [1, 4, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00142
    std = 0.9888
    data = None


class Program_weight_tensor_meta_pos_embed_proj_weight:
    name = "pos_embed_proj_weight"
    original_name = "pos_embed.proj.weight"
    kind = "parameter"
    shape = [192, 4, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.3535533905932738
    data = None


class Program_weight_tensor_meta_pos_embed_proj_bias:
    name = "pos_embed_proj_bias"
    original_name = "pos_embed.proj.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_pos_embed_pos_embed:
    name = "pos_embed_pos_embed"
    original_name = "pos_embed.pos_embed"
    kind = "buffer"
    shape = [1, 256, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.4526
    std = 0.5433
    data = None


class Program_weight_tensor_meta_timestep:
    name = "timestep"
    original_name = "L['timestep']"
    kind = "input"
    shape = [1]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [17]


class Program_weight_tensor_meta_transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_weight:
    name = "transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_weight"
    original_name = "transformer_blocks.0.norm1.emb.timestep_embedder.linear_1.weight"
    kind = "parameter"
    shape = [192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_bias:
    name = "transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_bias"
    original_name = "transformer_blocks.0.norm1.emb.timestep_embedder.linear_1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_weight:
    name = "transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_weight"
    original_name = "transformer_blocks.0.norm1.emb.timestep_embedder.linear_2.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_bias:
    name = "transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_bias"
    original_name = "transformer_blocks.0.norm1.emb.timestep_embedder.linear_2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_norm1_emb_class_embedder_embedding_table_weight:
    name = "transformer_blocks_0_norm1_emb_class_embedder_embedding_table_weight"
    original_name = "transformer_blocks.0.norm1.emb.class_embedder.embedding_table.weight"
    kind = "parameter"
    shape = [101, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_class_labels:
    name = "class_labels"
    original_name = "L['class_labels']"
    kind = "input"
    shape = [1]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [42]


class Program_weight_tensor_meta_transformer_blocks_0_norm1_linear_weight:
    name = "transformer_blocks_0_norm1_linear_weight"
    original_name = "transformer_blocks.0.norm1.linear.weight"
    kind = "parameter"
    shape = [1152, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_norm1_linear_bias:
    name = "transformer_blocks_0_norm1_linear_bias"
    original_name = "transformer_blocks.0.norm1.linear.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_q_weight:
    name = "transformer_blocks_0_attn1_to_q_weight"
    original_name = "transformer_blocks.0.attn1.to_q.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_q_bias:
    name = "transformer_blocks_0_attn1_to_q_bias"
    original_name = "transformer_blocks.0.attn1.to_q.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_k_weight:
    name = "transformer_blocks_0_attn1_to_k_weight"
    original_name = "transformer_blocks.0.attn1.to_k.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_k_bias:
    name = "transformer_blocks_0_attn1_to_k_bias"
    original_name = "transformer_blocks.0.attn1.to_k.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_v_weight:
    name = "transformer_blocks_0_attn1_to_v_weight"
    original_name = "transformer_blocks.0.attn1.to_v.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_v_bias:
    name = "transformer_blocks_0_attn1_to_v_bias"
    original_name = "transformer_blocks.0.attn1.to_v.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_out_0_weight:
    name = "transformer_blocks_0_attn1_to_out_0_weight"
    original_name = "transformer_blocks.0.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_attn1_to_out_0_bias:
    name = "transformer_blocks_0_attn1_to_out_0_bias"
    original_name = "transformer_blocks.0.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_ff_net_0_proj_weight:
    name = "transformer_blocks_0_ff_net_0_proj_weight"
    original_name = "transformer_blocks.0.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_ff_net_0_proj_bias:
    name = "transformer_blocks_0_ff_net_0_proj_bias"
    original_name = "transformer_blocks.0.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_ff_net_2_weight:
    name = "transformer_blocks_0_ff_net_2_weight"
    original_name = "transformer_blocks.0.ff.net.2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_blocks_0_ff_net_2_bias:
    name = "transformer_blocks_0_ff_net_2_bias"
    original_name = "transformer_blocks.0.ff.net.2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_weight:
    name = "transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_weight"
    original_name = "transformer_blocks.1.norm1.emb.timestep_embedder.linear_1.weight"
    kind = "parameter"
    shape = [192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_bias:
    name = "transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_bias"
    original_name = "transformer_blocks.1.norm1.emb.timestep_embedder.linear_1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_weight:
    name = "transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_weight"
    original_name = "transformer_blocks.1.norm1.emb.timestep_embedder.linear_2.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_bias:
    name = "transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_bias"
    original_name = "transformer_blocks.1.norm1.emb.timestep_embedder.linear_2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_emb_class_embedder_embedding_table_weight:
    name = "transformer_blocks_1_norm1_emb_class_embedder_embedding_table_weight"
    original_name = "transformer_blocks.1.norm1.emb.class_embedder.embedding_table.weight"
    kind = "parameter"
    shape = [101, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_linear_weight:
    name = "transformer_blocks_1_norm1_linear_weight"
    original_name = "transformer_blocks.1.norm1.linear.weight"
    kind = "parameter"
    shape = [1152, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_norm1_linear_bias:
    name = "transformer_blocks_1_norm1_linear_bias"
    original_name = "transformer_blocks.1.norm1.linear.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_q_weight:
    name = "transformer_blocks_1_attn1_to_q_weight"
    original_name = "transformer_blocks.1.attn1.to_q.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_q_bias:
    name = "transformer_blocks_1_attn1_to_q_bias"
    original_name = "transformer_blocks.1.attn1.to_q.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_k_weight:
    name = "transformer_blocks_1_attn1_to_k_weight"
    original_name = "transformer_blocks.1.attn1.to_k.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_k_bias:
    name = "transformer_blocks_1_attn1_to_k_bias"
    original_name = "transformer_blocks.1.attn1.to_k.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_v_weight:
    name = "transformer_blocks_1_attn1_to_v_weight"
    original_name = "transformer_blocks.1.attn1.to_v.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_v_bias:
    name = "transformer_blocks_1_attn1_to_v_bias"
    original_name = "transformer_blocks.1.attn1.to_v.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_out_0_weight:
    name = "transformer_blocks_1_attn1_to_out_0_weight"
    original_name = "transformer_blocks.1.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_attn1_to_out_0_bias:
    name = "transformer_blocks_1_attn1_to_out_0_bias"
    original_name = "transformer_blocks.1.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_ff_net_0_proj_weight:
    name = "transformer_blocks_1_ff_net_0_proj_weight"
    original_name = "transformer_blocks.1.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_ff_net_0_proj_bias:
    name = "transformer_blocks_1_ff_net_0_proj_bias"
    original_name = "transformer_blocks.1.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_ff_net_2_weight:
    name = "transformer_blocks_1_ff_net_2_weight"
    original_name = "transformer_blocks.1.ff.net.2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_blocks_1_ff_net_2_bias:
    name = "transformer_blocks_1_ff_net_2_bias"
    original_name = "transformer_blocks.1.ff.net.2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_weight:
    name = "transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_weight"
    original_name = "transformer_blocks.2.norm1.emb.timestep_embedder.linear_1.weight"
    kind = "parameter"
    shape = [192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_bias:
    name = "transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_bias"
    original_name = "transformer_blocks.2.norm1.emb.timestep_embedder.linear_1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_weight:
    name = "transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_weight"
    original_name = "transformer_blocks.2.norm1.emb.timestep_embedder.linear_2.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_bias:
    name = "transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_bias"
    original_name = "transformer_blocks.2.norm1.emb.timestep_embedder.linear_2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_emb_class_embedder_embedding_table_weight:
    name = "transformer_blocks_2_norm1_emb_class_embedder_embedding_table_weight"
    original_name = "transformer_blocks.2.norm1.emb.class_embedder.embedding_table.weight"
    kind = "parameter"
    shape = [101, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_linear_weight:
    name = "transformer_blocks_2_norm1_linear_weight"
    original_name = "transformer_blocks.2.norm1.linear.weight"
    kind = "parameter"
    shape = [1152, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_norm1_linear_bias:
    name = "transformer_blocks_2_norm1_linear_bias"
    original_name = "transformer_blocks.2.norm1.linear.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_q_weight:
    name = "transformer_blocks_2_attn1_to_q_weight"
    original_name = "transformer_blocks.2.attn1.to_q.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_q_bias:
    name = "transformer_blocks_2_attn1_to_q_bias"
    original_name = "transformer_blocks.2.attn1.to_q.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_k_weight:
    name = "transformer_blocks_2_attn1_to_k_weight"
    original_name = "transformer_blocks.2.attn1.to_k.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_k_bias:
    name = "transformer_blocks_2_attn1_to_k_bias"
    original_name = "transformer_blocks.2.attn1.to_k.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_v_weight:
    name = "transformer_blocks_2_attn1_to_v_weight"
    original_name = "transformer_blocks.2.attn1.to_v.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_v_bias:
    name = "transformer_blocks_2_attn1_to_v_bias"
    original_name = "transformer_blocks.2.attn1.to_v.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_out_0_weight:
    name = "transformer_blocks_2_attn1_to_out_0_weight"
    original_name = "transformer_blocks.2.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_attn1_to_out_0_bias:
    name = "transformer_blocks_2_attn1_to_out_0_bias"
    original_name = "transformer_blocks.2.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_ff_net_0_proj_weight:
    name = "transformer_blocks_2_ff_net_0_proj_weight"
    original_name = "transformer_blocks.2.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_ff_net_0_proj_bias:
    name = "transformer_blocks_2_ff_net_0_proj_bias"
    original_name = "transformer_blocks.2.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_ff_net_2_weight:
    name = "transformer_blocks_2_ff_net_2_weight"
    original_name = "transformer_blocks.2.ff.net.2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_blocks_2_ff_net_2_bias:
    name = "transformer_blocks_2_ff_net_2_bias"
    original_name = "transformer_blocks.2.ff.net.2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_weight:
    name = "transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_weight"
    original_name = "transformer_blocks.3.norm1.emb.timestep_embedder.linear_1.weight"
    kind = "parameter"
    shape = [192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_bias:
    name = "transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_bias"
    original_name = "transformer_blocks.3.norm1.emb.timestep_embedder.linear_1.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_weight:
    name = "transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_weight"
    original_name = "transformer_blocks.3.norm1.emb.timestep_embedder.linear_2.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_bias:
    name = "transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_bias"
    original_name = "transformer_blocks.3.norm1.emb.timestep_embedder.linear_2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_emb_class_embedder_embedding_table_weight:
    name = "transformer_blocks_3_norm1_emb_class_embedder_embedding_table_weight"
    original_name = "transformer_blocks.3.norm1.emb.class_embedder.embedding_table.weight"
    kind = "parameter"
    shape = [101, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_linear_weight:
    name = "transformer_blocks_3_norm1_linear_weight"
    original_name = "transformer_blocks.3.norm1.linear.weight"
    kind = "parameter"
    shape = [1152, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_norm1_linear_bias:
    name = "transformer_blocks_3_norm1_linear_bias"
    original_name = "transformer_blocks.3.norm1.linear.bias"
    kind = "parameter"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_q_weight:
    name = "transformer_blocks_3_attn1_to_q_weight"
    original_name = "transformer_blocks.3.attn1.to_q.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_q_bias:
    name = "transformer_blocks_3_attn1_to_q_bias"
    original_name = "transformer_blocks.3.attn1.to_q.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_k_weight:
    name = "transformer_blocks_3_attn1_to_k_weight"
    original_name = "transformer_blocks.3.attn1.to_k.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_k_bias:
    name = "transformer_blocks_3_attn1_to_k_bias"
    original_name = "transformer_blocks.3.attn1.to_k.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_v_weight:
    name = "transformer_blocks_3_attn1_to_v_weight"
    original_name = "transformer_blocks.3.attn1.to_v.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_v_bias:
    name = "transformer_blocks_3_attn1_to_v_bias"
    original_name = "transformer_blocks.3.attn1.to_v.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_out_0_weight:
    name = "transformer_blocks_3_attn1_to_out_0_weight"
    original_name = "transformer_blocks.3.attn1.to_out.0.weight"
    kind = "parameter"
    shape = [192, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_attn1_to_out_0_bias:
    name = "transformer_blocks_3_attn1_to_out_0_bias"
    original_name = "transformer_blocks.3.attn1.to_out.0.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_ff_net_0_proj_weight:
    name = "transformer_blocks_3_ff_net_0_proj_weight"
    original_name = "transformer_blocks.3.ff.net.0.proj.weight"
    kind = "parameter"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_ff_net_0_proj_bias:
    name = "transformer_blocks_3_ff_net_0_proj_bias"
    original_name = "transformer_blocks.3.ff.net.0.proj.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_ff_net_2_weight:
    name = "transformer_blocks_3_ff_net_2_weight"
    original_name = "transformer_blocks.3.ff.net.2.weight"
    kind = "parameter"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_transformer_blocks_3_ff_net_2_bias:
    name = "transformer_blocks_3_ff_net_2_bias"
    original_name = "transformer_blocks.3.ff.net.2.bias"
    kind = "parameter"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_proj_out_1_weight:
    name = "proj_out_1_weight"
    original_name = "proj_out_1.weight"
    kind = "parameter"
    shape = [384, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_proj_out_1_bias:
    name = "proj_out_1_bias"
    original_name = "proj_out_1.bias"
    kind = "parameter"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_proj_out_2_weight:
    name = "proj_out_2_weight"
    original_name = "proj_out_2.weight"
    kind = "parameter"
    shape = [16, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_proj_out_2_bias:
    name = "proj_out_2_bias"
    original_name = "proj_out_2.bias"
    kind = "parameter"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
