"""Torch-side tools: turn models into samples; check, rewrite, run and compare samples."""

from __future__ import annotations

from .errors import CoverageError, EmitError, ExtractError, MismatchError, UsageError

__all__ = ["CoverageError", "EmitError", "ExtractError", "MismatchError", "UsageError", "extract"]


def __getattr__(name: str) -> object:
    # Imported where it is used: it needs torch, and the canonical hash does not.
    if name == "extract":
        from .extract import extract

        return extract
    raise AttributeError(name)
