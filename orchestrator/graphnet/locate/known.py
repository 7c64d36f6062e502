"""The causes that a backend's authors know already: a file of signatures with links beside its adapter."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pydantic import ConfigDict, ValidationError

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

    def covers(self, cause: Cause) -> bool:
        """Whether a cause is this one."""
        signature = cause.signature
        return (
            self.outcome is signature.outcome
            and self.kind in (None, signature.kind)
            and {*self.operators} <= {*cause.operators, *signature.operators}
            and normalised(self.message) in signature.message
        )


def known_signatures(backend: Path) -> list[KnownSignature]:
    """Read the file in a backend's folder; no file has no causes. Raises UsageError with the faulty entry."""
    path = backend / KNOWN_FILE
    if not path.exists():
        return []
    try:
        with storing(path, "read"):
            entries = tomllib.loads(path.read_text(encoding="utf-8")).get("cause", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} is no TOML file: {error}") from error
    found = []
    for number, entry in enumerate(entries, start=1):
        try:
            one = KnownSignature.model_validate(entry)
        except ValidationError as error:
            (first, *_) = error.errors()
            place = ".".join(map(str, first["loc"]))
            raise UsageError(f"cause {number} of {path}: {place}: {first['msg']}") from None
        if not one.operators and not one.message:
            raise UsageError(f"cause {number} of {path} names neither operators nor a message, so it would be any")
        found.append(one)
    return found


def named(cause: Cause, known: Sequence[KnownSignature]) -> Cause:
    """Return a cause with what is known of it: the first entry that covers it."""
    found = next((Known(title=one.title, link=one.link) for one in known if one.covers(cause)), None)
    return cause.model_copy(update={"known": found})
