"""Tools on the torch side: a model becomes samples, samples are checked, rewritten and compared."""

from __future__ import annotations

from .errors import CoverageError, EmitError, ExtractError, MismatchError, UsageError

__all__ = ["CoverageError", "EmitError", "ExtractError", "MismatchError", "UsageError", "extract"]


def __getattr__(name: str) -> object:
    # torch is imported only by those who extract: the canonical hash needs none of it.
    if name == "extract":
        from .extract import extract

        return extract
    raise AttributeError(name)
