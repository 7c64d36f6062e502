"""Packs the data of a page: JSON, compressed with gzip, as base64 text, which HTML can hold without escapes.

The data is packed in several parts, because the browser unpacks a part only when the part is shown.
"""

from __future__ import annotations

import base64
import gzip
import json
from typing import Any


def to_json(value: Any) -> str:
    """Return a value as compact JSON. NaN and infinity raise ValueError."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def pack_json(text: str) -> str:
    """Compress JSON with gzip and return the result as base64 text. A lone surrogate raises UnicodeEncodeError."""
    return base64.b64encode(gzip.compress(text.encode("utf-8"), compresslevel=9, mtime=0)).decode("ascii")


def pack(value: Any) -> str:
    """Return a value as packed JSON."""
    return pack_json(to_json(value))


def unpack(text: str) -> Any:
    """Return the value that ``pack`` packed."""
    return json.loads(gzip.decompress(base64.b64decode(text)))
