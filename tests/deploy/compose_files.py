"""Reads compose files as YAML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml


class _Loader(yaml.SafeLoader):
    """A YAML loader that ignores Compose's tags, such as ``!reset``, and reads lists and mappings after the tags."""


def _construct(loader: yaml.SafeLoader, suffix: str, node: yaml.Node) -> Any:
    if isinstance(node, yaml.MappingNode):
        return loader.construct_mapping(node, deep=True)
    return loader.construct_sequence(node, deep=True) if isinstance(node, yaml.SequenceNode) else None


_Loader.add_multi_constructor("!", _construct)


def read(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), _Loader)
    return loaded
