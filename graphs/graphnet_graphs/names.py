"""Readable, unique Python names for a graph's arguments and values."""

from __future__ import annotations

import builtins
import keyword
import re
from typing import Set

# Dynamo's bookkeeping in the way to a tensor, which says nothing to a reader.
_NOISE = frozenset(
    {"L", "G", "self", "_modules", "_parameters", "_buffers", "__dict__", "__closure__", "cell_contents"}
)
_TAKEN = frozenset({"torch", "math", "device", "self", "GraphModule", "graphnet_device"})
_WORDS = re.compile(r"[A-Za-z0-9_]+")


def identifier(text: str, fallback: str = "value") -> str:
    """`text` as an identifier: 'encoder.layer.0.weight' becomes 'encoder_layer_0_weight'."""
    name = re.sub(r"_+", "_", "_".join(_WORDS.findall(text))).strip("_")
    if not name:
        return fallback
    return f"{fallback}_{name}" if name[0].isdigit() else name


def from_source(source: str) -> str:
    """A name for the place from which dynamo took a tensor, such as L['self']._modules['norm'].scale."""
    words = [word for word in _WORDS.findall(source) if word not in _NOISE and not word.startswith("__")]
    if len(words) > 1 and words[0] in ("args", "kwargs"):
        words = words[1:]
    return identifier(".".join(words), fallback="tensor")


def of_value(node_name: str) -> str:
    """A captured value's name without dynamo's number, which counts differently in each torch version."""
    return identifier(re.sub(r"(_\d+)+$", "", node_name))


class Namespace:
    """Gives each name once; a second owner of a name gets `_1`, `_2` and so on."""

    def __init__(self) -> None:
        self._used: Set[str] = set(_TAKEN)

    def unique(self, wanted: str) -> str:
        """`wanted` itself, or with the first number that makes it new; never a keyword or a builtin's name."""
        name, number = wanted, 0
        while name in self._used or keyword.iskeyword(name) or hasattr(builtins, name):
            number += 1
            name = f"{wanted}_{number}"
        self._used.add(name)
        return name
