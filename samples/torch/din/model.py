import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        items_weight: torch.Tensor,
        history: torch.Tensor,
        candidate: torch.Tensor,
        attention_0_weight: torch.Tensor,
        attention_0_bias: torch.Tensor,
        attention_2_weight: torch.Tensor,
        attention_2_bias: torch.Tensor,
        score_0_weight: torch.Tensor,
        score_0_bias: torch.Tensor,
        score_2_weight: torch.Tensor,
        score_2_bias: torch.Tensor,
    ):
        seen = torch.nn.functional.embedding(history, items_weight, 0, None, 2.0, False, False)
        embedding = torch.nn.functional.embedding(candidate, items_weight, 0, None, 2.0, False, False)
        item = embedding.unsqueeze(1)
        del embedding
        item_1 = item.expand_as(seen)
        del item
        sub = item_1 - seen
        mul = item_1 * seen
        cat = torch.cat([item_1, seen, sub, mul], dim=-1)
        del sub, mul
        input_1 = torch.nn.functional.linear(cat, attention_0_weight, attention_0_bias)
        del cat
        input_2 = torch.nn.functional.relu(input_1, inplace=False)
        del input_1
        input_3 = torch.nn.functional.linear(input_2, attention_2_weight, attention_2_bias)
        del input_2
        eq = history == 0
        unsqueeze = eq.unsqueeze(-1)
        del eq
        masked_fill = input_3.masked_fill(unsqueeze, -1000000000.0)
        del input_3, unsqueeze
        weights = masked_fill.softmax(dim=1)
        del masked_fill
        mul_1 = weights * seen
        del seen, weights
        interest = mul_1.sum(dim=1)
        del mul_1
        getitem = item_1[:, 0]
        getitem_1 = item_1[:, 0]
        del item_1
        mul_2 = getitem_1 * interest
        del getitem_1
        cat_1 = torch.cat([getitem, interest, mul_2], dim=-1)
        del interest, getitem, mul_2
        input_4 = torch.nn.functional.linear(cat_1, score_0_weight, score_0_bias)
        del cat_1
        input_5 = torch.nn.functional.relu(input_4, inplace=False)
        del input_4
        input_6 = torch.nn.functional.linear(input_5, score_2_weight, score_2_bias)
        del input_5
        return (input_6,)
