import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        elu: torch.Tensor,
        encoder_layers_10_block_3_padding_total: torch.Tensor,
        sub: torch.Tensor,
        encoder_layers_10_block_3_conv_weight: torch.Tensor,
        encoder_layers_10_block_3_conv_bias: torch.Tensor,
        encoder_layers_10_shortcut_kernel_size: torch.Tensor,
        encoder_layers_10_shortcut_padding_total: torch.Tensor,
        encoder_layers_10_shortcut_stride: torch.Tensor,
    ):
        pad = torch.nn.functional.pad(elu, (encoder_layers_10_block_3_padding_total, sub), 'reflect', 0.0)
        getitem = pad[..., :120]
        del pad
        conv1d = torch.conv1d(getitem, encoder_layers_10_block_3_conv_weight, encoder_layers_10_block_3_conv_bias, (1,), (0,), (1,), 1)
        del getitem
        sub_1 = 120 - encoder_layers_10_shortcut_kernel_size
        add = sub_1.add(encoder_layers_10_shortcut_padding_total)
        del sub_1
        div = add.div(encoder_layers_10_shortcut_stride)
        del add
        add_1 = div.add(1)
        del div
        ceil = torch.ceil(add_1)
        del add_1
        to = ceil.to(torch.int64)
        del ceil
        sub_2 = to.sub(1)
        del to
        mul = sub_2.mul(encoder_layers_10_shortcut_stride)
        del sub_2
        add_2 = mul.add(encoder_layers_10_shortcut_kernel_size)
        del mul
        sub_3 = add_2.sub(encoder_layers_10_shortcut_padding_total)
        del add_2
        sub_4 = sub_3.sub(120)
        del sub_3
        gt = sub_4.gt(encoder_layers_10_shortcut_padding_total)
        return (gt, sub_4, conv1d)
