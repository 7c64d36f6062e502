"""Sends and receives frames over a Unix stream socket, optionally with file descriptors.

A frame begins with its length in bytes (4 bytes, big-endian). UTF-8 JSON of this length follows: ``{"frame": CLASS,
"fields": {...}}``. CLASS is the name of a class in ``frames.py``. Tensors are never sent over this socket.
"""

from __future__ import annotations

import array
import json
import os
import socket
import struct
from typing import Any, List, Mapping, Optional, Sequence, Tuple

from graphnet_contract.plain import from_plain, to_plain

MAX_FRAME_BYTES = 256 * 1024 * 1024
MAX_DESCRIPTORS = 8

_HEADER = struct.Struct(">I")


class FrameError(ConnectionError):
    """The sender closed the socket in the middle of a frame."""


def send_frame(sock: socket.socket, frame: Any, descriptors: Sequence[int] = ()) -> None:
    """Send one frame; the descriptors arrive with its first byte. Raise TypeError for a value that JSON cannot hold."""
    message = {"frame": type(frame).__name__, "fields": to_plain(frame)}
    body = json.dumps(message, separators=(",", ":")).encode("utf-8")
    data = _HEADER.pack(len(body)) + body
    if descriptors:
        rights = array.array("i", descriptors)
        sent = sock.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)])
        data = data[sent:]
    # Sending nothing would fail if the receiver has already got everything and closed the socket.
    if data:
        sock.sendall(data)


def receive_frame(sock: socket.socket, kinds: Mapping[str, Any], limit: int = MAX_FRAME_BYTES) -> Any:
    """Receive the next frame, of one of the classes ``kinds`` and of at most ``limit`` bytes of JSON.

    Return None if the sender has closed the socket between two frames. Raise FrameError if the sender closed it in the
    middle of a frame, and ValueError or RecursionError if the bytes are not a frame of these classes.
    """
    first = sock.recv(_HEADER.size)
    return _rest_of_frame(sock, first, kinds, limit) if first else None


def receive_frame_with_descriptors(sock: socket.socket, kinds: Mapping[str, Any]) -> Tuple[Optional[Any], List[int]]:
    """Receive the next frame and its file descriptors. Raises what :func:`receive_frame` raises."""
    size = array.array("i").itemsize
    # A program that a sample executes must not keep the sample's channel open after the sample's end.
    flags = socket.MSG_CMSG_CLOEXEC
    first, ancillary, _, _ = sock.recvmsg(_HEADER.size, socket.CMSG_SPACE(MAX_DESCRIPTORS * size), flags)
    descriptors: List[int] = []
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            received = array.array("i")
            received.frombytes(data[: len(data) - len(data) % size])
            descriptors.extend(received)
    try:
        return (_rest_of_frame(sock, first, kinds, MAX_FRAME_BYTES) if first else None), descriptors
    except BaseException:
        for descriptor in descriptors:
            os.close(descriptor)
        raise


def _rest_of_frame(sock: socket.socket, first: bytes, kinds: Mapping[str, Any], limit: int) -> Any:
    header = first + _receive_exactly(sock, _HEADER.size - len(first))
    (length,) = _HEADER.unpack(header)
    if length > limit:
        raise ValueError("a frame of %d bytes is over the limit of %d" % (length, limit))
    message = json.loads(_receive_exactly(sock, length).decode("utf-8"))
    if not isinstance(message, dict) or set(message) != {"frame", "fields"}:
        raise ValueError("a frame must be a JSON object of frame and fields")
    name = message["frame"]
    if not isinstance(name, str) or name not in kinds:
        raise ValueError("a frame %.40r is not expected here" % (name,))
    return from_plain(kinds[name], message["fields"])


def _receive_exactly(sock: socket.socket, count: int) -> bytes:
    parts = []
    while count:
        part = sock.recv(min(count, 1 << 20))
        if not part:
            raise FrameError("the other side closed in the middle of a frame")
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
