"""Turns an exception in a sample process into the sample's outcome."""

from __future__ import annotations

import dataclasses
import errno
import sys
import traceback
from typing import Optional, Tuple

from graphnet_contract.messages import Outcome, OutcomeCode, Stage
from graphnet_runner.adapter import CompiledNotRunError, CompileError, Evidence, UnavailableError, UnsupportedError
from graphnet_runner.model import MODULE_NAME
from graphnet_runner.rooms import full_folder_here

#: The outcome of an exception by its stage, if ``classify`` has no special rule; otherwise RUNTIME_ERROR.
_BY_STAGE = {
    Stage.LOAD: OutcomeCode.LOAD_ERROR,
    Stage.INPUTS: OutcomeCode.INPUT_ERROR,
    Stage.COMPILE: OutcomeCode.COMPILE_ERROR,
}

_MEMORY_PHRASES = ("can't allocate memory", "std::bad_alloc", "out of memory", "cannot allocate memory")
_ROOM_ERRORS = (errno.ENOSPC, errno.EDQUOT)
_ROOM_PHRASES = ("no space left on device", "disk quota exceeded")
#: The end of the message of a sample that ended because this machine has no room. It says what to do.
NO_ROOM = "a disk or the shared memory of this machine is full; free some, or wait for other runs, and run it again"
#: The largest number of exceptions, each the cause of the one before, of which ``is_out_of_room`` asks.
_MOST_CAUSES = 10
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
        return Outcome(self.code, self.stage, self.step, self.message)


def classify(error: BaseException, stage: Stage) -> Failure:
    if is_out_of_room(error):
        private = full_folder_here()
        if private:
            return Failure(OutcomeCode.OUT_OF_MEMORY, stage, "", _cut("%s (%s)" % (private, describe(error))))
        # The compiler would have needed room that any other compiler would have lacked as well.
        return Failure(OutcomeCode.BACKEND_UNAVAILABLE, stage, "", _cut("%s (%s)" % (NO_ROOM, describe(error))))
    if is_out_of_memory(error):
        return Failure(OutcomeCode.OUT_OF_MEMORY, stage, "", describe(error))
    if stage == Stage.COMPILE:
        error = _of_the_adapter(error)
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


def _of_the_adapter(error: BaseException) -> BaseException:
    """Return the adapter's own error that ``torch.compile`` wrapped, or ``error`` if there is none.

    An adapter raises it inside a function that it gives to ``torch.compile``; dynamo's BackendCompilerFailed holds it.
    """
    inner: Optional[BaseException] = error
    for _ in range(_MOST_CAUSES):
        if isinstance(inner, (CompileError, CompiledNotRunError, UnavailableError, UnsupportedError)):
            return inner
        inner = getattr(inner, "inner_exception", None)
    return error


def is_out_of_room(error: BaseException) -> bool:
    """Whether an exception or one of its causes says that a file system is full. Compilers wrap such an exception, or
    quote what a program that they started, such as a C++ compiler, printed.
    """
    cause: Optional[BaseException] = error
    for _ in range(_MOST_CAUSES):
        if cause is None:
            return False
        if (isinstance(cause, OSError) and cause.errno in _ROOM_ERRORS) or room_phrase(str(cause)):
            return True
        cause = cause.__cause__ or cause.__context__
    return False


def is_out_of_memory(error: BaseException) -> bool:
    """Whether an exception says that the memory of the process or of the device was exhausted."""
    if isinstance(error, MemoryError) or "OutOfMemoryError" in {kind.__name__ for kind in type(error).__mro__}:
        return True
    text = str(error).lower()
    return isinstance(error, (RuntimeError, OSError)) and any(phrase in text for phrase in _MEMORY_PHRASES)


def describe(error: BaseException) -> str:
    """Describe an exception in one line: its type, its text, and the line of model.py that raised it."""
    text = " ".join(str(error).split()) or "no message"
    line = sample_line(error)
    return _cut("%s: %s%s" % (type(error).__name__, text, "" if line is None else " (model.py line %d)" % line))


def print_traceback(error: BaseException) -> None:
    traceback.print_exception(type(error), error, error.__traceback__, file=sys.stderr)
    sys.stderr.flush()


def sample_line(error: BaseException) -> Optional[int]:
    """Return the last line of model.py in an exception's traceback; None if it has none."""
    path = getattr(sys.modules.get(MODULE_NAME), "__file__", None)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    return lines[-1] if lines else None


def _cut(text: str) -> str:
    # A message cannot contain lone surrogates, which come from file names that are not UTF-8.
    text = text.encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= _MAX_MESSAGE else text[: _MAX_MESSAGE - 3] + "..."


def memory_phrase(log_tail: str) -> str:
    """Return the phrase with which a log says that memory was exhausted, as some native code does; empty if none."""
    return _phrase(_MEMORY_PHRASES, log_tail)


def room_phrase(log_tail: str) -> str:
    """Return the phrase with which a text says that a file system is full; empty if it does not say so."""
    return _phrase(_ROOM_PHRASES, log_tail)


def _phrase(phrases: Tuple[str, ...], text: str) -> str:
    lowered = text.lower()
    return next((phrase for phrase in phrases if phrase in lowered), "")
