"""Make readable, unique Python names for the arguments and values of a graph."""

from __future__ import annotations

import builtins
import keyword
import re
from typing import Set

from graphnet_contract.sources import DEVICE_NAME

# Words in dynamo's tensor names that tell a reader nothing. The names that we make do not contain these words.
_NOISE = frozenset(
    {"L", "G", "self", "_modules", "_parameters", "_buffers", "__dict__", "__closure__", "cell_contents"}
)
_TAKEN = frozenset({"torch", "math", "device", "self", "GraphModule", DEVICE_NAME})
_WORDS = re.compile(r"[A-Za-z0-9_]+")


def identifier(text: str, fallback: str = "value") -> str:
    """Return `text` as an identifier: 'encoder.layer.0.weight' becomes 'encoder_layer_0_weight'."""
    name = re.sub(r"_+", "_", "_".join(_WORDS.findall(text))).strip("_")
    if not name:
        return fallback
    return f"{fallback}_{name}" if name[0].isdigit() else name


def name_of_source(source: str) -> str:
    """Return a name for a tensor that dynamo found at `source`, such as L['self']._modules['norm'].scale."""
    words = [word for word in _WORDS.findall(source) if word not in _NOISE and not word.startswith("__")]
    if len(words) > 1 and words[0] in ("args", "kwargs"):
        words = words[1:]
    return identifier(".".join(words), fallback="tensor")


def name_of_value(node_name: str) -> str:
    """Return a captured value's name without the number that dynamo appends, which differs between torch versions."""
    return identifier(re.sub(r"(_\d+)+$", "", node_name))


class Namespace:
    """Gives out each name only once. If `x` is wanted three times, the names are `x`, `x_1` and `x_2`."""

    def __init__(self) -> None:
        self._used: Set[str] = set(_TAKEN)

    def unique(self, wanted: str) -> str:
        """Return `wanted`, or `wanted` with a number if that name is already used, a keyword or a builtin's name."""
        name, number = wanted, 0
        while name in self._used or keyword.iskeyword(name) or hasattr(builtins, name):
            number += 1
            name = f"{wanted}_{number}"
        self._used.add(name)
        return name
