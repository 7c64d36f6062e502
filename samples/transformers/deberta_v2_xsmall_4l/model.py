import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        attention_mask: torch.Tensor,
        embeddings_word_embeddings_weight: torch.Tensor,
        embeddings_LayerNorm_weight: torch.Tensor,
        embeddings_LayerNorm_bias: torch.Tensor,
        encoder_rel_embeddings_weight: torch.Tensor,
        encoder_LayerNorm_weight: torch.Tensor,
        encoder_LayerNorm_bias: torch.Tensor,
        encoder_layer_0_attention_self_query_proj_weight: torch.Tensor,
        encoder_layer_0_attention_self_query_proj_bias: torch.Tensor,
        encoder_layer_0_attention_self_key_proj_weight: torch.Tensor,
        encoder_layer_0_attention_self_key_proj_bias: torch.Tensor,
        encoder_layer_0_attention_self_value_proj_weight: torch.Tensor,
        encoder_layer_0_attention_self_value_proj_bias: torch.Tensor,
        encoder_layer_0_attention_output_dense_weight: torch.Tensor,
        encoder_layer_0_attention_output_dense_bias: torch.Tensor,
        encoder_layer_0_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_0_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_0_intermediate_dense_weight: torch.Tensor,
        encoder_layer_0_intermediate_dense_bias: torch.Tensor,
        encoder_layer_0_output_dense_weight: torch.Tensor,
        encoder_layer_0_output_dense_bias: torch.Tensor,
        encoder_layer_0_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_0_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_1_attention_self_query_proj_weight: torch.Tensor,
        encoder_layer_1_attention_self_query_proj_bias: torch.Tensor,
        encoder_layer_1_attention_self_key_proj_weight: torch.Tensor,
        encoder_layer_1_attention_self_key_proj_bias: torch.Tensor,
        encoder_layer_1_attention_self_value_proj_weight: torch.Tensor,
        encoder_layer_1_attention_self_value_proj_bias: torch.Tensor,
        encoder_layer_1_attention_output_dense_weight: torch.Tensor,
        encoder_layer_1_attention_output_dense_bias: torch.Tensor,
        encoder_layer_1_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_1_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_1_intermediate_dense_weight: torch.Tensor,
        encoder_layer_1_intermediate_dense_bias: torch.Tensor,
        encoder_layer_1_output_dense_weight: torch.Tensor,
        encoder_layer_1_output_dense_bias: torch.Tensor,
        encoder_layer_1_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_1_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_2_attention_self_query_proj_weight: torch.Tensor,
        encoder_layer_2_attention_self_query_proj_bias: torch.Tensor,
        encoder_layer_2_attention_self_key_proj_weight: torch.Tensor,
        encoder_layer_2_attention_self_key_proj_bias: torch.Tensor,
        encoder_layer_2_attention_self_value_proj_weight: torch.Tensor,
        encoder_layer_2_attention_self_value_proj_bias: torch.Tensor,
        encoder_layer_2_attention_output_dense_weight: torch.Tensor,
        encoder_layer_2_attention_output_dense_bias: torch.Tensor,
        encoder_layer_2_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_2_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_2_intermediate_dense_weight: torch.Tensor,
        encoder_layer_2_intermediate_dense_bias: torch.Tensor,
        encoder_layer_2_output_dense_weight: torch.Tensor,
        encoder_layer_2_output_dense_bias: torch.Tensor,
        encoder_layer_2_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_2_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_3_attention_self_query_proj_weight: torch.Tensor,
        encoder_layer_3_attention_self_query_proj_bias: torch.Tensor,
        encoder_layer_3_attention_self_key_proj_weight: torch.Tensor,
        encoder_layer_3_attention_self_key_proj_bias: torch.Tensor,
        encoder_layer_3_attention_self_value_proj_weight: torch.Tensor,
        encoder_layer_3_attention_self_value_proj_bias: torch.Tensor,
        encoder_layer_3_attention_output_dense_weight: torch.Tensor,
        encoder_layer_3_attention_output_dense_bias: torch.Tensor,
        encoder_layer_3_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_3_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_3_intermediate_dense_weight: torch.Tensor,
        encoder_layer_3_intermediate_dense_bias: torch.Tensor,
        encoder_layer_3_output_dense_weight: torch.Tensor,
        encoder_layer_3_output_dense_bias: torch.Tensor,
        encoder_layer_3_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_3_output_LayerNorm_bias: torch.Tensor,
    ):
        device = input_ids.device
        torch.zeros((1, 64), dtype=torch.int64, device=device)
        inputs_embeds = torch.nn.functional.embedding(input_ids, embeddings_word_embeddings_weight, 0, None, 2.0, False, False)
        torch.zeros_like(inputs_embeds)
        embeddings = torch.nn.functional.layer_norm(inputs_embeds, (384,), embeddings_LayerNorm_weight, embeddings_LayerNorm_bias, 1e-07)
        del inputs_embeds
        mask = attention_mask.unsqueeze(2)
        mask_1 = mask.to(torch.float32)
        del mask
        embeddings_1 = embeddings * mask_1
        del embeddings, mask_1
        embeddings_2 = torch.nn.functional.dropout(embeddings_1, 0.1, False, False)
        del embeddings_1
        unsqueeze = attention_mask.unsqueeze(1)
        extended_attention_mask = unsqueeze.unsqueeze(2)
        del unsqueeze
        squeeze = extended_attention_mask.squeeze(-2)
        unsqueeze_1 = squeeze.unsqueeze(-1)
        del squeeze
        attention_mask_1 = extended_attention_mask * unsqueeze_1
        del extended_attention_mask, unsqueeze_1
        q_ids = torch.arange(64, dtype=torch.int64, device=device)
        k_ids = torch.arange(64, dtype=torch.int64, device=device)
        getitem = q_ids[:, None]
        del q_ids
        getitem_1 = k_ids[None, :]
        del k_ids
        rel_pos_ids = getitem - getitem_1
        del getitem, getitem_1
        sign = torch.sign(rel_pos_ids)
        lt = rel_pos_ids < 128
        gt = rel_pos_ids > (-128)
        and_1 = lt & gt
        del lt, gt
        tensor = torch.tensor(127)
        type_as = tensor.type_as(rel_pos_ids)
        del tensor
        abs_1 = torch.abs(rel_pos_ids)
        abs_pos = torch.where(and_1, type_as, abs_1)
        del and_1, type_as, abs_1
        truediv = abs_pos / 128
        log = torch.log(truediv)
        del truediv
        tensor_1 = torch.tensor(3.9921875)
        log_1 = torch.log(tensor_1)
        del tensor_1
        truediv_1 = log / log_1
        del log, log_1
        mul = truediv_1 * 127
        del truediv_1
        ceil = torch.ceil(mul)
        del mul
        log_pos = ceil + 128
        del ceil
        le = abs_pos <= 128
        del abs_pos
        type_as_1 = rel_pos_ids.type_as(log_pos)
        del rel_pos_ids
        mul_1 = log_pos * sign
        del log_pos, sign
        bucket_pos = torch.where(le, type_as_1, mul_1)
        del le, type_as_1, mul_1
        rel_pos_ids_1 = bucket_pos.to(torch.int64)
        del bucket_pos
        rel_pos_ids_2 = rel_pos_ids_1[:64, :]
        del rel_pos_ids_1
        rel_pos_ids_3 = rel_pos_ids_2.unsqueeze(0)
        del rel_pos_ids_2
        rel_embeddings = torch.nn.functional.layer_norm(encoder_rel_embeddings_weight, (384,), encoder_LayerNorm_weight, encoder_LayerNorm_bias, 1e-07)
        linear = torch.nn.functional.linear(embeddings_2, encoder_layer_0_attention_self_query_proj_weight, encoder_layer_0_attention_self_query_proj_bias)
        x = linear.view((1, 64, 6, -1))
        del linear
        permute = x.permute(0, 2, 1, 3)
        del x
        contiguous = permute.contiguous()
        del permute
        query_layer = contiguous.view(-1, 64, 64)
        del contiguous
        linear_1 = torch.nn.functional.linear(embeddings_2, encoder_layer_0_attention_self_key_proj_weight, encoder_layer_0_attention_self_key_proj_bias)
        x_1 = linear_1.view((1, 64, 6, -1))
        del linear_1
        permute_1 = x_1.permute(0, 2, 1, 3)
        del x_1
        contiguous_1 = permute_1.contiguous()
        del permute_1
        key_layer = contiguous_1.view(-1, 64, 64)
        del contiguous_1
        linear_2 = torch.nn.functional.linear(embeddings_2, encoder_layer_0_attention_self_value_proj_weight, encoder_layer_0_attention_self_value_proj_bias)
        x_2 = linear_2.view((1, 64, 6, -1))
        del linear_2
        permute_2 = x_2.permute(0, 2, 1, 3)
        del x_2
        contiguous_2 = permute_2.contiguous()
        del permute_2
        value_layer = contiguous_2.view(-1, 64, 64)
        del contiguous_2
        tensor_2 = torch.tensor(64, dtype=torch.float32)
        mul_2 = tensor_2 * 3
        del tensor_2
        scale = torch.sqrt(mul_2)
        del mul_2
        transpose = key_layer.transpose(-1, -2)
        to = scale.to(dtype=torch.float32)
        del scale
        truediv_2 = transpose / to
        del transpose, to
        attention_scores = torch.bmm(query_layer, truediv_2)
        del truediv_2
        rel_embeddings_1 = torch.nn.functional.dropout(rel_embeddings, 0.1, False, False)
        relative_pos = rel_pos_ids_3.unsqueeze(1)
        relative_pos_1 = relative_pos.to(device=device, dtype=torch.int64)
        del relative_pos
        getitem_2 = rel_embeddings_1[0:512, :]
        del rel_embeddings_1
        rel_embeddings_2 = getitem_2.unsqueeze(0)
        del getitem_2
        linear_3 = torch.nn.functional.linear(rel_embeddings_2, encoder_layer_0_attention_self_query_proj_weight, encoder_layer_0_attention_self_query_proj_bias)
        x_3 = linear_3.view((1, 512, 6, -1))
        del linear_3
        permute_3 = x_3.permute(0, 2, 1, 3)
        del x_3
        contiguous_3 = permute_3.contiguous()
        del permute_3
        view = contiguous_3.view(-1, 512, 64)
        del contiguous_3
        pos_query_layer = view.repeat(1, 1, 1)
        del view
        linear_4 = torch.nn.functional.linear(rel_embeddings_2, encoder_layer_0_attention_self_key_proj_weight, encoder_layer_0_attention_self_key_proj_bias)
        del rel_embeddings_2
        x_4 = linear_4.view((1, 512, 6, -1))
        del linear_4
        permute_4 = x_4.permute(0, 2, 1, 3)
        del x_4
        contiguous_4 = permute_4.contiguous()
        del permute_4
        view_1 = contiguous_4.view(-1, 512, 64)
        del contiguous_4
        pos_key_layer = view_1.repeat(1, 1, 1)
        del view_1
        tensor_3 = torch.tensor(64, dtype=torch.float32)
        mul_3 = tensor_3 * 3
        del tensor_3
        scale_1 = torch.sqrt(mul_3)
        del mul_3
        transpose_1 = pos_key_layer.transpose(-1, -2)
        del pos_key_layer
        c2p_att = torch.bmm(query_layer, transpose_1)
        del query_layer, transpose_1
        add = relative_pos_1 + 256
        c2p_pos = torch.clamp(add, 0, 511)
        del add
        squeeze_1 = c2p_pos.squeeze(0)
        del c2p_pos
        expand = squeeze_1.expand([6, 64, 64])
        del squeeze_1
        c2p_att_1 = torch.gather(c2p_att, dim=-1, index=expand)
        del c2p_att, expand
        to_1 = scale_1.to(dtype=torch.float32)
        del scale_1
        truediv_3 = c2p_att_1 / to_1
        del c2p_att_1, to_1
        score = 0 + truediv_3
        del truediv_3
        tensor_4 = torch.tensor(64, dtype=torch.float32)
        mul_4 = tensor_4 * 3
        del tensor_4
        scale_2 = torch.sqrt(mul_4)
        del mul_4
        neg = -relative_pos_1
        del relative_pos_1
        add_1 = neg + 256
        del neg
        p2c_pos = torch.clamp(add_1, 0, 511)
        del add_1
        transpose_2 = pos_query_layer.transpose(-1, -2)
        del pos_query_layer
        p2c_att = torch.bmm(key_layer, transpose_2)
        del key_layer, transpose_2
        squeeze_2 = p2c_pos.squeeze(0)
        del p2c_pos
        expand_1 = squeeze_2.expand([6, 64, 64])
        del squeeze_2
        gather = torch.gather(p2c_att, dim=-1, index=expand_1)
        del p2c_att, expand_1
        p2c_att_1 = gather.transpose(-1, -2)
        del gather
        to_2 = scale_2.to(dtype=torch.float32)
        del scale_2
        truediv_4 = p2c_att_1 / to_2
        del p2c_att_1, to_2
        score += truediv_4
        del truediv_4
        attention_scores_1 = attention_scores + score
        del score, attention_scores
        attention_scores_2 = attention_scores_1.view(-1, 6, 64, 64)
        del attention_scores_1
        attention_mask_2 = attention_mask_1.bool()
        invert = ~attention_mask_2
        del attention_mask_2
        attention_scores_3 = attention_scores_2.masked_fill(invert, -3.4028234663852886e+38)
        del attention_scores_2, invert
        attention_probs = torch.nn.functional.softmax(attention_scores_3, dim=-1)
        del attention_scores_3
        attention_probs_1 = torch.nn.functional.dropout(attention_probs, 0.1, False, False)
        del attention_probs
        view_2 = attention_probs_1.view(-1, 64, 64)
        del attention_probs_1
        context_layer = torch.bmm(view_2, value_layer)
        del view_2, value_layer
        view_3 = context_layer.view(-1, 6, 64, 64)
        del context_layer
        permute_5 = view_3.permute(0, 2, 1, 3)
        del view_3
        context_layer_1 = permute_5.contiguous()
        del permute_5
        context_layer_2 = context_layer_1.view((1, 64, -1))
        del context_layer_1
        hidden_states = torch.nn.functional.linear(context_layer_2, encoder_layer_0_attention_output_dense_weight, encoder_layer_0_attention_output_dense_bias)
        del context_layer_2
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, False, False)
        del hidden_states
        add_2 = hidden_states_1 + embeddings_2
        del embeddings_2, hidden_states_1
        hidden_states_2 = torch.nn.functional.layer_norm(add_2, (384,), encoder_layer_0_attention_output_LayerNorm_weight, encoder_layer_0_attention_output_LayerNorm_bias, 1e-07)
        del add_2
        hidden_states_3 = torch.nn.functional.linear(hidden_states_2, encoder_layer_0_intermediate_dense_weight, encoder_layer_0_intermediate_dense_bias)
        hidden_states_4 = torch.nn.functional.gelu(hidden_states_3)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, encoder_layer_0_output_dense_weight, encoder_layer_0_output_dense_bias)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.1, False, False)
        del hidden_states_5
        add_3 = hidden_states_6 + hidden_states_2
        del hidden_states_2, hidden_states_6
        hidden_states_7 = torch.nn.functional.layer_norm(add_3, (384,), encoder_layer_0_output_LayerNorm_weight, encoder_layer_0_output_LayerNorm_bias, 1e-07)
        del add_3
        linear_5 = torch.nn.functional.linear(hidden_states_7, encoder_layer_1_attention_self_query_proj_weight, encoder_layer_1_attention_self_query_proj_bias)
        x_5 = linear_5.view((1, 64, 6, -1))
        del linear_5
        permute_6 = x_5.permute(0, 2, 1, 3)
        del x_5
        contiguous_5 = permute_6.contiguous()
        del permute_6
        query_layer_1 = contiguous_5.view(-1, 64, 64)
        del contiguous_5
        linear_6 = torch.nn.functional.linear(hidden_states_7, encoder_layer_1_attention_self_key_proj_weight, encoder_layer_1_attention_self_key_proj_bias)
        x_6 = linear_6.view((1, 64, 6, -1))
        del linear_6
        permute_7 = x_6.permute(0, 2, 1, 3)
        del x_6
        contiguous_6 = permute_7.contiguous()
        del permute_7
        key_layer_1 = contiguous_6.view(-1, 64, 64)
        del contiguous_6
        linear_7 = torch.nn.functional.linear(hidden_states_7, encoder_layer_1_attention_self_value_proj_weight, encoder_layer_1_attention_self_value_proj_bias)
        x_7 = linear_7.view((1, 64, 6, -1))
        del linear_7
        permute_8 = x_7.permute(0, 2, 1, 3)
        del x_7
        contiguous_7 = permute_8.contiguous()
        del permute_8
        value_layer_1 = contiguous_7.view(-1, 64, 64)
        del contiguous_7
        tensor_5 = torch.tensor(64, dtype=torch.float32)
        mul_5 = tensor_5 * 3
        del tensor_5
        scale_3 = torch.sqrt(mul_5)
        del mul_5
        transpose_3 = key_layer_1.transpose(-1, -2)
        to_3 = scale_3.to(dtype=torch.float32)
        del scale_3
        truediv_5 = transpose_3 / to_3
        del transpose_3, to_3
        attention_scores_4 = torch.bmm(query_layer_1, truediv_5)
        del truediv_5
        rel_embeddings_3 = torch.nn.functional.dropout(rel_embeddings, 0.1, False, False)
        relative_pos_2 = rel_pos_ids_3.unsqueeze(1)
        relative_pos_3 = relative_pos_2.to(device=device, dtype=torch.int64)
        del relative_pos_2
        getitem_3 = rel_embeddings_3[0:512, :]
        del rel_embeddings_3
        rel_embeddings_4 = getitem_3.unsqueeze(0)
        del getitem_3
        linear_8 = torch.nn.functional.linear(rel_embeddings_4, encoder_layer_1_attention_self_query_proj_weight, encoder_layer_1_attention_self_query_proj_bias)
        x_8 = linear_8.view((1, 512, 6, -1))
        del linear_8
        permute_9 = x_8.permute(0, 2, 1, 3)
        del x_8
        contiguous_8 = permute_9.contiguous()
        del permute_9
        view_4 = contiguous_8.view(-1, 512, 64)
        del contiguous_8
        pos_query_layer_1 = view_4.repeat(1, 1, 1)
        del view_4
        linear_9 = torch.nn.functional.linear(rel_embeddings_4, encoder_layer_1_attention_self_key_proj_weight, encoder_layer_1_attention_self_key_proj_bias)
        del rel_embeddings_4
        x_9 = linear_9.view((1, 512, 6, -1))
        del linear_9
        permute_10 = x_9.permute(0, 2, 1, 3)
        del x_9
        contiguous_9 = permute_10.contiguous()
        del permute_10
        view_5 = contiguous_9.view(-1, 512, 64)
        del contiguous_9
        pos_key_layer_1 = view_5.repeat(1, 1, 1)
        del view_5
        tensor_6 = torch.tensor(64, dtype=torch.float32)
        mul_6 = tensor_6 * 3
        del tensor_6
        scale_4 = torch.sqrt(mul_6)
        del mul_6
        transpose_4 = pos_key_layer_1.transpose(-1, -2)
        del pos_key_layer_1
        c2p_att_2 = torch.bmm(query_layer_1, transpose_4)
        del query_layer_1, transpose_4
        add_4 = relative_pos_3 + 256
        c2p_pos_1 = torch.clamp(add_4, 0, 511)
        del add_4
        squeeze_3 = c2p_pos_1.squeeze(0)
        del c2p_pos_1
        expand_2 = squeeze_3.expand([6, 64, 64])
        del squeeze_3
        c2p_att_3 = torch.gather(c2p_att_2, dim=-1, index=expand_2)
        del c2p_att_2, expand_2
        to_4 = scale_4.to(dtype=torch.float32)
        del scale_4
        truediv_6 = c2p_att_3 / to_4
        del c2p_att_3, to_4
        score_1 = 0 + truediv_6
        del truediv_6
        tensor_7 = torch.tensor(64, dtype=torch.float32)
        mul_7 = tensor_7 * 3
        del tensor_7
        scale_5 = torch.sqrt(mul_7)
        del mul_7
        neg_1 = -relative_pos_3
        del relative_pos_3
        add_5 = neg_1 + 256
        del neg_1
        p2c_pos_1 = torch.clamp(add_5, 0, 511)
        del add_5
        transpose_5 = pos_query_layer_1.transpose(-1, -2)
        del pos_query_layer_1
        p2c_att_2 = torch.bmm(key_layer_1, transpose_5)
        del key_layer_1, transpose_5
        squeeze_4 = p2c_pos_1.squeeze(0)
        del p2c_pos_1
        expand_3 = squeeze_4.expand([6, 64, 64])
        del squeeze_4
        gather_1 = torch.gather(p2c_att_2, dim=-1, index=expand_3)
        del p2c_att_2, expand_3
        p2c_att_3 = gather_1.transpose(-1, -2)
        del gather_1
        to_5 = scale_5.to(dtype=torch.float32)
        del scale_5
        truediv_7 = p2c_att_3 / to_5
        del p2c_att_3, to_5
        score_1 += truediv_7
        del truediv_7
        attention_scores_5 = attention_scores_4 + score_1
        del score_1, attention_scores_4
        attention_scores_6 = attention_scores_5.view(-1, 6, 64, 64)
        del attention_scores_5
        attention_mask_3 = attention_mask_1.bool()
        invert_1 = ~attention_mask_3
        del attention_mask_3
        attention_scores_7 = attention_scores_6.masked_fill(invert_1, -3.4028234663852886e+38)
        del attention_scores_6, invert_1
        attention_probs_2 = torch.nn.functional.softmax(attention_scores_7, dim=-1)
        del attention_scores_7
        attention_probs_3 = torch.nn.functional.dropout(attention_probs_2, 0.1, False, False)
        del attention_probs_2
        view_6 = attention_probs_3.view(-1, 64, 64)
        del attention_probs_3
        context_layer_3 = torch.bmm(view_6, value_layer_1)
        del view_6, value_layer_1
        view_7 = context_layer_3.view(-1, 6, 64, 64)
        del context_layer_3
        permute_11 = view_7.permute(0, 2, 1, 3)
        del view_7
        context_layer_4 = permute_11.contiguous()
        del permute_11
        context_layer_5 = context_layer_4.view((1, 64, -1))
        del context_layer_4
        hidden_states_8 = torch.nn.functional.linear(context_layer_5, encoder_layer_1_attention_output_dense_weight, encoder_layer_1_attention_output_dense_bias)
        del context_layer_5
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, 0.1, False, False)
        del hidden_states_8
        add_6 = hidden_states_9 + hidden_states_7
        del hidden_states_7, hidden_states_9
        hidden_states_10 = torch.nn.functional.layer_norm(add_6, (384,), encoder_layer_1_attention_output_LayerNorm_weight, encoder_layer_1_attention_output_LayerNorm_bias, 1e-07)
        del add_6
        hidden_states_11 = torch.nn.functional.linear(hidden_states_10, encoder_layer_1_intermediate_dense_weight, encoder_layer_1_intermediate_dense_bias)
        hidden_states_12 = torch.nn.functional.gelu(hidden_states_11)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, encoder_layer_1_output_dense_weight, encoder_layer_1_output_dense_bias)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.dropout(hidden_states_13, 0.1, False, False)
        del hidden_states_13
        add_7 = hidden_states_14 + hidden_states_10
        del hidden_states_10, hidden_states_14
        hidden_states_15 = torch.nn.functional.layer_norm(add_7, (384,), encoder_layer_1_output_LayerNorm_weight, encoder_layer_1_output_LayerNorm_bias, 1e-07)
        del add_7
        linear_10 = torch.nn.functional.linear(hidden_states_15, encoder_layer_2_attention_self_query_proj_weight, encoder_layer_2_attention_self_query_proj_bias)
        x_10 = linear_10.view((1, 64, 6, -1))
        del linear_10
        permute_12 = x_10.permute(0, 2, 1, 3)
        del x_10
        contiguous_10 = permute_12.contiguous()
        del permute_12
        query_layer_2 = contiguous_10.view(-1, 64, 64)
        del contiguous_10
        linear_11 = torch.nn.functional.linear(hidden_states_15, encoder_layer_2_attention_self_key_proj_weight, encoder_layer_2_attention_self_key_proj_bias)
        x_11 = linear_11.view((1, 64, 6, -1))
        del linear_11
        permute_13 = x_11.permute(0, 2, 1, 3)
        del x_11
        contiguous_11 = permute_13.contiguous()
        del permute_13
        key_layer_2 = contiguous_11.view(-1, 64, 64)
        del contiguous_11
        linear_12 = torch.nn.functional.linear(hidden_states_15, encoder_layer_2_attention_self_value_proj_weight, encoder_layer_2_attention_self_value_proj_bias)
        x_12 = linear_12.view((1, 64, 6, -1))
        del linear_12
        permute_14 = x_12.permute(0, 2, 1, 3)
        del x_12
        contiguous_12 = permute_14.contiguous()
        del permute_14
        value_layer_2 = contiguous_12.view(-1, 64, 64)
        del contiguous_12
        tensor_8 = torch.tensor(64, dtype=torch.float32)
        mul_8 = tensor_8 * 3
        del tensor_8
        scale_6 = torch.sqrt(mul_8)
        del mul_8
        transpose_6 = key_layer_2.transpose(-1, -2)
        to_6 = scale_6.to(dtype=torch.float32)
        del scale_6
        truediv_8 = transpose_6 / to_6
        del transpose_6, to_6
        attention_scores_8 = torch.bmm(query_layer_2, truediv_8)
        del truediv_8
        rel_embeddings_5 = torch.nn.functional.dropout(rel_embeddings, 0.1, False, False)
        relative_pos_4 = rel_pos_ids_3.unsqueeze(1)
        relative_pos_5 = relative_pos_4.to(device=device, dtype=torch.int64)
        del relative_pos_4
        getitem_4 = rel_embeddings_5[0:512, :]
        del rel_embeddings_5
        rel_embeddings_6 = getitem_4.unsqueeze(0)
        del getitem_4
        linear_13 = torch.nn.functional.linear(rel_embeddings_6, encoder_layer_2_attention_self_query_proj_weight, encoder_layer_2_attention_self_query_proj_bias)
        x_13 = linear_13.view((1, 512, 6, -1))
        del linear_13
        permute_15 = x_13.permute(0, 2, 1, 3)
        del x_13
        contiguous_13 = permute_15.contiguous()
        del permute_15
        view_8 = contiguous_13.view(-1, 512, 64)
        del contiguous_13
        pos_query_layer_2 = view_8.repeat(1, 1, 1)
        del view_8
        linear_14 = torch.nn.functional.linear(rel_embeddings_6, encoder_layer_2_attention_self_key_proj_weight, encoder_layer_2_attention_self_key_proj_bias)
        del rel_embeddings_6
        x_14 = linear_14.view((1, 512, 6, -1))
        del linear_14
        permute_16 = x_14.permute(0, 2, 1, 3)
        del x_14
        contiguous_14 = permute_16.contiguous()
        del permute_16
        view_9 = contiguous_14.view(-1, 512, 64)
        del contiguous_14
        pos_key_layer_2 = view_9.repeat(1, 1, 1)
        del view_9
        tensor_9 = torch.tensor(64, dtype=torch.float32)
        mul_9 = tensor_9 * 3
        del tensor_9
        scale_7 = torch.sqrt(mul_9)
        del mul_9
        transpose_7 = pos_key_layer_2.transpose(-1, -2)
        del pos_key_layer_2
        c2p_att_4 = torch.bmm(query_layer_2, transpose_7)
        del query_layer_2, transpose_7
        add_8 = relative_pos_5 + 256
        c2p_pos_2 = torch.clamp(add_8, 0, 511)
        del add_8
        squeeze_5 = c2p_pos_2.squeeze(0)
        del c2p_pos_2
        expand_4 = squeeze_5.expand([6, 64, 64])
        del squeeze_5
        c2p_att_5 = torch.gather(c2p_att_4, dim=-1, index=expand_4)
        del c2p_att_4, expand_4
        to_7 = scale_7.to(dtype=torch.float32)
        del scale_7
        truediv_9 = c2p_att_5 / to_7
        del c2p_att_5, to_7
        score_2 = 0 + truediv_9
        del truediv_9
        tensor_10 = torch.tensor(64, dtype=torch.float32)
        mul_10 = tensor_10 * 3
        del tensor_10
        scale_8 = torch.sqrt(mul_10)
        del mul_10
        neg_2 = -relative_pos_5
        del relative_pos_5
        add_9 = neg_2 + 256
        del neg_2
        p2c_pos_2 = torch.clamp(add_9, 0, 511)
        del add_9
        transpose_8 = pos_query_layer_2.transpose(-1, -2)
        del pos_query_layer_2
        p2c_att_4 = torch.bmm(key_layer_2, transpose_8)
        del key_layer_2, transpose_8
        squeeze_6 = p2c_pos_2.squeeze(0)
        del p2c_pos_2
        expand_5 = squeeze_6.expand([6, 64, 64])
        del squeeze_6
        gather_2 = torch.gather(p2c_att_4, dim=-1, index=expand_5)
        del p2c_att_4, expand_5
        p2c_att_5 = gather_2.transpose(-1, -2)
        del gather_2
        to_8 = scale_8.to(dtype=torch.float32)
        del scale_8
        truediv_10 = p2c_att_5 / to_8
        del p2c_att_5, to_8
        score_2 += truediv_10
        del truediv_10
        attention_scores_9 = attention_scores_8 + score_2
        del score_2, attention_scores_8
        attention_scores_10 = attention_scores_9.view(-1, 6, 64, 64)
        del attention_scores_9
        attention_mask_4 = attention_mask_1.bool()
        invert_2 = ~attention_mask_4
        del attention_mask_4
        attention_scores_11 = attention_scores_10.masked_fill(invert_2, -3.4028234663852886e+38)
        del attention_scores_10, invert_2
        attention_probs_4 = torch.nn.functional.softmax(attention_scores_11, dim=-1)
        del attention_scores_11
        attention_probs_5 = torch.nn.functional.dropout(attention_probs_4, 0.1, False, False)
        del attention_probs_4
        view_10 = attention_probs_5.view(-1, 64, 64)
        del attention_probs_5
        context_layer_6 = torch.bmm(view_10, value_layer_2)
        del view_10, value_layer_2
        view_11 = context_layer_6.view(-1, 6, 64, 64)
        del context_layer_6
        permute_17 = view_11.permute(0, 2, 1, 3)
        del view_11
        context_layer_7 = permute_17.contiguous()
        del permute_17
        context_layer_8 = context_layer_7.view((1, 64, -1))
        del context_layer_7
        hidden_states_16 = torch.nn.functional.linear(context_layer_8, encoder_layer_2_attention_output_dense_weight, encoder_layer_2_attention_output_dense_bias)
        del context_layer_8
        hidden_states_17 = torch.nn.functional.dropout(hidden_states_16, 0.1, False, False)
        del hidden_states_16
        add_10 = hidden_states_17 + hidden_states_15
        del hidden_states_15, hidden_states_17
        hidden_states_18 = torch.nn.functional.layer_norm(add_10, (384,), encoder_layer_2_attention_output_LayerNorm_weight, encoder_layer_2_attention_output_LayerNorm_bias, 1e-07)
        del add_10
        hidden_states_19 = torch.nn.functional.linear(hidden_states_18, encoder_layer_2_intermediate_dense_weight, encoder_layer_2_intermediate_dense_bias)
        hidden_states_20 = torch.nn.functional.gelu(hidden_states_19)
        del hidden_states_19
        hidden_states_21 = torch.nn.functional.linear(hidden_states_20, encoder_layer_2_output_dense_weight, encoder_layer_2_output_dense_bias)
        del hidden_states_20
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, 0.1, False, False)
        del hidden_states_21
        add_11 = hidden_states_22 + hidden_states_18
        del hidden_states_18, hidden_states_22
        hidden_states_23 = torch.nn.functional.layer_norm(add_11, (384,), encoder_layer_2_output_LayerNorm_weight, encoder_layer_2_output_LayerNorm_bias, 1e-07)
        del add_11
        linear_15 = torch.nn.functional.linear(hidden_states_23, encoder_layer_3_attention_self_query_proj_weight, encoder_layer_3_attention_self_query_proj_bias)
        x_15 = linear_15.view((1, 64, 6, -1))
        del linear_15
        permute_18 = x_15.permute(0, 2, 1, 3)
        del x_15
        contiguous_15 = permute_18.contiguous()
        del permute_18
        query_layer_3 = contiguous_15.view(-1, 64, 64)
        del contiguous_15
        linear_16 = torch.nn.functional.linear(hidden_states_23, encoder_layer_3_attention_self_key_proj_weight, encoder_layer_3_attention_self_key_proj_bias)
        x_16 = linear_16.view((1, 64, 6, -1))
        del linear_16
        permute_19 = x_16.permute(0, 2, 1, 3)
        del x_16
        contiguous_16 = permute_19.contiguous()
        del permute_19
        key_layer_3 = contiguous_16.view(-1, 64, 64)
        del contiguous_16
        linear_17 = torch.nn.functional.linear(hidden_states_23, encoder_layer_3_attention_self_value_proj_weight, encoder_layer_3_attention_self_value_proj_bias)
        x_17 = linear_17.view((1, 64, 6, -1))
        del linear_17
        permute_20 = x_17.permute(0, 2, 1, 3)
        del x_17
        contiguous_17 = permute_20.contiguous()
        del permute_20
        value_layer_3 = contiguous_17.view(-1, 64, 64)
        del contiguous_17
        tensor_11 = torch.tensor(64, dtype=torch.float32)
        mul_11 = tensor_11 * 3
        del tensor_11
        scale_9 = torch.sqrt(mul_11)
        del mul_11
        transpose_9 = key_layer_3.transpose(-1, -2)
        to_9 = scale_9.to(dtype=torch.float32)
        del scale_9
        truediv_11 = transpose_9 / to_9
        del transpose_9, to_9
        attention_scores_12 = torch.bmm(query_layer_3, truediv_11)
        del truediv_11
        rel_embeddings_7 = torch.nn.functional.dropout(rel_embeddings, 0.1, False, False)
        del rel_embeddings
        relative_pos_6 = rel_pos_ids_3.unsqueeze(1)
        del rel_pos_ids_3
        relative_pos_7 = relative_pos_6.to(device=device, dtype=torch.int64)
        del relative_pos_6
        getitem_5 = rel_embeddings_7[0:512, :]
        del rel_embeddings_7
        rel_embeddings_8 = getitem_5.unsqueeze(0)
        del getitem_5
        linear_18 = torch.nn.functional.linear(rel_embeddings_8, encoder_layer_3_attention_self_query_proj_weight, encoder_layer_3_attention_self_query_proj_bias)
        x_18 = linear_18.view((1, 512, 6, -1))
        del linear_18
        permute_21 = x_18.permute(0, 2, 1, 3)
        del x_18
        contiguous_18 = permute_21.contiguous()
        del permute_21
        view_12 = contiguous_18.view(-1, 512, 64)
        del contiguous_18
        pos_query_layer_3 = view_12.repeat(1, 1, 1)
        del view_12
        linear_19 = torch.nn.functional.linear(rel_embeddings_8, encoder_layer_3_attention_self_key_proj_weight, encoder_layer_3_attention_self_key_proj_bias)
        del rel_embeddings_8
        x_19 = linear_19.view((1, 512, 6, -1))
        del linear_19
        permute_22 = x_19.permute(0, 2, 1, 3)
        del x_19
        contiguous_19 = permute_22.contiguous()
        del permute_22
        view_13 = contiguous_19.view(-1, 512, 64)
        del contiguous_19
        pos_key_layer_3 = view_13.repeat(1, 1, 1)
        del view_13
        tensor_12 = torch.tensor(64, dtype=torch.float32)
        mul_12 = tensor_12 * 3
        del tensor_12
        scale_10 = torch.sqrt(mul_12)
        del mul_12
        transpose_10 = pos_key_layer_3.transpose(-1, -2)
        del pos_key_layer_3
        c2p_att_6 = torch.bmm(query_layer_3, transpose_10)
        del query_layer_3, transpose_10
        add_12 = relative_pos_7 + 256
        c2p_pos_3 = torch.clamp(add_12, 0, 511)
        del add_12
        squeeze_7 = c2p_pos_3.squeeze(0)
        del c2p_pos_3
        expand_6 = squeeze_7.expand([6, 64, 64])
        del squeeze_7
        c2p_att_7 = torch.gather(c2p_att_6, dim=-1, index=expand_6)
        del c2p_att_6, expand_6
        to_10 = scale_10.to(dtype=torch.float32)
        del scale_10
        truediv_12 = c2p_att_7 / to_10
        del c2p_att_7, to_10
        score_3 = 0 + truediv_12
        del truediv_12
        tensor_13 = torch.tensor(64, dtype=torch.float32)
        mul_13 = tensor_13 * 3
        del tensor_13
        scale_11 = torch.sqrt(mul_13)
        del mul_13
        neg_3 = -relative_pos_7
        del relative_pos_7
        add_13 = neg_3 + 256
        del neg_3
        p2c_pos_3 = torch.clamp(add_13, 0, 511)
        del add_13
        transpose_11 = pos_query_layer_3.transpose(-1, -2)
        del pos_query_layer_3
        p2c_att_6 = torch.bmm(key_layer_3, transpose_11)
        del key_layer_3, transpose_11
        squeeze_8 = p2c_pos_3.squeeze(0)
        del p2c_pos_3
        expand_7 = squeeze_8.expand([6, 64, 64])
        del squeeze_8
        gather_3 = torch.gather(p2c_att_6, dim=-1, index=expand_7)
        del p2c_att_6, expand_7
        p2c_att_7 = gather_3.transpose(-1, -2)
        del gather_3
        to_11 = scale_11.to(dtype=torch.float32)
        del scale_11
        truediv_13 = p2c_att_7 / to_11
        del p2c_att_7, to_11
        score_3 += truediv_13
        del truediv_13
        attention_scores_13 = attention_scores_12 + score_3
        del score_3, attention_scores_12
        attention_scores_14 = attention_scores_13.view(-1, 6, 64, 64)
        del attention_scores_13
        attention_mask_5 = attention_mask_1.bool()
        del attention_mask_1
        invert_3 = ~attention_mask_5
        del attention_mask_5
        attention_scores_15 = attention_scores_14.masked_fill(invert_3, -3.4028234663852886e+38)
        del attention_scores_14, invert_3
        attention_probs_6 = torch.nn.functional.softmax(attention_scores_15, dim=-1)
        del attention_scores_15
        attention_probs_7 = torch.nn.functional.dropout(attention_probs_6, 0.1, False, False)
        del attention_probs_6
        view_14 = attention_probs_7.view(-1, 64, 64)
        del attention_probs_7
        context_layer_9 = torch.bmm(view_14, value_layer_3)
        del view_14, value_layer_3
        view_15 = context_layer_9.view(-1, 6, 64, 64)
        del context_layer_9
        permute_23 = view_15.permute(0, 2, 1, 3)
        del view_15
        context_layer_10 = permute_23.contiguous()
        del permute_23
        context_layer_11 = context_layer_10.view((1, 64, -1))
        del context_layer_10
        hidden_states_24 = torch.nn.functional.linear(context_layer_11, encoder_layer_3_attention_output_dense_weight, encoder_layer_3_attention_output_dense_bias)
        del context_layer_11
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, 0.1, False, False)
        del hidden_states_24
        add_14 = hidden_states_25 + hidden_states_23
        del hidden_states_23, hidden_states_25
        hidden_states_26 = torch.nn.functional.layer_norm(add_14, (384,), encoder_layer_3_attention_output_LayerNorm_weight, encoder_layer_3_attention_output_LayerNorm_bias, 1e-07)
        del add_14
        hidden_states_27 = torch.nn.functional.linear(hidden_states_26, encoder_layer_3_intermediate_dense_weight, encoder_layer_3_intermediate_dense_bias)
        hidden_states_28 = torch.nn.functional.gelu(hidden_states_27)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.linear(hidden_states_28, encoder_layer_3_output_dense_weight, encoder_layer_3_output_dense_bias)
        del hidden_states_28
        hidden_states_30 = torch.nn.functional.dropout(hidden_states_29, 0.1, False, False)
        del hidden_states_29
        add_15 = hidden_states_30 + hidden_states_26
        del hidden_states_26, hidden_states_30
        hidden_states_31 = torch.nn.functional.layer_norm(add_15, (384,), encoder_layer_3_output_LayerNorm_weight, encoder_layer_3_output_LayerNorm_bias, 1e-07)
        del add_15
        return (hidden_states_31,)
