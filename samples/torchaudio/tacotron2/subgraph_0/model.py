import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tokens: torch.Tensor,
        embedding_weight: torch.Tensor,
        encoder_convolutions_0_0_weight: torch.Tensor,
        encoder_convolutions_0_0_bias: torch.Tensor,
        encoder_convolutions_0_1_running_mean: torch.Tensor,
        encoder_convolutions_0_1_running_var: torch.Tensor,
        encoder_convolutions_0_1_weight: torch.Tensor,
        encoder_convolutions_0_1_bias: torch.Tensor,
        encoder_convolutions_1_0_weight: torch.Tensor,
        encoder_convolutions_1_0_bias: torch.Tensor,
        encoder_convolutions_1_1_running_mean: torch.Tensor,
        encoder_convolutions_1_1_running_var: torch.Tensor,
        encoder_convolutions_1_1_weight: torch.Tensor,
        encoder_convolutions_1_1_bias: torch.Tensor,
        encoder_convolutions_2_0_weight: torch.Tensor,
        encoder_convolutions_2_0_bias: torch.Tensor,
        encoder_convolutions_2_1_running_mean: torch.Tensor,
        encoder_convolutions_2_1_running_var: torch.Tensor,
        encoder_convolutions_2_1_weight: torch.Tensor,
        encoder_convolutions_2_1_bias: torch.Tensor,
        token_lengths: torch.Tensor,
        encoder_lstm_weight_ih_l0: torch.Tensor,
        encoder_lstm_weight_hh_l0: torch.Tensor,
        encoder_lstm_bias_ih_l0: torch.Tensor,
        encoder_lstm_bias_hh_l0: torch.Tensor,
        encoder_lstm_weight_ih_l0_reverse: torch.Tensor,
        encoder_lstm_weight_hh_l0_reverse: torch.Tensor,
        encoder_lstm_bias_ih_l0_reverse: torch.Tensor,
        encoder_lstm_bias_hh_l0_reverse: torch.Tensor,
        mel_specgram: torch.Tensor,
        decoder_prenet_layers_0_weight: torch.Tensor,
        decoder_prenet_layers_1_weight: torch.Tensor,
    ):
        device = tokens.device
        embedding = torch.nn.functional.embedding(tokens, embedding_weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
        transpose = embedding.transpose(1, 2)
        del embedding
        conv1d = torch.conv1d(transpose, encoder_convolutions_0_0_weight, encoder_convolutions_0_0_bias, (1,), (2,), (1,), 1)
        del transpose
        batch_norm = torch.nn.functional.batch_norm(conv1d, encoder_convolutions_0_1_running_mean, encoder_convolutions_0_1_running_var, weight=encoder_convolutions_0_1_weight, bias=encoder_convolutions_0_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d
        relu = torch.nn.functional.relu(batch_norm, inplace=False)
        del batch_norm
        conv1d_1 = torch.conv1d(relu, encoder_convolutions_1_0_weight, encoder_convolutions_1_0_bias, (1,), (2,), (1,), 1)
        del relu
        batch_norm_1 = torch.nn.functional.batch_norm(conv1d_1, encoder_convolutions_1_1_running_mean, encoder_convolutions_1_1_running_var, weight=encoder_convolutions_1_1_weight, bias=encoder_convolutions_1_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_1
        relu_1 = torch.nn.functional.relu(batch_norm_1, inplace=False)
        del batch_norm_1
        conv1d_2 = torch.conv1d(relu_1, encoder_convolutions_2_0_weight, encoder_convolutions_2_0_bias, (1,), (2,), (1,), 1)
        del relu_1
        batch_norm_2 = torch.nn.functional.batch_norm(conv1d_2, encoder_convolutions_2_1_running_mean, encoder_convolutions_2_1_running_var, weight=encoder_convolutions_2_1_weight, bias=encoder_convolutions_2_1_bias, training=False, momentum=0.1, eps=1e-05)
        del conv1d_2
        relu_2 = torch.nn.functional.relu(batch_norm_2, inplace=False)
        del batch_norm_2
        transpose_1 = relu_2.transpose(1, 2)
        del relu_2
        pack_padded_sequence = torch.nn.utils.rnn.pack_padded_sequence(transpose_1, token_lengths, True)
        del transpose_1
        getitem = pack_padded_sequence[0]
        getitem_1 = pack_padded_sequence[1]
        del pack_padded_sequence
        getitem_2 = getitem_1[0]
        zeros = torch.zeros(2, getitem_2, 32, dtype=torch.float32, device=device)
        zeros_1 = torch.zeros(2, getitem_2, 32, dtype=torch.float32, device=device)
        del getitem_2
        lstm = torch.lstm(getitem, getitem_1, (zeros, zeros_1), [encoder_lstm_weight_ih_l0, encoder_lstm_weight_hh_l0, encoder_lstm_bias_ih_l0, encoder_lstm_bias_hh_l0, encoder_lstm_weight_ih_l0_reverse, encoder_lstm_weight_hh_l0_reverse, encoder_lstm_bias_ih_l0_reverse, encoder_lstm_bias_hh_l0_reverse], True, 1, 0.0, False, True)
        del getitem, zeros, zeros_1
        getitem_3 = lstm[0]
        lstm[1]
        lstm[2]
        del lstm
        pad_packed_sequence = torch.nn.utils.rnn.pad_packed_sequence(torch.nn.utils.rnn.PackedSequence(getitem_3, getitem_1), True, 0.0, 12)
        del getitem_1, getitem_3
        getitem_4 = pad_packed_sequence[0]
        pad_packed_sequence[1]
        del pad_packed_sequence
        zeros_2 = torch.zeros(2, 80, dtype=torch.float32, device=device)
        unsqueeze = zeros_2.unsqueeze(0)
        del zeros_2
        transpose_2 = mel_specgram.transpose(1, 2)
        view = transpose_2.view(2, 8, -1)
        del transpose_2
        transpose_3 = view.transpose(0, 1)
        del view
        cat = torch.cat((unsqueeze, transpose_3), dim=0)
        del unsqueeze, transpose_3
        linear = torch.nn.functional.linear(cat, decoder_prenet_layers_0_weight, None)
        del cat
        relu_3 = torch.relu(linear)
        del linear
        linear_1 = torch.nn.functional.linear(relu_3, decoder_prenet_layers_1_weight, None)
        del relu_3
        relu_4 = torch.relu(linear_1)
        del linear_1
        max_1 = torch.max(token_lengths)
        return (max_1, getitem_4, relu_4)
