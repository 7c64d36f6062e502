import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        elu: torch.Tensor,
        encoder_layers_12_padding_total: torch.Tensor,
        sub: torch.Tensor,
        encoder_layers_12_conv_weight: torch.Tensor,
        encoder_layers_12_conv_bias: torch.Tensor,
        encoder_layers_13_lstm_weight_ih_l0: torch.Tensor,
        encoder_layers_13_lstm_weight_hh_l0: torch.Tensor,
        encoder_layers_13_lstm_bias_ih_l0: torch.Tensor,
        encoder_layers_13_lstm_bias_hh_l0: torch.Tensor,
        encoder_layers_13_lstm_weight_ih_l1: torch.Tensor,
        encoder_layers_13_lstm_weight_hh_l1: torch.Tensor,
        encoder_layers_13_lstm_bias_ih_l1: torch.Tensor,
        encoder_layers_13_lstm_bias_hh_l1: torch.Tensor,
        encoder_layers_15_kernel_size: torch.Tensor,
        encoder_layers_15_padding_total: torch.Tensor,
        encoder_layers_15_stride: torch.Tensor,
    ):
        device = elu.device
        pad = torch.nn.functional.pad(elu, (encoder_layers_12_padding_total, sub), 'reflect', 0.0)
        getitem = pad[..., :128]
        del pad
        conv1d = torch.conv1d(getitem, encoder_layers_12_conv_weight, encoder_layers_12_conv_bias, (8,), (0,), (1,), 1)
        del getitem
        permute = conv1d.permute(2, 0, 1)
        del conv1d
        zeros = torch.zeros(2, 1, 128, dtype=torch.float32, device=device)
        zeros_1 = torch.zeros(2, 1, 128, dtype=torch.float32, device=device)
        lstm = torch.lstm(permute, (zeros, zeros_1), [encoder_layers_13_lstm_weight_ih_l0, encoder_layers_13_lstm_weight_hh_l0, encoder_layers_13_lstm_bias_ih_l0, encoder_layers_13_lstm_bias_hh_l0, encoder_layers_13_lstm_weight_ih_l1, encoder_layers_13_lstm_weight_hh_l1, encoder_layers_13_lstm_bias_ih_l1, encoder_layers_13_lstm_bias_hh_l1], True, 2, 0.0, False, False, False)
        del zeros, zeros_1
        getitem_1 = lstm[0]
        del lstm
        add = getitem_1.add(permute)
        del permute, getitem_1
        permute_1 = add.permute(1, 2, 0)
        del add
        elu_1 = torch.nn.functional.elu(permute_1, alpha=1.0, inplace=False)
        del permute_1
        sub_1 = 15 - encoder_layers_15_kernel_size
        add_1 = sub_1.add(encoder_layers_15_padding_total)
        del sub_1
        div = add_1.div(encoder_layers_15_stride)
        del add_1
        add_2 = div.add(1)
        del div
        ceil = torch.ceil(add_2)
        del add_2
        to = ceil.to(torch.int64)
        del ceil
        sub_2 = to.sub(1)
        del to
        mul = sub_2.mul(encoder_layers_15_stride)
        del sub_2
        add_3 = mul.add(encoder_layers_15_kernel_size)
        del mul
        sub_3 = add_3.sub(encoder_layers_15_padding_total)
        del add_3
        sub_4 = sub_3.sub(15)
        del sub_3
        gt = sub_4.gt(encoder_layers_15_padding_total)
        return (gt, elu_1, sub_4)
