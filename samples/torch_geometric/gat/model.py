import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        convs_0_lin_weight: torch.Tensor,
        convs_0_att_src: torch.Tensor,
        convs_0_att_dst: torch.Tensor,
        edge_index: torch.Tensor,
        convs_0_bias: torch.Tensor,
        convs_1_lin_weight: torch.Tensor,
        convs_1_att_src: torch.Tensor,
        convs_1_att_dst: torch.Tensor,
        convs_1_bias: torch.Tensor,
    ):
        device = x.device
        linear = torch.nn.functional.linear(x, convs_0_lin_weight, None)
        x_src = linear.view(-1, 4, 16)
        del linear
        mul = x_src * convs_0_att_src
        alpha_src = mul.sum(dim=-1)
        del mul
        mul_1 = x_src * convs_0_att_dst
        alpha_dst = mul_1.sum(-1)
        del mul_1
        getitem = edge_index[0]
        getitem_1 = edge_index[1]
        mask = getitem != getitem_1
        del getitem, getitem_1
        edge_index_1 = edge_index[:, mask]
        del mask
        arange = torch.arange(0, 1000, device=device)
        view = arange.view(1, -1)
        del arange
        loop_index = view.repeat(2, 1)
        del view
        full_edge_index = torch.cat([edge_index_1, loop_index], dim=1)
        del edge_index_1, loop_index
        edge_index_i = full_edge_index[1]
        edge_index_j = full_edge_index[0]
        alpha_j = alpha_src.index_select(0, edge_index_j)
        del alpha_src, edge_index_j
        alpha_i = alpha_dst.index_select(0, edge_index_i)
        del alpha_dst
        alpha = alpha_j + alpha_i
        del alpha_j, alpha_i
        alpha_1 = torch.nn.functional.leaky_relu(alpha, 0.2)
        del alpha
        detach = alpha_1.detach()
        view_1 = edge_index_i.view((-1, 1))
        index = view_1.expand_as(detach)
        del view_1
        new_zeros = detach.new_zeros((1000, 4))
        src_max = new_zeros.scatter_reduce_(0, index, detach, reduce='amax', include_self=False)
        del detach, new_zeros, index
        index_select = src_max.index_select(0, edge_index_i)
        del src_max
        out = alpha_1 - index_select
        del alpha_1, index_select
        out_1 = out.exp()
        del out
        view_2 = edge_index_i.view((-1, 1))
        index_1 = view_2.expand_as(out_1)
        del view_2
        new_zeros_1 = out_1.new_zeros((1000, 4))
        scatter_add = new_zeros_1.scatter_add_(0, index_1, out_1)
        del new_zeros_1, index_1
        out_sum = scatter_add + 1e-16
        del scatter_add
        out_sum_1 = out_sum.index_select(0, edge_index_i)
        del edge_index_i, out_sum
        alpha_2 = out_1 / out_sum_1
        del out_1, out_sum_1
        alpha_3 = torch.nn.functional.dropout(alpha_2, p=0.0, training=False)
        del alpha_2
        edge_index_i_1 = full_edge_index[1]
        edge_index_j_1 = full_edge_index[0]
        del full_edge_index
        x_j = x_src.index_select(0, edge_index_j_1)
        del x_src, edge_index_j_1
        unsqueeze = alpha_3.unsqueeze(-1)
        del alpha_3
        out_2 = unsqueeze * x_j
        del unsqueeze, x_j
        view_3 = edge_index_i_1.view((-1, 1, 1))
        del edge_index_i_1
        index_2 = view_3.expand_as(out_2)
        del view_3
        new_zeros_2 = out_2.new_zeros((1000, 4, 16))
        out_3 = new_zeros_2.scatter_add_(0, index_2, out_2)
        del out_2, new_zeros_2, index_2
        out_4 = out_3.view(-1, 64)
        del out_3
        out_5 = out_4 + convs_0_bias
        del out_4
        x_1 = torch.nn.functional.relu(out_5, inplace=False)
        del out_5
        x_2 = torch.nn.functional.dropout(x_1, 0.0, False, False)
        del x_1
        linear_1 = torch.nn.functional.linear(x_2, convs_1_lin_weight, None)
        del x_2
        x_src_1 = linear_1.view(-1, 4, 16)
        del linear_1
        mul_2 = x_src_1 * convs_1_att_src
        alpha_src_1 = mul_2.sum(dim=-1)
        del mul_2
        mul_3 = x_src_1 * convs_1_att_dst
        alpha_dst_1 = mul_3.sum(-1)
        del mul_3
        getitem_2 = edge_index[0]
        getitem_3 = edge_index[1]
        mask_1 = getitem_2 != getitem_3
        del getitem_2, getitem_3
        edge_index_2 = edge_index[:, mask_1]
        del mask_1
        arange_1 = torch.arange(0, 1000, device=device)
        view_4 = arange_1.view(1, -1)
        del arange_1
        loop_index_1 = view_4.repeat(2, 1)
        del view_4
        full_edge_index_1 = torch.cat([edge_index_2, loop_index_1], dim=1)
        del edge_index_2, loop_index_1
        edge_index_i_2 = full_edge_index_1[1]
        edge_index_j_2 = full_edge_index_1[0]
        alpha_j_1 = alpha_src_1.index_select(0, edge_index_j_2)
        del alpha_src_1, edge_index_j_2
        alpha_i_1 = alpha_dst_1.index_select(0, edge_index_i_2)
        del alpha_dst_1
        alpha_4 = alpha_j_1 + alpha_i_1
        del alpha_j_1, alpha_i_1
        alpha_5 = torch.nn.functional.leaky_relu(alpha_4, 0.2)
        del alpha_4
        detach_1 = alpha_5.detach()
        view_5 = edge_index_i_2.view((-1, 1))
        index_3 = view_5.expand_as(detach_1)
        del view_5
        new_zeros_3 = detach_1.new_zeros((1000, 4))
        src_max_1 = new_zeros_3.scatter_reduce_(0, index_3, detach_1, reduce='amax', include_self=False)
        del detach_1, new_zeros_3, index_3
        index_select_1 = src_max_1.index_select(0, edge_index_i_2)
        del src_max_1
        out_6 = alpha_5 - index_select_1
        del alpha_5, index_select_1
        out_7 = out_6.exp()
        del out_6
        view_6 = edge_index_i_2.view((-1, 1))
        index_4 = view_6.expand_as(out_7)
        del view_6
        new_zeros_4 = out_7.new_zeros((1000, 4))
        scatter_add_1 = new_zeros_4.scatter_add_(0, index_4, out_7)
        del new_zeros_4, index_4
        out_sum_2 = scatter_add_1 + 1e-16
        del scatter_add_1
        out_sum_3 = out_sum_2.index_select(0, edge_index_i_2)
        del edge_index_i_2, out_sum_2
        alpha_6 = out_7 / out_sum_3
        del out_7, out_sum_3
        alpha_7 = torch.nn.functional.dropout(alpha_6, p=0.0, training=False)
        del alpha_6
        edge_index_i_3 = full_edge_index_1[1]
        edge_index_j_3 = full_edge_index_1[0]
        del full_edge_index_1
        x_j_1 = x_src_1.index_select(0, edge_index_j_3)
        del x_src_1, edge_index_j_3
        unsqueeze_1 = alpha_7.unsqueeze(-1)
        del alpha_7
        out_8 = unsqueeze_1 * x_j_1
        del unsqueeze_1, x_j_1
        view_7 = edge_index_i_3.view((-1, 1, 1))
        del edge_index_i_3
        index_5 = view_7.expand_as(out_8)
        del view_7
        new_zeros_5 = out_8.new_zeros((1000, 4, 16))
        out_9 = new_zeros_5.scatter_add_(0, index_5, out_8)
        del out_8, new_zeros_5, index_5
        out_10 = out_9.mean(dim=1)
        del out_9
        out_11 = out_10 + convs_1_bias
        del out_10
        return (out_11,)
