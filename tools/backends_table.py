"""Write the table of docs/backends.md from every backend.toml: `.venv/bin/python tools/backends_table.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from graphnet.workers.site import all_backends
from graphnet_contract.backend import Backend, Flavour

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "backends.md"
_BEGIN, _END = "<!-- begin: tools/backends_table.py -->\n", "<!-- end -->\n"


def main() -> None:
    """Renew the part of the document between the two marks."""
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(renewed(text), encoding="utf-8")


def renewed(text: str) -> str:
    """The document's text with the part between the marks made again."""
    before, begin, rest = text.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not (begin and end):
        raise SystemExit(f"{DOCUMENT} lacks the marks {_BEGIN.strip()} and {_END.strip()}")
    return before + begin + "\n".join(_lines()) + "\n" + end + after


def _lines() -> Iterator[str]:
    backends = all_backends()
    yield "| backend | flavour | Python | devices | what it is |"
    yield "| --- | --- | --- | --- | --- |"
    for backend in backends:
        for flavour in backend.flavours:
            yield _row(backend, flavour)
    for backend in backends:
        yield from _details(backend)


def _row(backend: Backend, flavour: Flavour) -> str:
    link = f"[{backend.name}](../backends/{backend.name}/README.md)"
    chosen = [device for device, name in backend.defaults.items() if name == flavour.name]
    default = f" (default for {', '.join(chosen)})" if chosen and len(backend.flavours) > 1 else ""
    devices = ", ".join(flavour.devices)
    return f"| {link} | {flavour.name}{default} | {flavour.python} | {devices} | {_cell(backend.summary)} |"


def _details(backend: Backend) -> Iterator[str]:
    if backend.options:
        yield from ("", f"Options of {backend.name}:", "", "| option | default | what it does |", "| --- | --- | --- |")
        for option in backend.options:
            default = "" if option.default_value is None else repr(option.default_value).strip("'")
            choices = f" (one of: {', '.join(option.choices)})" if option.choices else ""
            yield f"| `{option.name}` | {_cell(default)} | {_cell(option.help + choices)} |"
    for flavour in backend.flavours:
        failures = backend.expected_failures(flavour.name)
        if failures:
            yield from (
                "",
                f"Declared failures of {backend.name}:{flavour.name}:",
                "",
                "| case | why |",
                "| --- | --- |",
            )
            yield from (f"| `{case}` | {_cell(reason)} |" for case, reason in failures.items())


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


if __name__ == "__main__":
    main()
