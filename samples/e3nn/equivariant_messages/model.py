import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        edges: torch.Tensor,
        positions: torch.Tensor,
        atoms: torch.Tensor,
        product_weight: torch.Tensor,
        product_compiled_main_left_right_w3j_1_2_1: torch.Tensor,
        linear_weight: torch.Tensor,
    ):
        getitem = edges[0]
        getitem_1 = edges[1]
        getitem_2 = positions[getitem]
        getitem_3 = positions[getitem_1]
        sub = getitem_2.sub(getitem_3)
        del getitem_2, getitem_3
        normalize = torch.nn.functional.normalize(sub, p=2.0, dim=-1, eps=1e-12, out=None)
        del sub
        getitem_4 = normalize[..., 0]
        getitem_5 = normalize[..., 1]
        getitem_6 = normalize[..., 2]
        del normalize
        ones_like = torch.ones_like(getitem_4)
        mul = getitem_4.mul(1.7320508075688772)
        mul_1 = getitem_5.mul(1.7320508075688772)
        mul_2 = getitem_6.mul(1.7320508075688772)
        mul_3 = getitem_4.mul(3.872983346207417)
        mul_4 = mul_3.mul(getitem_6)
        del mul_3
        mul_5 = getitem_4.mul(3.872983346207417)
        mul_6 = mul_5.mul(getitem_5)
        del mul_5
        pow_1 = getitem_5.pow(2)
        pow_2 = getitem_4.pow(2)
        pow_3 = getitem_6.pow(2)
        add = pow_2.add(pow_3)
        del pow_2, pow_3
        mul_7 = add.mul(0.5)
        del add
        sub_1 = pow_1.sub(mul_7)
        del pow_1, mul_7
        mul_8 = sub_1.mul(2.23606797749979)
        del sub_1
        mul_9 = getitem_5.mul(3.872983346207417)
        del getitem_5
        mul_10 = mul_9.mul(getitem_6)
        del mul_9
        pow_4 = getitem_6.pow(2)
        del getitem_6
        pow_5 = getitem_4.pow(2)
        del getitem_4
        sub_2 = pow_4.sub(pow_5)
        del pow_4, pow_5
        mul_11 = sub_2.mul(1.9364916731037085)
        del sub_2
        stack = torch.stack([ones_like, mul, mul_1, mul_2, mul_4, mul_6, mul_8, mul_10, mul_11], dim=-1)
        del ones_like, mul, mul_1, mul_2, mul_4, mul_6, mul_8, mul_10, mul_11
        getitem_7 = atoms[getitem]
        del getitem
        expand = getitem_7.expand((512, -1))
        del getitem_7
        expand_1 = stack.expand((512, -1))
        del stack
        reshape = expand.reshape(-1, 40)
        del expand
        reshape_1 = expand_1.reshape(-1, 9)
        del expand_1
        reshape_2 = product_weight.reshape(-1, 832)
        getitem_8 = reshape[:, 0:16]
        reshape_3 = getitem_8.reshape(512, 16, 1)
        del getitem_8
        getitem_9 = reshape[:, 16:40]
        del reshape
        reshape_4 = getitem_9.reshape(512, 8, 3)
        del getitem_9
        getitem_10 = reshape_1[:, 0:1]
        reshape_5 = getitem_10.reshape(512, 1, 1)
        del getitem_10
        getitem_11 = reshape_1[:, 1:4]
        reshape_6 = getitem_11.reshape(512, 1, 3)
        del getitem_11
        getitem_12 = reshape_1[:, 4:9]
        del reshape_1
        reshape_7 = getitem_12.reshape(512, 1, 5)
        del getitem_12
        getitem_13 = reshape_2[:, 0:384]
        reshape_8 = getitem_13.reshape((16, 1, 24))
        del getitem_13
        torch.einsum('edb,eca->ecdab', reshape_5, reshape_3)
        reshape_9 = reshape_3.reshape(512, 16)
        reshape_10 = reshape_5.reshape(512, 1)
        mul_12 = reshape_10.mul(0.2041241452319315)
        del reshape_10
        einsum = torch.einsum('cb,ca->cba', mul_12, reshape_9)
        del mul_12, reshape_9
        tensordot = torch.tensordot(einsum, reshape_8, dims=((1, 2), (1, 0)), out=None)
        del einsum, reshape_8
        reshape_11 = tensordot.reshape(512, 24)
        del tensordot
        getitem_14 = reshape_2[:, 384:512]
        reshape_12 = getitem_14.reshape((16, 1, 8))
        del getitem_14
        torch.einsum('edb,eca->ecdab', reshape_6, reshape_3)
        reshape_13 = reshape_3.reshape(512, 16)
        del reshape_3
        tensordot_1 = torch.tensordot(reshape_13, reshape_12, dims=((1,), (0,)), out=None)
        del reshape_13, reshape_12
        mul_13 = reshape_6.mul(0.1767766952966369)
        einsum_1 = torch.einsum('dbc,dba->dca', tensordot_1, mul_13)
        del tensordot_1, mul_13
        reshape_14 = einsum_1.reshape(512, 24)
        del einsum_1
        getitem_15 = reshape_2[:, 512:576]
        reshape_15 = getitem_15.reshape((8, 1, 8))
        del getitem_15
        torch.einsum('edb,eca->ecdab', reshape_5, reshape_4)
        reshape_16 = reshape_5.reshape(512, 1)
        del reshape_5
        mul_14 = reshape_16.mul(0.1767766952966369)
        del reshape_16
        einsum_2 = torch.einsum('dc,dba->dcba', mul_14, reshape_4)
        del mul_14
        tensordot_2 = torch.tensordot(einsum_2, reshape_15, dims=((1, 2), (1, 0)), out=None)
        del einsum_2, reshape_15
        permute = tensordot_2.permute(0, 2, 1)
        del tensordot_2
        reshape_17 = permute.reshape(512, 24)
        del permute
        getitem_16 = reshape_2[:, 576:768]
        reshape_18 = getitem_16.reshape((8, 1, 24))
        del getitem_16
        torch.einsum('edb,eca->ecdab', reshape_6, reshape_4)
        mul_15 = reshape_6.mul(0.11785113019775793)
        del reshape_6
        einsum_3 = torch.einsum('dca,dba->dcb', mul_15, reshape_4)
        del mul_15
        tensordot_3 = torch.tensordot(einsum_3, reshape_18, dims=((1, 2), (1, 0)), out=None)
        del einsum_3, reshape_18
        reshape_19 = tensordot_3.reshape(512, 24)
        del tensordot_3
        getitem_17 = reshape_2[:, 768:832]
        del reshape_2
        reshape_20 = getitem_17.reshape((8, 1, 8))
        del getitem_17
        tensordot_4 = torch.tensordot(reshape_4, reshape_20, dims=((1,), (0,)), out=None)
        del reshape_4, reshape_20
        mul_16 = reshape_7.mul(0.30618621784789724)
        del reshape_7
        tensordot_5 = torch.tensordot(mul_16, product_compiled_main_left_right_w3j_1_2_1, dims=((2,), (1,)), out=None)
        del mul_16
        einsum_4 = torch.einsum('ecab,eacd->edb', tensordot_5, tensordot_4)
        del tensordot_5, tensordot_4
        reshape_21 = einsum_4.reshape(512, 24)
        del einsum_4
        add_1 = reshape_11.add(reshape_19)
        del reshape_11, reshape_19
        add_2 = reshape_14.add(reshape_17)
        del reshape_14, reshape_17
        add_3 = add_2.add(reshape_21)
        del add_2, reshape_21
        cat = torch.cat([add_1, add_3], dim=1)
        del add_1, add_3
        reshape_22 = cat.reshape((512, 48))
        del cat
        new_zeros = reshape_22.new_zeros((512, 16))
        new_zeros_1 = reshape_22.new_zeros((512, 8))
        new_zeros_2 = reshape_22.new_zeros((512, 24))
        narrow = new_zeros.narrow(-1, 0, 16)
        narrow_1 = reshape_22.narrow(-1, 0, 16)
        narrow.copy_(narrow_1)
        del narrow, narrow_1
        narrow_2 = new_zeros_1.narrow(-1, 0, 8)
        narrow_3 = reshape_22.narrow(-1, 16, 8)
        narrow_2.copy_(narrow_3)
        del narrow_2, narrow_3
        narrow_4 = new_zeros_2.narrow(-1, 0, 24)
        narrow_5 = reshape_22.narrow(-1, 24, 24)
        del reshape_22
        narrow_4.copy_(narrow_5)
        del narrow_4, narrow_5
        narrow_6 = new_zeros.narrow(-1, 0, 16)
        del new_zeros
        silu = torch.nn.functional.silu(narrow_6, inplace=False)
        del narrow_6
        mul_17 = silu.mul(1.6791767923989418)
        del silu
        narrow_7 = new_zeros_1.narrow(-1, 0, 8)
        del new_zeros_1
        sigmoid = torch.sigmoid(narrow_7)
        del narrow_7
        mul_18 = sigmoid.mul(1.8467055342154763)
        del sigmoid
        expand_2 = new_zeros_2.expand((512, -1))
        del new_zeros_2
        expand_3 = mul_18.expand((512, -1))
        del mul_18
        reshape_23 = expand_2.reshape(-1, 24)
        del expand_2
        reshape_24 = expand_3.reshape(-1, 8)
        del expand_3
        reshape_25 = reshape_23.reshape(512, 8, 3)
        del reshape_23
        reshape_26 = reshape_24.reshape(512, 8, 1)
        del reshape_24
        torch.einsum('dcb,dca->dcab', reshape_26, reshape_25)
        reshape_27 = reshape_26.reshape(512, 8)
        del reshape_26
        einsum_5 = torch.einsum('cb,cba->cba', reshape_27, reshape_25)
        del reshape_25, reshape_27
        reshape_28 = einsum_5.reshape(512, 24)
        del einsum_5
        reshape_29 = reshape_28.reshape((512, 24))
        del reshape_28
        cat_1 = torch.cat([mul_17, reshape_29], dim=-1)
        del mul_17, reshape_29
        zeros_like = torch.zeros_like(atoms)
        zeros_like.index_add_(0, getitem_1, cat_1)
        del getitem_1, cat_1
        reshape_30 = zeros_like.reshape(-1, 40)
        del zeros_like
        reshape_31 = linear_weight.reshape(-1, 16)
        narrow_8 = reshape_30.narrow(-1, 0, 16)
        reshape_32 = narrow_8.reshape(64, 16, 1)
        del narrow_8
        narrow_9 = reshape_30.narrow(-1, 16, 24)
        del reshape_30
        narrow_9.reshape(64, 8, 3)
        del narrow_9
        reshape_33 = reshape_31.reshape((16, 1))
        del reshape_31
        tensordot_6 = torch.tensordot(reshape_32, reshape_33, dims=((1,), (0,)), out=None)
        del reshape_32, reshape_33
        mul_19 = tensordot_6.mul(0.25)
        del tensordot_6
        permute_1 = mul_19.permute(0, 2, 1)
        del mul_19
        reshape_34 = permute_1.reshape(64, 1)
        del permute_1
        reshape_35 = reshape_34.reshape((64, 1))
        del reshape_34
        return (reshape_35,)
