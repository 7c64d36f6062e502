import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        encoder_layers_0_padding_total: torch.Tensor,
    ):
        ge = encoder_layers_0_padding_total.ge(4800)
        return (ge,)
