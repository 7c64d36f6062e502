"""Tests of the table of flags: whether it lists exactly the flags that something can put on a row, and their traits."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from graphnet.judge.likeness import TRAITS
from graphnet.runs.flags import NAMES, Effect, Flag, meaning, names_in, speedup_left_out
from graphnet_contract.repairs import RULES

ROOT = Path(__file__).resolve().parents[2]
#: Where flags are written as plain text. The rest of the orchestrator names the members of the table.
PLAIN = ("worker", "backends", "graphs/graphnet_graphs", "orchestrator/graphnet/judge")
#: A text that looks like a flag, perhaps with the colon that its details follow.
FLAG_TEXT = re.compile(r"[a-z]+(_[a-z0-9]+)*:?")
#: A file that is not searched: its flags are those of extracted samples, not of rows.
NO_FLAGS_OF_ROWS = {"extract.py"}


def texts_of_flags(path: Path) -> Iterator[str]:
    """Yield the texts in places of a file where flags are made.

    These places are values of names that contain "flag", functions whose name contains "flags", and arguments
    ``flags=``.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        made: list[ast.AST] = []
        if isinstance(node, ast.FunctionDef) and "flags" in node.name:
            made = list(node.body)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            made = [node.value] if any("flag" in ast.unparse(target).lower() for target in targets) else []
        elif isinstance(node, ast.keyword) and node.arg == "flags":
            made = [node.value]
        for one in made:
            yield from (
                part.value for part in ast.walk(one) if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def written_as_text() -> set[str]:
    files = [path for folder in PLAIN for path in (ROOT / folder).rglob("*.py") if path.name not in NO_FLAGS_OF_ROWS]
    found = {text for path in files for text in texts_of_flags(path) if FLAG_TEXT.fullmatch(text)}
    return {text.rstrip(":") for text in found}


def named_in_the_orchestrator() -> set[str]:
    files = [path for path in (ROOT / "orchestrator").rglob("*.py") if path.name != "flags.py"]
    return {Flag[name].value for path in files for name in re.findall(r"\bFlag\.([A-Z0-9_]+)\b", path.read_text())}


def test_the_table_lists_exactly_the_flags_that_something_can_put_on_a_row() -> None:
    written, named = written_as_text(), named_in_the_orchestrator()
    assert written <= set(Flag), "add these to runs/flags.py"
    assert set(Flag) <= written | named, "nothing raises these"
    assert {"lazy_result", "shims", "beside_work", "global_state", "degenerate_output"} <= written


def test_the_orchestrator_names_members_instead_of_writing_texts() -> None:
    for path in (ROOT / "orchestrator" / "graphnet").rglob("*.py"):
        if "judge" not in path.parts and path.name != "flags.py":
            assert not {text for text in texts_of_flags(path) if text in set(Flag)}, path


def test_the_details_of_the_table_are_those_that_exist() -> None:
    assert tuple(Flag.UNLIKE_EAGER.details) == TRAITS
    assert set(RULES) < set(Flag.LOADER.details)
    reasons = {"measuring/audit.py": r'^[A-Z_]+ = "(\w+)"$', "measuring/pairs.py": r'reasons\.append\("(\w+)"\)'}
    found = {
        name
        for file, pattern in reasons.items()
        for name in re.findall(pattern, (ROOT / "orchestrator" / "graphnet" / file).read_text(), re.MULTILINE)
    }
    assert found | {Flag.CLOCK_MISMATCH} == set(Flag.VOID.details)
    settings = (ROOT / "worker" / "graphnet_runner" / "global_state.py").read_text().partition("def _settings")[2]
    assert set(re.findall(r'"(\w+)": ', settings.partition("\ndef ")[0])) == set(Flag.GLOBAL_STATE.details)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("unstable", Flag.UNSTABLE.meaning),
        ("void:throttled,recompiled", "the row's times are discarded: throttled (the worker's cgroup was throttled"),
        ("shims:new_one", "(backends/bladedisc): new_one"),
        ("from_tomorrow:x", ""),
    ],
)
def test_the_meaning_of_a_flag_includes_that_of_each_detail(text: str, expected: str) -> None:
    assert expected in meaning(text)
    assert bool(expected) == bool(meaning(text))


def test_each_detail_of_a_row_can_be_named() -> None:
    assert names_in(["void:throttled,recompiled"]) >= {"void", "void:recompiled", "void:throttled"}
    assert {"void", "void:recompiled", "loader:vmap", "busy"} <= set(NAMES)


def test_the_first_flag_of_the_table_is_the_reason() -> None:
    voids = [flag for flag in Flag if Effect.NO_SPEEDUP in flag.effects]
    assert speedup_left_out(reversed(voids)) is voids[0]
    assert speedup_left_out([flag for flag in Flag if flag not in voids]) is None
