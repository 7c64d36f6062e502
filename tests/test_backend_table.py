"""docs/backends.md is what tools/backends_table.py makes of the backends' folders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = (
    "import backends_table as t; import sys; sys.exit(t.renewed(t.DOCUMENT.read_text()) != t.DOCUMENT.read_text())"
)


def test_the_table_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT / "tools", capture_output=True, text=True)

    assert done.returncode == 0, "renew it: .venv/bin/python tools/backends_table.py\n" + done.stderr


def test_every_backend_is_documented() -> None:
    text = (ROOT / "docs" / "backends.md").read_text(encoding="utf-8")
    for folder in (path.parent for path in (ROOT / "backends").glob("*/backend.toml")):
        assert f"| [{folder.name}](" in text
        assert (folder / "README.md").is_file(), f"{folder.name} has no README.md"


def test_a_readme_tells_what_its_backend_does_not_take() -> None:
    from graphnet_contract.backend import read_backend

    for path in (ROOT / "backends").glob("*/backend.toml"):
        backend = read_backend(path.parent)
        cases = {case for flavour in backend.flavours for case in backend.expected_failures(flavour.name)}
        readme = (path.parent / "README.md").read_text(encoding="utf-8") if cases else ""
        missing = sorted(case for case in cases if f"`{case}`" not in readme)
        assert not missing, f"backends/{path.parent.name}/README.md does not name the failing cases {missing}"
