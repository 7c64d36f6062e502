"""Tests of reading GraphNet's logs: every kind of sample, and one sentence for a file that is not a valid log."""

from __future__ import annotations

from pathlib import Path

import logs
import pytest

from graphnet.errors import ExitCode, StorageError, UsageError
from graphnet.exchange.read_log import LoggedSample, read_log

WHOLE = logs.right("/x/timm/a") + logs.right("/x/timm/b", -3, 0.5)


def read(tmp_path: Path, text: str) -> list[LoggedSample]:
    file = tmp_path / "a.log"
    file.write_text(text)
    return read_log(file)


def test_a_sample_holds_what_its_lines_say(tmp_path: Path) -> None:
    samples = {sample.path.rpartition("/")[2]: sample for sample in read(tmp_path, logs.EVERY_KIND)}
    assert list(samples) == [
        "good",
        "slow",
        "coarse",
        "never",
        "no_compiler",
        "types",
        "warned",
        "died",
        "mixed",
        "last",
    ]
    good = samples["good"]
    assert good.configuration["compile_framework_version"] == "2.7.1"
    assert good.datatypes == {"eager": ["float32"], "compiled": ["float32"]}
    assert good.correctness["[max_diff]"] == [0.125]
    assert good.performance["eager"]["e2e"]["median"] == 4.2
    assert good.speedup == {"e2e": 2.0, "gpu": 1.0}
    assert good.trials_ms == [[4.0, 4.4], [2.0, 2.2]]
    assert good.ended
    assert samples["no_compiler"].message == "no kernel for it"
    assert samples["types"].datatype_match is False
    assert samples["warned"].marked == "SomeError: a harmless warning"
    assert samples["died"].result is None
    assert samples["mixed"].correctness["[equal]"] == [0, 1, 0]


def test_the_paddle_scripts_status_lines_are_read(tmp_path: Path) -> None:
    text = logs.right("/x/a").replace("[Result] status: success", "[Result][status] eager:success compiled:success")
    (sample,) = read(tmp_path, text)
    assert sample.result == "eager:success compiled:success"


@pytest.mark.parametrize("prompt", ["", "another prompt", "2026-01-01 12:00 |"])
def test_any_prompt_is_read(tmp_path: Path, prompt: str) -> None:
    assert len(read(tmp_path, WHOLE.replace(logs.P, prompt))) == 2


def test_a_log_cut_anywhere_in_its_last_sample_is_refused(tmp_path: Path) -> None:
    begins = WHOLE.index(f"{logs.P} [Processing] /x/timm/b") + len(f"{logs.P} [Processing] /x/timm/b\n")
    ends = WHOLE.index(f"{logs.P} [Speedup][gpu]", begins)
    for end in range(begins, ends, 7):
        with pytest.raises(UsageError) as raised:
            read(tmp_path, WHOLE[:end])
        assert "cut" in str(raised.value) and "\n" not in str(raised.value), (WHOLE[end - 60 : end], raised.value)


def test_a_failed_last_sample_is_not_taken_for_a_cut(tmp_path: Path) -> None:
    assert len(read(tmp_path, logs.right("/x/a") + logs.failed("/x/b", "compiled"))) == 2


def test_a_last_line_of_another_program_may_lack_its_end(tmp_path: Path) -> None:
    assert len(read(tmp_path, WHOLE + "bye")) == 2
    with pytest.raises(UsageError, match="cut in the middle of /x/timm/b"):
        read(tmp_path, WHOLE[: WHOLE.rindex(f"{logs.P} [Speedup][gpu]")].rstrip())


def test_the_summary_says_that_a_log_is_whole(tmp_path: Path) -> None:
    died = logs.right("/x/a") + logs.head("/x/b")
    with pytest.raises(UsageError, match="cut in the middle of /x/b"):
        read(tmp_path, died)
    assert len(read(tmp_path, died + "Totally 2 verified samples, failed 1 samples.\n- /x/b\n")) == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no [Processing] line"),
        ("[Config] seed: 123\n[Result][status] eager:success\n", "eval_backend_perf"),
        (WHOLE.replace("all_close_atol_1.00E-10_rtol_1.69E-12", "all_close_atol8_rtol8"), "another version"),
        (WHOLE.replace("[Correctness][equal]", "[Correctness][same]", 1), "another version"),
        (WHOLE.replace(f"{logs.P} [DataType] ", "", 1), "does not say the outputs' types"),
        (WHOLE.replace("[Correctness][equal]: 0", "[Correctness][equal]: 0 1", 1), "1 outputs"),
        (WHOLE.replace("[Correctness][equal]: 0", "[Correctness][equal]: yes", 1), "not a number"),
        (WHOLE.replace("[Speedup][e2e]: 2.00000", "[Speedup][e2e]: nan"), "gives nan as a speedup"),
        (WHOLE.replace("[Speedup][e2e]: 2.00000", "[Speedup][e2e]: -2.0"), "gives -2.0 as a speedup"),
        (WHOLE.replace('"median": 4.2', '"median": NaN', 1), "gives nan as a time"),
        (WHOLE.replace('"min": 4.0', '"min": -4.0', 1), "gives -4.0 as a time"),
        (WHOLE.replace("e2e=4.00000", "e2e=-4.00000", 1), "gives -4.00000 as a time"),
        (WHOLE.replace('"max": 4.4}}', '"max": 4.4', 1), "whole [Performance] line"),
        (WHOLE.replace("[Performance][eager]: {", "[Performance][eager]: [] #{", 1), "whole [Performance] line"),
        (WHOLE + f"{logs.P} [Performance][eager]: [1]\n", "whole [Performance] line"),
        (WHOLE + f'{logs.P} [Performance][eager]: {{"e2e": 3}}\n', "whole [Performance] line"),
        (WHOLE + f"{logs.P} [Processing]  \n", "names no sample"),
    ],
)  # fmt: skip
def test_a_log_that_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(UsageError) as raised:
        read(tmp_path, text)
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)
    assert raised.value.exit_code is ExitCode.USAGE


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"missing\.log cannot be read"):
        read_log(tmp_path / "missing.log")
