"""The configuration that one worker was started with."""

from __future__ import annotations

import os
import tempfile
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Iterable, Mapping, Optional, Tuple

from graphnet_contract.backend import Backend, Flavour
from graphnet_contract.messages import Limits
from graphnet_contract.sample_environment import zygote_environment
from graphnet_contract.wire import MAX_MESSAGE_BYTES
from graphnet_runner.frames import Places
from graphnet_server import files

DEFAULT_LIMITS = Limits(
    max_message_bytes=MAX_MESSAGE_BYTES, max_output_bytes=4 * 1024**3, max_samples=4, max_log_bytes=1024**2
)


@dataclass(frozen=True)
class WorkerConfig:
    """The configuration of one worker."""

    backend: Backend
    flavour: Flavour
    interpreter: str
    #: The directory of inputs, which the orchestrator and every worker of this host share.
    inputs_directory: Path
    #: Directory in which this worker leaves outputs for the caller to map.
    outputs_directory: Path
    #: This worker's private directory: it has the runner's log, and one folder per sample process.
    state_directory: Path
    #: The directory of lock files that all workers of this host share (``graphnet_contract.locks``).
    lock_directory: Path
    requirements_sha256: str = ""
    image_digest: str = ""
    #: The file permissions of the Unix socket.
    socket_mode: int = 0o600
    #: Directories of this worker alone, from which it removes everything that samples leave.
    own_directories: Tuple[Path, ...] = ()
    #: Where the files that the adapter prepares are kept for later workers; None removes them with this worker.
    kept_directory: Optional[Path] = None
    #: The folder above those that options name (``Backend.kept_options``); None removes them with this worker.
    records_directory: Optional[Path] = None
    #: The socket of a root zygote, from which the zygotes are forked if possible; None starts the interpreter for each.
    root_zygote: Optional[Path] = None
    #: Upper limit on a sample process's private memory, in bytes. If it is None, the request alone sets a limit.
    samples_memory_bytes: Optional[int] = None
    limits: Limits = DEFAULT_LIMITS
    #: The environment variables of the zygote. The sample processes, which the zygote forks, inherit these variables.
    sample_environment: Mapping[str, str] = field(default_factory=lambda: zygote_environment(os.environ))
    #: Whether sample processes are confined: "auto" confines them where the kernel allows it, "on" makes none where it
    #: does not, and "off" confines none.
    isolation: str = "auto"
    #: The paths that confined sample processes must not see, beside homes, temporary directories and this worker's
    #: directories.
    hidden: Tuple[Path, ...] = ()
    #: This worker's unique id, which is sent with each outcome, and is part of its files' names in shared directories.
    worker_id: str = field(default_factory=lambda: uuid.uuid4().hex)

    @property
    def outputs_prefix(self) -> str:
        """The beginning of the names of this worker's output files."""
        return "out-%s-" % self.worker_id

    @property
    def inputs_prefix(self) -> str:
        """The beginning of the names of the inputs files that this worker makes for its own use."""
        return "made-%s-" % self.worker_id

    def places(self, writable: Iterable[str], readable: Iterable[str] = (), memory_bytes: int = 0) -> Optional[Places]:
        """Return what a sample process is confined to; None if it is not confined."""
        if self.isolation == "off":
            return None
        hidden = (
            *self.hidden,
            # It has the sockets of this worker and of others, wherever it is.
            Path(tempfile.gettempdir()),
            self.lock_directory,
            self.state_directory,
            self.inputs_directory,
            self.outputs_directory,
        )
        return Places(
            writable=tuple(filter(None, writable)),
            readable=(str(self.prepared_directory), *filter(None, readable)),
            hidden=tuple(os.path.abspath(path) for path in hidden),
            required=self.isolation == "on",
            memory_bytes=memory_bytes,
        )

    def kept_folders(self, options: Mapping[str, Any]) -> Dict[str, str]:
        """Make the folders that options name, and return their paths (see ``Backend.kept_folders``)."""
        return self.backend.kept_folders(options, self.records_directory or self.state_directory / "records")

    def remove_files(self) -> None:
        """Remove this worker's files from the directories that it shares with others."""
        own = [*self.outputs_directory.glob(self.outputs_prefix + "*")]
        own += self.inputs_directory.glob(self.inputs_prefix + "*")
        for path in own:
            files.remove(path)

    def belongs(self, path: Path) -> bool:
        """Whether a path in ``own_directories`` belongs to the server. If not, a sample left it behind."""
        return path == self.state_directory or path.name.startswith(self.outputs_prefix)

    @property
    def prepared_directory(self) -> Path:
        """The directory of the files that the adapter prepares once, before the first sample, for all samples."""
        return self.state_directory / "prepared"
