"""The causes that a backend's authors know already: a file of signatures with links beside its adapter."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from graphnet.errors import UsageError, storing
from graphnet.locate.cause import Cause
from graphnet.locate.signature import Kind, normalised
from graphnet.outcomes import Outcome
from graphnet.runs.causes import Known

KNOWN_FILE: Final = "known_causes.toml"


class KnownSignature(Known):
    """One entry ``[[cause]]`` of the file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    outcome: Outcome
    """The outcome of the row."""
    kind: Kind | None = None
    """The kind of the failure; any if it is not given."""
    operators: tuple[str, ...] = ()
    """Operators of which the smallest graph calls, or the row names, each."""
    message: str = ""
    """A part of the row's message. Numbers, paths and addresses do not matter."""

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        if not self.operators and not re.search(r"[a-z]{3}", normalised(self.message)):
            raise ValueError("it names neither operators nor a message with a word, so it would cover any cause")
        if self.link and not self.link.startswith(("https://", "http://")):
            raise ValueError("its link begins with neither https:// nor http://")
        return self

    def covers(self, cause: Cause) -> bool:
        """Whether a cause is this one.

        The operators of a graph that is not minimal say nothing, so such a cause needs a message or operators in it.
        """
        signature = cause.signature
        minimal = not (cause.needs_whole or cause.ended)
        operators = {*signature.operators, *(cause.operators if minimal or self.message else ())}
        return (
            self.outcome is signature.outcome
            and self.kind in (None, signature.kind)
            and operators >= {*self.operators}
            and normalised(self.message) in signature.message
        )


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    cause: tuple[KnownSignature, ...] = ()


def known_signatures(backend: Path) -> Sequence[KnownSignature]:
    """Read the file in a backend's folder; no file has no causes. Raises UsageError with the faulty entry."""
    path = backend / KNOWN_FILE
    if not path.exists():
        return ()
    try:
        with storing(path, "read"):
            return _File.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))).cause
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part + 1) if isinstance(part, int) else part for part in first["loc"])
        raise UsageError(f"{path}: {place}: {first['msg']}; causes are counted from 1") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} is not a TOML file: {error}") from error


def named(cause: Cause, known: Sequence[KnownSignature]) -> Cause:
    """Return a cause with the first entry that covers it."""
    found = next((Known(title=one.title, link=one.link) for one in known if one.covers(cause)), None)
    return cause.model_copy(update={"known": found})
