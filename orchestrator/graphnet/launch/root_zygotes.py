"""The root zygotes of a run: processes that import torch once for several workers.

See ``graphnet_runner.root_zygote``, and decision 44. A root zygote only saves time: a worker that gets no zygote from
it starts its zygote by itself.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from graphnet.children import end_group
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site
from graphnet_contract.sample_environment import zygote_environment

#: How many servers may wait for the root zygote, which answers none before it has imported torch.
_BACKLOG: Final = 64
_STOP_S: Final = 30.0


class RootZygotes:
    """Starts a root zygote for each interpreter and environment that a local worker uses. Thread-safe."""

    def __init__(self, share: HostShare, pass_env: Sequence[str] = ()) -> None:
        self._share = share
        self._pass_env = tuple(pass_env)
        self._lock = threading.Lock()
        #: The socket and the process of each root zygote, by its interpreter and its environment variables.
        self._started: dict[tuple[Path, frozenset[tuple[str, str]]], tuple[Path, subprocess.Popen[str]]] = {}
        self._stopped = False

    def socket_of(self, site: Site, interpreter: Path) -> Path | None:
        """Return the socket of a site's root zygote, and start it without waiting; None if it cannot be started.

        Sites share a root zygote if they have the same interpreter and pass on the same environment variables.
        """
        passed = zygote_environment(os.environ, (*site.backend.environment, *self._pass_env))
        key = (interpreter, frozenset(passed.items()))
        with self._lock:
            if self._stopped:
                return None
            if key not in self._started:
                with contextlib.suppress(OSError):
                    self._started[key] = self._start(site, interpreter)
            found = self._started.get(key)
        return None if found is None else found[0]

    def stop(self) -> None:
        """End all root zygotes. Their workers must have been stopped before."""
        with self._lock:
            self._stopped = True
            processes = [process for _, process in self._started.values()]
        for process in processes:
            assert process.stdin is not None
            process.stdin.close()
        for process in processes:
            try:
                process.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                end_group(process)

    def _start(self, site: Site, interpreter: Path) -> tuple[Path, subprocess.Popen[str]]:
        # The name of a worker ends in its number, so no worker has this name.
        name = f"{len(self._started) + 1}-root"
        path = self._share.socket(name)
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener, self._share.log(name).open("ab") as log:
            listener.bind(os.fspath(path))
            listener.listen(_BACKLOG)
            process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "graphnet_server.zygotes.root"),
                    *("--backend", str(site.backend.folder), "--python", str(interpreter)),
                    *("--listen-fd", str(listener.fileno())),
                    *(f"--pass-env={name}" for name in self._pass_env),
                ],
                pass_fds=(listener.fileno(),),
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                text=True,
                # Ctrl-C in the terminal must reach only this process.
                start_new_session=True,
            )
        return path, process
