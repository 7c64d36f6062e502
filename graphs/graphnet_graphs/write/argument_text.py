"""Print the arguments of the calls in a captured graph as Python source code."""

from __future__ import annotations

import math
from typing import Any, Callable, Dict

import torch
from torch import fx

from graphnet_graphs.errors import EmitError

NameOf = Callable[[fx.Node], str]


class ArgumentPrinter:
    """Prints the arguments of calls, with the variable `device` in place of a device.

    `uses_device` says that the code needs this variable. `name_of` gives the variable with a node's value.
    """

    def __init__(self, name_of: NameOf) -> None:
        self._name_of = name_of
        self.uses_device = False

    def device(self) -> str:
        self.uses_device = True
        return "device"

    def text(self, value: Any) -> str:
        """Return one argument as Python source code. Raise EmitError if a sample cannot express it."""
        if isinstance(value, fx.Node):
            return self._name_of(value)
        if value is None or value is Ellipsis or isinstance(value, (bool, str)):
            return "..." if value is Ellipsis else repr(value)
        if isinstance(value, (int, float, complex)):
            return _number(value)
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
            "cannot express. Compute it before the forward, or pass it as a tensor or a number."
        )

    def call(self, args: Any, kwargs: Dict[str, Any]) -> str:
        parts = [self.text(value) for value in args]
        parts += [f"{key}={self.text(value)}" for key, value in kwargs.items()]
        return ", ".join(parts)

    def index(self, value: Any) -> str:
        """Return the text between the square brackets of an index; slices are written with colons."""
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


def _number(value: Any) -> str:
    # A subclass of int (an IntEnum, a SymInt with a hint) has a repr of its own.
    if isinstance(value, int):
        return repr(int(value))
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    return repr(value)
