"""Tests regions: where a sample is cut, the work that is counted, and that each region is a sample that runs."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
import torch
from planted_samples import tensor, write

from graphnet_contract.samples import load_sample
from graphnet_contract.whole_model import load_whole_model
from graphnet_graphs.__main__ import main
from graphnet_graphs.code.parts import Forward
from graphnet_graphs.cuts.regions import (
    REGIONS,
    Border,
    Limits,
    choose_regions,
    cut_elsewhere,
    divided_kernels,
    write_regions,
)
from graphnet_graphs.running.peaks import measure_peaks
from graphnet_graphs.running.run_sample import make_arguments, run_sample
from graphnet_graphs.running.sample_module import call as call_module
from graphnet_graphs.running.sample_module import load_module
from graphnet_graphs.running.work import Counted, Counting, Operator

ANY = Limits(2, 20, 0.0)
TEXT = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, w: torch.Tensor, v: torch.Tensor):
        a = x @ w
        b = a.relu()
        c = b.view(-1, 8)
        d = c @ v
        e = d.sigmoid()
        f = e + 1
        return (f,)
"""


def natural(*positions: int) -> list[Border]:
    return [Border(position, 1, 100, natural=True) for position in positions]


def test_the_borders_are_before_products() -> None:
    assert choose_regions([10.0] * 6, [*natural(2, 4), Border(3, 1, 1, natural=False)], ANY) == [2, 4]


def test_a_short_region_is_merged_across_the_border_that_passes_on_most() -> None:
    borders = [Border(1, 1, 10, natural=True), Border(2, 1, 900, natural=True), Border(3, 1, 10, natural=True)]
    assert choose_regions([50, 1, 50, 50], borders, Limits(1, 20, 5)) == [1, 3]


def test_no_region_is_too_short_and_there_are_not_too_many() -> None:
    times = [float(k % 7 + 1) for k in range(200)]
    limits = Limits(3, 12, 10)
    chosen = choose_regions(times, natural(*range(1, 200)), limits)
    edges = [0, *chosen, 200]
    assert 3 <= len(chosen) + 1 <= 12
    assert min(sum(times[a:b]) for a, b in itertools.pairwise(edges)) >= 10


def test_long_regions_are_cut_where_the_fewest_bytes_are_passed_on() -> None:
    borders = [Border(k, 1, 5 if k == 6 else 50, natural=False) for k in range(1, 10)]
    assert choose_regions([10.0] * 10, borders, Limits(2, 20, 20)) == [6]


def test_a_cut_that_passes_on_many_values_is_made_only_if_there_is_no_other() -> None:
    many = [Border(k, 20 if k == 3 else 30, 1, natural=k == 4) for k in range(1, 6)]
    assert choose_regions([10.0] * 6, [*many, Border(5, 2, 9999, natural=False)], ANY) == [5]
    assert choose_regions([10.0] * 6, many, ANY) == [3]


def test_a_cut_divides_the_fewest_kernels() -> None:
    borders = [Border(k, 2 if k == 3 else 1, 1, natural=False, divided=0 if k == 3 else 1) for k in range(1, 6)]
    assert choose_regions([10.0] * 6, borders, ANY) == [3]


def test_regions_are_merged_over_the_border_that_divides_a_kernel() -> None:
    borders = [Border(1, 1, 1, natural=True, divided=2), Border(2, 5, 900, natural=True)]
    assert choose_regions([50, 1, 50], borders, Limits(1, 20, 5)) == [2]


@pytest.mark.parametrize(
    ("moved", "cuts"),
    [
        # Region 1 is joined with the shorter neighbour, and both are cut where the fewest bytes are passed on.
        ([1], [3, 8]),
        ([0], [3, 8]),
        ([2], [2, 3]),
        # The border between regions 0 and 1 moves once, and the last old one stays.
        ([0, 1], [3, 8]),
        ([], [2, 8]),
    ],
)
def test_a_region_is_cut_elsewhere(moved: list[int], cuts: list[int]) -> None:
    borders = [Border(k, 1, 1 + abs(4 - k) if k != 3 else 0, natural=False) for k in range(1, 10)]
    assert cut_elsewhere([10.0] * 10, borders, [2, 8], moved, 10.0) == cuts


def test_regions_that_cannot_be_cut_elsewhere_are_joined() -> None:
    assert cut_elsewhere([10.0] * 6, natural(2, 4), [2, 4], [0], 1.0) == [4]
    assert cut_elsewhere([10.0] * 6, natural(1, 2, 3, 4), [2, 4], [2], 30.0) == [2]


def test_one_border_stays_so_that_two_cuts_can_be_compared() -> None:
    assert cut_elsewhere([10.0] * 6, natural(1, 2, 3, 4, 5), [2, 4], [0, 1, 2], 1.0) == [1, 4]
    assert cut_elsewhere([10.0] * 4, natural(1, 2, 3), [2], [0], 1.0) == [2]


def test_a_kernel_is_divided_between_its_first_and_its_last_statement_with_work() -> None:
    forward = Forward(TEXT)
    lines = [one.lineno for one in forward.statements]
    kernels = [[lines[0]], [lines[1], lines[2], lines[4]], [lines[2], lines[3]], [999]]
    works = [True, True, False, True, True, True]
    assert divided_kernels(forward, kernels, works) == [0, 0, 1, 1, 1, 0]


def test_a_short_forward_is_one_region() -> None:
    assert choose_regions([1.0, 1.0], natural(1), Limits(8, 20, 5)) == []


def test_work_counts_flops_and_each_byte_once_if_it_is_fused() -> None:
    x, w = torch.ones(8, 16), torch.ones(16, 4)
    mode, counted = Counting(), Counted()
    with mode:
        a = x @ w
    counted.statements.append(mode.take())
    with mode:
        b = a.relu()
        b = b.view(-1) + 1
    counted.statements.append(mode.take())
    counted.returned = mode.storages([b])
    names = [one.name for statement in counted.statements for one in statement]
    assert names == ["mm", "relu", "add"]
    assert counted.statements[0][0].flops == 2 * 8 * 16 * 4
    product, result = 4 * (8 * 16 + 16 * 4), 4 * 8 * 4
    assert counted.statements[0][0].nbytes == product + result
    assert counted.work(0, 2).fused_bytes == product + result
    assert counted.work(0, 1).fused_bytes == product + result
    assert counted.work(1, 2).fused_bytes == 2 * result


def test_a_gather_counts_the_rows_that_it_touches() -> None:
    table, rows = torch.ones(1000, 4), torch.tensor([1, 2, 3])
    with Counting() as mode:
        torch.nn.functional.embedding(rows, table)
    [one] = mode.take()
    assert one.nbytes == 3 * 8 + 2 * 3 * 4 * 4


def test_an_expanded_tensor_counts_the_memory_that_it_has() -> None:
    one, many = torch.ones(1), torch.ones(64, 64)
    with Counting() as mode:
        many.add_(one.expand(64, 64))
    [found] = mode.take()
    assert found.nbytes == 4 + 2 * 4 * 64 * 64


def test_views_are_no_work() -> None:
    x = torch.ones(4, 4)
    with Counting() as mode:
        x.t().reshape(2, 8).view(16)[3:]
    assert [one.name for one in mode.take()] == ["clone"]


def test_what_is_changed_in_place_is_written() -> None:
    work = Counted([[Operator("relu", 0, "float32", (), ((0, 8),))], [Operator("add_", 0, "", ((0, 8),), ((0, 8),))]])
    assert work.work(1, 2).fused_bytes == 16
    # Nobody reads it later, and it did not exist before.
    assert work.work(0, 2).fused_bytes == 0


def test_regions_are_samples_that_together_compute_the_whole(tmp_path: Path) -> None:
    arguments = (tensor("x", (4, 16)), tensor("w", (16, 16), "parameter"), tensor("v", (8, 8), "parameter"))
    write(tmp_path / "whole", "", *arguments)
    (tmp_path / "whole" / "model.py").write_text(TEXT)
    found = write_regions(load_sample(tmp_path / "whole"), tmp_path / "out", ANY, 0.0, seed=1)
    assert [one["statements"] for one in found["regions"]] == [[0, 3], [3, 6]]
    assert [[op[0] for op in one["operators"]] for one in found["regions"]] == [
        ["mm", "relu"],
        ["mm", "sigmoid", "add"],
    ]
    assert found["whole"]["arguments"] == 3
    assert json.loads((tmp_path / "out" / REGIONS).read_text()) == json.loads(json.dumps(found))
    for name, shape in (("region_00", (8, 8)), ("region_01", (8, 8)), ("empty_1", (1,)), ("empty_3", (3,))):
        [result] = run_sample(tmp_path / "out" / name)
        assert tuple(result.shape) == shape
    chain = load_whole_model(tmp_path / "out" / "chain").sample
    assert [*chain.graph_calls] == [f"subgraph_{number}" for number in range(len(found["chain"]))]
    regions = ["region_00", "region_01"]
    empty = ["stale_3", "fresh", "empty_1", "empty_3", "empty_1_twice", "empty_3_twice"]
    assert found["chain"] == ["whole", *regions, *empty]
    body = chain.model_source.partition("self.calls = ")[2]
    # Both regions get the sample's own arguments, and the second one the value that the first one computed.
    for call in (
        'call_0 = self.calls["subgraph_0"](x, w, v)',
        'call_1 = self.calls["subgraph_1"](x, w)',
        'call_2 = self.calls["subgraph_2"](call_1[0], v)',
        # An empty sample gets a new argument in each call, but the one for the whole's call gets the same ones.
        'call_3 = self.calls["subgraph_3"](a0, a1, a2)',
        'call_4 = self.calls["subgraph_4"](a0_2)',
        'call_6 = self.calls["subgraph_6"](call_4[0], a1_2, a2_2)',
        "return (call_0[0],)",
    ):
        assert call in body
    [result] = call_module(load_module(chain.model_source).forward, make_arguments(chain))
    assert tuple(result.shape) == (8, 8)
    # The second region gets the values that the first one computes.
    spec = load_sample(tmp_path / "out" / "region_01").specs[0]
    assert spec.data is not None
    assert min(spec.data) == 0.0


def test_a_sample_is_cut_between_the_kernels_that_a_file_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "whole", "", tensor("x", (4, 16)), tensor("w", (16, 16)), tensor("v", (8, 8)))
    (tmp_path / "whole" / "model.py").write_text(TEXT)
    file = tmp_path / "kernels.json"
    # In the lines of TEXT: the second product is computed with what precedes it, and the addition alone.
    file.write_text("[[6, 7, 8, 9, 10], [11]]")
    words = ["regions", str(tmp_path / "whole"), "--out", str(tmp_path / "out"), "--kernels", str(file)]
    limits = ["--fewest", "2", "--shortest-us", "0", "--share", "0"]
    assert main([*words, *limits, "--format", "json"]) == 0
    [found] = json.loads(capsys.readouterr().out)["samples"]
    assert [one["statements"] for one in found["regions"]] == [[0, 5], [5, 6]]
    assert (found["kernels"], [one["divided"] for one in found["regions"]]) == (2, [0, 0])
    file.write_text("[6]")
    assert main([*words, *limits]) == 2
    assert "is not a list of lists of lines" in capsys.readouterr().err


def test_a_value_that_takes_no_work_prevents_no_cut(tmp_path: Path) -> None:
    body = """device = x.device
pair = x.chunk(2)
c = torch.ones(4, device=device) + x.relu()
values = c.topk(2)
d = values.values @ w
e = torch.zeros(4, 8, device=device) + d + pair[0][:1, :1] + pair[1][:1, :1]
return (e,)"""
    write(tmp_path / "whole", body, tensor("x", (4, 4)), tensor("w", (2, 8), "parameter"))
    # The first two values are made where they are read. The third one is a tuple too, but to make it is work.
    found = write_regions(load_sample(tmp_path / "whole"), tmp_path / "out", Limits(9, 9, 1.0), 0.0, seed=1)
    assert [one["statements"] for one in found["regions"]] == [[0, 3], [3, 5], [5, 6]]
    assert [one["arguments"] for one in found["regions"]] == [1, 2, 2]
    for number in range(3):
        run_sample(tmp_path / "out" / f"region_{number:02}")


def test_a_cut_is_changed_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = "\n".join(["a = x @ x", "b = a.relu()", "c = b @ x", "d = c.sigmoid()", "e = d @ x", "return (e,)"])
    write(tmp_path / "four", body, tensor("x", (64, 64)))
    cut = ["regions", str(tmp_path / "four"), "--shortest-us", "0", "--share", "0", "--fewest", "2"]
    assert main([*cut, "--out", str(tmp_path / "first")]) == 0
    [first] = (tmp_path / "first").rglob(REGIONS)
    assert [one["statements"] for one in json.loads(first.read_text())["regions"]] == [[0, 2], [2, 4], [4, 5]]
    assert main([*cut, "--out", str(tmp_path / "second"), "--like", str(first), "--move", "0"]) == 0
    [second] = (tmp_path / "second").rglob(REGIONS)
    [[begin, edge], [_, middle], [_, end]] = [one["statements"] for one in json.loads(second.read_text())["regions"]]
    assert (begin, middle, end) == (0, 4, 5)
    assert edge != 2
    capsys.readouterr()
    assert main([*cut, "--out", str(tmp_path / "third"), "--like", str(first), "--move", "3"]) == 2
    assert "it has 3 regions" in capsys.readouterr().err
    assert main([*cut, "--out", str(tmp_path / "third"), "--move", "1"]) == 2
    assert "give both or none" in capsys.readouterr().err
    write(tmp_path / "changed" / "four", body.replace("sigmoid", "exp"), tensor("x", (64, 64)))
    cut[1] = str(tmp_path / "changed")
    assert main([*cut, "--out", str(tmp_path / "fourth"), "--like", str(first), "--move", "1"]) == 1
    assert "has changed since it was cut" in capsys.readouterr().err


def test_a_sample_that_cannot_be_cut_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "one", "a = x + 1\nreturn (a,)", tensor("x", (2,)))
    assert main(["regions", str(tmp_path / "one"), "--out", str(tmp_path / "out")]) == 1
    assert "cannot be cut anywhere" in capsys.readouterr().err


def test_a_folder_with_other_things_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "two", "a = x + 1\nb = a * 2\nreturn (b,)", tensor("x", (2,)))
    place = tmp_path / "out" / tmp_path.name / "two"
    place.mkdir(parents=True)
    (place / "mine").write_text("")
    main(["regions", str(tmp_path / "two"), "--out", str(tmp_path / "out")])
    assert "give another --out" in capsys.readouterr().err
    assert (place / "mine").exists()


def test_peaks_have_every_dtype_and_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("graphnet_graphs.running.peaks.SIDES", {"cpu": (16,)})
    monkeypatch.setattr("graphnet_graphs.running.peaks.SIZES", {"cpu": (1 << 12, 1 << 14)})
    monkeypatch.setattr("graphnet_graphs.running.peaks.CASE_S", 0.0)
    found = measure_peaks("cpu", 1)
    assert set(found["flops_per_s"]) == {"float32", "float64", "bfloat16", "float16"}
    assert [[size for size, _ in sizes] for sizes in found["bytes_per_s"].values()] == [[1 << 12, 1 << 14]] * 3
    assert min(found["flops_per_s"].values()) > 0
    assert found["repeat"] >= 1
