import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_values: torch.Tensor,
        encoder_layers_0_kernel_size: torch.Tensor,
        encoder_layers_0_padding_total: torch.Tensor,
        encoder_layers_0_stride: torch.Tensor,
    ):
        ones_like = torch.ones_like(input_values)
        bool_1 = ones_like.bool()
        del ones_like
        view = bool_1.view(1, -1, 4800)
        del bool_1
        getitem = view[..., 0:4800]
        del view
        getitem_1 = input_values[..., 0:4800]
        mul = getitem.mul(getitem_1)
        del getitem, getitem_1
        sub = 4800 - encoder_layers_0_kernel_size
        add = sub.add(encoder_layers_0_padding_total)
        del sub
        div = add.div(encoder_layers_0_stride)
        del add
        add_1 = div.add(1)
        del div
        ceil = torch.ceil(add_1)
        del add_1
        to = ceil.to(torch.int64)
        del ceil
        sub_1 = to.sub(1)
        del to
        mul_1 = sub_1.mul(encoder_layers_0_stride)
        del sub_1
        add_2 = mul_1.add(encoder_layers_0_kernel_size)
        del mul_1
        sub_2 = add_2.sub(encoder_layers_0_padding_total)
        del add_2
        sub_3 = sub_2.sub(4800)
        del sub_2
        gt = sub_3.gt(encoder_layers_0_padding_total)
        return (gt, mul, sub_3)
