"""Read from an Evidence message the facts about a compiler's work that its adapter reported in a form of its choice."""

from __future__ import annotations

import json
from typing import Any, Dict

from graphnet_contract.messages import Evidence


def compiler_facts(evidence: Evidence) -> Dict[str, Any]:
    """Return the JSON object in ``compiler_json``, or an empty dict if the text is empty or holds another JSON value.

    Raise ValueError if the text is not JSON.
    """
    value = json.loads(evidence.compiler_json or "{}")
    return value if isinstance(value, dict) else {}
