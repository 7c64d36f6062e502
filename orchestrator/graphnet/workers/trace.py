"""The trace id of this command: it finds a run's calls in the logs of workers and in the logs of rows."""

from __future__ import annotations

import os
import re
import uuid
from functools import cache

#: The environment variable that gives the trace id, for whoever runs this command as a part of something larger.
VARIABLE = "GRAPHNET_TRACE_ID"
_ID = re.compile(r"[A-Za-z0-9-]{1,64}")


@cache
def trace_id() -> str:
    """Return the trace id of this process: the variable's value, or a new random one if it is unset or malformed."""
    given = os.environ.get(VARIABLE, "")
    return given if _ID.fullmatch(given) else uuid.uuid4().hex


def new_request_id() -> str:
    """Return an id for one request. The worker runs a request once, even if it arrives twice."""
    return uuid.uuid4().hex
