import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        backbone_embeddings_weight: torch.Tensor,
        backbone_layers_0_norm_weight: torch.Tensor,
        backbone_layers_0_mixer_in_proj_weight: torch.Tensor,
        backbone_layers_0_mixer_A_log: torch.Tensor,
        backbone_layers_0_mixer_conv1d_weight: torch.Tensor,
        backbone_layers_0_mixer_conv1d_bias: torch.Tensor,
        backbone_layers_0_mixer_D: torch.Tensor,
        backbone_layers_0_mixer_dt_bias: torch.Tensor,
        backbone_layers_0_mixer_norm_weight: torch.Tensor,
        backbone_layers_0_mixer_out_proj_weight: torch.Tensor,
        backbone_layers_1_norm_weight: torch.Tensor,
        backbone_layers_1_mixer_in_proj_weight: torch.Tensor,
        backbone_layers_1_mixer_A_log: torch.Tensor,
        backbone_layers_1_mixer_conv1d_weight: torch.Tensor,
        backbone_layers_1_mixer_conv1d_bias: torch.Tensor,
        backbone_layers_1_mixer_D: torch.Tensor,
        backbone_layers_1_mixer_dt_bias: torch.Tensor,
        backbone_layers_1_mixer_norm_weight: torch.Tensor,
        backbone_layers_1_mixer_out_proj_weight: torch.Tensor,
        backbone_layers_2_norm_weight: torch.Tensor,
        backbone_layers_2_mixer_in_proj_weight: torch.Tensor,
        backbone_layers_2_mixer_A_log: torch.Tensor,
        backbone_layers_2_mixer_conv1d_weight: torch.Tensor,
        backbone_layers_2_mixer_conv1d_bias: torch.Tensor,
        backbone_layers_2_mixer_D: torch.Tensor,
        backbone_layers_2_mixer_dt_bias: torch.Tensor,
        backbone_layers_2_mixer_norm_weight: torch.Tensor,
        backbone_layers_2_mixer_out_proj_weight: torch.Tensor,
        backbone_layers_3_norm_weight: torch.Tensor,
        backbone_layers_3_mixer_in_proj_weight: torch.Tensor,
        backbone_layers_3_mixer_A_log: torch.Tensor,
        backbone_layers_3_mixer_conv1d_weight: torch.Tensor,
        backbone_layers_3_mixer_conv1d_bias: torch.Tensor,
        backbone_layers_3_mixer_D: torch.Tensor,
        backbone_layers_3_mixer_dt_bias: torch.Tensor,
        backbone_layers_3_mixer_norm_weight: torch.Tensor,
        backbone_layers_3_mixer_out_proj_weight: torch.Tensor,
        backbone_norm_f_weight: torch.Tensor,
        lm_head_weight: torch.Tensor,
    ):
        device = input_ids.device
        inputs_embeds = torch.nn.functional.embedding(input_ids, backbone_embeddings_weight, None, None, 2.0, False, False)
        to = inputs_embeds.to(dtype=torch.float32)
        hidden_states = to.to(torch.float32)
        del to
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim=True)
        del pow_1
        add = variance + 1e-05
        del variance
        rsqrt = torch.rsqrt(add)
        del add
        hidden_states_1 = hidden_states * rsqrt
        del hidden_states, rsqrt
        to_1 = hidden_states_1.to(torch.float32)
        del hidden_states_1
        hidden_states_2 = backbone_layers_0_norm_weight * to_1
        del to_1
        residual = inputs_embeds.to(torch.float32)
        del inputs_embeds
        projected_states = torch.nn.functional.linear(hidden_states_2, backbone_layers_0_mixer_in_proj_weight, None)
        del hidden_states_2
        float_1 = backbone_layers_0_mixer_A_log.float()
        exp = torch.exp(float_1)
        del float_1
        A = -exp
        del exp
        split = projected_states.split([512, 640, 8], dim=-1)
        del projected_states
        gate = split[0]
        hidden_states_B_C = split[1]
        dt = split[2]
        del split
        hidden_states_B_C_1 = hidden_states_B_C.transpose(1, 2)
        del hidden_states_B_C
        squeeze = backbone_layers_0_mixer_conv1d_weight.squeeze(1)
        to_2 = hidden_states_B_C_1.to(torch.float32)
        del hidden_states_B_C_1
        unsqueeze = squeeze.unsqueeze(1)
        del squeeze
        conv1d = torch.conv1d(to_2, weight=unsqueeze, bias=backbone_layers_0_mixer_conv1d_bias, padding=3, groups=640)
        del to_2, unsqueeze
        out = conv1d[:, :, :64]
        del conv1d
        out_1 = torch.nn.functional.silu(out)
        del out
        hidden_states_B_C_2 = out_1.to(torch.float32)
        del out_1
        hidden_states_B_C_3 = hidden_states_B_C_2.transpose(1, 2)
        del hidden_states_B_C_2
        split_1 = torch.split(hidden_states_B_C_3, [512, 64, 64], dim=-1)
        del hidden_states_B_C_3
        hidden_states_3 = split_1[0]
        B = split_1[1]
        C = split_1[2]
        del split_1
        view = hidden_states_3.view(1, 64, 8, 64)
        del hidden_states_3
        view_1 = B.view(1, 64, 1, 64)
        del B
        view_2 = C.view(1, 64, 1, 64)
        del C
        to_3 = backbone_layers_0_mixer_dt_bias.to(torch.float32)
        dt_1 = dt + to_3
        del dt, to_3
        dt_2 = torch.nn.functional.softplus(dt_1)
        del dt_1
        dt_3 = torch.clamp(dt_2, min=0.0, max=float("inf"))
        del dt_2
        hidden_states_4 = view.float()
        del view
        float_2 = view_1.float()
        del view_1
        B_1 = float_2.repeat_interleave(8, dim=2, output_size=8)
        del float_2
        float_3 = view_2.float()
        del view_2
        C_1 = float_3.repeat_interleave(8, dim=2, output_size=8)
        del float_3
        getitem = backbone_layers_0_mixer_D[..., None]
        pad = torch.nn.functional.pad(hidden_states_4, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        D_residual = getitem * pad
        del getitem, pad
        getitem_1 = dt_3[..., None]
        float_4 = getitem_1.float()
        del getitem_1
        hidden_states_5 = hidden_states_4 * float_4
        del hidden_states_4, float_4
        to_4 = A.to(torch.float32)
        del A
        float_5 = dt_3.float()
        del dt_3
        A_1 = to_4 * float_5
        del to_4, float_5
        input_tensor = torch.nn.functional.pad(hidden_states_5, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del hidden_states_5
        hidden_states_6 = input_tensor.reshape(1, -1, 32, 8, 64)
        del input_tensor
        input_tensor_1 = torch.nn.functional.pad(A_1, (0, 0, 0, 0, 0, 0), 'constant', 0)
        del A_1
        A_2 = input_tensor_1.reshape(1, -1, 32, 8)
        del input_tensor_1
        input_tensor_2 = torch.nn.functional.pad(B_1, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del B_1
        B_2 = input_tensor_2.reshape(1, -1, 32, 8, 64)
        del input_tensor_2
        input_tensor_3 = torch.nn.functional.pad(C_1, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del C_1
        C_2 = input_tensor_3.reshape(1, -1, 32, 8, 64)
        del input_tensor_3
        A_3 = A_2.permute(0, 3, 1, 2)
        del A_2
        A_cumsum = torch.cumsum(A_3, dim=-1)
        getitem_2 = A_3[..., None]
        del A_3
        input_tensor_4 = getitem_2.expand(1, 8, 2, 32, 32)
        del getitem_2
        ones = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask = torch.tril(ones, diagonal=-1)
        del ones
        invert = ~mask
        del mask
        input_tensor_5 = input_tensor_4.masked_fill(invert, 0)
        del input_tensor_4, invert
        tensor_segsum = torch.cumsum(input_tensor_5, dim=-2)
        del input_tensor_5
        ones_1 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_1 = torch.tril(ones_1, diagonal=0)
        del ones_1
        invert_1 = ~mask_1
        del mask_1
        tensor_segsum_1 = tensor_segsum.masked_fill(invert_1, float("-inf"))
        del tensor_segsum, invert_1
        L = torch.exp(tensor_segsum_1)
        del tensor_segsum_1
        G = torch.einsum('bclhn,bcshn->bclsh', C_2, B_2)
        permute = L.permute(0, 2, 3, 4, 1)
        del L
        M = G * permute
        del G, permute
        Y_diag = torch.einsum('bclsh,bcshp->bclhp', M, hidden_states_6)
        del M
        getitem_3 = A_cumsum[:, :, :, -1:]
        sub = getitem_3 - A_cumsum
        del getitem_3
        decay_states = torch.exp(sub)
        del sub
        permute_1 = decay_states.permute(0, -2, -1, 1)
        del decay_states
        getitem_4 = permute_1[..., None]
        del permute_1
        B_decay = B_2 * getitem_4
        del B_2, getitem_4
        states = torch.einsum('bclhn,bclhp->bchpn', B_decay, hidden_states_6)
        del hidden_states_6, B_decay
        getitem_5 = states[:, :1]
        previous_states = torch.zeros_like(getitem_5)
        del getitem_5
        states_1 = torch.cat([previous_states, states], dim=1)
        del states, previous_states
        getitem_6 = A_cumsum[:, :, :, -1]
        pad_1 = torch.nn.functional.pad(getitem_6, (1, 0), 'constant', None)
        del getitem_6
        getitem_7 = pad_1[..., None]
        del pad_1
        input_tensor_6 = getitem_7.expand(1, 8, 3, 3)
        del getitem_7
        ones_2 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_2 = torch.tril(ones_2, diagonal=-1)
        del ones_2
        invert_2 = ~mask_2
        del mask_2
        input_tensor_7 = input_tensor_6.masked_fill(invert_2, 0)
        del input_tensor_6, invert_2
        tensor_segsum_2 = torch.cumsum(input_tensor_7, dim=-2)
        del input_tensor_7
        ones_3 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_3 = torch.tril(ones_3, diagonal=0)
        del ones_3
        invert_3 = ~mask_3
        del mask_3
        tensor_segsum_3 = tensor_segsum_2.masked_fill(invert_3, float("-inf"))
        del tensor_segsum_2, invert_3
        exp_1 = torch.exp(tensor_segsum_3)
        del tensor_segsum_3
        decay_chunk = exp_1.transpose(1, 3)
        del exp_1
        new_states = torch.einsum('bzch,bzhpn->bchpn', decay_chunk, states_1)
        del decay_chunk, states_1
        states_2 = new_states[:, :-1]
        del new_states
        state_decay_out = torch.exp(A_cumsum)
        del A_cumsum
        C_times_states = torch.einsum('bclhn,bchpn->bclhp', C_2, states_2)
        del C_2, states_2
        permute_2 = state_decay_out.permute(0, 2, 3, 1)
        del state_decay_out
        getitem_8 = permute_2[..., None]
        del permute_2
        Y_off = C_times_states * getitem_8
        del C_times_states, getitem_8
        add_1 = Y_diag + Y_off
        del Y_diag, Y_off
        output = add_1.contiguous()
        del add_1
        output_1 = output.reshape(1, -1, 8, 64)
        del output
        output_2 = output_1 + D_residual
        del output_1, D_residual
        scan_output = output_2.reshape(1, 64, -1)
        del output_2
        hidden_states_7 = scan_output.to(torch.float32)
        del scan_output
        to_5 = gate.to(torch.float32)
        del gate
        silu = torch.nn.functional.silu(to_5)
        del to_5
        hidden_states_8 = hidden_states_7 * silu
        del hidden_states_7, silu
        pow_2 = hidden_states_8.pow(2)
        variance_1 = pow_2.mean(-1, keepdim=True)
        del pow_2
        add_2 = variance_1 + 1e-05
        del variance_1
        rsqrt_1 = torch.rsqrt(add_2)
        del add_2
        hidden_states_9 = hidden_states_8 * rsqrt_1
        del hidden_states_8, rsqrt_1
        to_6 = hidden_states_9.to(torch.float32)
        del hidden_states_9
        scan_output_1 = backbone_layers_0_mixer_norm_weight * to_6
        del to_6
        to_7 = scan_output_1.to(torch.float32)
        del scan_output_1
        contextualized_states = torch.nn.functional.linear(to_7, backbone_layers_0_mixer_out_proj_weight, None)
        del to_7
        hidden_states_10 = residual + contextualized_states
        del residual, contextualized_states
        to_8 = hidden_states_10.to(dtype=torch.float32)
        hidden_states_11 = to_8.to(torch.float32)
        del to_8
        pow_3 = hidden_states_11.pow(2)
        variance_2 = pow_3.mean(-1, keepdim=True)
        del pow_3
        add_3 = variance_2 + 1e-05
        del variance_2
        rsqrt_2 = torch.rsqrt(add_3)
        del add_3
        hidden_states_12 = hidden_states_11 * rsqrt_2
        del hidden_states_11, rsqrt_2
        to_9 = hidden_states_12.to(torch.float32)
        del hidden_states_12
        hidden_states_13 = backbone_layers_1_norm_weight * to_9
        del to_9
        residual_1 = hidden_states_10.to(torch.float32)
        del hidden_states_10
        projected_states_1 = torch.nn.functional.linear(hidden_states_13, backbone_layers_1_mixer_in_proj_weight, None)
        del hidden_states_13
        float_6 = backbone_layers_1_mixer_A_log.float()
        exp_2 = torch.exp(float_6)
        del float_6
        A_4 = -exp_2
        del exp_2
        split_2 = projected_states_1.split([512, 640, 8], dim=-1)
        del projected_states_1
        gate_1 = split_2[0]
        hidden_states_B_C_4 = split_2[1]
        dt_4 = split_2[2]
        del split_2
        hidden_states_B_C_5 = hidden_states_B_C_4.transpose(1, 2)
        del hidden_states_B_C_4
        squeeze_1 = backbone_layers_1_mixer_conv1d_weight.squeeze(1)
        to_10 = hidden_states_B_C_5.to(torch.float32)
        del hidden_states_B_C_5
        unsqueeze_1 = squeeze_1.unsqueeze(1)
        del squeeze_1
        conv1d_1 = torch.conv1d(to_10, weight=unsqueeze_1, bias=backbone_layers_1_mixer_conv1d_bias, padding=3, groups=640)
        del to_10, unsqueeze_1
        out_2 = conv1d_1[:, :, :64]
        del conv1d_1
        out_3 = torch.nn.functional.silu(out_2)
        del out_2
        hidden_states_B_C_6 = out_3.to(torch.float32)
        del out_3
        hidden_states_B_C_7 = hidden_states_B_C_6.transpose(1, 2)
        del hidden_states_B_C_6
        split_3 = torch.split(hidden_states_B_C_7, [512, 64, 64], dim=-1)
        del hidden_states_B_C_7
        hidden_states_14 = split_3[0]
        B_3 = split_3[1]
        C_3 = split_3[2]
        del split_3
        view_3 = hidden_states_14.view(1, 64, 8, 64)
        del hidden_states_14
        view_4 = B_3.view(1, 64, 1, 64)
        del B_3
        view_5 = C_3.view(1, 64, 1, 64)
        del C_3
        to_11 = backbone_layers_1_mixer_dt_bias.to(torch.float32)
        dt_5 = dt_4 + to_11
        del dt_4, to_11
        dt_6 = torch.nn.functional.softplus(dt_5)
        del dt_5
        dt_7 = torch.clamp(dt_6, min=0.0, max=float("inf"))
        del dt_6
        hidden_states_15 = view_3.float()
        del view_3
        float_7 = view_4.float()
        del view_4
        B_4 = float_7.repeat_interleave(8, dim=2, output_size=8)
        del float_7
        float_8 = view_5.float()
        del view_5
        C_4 = float_8.repeat_interleave(8, dim=2, output_size=8)
        del float_8
        getitem_9 = backbone_layers_1_mixer_D[..., None]
        pad_2 = torch.nn.functional.pad(hidden_states_15, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        D_residual_1 = getitem_9 * pad_2
        del getitem_9, pad_2
        getitem_10 = dt_7[..., None]
        float_9 = getitem_10.float()
        del getitem_10
        hidden_states_16 = hidden_states_15 * float_9
        del hidden_states_15, float_9
        to_12 = A_4.to(torch.float32)
        del A_4
        float_10 = dt_7.float()
        del dt_7
        A_5 = to_12 * float_10
        del to_12, float_10
        input_tensor_8 = torch.nn.functional.pad(hidden_states_16, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del hidden_states_16
        hidden_states_17 = input_tensor_8.reshape(1, -1, 32, 8, 64)
        del input_tensor_8
        input_tensor_9 = torch.nn.functional.pad(A_5, (0, 0, 0, 0, 0, 0), 'constant', 0)
        del A_5
        A_6 = input_tensor_9.reshape(1, -1, 32, 8)
        del input_tensor_9
        input_tensor_10 = torch.nn.functional.pad(B_4, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del B_4
        B_5 = input_tensor_10.reshape(1, -1, 32, 8, 64)
        del input_tensor_10
        input_tensor_11 = torch.nn.functional.pad(C_4, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del C_4
        C_5 = input_tensor_11.reshape(1, -1, 32, 8, 64)
        del input_tensor_11
        A_7 = A_6.permute(0, 3, 1, 2)
        del A_6
        A_cumsum_1 = torch.cumsum(A_7, dim=-1)
        getitem_11 = A_7[..., None]
        del A_7
        input_tensor_12 = getitem_11.expand(1, 8, 2, 32, 32)
        del getitem_11
        ones_4 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_4 = torch.tril(ones_4, diagonal=-1)
        del ones_4
        invert_4 = ~mask_4
        del mask_4
        input_tensor_13 = input_tensor_12.masked_fill(invert_4, 0)
        del input_tensor_12, invert_4
        tensor_segsum_4 = torch.cumsum(input_tensor_13, dim=-2)
        del input_tensor_13
        ones_5 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_5 = torch.tril(ones_5, diagonal=0)
        del ones_5
        invert_5 = ~mask_5
        del mask_5
        tensor_segsum_5 = tensor_segsum_4.masked_fill(invert_5, float("-inf"))
        del tensor_segsum_4, invert_5
        L_1 = torch.exp(tensor_segsum_5)
        del tensor_segsum_5
        G_1 = torch.einsum('bclhn,bcshn->bclsh', C_5, B_5)
        permute_3 = L_1.permute(0, 2, 3, 4, 1)
        del L_1
        M_1 = G_1 * permute_3
        del G_1, permute_3
        Y_diag_1 = torch.einsum('bclsh,bcshp->bclhp', M_1, hidden_states_17)
        del M_1
        getitem_12 = A_cumsum_1[:, :, :, -1:]
        sub_1 = getitem_12 - A_cumsum_1
        del getitem_12
        decay_states_1 = torch.exp(sub_1)
        del sub_1
        permute_4 = decay_states_1.permute(0, -2, -1, 1)
        del decay_states_1
        getitem_13 = permute_4[..., None]
        del permute_4
        B_decay_1 = B_5 * getitem_13
        del B_5, getitem_13
        states_3 = torch.einsum('bclhn,bclhp->bchpn', B_decay_1, hidden_states_17)
        del hidden_states_17, B_decay_1
        getitem_14 = states_3[:, :1]
        previous_states_1 = torch.zeros_like(getitem_14)
        del getitem_14
        states_4 = torch.cat([previous_states_1, states_3], dim=1)
        del states_3, previous_states_1
        getitem_15 = A_cumsum_1[:, :, :, -1]
        pad_3 = torch.nn.functional.pad(getitem_15, (1, 0), 'constant', None)
        del getitem_15
        getitem_16 = pad_3[..., None]
        del pad_3
        input_tensor_14 = getitem_16.expand(1, 8, 3, 3)
        del getitem_16
        ones_6 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_6 = torch.tril(ones_6, diagonal=-1)
        del ones_6
        invert_6 = ~mask_6
        del mask_6
        input_tensor_15 = input_tensor_14.masked_fill(invert_6, 0)
        del input_tensor_14, invert_6
        tensor_segsum_6 = torch.cumsum(input_tensor_15, dim=-2)
        del input_tensor_15
        ones_7 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_7 = torch.tril(ones_7, diagonal=0)
        del ones_7
        invert_7 = ~mask_7
        del mask_7
        tensor_segsum_7 = tensor_segsum_6.masked_fill(invert_7, float("-inf"))
        del tensor_segsum_6, invert_7
        exp_3 = torch.exp(tensor_segsum_7)
        del tensor_segsum_7
        decay_chunk_1 = exp_3.transpose(1, 3)
        del exp_3
        new_states_1 = torch.einsum('bzch,bzhpn->bchpn', decay_chunk_1, states_4)
        del decay_chunk_1, states_4
        states_5 = new_states_1[:, :-1]
        del new_states_1
        state_decay_out_1 = torch.exp(A_cumsum_1)
        del A_cumsum_1
        C_times_states_1 = torch.einsum('bclhn,bchpn->bclhp', C_5, states_5)
        del C_5, states_5
        permute_5 = state_decay_out_1.permute(0, 2, 3, 1)
        del state_decay_out_1
        getitem_17 = permute_5[..., None]
        del permute_5
        Y_off_1 = C_times_states_1 * getitem_17
        del C_times_states_1, getitem_17
        add_4 = Y_diag_1 + Y_off_1
        del Y_diag_1, Y_off_1
        output_3 = add_4.contiguous()
        del add_4
        output_4 = output_3.reshape(1, -1, 8, 64)
        del output_3
        output_5 = output_4 + D_residual_1
        del output_4, D_residual_1
        scan_output_2 = output_5.reshape(1, 64, -1)
        del output_5
        hidden_states_18 = scan_output_2.to(torch.float32)
        del scan_output_2
        to_13 = gate_1.to(torch.float32)
        del gate_1
        silu_1 = torch.nn.functional.silu(to_13)
        del to_13
        hidden_states_19 = hidden_states_18 * silu_1
        del hidden_states_18, silu_1
        pow_4 = hidden_states_19.pow(2)
        variance_3 = pow_4.mean(-1, keepdim=True)
        del pow_4
        add_5 = variance_3 + 1e-05
        del variance_3
        rsqrt_3 = torch.rsqrt(add_5)
        del add_5
        hidden_states_20 = hidden_states_19 * rsqrt_3
        del hidden_states_19, rsqrt_3
        to_14 = hidden_states_20.to(torch.float32)
        del hidden_states_20
        scan_output_3 = backbone_layers_1_mixer_norm_weight * to_14
        del to_14
        to_15 = scan_output_3.to(torch.float32)
        del scan_output_3
        contextualized_states_1 = torch.nn.functional.linear(to_15, backbone_layers_1_mixer_out_proj_weight, None)
        del to_15
        hidden_states_21 = residual_1 + contextualized_states_1
        del residual_1, contextualized_states_1
        to_16 = hidden_states_21.to(dtype=torch.float32)
        hidden_states_22 = to_16.to(torch.float32)
        del to_16
        pow_5 = hidden_states_22.pow(2)
        variance_4 = pow_5.mean(-1, keepdim=True)
        del pow_5
        add_6 = variance_4 + 1e-05
        del variance_4
        rsqrt_4 = torch.rsqrt(add_6)
        del add_6
        hidden_states_23 = hidden_states_22 * rsqrt_4
        del hidden_states_22, rsqrt_4
        to_17 = hidden_states_23.to(torch.float32)
        del hidden_states_23
        hidden_states_24 = backbone_layers_2_norm_weight * to_17
        del to_17
        residual_2 = hidden_states_21.to(torch.float32)
        del hidden_states_21
        projected_states_2 = torch.nn.functional.linear(hidden_states_24, backbone_layers_2_mixer_in_proj_weight, None)
        del hidden_states_24
        float_11 = backbone_layers_2_mixer_A_log.float()
        exp_4 = torch.exp(float_11)
        del float_11
        A_8 = -exp_4
        del exp_4
        split_4 = projected_states_2.split([512, 640, 8], dim=-1)
        del projected_states_2
        gate_2 = split_4[0]
        hidden_states_B_C_8 = split_4[1]
        dt_8 = split_4[2]
        del split_4
        hidden_states_B_C_9 = hidden_states_B_C_8.transpose(1, 2)
        del hidden_states_B_C_8
        squeeze_2 = backbone_layers_2_mixer_conv1d_weight.squeeze(1)
        to_18 = hidden_states_B_C_9.to(torch.float32)
        del hidden_states_B_C_9
        unsqueeze_2 = squeeze_2.unsqueeze(1)
        del squeeze_2
        conv1d_2 = torch.conv1d(to_18, weight=unsqueeze_2, bias=backbone_layers_2_mixer_conv1d_bias, padding=3, groups=640)
        del to_18, unsqueeze_2
        out_4 = conv1d_2[:, :, :64]
        del conv1d_2
        out_5 = torch.nn.functional.silu(out_4)
        del out_4
        hidden_states_B_C_10 = out_5.to(torch.float32)
        del out_5
        hidden_states_B_C_11 = hidden_states_B_C_10.transpose(1, 2)
        del hidden_states_B_C_10
        split_5 = torch.split(hidden_states_B_C_11, [512, 64, 64], dim=-1)
        del hidden_states_B_C_11
        hidden_states_25 = split_5[0]
        B_6 = split_5[1]
        C_6 = split_5[2]
        del split_5
        view_6 = hidden_states_25.view(1, 64, 8, 64)
        del hidden_states_25
        view_7 = B_6.view(1, 64, 1, 64)
        del B_6
        view_8 = C_6.view(1, 64, 1, 64)
        del C_6
        to_19 = backbone_layers_2_mixer_dt_bias.to(torch.float32)
        dt_9 = dt_8 + to_19
        del dt_8, to_19
        dt_10 = torch.nn.functional.softplus(dt_9)
        del dt_9
        dt_11 = torch.clamp(dt_10, min=0.0, max=float("inf"))
        del dt_10
        hidden_states_26 = view_6.float()
        del view_6
        float_12 = view_7.float()
        del view_7
        B_7 = float_12.repeat_interleave(8, dim=2, output_size=8)
        del float_12
        float_13 = view_8.float()
        del view_8
        C_7 = float_13.repeat_interleave(8, dim=2, output_size=8)
        del float_13
        getitem_18 = backbone_layers_2_mixer_D[..., None]
        pad_4 = torch.nn.functional.pad(hidden_states_26, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        D_residual_2 = getitem_18 * pad_4
        del getitem_18, pad_4
        getitem_19 = dt_11[..., None]
        float_14 = getitem_19.float()
        del getitem_19
        hidden_states_27 = hidden_states_26 * float_14
        del hidden_states_26, float_14
        to_20 = A_8.to(torch.float32)
        del A_8
        float_15 = dt_11.float()
        del dt_11
        A_9 = to_20 * float_15
        del to_20, float_15
        input_tensor_16 = torch.nn.functional.pad(hidden_states_27, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del hidden_states_27
        hidden_states_28 = input_tensor_16.reshape(1, -1, 32, 8, 64)
        del input_tensor_16
        input_tensor_17 = torch.nn.functional.pad(A_9, (0, 0, 0, 0, 0, 0), 'constant', 0)
        del A_9
        A_10 = input_tensor_17.reshape(1, -1, 32, 8)
        del input_tensor_17
        input_tensor_18 = torch.nn.functional.pad(B_7, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del B_7
        B_8 = input_tensor_18.reshape(1, -1, 32, 8, 64)
        del input_tensor_18
        input_tensor_19 = torch.nn.functional.pad(C_7, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del C_7
        C_8 = input_tensor_19.reshape(1, -1, 32, 8, 64)
        del input_tensor_19
        A_11 = A_10.permute(0, 3, 1, 2)
        del A_10
        A_cumsum_2 = torch.cumsum(A_11, dim=-1)
        getitem_20 = A_11[..., None]
        del A_11
        input_tensor_20 = getitem_20.expand(1, 8, 2, 32, 32)
        del getitem_20
        ones_8 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_8 = torch.tril(ones_8, diagonal=-1)
        del ones_8
        invert_8 = ~mask_8
        del mask_8
        input_tensor_21 = input_tensor_20.masked_fill(invert_8, 0)
        del input_tensor_20, invert_8
        tensor_segsum_8 = torch.cumsum(input_tensor_21, dim=-2)
        del input_tensor_21
        ones_9 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_9 = torch.tril(ones_9, diagonal=0)
        del ones_9
        invert_9 = ~mask_9
        del mask_9
        tensor_segsum_9 = tensor_segsum_8.masked_fill(invert_9, float("-inf"))
        del tensor_segsum_8, invert_9
        L_2 = torch.exp(tensor_segsum_9)
        del tensor_segsum_9
        G_2 = torch.einsum('bclhn,bcshn->bclsh', C_8, B_8)
        permute_6 = L_2.permute(0, 2, 3, 4, 1)
        del L_2
        M_2 = G_2 * permute_6
        del G_2, permute_6
        Y_diag_2 = torch.einsum('bclsh,bcshp->bclhp', M_2, hidden_states_28)
        del M_2
        getitem_21 = A_cumsum_2[:, :, :, -1:]
        sub_2 = getitem_21 - A_cumsum_2
        del getitem_21
        decay_states_2 = torch.exp(sub_2)
        del sub_2
        permute_7 = decay_states_2.permute(0, -2, -1, 1)
        del decay_states_2
        getitem_22 = permute_7[..., None]
        del permute_7
        B_decay_2 = B_8 * getitem_22
        del B_8, getitem_22
        states_6 = torch.einsum('bclhn,bclhp->bchpn', B_decay_2, hidden_states_28)
        del hidden_states_28, B_decay_2
        getitem_23 = states_6[:, :1]
        previous_states_2 = torch.zeros_like(getitem_23)
        del getitem_23
        states_7 = torch.cat([previous_states_2, states_6], dim=1)
        del states_6, previous_states_2
        getitem_24 = A_cumsum_2[:, :, :, -1]
        pad_5 = torch.nn.functional.pad(getitem_24, (1, 0), 'constant', None)
        del getitem_24
        getitem_25 = pad_5[..., None]
        del pad_5
        input_tensor_22 = getitem_25.expand(1, 8, 3, 3)
        del getitem_25
        ones_10 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_10 = torch.tril(ones_10, diagonal=-1)
        del ones_10
        invert_10 = ~mask_10
        del mask_10
        input_tensor_23 = input_tensor_22.masked_fill(invert_10, 0)
        del input_tensor_22, invert_10
        tensor_segsum_10 = torch.cumsum(input_tensor_23, dim=-2)
        del input_tensor_23
        ones_11 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_11 = torch.tril(ones_11, diagonal=0)
        del ones_11
        invert_11 = ~mask_11
        del mask_11
        tensor_segsum_11 = tensor_segsum_10.masked_fill(invert_11, float("-inf"))
        del tensor_segsum_10, invert_11
        exp_5 = torch.exp(tensor_segsum_11)
        del tensor_segsum_11
        decay_chunk_2 = exp_5.transpose(1, 3)
        del exp_5
        new_states_2 = torch.einsum('bzch,bzhpn->bchpn', decay_chunk_2, states_7)
        del decay_chunk_2, states_7
        states_8 = new_states_2[:, :-1]
        del new_states_2
        state_decay_out_2 = torch.exp(A_cumsum_2)
        del A_cumsum_2
        C_times_states_2 = torch.einsum('bclhn,bchpn->bclhp', C_8, states_8)
        del C_8, states_8
        permute_8 = state_decay_out_2.permute(0, 2, 3, 1)
        del state_decay_out_2
        getitem_26 = permute_8[..., None]
        del permute_8
        Y_off_2 = C_times_states_2 * getitem_26
        del C_times_states_2, getitem_26
        add_7 = Y_diag_2 + Y_off_2
        del Y_diag_2, Y_off_2
        output_6 = add_7.contiguous()
        del add_7
        output_7 = output_6.reshape(1, -1, 8, 64)
        del output_6
        output_8 = output_7 + D_residual_2
        del output_7, D_residual_2
        scan_output_4 = output_8.reshape(1, 64, -1)
        del output_8
        hidden_states_29 = scan_output_4.to(torch.float32)
        del scan_output_4
        to_21 = gate_2.to(torch.float32)
        del gate_2
        silu_2 = torch.nn.functional.silu(to_21)
        del to_21
        hidden_states_30 = hidden_states_29 * silu_2
        del hidden_states_29, silu_2
        pow_6 = hidden_states_30.pow(2)
        variance_5 = pow_6.mean(-1, keepdim=True)
        del pow_6
        add_8 = variance_5 + 1e-05
        del variance_5
        rsqrt_5 = torch.rsqrt(add_8)
        del add_8
        hidden_states_31 = hidden_states_30 * rsqrt_5
        del hidden_states_30, rsqrt_5
        to_22 = hidden_states_31.to(torch.float32)
        del hidden_states_31
        scan_output_5 = backbone_layers_2_mixer_norm_weight * to_22
        del to_22
        to_23 = scan_output_5.to(torch.float32)
        del scan_output_5
        contextualized_states_2 = torch.nn.functional.linear(to_23, backbone_layers_2_mixer_out_proj_weight, None)
        del to_23
        hidden_states_32 = residual_2 + contextualized_states_2
        del residual_2, contextualized_states_2
        to_24 = hidden_states_32.to(dtype=torch.float32)
        hidden_states_33 = to_24.to(torch.float32)
        del to_24
        pow_7 = hidden_states_33.pow(2)
        variance_6 = pow_7.mean(-1, keepdim=True)
        del pow_7
        add_9 = variance_6 + 1e-05
        del variance_6
        rsqrt_6 = torch.rsqrt(add_9)
        del add_9
        hidden_states_34 = hidden_states_33 * rsqrt_6
        del hidden_states_33, rsqrt_6
        to_25 = hidden_states_34.to(torch.float32)
        del hidden_states_34
        hidden_states_35 = backbone_layers_3_norm_weight * to_25
        del to_25
        residual_3 = hidden_states_32.to(torch.float32)
        del hidden_states_32
        projected_states_3 = torch.nn.functional.linear(hidden_states_35, backbone_layers_3_mixer_in_proj_weight, None)
        del hidden_states_35
        float_16 = backbone_layers_3_mixer_A_log.float()
        exp_6 = torch.exp(float_16)
        del float_16
        A_12 = -exp_6
        del exp_6
        split_6 = projected_states_3.split([512, 640, 8], dim=-1)
        del projected_states_3
        gate_3 = split_6[0]
        hidden_states_B_C_12 = split_6[1]
        dt_12 = split_6[2]
        del split_6
        hidden_states_B_C_13 = hidden_states_B_C_12.transpose(1, 2)
        del hidden_states_B_C_12
        squeeze_3 = backbone_layers_3_mixer_conv1d_weight.squeeze(1)
        to_26 = hidden_states_B_C_13.to(torch.float32)
        del hidden_states_B_C_13
        unsqueeze_3 = squeeze_3.unsqueeze(1)
        del squeeze_3
        conv1d_3 = torch.conv1d(to_26, weight=unsqueeze_3, bias=backbone_layers_3_mixer_conv1d_bias, padding=3, groups=640)
        del to_26, unsqueeze_3
        out_6 = conv1d_3[:, :, :64]
        del conv1d_3
        out_7 = torch.nn.functional.silu(out_6)
        del out_6
        hidden_states_B_C_14 = out_7.to(torch.float32)
        del out_7
        hidden_states_B_C_15 = hidden_states_B_C_14.transpose(1, 2)
        del hidden_states_B_C_14
        split_7 = torch.split(hidden_states_B_C_15, [512, 64, 64], dim=-1)
        del hidden_states_B_C_15
        hidden_states_36 = split_7[0]
        B_9 = split_7[1]
        C_9 = split_7[2]
        del split_7
        view_9 = hidden_states_36.view(1, 64, 8, 64)
        del hidden_states_36
        view_10 = B_9.view(1, 64, 1, 64)
        del B_9
        view_11 = C_9.view(1, 64, 1, 64)
        del C_9
        to_27 = backbone_layers_3_mixer_dt_bias.to(torch.float32)
        dt_13 = dt_12 + to_27
        del dt_12, to_27
        dt_14 = torch.nn.functional.softplus(dt_13)
        del dt_13
        dt_15 = torch.clamp(dt_14, min=0.0, max=float("inf"))
        del dt_14
        hidden_states_37 = view_9.float()
        del view_9
        float_17 = view_10.float()
        del view_10
        B_10 = float_17.repeat_interleave(8, dim=2, output_size=8)
        del float_17
        float_18 = view_11.float()
        del view_11
        C_10 = float_18.repeat_interleave(8, dim=2, output_size=8)
        del float_18
        getitem_27 = backbone_layers_3_mixer_D[..., None]
        pad_6 = torch.nn.functional.pad(hidden_states_37, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        D_residual_3 = getitem_27 * pad_6
        del getitem_27, pad_6
        getitem_28 = dt_15[..., None]
        float_19 = getitem_28.float()
        del getitem_28
        hidden_states_38 = hidden_states_37 * float_19
        del hidden_states_37, float_19
        to_28 = A_12.to(torch.float32)
        del A_12
        float_20 = dt_15.float()
        del dt_15
        A_13 = to_28 * float_20
        del to_28, float_20
        input_tensor_24 = torch.nn.functional.pad(hidden_states_38, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del hidden_states_38
        hidden_states_39 = input_tensor_24.reshape(1, -1, 32, 8, 64)
        del input_tensor_24
        input_tensor_25 = torch.nn.functional.pad(A_13, (0, 0, 0, 0, 0, 0), 'constant', 0)
        del A_13
        A_14 = input_tensor_25.reshape(1, -1, 32, 8)
        del input_tensor_25
        input_tensor_26 = torch.nn.functional.pad(B_10, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del B_10
        B_11 = input_tensor_26.reshape(1, -1, 32, 8, 64)
        del input_tensor_26
        input_tensor_27 = torch.nn.functional.pad(C_10, (0, 0, 0, 0, 0, 0, 0, 0), 'constant', 0)
        del C_10
        C_11 = input_tensor_27.reshape(1, -1, 32, 8, 64)
        del input_tensor_27
        A_15 = A_14.permute(0, 3, 1, 2)
        del A_14
        A_cumsum_3 = torch.cumsum(A_15, dim=-1)
        getitem_29 = A_15[..., None]
        del A_15
        input_tensor_28 = getitem_29.expand(1, 8, 2, 32, 32)
        del getitem_29
        ones_12 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_12 = torch.tril(ones_12, diagonal=-1)
        del ones_12
        invert_12 = ~mask_12
        del mask_12
        input_tensor_29 = input_tensor_28.masked_fill(invert_12, 0)
        del input_tensor_28, invert_12
        tensor_segsum_12 = torch.cumsum(input_tensor_29, dim=-2)
        del input_tensor_29
        ones_13 = torch.ones(32, 32, device=device, dtype=torch.bool)
        mask_13 = torch.tril(ones_13, diagonal=0)
        del ones_13
        invert_13 = ~mask_13
        del mask_13
        tensor_segsum_13 = tensor_segsum_12.masked_fill(invert_13, float("-inf"))
        del tensor_segsum_12, invert_13
        L_3 = torch.exp(tensor_segsum_13)
        del tensor_segsum_13
        G_3 = torch.einsum('bclhn,bcshn->bclsh', C_11, B_11)
        permute_9 = L_3.permute(0, 2, 3, 4, 1)
        del L_3
        M_3 = G_3 * permute_9
        del G_3, permute_9
        Y_diag_3 = torch.einsum('bclsh,bcshp->bclhp', M_3, hidden_states_39)
        del M_3
        getitem_30 = A_cumsum_3[:, :, :, -1:]
        sub_3 = getitem_30 - A_cumsum_3
        del getitem_30
        decay_states_3 = torch.exp(sub_3)
        del sub_3
        permute_10 = decay_states_3.permute(0, -2, -1, 1)
        del decay_states_3
        getitem_31 = permute_10[..., None]
        del permute_10
        B_decay_3 = B_11 * getitem_31
        del B_11, getitem_31
        states_9 = torch.einsum('bclhn,bclhp->bchpn', B_decay_3, hidden_states_39)
        del hidden_states_39, B_decay_3
        getitem_32 = states_9[:, :1]
        previous_states_3 = torch.zeros_like(getitem_32)
        del getitem_32
        states_10 = torch.cat([previous_states_3, states_9], dim=1)
        del states_9, previous_states_3
        getitem_33 = A_cumsum_3[:, :, :, -1]
        pad_7 = torch.nn.functional.pad(getitem_33, (1, 0), 'constant', None)
        del getitem_33
        getitem_34 = pad_7[..., None]
        del pad_7
        input_tensor_30 = getitem_34.expand(1, 8, 3, 3)
        del getitem_34
        ones_14 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_14 = torch.tril(ones_14, diagonal=-1)
        del ones_14
        invert_14 = ~mask_14
        del mask_14
        input_tensor_31 = input_tensor_30.masked_fill(invert_14, 0)
        del input_tensor_30, invert_14
        tensor_segsum_14 = torch.cumsum(input_tensor_31, dim=-2)
        del input_tensor_31
        ones_15 = torch.ones(3, 3, device=device, dtype=torch.bool)
        mask_15 = torch.tril(ones_15, diagonal=0)
        del ones_15
        invert_15 = ~mask_15
        del mask_15
        tensor_segsum_15 = tensor_segsum_14.masked_fill(invert_15, float("-inf"))
        del tensor_segsum_14, invert_15
        exp_7 = torch.exp(tensor_segsum_15)
        del tensor_segsum_15
        decay_chunk_3 = exp_7.transpose(1, 3)
        del exp_7
        new_states_3 = torch.einsum('bzch,bzhpn->bchpn', decay_chunk_3, states_10)
        del decay_chunk_3, states_10
        states_11 = new_states_3[:, :-1]
        del new_states_3
        state_decay_out_3 = torch.exp(A_cumsum_3)
        del A_cumsum_3
        C_times_states_3 = torch.einsum('bclhn,bchpn->bclhp', C_11, states_11)
        del C_11, states_11
        permute_11 = state_decay_out_3.permute(0, 2, 3, 1)
        del state_decay_out_3
        getitem_35 = permute_11[..., None]
        del permute_11
        Y_off_3 = C_times_states_3 * getitem_35
        del C_times_states_3, getitem_35
        add_10 = Y_diag_3 + Y_off_3
        del Y_diag_3, Y_off_3
        output_9 = add_10.contiguous()
        del add_10
        output_10 = output_9.reshape(1, -1, 8, 64)
        del output_9
        output_11 = output_10 + D_residual_3
        del output_10, D_residual_3
        scan_output_6 = output_11.reshape(1, 64, -1)
        del output_11
        hidden_states_40 = scan_output_6.to(torch.float32)
        del scan_output_6
        to_29 = gate_3.to(torch.float32)
        del gate_3
        silu_3 = torch.nn.functional.silu(to_29)
        del to_29
        hidden_states_41 = hidden_states_40 * silu_3
        del hidden_states_40, silu_3
        pow_8 = hidden_states_41.pow(2)
        variance_7 = pow_8.mean(-1, keepdim=True)
        del pow_8
        add_11 = variance_7 + 1e-05
        del variance_7
        rsqrt_7 = torch.rsqrt(add_11)
        del add_11
        hidden_states_42 = hidden_states_41 * rsqrt_7
        del hidden_states_41, rsqrt_7
        to_30 = hidden_states_42.to(torch.float32)
        del hidden_states_42
        scan_output_7 = backbone_layers_3_mixer_norm_weight * to_30
        del to_30
        to_31 = scan_output_7.to(torch.float32)
        del scan_output_7
        contextualized_states_3 = torch.nn.functional.linear(to_31, backbone_layers_3_mixer_out_proj_weight, None)
        del to_31
        hidden_states_43 = residual_3 + contextualized_states_3
        del residual_3, contextualized_states_3
        hidden_states_44 = hidden_states_43.to(torch.float32)
        del hidden_states_43
        pow_9 = hidden_states_44.pow(2)
        variance_8 = pow_9.mean(-1, keepdim=True)
        del pow_9
        add_12 = variance_8 + 1e-05
        del variance_8
        rsqrt_8 = torch.rsqrt(add_12)
        del add_12
        hidden_states_45 = hidden_states_44 * rsqrt_8
        del hidden_states_44, rsqrt_8
        to_32 = hidden_states_45.to(torch.float32)
        del hidden_states_45
        hidden_states_46 = backbone_norm_f_weight * to_32
        del to_32
        getitem_36 = hidden_states_46[:, 0:, :]
        del hidden_states_46
        to_33 = getitem_36.to(torch.float32)
        del getitem_36
        linear = torch.nn.functional.linear(to_33, lm_head_weight, None)
        del to_33
        logits = linear.float()
        del linear
        return (logits,)
