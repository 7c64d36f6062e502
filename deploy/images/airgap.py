"""Build the images of compose.yaml's services on a machine that cannot reach an image registry.

Usage: deploy/airgap SERVICE... The script makes a base image from Debian packages. It fills deploy/supplies with the
wheels, Python interpreters and Debian packages that the builds need, and downloads these from the sources that apt and
pip use on this machine. The images get the names that compose.yaml uses, so that `docker compose up` downloads nothing
afterwards. The script needs root, Docker with Compose v2, and mmdebstrap.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet.environments.pythons import find_python
from graphnet.settings import project_root
from graphnet_contract.backend import read_backend

PYTHON_IMAGE = "graphnet/python:3.11-bookworm"
BASE_PYTHON = "3.11"
BASE_SERVICE = "prepare"
#: The name of the service in compose.desktop.yaml that runs the command line.
ORCHESTRATOR = "bench"
UV = "uv==0.13.8"
#: The files of a Python installation, half of it, that a worker does not need.
UNUSED = ("test", "idlelib", "tkinter", "turtledemo", "ensurepip", "config-*", "__pycache__", "site-packages", "*.a")


class Failed(Exception):
    """Raised if a step of the build fails. The message is one sentence that names the step."""


@dataclass(frozen=True)
class Build:
    """The image of one service, with the requirements of its environment and the Debian packages that it adds."""

    service: str
    image: str
    python: str
    requirements: Path
    packages: tuple[str, ...]


def main() -> int:
    """Build the images. Return 0 if all of them are built, else print the reason on stderr and return 1."""
    parser = argparse.ArgumentParser(prog="deploy/airgap", description=__doc__)
    parser.add_argument("services", nargs="+", metavar="SERVICE")
    parser.add_argument("--gpu", action="store_true", help="build for a GPU: compose.yaml without compose.cpu.yaml")
    parser.add_argument("--again", action="store_true", help="make the base image again, even if there is one")
    options = parser.parse_args()
    root = project_root()
    compose = ["docker", "compose", "--project-directory", str(root), f"--file={root / 'compose.yaml'}"]
    compose += [] if options.gpu else [f"--file={root / 'compose.cpu.yaml'}"]
    base = compose
    if ORCHESTRATOR in options.services:
        compose = [*compose, f"--file={root / 'compose.desktop.yaml'}", f"--profile={ORCHESTRATOR}"]
    try:
        builds = read_builds(compose, root, options.services)
        make_base(options.again)
        supplies = root / "deploy" / "supplies"
        fill(supplies, root, builds)
        environment = {**os.environ, "GRAPHNET_PYTHON_IMAGE": PYTHON_IMAGE, "GRAPHNET_OFFLINE": "1"}
        environment["GRAPHNET_REVISION"] = revision(root)
        # Compose builds several images at once in any order, and all others need the base image.
        for service in (BASE_SERVICE, *options.services):
            say(f"building {service}")
            build_image([*(base if service == BASE_SERVICE else compose), "build"], service, environment)
    except Failed as error:
        say(str(error))
        return 1
    for build in builds:
        print(f"{build.service}: {build.image}")
    return 0


def read_builds(compose: list[str], root: Path, services: list[str]) -> list[Build]:
    """Read from the compose files how the images of these services are built, or raise Failed."""
    done = subprocess.run(
        [*compose, "--profile", "*", "config", "--format", "json"], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"docker compose config: {done.stderr.strip()}")
    known = json.loads(done.stdout)["services"]
    unknown = [name for name in services if name not in known or name == BASE_SERVICE]
    if unknown:
        raise Failed(
            f"there is no service {unknown[0]!r}; name one of: {', '.join(n for n in known if n != BASE_SERVICE)}"
        )
    return [_build(name, known[name], root) for name in services]


def _build(name: str, service: dict[str, Any], root: Path) -> Build:
    arguments: dict[str, str] = service["build"].get("args", {})
    if "BACKEND" not in arguments:
        return Build(name, service["image"], BASE_PYTHON, root / "requirements.txt", ())
    backend = read_backend(root / "backends" / arguments["BACKEND"])
    flavour = backend.flavour(arguments["FLAVOUR"])
    packages = read_packages(backend.folder / "packages.txt")
    return Build(name, service["image"], flavour.python, backend.folder / flavour.requirements, packages)


def read_packages(path: Path) -> tuple[str, ...]:
    """Return the names of the Debian packages in a file packages.txt, if there is one."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return tuple(word for line in lines for word in line.partition("#")[0].split())


def make_base(again: bool) -> None:
    """Make the base image from Debian packages. If it exists already, make it again only if ``again`` is true."""
    if not again and succeeds(["docker", "image", "inspect", PYTHON_IMAGE]):
        return
    say(f"making {PYTHON_IMAGE} from Debian packages (half a minute)")
    command = "mmdebstrap --quiet --variant=minbase --include=ca-certificates,python3 bookworm -"
    call(["bash", "-o", "pipefail", "-c", f"{command} | docker import - {PYTHON_IMAGE} >/dev/null"])


def fill(supplies: Path, root: Path, builds: list[Build]) -> None:
    """Download or copy all files that the builds need into ``supplies``, except those that are already there."""
    wheels = supplies / "wheels"
    wheels.mkdir(parents=True, exist_ok=True)
    server = root / "deploy" / "images" / "requirements.txt"
    download(BASE_PYTHON, ["-r", str(server), UV], wheels)
    for build in builds:
        download(build.python, ["-r", str(build.requirements)], wheels)
        if build.python != BASE_PYTHON:
            copy_python(build.python, supplies / "python" / build.python)
    packages = sorted({name for build in builds for name in build.packages})
    asked = supplies / "packages" / "asked"
    if packages and not (asked.is_file() and set(packages) <= set(asked.read_text(encoding="utf-8").split())):
        say(f"fetching Debian packages of {', '.join(packages)}")
        asked.parent.mkdir(exist_ok=True)
        fetch = "apt-get update -qq && apt-get install -qq --yes --no-install-recommends --download-only"
        fetch += f" {' '.join(packages)} >/dev/null && cp /var/cache/apt/archives/*.deb /packages/"
        mount = ["--volume", f"{supplies / 'packages'}:/packages", "--network", "host"]
        keep = "echo 'Binary::apt-get::APT::Keep-Downloaded-Packages true;' >/etc/apt/apt.conf.d/90keep"
        call(["docker", "run", "--rm", *mount, PYTHON_IMAGE, "sh", "-ec", f"{keep}; {fetch}"])
        asked.write_text(" ".join(packages), encoding="utf-8")


def download(version: str, wanted: list[str], wheels: Path) -> None:
    """Download wheels for one Python version, with all their dependencies. Raise Failed if that is impossible."""
    python = _python(version)
    say(f"fetching wheels for Python {version}: {' '.join(wanted)}")
    command = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "download"]
    call([*command, "--only-binary", ":all:", "--find-links", str(wheels), "--dest", str(wheels), *wanted])


def copy_python(version: str, tree: Path) -> None:
    """Copy this machine's Python of one version into a folder, without the files that an image does not need."""
    if (tree / "bin" / f"python{version}").exists():
        return
    say(f"copying Python {version}")
    prefix = subprocess.check_output([_python(version), "-c", "import sys; print(sys.base_prefix)"], text=True).strip()
    (tree / "bin").mkdir(parents=True)
    shutil.copy2(Path(prefix) / "bin" / f"python{version}", tree / "bin")
    library = tree / "lib" / f"python{version}"
    shutil.copytree(Path(prefix) / "lib" / f"python{version}", library, ignore=shutil.ignore_patterns(*UNUSED))
    for shared in Path(prefix, "lib").glob("libpython*.so*"):
        shutil.copy2(shared, tree / "lib", follow_symlinks=False)


def _python(version: str) -> str:
    found = find_python(version)
    if found is None:
        raise Failed(f"this machine has no Python {version}; install one, or copy its tree to deploy/supplies/python")
    return found


def build_image(command: list[str], service: str, environment: dict[str, str]) -> None:
    """Build the image of one service. If that fails, try once more with all output, or raise Failed.

    Some failures are temporary (a lack of memory, for example).
    """
    if subprocess.run([*command, "--quiet", service], env=environment, stdout=sys.stderr, check=False).returncode:
        free = shutil.disk_usage(project_root()).free / 1e9
        say(f"building {service} failed, {free:.1f} GB of disk are free; trying again with all output")
        # The disk space of the images and the build cache.
        subprocess.run(["docker", "system", "df"], stdout=sys.stderr, check=False)
        call([*command, service], {**environment, "BUILDKIT_PROGRESS": "plain"})


def revision(root: Path) -> str:
    """Return the commit of the checkout, with the suffix "-dirty" if a file differs from that commit."""
    command = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=12"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def succeeds(command: list[str]) -> bool:
    """Run a command and return whether it exits with 0."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def call(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command. Raise Failed, which names the command, if it does not exit with 0."""
    if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode:
        raise Failed(f"this failed: {' '.join(command)}")


def say(text: str) -> None:
    """Print one line on stderr."""
    print(f"airgap: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
