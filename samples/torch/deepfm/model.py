import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        starts: torch.Tensor,
        indices: torch.Tensor,
        first_weight: torch.Tensor,
        second_weight: torch.Tensor,
        deep_0_weight: torch.Tensor,
        deep_0_bias: torch.Tensor,
        deep_2_weight: torch.Tensor,
        deep_2_bias: torch.Tensor,
        deep_4_weight: torch.Tensor,
        deep_4_bias: torch.Tensor,
    ):
        indices_1 = indices + starts
        embedding = torch.nn.functional.embedding(indices_1, first_weight, None, None, 2.0, False, False)
        linear = embedding.sum(dim=1)
        del embedding
        vectors = torch.nn.functional.embedding(indices_1, second_weight, None, None, 2.0, False, False)
        del indices_1
        sum_1 = vectors.sum(dim=1)
        pow_1 = sum_1.pow(2)
        del sum_1
        pow_2 = vectors.pow(2)
        sum_2 = pow_2.sum(dim=1)
        del pow_2
        sub = pow_1 - sum_2
        del pow_1, sum_2
        sum_3 = sub.sum(dim=1, keepdim=True)
        del sub
        pairs = 0.5 * sum_3
        del sum_3
        add = linear + pairs
        del linear, pairs
        flatten = vectors.flatten(1)
        del vectors
        input_1 = torch.nn.functional.linear(flatten, deep_0_weight, deep_0_bias)
        del flatten
        input_2 = torch.nn.functional.relu(input_1, inplace=False)
        del input_1
        input_3 = torch.nn.functional.linear(input_2, deep_2_weight, deep_2_bias)
        del input_2
        input_4 = torch.nn.functional.relu(input_3, inplace=False)
        del input_3
        input_5 = torch.nn.functional.linear(input_4, deep_4_weight, deep_4_bias)
        del input_4
        add_1 = add + input_5
        del add, input_5
        sigmoid = torch.sigmoid(add_1)
        del add_1
        return (sigmoid,)
