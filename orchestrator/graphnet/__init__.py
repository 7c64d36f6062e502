"""The orchestrator, its command line, and its Python interface: ``open_run``, ``measure``, ``score`` and ``Run``.

The orchestrator sends samples to worker processes, times them, judges their outputs, and records and shows the results.
It does not need torch.
"""

from pathlib import Path as _Path
from typing import Any

__all__ = ["COMMAND", "GraphNetError", "Run", "__version__", "measure", "open_run", "score"]
__version__ = "0.1.0"
#: How a user starts the command line: by the script of a checkout, or by the name that an installation puts on PATH.
COMMAND = "./graphnet" if (_Path(__file__).resolve().parents[2] / "graphnet").is_file() else "graphnet"


def __getattr__(name: str) -> Any:
    """Import the Python interface when it is first used, because most commands do not need it. Its types are in
    __init__.pyi.
    """
    if name not in __all__:
        raise AttributeError(f"module 'graphnet' has no attribute {name!r}")
    import importlib

    module = "graphnet.errors" if name == "GraphNetError" else "graphnet.cli.interface"
    return getattr(importlib.import_module(module), name)
