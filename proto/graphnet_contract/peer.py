"""Identifies the process at the other end of a Unix socket."""

from __future__ import annotations

import socket
import struct
from typing import Tuple

_CREDENTIALS = struct.Struct("3i")


def peer_of(connection: socket.socket) -> Tuple[int, int]:
    """Return the process id and the user id of the other end, as the kernel noted them (``SO_PEERCRED``).

    They are of the process that connected or, seen from there, of the process that made the listening socket. A process
    that is not visible here, for instance from inside a container, has the id 0.
    """
    data = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    pid, uid, _ = _CREDENTIALS.unpack(data)
    return pid, uid
