"""The server's side of a zygote: start it, ask it for sample processes, start it again when it dies."""

from __future__ import annotations

import importlib.util
import os
import queue
import socket
import subprocess
import threading
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Tuple

from graphnet_runner.frames import FrameError, receive_frame, send_frame

#: Importing torch and a compiler takes seconds; minutes on a loaded machine with a cold disk.
START_TIMEOUT_S = 300.0
_LOG_TAIL_BYTES = 16 * 1024

#: Makes single packages importable, not the folders they lie in: those may be the server's
#: site-packages, whose protobuf or numpy must not reach the compiler.
_BOOTSTRAP = """
import importlib.util, os, runpy, sys
class Finder:
    packages = {os.path.basename(path): path for path in sys.argv.pop(1).split(os.pathsep)}
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        folder = cls.packages.get(name)
        return folder and importlib.util.spec_from_file_location(
            name, os.path.join(folder, "__init__.py"), submodule_search_locations=[folder])
sys.meta_path.insert(0, Finder)
runpy.run_module("graphnet_runner", run_name="__main__", alter_sys=True)
"""

Frame = Dict[str, Any]


class RunnerUnavailable(RuntimeError):
    """The runner cannot serve; the message says why and holds the end of its log."""


class Runner:
    """One zygote in the compiler's interpreter. Thread-safe."""

    def __init__(self, interpreter: str, backend_folder: Path, log_path: Path) -> None:
        self._interpreter = interpreter
        self._folder = backend_folder
        self._log_path = log_path
        self._lock = threading.Lock()
        self._listeners: Dict[int, queue.Queue[Frame]] = {}
        self._next_id = 0
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._control: Optional[socket.socket] = None

    def start(self) -> None:
        """Start the zygote if none runs and wait for its hello. Errors: RunnerUnavailable."""
        with self._lock:
            if self._process is not None and self._process.poll() is None:
                return
            self._launch()

    def fork(self, listener: Callable[[Frame], None]) -> Tuple[socket.socket, int, int]:
        """A new sample process: its channel, the read end of its log, and its pid (also its group).

        ``listener`` gets the ``exited`` frame, or ``lost`` if the zygote itself ends.
        Errors: RunnerUnavailable.
        """
        self.start()
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        log_read, log_write = os.pipe()
        frames: queue.Queue[Frame] = queue.Queue()
        with self._lock:
            sample_id = self._next_id
            self._next_id += 1
            self._listeners[sample_id] = frames
            control = self._control
        try:
            if control is None:
                raise RunnerUnavailable("the runner has just ended")
            send_frame(control, {"command": "fork", "id": sample_id}, (theirs.fileno(), log_write))
            forked = frames.get(timeout=START_TIMEOUT_S)
            if forked["event"] != "forked":
                raise RunnerUnavailable("the runner ended while it forked%s" % self._log_tail())
        except (OSError, queue.Empty, RunnerUnavailable) as error:
            ours.close()
            os.close(log_read)
            raise (
                error
                if isinstance(error, RunnerUnavailable)
                else RunnerUnavailable("the runner does not answer: %s" % error)
            ) from error
        finally:
            theirs.close()
            os.close(log_write)
        threading.Thread(target=_forward, args=(frames, listener), daemon=True).start()
        return ours, log_read, int(forked["pid"])

    def stop(self) -> None:
        """End the zygote and, with it, every sample process."""
        with self._lock:
            process, control = self._process, self._control
            self._process = self._control = None
        if control is not None:
            # shutdown, not close: the reading thread holds the descriptor too.
            _shutdown(control)
        if process is not None:
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _launch(self) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        folder = str(self._folder.resolve())
        command = [self._interpreter, "-c", _BOOTSTRAP, _packages(), "--backend", folder]
        with open(self._log_path, "ab") as log:
            try:
                self._process = subprocess.Popen(
                    [*command, "--control-fd", str(theirs.fileno())],
                    pass_fds=(theirs.fileno(),),
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    env=_environment(),
                )
            except OSError as error:
                ours.close()
                raise RunnerUnavailable(
                    "the interpreter %s cannot be started: %s" % (self._interpreter, error.strerror)
                ) from error
            finally:
                theirs.close()
        ours.settimeout(START_TIMEOUT_S)
        try:
            hello = receive_frame(ours)
        except (OSError, FrameError) as error:
            hello = {"event": "broken", "message": str(error)}
        if hello is None or hello["event"] != "hello":
            reason = "it ended at once" if hello is None else hello["message"]
            ours.close()
            self._process.kill()
            self._process.wait()
            raise RunnerUnavailable(
                "the runner of %s did not start: %s%s" % (self._folder.name, reason, self._log_tail())
            )
        ours.settimeout(None)
        self._control = ours
        threading.Thread(target=self._read, args=(ours,), daemon=True).start()

    def _read(self, control: socket.socket) -> None:
        while True:
            try:
                frame = receive_frame(control)
            except (OSError, FrameError, ValueError):
                frame = None
            if frame is None:
                break
            with self._lock:
                listener = self._listeners.get(frame["id"])
                if frame["event"] == "exited":
                    self._listeners.pop(frame["id"], None)
            if listener is not None:
                listener.put(frame)
        self._lose(control)

    def _lose(self, control: socket.socket) -> None:
        with self._lock:
            listeners, self._listeners = list(self._listeners.values()), {}
            if self._control is control:
                self._control = None
        for listener in listeners:
            listener.put({"event": "lost"})
        control.close()

    def _log_tail(self) -> str:
        try:
            data = self._log_path.read_bytes()[-_LOG_TAIL_BYTES:]
        except OSError:
            return ""
        lines: List[str] = data.decode("utf-8", "replace").strip().splitlines()[-50:]
        return "\nLast lines of its log:\n" + "\n".join(lines) if lines else ""


def _forward(frames: queue.Queue[Frame], listener: Callable[[Frame], None]) -> None:
    while True:
        frame = frames.get()
        listener(frame)
        if frame["event"] in ("exited", "lost"):
            return


def _environment() -> Dict[str, str]:
    """The zygote's environment: ours, with one thread until the fork."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "VIRTUAL_ENV")}
    # OpenMP and MKL must not start their pools before the fork.
    for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        environment[name] = "1"
    environment["PYTHONUNBUFFERED"] = "1"
    return environment


def _packages() -> str:
    """Folders of what a runner may import of ours; graphnet_graphs where it is installed beside us."""
    names = ("graphnet_runner", "graphnet_contract", "graphnet_graphs")
    specs = [importlib.util.find_spec(name) for name in names]
    return os.pathsep.join(str(Path(spec.origin).parent) for spec in specs if spec is not None and spec.origin)


def _shutdown(control: socket.socket) -> None:
    try:
        control.shutdown(socket.SHUT_RDWR)
    except OSError:
        return
