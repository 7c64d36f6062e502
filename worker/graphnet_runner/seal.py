"""Restores functions of the runner and of torch that an adapter or a sample replaced."""

from __future__ import annotations

import sys
import types
from typing import Any, Callable, Dict, List, Tuple

from graphnet_contract.frameworks import FRAMEWORKS
from graphnet_runner.frameworks.known import framework, is_installed

#: The flag of a sample whose adapter or model replaced a function or value that ``Seal.mend`` had to restore.
PATCHED_FLAG = "runner_patched"
#: The packages whose modules are restored if an adapter or a sample replaces something in them.
_PACKAGES = ("graphnet_runner", "graphnet_contract")
#: The functions of torch with which outputs are compared and copied, by their module or class.
_OF_TORCH = {
    "torch": ("equal", "frombuffer"),
    "torch.Tensor": ("clone", "contiguous", "cpu", "detach", "reshape", "view"),
}
_ABSENT = object()
_CODE = (types.FunctionType, staticmethod, classmethod, property)
#: The type of ``Seal.mend``, which undoes replacements and returns the names that had been replaced.
Mend = Callable[[], Tuple[str, ...]]
_FUNCTION_PARTS = ("__code__", "__defaults__", "__kwdefaults__")


class Seal:
    """Remembers the functions and other values that the runner's modules had before any adapter was imported.

    An adapter runs in the interpreter that times and compares its calls, so it could replace the clock or the
    comparison. ``mend`` undoes such replacements. An adapter that is made to cheat can still find other ways, so the
    server measures every timed section from outside, too (``graphnet_server.watch.witness``).
    """

    def __init__(self) -> None:
        for name in filter(is_installed, FRAMEWORKS):
            framework(name)
        self._holders = _modules() + _torch()
        self._functions = [
            (name, value, tuple(getattr(value, part) for part in _FUNCTION_PARTS))
            for name, value in _functions(self._holders)
        ]

    def mend(self) -> Tuple[str, ...]:
        """Restore every function and value that was replaced since this object was made. Return their sorted names."""
        changed: List[str] = []
        for name, holder, whole, before in self._holders:
            changed += _put_back(name, holder, before)
            if whole:
                changed += _remove_new(name, holder, before)
        for name, function, parts in self._functions:
            for part, value in zip(_FUNCTION_PARTS, parts):
                if getattr(function, part) is not value:
                    setattr(function, part, value)
                    changed.append("%s.%s" % (name, part))
        return tuple(sorted(changed))


class Mended:
    """Calls ``mend`` during one sample, and keeps the names of all functions and values that were replaced."""

    def __init__(self, mend: Mend) -> None:
        self._mend = mend
        self._names: Dict[str, None] = {}

    def __call__(self) -> None:
        """Restore the functions and values that were replaced. Write the name of each to the log once."""
        for name in self._mend():
            if name not in self._names:
                print("%s was replaced by the adapter or the sample; it was put back" % name, file=sys.stderr)
            self._names[name] = None

    def flags(self) -> Tuple[str, ...]:
        return (PATCHED_FLAG,) if self._names else ()


#: The name of a module or class, the module or class, whether to remove names that were added, and its values by name.
_Holder = Tuple[str, Any, bool, Dict[str, Any]]


def _modules() -> List[_Holder]:
    found: List[_Holder] = []
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] not in _PACKAGES or "generated" in name:
            continue
        found.append((name, module, True, {key: value for key, value in vars(module).items() if key[:2] != "__"}))
        for value in vars(module).values():
            if isinstance(value, type) and value.__module__ == name:
                own = {key: part for key, part in vars(value).items() if isinstance(part, _CODE)}
                found.append(("%s.%s" % (name, value.__name__), value, False, own))
    return found


def _torch() -> List[_Holder]:
    import torch

    holders: Dict[str, Any] = {"torch": torch, "torch.Tensor": getattr(torch, "Tensor", None)}
    found: List[_Holder] = []
    for name, parts in _OF_TORCH.items():
        there = {part: getattr(holders[name], part) for part in parts if hasattr(holders[name], part)}
        found.append((name, holders[name], False, there))
    return found


def _functions(holders: List[_Holder]) -> List[Tuple[str, Any]]:
    found = {}
    for name, _, _, values in holders:
        for key, value in values.items():
            plain = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
            if isinstance(plain, types.FunctionType) and plain.__module__.partition(".")[0] in _PACKAGES:
                found[id(plain)] = ("%s.%s" % (name, key), plain)
    return list(found.values())


def _put_back(name: str, holder: Any, before: Dict[str, Any]) -> List[str]:
    changed = []
    for key, value in before.items():
        # Use getattr for names that vars() does not contain, because torch.Tensor inherits most of its methods.
        now = vars(holder).get(key, _ABSENT) if key in vars(holder) else getattr(holder, key, _ABSENT)
        if now is not value:
            setattr(holder, key, value)
            changed.append("%s.%s" % (name, key))
    return changed


def _remove_new(name: str, module: Any, before: Dict[str, Any]) -> List[str]:
    """Remove new names, which could hide a builtin such as ``min``, from a module, and return them.

    Names of modules stay, because Python adds a submodule to its package when the submodule is imported.
    """
    new = [key for key in vars(module) if key not in before and not key.startswith("__")]
    new = [key for key in new if not isinstance(getattr(module, key), types.ModuleType)]
    for key in new:
        delattr(module, key)
    return ["%s.%s" % (name, key) for key in new]
