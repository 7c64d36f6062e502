import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, weight: torch.Tensor):
        return (x @ weight,)
