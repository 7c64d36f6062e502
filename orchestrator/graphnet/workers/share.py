"""The directories that one run shares with its workers on this host: sockets, inputs, outputs."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path
from types import TracebackType

from graphnet.settings import shared_memory

_PREFIX = "graphnet-"
_NAME = re.compile(r"^graphnet-(\d+)-")


class HostShare:
    """Private directories (mode 700) for one run; everything in them goes with ``close``."""

    def __init__(self) -> None:
        _remove_abandoned(shared_memory())
        prefix = f"{_PREFIX}{os.getpid()}-"
        self._memory = Path(tempfile.mkdtemp(prefix=prefix, dir=shared_memory()))
        # A Unix socket's path has room for 107 bytes: it cannot lie below an arbitrary run folder.
        self._sockets = Path(tempfile.mkdtemp(prefix=prefix))
        self.inputs = self._memory / "inputs"
        self.inputs.mkdir()

    def outputs(self, worker: str) -> Path:
        """A directory that one worker writes its outputs into."""
        path = self._memory / f"outputs-{worker}"
        path.mkdir(exist_ok=True)
        return path

    def socket(self, worker: str) -> Path:
        """Where one worker listens."""
        return self._sockets / f"{worker}.sock"

    def log(self, worker: str) -> Path:
        """Where one worker's own words go."""
        return self._sockets / f"{worker}.log"

    def close(self) -> None:
        """Remove everything."""
        shutil.rmtree(self._memory, ignore_errors=True)
        shutil.rmtree(self._sockets, ignore_errors=True)

    def __enter__(self) -> HostShare:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()


def _remove_abandoned(directory: Path) -> None:
    """Free the memory of runs that were killed before they could."""
    for path in directory.glob(_PREFIX + "*"):
        match = _NAME.match(path.name)
        if match and path.owner() == Path("/proc/self").owner() and not Path(f"/proc/{match[1]}").exists():
            shutil.rmtree(path, ignore_errors=True)
