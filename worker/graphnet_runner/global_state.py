"""Watches settings of the process that affect the results of all later torch calls. A compiler must not change them."""

from __future__ import annotations

import sys
from typing import Callable, Dict, List, Tuple

from graphnet_runner.terms import terms_now

#: The beginning of the flag ``global_state:NAME,...``, which names settings that a compiler or compiled graph changed.
FLAG = "global_state"


class GlobalStateWatch:
    """Finds settings of torch and of the CPU, such as the default dtype, that changed after this object was made."""

    def __init__(self) -> None:
        self._before = _settings()
        self._changed: List[str] = []

    def look(self) -> None:
        """Note each setting that has changed since this object was made. It stays noted if it is set back later."""
        now = _settings()
        self._changed += [name for name in now if now[name] != self._before[name] and name not in self._changed]

    def flags(self) -> Tuple[str, ...]:
        return ("%s:%s" % (FLAG, ",".join(sorted(self._changed))),) if self._changed else ()


def _settings() -> Dict[str, object]:
    import torch

    readers: Dict[str, Tuple[str, Callable[[], object]]] = {
        "default_dtype": ("get_default_dtype", lambda: str(torch.get_default_dtype())),
        "grad_mode": ("is_grad_enabled", lambda: bool(torch.is_grad_enabled())),
        "threads": ("get_num_threads", lambda: int(torch.get_num_threads())),
    }
    found = {name: read() for name, (function, read) in readers.items() if hasattr(torch, function)}
    return {"denormals": _flushes_denormals(), "matmul_precision": terms_now(), **found}


def _flushes_denormals() -> Tuple[bool, bool]:
    """Return whether this thread replaces denormal results by zero, and whether it replaces denormal operands by zero.

    Compute in Python, which the CPU's two modes affect as they affect torch: torch has no function that says it.
    """
    smallest_normal, denormal = sys.float_info.min, float.fromhex("0x0.8p-1022")
    return smallest_normal * 0.5 == 0.0, denormal * 2.0 == 0.0
