"""The logger of the stand-in for torch_blade."""

from __future__ import annotations

import logging

logger = logging.getLogger("torch_blade")
