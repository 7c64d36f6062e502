import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        token_emb_emb_weight: torch.Tensor,
        attn_layers_rotary_pos_emb_inv_freq: torch.Tensor,
        attn_layers_layers_0_0_0_gamma: torch.Tensor,
        attn_layers_layers_0_1_to_q_weight: torch.Tensor,
        attn_layers_layers_0_1_to_k_weight: torch.Tensor,
        attn_layers_layers_0_1_to_v_weight: torch.Tensor,
        attn_layers_layers_0_1_attend_pre_softmax_talking_heads_weight: torch.Tensor,
        attn_layers_layers_0_1_to_out_weight: torch.Tensor,
        attn_layers_layers_1_0_0_gamma: torch.Tensor,
        attn_layers_layers_1_1_ff_0_0_weight: torch.Tensor,
        attn_layers_layers_1_1_ff_0_0_bias: torch.Tensor,
        attn_layers_layers_1_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_1_1_ff_2_bias: torch.Tensor,
        attn_layers_layers_2_0_0_gamma: torch.Tensor,
        attn_layers_layers_2_1_to_q_weight: torch.Tensor,
        attn_layers_layers_2_1_to_k_weight: torch.Tensor,
        attn_layers_layers_2_1_to_v_weight: torch.Tensor,
        attn_layers_layers_2_1_attend_pre_softmax_talking_heads_weight: torch.Tensor,
        attn_layers_layers_2_1_to_out_weight: torch.Tensor,
        attn_layers_layers_3_0_0_gamma: torch.Tensor,
        attn_layers_layers_3_1_ff_0_0_weight: torch.Tensor,
        attn_layers_layers_3_1_ff_0_0_bias: torch.Tensor,
        attn_layers_layers_3_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_3_1_ff_2_bias: torch.Tensor,
        attn_layers_layers_4_0_0_gamma: torch.Tensor,
        attn_layers_layers_4_1_to_q_weight: torch.Tensor,
        attn_layers_layers_4_1_to_k_weight: torch.Tensor,
        attn_layers_layers_4_1_to_v_weight: torch.Tensor,
        attn_layers_layers_4_1_attend_pre_softmax_talking_heads_weight: torch.Tensor,
        attn_layers_layers_4_1_to_out_weight: torch.Tensor,
        attn_layers_layers_5_0_0_gamma: torch.Tensor,
        attn_layers_layers_5_1_ff_0_0_weight: torch.Tensor,
        attn_layers_layers_5_1_ff_0_0_bias: torch.Tensor,
        attn_layers_layers_5_1_ff_2_weight: torch.Tensor,
        attn_layers_layers_5_1_ff_2_bias: torch.Tensor,
        attn_layers_final_norm_gamma: torch.Tensor,
        to_logits_weight: torch.Tensor,
    ):
        device = x.device
        long = x.long()
        token_emb = torch.nn.functional.embedding(long, token_emb_emb_weight, None, None, 2.0, False, False)
        del long
        x_1 = token_emb + 0
        del token_emb
        x_2 = torch.nn.functional.dropout(x_1, 0.0, False, False)
        del x_1
        arange = torch.arange(64, device=device)
        pos = arange - 0
        del arange
        max_1 = pos.max()
        max_1 + 1
        del max_1
        tensor = pos.reshape([1, 64])
        del pos
        type_as = tensor.type_as(attn_layers_rotary_pos_emb_inv_freq)
        del tensor
        einsum = torch.einsum('b i , j -> b i j', type_as, attn_layers_rotary_pos_emb_inv_freq)
        del type_as
        freqs = einsum / 1.0
        del einsum
        freqs_1 = torch.stack((freqs, freqs), dim=-1)
        del freqs
        tensor_1 = freqs_1.reshape([1, 64, 32])
        del freqs_1
        normed = torch.nn.functional.layer_norm(x_2, (256,), None, None, 1e-05)
        gamma = attn_layers_layers_0_0_0_gamma + 1.0
        x_3 = normed * gamma
        del normed, gamma
        q = torch.nn.functional.linear(x_3, attn_layers_layers_0_1_to_q_weight, None)
        k = torch.nn.functional.linear(x_3, attn_layers_layers_0_1_to_k_weight, None)
        v = torch.nn.functional.linear(x_3, attn_layers_layers_0_1_to_v_weight, None)
        del x_3
        tensor_2 = q.reshape([1, 64, 8, 64])
        del q
        tensor_3 = tensor_2.permute([0, 2, 1, 3])
        del tensor_2
        tensor_4 = k.reshape([1, 64, 8, 64])
        del k
        tensor_5 = tensor_4.permute([0, 2, 1, 3])
        del tensor_4
        tensor_6 = v.reshape([1, 64, 8, 64])
        del v
        tensor_7 = tensor_6.permute([0, 2, 1, 3])
        del tensor_6
        tensor_8 = tensor_3.reshape([1, 8, 64, 1, 64])
        del tensor_3
        t = torch.nn.functional.normalize(tensor_8, p=2, dim=-1)
        del tensor_8
        tensor_9 = t.reshape([1, 8, 64, 64])
        del t
        tensor_10 = tensor_5.reshape([1, 8, 64, 1, 64])
        del tensor_5
        t_1 = torch.nn.functional.normalize(tensor_10, p=2, dim=-1)
        del tensor_10
        tensor_11 = t_1.reshape([1, 8, 64, 64])
        del t_1
        q_1 = tensor_9 * 1
        del tensor_9
        k_1 = tensor_11 * 1
        del tensor_11
        freqs_2 = tensor_1[:, -64:, :]
        tensor_12 = freqs_2.reshape([1, 1, 64, 32])
        del freqs_2
        t_2 = q_1[..., :32]
        t_unrotated = q_1[..., 32:]
        del q_1
        cos = tensor_12.cos()
        mul = t_2 * cos
        del cos
        mul_1 = mul * 1.0
        del mul
        tensor_13 = t_2.reshape([1, 8, 64, 16, 2])
        del t_2
        unbind = tensor_13.unbind(dim=-1)
        del tensor_13
        x1 = unbind[0]
        x2 = unbind[1]
        del unbind
        neg = -x2
        del x2
        x_4 = torch.stack((neg, x1), dim=-1)
        del neg, x1
        tensor_14 = x_4.reshape([1, 8, 64, 32])
        del x_4
        sin = tensor_12.sin()
        del tensor_12
        mul_2 = tensor_14 * sin
        del tensor_14, sin
        mul_3 = mul_2 * 1.0
        del mul_2
        t_3 = mul_1 + mul_3
        del mul_1, mul_3
        out = torch.cat((t_3, t_unrotated), dim=-1)
        del t_3, t_unrotated
        q_2 = out.type(torch.float32)
        del out
        freqs_3 = tensor_1[:, -64:, :]
        tensor_15 = freqs_3.reshape([1, 1, 64, 32])
        del freqs_3
        t_4 = k_1[..., :32]
        t_unrotated_1 = k_1[..., 32:]
        del k_1
        cos_1 = tensor_15.cos()
        mul_4 = t_4 * cos_1
        del cos_1
        mul_5 = mul_4 * 1.0
        del mul_4
        tensor_16 = t_4.reshape([1, 8, 64, 16, 2])
        del t_4
        unbind_1 = tensor_16.unbind(dim=-1)
        del tensor_16
        x1_1 = unbind_1[0]
        x2_1 = unbind_1[1]
        del unbind_1
        neg_1 = -x2_1
        del x2_1
        x_5 = torch.stack((neg_1, x1_1), dim=-1)
        del neg_1, x1_1
        tensor_17 = x_5.reshape([1, 8, 64, 32])
        del x_5
        sin_1 = tensor_15.sin()
        del tensor_15
        mul_6 = tensor_17 * sin_1
        del tensor_17, sin_1
        mul_7 = mul_6 * 1.0
        del mul_6
        t_5 = mul_5 + mul_7
        del mul_5, mul_7
        out_1 = torch.cat((t_5, t_unrotated_1), dim=-1)
        del t_5, t_unrotated_1
        k_2 = out_1.type(torch.float32)
        del out_1
        sim = torch.einsum('b h i d, b h j d -> b h i j', q_2, k_2)
        del q_2, k_2
        sim_1 = sim * 10
        del sim
        sim_1.clone()
        conv2d = torch.conv2d(sim_1, attn_layers_layers_0_1_attend_pre_softmax_talking_heads_weight, None, (1, 1), (0, 0), (1, 1), 1)
        sim_2 = sim_1 + conv2d
        del sim_1, conv2d
        ones = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask = ones.triu(1)
        del ones
        sim_3 = sim_2.masked_fill(causal_mask, -3.4028234663852886e+38)
        del sim_2, causal_mask
        attn = torch.nn.functional.softmax(sim_3, dim=-1)
        del sim_3
        attn_1 = attn.type(torch.float32)
        del attn
        attn_2 = torch.nn.functional.dropout(attn_1, 0.0, False, False)
        del attn_1
        out_2 = torch.einsum('b h i j, b h j d -> b h i d', attn_2, tensor_7)
        del attn_2, tensor_7
        tensor_18 = out_2.permute([0, 2, 1, 3])
        del out_2
        tensor_19 = tensor_18.reshape([1, 64, 512])
        del tensor_18
        out_3 = torch.nn.functional.linear(tensor_19, attn_layers_layers_0_1_to_out_weight, None)
        del tensor_19
        x_6 = out_3 + x_2
        del x_2, out_3
        normed_1 = torch.nn.functional.layer_norm(x_6, (256,), None, None, 1e-05)
        gamma_1 = attn_layers_layers_1_0_0_gamma + 1.0
        x_7 = normed_1 * gamma_1
        del normed_1, gamma_1
        input_1 = torch.nn.functional.linear(x_7, attn_layers_layers_1_1_ff_0_0_weight, attn_layers_layers_1_1_ff_0_0_bias)
        del x_7
        input_2 = torch.nn.functional.gelu(input_1, approximate='none')
        del input_1
        input_3 = torch.nn.functional.dropout(input_2, 0.0, False, False)
        del input_2
        input_4 = torch.nn.functional.linear(input_3, attn_layers_layers_1_1_ff_2_weight, attn_layers_layers_1_1_ff_2_bias)
        del input_3
        x_8 = input_4 + x_6
        del x_6, input_4
        normed_2 = torch.nn.functional.layer_norm(x_8, (256,), None, None, 1e-05)
        gamma_2 = attn_layers_layers_2_0_0_gamma + 1.0
        x_9 = normed_2 * gamma_2
        del normed_2, gamma_2
        q_3 = torch.nn.functional.linear(x_9, attn_layers_layers_2_1_to_q_weight, None)
        k_3 = torch.nn.functional.linear(x_9, attn_layers_layers_2_1_to_k_weight, None)
        v_1 = torch.nn.functional.linear(x_9, attn_layers_layers_2_1_to_v_weight, None)
        del x_9
        tensor_20 = q_3.reshape([1, 64, 8, 64])
        del q_3
        tensor_21 = tensor_20.permute([0, 2, 1, 3])
        del tensor_20
        tensor_22 = k_3.reshape([1, 64, 8, 64])
        del k_3
        tensor_23 = tensor_22.permute([0, 2, 1, 3])
        del tensor_22
        tensor_24 = v_1.reshape([1, 64, 8, 64])
        del v_1
        tensor_25 = tensor_24.permute([0, 2, 1, 3])
        del tensor_24
        tensor_26 = tensor_21.reshape([1, 8, 64, 1, 64])
        del tensor_21
        t_6 = torch.nn.functional.normalize(tensor_26, p=2, dim=-1)
        del tensor_26
        tensor_27 = t_6.reshape([1, 8, 64, 64])
        del t_6
        tensor_28 = tensor_23.reshape([1, 8, 64, 1, 64])
        del tensor_23
        t_7 = torch.nn.functional.normalize(tensor_28, p=2, dim=-1)
        del tensor_28
        tensor_29 = t_7.reshape([1, 8, 64, 64])
        del t_7
        q_4 = tensor_27 * 1
        del tensor_27
        k_4 = tensor_29 * 1
        del tensor_29
        freqs_4 = tensor_1[:, -64:, :]
        tensor_30 = freqs_4.reshape([1, 1, 64, 32])
        del freqs_4
        t_8 = q_4[..., :32]
        t_unrotated_2 = q_4[..., 32:]
        del q_4
        cos_2 = tensor_30.cos()
        mul_8 = t_8 * cos_2
        del cos_2
        mul_9 = mul_8 * 1.0
        del mul_8
        tensor_31 = t_8.reshape([1, 8, 64, 16, 2])
        del t_8
        unbind_2 = tensor_31.unbind(dim=-1)
        del tensor_31
        x1_2 = unbind_2[0]
        x2_2 = unbind_2[1]
        del unbind_2
        neg_2 = -x2_2
        del x2_2
        x_10 = torch.stack((neg_2, x1_2), dim=-1)
        del neg_2, x1_2
        tensor_32 = x_10.reshape([1, 8, 64, 32])
        del x_10
        sin_2 = tensor_30.sin()
        del tensor_30
        mul_10 = tensor_32 * sin_2
        del tensor_32, sin_2
        mul_11 = mul_10 * 1.0
        del mul_10
        t_9 = mul_9 + mul_11
        del mul_9, mul_11
        out_4 = torch.cat((t_9, t_unrotated_2), dim=-1)
        del t_9, t_unrotated_2
        q_5 = out_4.type(torch.float32)
        del out_4
        freqs_5 = tensor_1[:, -64:, :]
        tensor_33 = freqs_5.reshape([1, 1, 64, 32])
        del freqs_5
        t_10 = k_4[..., :32]
        t_unrotated_3 = k_4[..., 32:]
        del k_4
        cos_3 = tensor_33.cos()
        mul_12 = t_10 * cos_3
        del cos_3
        mul_13 = mul_12 * 1.0
        del mul_12
        tensor_34 = t_10.reshape([1, 8, 64, 16, 2])
        del t_10
        unbind_3 = tensor_34.unbind(dim=-1)
        del tensor_34
        x1_3 = unbind_3[0]
        x2_3 = unbind_3[1]
        del unbind_3
        neg_3 = -x2_3
        del x2_3
        x_11 = torch.stack((neg_3, x1_3), dim=-1)
        del neg_3, x1_3
        tensor_35 = x_11.reshape([1, 8, 64, 32])
        del x_11
        sin_3 = tensor_33.sin()
        del tensor_33
        mul_14 = tensor_35 * sin_3
        del tensor_35, sin_3
        mul_15 = mul_14 * 1.0
        del mul_14
        t_11 = mul_13 + mul_15
        del mul_13, mul_15
        out_5 = torch.cat((t_11, t_unrotated_3), dim=-1)
        del t_11, t_unrotated_3
        k_5 = out_5.type(torch.float32)
        del out_5
        sim_4 = torch.einsum('b h i d, b h j d -> b h i j', q_5, k_5)
        del q_5, k_5
        sim_5 = sim_4 * 10
        del sim_4
        sim_5.clone()
        conv2d_1 = torch.conv2d(sim_5, attn_layers_layers_2_1_attend_pre_softmax_talking_heads_weight, None, (1, 1), (0, 0), (1, 1), 1)
        sim_6 = sim_5 + conv2d_1
        del sim_5, conv2d_1
        ones_1 = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask_1 = ones_1.triu(1)
        del ones_1
        sim_7 = sim_6.masked_fill(causal_mask_1, -3.4028234663852886e+38)
        del sim_6, causal_mask_1
        attn_3 = torch.nn.functional.softmax(sim_7, dim=-1)
        del sim_7
        attn_4 = attn_3.type(torch.float32)
        del attn_3
        attn_5 = torch.nn.functional.dropout(attn_4, 0.0, False, False)
        del attn_4
        out_6 = torch.einsum('b h i j, b h j d -> b h i d', attn_5, tensor_25)
        del attn_5, tensor_25
        tensor_36 = out_6.permute([0, 2, 1, 3])
        del out_6
        tensor_37 = tensor_36.reshape([1, 64, 512])
        del tensor_36
        out_7 = torch.nn.functional.linear(tensor_37, attn_layers_layers_2_1_to_out_weight, None)
        del tensor_37
        x_12 = out_7 + x_8
        del x_8, out_7
        normed_3 = torch.nn.functional.layer_norm(x_12, (256,), None, None, 1e-05)
        gamma_3 = attn_layers_layers_3_0_0_gamma + 1.0
        x_13 = normed_3 * gamma_3
        del normed_3, gamma_3
        input_5 = torch.nn.functional.linear(x_13, attn_layers_layers_3_1_ff_0_0_weight, attn_layers_layers_3_1_ff_0_0_bias)
        del x_13
        input_6 = torch.nn.functional.gelu(input_5, approximate='none')
        del input_5
        input_7 = torch.nn.functional.dropout(input_6, 0.0, False, False)
        del input_6
        input_8 = torch.nn.functional.linear(input_7, attn_layers_layers_3_1_ff_2_weight, attn_layers_layers_3_1_ff_2_bias)
        del input_7
        x_14 = input_8 + x_12
        del x_12, input_8
        normed_4 = torch.nn.functional.layer_norm(x_14, (256,), None, None, 1e-05)
        gamma_4 = attn_layers_layers_4_0_0_gamma + 1.0
        x_15 = normed_4 * gamma_4
        del normed_4, gamma_4
        q_6 = torch.nn.functional.linear(x_15, attn_layers_layers_4_1_to_q_weight, None)
        k_6 = torch.nn.functional.linear(x_15, attn_layers_layers_4_1_to_k_weight, None)
        v_2 = torch.nn.functional.linear(x_15, attn_layers_layers_4_1_to_v_weight, None)
        del x_15
        tensor_38 = q_6.reshape([1, 64, 8, 64])
        del q_6
        tensor_39 = tensor_38.permute([0, 2, 1, 3])
        del tensor_38
        tensor_40 = k_6.reshape([1, 64, 8, 64])
        del k_6
        tensor_41 = tensor_40.permute([0, 2, 1, 3])
        del tensor_40
        tensor_42 = v_2.reshape([1, 64, 8, 64])
        del v_2
        tensor_43 = tensor_42.permute([0, 2, 1, 3])
        del tensor_42
        tensor_44 = tensor_39.reshape([1, 8, 64, 1, 64])
        del tensor_39
        t_12 = torch.nn.functional.normalize(tensor_44, p=2, dim=-1)
        del tensor_44
        tensor_45 = t_12.reshape([1, 8, 64, 64])
        del t_12
        tensor_46 = tensor_41.reshape([1, 8, 64, 1, 64])
        del tensor_41
        t_13 = torch.nn.functional.normalize(tensor_46, p=2, dim=-1)
        del tensor_46
        tensor_47 = t_13.reshape([1, 8, 64, 64])
        del t_13
        q_7 = tensor_45 * 1
        del tensor_45
        k_7 = tensor_47 * 1
        del tensor_47
        freqs_6 = tensor_1[:, -64:, :]
        tensor_48 = freqs_6.reshape([1, 1, 64, 32])
        del freqs_6
        t_14 = q_7[..., :32]
        t_unrotated_4 = q_7[..., 32:]
        del q_7
        cos_4 = tensor_48.cos()
        mul_16 = t_14 * cos_4
        del cos_4
        mul_17 = mul_16 * 1.0
        del mul_16
        tensor_49 = t_14.reshape([1, 8, 64, 16, 2])
        del t_14
        unbind_4 = tensor_49.unbind(dim=-1)
        del tensor_49
        x1_4 = unbind_4[0]
        x2_4 = unbind_4[1]
        del unbind_4
        neg_4 = -x2_4
        del x2_4
        x_16 = torch.stack((neg_4, x1_4), dim=-1)
        del neg_4, x1_4
        tensor_50 = x_16.reshape([1, 8, 64, 32])
        del x_16
        sin_4 = tensor_48.sin()
        del tensor_48
        mul_18 = tensor_50 * sin_4
        del tensor_50, sin_4
        mul_19 = mul_18 * 1.0
        del mul_18
        t_15 = mul_17 + mul_19
        del mul_17, mul_19
        out_8 = torch.cat((t_15, t_unrotated_4), dim=-1)
        del t_15, t_unrotated_4
        q_8 = out_8.type(torch.float32)
        del out_8
        freqs_7 = tensor_1[:, -64:, :]
        del tensor_1
        tensor_51 = freqs_7.reshape([1, 1, 64, 32])
        del freqs_7
        t_16 = k_7[..., :32]
        t_unrotated_5 = k_7[..., 32:]
        del k_7
        cos_5 = tensor_51.cos()
        mul_20 = t_16 * cos_5
        del cos_5
        mul_21 = mul_20 * 1.0
        del mul_20
        tensor_52 = t_16.reshape([1, 8, 64, 16, 2])
        del t_16
        unbind_5 = tensor_52.unbind(dim=-1)
        del tensor_52
        x1_5 = unbind_5[0]
        x2_5 = unbind_5[1]
        del unbind_5
        neg_5 = -x2_5
        del x2_5
        x_17 = torch.stack((neg_5, x1_5), dim=-1)
        del neg_5, x1_5
        tensor_53 = x_17.reshape([1, 8, 64, 32])
        del x_17
        sin_5 = tensor_51.sin()
        del tensor_51
        mul_22 = tensor_53 * sin_5
        del tensor_53, sin_5
        mul_23 = mul_22 * 1.0
        del mul_22
        t_17 = mul_21 + mul_23
        del mul_21, mul_23
        out_9 = torch.cat((t_17, t_unrotated_5), dim=-1)
        del t_17, t_unrotated_5
        k_8 = out_9.type(torch.float32)
        del out_9
        sim_8 = torch.einsum('b h i d, b h j d -> b h i j', q_8, k_8)
        del q_8, k_8
        sim_9 = sim_8 * 10
        del sim_8
        sim_9.clone()
        conv2d_2 = torch.conv2d(sim_9, attn_layers_layers_4_1_attend_pre_softmax_talking_heads_weight, None, (1, 1), (0, 0), (1, 1), 1)
        sim_10 = sim_9 + conv2d_2
        del sim_9, conv2d_2
        ones_2 = torch.ones((64, 64), device=device, dtype=torch.bool)
        causal_mask_2 = ones_2.triu(1)
        del ones_2
        sim_11 = sim_10.masked_fill(causal_mask_2, -3.4028234663852886e+38)
        del sim_10, causal_mask_2
        attn_6 = torch.nn.functional.softmax(sim_11, dim=-1)
        del sim_11
        attn_7 = attn_6.type(torch.float32)
        del attn_6
        attn_8 = torch.nn.functional.dropout(attn_7, 0.0, False, False)
        del attn_7
        out_10 = torch.einsum('b h i j, b h j d -> b h i d', attn_8, tensor_43)
        del attn_8, tensor_43
        tensor_54 = out_10.permute([0, 2, 1, 3])
        del out_10
        tensor_55 = tensor_54.reshape([1, 64, 512])
        del tensor_54
        out_11 = torch.nn.functional.linear(tensor_55, attn_layers_layers_4_1_to_out_weight, None)
        del tensor_55
        x_18 = out_11 + x_14
        del x_14, out_11
        normed_5 = torch.nn.functional.layer_norm(x_18, (256,), None, None, 1e-05)
        gamma_5 = attn_layers_layers_5_0_0_gamma + 1.0
        x_19 = normed_5 * gamma_5
        del normed_5, gamma_5
        input_9 = torch.nn.functional.linear(x_19, attn_layers_layers_5_1_ff_0_0_weight, attn_layers_layers_5_1_ff_0_0_bias)
        del x_19
        input_10 = torch.nn.functional.gelu(input_9, approximate='none')
        del input_9
        input_11 = torch.nn.functional.dropout(input_10, 0.0, False, False)
        del input_10
        input_12 = torch.nn.functional.linear(input_11, attn_layers_layers_5_1_ff_2_weight, attn_layers_layers_5_1_ff_2_bias)
        del input_11
        x_20 = input_12 + x_18
        del x_18, input_12
        normed_6 = torch.nn.functional.layer_norm(x_20, (256,), None, None, 1e-05)
        del x_20
        gamma_6 = attn_layers_final_norm_gamma + 1.0
        x_21 = normed_6 * gamma_6
        del normed_6, gamma_6
        logits = torch.nn.functional.linear(x_21, to_logits_weight, None)
        del x_21
        return (logits,)
