"""Turns an exception in a sample process into the sample's outcome."""

from __future__ import annotations

import dataclasses
import sys
import traceback
from typing import Optional, Tuple

from graphnet_contract.messages import Outcome, OutcomeCode, Stage
from graphnet_runner.adapter import CompiledNotRunError, CompileError, Evidence, UnavailableError, UnsupportedError
from graphnet_runner.model import MODULE_NAME

#: The outcome of an exception for which ``classify`` has no special rule. Each key is the stage in which the exception
#: was raised. In all other stages, the outcome is RUNTIME_ERROR.
_BY_STAGE = {
    Stage.LOAD: OutcomeCode.LOAD_ERROR,
    Stage.INPUTS: OutcomeCode.INPUT_ERROR,
    Stage.COMPILE: OutcomeCode.COMPILE_ERROR,
}

_MEMORY_PHRASES = ("can't allocate memory", "std::bad_alloc", "out of memory", "cannot allocate memory")
_MAX_MESSAGE = 2000


@dataclasses.dataclass(frozen=True)
class Failure:
    """The reason why a sample ended early. The fields except ``evidence`` are those of the message Outcome."""

    code: OutcomeCode
    stage: Stage
    step: str
    message: str
    #: The adapter's evidence of what the compiler did before the failure; None if the adapter gave no evidence.
    evidence: Optional[Evidence] = None

    def outcome(self) -> Outcome:
        """Return the failure as an Outcome message."""
        return Outcome(self.code, self.stage, self.step, self.message)


def classify(error: BaseException, stage: Stage) -> Failure:
    """Return the Failure that describes an exception: ``error``, which was raised in the stage ``stage``."""
    if is_out_of_memory(error):
        return Failure(OutcomeCode.OUT_OF_MEMORY, stage, "", describe(error))
    if stage == Stage.COMPILE:
        if isinstance(error, UnsupportedError):
            named = "" if not error.operators else " (operators: %s)" % ", ".join(error.operators)
            return Failure(OutcomeCode.UNSUPPORTED, stage, "", _cut(str(error) + named))
        if isinstance(error, UnavailableError):
            return Failure(OutcomeCode.BACKEND_UNAVAILABLE, stage, "", _cut(str(error)))
        if isinstance(error, CompiledNotRunError):
            return Failure(OutcomeCode.COMPILED_NOT_RUN, stage, error.step, _cut(str(error)), error.evidence)
        if isinstance(error, CompileError):
            return Failure(OutcomeCode.COMPILE_ERROR, stage, error.step, _cut(str(error)))
    return Failure(_BY_STAGE.get(stage, OutcomeCode.RUNTIME_ERROR), stage, "", describe(error))


def is_out_of_memory(error: BaseException) -> bool:
    """Whether an exception says that the memory of the process or of the device was exhausted."""
    if isinstance(error, MemoryError) or "OutOfMemoryError" in {kind.__name__ for kind in type(error).__mro__}:
        return True
    text = str(error).lower()
    return isinstance(error, (RuntimeError, OSError)) and any(phrase in text for phrase in _MEMORY_PHRASES)


def describe(error: BaseException) -> str:
    """Describe an exception in one line: its type, its text, and the line of model.py that raised it."""
    text = " ".join(str(error).split()) or "no message"
    line = _sample_line(error)
    return _cut("%s: %s%s" % (type(error).__name__, text, "" if line is None else " (model.py line %d)" % line))


def print_traceback(error: BaseException) -> None:
    """Write an exception's traceback to the sample's log."""
    traceback.print_exception(type(error), error, error.__traceback__, file=sys.stderr)
    sys.stderr.flush()


def _sample_line(error: BaseException) -> Optional[int]:
    path = getattr(sys.modules.get(MODULE_NAME), "__file__", None)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    return lines[-1] if lines else None


def _cut(text: str) -> str:
    # Replace lone surrogates, because a message cannot contain them. They come from file names that are not UTF-8.
    text = text.encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= _MAX_MESSAGE else text[: _MAX_MESSAGE - 3] + "..."


def memory_limit_exceeded(log_tail: str) -> Tuple[bool, str]:
    """Return whether the end of a log says that memory was exhausted, and the phrase that says so.

    This is needed because some native code ends the process without raising an exception.
    """
    lowered = log_tail.lower()
    for phrase in _MEMORY_PHRASES:
        if phrase in lowered:
            return True, phrase
    return False, ""
