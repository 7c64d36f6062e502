import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        token_lengths: torch.Tensor,
        getitem: torch.Tensor,
        decoder_attention_layer_memory_layer_weight: torch.Tensor,
        relu: torch.Tensor,
        decoder_attention_rnn_weight_ih: torch.Tensor,
        decoder_attention_rnn_weight_hh: torch.Tensor,
        decoder_attention_rnn_bias_ih: torch.Tensor,
        decoder_attention_rnn_bias_hh: torch.Tensor,
        decoder_attention_layer_query_layer_weight: torch.Tensor,
        decoder_attention_layer_location_layer_location_conv_weight: torch.Tensor,
        decoder_attention_layer_location_layer_location_dense_weight: torch.Tensor,
        decoder_attention_layer_v_weight: torch.Tensor,
        decoder_decoder_rnn_weight_ih: torch.Tensor,
        decoder_decoder_rnn_weight_hh: torch.Tensor,
        decoder_decoder_rnn_bias_ih: torch.Tensor,
        decoder_decoder_rnn_bias_hh: torch.Tensor,
        decoder_linear_projection_weight: torch.Tensor,
        decoder_linear_projection_bias: torch.Tensor,
        decoder_gate_layer_weight: torch.Tensor,
        decoder_gate_layer_bias: torch.Tensor,
        postnet_convolutions_0_0_weight: torch.Tensor,
        postnet_convolutions_0_0_bias: torch.Tensor,
        postnet_convolutions_0_1_running_mean: torch.Tensor,
        postnet_convolutions_0_1_running_var: torch.Tensor,
        postnet_convolutions_0_1_weight: torch.Tensor,
        postnet_convolutions_0_1_bias: torch.Tensor,
        postnet_convolutions_1_0_weight: torch.Tensor,
        postnet_convolutions_1_0_bias: torch.Tensor,
        postnet_convolutions_1_1_running_mean: torch.Tensor,
        postnet_convolutions_1_1_running_var: torch.Tensor,
        postnet_convolutions_1_1_weight: torch.Tensor,
        postnet_convolutions_1_1_bias: torch.Tensor,
        postnet_convolutions_2_0_weight: torch.Tensor,
        postnet_convolutions_2_0_bias: torch.Tensor,
        postnet_convolutions_2_1_running_mean: torch.Tensor,
        postnet_convolutions_2_1_running_var: torch.Tensor,
        postnet_convolutions_2_1_weight: torch.Tensor,
        postnet_convolutions_2_1_bias: torch.Tensor,
        postnet_convolutions_3_0_weight: torch.Tensor,
        postnet_convolutions_3_0_bias: torch.Tensor,
        postnet_convolutions_3_1_running_mean: torch.Tensor,
        postnet_convolutions_3_1_running_var: torch.Tensor,
        postnet_convolutions_3_1_weight: torch.Tensor,
        postnet_convolutions_3_1_bias: torch.Tensor,
        postnet_convolutions_4_0_weight: torch.Tensor,
        postnet_convolutions_4_0_bias: torch.Tensor,
        postnet_convolutions_4_1_running_mean: torch.Tensor,
        postnet_convolutions_4_1_running_var: torch.Tensor,
        postnet_convolutions_4_1_weight: torch.Tensor,
        postnet_convolutions_4_1_bias: torch.Tensor,
    ):
        device = token_lengths.device
        arange = torch.arange(0, 12, device=device, dtype=torch.int64)
        unsqueeze = token_lengths.unsqueeze(1)
        lt = arange.lt(unsqueeze)
        del arange, unsqueeze
        byte = lt.byte()
        del lt
        le = torch.le(byte, 0)
        del byte
        zeros = torch.zeros(2, 128, dtype=torch.float32, device=device)
        zeros_1 = torch.zeros(2, 128, dtype=torch.float32, device=device)
        zeros_2 = torch.zeros(2, 128, dtype=torch.float32, device=device)
        zeros_3 = torch.zeros(2, 128, dtype=torch.float32, device=device)
        zeros_4 = torch.zeros(2, 12, dtype=torch.float32, device=device)
        zeros_5 = torch.zeros(2, 12, dtype=torch.float32, device=device)
        zeros_6 = torch.zeros(2, 64, dtype=torch.float32, device=device)
        linear = torch.nn.functional.linear(getitem, decoder_attention_layer_memory_layer_weight, None)
        getitem_1 = relu[0]
        cat = torch.cat((getitem_1, zeros_6), -1)
        del getitem_1, zeros_6
        lstm_cell = torch.lstm_cell(cat, (zeros, zeros_1), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del cat, zeros, zeros_1
        getitem_2 = lstm_cell[0]
        getitem_3 = lstm_cell[1]
        del lstm_cell
        unsqueeze_1 = zeros_4.unsqueeze(1)
        del zeros_4
        unsqueeze_2 = zeros_5.unsqueeze(1)
        cat_1 = torch.cat((unsqueeze_1, unsqueeze_2), dim=1)
        del unsqueeze_1, unsqueeze_2
        unsqueeze_3 = getitem_2.unsqueeze(1)
        linear_1 = torch.nn.functional.linear(unsqueeze_3, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_3
        conv1d = torch.conv1d(cat_1, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_1
        transpose = conv1d.transpose(1, 2)
        del conv1d
        linear_2 = torch.nn.functional.linear(transpose, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose
        add = linear_1.add(linear_2)
        del linear_1, linear_2
        add_1 = add.add(linear)
        del add
        tanh = torch.tanh(add_1)
        del add_1
        linear_3 = torch.nn.functional.linear(tanh, decoder_attention_layer_v_weight, None)
        del tanh
        squeeze = linear_3.squeeze(2)
        del linear_3
        masked_fill = squeeze.masked_fill(le, float("-inf"))
        del squeeze
        softmax = torch.nn.functional.softmax(masked_fill, dim=1, _stacklevel=3, dtype=None)
        del masked_fill
        unsqueeze_4 = softmax.unsqueeze(1)
        bmm = torch.bmm(unsqueeze_4, getitem)
        del unsqueeze_4
        squeeze_1 = bmm.squeeze(1)
        del bmm
        zeros_5.add_(softmax)
        cat_2 = torch.cat((getitem_2, squeeze_1), -1)
        lstm_cell_1 = torch.lstm_cell(cat_2, (zeros_2, zeros_3), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del cat_2, zeros_2, zeros_3
        getitem_4 = lstm_cell_1[0]
        getitem_5 = lstm_cell_1[1]
        del lstm_cell_1
        cat_3 = torch.cat((getitem_4, squeeze_1), dim=1)
        linear_4 = torch.nn.functional.linear(cat_3, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_5 = torch.nn.functional.linear(cat_3, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_3
        squeeze_2 = linear_4.squeeze(1)
        del linear_4
        squeeze_3 = linear_5.squeeze(1)
        del linear_5
        getitem_6 = relu[1]
        cat_4 = torch.cat((getitem_6, squeeze_1), -1)
        del squeeze_1, getitem_6
        lstm_cell_2 = torch.lstm_cell(cat_4, (getitem_2, getitem_3), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_2, cat_4, getitem_3
        getitem_7 = lstm_cell_2[0]
        getitem_8 = lstm_cell_2[1]
        del lstm_cell_2
        unsqueeze_5 = softmax.unsqueeze(1)
        unsqueeze_6 = zeros_5.unsqueeze(1)
        cat_5 = torch.cat((unsqueeze_5, unsqueeze_6), dim=1)
        del unsqueeze_5, unsqueeze_6
        unsqueeze_7 = getitem_7.unsqueeze(1)
        linear_6 = torch.nn.functional.linear(unsqueeze_7, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_7
        conv1d_1 = torch.conv1d(cat_5, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_5
        transpose_1 = conv1d_1.transpose(1, 2)
        del conv1d_1
        linear_7 = torch.nn.functional.linear(transpose_1, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_1
        add_2 = linear_6.add(linear_7)
        del linear_6, linear_7
        add_3 = add_2.add(linear)
        del add_2
        tanh_1 = torch.tanh(add_3)
        del add_3
        linear_8 = torch.nn.functional.linear(tanh_1, decoder_attention_layer_v_weight, None)
        del tanh_1
        squeeze_4 = linear_8.squeeze(2)
        del linear_8
        masked_fill_1 = squeeze_4.masked_fill(le, float("-inf"))
        del squeeze_4
        softmax_1 = torch.nn.functional.softmax(masked_fill_1, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_1
        unsqueeze_8 = softmax_1.unsqueeze(1)
        bmm_1 = torch.bmm(unsqueeze_8, getitem)
        del unsqueeze_8
        squeeze_5 = bmm_1.squeeze(1)
        del bmm_1
        zeros_5.add_(softmax_1)
        cat_6 = torch.cat((getitem_7, squeeze_5), -1)
        lstm_cell_3 = torch.lstm_cell(cat_6, (getitem_4, getitem_5), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_4, cat_6, getitem_5
        getitem_9 = lstm_cell_3[0]
        getitem_10 = lstm_cell_3[1]
        del lstm_cell_3
        cat_7 = torch.cat((getitem_9, squeeze_5), dim=1)
        linear_9 = torch.nn.functional.linear(cat_7, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_10 = torch.nn.functional.linear(cat_7, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_7
        squeeze_6 = linear_9.squeeze(1)
        del linear_9
        squeeze_7 = linear_10.squeeze(1)
        del linear_10
        getitem_11 = relu[2]
        cat_8 = torch.cat((getitem_11, squeeze_5), -1)
        del squeeze_5, getitem_11
        lstm_cell_4 = torch.lstm_cell(cat_8, (getitem_7, getitem_8), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_7, cat_8, getitem_8
        getitem_12 = lstm_cell_4[0]
        getitem_13 = lstm_cell_4[1]
        del lstm_cell_4
        unsqueeze_9 = softmax_1.unsqueeze(1)
        unsqueeze_10 = zeros_5.unsqueeze(1)
        cat_9 = torch.cat((unsqueeze_9, unsqueeze_10), dim=1)
        del unsqueeze_9, unsqueeze_10
        unsqueeze_11 = getitem_12.unsqueeze(1)
        linear_11 = torch.nn.functional.linear(unsqueeze_11, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_11
        conv1d_2 = torch.conv1d(cat_9, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_9
        transpose_2 = conv1d_2.transpose(1, 2)
        del conv1d_2
        linear_12 = torch.nn.functional.linear(transpose_2, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_2
        add_4 = linear_11.add(linear_12)
        del linear_11, linear_12
        add_5 = add_4.add(linear)
        del add_4
        tanh_2 = torch.tanh(add_5)
        del add_5
        linear_13 = torch.nn.functional.linear(tanh_2, decoder_attention_layer_v_weight, None)
        del tanh_2
        squeeze_8 = linear_13.squeeze(2)
        del linear_13
        masked_fill_2 = squeeze_8.masked_fill(le, float("-inf"))
        del squeeze_8
        softmax_2 = torch.nn.functional.softmax(masked_fill_2, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_2
        unsqueeze_12 = softmax_2.unsqueeze(1)
        bmm_2 = torch.bmm(unsqueeze_12, getitem)
        del unsqueeze_12
        squeeze_9 = bmm_2.squeeze(1)
        del bmm_2
        zeros_5.add_(softmax_2)
        cat_10 = torch.cat((getitem_12, squeeze_9), -1)
        lstm_cell_5 = torch.lstm_cell(cat_10, (getitem_9, getitem_10), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_9, cat_10, getitem_10
        getitem_14 = lstm_cell_5[0]
        getitem_15 = lstm_cell_5[1]
        del lstm_cell_5
        cat_11 = torch.cat((getitem_14, squeeze_9), dim=1)
        linear_14 = torch.nn.functional.linear(cat_11, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_15 = torch.nn.functional.linear(cat_11, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_11
        squeeze_10 = linear_14.squeeze(1)
        del linear_14
        squeeze_11 = linear_15.squeeze(1)
        del linear_15
        getitem_16 = relu[3]
        cat_12 = torch.cat((getitem_16, squeeze_9), -1)
        del squeeze_9, getitem_16
        lstm_cell_6 = torch.lstm_cell(cat_12, (getitem_12, getitem_13), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_12, cat_12, getitem_13
        getitem_17 = lstm_cell_6[0]
        getitem_18 = lstm_cell_6[1]
        del lstm_cell_6
        unsqueeze_13 = softmax_2.unsqueeze(1)
        unsqueeze_14 = zeros_5.unsqueeze(1)
        cat_13 = torch.cat((unsqueeze_13, unsqueeze_14), dim=1)
        del unsqueeze_13, unsqueeze_14
        unsqueeze_15 = getitem_17.unsqueeze(1)
        linear_16 = torch.nn.functional.linear(unsqueeze_15, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_15
        conv1d_3 = torch.conv1d(cat_13, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_13
        transpose_3 = conv1d_3.transpose(1, 2)
        del conv1d_3
        linear_17 = torch.nn.functional.linear(transpose_3, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_3
        add_6 = linear_16.add(linear_17)
        del linear_16, linear_17
        add_7 = add_6.add(linear)
        del add_6
        tanh_3 = torch.tanh(add_7)
        del add_7
        linear_18 = torch.nn.functional.linear(tanh_3, decoder_attention_layer_v_weight, None)
        del tanh_3
        squeeze_12 = linear_18.squeeze(2)
        del linear_18
        masked_fill_3 = squeeze_12.masked_fill(le, float("-inf"))
        del squeeze_12
        softmax_3 = torch.nn.functional.softmax(masked_fill_3, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_3
        unsqueeze_16 = softmax_3.unsqueeze(1)
        bmm_3 = torch.bmm(unsqueeze_16, getitem)
        del unsqueeze_16
        squeeze_13 = bmm_3.squeeze(1)
        del bmm_3
        zeros_5.add_(softmax_3)
        cat_14 = torch.cat((getitem_17, squeeze_13), -1)
        lstm_cell_7 = torch.lstm_cell(cat_14, (getitem_14, getitem_15), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_14, cat_14, getitem_15
        getitem_19 = lstm_cell_7[0]
        getitem_20 = lstm_cell_7[1]
        del lstm_cell_7
        cat_15 = torch.cat((getitem_19, squeeze_13), dim=1)
        linear_19 = torch.nn.functional.linear(cat_15, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_20 = torch.nn.functional.linear(cat_15, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_15
        squeeze_14 = linear_19.squeeze(1)
        del linear_19
        squeeze_15 = linear_20.squeeze(1)
        del linear_20
        getitem_21 = relu[4]
        cat_16 = torch.cat((getitem_21, squeeze_13), -1)
        del squeeze_13, getitem_21
        lstm_cell_8 = torch.lstm_cell(cat_16, (getitem_17, getitem_18), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_17, cat_16, getitem_18
        getitem_22 = lstm_cell_8[0]
        getitem_23 = lstm_cell_8[1]
        del lstm_cell_8
        unsqueeze_17 = softmax_3.unsqueeze(1)
        unsqueeze_18 = zeros_5.unsqueeze(1)
        cat_17 = torch.cat((unsqueeze_17, unsqueeze_18), dim=1)
        del unsqueeze_17, unsqueeze_18
        unsqueeze_19 = getitem_22.unsqueeze(1)
        linear_21 = torch.nn.functional.linear(unsqueeze_19, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_19
        conv1d_4 = torch.conv1d(cat_17, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_17
        transpose_4 = conv1d_4.transpose(1, 2)
        del conv1d_4
        linear_22 = torch.nn.functional.linear(transpose_4, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_4
        add_8 = linear_21.add(linear_22)
        del linear_21, linear_22
        add_9 = add_8.add(linear)
        del add_8
        tanh_4 = torch.tanh(add_9)
        del add_9
        linear_23 = torch.nn.functional.linear(tanh_4, decoder_attention_layer_v_weight, None)
        del tanh_4
        squeeze_16 = linear_23.squeeze(2)
        del linear_23
        masked_fill_4 = squeeze_16.masked_fill(le, float("-inf"))
        del squeeze_16
        softmax_4 = torch.nn.functional.softmax(masked_fill_4, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_4
        unsqueeze_20 = softmax_4.unsqueeze(1)
        bmm_4 = torch.bmm(unsqueeze_20, getitem)
        del unsqueeze_20
        squeeze_17 = bmm_4.squeeze(1)
        del bmm_4
        zeros_5.add_(softmax_4)
        cat_18 = torch.cat((getitem_22, squeeze_17), -1)
        lstm_cell_9 = torch.lstm_cell(cat_18, (getitem_19, getitem_20), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_19, cat_18, getitem_20
        getitem_24 = lstm_cell_9[0]
        getitem_25 = lstm_cell_9[1]
        del lstm_cell_9
        cat_19 = torch.cat((getitem_24, squeeze_17), dim=1)
        linear_24 = torch.nn.functional.linear(cat_19, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_25 = torch.nn.functional.linear(cat_19, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_19
        squeeze_18 = linear_24.squeeze(1)
        del linear_24
        squeeze_19 = linear_25.squeeze(1)
        del linear_25
        getitem_26 = relu[5]
        cat_20 = torch.cat((getitem_26, squeeze_17), -1)
        del squeeze_17, getitem_26
        lstm_cell_10 = torch.lstm_cell(cat_20, (getitem_22, getitem_23), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_22, cat_20, getitem_23
        getitem_27 = lstm_cell_10[0]
        getitem_28 = lstm_cell_10[1]
        del lstm_cell_10
        unsqueeze_21 = softmax_4.unsqueeze(1)
        unsqueeze_22 = zeros_5.unsqueeze(1)
        cat_21 = torch.cat((unsqueeze_21, unsqueeze_22), dim=1)
        del unsqueeze_21, unsqueeze_22
        unsqueeze_23 = getitem_27.unsqueeze(1)
        linear_26 = torch.nn.functional.linear(unsqueeze_23, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_23
        conv1d_5 = torch.conv1d(cat_21, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_21
        transpose_5 = conv1d_5.transpose(1, 2)
        del conv1d_5
        linear_27 = torch.nn.functional.linear(transpose_5, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_5
        add_10 = linear_26.add(linear_27)
        del linear_26, linear_27
        add_11 = add_10.add(linear)
        del add_10
        tanh_5 = torch.tanh(add_11)
        del add_11
        linear_28 = torch.nn.functional.linear(tanh_5, decoder_attention_layer_v_weight, None)
        del tanh_5
        squeeze_20 = linear_28.squeeze(2)
        del linear_28
        masked_fill_5 = squeeze_20.masked_fill(le, float("-inf"))
        del squeeze_20
        softmax_5 = torch.nn.functional.softmax(masked_fill_5, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_5
        unsqueeze_24 = softmax_5.unsqueeze(1)
        bmm_5 = torch.bmm(unsqueeze_24, getitem)
        del unsqueeze_24
        squeeze_21 = bmm_5.squeeze(1)
        del bmm_5
        zeros_5.add_(softmax_5)
        cat_22 = torch.cat((getitem_27, squeeze_21), -1)
        lstm_cell_11 = torch.lstm_cell(cat_22, (getitem_24, getitem_25), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_24, cat_22, getitem_25
        getitem_29 = lstm_cell_11[0]
        getitem_30 = lstm_cell_11[1]
        del lstm_cell_11
        cat_23 = torch.cat((getitem_29, squeeze_21), dim=1)
        linear_29 = torch.nn.functional.linear(cat_23, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_30 = torch.nn.functional.linear(cat_23, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_23
        squeeze_22 = linear_29.squeeze(1)
        del linear_29
        squeeze_23 = linear_30.squeeze(1)
        del linear_30
        getitem_31 = relu[6]
        cat_24 = torch.cat((getitem_31, squeeze_21), -1)
        del squeeze_21, getitem_31
        lstm_cell_12 = torch.lstm_cell(cat_24, (getitem_27, getitem_28), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_27, cat_24, getitem_28
        getitem_32 = lstm_cell_12[0]
        getitem_33 = lstm_cell_12[1]
        del lstm_cell_12
        unsqueeze_25 = softmax_5.unsqueeze(1)
        unsqueeze_26 = zeros_5.unsqueeze(1)
        cat_25 = torch.cat((unsqueeze_25, unsqueeze_26), dim=1)
        del unsqueeze_25, unsqueeze_26
        unsqueeze_27 = getitem_32.unsqueeze(1)
        linear_31 = torch.nn.functional.linear(unsqueeze_27, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_27
        conv1d_6 = torch.conv1d(cat_25, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_25
        transpose_6 = conv1d_6.transpose(1, 2)
        del conv1d_6
        linear_32 = torch.nn.functional.linear(transpose_6, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_6
        add_12 = linear_31.add(linear_32)
        del linear_31, linear_32
        add_13 = add_12.add(linear)
        del add_12
        tanh_6 = torch.tanh(add_13)
        del add_13
        linear_33 = torch.nn.functional.linear(tanh_6, decoder_attention_layer_v_weight, None)
        del tanh_6
        squeeze_24 = linear_33.squeeze(2)
        del linear_33
        masked_fill_6 = squeeze_24.masked_fill(le, float("-inf"))
        del squeeze_24
        softmax_6 = torch.nn.functional.softmax(masked_fill_6, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_6
        unsqueeze_28 = softmax_6.unsqueeze(1)
        bmm_6 = torch.bmm(unsqueeze_28, getitem)
        del unsqueeze_28
        squeeze_25 = bmm_6.squeeze(1)
        del bmm_6
        zeros_5.add_(softmax_6)
        cat_26 = torch.cat((getitem_32, squeeze_25), -1)
        lstm_cell_13 = torch.lstm_cell(cat_26, (getitem_29, getitem_30), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_29, cat_26, getitem_30
        getitem_34 = lstm_cell_13[0]
        getitem_35 = lstm_cell_13[1]
        del lstm_cell_13
        cat_27 = torch.cat((getitem_34, squeeze_25), dim=1)
        linear_34 = torch.nn.functional.linear(cat_27, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_35 = torch.nn.functional.linear(cat_27, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_27
        squeeze_26 = linear_34.squeeze(1)
        del linear_34
        squeeze_27 = linear_35.squeeze(1)
        del linear_35
        getitem_36 = relu[7]
        cat_28 = torch.cat((getitem_36, squeeze_25), -1)
        del squeeze_25, getitem_36
        lstm_cell_14 = torch.lstm_cell(cat_28, (getitem_32, getitem_33), decoder_attention_rnn_weight_ih, decoder_attention_rnn_weight_hh, decoder_attention_rnn_bias_ih, decoder_attention_rnn_bias_hh)
        del getitem_32, cat_28, getitem_33
        getitem_37 = lstm_cell_14[0]
        del lstm_cell_14
        unsqueeze_29 = softmax_6.unsqueeze(1)
        unsqueeze_30 = zeros_5.unsqueeze(1)
        cat_29 = torch.cat((unsqueeze_29, unsqueeze_30), dim=1)
        del unsqueeze_29, unsqueeze_30
        unsqueeze_31 = getitem_37.unsqueeze(1)
        linear_36 = torch.nn.functional.linear(unsqueeze_31, decoder_attention_layer_query_layer_weight, None)
        del unsqueeze_31
        conv1d_7 = torch.conv1d(cat_29, decoder_attention_layer_location_layer_location_conv_weight, None, (1,), (15,), (1,), 1)
        del cat_29
        transpose_7 = conv1d_7.transpose(1, 2)
        del conv1d_7
        linear_37 = torch.nn.functional.linear(transpose_7, decoder_attention_layer_location_layer_location_dense_weight, None)
        del transpose_7
        add_14 = linear_36.add(linear_37)
        del linear_36, linear_37
        add_15 = add_14.add(linear)
        del linear, add_14
        tanh_7 = torch.tanh(add_15)
        del add_15
        linear_38 = torch.nn.functional.linear(tanh_7, decoder_attention_layer_v_weight, None)
        del tanh_7
        squeeze_28 = linear_38.squeeze(2)
        del linear_38
        masked_fill_7 = squeeze_28.masked_fill(le, float("-inf"))
        del le, squeeze_28
        softmax_7 = torch.nn.functional.softmax(masked_fill_7, dim=1, _stacklevel=3, dtype=None)
        del masked_fill_7
        unsqueeze_32 = softmax_7.unsqueeze(1)
        bmm_7 = torch.bmm(unsqueeze_32, getitem)
        del unsqueeze_32
        squeeze_29 = bmm_7.squeeze(1)
        del bmm_7
        zeros_5.add_(softmax_7)
        del zeros_5
        cat_30 = torch.cat((getitem_37, squeeze_29), -1)
        del getitem_37
        lstm_cell_15 = torch.lstm_cell(cat_30, (getitem_34, getitem_35), decoder_decoder_rnn_weight_ih, decoder_decoder_rnn_weight_hh, decoder_decoder_rnn_bias_ih, decoder_decoder_rnn_bias_hh)
        del getitem_34, cat_30, getitem_35
        getitem_38 = lstm_cell_15[0]
        del lstm_cell_15
        cat_31 = torch.cat((getitem_38, squeeze_29), dim=1)
        del squeeze_29, getitem_38
        linear_39 = torch.nn.functional.linear(cat_31, decoder_linear_projection_weight, decoder_linear_projection_bias)
        linear_40 = torch.nn.functional.linear(cat_31, decoder_gate_layer_weight, decoder_gate_layer_bias)
        del cat_31
        squeeze_30 = linear_39.squeeze(1)
        del linear_39
        squeeze_31 = linear_40.squeeze(1)
        del linear_40
        stack = torch.stack([squeeze_2, squeeze_6, squeeze_10, squeeze_14, squeeze_18, squeeze_22, squeeze_26, squeeze_30])
        del squeeze_2, squeeze_6, squeeze_10, squeeze_14, squeeze_18, squeeze_22, squeeze_26, squeeze_30
        stack_1 = torch.stack([squeeze_3, squeeze_7, squeeze_11, squeeze_15, squeeze_19, squeeze_23, squeeze_27, squeeze_31])
        del squeeze_3, squeeze_7, squeeze_11, squeeze_15, squeeze_19, squeeze_23, squeeze_27, squeeze_31
        stack_2 = torch.stack([softmax, softmax_1, softmax_2, softmax_3, softmax_4, softmax_5, softmax_6, softmax_7])
        del softmax, softmax_1, softmax_2, softmax_3, softmax_4, softmax_5, softmax_6, softmax_7
        transpose_8 = stack_2.transpose(0, 1)
        del stack_2
        contiguous = transpose_8.contiguous()
        del transpose_8
        transpose_9 = stack_1.transpose(0, 1)
        del stack_1
        contiguous_1 = transpose_9.contiguous()
        del transpose_9
        transpose_10 = stack.transpose(0, 1)
        del stack
        contiguous_2 = transpose_10.contiguous()
        del transpose_10
        view = contiguous_2.view(2, -1, 80)
        del contiguous_2
        transpose_11 = view.transpose(1, 2)
        del view
        conv1d_8 = torch.conv1d(transpose_11, postnet_convolutions_0_0_weight, postnet_convolutions_0_0_bias, (1,), (2,), (1,), 1)
        batch_norm = torch.nn.functional.batch_norm(conv1d_8, postnet_convolutions_0_1_running_mean, postnet_convolutions_0_1_running_var, weight=postnet_convolutions_0_1_weight, bias=postnet_convolutions_0_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_8
        tanh_8 = torch.tanh(batch_norm)
        del batch_norm
        conv1d_9 = torch.conv1d(tanh_8, postnet_convolutions_1_0_weight, postnet_convolutions_1_0_bias, (1,), (2,), (1,), 1)
        del tanh_8
        batch_norm_1 = torch.nn.functional.batch_norm(conv1d_9, postnet_convolutions_1_1_running_mean, postnet_convolutions_1_1_running_var, weight=postnet_convolutions_1_1_weight, bias=postnet_convolutions_1_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_9
        tanh_9 = torch.tanh(batch_norm_1)
        del batch_norm_1
        conv1d_10 = torch.conv1d(tanh_9, postnet_convolutions_2_0_weight, postnet_convolutions_2_0_bias, (1,), (2,), (1,), 1)
        del tanh_9
        batch_norm_2 = torch.nn.functional.batch_norm(conv1d_10, postnet_convolutions_2_1_running_mean, postnet_convolutions_2_1_running_var, weight=postnet_convolutions_2_1_weight, bias=postnet_convolutions_2_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_10
        tanh_10 = torch.tanh(batch_norm_2)
        del batch_norm_2
        conv1d_11 = torch.conv1d(tanh_10, postnet_convolutions_3_0_weight, postnet_convolutions_3_0_bias, (1,), (2,), (1,), 1)
        del tanh_10
        batch_norm_3 = torch.nn.functional.batch_norm(conv1d_11, postnet_convolutions_3_1_running_mean, postnet_convolutions_3_1_running_var, weight=postnet_convolutions_3_1_weight, bias=postnet_convolutions_3_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_11
        tanh_11 = torch.tanh(batch_norm_3)
        del batch_norm_3
        conv1d_12 = torch.conv1d(tanh_11, postnet_convolutions_4_0_weight, postnet_convolutions_4_0_bias, (1,), (2,), (1,), 1)
        del tanh_11
        batch_norm_4 = torch.nn.functional.batch_norm(conv1d_12, postnet_convolutions_4_1_running_mean, postnet_convolutions_4_1_running_var, weight=postnet_convolutions_4_1_weight, bias=postnet_convolutions_4_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_12
        add_16 = transpose_11.add(batch_norm_4)
        del batch_norm_4
        return (transpose_11, add_16, contiguous_1, contiguous)
