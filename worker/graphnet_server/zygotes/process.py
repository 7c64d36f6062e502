"""A zygote (the process that forks sample processes) as the server sees it: its start, its frames and its end."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import socket
import subprocess
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Collection, Dict, Mapping, Optional, Tuple, Union

from graphnet_contract.mapped_files import mapped_files
from graphnet_runner import frames
from graphnet_runner.channel import receive_frame, send_frame
from graphnet_server.steps import Lost
from graphnet_server.watch import tree
from graphnet_server.zygotes.launch import ForkedZygote, ZygoteError, launch

#: Seconds that a zygote may take to import torch and a compiler: minutes on a loaded machine with a cold disk.
START_TIMEOUT_S = 300.0
#: Seconds to wait for a zygote's answer to Fork, which usually takes milliseconds. One that takes longer is stuck.
#: It waits up to a minute for a room itself.
_FORK_TIMEOUT_S = 90.0
_STOP_TIMEOUT_S = 5.0

#: A report about one sample process: a frame that the zygote sent about it, or Lost if the zygote has ended.
Frame = Union[frames.Forked, frames.Refused, frames.Exited, Lost]
Listener = Callable[[Any], None]


@dataclass(frozen=True)
class NewProcess:
    """A new sample process and its descriptors. Whoever receives this object must close the descriptors."""

    #: The socket that carries frames in both directions.
    channel: socket.socket
    #: The read end of the pipe that the process writes its output to.
    log_descriptor: int
    #: The process id, which is also the id of the process group.
    pid: int


class ZygoteGone(ZygoteError):
    """The zygote ended before it had forked. Another zygote may succeed."""


class ZygoteStuck(ZygoteError):
    """The zygote runs but does not answer."""


class ZygoteProcess:
    """A running zygote. Thread-safe. Raise ZygoteError if it did not start. Most arguments are those of ``launch``.

    ``on_end`` is called once when the zygote has ended, after each listener has received a ``Lost`` frame.
    """

    def __init__(
        self,
        interpreter: str,
        folder: Path,
        log_path: Path,
        environment: Mapping[str, str],
        on_end: Callable[[], None],
        root: Optional[Path] = None,
        root_timeout_s: float = START_TIMEOUT_S,
        place: int = 0,
    ) -> None:
        self._on_end = on_end
        self._lock = threading.Lock()
        self._listeners: Dict[int, queue.Queue[Frame]] = {}
        self._next_id = 0
        self._ended = False
        self._process, self._control = launch(interpreter, folder, log_path, environment, root, root_timeout_s, place)
        try:
            self._greet()
        except BaseException:
            self._process.kill()
            self._process.wait()
            self._control.close()
            raise
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_forked(self) -> bool:
        """Whether a root zygote forked this zygote."""
        return isinstance(self._process, ForkedZygote)

    @property
    def alive(self) -> bool:
        return not self._ended and self._process.poll() is None

    def fork(self, listener: Listener, places: Optional[frames.Places] = None) -> NewProcess:
        """Make a sample process, as ``Zygotes.fork``. Raise ZygoteError or OSError if the zygote made none."""
        with contextlib.ExitStack() as theirs, contextlib.ExitStack() as ours:
            channel, their_channel = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
            ours.callback(channel.close)
            theirs.callback(their_channel.close)
            log_read, log_write = os.pipe()
            ours.callback(os.close, log_read)
            theirs.callback(os.close, log_write)
            answers = self._ask((their_channel.fileno(), log_write), places)
            answer = _first(answers)
            if isinstance(answer, frames.Refused):
                raise ZygoteError(answer.message)
            if not isinstance(answer, frames.Forked):
                raise ZygoteGone("the runner ended while it forked")
            ours.pop_all()
        threading.Thread(target=_forward, args=(answers, listener), daemon=True).start()
        return NewProcess(channel, log_read, answer.pid)

    def stop(self) -> None:
        """End the zygote and every sample process."""
        # Call shutdown and not close, because the reading thread still uses the descriptor.
        with contextlib.suppress(OSError):
            self._control.shutdown(socket.SHUT_RDWR)
        try:
            self._process.wait(timeout=_STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """Kill the zygote at once."""
        self._process.kill()
        self._process.wait()

    def _greet(self) -> None:
        self._control.settimeout(START_TIMEOUT_S)
        try:
            hello = receive_frame(self._control, frames.FROM_ZYGOTE)
        except (OSError, ValueError) as error:
            raise ZygoteError(str(error)) from error
        if hello is None:
            raise ZygoteError("it ended at once")
        if isinstance(hello, frames.Broken):
            raise ZygoteError(hello.message)
        self.address_randomization: str = hello.address_randomization
        #: See ``Zygotes.mapped_files``.
        self.mapped_files = mapped_files(self.pid)
        self._control.settimeout(None)

    def _ask(self, descriptors: Tuple[int, int], places: Optional[frames.Places]) -> queue.Queue[Frame]:
        answers: queue.Queue[Frame] = queue.Queue()
        with self._lock:
            if self._ended:
                raise ZygoteGone("the runner has just ended")
            sample_id = self._next_id
            self._next_id += 1
            self._listeners[sample_id] = answers
            try:
                send_frame(self._control, frames.Fork(sample_id, places), descriptors)
            except OSError as error:
                raise ZygoteGone("the runner has just ended: %s" % error) from error
        return answers

    def _read(self) -> None:
        while True:
            try:
                frame = receive_frame(self._control, frames.FROM_ZYGOTE)
            except (OSError, ValueError):
                frame = None
            if frame is None:
                break
            with self._lock:
                listener = self._listeners.get(frame.id)
                if not isinstance(frame, frames.Forked):
                    self._listeners.pop(frame.id, None)
            if listener is not None:
                listener.put(frame)
        self._lose()

    def _lose(self) -> None:
        with self._lock:
            self._ended = True
            listeners, self._listeners = list(self._listeners.values()), {}
        try:
            self._process.wait(_STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self.kill()
        for listener in listeners:
            listener.put(Lost())
        self._control.close()
        self._on_end()


def kill_orphans(spared: Collection[int]) -> None:
    """Kill every child of this process except those in ``spared``.

    They come from zygotes that died: the kernel made this process, a subreaper, their new parent.
    """
    while True:
        orphans = [pid for pid in tree.children(os.getpid()) if pid not in spared]
        if not orphans:
            return
        for pid in orphans:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, 0)


def _first(answers: queue.Queue[Frame]) -> Frame:
    try:
        return answers.get(timeout=_FORK_TIMEOUT_S)
    except queue.Empty:
        raise ZygoteStuck("the runner does not answer") from None


def _forward(answers: queue.Queue[Frame], listener: Listener) -> None:
    while True:
        frame = answers.get()
        listener(frame)
        if isinstance(frame, (frames.Exited, Lost)):
            return
