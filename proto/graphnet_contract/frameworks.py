"""The frameworks whose models can be samples, and which of them a model.py needs."""

from __future__ import annotations

import re

FRAMEWORKS = ("torch", "paddle")
"""The names of the frameworks in graph_net.json, which are also those of their packages."""

_CLASS = re.compile(r"^class GraphModule\((\w+)\.", re.MULTILINE)


def framework_of(text: str) -> str:
    """Return the framework of a sample by the text of its model.py: one of FRAMEWORKS.

    It is that of the class of which GraphModule is a subclass; torch if the class is of neither.
    """
    found = _CLASS.search(text)
    return found[1] if found and found[1] in FRAMEWORKS else FRAMEWORKS[0]
