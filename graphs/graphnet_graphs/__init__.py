"""The tools that need torch: they turn models into samples, and check, rewrite, run and compare samples."""

from __future__ import annotations

from .errors import CoverageError, EmitError, ExtractError, MismatchError, UsageError

__all__ = ["CoverageError", "EmitError", "ExtractError", "MismatchError", "UsageError", "extract"]


def __getattr__(name: str) -> object:
    # `extract` needs torch, so it is imported at its first use. Users of the canonical hash alone then need no torch.
    if name == "extract":
        from .extract import extract

        return extract
    raise AttributeError(name)
