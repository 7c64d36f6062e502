"""The cause of a row in words."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from graphnet import units
from graphnet.locate.cause import Cause
from graphnet.locate.signature import Answer
from graphnet.locate.slow import Slowness

_MOST_LINES = 12
_WORDS = {Answer.fails: "yes", Answer.passes: "no", Answer.invalid: "not known"}


def cause_lines(cause: Cause, folder: Path) -> Iterator[str]:
    """Yield the lines that show a cause."""
    yield f"{cause.sample} on {cause.backend}: {cause.signature.text()}"
    size, of = len(cause.statements), cause.whole_statements
    if cause.needs_whole and cause.ended:
        yield f"no smaller graph that fails so was found yet; the sample has {units.count(of, 'statement')}"
    elif cause.needs_whole:
        yield f"the fault needs the whole graph: none of its {of} statements could be left out"
    elif cause.slow is not None:
        keeps = "keeps" if size == 1 else "keep"
        yield f"{units.count(size, 'statement')} of {of} {keeps} half of the lost time, on a logarithmic scale:"
    else:
        yield f"{units.count(size, 'statement')} of {of} {'fails' if size == 1 else 'fail'} so:"
    for number, text in list(zip(cause.statements, cause.text, strict=True))[:_MOST_LINES]:
        yield f"  {number:4}  {' '.join(text.split())}"
    if size > _MOST_LINES:
        yield f"        and {size - _MOST_LINES} more"
    if cause.slow is not None:
        yield from _slow(cause.slow, cause.like)
    if narrowed := cause.smaller.text():
        yield f"with smaller arguments: {narrowed}"
    for dtype, answer in cause.dtypes.items():
        yield f"it fails so in {dtype}: {_WORDS[answer]}"
    yield from _rates(cause)
    if cause.needs_values is not None:
        yield f"it fails with drawn values of the same scale: {'no' if cause.needs_values else 'yes'}"
    yield from _parts(cause)
    if cause.neighbour is not None:
        shown = ", ".join(map(str, cause.neighbour.statements[:_MOST_LINES]))
        more = " ..." if len(cause.neighbour.statements) > _MOST_LINES else ""
        yield f"it passes: statements {shown}{more} ({cause.neighbour.why})"
    if cause.known is not None:
        yield f"known: {cause.known.text()}"
    for found in cause.also_found:
        yield f"also found, and not followed: {found}"
    tried = "; ".join(cause.minimal_under) or "none to its end"
    yield f"{units.count(cause.tests, 'test')} in {cause.seconds:.0f} s; reductions: {tried}"
    if cause.reproducer is not None:
        script = cause.reproducer
        way = "through the backend's adapter" if script.uses_adapter else "with the compiler's own interface"
        said = f"{script.verified_word} {way}" if script.verified else script.verified_word
        yield f"{script.script} ({script.lines} lines, {said}: {script.how})"
    yield f"the result is in {folder}"


def _slow(slow: Slowness, like: Sequence[int]) -> Iterator[str]:
    """Yield how much time is lost, and how much of it the smallest graph explains."""
    if like:
        shown = ", ".join(map(str, like[:_MOST_LINES])) + (" ..." if like[_MOST_LINES:] else "")
        yield f"it stands for {units.count(len(like), 'statement')} more with the same operators and shapes: {shown}"
    for name, lost in (("the sample", slow.whole), ("this graph", slow.part)):
        of = ", with those for which it stands," if like else ""
        share = "" if lost is slow.whole else f", and{of} {lost.share:.1%} of the time of eager mode"
        yield f"{name} takes {lost.ratio:.2f} times as long ({lost.low:.2f} to {lost.high:.2f}){share}"
    yield f"that explains {slow.explained:.0%}; without it, the sample would take {slow.left:.2f} times as long"


def _parts(cause: Cause) -> Iterator[str]:
    """Yield what is known of the parts of the compiler."""
    for part in cause.parts:
        if part.is_right:
            yield f"it is {cause.good_word} without {part.turns_off} ({', '.join(part.knobs)})"
        elif part.answer is not Answer.fails:
            yield f"without {part.turns_off} ({', '.join(part.knobs)}), it shows something else: {part.found}"
    still = [", ".join(part.knobs) for part in cause.parts if part.answer is Answer.fails]
    if still:
        together = "; with all of them, too" if cause.outlives_all else ""
        yield f"it fails so with each of these knobs: {', '.join(still)}{together}"
    if cause.remedy is not None:
        options = " ".join(f"--option {shlex.quote(text)}" for text in options_text(cause.remedy.options))
        bad = "slow" if cause.slow is not None else "not right"
        whole = {True: cause.good_word, False: bad, None: "not tried"}[cause.remedy.helps_whole]
        yield f"{options}: the whole sample is {whole} without {cause.remedy.turns_off}"


def options_text(options: Mapping[str, bool | int | float | str]) -> list[str]:
    """Return options as ``--option`` takes them."""
    return [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in options.items()]


def _rates(cause: Cause) -> Iterator[str]:
    whole, smallest = cause.rate, cause.rate_of_smallest
    if whole.failures < whole.tries:
        yield f"the fault is flaky: the whole sample failed in {whole.text()}"
    if smallest.tries and smallest.failures < smallest.tries and cause.slow is not None:
        yield "measured again, the smallest graph did not certainly lose half of the time; try again on a quiet machine"
    elif smallest.tries and smallest.failures < smallest.tries:
        yield f"the smallest graph failed in {smallest.text()}"
