"""A sample's text as a module that can be called: only this file of the package executes texts."""

from __future__ import annotations

import contextlib
from typing import Any, Callable, Dict, Iterator, Sequence, Tuple

import torch

from graphnet_contract.sources import DEVICE_NAME


def load_module(text: str, file_name: str = "model.py") -> Any:
    """Execute the text of a model.py and make an instance of its class GraphModule, for the CPU.

    Args:
        text: the text. It is a program: give only one that you trust.
        file_name: the name of the file in tracebacks.

    Returns:
        A torch.nn.Module whose forward takes the sample's arguments by position.

    Raises:
        KeyError: the text defines no GraphModule. Any other error is the text's own.
    """
    namespace: Dict[str, Any] = {"__name__": "graphnet_sample", DEVICE_NAME: torch.device("cpu")}
    exec(compile(text, file_name, "exec"), namespace)
    return namespace["GraphModule"]()


def seed_torch(seed: int = 0) -> None:
    """Start torch's random generator; every run that is compared with another one starts like this."""
    torch.manual_seed(seed)


@contextlib.contextmanager
def inference(seed: int = 0) -> Iterator[None]:
    """No gradients inside, and random numbers that start from `seed`."""
    with torch.no_grad():
        seed_torch(seed)
        yield


def call(forward: Callable[..., Any], arguments: Sequence[Any], seed: int = 0) -> Tuple[Any, ...]:
    """The results of one call of a sample's forward, without gradients and with a fixed seed."""
    with inference(seed):
        return tuple(forward(*arguments))
