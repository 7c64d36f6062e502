"""The trace id of this command. It is in run.json, in the logs of the workers, and in the logs of the samples."""

from __future__ import annotations

import os
import re
import uuid
from functools import cache

#: The environment variable that sets the trace id, for users who run this command as one part of a larger job.
VARIABLE = "GRAPHNET_TRACE_ID"
_ID = re.compile(r"[A-Za-z0-9-]{1,64}")


@cache
def trace_id() -> str:
    """Return the trace id of this process: the variable's value or, if that is missing or malformed, a random id."""
    given = os.environ.get(VARIABLE, "")
    return given if _ID.fullmatch(given) else uuid.uuid4().hex


def new_request_id() -> str:
    """Return an id for one request. The worker runs a request only once, even if the request arrives twice."""
    return uuid.uuid4().hex
