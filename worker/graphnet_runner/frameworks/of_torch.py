"""Models of torch."""

from __future__ import annotations

from typing import Any

import torch

BASE = "torch.nn.Module"
#: Whether torch's profiler sees the operators of a model.
COUNTS_OPERATORS = True


def is_model(kind: Any) -> bool:
    """Whether a class is that of a model."""
    return issubclass(kind, torch.nn.Module)


def make(kind: Any) -> Any:
    """Return a model of the class, in evaluation mode."""
    return kind().eval()


def seed(value: int) -> None:
    """Seed torch's generators on all devices."""
    torch.manual_seed(value)


def generator_state(device: str) -> bytes:
    """Return the state of the generator of the CPU, and of that of the device."""
    state = bytes(torch.get_rng_state().tolist())
    return state + (bytes(torch.cuda.get_rng_state(device).tolist()) if device.startswith("cuda") else b"")


def dense(tensor: torch.Tensor) -> torch.Tensor:
    """Return the tensor's values in order in memory, as DLPack and libraries without strides take them.

    It shares the memory if that is possible: a conjugate or negative view that torch has not yet computed is computed.
    """
    return tensor.detach().resolve_conj().resolve_neg().contiguous()
