"""Read from a message the facts that a compiler itself reported about its work."""

from __future__ import annotations

import json
from typing import Any, Dict

from graphnet_contract.messages import Evidence


def compiler_facts(evidence: Evidence) -> Dict[str, Any]:
    """Return the JSON object in ``compiler_json``; an empty dict if there is none or if the JSON is not an object."""
    value = json.loads(evidence.compiler_json or "{}")
    return value if isinstance(value, dict) else {}
