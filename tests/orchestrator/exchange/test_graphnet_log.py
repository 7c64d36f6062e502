"""Compares the lines of an exported log with lines written by hand from the documented grammar."""

from __future__ import annotations

import pytest
from exchange_kit import RUN, output, row

from graphnet.exchange.grammar import CLOSE_KEYS, CLOSE_LINES, RUNTIME_MARKS, without_marks
from graphnet.exchange.graphnet_log import LogWriter, agrees, outputs_of
from graphnet.exchange.settings import settings_of
from graphnet.runs.about import About, LogSettings
from graphnet.runs.record import TimingGroup

SETTINGS = LogSettings(device="cpu", hardware="A Processor", warmup=3, trials=5, seed=123)
ROUNDS = [
    {"first": "reference", "reference": {"wall_ns": [4_000_000, 8_000_000]}, "compiled": {"wall_ns": [2_000_000]}},
    {"first": "compiled", "reference": {"wall_ns": [6_000_000]}, "compiled": {"wall_ns": [3_000_000, 4_000_000]}},
]


def lines(record: object, prompt: str = "P") -> list[str]:
    return list(LogWriter(SETTINGS, prompt).lines(record))  # type: ignore[arg-type]


def test_a_right_sample_has_every_line_of_the_grammar_in_its_order() -> None:
    timing = TimingGroup(started_ns=0, ended_ns=1, trials=3, calls_per_trial=2, processes=1, rounds=ROUNDS)
    outputs = [output(-6), output(equal=True, dtype="int64")]
    found = lines(row("timm/a", 1.25, outputs=outputs, timing=timing, reference_ns=3_000_000, compiled_ns=1_500_000))
    assert found[:8] == [
        "P [Processing] timm/a",
        "P [Config] model: a",
        "P [Config] device: cpu",
        "P [Config] hardware: A Processor",
        "P [Config] compiler: inductor",
        "P [Config] warmup: 3",
        "P [Config] trials: 5",
        "P [Config] compile_framework_version: 2.13.0",
    ]
    rest = [line for line in found if "[Config]" not in line and "all_close" not in line][1:]
    assert rest == [
        "[Profiling] Using device: cpu A Processor, warm up 3, trials 3",
        "Trial 1: e2e=2.00000 ms",
        "Trial 2: e2e=4.00000 ms",
        "Trial 3: e2e=3.00000 ms",
        "[Profiling] Using device: cpu A Processor, warm up 3, trials 3",
        "Trial 1: e2e=1.00000 ms",
        "Trial 2: e2e=1.50000 ms",
        "Trial 3: e2e=2.00000 ms",
        "P [Datatype][eager]: float32 int64",
        "P [Datatype][compiled]: float32 int64",
        "P [DataType] eager:['float32', 'int64'] compiled:['float32', 'int64'] match:True",
        "P [Shape][eager]: [[2, 3], [2, 3]]",
        "P [Shape][compiled]: [[2, 3], [2, 3]]",
        "P [Shape] eager:[[2, 3], [2, 3]] compiled:[[2, 3], [2, 3]] match:True",
        "P [Correctness][equal]: 0 1",
        "P [Correctness][max_diff]: 1e-06 0.0",
        "P [Correctness][mean_diff]: 5e-07 0.0",
        "P [Result] status: success",
        'P [Performance][eager]: {"e2e": {"median": 3.0, "iqr": 1.0, "mean": 3.0, "std": 0.816497, "min": 2.0, '
        '"max": 4.0}}',
        'P [Performance][compiled]: {"e2e": {"median": 1.5, "iqr": 0.5, "mean": 1.5, "std": 0.408248, "min": 1.0, '
        '"max": 2.0}}',
        "P [Speedup][e2e]: 1.250000000",
    ]


def test_the_64_lines_of_the_ladder_are_spelled_as_graphnet_spells_them() -> None:
    close = [line for line in lines(row(outputs=[output(-6)])) if "all_close" in line]
    assert len(close) == 64
    assert close[0].startswith("P [Correctness][all_close_atol_1.00E-10_rtol_1.00E-06]: ")
    # Compare the tolerances of level -6 for float16, bfloat16, float32 and float64 with GraphNet's table of tolerances.
    assert [line.partition("[all_close_")[2].partition("]")[0] for line in close[16:20]] == [
        "atol_1.00E-06_rtol_2.51E-04",
        "atol_1.00E-06_rtol_7.00E-03",
        "atol_1.00E-06_rtol_8.65E-08",
        "atol_3.98E-09_rtol_3.98E-09",
    ]
    assert close[-1].startswith("P [Correctness][all_close_atol_1.00E+07_rtol_1.00E+07]: ")


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("reached", [None, -10, -4, 0, 5])
def test_the_column_of_an_outputs_own_dtype_is_its_ladder(dtype: str, reached: int | None) -> None:
    group = output(reached, dtype)
    own = [agrees(group, close) for close in CLOSE_LINES if close.dtype == dtype]
    assert own == [reached is not None and level >= reached for level in range(-10, 6)]


def test_lines_of_one_spelling_agree() -> None:
    """A log has one line per dtype and level, named by its tolerances. At level 0, the names of all dtypes are equal.

    GraphNet's parser uses only the last line of a name, so all lines of one name must have the same value.
    """
    for dtype in ("float16", "bfloat16", "float32", "float64", "int64"):
        group = output(0 if dtype != "int64" else None, dtype)
        said = {agrees(group, close) for close in CLOSE_LINES if close.key == CLOSE_KEYS["float32", 0]}
        assert len(said) == 1


def test_a_looser_pair_of_another_column_is_1_and_a_tighter_one_is_0() -> None:
    at = {(close.dtype, close.level): close for close in CLOSE_LINES}
    assert agrees(output(-6), at["float16", -6])
    assert not agrees(output(-6), at["float64", -6])
    assert not agrees(output(-6), at["float64", -5])
    assert agrees(output(-6), at["float64", 0])


def test_an_older_row_is_one_output_with_the_rows_ladder() -> None:
    record = row(outputs=None, tolerance_reached=-5, max_abs_error=1e-5)
    (only,) = outputs_of(record)
    assert (only.dtype, only.tolerance_reached, only.max_abs_error, only.equal) == ("float32", -5, 1e-5, False)


@pytest.mark.parametrize(
    ("record", "wanted", "unwanted"),
    [
        (row(outcome="COMPILE_ERROR", message="no kernel"), ["[Datatype][eager]"], ["[Datatype][compiled]", "[Shape]"]),
        (row(outcome="TIMEOUT", stage="compile"), ["[Datatype][eager]"], ["[Datatype][compiled]"]),
        (row(outcome="FELL_BACK"), ["[Datatype][eager]"], ["[Datatype][compiled]"]),
        (row(outcome="TIMEOUT", stage="measure"), ["[Datatype][compiled]", "match:True", "Error:"], ["match:False"]),
        (row(outcome="LOAD_ERROR", stage="load"), ["[Datatype][compiled]", "match:True", "Error:"], []),
        (row(outcome="OUTPUT_MISMATCH", step="dtype"), ["[DataType] ", "['unknown'] match:False"], []),
        (row(outcome="OUTPUT_MISMATCH", step="shape"), ["[Shape] eager:[] compiled:[] match:False"], []),
        (row(outcome="REFERENCE_FAILED"), ["[Fail due to eager model execution error.]"], ["[Datatype]"]),
    ],
)  # fmt: skip
def test_a_failure_has_the_lines_that_make_its_class(record: object, wanted: list[str], unwanted: list[str]) -> None:
    text = "\n".join(lines(record))
    assert [part for part in wanted if part not in text] == []
    assert [part for part in unwanted if part in text] == []
    assert "all_close" not in text


def test_no_line_of_a_compared_sample_looks_like_a_failure() -> None:
    record = row(outcome="ACCURACY", message="ValueError: [Processing] all_close Exception: no", step="values")
    text = "\n".join(lines(record))
    assert not any(mark in text for mark in RUNTIME_MARKS)
    assert text.count("[Processing]") == 1
    assert without_marks("a\nTypeError: [b] all_close") == "a TypeError - (b) all-close"


def test_a_small_ratio_keeps_the_digits_that_scores_need() -> None:
    found = [line for line in lines(row(ratio=0.0123456789)) if "[Speedup]" in line]
    assert found == ["P [Speedup][e2e]: 0.012345679"]


def test_settings_come_from_what_the_run_was_asked_and_from_its_machine() -> None:
    assert settings_of(About.model_validate(RUN)) == SETTINGS
    gpus = {"machine": {"before": {"gpus": [{"index": "0", "name": "G0"}, {"index": "1", "name": "G1"}]}}}
    assert settings_of(About.model_validate({"asked": {"device": "cuda:1"}, **gpus})).hardware == "G1"
    assert settings_of(About()).hardware == "unknown"
