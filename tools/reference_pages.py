"""Write the generated parts of pages in docs/reference: commands, exit codes, environment variables and the protocol.

Run this script with `.venv-check/bin/python tools/reference_pages.py`.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import marks
from rich.text import Text

from graphnet.cli.app import app
from graphnet.cli.commands import complete
from graphnet.cli.examples import EXAMPLES
from graphnet.errors import ExitCode

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "reference"
PROTO = ROOT / "proto" / "graphnet" / "worker" / "v1" / "worker.proto"

#: The files that may read an environment variable of ours. Variables of tests are in CONTRIBUTING.md.
READERS: Final = (
    *(
        "orchestrator",
        "proto",
        "worker",
        "graphs",
        "backends",
        "deploy/images",
        "deploy/slurm",
        "tools",
        "check",
        "graphnet",
        "mkdocs.yml",
    ),
    *("compose.yaml", "compose.cpu.yaml"),
)
_OURS = re.compile(r"\bGRAPHNET_[A-Z0-9_]*[A-Z0-9]\b")
_OF_TESTS = re.compile(r"GRAPHNET_TEST(_\w+)?|GRAPHNET_SURVIVAL")
_OF_ONE_SERVICE = re.compile(r"GRAPHNET_[A-Z_]+_IMAGE")
#: A constant of Python, not a variable of the environment.
_CONSTANT = "GRAPHNET_SEED"
#: Stands for the variable of each backend.
_SERVICE = "GRAPHNET_BACKEND_IMAGE"
#: The meaning of each variable, in the order of the page.
MEANINGS: Final = {
    "GRAPHNET_HOME": "folder of environments and caches; default `$XDG_CACHE_HOME/graphnet`, else `~/.cache/graphnet`",
    "GRAPHNET_ROOT": "checkout or installation whose backends and samples are used; default: that of the command",
    "GRAPHNET_PYTHON": "Python with which `./graphnet` and `./check` make their environments; 3.11 or newer",
    "GRAPHNET_HISTORY": "file or URL of the history that `--history default` and `history` use; default "
    "`graphnet-history.sqlite`",
    "GRAPHNET_ISOLATION": "`off` lets local samples run without rooms; `on` runs none where the kernel refuses to "
    "isolate it; default `auto`",
    "GRAPHNET_LOCKS": "folder of the locks that all workers of a host share; default `/tmp/graphnet-locks`",
    "GRAPHNET_WORKERS": "the mesh, as `NAME=ADDRESS ...`, where Docker cannot be asked; empty: no mesh",
    "GRAPHNET_TOKEN_FILE": "file with the bearer token, for workers and their callers",
    "GRAPHNET_TOKEN_FOR": "addresses, with commas between them, to which `--resume` and others may send the token",
    "GRAPHNET_TLS_CA": "authority that signed the workers' certificates, PEM. Every TCP connection then uses TLS",
    "GRAPHNET_TLS_CERT": "the caller's own certificate, PEM, for workers that demand one",
    "GRAPHNET_TLS_KEY": "key of the caller's certificate, PEM",
    "GRAPHNET_INSECURE": "not empty: reach workers of other machines without TLS, as `--insecure` does",
    "GRAPHNET_TRACE_ID": "trace id of the command; default: a random one",
    "GRAPHNET_BISECT_COMMIT": "set by `bisect` for the command that builds a commit: the commit's hash",
    "GRAPHNET_CHECKOUT": "checkout that every node of a Slurm cluster sees; default: the folder of `sbatch`",
    "GRAPHNET_VERSION": "tag of the images; default: this version",
    _SERVICE: "image of one service, for instance GRAPHNET_TVM_IMAGE",
    "GRAPHNET_MEMORY": "memory of each container, default `8g`. A sample process gets at most 80 % of it",
    "GRAPHNET_CPUSET": "cores of every container, default `0-1`: a set instead of a quota, because a quota stops a "
    "worker while it is timed. A container that a run starts by itself gets the run's cores",
    "GRAPHNET_PIDS": "number of processes of a container, default 1024",
    "GRAPHNET_TMP": "size of a container's `/tmp`, default `2g`",
    "GRAPHNET_CACHE": "size of a container's `/cache`, default `4g`",
    "GRAPHNET_MESH": "folder that the mesh shares with the host, default `/dev/shm/graphnet-mesh`",
    "GRAPHNET_CA_BUNDLE": "certificates of a proxy, for building images",
    "GRAPHNET_OFFLINE": "not empty: build images from `deploy/supplies` alone",
    "GRAPHNET_PYTHON_IMAGE": "image with Python on which all images are built",
    "GRAPHNET_REVISION": "commit for the label of the images",
    "GRAPHNET_LISTEN": "address of the worker in a container; default: a Unix socket",
    "GRAPHNET_SOCKET": "path of the worker's Unix socket in a container; default `/run/graphnet/worker.sock`",
    "GRAPHNET_SOCKET_MODE": "permissions of that socket, octal; default 600",
    "GRAPHNET_HEALTH_LISTEN": "further address of the worker, for health checks only",
    "GRAPHNET_IMAGE_DIGEST": "digest of the image, for a worker that cannot ask for it",
    "GRAPHNET_CHECK_RESULTS": "folder in which `./check` leaves the results of its tests as JUnit XML",
    "GRAPHNET_REPOSITORY_URL": "address of the repository's pages, to which the site of `./check site` links",
}

#: Typer's name of a type, such as <int range> or <list[str]>.
_LONG_TYPE, _SHORT_TYPE = re.compile(r"<(?:list\[)?(\w+)(?: range)?\]?>"), r"<\1>"
_NUMBERED = re.compile(r"(?:(?P<kind>.+) )?(?P<name>\w+) = (?P<number>\d+);")
_RPC = re.compile(r"rpc (\w+)\((.+)\) returns \((.+)\);")


def main() -> None:
    """Write every page with its new part."""
    for page, text in pages().items():
        page.write_text(text, encoding="utf-8")


def pages() -> dict[Path, str]:
    """Return the text of each page."""
    parts = {
        "command-line": commands(),
        "exit-codes": exit_codes(),
        "environment-variables": variables(),
        "protocol": protocol(PROTO.read_text(encoding="utf-8")),
    }
    return {FOLDER / f"{name}.md": _renewed(FOLDER / f"{name}.md", lines) for name, lines in parts.items()}


def _renewed(page: Path, lines: Iterator[str]) -> str:
    text = page.read_text(encoding="utf-8")
    return marks.renewed(page, text, "begin: tools/reference_pages.py", "end", "\n".join(lines) + "\n")


def commands() -> Iterator[str]:
    """List every command with its help, its options and its examples."""
    root: Any = complete(app)
    yield from _command(root.make_context("graphnet", [], resilient_parsing=True), "")


def _command(context: Any, path: str) -> Iterator[str]:
    command = context.command
    yield f"\n## {context.command_path}\n"
    yield Text.from_markup(command.help or "").plain + "\n"
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    yield "\n".join(["```", usage, "", *EXAMPLES.get(path, ()), "```"])
    # Typer writes defaults and bounds after the help, not as markup.
    records = [(parameter.help or "", parameter.get_help_record(context)) for parameter in command.params]
    shown = [(record, help_) for help_, record in records if record is not None]
    if shown:
        yield "\n| argument or option | meaning |\n| --- | --- |"
    for (name, text), help_ in shown:
        meaning = Text.from_markup(help_).plain + text.removeprefix(help_)
        yield f"| `{_cell(_LONG_TYPE.sub(_SHORT_TYPE, name))}` | {_cell(meaning)} |"
    for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
        below = command.commands[name]
        yield from _command(type(context)(below, info_name=name, parent=context), f"{path} {name}".strip())


def exit_codes() -> Iterator[str]:
    """List the exit codes."""
    yield from ("| code | name | meaning |", "| --- | --- | --- |")
    for code in ExitCode:
        yield f"| {int(code)} | `{code.name}` | {_cell(code.meaning)} |"


def variables() -> Iterator[str]:
    """List the environment variables. A variable without a meaning in ``MEANINGS`` raises SystemExit."""
    found = read_variables()
    if set(found) != set(MEANINGS):
        raise SystemExit(f"{__file__}: MEANINGS and the code differ by {', '.join(sorted(set(found) ^ set(MEANINGS)))}")
    yield from ("| variable | meaning | read by |", "| --- | --- | --- |")
    for name, meaning in MEANINGS.items():
        links = [f"[{Path(file).name}](../../{file})" for file in found[name][:2]]
        yield f"| `{name}` | {_cell(meaning)} | {', '.join(links)}{', ...' if len(found[name]) > 2 else ''} |"


def read_variables() -> dict[str, list[str]]:
    """Return the files that name each of our environment variables, by the variable."""
    listed = subprocess.run(["git", "ls-files", *READERS], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, list[str]] = {}
    for file in listed.splitlines():
        if file.endswith(".md") or file == Path(__file__).relative_to(ROOT).as_posix():
            continue
        names = set(_OURS.findall((ROOT / file).read_text(encoding="utf-8", errors="replace")))
        services = {name for name in names - set(MEANINGS) if _OF_ONE_SERVICE.fullmatch(name)}
        for name in names - services | ({_SERVICE} if services else set()):
            if name != _CONSTANT and not _OF_TESTS.fullmatch(name):
                found.setdefault(name, []).append(file)
    return found


@dataclass
class _Block:
    """A message, an enum or a service of the protocol, with the lines of its comment and one row per item."""

    kind: str
    name: str
    comment: list[str]
    rows: list[tuple[str, ...]] = field(default_factory=list)


def protocol(text: str) -> Iterator[str]:
    """Describe the service, its messages and its enums. ``text`` is worker.proto, which Buf has checked."""
    columns = {"service": ("call", "request", "answer"), "message": ("number", "field", "type")}
    for block in _blocks(text):
        yield f"\n## {block.name}\n"
        yield from _prose(block.comment)
        if block.rows:
            head = (*columns.get(block.kind, ("number", "value")), "meaning")
            yield f"\n| {' | '.join(head)} |\n|{' --- |' * len(head)}"
        yield from (f"| {' | '.join(row)} |" for row in block.rows)


def _blocks(text: str) -> Iterator[_Block]:
    comment: list[str] = []
    block: _Block | None = None
    group = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("//"):
            comment.append(line[2:].removeprefix(" "))
            continue
        if begun := re.match(r"(service|message|enum|oneof) (\w+) \{(\})?", line):
            if begun[1] == "oneof":
                group = f"one of `{begun[2]}`"
            else:
                block = _Block(begun[1], begun[2], comment)
                if begun[3]:
                    yield block
        elif line == "}":
            if group:
                group = ""
            elif block is not None:
                yield block
        elif block is not None and (row := _row(line, " ".join(filter(None, [group, *comment])))):
            block.rows.append(row)
        comment = []


def _row(line: str, meaning: str) -> tuple[str, ...] | None:
    if called := _RPC.fullmatch(line):
        return (f"`{called[1]}`", f"`{called[2]}`", f"`{called[3]}`", _cell(meaning))
    if numbered := _NUMBERED.fullmatch(line):
        kind = (f"`{numbered['kind']}`",) if numbered["kind"] else ()
        return (numbered["number"], f"`{numbered['name']}`", *kind, _cell(meaning))
    return None


def _prose(comment: list[str]) -> Iterator[str]:
    """Yield a comment as text. Lines that begin with spaces are a table, which keeps its form."""
    for number, line in enumerate(comment):
        table, before = line.startswith("  "), number > 0 and comment[number - 1].startswith("  ")
        if table != before:
            yield "\n```" if table else "```\n"
        yield line[2:] if table else line
    if comment and comment[-1].startswith("  "):
        yield "```"


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


if __name__ == "__main__":
    main()
