"""The library's logger."""

from __future__ import annotations

import logging

logger = logging.getLogger("torch_blade")
