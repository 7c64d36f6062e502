"""The causes that `graphnet locate` keeps in a run's folder: one entry for all rows with the same cause."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from graphnet import units
from graphnet.errors import StorageError, storing
from graphnet.files import write_whole
from graphnet.outcomes import Outcome

#: The folders in a run's folder in which the causes of its wrong or failed rows, and of its slow rows, are kept.
CAUSES_FOLDER: Final = "causes"
SLOW_FOLDER: Final = "slow"
CAUSES_FILE: Final = "causes.json"
SCHEMA: Final = 1


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Known(_Kept):
    """A cause that the backend's authors know."""

    title: str
    """One line that names it."""
    link: str = ""
    """The address at which it is discussed; empty if there is none."""

    def text(self) -> str:
        """Return it as one line."""
        return f"{self.title} ({self.link})" if self.link else self.title


def verified_word(verified: bool) -> str:
    """Return how a script is called that was run alone and failed so, or not."""
    return "verified" if verified else "NOT verified"


class CausedRow(_Kept):
    """A row with the cause."""

    key: str
    """The row's key."""
    sample: str
    """The row's sample."""
    outcome: Outcome
    """The outcome of the row when its cause was found."""
    slower_than: float | None
    """The limit above which a slow row was bad, as a multiple of the reference's time; null for other rows."""
    folder: str
    """The folder of the row's own result, from the run's folder of causes."""
    statements: int
    """The number of statements of the row's smallest graph."""
    of: int
    """The number of statements of its sample."""
    ended: str = ""
    """Why its search ended early; empty if it ended by itself."""

    def text(self) -> str:
        """Return the sample and the size of its smallest graph as one line."""
        early = f", {self.ended}" if self.ended else ""
        return f"{self.sample} ({self.statements} of {self.of} statements{early})"


class KeptCause(_Kept):
    """One cause, with the row of which the smallest graph has the fewest statements first."""

    title: str
    """The backend, the operators of the smallest graph and the failure."""
    known: Known | None
    """The entry of the backend's known causes that covers it; null if none does."""
    graph: tuple[str, ...]
    """The statements of the smallest graph."""
    script: str
    """The path of the script that shows it, from the run's folder of causes; empty if there is none."""
    verified: bool
    """Whether the script was run alone and failed so."""
    rows: tuple[CausedRow, ...]
    """The rows that it explains."""
    cause: dict[str, Any]
    """The cause of the first row, see cause.json."""

    def heading(self) -> str:
        """Return the number of rows and the title as one line."""
        return f"{units.count(len(self.rows), 'row')} on {self.title}"

    def script_text(self) -> str:
        """Return the path of the script, and whether it was verified; empty without a script."""
        return f"{self.script} ({verified_word(self.verified)})" if self.script else ""


class KeptCauses(_Kept):
    """The causes of a run, those that explain most rows first."""

    schema_: Literal[1] = Field(default=SCHEMA, alias="schema")
    """The version of these fields."""
    failures: int
    """The number of rows that were searched."""
    causes: tuple[KeptCause, ...]
    """The causes."""
    not_located: tuple[str, ...]
    """Rows without a cause: the row and the reason."""

    def document(self) -> dict[str, Any]:
        """Return this as JSON can hold it."""
        return self.model_dump(mode="json", by_alias=True)

    def write(self, folder: Path) -> None:
        """Write the file into a folder. Raises StorageError."""
        write_whole(folder / CAUSES_FILE, self.model_dump_json(by_alias=True, indent=2) + "\n")


def read_causes(folder: Path) -> KeptCauses | None:
    """Return the causes that a folder keeps; None if it keeps none. Raises StorageError."""
    path = folder / CAUSES_FILE
    if not path.exists():
        return None
    with storing(path, "read"):
        data = path.read_bytes()
    try:
        return KeptCauses.model_validate_json(data)
    except ValidationError as error:
        first = error.errors()[0]["msg"]
        raise StorageError(
            f"{path} is damaged or of another version ({first}); remove it, and repeat `graphnet locate` with --resume"
        ) from None


def causes_of(run: Path) -> Sequence[tuple[str, KeptCause]]:
    """Return all causes that a run's folder keeps, each with its folder in the run's. Raises StorageError."""
    folders = ((name, read_causes(run / name)) for name in (CAUSES_FOLDER, SLOW_FOLDER))
    return [(name, one) for name, kept in folders if kept is not None for one in kept.causes]
