import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        encoder_layers_15_padding_total: torch.Tensor,
    ):
        ge = encoder_layers_15_padding_total.ge(15)
        return (ge,)
