"""Findings about this host: what is so, and what a user can do about it. ``doctor`` and ``check-machine`` list them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from graphnet.errors import GraphNetError


class State(StrEnum):
    """The state of a finding."""

    ok = "ok"
    noisy = "noisy"
    """Everything works, but times vary more than they need to."""
    missing = "missing"
    """Some things do not work; others do."""
    broken = "broken"
    """Nothing can be measured."""


@dataclass(frozen=True)
class Finding:
    """A finding about one thing: a phrase, and, unless the state is ``ok``, what to do.

    ``effect``: what the thing does to times and their intervals, if anything.
    """

    subject: str
    state: State
    text: str
    remedy: str = ""
    effect: str = ""


#: The result of a look: the state, the phrase, the remedy and, if it is known, the effect.
Found = tuple[State, str, str] | tuple[State, str, str, str]


def examined(looks: Mapping[str, Callable[[], Found]]) -> Iterator[Finding]:
    """Yield a finding per subject. A subject whose look fails unexpectedly is broken, and the others are looked at."""
    for subject, look in looks.items():
        try:
            state, text, *rest = look()
        except (GraphNetError, OSError, ValueError, subprocess.SubprocessError) as error:
            state, text, rest = State.broken, str(error), ["see the message"]
        yield Finding(subject, state, text, *([] if state is State.ok else rest))
