import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        encoder_layers_4_block_1_padding_total: torch.Tensor,
    ):
        ge = encoder_layers_4_block_1_padding_total.ge(2400)
        return (ge,)
