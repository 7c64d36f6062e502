"""Starts a zygote in the compiler's interpreter: its command, its environment, and the packages that it may import."""

from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
from pathlib import Path
from typing import Mapping, Optional, Tuple

#: The code that a zygote executes first.
#:
#: It removes the current directory from ``sys.path``. Otherwise a file queue.py in the current directory would be
#: imported instead of the standard library's module.
#:
#: It switches off the randomization of addresses (ASLR), and starts the interpreter once more, because the switch takes
#: effect only then. Otherwise two zygotes with the same libraries would have them at different addresses, and the same
#: code could be slower in one of them (docs/architecture/0039-sample-processes-have-fixed-addresses.md). If the kernel
#: or the container forbids the switch, the zygote goes on without it.
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
import importlib.util, runpy
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


def launch(
    interpreter: str, folder: Path, log_path: Path, environment: Mapping[str, str]
) -> Tuple[subprocess.Popen[bytes], socket.socket]:
    """Start a zygote.

    Args:
        interpreter: path of the Python that has torch and the compiler.
        folder: the folder with the adapter.
        log_path: the file for the zygote's output.
        environment: the environment of the zygote and of its sample processes.

    Returns:
        The process, and the server's end of its control socket.

    Raises:
        ZygoteError: the interpreter cannot be started.
    """
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    command = [interpreter, "-c", _BOOTSTRAP, _packages(), "--backend", str(folder.resolve())]
    with open(str(log_path), "ab") as log:
        try:
            process = subprocess.Popen(
                [*command, "--control-fd", str(theirs.fileno())],
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=environment,
                # Start a new session, so that Ctrl-C in a terminal does not reach the zygote. Only the server gets
                # the signal, and the server lets the running samples end first.
                start_new_session=True,
            )
        except OSError as error:
            ours.close()
            raise ZygoteError("the interpreter %s cannot be started: %s" % (interpreter, error.strerror)) from error
        finally:
            theirs.close()
    return process, ours


def _packages() -> str:
    """List the folders of this project's packages that a runner may import."""
    names = ("graphnet_runner", "graphnet_contract", "graphnet_graphs")
    return os.pathsep.join(str(folder) for folder in map(_folder_of, names) if folder is not None)


def _folder_of(package: str) -> Optional[Path]:
    """Find the folder of one of our packages. In a checkout, graphnet_graphs is found even if it is not installed."""
    spec = importlib.util.find_spec(package)
    if spec is not None and spec.origin:
        return Path(spec.origin).resolve().parent
    beside = Path(__file__).resolve().parents[2] / "graphs" / package
    return beside if beside.is_dir() else None
