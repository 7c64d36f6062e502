"""Makes sample processes by zygotes, which have imported the compiler, and replaces a zygote that has ended."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Dict, List, Mapping, Optional, Tuple

from graphnet_contract.sample_environment import zygote_environment
from graphnet_runner.frames import Places
from graphnet_server.zygotes.launch import ZygoteError
from graphnet_server.zygotes.process import (
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

    Each has the code of its libraries at place 0. If a process at another place is wanted (``code_place`` of Start), a
    further zygote is started for it, and kept.

    A zygote that has ended is replaced when the next sample process is made. The process that holds this object must
    have no other children.

    Args:
        interpreter: path of the Python that has torch and the compiler.
        environment: of the zygotes and their sample processes; by default, the variables of this process that every
            sample process gets.
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
        #: The zygotes by the folder of their adapter and the place of their code.
        self._zygotes: Dict[Tuple[Path, int], ZygoteProcess] = {}
        #: How many times a zygote was started.
        self.starts = 0

    def start(self) -> ZygoteProcess:
        """Return the running zygote, or start a zygote and wait for its Hello frame. Raises RunnerUnavailable."""
        return self._started(self._folder, 0)

    def fork(self, listener: Listener, places: Optional[Places] = None, place: int = 0) -> NewProcess:
        """Make a sample process. Raise RunnerUnavailable if no zygote could make it.

        It is confined to ``places``, or not confined if they are None. ``listener`` gets one frame: Exited when the
        process has ended, or Lost if the zygote ends first.
        """
        return self._forked(self._folder, listener, places, place)

    def fork_plain(self, listener: Listener, places: Optional[Places] = None, place: int = 0) -> NewProcess:
        """Make a sample process that never imported the compiler. Arguments and errors are those of ``fork``."""
        if self._plain_folder is None:
            raise RunnerUnavailable("this worker has no zygote without the compiler")
        return self._forked(self._plain_folder, listener, places, place)

    def _started(self, folder: Path, place: int) -> ZygoteProcess:
        with self._lock:
            zygote = self._zygotes.get((folder, place))
            if zygote is None or not zygote.alive:
                self._kill_strays_before_launch(folder, place)
                zygote = self._zygotes[folder, place] = self._launch(folder, place)
            return zygote

    def _forked(self, folder: Path, listener: Listener, places: Optional[Places], place: int) -> NewProcess:
        try:
            try:
                return self._fork(folder, listener, places, place)
            except ZygoteGone:
                # Try a new zygote: the old zygote ended between two samples, which is not the fault of either sample.
                return self._fork(folder, listener, places, place)
        except (OSError, ZygoteError, RunnerUnavailable) as error:
            if place:
                # For instance, no memory is left for another zygote.
                print("a process has its code at place 0 instead of %d: %s" % (place, error), file=sys.stderr)
                return self._forked(folder, listener, places, 0)
            if isinstance(error, RunnerUnavailable):
                raise
            raise RunnerUnavailable("%s%s" % (error, self._log_tail())) from error

    def _fork(self, folder: Path, listener: Listener, places: Optional[Places], place: int) -> NewProcess:
        zygote = self._started(folder, place)
        try:
            return zygote.fork(listener, places)
        except (ZygoteGone, ZygoteStuck):
            # Even after ZygoteGone, because ``alive`` may be true until the process has ended, not only its socket.
            zygote.kill()
            raise

    def abandon(self) -> None:
        """Kill the zygotes that imported the compiler, because one is stuck. The next sample needs a new zygote."""
        with self._lock:
            stuck = [self._zygotes.pop(key) for key in [*self._zygotes] if key[0] == self._folder]
        for zygote in stuck:
            zygote.kill()

    def mapped_files(self) -> Dict[str, str]:
        """Return the files whose code the zygotes have mapped, with the state of each when its zygote had started.

        If several have mapped a file, the zygote that started first counts: the file may have been rebuilt since.
        """
        found: Dict[str, str] = {}
        with self._lock:
            # A zygote that replaces another one is the last.
            for zygote in self._zygotes.values():
                found = {**zygote.mapped_files, **found}
        return found

    def stop(self) -> None:
        """End the zygotes and every sample process."""
        with self._lock:
            zygotes, self._zygotes = list(self._zygotes.values()), {}
        for zygote in zygotes:
            zygote.stop()
        if zygotes:
            kill_orphans(())

    def _launch(self, folder: Path, place: int) -> ZygoteProcess:
        self.starts += 1
        try:
            zygote = ZygoteProcess(
                *(self._interpreter, folder, self._log_path, self._environment, self._kill_strays),
                root=self._root,
                root_timeout_s=self._root_timeout_s,
                place=place,
            )
        except ZygoteError as error:
            raise RunnerUnavailable(
                "the runner of %s did not start: %s%s" % (folder.name, error, self._log_tail())
            ) from error
        if place == 0:
            # A root zygote that forked this zygote has imported torch, so its next answer comes at once. If it forked
            # none, do not ask it again.
            self._root_timeout_s = _ROOT_TIMEOUT_S
            if not zygote.is_forked:
                self._root = None
        return zygote

    def _kill_strays_before_launch(self, folder: Path, place: int) -> None:
        # Importing a compiler takes long, and strays (left-over processes of samples) must not run meanwhile. Do not
        # call ``_kill_strays``: it waits for the lock, which the caller of this function holds.
        if self._zygotes.pop((folder, place), None) is not None:
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
