import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        embeddings_weight: torch.Tensor,
        blocks_0_pre_ln_weight: torch.Tensor,
        blocks_0_pre_ln_bias: torch.Tensor,
        blocks_0_ln1_weight: torch.Tensor,
        blocks_0_ln1_bias: torch.Tensor,
        blocks_0_attention_time_mix_key: torch.Tensor,
        blocks_0_attention_time_mix_value: torch.Tensor,
        blocks_0_attention_time_mix_receptance: torch.Tensor,
        blocks_0_attention_key_weight: torch.Tensor,
        blocks_0_attention_value_weight: torch.Tensor,
        blocks_0_attention_receptance_weight: torch.Tensor,
        blocks_0_attention_time_decay: torch.Tensor,
        blocks_0_attention_time_first: torch.Tensor,
        blocks_0_attention_output_weight: torch.Tensor,
        blocks_0_ln2_weight: torch.Tensor,
        blocks_0_ln2_bias: torch.Tensor,
        blocks_0_feed_forward_time_mix_key: torch.Tensor,
        blocks_0_feed_forward_time_mix_receptance: torch.Tensor,
        blocks_0_feed_forward_key_weight: torch.Tensor,
        blocks_0_feed_forward_value_weight: torch.Tensor,
        blocks_0_feed_forward_receptance_weight: torch.Tensor,
        blocks_1_ln1_weight: torch.Tensor,
        blocks_1_ln1_bias: torch.Tensor,
        blocks_1_attention_time_mix_key: torch.Tensor,
        blocks_1_attention_time_mix_value: torch.Tensor,
        blocks_1_attention_time_mix_receptance: torch.Tensor,
        blocks_1_attention_key_weight: torch.Tensor,
        blocks_1_attention_value_weight: torch.Tensor,
        blocks_1_attention_receptance_weight: torch.Tensor,
        blocks_1_attention_time_decay: torch.Tensor,
        blocks_1_attention_time_first: torch.Tensor,
        blocks_1_attention_output_weight: torch.Tensor,
        blocks_1_ln2_weight: torch.Tensor,
        blocks_1_ln2_bias: torch.Tensor,
        blocks_1_feed_forward_time_mix_key: torch.Tensor,
        blocks_1_feed_forward_time_mix_receptance: torch.Tensor,
        blocks_1_feed_forward_key_weight: torch.Tensor,
        blocks_1_feed_forward_value_weight: torch.Tensor,
        blocks_1_feed_forward_receptance_weight: torch.Tensor,
        blocks_2_ln1_weight: torch.Tensor,
        blocks_2_ln1_bias: torch.Tensor,
        blocks_2_attention_time_mix_key: torch.Tensor,
        blocks_2_attention_time_mix_value: torch.Tensor,
        blocks_2_attention_time_mix_receptance: torch.Tensor,
        blocks_2_attention_key_weight: torch.Tensor,
        blocks_2_attention_value_weight: torch.Tensor,
        blocks_2_attention_receptance_weight: torch.Tensor,
        blocks_2_attention_time_decay: torch.Tensor,
        blocks_2_attention_time_first: torch.Tensor,
        blocks_2_attention_output_weight: torch.Tensor,
        blocks_2_ln2_weight: torch.Tensor,
        blocks_2_ln2_bias: torch.Tensor,
        blocks_2_feed_forward_time_mix_key: torch.Tensor,
        blocks_2_feed_forward_time_mix_receptance: torch.Tensor,
        blocks_2_feed_forward_key_weight: torch.Tensor,
        blocks_2_feed_forward_value_weight: torch.Tensor,
        blocks_2_feed_forward_receptance_weight: torch.Tensor,
        blocks_3_ln1_weight: torch.Tensor,
        blocks_3_ln1_bias: torch.Tensor,
        blocks_3_attention_time_mix_key: torch.Tensor,
        blocks_3_attention_time_mix_value: torch.Tensor,
        blocks_3_attention_time_mix_receptance: torch.Tensor,
        blocks_3_attention_key_weight: torch.Tensor,
        blocks_3_attention_value_weight: torch.Tensor,
        blocks_3_attention_receptance_weight: torch.Tensor,
        blocks_3_attention_time_decay: torch.Tensor,
        blocks_3_attention_time_first: torch.Tensor,
        blocks_3_attention_output_weight: torch.Tensor,
        blocks_3_ln2_weight: torch.Tensor,
        blocks_3_ln2_bias: torch.Tensor,
        blocks_3_feed_forward_time_mix_key: torch.Tensor,
        blocks_3_feed_forward_time_mix_receptance: torch.Tensor,
        blocks_3_feed_forward_key_weight: torch.Tensor,
        blocks_3_feed_forward_value_weight: torch.Tensor,
        blocks_3_feed_forward_receptance_weight: torch.Tensor,
        ln_out_weight: torch.Tensor,
        ln_out_bias: torch.Tensor,
    ):
        inputs_embeds = torch.nn.functional.embedding(input_ids, embeddings_weight, None, None, 2.0, False, False)
        hidden = torch.nn.functional.layer_norm(inputs_embeds, (256,), blocks_0_pre_ln_weight, blocks_0_pre_ln_bias, 1e-05)
        del inputs_embeds
        layer_norm = torch.nn.functional.layer_norm(hidden, (256,), blocks_0_ln1_weight, blocks_0_ln1_bias, 1e-05)
        shifted = torch.nn.functional.pad(layer_norm, (0, 0, 1, -1), 'constant', 0.0)
        mul = layer_norm * blocks_0_attention_time_mix_key
        sub = 1 - blocks_0_attention_time_mix_key
        mul_1 = shifted * sub
        del sub
        key = mul + mul_1
        del mul, mul_1
        mul_2 = layer_norm * blocks_0_attention_time_mix_value
        sub_1 = 1 - blocks_0_attention_time_mix_value
        mul_3 = shifted * sub_1
        del sub_1
        value = mul_2 + mul_3
        del mul_2, mul_3
        mul_4 = layer_norm * blocks_0_attention_time_mix_receptance
        del layer_norm
        sub_2 = 1 - blocks_0_attention_time_mix_receptance
        mul_5 = shifted * sub_2
        del shifted, sub_2
        receptance = mul_4 + mul_5
        del mul_4, mul_5
        key_1 = torch.nn.functional.linear(key, blocks_0_attention_key_weight, None)
        del key
        value_1 = torch.nn.functional.linear(value, blocks_0_attention_value_weight, None)
        del value
        linear = torch.nn.functional.linear(receptance, blocks_0_attention_receptance_weight, None)
        del receptance
        receptance_1 = torch.sigmoid(linear)
        del linear
        output = torch.zeros_like(key_1)
        getitem = key_1[:, 0]
        num_state = torch.zeros_like(getitem, dtype=torch.float32)
        del getitem
        getitem_1 = key_1[:, 0]
        den_state = torch.zeros_like(getitem_1, dtype=torch.float32)
        del getitem_1
        getitem_2 = key_1[:, 0]
        zeros_like = torch.zeros_like(getitem_2, dtype=torch.float32)
        del getitem_2
        max_state = zeros_like - 1e+38
        del zeros_like
        exp = torch.exp(blocks_0_attention_time_decay)
        time_decay = -exp
        del exp
        getitem_3 = key_1[:, 0]
        current_key = getitem_3.float()
        del getitem_3
        current_value = value_1[:, 0]
        add = current_key + blocks_0_attention_time_first
        max_for_output = torch.maximum(max_state, add)
        del add
        sub_3 = max_state - max_for_output
        e1 = torch.exp(sub_3)
        del sub_3
        add_1 = current_key + blocks_0_attention_time_first
        sub_4 = add_1 - max_for_output
        del max_for_output, add_1
        e2 = torch.exp(sub_4)
        del sub_4
        mul_6 = e1 * num_state
        mul_7 = e2 * current_value
        numerator = mul_6 + mul_7
        del mul_6, mul_7
        mul_8 = e1 * den_state
        del e1
        denominator = mul_8 + e2
        del e2, mul_8
        truediv = numerator / denominator
        del numerator, denominator
        to = truediv.to(torch.float32)
        del truediv
        output[:, 0] = to
        del to
        add_2 = max_state + time_decay
        max_for_state = torch.maximum(add_2, current_key)
        del add_2
        add_3 = max_state + time_decay
        del max_state
        sub_5 = add_3 - max_for_state
        del add_3
        e1_1 = torch.exp(sub_5)
        del sub_5
        sub_6 = current_key - max_for_state
        del current_key
        e2_1 = torch.exp(sub_6)
        del sub_6
        mul_9 = e1_1 * num_state
        del num_state
        mul_10 = e2_1 * current_value
        del current_value
        num_state_1 = mul_9 + mul_10
        del mul_9, mul_10
        mul_11 = e1_1 * den_state
        del den_state, e1_1
        den_state_1 = mul_11 + e2_1
        del e2_1, mul_11
        getitem_4 = key_1[:, 1]
        current_key_1 = getitem_4.float()
        del getitem_4
        current_value_1 = value_1[:, 1]
        add_4 = current_key_1 + blocks_0_attention_time_first
        max_for_output_1 = torch.maximum(max_for_state, add_4)
        del add_4
        sub_7 = max_for_state - max_for_output_1
        e1_2 = torch.exp(sub_7)
        del sub_7
        add_5 = current_key_1 + blocks_0_attention_time_first
        sub_8 = add_5 - max_for_output_1
        del max_for_output_1, add_5
        e2_2 = torch.exp(sub_8)
        del sub_8
        mul_12 = e1_2 * num_state_1
        mul_13 = e2_2 * current_value_1
        numerator_1 = mul_12 + mul_13
        del mul_12, mul_13
        mul_14 = e1_2 * den_state_1
        del e1_2
        denominator_1 = mul_14 + e2_2
        del e2_2, mul_14
        truediv_1 = numerator_1 / denominator_1
        del numerator_1, denominator_1
        to_1 = truediv_1.to(torch.float32)
        del truediv_1
        output[:, 1] = to_1
        del to_1
        add_6 = max_for_state + time_decay
        max_for_state_1 = torch.maximum(add_6, current_key_1)
        del add_6
        add_7 = max_for_state + time_decay
        del max_for_state
        sub_9 = add_7 - max_for_state_1
        del add_7
        e1_3 = torch.exp(sub_9)
        del sub_9
        sub_10 = current_key_1 - max_for_state_1
        del current_key_1
        e2_3 = torch.exp(sub_10)
        del sub_10
        mul_15 = e1_3 * num_state_1
        del num_state_1
        mul_16 = e2_3 * current_value_1
        del current_value_1
        num_state_2 = mul_15 + mul_16
        del mul_15, mul_16
        mul_17 = e1_3 * den_state_1
        del den_state_1, e1_3
        den_state_2 = mul_17 + e2_3
        del e2_3, mul_17
        getitem_5 = key_1[:, 2]
        current_key_2 = getitem_5.float()
        del getitem_5
        current_value_2 = value_1[:, 2]
        add_8 = current_key_2 + blocks_0_attention_time_first
        max_for_output_2 = torch.maximum(max_for_state_1, add_8)
        del add_8
        sub_11 = max_for_state_1 - max_for_output_2
        e1_4 = torch.exp(sub_11)
        del sub_11
        add_9 = current_key_2 + blocks_0_attention_time_first
        sub_12 = add_9 - max_for_output_2
        del max_for_output_2, add_9
        e2_4 = torch.exp(sub_12)
        del sub_12
        mul_18 = e1_4 * num_state_2
        mul_19 = e2_4 * current_value_2
        numerator_2 = mul_18 + mul_19
        del mul_18, mul_19
        mul_20 = e1_4 * den_state_2
        del e1_4
        denominator_2 = mul_20 + e2_4
        del e2_4, mul_20
        truediv_2 = numerator_2 / denominator_2
        del numerator_2, denominator_2
        to_2 = truediv_2.to(torch.float32)
        del truediv_2
        output[:, 2] = to_2
        del to_2
        add_10 = max_for_state_1 + time_decay
        max_for_state_2 = torch.maximum(add_10, current_key_2)
        del add_10
        add_11 = max_for_state_1 + time_decay
        del max_for_state_1
        sub_13 = add_11 - max_for_state_2
        del add_11
        e1_5 = torch.exp(sub_13)
        del sub_13
        sub_14 = current_key_2 - max_for_state_2
        del current_key_2
        e2_5 = torch.exp(sub_14)
        del sub_14
        mul_21 = e1_5 * num_state_2
        del num_state_2
        mul_22 = e2_5 * current_value_2
        del current_value_2
        num_state_3 = mul_21 + mul_22
        del mul_21, mul_22
        mul_23 = e1_5 * den_state_2
        del den_state_2, e1_5
        den_state_3 = mul_23 + e2_5
        del e2_5, mul_23
        getitem_6 = key_1[:, 3]
        current_key_3 = getitem_6.float()
        del getitem_6
        current_value_3 = value_1[:, 3]
        add_12 = current_key_3 + blocks_0_attention_time_first
        max_for_output_3 = torch.maximum(max_for_state_2, add_12)
        del add_12
        sub_15 = max_for_state_2 - max_for_output_3
        e1_6 = torch.exp(sub_15)
        del sub_15
        add_13 = current_key_3 + blocks_0_attention_time_first
        sub_16 = add_13 - max_for_output_3
        del max_for_output_3, add_13
        e2_6 = torch.exp(sub_16)
        del sub_16
        mul_24 = e1_6 * num_state_3
        mul_25 = e2_6 * current_value_3
        numerator_3 = mul_24 + mul_25
        del mul_24, mul_25
        mul_26 = e1_6 * den_state_3
        del e1_6
        denominator_3 = mul_26 + e2_6
        del e2_6, mul_26
        truediv_3 = numerator_3 / denominator_3
        del numerator_3, denominator_3
        to_3 = truediv_3.to(torch.float32)
        del truediv_3
        output[:, 3] = to_3
        del to_3
        add_14 = max_for_state_2 + time_decay
        max_for_state_3 = torch.maximum(add_14, current_key_3)
        del add_14
        add_15 = max_for_state_2 + time_decay
        del max_for_state_2
        sub_17 = add_15 - max_for_state_3
        del add_15
        e1_7 = torch.exp(sub_17)
        del sub_17
        sub_18 = current_key_3 - max_for_state_3
        del current_key_3
        e2_7 = torch.exp(sub_18)
        del sub_18
        mul_27 = e1_7 * num_state_3
        del num_state_3
        mul_28 = e2_7 * current_value_3
        del current_value_3
        num_state_4 = mul_27 + mul_28
        del mul_27, mul_28
        mul_29 = e1_7 * den_state_3
        del den_state_3, e1_7
        den_state_4 = mul_29 + e2_7
        del e2_7, mul_29
        getitem_7 = key_1[:, 4]
        current_key_4 = getitem_7.float()
        del getitem_7
        current_value_4 = value_1[:, 4]
        add_16 = current_key_4 + blocks_0_attention_time_first
        max_for_output_4 = torch.maximum(max_for_state_3, add_16)
        del add_16
        sub_19 = max_for_state_3 - max_for_output_4
        e1_8 = torch.exp(sub_19)
        del sub_19
        add_17 = current_key_4 + blocks_0_attention_time_first
        sub_20 = add_17 - max_for_output_4
        del max_for_output_4, add_17
        e2_8 = torch.exp(sub_20)
        del sub_20
        mul_30 = e1_8 * num_state_4
        mul_31 = e2_8 * current_value_4
        numerator_4 = mul_30 + mul_31
        del mul_30, mul_31
        mul_32 = e1_8 * den_state_4
        del e1_8
        denominator_4 = mul_32 + e2_8
        del e2_8, mul_32
        truediv_4 = numerator_4 / denominator_4
        del numerator_4, denominator_4
        to_4 = truediv_4.to(torch.float32)
        del truediv_4
        output[:, 4] = to_4
        del to_4
        add_18 = max_for_state_3 + time_decay
        max_for_state_4 = torch.maximum(add_18, current_key_4)
        del add_18
        add_19 = max_for_state_3 + time_decay
        del max_for_state_3
        sub_21 = add_19 - max_for_state_4
        del add_19
        e1_9 = torch.exp(sub_21)
        del sub_21
        sub_22 = current_key_4 - max_for_state_4
        del current_key_4
        e2_9 = torch.exp(sub_22)
        del sub_22
        mul_33 = e1_9 * num_state_4
        del num_state_4
        mul_34 = e2_9 * current_value_4
        del current_value_4
        num_state_5 = mul_33 + mul_34
        del mul_33, mul_34
        mul_35 = e1_9 * den_state_4
        del den_state_4, e1_9
        den_state_5 = mul_35 + e2_9
        del e2_9, mul_35
        getitem_8 = key_1[:, 5]
        current_key_5 = getitem_8.float()
        del getitem_8
        current_value_5 = value_1[:, 5]
        add_20 = current_key_5 + blocks_0_attention_time_first
        max_for_output_5 = torch.maximum(max_for_state_4, add_20)
        del add_20
        sub_23 = max_for_state_4 - max_for_output_5
        e1_10 = torch.exp(sub_23)
        del sub_23
        add_21 = current_key_5 + blocks_0_attention_time_first
        sub_24 = add_21 - max_for_output_5
        del max_for_output_5, add_21
        e2_10 = torch.exp(sub_24)
        del sub_24
        mul_36 = e1_10 * num_state_5
        mul_37 = e2_10 * current_value_5
        numerator_5 = mul_36 + mul_37
        del mul_36, mul_37
        mul_38 = e1_10 * den_state_5
        del e1_10
        denominator_5 = mul_38 + e2_10
        del e2_10, mul_38
        truediv_5 = numerator_5 / denominator_5
        del numerator_5, denominator_5
        to_5 = truediv_5.to(torch.float32)
        del truediv_5
        output[:, 5] = to_5
        del to_5
        add_22 = max_for_state_4 + time_decay
        max_for_state_5 = torch.maximum(add_22, current_key_5)
        del add_22
        add_23 = max_for_state_4 + time_decay
        del max_for_state_4
        sub_25 = add_23 - max_for_state_5
        del add_23
        e1_11 = torch.exp(sub_25)
        del sub_25
        sub_26 = current_key_5 - max_for_state_5
        del current_key_5
        e2_11 = torch.exp(sub_26)
        del sub_26
        mul_39 = e1_11 * num_state_5
        del num_state_5
        mul_40 = e2_11 * current_value_5
        del current_value_5
        num_state_6 = mul_39 + mul_40
        del mul_39, mul_40
        mul_41 = e1_11 * den_state_5
        del den_state_5, e1_11
        den_state_6 = mul_41 + e2_11
        del e2_11, mul_41
        getitem_9 = key_1[:, 6]
        current_key_6 = getitem_9.float()
        del getitem_9
        current_value_6 = value_1[:, 6]
        add_24 = current_key_6 + blocks_0_attention_time_first
        max_for_output_6 = torch.maximum(max_for_state_5, add_24)
        del add_24
        sub_27 = max_for_state_5 - max_for_output_6
        e1_12 = torch.exp(sub_27)
        del sub_27
        add_25 = current_key_6 + blocks_0_attention_time_first
        sub_28 = add_25 - max_for_output_6
        del max_for_output_6, add_25
        e2_12 = torch.exp(sub_28)
        del sub_28
        mul_42 = e1_12 * num_state_6
        mul_43 = e2_12 * current_value_6
        numerator_6 = mul_42 + mul_43
        del mul_42, mul_43
        mul_44 = e1_12 * den_state_6
        del e1_12
        denominator_6 = mul_44 + e2_12
        del e2_12, mul_44
        truediv_6 = numerator_6 / denominator_6
        del numerator_6, denominator_6
        to_6 = truediv_6.to(torch.float32)
        del truediv_6
        output[:, 6] = to_6
        del to_6
        add_26 = max_for_state_5 + time_decay
        max_for_state_6 = torch.maximum(add_26, current_key_6)
        del add_26
        add_27 = max_for_state_5 + time_decay
        del max_for_state_5
        sub_29 = add_27 - max_for_state_6
        del add_27
        e1_13 = torch.exp(sub_29)
        del sub_29
        sub_30 = current_key_6 - max_for_state_6
        del current_key_6
        e2_13 = torch.exp(sub_30)
        del sub_30
        mul_45 = e1_13 * num_state_6
        del num_state_6
        mul_46 = e2_13 * current_value_6
        del current_value_6
        num_state_7 = mul_45 + mul_46
        del mul_45, mul_46
        mul_47 = e1_13 * den_state_6
        del den_state_6, e1_13
        den_state_7 = mul_47 + e2_13
        del e2_13, mul_47
        getitem_10 = key_1[:, 7]
        del key_1
        current_key_7 = getitem_10.float()
        del getitem_10
        current_value_7 = value_1[:, 7]
        del value_1
        add_28 = current_key_7 + blocks_0_attention_time_first
        max_for_output_7 = torch.maximum(max_for_state_6, add_28)
        del add_28
        sub_31 = max_for_state_6 - max_for_output_7
        e1_14 = torch.exp(sub_31)
        del sub_31
        add_29 = current_key_7 + blocks_0_attention_time_first
        sub_32 = add_29 - max_for_output_7
        del max_for_output_7, add_29
        e2_14 = torch.exp(sub_32)
        del sub_32
        mul_48 = e1_14 * num_state_7
        mul_49 = e2_14 * current_value_7
        numerator_7 = mul_48 + mul_49
        del mul_48, mul_49
        mul_50 = e1_14 * den_state_7
        del e1_14
        denominator_7 = mul_50 + e2_14
        del e2_14, mul_50
        truediv_7 = numerator_7 / denominator_7
        del numerator_7, denominator_7
        to_7 = truediv_7.to(torch.float32)
        del truediv_7
        output[:, 7] = to_7
        del to_7
        add_30 = max_for_state_6 + time_decay
        max_for_state_7 = torch.maximum(add_30, current_key_7)
        del add_30
        add_31 = max_for_state_6 + time_decay
        del time_decay, max_for_state_6
        sub_33 = add_31 - max_for_state_7
        del add_31
        e1_15 = torch.exp(sub_33)
        del sub_33
        sub_34 = current_key_7 - max_for_state_7
        del current_key_7, max_for_state_7
        e2_15 = torch.exp(sub_34)
        del sub_34
        mul_51 = e1_15 * num_state_7
        del num_state_7
        mul_52 = e2_15 * current_value_7
        del current_value_7
        mul_51 + mul_52
        del mul_51, mul_52
        mul_53 = e1_15 * den_state_7
        del den_state_7, e1_15
        mul_53 + e2_15
        del e2_15, mul_53
        mul_54 = receptance_1 * output
        del output, receptance_1
        attention = torch.nn.functional.linear(mul_54, blocks_0_attention_output_weight, None)
        del mul_54
        hidden_1 = hidden + attention
        del hidden, attention
        layer_norm_1 = torch.nn.functional.layer_norm(hidden_1, (256,), blocks_0_ln2_weight, blocks_0_ln2_bias, 1e-05)
        shifted_1 = torch.nn.functional.pad(layer_norm_1, (0, 0, 1, -1), 'constant', 0.0)
        mul_55 = layer_norm_1 * blocks_0_feed_forward_time_mix_key
        sub_35 = 1 - blocks_0_feed_forward_time_mix_key
        mul_56 = shifted_1 * sub_35
        del sub_35
        key_2 = mul_55 + mul_56
        del mul_55, mul_56
        mul_57 = layer_norm_1 * blocks_0_feed_forward_time_mix_receptance
        del layer_norm_1
        sub_36 = 1 - blocks_0_feed_forward_time_mix_receptance
        mul_58 = shifted_1 * sub_36
        del shifted_1, sub_36
        receptance_2 = mul_57 + mul_58
        del mul_57, mul_58
        linear_1 = torch.nn.functional.linear(key_2, blocks_0_feed_forward_key_weight, None)
        del key_2
        relu = torch.relu(linear_1)
        del linear_1
        key_3 = torch.square(relu)
        del relu
        value_2 = torch.nn.functional.linear(key_3, blocks_0_feed_forward_value_weight, None)
        del key_3
        linear_2 = torch.nn.functional.linear(receptance_2, blocks_0_feed_forward_receptance_weight, None)
        del receptance_2
        receptance_3 = torch.sigmoid(linear_2)
        del linear_2
        feed_forward = receptance_3 * value_2
        del receptance_3, value_2
        hidden_2 = hidden_1 + feed_forward
        del hidden_1, feed_forward
        layer_norm_2 = torch.nn.functional.layer_norm(hidden_2, (256,), blocks_1_ln1_weight, blocks_1_ln1_bias, 1e-05)
        shifted_2 = torch.nn.functional.pad(layer_norm_2, (0, 0, 1, -1), 'constant', 0.0)
        mul_59 = layer_norm_2 * blocks_1_attention_time_mix_key
        sub_37 = 1 - blocks_1_attention_time_mix_key
        mul_60 = shifted_2 * sub_37
        del sub_37
        key_4 = mul_59 + mul_60
        del mul_59, mul_60
        mul_61 = layer_norm_2 * blocks_1_attention_time_mix_value
        sub_38 = 1 - blocks_1_attention_time_mix_value
        mul_62 = shifted_2 * sub_38
        del sub_38
        value_3 = mul_61 + mul_62
        del mul_61, mul_62
        mul_63 = layer_norm_2 * blocks_1_attention_time_mix_receptance
        del layer_norm_2
        sub_39 = 1 - blocks_1_attention_time_mix_receptance
        mul_64 = shifted_2 * sub_39
        del shifted_2, sub_39
        receptance_4 = mul_63 + mul_64
        del mul_63, mul_64
        key_5 = torch.nn.functional.linear(key_4, blocks_1_attention_key_weight, None)
        del key_4
        value_4 = torch.nn.functional.linear(value_3, blocks_1_attention_value_weight, None)
        del value_3
        linear_3 = torch.nn.functional.linear(receptance_4, blocks_1_attention_receptance_weight, None)
        del receptance_4
        receptance_5 = torch.sigmoid(linear_3)
        del linear_3
        output_1 = torch.zeros_like(key_5)
        getitem_11 = key_5[:, 0]
        num_state_8 = torch.zeros_like(getitem_11, dtype=torch.float32)
        del getitem_11
        getitem_12 = key_5[:, 0]
        den_state_8 = torch.zeros_like(getitem_12, dtype=torch.float32)
        del getitem_12
        getitem_13 = key_5[:, 0]
        zeros_like_1 = torch.zeros_like(getitem_13, dtype=torch.float32)
        del getitem_13
        max_state_1 = zeros_like_1 - 1e+38
        del zeros_like_1
        exp_1 = torch.exp(blocks_1_attention_time_decay)
        time_decay_1 = -exp_1
        del exp_1
        getitem_14 = key_5[:, 0]
        current_key_8 = getitem_14.float()
        del getitem_14
        current_value_8 = value_4[:, 0]
        add_32 = current_key_8 + blocks_1_attention_time_first
        max_for_output_8 = torch.maximum(max_state_1, add_32)
        del add_32
        sub_40 = max_state_1 - max_for_output_8
        e1_16 = torch.exp(sub_40)
        del sub_40
        add_33 = current_key_8 + blocks_1_attention_time_first
        sub_41 = add_33 - max_for_output_8
        del max_for_output_8, add_33
        e2_16 = torch.exp(sub_41)
        del sub_41
        mul_65 = e1_16 * num_state_8
        mul_66 = e2_16 * current_value_8
        numerator_8 = mul_65 + mul_66
        del mul_65, mul_66
        mul_67 = e1_16 * den_state_8
        del e1_16
        denominator_8 = mul_67 + e2_16
        del e2_16, mul_67
        truediv_8 = numerator_8 / denominator_8
        del numerator_8, denominator_8
        to_8 = truediv_8.to(torch.float32)
        del truediv_8
        output_1[:, 0] = to_8
        del to_8
        add_34 = max_state_1 + time_decay_1
        max_for_state_8 = torch.maximum(add_34, current_key_8)
        del add_34
        add_35 = max_state_1 + time_decay_1
        del max_state_1
        sub_42 = add_35 - max_for_state_8
        del add_35
        e1_17 = torch.exp(sub_42)
        del sub_42
        sub_43 = current_key_8 - max_for_state_8
        del current_key_8
        e2_17 = torch.exp(sub_43)
        del sub_43
        mul_68 = e1_17 * num_state_8
        del num_state_8
        mul_69 = e2_17 * current_value_8
        del current_value_8
        num_state_9 = mul_68 + mul_69
        del mul_68, mul_69
        mul_70 = e1_17 * den_state_8
        del den_state_8, e1_17
        den_state_9 = mul_70 + e2_17
        del e2_17, mul_70
        getitem_15 = key_5[:, 1]
        current_key_9 = getitem_15.float()
        del getitem_15
        current_value_9 = value_4[:, 1]
        add_36 = current_key_9 + blocks_1_attention_time_first
        max_for_output_9 = torch.maximum(max_for_state_8, add_36)
        del add_36
        sub_44 = max_for_state_8 - max_for_output_9
        e1_18 = torch.exp(sub_44)
        del sub_44
        add_37 = current_key_9 + blocks_1_attention_time_first
        sub_45 = add_37 - max_for_output_9
        del max_for_output_9, add_37
        e2_18 = torch.exp(sub_45)
        del sub_45
        mul_71 = e1_18 * num_state_9
        mul_72 = e2_18 * current_value_9
        numerator_9 = mul_71 + mul_72
        del mul_71, mul_72
        mul_73 = e1_18 * den_state_9
        del e1_18
        denominator_9 = mul_73 + e2_18
        del e2_18, mul_73
        truediv_9 = numerator_9 / denominator_9
        del numerator_9, denominator_9
        to_9 = truediv_9.to(torch.float32)
        del truediv_9
        output_1[:, 1] = to_9
        del to_9
        add_38 = max_for_state_8 + time_decay_1
        max_for_state_9 = torch.maximum(add_38, current_key_9)
        del add_38
        add_39 = max_for_state_8 + time_decay_1
        del max_for_state_8
        sub_46 = add_39 - max_for_state_9
        del add_39
        e1_19 = torch.exp(sub_46)
        del sub_46
        sub_47 = current_key_9 - max_for_state_9
        del current_key_9
        e2_19 = torch.exp(sub_47)
        del sub_47
        mul_74 = e1_19 * num_state_9
        del num_state_9
        mul_75 = e2_19 * current_value_9
        del current_value_9
        num_state_10 = mul_74 + mul_75
        del mul_74, mul_75
        mul_76 = e1_19 * den_state_9
        del den_state_9, e1_19
        den_state_10 = mul_76 + e2_19
        del e2_19, mul_76
        getitem_16 = key_5[:, 2]
        current_key_10 = getitem_16.float()
        del getitem_16
        current_value_10 = value_4[:, 2]
        add_40 = current_key_10 + blocks_1_attention_time_first
        max_for_output_10 = torch.maximum(max_for_state_9, add_40)
        del add_40
        sub_48 = max_for_state_9 - max_for_output_10
        e1_20 = torch.exp(sub_48)
        del sub_48
        add_41 = current_key_10 + blocks_1_attention_time_first
        sub_49 = add_41 - max_for_output_10
        del max_for_output_10, add_41
        e2_20 = torch.exp(sub_49)
        del sub_49
        mul_77 = e1_20 * num_state_10
        mul_78 = e2_20 * current_value_10
        numerator_10 = mul_77 + mul_78
        del mul_77, mul_78
        mul_79 = e1_20 * den_state_10
        del e1_20
        denominator_10 = mul_79 + e2_20
        del e2_20, mul_79
        truediv_10 = numerator_10 / denominator_10
        del numerator_10, denominator_10
        to_10 = truediv_10.to(torch.float32)
        del truediv_10
        output_1[:, 2] = to_10
        del to_10
        add_42 = max_for_state_9 + time_decay_1
        max_for_state_10 = torch.maximum(add_42, current_key_10)
        del add_42
        add_43 = max_for_state_9 + time_decay_1
        del max_for_state_9
        sub_50 = add_43 - max_for_state_10
        del add_43
        e1_21 = torch.exp(sub_50)
        del sub_50
        sub_51 = current_key_10 - max_for_state_10
        del current_key_10
        e2_21 = torch.exp(sub_51)
        del sub_51
        mul_80 = e1_21 * num_state_10
        del num_state_10
        mul_81 = e2_21 * current_value_10
        del current_value_10
        num_state_11 = mul_80 + mul_81
        del mul_80, mul_81
        mul_82 = e1_21 * den_state_10
        del den_state_10, e1_21
        den_state_11 = mul_82 + e2_21
        del e2_21, mul_82
        getitem_17 = key_5[:, 3]
        current_key_11 = getitem_17.float()
        del getitem_17
        current_value_11 = value_4[:, 3]
        add_44 = current_key_11 + blocks_1_attention_time_first
        max_for_output_11 = torch.maximum(max_for_state_10, add_44)
        del add_44
        sub_52 = max_for_state_10 - max_for_output_11
        e1_22 = torch.exp(sub_52)
        del sub_52
        add_45 = current_key_11 + blocks_1_attention_time_first
        sub_53 = add_45 - max_for_output_11
        del max_for_output_11, add_45
        e2_22 = torch.exp(sub_53)
        del sub_53
        mul_83 = e1_22 * num_state_11
        mul_84 = e2_22 * current_value_11
        numerator_11 = mul_83 + mul_84
        del mul_83, mul_84
        mul_85 = e1_22 * den_state_11
        del e1_22
        denominator_11 = mul_85 + e2_22
        del e2_22, mul_85
        truediv_11 = numerator_11 / denominator_11
        del numerator_11, denominator_11
        to_11 = truediv_11.to(torch.float32)
        del truediv_11
        output_1[:, 3] = to_11
        del to_11
        add_46 = max_for_state_10 + time_decay_1
        max_for_state_11 = torch.maximum(add_46, current_key_11)
        del add_46
        add_47 = max_for_state_10 + time_decay_1
        del max_for_state_10
        sub_54 = add_47 - max_for_state_11
        del add_47
        e1_23 = torch.exp(sub_54)
        del sub_54
        sub_55 = current_key_11 - max_for_state_11
        del current_key_11
        e2_23 = torch.exp(sub_55)
        del sub_55
        mul_86 = e1_23 * num_state_11
        del num_state_11
        mul_87 = e2_23 * current_value_11
        del current_value_11
        num_state_12 = mul_86 + mul_87
        del mul_86, mul_87
        mul_88 = e1_23 * den_state_11
        del den_state_11, e1_23
        den_state_12 = mul_88 + e2_23
        del e2_23, mul_88
        getitem_18 = key_5[:, 4]
        current_key_12 = getitem_18.float()
        del getitem_18
        current_value_12 = value_4[:, 4]
        add_48 = current_key_12 + blocks_1_attention_time_first
        max_for_output_12 = torch.maximum(max_for_state_11, add_48)
        del add_48
        sub_56 = max_for_state_11 - max_for_output_12
        e1_24 = torch.exp(sub_56)
        del sub_56
        add_49 = current_key_12 + blocks_1_attention_time_first
        sub_57 = add_49 - max_for_output_12
        del max_for_output_12, add_49
        e2_24 = torch.exp(sub_57)
        del sub_57
        mul_89 = e1_24 * num_state_12
        mul_90 = e2_24 * current_value_12
        numerator_12 = mul_89 + mul_90
        del mul_89, mul_90
        mul_91 = e1_24 * den_state_12
        del e1_24
        denominator_12 = mul_91 + e2_24
        del e2_24, mul_91
        truediv_12 = numerator_12 / denominator_12
        del numerator_12, denominator_12
        to_12 = truediv_12.to(torch.float32)
        del truediv_12
        output_1[:, 4] = to_12
        del to_12
        add_50 = max_for_state_11 + time_decay_1
        max_for_state_12 = torch.maximum(add_50, current_key_12)
        del add_50
        add_51 = max_for_state_11 + time_decay_1
        del max_for_state_11
        sub_58 = add_51 - max_for_state_12
        del add_51
        e1_25 = torch.exp(sub_58)
        del sub_58
        sub_59 = current_key_12 - max_for_state_12
        del current_key_12
        e2_25 = torch.exp(sub_59)
        del sub_59
        mul_92 = e1_25 * num_state_12
        del num_state_12
        mul_93 = e2_25 * current_value_12
        del current_value_12
        num_state_13 = mul_92 + mul_93
        del mul_92, mul_93
        mul_94 = e1_25 * den_state_12
        del den_state_12, e1_25
        den_state_13 = mul_94 + e2_25
        del e2_25, mul_94
        getitem_19 = key_5[:, 5]
        current_key_13 = getitem_19.float()
        del getitem_19
        current_value_13 = value_4[:, 5]
        add_52 = current_key_13 + blocks_1_attention_time_first
        max_for_output_13 = torch.maximum(max_for_state_12, add_52)
        del add_52
        sub_60 = max_for_state_12 - max_for_output_13
        e1_26 = torch.exp(sub_60)
        del sub_60
        add_53 = current_key_13 + blocks_1_attention_time_first
        sub_61 = add_53 - max_for_output_13
        del max_for_output_13, add_53
        e2_26 = torch.exp(sub_61)
        del sub_61
        mul_95 = e1_26 * num_state_13
        mul_96 = e2_26 * current_value_13
        numerator_13 = mul_95 + mul_96
        del mul_95, mul_96
        mul_97 = e1_26 * den_state_13
        del e1_26
        denominator_13 = mul_97 + e2_26
        del e2_26, mul_97
        truediv_13 = numerator_13 / denominator_13
        del numerator_13, denominator_13
        to_13 = truediv_13.to(torch.float32)
        del truediv_13
        output_1[:, 5] = to_13
        del to_13
        add_54 = max_for_state_12 + time_decay_1
        max_for_state_13 = torch.maximum(add_54, current_key_13)
        del add_54
        add_55 = max_for_state_12 + time_decay_1
        del max_for_state_12
        sub_62 = add_55 - max_for_state_13
        del add_55
        e1_27 = torch.exp(sub_62)
        del sub_62
        sub_63 = current_key_13 - max_for_state_13
        del current_key_13
        e2_27 = torch.exp(sub_63)
        del sub_63
        mul_98 = e1_27 * num_state_13
        del num_state_13
        mul_99 = e2_27 * current_value_13
        del current_value_13
        num_state_14 = mul_98 + mul_99
        del mul_98, mul_99
        mul_100 = e1_27 * den_state_13
        del den_state_13, e1_27
        den_state_14 = mul_100 + e2_27
        del e2_27, mul_100
        getitem_20 = key_5[:, 6]
        current_key_14 = getitem_20.float()
        del getitem_20
        current_value_14 = value_4[:, 6]
        add_56 = current_key_14 + blocks_1_attention_time_first
        max_for_output_14 = torch.maximum(max_for_state_13, add_56)
        del add_56
        sub_64 = max_for_state_13 - max_for_output_14
        e1_28 = torch.exp(sub_64)
        del sub_64
        add_57 = current_key_14 + blocks_1_attention_time_first
        sub_65 = add_57 - max_for_output_14
        del max_for_output_14, add_57
        e2_28 = torch.exp(sub_65)
        del sub_65
        mul_101 = e1_28 * num_state_14
        mul_102 = e2_28 * current_value_14
        numerator_14 = mul_101 + mul_102
        del mul_101, mul_102
        mul_103 = e1_28 * den_state_14
        del e1_28
        denominator_14 = mul_103 + e2_28
        del e2_28, mul_103
        truediv_14 = numerator_14 / denominator_14
        del numerator_14, denominator_14
        to_14 = truediv_14.to(torch.float32)
        del truediv_14
        output_1[:, 6] = to_14
        del to_14
        add_58 = max_for_state_13 + time_decay_1
        max_for_state_14 = torch.maximum(add_58, current_key_14)
        del add_58
        add_59 = max_for_state_13 + time_decay_1
        del max_for_state_13
        sub_66 = add_59 - max_for_state_14
        del add_59
        e1_29 = torch.exp(sub_66)
        del sub_66
        sub_67 = current_key_14 - max_for_state_14
        del current_key_14
        e2_29 = torch.exp(sub_67)
        del sub_67
        mul_104 = e1_29 * num_state_14
        del num_state_14
        mul_105 = e2_29 * current_value_14
        del current_value_14
        num_state_15 = mul_104 + mul_105
        del mul_104, mul_105
        mul_106 = e1_29 * den_state_14
        del den_state_14, e1_29
        den_state_15 = mul_106 + e2_29
        del e2_29, mul_106
        getitem_21 = key_5[:, 7]
        del key_5
        current_key_15 = getitem_21.float()
        del getitem_21
        current_value_15 = value_4[:, 7]
        del value_4
        add_60 = current_key_15 + blocks_1_attention_time_first
        max_for_output_15 = torch.maximum(max_for_state_14, add_60)
        del add_60
        sub_68 = max_for_state_14 - max_for_output_15
        e1_30 = torch.exp(sub_68)
        del sub_68
        add_61 = current_key_15 + blocks_1_attention_time_first
        sub_69 = add_61 - max_for_output_15
        del max_for_output_15, add_61
        e2_30 = torch.exp(sub_69)
        del sub_69
        mul_107 = e1_30 * num_state_15
        mul_108 = e2_30 * current_value_15
        numerator_15 = mul_107 + mul_108
        del mul_107, mul_108
        mul_109 = e1_30 * den_state_15
        del e1_30
        denominator_15 = mul_109 + e2_30
        del e2_30, mul_109
        truediv_15 = numerator_15 / denominator_15
        del numerator_15, denominator_15
        to_15 = truediv_15.to(torch.float32)
        del truediv_15
        output_1[:, 7] = to_15
        del to_15
        add_62 = max_for_state_14 + time_decay_1
        max_for_state_15 = torch.maximum(add_62, current_key_15)
        del add_62
        add_63 = max_for_state_14 + time_decay_1
        del time_decay_1, max_for_state_14
        sub_70 = add_63 - max_for_state_15
        del add_63
        e1_31 = torch.exp(sub_70)
        del sub_70
        sub_71 = current_key_15 - max_for_state_15
        del current_key_15, max_for_state_15
        e2_31 = torch.exp(sub_71)
        del sub_71
        mul_110 = e1_31 * num_state_15
        del num_state_15
        mul_111 = e2_31 * current_value_15
        del current_value_15
        mul_110 + mul_111
        del mul_110, mul_111
        mul_112 = e1_31 * den_state_15
        del den_state_15, e1_31
        mul_112 + e2_31
        del e2_31, mul_112
        mul_113 = receptance_5 * output_1
        del output_1, receptance_5
        attention_1 = torch.nn.functional.linear(mul_113, blocks_1_attention_output_weight, None)
        del mul_113
        hidden_3 = hidden_2 + attention_1
        del hidden_2, attention_1
        layer_norm_3 = torch.nn.functional.layer_norm(hidden_3, (256,), blocks_1_ln2_weight, blocks_1_ln2_bias, 1e-05)
        shifted_3 = torch.nn.functional.pad(layer_norm_3, (0, 0, 1, -1), 'constant', 0.0)
        mul_114 = layer_norm_3 * blocks_1_feed_forward_time_mix_key
        sub_72 = 1 - blocks_1_feed_forward_time_mix_key
        mul_115 = shifted_3 * sub_72
        del sub_72
        key_6 = mul_114 + mul_115
        del mul_114, mul_115
        mul_116 = layer_norm_3 * blocks_1_feed_forward_time_mix_receptance
        del layer_norm_3
        sub_73 = 1 - blocks_1_feed_forward_time_mix_receptance
        mul_117 = shifted_3 * sub_73
        del shifted_3, sub_73
        receptance_6 = mul_116 + mul_117
        del mul_116, mul_117
        linear_4 = torch.nn.functional.linear(key_6, blocks_1_feed_forward_key_weight, None)
        del key_6
        relu_1 = torch.relu(linear_4)
        del linear_4
        key_7 = torch.square(relu_1)
        del relu_1
        value_5 = torch.nn.functional.linear(key_7, blocks_1_feed_forward_value_weight, None)
        del key_7
        linear_5 = torch.nn.functional.linear(receptance_6, blocks_1_feed_forward_receptance_weight, None)
        del receptance_6
        receptance_7 = torch.sigmoid(linear_5)
        del linear_5
        feed_forward_1 = receptance_7 * value_5
        del receptance_7, value_5
        hidden_4 = hidden_3 + feed_forward_1
        del hidden_3, feed_forward_1
        layer_norm_4 = torch.nn.functional.layer_norm(hidden_4, (256,), blocks_2_ln1_weight, blocks_2_ln1_bias, 1e-05)
        shifted_4 = torch.nn.functional.pad(layer_norm_4, (0, 0, 1, -1), 'constant', 0.0)
        mul_118 = layer_norm_4 * blocks_2_attention_time_mix_key
        sub_74 = 1 - blocks_2_attention_time_mix_key
        mul_119 = shifted_4 * sub_74
        del sub_74
        key_8 = mul_118 + mul_119
        del mul_118, mul_119
        mul_120 = layer_norm_4 * blocks_2_attention_time_mix_value
        sub_75 = 1 - blocks_2_attention_time_mix_value
        mul_121 = shifted_4 * sub_75
        del sub_75
        value_6 = mul_120 + mul_121
        del mul_120, mul_121
        mul_122 = layer_norm_4 * blocks_2_attention_time_mix_receptance
        del layer_norm_4
        sub_76 = 1 - blocks_2_attention_time_mix_receptance
        mul_123 = shifted_4 * sub_76
        del shifted_4, sub_76
        receptance_8 = mul_122 + mul_123
        del mul_122, mul_123
        key_9 = torch.nn.functional.linear(key_8, blocks_2_attention_key_weight, None)
        del key_8
        value_7 = torch.nn.functional.linear(value_6, blocks_2_attention_value_weight, None)
        del value_6
        linear_6 = torch.nn.functional.linear(receptance_8, blocks_2_attention_receptance_weight, None)
        del receptance_8
        receptance_9 = torch.sigmoid(linear_6)
        del linear_6
        output_2 = torch.zeros_like(key_9)
        getitem_22 = key_9[:, 0]
        num_state_16 = torch.zeros_like(getitem_22, dtype=torch.float32)
        del getitem_22
        getitem_23 = key_9[:, 0]
        den_state_16 = torch.zeros_like(getitem_23, dtype=torch.float32)
        del getitem_23
        getitem_24 = key_9[:, 0]
        zeros_like_2 = torch.zeros_like(getitem_24, dtype=torch.float32)
        del getitem_24
        max_state_2 = zeros_like_2 - 1e+38
        del zeros_like_2
        exp_2 = torch.exp(blocks_2_attention_time_decay)
        time_decay_2 = -exp_2
        del exp_2
        getitem_25 = key_9[:, 0]
        current_key_16 = getitem_25.float()
        del getitem_25
        current_value_16 = value_7[:, 0]
        add_64 = current_key_16 + blocks_2_attention_time_first
        max_for_output_16 = torch.maximum(max_state_2, add_64)
        del add_64
        sub_77 = max_state_2 - max_for_output_16
        e1_32 = torch.exp(sub_77)
        del sub_77
        add_65 = current_key_16 + blocks_2_attention_time_first
        sub_78 = add_65 - max_for_output_16
        del max_for_output_16, add_65
        e2_32 = torch.exp(sub_78)
        del sub_78
        mul_124 = e1_32 * num_state_16
        mul_125 = e2_32 * current_value_16
        numerator_16 = mul_124 + mul_125
        del mul_124, mul_125
        mul_126 = e1_32 * den_state_16
        del e1_32
        denominator_16 = mul_126 + e2_32
        del e2_32, mul_126
        truediv_16 = numerator_16 / denominator_16
        del numerator_16, denominator_16
        to_16 = truediv_16.to(torch.float32)
        del truediv_16
        output_2[:, 0] = to_16
        del to_16
        add_66 = max_state_2 + time_decay_2
        max_for_state_16 = torch.maximum(add_66, current_key_16)
        del add_66
        add_67 = max_state_2 + time_decay_2
        del max_state_2
        sub_79 = add_67 - max_for_state_16
        del add_67
        e1_33 = torch.exp(sub_79)
        del sub_79
        sub_80 = current_key_16 - max_for_state_16
        del current_key_16
        e2_33 = torch.exp(sub_80)
        del sub_80
        mul_127 = e1_33 * num_state_16
        del num_state_16
        mul_128 = e2_33 * current_value_16
        del current_value_16
        num_state_17 = mul_127 + mul_128
        del mul_127, mul_128
        mul_129 = e1_33 * den_state_16
        del den_state_16, e1_33
        den_state_17 = mul_129 + e2_33
        del e2_33, mul_129
        getitem_26 = key_9[:, 1]
        current_key_17 = getitem_26.float()
        del getitem_26
        current_value_17 = value_7[:, 1]
        add_68 = current_key_17 + blocks_2_attention_time_first
        max_for_output_17 = torch.maximum(max_for_state_16, add_68)
        del add_68
        sub_81 = max_for_state_16 - max_for_output_17
        e1_34 = torch.exp(sub_81)
        del sub_81
        add_69 = current_key_17 + blocks_2_attention_time_first
        sub_82 = add_69 - max_for_output_17
        del max_for_output_17, add_69
        e2_34 = torch.exp(sub_82)
        del sub_82
        mul_130 = e1_34 * num_state_17
        mul_131 = e2_34 * current_value_17
        numerator_17 = mul_130 + mul_131
        del mul_130, mul_131
        mul_132 = e1_34 * den_state_17
        del e1_34
        denominator_17 = mul_132 + e2_34
        del e2_34, mul_132
        truediv_17 = numerator_17 / denominator_17
        del numerator_17, denominator_17
        to_17 = truediv_17.to(torch.float32)
        del truediv_17
        output_2[:, 1] = to_17
        del to_17
        add_70 = max_for_state_16 + time_decay_2
        max_for_state_17 = torch.maximum(add_70, current_key_17)
        del add_70
        add_71 = max_for_state_16 + time_decay_2
        del max_for_state_16
        sub_83 = add_71 - max_for_state_17
        del add_71
        e1_35 = torch.exp(sub_83)
        del sub_83
        sub_84 = current_key_17 - max_for_state_17
        del current_key_17
        e2_35 = torch.exp(sub_84)
        del sub_84
        mul_133 = e1_35 * num_state_17
        del num_state_17
        mul_134 = e2_35 * current_value_17
        del current_value_17
        num_state_18 = mul_133 + mul_134
        del mul_133, mul_134
        mul_135 = e1_35 * den_state_17
        del den_state_17, e1_35
        den_state_18 = mul_135 + e2_35
        del e2_35, mul_135
        getitem_27 = key_9[:, 2]
        current_key_18 = getitem_27.float()
        del getitem_27
        current_value_18 = value_7[:, 2]
        add_72 = current_key_18 + blocks_2_attention_time_first
        max_for_output_18 = torch.maximum(max_for_state_17, add_72)
        del add_72
        sub_85 = max_for_state_17 - max_for_output_18
        e1_36 = torch.exp(sub_85)
        del sub_85
        add_73 = current_key_18 + blocks_2_attention_time_first
        sub_86 = add_73 - max_for_output_18
        del max_for_output_18, add_73
        e2_36 = torch.exp(sub_86)
        del sub_86
        mul_136 = e1_36 * num_state_18
        mul_137 = e2_36 * current_value_18
        numerator_18 = mul_136 + mul_137
        del mul_136, mul_137
        mul_138 = e1_36 * den_state_18
        del e1_36
        denominator_18 = mul_138 + e2_36
        del e2_36, mul_138
        truediv_18 = numerator_18 / denominator_18
        del numerator_18, denominator_18
        to_18 = truediv_18.to(torch.float32)
        del truediv_18
        output_2[:, 2] = to_18
        del to_18
        add_74 = max_for_state_17 + time_decay_2
        max_for_state_18 = torch.maximum(add_74, current_key_18)
        del add_74
        add_75 = max_for_state_17 + time_decay_2
        del max_for_state_17
        sub_87 = add_75 - max_for_state_18
        del add_75
        e1_37 = torch.exp(sub_87)
        del sub_87
        sub_88 = current_key_18 - max_for_state_18
        del current_key_18
        e2_37 = torch.exp(sub_88)
        del sub_88
        mul_139 = e1_37 * num_state_18
        del num_state_18
        mul_140 = e2_37 * current_value_18
        del current_value_18
        num_state_19 = mul_139 + mul_140
        del mul_139, mul_140
        mul_141 = e1_37 * den_state_18
        del den_state_18, e1_37
        den_state_19 = mul_141 + e2_37
        del e2_37, mul_141
        getitem_28 = key_9[:, 3]
        current_key_19 = getitem_28.float()
        del getitem_28
        current_value_19 = value_7[:, 3]
        add_76 = current_key_19 + blocks_2_attention_time_first
        max_for_output_19 = torch.maximum(max_for_state_18, add_76)
        del add_76
        sub_89 = max_for_state_18 - max_for_output_19
        e1_38 = torch.exp(sub_89)
        del sub_89
        add_77 = current_key_19 + blocks_2_attention_time_first
        sub_90 = add_77 - max_for_output_19
        del max_for_output_19, add_77
        e2_38 = torch.exp(sub_90)
        del sub_90
        mul_142 = e1_38 * num_state_19
        mul_143 = e2_38 * current_value_19
        numerator_19 = mul_142 + mul_143
        del mul_142, mul_143
        mul_144 = e1_38 * den_state_19
        del e1_38
        denominator_19 = mul_144 + e2_38
        del e2_38, mul_144
        truediv_19 = numerator_19 / denominator_19
        del numerator_19, denominator_19
        to_19 = truediv_19.to(torch.float32)
        del truediv_19
        output_2[:, 3] = to_19
        del to_19
        add_78 = max_for_state_18 + time_decay_2
        max_for_state_19 = torch.maximum(add_78, current_key_19)
        del add_78
        add_79 = max_for_state_18 + time_decay_2
        del max_for_state_18
        sub_91 = add_79 - max_for_state_19
        del add_79
        e1_39 = torch.exp(sub_91)
        del sub_91
        sub_92 = current_key_19 - max_for_state_19
        del current_key_19
        e2_39 = torch.exp(sub_92)
        del sub_92
        mul_145 = e1_39 * num_state_19
        del num_state_19
        mul_146 = e2_39 * current_value_19
        del current_value_19
        num_state_20 = mul_145 + mul_146
        del mul_145, mul_146
        mul_147 = e1_39 * den_state_19
        del den_state_19, e1_39
        den_state_20 = mul_147 + e2_39
        del e2_39, mul_147
        getitem_29 = key_9[:, 4]
        current_key_20 = getitem_29.float()
        del getitem_29
        current_value_20 = value_7[:, 4]
        add_80 = current_key_20 + blocks_2_attention_time_first
        max_for_output_20 = torch.maximum(max_for_state_19, add_80)
        del add_80
        sub_93 = max_for_state_19 - max_for_output_20
        e1_40 = torch.exp(sub_93)
        del sub_93
        add_81 = current_key_20 + blocks_2_attention_time_first
        sub_94 = add_81 - max_for_output_20
        del max_for_output_20, add_81
        e2_40 = torch.exp(sub_94)
        del sub_94
        mul_148 = e1_40 * num_state_20
        mul_149 = e2_40 * current_value_20
        numerator_20 = mul_148 + mul_149
        del mul_148, mul_149
        mul_150 = e1_40 * den_state_20
        del e1_40
        denominator_20 = mul_150 + e2_40
        del e2_40, mul_150
        truediv_20 = numerator_20 / denominator_20
        del numerator_20, denominator_20
        to_20 = truediv_20.to(torch.float32)
        del truediv_20
        output_2[:, 4] = to_20
        del to_20
        add_82 = max_for_state_19 + time_decay_2
        max_for_state_20 = torch.maximum(add_82, current_key_20)
        del add_82
        add_83 = max_for_state_19 + time_decay_2
        del max_for_state_19
        sub_95 = add_83 - max_for_state_20
        del add_83
        e1_41 = torch.exp(sub_95)
        del sub_95
        sub_96 = current_key_20 - max_for_state_20
        del current_key_20
        e2_41 = torch.exp(sub_96)
        del sub_96
        mul_151 = e1_41 * num_state_20
        del num_state_20
        mul_152 = e2_41 * current_value_20
        del current_value_20
        num_state_21 = mul_151 + mul_152
        del mul_151, mul_152
        mul_153 = e1_41 * den_state_20
        del den_state_20, e1_41
        den_state_21 = mul_153 + e2_41
        del e2_41, mul_153
        getitem_30 = key_9[:, 5]
        current_key_21 = getitem_30.float()
        del getitem_30
        current_value_21 = value_7[:, 5]
        add_84 = current_key_21 + blocks_2_attention_time_first
        max_for_output_21 = torch.maximum(max_for_state_20, add_84)
        del add_84
        sub_97 = max_for_state_20 - max_for_output_21
        e1_42 = torch.exp(sub_97)
        del sub_97
        add_85 = current_key_21 + blocks_2_attention_time_first
        sub_98 = add_85 - max_for_output_21
        del max_for_output_21, add_85
        e2_42 = torch.exp(sub_98)
        del sub_98
        mul_154 = e1_42 * num_state_21
        mul_155 = e2_42 * current_value_21
        numerator_21 = mul_154 + mul_155
        del mul_154, mul_155
        mul_156 = e1_42 * den_state_21
        del e1_42
        denominator_21 = mul_156 + e2_42
        del e2_42, mul_156
        truediv_21 = numerator_21 / denominator_21
        del numerator_21, denominator_21
        to_21 = truediv_21.to(torch.float32)
        del truediv_21
        output_2[:, 5] = to_21
        del to_21
        add_86 = max_for_state_20 + time_decay_2
        max_for_state_21 = torch.maximum(add_86, current_key_21)
        del add_86
        add_87 = max_for_state_20 + time_decay_2
        del max_for_state_20
        sub_99 = add_87 - max_for_state_21
        del add_87
        e1_43 = torch.exp(sub_99)
        del sub_99
        sub_100 = current_key_21 - max_for_state_21
        del current_key_21
        e2_43 = torch.exp(sub_100)
        del sub_100
        mul_157 = e1_43 * num_state_21
        del num_state_21
        mul_158 = e2_43 * current_value_21
        del current_value_21
        num_state_22 = mul_157 + mul_158
        del mul_157, mul_158
        mul_159 = e1_43 * den_state_21
        del den_state_21, e1_43
        den_state_22 = mul_159 + e2_43
        del e2_43, mul_159
        getitem_31 = key_9[:, 6]
        current_key_22 = getitem_31.float()
        del getitem_31
        current_value_22 = value_7[:, 6]
        add_88 = current_key_22 + blocks_2_attention_time_first
        max_for_output_22 = torch.maximum(max_for_state_21, add_88)
        del add_88
        sub_101 = max_for_state_21 - max_for_output_22
        e1_44 = torch.exp(sub_101)
        del sub_101
        add_89 = current_key_22 + blocks_2_attention_time_first
        sub_102 = add_89 - max_for_output_22
        del max_for_output_22, add_89
        e2_44 = torch.exp(sub_102)
        del sub_102
        mul_160 = e1_44 * num_state_22
        mul_161 = e2_44 * current_value_22
        numerator_22 = mul_160 + mul_161
        del mul_160, mul_161
        mul_162 = e1_44 * den_state_22
        del e1_44
        denominator_22 = mul_162 + e2_44
        del e2_44, mul_162
        truediv_22 = numerator_22 / denominator_22
        del numerator_22, denominator_22
        to_22 = truediv_22.to(torch.float32)
        del truediv_22
        output_2[:, 6] = to_22
        del to_22
        add_90 = max_for_state_21 + time_decay_2
        max_for_state_22 = torch.maximum(add_90, current_key_22)
        del add_90
        add_91 = max_for_state_21 + time_decay_2
        del max_for_state_21
        sub_103 = add_91 - max_for_state_22
        del add_91
        e1_45 = torch.exp(sub_103)
        del sub_103
        sub_104 = current_key_22 - max_for_state_22
        del current_key_22
        e2_45 = torch.exp(sub_104)
        del sub_104
        mul_163 = e1_45 * num_state_22
        del num_state_22
        mul_164 = e2_45 * current_value_22
        del current_value_22
        num_state_23 = mul_163 + mul_164
        del mul_163, mul_164
        mul_165 = e1_45 * den_state_22
        del den_state_22, e1_45
        den_state_23 = mul_165 + e2_45
        del e2_45, mul_165
        getitem_32 = key_9[:, 7]
        del key_9
        current_key_23 = getitem_32.float()
        del getitem_32
        current_value_23 = value_7[:, 7]
        del value_7
        add_92 = current_key_23 + blocks_2_attention_time_first
        max_for_output_23 = torch.maximum(max_for_state_22, add_92)
        del add_92
        sub_105 = max_for_state_22 - max_for_output_23
        e1_46 = torch.exp(sub_105)
        del sub_105
        add_93 = current_key_23 + blocks_2_attention_time_first
        sub_106 = add_93 - max_for_output_23
        del max_for_output_23, add_93
        e2_46 = torch.exp(sub_106)
        del sub_106
        mul_166 = e1_46 * num_state_23
        mul_167 = e2_46 * current_value_23
        numerator_23 = mul_166 + mul_167
        del mul_166, mul_167
        mul_168 = e1_46 * den_state_23
        del e1_46
        denominator_23 = mul_168 + e2_46
        del e2_46, mul_168
        truediv_23 = numerator_23 / denominator_23
        del numerator_23, denominator_23
        to_23 = truediv_23.to(torch.float32)
        del truediv_23
        output_2[:, 7] = to_23
        del to_23
        add_94 = max_for_state_22 + time_decay_2
        max_for_state_23 = torch.maximum(add_94, current_key_23)
        del add_94
        add_95 = max_for_state_22 + time_decay_2
        del time_decay_2, max_for_state_22
        sub_107 = add_95 - max_for_state_23
        del add_95
        e1_47 = torch.exp(sub_107)
        del sub_107
        sub_108 = current_key_23 - max_for_state_23
        del current_key_23, max_for_state_23
        e2_47 = torch.exp(sub_108)
        del sub_108
        mul_169 = e1_47 * num_state_23
        del num_state_23
        mul_170 = e2_47 * current_value_23
        del current_value_23
        mul_169 + mul_170
        del mul_169, mul_170
        mul_171 = e1_47 * den_state_23
        del den_state_23, e1_47
        mul_171 + e2_47
        del e2_47, mul_171
        mul_172 = receptance_9 * output_2
        del output_2, receptance_9
        attention_2 = torch.nn.functional.linear(mul_172, blocks_2_attention_output_weight, None)
        del mul_172
        hidden_5 = hidden_4 + attention_2
        del hidden_4, attention_2
        layer_norm_5 = torch.nn.functional.layer_norm(hidden_5, (256,), blocks_2_ln2_weight, blocks_2_ln2_bias, 1e-05)
        shifted_5 = torch.nn.functional.pad(layer_norm_5, (0, 0, 1, -1), 'constant', 0.0)
        mul_173 = layer_norm_5 * blocks_2_feed_forward_time_mix_key
        sub_109 = 1 - blocks_2_feed_forward_time_mix_key
        mul_174 = shifted_5 * sub_109
        del sub_109
        key_10 = mul_173 + mul_174
        del mul_173, mul_174
        mul_175 = layer_norm_5 * blocks_2_feed_forward_time_mix_receptance
        del layer_norm_5
        sub_110 = 1 - blocks_2_feed_forward_time_mix_receptance
        mul_176 = shifted_5 * sub_110
        del shifted_5, sub_110
        receptance_10 = mul_175 + mul_176
        del mul_175, mul_176
        linear_7 = torch.nn.functional.linear(key_10, blocks_2_feed_forward_key_weight, None)
        del key_10
        relu_2 = torch.relu(linear_7)
        del linear_7
        key_11 = torch.square(relu_2)
        del relu_2
        value_8 = torch.nn.functional.linear(key_11, blocks_2_feed_forward_value_weight, None)
        del key_11
        linear_8 = torch.nn.functional.linear(receptance_10, blocks_2_feed_forward_receptance_weight, None)
        del receptance_10
        receptance_11 = torch.sigmoid(linear_8)
        del linear_8
        feed_forward_2 = receptance_11 * value_8
        del receptance_11, value_8
        hidden_6 = hidden_5 + feed_forward_2
        del hidden_5, feed_forward_2
        layer_norm_6 = torch.nn.functional.layer_norm(hidden_6, (256,), blocks_3_ln1_weight, blocks_3_ln1_bias, 1e-05)
        shifted_6 = torch.nn.functional.pad(layer_norm_6, (0, 0, 1, -1), 'constant', 0.0)
        mul_177 = layer_norm_6 * blocks_3_attention_time_mix_key
        sub_111 = 1 - blocks_3_attention_time_mix_key
        mul_178 = shifted_6 * sub_111
        del sub_111
        key_12 = mul_177 + mul_178
        del mul_177, mul_178
        mul_179 = layer_norm_6 * blocks_3_attention_time_mix_value
        sub_112 = 1 - blocks_3_attention_time_mix_value
        mul_180 = shifted_6 * sub_112
        del sub_112
        value_9 = mul_179 + mul_180
        del mul_179, mul_180
        mul_181 = layer_norm_6 * blocks_3_attention_time_mix_receptance
        del layer_norm_6
        sub_113 = 1 - blocks_3_attention_time_mix_receptance
        mul_182 = shifted_6 * sub_113
        del shifted_6, sub_113
        receptance_12 = mul_181 + mul_182
        del mul_181, mul_182
        key_13 = torch.nn.functional.linear(key_12, blocks_3_attention_key_weight, None)
        del key_12
        value_10 = torch.nn.functional.linear(value_9, blocks_3_attention_value_weight, None)
        del value_9
        linear_9 = torch.nn.functional.linear(receptance_12, blocks_3_attention_receptance_weight, None)
        del receptance_12
        receptance_13 = torch.sigmoid(linear_9)
        del linear_9
        output_3 = torch.zeros_like(key_13)
        getitem_33 = key_13[:, 0]
        num_state_24 = torch.zeros_like(getitem_33, dtype=torch.float32)
        del getitem_33
        getitem_34 = key_13[:, 0]
        den_state_24 = torch.zeros_like(getitem_34, dtype=torch.float32)
        del getitem_34
        getitem_35 = key_13[:, 0]
        zeros_like_3 = torch.zeros_like(getitem_35, dtype=torch.float32)
        del getitem_35
        max_state_3 = zeros_like_3 - 1e+38
        del zeros_like_3
        exp_3 = torch.exp(blocks_3_attention_time_decay)
        time_decay_3 = -exp_3
        del exp_3
        getitem_36 = key_13[:, 0]
        current_key_24 = getitem_36.float()
        del getitem_36
        current_value_24 = value_10[:, 0]
        add_96 = current_key_24 + blocks_3_attention_time_first
        max_for_output_24 = torch.maximum(max_state_3, add_96)
        del add_96
        sub_114 = max_state_3 - max_for_output_24
        e1_48 = torch.exp(sub_114)
        del sub_114
        add_97 = current_key_24 + blocks_3_attention_time_first
        sub_115 = add_97 - max_for_output_24
        del max_for_output_24, add_97
        e2_48 = torch.exp(sub_115)
        del sub_115
        mul_183 = e1_48 * num_state_24
        mul_184 = e2_48 * current_value_24
        numerator_24 = mul_183 + mul_184
        del mul_183, mul_184
        mul_185 = e1_48 * den_state_24
        del e1_48
        denominator_24 = mul_185 + e2_48
        del e2_48, mul_185
        truediv_24 = numerator_24 / denominator_24
        del numerator_24, denominator_24
        to_24 = truediv_24.to(torch.float32)
        del truediv_24
        output_3[:, 0] = to_24
        del to_24
        add_98 = max_state_3 + time_decay_3
        max_for_state_24 = torch.maximum(add_98, current_key_24)
        del add_98
        add_99 = max_state_3 + time_decay_3
        del max_state_3
        sub_116 = add_99 - max_for_state_24
        del add_99
        e1_49 = torch.exp(sub_116)
        del sub_116
        sub_117 = current_key_24 - max_for_state_24
        del current_key_24
        e2_49 = torch.exp(sub_117)
        del sub_117
        mul_186 = e1_49 * num_state_24
        del num_state_24
        mul_187 = e2_49 * current_value_24
        del current_value_24
        num_state_25 = mul_186 + mul_187
        del mul_186, mul_187
        mul_188 = e1_49 * den_state_24
        del den_state_24, e1_49
        den_state_25 = mul_188 + e2_49
        del e2_49, mul_188
        getitem_37 = key_13[:, 1]
        current_key_25 = getitem_37.float()
        del getitem_37
        current_value_25 = value_10[:, 1]
        add_100 = current_key_25 + blocks_3_attention_time_first
        max_for_output_25 = torch.maximum(max_for_state_24, add_100)
        del add_100
        sub_118 = max_for_state_24 - max_for_output_25
        e1_50 = torch.exp(sub_118)
        del sub_118
        add_101 = current_key_25 + blocks_3_attention_time_first
        sub_119 = add_101 - max_for_output_25
        del max_for_output_25, add_101
        e2_50 = torch.exp(sub_119)
        del sub_119
        mul_189 = e1_50 * num_state_25
        mul_190 = e2_50 * current_value_25
        numerator_25 = mul_189 + mul_190
        del mul_189, mul_190
        mul_191 = e1_50 * den_state_25
        del e1_50
        denominator_25 = mul_191 + e2_50
        del e2_50, mul_191
        truediv_25 = numerator_25 / denominator_25
        del numerator_25, denominator_25
        to_25 = truediv_25.to(torch.float32)
        del truediv_25
        output_3[:, 1] = to_25
        del to_25
        add_102 = max_for_state_24 + time_decay_3
        max_for_state_25 = torch.maximum(add_102, current_key_25)
        del add_102
        add_103 = max_for_state_24 + time_decay_3
        del max_for_state_24
        sub_120 = add_103 - max_for_state_25
        del add_103
        e1_51 = torch.exp(sub_120)
        del sub_120
        sub_121 = current_key_25 - max_for_state_25
        del current_key_25
        e2_51 = torch.exp(sub_121)
        del sub_121
        mul_192 = e1_51 * num_state_25
        del num_state_25
        mul_193 = e2_51 * current_value_25
        del current_value_25
        num_state_26 = mul_192 + mul_193
        del mul_192, mul_193
        mul_194 = e1_51 * den_state_25
        del den_state_25, e1_51
        den_state_26 = mul_194 + e2_51
        del e2_51, mul_194
        getitem_38 = key_13[:, 2]
        current_key_26 = getitem_38.float()
        del getitem_38
        current_value_26 = value_10[:, 2]
        add_104 = current_key_26 + blocks_3_attention_time_first
        max_for_output_26 = torch.maximum(max_for_state_25, add_104)
        del add_104
        sub_122 = max_for_state_25 - max_for_output_26
        e1_52 = torch.exp(sub_122)
        del sub_122
        add_105 = current_key_26 + blocks_3_attention_time_first
        sub_123 = add_105 - max_for_output_26
        del max_for_output_26, add_105
        e2_52 = torch.exp(sub_123)
        del sub_123
        mul_195 = e1_52 * num_state_26
        mul_196 = e2_52 * current_value_26
        numerator_26 = mul_195 + mul_196
        del mul_195, mul_196
        mul_197 = e1_52 * den_state_26
        del e1_52
        denominator_26 = mul_197 + e2_52
        del e2_52, mul_197
        truediv_26 = numerator_26 / denominator_26
        del numerator_26, denominator_26
        to_26 = truediv_26.to(torch.float32)
        del truediv_26
        output_3[:, 2] = to_26
        del to_26
        add_106 = max_for_state_25 + time_decay_3
        max_for_state_26 = torch.maximum(add_106, current_key_26)
        del add_106
        add_107 = max_for_state_25 + time_decay_3
        del max_for_state_25
        sub_124 = add_107 - max_for_state_26
        del add_107
        e1_53 = torch.exp(sub_124)
        del sub_124
        sub_125 = current_key_26 - max_for_state_26
        del current_key_26
        e2_53 = torch.exp(sub_125)
        del sub_125
        mul_198 = e1_53 * num_state_26
        del num_state_26
        mul_199 = e2_53 * current_value_26
        del current_value_26
        num_state_27 = mul_198 + mul_199
        del mul_198, mul_199
        mul_200 = e1_53 * den_state_26
        del den_state_26, e1_53
        den_state_27 = mul_200 + e2_53
        del e2_53, mul_200
        getitem_39 = key_13[:, 3]
        current_key_27 = getitem_39.float()
        del getitem_39
        current_value_27 = value_10[:, 3]
        add_108 = current_key_27 + blocks_3_attention_time_first
        max_for_output_27 = torch.maximum(max_for_state_26, add_108)
        del add_108
        sub_126 = max_for_state_26 - max_for_output_27
        e1_54 = torch.exp(sub_126)
        del sub_126
        add_109 = current_key_27 + blocks_3_attention_time_first
        sub_127 = add_109 - max_for_output_27
        del max_for_output_27, add_109
        e2_54 = torch.exp(sub_127)
        del sub_127
        mul_201 = e1_54 * num_state_27
        mul_202 = e2_54 * current_value_27
        numerator_27 = mul_201 + mul_202
        del mul_201, mul_202
        mul_203 = e1_54 * den_state_27
        del e1_54
        denominator_27 = mul_203 + e2_54
        del e2_54, mul_203
        truediv_27 = numerator_27 / denominator_27
        del numerator_27, denominator_27
        to_27 = truediv_27.to(torch.float32)
        del truediv_27
        output_3[:, 3] = to_27
        del to_27
        add_110 = max_for_state_26 + time_decay_3
        max_for_state_27 = torch.maximum(add_110, current_key_27)
        del add_110
        add_111 = max_for_state_26 + time_decay_3
        del max_for_state_26
        sub_128 = add_111 - max_for_state_27
        del add_111
        e1_55 = torch.exp(sub_128)
        del sub_128
        sub_129 = current_key_27 - max_for_state_27
        del current_key_27
        e2_55 = torch.exp(sub_129)
        del sub_129
        mul_204 = e1_55 * num_state_27
        del num_state_27
        mul_205 = e2_55 * current_value_27
        del current_value_27
        num_state_28 = mul_204 + mul_205
        del mul_204, mul_205
        mul_206 = e1_55 * den_state_27
        del den_state_27, e1_55
        den_state_28 = mul_206 + e2_55
        del e2_55, mul_206
        getitem_40 = key_13[:, 4]
        current_key_28 = getitem_40.float()
        del getitem_40
        current_value_28 = value_10[:, 4]
        add_112 = current_key_28 + blocks_3_attention_time_first
        max_for_output_28 = torch.maximum(max_for_state_27, add_112)
        del add_112
        sub_130 = max_for_state_27 - max_for_output_28
        e1_56 = torch.exp(sub_130)
        del sub_130
        add_113 = current_key_28 + blocks_3_attention_time_first
        sub_131 = add_113 - max_for_output_28
        del max_for_output_28, add_113
        e2_56 = torch.exp(sub_131)
        del sub_131
        mul_207 = e1_56 * num_state_28
        mul_208 = e2_56 * current_value_28
        numerator_28 = mul_207 + mul_208
        del mul_207, mul_208
        mul_209 = e1_56 * den_state_28
        del e1_56
        denominator_28 = mul_209 + e2_56
        del e2_56, mul_209
        truediv_28 = numerator_28 / denominator_28
        del numerator_28, denominator_28
        to_28 = truediv_28.to(torch.float32)
        del truediv_28
        output_3[:, 4] = to_28
        del to_28
        add_114 = max_for_state_27 + time_decay_3
        max_for_state_28 = torch.maximum(add_114, current_key_28)
        del add_114
        add_115 = max_for_state_27 + time_decay_3
        del max_for_state_27
        sub_132 = add_115 - max_for_state_28
        del add_115
        e1_57 = torch.exp(sub_132)
        del sub_132
        sub_133 = current_key_28 - max_for_state_28
        del current_key_28
        e2_57 = torch.exp(sub_133)
        del sub_133
        mul_210 = e1_57 * num_state_28
        del num_state_28
        mul_211 = e2_57 * current_value_28
        del current_value_28
        num_state_29 = mul_210 + mul_211
        del mul_210, mul_211
        mul_212 = e1_57 * den_state_28
        del den_state_28, e1_57
        den_state_29 = mul_212 + e2_57
        del e2_57, mul_212
        getitem_41 = key_13[:, 5]
        current_key_29 = getitem_41.float()
        del getitem_41
        current_value_29 = value_10[:, 5]
        add_116 = current_key_29 + blocks_3_attention_time_first
        max_for_output_29 = torch.maximum(max_for_state_28, add_116)
        del add_116
        sub_134 = max_for_state_28 - max_for_output_29
        e1_58 = torch.exp(sub_134)
        del sub_134
        add_117 = current_key_29 + blocks_3_attention_time_first
        sub_135 = add_117 - max_for_output_29
        del max_for_output_29, add_117
        e2_58 = torch.exp(sub_135)
        del sub_135
        mul_213 = e1_58 * num_state_29
        mul_214 = e2_58 * current_value_29
        numerator_29 = mul_213 + mul_214
        del mul_213, mul_214
        mul_215 = e1_58 * den_state_29
        del e1_58
        denominator_29 = mul_215 + e2_58
        del e2_58, mul_215
        truediv_29 = numerator_29 / denominator_29
        del numerator_29, denominator_29
        to_29 = truediv_29.to(torch.float32)
        del truediv_29
        output_3[:, 5] = to_29
        del to_29
        add_118 = max_for_state_28 + time_decay_3
        max_for_state_29 = torch.maximum(add_118, current_key_29)
        del add_118
        add_119 = max_for_state_28 + time_decay_3
        del max_for_state_28
        sub_136 = add_119 - max_for_state_29
        del add_119
        e1_59 = torch.exp(sub_136)
        del sub_136
        sub_137 = current_key_29 - max_for_state_29
        del current_key_29
        e2_59 = torch.exp(sub_137)
        del sub_137
        mul_216 = e1_59 * num_state_29
        del num_state_29
        mul_217 = e2_59 * current_value_29
        del current_value_29
        num_state_30 = mul_216 + mul_217
        del mul_216, mul_217
        mul_218 = e1_59 * den_state_29
        del den_state_29, e1_59
        den_state_30 = mul_218 + e2_59
        del e2_59, mul_218
        getitem_42 = key_13[:, 6]
        current_key_30 = getitem_42.float()
        del getitem_42
        current_value_30 = value_10[:, 6]
        add_120 = current_key_30 + blocks_3_attention_time_first
        max_for_output_30 = torch.maximum(max_for_state_29, add_120)
        del add_120
        sub_138 = max_for_state_29 - max_for_output_30
        e1_60 = torch.exp(sub_138)
        del sub_138
        add_121 = current_key_30 + blocks_3_attention_time_first
        sub_139 = add_121 - max_for_output_30
        del max_for_output_30, add_121
        e2_60 = torch.exp(sub_139)
        del sub_139
        mul_219 = e1_60 * num_state_30
        mul_220 = e2_60 * current_value_30
        numerator_30 = mul_219 + mul_220
        del mul_219, mul_220
        mul_221 = e1_60 * den_state_30
        del e1_60
        denominator_30 = mul_221 + e2_60
        del e2_60, mul_221
        truediv_30 = numerator_30 / denominator_30
        del numerator_30, denominator_30
        to_30 = truediv_30.to(torch.float32)
        del truediv_30
        output_3[:, 6] = to_30
        del to_30
        add_122 = max_for_state_29 + time_decay_3
        max_for_state_30 = torch.maximum(add_122, current_key_30)
        del add_122
        add_123 = max_for_state_29 + time_decay_3
        del max_for_state_29
        sub_140 = add_123 - max_for_state_30
        del add_123
        e1_61 = torch.exp(sub_140)
        del sub_140
        sub_141 = current_key_30 - max_for_state_30
        del current_key_30
        e2_61 = torch.exp(sub_141)
        del sub_141
        mul_222 = e1_61 * num_state_30
        del num_state_30
        mul_223 = e2_61 * current_value_30
        del current_value_30
        num_state_31 = mul_222 + mul_223
        del mul_222, mul_223
        mul_224 = e1_61 * den_state_30
        del den_state_30, e1_61
        den_state_31 = mul_224 + e2_61
        del e2_61, mul_224
        getitem_43 = key_13[:, 7]
        del key_13
        current_key_31 = getitem_43.float()
        del getitem_43
        current_value_31 = value_10[:, 7]
        del value_10
        add_124 = current_key_31 + blocks_3_attention_time_first
        max_for_output_31 = torch.maximum(max_for_state_30, add_124)
        del add_124
        sub_142 = max_for_state_30 - max_for_output_31
        e1_62 = torch.exp(sub_142)
        del sub_142
        add_125 = current_key_31 + blocks_3_attention_time_first
        sub_143 = add_125 - max_for_output_31
        del max_for_output_31, add_125
        e2_62 = torch.exp(sub_143)
        del sub_143
        mul_225 = e1_62 * num_state_31
        mul_226 = e2_62 * current_value_31
        numerator_31 = mul_225 + mul_226
        del mul_225, mul_226
        mul_227 = e1_62 * den_state_31
        del e1_62
        denominator_31 = mul_227 + e2_62
        del e2_62, mul_227
        truediv_31 = numerator_31 / denominator_31
        del numerator_31, denominator_31
        to_31 = truediv_31.to(torch.float32)
        del truediv_31
        output_3[:, 7] = to_31
        del to_31
        add_126 = max_for_state_30 + time_decay_3
        max_for_state_31 = torch.maximum(add_126, current_key_31)
        del add_126
        add_127 = max_for_state_30 + time_decay_3
        del time_decay_3, max_for_state_30
        sub_144 = add_127 - max_for_state_31
        del add_127
        e1_63 = torch.exp(sub_144)
        del sub_144
        sub_145 = current_key_31 - max_for_state_31
        del current_key_31, max_for_state_31
        e2_63 = torch.exp(sub_145)
        del sub_145
        mul_228 = e1_63 * num_state_31
        del num_state_31
        mul_229 = e2_63 * current_value_31
        del current_value_31
        mul_228 + mul_229
        del mul_228, mul_229
        mul_230 = e1_63 * den_state_31
        del den_state_31, e1_63
        mul_230 + e2_63
        del e2_63, mul_230
        mul_231 = receptance_13 * output_3
        del output_3, receptance_13
        attention_3 = torch.nn.functional.linear(mul_231, blocks_3_attention_output_weight, None)
        del mul_231
        hidden_7 = hidden_6 + attention_3
        del hidden_6, attention_3
        layer_norm_7 = torch.nn.functional.layer_norm(hidden_7, (256,), blocks_3_ln2_weight, blocks_3_ln2_bias, 1e-05)
        shifted_7 = torch.nn.functional.pad(layer_norm_7, (0, 0, 1, -1), 'constant', 0.0)
        mul_232 = layer_norm_7 * blocks_3_feed_forward_time_mix_key
        sub_146 = 1 - blocks_3_feed_forward_time_mix_key
        mul_233 = shifted_7 * sub_146
        del sub_146
        key_14 = mul_232 + mul_233
        del mul_232, mul_233
        mul_234 = layer_norm_7 * blocks_3_feed_forward_time_mix_receptance
        del layer_norm_7
        sub_147 = 1 - blocks_3_feed_forward_time_mix_receptance
        mul_235 = shifted_7 * sub_147
        del shifted_7, sub_147
        receptance_14 = mul_234 + mul_235
        del mul_234, mul_235
        linear_10 = torch.nn.functional.linear(key_14, blocks_3_feed_forward_key_weight, None)
        del key_14
        relu_3 = torch.relu(linear_10)
        del linear_10
        key_15 = torch.square(relu_3)
        del relu_3
        value_11 = torch.nn.functional.linear(key_15, blocks_3_feed_forward_value_weight, None)
        del key_15
        linear_11 = torch.nn.functional.linear(receptance_14, blocks_3_feed_forward_receptance_weight, None)
        del receptance_14
        receptance_15 = torch.sigmoid(linear_11)
        del linear_11
        feed_forward_3 = receptance_15 * value_11
        del receptance_15, value_11
        hidden_8 = hidden_7 + feed_forward_3
        del hidden_7, feed_forward_3
        hidden_states = torch.nn.functional.layer_norm(hidden_8, (256,), ln_out_weight, ln_out_bias, 1e-05)
        del hidden_8
        return (hidden_states,)
