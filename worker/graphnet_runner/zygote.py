"""The zygote: a warm process that imports torch and the compiler once, then only forks and reaps sample processes.

The server sends Fork. The zygote sends Hello or Broken once, Forked or Refused for each Fork, and Exited when a sample
process has ended. When the server closes the socket, the zygote kills every sample process with all its children, and
exits.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.util
import os
import platform
import select
import signal
import socket
import sys
import time
from typing import Any, Dict, List, Optional, Tuple

from graphnet_runner.adapter import Adapter
from graphnet_runner.channel import receive_frame_with_descriptors, send_frame
from graphnet_runner.children import DeathPipe, children_of, end_children, ending_with, kill, kill_group
from graphnet_runner.confinement import Confinement, Room
from graphnet_runner.failures import describe, print_traceback
from graphnet_runner.frames import TO_ZYGOTE, Broken, Exited, Fork, Forked, Hello, Places, Refused
from graphnet_runner.process import address_randomization, adopt_orphans, run_sample_process
from graphnet_runner.rooms import RoomError, full_folder
from graphnet_runner.seal import Mend, Seal
from graphnet_runner.without_driver import without_driver

#: Seconds to wait for the end of killed processes, which the kernel may delay.
_END_S = 5.0
#: Seconds for which child processes may outlive their sample. Python's resource tracker frees shared memory in them.
_TIDY_S = 0.2


class BackendError(Exception):
    """The zygote cannot use the backend's adapter, or cannot fork after importing it. The message says why."""


def load_adapter(folder: str) -> Adapter:
    """Import ``adapter.py`` of a backend's folder and return an instance of its only Adapter. Raises BackendError."""
    path = os.path.join(folder, "adapter.py")
    if not os.path.isfile(path):
        raise BackendError("%s holds no adapter.py" % folder)
    # Import the folder as a package, so that an adapter of several files can use ``from . import lowering``.
    spec = importlib.util.spec_from_file_location("graphnet_adapter", path, submodule_search_locations=[folder])
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["graphnet_adapter"] = module
    try:
        with without_driver():
            spec.loader.exec_module(module)
    # An adapter may call sys.exit(), and SystemExit is not an Exception.
    except BaseException as error:
        print_traceback(error)
        raise BackendError("%s cannot be imported: %s" % (path, describe(error))) from error
    classes = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Adapter) and value.__module__ == "graphnet_adapter"
    ]
    if len(classes) != 1:
        raise BackendError("%s must define exactly one subclass of Adapter, it defines %d" % (path, len(classes)))
    try:
        return classes[0]()
    except BaseException as error:
        print_traceback(error)
        raise BackendError("%s: %s() failed: %s" % (path, classes[0].__name__, describe(error))) from error


def check_forkable() -> None:
    """Raise BackendError if the imports started a second thread: its locks would stay locked for ever in a fork."""
    threads = os.listdir("/proc/self/task")
    if len(threads) != 1:
        raise BackendError(
            "importing the backend left %d threads (%s); a zygote must have one "
            "(start them in compile(), or set the library's thread count to 1)" % (len(threads), _names_of(threads))
        )


def _names_of(threads: List[str]) -> str:
    names = set()
    for thread in threads:
        with contextlib.suppress(OSError), open("/proc/self/task/%s/comm" % thread, encoding="utf-8") as file:
            names.add(file.read().strip())
    return ", ".join(sorted(names))


class Zygote:
    """Forks sample processes on demand and reports how each of them ended."""

    def __init__(self, control: socket.socket, adapter: Adapter, mend: Mend) -> None:
        self._control = control
        self._adapter = adapter
        self._mend = mend
        self._confinement = Confinement()
        #: The number and the room of each sample process, by its pid.
        self._alive: Dict[int, Tuple[int, Optional[Room]]] = {}
        self._deaths = DeathPipe()

    def serve(self) -> None:
        """Obey the frames on the control socket until the server closes the socket."""
        self._deaths.begin()
        gc.collect()
        # Otherwise the garbage collector of each fork would write to every inherited page, and so copy it.
        gc.freeze()
        watched: List[Any] = [self._control, self._deaths]
        while True:
            readable = select.select(watched, [], [])[0]
            if self._deaths in readable:
                self._deaths.clear()
                self._reap()
            if self._control in readable:
                order, descriptors = receive_frame_with_descriptors(self._control, TO_ZYGOTE)
                if order is None:
                    break
                self._fork(order, descriptors)
            if self._confinement.lost and not self._alive:
                break
        self._end()

    def _end(self) -> None:
        signal.set_wakeup_fd(-1)
        for pid in list(self._alive):
            kill_group(pid)
        end_children(_END_S)

    def _fork(self, order: Fork, descriptors: List[int]) -> None:
        channel_descriptor, log_descriptor = descriptors
        parent = os.getpid()
        room: Optional[Room] = None
        isolation = "off"
        try:
            if order.places is not None:
                room, isolation = self._room(order.places)
            pid = os.fork()
        except (OSError, RoomError) as error:
            for descriptor in descriptors:
                os.close(descriptor)
            if room is not None:
                room.end()
            if self._confinement.lost and not self._alive:
                # This zygote ends now, and the server asks another one.
                return
            message = "no sample process can be made: %s" % getattr(error, "strerror", error)
            send_frame(self._control, Refused(order.id, message))
            return
        if pid == 0:
            self._deaths.leave()
            self._control.close()
            self._confinement.leave()
            for _, other in self._alive.values():
                if other is not None:
                    other.leave()
            channel = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=channel_descriptor)
            run_sample_process(channel, log_descriptor, self._adapter, parent, self._mend, room, isolation)
        os.close(channel_descriptor)
        os.close(log_descriptor)
        self._alive[pid] = order.id, room
        send_frame(self._control, Forked(order.id, pid))

    def _room(self, places: Places) -> Tuple[Optional[Room], str]:
        """Make a room for the next process. Return the room, or None if the kernel refuses it, and what is so.

        Raise RoomError if no process may be made without a room.
        """
        try:
            return self._confinement.make(places), "on"
        except RoomError as error:
            # A sample could use up what the kernel needs for a room, so that the next one would run without.
            if places.required or self._confinement.works:
                raise RoomError("it cannot be isolated: %s" % error) from error
            return None, "refused: %s" % error

    def _reap(self) -> None:
        while True:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid in self._alive:
                self._let_strays_end(self._alive[pid][1])
            # After every death, because the children of a killed stray become children of the zygote.
            self._kill_strays()
            if pid in self._alive:
                self._report_exit(pid, status, usage.ru_maxrss * 1024)

    def _report_exit(self, pid: int, status: int, peak_memory_bytes: int) -> None:
        kill_group(pid)
        code, number = _exit_of(status)
        order_id, room = self._alive.pop(pid)
        full = "" if room is None or status == 0 else full_folder("/proc/%d/root" % room.pid)
        if room is not None:
            room.end()
        send_frame(self._control, Exited(order_id, code, number, peak_memory_bytes, full))

    def _let_strays_end(self, room: Optional[Room]) -> None:
        deadline = time.monotonic() + _TIDY_S
        while (self._strays() or _orphans_in(room)) and time.monotonic() < deadline:
            time.sleep(0.005)
            for pid in self._strays():
                os.waitpid(pid, os.WNOHANG)

    def _kill_strays(self) -> None:
        for pid in self._strays():
            kill(pid)

    def _strays(self) -> List[int]:
        """List the zygote's children that are not sample processes: processes that a sample started and left behind."""
        # When the room maker has ended, the first processes of its rooms become the zygote's children.
        first = [room.pid for _, room in self._alive.values() if room is not None]
        spared = (*self._alive, *first, self._confinement.maker_pid)
        return [pid for pid in children_of(os.getpid()) if pid not in spared]


def _orphans_in(room: Optional[Room]) -> List[int]:
    try:
        return [] if room is None else children_of(room.pid)
    except OSError:
        return []


def _exit_of(status: int) -> Tuple[int, int]:
    if os.WIFSIGNALED(status):
        return -1, os.WTERMSIG(status)
    return os.WEXITSTATUS(status), 0


def main(folder: str, control_descriptor: int, mend: Optional[Mend] = None) -> int:
    """Run the zygote: an entry of ``python -m graphnet_runner``. Return the exit status.

    ``mend`` is the seal of the root zygote from which this process was forked; None in any other process.
    """
    adopt_orphans()
    # In a container, the server has PID 1 and blocks these signals, which the zygote has inherited.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    control = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=control_descriptor)
    control.set_inheritable(False)
    try:
        with ending_with(control.fileno()):
            # Before any code of the backend runs. An adapter could replace the method in the class ``Seal``, but not
            # this bound method.
            mend = mend or Seal().mend
            randomization = address_randomization()
            adapter = load_adapter(folder)
            check_forkable()
    except BackendError as error:
        send_frame(control, Broken(str(error)))
        return 1
    send_frame(control, Hello(os.getpid(), platform.python_version(), randomization))
    Zygote(control, adapter, mend).serve()
    return 0
