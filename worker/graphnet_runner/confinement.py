"""Confines sample processes in rooms (see ``rooms``), as the zygote that forks them needs it."""

from __future__ import annotations

import json
import os
import socket
import sys
from dataclasses import dataclass
from typing import List, Optional, Sequence, Tuple

from graphnet_runner import rooms
from graphnet_runner.frames import Places
from graphnet_runner.rooms import RoomError

#: The longest time, in seconds, to wait for the first room, and for a later one.
_FIRST_TIMEOUT_S = 10.0
_TIMEOUT_S = 60.0
#: Environment variables that name directories of the user, which a sample has no need to see.
_NOT_SHOWN = ("HOME", "TMPDIR", "XDG_CACHE_HOME")
_PACKAGES = ("graphnet_runner", "graphnet_lowering", "graphnet_contract", "graphnet_graphs", "graphnet_adapter")


@dataclass(frozen=True)
class Room:
    """A room for one sample process. It ends when ``lifeline`` is closed everywhere."""

    #: The id of the room's first process, which becomes the parent of orphans.
    pid: int
    lifeline: socket.socket
    handle: int

    def leave(self) -> None:
        """Close what a sample process must not have, so that it cannot keep a room."""
        self.lifeline.close()
        os.close(self.handle)

    def end(self) -> None:
        """End every process in the room, even if one of them has made the first process ignore the closed lifeline."""
        rooms.kill(self.handle)
        self.leave()


class Confinement:
    """Makes a room for each sample process of a zygote. Not thread-safe.

    ``shown`` are further paths that can be read in every room, even homes and temporary folders. ``variables`` are the
    environment variables whose paths can be read, or None for all. ``folder`` exists in every room, but its files may
    be hidden.
    """

    def __init__(
        self, shown: Sequence[str] = (), variables: Optional[Sequence[str]] = None, folder: Optional[str] = None
    ) -> None:
        self._shown = shown
        self._variables = variables
        self._folder = folder
        self._maker: Optional[socket.socket] = None
        self.maker_pid = 0
        self._readable: List[str] = []
        self._refused = ""
        #: Whether a room was made. After that, no sample process of this zygote is forked without a room.
        self.works = False
        #: Why no further room can be made; empty if one can. The server replaces this zygote.
        self.lost = ""

    def make(self, places: Places) -> Room:
        """Make a room, into which this process's next fork is born. Raises RoomError.

        If there was no room yet, it is for good, unless a room is required, as after a room in another zygote.
        """
        if self.lost:
            raise RoomError(self.lost)
        if self._refused and not places.required:
            raise RoomError(self._refused)
        try:
            room = self._make(places)
        except (OSError, ValueError) as error:
            raise self._failed("no room can be made: %s" % error) from error
        except RoomError as error:
            raise self._failed("%s%s" % (error, "" if self.works else rooms.forbidding_setting())) from error
        self.works = True
        return room

    def _make(self, places: Places) -> Room:
        pid, lifeline = self._ask(places)
        if not rooms.may_administer():
            # Only a process with capabilities may fork into another pid namespace. This process gets them only now,
            # when the room maker has made and tried a room: they cannot be given back. They reach no further than the
            # user namespace of the room maker.
            rooms.join_user_namespace(self.maker_pid)
        rooms.fork_into(pid)
        return Room(pid, lifeline, rooms.handle_of(pid))

    def _failed(self, reason: str) -> RoomError:
        if not self.works:
            self._refused = reason
            self._close()
        return RoomError(reason)

    def _close(self) -> None:
        self.leave()
        self._maker, self.maker_pid = None, 0

    def leave(self) -> None:
        """Close what a forked sample process must not have."""
        if self._maker is not None:
            self._maker.close()

    def _ask(self, places: Places) -> Tuple[int, socket.socket]:
        if self._maker is None:
            self._maker = self._start()
            self._readable = visible_paths(self._variables)
        hidden = [*places.hidden, os.path.expanduser("~")]
        request = {
            "base": {
                "readable": self._readable,
                "hidden": [path for path in hidden if os.path.isabs(path)],
                "shown_whole": [*self._shown],
            },
            "row": {
                "writable": places.writable,
                "readable": list(filter(os.path.exists, places.readable)),
                "memory_bytes": places.memory_bytes,
                "folder": self._folder,
            },
        }
        self._maker.settimeout(_TIMEOUT_S if self.works else _FIRST_TIMEOUT_S)
        try:
            self._maker.send(json.dumps(request).encode())
            data, ancillary, _, _ = self._maker.recvmsg(1 << 16, socket.CMSG_SPACE(4), socket.MSG_CMSG_CLOEXEC)
            if not data:
                raise OSError("it ended")
        except OSError as error:
            # Its next answer could be to this request, and a new room maker would be born in the last sample's room.
            reason = "the room maker is lost: %s" % error
            if self.works:
                self.lost = reason
                self._close()
            raise RoomError(reason) from error
        lifelines = [socket.socket(fileno=int.from_bytes(part[2][:4], sys.byteorder)) for part in ancillary]
        word, _, answer = data.decode("utf-8", "replace").partition(" ")
        if word == "ok" and lifelines:
            return int(answer), lifelines[0]
        for lifeline in lifelines:
            lifeline.close()
        raise RoomError("its socket did not arrive" if word == "ok" else answer)

    def _start(self) -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            theirs.set_inheritable(True)
            # Without the zygote's variables: tools find a sample's processes by its variables.
            environment = {name: os.environ[name] for name in ("LD_LIBRARY_PATH",) if name in os.environ}
            command = [sys.executable, "-I", "-S", rooms.__file__, str(theirs.fileno())]
            self.maker_pid = os.posix_spawn(sys.executable, command, environment)
        return ours


def visible_paths(only: Optional[Sequence[str]] = None) -> List[str]:
    """List what sample processes of this interpreter must be able to read, wherever it is.

    These are the interpreter, its packages, the adapter, and the paths in the environment variables that it was given,
    or in ``only`` those variables.
    """
    found = [sys.prefix, sys.base_prefix, sys.exec_prefix, *filter(os.path.isabs, sys.path)]
    for name in _PACKAGES:
        found += getattr(sys.modules.get(name), "__path__", ())
    # Not os.environ, to which imported compilers add paths that they choose themselves.
    with open("/proc/self/environ", "rb") as file:
        variables = [os.fsdecode(one).partition("=") for one in file.read().split(b"\0")]
    for name, _, value in variables:
        if name not in _NOT_SHOWN and (only is None or name in only):
            for path in filter(os.path.isabs, value.split(os.pathsep)):
                # A program of a conda environment needs the whole environment.
                conda = os.path.dirname(path)
                found.append(conda if os.path.isdir(os.path.join(conda, "conda-meta")) else path)
    return _outermost([path for path in found if os.path.exists(path)])


def _outermost(paths: Sequence[str]) -> List[str]:
    kept: List[str] = []
    for path in sorted({os.path.abspath(path) for path in paths}):
        if path != "/" and not any(path.startswith(other + "/") for other in kept):
            kept.append(path)
    return kept
