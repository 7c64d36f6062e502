import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        conv1d: torch.Tensor,
        encoder_layers_1_shortcut_padding_total: torch.Tensor,
        sub: torch.Tensor,
        encoder_layers_1_shortcut_conv_weight: torch.Tensor,
        encoder_layers_1_shortcut_conv_bias: torch.Tensor,
        conv1d_1: torch.Tensor,
        encoder_layers_3_kernel_size: torch.Tensor,
        encoder_layers_3_padding_total: torch.Tensor,
        encoder_layers_3_stride: torch.Tensor,
    ):
        pad = torch.nn.functional.pad(conv1d, (encoder_layers_1_shortcut_padding_total, sub), 'reflect', 0.0)
        getitem = pad[..., :4800]
        del pad
        conv1d_2 = torch.conv1d(getitem, encoder_layers_1_shortcut_conv_weight, encoder_layers_1_shortcut_conv_bias, (1,), (0,), (1,), 1)
        del getitem
        add = conv1d_2.add(conv1d_1)
        del conv1d_2
        elu = torch.nn.functional.elu(add, alpha=1.0, inplace=False)
        del add
        sub_1 = 4800 - encoder_layers_3_kernel_size
        add_1 = sub_1.add(encoder_layers_3_padding_total)
        del sub_1
        div = add_1.div(encoder_layers_3_stride)
        del add_1
        add_2 = div.add(1)
        del div
        ceil = torch.ceil(add_2)
        del add_2
        to = ceil.to(torch.int64)
        del ceil
        sub_2 = to.sub(1)
        del to
        mul = sub_2.mul(encoder_layers_3_stride)
        del sub_2
        add_3 = mul.add(encoder_layers_3_kernel_size)
        del mul
        sub_3 = add_3.sub(encoder_layers_3_padding_total)
        del add_3
        sub_4 = sub_3.sub(4800)
        del sub_3
        gt = sub_4.gt(encoder_layers_3_padding_total)
        return (gt, elu, sub_4)
