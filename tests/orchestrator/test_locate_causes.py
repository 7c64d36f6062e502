"""Causes that are known, that a folder keeps, and that the page shows and links."""

from __future__ import annotations

from pathlib import Path

import pytest
from locate_kit import CAUSE, QUESTION
from report_kit import make_run, page_of, records
from scores_kit import failed, inaccurate

from graphnet.errors import StorageError, UsageError
from graphnet.locate.cause import Cause, Reproducer
from graphnet.locate.clusters import keep
from graphnet.locate.journal import Journal
from graphnet.locate.known import KNOWN_FILE, known_signatures, named
from graphnet.locate.signature import signature_of, slow_signature
from graphnet.locate.text import cause_lines
from graphnet.outcomes import Outcome
from graphnet.runs.causes import CAUSES_FILE, CausedRow, KeptCause, KeptCauses, Known, read_causes
from graphnet.runs.record import Record
from graphnet.settings import backends_folder

ENTRY = """
[[cause]]
title = "erf of bfloat16 is computed in bfloat16"
link = "https://example.org/1"
outcome = "ACCURACY"
operators = ["torch.erf"]
"""


def known_in(folder: Path, text: str) -> Path:
    (folder / KNOWN_FILE).write_text(text)
    return folder


def cause_of(record: Record, operators: tuple[str, ...]) -> Cause:
    return CAUSE.model_copy(
        update={"signature": signature_of(record), "operators": operators, "statements": (1,), "text": ("b = erf(a)",)}
    )


def test_a_known_cause_is_named_with_its_link(tmp_path: Path) -> None:
    known = known_signatures(known_in(tmp_path, ENTRY))
    cause = cause_of(inaccurate(1.0), ("torch.erf", "torch.mul"))
    found = named(cause, known)
    assert found.known == Known(title="erf of bfloat16 is computed in bfloat16", link="https://example.org/1")
    assert "known: erf of bfloat16 is computed in bfloat16 (https://example.org/1)" in cause_lines(found, tmp_path)
    assert named(cause.model_copy(update={"operators": ("torch.mul",)}), known).known is None
    # All operators of a sample are in a graph that is not minimal.
    for early in ({"statements": (0, 1, 2)}, {"ended": "the budget is spent"}):
        assert named(cause.model_copy(update=early), known).known is None


def test_the_numbers_of_a_known_message_do_not_matter(tmp_path: Path) -> None:
    entry = '[[cause]]\ntitle = "sort"\noutcome = "COMPILE_ERROR"\nmessage = "no rule for sort at line 7"\n'
    known = known_signatures(known_in(tmp_path, entry))
    sort = failed(Outcome.COMPILE_ERROR, "compile", message="ValueError: no rule for sort at line 12 of the graph")
    assert named(cause_of(sort, ()), known).known == Known(title="sort")
    other = failed(Outcome.COMPILE_ERROR, "compile", message="ValueError: no rule for add")
    assert named(cause_of(other, ()), known).known is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[cause]\n", "is not a TOML file"),
        ('[[cause]]\ntitle = "x"\noutcome = "WRONG"\noperators = ["a"]\n', "cause.1.outcome: "),
        ('[[cause]]\ntitle = "x"\noutcome = "ACCURACY"\n', "neither operators nor a message"),
        ('[[cause]]\ntitle = "x"\noutcome = "ACCURACY"\nmessage = " 12 "\n', "neither operators nor a message"),
        ('[[cause]]\ntitle = "x"\nlink = "javascript:1"\noutcome = "ACCURACY"\noperators = ["a"]\n', "its link"),
        ("cause = 5\n", "cause: "),
        ('[[cuase]]\ntitle = "x"\n', "cuase: "),
    ],
)
def test_a_faulty_file_of_known_causes_is_named(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        known_signatures(known_in(tmp_path, text))


def test_the_known_causes_of_all_backends_can_be_read() -> None:
    for folder in sorted(backends_folder().iterdir()):
        for one in known_signatures(folder):
            assert one.title


def kept_of(row: Record, cause: Cause, run: Path, folder: str) -> None:
    of = cause.whole_statements
    shown = CausedRow(
        key=row.key,
        sample=row.sample,
        outcome=cause.signature.outcome,
        slower_than=cause.signature.slower_than,
        folder="f",
        statements=1,
        of=of,
    )
    one = KeptCause(
        title=cause.title,
        known=Known(title="known for years", link="https://example.org/2"),
        graph=cause.text,
        script="s/reproduce.py",
        verified=True,
        rows=(shown,),
        cause=cause.model_dump(mode="json"),
    )
    (run / folder).mkdir()
    KeptCauses(failures=1, causes=(one,), not_located=()).write(run / folder)


def test_the_page_shows_causes_and_each_bad_row_has_a_link(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run")
    assert "causes-title" not in page_of([run]).markup
    wrong = next(n for n, one in enumerate(records()) if one.outcome is Outcome.ACCURACY)
    slow = next(n for n, one in enumerate(records()) if one.speedup is not None and one.speedup.ratio == 0.5)
    row = records()[wrong]
    kept_of(row, cause_of(row, ("torch.<erf>",)), run, "causes")
    signature = slow_signature(records()[slow], 1.5)
    kept_of(records()[slow], CAUSE.model_copy(update={"signature": signature}), run, "slow")
    page = page_of([run])
    places = [page.card(wrong)["cause"]["place"], page.card(slow)["cause"]["place"]]
    assert places == ["cause-0-0", "cause-0-1"]
    assert all(f'<details id="{place}">' in page.markup for place in places)
    assert "torch.<erf>" in page.card(wrong)["cause"]["text"]
    assert 'known for years, <a href="https://example.org/2">' in page.markup
    assert "causes/s/reproduce.py (verified)" in page.markup
    assert [card["cause"] for n, card in enumerate(page.cards) if n not in (wrong, slow)] == [None] * 4


def test_a_row_that_was_measured_again_has_no_link_to_an_old_cause(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run")
    wrong = next(n for n, one in enumerate(records()) if one.outcome is Outcome.ACCURACY)
    fast = next(n for n, one in enumerate(records()) if one.speedup is not None and one.speedup.ratio == 2.0)
    other = failed(Outcome.COMPILE_ERROR, "compile", message="ValueError: no")
    kept_of(records()[wrong], cause_of(other, ()), run, "causes")
    slow = slow_signature(records()[fast].model_copy(update={"speedup": records()[3].speedup}), 1.5)
    kept_of(records()[fast], CAUSE.model_copy(update={"signature": slow}), run, "slow")
    page = page_of([run])
    assert "causes-title" in page.markup
    assert [card["cause"] for card in page.cards] == [None] * 6


@pytest.mark.parametrize("text", ['{"schema": 2, "failures": 0, "causes": [], "not_located": []}', "\xff", "[]"])
def test_a_file_of_causes_of_another_version_is_refused_with_its_name(tmp_path: Path, text: str) -> None:
    (tmp_path / CAUSES_FILE).write_text('{"schema": 1, "failures": 0, "causes": [], "not_located": []}')
    assert read_causes(tmp_path) is not None
    (tmp_path / CAUSES_FILE).write_bytes(text.encode("latin-1"))
    with pytest.raises(StorageError, match=CAUSES_FILE):
        read_causes(tmp_path)


def cause_in(folder: Path, sample: str) -> None:
    Journal.begin(folder, QUESTION.model_copy(update={"row_key": sample}))
    script = Reproducer(script=f"{sample}/reproduce.py", lines=1, verified=True, how="exit code 1")
    CAUSE.model_copy(update={"sample": sample, "reproducer": script, "graph_hash": "g"}).write(folder)


def test_a_search_keeps_the_causes_of_earlier_ones(tmp_path: Path) -> None:
    cause_in(tmp_path / "xla" / "a", "a")
    keep(tmp_path, ["a on xla", "b on xla", "c on xla"], ["b on xla: lost", "c on xla: lost"])
    cause_in(tmp_path / "xla" / "b", "b")
    kept = keep(tmp_path, ["b on xla"], [])
    assert kept == read_causes(tmp_path)
    assert [[row.key for row in one.rows] for one in kept.causes] == [["a", "b"]]
    assert kept.not_located == ("c on xla: lost",)
    assert (kept.failures, kept.causes[0].script) == (3, "xla/a/reproducer/reproduce.py")


def test_one_damaged_cause_and_an_old_file_cost_only_themselves(tmp_path: Path) -> None:
    cause_in(tmp_path / "xla" / "a", "a")
    cause_in(tmp_path / "xla" / "b", "b")
    (tmp_path / "xla" / "b" / "cause.json").write_text("{")
    (tmp_path / CAUSES_FILE).write_text("{}")
    kept = keep(tmp_path, [], [])
    assert [[row.key for row in one.rows] for one in kept.causes] == [["a"]]
    assert "cause.json is damaged" in kept.not_located[0]
