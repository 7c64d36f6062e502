"""Make a release.

    tools/release.py prepare VERSION             write the version and the date, commit, and tag the commit
    tools/release.py build --out FOLDER          make the wheel of the tagged commit, its notes, its SBOM and checksums
    tools/release.py build --out FOLDER --images also build the images of compose.yaml, each with its SBOM
    tools/release.py dry VERSION --out FOLDER    prepare and build in a copy of this checkout; change nothing here

An SBOM (software bill of materials) is a CycloneDX file in JSON. Run this script with `.venv-check/bin/python`. It
publishes nothing: it prints the commands that do.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from environment_of_requirements import ensure

ROOT = Path(__file__).resolve().parent.parent
SBOM_TOOL = "cyclonedx-bom==7.5.0\n"
CHANGELOG: Final = "CHANGELOG.md"
#: The files and folders that name the version. Everything else reads it from one of them.
VERSIONED: Final = (
    *("orchestrator/graphnet/__init__.py", "proto", "worker", "graphs/pyproject.toml", "deploy", "backends/Dockerfile"),
    *("compose.yaml", "compose.cpu.yaml", "compose.desktop.yaml", "tests/containers", "CITATION.cff"),
    "docs/how-to/scale.md",
)
_VERSION = re.compile(r"\d+\.\d+\.\d+")
#: Lists what an image holds: `pypi NAME VERSION` and `deb NAME VERSION`.
_INVENTORY = """
for python in /opt/*/venv/bin/python /opt/*/*/venv/bin/python; do
  [ ! -x "$python" ] || "$python" -c '
import importlib.metadata as found
for one in found.distributions(): print("pypi", one.metadata["Name"], one.version)'
done
dpkg-query --show --showformat 'deb ${Package} ${Version}\\n'
"""


class Refused(Exception):
    """The release cannot be made; the message is one sentence that says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command. Return 0, or 1 after a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="tools/release.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb in ("prepare", "build", "dry"):
        one = verbs.add_parser(verb)
        if verb != "build":
            one.add_argument("version")
        if verb != "prepare":
            one.add_argument("--out", type=Path, required=True, metavar="FOLDER")
        if verb == "build":
            one.add_argument("--images", action="store_true")
    options = parser.parse_args(arguments)
    try:
        if options.verb == "prepare":
            prepare(ROOT, options.version, datetime.datetime.now(datetime.UTC).date())
        elif options.verb == "build":
            build(ROOT, options.out, options.images)
        else:
            dry(ROOT, options.version, options.out)
    except Refused as error:
        say(str(error))
        return 1
    return 0


def prepare(root: Path, version: str, today: datetime.date) -> None:
    """Write the version into all files that name it, date its section of the changelog, commit, and tag the commit."""
    before = version_of(root)
    if not _VERSION.fullmatch(version) or _key(version) < _key(before):
        raise Refused(f"{version} is no version, such as 1.2.0, that is at least the present {before}")
    if git(root, "status", "--porcelain"):
        raise Refused("the checkout has changes; commit or remove them first")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"the tag v{version} exists already; choose a later version")
    changelog = root / CHANGELOG
    text = changelog.read_text(encoding="utf-8")
    lines = notes(text, f"{version} (unreleased)")
    changelog.write_text(text.replace(f"## {version} (unreleased)\n", f"## {version} ({today})\n"), encoding="utf-8")
    for path in versioned_files(root):
        old = path.read_text(encoding="utf-8")
        path.write_text(_replaced(old, before, version), encoding="utf-8")
    citation = root / "CITATION.cff"
    kept = re.sub(r"^date-released: .*\n", "", citation.read_text(encoding="utf-8"), flags=re.MULTILINE)
    citation.write_text(f"{kept}date-released: {today}\n", encoding="utf-8")
    git(root, "commit", "--all", "--quiet", "--message", f"Release {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"GraphNet Mesh {version}\n\n{lines}")
    say(f"committed and tagged v{version}; publish it with: git push origin HEAD v{version}")


def build(root: Path, out: Path, images: bool) -> None:
    """Make the files of the release whose tag the commit has, in the new folder ``out``."""
    version = version_of(root)
    commit = git(root, "rev-parse", "HEAD")
    if commit != git(root, "rev-list", "--max-count=1", f"v{version}", accept=(0, 128)):
        raise Refused(f"this commit has no tag v{version}; make it with: tools/release.py prepare {version}")
    if out.exists() and any(out.iterdir()):
        raise Refused(f"{out} holds files already; name a new folder")
    out.mkdir(parents=True, exist_ok=True)
    wheel = build_wheel(root, out)
    (out / "notes.md").write_text(notes((root / CHANGELOG).read_text(encoding="utf-8"), version), encoding="utf-8")
    write_sbom(out / f"{wheel.stem}.cdx.json", resolved(root, wheel), "graphnet-mesh", version)
    if images:
        build_images(root, out, version, commit)
    files = sorted(path for path in out.iterdir() if path.is_file())
    sums = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    for path in sorted(out.iterdir()):
        say(f"made {path}")


def dry(root: Path, version: str, out: Path) -> None:
    """Prepare and build the release in a copy of the checkout's last commit, and name what the copy leaves out."""
    with tempfile.TemporaryDirectory(prefix="graphnet-release-") as folder:
        copy = Path(folder) / "checkout"
        run(["git", "clone", "--quiet", "--no-hardlinks", str(root), str(copy)])
        for name in ("name", "email"):
            git(copy, "config", f"user.{name}", git(root, "config", f"user.{name}", accept=(0, 1)) or f"no {name}")
        prepare(copy, version, datetime.datetime.now(datetime.UTC).date())
        build(copy, out.resolve(), images=False)
        say(f"left out: {' '.join(compose('build'))}, with these labels and then an SBOM of each image:")
        say(", ".join(f"{name}={value}" for name, value in labels(version, git(copy, "rev-parse", "HEAD")).items()))


def version_of(root: Path) -> str:
    """Return the version of a checkout."""
    text = (root / VERSIONED[0]).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise Refused(f"{VERSIONED[0]} names no __version__")
    return found[1]


def _key(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def versioned_files(root: Path) -> list[Path]:
    """Return the files below ``VERSIONED`` that git knows and that name the checkout's version."""
    listed = git(root, "grep", "--files-with-matches", "--fixed-strings", version_of(root), "--", *VERSIONED)
    return [root / name for name in listed.splitlines()]


def _replaced(text: str, before: str, version: str) -> str:
    return re.sub(rf"(?<![\d.]){re.escape(before)}(?![\d.])", version, text)


def notes(changelog: str, heading: str) -> str:
    """Return the lines of a section. ``heading`` is a version, with or without what follows it in parentheses."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for title, _, lines in (section.partition("\n") for section in sections):
        if heading in (title, title.partition(" ")[0]):
            if not lines.strip():
                break
            return lines.strip() + "\n"
    raise Refused(f'{CHANGELOG} has no section "## {heading}" with lines; write what a user notices')


def build_wheel(root: Path, out: Path) -> Path:
    """Build the wheel from the files of the commit alone, and return it."""
    with tempfile.TemporaryDirectory(prefix="graphnet-wheel-") as folder:
        archive = Path(folder) / "commit.tar"
        git(root, "archive", "--output", str(archive), "HEAD")
        source = Path(folder) / "source"
        source.mkdir()
        run(["tar", "--extract", "--file", str(archive), "--directory", str(source)])
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
        when = {"SOURCE_DATE_EPOCH": git(root, "show", "--no-patch", "--format=%ct", "HEAD")}
        run([*pip, "--no-build-isolation", "--wheel-dir", str(out), str(source)], when)
    return next(out.glob("*.whl"))


def resolved(root: Path, wheel: Path) -> str:
    """Return the pinned requirements, with hashes, of an installation of the wheel with the tested versions."""
    uv = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--generate-hashes"]
    uv += ["--no-emit-package", "graphnet-mesh", "--constraint", str(root / "requirements.txt"), "-"]
    return run(uv, given=f"{wheel.resolve()}\n")


def write_sbom(path: Path, requirements: str, name: str, version: str, debian: Sequence[Sequence[str]] = ()) -> None:
    """Write the SBOM of a program. ``debian`` are the names and versions of Debian's packages that it contains."""
    python = ensure("sbom", "3.11", SBOM_TOOL)
    command = [str(python), "-m", "cyclonedx_py", "requirements", "--output-reproducible", "--of", "JSON", "-"]
    sbom: dict[str, Any] = json.loads(run(command, given=requirements))
    sbom["metadata"]["component"] = {"type": "application", "bom-ref": name, "name": name, "version": version}
    for part in sbom.get("components", []):
        # The tool repeats the line of the requirements file.
        del part["description"]
    for package, its_version in debian:
        purl = f"pkg:deb/debian/{quote(package)}@{quote(its_version)}"
        one = {"type": "library", "bom-ref": purl, "name": package, "version": its_version, "purl": purl}
        sbom.setdefault("components", []).append(one)
    path.write_text(json.dumps(sbom, indent=1) + "\n", encoding="utf-8")


def compose(verb: str) -> list[str]:
    """Return a command of Docker Compose for all images: those of a GPU, and the command line's."""
    return ["docker", "compose", "-f", "compose.yaml", "-f", "compose.desktop.yaml", "--profile", "*", verb]


def labels(version: str, commit: str) -> dict[str, str]:
    """Return the labels that every image must have."""
    return {"org.opencontainers.image.version": version, "org.opencontainers.image.revision": commit}


def build_images(root: Path, out: Path, version: str, commit: str) -> None:
    """Build the images, check their labels, and write the SBOM of each."""
    variables = {"GRAPHNET_VERSION": version, "GRAPHNET_REVISION": commit}
    services = json.loads(run([*compose("config"), "--format", "json"], variables, cwd=root))["services"]
    # All others are built on the image of `prepare`.
    for service in sorted(services, key=lambda name: name != "prepare"):
        run([*compose("build"), service], variables, cwd=root)
        image = services[service]["image"]
        found = json.loads(run(["docker", "image", "inspect", image]))[0]["Config"]["Labels"] or {}
        missing = [name for name, value in labels(version, commit).items() if found.get(name) != value]
        if missing:
            raise Refused(f"the image {image} lacks the label {', '.join(missing)}, or has another value")
        shell = ["docker", "run", "--rm", "--network", "none", "--entrypoint", "sh", image, "-c", _INVENTORY]
        held = [line.split(" ", 2) for line in run(shell).splitlines()]
        pins = "".join(sorted({f"{name}=={its}\n" for kind, name, its in held if kind == "pypi"}))
        debian = sorted((name, its) for kind, name, its in held if kind == "deb")
        write_sbom(out / f"{image.replace('/', '-').replace(':', '-')}.cdx.json", pins, image, version, debian)
        say(f"built {image}; publish it with: docker push {image}")


def git(root: Path, *arguments: str, accept: Sequence[int] = (0,)) -> str:
    """Run git in a checkout and return its output. Raise Refused if its exit code is not in ``accept``."""
    return run(["git", "-C", str(root), *arguments], accept=accept).strip()


def run(
    command: Sequence[str],
    variables: Mapping[str, str] | None = None,
    *,
    given: str | None = None,
    cwd: Path | None = None,
    accept: Sequence[int] = (0,),
) -> str:
    """Run a program with further environment variables and the text ``given`` on stdin, and return its stdout."""
    environment = {**os.environ, **(variables or {})}
    done = subprocess.run(command, env=environment, input=given, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode not in accept:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
        raise Refused(f"{' '.join(command[:4])} ... failed: {last[0]}")
    return done.stdout


def say(text: str) -> None:
    """Print one line on stderr."""
    print(f"release: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
