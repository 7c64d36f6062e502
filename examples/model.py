"""A model to extract or to benchmark: attention over tokens, with a branch that only some numbers of tokens take."""

from __future__ import annotations

import torch
from torch import nn


class Pooled(nn.Module):
    """Embeds tokens, lets each one attend to all, and scores ten classes."""

    def __init__(self, words: int = 1000, width: int = 64) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        self.attention = nn.MultiheadAttention(width, num_heads=4, batch_first=True)
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, 10)

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        """Return the scores (batch, 10) of tokens (batch, length)."""
        found = self.embedding(tokens)
        attended, _ = self.attention(found, found, found, need_weights=False)
        found = self.norm(found + attended)
        # A number of Python: the extracted graph keeps the branch that the example's inputs take.
        pooled = found.amax(dim=1) if tokens.shape[1] > 8 else found.mean(dim=1)
        return self.head(pooled)


def build() -> tuple[nn.Module, tuple[torch.Tensor, ...]]:
    """Return the model in inference mode, and the inputs of one call."""
    torch.manual_seed(0)
    return Pooled().eval(), (torch.randint(0, 1000, (4, 16)),)
