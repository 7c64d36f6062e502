"""From what went wrong in a sample process to the outcome that tells it."""

from __future__ import annotations

import dataclasses
import sys
import traceback
from typing import Any, Dict, Optional, Tuple

from graphnet_runner.adapter import CompiledNotRunError, CompileError, Evidence, UnsupportedError
from graphnet_runner.model import MODULE_NAME

#: Outcome of an exception that is nothing special, by stage.
_BY_STAGE = {
    "LOAD": "LOAD_ERROR",
    "INPUTS": "INPUT_ERROR",
    "COMPILE": "COMPILE_ERROR",
    "WARM_UP": "RUNTIME_ERROR",
    "MEASURE": "RUNTIME_ERROR",
    "OUTPUTS": "RUNTIME_ERROR",
}

_MEMORY_PHRASES = ("can't allocate memory", "std::bad_alloc", "out of memory", "cannot allocate memory")
_MAX_MESSAGE = 2000


@dataclasses.dataclass(frozen=True)
class Failure:
    """How a sample ended before its end; the fields are those of the wire's Outcome."""

    code: str
    stage: str
    step: str
    message: str
    evidence: Optional[Evidence] = None

    def as_frame(self) -> Dict[str, Any]:
        """The frame a sample process sends as its last."""
        return {
            "event": "outcome",
            "code": self.code,
            "stage": self.stage,
            "step": self.step,
            "message": self.message,
            "evidence": dataclasses.asdict(self.evidence) if self.evidence else None,
        }


def classify(error: BaseException, stage: str) -> Failure:
    """The outcome of ``error`` raised in ``stage`` ("LOAD", ..., "OUTPUTS")."""
    message = describe(error)
    if isinstance(error, MemoryError) or _is_out_of_memory(error):
        return Failure("OUT_OF_MEMORY", stage, "", message)
    if stage == "COMPILE":
        if isinstance(error, UnsupportedError):
            named = "" if not error.operators else " (operators: %s)" % ", ".join(error.operators)
            return Failure("UNSUPPORTED", stage, "", _cut(str(error) + named))
        if isinstance(error, CompiledNotRunError):
            return Failure("COMPILED_NOT_RUN", stage, error.step, _cut(str(error)), error.evidence)
        if isinstance(error, CompileError):
            return Failure("COMPILE_ERROR", stage, error.step, _cut(str(error)))
    return Failure(_BY_STAGE[stage], stage, "", message)


def describe(error: BaseException) -> str:
    """One line: the exception's type, its first words, and the sample's line where it came from."""
    text = " ".join(str(error).split()) or "no message"
    line = _sample_line(error)
    return _cut("%s: %s%s" % (type(error).__name__, text, "" if line is None else " (model.py line %d)" % line))


def print_traceback(error: BaseException) -> None:
    """Leave the whole story in the sample's log."""
    traceback.print_exception(type(error), error, error.__traceback__, file=sys.stderr)
    sys.stderr.flush()


def _is_out_of_memory(error: BaseException) -> bool:
    names = {kind.__name__ for kind in type(error).__mro__}
    if "OutOfMemoryError" in names:
        return True
    text = str(error).lower()
    return isinstance(error, (RuntimeError, OSError)) and any(phrase in text for phrase in _MEMORY_PHRASES)


def _sample_line(error: BaseException) -> Optional[int]:
    path = getattr(sys.modules.get(MODULE_NAME), "__file__", None)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    return lines[-1] if lines else None


def _cut(text: str) -> str:
    # Lone surrogates (file names that are no UTF-8) cannot travel in a message.
    text = text.encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= _MAX_MESSAGE else text[: _MAX_MESSAGE - 3] + "..."


def memory_limit_exceeded(log_tail: str) -> Tuple[bool, str]:
    """Whether a log's end shows that memory ran out where no exception could be caught."""
    lowered = log_tail.lower()
    for phrase in _MEMORY_PHRASES:
        if phrase in lowered:
            return True, phrase
    return False, ""
