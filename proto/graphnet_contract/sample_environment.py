"""Chooses the environment variables that sample processes get.

``model.py`` is a program that somebody else wrote, and everything that it prints becomes part of a row. So a sample
process gets only variables that are named here, in ``backend.toml`` or after ``--pass-env``, and no tokens or
passwords.
"""

from __future__ import annotations

import fnmatch
import re
from typing import Dict, Iterable, Mapping, Tuple

#: The names of the variables that every sample process gets, if the server has them. ``*`` stands for any text.
PASSED = (
    # Variables that tell a compiler where programs, libraries and modules are.
    *("PATH", "LD_LIBRARY_PATH", "LD_PRELOAD", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE"),
    # Variables with the user's name, and with the directories for caches and temporary files.
    *("HOME", "USER", "LOGNAME", "TMPDIR", "XDG_CACHE_HOME"),
    # Variables that set the language and the time zone.
    *("LANG", "LANGUAGE", "LC_*", "TZ"),
    # Variables that configure devices, threads, numerical libraries and memory allocators.
    *("CUDA_*", "NVIDIA_*", "OMP_*", "GOMP_*", "KMP_*", "MKL_*", "OPENBLAS_*"),
    *("DNNL_*", "ONEDNN_*", "CUBLAS_*", "CUDNN_*", "ATEN_*", "MALLOC_*"),
)
#: How a worker confines its sample processes: where the kernel allows it, always (or it makes none), or never. The
#: environment variable says which, if no option does.
ISOLATION = ("auto", "on", "off")
ISOLATION_VARIABLE = "GRAPHNET_ISOLATION"
_PATTERN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\*?")


def is_pattern(text: str) -> bool:
    """Whether a text is a variable's name, or a pattern: the beginning of a name followed by ``*``."""
    return bool(_PATTERN.fullmatch(text))


def passed_variables(environment: Mapping[str, str], further: Iterable[str] = ()) -> Dict[str, str]:
    """Choose the variables that sample processes get: those in ``PASSED`` and ``further``, whose names may end in
    ``*``.
    """
    patterns = (*PASSED, *further)
    return {
        name: value
        for name, value in environment.items()
        if any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
    }


def zygote_environment(environment: Mapping[str, str], further: Iterable[str] = ()) -> Dict[str, str]:
    """Return the variables of a zygote and its sample processes: those that are passed, and some for thread pools."""
    chosen = passed_variables(environment, further)
    # OpenMP and MKL must not start their thread pools before the fork.
    for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        chosen[name] = "1"
    chosen["PYTHONUNBUFFERED"] = "1"
    # Keep libgomp's threads from spinning for milliseconds at a barrier. On a machine with any other load, this made
    # calls five to ten times slower, and it did not slow the two compared processes equally.
    chosen.setdefault("GOMP_SPINCOUNT", "10000")
    return chosen


def names_of(environment: Mapping[str, str]) -> Tuple[str, ...]:
    return tuple(sorted(environment))
