import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        lift_weight: torch.Tensor,
        lift_bias: torch.Tensor,
        field: torch.Tensor,
        spectral_0: torch.Tensor,
        pointwise_0_weight: torch.Tensor,
        pointwise_0_bias: torch.Tensor,
        spectral_1: torch.Tensor,
        pointwise_1_weight: torch.Tensor,
        pointwise_1_bias: torch.Tensor,
        spectral_2: torch.Tensor,
        pointwise_2_weight: torch.Tensor,
        pointwise_2_bias: torch.Tensor,
        project_weight: torch.Tensor,
        project_bias: torch.Tensor,
    ):
        field_1 = torch.conv2d(field, lift_weight, lift_bias, (1, 1), (0, 0), (1, 1), 1)
        spectrum = torch.fft.rfft2(field_1)
        getitem = spectral_0[0]
        contiguous = getitem.contiguous()
        del getitem
        low = torch.view_as_complex(contiguous)
        del contiguous
        getitem_1 = spectral_0[1]
        contiguous_1 = getitem_1.contiguous()
        del getitem_1
        high = torch.view_as_complex(contiguous_1)
        del contiguous_1
        kept = torch.zeros_like(spectrum)
        getitem_2 = spectrum[:, :, :8, :8]
        einsum = torch.einsum('bixy,ioxy->boxy', getitem_2, low)
        del getitem_2, low
        kept[:, :, :8, :8] = einsum
        del einsum
        getitem_3 = spectrum[:, :, -8:, :8]
        del spectrum
        einsum_1 = torch.einsum('bixy,ioxy->boxy', getitem_3, high)
        del getitem_3, high
        kept[:, :, -8:, :8] = einsum_1
        del einsum_1
        fft_irfft2 = torch.fft.irfft2(kept, s=(64, 64))
        del kept
        conv2d = torch.conv2d(field_1, pointwise_0_weight, pointwise_0_bias, (1, 1), (0, 0), (1, 1), 1)
        del field_1
        add = fft_irfft2 + conv2d
        del fft_irfft2, conv2d
        field_2 = torch.nn.functional.gelu(add)
        del add
        spectrum_1 = torch.fft.rfft2(field_2)
        getitem_4 = spectral_1[0]
        contiguous_2 = getitem_4.contiguous()
        del getitem_4
        low_1 = torch.view_as_complex(contiguous_2)
        del contiguous_2
        getitem_5 = spectral_1[1]
        contiguous_3 = getitem_5.contiguous()
        del getitem_5
        high_1 = torch.view_as_complex(contiguous_3)
        del contiguous_3
        kept_1 = torch.zeros_like(spectrum_1)
        getitem_6 = spectrum_1[:, :, :8, :8]
        einsum_2 = torch.einsum('bixy,ioxy->boxy', getitem_6, low_1)
        del getitem_6, low_1
        kept_1[:, :, :8, :8] = einsum_2
        del einsum_2
        getitem_7 = spectrum_1[:, :, -8:, :8]
        del spectrum_1
        einsum_3 = torch.einsum('bixy,ioxy->boxy', getitem_7, high_1)
        del getitem_7, high_1
        kept_1[:, :, -8:, :8] = einsum_3
        del einsum_3
        fft_irfft2_1 = torch.fft.irfft2(kept_1, s=(64, 64))
        del kept_1
        conv2d_1 = torch.conv2d(field_2, pointwise_1_weight, pointwise_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del field_2
        add_1 = fft_irfft2_1 + conv2d_1
        del fft_irfft2_1, conv2d_1
        field_3 = torch.nn.functional.gelu(add_1)
        del add_1
        spectrum_2 = torch.fft.rfft2(field_3)
        getitem_8 = spectral_2[0]
        contiguous_4 = getitem_8.contiguous()
        del getitem_8
        low_2 = torch.view_as_complex(contiguous_4)
        del contiguous_4
        getitem_9 = spectral_2[1]
        contiguous_5 = getitem_9.contiguous()
        del getitem_9
        high_2 = torch.view_as_complex(contiguous_5)
        del contiguous_5
        kept_2 = torch.zeros_like(spectrum_2)
        getitem_10 = spectrum_2[:, :, :8, :8]
        einsum_4 = torch.einsum('bixy,ioxy->boxy', getitem_10, low_2)
        del getitem_10, low_2
        kept_2[:, :, :8, :8] = einsum_4
        del einsum_4
        getitem_11 = spectrum_2[:, :, -8:, :8]
        del spectrum_2
        einsum_5 = torch.einsum('bixy,ioxy->boxy', getitem_11, high_2)
        del getitem_11, high_2
        kept_2[:, :, -8:, :8] = einsum_5
        del einsum_5
        fft_irfft2_2 = torch.fft.irfft2(kept_2, s=(64, 64))
        del kept_2
        conv2d_2 = torch.conv2d(field_3, pointwise_2_weight, pointwise_2_bias, (1, 1), (0, 0), (1, 1), 1)
        del field_3
        add_2 = fft_irfft2_2 + conv2d_2
        del fft_irfft2_2, conv2d_2
        field_4 = torch.nn.functional.gelu(add_2)
        del add_2
        conv2d_3 = torch.conv2d(field_4, project_weight, project_bias, (1, 1), (0, 0), (1, 1), 1)
        del field_4
        return (conv2d_3,)
