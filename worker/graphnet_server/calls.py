"""The log of calls: one line on stderr for each sample that a worker ran."""

from __future__ import annotations

import sys
import time
from typing import Iterator

from graphnet_contract import messages


def logged(start: messages.Start, events: Iterator[messages.Event]) -> Iterator[messages.Event]:
    """Yield the events of a call, and print one line when the call ends.

    If the request has a trace id, the text of the Log event begins with a line that contains the trace id and the
    request id.
    """
    began, ended = time.monotonic(), "no outcome"
    try:
        for event in events:
            if isinstance(event, messages.Log) and start.trace_id:
                event = messages.Log("%s\n%s" % (_ids(start), event.text))
            elif isinstance(event, messages.Outcome):
                ended = event.code.name
            yield event
    except Exception as error:
        ended = type(error).__name__
        raise
    finally:
        line = "%s sample=%.200s ended=%s seconds=%.3f" % (
            _ids(start),
            ascii(start.sample),
            ended,
            time.monotonic() - began,
        )
        print(line, file=sys.stderr, flush=True)


def _ids(start: messages.Start) -> str:
    return "graphnet: trace=%s request=%s" % (start.trace_id or "-", start.request_id or "-")
