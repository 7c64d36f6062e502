"""Makes the outcome of a sample whose process reported none, from its exit status and log, without side effects."""

from __future__ import annotations

import signal

from graphnet_contract.messages import Outcome, OutcomeCode, Stage
from graphnet_runner.failures import NO_ROOM, memory_phrase, room_phrase
from graphnet_runner.frames import Exited
from graphnet_runner.process import EXIT_BROKEN, EXIT_OUT_OF_MEMORY

#: The largest number of characters of a log's last line that a message quotes.
_MAX_LINE = 300
#: The number of characters at the end of a log in which phrases such as "out of memory" are searched.
_LOG_TAIL = 4096
#: Signals of exhausted memory: of abort() in C++, of the kernel's out-of-memory killer, and of malloc's null pointer.
_SIGNALS_WITHOUT_MEMORY = (signal.SIGABRT, signal.SIGKILL, signal.SIGSEGV)


#: Signals of a full file system: of abort() in C++, and of the first access to a page of a file that got no room.
_SIGNALS_WITHOUT_ROOM = (signal.SIGABRT, signal.SIGBUS, signal.SIGSEGV)


def outcome_of_timeout(stage: Stage, timeout_s: float, log: str) -> Outcome:
    message = "stage %s took over %g s%s" % (_words(stage), timeout_s, _last_line(log))
    return Outcome(OutcomeCode.TIMEOUT, stage, "", message)


def outcome_of_exit(stage: Stage, exited: Exited, log: str, full: str = "") -> Outcome:
    """Return the outcome of a process that ended by itself, or by a signal that this worker did not send.

    ``stage`` is the stage that began last, ``log`` the part of the process's output that the server kept. ``full`` is a
    folder in which the process could not write, because its file system is full.
    """
    name = _words(stage)
    without_room = exited.signal in _SIGNALS_WITHOUT_ROOM or exited.code == EXIT_BROKEN
    if exited.full and (exited.signal == signal.SIGBUS or (without_room and room_phrase(log[-_LOG_TAIL:]))):
        message = "the sample process ended in stage %s because %s" % (name, exited.full)
        return Outcome(OutcomeCode.OUT_OF_MEMORY, stage, "", message)
    if (full and exited.signal == signal.SIGBUS) or (without_room and room_phrase(log[-_LOG_TAIL:])):
        where = " (%s)" % full if full else ""
        message = "the sample process ended in stage %s because %s%s" % (name, NO_ROOM, where)
        return Outcome(OutcomeCode.BACKEND_UNAVAILABLE, stage, "", message)
    if exited.code == EXIT_OUT_OF_MEMORY:
        message = "the memory limit left the sample process no room to say what failed in stage %s" % name
        return Outcome(OutcomeCode.OUT_OF_MEMORY, stage, "", message)
    how = "was killed by %s" % _signal_name(exited.signal) if exited.signal else "ended with exit code %d" % exited.code
    phrase = memory_phrase(log[-_LOG_TAIL:])
    if phrase and exited.signal in _SIGNALS_WITHOUT_MEMORY:
        message = "the sample process %s in stage %s after %r" % (_with_cause(how, exited), name, phrase)
        return Outcome(OutcomeCode.OUT_OF_MEMORY, stage, "", message)
    message = "the sample process %s in stage %s" % (_with_cause(how, exited), name)
    return Outcome(OutcomeCode.CRASHED, stage, "", message)


def _with_cause(how: str, exited: Exited) -> str:
    if exited.signal != signal.SIGKILL:
        return how
    return how + ", which this worker did not send: most often the kernel's out-of-memory killer"


def _words(stage: Stage) -> str:
    return stage.name.lower().replace("_", " ")


def _last_line(log: str) -> str:
    line = "".join(filter(str.isprintable, log.strip().rpartition("\n")[2]))
    return "; the last line of its log: %s" % line[:_MAX_LINE] if line else ""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return "signal %d" % number
