"""Runs the command lines of the documents that need no compiler, as they are printed, on copies of a kept run."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from kit import Cli
from test_reference_pages import command_lines, words_of

KEPT = Path(__file__).parent / "kept_run"
#: The commands that read runs or samples.
READING = (
    *("baseline write", "compare", "export", "history", "plot", "rejudge", "report", "score", "show"),
    *("samples index", "samples list", "samples pack"),
)
#: Words for which a reader types something else: a URL of object storage, and an option that goes on until it is ended.
ELSEWHERE = ("s3://", "--watch", "$run")
LINES = [
    (document, line)
    for document, line in command_lines()
    if " ".join(words_of(line)).startswith(READING) and not any(word in line for word in ELSEWHERE)
]
#: The runs that the documents name. They name two that exist in the folder of all runs, and one of a cluster.
RUNS = ("RUN", "RUN1", "RUN2", "before", "after", "versions", "now", "my-golden/run", "graphnet-runs/1", "shared/run-1")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the runs and samples that the documents name. A run has rows of inductor, nope and three others."""
    made: Path = tmp_path_factory.mktemp("place")
    shutil.copytree(KEPT / "samples", made / "path" / "to" / "samples")
    rows = list(map(json.loads, (KEPT / "plain" / "results.jsonl").read_text().splitlines()))
    right = [row for row in rows if row["outcome"] == "OK"]
    copies = [{"backend": name, "where": "local"} for name in ("tvm", "xla", "onnxruntime")]
    copies += [{"backend": name, "where": str(made / "old/bin/python")} for name in ("tvm", "onnxruntime")]
    rows += [row | {"key": row["key"] + "".join(one.values())} | one for one in copies for row in right]
    for name in RUNS:
        shutil.copytree(KEPT / "plain", made / name)
        text = "".join(json.dumps(row) + "\n" for row in rows)
        # The second of two runs has other samples.
        (made / name / "results.jsonl").write_text(text.replace("made/", "other/") if name == "RUN2" else text)
    return made


@pytest.mark.parametrize(("document", "line"), LINES)
def test_a_line_that_only_reads_does_what_the_document_says(
    cli: Cli, place: Path, monkeypatch: pytest.MonkeyPatch, document: str, line: str
) -> None:
    del document
    monkeypatch.chdir(place)
    words = [word.replace("/shared/", "shared/") for word in words_of(line)]
    if words[:2] == ["history", "add"]:
        words[2:] = ["graphnet-runs/1"]  # a shell would replace the pattern
    elif words[0] == "history" and not Path("graphnet-history.sqlite").exists():
        assert cli("history", "add", "graphnet-runs/1").code == 0
    done = cli(*words)
    assert done.code == 0, done.err
    if "--out" in words:
        assert Path(words[words.index("--out") + 1]).exists()
    else:
        assert done.out + done.err


def test_the_documents_have_many_such_lines() -> None:
    assert len(LINES) >= 25
