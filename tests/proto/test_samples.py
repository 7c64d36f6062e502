from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sample_files import MODEL, OURS, WEIGHTS, meta_class, model_of, write_sample

from graphnet_contract.samples import SampleError, TensorSpec, find_samples, load_sample
from graphnet_contract.scales import scale_of


def test_a_graphnet_sample_loads(tmp_path: Path) -> None:
    sample = load_sample(write_sample(tmp_path / "resnet18"))
    assert (sample.name, sample.source, sample.category, sample.ours) == ("resnet18", "timm", "computer_vision", False)
    assert [spec.name for spec in sample.specs] == ["L_x_", "s0", "L_self_modules_fc_parameters_weight_"]
    assert [spec.kind for spec in sample.specs] == ["input", "symint", "parameter"]
    assert sample.loader_rules == ("symint", "nan_std")
    assert sample.model_source == MODEL


def test_specs_hold_what_the_file_says(tmp_path: Path) -> None:
    image, size, weight = load_sample(write_sample(tmp_path / "s")).specs
    assert image == TensorSpec(
        "L_x_", (2, 3), "float32", "input", 0.5, -0.25, class_name="Program_weight_tensor_meta_L_x_"
    )
    assert (size.symint_value, size.data, size.mean) == (7, (7,), None)
    assert (weight.dtype, weight.numel, weight.nbytes) == ("bfloat16", 12, 24)


def test_absent_statistics_count_as_graphnet_counts_them(tmp_path: Path) -> None:
    folder = write_sample(tmp_path / "s", model_of("a"), meta_class("a", shape="[2]"))
    (spec,) = load_sample(folder).specs
    assert (spec.mean, spec.std, spec.data, spec.min_val) == (0.0, 1.0, None, None)


def test_ours_are_told_by_their_extractor(tmp_path: Path) -> None:
    weights = meta_class("a", kind='"buffer"', distribution='"half_normal"')
    sample = load_sample(write_sample(tmp_path / "s", model_of("a"), weights, OURS))
    assert sample.ours
    assert (sample.specs[0].kind, sample.specs[0].distribution) == ("buffer", "half_normal")


@pytest.mark.parametrize("base", ["paddle.nn.Layer", "torch.nn.Module", "Module"])
def test_the_framework_is_that_of_the_class_and_the_facts_must_not_contradict(tmp_path: Path, base: str) -> None:
    model = model_of("a").replace("torch.nn.Module", base)
    framework = "paddle" if base.startswith("paddle") else "torch"
    other = "torch" if framework == "paddle" else "paddle"
    for number, facts in enumerate(({}, {"framework": None}, {"framework": framework}, {"framework": "jax"})):
        assert load_sample(write_sample(tmp_path / str(number), model, meta_class("a"), facts)).framework == framework
    with pytest.raises(SampleError, match=f"says framework {other}, but .* is one of {framework}; extract"):
        load_sample(write_sample(tmp_path / "s", model, meta_class("a"), {"framework": other}))


def test_parameters_of_paddle_are_known_by_their_numbers_and_are_drawn_as_recorded(tmp_path: Path) -> None:
    names = ("data_0", "parameter_1")
    weights = "".join(meta_class(name, shape="[4, 8]", mean="0.5", std="0.25") for name in names)
    model = model_of(*names)
    of_torch = load_sample(write_sample(tmp_path / "torch", model, weights)).specs
    model = model.replace("torch.nn.Module", "paddle.nn.Layer")
    specs = load_sample(write_sample(tmp_path / "s", model, weights, {})).specs
    assert [spec.kind for spec in of_torch] == ["input", "input"]
    assert [spec.kind for spec in specs] == ["input", "parameter"]
    assert {(scale_of(spec, False).mean, scale_of(spec, False).std) for spec in specs} == {(0.5, 0.25)}


def test_a_subgraph_is_named_with_its_parent(tmp_path: Path) -> None:
    assert load_sample(write_sample(tmp_path / "encodec" / "subgraph_3")).name == "encodec/subgraph_3"


def test_source_falls_back_to_the_folder(tmp_path: Path) -> None:
    sample = load_sample(write_sample(tmp_path / "torchaudio" / "conformer", attributes={"framework": "torch"}))
    assert (sample.source, sample.category) == ("torchaudio", "unknown")


def test_the_hash_is_of_names_lengths_and_bytes(tmp_path: Path) -> None:
    folder = write_sample(tmp_path / "s")
    expected = hashlib.sha256()
    for name in ("model.py", "weight_meta.py", "input_meta.py"):
        content = (folder / name).read_bytes()
        expected.update(name.encode() + b"\0" + str(len(content)).encode() + b"\0" + content)
    assert load_sample(folder).sample_hash == expected.hexdigest()


@pytest.mark.parametrize("name", ["model.py", "weight_meta.py", "input_meta.py", "input_tensor_constraints.py"])
def test_the_hash_depends_on_every_file_but_the_attributes(tmp_path: Path, name: str) -> None:
    folder = write_sample(tmp_path / "s")
    before = load_sample(folder).sample_hash
    (folder / "graph_net.json").write_text("{}")
    assert load_sample(folder).sample_hash == before
    with (folder / name).open("a") as file:
        file.write("\n")
    assert load_sample(folder).sample_hash != before


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("L_x_", "input"),
        ("L_kwargs_input_ids_", "input"),
        ("L_self_modules_fc_parameters_weight_", "parameter"),
        ("L_instance_modules_ln_parameters_bias_", "parameter"),
        ("L_self_modules_bn_buffers_running_mean_", "buffer"),
        ("bn1_running_var", "buffer"),
        ("L_self_modules_bn_buffers_num_batches_tracked_", "buffer"),
        ("L_self_relative_position_index", "constant"),
    ],
)
def test_kinds_of_graphnet_follow_from_names(tmp_path: Path, name: str, kind: str) -> None:
    (spec,) = load_sample(write_sample(tmp_path / "s", model_of(name), meta_class(name))).specs
    assert spec.kind == kind


def test_an_annotation_makes_an_unmarked_name_a_parameter(tmp_path: Path) -> None:
    model = model_of("w: torch.nn.parameter.Parameter")
    assert load_sample(write_sample(tmp_path / "s", model, meta_class("w"))).specs[0].kind == "parameter"


def test_a_spec_without_argument_is_kept_apart(tmp_path: Path) -> None:
    sample = load_sample(write_sample(tmp_path / "s", model_of("a"), meta_class("a") + meta_class("b")))
    assert [spec.name for spec in sample.specs] == ["a"]
    assert [spec.name for spec in sample.unused_specs] == ["b"]


def test_nothing_in_the_files_is_executed(tmp_path: Path) -> None:
    planted = f"__import__('os').system('touch {tmp_path}/planted')"
    folder = write_sample(tmp_path / "s", weights=f"import os\nos.system('touch {tmp_path}/planted')\n" + WEIGHTS)
    with pytest.raises(SampleError, match=r"weight_meta.py, line 2: .* never executed"):
        load_sample(folder)
    write_sample(tmp_path / "s", weights=meta_class("L_x_", mean=planted))
    with pytest.raises(SampleError, match=r"weight_meta.py, line 5"):
        load_sample(folder)
    write_sample(tmp_path / "s", model=planted + "\n" + MODEL)
    assert load_sample(folder).specs
    assert not (tmp_path / "planted").exists()


Damage = Callable[[Path], Any]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda folder: (folder / "model.py").unlink(), "model.py is missing"),
        (lambda folder: (folder / "weight_meta.py").unlink(), "weight_meta.py is missing"),
        (lambda folder: (folder / "graph_net.json").unlink(), "graph_net.json is missing"),
        (lambda folder: shutil.rmtree(str(folder)), "is not a folder"),
        (lambda folder: (folder / "model.py").write_text(""), "model.py is empty"),
        (lambda folder: (folder / "weight_meta.py").write_text(""), "no class for forward's argument L_x_"),
        (lambda folder: (folder / "graph_net.json").write_text(""), "not valid JSON"),
        (lambda folder: (folder / "graph_net.json").write_text("[]"), "does not hold a JSON object"),
        (lambda folder: (folder / "graph_net.json").write_text("[" * 100_000), "not valid JSON"),
        (lambda folder: (folder / "model.py").write_text("class GraphModule:"), "model.py is not valid Python"),
        (lambda folder: (folder / "model.py").write_text("x = 1\n"), "no class GraphModule"),
        (lambda folder: (folder / "model.py").write_bytes(b"\xff\xfe"), "model.py is not UTF-8"),
        (lambda folder: (folder / "model.py").write_bytes(b"a = '\0'"), "model.py is not valid Python"),
        (lambda folder: (folder / "model.py").write_text(model_of("*xs")), r"takes \*args"),
        (lambda folder: (folder / "model.py").write_text(model_of("other")), "forward's argument other"),
        (lambda folder: (folder / "weight_meta.py").write_text("(" * 500), "weight_meta.py is not valid Python"),
    ],
)
def test_each_damaged_file_gives_one_sentence(tmp_path: Path, damage: Damage, message: str) -> None:
    folder = write_sample(tmp_path / "s")
    damage(folder)
    with pytest.raises(SampleError, match=message) as caught:
        load_sample(folder)
    assert str(tmp_path / "s") in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    folder = write_sample(tmp_path / "s")
    (folder / "weight_meta.py").unlink()
    (folder / "weight_meta.py").mkdir()
    with pytest.raises(SampleError, match="weight_meta.py cannot be read"):
        load_sample(folder)


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ({"shape": "[2, None]"}, "must be a list of sizes"),
        ({"shape": "[-1]"}, "must be a list of sizes"),
        ({"shape": "[True]"}, "must be a list of sizes"),
        ({"shape": "3"}, "shape of .* is 3, expected list"),
        ({"dtype": "None"}, "dtype of .* is None, expected str"),
        ({"mean": '"0"'}, "mean of .* is '0', expected int or float"),
        ({"data": "[1, 2]"}, "has 2 values in data but shape"),
        ({"data": "[[1.0]]"}, "flat list of numbers"),
        ({"data": '"AAAA"'}, "data of .* expected list"),
        ({"kind": '"weights"'}, "has kind 'weights'"),
        ({"distribution": '"uniform"'}, "distribution 'uniform'"),
    ],
)
def test_each_wrong_attribute_is_named_with_file_and_line(tmp_path: Path, attributes: Any, message: str) -> None:
    weights = "\n" + meta_class("a", **attributes)
    folder = write_sample(tmp_path / "s", model_of("a"), weights)
    with pytest.raises(SampleError, match=rf"weight_meta.py, line 2: .*{message}"):
        load_sample(folder)


def test_a_symint_needs_its_value(tmp_path: Path) -> None:
    folder = write_sample(tmp_path / "s", model_of("s0: torch.SymInt"), meta_class("s0", dtype='"torch.int64"'))
    with pytest.raises(SampleError, match=r"s0 is a torch.SymInt but has no value"):
        load_sample(folder)
    with pytest.raises(SampleError, match="not a SymInt"):
        assert TensorSpec("x", (), "int64").symint_value


@pytest.mark.parametrize("attributes", [{**OURS, "extractor_version": 2}, {**OURS, "extractor_version": None}])
def test_a_newer_extractor_is_refused(tmp_path: Path, attributes: Any) -> None:
    with pytest.raises(SampleError, match="extractor_version"):
        load_sample(write_sample(tmp_path / "s", attributes=attributes))


def test_ours_must_say_every_kind(tmp_path: Path) -> None:
    with pytest.raises(SampleError, match="has no kind"):
        load_sample(write_sample(tmp_path / "s", model_of("a"), meta_class("a"), OURS))


def test_find_samples_is_sorted_and_sees_every_depth(tmp_path: Path) -> None:
    for name in ("b/deep/er", "a", "a/subgraph_0", "c"):
        write_sample(tmp_path / name)
    (tmp_path / "c" / "weight_meta.py").unlink()
    (tmp_path / "d").mkdir()
    (tmp_path / "d" / "model.py").write_text(MODEL)
    assert find_samples(tmp_path) == [tmp_path / name for name in ("a", "a/subgraph_0", "b/deep/er", "c")]
    assert find_samples(tmp_path / "a" / "subgraph_0") == [tmp_path / "a" / "subgraph_0"]
    with pytest.raises(SampleError, match="is not a folder"):
        find_samples(tmp_path / "nowhere")


def test_attributes_are_given_whole(tmp_path: Path) -> None:
    attributes = {**OURS, "parameters": 12, "recipe": {"torch": "2.13.0"}}
    weights = meta_class("a", kind='"input"')
    sample = load_sample(write_sample(tmp_path / "s", model_of("a"), weights, attributes))
    assert json.loads(json.dumps(sample.attributes)) == attributes


def test_an_unknown_dtype_is_named_where_it_matters() -> None:
    with pytest.raises(SampleError, match="q has dtype quint8"):
        assert TensorSpec("q", (1,), "quint8").nbytes
