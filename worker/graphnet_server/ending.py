"""Makes the outcome of a sample whose process reported no outcome, from the process's exit status and log.

The functions have no side effects.
"""

from __future__ import annotations

import signal

from graphnet_contract.messages import Outcome, OutcomeCode, Stage
from graphnet_runner.failures import memory_limit_exceeded
from graphnet_runner.frames import Exited
from graphnet_runner.process import EXIT_OUT_OF_MEMORY

#: The largest number of characters of a log's last line that a message quotes.
_MAX_LINE = 300
#: The number of characters at the end of a log in which phrases such as "out of memory" are searched.
_LOG_TAIL = 4096
#: Signals that can end a process when memory is exhausted: SIGABRT if C++ code calls abort(), SIGKILL from the kernel's
#: out-of-memory killer, and SIGSEGV if the process uses a null pointer that malloc returned.
_SIGNALS_WITHOUT_MEMORY = (signal.SIGABRT, signal.SIGKILL, signal.SIGSEGV)


def outcome_of_timeout(stage: Stage, timeout_s: float, log: str) -> Outcome:
    """Return the outcome of a sample whose stage took over ``timeout_s`` seconds, quoting the log's last line."""
    message = "stage %s took over %g s%s" % (_words(stage), timeout_s, _last_line(log))
    return Outcome(OutcomeCode.TIMEOUT, stage, "", message)


def outcome_of_exit(stage: Stage, exited: Exited, log: str) -> Outcome:
    """Return the outcome of a process that ended by itself, or by a signal that this worker did not send.

    Args:
        stage: the stage that began last.
        exited: the process's exit code and signal.
        log: the part of the process's output that the server kept.
    """
    name = _words(stage)
    if exited.code == EXIT_OUT_OF_MEMORY:
        message = "the memory limit left the sample process no room to say what failed in stage %s" % name
        return Outcome(OutcomeCode.OUT_OF_MEMORY, stage, "", message)
    how = "was killed by %s" % _signal_name(exited.signal) if exited.signal else "ended with exit code %d" % exited.code
    out_of_memory, phrase = memory_limit_exceeded(log[-_LOG_TAIL:])
    if out_of_memory and exited.signal in _SIGNALS_WITHOUT_MEMORY:
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
    """Quote the last line that the sample printed, because this line often says what the sample was doing."""
    line = "".join(filter(str.isprintable, log.strip().rpartition("\n")[2]))
    return "; the last line of its log: %s" % line[:_MAX_LINE] if line else ""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return "signal %d" % number
