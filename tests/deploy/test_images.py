"""Checks Dockerfiles, compose files and the seccomp profile, without building an image."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from compose_files import read

import graphnet
from graphnet_contract import locks
from graphnet_contract.backend import read_backend

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for path in ROOT.glob("backends/*/backend.toml"))
DOCKERFILES = sorted([*ROOT.glob("backends/**/Dockerfile"), *ROOT.glob("deploy/images/*Dockerfile")])
#: Features that Docker engine 20.10 supports only with a frontend image, which comes from an image registry.
NEWER = re.compile(r"^# *syntax=|<<-?[A-Z\"']|--mount=[^ ]*from=|^COPY --(link|parents)", re.MULTILINE)


def services(name: str) -> dict[str, Any]:
    """Return the services of one compose file exactly as the file describes them."""
    found: dict[str, Any] = read(ROOT / name)["services"]
    return found


def pins(path: Path) -> list[str]:
    """Return the requirements in a file, without comments and environment markers."""
    lines = (line.partition("#")[0].partition(";")[0].strip() for line in path.read_text().splitlines())
    return [line for line in lines if line]


def test_every_backend_has_a_service_in_each_compose_file() -> None:
    folders = {folder.name for folder in FOLDERS}
    assert set(services("compose.yaml")) == folders | {"prepare"}
    assert set(services("compose.cpu.yaml")) == folders
    assert set(services("compose.desktop.yaml")) == folders | {"prepare", "bench"}
    assert set(services("compose.yaml")["prepare"]["command"]) == folders


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_service_builds_the_default_flavour_of_its_device(folder: Path) -> None:
    backend = read_backend(folder)
    gpu = services("compose.yaml")[folder.name]["build"]
    cpu = {**gpu["args"], **services("compose.cpu.yaml")[folder.name]["build"]["args"]}
    assert gpu["args"]["BACKEND"] == cpu["BACKEND"] == folder.name
    assert gpu["args"]["FLAVOUR"] == backend.flavour(device_type="cuda").name
    assert cpu["FLAVOUR"] == backend.flavour(device_type="cpu").name
    assert "DEVICE" not in gpu["args"]
    assert cpu["DEVICE"] == "cpu"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_workers_have_a_set_of_cores_and_no_quota(folder: Path) -> None:
    service = services("compose.yaml")[folder.name]
    assert service["cpuset"]
    assert not {"cpus", "cpu_quota", "cpu_period", "cpu_shares", "cpu_percent"} & set(service)
    assert set(service["deploy"]["resources"]) == {"reservations"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_backend_with_its_own_dockerfile_is_built_by_it(folder: Path) -> None:
    own = folder / "Dockerfile"
    expected = own if own.exists() else ROOT / "backends" / "Dockerfile"
    assert ROOT / services("compose.yaml")[folder.name]["build"]["dockerfile"] == expected


@pytest.mark.parametrize("path", DOCKERFILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_dockerfile_needs_no_image_registry(path: Path) -> None:
    assert not NEWER.search(path.read_text())


@pytest.mark.parametrize("path", sorted(ROOT.glob("backends/**/Dockerfile")), ids=lambda path: path.parent.name)
def test_a_workers_image_is_finished_and_not_root(path: Path) -> None:
    lines = path.read_text().splitlines()
    assert lines[-1] == "USER 65532:65532"
    assert 'RUN finish-image "${FLAVOUR}"' in lines


@pytest.mark.parametrize(
    ("backend", "flavour", "python", "packages"),
    [("inductor", "torch", "3.11", ["g++", "libpython3-dev"]), ("bladedisc", "torch112", "3.8", [])],
)
def test_a_build_reads_how_a_flavour_is_made(
    tmp_path: Path, backend: str, flavour: str, python: str, packages: list[str]
) -> None:
    done = choose(ROOT / "backends" / backend, flavour, tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "environment" / "python").read_text() == python
    source = ROOT / "backends" / backend / "requirements.txt"
    assert (tmp_path / "environment" / "requirements.txt").read_text() == source.read_text()
    assert pins(tmp_path / "packages.txt") == packages


@pytest.mark.parametrize(("flavour", "message"), [("", "name one of the flavours"), ("gpu", "has no flavour 'gpu'")])
def test_a_build_without_a_known_flavour_is_refused(tmp_path: Path, flavour: str, message: str) -> None:
    done = choose(ROOT / "backends" / "eager", flavour, tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert message in done.stderr


def choose(folder: Path, flavour: str, out: Path) -> subprocess.CompletedProcess[str]:
    """Run the image build's script ``choose-flavour``, with the test's interpreter instead of the image's."""
    command = [sys.executable, str(ROOT / "deploy" / "images" / "choose-flavour"), str(folder), flavour, str(out)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_server_in_images_is_pinned_as_the_command_line() -> None:
    known = set(pins(ROOT / "requirements.txt"))
    assert set(pins(ROOT / "deploy" / "images" / "requirements.txt")) <= known
    (uv,) = [pin.partition("==")[2] for pin in known if pin.startswith("uv==")]
    for path in ("Dockerfile", "airgap.py", "install-environment"):
        assert uv in (ROOT / "deploy" / "images" / path).read_text(), path


@pytest.mark.parametrize(("mode", "expected"), [(0o777, "graphnet"), (0o2777, "graphnet"), (0o1777, "")])
def test_the_server_can_use_the_locks_that_its_pod_or_the_host_shares(tmp_path: Path, mode: int, expected: str) -> None:
    """Everybody may write to a pod's volume, which is not sticky. Locks in such a directory are refused."""
    shared = tmp_path / "locks"
    shared.mkdir()
    shared.chmod(mode)
    script = (ROOT / "deploy" / "images" / "serve").read_text()
    for path, here in (("/locks", shared), ("/opt/compiler", tmp_path), ("/opt/graphnet", tmp_path)):
        script = re.sub(rf"(?<![\w.$]){path}(?=[\s/\"]|$)", str(here), script, flags=re.MULTILINE)
    for name in ("flavour", "requirements.sha256"):
        (tmp_path / name).write_text("x")
    (python := tmp_path / "server" / "venv" / "bin" / "python").parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    python.chmod(0o755)
    done = subprocess.run(["sh", "-c", script, "serve"], capture_output=True, text=True, check=True)
    words = done.stdout.split()
    directory = Path(words[words.index("--lock-dir") + 1])
    assert directory == shared / expected
    os.close(locks.open_lock(directory / locks.WORK))


def test_the_seccomp_profile_allows_by_name_and_not_the_dangerous() -> None:
    profile = json.loads((ROOT / "deploy" / "seccomp.json").read_text())
    assert profile["defaultAction"] == "SCMP_ACT_ERRNO"
    free = {
        name
        for rule in profile["syscalls"]
        if rule["action"] == "SCMP_ACT_ALLOW" and "args" not in rule
        for name in rule["names"]
    }
    assert {"read", "futex", "execve", "mmap", "sched_setaffinity", "flock"} <= free
    dangerous = {
        *("mount", "umount2", "ptrace", "process_vm_readv", "process_vm_writev", "bpf", "keyctl", "unshare", "setns"),
        *(
            "kexec_load",
            "init_module",
            "perf_event_open",
            "io_uring_setup",
            "userfaultfd",
            "open_by_handle_at",
            "chroot",
        ),
        *("pivot_root", "reboot", "swapon", "settimeofday", "clone", "clone3", "socket"),
    }
    assert not dangerous & free


@pytest.mark.parametrize("project", ["proto", "worker", "graphs"])
def test_images_and_the_wheel_get_every_package_that_a_project_ships(project: str) -> None:
    shipped = tomllib.loads((ROOT / project / "pyproject.toml").read_text())
    packages = {f"{project}/{name}" for name in shipped["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]}
    let_in = (ROOT / ".dockerignore").read_text().splitlines()
    assert {f"!{name}" for name in packages} <= set(let_in)
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert packages <= set(whole["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"])
    assert shipped["project"]["version"] == graphnet.__version__
