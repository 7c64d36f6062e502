import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        gru_weight_ih_l0: torch.Tensor,
        gru_weight_hh_l0: torch.Tensor,
        gru_bias_ih_l0: torch.Tensor,
        gru_bias_hh_l0: torch.Tensor,
        gru_weight_ih_l0_reverse: torch.Tensor,
        gru_weight_hh_l0_reverse: torch.Tensor,
        gru_bias_ih_l0_reverse: torch.Tensor,
        gru_bias_hh_l0_reverse: torch.Tensor,
        gru_weight_ih_l1: torch.Tensor,
        gru_weight_hh_l1: torch.Tensor,
        gru_bias_ih_l1: torch.Tensor,
        gru_bias_hh_l1: torch.Tensor,
        gru_weight_ih_l1_reverse: torch.Tensor,
        gru_weight_hh_l1_reverse: torch.Tensor,
        gru_bias_ih_l1_reverse: torch.Tensor,
        gru_bias_hh_l1_reverse: torch.Tensor,
        series: torch.Tensor,
        head_weight: torch.Tensor,
        head_bias: torch.Tensor,
    ):
        device = gru_weight_ih_l0.device
        hx = torch.zeros(4, 8, 96, dtype=torch.float32, device=device)
        gru = torch.gru(series, hx, [gru_weight_ih_l0, gru_weight_hh_l0, gru_bias_ih_l0, gru_bias_hh_l0, gru_weight_ih_l0_reverse, gru_weight_hh_l0_reverse, gru_bias_ih_l0_reverse, gru_bias_hh_l0_reverse, gru_weight_ih_l1, gru_weight_hh_l1, gru_bias_ih_l1, gru_bias_hh_l1, gru_weight_ih_l1_reverse, gru_weight_hh_l1_reverse, gru_bias_ih_l1_reverse, gru_bias_hh_l1_reverse], True, 2, 0.0, False, True, True)
        del hx
        output = gru[0]
        del gru
        getitem = output[:, -1]
        del output
        linear = torch.nn.functional.linear(getitem, head_weight, head_bias)
        del getitem
        return (linear,)
