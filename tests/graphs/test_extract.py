"""Tests the extraction of samples from whole models, and the models that cannot be extracted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from toys import (
    Autocast,
    Batch,
    BreakInLoop,
    InPlace,
    Integers,
    KeepsFirst,
    LongConstant,
    Nothing,
    OutsideTorch,
    Plain,
    Sizes,
    Stateful,
    TakesNumber,
    TakesObject,
    ThreeBreaks,
)  # fmt: skip

from graphnet_contract.samples import load_sample
from graphnet_graphs import CoverageError, EmitError, ExtractError, MismatchError, UsageError
from graphnet_graphs.capture.dynamo import capture_settings
from graphnet_graphs.capture.extract import Extraction, extract
from graphnet_graphs.capture.gates import forbidden_imports
from graphnet_graphs.capture.manifest import replay
from graphnet_graphs.repair.private_api import private_names
from graphnet_graphs.running.compare import first_difference, leaves
from graphnet_graphs.running.run_sample import run_sample

pytestmark = pytest.mark.torch


def _replays(done: Extraction, model: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    state = {**dict(model.named_parameters()), **dict(model.named_buffers())}
    with capture_settings():
        torch.manual_seed(0)
        expected = leaves(model(*args, **kwargs))
    return first_difference(replay(done.folder, (args, kwargs), state), expected) is None


def test_one_graph_has_readable_text_and_kinds(tmp_path: Path) -> None:
    done = extract(Plain(), torch.randn(2, 4), name="plain", out=tmp_path, kwargs={"scale": torch.ones(2, 4)})
    sample = load_sample(done.folder)
    assert {spec.name: spec.kind for spec in sample.specs} == {
        "layer_weight": "parameter", "layer_bias": "parameter", "x": "input", "shift": "buffer", "steps": "constant",
        "scale": "input",
    }  # fmt: skip
    text = (done.folder / "model.py").read_text()
    assert "torch.nn.functional.gelu" in text
    assert "cpu" not in text
    assert private_names(text) == forbidden_imports(text) == []
    assert sample.ours
    assert done.method == "dynamo"
    assert done.manifest is None


def test_the_sample_runs_from_its_spec_and_is_the_same_each_time(tmp_path: Path) -> None:
    done = extract(Plain(), torch.randn(2, 4), name="plain", out=tmp_path, kwargs={"scale": torch.ones(2, 4)})
    assert first_difference(run_sample(done.folder), run_sample(done.folder)) is None


def test_a_second_extraction_writes_the_same_bytes(tmp_path: Path) -> None:
    torch.manual_seed(0)
    x, model = torch.randn(5, 8), ThreeBreaks()
    first, second = (extract(model, x, name="m", out=tmp_path / side) for side in "ab")
    for path in sorted(first.folder.rglob("*.*")):
        assert path.read_bytes() == (second.folder / path.relative_to(first.folder)).read_bytes()


def test_three_breaks_replay_from_the_files(tmp_path: Path) -> None:
    model, args = ThreeBreaks(), (torch.randn(2, 8),)
    done = extract(model, *args, name="breaks", out=tmp_path)
    assert done.method == "dynamo"
    assert done.captured == 4
    assert [sample.calls for sample in done.samples] == [2, 1, 1], "the layer used twice is one sample"
    assert _replays(done, model, args, {})


def test_a_break_in_a_loop_is_watched_and_replays(tmp_path: Path) -> None:
    model, args = BreakInLoop(), (torch.randn(2, 4),)
    done = extract(model, *args, name="loop", out=tmp_path)
    assert done.method == "watched"
    assert [(sample.nodes, sample.calls) for sample in done.samples] == [(4, 4), (1, 1)]
    assert _replays(done, model, args, {})


def test_torch_transformer_with_a_mask_replays(tmp_path: Path) -> None:
    model = nn.Transformer(16, 2, 1, 1, 32, batch_first=True).eval()
    args = (torch.randn(2, 5, 16), torch.randn(2, 5, 16))
    kwargs = {"tgt_mask": nn.Transformer.generate_square_subsequent_mask(5)}
    done = extract(model, *args, name="transformer", out=tmp_path, kwargs=kwargs)
    assert done.calls == 2
    assert _replays(done, model, args, kwargs)


def test_dynamic_sizes_are_symints_with_their_values(tmp_path: Path) -> None:
    done = extract(Sizes(), torch.randn(3, 5, 6), name="sizes", out=tmp_path, dynamic=True)
    sample = load_sample(done.folder)
    assert [spec.symint_value for spec in sample.specs if spec.kind == "symint"] == [3, 5]
    assert "s0: torch.SymInt" in (done.folder / "model.py").read_text()
    assert "S0: 3, S1: 5" in (done.folder / "input_tensor_constraints.py").read_text()
    assert first_difference(run_sample(done.folder), run_sample(done.folder)) is None


def test_a_dynamic_capture_with_a_hole_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CoverageError):
        extract(BreakInLoop(), torch.randn(2, 4), name="loop", out=tmp_path, dynamic=True)


def test_autocast_is_kept_where_it_has_an_effect(tmp_path: Path) -> None:
    done = extract(Autocast(), torch.randn(2, 8), name="autocast", out=tmp_path)
    text = (done.folder / "model.py").read_text()
    assert text.count("with torch.autocast(device.type") == 2, "the region without effect is gone"
    assert [out.dtype for out in run_sample(done.folder)] == [torch.bfloat16, torch.float32, torch.float32]


def test_extraction_under_autocast_is_refused(tmp_path: Path) -> None:
    with torch.autocast("cpu", dtype=torch.bfloat16), pytest.raises(ExtractError, match="inside the model's forward"):
        extract(nn.Linear(4, 4), torch.randn(2, 4), name="linear", out=tmp_path)


def test_views_and_writes_keep_their_order(tmp_path: Path) -> None:
    done = extract(InPlace(), torch.randn(2, 8), name="in_place", out=tmp_path)
    assert json.loads((done.folder / "graph_net.json").read_text())["mutates"] == ["x"]


def test_integers_masks_and_bytes_are_stored_exactly(tmp_path: Path) -> None:
    model = Integers()
    offsets = torch.randint(0, 50, (80,))
    keep = torch.rand(40) > 0.5
    done = extract(model, torch.randn(50, 8), offsets, keep, name="integers", out=tmp_path)
    specs = {spec.name: spec for spec in load_sample(done.folder).specs}
    assert specs["offsets"].data == tuple(offsets.tolist())
    assert specs["keep"].data == tuple(keep.tolist())
    assert (specs["table"].dtype, specs["table"].data) == ("uint8", tuple(range(200)))
    assert specs["mask"].data == tuple(model.mask.reshape(-1).tolist())
    assert specs["x"].data is None


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float64])
def test_dtype_casts_the_model_and_its_inputs(tmp_path: Path, dtype: torch.dtype) -> None:
    done = extract(nn.Linear(8, 8), torch.randn(2, 8), name="cast", out=tmp_path, dtype=dtype)
    assert {spec.dtype for spec in load_sample(done.folder).specs} == {str(dtype)[6:]}
    assert run_sample(done.folder)[0].dtype == dtype


@pytest.mark.parametrize(
    ("model", "shape", "error", "message"),
    [
        (Nothing, (2,), CoverageError, r"Nothing was captured.*remedies"),
        (OutsideTorch, (2, 8), (CoverageError, EmitError), r"outside every captured graph|cannot express"),
        (Stateful, (2,), MismatchError, "Two eager runs"),
        # With the cached value as a constant, the sample would not contain the layer and be right for one input only.
        (KeepsFirst, (4, 8), CoverageError, "call the model once in build"),
    ],
)
def test_a_model_that_cannot_be_extracted_leaves_nothing(
    tmp_path: Path, model: type[nn.Module], shape: tuple[int, ...], error: Any, message: str
) -> None:
    with pytest.raises(error, match=message):
        extract(model(), torch.randn(shape), name="refused", out=tmp_path)
    assert not (tmp_path / "refused").exists()


def test_a_folder_with_other_things_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    with pytest.raises(UsageError, match=r"thesis\.txt"):
        extract(nn.Linear(4, 4), torch.randn(2, 4), name="mine", out=tmp_path)
    assert (tmp_path / "mine" / "thesis.txt").exists()


def test_vanishing_outputs_are_flagged_and_written(tmp_path: Path) -> None:
    class Tiny(nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x * 1e-6

    done = extract(Tiny(), torch.randn(100, 100), name="tiny", out=tmp_path)
    assert len(done.flags) == 1
    assert "spread" in done.flags[0]
    assert (done.folder / "graph_net.json").exists()


def test_a_constant_that_a_file_only_describes_is_asked_for(tmp_path: Path) -> None:
    model, x = LongConstant(), torch.randn(4, 100)
    done = extract(model, x, name="long", out=tmp_path)
    assert done.flags == ()
    state = dict(model.named_parameters())
    with pytest.raises(ValueError, match=r"the constant L\['self'\]\.scale"):
        replay(done.folder, ((x,), {}), state)
    (result,) = replay(done.folder, ((x,), {}), {**state, "L['self'].scale": model.scale})
    assert torch.equal(result, model(x))


def test_a_number_that_python_takes_from_an_input_is_flagged(tmp_path: Path) -> None:
    done = extract(TakesNumber(), torch.randn(4, 8), name="number", out=tmp_path)
    assert len(done.flags) == 1
    assert "other_inputs" in done.flags[0]


def test_a_tensor_in_an_object_is_an_input(tmp_path: Path) -> None:
    done = extract(TakesObject(), Batch(torch.randn(4, 8)), name="object", out=tmp_path)
    kinds = [spec.kind for spec in load_sample(done.folder).specs]
    assert sorted(kinds) == ["input", "parameter", "parameter"]


def test_a_sample_of_another_extractor_is_not_overwritten(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "graph_net.json").write_text(json.dumps({"framework": "torch"}))
    with pytest.raises(UsageError, match="a sample of another extractor"):
        extract(nn.Linear(4, 4), torch.randn(2, 4), name="theirs", out=tmp_path)
    assert (theirs / "graph_net.json").exists()


def test_a_failure_after_the_first_file_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(folder: Path) -> Any:
        raise RuntimeError("no replay")

    monkeypatch.setattr("graphnet_graphs.capture.extract.run_gates", fails)
    with pytest.raises(RuntimeError, match="no replay"):
        extract(ThreeBreaks(), torch.randn(2, 8), name="half", out=tmp_path)
    assert not (tmp_path / "half").exists()
