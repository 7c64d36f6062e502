"""``graphnet extract``: turn your own model into samples."""

from __future__ import annotations

from typing import Any

from graphnet import COMMAND
from graphnet.cli.graph_tools import finish, result_of, with_options


@with_options("extract")
def extract(**given: Any) -> None:
    """Extract every graph of a model's forward as a sample; exit 1 if a part of the forward cannot be captured."""
    result = result_of("extract", given)
    finish(result, given["format_"], f"next: {COMMAND} bench --samples {result['folder']}")
