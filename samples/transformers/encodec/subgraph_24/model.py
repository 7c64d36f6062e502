import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        add: torch.Tensor,
        decoder_layers_0_padding_total: torch.Tensor,
        sub: torch.Tensor,
        decoder_layers_0_conv_weight: torch.Tensor,
        decoder_layers_0_conv_bias: torch.Tensor,
        decoder_layers_1_lstm_weight_ih_l0: torch.Tensor,
        decoder_layers_1_lstm_weight_hh_l0: torch.Tensor,
        decoder_layers_1_lstm_bias_ih_l0: torch.Tensor,
        decoder_layers_1_lstm_bias_hh_l0: torch.Tensor,
        decoder_layers_1_lstm_weight_ih_l1: torch.Tensor,
        decoder_layers_1_lstm_weight_hh_l1: torch.Tensor,
        decoder_layers_1_lstm_bias_ih_l1: torch.Tensor,
        decoder_layers_1_lstm_bias_hh_l1: torch.Tensor,
        decoder_layers_3_conv_weight: torch.Tensor,
        decoder_layers_3_conv_bias: torch.Tensor,
        decoder_layers_4_block_1_kernel_size: torch.Tensor,
        decoder_layers_4_block_1_padding_total: torch.Tensor,
        decoder_layers_4_block_1_stride: torch.Tensor,
    ):
        device = add.device
        pad = torch.nn.functional.pad(add, (decoder_layers_0_padding_total, sub), 'reflect', 0.0)
        getitem = pad[..., :21]
        del pad
        conv1d = torch.conv1d(getitem, decoder_layers_0_conv_weight, decoder_layers_0_conv_bias, (1,), (0,), (1,), 1)
        del getitem
        permute = conv1d.permute(2, 0, 1)
        del conv1d
        zeros = torch.zeros(2, 1, 128, dtype=torch.float32, device=device)
        zeros_1 = torch.zeros(2, 1, 128, dtype=torch.float32, device=device)
        lstm = torch.lstm(permute, (zeros, zeros_1), [decoder_layers_1_lstm_weight_ih_l0, decoder_layers_1_lstm_weight_hh_l0, decoder_layers_1_lstm_bias_ih_l0, decoder_layers_1_lstm_bias_hh_l0, decoder_layers_1_lstm_weight_ih_l1, decoder_layers_1_lstm_weight_hh_l1, decoder_layers_1_lstm_bias_ih_l1, decoder_layers_1_lstm_bias_hh_l1], True, 2, 0.0, False, False, False)
        del zeros, zeros_1
        getitem_1 = lstm[0]
        del lstm
        add_1 = getitem_1.add(permute)
        del permute, getitem_1
        permute_1 = add_1.permute(1, 2, 0)
        del add_1
        elu = torch.nn.functional.elu(permute_1, alpha=1.0, inplace=False)
        del permute_1
        conv_transpose1d = torch.conv_transpose1d(elu, decoder_layers_3_conv_weight, decoder_layers_3_conv_bias, (8,), (0,), (0,), 1, (1,))
        del elu
        getitem_2 = conv_transpose1d[..., 0:120]
        del conv_transpose1d
        elu_1 = torch.nn.functional.elu(getitem_2, alpha=1.0, inplace=False)
        sub_1 = 120 - decoder_layers_4_block_1_kernel_size
        add_2 = sub_1.add(decoder_layers_4_block_1_padding_total)
        del sub_1
        div = add_2.div(decoder_layers_4_block_1_stride)
        del add_2
        add_3 = div.add(1)
        del div
        ceil = torch.ceil(add_3)
        del add_3
        to = ceil.to(torch.int64)
        del ceil
        sub_2 = to.sub(1)
        del to
        mul = sub_2.mul(decoder_layers_4_block_1_stride)
        del sub_2
        add_4 = mul.add(decoder_layers_4_block_1_kernel_size)
        del mul
        sub_3 = add_4.sub(decoder_layers_4_block_1_padding_total)
        del add_4
        sub_4 = sub_3.sub(120)
        del sub_3
        gt = sub_4.gt(decoder_layers_4_block_1_padding_total)
        return (gt, elu_1, sub_4, getitem_2)
