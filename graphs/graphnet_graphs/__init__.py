"""The tools that need torch: they turn models into samples, and check, rewrite, run and compare samples."""

from __future__ import annotations

from graphnet_graphs.errors import CoverageError, EmitError, ExtractError, MismatchError, UsageError

__all__ = ["CoverageError", "EmitError", "ExtractError", "MismatchError", "UsageError", "extract"]


def __getattr__(name: str) -> object:
    # Import `extract` at its first use, because it needs torch. Other modules of this package, such as `canonical`, can
    # then be used without torch.
    if name == "extract":
        from graphnet_graphs.capture.extract import extract

        return extract
    raise AttributeError(name)
