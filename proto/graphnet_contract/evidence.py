"""The compiler's own evidence inside a message."""

from __future__ import annotations

import json
from typing import Any, Dict

from graphnet_contract.messages import Evidence


def compiler_facts(evidence: Evidence) -> Dict[str, Any]:
    """The JSON object in ``compiler_json``; empty if there is none or if it is not an object."""
    value = json.loads(evidence.compiler_json or "{}")
    return value if isinstance(value, dict) else {}
