"""The root zygote: a process that has imported torch, and forks the zygotes of one environment.

Several workers of one command line may use the same environment, for instance those of eager, nope and inductor. If
each of their zygotes is a fork of one root zygote, torch is imported once for all of them.

The command line starts the root zygote with a listening socket, and ends it by closing its stdin. A worker's server
connects, sends one ForkZygote frame, and gets one Forked or Refused frame. If this fails, it starts its zygote by
itself. The protocol between a server and its zygote is the same in both cases.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import socket
import sys
import time
from typing import Any, Dict, List, NoReturn

from graphnet_contract.peer import peer_of
from graphnet_runner import zygote
from graphnet_runner.channel import receive_frame_with_descriptors, send_frame
from graphnet_runner.children import DeathPipe, children_of, end_children, ending_with, kill, parent_of
from graphnet_runner.failures import print_traceback
from graphnet_runner.frames import TO_ROOT_ZYGOTE, Forked, ForkZygote, Refused
from graphnet_runner.process import adopt_orphans
from graphnet_runner.seal import Mend, Seal

#: The longest time to wait for a server's request, in seconds. A server sends it as soon as it is connected.
_REQUEST_S = 5.0
#: After stdin was closed, the zygotes have this many seconds to end by themselves.
_END_S = 20.0
#: Killed processes have this many seconds to end.
_KILL_S = 5.0


class RootZygote:
    """Forks zygotes for the servers of the command line that started this process, until it closes stdin."""

    def __init__(self, listener: socket.socket, conditions: str, mend: Mend, parent: int) -> None:
        self._listener = listener
        self._mend = mend
        self._parent = parent
        self._conditions = conditions
        self._zygotes: Dict[int, None] = {}
        self._deaths = DeathPipe()

    def serve(self) -> None:
        """Answer requests until stdin is closed. Then let all zygotes end."""
        self._deaths.begin()
        watched: List[Any] = [0, self._listener, self._deaths]
        while True:
            readable = select.select(watched, [], [])[0]
            if self._deaths in readable:
                self._deaths.clear()
                self._reap()
            if self._listener in readable:
                self._answer()
            if 0 in readable and not os.read(0, 4096):
                break
        self._listener.close()
        self._end()

    def _answer(self) -> None:
        connection, _ = self._listener.accept()
        descriptors: List[int] = []
        with connection:
            connection.settimeout(_REQUEST_S)
            try:
                if not self._is_server(connection):
                    print("refused a process that is not a worker of this run", file=sys.stderr)
                    return
                request, descriptors = receive_frame_with_descriptors(connection, TO_ROOT_ZYGOTE)
                if request is not None:
                    send_frame(connection, self._fork(request, descriptors, connection))
            # A server that gets no answer starts its zygote by itself.
            except (OSError, ValueError, RecursionError) as error:
                print("a request could not be answered: %s" % error, file=sys.stderr)
            finally:
                for descriptor in descriptors:
                    os.close(descriptor)

    def _is_server(self, connection: socket.socket) -> bool:
        """Return whether a child of this process's parent, the command line, has connected.

        A sample has the same user, but must not get a process here, which would go on after the sample's end.
        """
        pid, uid = peer_of(connection)
        return uid == os.getuid() and parent_of(pid) == self._parent

    def _fork(self, request: ForkZygote, descriptors: List[int], connection: socket.socket) -> object:
        if request.conditions != self._conditions:
            return Refused(0, "the root zygote was started with other variables, on other cores or in another folder")
        if len(descriptors) != 2:
            return Refused(0, "a request needs two descriptors")
        try:
            pid = os.fork()
        except OSError as error:
            return Refused(0, "no zygote can be forked: %s" % error.strerror)
        if pid == 0:
            connection.close()
            self._become_zygote(request.folder, *descriptors)
        self._zygotes[pid] = None
        return Forked(0, pid)

    def _become_zygote(self, folder: str, control: int, log: int) -> NoReturn:
        """Run a zygote in this process, which has just been forked, and end the process."""
        code = 1
        try:
            self._deaths.leave()
            os.setsid()
            self._listener.close()
            with open(os.devnull, "rb") as nothing:
                os.dup2(nothing.fileno(), 0)
            for standard in (1, 2):
                os.dup2(log, standard)
            os.close(log)
            code = zygote.main(folder, control, self._mend)
        except BaseException as error:
            print_traceback(error)
        finally:
            with contextlib.suppress(OSError, ValueError):
                sys.stderr.flush()
            os._exit(code)

    def _reap(self) -> None:
        while True:
            try:
                pid, _ = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            self._zygotes.pop(pid, None)
            # The children of a zygote that died have become children of this process.
            for stray in children_of(os.getpid()):
                if stray not in self._zygotes:
                    kill(stray)

    def _end(self) -> None:
        deadline = time.monotonic() + _END_S
        while self._zygotes and time.monotonic() < deadline:
            select.select([self._deaths], [], [], 0.5)
            self._deaths.clear()
            self._reap()
        end_children(_KILL_S)


def main(listener_descriptor: int, conditions: str) -> int:
    """Run the root zygote: an entry of ``python -m graphnet_runner``. Return the exit status."""
    adopt_orphans()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    listener = socket.socket(fileno=listener_descriptor)
    listener.set_inheritable(False)
    parent = os.getppid()
    try:
        with ending_with(0):
            # This imports torch, which the zygotes share. No code of a backend has run yet.
            mend = Seal().mend
            zygote.check_forkable()
    except Exception as error:
        print_traceback(error)
        return 1
    gc.collect()
    gc.freeze()
    RootZygote(listener, conditions, mend, parent).serve()
    return 0
