"""Recipes that build models of x-transformers and e3nn."""

from __future__ import annotations

import e3nn
import torch
from e3nn import o3
from e3nn.nn import Gate
from x_transformers import Decoder, TransformerWrapper

from .recipe import Built, integers, normal, recipe


@recipe("x_transformers", "alibi_glu_decoder", "nlp", "x-transformers")
def alibi_decoder() -> Built:
    layers = Decoder(dim=256, depth=4, heads=8, alibi_pos_bias=True, ff_glu=True, ff_swish=True, use_rmsnorm=True)
    model = TransformerWrapper(num_tokens=4096, max_seq_len=128, attn_layers=layers)
    return Built(model, (integers(4096, 1, 64),))


@recipe("x_transformers", "talking_heads_decoder", "nlp", "x-transformers")
def talking_heads() -> Built:
    layers = Decoder(dim=256, depth=3, heads=8, rotary_pos_emb=True, attn_pre_talking_heads=True, attn_qk_norm=True)
    model = TransformerWrapper(num_tokens=4096, max_seq_len=128, attn_layers=layers)
    return Built(model, (integers(4096, 1, 64),))


# With jit_script_fx=False, e3nn runs its generated kernels as plain Python. By default it compiles them to TorchScript,
# into which a capture cannot look.
e3nn.set_optimization_defaults(jit_script_fx=False)


class EquivariantMessages(torch.nn.Module):
    """One equivariant message-passing step: spherical harmonics of the edges, a tensor product, and a sum per atom."""

    def __init__(self) -> None:
        super().__init__()
        harmonics, atoms = o3.Irreps("0e+1o+2e"), o3.Irreps("16x0e+8x1o")
        self.harmonics = harmonics
        gate = Gate("16x0e", [torch.nn.functional.silu], "8x0e", [torch.sigmoid], "8x1o")
        self.product = o3.FullyConnectedTensorProduct(atoms, harmonics, gate.irreps_in)
        self.gate = gate
        self.linear = o3.Linear(atoms, "1x0e")

    def forward(self, atoms: torch.Tensor, positions: torch.Tensor, edges: torch.Tensor) -> torch.Tensor:
        source, target = edges[0], edges[1]
        directions = positions[source] - positions[target]
        harmonics = o3.spherical_harmonics(self.harmonics, directions, True, normalization="component")
        messages = self.gate(self.product(atoms[source], harmonics))
        return self.linear(torch.zeros_like(atoms).index_add_(0, target, messages))


@recipe("e3nn", "equivariant_messages", "scientific", "e3nn")
def equivariant() -> Built:
    return Built(EquivariantMessages(), (normal(64, 40), normal(64, 3), integers(64, 2, 512)))
