"""Watches settings of the process that affect the results of all later torch calls. A compiler must not change them."""

from __future__ import annotations

import sys
from typing import Callable, Dict, List, Tuple

#: The beginning of the flag ``global_state:NAME,...``. A sample gets this flag if its compiler or its compiled graph
#: changed settings of torch or of the CPU. The names are those of the changed settings.
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
        """Return the flag ``global_state:NAME,...``; no flag if no setting of torch or of the CPU has changed."""
        return ("%s:%s" % (FLAG, ",".join(sorted(self._changed))),) if self._changed else ()


def _settings() -> Dict[str, object]:
    """Return the settings of torch and of the CPU by name. Leave out settings that this version of torch lacks."""
    import torch

    readers: Dict[str, Tuple[str, Callable[[], object]]] = {
        "default_dtype": ("get_default_dtype", lambda: str(torch.get_default_dtype())),
        "grad_mode": ("is_grad_enabled", lambda: bool(torch.is_grad_enabled())),
        "matmul_precision": ("get_float32_matmul_precision", _matmul_precision),
        "threads": ("get_num_threads", lambda: int(torch.get_num_threads())),
    }
    found = {name: read() for name, (function, read) in readers.items() if hasattr(torch, function)}
    return {"denormals": _flushes_denormals(), **found}


def _matmul_precision() -> object:
    import torch

    cudnn = getattr(torch.backends, "cudnn", None)
    return torch.get_float32_matmul_precision(), bool(getattr(cudnn, "allow_tf32", False))


def _flushes_denormals() -> Tuple[bool, bool]:
    """Return whether this thread replaces denormal results by zero, and whether it replaces denormal operands by zero.

    torch has no function that says whether these two modes of the CPU are set. So this function makes two computations
    in Python, because the modes affect the computations of Python and of torch in the same way.
    """
    smallest_normal, denormal = sys.float_info.min, float.fromhex("0x0.8p-1022")
    return smallest_normal * 0.5 == 0.0, denormal * 2.0 == 0.0
