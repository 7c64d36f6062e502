"""Packs parts of a page: JSON, compressed by gzip, as base64 text that HTML can hold without escapes.

A page opens quickly because its browser unpacks a part only when it is shown.
"""

from __future__ import annotations

import base64
import gzip
import json
from typing import Any


def to_json(value: Any) -> str:
    """Return a value as compact JSON. NaN and infinity are not JSON and raise ValueError."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def pack_json(text: str) -> str:
    """Return JSON as base64 text of its gzipped bytes. A lone surrogate raises UnicodeEncodeError."""
    return base64.b64encode(gzip.compress(text.encode("utf-8"), compresslevel=9, mtime=0)).decode("ascii")


def pack(value: Any) -> str:
    """Return a value as ``pack_json`` of its ``to_json``."""
    return pack_json(to_json(value))


def unpack(text: str) -> Any:
    """Return the value that ``pack`` packed."""
    return json.loads(gzip.decompress(base64.b64decode(text)))
