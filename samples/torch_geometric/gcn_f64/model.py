import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        edge_index: torch.Tensor,
        convs_0_lin_weight: torch.Tensor,
        convs_0_bias: torch.Tensor,
        convs_1_lin_weight: torch.Tensor,
        convs_1_bias: torch.Tensor,
    ):
        device = x.device
        getitem = edge_index[0]
        getitem_1 = edge_index[1]
        mask = getitem != getitem_1
        del getitem, getitem_1
        arange = torch.arange(0, 1000, device=device)
        view = arange.view(1, -1)
        del arange
        loop_index = view.repeat(2, 1)
        del view
        edge_index_1 = edge_index[:, mask]
        del mask
        sym_size_int = edge_index_1.size(1)
        edge_index_2 = torch.cat([edge_index_1, loop_index], dim=1)
        del edge_index_1, loop_index
        sym_sum = 1000 + sym_size_int
        del sym_size_int
        edge_weight = torch.ones((sym_sum,), dtype=torch.float64, device=device)
        del sym_sum
        row = edge_index_2[0]
        col = edge_index_2[1]
        view_1 = col.view((-1,))
        index = view_1.expand_as(edge_weight)
        del view_1
        new_zeros = edge_weight.new_zeros((1000,))
        deg = new_zeros.scatter_add_(0, index, edge_weight)
        del new_zeros, index
        deg_inv_sqrt = deg.pow_(-0.5)
        del deg
        eq = deg_inv_sqrt == float("inf")
        deg_inv_sqrt.masked_fill_(eq, 0)
        del eq
        getitem_2 = deg_inv_sqrt[row]
        del row
        mul = getitem_2 * edge_weight
        del edge_weight, getitem_2
        getitem_3 = deg_inv_sqrt[col]
        del col, deg_inv_sqrt
        edge_weight_1 = mul * getitem_3
        del mul, getitem_3
        x_1 = torch.nn.functional.linear(x, convs_0_lin_weight, None)
        edge_index_i = edge_index_2[1]
        edge_index_j = edge_index_2[0]
        del edge_index_2
        x_j = x_1.index_select(-2, edge_index_j)
        del x_1, edge_index_j
        view_2 = edge_weight_1.view(-1, 1)
        del edge_weight_1
        out = view_2 * x_j
        del view_2, x_j
        view_3 = edge_index_i.view((-1, 1))
        del edge_index_i
        index_1 = view_3.expand_as(out)
        del view_3
        new_zeros_1 = out.new_zeros((1000, 64))
        out_1 = new_zeros_1.scatter_add_(0, index_1, out)
        del out, new_zeros_1, index_1
        out_2 = out_1 + convs_0_bias
        del out_1
        x_2 = torch.nn.functional.relu(out_2, inplace=False)
        del out_2
        x_3 = torch.nn.functional.dropout(x_2, 0.0, False, False)
        del x_2
        getitem_4 = edge_index[0]
        getitem_5 = edge_index[1]
        mask_1 = getitem_4 != getitem_5
        del getitem_4, getitem_5
        arange_1 = torch.arange(0, 1000, device=device)
        view_4 = arange_1.view(1, -1)
        del arange_1
        loop_index_1 = view_4.repeat(2, 1)
        del view_4
        edge_index_3 = edge_index[:, mask_1]
        del mask_1
        sym_size_int_1 = edge_index_3.size(1)
        edge_index_4 = torch.cat([edge_index_3, loop_index_1], dim=1)
        del edge_index_3, loop_index_1
        sym_sum_1 = 1000 + sym_size_int_1
        del sym_size_int_1
        edge_weight_2 = torch.ones((sym_sum_1,), dtype=torch.float64, device=device)
        del sym_sum_1
        row_1 = edge_index_4[0]
        col_1 = edge_index_4[1]
        view_5 = col_1.view((-1,))
        index_2 = view_5.expand_as(edge_weight_2)
        del view_5
        new_zeros_2 = edge_weight_2.new_zeros((1000,))
        deg_1 = new_zeros_2.scatter_add_(0, index_2, edge_weight_2)
        del new_zeros_2, index_2
        deg_inv_sqrt_1 = deg_1.pow_(-0.5)
        del deg_1
        eq_1 = deg_inv_sqrt_1 == float("inf")
        deg_inv_sqrt_1.masked_fill_(eq_1, 0)
        del eq_1
        getitem_6 = deg_inv_sqrt_1[row_1]
        del row_1
        mul_1 = getitem_6 * edge_weight_2
        del edge_weight_2, getitem_6
        getitem_7 = deg_inv_sqrt_1[col_1]
        del col_1, deg_inv_sqrt_1
        edge_weight_3 = mul_1 * getitem_7
        del mul_1, getitem_7
        x_4 = torch.nn.functional.linear(x_3, convs_1_lin_weight, None)
        del x_3
        edge_index_i_1 = edge_index_4[1]
        edge_index_j_1 = edge_index_4[0]
        del edge_index_4
        x_j_1 = x_4.index_select(-2, edge_index_j_1)
        del x_4, edge_index_j_1
        view_6 = edge_weight_3.view(-1, 1)
        del edge_weight_3
        out_3 = view_6 * x_j_1
        del view_6, x_j_1
        view_7 = edge_index_i_1.view((-1, 1))
        del edge_index_i_1
        index_3 = view_7.expand_as(out_3)
        del view_7
        new_zeros_3 = out_3.new_zeros((1000, 16))
        out_4 = new_zeros_3.scatter_add_(0, index_3, out_3)
        del out_3, new_zeros_3, index_3
        out_5 = out_4 + convs_1_bias
        del out_4
        return (out_5,)
