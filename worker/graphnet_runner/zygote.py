"""The zygote: a warm process that imports torch and the compiler once, then only forks and reaps sample processes.

Over the control socket, the server sends Fork with two descriptors: the sample's channel, and the pipe for its log. The
zygote sends Hello or Broken once, Forked or Refused for each Fork, and Exited when a sample process has ended. When the
server closes the socket, the zygote kills every sample process with all its children, and exits.
"""

from __future__ import annotations

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
from graphnet_runner.failures import describe, print_traceback
from graphnet_runner.frames import TO_ZYGOTE, Broken, Exited, Fork, Forked, Hello, Refused
from graphnet_runner.process import address_randomization, adopt_orphans, run_sample_process
from graphnet_runner.seal import Mend, Seal

#: Seconds to wait for the end of killed processes. Usually they end at once, but the kernel may delay the end of a
#: process.
_END_S = 5.0
#: Seconds for which child processes may live on after their sample has ended. For instance, Python's resource tracker
#: needs this time to free shared memory that the sample did not free.
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
        spec.loader.exec_module(module)
    # Catch BaseException instead of Exception, because an adapter may call sys.exit(), and SystemExit is not an
    # Exception.
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
    """Raise BackendError if the imports started a second thread.

    A fork would inherit the locks that such a thread holds, but not the thread itself. So these locks would stay locked
    for ever in the fork.
    """
    threads = os.listdir("/proc/self/task")
    if len(threads) != 1:
        raise BackendError(
            "importing the backend started %d threads; a zygote must have one "
            "(start them in compile(), or set the library's thread count to 1)" % len(threads)
        )


class Zygote:
    """Forks sample processes on demand and reports how each of them ended."""

    def __init__(self, control: socket.socket, adapter: Adapter, mend: Mend) -> None:
        self._control = control
        self._adapter = adapter
        self._mend = mend
        self._alive: Dict[int, int] = {}
        self._deaths = DeathPipe()

    def serve(self) -> None:
        """Obey the frames on the control socket until the server closes the socket."""
        self._deaths.begin()
        gc.collect()
        # Freeze all objects. Otherwise the garbage collector of each fork would write to every inherited page, so the
        # kernel would copy these pages.
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
        self._end()

    def _end(self) -> None:
        """Kill every child process that is left, because no other process will kill them."""
        signal.set_wakeup_fd(-1)
        for pid in list(self._alive):
            kill_group(pid)
        end_children(_END_S)

    def _fork(self, order: Fork, descriptors: List[int]) -> None:
        channel_descriptor, log_descriptor = descriptors
        parent = os.getpid()
        try:
            pid = os.fork()
        except OSError as error:
            for descriptor in descriptors:
                os.close(descriptor)
            message = "no sample process can be forked: %s" % error.strerror
            send_frame(self._control, Refused(order.id, message))
            return
        if pid == 0:
            self._deaths.leave()
            self._control.close()
            channel = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=channel_descriptor)
            run_sample_process(channel, log_descriptor, self._adapter, parent, self._mend)
        os.close(channel_descriptor)
        os.close(log_descriptor)
        self._alive[pid] = order.id
        send_frame(self._control, Forked(order.id, pid))

    def _reap(self) -> None:
        while True:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid in self._alive:
                self._let_strays_end()
            # Look for strays (processes that a sample left behind) after every death, because the children of a killed
            # stray become children of the zygote.
            self._kill_strays()
            if pid in self._alive:
                self._report_exit(pid, status, usage.ru_maxrss * 1024)

    def _report_exit(self, pid: int, status: int, peak_memory_bytes: int) -> None:
        kill_group(pid)
        code, number = _exit_of(status)
        send_frame(self._control, Exited(self._alive.pop(pid), code, number, peak_memory_bytes))

    def _let_strays_end(self) -> None:
        deadline = time.monotonic() + _TIDY_S
        while self._strays() and time.monotonic() < deadline:
            time.sleep(0.005)
            for pid in self._strays():
                os.waitpid(pid, os.WNOHANG)

    def _kill_strays(self) -> None:
        for pid in self._strays():
            kill(pid)

    def _strays(self) -> List[int]:
        """List the zygote's children that are not sample processes: processes that a sample started and left behind."""
        return [pid for pid in children_of(os.getpid()) if pid not in self._alive]


def _exit_of(status: int) -> Tuple[int, int]:
    if os.WIFSIGNALED(status):
        return -1, os.WTERMSIG(status)
    return os.WEXITSTATUS(status), 0


def main(folder: str, control_descriptor: int, mend: Optional[Mend] = None) -> int:
    """Run the zygote: an entry of ``python -m graphnet_runner``. Return the exit status.

    ``mend`` is the seal of the root zygote from which this process was forked; None in any other process.
    """
    adopt_orphans()
    # In a container, the server has PID 1 and blocks these two signals. The zygote, as a child process of the server,
    # has inherited the blocked signals, so unblock them.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    control = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=control_descriptor)
    control.set_inheritable(False)
    try:
        with ending_with(control.fileno()):
            # Remember the runner's functions (``Seal``) before any code of the backend runs. Keep the bound method
            # instead of the object, because an adapter could replace the method in the class ``Seal``.
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
