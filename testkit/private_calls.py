"""Expressions that call torch's private functions, for tests and benchmarks of the repair `private_api`.

This repair replaces the private functions that a sample's code calls by public functions.
"""

from __future__ import annotations

X = "x.reshape(2, 3, 4)"
#: One expression for each private function that GraphNet's samples call. The functions of autocast regions and of vmap
#: are missing, because the repair `private_api` does not replace each of their calls separately. In each expression,
#: ``x`` is a float32 tensor of shape (24,).
CALLS = {
    "torch._C._fft.fft_fftn": f"torch._C._fft.fft_fftn({X}, dim=(1, 2))",
    "torch._C._fft.fft_irfft": f"torch._C._fft.fft_irfft(torch.complex({X}, {X}), n=6)",
    "torch._C._fft.fft_rfft": f"torch._C._fft.fft_rfft({X}, n=5, dim=-1)",
    "torch._C._linalg.linalg_norm": f"torch._C._linalg.linalg_norm({X}, dim=-1, keepdim=True)",
    "torch._C._linalg.linalg_vector_norm": f"torch._C._linalg.linalg_vector_norm({X}, 2, (1, 2), True)",
    "torch._C._nn.avg_pool2d": f"torch._C._nn.avg_pool2d({X}, 2, 1, 1, True, False)",
    "torch._C._nn.gelu": "torch._C._nn.gelu(x, approximate='tanh')",
    "torch._C._nn.linear": f"torch._C._nn.linear({X}, x.reshape(6, 4), x[:6])",
    "torch._C._nn.one_hot": "torch._C._nn.one_hot((x * 3).abs().long(), 20)",
    "torch._C._nn.pad": f"torch._C._nn.pad({X}, (1, 2), 'constant', 0.5)",
    "torch._C._nn.scaled_dot_product_attention": (
        f"torch._C._nn.scaled_dot_product_attention({X}, {X}, {X}, dropout_p=0.0, is_causal=True)"
    ),
    "torch._C._nn.softplus": "torch._C._nn.softplus(x, 2.0, 20.0)",
    "torch._C._special.special_logit": "torch._C._special.special_logit(x.sigmoid(), 1e-06)",
    "torch._C._log_api_usage_once": "torch._C._log_api_usage_once('a.b')",
    "torch._C._set_grad_enabled": "torch._C._set_grad_enabled(False)",
    "torch.ops.aten._local_scalar_dense": "torch.ops.aten._local_scalar_dense(x.sum())",
    "torch.ops.aten._local_scalar_dense.default": "torch.ops.aten._local_scalar_dense.default(x[1] + x[2])",
    "torch._check_is_size": "torch._check_is_size(x.shape[0])",
    "torch.ops.aten._assert_scalar.default": "torch.ops.aten._assert_scalar.default(x.shape[0] >= 0, 'a size')",
}
