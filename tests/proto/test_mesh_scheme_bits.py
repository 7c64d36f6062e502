"""Tests the promise of scheme ``mesh``: the bits are the same with every Python, numpy and machine."""

from __future__ import annotations

import hashlib
import json
import os
import statistics
import subprocess
from pathlib import Path

import numpy as np
import pytest
from input_cases import digests

from graphnet_contract import mesh_scheme

DIGESTS = {
    "0 weight float32": "30f3fc78e7c38db765a4af19461819570ca87f01dcef6f830173b4eb79f5681d",
    "1 weight float32": "3179cac8dd14f6cb68c173266d2b4dab90eb757f12390950b8971f5068f6b0ee",
    "2 running_var float32": "d3e002c456d51c279c219eafab9190c8dcdd2a524bea9359868e9c8570b9ac89",
    "3 x bfloat16": "fd6878ec4c004b030932ca157c23664a2fba1da4e60a783a69bed6c5e8127e93",
    "4 x float16": "983dd854a0c763ef2aadb923e4b0f80ff35b50fa0cf26289ec85212d7854e375",
    "5 x float64": "fc6a36472f615906fbf83c0af82c24e34e9b3aee3a6c6a6c793fb2fba04af1bc",
    "6 spectrum complex64": "5dd22630f8adcad9b7a13dd9f7f56fdbd24a7493f03063351411e75d52520a81",
    "7 ids int64": "dbe2d723baddf793440b587f284c2804f8da25d5dc1d4dca6406183b06832d0e",
    "8 mask bool": "ad70946586b9802fb97744bde5e3b4cb41aff8b168c0a5b50fad09ebec74d29d",
    "9 L_self_modules_c_parameters_weight_ float32": "5ddbdeb14d3ecb377224bd2ee886413ca3142fb592b6ea898bf05af76ffc5bed",
}

TABLE_SHA256 = "1cfbba1e07e34386a57626f82aeb43e6ed54ba70a3ea6b7d964dc66a841074a8"
PYTHONS = [name for name in os.environ.get("GRAPHNET_TEST_PYTHONS", "").split(":") if name]


def test_ten_tensors_have_their_bits() -> None:
    assert digests() == DIGESTS


@pytest.mark.skipif(not PYTHONS, reason="GRAPHNET_TEST_PYTHONS names no interpreters")
@pytest.mark.parametrize("python", PYTHONS)
def test_every_interpreter_makes_the_same_bits(python: str) -> None:
    folder = Path(mesh_scheme.__file__).parents[1]
    script = Path(__file__).with_name("input_cases.py")
    done = subprocess.run(
        [python, str(script)], env={"PYTHONPATH": str(folder)}, stdout=subprocess.PIPE, check=True, timeout=120
    )
    assert json.loads(done.stdout) == DIGESTS


def test_the_table_is_the_shipped_one_and_symmetric() -> None:
    table = np.fromfile(str(Path(mesh_scheme.__file__).with_name("normal_quantiles.f32")), "<f4")
    assert hashlib.sha256(table.tobytes()).hexdigest() == TABLE_SHA256
    assert np.array_equal(table, -table[::-1])
    assert np.all(np.diff(table) > 0)


def test_the_table_holds_normal_quantiles() -> None:
    table = np.fromfile(str(Path(mesh_scheme.__file__).with_name("normal_quantiles.f32")), "<f4")
    normal = statistics.NormalDist()
    expected = np.array([normal.inv_cdf((i + 0.5) / 65536) for i in range(65536)]).astype(np.float32)
    assert np.all(np.abs(table - expected) <= np.spacing(np.abs(expected)))
