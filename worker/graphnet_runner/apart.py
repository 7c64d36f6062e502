"""Runs a program in a room of its own: ``python -m graphnet_runner.apart REQUEST ARGUMENT...``.

The command line starts the graph tools in this way, which execute the code of samples or of the user. The program is
this interpreter with the arguments. Its exit code is that of this process; after a signal, 128 and the signal's number.
"""

from __future__ import annotations

import json
import os
import signal
import site
import sys
import tempfile
from dataclasses import dataclass
from typing import Any, Dict, List, Tuple

from graphnet_runner.confinement import Confinement, Room
from graphnet_runner.frames import Places
from graphnet_runner.own_places import use_own_places
from graphnet_runner.process import die_with_parent, limit_processes_and_files
from graphnet_runner.rooms import RoomError, enter
from graphnet_runner.system_calls import refuse_for_good

#: Private folders, unless the request shows the host's.
_TEMPORARY = ("/tmp", "/var/tmp", "/dev/shm")  # noqa: S108


@dataclass(frozen=True)
class Request:
    """How to run the program. All paths are absolute."""

    #: The folders that it may write, beside private temporary ones.
    writable: Tuple[str, ...]
    #: The paths that it must be able to read wherever they are, beside this interpreter and its packages.
    readable: Tuple[str, ...]
    #: The paths that it must not see, beside homes and temporary folders.
    hidden: Tuple[str, ...]
    #: The environment variables whose paths it must be able to read.
    variables: Tuple[str, ...]
    #: Whether it keeps the user's home, which is in ``readable``. If not, it gets an empty one.
    keeps_home: bool
    #: Whether to refuse to run it without a room.
    required: bool


def main(request_json: str, arguments: List[str]) -> int:
    """Run the program, and return its exit code.

    Return 1 if it gets no room, but must have one, or could. Then stdout says why, in JSON as the graph tools do.
    """
    asked: Dict[str, Any] = json.loads(request_json)
    values: Dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in asked.items()}
    request = Request(**values)
    folder = os.getcwd()
    if not request.keeps_home and sys.path[:1] == [folder]:
        # Python has put the current folder there, which is perhaps the home.
        del sys.path[0]
    confinement = Confinement(request.readable, request.variables, folder)
    places = Places(request.writable, (), request.hidden, request.required)
    try:
        room = confinement.make(places)
    except RoomError as error:
        if request.required or _allows_rooms():
            # Otherwise, a path of the request is at fault. A sample may have caused that, and shall gain nothing by it.
            message = "the samples' code cannot be isolated: %s; --no-isolation runs it all the same" % error
            print(json.dumps({"error": {"message": message}}))
            return 1
        warning = "warning: the samples' code is not isolated and can do whatever you can do, because %s" % error
        print(warning, file=sys.stderr, flush=True)
        return _execute(arguments)
    # The caller sends its signals to the whole group. The program obeys them, and this process ends with the program.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pid = os.fork()
    if pid == 0:
        try:
            confinement.leave()
            _enter(room, request.keeps_home, folder)
            _execute(arguments)
        except (RoomError, OSError) as error:
            print("the program cannot be run in its room: %s" % error, file=sys.stderr, flush=True)
        finally:
            os._exit(1)
    try:
        _, status = os.waitpid(pid, 0)
    finally:
        room.end()
    return 128 + os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def _allows_rooms() -> bool:
    try:
        Confinement().make(Places((), (), (), required=True)).end()
    except RoomError:
        return False
    return True


def _enter(room: Room, keeps_home: bool, folder: str) -> None:
    room.leave()
    enter(room.pid)
    die_with_parent()
    limit_processes_and_files()
    refuse_for_good()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.chdir(folder)
    temporary = next(path for path in _TEMPORARY if os.access(path, os.W_OK))
    if keeps_home:
        os.environ["TMPDIR"] = temporary
        return
    if site.ENABLE_USER_SITE:
        # Packages that the user has installed are found by the home.
        os.environ.setdefault("PYTHONUSERBASE", site.getuserbase())
    use_own_places(tempfile.mkdtemp(dir=temporary))


def _execute(arguments: List[str]) -> int:
    return os.execv(sys.executable, [sys.executable, *arguments])  # noqa: S606 - no shell is involved


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
