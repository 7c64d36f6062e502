"""Locate the cause of one row: test candidates, keep every answer, and say what the smallest failing graph is."""

from __future__ import annotations

import contextlib
import functools
import math
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from graphnet.errors import storing
from graphnet.locate.alike import AlikeSearch, Timed, groups_of
from graphnet.locate.cause import INTERRUPTED, Cause, Neighbour, Part, Rate, Remedy
from graphnet.locate.guess import Reduction, next_candidates
from graphnet.locate.journal import Journal, Trial
from graphnet.locate.knobs import KnobSearch
from graphnet.locate.narrowing import Argument, Narrowing, integers_in
from graphnet.locate.prober import Prober, Unmeasured
from graphnet.locate.search import Candidate, Judged, Search
from graphnet.locate.signature import Answer, Kind
from graphnet.locate.slow import Lost, Slowness, answer_of
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.subgraphs.cutter import AS_IT_IS, CannotCut, Cutter, EagerTimes, Subgraph, Value
from graphnet_contract.samples import TensorSpec, load_sample

#: How often the whole sample and the smallest graph are tried; all of these tries must fail.
TRIES: Final = 3
#: If only some fail, the whole is tried so often to know the rate.
_TRIES_FOR_RATE: Final = 10
#: With a knob, a flaky fault is tried so many times as often as in a candidate.
_SURER: Final = 2
#: How many other graphs are tested at the end to find one that passes.
_NEIGHBOURS: Final = 3
#: The folders of the smallest failing sample and of the one near it that passes.
MINIMAL: Final = "minimal"
PASSES: Final = "passes"
#: How many short statements are timed to learn what a call costs, and how many are tried for that.
_SHORT: Final = 2
_MOST_SHORT: Final = 8
#: Failures that do not depend on values: candidates with equal graphs have equal answers.
_OF_THE_GRAPH: Final = (Outcome.COMPILE_ERROR, Outcome.UNSUPPORTED)


class BudgetSpent(Exception):
    """The time that the user gave is over. The best candidate so far is kept."""


class NotReproduced(Exception):
    """The whole sample does not fail so any more; the message says what it does instead."""


@dataclass(frozen=True)
class Limits:
    """When the search ends early: at ``deadline`` (of ``time.monotonic``), or after ``tests`` further tests."""

    deadline: float = math.inf
    tests: int = 1_000_000


class Locator:
    """The search for the cause of one row."""

    def __init__(
        self,
        journal: Journal,
        sample: Path,
        cutter: Cutter,
        prober: Prober,
        output: int | None,
        say: Callable[[str], None],
        limits: Limits,
        threads: int = 1,
    ) -> None:
        """Store the arguments. ``output`` is the number of the row's wrong output, and ``say`` shows one line.
        ``threads`` are those of the row, which matter to a slow one.
        """
        self._journal = journal
        self._sample = sample
        self._cutter = cutter
        self._prober = prober
        self._output = output
        self._say = say
        self._limits = limits
        self._tests_before = len(journal.tests)
        self._signature = journal.question.signature
        self._is_slow = self._signature.kind is Kind.slow
        self._threads = threads
        #: For slow rows: eager mode's times, what the whole loses, and what the smallest graph loses at the end.
        self._eager: EagerTimes | None = None
        self._lost: Lost | None = None
        self._lost_at_end: Lost | None = None
        #: What a call costs more on the compiled side, in ns.
        self._call_ns = 0.0
        statements = tuple(range(len(cutter.facts.statements)))
        self._whole = Candidate(statements, tuple(range(len(cutter.facts.results))))
        self._tries = 1
        self._rate = Rate(failures=0, tries=0)
        self._number = 0
        #: The reduction that runs now, the answers that it got, and the candidates that were begun on a free slot.
        self._reduction: Reduction | None = None
        #: Whether its candidates must have fewer statements than the best so far.
        self._removes = False
        self._answers: dict[Candidate, Judged] = {}
        self._begun: dict[Candidate, Subgraph] = {}
        #: The candidate of which the folder MINIMAL is a copy, and its subgraph; None for the whole.
        self._confirmed: Candidate | None = None
        self._minimal: Subgraph | None = None
        self._search = self._new_search(self._tested)
        self._knob_search = self._knobs_of_whole = KnobSearch((), self._without)
        self._helps_whole: bool | None = None
        self._narrowing = Narrowing(self._whole, (), self._judged)

    def run(self) -> Cause:
        """Search until the end, the limits or an interrupt, and return what is known then.

        Raises NotReproduced, and what a worker or a folder raises.
        """
        ended = ""
        needs_values: bool | None = None
        neighbour: Neighbour | None = None
        final = Rate(failures=0, tries=0)
        try:
            self._try_whole()
            if not (self._is_slow and self._found_alike()):
                if self._is_slow:
                    self._turn_knobs_of_whole()
                with self._guessing(lambda test: self._new_search(test).run(), removes=True):
                    self._search.run()
            if not self._is_slow:
                # Smaller arguments lose less time.
                self._narrow()
            final = self._confirm()
            # If the graph was slow by chance, the tests below tell nothing.
            if not self._is_slow or final.failures == final.tries:
                needs_values = self._needs_values()
                self._turn_knobs()
            neighbour = self._neighbour()
        except BudgetSpent:
            ended = "the budget is spent"
        except KeyboardInterrupt:
            ended = INTERRUPTED
        best = self._search.best
        if self._confirmed != best:
            self.cut(best, self._journal.folder / MINIMAL)
        if neighbour is not None:
            passes = Candidate(neighbour.statements, neighbour.results, smaller=neighbour.smaller)
            self.cut(passes, self._journal.folder / PASSES)
        return self._cause(ended, needs_values, neighbour, final)

    def _cut_ahead(self, candidate: Candidate) -> Subgraph | None:
        """Cut a candidate that is begun. None if it needs no test; the guesses know its answer then."""
        try:
            made = self._cut(candidate, self._new_name())
        except CannotCut:
            self._answers[candidate] = Judged(candidate, Answer.invalid)
            return None
        equal = self._equal(made)
        if equal is None and not (self._removes and len(made.statements) >= self._search.best.size):
            self._begun[candidate] = made
            return made
        shutil.rmtree(made.path, ignore_errors=True)
        answer = Answer.invalid if equal is None else equal.answer
        self._answers[candidate] = Judged(replace(candidate, statements=made.statements), answer)
        return None

    def _new_search(self, test: Callable[[Candidate], Judged]) -> Search:
        return Search(self._cutter.facts, self._whole, self._output, test)

    @contextlib.contextmanager
    def _guessing(self, reduction: Reduction, removes: bool = False) -> Iterator[None]:
        """Begin candidates on free slots, as a reduction will ask for them. ``removes``: each must be smaller."""
        self._reduction, self._answers, self._removes = reduction, {}, removes
        try:
            yield
        finally:
            self._reduction = None

    def _begin_next(self) -> None:
        """Begin the candidates that the reduction will probably ask for, if slots are free."""
        if self._reduction is None or not self._prober.slots:
            return
        for candidate in next_candidates(self._reduction, self._answers, self._prober.slots):
            if not self._prober.free:
                return
            if candidate in self._begun or self._journal.find(candidate) is not None:
                continue
            if candidate.knobs:
                sample = self._sample if self._minimal is None else self._minimal.path
            else:
                begun = self._cut_ahead(candidate)
                if begun is None:
                    continue
                sample = begun.path
            self._prober.begin(sample, _run_name(sample, candidate.knobs, 0), candidate.knobs)

    def cut(self, candidate: Candidate, folder: Path) -> Subgraph | None:
        """Write a candidate as a sample into a folder, which is replaced. The whole is a copy of the sample; None.

        Raises CannotCut, StorageError and ToolFailed.
        """
        shutil.rmtree(folder, ignore_errors=True)
        if candidate == self._whole:
            ignored = shutil.ignore_patterns("__pycache__", "subgraph_*")
            with storing(folder, "written"):
                shutil.copytree(self._sample, folder, ignore=ignored, copy_function=shutil.copyfile)
            return None
        made = self._cut(candidate, self._new_name())
        with storing(folder, "written"):
            made.path.rename(folder)
        return replace(made, path=folder)

    def _new_name(self) -> str:
        """Return a name that no other candidate has: an interrupted cut may have made its folder."""
        self._number += 1
        return f"candidate_{self._number - 1}"

    def _cut(self, candidate: Candidate, name: str) -> Subgraph:
        return self._cutter.cut(candidate.statements, name, candidate.values, candidate.results, candidate.smaller)

    def _try_whole(self) -> None:
        """Try the whole sample several times. Raises NotReproduced if no try fails so."""
        known = self._journal.find(self._whole)
        if known is None:
            # A test of times has several processes, and an interval.
            tries = 1 if self._is_slow else TRIES
            known = self._measured(self._whole, None, tries, stop_at_failure=False)
            is_flaky = 0 < known.failures < tries or (known.failures == 0 and known.answer is not Answer.invalid)
            if is_flaky and not self._is_slow:
                more = self._measured(self._whole, None, _TRIES_FOR_RATE - TRIES, stop_at_failure=False)
                failures = known.failures + more.failures
                answer = Answer.fails if failures else known.answer
                known = known.model_copy(
                    update={"failures": failures, "tries": known.tries + more.tries, "answer": answer}
                )
            if known.answer is not Answer.fails:
                # Not kept: another day, for instance with enough memory, the search can go on.
                now = "it is right now" if known.lost is None else f"now it takes {known.lost.ratio:.2f} times as long"
                raise NotReproduced(known.found or now)
            self._journal.add(known)
        self._lost = known.lost
        self._rate = Rate(failures=known.failures, tries=known.tries)
        if self._rate.failures < self._rate.tries:
            self._tries = self._rate.wanted
            self._say(f"it fails in {self._rate.text()}, so each candidate is tried up to {self._tries} times")

    def _found_alike(self) -> bool:
        """Look for statements that lose enough, one for all that do the same. Return whether some were found."""
        assert self._lost is not None
        eager = self._eager_times()
        specs = load_sample(self._sample).specs
        arguments = {one.name: Value("tensor", tuple(one.shape), one.dtype) for one in specs if not one.is_symint}
        groups = groups_of(self._cutter.facts, arguments, eager)
        if not groups or not self._know_call(groups):
            return False
        found = AlikeSearch(groups, self._lost, eager, self._timed).run()
        self._search.done.append("one of all statements with equal operators, attributes and shapes")
        if found is not None:
            self._search.best = found
        return found is not None

    def _know_call(self, groups: Sequence[tuple[int, ...]]) -> bool:
        """Time short statements of several operators to learn what a call costs at most. Return whether that is known.

        The operator of one of them may be slow here, so the fastest counts.
        """
        eager = self._eager_times()
        statements = self._cutter.facts.statements
        first: dict[tuple[str, ...], int] = {}
        for number in sorted((group[0] for group in groups), key=lambda number: eager.statements_ns[number]):
            if any(value.kind == "tensor" for value in statements[number].values.values()):
                first.setdefault(statements[number].operators, number)
        found: list[float] = []
        for number in list(first.values())[:_MOST_SHORT]:
            lost = self._timed(Candidate((number,))).lost
            if lost is not None:
                found.append(lost.high * eager.call_of((number,)))
            if len(found) == _SHORT:
                break
        self._call_ns = max(0.0, min(found, default=0.0) - eager.call_ns)
        return bool(found)

    def _timed(self, candidate: Candidate) -> Timed:
        known = self._journal.find(candidate) or self._new(candidate)
        return Timed(known.candidate, known.answer, known.lost)

    def _eager_times(self) -> EagerTimes:
        self._eager = self._eager or self._cutter.times(self._threads)
        return self._eager

    def _tested(self, candidate: Candidate) -> Judged:
        """Test a candidate of the search, unless it is no smaller than the best one."""
        known = self._journal.find(candidate)
        if known is None:
            known = self._new(candidate, self._search.best.size)
        return self._answered_so(candidate, known)

    def _answered_so(self, candidate: Candidate, known: Trial) -> Judged:
        judged = self._answers[candidate] = Judged(known.candidate, known.answer)
        return judged

    def _new(self, candidate: Candidate, below: int | None = None) -> Trial:
        """Cut and run a candidate, and keep its answer. It is not run if it has not fewer than ``below`` statements."""
        self._check_limits()
        self._begin_next()
        begun = self._begun.pop(candidate, None)
        try:
            made = self._cut(candidate, self._new_name()) if begun is None else begun
        except CannotCut as error:
            test = _unmeasured(candidate, candidate.statements, found=str(error))
            self._journal.add(test)
            return test
        like = tuple(number for number in candidate.like if number not in made.statements)
        cut = replace(candidate, statements=made.statements, like=like)
        try:
            if below is not None and cut.size >= below:
                return _unmeasured(candidate, made.statements, found="it is not smaller")
            equal = self._equal(made)
            test = (
                self._measured(cut, made, self._tries)
                if equal is None
                else equal.model_copy(
                    update={
                        "statements": made.statements,
                        "results": cut.results,
                        "values": cut.values,
                        "smaller": cut.smaller,
                        "sample_hash": made.sample_hash,
                        "tries": 0,
                        "seconds": 0.0,
                    }
                )
            )
        finally:
            shutil.rmtree(made.path, ignore_errors=True)
        test = test.model_copy(update={"asked": candidate.statements})
        self._journal.add(test)
        best = min(self._search.best.size, cut.size) if test.answer is Answer.fails else self._search.best.size
        of = self._whole.size
        narrowed = f" with {text}" if (text := cut.smaller.text()) else ""
        self._say(
            f"test {len(self._journal.tests)}: {cut.size} of {of} statements{narrowed}: {test.answer}"
            + (f" ({test.found})" if test.found else "")
            + f"; best so far {best}"
        )
        return test

    def _equal(self, made: Subgraph) -> Trial | None:
        """Return the test of an equal candidate. How slow one must be depends on its share, so slow ones have none."""
        return None if self._is_slow else self._journal.equal(made.sample_hash) or self._equal_graph(made)

    def _equal_graph(self, made: Subgraph) -> Trial | None:
        if self._signature.outcome not in _OF_THE_GRAPH:
            return None
        same = (t for t in self._journal.tests if t.graph_hash == made.graph_hash and t.tries and not t.knobs)
        return next(same, None)

    def _measured(self, cut: Candidate, made: Subgraph | None, tries: int, stop_at_failure: bool = True) -> Trial:
        """Run a candidate (None: the whole sample) several times. By default, one failure is enough.

        A try that is invalid, for instance because it was stopped at its limit, says nothing about the fault's rate.
        """
        started = time.monotonic()
        failures, done, invalid, found = 0, 0, 0, ""
        lost = None
        if not stop_at_failure and self._prober.slots:
            sample = self._sample if made is None else made.path
            for attempt in range(tries):
                self._prober.begin(sample, _run_name(sample, cut.knobs, attempt), cut.knobs)
        for attempt in range(tries):
            self._check_limits()
            answer, other, lost = self._answered(cut, made, attempt)
            done += 1
            failures += answer is Answer.fails
            invalid += answer is Answer.invalid
            found = found or other
            if stop_at_failure and (failures or invalid):
                break
        answer = Answer.fails if failures else Answer.invalid if invalid else Answer.passes
        return Trial(
            asked=cut.statements,
            statements=cut.statements,
            results=cut.results,
            values=cut.values,
            knobs=cut.knobs,
            smaller=cut.smaller,
            like=cut.like,
            graph_hash="" if made is None else made.graph_hash,
            sample_hash=self._journal.question.sample_hash if made is None else made.sample_hash,
            answer=answer,
            failures=failures,
            tries=done - invalid or done,
            found=found,
            seconds=round(time.monotonic() - started, 3),
            lost=lost,
        )

    def _answered(self, cut: Candidate, made: Subgraph | None, attempt: int) -> tuple[Answer, str, Lost | None]:
        """Run a candidate once, and judge it. One that ends its worker each time is invalid.

        Raises Unmeasured if the backend cannot measure the whole sample either.
        """
        try:
            return self._asked(cut, made, attempt)
        except Unmeasured:
            if made is None and not cut.knobs:
                raise
            self._measure(None, 0, ())
        try:
            # The backend may have been away only for a while.
            return self._asked(cut, made, attempt)
        except Unmeasured as error:
            return Answer.invalid, error.why, None

    def _asked(self, cut: Candidate, made: Subgraph | None, attempt: int) -> tuple[Answer, str, Lost | None]:
        """Run a candidate once, and judge it by its outcome or its times."""
        if self._signature.slower_than is None:
            return *self._signature.answer(self._measure(made, attempt, cut.knobs)), None
        if self._lost is None:
            # The limits of all parts depend on the ratio of the whole, so it is measured until it is known well.
            record = self._measure(made, attempt, cut.knobs)
            return answer_of(self._signature, record, self._signature.slower_than, 1.0)
        if made is None:
            limit = math.sqrt(self._lost.ratio)
            return answer_of(self._signature, self._measure(made, attempt, cut.knobs, limit), limit, 1.0)
        eager = self._eager_times()
        share = eager.share(cut.statements, cut.like)
        call = self._call_ns / eager.call_of(cut.statements) if cut.like else 0.0
        limit = self._lost.limit_of_part(share, call)
        return answer_of(self._signature, self._measure(made, attempt, cut.knobs, limit), limit, share, call)

    def _measure(
        self, made: Subgraph | None, attempt: int, knobs: tuple[str, ...], limit: float | None = None
    ) -> Record:
        path = self._sample if made is None else made.path
        return self._prober.measure(path, _run_name(path, knobs, attempt), knobs, limit)

    def _narrow(self) -> None:
        """Make the arguments of the smallest graph smaller."""
        best = self._search.best
        made = self.cut(best, self._journal.folder / MINIMAL)
        specs = load_sample(self._sample if made is None else made.path).specs
        arguments = [_argument(spec) for spec in specs]
        numbers = integers_in(self._cutter.facts.statements[number].text for number in best.statements)
        narrowing = self._narrowing = Narrowing(best, arguments, self._judged, numbers)
        try:
            with self._guessing(lambda test: Narrowing(best, arguments, test, numbers).run()):
                narrowing.run()
        finally:
            self._search.best = narrowing.best
        self._search.done.append("float type, first dimension and sizes of the arguments, also in the statements")

    def _judged(self, candidate: Candidate) -> Judged:
        return self._answered_so(candidate, self._journal.find(candidate) or self._new(candidate))

    def _confirm(self) -> Rate:
        """Run the smallest graph again: with the test that found it, all tries must fail, or the rate is known."""
        best = self._search.best
        if best == self._whole:
            return self._rate
        found = self._journal.find(best)
        assert found is not None
        made = self._minimal = self.cut(best, self._journal.folder / MINIMAL)
        self._confirmed = best
        wanted = 1 if self._is_slow else TRIES - 1 if self._tries == 1 else _TRIES_FOR_RATE
        again = self._measured(best, made, wanted, stop_at_failure=False)
        self._lost_at_end = again.lost
        return Rate(
            failures=again.failures + min(found.failures, 1) * (self._tries == 1),
            tries=again.tries + (self._tries == 1),
        )

    def _needs_values(self) -> bool | None:
        """Test whether the smallest graph fails also with drawn values. None if that cannot be told."""
        best = self._search.best
        if best == self._whole:
            return None
        drawn = replace(best, values=False)
        test = self._journal.find(drawn) or self._new(drawn)
        return None if test.answer is Answer.invalid else test.answer is Answer.passes

    def _turn_knobs_of_whole(self) -> None:
        """Look for a part of the compiler without which a slow sample loses half of its lost time.

        No operator alone is slow, so what the compiler makes of many together probably is.
        """
        turned = functools.partial(self._part, self._whole, None)
        self._knobs_of_whole = KnobSearch(tuple(self._prober.knobs), turned, self._prober.entries)
        # The smaller graphs need time, too.
        until = time.monotonic() + (self._limits.deadline - time.monotonic()) / 3
        self._knobs_of_whole.run_first(lambda: time.monotonic() < until)
        self._search.done.append("parts of the compiler, in the whole sample")

    def _turn_knobs(self) -> None:
        """Find the fewest parts of the compiler without which the smallest graph is right, and try the whole so."""
        names = tuple(self._prober.knobs)
        best, entries = self._search.best, self._prober.entries
        self._knob_search = KnobSearch(names, self._without, entries)
        guessed = functools.partial(self._guessed, best)
        with self._guessing(lambda test: KnobSearch(names, functools.partial(guessed, test), entries).run()):
            self._knob_search.run()
        if names:
            self._search.done.append("parts of the compiler")
        fewest = self._knob_search.fewest
        if fewest:
            whole = self._part(self._whole, None, fewest)
            self._helps_whole = None if whole.answer is Answer.invalid else whole.is_right

    def _guessed(self, best: Candidate, test: Callable[[Candidate], Judged], knobs: tuple[str, ...]) -> Part:
        turned = replace(best, knobs=knobs)
        known = self._journal.find(turned)
        found = "" if known is None else known.found
        return Part(knobs=knobs, turns_off="", answer=test(turned).answer, found=found)

    def _without(self, knobs: tuple[str, ...]) -> Part:
        return self._part(self._search.best, self._minimal, knobs)

    def _part(self, candidate: Candidate, made: Subgraph | None, knobs: tuple[str, ...]) -> Part:
        """Test a candidate with knobs turned."""
        turned = replace(candidate, knobs=knobs)
        test = self._journal.find(turned)
        if test is None:
            self._begin_next()
            # A flaky fault may be away by chance, and one of many knobs would then look like the remedy.
            test = self._measured(turned, made, self._tries if self._tries == 1 else _SURER * self._tries)
            self._journal.add(test)
            found = f" ({test.found})" if test.found else ""
            self._say(f"test {len(self._journal.tests)}: with {', '.join(knobs)}: {test.answer}{found}")
        self._answered_so(turned, test)
        return Part(knobs=knobs, turns_off=self._turned_off(knobs), answer=test.answer, found=test.found)

    def _turned_off(self, knobs: tuple[str, ...]) -> str:
        return "; ".join(self._prober.knob(name).turns_off for name in knobs)

    def _remedy(self) -> Remedy | None:
        fewest, helps_whole = self._knob_search.fewest, self._helps_whole
        if not fewest:
            fewest, helps_whole = self._knobs_of_whole.fewest, True
        if not fewest:
            return None
        row, turned = self._prober.options(()), self._prober.options(fewest)
        changed = {name: value for name, value in turned.items() if value != row.get(name)}
        turns_off = self._turned_off(fewest)
        return Remedy(knobs=fewest, turns_off=turns_off, options=changed, helps_whole=helps_whole)

    def _neighbour(self) -> Neighbour | None:
        """Return a graph near the smallest one that passes: the nearest that was tested, or another one of its kind."""
        best = self._search.best
        # A slow row's other graphs pass because they take less of the time.
        if best == self._whole or self._is_slow:
            return None
        for test in reversed(self._journal.tests):
            if test.is_near and test.statements == best.statements and test.smaller != AS_IT_IS:
                why = f"the same statements, with {test.smaller.text()}"
                return Neighbour(statements=test.statements, results=test.results, why=why, smaller=test.smaller)
        for number in list(self._alike(best))[:_NEIGHBOURS]:
            candidate = Candidate((number,))
            test = self._journal.find(candidate) or self._new(candidate)
            if test.answer is Answer.passes and not test.found:
                why = f"the same operator ({self._operators((number,))[0]}) in statement {number}"
                return Neighbour(statements=test.statements, results=test.results, why=why)
        passed = [test for test in self._journal.tests if test.is_near and test.smaller == AS_IT_IS]
        nearest = min(passed, key=lambda test: len(set(test.statements) ^ set(best.statements)), default=None)
        if nearest is None:
            return None
        away = len(set(nearest.statements) ^ set(best.statements))
        return Neighbour(statements=nearest.statements, results=nearest.results, why=f"{away} statements differ")

    def _alike(self, best: Candidate) -> Iterator[int]:
        """Yield other statements that call the same operator as the last statement of the smallest graph."""
        statements = self._cutter.facts.statements
        last = statements[best.statements[-1]].operators
        for number, one in enumerate(statements):
            if last and one.operators == last and number not in best.statements:
                yield number

    def _operators(self, statements: tuple[int, ...]) -> list[str]:
        return [operator for number in statements for operator in self._cutter.facts.statements[number].operators]

    def _check_limits(self) -> None:
        tests = len(self._journal.tests) - self._tests_before
        if time.monotonic() > self._limits.deadline or tests >= self._limits.tests:
            raise BudgetSpent

    def _cause(self, ended: str, needs_values: bool | None, neighbour: Neighbour | None, final: Rate) -> Cause:
        best, tests, question = self._search.best, self._journal.tests, self._journal.question
        found = self._journal.find(best)
        facts = self._cutter.facts
        lost = self._lost_at_end or (self._lost if best == self._whole or found is None else found.lost)
        return Cause(
            sample=question.sample,
            backend=question.backend,
            signature=question.signature,
            whole_statements=self._whole.size,
            statements=best.statements,
            results=None if best == self._whole else best.results,
            text=tuple(facts.statements[number].text for number in best.statements),
            operators=tuple(dict.fromkeys(self._operators(best.statements))),
            graph_hash=found.graph_hash if found is not None else "",
            rate=self._rate,
            rate_of_smallest=final,
            needs_values=needs_values,
            neighbour=neighbour,
            also_found=tuple(
                dict.fromkeys(t.found for t in tests if t.answer is Answer.passes and t.found and not t.knobs)
            ),
            smaller=best.smaller,
            like=best.like,
            dtypes=self._narrowing.dtypes,
            parts=tuple(self._knob_search.parts or (self._knobs_of_whole.parts if best == self._whole else ())),
            remedy=self._remedy(),
            outlives_all=self._knob_search.outlives_all,
            slow=None if self._lost is None or lost is None else Slowness.of(self._lost, lost),
            minimal_under=tuple(self._search.done),
            tests=len(tests),
            seconds=round(sum(test.seconds for test in tests), 1),
            ended=ended,
        )


def _argument(spec: TensorSpec) -> Argument:
    is_real = not spec.is_symint and spec.storage.is_float
    return Argument(
        () if spec.is_symint else tuple(spec.shape),
        spec.dtype if is_real else "",
        spec.kind in ("parameter", "buffer"),
    )


def _unmeasured(candidate: Candidate, statements: tuple[int, ...], found: str) -> Trial:
    return Trial(
        asked=candidate.statements,
        statements=statements,
        results=candidate.results,
        values=candidate.values,
        smaller=candidate.smaller,
        like=candidate.like,
        graph_hash="",
        sample_hash="",
        answer=Answer.invalid,
        failures=0,
        tries=0,
        found=found,
    )


def _run_name(sample: Path, knobs: tuple[str, ...], attempt: int) -> str:
    """Return the name of one try of a candidate in the mesh."""
    return "-".join([sample.name, *knobs, *([str(attempt)] if attempt else [])])
