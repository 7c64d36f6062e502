import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        pos_emb_emb_weight: torch.Tensor,
        token_emb_emb_weight: torch.Tensor,
        attn_layers_layers_0_0_0_g: torch.Tensor,
        attn_layers_layers_0_1_to_q_weight: torch.Tensor,
        attn_layers_layers_0_1_to_k_weight: torch.Tensor,
        attn_layers_layers_0_1_to_v_weight: torch.Tensor,
        attn_layers_rel_pos_bias: torch.Tensor,
        attn_layers_layers_0_1_to_out_weight: torch.Tensor,
        attn_layers_layers_1_0_0_g: torch.Tensor,
        attn_layers_layers_1_1_ff_0_proj_weight: torch.Tensor,
        attn_layers_layers_1_1_ff_0_proj_bias: torch.Tensor,
        attn_layers_layers_1_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_1_1_ff_2_bias: torch.Tensor,
        attn_layers_layers_2_0_0_g: torch.Tensor,
        attn_layers_layers_2_1_to_q_weight: torch.Tensor,
        attn_layers_layers_2_1_to_k_weight: torch.Tensor,
        attn_layers_layers_2_1_to_v_weight: torch.Tensor,
        attn_layers_layers_2_1_to_out_weight: torch.Tensor,
        attn_layers_layers_3_0_0_g: torch.Tensor,
        attn_layers_layers_3_1_ff_0_proj_weight: torch.Tensor,
        attn_layers_layers_3_1_ff_0_proj_bias: torch.Tensor,
        attn_layers_layers_3_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_3_1_ff_2_bias: torch.Tensor,
        attn_layers_layers_4_0_0_g: torch.Tensor,
        attn_layers_layers_4_1_to_q_weight: torch.Tensor,
        attn_layers_layers_4_1_to_k_weight: torch.Tensor,
        attn_layers_layers_4_1_to_v_weight: torch.Tensor,
        attn_layers_layers_4_1_to_out_weight: torch.Tensor,
        attn_layers_layers_5_0_0_g: torch.Tensor,
        attn_layers_layers_5_1_ff_0_proj_weight: torch.Tensor,
        attn_layers_layers_5_1_ff_0_proj_bias: torch.Tensor,
        attn_layers_layers_5_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_5_1_ff_2_bias: torch.Tensor,
        attn_layers_layers_6_0_0_g: torch.Tensor,
        attn_layers_layers_6_1_to_q_weight: torch.Tensor,
        attn_layers_layers_6_1_to_k_weight: torch.Tensor,
        attn_layers_layers_6_1_to_v_weight: torch.Tensor,
        attn_layers_layers_6_1_to_out_weight: torch.Tensor,
        attn_layers_layers_7_0_0_g: torch.Tensor,
        attn_layers_layers_7_1_ff_0_proj_weight: torch.Tensor,
        attn_layers_layers_7_1_ff_0_proj_bias: torch.Tensor,
        attn_layers_layers_7_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_7_1_ff_2_bias: torch.Tensor,
        attn_layers_final_norm_g: torch.Tensor,
        to_logits_weight: torch.Tensor,
    ):
        device = x.device
        arange = torch.arange(64, device=device)
        pos = arange + 0
        del arange
        pos_emb = torch.nn.functional.embedding(pos, pos_emb_emb_weight, None, None, 2.0, False, False)
        del pos
        pos_emb_1 = pos_emb * 0.0625
        del pos_emb
        long = x.long()
        token_emb = torch.nn.functional.embedding(long, token_emb_emb_weight, None, None, 2.0, False, False)
        del long
        x_1 = token_emb + pos_emb_1
        del token_emb, pos_emb_1
        x_2 = torch.nn.functional.dropout(x_1, 0.0, False, False)
        del x_1
        gamma = attn_layers_layers_0_0_0_g + 1.0
        normalize = torch.nn.functional.normalize(x_2, dim=-1)
        mul = normalize * 16.0
        del normalize
        x_3 = mul * gamma
        del mul, gamma
        q = torch.nn.functional.linear(x_3, attn_layers_layers_0_1_to_q_weight, None)
        k = torch.nn.functional.linear(x_3, attn_layers_layers_0_1_to_k_weight, None)
        v = torch.nn.functional.linear(x_3, attn_layers_layers_0_1_to_v_weight, None)
        del x_3
        tensor = q.reshape([1, 64, 8, 64])
        del q
        tensor_1 = tensor.permute([0, 2, 1, 3])
        del tensor
        tensor_2 = k.reshape([1, 64, 8, 64])
        del k
        tensor_3 = tensor_2.permute([0, 2, 1, 3])
        del tensor_2
        tensor_4 = v.reshape([1, 64, 8, 64])
        del v
        tensor_5 = tensor_4.permute([0, 2, 1, 3])
        del tensor_4
        attn_bias = attn_layers_rel_pos_bias[..., -64:, -64:]
        attn_bias_1 = torch.nn.functional.pad(attn_bias, (0, 0), 'constant', 0.0)
        del attn_bias
        sim = torch.einsum('b h i d, b h j d -> b h i j', tensor_1, tensor_3)
        del tensor_1, tensor_3
        sim_1 = sim * 0.125
        del sim
        sim_1.clone()
        sim_2 = sim_1 + attn_bias_1
        del sim_1, attn_bias_1
        ones = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask = ones.triu(1)
        del ones
        sim_3 = sim_2.masked_fill(causal_mask, -3.4028234663852886e+38)
        del sim_2, causal_mask
        attn = torch.nn.functional.softmax(sim_3, dim=-1, dtype=torch.float32)
        del sim_3
        attn_1 = attn.type(torch.float32)
        del attn
        attn_2 = torch.nn.functional.dropout(attn_1, 0.0, False, False)
        del attn_1
        out = torch.einsum('b h i j, b h j d -> b h i d', attn_2, tensor_5)
        del attn_2, tensor_5
        tensor_6 = out.permute([0, 2, 1, 3])
        del out
        tensor_7 = tensor_6.reshape([1, 64, 512])
        del tensor_6
        out_1 = torch.nn.functional.linear(tensor_7, attn_layers_layers_0_1_to_out_weight, None)
        del tensor_7
        x_4 = out_1 + x_2
        del x_2, out_1
        gamma_1 = attn_layers_layers_1_0_0_g + 1.0
        normalize_1 = torch.nn.functional.normalize(x_4, dim=-1)
        mul_1 = normalize_1 * 16.0
        del normalize_1
        x_5 = mul_1 * gamma_1
        del mul_1, gamma_1
        linear = torch.nn.functional.linear(x_5, attn_layers_layers_1_1_ff_0_proj_weight, attn_layers_layers_1_1_ff_0_proj_bias)
        del x_5
        chunk = linear.chunk(2, dim=-1)
        del linear
        up = chunk[0]
        gate = chunk[1]
        del chunk
        silu = torch.nn.functional.silu(gate, inplace=False)
        del gate
        mul_2 = up * silu
        del up, silu
        input_1 = mul_2 * 1.0
        del mul_2
        input_2 = torch.nn.functional.dropout(input_1, 0.0, False, False)
        del input_1
        input_3 = torch.nn.functional.linear(input_2, attn_layers_layers_1_1_ff_2_weight, attn_layers_layers_1_1_ff_2_bias)
        del input_2
        x_6 = input_3 + x_4
        del x_4, input_3
        gamma_2 = attn_layers_layers_2_0_0_g + 1.0
        normalize_2 = torch.nn.functional.normalize(x_6, dim=-1)
        mul_3 = normalize_2 * 16.0
        del normalize_2
        x_7 = mul_3 * gamma_2
        del mul_3, gamma_2
        q_1 = torch.nn.functional.linear(x_7, attn_layers_layers_2_1_to_q_weight, None)
        k_1 = torch.nn.functional.linear(x_7, attn_layers_layers_2_1_to_k_weight, None)
        v_1 = torch.nn.functional.linear(x_7, attn_layers_layers_2_1_to_v_weight, None)
        del x_7
        tensor_8 = q_1.reshape([1, 64, 8, 64])
        del q_1
        tensor_9 = tensor_8.permute([0, 2, 1, 3])
        del tensor_8
        tensor_10 = k_1.reshape([1, 64, 8, 64])
        del k_1
        tensor_11 = tensor_10.permute([0, 2, 1, 3])
        del tensor_10
        tensor_12 = v_1.reshape([1, 64, 8, 64])
        del v_1
        tensor_13 = tensor_12.permute([0, 2, 1, 3])
        del tensor_12
        attn_bias_2 = attn_layers_rel_pos_bias[..., -64:, -64:]
        attn_bias_3 = torch.nn.functional.pad(attn_bias_2, (0, 0), 'constant', 0.0)
        del attn_bias_2
        sim_4 = torch.einsum('b h i d, b h j d -> b h i j', tensor_9, tensor_11)
        del tensor_9, tensor_11
        sim_5 = sim_4 * 0.125
        del sim_4
        sim_5.clone()
        sim_6 = sim_5 + attn_bias_3
        del sim_5, attn_bias_3
        ones_1 = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask_1 = ones_1.triu(1)
        del ones_1
        sim_7 = sim_6.masked_fill(causal_mask_1, -3.4028234663852886e+38)
        del sim_6, causal_mask_1
        attn_3 = torch.nn.functional.softmax(sim_7, dim=-1, dtype=torch.float32)
        del sim_7
        attn_4 = attn_3.type(torch.float32)
        del attn_3
        attn_5 = torch.nn.functional.dropout(attn_4, 0.0, False, False)
        del attn_4
        out_2 = torch.einsum('b h i j, b h j d -> b h i d', attn_5, tensor_13)
        del attn_5, tensor_13
        tensor_14 = out_2.permute([0, 2, 1, 3])
        del out_2
        tensor_15 = tensor_14.reshape([1, 64, 512])
        del tensor_14
        out_3 = torch.nn.functional.linear(tensor_15, attn_layers_layers_2_1_to_out_weight, None)
        del tensor_15
        x_8 = out_3 + x_6
        del x_6, out_3
        gamma_3 = attn_layers_layers_3_0_0_g + 1.0
        normalize_3 = torch.nn.functional.normalize(x_8, dim=-1)
        mul_4 = normalize_3 * 16.0
        del normalize_3
        x_9 = mul_4 * gamma_3
        del mul_4, gamma_3
        linear_1 = torch.nn.functional.linear(x_9, attn_layers_layers_3_1_ff_0_proj_weight, attn_layers_layers_3_1_ff_0_proj_bias)
        del x_9
        chunk_1 = linear_1.chunk(2, dim=-1)
        del linear_1
        up_1 = chunk_1[0]
        gate_1 = chunk_1[1]
        del chunk_1
        silu_1 = torch.nn.functional.silu(gate_1, inplace=False)
        del gate_1
        mul_5 = up_1 * silu_1
        del up_1, silu_1
        input_4 = mul_5 * 1.0
        del mul_5
        input_5 = torch.nn.functional.dropout(input_4, 0.0, False, False)
        del input_4
        input_6 = torch.nn.functional.linear(input_5, attn_layers_layers_3_1_ff_2_weight, attn_layers_layers_3_1_ff_2_bias)
        del input_5
        x_10 = input_6 + x_8
        del x_8, input_6
        gamma_4 = attn_layers_layers_4_0_0_g + 1.0
        normalize_4 = torch.nn.functional.normalize(x_10, dim=-1)
        mul_6 = normalize_4 * 16.0
        del normalize_4
        x_11 = mul_6 * gamma_4
        del mul_6, gamma_4
        q_2 = torch.nn.functional.linear(x_11, attn_layers_layers_4_1_to_q_weight, None)
        k_2 = torch.nn.functional.linear(x_11, attn_layers_layers_4_1_to_k_weight, None)
        v_2 = torch.nn.functional.linear(x_11, attn_layers_layers_4_1_to_v_weight, None)
        del x_11
        tensor_16 = q_2.reshape([1, 64, 8, 64])
        del q_2
        tensor_17 = tensor_16.permute([0, 2, 1, 3])
        del tensor_16
        tensor_18 = k_2.reshape([1, 64, 8, 64])
        del k_2
        tensor_19 = tensor_18.permute([0, 2, 1, 3])
        del tensor_18
        tensor_20 = v_2.reshape([1, 64, 8, 64])
        del v_2
        tensor_21 = tensor_20.permute([0, 2, 1, 3])
        del tensor_20
        attn_bias_4 = attn_layers_rel_pos_bias[..., -64:, -64:]
        attn_bias_5 = torch.nn.functional.pad(attn_bias_4, (0, 0), 'constant', 0.0)
        del attn_bias_4
        sim_8 = torch.einsum('b h i d, b h j d -> b h i j', tensor_17, tensor_19)
        del tensor_17, tensor_19
        sim_9 = sim_8 * 0.125
        del sim_8
        sim_9.clone()
        sim_10 = sim_9 + attn_bias_5
        del sim_9, attn_bias_5
        ones_2 = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask_2 = ones_2.triu(1)
        del ones_2
        sim_11 = sim_10.masked_fill(causal_mask_2, -3.4028234663852886e+38)
        del sim_10, causal_mask_2
        attn_6 = torch.nn.functional.softmax(sim_11, dim=-1, dtype=torch.float32)
        del sim_11
        attn_7 = attn_6.type(torch.float32)
        del attn_6
        attn_8 = torch.nn.functional.dropout(attn_7, 0.0, False, False)
        del attn_7
        out_4 = torch.einsum('b h i j, b h j d -> b h i d', attn_8, tensor_21)
        del attn_8, tensor_21
        tensor_22 = out_4.permute([0, 2, 1, 3])
        del out_4
        tensor_23 = tensor_22.reshape([1, 64, 512])
        del tensor_22
        out_5 = torch.nn.functional.linear(tensor_23, attn_layers_layers_4_1_to_out_weight, None)
        del tensor_23
        x_12 = out_5 + x_10
        del x_10, out_5
        gamma_5 = attn_layers_layers_5_0_0_g + 1.0
        normalize_5 = torch.nn.functional.normalize(x_12, dim=-1)
        mul_7 = normalize_5 * 16.0
        del normalize_5
        x_13 = mul_7 * gamma_5
        del mul_7, gamma_5
        linear_2 = torch.nn.functional.linear(x_13, attn_layers_layers_5_1_ff_0_proj_weight, attn_layers_layers_5_1_ff_0_proj_bias)
        del x_13
        chunk_2 = linear_2.chunk(2, dim=-1)
        del linear_2
        up_2 = chunk_2[0]
        gate_2 = chunk_2[1]
        del chunk_2
        silu_2 = torch.nn.functional.silu(gate_2, inplace=False)
        del gate_2
        mul_8 = up_2 * silu_2
        del up_2, silu_2
        input_7 = mul_8 * 1.0
        del mul_8
        input_8 = torch.nn.functional.dropout(input_7, 0.0, False, False)
        del input_7
        input_9 = torch.nn.functional.linear(input_8, attn_layers_layers_5_1_ff_2_weight, attn_layers_layers_5_1_ff_2_bias)
        del input_8
        x_14 = input_9 + x_12
        del x_12, input_9
        gamma_6 = attn_layers_layers_6_0_0_g + 1.0
        normalize_6 = torch.nn.functional.normalize(x_14, dim=-1)
        mul_9 = normalize_6 * 16.0
        del normalize_6
        x_15 = mul_9 * gamma_6
        del mul_9, gamma_6
        q_3 = torch.nn.functional.linear(x_15, attn_layers_layers_6_1_to_q_weight, None)
        k_3 = torch.nn.functional.linear(x_15, attn_layers_layers_6_1_to_k_weight, None)
        v_3 = torch.nn.functional.linear(x_15, attn_layers_layers_6_1_to_v_weight, None)
        del x_15
        tensor_24 = q_3.reshape([1, 64, 8, 64])
        del q_3
        tensor_25 = tensor_24.permute([0, 2, 1, 3])
        del tensor_24
        tensor_26 = k_3.reshape([1, 64, 8, 64])
        del k_3
        tensor_27 = tensor_26.permute([0, 2, 1, 3])
        del tensor_26
        tensor_28 = v_3.reshape([1, 64, 8, 64])
        del v_3
        tensor_29 = tensor_28.permute([0, 2, 1, 3])
        del tensor_28
        attn_bias_6 = attn_layers_rel_pos_bias[..., -64:, -64:]
        attn_bias_7 = torch.nn.functional.pad(attn_bias_6, (0, 0), 'constant', 0.0)
        del attn_bias_6
        sim_12 = torch.einsum('b h i d, b h j d -> b h i j', tensor_25, tensor_27)
        del tensor_25, tensor_27
        sim_13 = sim_12 * 0.125
        del sim_12
        sim_13.clone()
        sim_14 = sim_13 + attn_bias_7
        del sim_13, attn_bias_7
        ones_3 = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask_3 = ones_3.triu(1)
        del ones_3
        sim_15 = sim_14.masked_fill(causal_mask_3, -3.4028234663852886e+38)
        del sim_14, causal_mask_3
        attn_9 = torch.nn.functional.softmax(sim_15, dim=-1, dtype=torch.float32)
        del sim_15
        attn_10 = attn_9.type(torch.float32)
        del attn_9
        attn_11 = torch.nn.functional.dropout(attn_10, 0.0, False, False)
        del attn_10
        out_6 = torch.einsum('b h i j, b h j d -> b h i d', attn_11, tensor_29)
        del attn_11, tensor_29
        tensor_30 = out_6.permute([0, 2, 1, 3])
        del out_6
        tensor_31 = tensor_30.reshape([1, 64, 512])
        del tensor_30
        out_7 = torch.nn.functional.linear(tensor_31, attn_layers_layers_6_1_to_out_weight, None)
        del tensor_31
        x_16 = out_7 + x_14
        del x_14, out_7
        gamma_7 = attn_layers_layers_7_0_0_g + 1.0
        normalize_7 = torch.nn.functional.normalize(x_16, dim=-1)
        mul_10 = normalize_7 * 16.0
        del normalize_7
        x_17 = mul_10 * gamma_7
        del mul_10, gamma_7
        linear_3 = torch.nn.functional.linear(x_17, attn_layers_layers_7_1_ff_0_proj_weight, attn_layers_layers_7_1_ff_0_proj_bias)
        del x_17
        chunk_3 = linear_3.chunk(2, dim=-1)
        del linear_3
        up_3 = chunk_3[0]
        gate_3 = chunk_3[1]
        del chunk_3
        silu_3 = torch.nn.functional.silu(gate_3, inplace=False)
        del gate_3
        mul_11 = up_3 * silu_3
        del up_3, silu_3
        input_10 = mul_11 * 1.0
        del mul_11
        input_11 = torch.nn.functional.dropout(input_10, 0.0, False, False)
        del input_10
        input_12 = torch.nn.functional.linear(input_11, attn_layers_layers_7_1_ff_2_weight, attn_layers_layers_7_1_ff_2_bias)
        del input_11
        x_18 = input_12 + x_16
        del x_16, input_12
        gamma_8 = attn_layers_final_norm_g + 1.0
        normalize_8 = torch.nn.functional.normalize(x_18, dim=-1)
        del x_18
        mul_12 = normalize_8 * 16.0
        del normalize_8
        x_19 = mul_12 * gamma_8
        del mul_12, gamma_8
        logits = torch.nn.functional.linear(x_19, to_logits_weight, None)
        del x_19
        return (logits,)
