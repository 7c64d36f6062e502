"""The root zygote: a process that has imported torch, and forks the zygotes of one environment.

Each worker has a zygote, which imports the compiler and forks sample processes. Several workers of one command line may
use the same environment, for instance those of eager, nope and inductor. If each of their zygotes is a fork of one root
zygote, torch is imported once for all of them.

The command line starts the root zygote with a listening socket, and ends it by closing its stdin. A worker's server
connects, sends one ForkZygote frame with two descriptors (the zygote's control socket, and its log), and gets one
Forked or Refused frame. A server whose connection or request fails starts its zygote by itself. The protocol between a
server and its zygote is the same in both cases.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import socket
import struct
import sys
import time
from typing import Dict, List, NoReturn

from graphnet_runner import zygote
from graphnet_runner.channel import receive_frame_with_descriptors, send_frame
from graphnet_runner.children import children_of, drain, ending_with, kill, parent_of
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
_PEER = struct.Struct("3i")


class RootZygote:
    """Forks zygotes for the servers of the command line that started this process, until it closes stdin."""

    def __init__(self, listener: socket.socket, conditions: str, mend: Mend, parent: int) -> None:
        self._listener = listener
        self._mend = mend
        self._parent = parent
        self._conditions = conditions
        self._zygotes: Dict[int, None] = {}
        self._wake_read, self._wake_write = os.pipe()
        for descriptor in (self._wake_read, self._wake_write):
            os.set_blocking(descriptor, False)

    def serve(self) -> None:
        """Answer requests until stdin is closed. Then let all zygotes end."""
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wake_write, warn_on_full_buffer=False)
        while True:
            readable = select.select([0, self._listener.fileno(), self._wake_read], [], [])[0]
            if self._wake_read in readable:
                drain(self._wake_read)
                self._reap()
            if self._listener.fileno() in readable:
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
                    print("a process that is no worker of this run asked for a zygote", file=sys.stderr)
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
        """Return whether a child of this process's parent has connected.

        The command line starts both the servers and this process. A sample has the same user, but another parent. It
        must not get a process here, because that process would go on after the sample's end.
        """
        data = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _PEER.size)
        pid, uid, _ = _PEER.unpack(data)
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
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            for descriptor in (self._wake_read, self._wake_write):
                os.close(descriptor)
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
            select.select([self._wake_read], [], [], 0.5)
            drain(self._wake_read)
            self._reap()
        # Kill what is left, and what it leaves, which becomes a child of this process in turn.
        deadline = time.monotonic() + _KILL_S
        while time.monotonic() < deadline:
            for pid in children_of(os.getpid()):
                kill(pid)
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    time.sleep(0.01)
            except ChildProcessError:
                return


def _is_closed(descriptor: int) -> bool:
    """Return whether the command line has closed its end of our stdin. It never writes anything."""
    return bool(select.select([descriptor], [], [], 0)[0])


def main(listener_descriptor: int, conditions: str) -> int:
    """Run the root zygote: an entry of ``python -m graphnet_runner``. Return the exit status."""
    adopt_orphans()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    listener = socket.socket(fileno=listener_descriptor)
    listener.set_inheritable(False)
    parent = os.getppid()
    try:
        with ending_with(0, _is_closed):
            # Importing torch is the work that the zygotes share. The seal remembers the runner's functions before any
            # code of a backend runs.
            mend = Seal().mend
            zygote.check_forkable()
    except Exception as error:
        print_traceback(error)
        return 1
    gc.collect()
    gc.freeze()
    RootZygote(listener, conditions, mend, parent).serve()
    return 0
