"""Decide whether times must be discarded, from the CPU times and cores that servers report for each block."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from graphnet_contract import messages

#: The processes of one side used CPU time while another was timed, although they should have been stopped.
STRAY_PROCESSES = "stray_processes"
#: One side used more CPU time, or was allowed to use more cores, than the run's number of threads permits.
THREADS_EXCEEDED = "threads_exceeded"

#: A process worked between its trials: it took much longer than the reference to prepare them or to copy outputs.
BETWEEN_TRIALS = "between_trials"

#: A side may take so much longer than its baseline between two trials: this factor, and this share of a trial's time,
#: and this time, in ns.
_BETWEEN_FACTOR = 2.0
_BETWEEN_SHARE = 0.1
_BETWEEN_FLOOR_NS = 300_000
#: A stopped side may use so much CPU time, or this share of the other sides' blocks, because stopping takes a moment.
_IDLE_SHARE = 0.02
_IDLE_FLOOR_NS = 5_000_000
#: A side may exceed the duration of its blocks times the number of threads by so much, because the kernel counts the
#: time of ended processes only in ticks of 10 ms.
_THREADS_SHARE = 0.1
_THREADS_FLOOR_NS = 10_000_000


def findings(blocks: Mapping[str, Sequence[messages.TrialTimes]], threads: int) -> tuple[str, ...]:
    """Return why the times of a pair must be discarded. ``threads`` each side may use; 0: every core is
    allowed.
    """
    reasons = []
    if any(_strays(name, blocks) for name in blocks):
        reasons.append(STRAY_PROCESSES)
    if threads and any(_exceeds(side, threads) for side in blocks.values()):
        reasons.append(THREADS_EXCEEDED)
    return tuple(reasons)


def works_between(sides: Sequence[Mapping[str, Sequence[messages.TrialTimes]]]) -> bool:
    """Whether a side took much longer than its baseline, which has the same inputs, for what the runner does between
    trials. Otherwise it could compute results there, where no time counts. ``sides``: for each pair of processes, its
    blocks by side, the baseline first.
    """
    return any(
        _is_longer(*both, lambda block: block.prepare_ns, lambda block: block.prepare_cpu_ns) for both in _paired(sides)
    ) or copies_longer(sides)


def copies_longer(sides: Sequence[Mapping[str, Sequence[messages.TrialTimes]]]) -> bool:
    """Whether a side took much longer than its baseline to copy the outputs of timed calls (see `works_between`)."""
    return any(
        _is_longer(
            *both,
            lambda block: [block.copy_ns] if block.copy_ns else [],
            lambda block: [block.copy_cpu_ns] if block.copy_ns else [],
        )
        for both in _paired(sides)
    )


_Blocks = Sequence[messages.TrialTimes]
_Times = Callable[[messages.TrialTimes], Sequence[int]]


def _paired(sides: Sequence[Mapping[str, _Blocks]]) -> list[tuple[_Blocks, _Blocks]]:
    """Return each side's blocks of all pairs, with those of the baseline."""
    names = list(sides[0])
    pooled = {name: [block for pair in sides for block in pair.get(name, ())] for name in names}
    return [(pooled[name], pooled[names[0]]) for name in names[1:]]


def _is_longer(side: _Blocks, baseline: _Blocks, wall: _Times, cpu: _Times) -> bool:
    """Both the wall time and the CPU time must be longer: on a busy machine, the former is, and while threads of a pool
    wait, the latter is. What a GPU computes takes no CPU time. Lower quartiles are compared, for the same reason.
    """
    on_gpu = any(block.device_ns for block in side)

    def quartile(blocks: _Blocks, times: _Times) -> int:
        found = sorted(ns for block in blocks for ns in times(block))
        return found[len(found) // 4] if found else 0

    trial_ns = quartile(side, lambda block: block.wall_ns)

    def longer(times: _Times) -> bool:
        spent, usual = quartile(side, times), quartile(baseline, times)
        return bool(usual) and spent > _BETWEEN_FACTOR * usual + _BETWEEN_SHARE * trial_ns + _BETWEEN_FLOOR_NS

    return longer(wall) and (on_gpu or longer(cpu))


def _strays(name: str, blocks: Mapping[str, Sequence[messages.TrialTimes]]) -> bool:
    """Whether the processes of the side ``name`` used too much CPU time while another side was timed."""
    idle_ns = sum(block.idle_cpu_ns for block in blocks[name])
    others_ns = sum(block.ended_ns - block.started_ns for side in blocks if side != name for block in blocks[side])
    return idle_ns > max(_IDLE_FLOOR_NS, _IDLE_SHARE * others_ns)


def _exceeds(blocks: Sequence[messages.TrialTimes], threads: int) -> bool:
    """Whether a side could use more than ``threads`` cores, or used more CPU time than ``threads`` threads can use."""
    if any(block.cores > threads for block in blocks):
        return True
    seen = [block for block in blocks if block.window_ns]
    used_ns = sum(block.tree_cpu_ns for block in seen)
    allowed_ns = threads * sum(block.window_ns for block in seen)
    return used_ns > (1 + _THREADS_SHARE) * allowed_ns + _THREADS_FLOOR_NS
