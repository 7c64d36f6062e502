import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        getitem: torch.Tensor,
        decoder_layers_10_shortcut_padding_total: torch.Tensor,
        sub: torch.Tensor,
        decoder_layers_10_shortcut_conv_weight: torch.Tensor,
        decoder_layers_10_shortcut_conv_bias: torch.Tensor,
        conv1d: torch.Tensor,
        decoder_layers_12_conv_weight: torch.Tensor,
        decoder_layers_12_conv_bias: torch.Tensor,
        decoder_layers_13_block_1_kernel_size: torch.Tensor,
        decoder_layers_13_block_1_padding_total: torch.Tensor,
        decoder_layers_13_block_1_stride: torch.Tensor,
    ):
        pad = torch.nn.functional.pad(getitem, (decoder_layers_10_shortcut_padding_total, sub), 'reflect', 0.0)
        getitem_1 = pad[..., :2400]
        del pad
        conv1d_1 = torch.conv1d(getitem_1, decoder_layers_10_shortcut_conv_weight, decoder_layers_10_shortcut_conv_bias, (1,), (0,), (1,), 1)
        del getitem_1
        add = conv1d_1.add(conv1d)
        del conv1d_1
        elu = torch.nn.functional.elu(add, alpha=1.0, inplace=False)
        del add
        conv_transpose1d = torch.conv_transpose1d(elu, decoder_layers_12_conv_weight, decoder_layers_12_conv_bias, (2,), (0,), (0,), 1, (1,))
        del elu
        getitem_2 = conv_transpose1d[..., 0:4800]
        del conv_transpose1d
        elu_1 = torch.nn.functional.elu(getitem_2, alpha=1.0, inplace=False)
        sub_1 = 4800 - decoder_layers_13_block_1_kernel_size
        add_1 = sub_1.add(decoder_layers_13_block_1_padding_total)
        del sub_1
        div = add_1.div(decoder_layers_13_block_1_stride)
        del add_1
        add_2 = div.add(1)
        del div
        ceil = torch.ceil(add_2)
        del add_2
        to = ceil.to(torch.int64)
        del ceil
        sub_2 = to.sub(1)
        del to
        mul = sub_2.mul(decoder_layers_13_block_1_stride)
        del sub_2
        add_3 = mul.add(decoder_layers_13_block_1_kernel_size)
        del mul
        sub_3 = add_3.sub(decoder_layers_13_block_1_padding_total)
        del add_3
        sub_4 = sub_3.sub(4800)
        del sub_3
        gt = sub_4.gt(decoder_layers_13_block_1_padding_total)
        return (gt, elu_1, sub_4, getitem_2)
