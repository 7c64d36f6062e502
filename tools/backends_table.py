"""Write the generated parts of docs/backends.md and of every backend's README.

Run this script with `.venv/bin/python tools/backends_table.py`. The generated part of a page is the text between two
HTML comments. This part is made only from the backend.toml files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from graphnet_contract.backend import Backend, Flavour, read_backend

ROOT = Path(__file__).resolve().parent.parent
_BEGIN, _END = "<!-- begin: tools/backends_table.py -->\n", "<!-- end -->\n"


def main() -> None:
    """Make the generated part of every page again, and write it into the page."""
    for page, text in generated_parts().items():
        page.write_text(renewed(page, text), encoding="utf-8")


def generated_parts() -> dict[Path, str]:
    """Return the generated part of each page, by the path of the page.

    The part in docs/backends.md describes all backends. The part in a backend's README describes this backend alone.
    """
    backends = [read_backend(path.parent) for path in sorted((ROOT / "backends").glob("*/backend.toml"))]
    parts = {ROOT / "docs" / "backends.md": _joined(_overview(backends))}
    for backend in backends:
        lines = [*_options(backend), *_failures(backend)]
        parts[backend.folder / "README.md"] = _joined(iter(lines or ["", "It has no options."]))
    return parts


def renewed(page: Path, part: str) -> str:
    """Return the page's text with ``part`` as its generated part.

    Raise SystemExit if the page lacks one of the two HTML comments around this part.
    """
    before, begin, rest = page.read_text(encoding="utf-8").partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not (begin and end):
        raise SystemExit(f"{page} lacks the marks {_BEGIN.strip()} and {_END.strip()}; add them for the table")
    return before + begin + part + end + after


def _joined(lines: Iterator[str]) -> str:
    return "\n".join(lines).lstrip("\n") + "\n"


def _overview(backends: list[Backend]) -> Iterator[str]:
    yield "| backend | flavour | Python | devices | summary |"
    yield "| --- | --- | --- | --- | --- |"
    for backend in backends:
        for flavour in backend.flavours:
            yield _row(backend, flavour)
    for backend in backends:
        yield from _options(backend)
        yield from _failures(backend)


def _row(backend: Backend, flavour: Flavour) -> str:
    link = f"[{backend.name}](../backends/{backend.name}/README.md)"
    chosen = [device for device, name in backend.defaults.items() if name == flavour.name]
    default = f" (default for {', '.join(chosen)})" if chosen and len(backend.flavours) > 1 else ""
    devices = ", ".join(flavour.devices)
    return f"| {link} | {flavour.name}{default} | {flavour.python} | {devices} | {_cell(backend.summary)} |"


def _options(backend: Backend) -> Iterator[str]:
    if backend.options:
        yield from ("", f"Options of {backend.name}:", "", "| option | default | effect |", "| --- | --- | --- |")
    for option in backend.options:
        default = "" if option.default_value is None else str(option.default_value)
        default = default.lower() if isinstance(option.default_value, bool) else default
        choices = f" (one of: {', '.join(option.choices)})" if option.choices else ""
        yield f"| `{option.name}` | {_cell(default)} | {_cell(option.help + choices)} |"


def _failures(backend: Backend) -> Iterator[str]:
    for flavour in backend.flavours:
        failures = backend.expected_failures(flavour.name)
        if failures:
            name = f"{backend.name}:{flavour.name}"
            yield from ("", f"Cases of `./graphnet backends check` that {name} is known to fail:")
            yield from ("", "| case | reason |", "| --- | --- |")
        yield from (f"| `{case}` | {_cell(reason)} |" for case, reason in failures.items())


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


if __name__ == "__main__":
    main()
