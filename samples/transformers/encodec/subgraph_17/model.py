import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        encoder_layers_10_block_1_padding_total: torch.Tensor,
    ):
        ge = encoder_layers_10_block_1_padding_total.ge(120)
        return (ge,)
