"""Tests every repair of GraphNet's samples: the places that it changes and leaves, and the record in the copy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from graphnet_contract.repairs import RULES, parse_rules
from graphnet_contract.samples import load_sample
from graphnet_graphs.__main__ import main
from graphnet_graphs.repair.copies import folders_of_copies, repair
from graphnet_graphs.repair.rules import RULES as FUNCTIONS

MODEL = """import torch
from torch import inf

class GraphModule(torch.nn.Module):
    def forward(self, L_x_ : torch.Tensor, L_self_modules_bn_buffers_running_var_ : torch.Tensor, w : torch.Tensor):
        _log = torch._C._log_api_usage_once('ä');  _log = None
        _grad = torch._C._set_grad_enabled(False);  _grad = None
        lin = torch._C._nn.linear(L_x_, w, None);  L_x_ = w = None
        eq = lin.__eq__(inf)
        filled = lin.masked_fill(eq, -inf);  lin = eq = None
        other = torch.tensor(float("-inf"))
        return (filled, other, L_self_modules_bn_buffers_running_var_)
"""
META = """class Program_weight_tensor_meta_{name}:
    name = "{name}"
    shape = {shape}
    dtype = "torch.float32"
    mean = {mean}
    std = {std}
    data = {data}

"""
VAR = "L_self_modules_bn_buffers_running_var_"


def meta(name: str, shape: str = "[3, 3]", mean: str = "0.5", std: str = "0.25", data: str = "None") -> str:
    return META.format(name=name, shape=shape, mean=mean, std=std, data=data)


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    folder = tmp_path / "in" / "timm" / "net"
    folder.mkdir(parents=True)
    (folder / "model.py").write_text(MODEL, encoding="utf-8")
    weights = meta("L_x_") + meta(VAR, "[300]") + meta("w", std='float("nan")')
    (folder / "weight_meta.py").write_text(weights, encoding="utf-8")
    (folder / "input_meta.py").write_text("")
    (folder / "graph_hash.txt").write_text("0" * 64)
    (folder / "graph_net.json").write_text(json.dumps({"framework": "torch", "heuristic_tag": "nlp"}))
    return folder


def model_after(sample: Path, out: Path, rule: str) -> str:
    assert repair(sample, out, [rule]).out == out
    return (out / "model.py").read_text(encoding="utf-8")


def test_every_named_rule_has_its_function_in_the_same_order() -> None:
    assert tuple(FUNCTIONS) == RULES


def test_private_api_renames_and_drops(sample: Path, tmp_path: Path) -> None:
    after = model_after(sample, tmp_path / "out", "private_api")
    assert "torch._C" not in after
    assert "lin = torch.nn.functional.linear(L_x_, w, None)" in after
    assert "_log = None;  _log = None" in after
    assert (tmp_path / "out" / "graph_hash.txt").read_text() != "0" * 64


def test_finite_replaces_fills_but_not_questions(sample: Path, tmp_path: Path) -> None:
    after = model_after(sample, tmp_path / "out", "finite")
    assert "masked_fill(eq, -65504.0)" in after
    assert "torch.tensor(-65504.0)" in after
    assert "lin.__eq__(inf)" in after


def test_finite_statistics_are_those_that_the_loader_would_use(sample: Path, tmp_path: Path) -> None:
    repair(sample, tmp_path / "out", ["finite"])
    spec = next(s for s in load_sample(tmp_path / "out").specs if s.name == "w")
    assert (spec.mean, spec.std) == (0.5, 0.1)
    assert "nan_std" not in load_sample(tmp_path / "out").loader_rules


def test_min_val_bounds_running_variances_alone(sample: Path, tmp_path: Path) -> None:
    repair(sample, tmp_path / "out", ["min_val"])
    bounds = {spec.name: spec.min_val for spec in load_sample(tmp_path / "out").specs}
    assert bounds == {"L_x_": None, VAR: 0, "w": None}
    assert (tmp_path / "out" / "model.py").read_text(encoding="utf-8") == MODEL
    assert (tmp_path / "out" / "graph_hash.txt").read_text() == "0" * 64


def test_the_copy_records_its_repairs_and_needs_no_other(sample: Path, tmp_path: Path) -> None:
    done = repair(sample, tmp_path / "out", RULES)
    copy = load_sample(tmp_path / "out")
    assert [one.rule for one in done.repairs] == ["private_api", "min_val", "finite"]
    assert copy.attributes["repairs"][0]["changes"] == 3
    assert copy.attributes["repaired_from"] == load_sample(sample).sample_hash
    assert copy.loader_rules == ("private_api", "min_val", "finite")
    assert repair(tmp_path / "out", tmp_path / "again", RULES).out is None
    assert not (tmp_path / "again").exists()


def test_a_sample_of_ours_is_never_touched(sample: Path, tmp_path: Path) -> None:
    weights = (sample / "weight_meta.py").read_text().replace("    data", '    kind = "input"\n    data')
    (sample / "weight_meta.py").write_text(weights)
    (sample / "graph_net.json").write_text(json.dumps({"extractor": "graphnet-mesh", "extractor_version": 1}))
    assert repair(sample, tmp_path / "out", RULES).repairs == ()
    assert not (tmp_path / "out").exists()


def test_copies_never_share_a_folder() -> None:
    paths = [Path("/a/x/timm/net"), Path("/b/x/timm/net"), Path("/b/x/timm/other")]
    found = list(folders_of_copies(paths, Path("/out")).values())
    assert len(set(found)) == 3
    assert list(folders_of_copies(paths[1:], Path("/out")).values()) == [Path("/out/timm/net"), Path("/out/timm/other")]


def test_the_verb_names_what_it_cannot_repair(sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = sample.parent / "broken"
    broken.mkdir()
    for name in ("model.py", "graph_net.json"):
        (broken / name).write_text((sample / name).read_text(encoding="utf-8"), encoding="utf-8")
    code = main(["repair", str(sample.parent), "--out", str(tmp_path / "out"), "--format", "json"])
    result = json.loads(capsys.readouterr().out)
    assert code == 1
    assert [one["out"] for one in result["samples"]] == [str(tmp_path / "out" / "timm" / "net")]
    assert "weight_meta.py is missing" in result["problems"][0]["message"]


def test_an_unknown_rule_is_a_usage_error(sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["repair", str(sample), "--out", str(tmp_path), "--rules", "vmap,magic"])
    assert ended.value.code == 2
    assert "--rules: 'magic' is not a repair" in capsys.readouterr().err
    assert parse_rules("finite,vmap") == ("vmap", "finite")
    assert parse_rules("none") == ()
