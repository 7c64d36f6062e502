"""Read the part of an Evidence message that differs between backends: facts in the compiler's own terms.

An Evidence message says what a compiler did. Each backend's adapter chooses which facts of its own it adds. It writes
them as the text of a JSON object.
"""

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
