"""Read the facts in the compiler's own terms, which each adapter chooses, from an Evidence message."""

from __future__ import annotations

import json
from typing import Any, Dict

from graphnet_contract.messages import Evidence


def compiler_facts(evidence: Evidence) -> Dict[str, Any]:
    """Return the JSON object in ``compiler_json``; empty for another JSON value. Raise ValueError if it is not JSON."""
    value = json.loads(evidence.compiler_json or "{}")
    return value if isinstance(value, dict) else {}
