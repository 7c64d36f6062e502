"""Run one sample in a backend's interpreter, for ``graphnet backends try``."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from graphnet import devices, settings
from graphnet.bench.backend_options import options_by_backend
from graphnet.children import Starting
from graphnet.cli.console import note
from graphnet.cli.samples import find_sample
from graphnet.errors import ExitCode, UsageError
from graphnet.inputs.store import InputsFailed, NoRoom, mesh_inputs
from graphnet.launch.graph_tools import blobs
from graphnet.launch.local import Rooms
from graphnet.launch.places import Local, place_of
from graphnet.launch.site import absolute, parse_site
from graphnet_contract import mesh_scheme
from graphnet_contract.backend import KeptFolderError
from graphnet_contract.sample_environment import passed_variables
from graphnet_contract.samples import Sample, SampleError, load_sample


def try_sample(
    backend: str,
    sample: str,
    option: Sequence[str],
    device: str | None,
    threads: int | None,
    seed: int,
    graph: bool,
    debugs: bool,
    no_isolation: bool,
) -> ExitCode:
    """Carry out ``graphnet backends try``. Raises UsageError, and BackendUnavailable without an environment."""
    text, device = absolute(backend), device or settings.default_device()
    device_type = devices.device_type(device)
    site = parse_site(text, device_type)
    options = site.backend.complete_options(options_by_backend([text], list(option), device_type).get(text, {}))
    place = place_of(site)
    if not isinstance(place, Local):
        raise UsageError(f"{site.text} is not on this host; name its folder, or FOLDER@INTERPRETER")
    try:
        loaded = load_sample(find_sample(sample))
    except SampleError as error:
        raise UsageError(str(error)) from error
    try:
        kept = site.backend.kept_folders(options, settings.records_directory(site.backend.name))
    except KeptFolderError as error:
        raise UsageError(str(error)) from error
    interpreter = place.prepare(device_type, note, Starting()).interpreter
    with tempfile.TemporaryDirectory(prefix="graphnet-try-", ignore_cleanup_errors=True) as folder:
        try:
            with mesh_inputs(loaded, seed, Path(folder)) as inputs:
                order = {
                    "backend": str(site.backend.folder.absolute()),
                    "sample": str(loaded.path.absolute()),
                    "inputs": str(inputs.path),
                    "offsets": _offsets(loaded),
                    "options": {**options, **kept},
                    "device": device,
                    "threads": threads or settings.usable_cores(),
                    "seed": seed,
                    "shows_graph": graph,
                    "debugs": debugs,
                }
                return _run(interpreter, order, Rooms.of(no_isolation), kept.values(), site.backend.environment)
        except (InputsFailed, NoRoom) as error:
            raise UsageError(str(error)) from error


def _offsets(sample: Sample) -> list[int]:
    """Return the position of each argument in the file of inputs; 0 for a SymInt, which is not there."""
    placed = {slot.spec.name: slot.offset for slot in mesh_scheme.layout(sample.specs).slots}
    return [placed.get(spec.name, 0) for spec in sample.specs]


def _run(
    interpreter: Path, order: dict[str, object], rooms: Rooms, writable: Iterable[str], variables: Sequence[str]
) -> ExitCode:
    """Run the program as a worker runs a sample, but with this terminal's output, and its input for the debugger.

    It is in a session of its own, or else code in it could type into the user's terminal. It may write the folders
    ``writable``. ``variables`` are those that the backend gets in addition.
    """
    sample = str(order["sample"])
    readable = [str(order["backend"]), sample, *blobs(sample), str(order["inputs"])]
    around = rooms.around(readable, writable, further=variables)
    command = [str(interpreter), *around, "-m", "graphnet_runner.try_sample", json.dumps(order)]
    passed = passed_variables(os.environ, variables)
    packages = [str(settings.project_root() / name) for name in ("proto", "worker")]
    environment = {**passed, "PYTHONPATH": os.pathsep.join([*packages, *filter(None, [passed.get("PYTHONPATH")])])}
    done = subprocess.run(
        command,
        env=environment,
        # Python finds modules in the working folder first, which may be the sample's.
        cwd="/",
        stdin=None if order["debugs"] else subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
    if done.returncode not in (ExitCode.OK, ExitCode.CHECK_FAILED):
        note(f"the sample ended the process: exit code {done.returncode} (128 and the number of a signal)")
    return ExitCode.OK if done.returncode == 0 else ExitCode.CHECK_FAILED
