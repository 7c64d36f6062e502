"""Reads a file of lines step by step while a run appends to it, even if the run is killed and resumed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from graphnet.errors import StorageError

#: A step reads at most this many bytes, or one line if the line is longer. So a step needs little memory even for a
#: very large file.
STEP_BYTES: Final = 4 << 20
#: Each step begins at the place where the last step ended. To notice that the file was rewritten, the step first reads
#: the bytes before this place again, and compares them with the bytes that earlier steps read there. This is the
#: largest number of bytes that are compared.
_COMPARED_BYTES: Final = 256


@dataclass(frozen=True)
class Step:
    """The result of one step.

    begins: whether the step began at the start of the file. This is so for the first step, and after the file was
        replaced or removed. The caller must then forget all earlier lines.
    lines: complete lines without their newline, in the order of the file.
    more: whether the file already has further bytes, which the next step can read at once.
    """

    begins: bool
    lines: list[bytes]
    more: bool


class Tail:
    """Reads each complete line of a file once.

    Text after the last newline is a line that is still being written, or that was cut off when the run was killed. This
    text is left for a later step. ``--resume`` replaces the file of rows, so lines that were read earlier may have
    changed. After a replacement, reading begins again at the start of the file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._begins = True
        self._forget()

    def step(self) -> Step:
        """Return the lines that were added since the last step. A file that does not exist has no lines.

        Raises: StorageError if the file cannot be read.
        """
        try:
            with self._path.open("rb") as file:
                return self._step(file)
        except FileNotFoundError:
            begins = self._begins or self._offset > 0
            self._forget()
            self._begins = False
            return Step(begins, [], more=False)
        except OSError as error:
            raise StorageError(f"{self._path} cannot be read: {error.strerror}") from error

    def _forget(self) -> None:
        self._identity: tuple[int, int] | None = None
        self._offset = 0
        self._before = b""
        self._begins = True

    def _step(self, file: BinaryIO) -> Step:
        status = os.fstat(file.fileno())
        if self._was_replaced(file, status):
            self._forget()
        begins, self._begins = self._begins, False
        self._identity = (status.st_dev, status.st_ino)
        block = self._read(file)
        more = self._offset + len(block) < status.st_size
        block = block[: block.rfind(b"\n") + 1]
        self._offset += len(block)
        self._before = (self._before + block)[-_COMPARED_BYTES:]
        lines = [line for line in block.split(b"\n") if line]
        return Step(begins, lines, more)

    def _was_replaced(self, file: BinaryIO, status: os.stat_result) -> bool:
        """Return whether the file was replaced, rewritten or shortened since the last step.

        The inode number alone does not show a replacement, because a new file may get the number of a file that was
        just removed. So also compare the bytes that were read last with the bytes that are at their place now.
        """
        if self._identity not in (None, (status.st_dev, status.st_ino)) or status.st_size < self._offset:
            return True
        file.seek(self._offset - len(self._before))
        return file.read(len(self._before)) != self._before

    def _read(self, file: BinaryIO) -> bytes:
        """Read at most ``STEP_BYTES`` bytes from the offset, or one line if that line is longer."""
        file.seek(self._offset)
        block = file.read(STEP_BYTES)
        if b"\n" not in block and len(block) == STEP_BYTES:
            block += file.readline()
        return block
