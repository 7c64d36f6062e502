"""Runs Docker Compose and the command line for the tests of containers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
#: The services that can run on a CPU. Together they cover the oldest and the newest supported Python.
CORE = ("eager", "inductor", "nope", "xla", "tvm", "bladedisc")
#: The services without which most tests of containers cannot run.
NEEDED = ("eager", "inductor", "nope")
#: The disk space, in bytes, that each image and its wheels need in addition to the images listed before (measured, and
#: rounded up). All images share the base image and the layer with torch, which are counted with "eager".
DISK_BYTES = {
    "eager": 2.2e9,
    "inductor": 0.4e9,
    "nope": 0.1e9,
    "xla": 0.9e9,
    "tvm": 0.8e9,
    "bladedisc": 3.0e9,
}
#: The disk space, in bytes, that must stay free for the containers and for the files of the tests.
DISK_RESERVE_BYTES = 0.7e9
FILES = ("-f", "compose.yaml", "-f", "compose.cpu.yaml")
PROJECT = "graphnet-test"
SHARED = Path("/dev/shm/graphnet-test-mesh")
QUICK = ("--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0.1")


@dataclass(frozen=True)
class Result:
    """The exit code, the rows and the stderr of one ``graphnet bench``."""

    code: int
    rows: list[dict[str, Any]]
    told: str

    @property
    def first_line(self) -> str:
        """The first line of stderr. It lists the run's backends and where they run."""
        return self.told.splitlines()[0]

    def row(self, sample: str, where: str = "") -> dict[str, Any]:
        (row,) = [r for r in self.rows if r["sample"].endswith(sample) and where in ("", r["where"])]
        return row


def affordable(services: tuple[str, ...], free_bytes: float) -> tuple[str, ...]:
    """Choose services whose images together fit into ``free_bytes`` of disk space: NEEDED, and others in this order."""
    left = free_bytes - DISK_RESERVE_BYTES - sum(DISK_BYTES[service] for service in NEEDED)
    chosen = []
    for service in services:
        if service not in NEEDED:
            if DISK_BYTES[service] > left:
                continue
            left -= DISK_BYTES[service]
        chosen.append(service)
    return tuple(chosen)


class Mesh:
    """One Compose project of this checkout, with a separate name and separate directories."""

    def __init__(self, services: tuple[str, ...]) -> None:
        self.services = services
        self.environment = {
            **os.environ,
            "COMPOSE_PROJECT_NAME": PROJECT,
            "GRAPHNET_MESH": str(SHARED),
            "GRAPHNET_MEMORY": os.environ.get("GRAPHNET_TEST_MEMORY", "3g"),
            "GRAPHNET_PIDS": "256",
            # Smaller together than the memory limit, so a sample that fills these directories in memory finds them
            # full.
            "GRAPHNET_TMP": "512m",
            "GRAPHNET_CACHE": "1g",
        }
        # The command line must find the mesh by itself, as it does for most users.
        self.environment.pop("GRAPHNET_WORKERS", None)

    def build(self) -> None:
        """Build the services' images without pulling any image, unless GRAPHNET_TEST_BUILT says that they are built."""
        if os.environ.get("GRAPHNET_TEST_BUILT"):
            return
        run([str(ROOT / "deploy" / "airgap"), *self.services], self.environment, 3000)

    def up(self, **variables: str) -> None:
        """Start each service that is not running; restart each service whose configuration ``variables`` changes."""
        environment = {**self.environment, **variables}
        run(["docker", "compose", *FILES, "up", "--detach", "--pull", "never", *self.services], environment, 300)

    def down(self) -> None:
        """Remove the project's containers, networks and volumes, and its directory in shared memory."""
        run(["docker", "compose", *FILES, "down", "--volumes", "--timeout", "5"], self.environment, 300)
        shutil.rmtree(SHARED, ignore_errors=True)

    def config(self, *files: str) -> dict[str, Any]:
        """Return the configuration that Compose makes from the compose files, with the services of all profiles."""
        text = run(["docker", "compose", *files, "--profile", "*", "config", "--format", "json"], self.environment, 60)
        config: dict[str, Any] = json.loads(text)
        return config

    def container(self, service: str) -> str:
        return run(["docker", "compose", *FILES, "ps", "--all", "--quiet", service], self.environment, 60).strip()

    def inspect(self, service: str) -> dict[str, Any]:
        return inspect(self.container(service))

    def command(self, out: Path, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "graphnet", "bench", "--format", "json", "--out", str(out), *arguments]

    def bench(self, out: Path, *arguments: str, timeout_s: float = 500) -> Result:
        command = self.command(out, *arguments)
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=timeout_s, check=False
        )
        assert done.stdout, done.stderr
        return Result(done.returncode, json.loads(done.stdout)["results"], done.stderr)


def run(command: list[str], environment: dict[str, str] | None = None, timeout_s: float = 120) -> str:
    """Run a command, which must succeed, and return its stdout."""
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=timeout_s, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def inspect(container: str) -> dict[str, Any]:
    """Return the Docker engine's description of a container."""
    described: dict[str, Any] = json.loads(run(["docker", "inspect", container]))[0]
    return described


def image_id(name: str) -> str:
    return run(["docker", "image", "inspect", "--format", "{{.Id}}", name]).strip()


def eventually(holds: Callable[[], bool], within_s: float) -> bool:
    """Wait until ``holds()`` returns true. Return false if this does not happen in time."""
    deadline = time.monotonic() + within_s
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.1)
    return True
