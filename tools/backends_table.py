"""Write the generated parts of docs/reference/backends.md and of every backend's README.

Run this script with `.venv/bin/python tools/backends_table.py`. The parts are made only from the backend.toml files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import marks

from graphnet_contract.backend import Backend, Flavour, read_backend

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Write every part into its page."""
    for page, text in generated_parts().items():
        page.write_text(renewed(page, text), encoding="utf-8")


def generated_parts() -> dict[Path, str]:
    """Return the generated part of each page: of all backends in docs/reference/backends.md, of one in its README."""
    backends = [read_backend(path.parent) for path in sorted((ROOT / "backends").glob("*/backend.toml"))]
    parts = {ROOT / "docs" / "reference" / "backends.md": _joined(_overview(backends))}
    for backend in backends:
        lines = [*_options(backend), *_knobs(backend), *_failures(backend)]
        parts[backend.folder / "README.md"] = _joined(iter(lines or ["", "It has no options."]))
    return parts


def renewed(page: Path, part: str) -> str:
    """Return the page's text with ``part`` as its generated part."""
    return marks.renewed(page, page.read_text(encoding="utf-8"), "begin: tools/backends_table.py", "end", part)


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
    link = f"[{backend.name}](../../backends/{backend.name}/README.md)"
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


def _knobs(backend: Backend) -> Iterator[str]:
    if backend.knobs:
        yield from ("", f"Knobs of {backend.name}, each of which turns something off to narrow a fault:")
        yield from ("", "| knob | without | options |", "| --- | --- | --- |")
    for knob in backend.knobs:
        everywhere = len(knob.flavours) == len(backend.flavours)
        where = "" if everywhere else f" (flavour {', '.join(knob.flavours)})"
        options = " ".join(f"`--option {name}={value}`" for name, value in knob.options.items())
        yield f"| `{knob.name}` | {_cell(knob.turns_off + where)} | {_cell(options)} |"


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
