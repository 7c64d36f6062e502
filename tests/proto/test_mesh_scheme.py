from __future__ import annotations

import hashlib
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_files import OURS, meta_class, model_of, write_sample

from graphnet_contract import mesh_scheme
from graphnet_contract.convert import bfloat16_to_float32, float32_to_bfloat16
from graphnet_contract.dtypes import DTYPES
from graphnet_contract.mesh_scheme import fill, layout, write_inputs
from graphnet_contract.samples import Sample, SampleError, TensorSpec, load_sample
from graphnet_contract.scales import scale_of

HASH = "0" * 64


def sha256(content: Any) -> str:
    return hashlib.sha256(content).hexdigest()


def drawn(spec: TensorSpec, ours: bool = True) -> Any:
    return fill(spec, 0, HASH, ours)


def plain(spec: TensorSpec, seed: int = 0) -> Any:
    """Implement scheme ``mesh`` a second time, in the simplest way: four normal values for each 64-bit random word."""
    key = hashlib.sha256(f"graphnet-mesh-inputs/1\0{seed}\0{HASH}\0{spec.name}".encode()).digest()
    words = [int.from_bytes(key[start : start + 8], "little") for start in (0, 8)]
    philox = np.random.Philox(key=np.array(words, np.uint64), counter=0)
    table = np.fromfile(str(Path(mesh_scheme.__file__).with_name("normal_quantiles.f32")), "<f4")
    values = []
    for raw in philox.random_raw(-(-spec.numel // 4)).tolist():
        values += [table[(raw >> shift) & 0xFFFF] for shift in (0, 16, 32, 48)]
    normal = np.array(values[: spec.numel], np.float32)
    assert spec.std is not None and spec.mean is not None
    return (normal * np.float32(spec.std) + np.float32(spec.mean)).reshape(spec.shape)


@pytest.mark.parametrize("shape", [(), (1,), (0,), (5, 7), (65535,), (65536,), (65537,), (131073,), (3, 70001)])
def test_float32_is_the_scheme_at_every_size(shape: tuple[int, ...]) -> None:
    spec = TensorSpec("w", shape, "float32", "parameter", 0.01, 0.3)
    values = drawn(spec)
    assert (values.shape, values.dtype) == (shape, np.float32)
    assert np.array_equal(values, plain(spec))


def test_seed_sample_and_name_each_change_the_values() -> None:
    spec = TensorSpec("w", (64,), "float32", mean=0.0, std=1.0)
    other = TensorSpec("v", (64,), "float32", mean=0.0, std=1.0)
    made = [
        fill(spec, 0, HASH, True),
        fill(spec, 1, HASH, True),
        fill(spec, 0, "1" * 64, True),
        fill(other, 0, HASH, True),
    ]
    assert len({values.tobytes() for values in made}) == 4


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
def test_moments_are_the_recorded_ones(dtype: str) -> None:
    values = drawn(TensorSpec("w", (400, 500), dtype, mean=1.0, std=0.5))
    numbers = bfloat16_to_float32(values) if dtype == "bfloat16" else values.astype(np.float64)
    assert abs(numbers.mean() - 1.0) < 0.01
    assert abs(numbers.std() - 0.5) < 0.01


def test_half_normal_stays_above_its_mean() -> None:
    for shape in ((100,), (300, 300)):
        values = drawn(TensorSpec("running_var", shape, "float32", "buffer", 1.0, 0.2, "half_normal"))
        assert values.min() >= 1.0 and values.max() > 1.2


def test_wide_types_multiply_and_add_in_float64() -> None:
    spec = TensorSpec("w", (9,), "float64", mean=0.1, std=0.3)
    normal = plain(TensorSpec("w", (9,), "float32", mean=0.0, std=1.0)).astype(np.float64)
    assert np.array_equal(drawn(spec), normal * 0.3 + 0.1)
    assert np.array_equal(
        drawn(TensorSpec("w", (4,), "complex128", mean=0.1, std=0.3)).view(np.float64)[:8],
        (normal * 0.3 + 0.1)[:8].tolist(),
    )


def test_float16_and_bfloat16_are_casts_of_float32() -> None:
    wide = plain(TensorSpec("w", (70000,), "float32", mean=0.5, std=2.0))
    assert np.array_equal(drawn(TensorSpec("w", (70000,), "float16", mean=0.5, std=2.0)), wide.astype(np.float16))
    assert np.array_equal(drawn(TensorSpec("w", (70000,), "bfloat16", mean=0.5, std=2.0)), float32_to_bfloat16(wide))


@given(st.floats(width=32))
def test_bfloat16_rounds_to_nearest_even(value: float) -> None:
    single = np.array([value], np.float32)
    rounded = bfloat16_to_float32(float32_to_bfloat16(single))[0]
    if math.isnan(value):
        assert math.isnan(rounded)
        return
    bits = int(single.view(np.uint32)[0])
    low, tie = bits & 0xFFFF, 0x8000
    up = low > tie or (low == tie and (bits >> 16) & 1)
    assert int(float32_to_bfloat16(single)[0]) == ((bits >> 16) + int(up)) & 0xFFFF


def test_bounds_clamp_floats() -> None:
    values = drawn(TensorSpec("v", (2000,), "float32", mean=0.0, std=1.0, min_val=-0.5, max_val=1))
    assert (values.min(), values.max()) == (-0.5, 1.0)


@pytest.mark.parametrize(
    ("dtype", "low", "high"),
    [
        ("int64", 0, 30521),
        ("int8", -128, 127),
        ("uint8", 3, 3),
        ("int64", -(2**63), 2**63 - 1),
        ("int32", -5, 2**31 - 1),
    ],
)
def test_integers_fill_their_range(dtype: str, low: int, high: int) -> None:
    values = drawn(TensorSpec("ids", (70000,), dtype, "input", min_val=low, max_val=high)).astype(object)
    assert low <= min(values) and max(values) <= high
    span = high - low + 1
    assert max(values) - min(values) >= 0.99 * (span - 1)
    assert abs(sum(values) / len(values) - (low + high) / 2) <= 0.01 * span


def test_small_ranges_are_uniform() -> None:
    counts = np.bincount(drawn(TensorSpec("ids", (60000,), "int64", min_val=0, max_val=5)))
    assert counts.size == 6 and counts.min() > 9500 and counts.max() < 10500


def test_bools_are_even() -> None:
    values = drawn(TensorSpec("mask", (70000,), "bool"))
    assert values.dtype == np.bool_ and abs(values.mean() - 0.5) < 0.01


@pytest.mark.parametrize(
    ("dtype", "data"),
    [
        ("float32", (1.5, -0.0, math.inf)),
        ("float64", (0.1, 1e300, -math.inf)),
        ("float16", (0.1, 65504.0, 1e9)),
        ("int64", (-1, 2**62, 0)),
        ("uint8", (0, 255, 7)),
        ("bool", (True, 0, 1)),
    ],
)
def test_literal_data_are_kept_whatever_the_statistics(dtype: str, data: Any) -> None:
    spec = TensorSpec("t", (3,), dtype, mean=9.0, std=9.0, data=data, min_val=0, max_val=1)
    with np.errstate(over="ignore"):
        expected = (
            np.array(data).astype(np.float32).astype(np.float16)
            if dtype == "float16"
            else np.array(data, DTYPES[dtype].numpy)
        )
    assert drawn(spec).tobytes() == expected.tobytes()


def test_literal_bfloat16_and_complex() -> None:
    assert drawn(TensorSpec("t", (2,), "bfloat16", data=(1.0, -2.0))).tolist() == [0x3F80, 0xC000]
    assert drawn(TensorSpec("t", (2,), "complex64", data=(1, 2, 3, -4))).tolist() == [1 + 2j, 3 - 4j]


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (TensorSpec("t", (1,), "quint8", data=(1,)), "t has dtype quint8"),
        (TensorSpec("t", (1,), "float8_e4m3fn"), "t has dtype float8_e4m3fn"),
        (TensorSpec("t", (1,), "float8_e5m2", data=(1,)), "dtype float8_e5m2"),
        (TensorSpec("t", (1,), "int64"), "neither data nor a range"),
        (TensorSpec("t", (1,), "int64", min_val=0), "neither data nor a range"),
        (TensorSpec("t", (1,), "int64", min_val=0.5, max_val=2), "neither data nor a range"),
        (TensorSpec("t", (1,), "int8", min_val=0, max_val=128), r"0\.\.128 is not a range of int8"),
        (TensorSpec("t", (1,), "int8", min_val=2, max_val=1), r"2\.\.1 is not a range"),
        (TensorSpec("t", (1,), "int8", data=(128,)), "do not fit int8"),
        (TensorSpec("t", (1,), "int64", data=(0.5,)), "do not fit int64"),
        (TensorSpec("t", (1,), "int64", data=(math.nan,)), "do not fit int64"),
        (TensorSpec("t", (1,), "bool", data=(2,)), "do not fit bool"),
        (TensorSpec("t", (1,), "float32", data=(10**400,)), "do not fit float32"),
    ],
)
def test_what_cannot_be_made_is_named(spec: TensorSpec, message: str) -> None:
    with pytest.raises(SampleError, match=message):
        drawn(spec)


@pytest.mark.parametrize(
    ("mean", "std", "expected"),
    [
        (None, None, (0.0, 0.1)),
        (2.0, math.nan, (2.0, 0.1)),
        (math.nan, 3.0, (0.0, 3.0)),
        (-math.inf, math.inf, (0.0, 0.1)),
    ],
)
@pytest.mark.parametrize("ours", [True, False])
def test_unusable_statistics_are_repaired(
    mean: float | None, std: float | None, expected: tuple[float, float], ours: bool
) -> None:
    scale = scale_of(TensorSpec("x", (8,), "float32", "input", mean, std), ours)
    assert (scale.mean, scale.std) == expected
    assert np.isfinite(drawn(TensorSpec("x", (8,), "float32", "input", mean, std), ours)).all()


def test_one_element_without_a_std_is_its_mean() -> None:
    assert drawn(TensorSpec("embed_scale", (), "float32", "buffer", 33.938, math.nan), ours=False) == np.float32(33.938)


def test_layout_aligns_and_pads() -> None:
    specs = [
        TensorSpec("a", (3,), "float32"),
        TensorSpec("s0", (), "int64", "symint", data=(3,)),
        TensorSpec("empty", (0, 4), "float64"),
        TensorSpec("b", (), "bool"),
        TensorSpec("c", (33,), "bfloat16"),
    ]
    plan = layout(specs)
    assert [(slot.spec.name, slot.offset, slot.nbytes) for slot in plan.slots] == [
        ("a", 0, 12),
        ("empty", 64, 0),
        ("b", 64, 1),
        ("c", 128, 66),
    ]
    assert plan.total_nbytes == 4096
    assert layout([]).total_nbytes == 0


shapes = st.lists(st.integers(0, 9), max_size=4).map(tuple)
known_specs = st.builds(TensorSpec, st.text(min_size=1, max_size=8), shapes, st.sampled_from(sorted(DTYPES)))


@given(st.lists(known_specs, max_size=12))
def test_layouts_never_overlap(specs: list[TensorSpec]) -> None:
    plan = layout(specs)
    end = 0
    for slot in plan.slots:
        assert slot.offset % 64 == 0 and end <= slot.offset < end + 64
        end = slot.offset + slot.nbytes
    assert plan.total_nbytes % 4096 == 0 and end <= plan.total_nbytes < end + 4096


def small_sample(folder: Path) -> Sample:
    weights = (
        meta_class("x", shape="[5, 3]", kind='"input"', mean="0.5", std="2.0")
        + meta_class("s0", dtype='"torch.int64"', kind='"symint"', data="[3]")
        + meta_class("none", shape="[0]", kind='"input"')
        + meta_class("ids", shape="[9]", dtype='"torch.int64"', kind='"input"', data=str(list(range(9))))
    )
    return load_sample(write_sample(folder, model_of("x", "s0: torch.SymInt", "none", "ids"), weights, OURS))


def test_a_file_holds_every_tensor_at_its_place(tmp_path: Path) -> None:
    sample = small_sample(tmp_path / "s")
    digests = write_inputs(sample, 7, tmp_path / "inputs.bin", sha256)
    content = (tmp_path / "inputs.bin").read_bytes()
    slots = layout(sample.specs).slots
    assert len(content) == 4096
    assert [slot.spec.name for slot in slots] == ["x", "none", "ids"]
    for slot, digest in zip(slots, digests, strict=True):
        part = content[slot.offset : slot.offset + slot.nbytes]
        assert part == fill(slot.spec, 7, sample.sample_hash, True).tobytes()
        assert digest == sha256(part)


def test_an_open_file_and_an_old_longer_one_give_the_same_bytes(tmp_path: Path) -> None:
    sample = small_sample(tmp_path / "s")
    (tmp_path / "old").write_bytes(b"x" * 10_000)
    write_inputs(sample, 7, str(tmp_path / "old"), sha256)
    with (tmp_path / "open").open("w+b") as file:
        write_inputs(sample, 7, file, sha256)
    assert (tmp_path / "old").read_bytes() == (tmp_path / "open").read_bytes()


def test_a_sample_without_tensors_leaves_an_empty_file(tmp_path: Path) -> None:
    sample = load_sample(write_sample(tmp_path / "s", model_of(), ""))
    assert write_inputs(sample, 0, tmp_path / "empty", sha256) == []
    assert (tmp_path / "empty").read_bytes() == b""


def test_an_unknown_dtype_stops_before_the_file_is_touched(tmp_path: Path) -> None:
    weights = meta_class("q", dtype='"torch.quint8"')
    sample = load_sample(write_sample(tmp_path / "s", model_of("q"), weights))
    with pytest.raises(SampleError, match="quint8"):
        write_inputs(sample, 0, tmp_path / "file", sha256)
    assert not (tmp_path / "file").exists()


def test_a_tensor_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    weights = meta_class("ids", shape="[4]", dtype='"torch.int8"', min_val="2", max_val="1")
    sample = load_sample(write_sample(tmp_path / "s", model_of("ids"), weights))
    with pytest.raises(SampleError, match=r"2\.\.1 is not a range"):
        write_inputs(sample, 0, tmp_path / "file", sha256)


def test_a_damaged_table_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mesh_scheme.quantiles.cache_clear()
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"")
    with pytest.raises(SampleError, match=r"normal_quantiles.f32 .* damaged"):
        drawn(TensorSpec("x", (3,), "float32"))
