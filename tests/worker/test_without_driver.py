"""Tests that importing a backend does not wake a GPU's driver, with a torch that stands in."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any

import pytest

from graphnet_runner import process, without_driver


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A torch whose driver is asked for its GPUs at each call, and counts the calls."""
    cuda = types.SimpleNamespace(asked=0)

    def ask() -> bool:
        cuda.asked += 1
        return False

    cuda.is_available, cuda.device_count = ask, lambda: 7 * ask()
    stands_in: Any = types.ModuleType("torch")
    stands_in.cuda, stands_in.version = cuda, types.SimpleNamespace(cuda="13.0")
    monkeypatch.setitem(sys.modules, "torch", stands_in)
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    return stands_in


def gpus(folder: Path, count: int) -> str:
    """Make a kernel's list of so many GPUs."""
    for number in range(count):
        (folder / "gpus" / f"0000:0{number}:00.0").mkdir(parents=True)
    return str(folder / "gpus")


def test_the_kernel_answers_while_a_backend_is_imported(torch: Any, tmp_path: Path) -> None:
    with without_driver.without_driver(gpus(tmp_path, 2)):
        kept = torch.cuda.is_available
        assert (torch.cuda.is_available(), torch.cuda.device_count()) == (True, 2)
    assert torch.cuda.asked == 0
    # Afterwards torch answers, also a module that has kept the function.
    assert (torch.cuda.is_available(), kept()) == (False, False)
    assert torch.cuda.asked == 2


def test_a_machine_without_a_gpu_changes_nothing(torch: Any, tmp_path: Path) -> None:
    before = torch.cuda.is_available
    with without_driver.without_driver(gpus(tmp_path, 0)):
        assert torch.cuda.is_available is before


def test_a_torch_without_cuda_has_no_gpus(torch: Any, tmp_path: Path) -> None:
    torch.version.cuda = None
    with without_driver.without_driver(gpus(tmp_path, 1)):
        assert (torch.cuda.is_available(), torch.cuda.device_count()) == (False, 0)


def test_a_backend_that_replaces_them_keeps_its_own(torch: Any, tmp_path: Path) -> None:
    with without_driver.without_driver(gpus(tmp_path, 1)):
        torch.cuda.device_count = own = lambda: 5
    assert torch.cuda.device_count is own


@pytest.mark.parametrize(
    ("variable", "left"),
    [
        (None, 4),
        ("", 0),
        ("-1", 0),
        ("1", 1),
        ("2,0", 2),
        # CUDA stops at the first device that is not there, or that was named before.
        ("0,9,1", 1),
        ("1,1,2", 1),
        ("GPU-8e1f,GPU-77aa", 2),
    ],
)
def test_the_visible_gpus_are_counted_as_cuda_does(
    monkeypatch: pytest.MonkeyPatch, variable: str | None, left: int
) -> None:
    if variable is None:
        monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    else:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", variable)
    assert without_driver.visible_gpus(4) == left


def test_a_gpu_that_no_sample_can_use_has_a_reason(torch: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise RuntimeError("CUDA unknown error")

    monkeypatch.setattr(process, "gpus_of_the_kernel", lambda: 1)
    torch.cuda.init = fails
    assert process.gpu_problem() == "RuntimeError: CUDA unknown error"
    torch.cuda.init = lambda: None
    assert process.gpu_problem() == "torch finds no GPU"
    torch.version.cuda = None
    assert process.gpu_problem() == "this torch was built without CUDA"
    monkeypatch.setattr(process, "gpus_of_the_kernel", lambda: 0)
    assert process.gpu_problem() == ""
