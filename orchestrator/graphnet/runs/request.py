"""The request: everything that the user asked of one run. run.json keeps it, and --resume needs nothing else.

Each field declares in one place its option of ``bench``, its meaning, and whether it is part of the rows' keys.
docs/results.md lists the fields (tools/results_tables.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from graphnet import devices, settings
from graphnet.errors import UsageError
from graphnet.runs.option import KeyRule, Option
from graphnet.samples.filters import HELP as FILTER_HELP
from graphnet.samples.storage import is_url
from graphnet.sizes import parse_size

OptionValue = bool | int | float | str

#: The share of the available memory that a sample process may use by default. Three processes of a sample can run on a
#: host at the same time: one for the reference, one for the compiled graph, and one for the backend's own eager mode.
_MEMORY_SHARE: Final = 0.3

#: With this value of ``--processes``, the run itself chooses the number of process pairs.
AUTO: Final = "auto"
#: ``--processes`` accepts 1, or a number of process pairs between these two limits, both included.
FEWEST_PROCESSES: Final = 3
MOST_PROCESSES: Final = 20
#: The number of process pairs that ``--processes auto`` plans for a row. If the interval of the row is still too wide,
#: more pairs follow.
AUTO_PROCESSES: Final = 5
#: The value of ``--on`` that means every node of a Ray cluster.
RAY: Final = "ray"
#: The device that means every GPU of this host.
EVERY_GPU: Final = "cuda:all"

#: The largest value of ``--compile-jobs``. A worker then holds 50 samples of one command line at the same time; one
#: connection may have 64 open calls.
MOST_COMPILE_JOBS: Final = 24


class Scheme(StrEnum):
    """How the inputs of samples are made."""

    mesh = "mesh"
    """The inputs have the same bits on every host and in every environment."""
    graphnet = "graphnet"
    """The inputs have the same bits as GraphNet's. Making them requires the reference's torch."""


class Caches(StrEnum):
    """The state of the processor's caches when a timed call begins."""

    hot = "hot"
    """The caches are as the previous call left them."""
    cold = "cold"
    """The caches are overwritten before each timed call."""


@dataclass(frozen=True)
class MeasurePolicy:
    """The rule that decides when a row has been measured enough.

    The reference and the compiled graph are timed until each has at least ``trials`` trials and ``min_time_ns`` of
    timed work. After that, timing continues until the ratio is precise enough: half the width of its 95 % interval is
    at most ``half_width`` times the ratio. Timing also stops when the timed work of both adds up to ``budget_ns``.
    """

    trials: int
    min_time_ns: int
    budget_ns: int
    half_width: float


def _memory_bytes(text: str) -> int:
    try:
        value = parse_size(text)
    except ValueError:
        raise UsageError(f"--memory {text!r} is not a size; write for instance 8GiB or 500MB") from None
    if value <= 0:
        raise UsageError("--memory must be positive: there is always a limit")
    return value


def _processes(text: str) -> int | str:
    if text == AUTO:
        return AUTO
    allowed = {1, *range(FEWEST_PROCESSES, MOST_PROCESSES + 1)}
    if not text.isdecimal() or int(text) not in allowed:
        raise UsageError(
            f"--processes {text!r} is neither auto, nor 1, nor a number from {FEWEST_PROCESSES} to {MOST_PROCESSES}; "
            f"two pairs of processes are too few for an interval"
        )
    return int(text)


def _compile_jobs(text: str) -> int | str:
    if text == AUTO:
        return AUTO
    if not text.isdecimal() or not 1 <= int(text) <= MOST_COMPILE_JOBS:
        raise UsageError(f"--compile-jobs {text!r} is neither auto nor a number from 1 to {MOST_COMPILE_JOBS}")
    return int(text)


def _slots(text: str) -> str:
    parse_slots(text)
    return text


def parse_slots(text: str) -> tuple[int, int]:
    """Read a value of ``--slots``, ``NxC``: the number of slots and the number of cores of each slot.

    Raises:
        UsageError: the text is malformed.
    """
    count, x, cores = text.partition("x")
    if not x or not count.isdecimal() or not cores.isdecimal() or int(count) < 1 or int(cores) < 1:
        raise UsageError(f"--slots {text!r} is not NxC, for instance 4x8: four rows at a time, each on eight cores")
    return int(count), int(cores)


def _on(values: list[str]) -> list[str]:
    for value in values:
        engine, colon, label = value.partition(":")
        name, equals, wanted = label.partition("=")
        if engine != RAY or (colon and not (name and equals and wanted)):
            raise UsageError(f"--on {value!r} is neither ray nor ray:LABEL=VALUE")
    if len(set(values)) < len(values):
        raise UsageError("a value of --on is given twice")
    if RAY in values and len(values) > 1:
        raise UsageError("--on ray means every node; give it alone, or only values with a label")
    return values


def default_memory_bytes() -> int:
    """Return the default of ``--memory`` on this host, in bytes."""
    return int(settings.available_memory_bytes() * _MEMORY_SHARE)


def _absolute_folder(path: str | None) -> str | None:
    return None if path is None else str(Path(path).absolute())


def _absolute(paths: list[str]) -> list[str]:
    return [path if is_url(path) else str(Path(path).absolute()) for path in paths]


_BACKEND: Final = Option(
    "--backend", KeyRule.NEVER, metavar="NAME[:FLAVOUR][@WHERE]", help="A backend to run; repeatable."
)


class Request(BaseModel):
    """The request of a run. Two runs with the same settings have equal requests.

    Some defaults depend on the host (``default_factory``). Such a default is computed when the user starts the run, and
    run.json must contain the result. run.json may lack other fields, because the run was made before these fields
    existed. They then get their default values.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True, defer_build=True)

    backends: Annotated[list[str], _BACKEND] = Field(default_factory=lambda: ["inductor"])
    """NAME[:FLAVOUR][@WHERE]; repeatable.

    Each value names a site: a backend in one flavour (environment), at one place. The rows of a sample have the order
    of these values."""

    samples: Annotated[list[str], Option("--samples", KeyRule.NEVER, list[str], _absolute)] = []
    """A sample, a folder, shard or index of samples, a URL of one of them, or a file that lists samples; repeatable."""

    suite: Annotated[str | None, Option("--suite", KeyRule.NEVER)] = None
    """A suite of the corpus: smoke (default) or full."""

    filters: Annotated[list[str], Option("--filter", KeyRule.NEVER, help=FILTER_HELP)] = []
    """Conditions that every sample of the run meets, for instance `nodes<=300`; repeatable."""

    shard: Annotated[str | None, Option("--shard", KeyRule.NEVER, metavar="I/N")] = None
    """Only the I-th of N parts of the samples."""

    device: Annotated[str, Option("--device", KeyRule.ALWAYS)] = Field(default_factory=settings.default_device)
    """TYPE[:INDEX]; cuda:all: every GPU of this host; default: the GPU if there is one."""

    threads: Annotated[int, Option("--threads", KeyRule.ALWAYS)] = Field(default_factory=settings.usable_cores, ge=1)
    """Threads of every stack; default: all cores."""

    memory_bytes: Annotated[int, Option("--memory", KeyRule.ALWAYS, str, _memory_bytes)] = Field(
        default_factory=default_memory_bytes
    )
    """Private memory per sample process, e.g. 8GiB.

    run.json stores it in bytes. The default is 30 % of the memory that was available when the user started the run,
    because three processes of a sample can run at the same time."""

    options: Annotated[dict[str, dict[str, OptionValue]], Option("--option", KeyRule.NEVER, list[str])] = {}
    """[NAME.]name=value for a backend; repeatable.

    run.json stores the options separately for each value of `--backend`. Each row's key holds the complete options of
    its backend."""

    tolerance: Annotated[int, Option("--tolerance", KeyRule.ALWAYS)] = Field(default=-4, ge=-10, le=5)
    """Level of the ladder at which a row is OK."""

    warmup: Annotated[int, Option("--warmup", KeyRule.ALWAYS)] = Field(default=3, ge=0)
    """Untimed calls between the first and the timed calls."""

    trials: Annotated[int, Option("--trials", KeyRule.ALWAYS)] = Field(default=20, ge=1)
    """The least number of timed trials per side."""

    min_time_s: Annotated[float, Option("--min-time", KeyRule.ALWAYS)] = Field(default=0.2, ge=0)
    """The least timed work per side, in seconds."""

    budget_s: Annotated[float, Option("--budget", KeyRule.ALWAYS)] = Field(default=10.0, ge=0)
    """Seconds of timed work per row, both sides, at most."""

    half_width: Annotated[float, Option("--half-width", KeyRule.ALWAYS)] = Field(default=0.02, ge=0)
    """Largest allowed half width of the ratio's interval, as a share of the ratio."""

    processes: Annotated[
        int | Literal["auto"], Option("--processes", KeyRule.UNLESS_DEFAULT, str, _processes, metavar="auto|N")
    ] = AUTO
    """Pairs of processes per row; auto: 5 to 20, or 1 if processes start slowly.

    A pair is a process of the reference and one of the compiled graph. If starting a further process is predicted to
    take at least 2 s, `auto` measures one pair and flags the row `one_process`. Otherwise, it measures 5 pairs, and
    up to 20 if the interval of the first 5 is too wide. `--budget` limits the timed work of all pairs together."""

    compile_jobs: Annotated[
        int | Literal["auto"], Option("--compile-jobs", KeyRule.NEVER, str, _compile_jobs, metavar="auto|N")
    ] = 1
    """Rows that compile at the same time; auto: one per core, at most 16; on a GPU one.

    The rows of the next samples compile on different cores, and are kept until each is timed alone. Free memory limits
    how many are kept. A compile beside others may take longer, so scores leave its compile time out (flag
    `compiled_beside`). On a GPU, rows also compile while others are timed (flag `timed_beside`)."""

    timeout_s: Annotated[float, Option("--timeout", KeyRule.ALWAYS)] = Field(default=600.0, ge=0.001)
    """Seconds per stage of a sample."""

    inputs: Annotated[Scheme, Option("--inputs", KeyRule.ALWAYS)] = Scheme.mesh
    """mesh: same bits everywhere; graphnet: as GraphNet makes them."""

    seed: Annotated[int, Option("--seed", KeyRule.ALWAYS)] = 123
    """Seed of inputs and of graphs that draw random numbers."""

    repair: Annotated[str, Option("--repair", KeyRule.NEVER)] = "all"
    """Repairs of GraphNet's samples: all, none or RULE,...

    A repair changes the sample's hash, and thereby the row's key, which contains this hash."""

    reference: Annotated[str, Option("--reference", KeyRule.ALWAYS)] = "eager"
    """The backend that all others are compared with; written like --backend."""

    reference_cache: Annotated[
        str | None, Option("--reference-cache", KeyRule.NEVER, read=_absolute_folder, metavar="DIR")
    ] = None
    """Keep the reference's float64 outputs in DIR, for later runs.

    They are used only if the reference's first call returns the same bits as in the run that kept them. No program of
    another user should be able to write to DIR."""

    keep_artifacts: Annotated[bool, Option("--keep-artifacts", KeyRule.NEVER)] = False
    """Keep what compilers made: HLO, generated code, ..."""

    caches: Annotated[Caches, Option("--caches", KeyRule.ALWAYS)] = Caches.hot
    """CPU caches before a timed call. hot: as the last call left them; cold: overwritten, one call per trial."""

    warm_compile: Annotated[bool, Option("--warm-compile", KeyRule.NEVER)] = False
    """Also time compiling in a second process, which finds the caches of the first one."""

    whole_models: Annotated[bool, Option("--whole-models", KeyRule.NEVER)] = False
    """Also time each model of several graphs as a whole: one more row per model and backend.

    A row of a whole model has the model's own name and hash in its key."""

    pass_env: Annotated[list[str], Option("--pass-env", KeyRule.UNLESS_DEFAULT, list[str], metavar="NAME")] = []
    """An environment variable, or a pattern such as MYCC_*, to pass to sample processes; repeatable.

    Local workers, and containers that this run starts, pass the variable to their sample processes. run.json holds the
    name and never the value."""

    on: Annotated[list[str], Option("--on", KeyRule.NEVER, list[str], _on, metavar="ray[:LABEL=VALUE]")] = []
    """ray: measure on the nodes of a Ray cluster; ray:LABEL=VALUE: on the nodes with this label; repeatable.

    Each value with a label names a class of machines. Every sample is measured on each class, and the class is part of
    the key of the row."""

    slots: Annotated[str | None, Option("--slots", KeyRule.UNLESS_DEFAULT, str, _slots, metavar="NxC")] = None
    """NxC: measure N samples at the same time, each alone on C cores of its own. C replaces `--threads`.

    The slots share the caches and the memory of the machine, so their times are less exact. The value is part of the
    rows' keys."""

    insecure: Annotated[bool, Option("--insecure", KeyRule.NEVER)] = False
    """Talk to workers on other machines without TLS."""

    durable: Annotated[bool, Option("--durable", KeyRule.NEVER)] = False
    """Write each row to the disk before the next begins, so that a power failure loses at most one row."""

    @classmethod
    def read(cls, asked: Mapping[str, Any]) -> Request:
        """Read the request from run.json. Fields of a newer version are ignored; see ``unknown_fields``.

        Raises:
            ValueError: a field has a wrong type, or a field whose default depends on the host is missing.
        """
        missing = [name for name, field in cls.model_fields.items() if field.default_factory and name not in asked]
        if missing:
            raise ValueError(f"the request lacks {', '.join(missing)}")
        return cls.model_validate(asked, extra="ignore")

    @classmethod
    def unknown_fields(cls, asked: Mapping[str, Any]) -> list[str]:
        """Return the names of the fields in run.json's request that this version does not know."""
        return sorted(set(asked) - set(cls.model_fields))

    def kept(self) -> dict[str, Any]:
        """Return the request in the form in which run.json stores it. Fields with a default value are included."""
        return self.model_dump(mode="json")

    def key_parts(self) -> dict[str, Any]:
        """Return the fields that are part of every row's key, by name. Each field's ``Option.key`` decides this."""
        return {name: value for name, value in self.kept().items() if self._enters_key(name)}

    def _enters_key(self, name: str) -> bool:
        rule = option_of(name, type(self)).key
        if rule is KeyRule.UNLESS_DEFAULT:
            return bool(getattr(self, name) != type(self).model_fields[name].get_default(call_default_factory=True))
        return rule is KeyRule.ALWAYS

    @property
    def machines(self) -> tuple[str, ...]:
        """Return the classes of machines on which every sample is measured: a label each, or one empty text."""
        return tuple(value.partition(":")[2] for value in self.on) or ("",)

    @property
    def device_type(self) -> str:
        """Return the type of the device, without its index."""
        return devices.device_type(self.device)

    @property
    def policy(self) -> MeasurePolicy:
        """Return the rule that decides when a row has been measured enough."""
        return MeasurePolicy(self.trials, int(self.min_time_s * 1e9), int(self.budget_s * 1e9), self.half_width)


def option_of(name: str, model: type[Request] = Request) -> Option:
    """Return the option that a field of the request declares."""
    return next(item for item in model.model_fields[name].metadata if isinstance(item, Option))
