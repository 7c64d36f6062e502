import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        hidden_states: torch.Tensor,
        pos_embed_proj_weight: torch.Tensor,
        pos_embed_proj_bias: torch.Tensor,
        pos_embed_pos_embed: torch.Tensor,
        timestep: torch.Tensor,
        transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_weight: torch.Tensor,
        transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_bias: torch.Tensor,
        transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_weight: torch.Tensor,
        transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_bias: torch.Tensor,
        transformer_blocks_0_norm1_emb_class_embedder_embedding_table_weight: torch.Tensor,
        class_labels: torch.Tensor,
        transformer_blocks_0_norm1_linear_weight: torch.Tensor,
        transformer_blocks_0_norm1_linear_bias: torch.Tensor,
        transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        transformer_blocks_0_attn1_to_q_bias: torch.Tensor,
        transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        transformer_blocks_0_attn1_to_k_bias: torch.Tensor,
        transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        transformer_blocks_0_attn1_to_v_bias: torch.Tensor,
        transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_weight: torch.Tensor,
        transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_bias: torch.Tensor,
        transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_weight: torch.Tensor,
        transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_bias: torch.Tensor,
        transformer_blocks_1_norm1_emb_class_embedder_embedding_table_weight: torch.Tensor,
        transformer_blocks_1_norm1_linear_weight: torch.Tensor,
        transformer_blocks_1_norm1_linear_bias: torch.Tensor,
        transformer_blocks_1_attn1_to_q_weight: torch.Tensor,
        transformer_blocks_1_attn1_to_q_bias: torch.Tensor,
        transformer_blocks_1_attn1_to_k_weight: torch.Tensor,
        transformer_blocks_1_attn1_to_k_bias: torch.Tensor,
        transformer_blocks_1_attn1_to_v_weight: torch.Tensor,
        transformer_blocks_1_attn1_to_v_bias: torch.Tensor,
        transformer_blocks_1_attn1_to_out_0_weight: torch.Tensor,
        transformer_blocks_1_attn1_to_out_0_bias: torch.Tensor,
        transformer_blocks_1_ff_net_0_proj_weight: torch.Tensor,
        transformer_blocks_1_ff_net_0_proj_bias: torch.Tensor,
        transformer_blocks_1_ff_net_2_weight: torch.Tensor,
        transformer_blocks_1_ff_net_2_bias: torch.Tensor,
        transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_weight: torch.Tensor,
        transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_bias: torch.Tensor,
        transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_weight: torch.Tensor,
        transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_bias: torch.Tensor,
        transformer_blocks_2_norm1_emb_class_embedder_embedding_table_weight: torch.Tensor,
        transformer_blocks_2_norm1_linear_weight: torch.Tensor,
        transformer_blocks_2_norm1_linear_bias: torch.Tensor,
        transformer_blocks_2_attn1_to_q_weight: torch.Tensor,
        transformer_blocks_2_attn1_to_q_bias: torch.Tensor,
        transformer_blocks_2_attn1_to_k_weight: torch.Tensor,
        transformer_blocks_2_attn1_to_k_bias: torch.Tensor,
        transformer_blocks_2_attn1_to_v_weight: torch.Tensor,
        transformer_blocks_2_attn1_to_v_bias: torch.Tensor,
        transformer_blocks_2_attn1_to_out_0_weight: torch.Tensor,
        transformer_blocks_2_attn1_to_out_0_bias: torch.Tensor,
        transformer_blocks_2_ff_net_0_proj_weight: torch.Tensor,
        transformer_blocks_2_ff_net_0_proj_bias: torch.Tensor,
        transformer_blocks_2_ff_net_2_weight: torch.Tensor,
        transformer_blocks_2_ff_net_2_bias: torch.Tensor,
        transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_weight: torch.Tensor,
        transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_bias: torch.Tensor,
        transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_weight: torch.Tensor,
        transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_bias: torch.Tensor,
        transformer_blocks_3_norm1_emb_class_embedder_embedding_table_weight: torch.Tensor,
        transformer_blocks_3_norm1_linear_weight: torch.Tensor,
        transformer_blocks_3_norm1_linear_bias: torch.Tensor,
        transformer_blocks_3_attn1_to_q_weight: torch.Tensor,
        transformer_blocks_3_attn1_to_q_bias: torch.Tensor,
        transformer_blocks_3_attn1_to_k_weight: torch.Tensor,
        transformer_blocks_3_attn1_to_k_bias: torch.Tensor,
        transformer_blocks_3_attn1_to_v_weight: torch.Tensor,
        transformer_blocks_3_attn1_to_v_bias: torch.Tensor,
        transformer_blocks_3_attn1_to_out_0_weight: torch.Tensor,
        transformer_blocks_3_attn1_to_out_0_bias: torch.Tensor,
        transformer_blocks_3_ff_net_0_proj_weight: torch.Tensor,
        transformer_blocks_3_ff_net_0_proj_bias: torch.Tensor,
        transformer_blocks_3_ff_net_2_weight: torch.Tensor,
        transformer_blocks_3_ff_net_2_bias: torch.Tensor,
        proj_out_1_weight: torch.Tensor,
        proj_out_1_bias: torch.Tensor,
        proj_out_2_weight: torch.Tensor,
        proj_out_2_bias: torch.Tensor,
    ):
        device = hidden_states.device
        latent = torch.conv2d(hidden_states, pos_embed_proj_weight, pos_embed_proj_bias, (2, 2), (0, 0), (1, 1), 1)
        flatten = latent.flatten(2)
        del latent
        latent_1 = flatten.transpose(1, 2)
        del flatten
        add = latent_1 + pos_embed_pos_embed
        del latent_1
        hidden_states_1 = add.to(torch.float32)
        del add
        arange = torch.arange(start=0, end=128, dtype=torch.float32, device=device)
        exponent = (-9.210340371976184) * arange
        del arange
        exponent_1 = exponent / 127
        del exponent
        emb = torch.exp(exponent_1)
        del exponent_1
        getitem = timestep[:, None]
        float_1 = getitem.float()
        del getitem
        getitem_1 = emb[None, :]
        del emb
        emb_1 = float_1 * getitem_1
        del float_1, getitem_1
        emb_2 = 1 * emb_1
        del emb_1
        sin = torch.sin(emb_2)
        cos = torch.cos(emb_2)
        del emb_2
        emb_3 = torch.cat([sin, cos], dim=-1)
        del sin, cos
        getitem_2 = emb_3[:, 128:]
        getitem_3 = emb_3[:, :128]
        del emb_3
        emb_4 = torch.cat([getitem_2, getitem_3], dim=-1)
        del getitem_2, getitem_3
        to = emb_4.to(dtype=torch.float32)
        del emb_4
        sample = torch.nn.functional.linear(to, transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_weight, transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_bias)
        del to
        sample_1 = torch.nn.functional.silu(sample, inplace=False)
        del sample
        sample_2 = torch.nn.functional.linear(sample_1, transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_weight, transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_bias)
        del sample_1
        embeddings = torch.nn.functional.embedding(class_labels, transformer_blocks_0_norm1_emb_class_embedder_embedding_table_weight, None, None, 2.0, False, False)
        conditioning = sample_2 + embeddings
        del sample_2, embeddings
        silu = torch.nn.functional.silu(conditioning, inplace=False)
        del conditioning
        emb_5 = torch.nn.functional.linear(silu, transformer_blocks_0_norm1_linear_weight, transformer_blocks_0_norm1_linear_bias)
        del silu
        chunk = emb_5.chunk(6, dim=1)
        del emb_5
        shift_msa = chunk[0]
        scale_msa = chunk[1]
        gate_msa = chunk[2]
        shift_mlp = chunk[3]
        scale_mlp = chunk[4]
        gate_mlp = chunk[5]
        del chunk
        layer_norm = torch.nn.functional.layer_norm(hidden_states_1, (192,), None, None, 1e-06)
        getitem_4 = scale_msa[:, None]
        del scale_msa
        add_1 = 1 + getitem_4
        del getitem_4
        mul = layer_norm * add_1
        del layer_norm, add_1
        getitem_5 = shift_msa[:, None]
        del shift_msa
        x = mul + getitem_5
        del mul, getitem_5
        query = torch.nn.functional.linear(x, transformer_blocks_0_attn1_to_q_weight, transformer_blocks_0_attn1_to_q_bias)
        key = torch.nn.functional.linear(x, transformer_blocks_0_attn1_to_k_weight, transformer_blocks_0_attn1_to_k_bias)
        value = torch.nn.functional.linear(x, transformer_blocks_0_attn1_to_v_weight, transformer_blocks_0_attn1_to_v_bias)
        del x
        view = query.view(1, -1, 6, 32)
        del query
        query_1 = view.transpose(1, 2)
        del view
        view_1 = key.view(1, -1, 6, 32)
        del key
        key_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = value.view(1, -1, 6, 32)
        del value
        value_1 = view_2.transpose(1, 2)
        del view_2
        hidden_states_2 = torch.nn.functional.scaled_dot_product_attention(query_1, key_1, value_1, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_1, key_1, value_1
        transpose = hidden_states_2.transpose(1, 2)
        del hidden_states_2
        hidden_states_3 = transpose.reshape(1, -1, 192)
        del transpose
        hidden_states_4 = hidden_states_3.to(torch.float32)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, transformer_blocks_0_attn1_to_out_0_weight, transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.0, False, False)
        del hidden_states_5
        hidden_states_7 = hidden_states_6 / 1.0
        del hidden_states_6
        unsqueeze = gate_msa.unsqueeze(1)
        del gate_msa
        attn_output = unsqueeze * hidden_states_7
        del unsqueeze, hidden_states_7
        hidden_states_8 = attn_output + hidden_states_1
        del hidden_states_1, attn_output
        norm_hidden_states = torch.nn.functional.layer_norm(hidden_states_8, (192,), None, None, 1e-05)
        getitem_6 = scale_mlp[:, None]
        del scale_mlp
        add_2 = 1 + getitem_6
        del getitem_6
        mul_1 = norm_hidden_states * add_2
        del norm_hidden_states, add_2
        getitem_7 = shift_mlp[:, None]
        del shift_mlp
        norm_hidden_states_1 = mul_1 + getitem_7
        del mul_1, getitem_7
        hidden_states_9 = torch.nn.functional.linear(norm_hidden_states_1, transformer_blocks_0_ff_net_0_proj_weight, transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_1
        hidden_states_10 = torch.nn.functional.gelu(hidden_states_9, approximate='tanh')
        del hidden_states_9
        hidden_states_11 = torch.nn.functional.dropout(hidden_states_10, 0.0, False, False)
        del hidden_states_10
        hidden_states_12 = torch.nn.functional.linear(hidden_states_11, transformer_blocks_0_ff_net_2_weight, transformer_blocks_0_ff_net_2_bias)
        del hidden_states_11
        unsqueeze_1 = gate_mlp.unsqueeze(1)
        del gate_mlp
        ff_output = unsqueeze_1 * hidden_states_12
        del unsqueeze_1, hidden_states_12
        hidden_states_13 = ff_output + hidden_states_8
        del hidden_states_8, ff_output
        arange_1 = torch.arange(start=0, end=128, dtype=torch.float32, device=device)
        exponent_2 = (-9.210340371976184) * arange_1
        del arange_1
        exponent_3 = exponent_2 / 127
        del exponent_2
        emb_6 = torch.exp(exponent_3)
        del exponent_3
        getitem_8 = timestep[:, None]
        float_2 = getitem_8.float()
        del getitem_8
        getitem_9 = emb_6[None, :]
        del emb_6
        emb_7 = float_2 * getitem_9
        del float_2, getitem_9
        emb_8 = 1 * emb_7
        del emb_7
        sin_1 = torch.sin(emb_8)
        cos_1 = torch.cos(emb_8)
        del emb_8
        emb_9 = torch.cat([sin_1, cos_1], dim=-1)
        del sin_1, cos_1
        getitem_10 = emb_9[:, 128:]
        getitem_11 = emb_9[:, :128]
        del emb_9
        emb_10 = torch.cat([getitem_10, getitem_11], dim=-1)
        del getitem_10, getitem_11
        to_1 = emb_10.to(dtype=torch.float32)
        del emb_10
        sample_3 = torch.nn.functional.linear(to_1, transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_weight, transformer_blocks_1_norm1_emb_timestep_embedder_linear_1_bias)
        del to_1
        sample_4 = torch.nn.functional.silu(sample_3, inplace=False)
        del sample_3
        sample_5 = torch.nn.functional.linear(sample_4, transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_weight, transformer_blocks_1_norm1_emb_timestep_embedder_linear_2_bias)
        del sample_4
        embeddings_1 = torch.nn.functional.embedding(class_labels, transformer_blocks_1_norm1_emb_class_embedder_embedding_table_weight, None, None, 2.0, False, False)
        conditioning_1 = sample_5 + embeddings_1
        del sample_5, embeddings_1
        silu_1 = torch.nn.functional.silu(conditioning_1, inplace=False)
        del conditioning_1
        emb_11 = torch.nn.functional.linear(silu_1, transformer_blocks_1_norm1_linear_weight, transformer_blocks_1_norm1_linear_bias)
        del silu_1
        chunk_1 = emb_11.chunk(6, dim=1)
        del emb_11
        shift_msa_1 = chunk_1[0]
        scale_msa_1 = chunk_1[1]
        gate_msa_1 = chunk_1[2]
        shift_mlp_1 = chunk_1[3]
        scale_mlp_1 = chunk_1[4]
        gate_mlp_1 = chunk_1[5]
        del chunk_1
        layer_norm_1 = torch.nn.functional.layer_norm(hidden_states_13, (192,), None, None, 1e-06)
        getitem_12 = scale_msa_1[:, None]
        del scale_msa_1
        add_3 = 1 + getitem_12
        del getitem_12
        mul_2 = layer_norm_1 * add_3
        del layer_norm_1, add_3
        getitem_13 = shift_msa_1[:, None]
        del shift_msa_1
        x_1 = mul_2 + getitem_13
        del mul_2, getitem_13
        query_2 = torch.nn.functional.linear(x_1, transformer_blocks_1_attn1_to_q_weight, transformer_blocks_1_attn1_to_q_bias)
        key_2 = torch.nn.functional.linear(x_1, transformer_blocks_1_attn1_to_k_weight, transformer_blocks_1_attn1_to_k_bias)
        value_2 = torch.nn.functional.linear(x_1, transformer_blocks_1_attn1_to_v_weight, transformer_blocks_1_attn1_to_v_bias)
        del x_1
        view_3 = query_2.view(1, -1, 6, 32)
        del query_2
        query_3 = view_3.transpose(1, 2)
        del view_3
        view_4 = key_2.view(1, -1, 6, 32)
        del key_2
        key_3 = view_4.transpose(1, 2)
        del view_4
        view_5 = value_2.view(1, -1, 6, 32)
        del value_2
        value_3 = view_5.transpose(1, 2)
        del view_5
        hidden_states_14 = torch.nn.functional.scaled_dot_product_attention(query_3, key_3, value_3, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_3, key_3, value_3
        transpose_1 = hidden_states_14.transpose(1, 2)
        del hidden_states_14
        hidden_states_15 = transpose_1.reshape(1, -1, 192)
        del transpose_1
        hidden_states_16 = hidden_states_15.to(torch.float32)
        del hidden_states_15
        hidden_states_17 = torch.nn.functional.linear(hidden_states_16, transformer_blocks_1_attn1_to_out_0_weight, transformer_blocks_1_attn1_to_out_0_bias)
        del hidden_states_16
        hidden_states_18 = torch.nn.functional.dropout(hidden_states_17, 0.0, False, False)
        del hidden_states_17
        hidden_states_19 = hidden_states_18 / 1.0
        del hidden_states_18
        unsqueeze_2 = gate_msa_1.unsqueeze(1)
        del gate_msa_1
        attn_output_1 = unsqueeze_2 * hidden_states_19
        del unsqueeze_2, hidden_states_19
        hidden_states_20 = attn_output_1 + hidden_states_13
        del hidden_states_13, attn_output_1
        norm_hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_20, (192,), None, None, 1e-05)
        getitem_14 = scale_mlp_1[:, None]
        del scale_mlp_1
        add_4 = 1 + getitem_14
        del getitem_14
        mul_3 = norm_hidden_states_2 * add_4
        del norm_hidden_states_2, add_4
        getitem_15 = shift_mlp_1[:, None]
        del shift_mlp_1
        norm_hidden_states_3 = mul_3 + getitem_15
        del mul_3, getitem_15
        hidden_states_21 = torch.nn.functional.linear(norm_hidden_states_3, transformer_blocks_1_ff_net_0_proj_weight, transformer_blocks_1_ff_net_0_proj_bias)
        del norm_hidden_states_3
        hidden_states_22 = torch.nn.functional.gelu(hidden_states_21, approximate='tanh')
        del hidden_states_21
        hidden_states_23 = torch.nn.functional.dropout(hidden_states_22, 0.0, False, False)
        del hidden_states_22
        hidden_states_24 = torch.nn.functional.linear(hidden_states_23, transformer_blocks_1_ff_net_2_weight, transformer_blocks_1_ff_net_2_bias)
        del hidden_states_23
        unsqueeze_3 = gate_mlp_1.unsqueeze(1)
        del gate_mlp_1
        ff_output_1 = unsqueeze_3 * hidden_states_24
        del unsqueeze_3, hidden_states_24
        hidden_states_25 = ff_output_1 + hidden_states_20
        del hidden_states_20, ff_output_1
        arange_2 = torch.arange(start=0, end=128, dtype=torch.float32, device=device)
        exponent_4 = (-9.210340371976184) * arange_2
        del arange_2
        exponent_5 = exponent_4 / 127
        del exponent_4
        emb_12 = torch.exp(exponent_5)
        del exponent_5
        getitem_16 = timestep[:, None]
        float_3 = getitem_16.float()
        del getitem_16
        getitem_17 = emb_12[None, :]
        del emb_12
        emb_13 = float_3 * getitem_17
        del float_3, getitem_17
        emb_14 = 1 * emb_13
        del emb_13
        sin_2 = torch.sin(emb_14)
        cos_2 = torch.cos(emb_14)
        del emb_14
        emb_15 = torch.cat([sin_2, cos_2], dim=-1)
        del sin_2, cos_2
        getitem_18 = emb_15[:, 128:]
        getitem_19 = emb_15[:, :128]
        del emb_15
        emb_16 = torch.cat([getitem_18, getitem_19], dim=-1)
        del getitem_18, getitem_19
        to_2 = emb_16.to(dtype=torch.float32)
        del emb_16
        sample_6 = torch.nn.functional.linear(to_2, transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_weight, transformer_blocks_2_norm1_emb_timestep_embedder_linear_1_bias)
        del to_2
        sample_7 = torch.nn.functional.silu(sample_6, inplace=False)
        del sample_6
        sample_8 = torch.nn.functional.linear(sample_7, transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_weight, transformer_blocks_2_norm1_emb_timestep_embedder_linear_2_bias)
        del sample_7
        embeddings_2 = torch.nn.functional.embedding(class_labels, transformer_blocks_2_norm1_emb_class_embedder_embedding_table_weight, None, None, 2.0, False, False)
        conditioning_2 = sample_8 + embeddings_2
        del sample_8, embeddings_2
        silu_2 = torch.nn.functional.silu(conditioning_2, inplace=False)
        del conditioning_2
        emb_17 = torch.nn.functional.linear(silu_2, transformer_blocks_2_norm1_linear_weight, transformer_blocks_2_norm1_linear_bias)
        del silu_2
        chunk_2 = emb_17.chunk(6, dim=1)
        del emb_17
        shift_msa_2 = chunk_2[0]
        scale_msa_2 = chunk_2[1]
        gate_msa_2 = chunk_2[2]
        shift_mlp_2 = chunk_2[3]
        scale_mlp_2 = chunk_2[4]
        gate_mlp_2 = chunk_2[5]
        del chunk_2
        layer_norm_2 = torch.nn.functional.layer_norm(hidden_states_25, (192,), None, None, 1e-06)
        getitem_20 = scale_msa_2[:, None]
        del scale_msa_2
        add_5 = 1 + getitem_20
        del getitem_20
        mul_4 = layer_norm_2 * add_5
        del layer_norm_2, add_5
        getitem_21 = shift_msa_2[:, None]
        del shift_msa_2
        x_2 = mul_4 + getitem_21
        del mul_4, getitem_21
        query_4 = torch.nn.functional.linear(x_2, transformer_blocks_2_attn1_to_q_weight, transformer_blocks_2_attn1_to_q_bias)
        key_4 = torch.nn.functional.linear(x_2, transformer_blocks_2_attn1_to_k_weight, transformer_blocks_2_attn1_to_k_bias)
        value_4 = torch.nn.functional.linear(x_2, transformer_blocks_2_attn1_to_v_weight, transformer_blocks_2_attn1_to_v_bias)
        del x_2
        view_6 = query_4.view(1, -1, 6, 32)
        del query_4
        query_5 = view_6.transpose(1, 2)
        del view_6
        view_7 = key_4.view(1, -1, 6, 32)
        del key_4
        key_5 = view_7.transpose(1, 2)
        del view_7
        view_8 = value_4.view(1, -1, 6, 32)
        del value_4
        value_5 = view_8.transpose(1, 2)
        del view_8
        hidden_states_26 = torch.nn.functional.scaled_dot_product_attention(query_5, key_5, value_5, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_5, key_5, value_5
        transpose_2 = hidden_states_26.transpose(1, 2)
        del hidden_states_26
        hidden_states_27 = transpose_2.reshape(1, -1, 192)
        del transpose_2
        hidden_states_28 = hidden_states_27.to(torch.float32)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.linear(hidden_states_28, transformer_blocks_2_attn1_to_out_0_weight, transformer_blocks_2_attn1_to_out_0_bias)
        del hidden_states_28
        hidden_states_30 = torch.nn.functional.dropout(hidden_states_29, 0.0, False, False)
        del hidden_states_29
        hidden_states_31 = hidden_states_30 / 1.0
        del hidden_states_30
        unsqueeze_4 = gate_msa_2.unsqueeze(1)
        del gate_msa_2
        attn_output_2 = unsqueeze_4 * hidden_states_31
        del unsqueeze_4, hidden_states_31
        hidden_states_32 = attn_output_2 + hidden_states_25
        del hidden_states_25, attn_output_2
        norm_hidden_states_4 = torch.nn.functional.layer_norm(hidden_states_32, (192,), None, None, 1e-05)
        getitem_22 = scale_mlp_2[:, None]
        del scale_mlp_2
        add_6 = 1 + getitem_22
        del getitem_22
        mul_5 = norm_hidden_states_4 * add_6
        del norm_hidden_states_4, add_6
        getitem_23 = shift_mlp_2[:, None]
        del shift_mlp_2
        norm_hidden_states_5 = mul_5 + getitem_23
        del mul_5, getitem_23
        hidden_states_33 = torch.nn.functional.linear(norm_hidden_states_5, transformer_blocks_2_ff_net_0_proj_weight, transformer_blocks_2_ff_net_0_proj_bias)
        del norm_hidden_states_5
        hidden_states_34 = torch.nn.functional.gelu(hidden_states_33, approximate='tanh')
        del hidden_states_33
        hidden_states_35 = torch.nn.functional.dropout(hidden_states_34, 0.0, False, False)
        del hidden_states_34
        hidden_states_36 = torch.nn.functional.linear(hidden_states_35, transformer_blocks_2_ff_net_2_weight, transformer_blocks_2_ff_net_2_bias)
        del hidden_states_35
        unsqueeze_5 = gate_mlp_2.unsqueeze(1)
        del gate_mlp_2
        ff_output_2 = unsqueeze_5 * hidden_states_36
        del unsqueeze_5, hidden_states_36
        hidden_states_37 = ff_output_2 + hidden_states_32
        del hidden_states_32, ff_output_2
        arange_3 = torch.arange(start=0, end=128, dtype=torch.float32, device=device)
        exponent_6 = (-9.210340371976184) * arange_3
        del arange_3
        exponent_7 = exponent_6 / 127
        del exponent_6
        emb_18 = torch.exp(exponent_7)
        del exponent_7
        getitem_24 = timestep[:, None]
        float_4 = getitem_24.float()
        del getitem_24
        getitem_25 = emb_18[None, :]
        del emb_18
        emb_19 = float_4 * getitem_25
        del float_4, getitem_25
        emb_20 = 1 * emb_19
        del emb_19
        sin_3 = torch.sin(emb_20)
        cos_3 = torch.cos(emb_20)
        del emb_20
        emb_21 = torch.cat([sin_3, cos_3], dim=-1)
        del sin_3, cos_3
        getitem_26 = emb_21[:, 128:]
        getitem_27 = emb_21[:, :128]
        del emb_21
        emb_22 = torch.cat([getitem_26, getitem_27], dim=-1)
        del getitem_26, getitem_27
        to_3 = emb_22.to(dtype=torch.float32)
        del emb_22
        sample_9 = torch.nn.functional.linear(to_3, transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_weight, transformer_blocks_3_norm1_emb_timestep_embedder_linear_1_bias)
        del to_3
        sample_10 = torch.nn.functional.silu(sample_9, inplace=False)
        del sample_9
        sample_11 = torch.nn.functional.linear(sample_10, transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_weight, transformer_blocks_3_norm1_emb_timestep_embedder_linear_2_bias)
        del sample_10
        embeddings_3 = torch.nn.functional.embedding(class_labels, transformer_blocks_3_norm1_emb_class_embedder_embedding_table_weight, None, None, 2.0, False, False)
        conditioning_3 = sample_11 + embeddings_3
        del sample_11, embeddings_3
        silu_3 = torch.nn.functional.silu(conditioning_3, inplace=False)
        del conditioning_3
        emb_23 = torch.nn.functional.linear(silu_3, transformer_blocks_3_norm1_linear_weight, transformer_blocks_3_norm1_linear_bias)
        del silu_3
        chunk_3 = emb_23.chunk(6, dim=1)
        del emb_23
        shift_msa_3 = chunk_3[0]
        scale_msa_3 = chunk_3[1]
        gate_msa_3 = chunk_3[2]
        shift_mlp_3 = chunk_3[3]
        scale_mlp_3 = chunk_3[4]
        gate_mlp_3 = chunk_3[5]
        del chunk_3
        layer_norm_3 = torch.nn.functional.layer_norm(hidden_states_37, (192,), None, None, 1e-06)
        getitem_28 = scale_msa_3[:, None]
        del scale_msa_3
        add_7 = 1 + getitem_28
        del getitem_28
        mul_6 = layer_norm_3 * add_7
        del layer_norm_3, add_7
        getitem_29 = shift_msa_3[:, None]
        del shift_msa_3
        x_3 = mul_6 + getitem_29
        del mul_6, getitem_29
        query_6 = torch.nn.functional.linear(x_3, transformer_blocks_3_attn1_to_q_weight, transformer_blocks_3_attn1_to_q_bias)
        key_6 = torch.nn.functional.linear(x_3, transformer_blocks_3_attn1_to_k_weight, transformer_blocks_3_attn1_to_k_bias)
        value_6 = torch.nn.functional.linear(x_3, transformer_blocks_3_attn1_to_v_weight, transformer_blocks_3_attn1_to_v_bias)
        del x_3
        view_9 = query_6.view(1, -1, 6, 32)
        del query_6
        query_7 = view_9.transpose(1, 2)
        del view_9
        view_10 = key_6.view(1, -1, 6, 32)
        del key_6
        key_7 = view_10.transpose(1, 2)
        del view_10
        view_11 = value_6.view(1, -1, 6, 32)
        del value_6
        value_7 = view_11.transpose(1, 2)
        del view_11
        hidden_states_38 = torch.nn.functional.scaled_dot_product_attention(query_7, key_7, value_7, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_7, key_7, value_7
        transpose_3 = hidden_states_38.transpose(1, 2)
        del hidden_states_38
        hidden_states_39 = transpose_3.reshape(1, -1, 192)
        del transpose_3
        hidden_states_40 = hidden_states_39.to(torch.float32)
        del hidden_states_39
        hidden_states_41 = torch.nn.functional.linear(hidden_states_40, transformer_blocks_3_attn1_to_out_0_weight, transformer_blocks_3_attn1_to_out_0_bias)
        del hidden_states_40
        hidden_states_42 = torch.nn.functional.dropout(hidden_states_41, 0.0, False, False)
        del hidden_states_41
        hidden_states_43 = hidden_states_42 / 1.0
        del hidden_states_42
        unsqueeze_6 = gate_msa_3.unsqueeze(1)
        del gate_msa_3
        attn_output_3 = unsqueeze_6 * hidden_states_43
        del unsqueeze_6, hidden_states_43
        hidden_states_44 = attn_output_3 + hidden_states_37
        del hidden_states_37, attn_output_3
        norm_hidden_states_6 = torch.nn.functional.layer_norm(hidden_states_44, (192,), None, None, 1e-05)
        getitem_30 = scale_mlp_3[:, None]
        del scale_mlp_3
        add_8 = 1 + getitem_30
        del getitem_30
        mul_7 = norm_hidden_states_6 * add_8
        del norm_hidden_states_6, add_8
        getitem_31 = shift_mlp_3[:, None]
        del shift_mlp_3
        norm_hidden_states_7 = mul_7 + getitem_31
        del mul_7, getitem_31
        hidden_states_45 = torch.nn.functional.linear(norm_hidden_states_7, transformer_blocks_3_ff_net_0_proj_weight, transformer_blocks_3_ff_net_0_proj_bias)
        del norm_hidden_states_7
        hidden_states_46 = torch.nn.functional.gelu(hidden_states_45, approximate='tanh')
        del hidden_states_45
        hidden_states_47 = torch.nn.functional.dropout(hidden_states_46, 0.0, False, False)
        del hidden_states_46
        hidden_states_48 = torch.nn.functional.linear(hidden_states_47, transformer_blocks_3_ff_net_2_weight, transformer_blocks_3_ff_net_2_bias)
        del hidden_states_47
        unsqueeze_7 = gate_mlp_3.unsqueeze(1)
        del gate_mlp_3
        ff_output_3 = unsqueeze_7 * hidden_states_48
        del unsqueeze_7, hidden_states_48
        hidden_states_49 = ff_output_3 + hidden_states_44
        del hidden_states_44, ff_output_3
        arange_4 = torch.arange(start=0, end=128, dtype=torch.float32, device=device)
        exponent_8 = (-9.210340371976184) * arange_4
        del arange_4
        exponent_9 = exponent_8 / 127
        del exponent_8
        emb_24 = torch.exp(exponent_9)
        del exponent_9
        getitem_32 = timestep[:, None]
        float_5 = getitem_32.float()
        del getitem_32
        getitem_33 = emb_24[None, :]
        del emb_24
        emb_25 = float_5 * getitem_33
        del float_5, getitem_33
        emb_26 = 1 * emb_25
        del emb_25
        sin_4 = torch.sin(emb_26)
        cos_4 = torch.cos(emb_26)
        del emb_26
        emb_27 = torch.cat([sin_4, cos_4], dim=-1)
        del sin_4, cos_4
        getitem_34 = emb_27[:, 128:]
        getitem_35 = emb_27[:, :128]
        del emb_27
        emb_28 = torch.cat([getitem_34, getitem_35], dim=-1)
        del getitem_34, getitem_35
        to_4 = emb_28.to(dtype=torch.float32)
        del emb_28
        sample_12 = torch.nn.functional.linear(to_4, transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_weight, transformer_blocks_0_norm1_emb_timestep_embedder_linear_1_bias)
        del to_4
        sample_13 = torch.nn.functional.silu(sample_12, inplace=False)
        del sample_12
        sample_14 = torch.nn.functional.linear(sample_13, transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_weight, transformer_blocks_0_norm1_emb_timestep_embedder_linear_2_bias)
        del sample_13
        embeddings_4 = torch.nn.functional.embedding(class_labels, transformer_blocks_0_norm1_emb_class_embedder_embedding_table_weight, None, None, 2.0, False, False)
        conditioning_4 = sample_14 + embeddings_4
        del sample_14, embeddings_4
        silu_4 = torch.nn.functional.silu(conditioning_4)
        del conditioning_4
        linear = torch.nn.functional.linear(silu_4, proj_out_1_weight, proj_out_1_bias)
        del silu_4
        chunk_4 = linear.chunk(2, dim=1)
        del linear
        shift = chunk_4[0]
        scale = chunk_4[1]
        del chunk_4
        layer_norm_4 = torch.nn.functional.layer_norm(hidden_states_49, (192,), None, None, 1e-06)
        del hidden_states_49
        getitem_36 = scale[:, None]
        del scale
        add_9 = 1 + getitem_36
        del getitem_36
        mul_8 = layer_norm_4 * add_9
        del layer_norm_4, add_9
        getitem_37 = shift[:, None]
        del shift
        hidden_states_50 = mul_8 + getitem_37
        del mul_8, getitem_37
        hidden_states_51 = torch.nn.functional.linear(hidden_states_50, proj_out_2_weight, proj_out_2_bias)
        del hidden_states_50
        hidden_states_52 = hidden_states_51.reshape(shape=(-1, 16, 16, 2, 2, 4))
        del hidden_states_51
        hidden_states_53 = torch.einsum('nhwpqc->nchpwq', hidden_states_52)
        del hidden_states_52
        output = hidden_states_53.reshape(shape=(-1, 4, 32, 32))
        del hidden_states_53
        return (output,)
