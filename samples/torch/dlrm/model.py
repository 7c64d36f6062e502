import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        bottom_0_weight: torch.Tensor,
        bottom_0_bias: torch.Tensor,
        dense: torch.Tensor,
        bottom_2_weight: torch.Tensor,
        bottom_2_bias: torch.Tensor,
        indices: torch.Tensor,
        offsets: torch.Tensor,
        bags_0_weight: torch.Tensor,
        bags_1_weight: torch.Tensor,
        bags_2_weight: torch.Tensor,
        bags_3_weight: torch.Tensor,
        bags_4_weight: torch.Tensor,
        bags_5_weight: torch.Tensor,
        bags_6_weight: torch.Tensor,
        bags_7_weight: torch.Tensor,
        interactions_rows: torch.Tensor,
        interactions_columns: torch.Tensor,
        top_0_weight: torch.Tensor,
        top_0_bias: torch.Tensor,
        top_2_weight: torch.Tensor,
        top_2_bias: torch.Tensor,
    ):
        input_1 = torch.nn.functional.linear(dense, bottom_0_weight, bottom_0_bias)
        input_2 = torch.nn.functional.relu(input_1, inplace=False)
        del input_1
        input_3 = torch.nn.functional.linear(input_2, bottom_2_weight, bottom_2_bias)
        del input_2
        index = indices[0]
        index_1 = indices[1]
        index_2 = indices[2]
        index_3 = indices[3]
        index_4 = indices[4]
        index_5 = indices[5]
        index_6 = indices[6]
        index_7 = indices[7]
        offset = offsets[0]
        offset_1 = offsets[1]
        offset_2 = offsets[2]
        offset_3 = offsets[3]
        offset_4 = offsets[4]
        offset_5 = offsets[5]
        offset_6 = offsets[6]
        offset_7 = offsets[7]
        embedding_bag = torch.nn.functional.embedding_bag(index, bags_0_weight, offset, None, 2.0, False, 'sum', False, None, False, None)
        del index, offset
        embedding_bag_1 = torch.nn.functional.embedding_bag(index_1, bags_1_weight, offset_1, None, 2.0, False, 'sum', False, None, False, None)
        del index_1, offset_1
        embedding_bag_2 = torch.nn.functional.embedding_bag(index_2, bags_2_weight, offset_2, None, 2.0, False, 'sum', False, None, False, None)
        del index_2, offset_2
        embedding_bag_3 = torch.nn.functional.embedding_bag(index_3, bags_3_weight, offset_3, None, 2.0, False, 'sum', False, None, False, None)
        del index_3, offset_3
        embedding_bag_4 = torch.nn.functional.embedding_bag(index_4, bags_4_weight, offset_4, None, 2.0, False, 'sum', False, None, False, None)
        del index_4, offset_4
        embedding_bag_5 = torch.nn.functional.embedding_bag(index_5, bags_5_weight, offset_5, None, 2.0, False, 'sum', False, None, False, None)
        del index_5, offset_5
        embedding_bag_6 = torch.nn.functional.embedding_bag(index_6, bags_6_weight, offset_6, None, 2.0, False, 'sum', False, None, False, None)
        del index_6, offset_6
        embedding_bag_7 = torch.nn.functional.embedding_bag(index_7, bags_7_weight, offset_7, None, 2.0, False, 'sum', False, None, False, None)
        del index_7, offset_7
        vectors = torch.stack([input_3, embedding_bag, embedding_bag_1, embedding_bag_2, embedding_bag_3, embedding_bag_4, embedding_bag_5, embedding_bag_6, embedding_bag_7], dim=1)
        del embedding_bag, embedding_bag_1, embedding_bag_2, embedding_bag_3, embedding_bag_4, embedding_bag_5, embedding_bag_6, embedding_bag_7
        transpose = vectors.transpose(1, 2)
        products = torch.bmm(vectors, transpose)
        del vectors, transpose
        getitem = products[:, interactions_rows, interactions_columns]
        del products
        cat = torch.cat([input_3, getitem], dim=1)
        del input_3, getitem
        input_4 = torch.nn.functional.linear(cat, top_0_weight, top_0_bias)
        del cat
        input_5 = torch.nn.functional.relu(input_4, inplace=False)
        del input_4
        input_6 = torch.nn.functional.linear(input_5, top_2_weight, top_2_bias)
        del input_5
        sigmoid = torch.sigmoid(input_6)
        del input_6
        return (sigmoid,)
