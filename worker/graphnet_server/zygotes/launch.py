"""Starts a zygote in the compiler's interpreter: its command, its environment, and the packages that it may import."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import select
import signal
import socket
import subprocess
import sys
import weakref
from pathlib import Path
from typing import List, Mapping, NoReturn, Optional, Tuple, Union

from graphnet_contract.peer import peer_of
from graphnet_runner.channel import receive_frame, send_frame
from graphnet_runner.frames import FROM_ROOT_ZYGOTE, Forked, ForkZygote, Refused

#: The code that a zygote executes first.
#:
#: It removes the current directory from ``sys.path``. Otherwise a file queue.py in the current directory would be
#: imported instead of the standard library's module.
#:
#: It switches off the randomization of addresses (ASLR), and starts the interpreter once more, because the switch takes
#: effect only then. Otherwise two zygotes with the same libraries would have them at different addresses, and the same
#: code could be slower in one of them (docs/why/decisions/0039-sample-processes-have-fixed-addresses.md). If the kernel
#: or the container forbids the switch, the zygote goes on without it.
#:
#: It moves the libraries that it loads from now on: the kernel places them below the memory that it maps. The length
#: depends on the process's place (``code_place`` of Start).
#:
#: It makes each of this project's packages importable by name. It does not add their parent folders to ``sys.path``:
#: such a folder may be the server's site-packages, and the compiler must not import the server's protobuf or numpy.
_BOOTSTRAP = """
import sys
sys.path[:] = [path for path in sys.path if path]
import ctypes, os
libc, ADDR_NO_RANDOMIZE = ctypes.CDLL(None), 0x0040000
libc.personality.argtypes = [ctypes.c_ulong]
persona = libc.personality(0xffffffff)
if persona >= 0 and not persona & ADDR_NO_RANDOMIZE and libc.personality(persona | ADDR_NO_RANDOMIZE) >= 0:
    with open("/proc/self/cmdline", "rb") as file:
        os.execv(sys.executable, file.read().split(b"\\0")[:-1])
import importlib.util, mmap, runpy
place = int(sys.argv.pop(2))
kept = mmap.mmap(-1, mmap.PAGESIZE * 7919 * place) if place else None
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


class ZygoteError(RuntimeError):
    """The zygote did not start, has ended, or cannot fork; the message says which of these happened."""


class ForkedZygote:
    """A zygote that a root zygote forked, so it is no child of this server. It must not have been reaped."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._descriptor = os.pidfd_open(pid)
        weakref.finalize(self, os.close, self._descriptor)

    def poll(self) -> Optional[int]:
        """Return 0 if the process has ended, else None. Only the root zygote can read its exit code."""
        return 0 if self._has_ended(0) else None

    def wait(self, timeout: Optional[float] = None) -> int:
        """Wait until the process has ended. Raise subprocess.TimeoutExpired after ``timeout`` seconds."""
        if not self._has_ended(timeout):
            assert timeout is not None
            raise subprocess.TimeoutExpired("a zygote", timeout)
        return 0

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._descriptor, signal.SIGKILL)

    def _has_ended(self, timeout_s: Optional[float]) -> bool:
        poll = select.poll()
        poll.register(self._descriptor, select.POLLIN)
        return bool(poll.poll(None if timeout_s is None else 1000 * timeout_s))


def launch(
    interpreter: str,
    folder: Path,
    log_path: Path,
    environment: Mapping[str, str],
    root: Optional[Path] = None,
    root_timeout_s: float = 0.0,
    place: int = 0,
) -> Tuple[Union[subprocess.Popen[bytes], ForkedZygote], socket.socket]:
    """Start a zygote in ``interpreter``. Return its process, and the server's end of its control socket.

    If possible, fork it from the root zygote of this interpreter that listens on ``root``. Wait ``root_timeout_s``
    seconds for its answer, which comes when it has imported torch. A root zygote's forks have their libraries at
    ``place`` 0. Raise ZygoteError if the interpreter cannot be started.
    """
    if root is not None and place == 0:
        forked = _forked(root, folder, log_path, environment, root_timeout_s)
        if forked is not None:
            return forked
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    command = [*_command(interpreter, place), "--backend", str(folder.resolve()), "--control-fd", str(theirs.fileno())]
    with theirs, open(str(log_path), "ab") as log:
        try:
            process = subprocess.Popen(
                command,
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=environment,
                # So that Ctrl-C in a terminal reaches only the server, which lets the running samples end first.
                start_new_session=True,
            )
        except OSError as error:
            ours.close()
            raise ZygoteError("the interpreter %s cannot be started: %s" % (interpreter, error.strerror)) from error
    return process, ours


def _forked(
    root: Path, folder: Path, log_path: Path, environment: Mapping[str, str], timeout_s: float
) -> Optional[Tuple[ForkedZygote, socket.socket]]:
    """Ask a root zygote for a zygote. Return what ``launch`` returns; None if the root zygote makes none."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with theirs, open(str(log_path), "ab") as log, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(timeout_s)
            connection.connect(str(root))
            # A sample has the same user, and could put a socket of its own in this place.
            if peer_of(connection)[0] != os.getppid():
                raise ConnectionError("another process listens on its socket")
            request = ForkZygote(str(folder.resolve()), conditions_of(environment))
            send_frame(connection, request, (theirs.fileno(), log.fileno()))
            answer = receive_frame(connection, FROM_ROOT_ZYGOTE)
        if isinstance(answer, Forked):
            return ForkedZygote(answer.pid), ours
        reason = answer.message if isinstance(answer, Refused) else "it closed the connection"
    except (OSError, ValueError, RecursionError) as error:
        reason = str(error)
    # If a zygote was forked nevertheless, it ends now.
    ours.close()
    print("this worker's zygote imports torch itself, because the root zygote made none: %s" % reason, file=sys.stderr)
    return None


def conditions_of(environment: Mapping[str, str]) -> str:
    """Return a digest of what a zygote that this process starts inherits from it."""
    inherited = [sorted(environment.items()), sorted(os.sched_getaffinity(0)), os.getcwd(), os.nice(0)]
    return hashlib.sha256(json.dumps(inherited).encode()).hexdigest()


def become_root_zygote(interpreter: str, listener_descriptor: int, environment: Mapping[str, str]) -> NoReturn:
    """Replace this process by a root zygote, which inherits the listening socket. Raise OSError if this fails."""
    os.set_inheritable(listener_descriptor, True)
    command = [*_command(interpreter), "--root-fd", str(listener_descriptor)]
    os.execve(interpreter, [*command, "--conditions", conditions_of(environment)], dict(environment))


def _command(interpreter: str, place: int = 0) -> List[str]:
    return [interpreter, "-c", _BOOTSTRAP, _packages(), str(place)]


def _packages() -> str:
    """List the folders of this project's packages that a runner may import."""
    names = ("graphnet_runner", "graphnet_lowering", "graphnet_contract", "graphnet_graphs")
    return os.pathsep.join(str(folder) for folder in map(_folder_of, names) if folder is not None)


def _folder_of(package: str) -> Optional[Path]:
    """Find the folder of one of our packages. In a checkout, graphnet_graphs is found even if it is not installed."""
    spec = importlib.util.find_spec(package)
    if spec is not None and spec.origin:
        return Path(spec.origin).resolve().parent
    beside = Path(__file__).resolve().parents[3] / "graphs" / package
    return beside if beside.is_dir() else None
