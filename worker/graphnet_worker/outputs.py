"""Files of output tensors: announced by name, or streamed, and removed."""

from __future__ import annotations

import json
import os
import threading
import uuid
from pathlib import Path
from typing import Any, Dict, Iterator, List

import xxhash

from graphnet_contract import wire

#: A caller that closed before the outputs were announced gets this long to map them.
_LATER_S = 30.0


class OutputFiles:
    """The output files of one sample; their names start with ``prefix``."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self.prefix = "out-" + uuid.uuid4().hex

    def events(self, frame: Dict[str, Any], chunks: bool, headers_only: bool) -> Iterator[wire.Event]:
        """Announce one set of outputs that a sample process has written; stream its bytes if asked."""
        path = self._path(frame["file_name"])
        size = path.stat().st_size
        tensors = tuple(
            wire.OutputTensor(item["dtype"], tuple(item["shape"]), item["offset"], item["nbytes"])
            for item in frame["tensors"]
        )
        if any(item.offset < 0 or item.nbytes < 0 or item.offset + item.nbytes > size for item in tensors):
            raise ValueError("the sample process announced tensors outside of its output file")
        by_name = not chunks and not headers_only
        yield wire.OutputSet(
            call=frame["call"],
            structure_json=json.dumps(frame["structure"]),
            tensors=tensors,
            file_name=path.name if by_name else "",
            file_bytes=size,
            digest=_digest(path),
            mutated_inputs=frame["mutated_inputs"],
        )
        if chunks:
            with open(str(path), "rb") as file:
                for data in iter(lambda: file.read(wire.CHUNK_BYTES), b""):
                    yield wire.OutputChunk(data)
        if not by_name:
            path.unlink()

    def remove(self, later: bool) -> None:
        """Remove what is left, at once or (``later``) when the caller has had time to map it."""
        if later:
            timer = threading.Timer(_LATER_S, self.remove, (False,))
            timer.daemon = True
            timer.start()
            return
        for path in self._files():
            try:
                path.unlink()
            except FileNotFoundError:
                continue

    def _files(self) -> List[Path]:
        return [path for path in self._directory.glob(self.prefix + "-*") if path.is_file()]

    def _path(self, name: str) -> Path:
        if os.path.basename(name) != name or not name.startswith(self.prefix):
            raise ValueError("the sample process announced an output file that is not its own: %r" % name)
        return self._directory / name


def _digest(path: Path) -> str:
    hasher = xxhash.xxh3_128()
    with open(str(path), "rb") as file:
        for data in iter(lambda: file.read(8 * wire.CHUNK_BYTES), b""):
            hasher.update(data)
    return hasher.hexdigest()
