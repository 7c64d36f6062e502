"""A model that calls a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch


class Plain(torch.nn.Module):
    """Its ``forward`` is a function that a test gives."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *arguments: Any) -> Any:
        return self.function(*arguments)
