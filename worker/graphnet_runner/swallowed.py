"""Finds the errors that torch.compile swallows: with ``suppress_errors``, dynamo only logs them, and runs the code in
eager mode instead.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Iterator, List

from graphnet_runner.adapter import CompileError

_LOGGER = "torch._dynamo"
#: How dynamo begins the warning about code that it could not compile.
_WARNING = "WON'T CONVERT"


class _Collector(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: List[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if text.startswith(_WARNING):
            error = record.exc_info[1] if record.exc_info else None
            self.errors.append("%s: %s" % (type(error).__name__, error) if error is not None else text)


@contextlib.contextmanager
def swallowed_errors_raised() -> Iterator[None]:
    """Raise CompileError at the end of the body if torch.compile swallowed an error in it. The message has its text."""
    collector, logger = _Collector(), logging.getLogger(_LOGGER)
    logger.addHandler(collector)
    try:
        yield
    finally:
        logger.removeHandler(collector)
    if collector.errors:
        text = " ".join(collector.errors[0].split())
        raise CompileError("torch.compile swallowed an error and left its code to eager mode: %s" % text, "capture")
