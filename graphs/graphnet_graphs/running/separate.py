"""Run a function in a process of its own, so that a crash of a sample's code ends only this process."""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from typing import Any, Callable

from graphnet_contract import vector_math
from graphnet_graphs.errors import DeriveError, one_line

#: The modules that the fork server imports once for every process of `separately`. It runs no operator, because a fork
#: of a process whose OpenMP threads have run may hang.
_PRELOADED = ["graphnet_graphs.derive.variant"]


def separately(function: Callable[..., Any], *arguments: Any, limit_s: float) -> Any:
    """Call a module's function in a process of its own, for at most `limit_s` seconds, and return its result.

    Its text output goes to stderr. The arguments and the result must be picklable.

    Raises:
        DeriveError: the function raised an error (its message is kept), its process crashed, or it took too long.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_PRELOADED)
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_call, args=(sender, function, arguments), daemon=True)
    process.start()
    # So that `receiver` reports EOFError if the other process ends without a result.
    sender.close()
    try:
        if not receiver.poll(limit_s):
            raise DeriveError(f"It took over {limit_s:.0f} s.")
        succeeded, value = receiver.recv()
    except EOFError:
        process.join()
        raise DeriveError(f"An operator of the sample {_ending(process.exitcode)}.") from None
    finally:
        process.kill()
        process.join()
        receiver.close()
    if not succeeded:
        raise DeriveError(value)
    return value


def _call(sender: Connection, function: Callable[..., Any], arguments: Any) -> None:
    os.dup2(2, 1)
    vector_math.make_first_calls()
    try:
        sender.send((True, function(*arguments)))
    except Exception as error:  # noqa: BLE001 - the caller raises it again
        sender.send((False, one_line(error)))


def _ending(code: Any) -> str:
    if isinstance(code, int) and code < 0:
        return f"crashed the process ({signal.Signals(-code).name})"
    return f"ended the process with exit code {code}"
