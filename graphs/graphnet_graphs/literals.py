"""How a captured graph's constant arguments are written in a sample's text."""

from __future__ import annotations

import math
from typing import Any, Callable, Dict

import torch
from torch import fx

from .errors import EmitError

NameOf = Callable[[fx.Node], str]


def number(value: float) -> str:
    """A Python number, exact; infinities and NaN as float("inf")."""
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)


class ArgumentPrinter:
    """Prints arguments; devices become the name `device`, and `uses_device` then says so."""

    def __init__(self, name_of: NameOf) -> None:
        self._name_of = name_of
        self.uses_device = False

    def device(self) -> str:
        """The name of the device that the graph's first tensor lies on."""
        self.uses_device = True
        return "device"

    def text(self, value: Any) -> str:
        """One argument as source text. Raises EmitError on what a sample cannot hold."""
        if isinstance(value, fx.Node):
            return self._name_of(value)
        if value is None or value is Ellipsis or isinstance(value, (bool, str)):
            return "..." if value is Ellipsis else repr(value)
        if isinstance(value, (int, float, complex)):
            return _plain(value)
        if isinstance(value, torch.device):
            return self.device()
        if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
            return str(value)
        return self._container(value)

    def _container(self, value: Any) -> str:
        if isinstance(value, slice):
            return f"slice({self.text(value.start)}, {self.text(value.stop)}, {self.text(value.step)})"
        if isinstance(value, (tuple, torch.Size)):
            inner = ", ".join(self.text(item) for item in value)
            return f"({inner},)" if len(value) == 1 else f"({inner})"
        if isinstance(value, list):
            return f"[{', '.join(self.text(item) for item in value)}]"
        if isinstance(value, dict):
            return "{" + ", ".join(f"{key!r}: {self.text(item)}" for key, item in value.items()) + "}"
        raise EmitError(
            f"A graph has an argument of type {type(value).__name__} ({str(value)[:80]}), which a sample's text "
            "cannot say. Compute it before the forward, or pass it as a tensor or a number."
        )

    def call(self, args: Any, kwargs: Dict[str, Any]) -> str:
        """The inside of a call's parentheses."""
        parts = [self.text(value) for value in args]
        parts += [f"{key}={self.text(value)}" for key, value in kwargs.items()]
        return ", ".join(parts)

    def index(self, value: Any) -> str:
        """The inside of square brackets, with slices written as slices."""
        if isinstance(value, (tuple, list)) and not isinstance(value, torch.Size):
            if isinstance(value, list) or not value:
                return self.text(value)
            inner = ", ".join(self._index_item(item) for item in value)
            return f"{inner}," if len(value) == 1 else inner
        return self._index_item(value)

    def _index_item(self, value: Any) -> str:
        if not isinstance(value, slice):
            return self.text(value)
        start, stop = ("" if part is None else self.text(part) for part in (value.start, value.stop))
        return f"{start}:{stop}" if value.step is None else f"{start}:{stop}:{self.text(value.step)}"


def _plain(value: Any) -> str:
    # An int subclass (an IntEnum, a SymInt with a hint) prints its own way; a sample wants the number.
    if isinstance(value, int):
        return repr(int(value))
    return number(value)
