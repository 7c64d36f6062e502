"""deploy/airgap SERVICE...: build the images of these services of compose.yaml, pulling nothing from an image registry.

Makes a base image from Debian packages, lays wheels, Pythons and compilers where the builds look for them
(deploy/supplies), and builds under the names that compose.yaml uses: `docker compose up` then pulls nothing. Needs
root, Docker with Compose v2, mmdebstrap; packages come from where this machine's apt and pip get theirs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from graphnet.settings import project_root
from graphnet.workers.pythons import find_python

PYTHON_IMAGE = "graphnet/python:3.11-bookworm"
BASE_PYTHON = "3.11"
BASE_SERVICE = "prepare"
#: The command line as an image, a service of compose.desktop.yaml.
ORCHESTRATOR = "bench"
UV = "uv==0.13.8"
#: Of no use to a compiler's interpreter, and half of a Python tree.
UNUSED = ("test", "idlelib", "tkinter", "turtledemo", "ensurepip", "config-*", "__pycache__", "site-packages", "*.a")


class Failed(Exception):
    """One sentence that says what could not be done."""


@dataclass(frozen=True)
class Build:
    """How compose.yaml builds one service: its environment's Python and pins, and the packages its image adds."""

    service: str
    image: str
    python: str
    requirements: Path
    packages: tuple[str, ...]


def main() -> int:
    """0 when every image stands; 1 with a sentence."""
    parser = argparse.ArgumentParser(prog="deploy/airgap", description=__doc__)
    parser.add_argument("services", nargs="+", metavar="SERVICE")
    parser.add_argument("--gpu", action="store_true", help="the images of compose.yaml alone, not of compose.cpu.yaml")
    parser.add_argument("--again", action="store_true", help="make the base image again")
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
        # The base first: Compose may build several at once, and the others stand on it.
        for service in (BASE_SERVICE, *options.services):
            say(f"building {service}")
            call([*(base if service == BASE_SERVICE else compose), "build", "--quiet", service], environment)
    except Failed as error:
        say(str(error))
        return 1
    for build in builds:
        print(f"{build.service}: {build.image}")
    return 0


def read_builds(compose: list[str], root: Path, services: list[str]) -> list[Build]:
    """What Compose would build for the services. Errors: Failed naming one that does not exist."""
    done = subprocess.run([*compose, "config", "--format", "json"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"docker compose config: {done.stderr.strip()}")
    known = json.loads(done.stdout)["services"]
    unknown = [name for name in services if name not in known or name == BASE_SERVICE]
    if unknown:
        raise Failed(f"no service {unknown[0]!r}; there are: {', '.join(n for n in known if n != BASE_SERVICE)}")
    return [_build(name, known[name], root) for name in services]


def _build(name: str, service: dict[str, dict[str, dict[str, str]]], root: Path) -> Build:
    dockerfile = root / str(service["build"]["dockerfile"])
    text = dockerfile.read_text(encoding="utf-8")
    arguments = dict(re.findall(r"^ARG (\w+)=(\S+)", text, re.MULTILINE)) | service["build"].get("args", {})
    folder = re.search(r"^COPY (\S*)\$\{REQUIREMENTS\}", text, re.MULTILINE)
    assert folder is not None, dockerfile
    packages = re.search(r"\binstall-packages ([^\\\n]+)", text)
    return Build(
        service=name,
        image=str(service["image"]),
        python=arguments["PYTHON_VERSION"],
        requirements=root / folder[1] / arguments["REQUIREMENTS"],
        packages=tuple(packages[1].split()) if packages else (),
    )


def make_base(again: bool) -> None:
    """The base image from Debian packages."""
    if not again and succeeds(["docker", "image", "inspect", PYTHON_IMAGE]):
        return
    say(f"making {PYTHON_IMAGE} from Debian packages (half a minute)")
    command = "mmdebstrap --quiet --variant=minbase --include=ca-certificates,python3 bookworm -"
    call(["bash", "-o", "pipefail", "-c", f"{command} | docker import - {PYTHON_IMAGE} >/dev/null"])


def fill(supplies: Path, root: Path, builds: list[Build]) -> None:
    """Put into ``supplies`` what the builds need and it does not hold yet."""
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
    """Wheels for one Python, and of all they need. Errors: Failed."""
    python = _python(version)
    say(f"fetching wheels for Python {version}: {' '.join(wanted)}")
    command = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "download"]
    call([*command, "--only-binary", ":all:", "--find-links", str(wheels), "--dest", str(wheels), *wanted])


def copy_python(version: str, tree: Path) -> None:
    """This machine's Python of a version as a tree, without what an image has no use for."""
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
        raise Failed(f"this machine has no Python {version}; install one, or lay its tree in deploy/supplies/python")
    return found


def revision(root: Path) -> str:
    """The checkout's commit, with a mark where the tree differs from it."""
    command = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=12"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def succeeds(command: list[str]) -> bool:
    """Whether a command exits with 0."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def call(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command. Errors: Failed with what it was."""
    if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode:
        raise Failed(f"this failed: {' '.join(command)}")


def say(text: str) -> None:
    """One line on stderr."""
    print(f"airgap: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
