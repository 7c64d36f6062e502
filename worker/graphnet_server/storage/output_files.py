"""Announces each file of a sample's output tensors by name, or streams the file, and later removes it."""

from __future__ import annotations

import dataclasses
import os
import threading
import uuid
from pathlib import Path
from typing import BinaryIO, Iterator

import xxhash

from graphnet_contract import messages, wire
from graphnet_server import files

#: Seconds for which output files are kept after their call if the client still has to map them.
_LATER_S = 30.0


class OutputFiles:
    """The output files of one sample, of at most ``max_bytes`` each. Their names begin with ``prefix``.

    The sample process writes them into ``folder``, which is its own. The server moves each into the common directory
    before it announces the file, so that a sample can neither see nor replace what was announced.
    """

    def __init__(self, directory: Path, worker_prefix: str, max_bytes: int) -> None:
        self._directory = directory
        self._max_bytes = max_bytes
        self.prefix = worker_prefix + uuid.uuid4().hex
        self.folder = str(directory / self.prefix)

    def make_folder(self) -> None:
        os.mkdir(self.folder, 0o700)

    def events(self, announced: messages.OutputSet, chunks: bool, headers_only: bool) -> Iterator[messages.Event]:
        """Announce one set of outputs: yield an OutputSet and, if ``chunks``, OutputChunks with the file's bytes.

        Remove the file then, and also if ``headers_only``. Raise ValueError or FileNotFoundError if the frame or the
        file is wrong, which never happens with a correct runner.
        """
        path = self._path(announced.file_name)
        os.rename(os.path.join(self.folder, path.name), str(path))
        with files.open_regular(path) as file:
            yield from self._announce(announced, file, path, chunks, headers_only)
        if chunks or headers_only:
            path.unlink()

    def _announce(
        self, announced: messages.OutputSet, file: BinaryIO, path: Path, chunks: bool, headers_only: bool
    ) -> Iterator[messages.Event]:
        size = os.fstat(file.fileno()).st_size
        if size > self._max_bytes:
            raise ValueError("the sample process left %d bytes of outputs, the limit is %d" % (size, self._max_bytes))
        if any(item.offset < 0 or item.nbytes < 0 or item.offset + item.nbytes > size for item in announced.tensors):
            raise ValueError("the sample process announced tensors outside of its output file")
        by_name = not chunks and not headers_only
        name = path.name if by_name else ""
        yield dataclasses.replace(announced, file_name=name, file_bytes=size, digest=_digest(file, size))
        if chunks:
            for data in _pieces(file, size, wire.CHUNK_BYTES):
                yield messages.OutputChunk(data)

    def remove(self, later: bool) -> None:
        """Remove the sample's files; if ``later`` is true, only after ``_LATER_S``, so that the caller can map them."""
        files.remove(Path(self.folder))
        if later:
            timer = threading.Timer(_LATER_S, self.remove, (False,))
            timer.daemon = True
            timer.start()
            return
        for path in self._directory.glob(self.prefix + "-*"):
            files.remove(path)

    def _path(self, name: str) -> Path:
        if os.path.basename(name) != name or not name.startswith(self.prefix):
            raise ValueError("the sample process announced an output file that is not its own: %r" % name)
        return self._directory / name


def _pieces(file: BinaryIO, size: int, piece: int) -> Iterator[bytes]:
    """Yield the first ``size`` bytes of a file in pieces. Raise ValueError if the file has become shorter."""
    file.seek(0)
    while size:
        data = file.read(min(piece, size))
        if not data:
            raise ValueError("the sample process cut its output file")
        size -= len(data)
        yield data


def _digest(file: BinaryIO, size: int) -> str:
    hasher = xxhash.xxh3_128()
    for data in _pieces(file, size, 8 * wire.CHUNK_BYTES):
        hasher.update(data)
    return hasher.hexdigest()
