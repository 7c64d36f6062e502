"""The schedule `rules`. It applies the rules of this folder to every function, and counts how often each is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

import tvm
from tvm import tirx
from tvm.s_tir import Schedule, ScheduleError
from tvm.s_tir.dlight import ScheduleRule

from .contraction import Contraction
from .functions import vector_functions
from .injective import Injective, Padding, Transpose
from .inline import inline
from .planes import Planes
from .reduction import Lanes, Window
from .rows import by_rows, is_row_by_row
from .view import Block, blocks_of

_IS_SCHEDULED = "tirx.is_scheduled"


class BlockRule(Protocol):
    """A rule that schedules one block. If `apply` raises ScheduleError or ValueError, a later rule is used instead."""

    name: str

    def applies(self, block: Block) -> bool:
        """Whether the rule can schedule a block of this form."""

    def apply(self, schedule: Schedule, block: Block) -> None:
        """Schedule the loops of the block in place."""


#: The rules for blocks, in the order in which they are tried.
RULES: tuple[BlockRule, ...] = (Planes(), Contraction(), Lanes(), Transpose(), Window(), Padding(), Injective())


class CpuRules(ScheduleRule):  # type: ignore[misc]  # tvm is not read for types
    """Schedules a function's blocks in turn. After a rule fails on a block, it starts again without this rule there."""

    def __init__(self, rules: Sequence[BlockRule] = RULES) -> None:
        self._rules = tuple(rules)
        self.used: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

    def apply(self, func: tirx.PrimFunc, target: tvm.target.Target, tunable: bool) -> Schedule | None:
        """Return the schedule of the function, or None if no rule could be applied."""
        barred: set[tuple[str, str]] = set()
        while True:
            attempt = _Attempt(self._rules, barred)
            try:
                with target:
                    schedule = attempt.run(func)
            except (ScheduleError, ValueError, tvm.error.InternalError):
                if attempt.at is None:
                    self.failed["function"] += 1
                    return None
                barred.add(attempt.at)
                self.failed[attempt.at[1]] += 1
                continue
            self.used.update(attempt.used)
            return schedule if attempt.used else None


class _Attempt:
    """One attempt to schedule a function. After an error, `at` names the block and the rule that failed."""

    def __init__(self, rules: Sequence[BlockRule], barred: set[tuple[str, str]]) -> None:
        self._rules = rules
        self._barred = barred
        self.at: tuple[str, str] | None = None
        self.used: Counter[str] = Counter()

    def run(self, func: tirx.PrimFunc) -> Schedule:
        schedule = Schedule(func)
        self.used["inline"] += inline(schedule)
        blocks = blocks_of(schedule)
        self.at = ("", "rows")
        if self.at not in self._barred and is_row_by_row(blocks):
            by_rows(schedule, blocks)
            self.used["rows"] += 1
            return schedule
        names = [block.name for block in blocks]
        # The rules for sums move the elementwise blocks that follow a sum into the loops of the sum.
        names.sort(key=lambda name: not Block(schedule, schedule.get_sblock(name)).reduced)
        for name in names:
            self._one(schedule, name)
        return schedule

    def _one(self, schedule: Schedule, name: str) -> None:
        block = Block(schedule, schedule.get_sblock(name))
        if _is_done(schedule, block):
            return
        for rule in self._rules:
            self.at = (name, rule.name)
            if self.at not in self._barred and rule.applies(block):
                rule.apply(schedule, block)
                self.used[rule.name] += 1
                return


def _is_done(schedule: Schedule, block: Block) -> bool:
    """Whether a rule has already scheduled this block together with another block."""
    loops = schedule.get_loops(block.handle)
    return len(loops) != len(block.axes) or any(int(schedule.get(loop).kind) != 0 for loop in loops)


class RuleScheduler:
    """Applies the rules to every function of a module, and counts the scheduled functions and the uses of each rule."""

    def __init__(self) -> None:
        self._rules = CpuRules()
        self._functions = 0
        self._unscheduled: list[str] = []

    def apply(self, module: tvm.IRModule, target: tvm.target.Target) -> tvm.IRModule:
        """Schedule every function (PrimFunc) of the module that the rules can schedule, and return the module."""
        for name, function in list(module.functions_items()):
            if not isinstance(function, tirx.PrimFunc):
                continue
            self._functions += 1
            schedule = self._rules.apply(function, target, False)
            if schedule is None:
                self._unscheduled.append(str(name.name_hint))
            else:
                module[name] = schedule.mod["main"].with_attr(_IS_SCHEDULED, True)
        return module

    def compiling(self) -> AbstractContextManager[None]:
        """Return a context in which exp and its like become vector code."""
        return vector_functions()

    def evidence(self) -> dict[str, Any]:
        """Return how many functions were scheduled, and how often each rule was used and failed."""
        used, failed = self._rules.used, self._rules.failed
        return {
            "scheduled": self._functions - len(self._unscheduled),
            "unscheduled": sorted(set(self._unscheduled))[:20],
            "rules": {name: used[name] for name in sorted(used) if used[name]},
            "rules_failed": {name: failed[name] for name in sorted(failed)},
        }
