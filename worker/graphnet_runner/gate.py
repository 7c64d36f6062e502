"""The sample process's side of a block of trials: it obeys the server's words, which the server times from outside.

During a block, no frames are sent. The server sends words of a fixed size, and the process answers each with one byte.
"""

from __future__ import annotations

import socket
import struct
from typing import Tuple

#: A word of the server: its kind and a number.
WORD = struct.Struct("<cI")
#: Make untimed calls, which warm the caches.
WARM = b"w"
#: Prepare a trial: its number, from which the inputs of its calls follow.
PREPARE = b"p"
#: Make the calls of the trial: the position of the call whose result to hold.
GO = b"g"
#: Answer at once. The server measures how long this takes.
EMPTY = b"e"
#: Copy the outputs that were held, and keep the copy.
KEEP = b"k"
#: The block has ended: send its times.
END = b"x"

#: The answers: the trial is prepared; its calls were made (also to WARM and EMPTY); the outputs are copied; a call
#: failed, so the block ends, and frames follow that say why.
READY, DONE, KEPT, FAILED = b"r", b"d", b"c", b"f"


class Gate:
    """Receives words and sends answers. Raise ConnectionError if the server has gone."""

    def __init__(self, channel: socket.socket) -> None:
        # The methods of the socket are bound here, because the sample's code may replace those of the module.
        self._receive, self.answer = channel.recv, channel.sendall

    def next_word(self) -> Tuple[bytes, int]:
        """Wait for the server's next word."""
        data = self._receive(WORD.size)
        while 0 < len(data) < WORD.size:
            rest = self._receive(WORD.size - len(data))
            data = data + rest if rest else b""
        if not data:
            raise ConnectionError("the server has gone")
        return WORD.unpack(data)
