"""Dockerfiles, compose files and the seccomp profile, read: what is shared is the same, pins stand once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DOCKERFILES = sorted(ROOT.glob("backends/*/Dockerfile"))
#: Of an image without a registry nothing may need more than engine 20.10's own frontend.
NEWER = re.compile(r"^# *syntax=|<<-?[A-Z\"']|--mount=[^ ]*from=|^COPY --(link|parents)", re.MULTILINE)


def arguments(text: str) -> dict[str, str]:
    return dict(re.findall(r'^ARG (\w+)="?(.*?)"?$', text, re.MULTILINE))


def pins(path: Path) -> list[str]:
    lines = (line.partition("#")[0].partition(";")[0].strip() for line in path.read_text().splitlines())
    return [line for line in lines if line]


def recipe(path: Path) -> list[str]:
    """The instructions, without what is the backend's own: its name, its defaults, packages its compiler calls."""
    text = path.read_text().replace("\\\n", " ").replace(path.parent.name, "NAME")
    text = re.sub(r"^ARG (\w+)=.*$", r"ARG \1", text, flags=re.MULTILINE)
    lines = [re.sub(r"\s+", " ", line) for line in text.splitlines() if line and not line.startswith("#")]
    return [line for line in lines if "install-packages" not in line]


def test_every_backend_has_an_image_and_a_service() -> None:
    folders = {path.parent.name for path in ROOT.glob("backends/*/backend.toml")}
    services = set(yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]) - {"prepare"}
    assert {path.parent.name for path in DOCKERFILES} == folders == services


@pytest.mark.parametrize("path", DOCKERFILES, ids=lambda path: path.parent.name)
def test_a_dockerfile_follows_the_common_recipe(path: Path) -> None:
    assert recipe(path) == recipe(ROOT / "backends" / "eager" / "Dockerfile")
    text = path.read_text()
    assert not NEWER.search(text)
    assert text.rstrip().endswith("USER 65532:65532")
    given = arguments(text)
    assert given["PINS"].split() == pins(path.parent / given["REQUIREMENTS"])


def test_compose_names_pins_of_other_flavours_as_they_are() -> None:
    text = (ROOT / "compose.cpu.yaml").read_text()
    for name, requirements, told in re.findall(
        r'^  (\w+):\n(?:    .*\n)*?      args: \{.*REQUIREMENTS: (\S+), PINS: "(.*?)"', text, re.MULTILINE
    ):
        assert told.split() == pins(ROOT / "backends" / name / requirements)


def test_the_server_in_images_is_pinned_as_the_command_line() -> None:
    known = set(pins(ROOT / "requirements.txt"))
    assert set(pins(ROOT / "deploy" / "images" / "requirements.txt")) <= known
    (uv,) = [pin.partition("==")[2] for pin in known if pin.startswith("uv==")]
    for path in ("Dockerfile", "airgap.py", "install-environment"):
        assert uv in (ROOT / "deploy" / "images" / path).read_text(), path


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
