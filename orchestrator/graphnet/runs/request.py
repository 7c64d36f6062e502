"""The request: everything that the user asked of one run. run.json keeps it, and --resume needs nothing else.

Each field declares in one place its option of ``bench``, its meaning, and whether it is part of the rows' keys.
docs/reference/results.md lists the fields (tools/results_tables.py).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr

from graphnet import devices, settings
from graphnet.conditions import numbers_in
from graphnet.errors import UsageError
from graphnet.nearest import nearest, proposal
from graphnet.runs.option import KeyRule, Option
from graphnet.samples.filters import HELP as FILTER_HELP
from graphnet.sizes import parse_size

OptionValue = bool | int | float | str

#: The share of the available memory that a sample process may use by default. Three can run at the same time.
_MEMORY_SHARE: Final = 0.3

#: The largest number of threads, calls or seconds that a request may have. Messages have fields of 32 and 64 bits.
MOST_NUMBER: Final = 1_000_000
#: Calls on other inputs count up from the seed, which must stay a number of 64 bits.
_LARGEST_SEED: Final = 2**62

#: With this value of ``--processes``, the run itself chooses the number of process pairs.
AUTO: Final = "auto"
#: ``--processes`` accepts 1, or a number of process pairs between these two limits, both included.
FEWEST_PROCESSES: Final = 3
MOST_PROCESSES: Final = 20
#: The pairs for which ``--processes auto`` plans the rounds of each. A row may end with fewer or get more.
AUTO_PROCESSES: Final = 5
#: The entry of run.json's request that says that nobody asked for its limit of memory. Older runs lack it.
MEMORY_IS_DEFAULT: Final = "memory_is_default"
#: Begins the hashed text that chooses the samples of ``--recompile``. With this text, the default seed and share choose
#: one sample of the suite smoke.
_RECOMPILE: Final = "recompile/5"
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
    timed work. After that, timing continues until the ratio is precise enough: half the width of its interval is at
    most ``half_width`` times the ratio or, if ``decides``, the row is known to be faster, slower or no difference.
    Timing also stops when ``budget_ns`` is used (measuring/sampling.py says what counts). ``asked_trials`` and
    ``asked_min_time_ns`` are measured even if they exceed the budget.
    """

    trials: int
    min_time_ns: int
    budget_ns: int
    half_width: float
    asked_trials: int = 0
    asked_min_time_ns: int = 0
    decides: bool = False


#: The named values of ``--precision``: the half width and the seconds per row of each.
PRECISIONS: Final = {"quick": (0.05, 5.0), "standard": (0.02, 30.0), "paper": (0.01, 120.0)}
STANDARD: Final = "standard"
#: Those with which a row ends as soon as it is known to be faster, slower or no difference.
_DECIDING: Final = ("quick", STANDARD)
#: The seconds per row that a half width may ask for.
_LEAST_BUDGET_S, _MOST_BUDGET_S = 5.0, 600.0


def precision_of(text: str) -> tuple[float, float]:
    """Return the half width and the seconds per row that a value of ``--precision`` means.

    The time is inversely proportional to the square of a half width. Raises UsageError if the value is malformed.
    """
    if text in PRECISIONS:
        return PRECISIONS[text]
    try:
        half_width = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        half_width = -1.0
    if not 0 < half_width < 1:
        near = nearest(text, PRECISIONS)
        hint = f"; {proposal(near)}" if near else ""
        raise UsageError(
            f"--precision {text!r} is neither {', '.join(PRECISIONS)} nor a half width like 1%{hint}", near
        )
    by_default, budget_s = PRECISIONS[STANDARD]
    return half_width, min(_MOST_BUDGET_S, max(_LEAST_BUDGET_S, budget_s * (by_default / half_width) ** 2))


def _precision(text: str) -> str:
    precision_of(text)
    return text


def _memory_bytes(text: str) -> int:
    try:
        value = parse_size(text)
    except ValueError:
        raise UsageError(f"--memory {text!r} is not a size; write for instance 8GiB or 500MB") from None
    if value <= 0:
        raise UsageError("--memory must be positive: there is always a limit")
    return value


def _seeds(text: str) -> list[int]:
    for number in (numbers := numbers_in(text, "--seed")):
        if abs(number) > _LARGEST_SEED:
            raise UsageError(f"--seed {number} has more than 62 bits; give a smaller number")
    return numbers


def _threads(text: str) -> list[int]:
    for number in (numbers := numbers_in(text, "--threads")):
        if not 1 <= number <= MOST_NUMBER:
            raise UsageError(f"--threads {number}: give a number from 1 to {MOST_NUMBER:,}")
    return numbers


def whole_number(text: str) -> int:
    """Return the number that a text of decimal digits means; -1 for any other text, and for over nine digits."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def _processes(text: str) -> int | str:
    if text == AUTO:
        return AUTO
    if (number := whole_number(text)) not in {1, *range(FEWEST_PROCESSES, MOST_PROCESSES + 1)}:
        raise UsageError(
            f"--processes {text!r} is neither auto, nor 1, nor a number from {FEWEST_PROCESSES} to {MOST_PROCESSES}; "
            f"two pairs of processes are too few for an interval"
        )
    return number


def _recompile(text: str) -> float:
    named = {"none": 0.0, "all": 1.0}
    try:
        share = named[text] if text in named else float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise UsageError(f"--recompile {text!r} is neither all, nor none, nor a share from 0 to 1")
    return share


def _compile_jobs(text: str) -> int | str:
    if text == AUTO:
        return AUTO
    if not 1 <= (number := whole_number(text)) <= MOST_COMPILE_JOBS:
        raise UsageError(f"--compile-jobs {text!r} is neither auto nor a number from 1 to {MOST_COMPILE_JOBS}")
    return number


def _slots(text: str) -> str:
    parse_slots(text)
    return text


def parse_slots(text: str) -> tuple[int, int]:
    """Read a value of ``--slots``, ``NxC``: the number of slots and the cores of each. UsageError if malformed."""
    count, cores = (whole_number(part) for part in text.partition("x")[::2])
    if count < 1 or cores < 1:
        raise UsageError(f"--slots {text!r} is not NxC, for instance 4x8: four rows at a time, each on eight cores")
    return count, cores


def parse_on(values: list[str]) -> list[str]:
    """Check values of ``--on``, and return them. Raises UsageError."""
    for value in values:
        engine, colon, label = value.partition(":")
        name, equals, wanted = label.partition("=")
        if engine != RAY or (colon and not (name and equals and wanted)):
            near = nearest(engine, [RAY])
            hint = f"; {proposal(near)}" if engine != RAY and near else ""
            raise UsageError(f"--on {value!r} is neither ray nor ray:LABEL=VALUE{hint}", near if hint else ())
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
    # Import this only now, because it imports much that the help of `bench` does not need.
    from graphnet.samples.storage import is_url

    return [path if is_url(path) else str(Path(settings.in_corpus(path)).absolute()) for path in paths]


_BACKEND: Final = Option(
    "--backend", KeyRule.NEVER, metavar="NAME[:FLAVOUR][@WHERE]", help="A backend to run; repeatable."
)


class Request(BaseModel):
    """The request of a run. Two runs with the same settings have equal requests.

    Some defaults depend on the host (``default_factory``): they are computed when the run starts, and run.json must
    hold them. Other fields may be missing from a run.json that is older than they are.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    backends: Annotated[list[str], _BACKEND] = Field(default_factory=lambda: ["inductor"])
    """NAME[:FLAVOUR]\\[OPTION=A|B,...][@WHERE]; repeatable.

    Each value names a site: a backend in one flavour (environment), at one place. Options in brackets make a site of
    their own for each combination of their values. The rows of a sample have the order of these values."""

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

    threads: Annotated[int, Option("--threads", KeyRule.ALWAYS, str, _threads, metavar="N[,N...]")] = Field(
        default_factory=settings.usable_cores, ge=1, le=MOST_NUMBER
    )
    """Threads of every stack; default: one per physical core. Several, `1,2`: rows of their own for each.

    This is torch's own default. Each thread has a physical core of its own, of one NUMA node if one has enough. Only if
    there are more threads than physical cores, two threads share a core (SMT)."""

    memory_bytes: Annotated[int, Option("--memory", KeyRule.ALWAYS, str, _memory_bytes)] = Field(
        default_factory=default_memory_bytes
    )
    """Private memory per sample process, e.g. 8GiB.

    run.json stores it in bytes. The default is 30 % of the memory that was available when the user started the run,
    because three processes of a sample can run at the same time. run.json says by `memory_is_default` that nobody asked
    for it: a small default that is reached says nothing about a compiler (outcome `BACKEND_UNAVAILABLE`)."""

    options: Annotated[dict[str, dict[str, OptionValue]], Option("--option", KeyRule.NEVER, list[str])] = {}
    """[NAME.]name=value for a backend; repeatable.

    run.json stores the options separately for each value of `--backend`. Each row's key holds the complete options of
    its backend."""

    tolerance: Annotated[int, Option("--tolerance", KeyRule.ALWAYS)] = Field(default=-4, ge=-10, le=5)
    """Level of the ladder at which a row is OK."""

    warmup: Annotated[int, Option("--warmup", KeyRule.ALWAYS)] = Field(default=3, ge=0, le=MOST_NUMBER)
    """Untimed calls between the first and the timed calls."""

    trials: Annotated[int, Option("--trials", KeyRule.ALWAYS)] = Field(default=20, ge=1, le=MOST_NUMBER)
    """The least number of timed trials per side. The budget may cut the default, but no other number."""

    min_time_s: Annotated[float, Option("--min-time", KeyRule.ALWAYS)] = Field(default=0.2, ge=0, le=MOST_NUMBER)
    """The least timed work per side, in seconds. The budget may cut the default, but no other value."""

    precision: Annotated[
        str, Option("--precision", KeyRule.UNLESS_DEFAULT, str, _precision, metavar="quick|standard|paper|SHARE")
    ] = STANDARD
    """How sure a row must be: quick, standard, paper, or the half width of its interval, e.g. 1%.

    With quick and standard, a row ends as soon as it is known to be faster, slower, or no difference larger than the
    run's A/A width (at least 5 % and 2 %), or if its interval has this half width. With paper or a half width, only the
    half width (1 %) counts. It also sets `--budget`: 5 s, 30 s, 120 s, or what the half width needs. `--half-width`
    alone means the same half width here."""

    budget_s: Annotated[float, Option("--budget", KeyRule.ALWAYS)] = Field(
        default=PRECISIONS[STANDARD][1], ge=0, le=MOST_NUMBER
    )
    """Seconds per row, at most, for the timed blocks of all sides and the starts of further processes.

    Further processes are those after the first pair. A row gets 3 pairs (or as many as `--processes` says), two rounds
    of each, and what `--trials` and `--min-time` ask for even if that takes longer. Default: by `--precision`."""

    half_width: Annotated[float, Option("--half-width", KeyRule.ALWAYS)] = Field(
        default=PRECISIONS[STANDARD][0], ge=0, le=MOST_NUMBER
    )
    """Largest allowed half width of the ratio's interval, as a share of the ratio. Default: by `--precision`."""

    processes: Annotated[
        int | Literal["auto"], Option("--processes", KeyRule.UNLESS_DEFAULT, str, _processes, metavar="auto|N")
    ] = AUTO
    """Pairs of processes per row; auto: 3 to 20, or 1 if processes start slowly.

    A pair is a process of the reference and one of the compiled graph. If starting a further process is predicted to
    take at least 2 s, `auto` measures one pair and flags the row `one_process`. Otherwise, it looks at the row after 3,
    5, 8, 12 and 20 pairs, and ends when what `--precision` asks is settled, or when `--budget` is used."""

    recompile: Annotated[
        float, Option("--recompile", KeyRule.UNLESS_DEFAULT, str, _recompile, metavar="SHARE|all|none")
    ] = Field(default=0.1, ge=0, le=1)
    """Share of samples whose rows compile again in every second pair of processes; all or none.

    The other pairs load what the pair before them compiled. Such a row shows how much of its spread came from
    compiling, and its interval covers that; it is measured in 6 pairs with `--processes auto`. The seed and the
    sample's hash choose the samples. A row of one pair compiles once, and so does one whose compile takes over 10 s,
    unless `all` is given. `--budget` does not count these compiles."""

    compile_jobs: Annotated[
        int | Literal["auto"], Option("--compile-jobs", KeyRule.NEVER, str, _compile_jobs, metavar="auto|N")
    ] = 1
    """Rows that compile at the same time; auto: one per core, at most 16; on a GPU one.

    The rows of the next samples compile on different cores, and are kept until each is timed alone. Free memory limits
    how many are kept. A compile beside others may take longer, so scores leave its compile time out (flag
    `compiled_beside`). On a GPU, rows also compile while others are timed (flag `timed_beside`)."""

    timeout_s: Annotated[float, Option("--timeout", KeyRule.ALWAYS)] = Field(default=600.0, ge=0.001, le=MOST_NUMBER)
    """Seconds per stage of a sample."""

    inputs: Annotated[Scheme, Option("--inputs", KeyRule.ALWAYS)] = Scheme.mesh
    """mesh: same bits everywhere; graphnet: as GraphNet makes them."""

    seed: Annotated[int, Option("--seed", KeyRule.ALWAYS, str, _seeds, metavar="N[,N...]")] = 123
    """Seed of inputs and of graphs that draw random numbers. Several, `1..5`: rows of their own for each."""

    repair: Annotated[str, Option("--repair", KeyRule.NEVER)] = "all"
    """Repairs of GraphNet's samples: all, none or RULE,...

    A repair changes the sample's hash, and thereby the row's key, which contains this hash."""

    reference: Annotated[str, Option("--reference", KeyRule.ALWAYS)] = "eager"
    """The backend that all others are compared with; written like --backend. Or golden:DIR, kept outputs.

    run.json also holds the first digits of the digest of the golden run's checksums, after an `@`. So a run goes on
    only with the same kept outputs, and rows of different ones have different keys."""

    reference_cache: Annotated[
        str | None, Option("--reference-cache", KeyRule.NEVER, read=_absolute_folder, metavar="DIR")
    ] = None
    """Keep the reference's float64 outputs in DIR, for later runs.

    They are used only if the reference's first call returns the same bits as in the run that kept them. No program of
    another user should be able to write to DIR."""

    keep_artifacts: Annotated[bool, Option("--keep-artifacts", KeyRule.NEVER)] = False
    """Keep what compilers made: HLO, generated code, ..."""

    profile: Annotated[bool, Option("--profile", KeyRule.NEVER)] = False
    """Also trace one call of each side with torch's profiler, for Perfetto, and keep what compilers made."""

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

    no_isolation: Annotated[bool, Option("--no-isolation", KeyRule.NEVER)] = False
    """Do not isolate the samples of local workers: they can then do whatever you can do.

    GRAPHNET_ISOLATION=off does the same, and GRAPHNET_ISOLATION=on runs no sample where the kernel refuses to isolate
    it. The default is auto: samples run isolated where the kernel allows it."""

    on: Annotated[list[str], Option("--on", KeyRule.NEVER, list[str], parse_on, metavar="ray[:LABEL=VALUE]")] = []
    """ray: measure on the nodes of a Ray cluster; ray:LABEL=VALUE: on the nodes with this label; repeatable.

    Each value with a label names a class of machines. Every sample is measured on each class, and the class is part of
    the key of the row."""

    slots: Annotated[str | None, Option("--slots", KeyRule.UNLESS_DEFAULT, str, _slots, metavar="NxC")] = None
    """NxC: measure N samples at the same time, each alone on C physical cores of its own. C replaces `--threads`.

    The slots share the caches and the memory of the machine, so their times are less exact. The value is part of the
    rows' keys."""

    insecure: Annotated[bool, Option("--insecure", KeyRule.NEVER)] = False
    """Talk to workers on other machines without TLS."""

    durable: Annotated[bool, Option("--durable", KeyRule.NEVER)] = False
    """Write each row to the disk before the next begins, so that a power failure loses at most one row."""

    #: Whether nobody asked for ``memory_bytes``, so that a process that reaches it may say nothing about its compiler.
    _memory_is_default: bool = PrivateAttr(default=False)

    @property
    def wants_artifacts(self) -> bool:
        """Whether workers send files: those of the compilers, and the traces."""
        return self.keep_artifacts or self.profile

    def under(self, conditions: Mapping[str, int]) -> Request:
        """Return the request of the rows with these conditions (`graphnet.conditions`)."""
        return self.model_copy(update=dict(conditions)) if conditions else self

    @property
    def memory_is_default(self) -> bool:
        """Return whether the limit of memory is the default, which depends on the memory that was available."""
        return self._memory_is_default

    def with_memory_by_default(self) -> Request:
        """Return the same request, with a limit of memory that nobody asked for."""
        copy = self.model_copy()
        copy._memory_is_default = True
        return copy

    @classmethod
    def read(cls, asked: Mapping[str, Any]) -> Request:
        """Read the request from run.json. Fields of a newer version are ignored; see ``unknown_fields``.

        Raises ValueError if a type is wrong, or a field whose default depends on the host is missing.
        """
        missing = [name for name, field in cls.model_fields.items() if field.default_factory and name not in asked]
        if missing:
            raise ValueError(f"the request lacks {', '.join(missing)}")
        request = cls.model_validate(asked, extra="ignore")
        return request.with_memory_by_default() if asked.get(MEMORY_IS_DEFAULT) is True else request

    @classmethod
    def unknown_fields(cls, asked: Mapping[str, Any]) -> list[str]:
        """Return the names of the fields in run.json's request that this version does not know."""
        return sorted(set(asked) - set(cls.model_fields) - {MEMORY_IS_DEFAULT})

    def kept(self) -> dict[str, Any]:
        """Return the request in the form in which run.json stores it. Fields with a default value are included."""
        by_default = {MEMORY_IS_DEFAULT: True} if self._memory_is_default else {}
        return self.model_dump(mode="json") | by_default

    def key_parts(self) -> dict[str, Any]:
        """Return the fields that are part of every row's key, by name. Each field's ``Option.key`` decides this."""
        return {name: value for name, value in self.model_dump(mode="json").items() if self._enters_key(name)}

    def _enters_key(self, name: str) -> bool:
        rule = option_of(name, type(self)).key
        if rule is KeyRule.UNLESS_DEFAULT:
            return bool(getattr(self, name) != type(self).model_fields[name].get_default(call_default_factory=True))
        return rule is KeyRule.ALWAYS

    def recompiles(self, sample_hash: str) -> bool:
        """Return whether rows of this sample compile again in further processes. The same in every run of the seed."""
        drawn = hashlib.sha256(f"{_RECOMPILE}\0{self.seed}\0{sample_hash}".encode()).hexdigest()[:8]
        return int(drawn, 16) / 16**8 < self.recompile

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
        min_time_ns, fields = int(self.min_time_s * 1e9), type(self).model_fields
        return MeasurePolicy(
            *(self.trials, min_time_ns, int(self.budget_s * 1e9), self.half_width),
            asked_trials=self.trials if self.trials != fields["trials"].default else 0,
            asked_min_time_ns=min_time_ns if self.min_time_s != fields["min_time_s"].default else 0,
            # A half width that the user asked for is what settles a row, in older runs, too.
            decides=self.precision in _DECIDING and self.half_width == precision_of(self.precision)[0],
        )


def option_of(name: str, model: type[Request] = Request) -> Option:
    """Return the option that a field of the request declares."""
    return next(item for item in model.model_fields[name].metadata if isinstance(item, Option))
