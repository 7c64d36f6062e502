import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        encoder_layers_7_block_1_padding_total: torch.Tensor,
    ):
        ge = encoder_layers_7_block_1_padding_total.ge(600)
        return (ge,)
