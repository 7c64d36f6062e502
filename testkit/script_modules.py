"""Import a script of this repository as a module. Scripts are in folders that are not packages."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def script_module(path: str) -> ModuleType:
    """Import a script, which can import the other scripts of its folder.

    Args:
        path: the path of the script relative to the repository, for instance ``benchmarks/compare.py``.
    """
    script = ROOT / path
    # A script of benchmarks/ may have the same name as a module that is already imported, so its name gets a prefix.
    spec = importlib.util.spec_from_file_location(f"{script.parent.name}_{script.stem}", script)
    if spec is None or spec.loader is None:
        raise ImportError(f"{script} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(script.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(script.parent))
    return module
