"""The flags that a row can have.

A flag is a remark that never changes an outcome. Each flag says what it means, and which numbers of a row sums must not
use because of it. Code that scores, compares or shows rows asks this table, and no other list of flags exists. Workers
and the judge write flags as plain text, because they cannot import this module; a test compares their texts with this
table. tools/outcomes_table.py makes the table of flags in docs/reference/results.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntFlag, StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graphnet.runs.record import Record


class Effect(IntFlag):
    """The effects that a flag can have on the use of a row's numbers."""

    NONE = 0
    NO_SPEEDUP = 1
    """Sums and comparisons leave out the speedup, because it does not say how fast the compiled graph is."""
    NO_COMPILE_TIME = 2
    """Sums and comparisons leave out the compile time."""
    ILL_TIMED = 4
    """The times say little, so a right row counts as not timed well."""


class Flag(StrEnum):
    """A flag of a row. If several flags of a row void its speedup, the first one in this order is named as the reason.

    A row holds texts, not members, because a run may have flags of a newer version or of somebody's own adapter.

    Attributes:
        meaning: one sentence without its full stop, for cards, reports and docs/reference/results.md.
        effects: the effects of the flag.
        details: the known details, each with its meaning. Details follow the flag after a colon and are separated by
            commas. A meaning is empty if the detail's name says it all.
    """

    meaning: str
    effects: Effect
    details: Mapping[str, str]

    def __new__(
        cls, text: str, meaning: str = "", effects: Effect = Effect.NONE, details: Mapping[str, str] | None = None
    ) -> Flag:
        member = str.__new__(cls, text)
        member._value_ = text
        member.meaning, member.effects, member.details = meaning, effects, details or {}
        return member

    BUSY = (
        "busy",
        "other processes disturbed more than 20 % of the time in which one of the two sides was timed",
        Effect.NO_SPEEDUP | Effect.ILL_TIMED,
    )
    RANDOM = ("random", "the graph draws random numbers, so the two sides may do different work", Effect.NO_SPEEDUP)
    BESIDE_WORK = (
        "beside_work",
        "another sample of this host was compiling during a timed block, because a block waits for at most a minute",
        Effect.NO_SPEEDUP | Effect.ILL_TIMED,
    )
    LAZY_RESULT = (
        "lazy_result",
        "calls return before their result is there: reading it takes longer than the call, so the times are not those "
        "of the work",
        Effect.NO_SPEEDUP | Effect.ILL_TIMED,
    )
    UNSTABLE = (
        "unstable",
        "within --budget and 20 pairs of processes, the ratio's interval became neither narrow nor all beyond or all "
        "within the bound of --precision; the value is shown all the same, and the row's card says what was used",
        Effect.ILL_TIMED,
    )
    UNSETTLED = (
        "unsettled",
        "the times of a side still became faster or slower in the later half of its blocks, or those were too few to "
        "know; the value is shown all the same",
        Effect.ILL_TIMED,
    )
    ONE_PROCESS = (
        "one_process",
        "the ratio comes from one pair of processes, because a further one takes over 2 s to start or failed, or kept "
        "outputs are the reference; timing.fewer_processes says why. Only a difference beyond what the run's controls "
        'show about pairs of processes is called one: see "What the interval covers"',
    )
    # The speedup counts: the pairs before the failure were measured and judged as in any other row. That they are few
    # widens the interval, and ``one_process`` says so if only one is left.
    PROCESS_FAILED = (
        "process_failed",
        "a further process of the row failed or compiled another number of nodes; the pairs before it gave the times, "
        "and timing.fewer_processes says what happened",
    )
    # The speedup counts, else no run with --compile-jobs on a GPU would have a score. The run's A/A controls are timed
    # in the same way, so their width contains the effect, and a row is ``busy`` if compilers used much of the GPU.
    TIMED_BESIDE = (
        "timed_beside",
        "other rows compiled on other CPU cores while this row was timed on a GPU (--compile-jobs), which may change "
        "its times",
    )
    COMPILED_BESIDE = (
        "compiled_beside",
        "other rows compiled at the same time (--compile-jobs), so the compile time may be longer than alone; scores, "
        "comparisons and histories leave it out",
        Effect.NO_COMPILE_TIME,
    )
    SHARED_COMPILE = (
        "shared_compile",
        "the row differs from an earlier one of the run only in its seed, and its first process found the compile "
        "caches of that one, so its compile time is not one with cold caches, unless the compiler keeps none; scores, "
        "comparisons and histories leave it out",
        Effect.NO_COMPILE_TIME,
    )
    COMPILED_LATE = (
        "compiled_late",
        "the first or a warm-up call compiled something, so compile_ns is not the whole compile time. The compiler's "
        "own counter says so; if it has none: the first call exceeded a warm one by more than 0.1 s, or all these "
        "calls, or the warm-up calls alone, together exceeded as many fast ones by more than 0.2 s and a half, and by "
        "more than five times the reference's excess in the same calls",
    )
    WARM_COMPILE_FAILED = ("warm_compile_failed", "the second process of --warm-compile failed")
    VOID = (
        "void",
        "the row's times are discarded",
        Effect.NONE,
        {
            "recompiled": "the compiler compiled again inside the timed section",
            "throttled": "the worker's cgroup was throttled inside the timed section",
            "clock_mismatch": "the times that the sample process measured contradict those that the server saw",
            "stray_processes": "processes of a side used CPU time while they should have been stopped and another side "
            "was timed",
            "threads_exceeded": "a side used more CPU time or more cores than --threads allows",
            "between_trials": "a side took much longer than the reference between its trials, where no time counts",
        },
    )
    RECOMPILED = ("recompiled", "the compiler compiled again inside the timed section; its times are discarded")
    CLOCK_MISMATCH = (
        "clock_mismatch",
        "the times that the sample process measured contradict those that the server saw; its times are discarded",
    )
    KEPT_REFERENCE = (
        "kept_reference",
        "kept outputs judged the row (--reference golden:DIR), so its only speedup is that against eager mode in the "
        "backend's own stack",
    )
    DIFFERENT_DEVICE = (
        "different_device",
        "reference and compiled graph ran on different devices, so there is no ratio",
    )
    SUSPICIOUS = ("suspicious", "a speedup above 10: look twice", Effect.NO_SPEEDUP)
    OWN_EAGER_IN_PROCESS = (
        "own_eager_in_process",
        "own eager was timed in the process of the compiled graph, because the model does not run in a process that "
        "never imported the compiler, for instance without the functions that an adapter adds to an old torch; the "
        "row's log says why",
    )
    DEGENERATE_OUTPUT = (
        "degenerate_output",
        "the reference's outputs are constant or below 1e-3, so that almost any compiler would pass",
        Effect.NO_SPEEDUP,
    )
    PARTLY_DEGENERATE = (
        "partly_degenerate",
        "some of the reference's outputs are constant or below 1e-3, and others are not",
    )
    NONFINITE_REFERENCE = (
        "nonfinite_reference",
        "the reference's outputs hold NaN or infinity; both sides agree if they have them at the same positions",
    )
    LESS_ACCURATE = (
        "less_accurate",
        "an output is less accurate than eager's, by the rule of as_accurate_as_eager; the row is OK all the same if "
        "the ladder accepts it",
    )
    NO_FLOAT64 = (
        "no_float64",
        "the graph could not be computed in float64, so only the ladder judged the row",
        Effect.NONE,
        {
            "other_inputs": "only for the call on other inputs",
        },
    )
    CALLS_DIFFER = ("calls_differ", "two calls of the compiled graph on the same inputs gave different bits")
    UNLIKE_EAGER = (
        "unlike_eager",
        "some output differs from eager's in what its values do not show",
        Effect.NONE,
        {
            "layout": "",
            "strides": "",
            "requires_grad": "",
            "memory": "it shares memory with an input or an output, and eager's does not, or the other way round",
        },
    )
    # The speedup counts, as that of any row that leaves operators to eager mode: the row has the worker's numbers.
    EVIDENCE_DISPUTED = (
        "evidence_disputed",
        "the adapter says that the compiler compiled the whole graph, but the worker counted operators that ran in "
        "eager mode; the row's numbers of nodes are the worker's",
    )
    GLOBAL_STATE = (
        "global_state",
        "the compiler changed settings that every later torch call depends on, and did not set them back",
        Effect.NONE,
        {
            "default_dtype": "",
            "denormals": "",
            "grad_mode": "",
            "matmul_precision": "",
            "threads": "",
        },
    )
    RUNNER_PATCHED = (
        "runner_patched",
        "the adapter or the sample replaced functions of the worker; they were put back before they were used, and "
        "the log names them",
    )
    ARTIFACTS_TRUNCATED = (
        "artifacts_truncated",
        "the compiler left more than 256 MiB or 2,000 files; the largest files are not kept",
    )
    OUTPUT_TRUNCATED = ("output_truncated", "the sample printed more than a worker keeps (1 MiB)")
    LOADER = (
        "loader",
        "the loader or a repair rewrote something",
        Effect.NONE,
        {
            "device": "device literals",
            "symint": "integer arguments",
            "nan_std": "recorded statistics that are not numbers",
            "numbers": "values that the model reads on the host became constants",
            "clones": "the capture got copies of what the graph writes",
            "vmap": "a repair of the sample's files",
            "private_api": "a repair of the sample's files",
            "min_val": "a repair of the sample's files",
            "finite": "a repair of the sample's files",
        },
    )
    SHIMS = ("shims", "an old stack lacks functions that the backend provided for this graph (backends/bladedisc)")
    REJUDGED = ("rejudged", "graphnet rejudge gave the row another outcome, from what the row holds")
    NO_INTERVAL = (
        "no_interval",
        "the imported log lacks the smallest and largest times, so the interval is the ratio itself",
    )

    def with_details(self, details: Iterable[str]) -> str:
        """Return the text of the flag with these details."""
        return f"{self}:{','.join(details)}"


#: Every flag, and every flag with one of its known details: the words for ``--fail-on``.
NAMES = tuple(name for flag in Flag for name in (flag.value, *(f"{flag}:{detail}" for detail in flag.details)))


#: The flags that have each effect, in the order of the table.
WITH = {effect: tuple(flag for flag in Flag if effect in flag.effects) for effect in Effect}


def names_in(flags: Iterable[str]) -> frozenset[str]:
    """Return every name by which ``--fail-on`` can name one of these flags: with and without each of its details."""
    found: set[str] = set()
    for text in flags:
        name, _, details = text.partition(":")
        found |= {text, name, *(f"{name}:{detail}" for detail in details.split(",") if detail)}
    return frozenset(found)


def meaning(text: str) -> str:
    """Return the meaning of a row's flag with its details; empty if the table lacks the flag."""
    name, _, named = text.partition(":")
    if name not in NAMES:
        return ""
    flag = Flag(name)
    details = [f"{one} ({flag.details[one]})" if flag.details.get(one) else one for one in named.split(",") if one]
    said = f"{flag.meaning}: {'; '.join(details)}" if details else flag.meaning
    return f"{said}; the value is shown, and no sum counts it" if Effect.NO_SPEEDUP in flag.effects else said


def having(effect: Effect, flags: Iterable[str]) -> Flag | None:
    """Return the first flag of a row, in the order of the table, that has an effect; None if there is none."""
    held = frozenset(flags)
    return next((flag for flag in WITH[effect] if flag in held), None)


def speedup_left_out(flags: Iterable[str]) -> Flag | None:
    """Return the flag of a row for which sums leave out the row's speedup; None if they do not leave it out."""
    return having(Effect.NO_SPEEDUP, flags)


def compile_alone_ns(record: Record) -> int | None:
    """Return the compile time of a row in ns; None if there is none, or if sums leave it out."""
    return record.compile_ns if having(Effect.NO_COMPILE_TIME, record.flags) is None else None
