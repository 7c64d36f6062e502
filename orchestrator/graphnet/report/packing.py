"""Packs parts of a page: JSON, compressed by gzip, as base64 text that HTML can hold without escapes.

A page opens quickly because its browser unpacks a part only when it is shown.
"""

from __future__ import annotations

import base64
import gzip
import json
from typing import Any


def pack(value: Any) -> str:
    """Return a value as base64 text of its gzipped JSON. NaN and infinity are not JSON and raise ValueError."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # surrogatepass is not used: a lone surrogate must have been replaced before (printable).
    return base64.b64encode(gzip.compress(text.encode("utf-8"), compresslevel=9, mtime=0)).decode("ascii")


def unpack(text: str) -> Any:
    """Return the value that ``pack`` packed."""
    return json.loads(gzip.decompress(base64.b64decode(text)))
