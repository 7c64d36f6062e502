"""Turn a sample's text into a module that can be called. No other file of this package executes a sample's text."""

from __future__ import annotations

import contextlib
from typing import Any, Callable, Dict, Iterator, Sequence, Tuple

import torch

from graphnet_contract.sources import DEVICE_NAME


def load_module(text: str, file_name: str = "model.py") -> Any:
    """Execute the text of a model.py and make an instance of its class GraphModule, for the CPU.

    Args:
        text: the text of a model.py. It is a program, so pass only a text that you trust.
        file_name: the name of the file in tracebacks.

    Returns:
        A torch.nn.Module whose forward takes the sample's arguments by position.

    Raises:
        KeyError: the text defines no GraphModule. Any other error comes from the text itself.
    """
    namespace: Dict[str, Any] = {"__name__": "graphnet_sample", DEVICE_NAME: torch.device("cpu")}
    exec(compile(text, file_name, "exec"), namespace)
    return namespace["GraphModule"]()


def seed_torch(seed: int = 0) -> None:
    """Seed torch's random generator. Call this before every run whose results are compared with another run's."""
    torch.manual_seed(seed)


@contextlib.contextmanager
def inference(seed: int = 0) -> Iterator[None]:
    """Switch gradients off and seed torch's random generator with `seed`, for the code inside the `with` block."""
    with torch.no_grad():
        seed_torch(seed)
        yield


def call(forward: Callable[..., Any], arguments: Sequence[Any], seed: int = 0) -> Tuple[Any, ...]:
    """Call a sample's forward once, without gradients and with a fixed seed, and return its results."""
    with inference(seed):
        return tuple(forward(*arguments))
