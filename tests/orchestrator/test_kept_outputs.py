"""Tests of the files that hold the outputs that a golden run or a cache keeps."""

from __future__ import annotations

import io
import json
import math
import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pyarrow
import pytest

from graphnet.errors import StorageError
from graphnet.judge.verdict import Outputs
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.kept_outputs import CALLS_FILE, KeptOutputs, keep_outputs, read_outputs

ARRAYS: list[Any] = [
    np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4),
    np.array([1.5, np.nan, np.inf, -0.0], np.float16),
    np.arange(6).astype(ml_dtypes.bfloat16).reshape(2, 3),
    np.arange(4).astype(ml_dtypes.float8_e4m3fn),
    np.array(3 - 2j, np.complex128),
    np.zeros((0, 5), np.int64),
    np.array([True, False]),
    np.array(7, np.uint8),
]


def recorded(arrays: list[Any] = ARRAYS, structure: Any = None, **mutated: Any) -> KeptOutputs:
    tree = structure or ("tuple", *(("tensor", index) for index in range(len(arrays))))
    outputs = Outputs(tree, arrays, [array.dtype.name for array in arrays])
    return KeptOutputs({"first": SampleOutputs(outputs, mutated, "digest")}, False, "state")


def test_every_dtype_comes_back_bit_for_bit(tmp_path: Path) -> None:
    keep_outputs(tmp_path, recorded(x=np.ones((2, 2), np.float64)))
    back = read_outputs(tmp_path).calls["first"]
    for before, after in zip(ARRAYS, back.outputs.arrays, strict=True):
        assert (before.dtype, before.shape, before.tobytes()) == (after.dtype, after.shape, after.tobytes())
    assert back.mutated["x"].tolist() == [[1, 1], [1, 1]]
    assert back.outputs.dtypes == [array.dtype.name for array in ARRAYS]


def test_a_nested_structure_comes_back(tmp_path: Path) -> None:
    tree = ("list", ("dict", "a", ("tensor", 0), "b", None), 2.5, True, 3, "text", 1 - 2j, ("tuple",), math.inf)
    keep_outputs(tmp_path, recorded(ARRAYS[:1], tree))
    assert read_outputs(tmp_path).calls["first"].outputs.structure == tree
    keep_outputs(tmp_path, recorded(ARRAYS[:1], ("tuple", math.nan)))
    assert math.isnan(read_outputs(tmp_path).calls["first"].outputs.structure[1])  # type: ignore[index, arg-type]


def test_numpy_reads_a_file_without_our_code(tmp_path: Path) -> None:
    keep_outputs(tmp_path, recorded(ARRAYS[:2]))
    with pyarrow.input_stream(str(tmp_path / "first.npy.zst"), compression="zstd") as stream:
        plain = io.BytesIO(stream.read())
    assert np.array_equal(np.load(plain), ARRAYS[0])
    assert np.load(plain).dtype == np.float16


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"dtype": "float64"}, "tensor 0 has dtype float32 where calls.json says float64"),
        ({"shape": [4, 3]}, "tensor 0 has shape (3, 4) where calls.json says (4, 3)"),
        ({"dtype": "no_dtype"}, "no_dtype"),
    ],
)
def test_a_description_of_other_tensors_is_named(tmp_path: Path, values: dict[str, Any], said: str) -> None:
    keep_outputs(tmp_path, recorded(ARRAYS[:1]))
    content = json.loads((tmp_path / CALLS_FILE).read_text())
    content["calls"]["first"]["tensors"][0] |= values
    (tmp_path / CALLS_FILE).write_text(json.dumps(content))
    with pytest.raises(StorageError, match=re.escape(said)):
        read_outputs(tmp_path)


def test_each_damaged_file_is_named(tmp_path: Path) -> None:
    def fault() -> str:
        with pytest.raises(StorageError) as raised:
            read_outputs(tmp_path)
        return str(raised.value)

    keep_outputs(tmp_path, recorded(ARRAYS[:1]))
    data = (tmp_path / "first.npy.zst").read_bytes()
    (tmp_path / "first.npy.zst").write_bytes(data[: len(data) // 2])
    assert "first.npy.zst cannot be read as the outputs of a call" in fault()
    (tmp_path / "first.npy.zst").unlink()
    assert "first.npy.zst" in fault()
    (tmp_path / CALLS_FILE).write_text('{"calls": {"../x": {}}}')
    assert "calls.json cannot be read" in fault()
    (tmp_path / CALLS_FILE).write_text('{"draws_random": false, "generator_digest": "", "calls": {}}')
    assert "lists no call `first`" in fault()


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StorageError, match="the outputs cannot be kept in"):
        keep_outputs(tmp_path / "file" / "below", recorded())


def test_outputs_that_another_process_may_read_stay(tmp_path: Path) -> None:
    folder = tmp_path / "entry"
    keep_outputs(folder, recorded(ARRAYS[:1]), replace=False)
    before = {path: path.stat().st_ino for path in (folder, *folder.iterdir())}
    keep_outputs(folder, recorded(ARRAYS[1:2]), replace=False)
    assert {path: path.stat().st_ino for path in (folder, *folder.iterdir())} == before
    assert list(tmp_path.iterdir()) == [folder]
    keep_outputs(folder, recorded(ARRAYS[1:2]))
    assert read_outputs(folder).calls["first"].outputs.arrays[0].dtype == np.float16
