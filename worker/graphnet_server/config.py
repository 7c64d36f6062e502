"""What one worker was started with."""

from __future__ import annotations

import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional, Tuple

from graphnet_contract.backend import Backend, Flavour
from graphnet_contract.messages import Limits
from graphnet_contract.wire import MAX_MESSAGE_BYTES
from graphnet_server import files

DEFAULT_LIMITS = Limits(
    max_message_bytes=MAX_MESSAGE_BYTES,
    max_output_bytes=4 * 1024**3,
    max_samples=4,
    max_log_bytes=1024**2,
)


@dataclass(frozen=True)
class WorkerConfig:
    """One worker: its backend, the compiler's interpreter, its directories and its limits."""

    backend: Backend
    flavour: Flavour
    interpreter: str
    #: Where inputs lie, shared with the orchestrator and every other worker of the host.
    inputs_directory: Path
    #: Where this worker leaves outputs for the caller to map.
    outputs_directory: Path
    #: Private scratch: logs, and one folder per sample process.
    state_directory: Path
    #: Shared by everything that times on this host: holds one lock per device.
    lock_directory: Path
    requirements_sha256: str = ""
    image_digest: str = ""
    #: Permissions of a Unix socket.
    socket_mode: int = 0o600
    #: Directories that are this worker's alone: what samples leave in them is removed.
    own_directories: Tuple[Path, ...] = ()
    #: A sample process gets no more private memory, whatever is asked; None: what is asked.
    samples_memory_bytes: Optional[int] = None
    limits: Limits = DEFAULT_LIMITS
    #: Tells this worker's files apart in the directories that it shares.
    worker_id: str = field(default_factory=lambda: uuid.uuid4().hex)

    @property
    def outputs_prefix(self) -> str:
        """How the names of this worker's outputs begin."""
        return "out-%s-" % self.worker_id

    @property
    def inputs_prefix(self) -> str:
        """How the names of the inputs begin that this worker made for itself."""
        return "made-%s-" % self.worker_id

    def remove_files(self) -> None:
        """Remove what this worker left in the directories that it shares."""
        own = [*self.outputs_directory.glob(self.outputs_prefix + "*")]
        own += self.inputs_directory.glob(self.inputs_prefix + "*")
        for path in own:
            files.remove(path)

    def belongs(self, path: Path) -> bool:
        """Whether something in ``own_directories`` is the server's, and no leftover of a sample."""
        return path == self.state_directory or path.name.startswith(self.outputs_prefix)

    @property
    def prepared_directory(self) -> Path:
        """What the adapter prepared once for every sample."""
        return self.state_directory / "prepared"
