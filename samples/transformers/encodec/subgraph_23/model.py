import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        elu: torch.Tensor,
        encoder_layers_15_padding_total: torch.Tensor,
        sub: torch.Tensor,
        encoder_layers_15_conv_weight: torch.Tensor,
        encoder_layers_15_conv_bias: torch.Tensor,
        quantizer_layers_0_codebook_embed: torch.Tensor,
        quantizer_layers_1_codebook_embed: torch.Tensor,
        decoder_layers_0_kernel_size: torch.Tensor,
        decoder_layers_0_padding_total: torch.Tensor,
        decoder_layers_0_stride: torch.Tensor,
    ):
        device = elu.device
        pad = torch.nn.functional.pad(elu, (encoder_layers_15_padding_total, sub), 'reflect', 0.0)
        getitem = pad[..., :21]
        del pad
        conv1d = torch.conv1d(getitem, encoder_layers_15_conv_weight, encoder_layers_15_conv_bias, (1,), (0,), (1,), 1)
        del getitem
        permute = conv1d.permute(0, 2, 1)
        reshape = permute.reshape((-1, 32))
        del permute
        t = quantizer_layers_0_codebook_embed.t()
        pow_1 = reshape.pow(2)
        sum_1 = pow_1.sum(1, keepdim=True)
        del pow_1
        mul = reshape.mul(2)
        del reshape
        matmul = mul.matmul(t)
        del mul
        sub_1 = sum_1.sub(matmul)
        del sum_1, matmul
        pow_2 = t.pow(2)
        del t
        sum_2 = pow_2.sum(0, keepdim=True)
        del pow_2
        add = sub_1.add(sum_2)
        del sub_1, sum_2
        neg = add.neg()
        del add
        max_1 = neg.max(dim=-1)
        del neg
        getitem_1 = max_1[1]
        del max_1
        view = getitem_1.view(1, 15)
        del getitem_1
        embedding = torch.nn.functional.embedding(view, quantizer_layers_0_codebook_embed, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
        permute_1 = embedding.permute(0, 2, 1)
        del embedding
        sub_2 = conv1d.sub(permute_1)
        del conv1d, permute_1
        permute_2 = sub_2.permute(0, 2, 1)
        reshape_1 = permute_2.reshape((-1, 32))
        del permute_2
        t_1 = quantizer_layers_1_codebook_embed.t()
        pow_3 = reshape_1.pow(2)
        sum_3 = pow_3.sum(1, keepdim=True)
        del pow_3
        mul_1 = reshape_1.mul(2)
        del reshape_1
        matmul_1 = mul_1.matmul(t_1)
        del mul_1
        sub_3 = sum_3.sub(matmul_1)
        del sum_3, matmul_1
        pow_4 = t_1.pow(2)
        del t_1
        sum_4 = pow_4.sum(0, keepdim=True)
        del pow_4
        add_1 = sub_3.add(sum_4)
        del sub_3, sum_4
        neg_1 = add_1.neg()
        del add_1
        max_2 = neg_1.max(dim=-1)
        del neg_1
        getitem_2 = max_2[1]
        del max_2
        view_1 = getitem_2.view(1, 15)
        del getitem_2
        embedding_1 = torch.nn.functional.embedding(view_1, quantizer_layers_1_codebook_embed, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
        permute_3 = embedding_1.permute(0, 2, 1)
        del embedding_1
        sub_2.sub(permute_3)
        del sub_2, permute_3
        stack = torch.stack([view, view_1])
        del view, view_1
        transpose = stack.transpose(0, 1)
        del stack
        stack_1 = torch.stack([transpose])
        del transpose
        getitem_3 = stack_1[0]
        transpose_1 = getitem_3.transpose(0, 1)
        del getitem_3
        full = torch.full((), 0.0, device=device)
        unbind = transpose_1.unbind(0)
        del transpose_1
        getitem_4 = unbind[0]
        getitem_5 = unbind[1]
        del unbind
        embedding_2 = torch.nn.functional.embedding(getitem_4, quantizer_layers_0_codebook_embed, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
        del getitem_4
        permute_4 = embedding_2.permute(0, 2, 1)
        del embedding_2
        add_2 = full.add(permute_4)
        del full, permute_4
        embedding_3 = torch.nn.functional.embedding(getitem_5, quantizer_layers_1_codebook_embed, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)
        del getitem_5
        permute_5 = embedding_3.permute(0, 2, 1)
        del embedding_3
        add_3 = add_2.add(permute_5)
        del add_2, permute_5
        sub_4 = 15 - decoder_layers_0_kernel_size
        add_4 = sub_4.add(decoder_layers_0_padding_total)
        del sub_4
        div = add_4.div(decoder_layers_0_stride)
        del add_4
        add_5 = div.add(1)
        del div
        ceil = torch.ceil(add_5)
        del add_5
        to = ceil.to(torch.int64)
        del ceil
        sub_5 = to.sub(1)
        del to
        mul_2 = sub_5.mul(decoder_layers_0_stride)
        del sub_5
        add_6 = mul_2.add(decoder_layers_0_kernel_size)
        del mul_2
        sub_6 = add_6.sub(decoder_layers_0_padding_total)
        del add_6
        sub_7 = sub_6.sub(15)
        del sub_6
        gt = sub_7.gt(decoder_layers_0_padding_total)
        return (gt, add_3, sub_7, stack_1)
