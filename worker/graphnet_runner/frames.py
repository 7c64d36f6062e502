"""Small framed JSON messages over a Unix stream socket, optionally with file descriptors.

A frame is a 4-byte big-endian length and that many bytes of UTF-8 JSON. Tensors never travel here.
"""

from __future__ import annotations

import array
import json
import socket
import struct
from typing import Any, Dict, List, Optional, Sequence, Tuple

MAX_FRAME_BYTES = 256 * 1024 * 1024
MAX_DESCRIPTORS = 8

_HEADER = struct.Struct(">I")


class FrameError(ConnectionError):
    """The peer closed in mid-frame."""


def send_frame(sock: socket.socket, message: Dict[str, Any], descriptors: Sequence[int] = ()) -> None:
    """Send one message; the descriptors arrive with its first byte."""
    body = json.dumps(message, separators=(",", ":")).encode("utf-8")
    data = _HEADER.pack(len(body)) + body
    if descriptors:
        rights = array.array("i", descriptors)
        sent = sock.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)])
        data = data[sent:]
    sock.sendall(data)


def receive_frame(sock: socket.socket, limit: int = MAX_FRAME_BYTES) -> Optional[Dict[str, Any]]:
    """The next message, or None when the peer has closed between frames.

    Errors: FrameError if it closed in mid-frame; ValueError or RecursionError for something that is no frame.
    """
    first = sock.recv(_HEADER.size)
    return _rest_of_frame(sock, first, limit) if first else None


def receive_frame_with_descriptors(sock: socket.socket) -> Tuple[Optional[Dict[str, Any]], List[int]]:
    """The next message and the descriptors sent with it. Errors: as of :func:`receive_frame`."""
    size = array.array("i").itemsize
    # Not inherited by what a sample executes: its channel would stay open after it.
    flags = socket.MSG_CMSG_CLOEXEC
    first, ancillary, _, _ = sock.recvmsg(_HEADER.size, socket.CMSG_SPACE(MAX_DESCRIPTORS * size), flags)
    descriptors: List[int] = []
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            received = array.array("i")
            received.frombytes(data[: len(data) - len(data) % size])
            descriptors.extend(received)
    return (_rest_of_frame(sock, first, MAX_FRAME_BYTES) if first else None), descriptors


def _rest_of_frame(sock: socket.socket, first: bytes, limit: int) -> Dict[str, Any]:
    header = first + _receive_exactly(sock, _HEADER.size - len(first))
    (length,) = _HEADER.unpack(header)
    if length > limit:
        raise ValueError("a frame of %d bytes is over the limit of %d" % (length, limit))
    message = json.loads(_receive_exactly(sock, length).decode("utf-8"))
    if not isinstance(message, dict):
        raise ValueError("a frame must hold a JSON object")
    return message


def _receive_exactly(sock: socket.socket, count: int) -> bytes:
    parts = []
    while count:
        part = sock.recv(min(count, 1 << 20))
        if not part:
            raise FrameError("the peer closed in the middle of a frame")
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
