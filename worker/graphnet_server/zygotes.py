"""Makes sample processes by means of a zygote: a process that has imported the compiler and forks on demand.

This module keeps the zygote running in the compiler's interpreter, and replaces a zygote that has ended.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Dict, List, Mapping, Optional

from graphnet_contract.sample_environment import zygote_environment
from graphnet_server.zygote_launch import ZygoteError
from graphnet_server.zygote_process import (
    START_TIMEOUT_S,
    Listener,
    NewProcess,
    ZygoteGone,
    ZygoteProcess,
    ZygoteStuck,
    kill_orphans,
)

_LOG_TAIL_BYTES = 16 * 1024
#: The longest time, in seconds, to wait for a root zygote that has answered before.
_ROOT_TIMEOUT_S = 10.0


class RunnerUnavailable(RuntimeError):
    """The runner cannot make a sample process. The message says why and quotes the end of the runner's log."""


class Zygotes:
    """Starts a zygote that imports the compiler and, when needed, a second one that does not. Thread-safe.

    A zygote that has ended is replaced when the next sample process is made.

    The process that holds this object must have no other children.

    Args:
        interpreter: path of the Python that has torch and the compiler.
        backend_folder: the folder with the adapter.
        log_path: the file for the zygotes' output.
        environment: the environment of the zygotes and of their sample processes; by default, the variables of this
            process that every sample process gets.
        plain_folder: the folder with the adapter of the zygote that imports torch but no compiler.
        root: the socket of a root zygote of the same interpreter, from which the zygotes are forked if possible.
    """

    def __init__(
        self,
        interpreter: str,
        backend_folder: Path,
        log_path: Path,
        environment: Optional[Mapping[str, str]] = None,
        plain_folder: Optional[Path] = None,
        root: Optional[Path] = None,
    ) -> None:
        self._interpreter = interpreter
        self._folder = backend_folder
        self._plain_folder = plain_folder
        self._log_path = log_path
        self._root = root
        self._root_timeout_s = START_TIMEOUT_S
        self._environment = zygote_environment(os.environ) if environment is None else environment
        self._lock = threading.Lock()
        self._zygotes: Dict[Path, ZygoteProcess] = {}
        #: How many times a zygote was started.
        self.starts = 0

    def start(self) -> ZygoteProcess:
        """Return the running zygote, or start a zygote and wait for its Hello frame. Raises RunnerUnavailable."""
        return self._started(self._folder)

    def fork(self, listener: Listener) -> NewProcess:
        """Make a sample process.

        Args:
            listener: is called with one frame: Exited when the process has ended, or Lost if the zygote ends first.

        Raises:
            RunnerUnavailable: no zygote could make a process.
        """
        return self._forked(self._folder, listener)

    def fork_plain(self, listener: Listener) -> NewProcess:
        """Make a sample process that never imported the compiler. Arguments and errors are those of ``fork``."""
        if self._plain_folder is None:
            raise RunnerUnavailable("this worker has no zygote without the compiler")
        return self._forked(self._plain_folder, listener)

    def _started(self, folder: Path) -> ZygoteProcess:
        with self._lock:
            zygote = self._zygotes.get(folder)
            if zygote is None or not zygote.alive:
                self._kill_strays_before_launch(folder)
                zygote = self._zygotes[folder] = self._launch(folder)
            return zygote

    def _forked(self, folder: Path, listener: Listener) -> NewProcess:
        try:
            try:
                return self._fork(folder, listener)
            except ZygoteGone:
                # Try a new zygote: the old zygote ended between two samples, which is not the fault of either sample.
                return self._fork(folder, listener)
        except (OSError, ZygoteError) as error:
            raise RunnerUnavailable("%s%s" % (error, self._log_tail())) from error

    def _fork(self, folder: Path, listener: Listener) -> NewProcess:
        zygote = self._started(folder)
        try:
            return zygote.fork(listener)
        except (ZygoteGone, ZygoteStuck):
            # Kill the zygote even after ZygoteGone. The zygote has then closed its socket, but ``alive`` may be true
            # until its process has ended. So ``_started`` could return the same zygote again.
            zygote.kill()
            raise

    def abandon(self) -> None:
        """Kill the zygote that imported the compiler, because it is stuck. The next sample needs a new zygote."""
        with self._lock:
            zygote = self._zygotes.pop(self._folder, None)
        if zygote is not None:
            zygote.kill()

    def stop(self) -> None:
        """End the zygotes and every sample process."""
        with self._lock:
            zygotes, self._zygotes = list(self._zygotes.values()), {}
        for zygote in zygotes:
            zygote.stop()
        if zygotes:
            kill_orphans(())

    def _launch(self, folder: Path) -> ZygoteProcess:
        self.starts += 1
        try:
            zygote = ZygoteProcess(
                *(self._interpreter, folder, self._log_path, self._environment, self._kill_strays),
                root=self._root,
                root_timeout_s=self._root_timeout_s,
            )
        except ZygoteError as error:
            raise RunnerUnavailable(
                "the runner of %s did not start: %s%s" % (folder.name, error, self._log_tail())
            ) from error
        # A root zygote that forked this zygote has imported torch, so its next answer comes at once. If it forked none,
        # do not ask it again.
        self._root_timeout_s = _ROOT_TIMEOUT_S
        if not zygote.is_forked:
            self._root = None
        return zygote

    def _kill_strays_before_launch(self, folder: Path) -> None:
        # Kill strays (left-over processes of samples) before the launch and not after it, because importing a compiler
        # takes long, and strays must not run meanwhile. Do not call ``_kill_strays``: it waits for the lock, which the
        # caller of this function already holds.
        if self._zygotes.pop(folder, None) is not None:
            kill_orphans(self._alive())

    def _kill_strays(self) -> None:
        with self._lock:
            kill_orphans(self._alive())

    def _alive(self) -> List[int]:
        """List the process ids of the zygotes that run. The caller must hold the lock."""
        return [zygote.pid for zygote in self._zygotes.values() if zygote.alive]

    def _log_tail(self) -> str:
        try:
            data = self._log_path.read_bytes()[-_LOG_TAIL_BYTES:]
        except OSError:
            return ""
        lines: List[str] = data.decode("utf-8", "replace").strip().splitlines()[-50:]
        return "\nLast lines of its log:\n" + "\n".join(lines) if lines else ""


class PlainZygotes:
    """Makes sample processes that never imported the compiler.

    A SampleProcess only calls ``fork``, so it can be made with this object instead of a Zygotes object.
    """

    def __init__(self, zygotes: Zygotes) -> None:
        self._zygotes = zygotes

    def fork(self, listener: Listener) -> NewProcess:
        """Make a sample process as ``Zygotes.fork_plain`` does."""
        return self._zygotes.fork_plain(listener)
