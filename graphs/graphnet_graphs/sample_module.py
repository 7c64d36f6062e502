"""Execute the source code of samples. No other file of this package executes a sample's source code."""

from __future__ import annotations

import ast
import contextlib
from typing import Any, Callable, Dict, Iterator, Mapping, Sequence, Tuple

import torch

from graphnet_contract.sources import DEVICE_NAME


def load_module(text: str, file_name: str = "model.py", device: str = "cpu") -> Any:
    """Execute the source code of a model.py and make an instance of its class GraphModule.

    Args:
        text: the source code of a model.py. It is executed, so pass only code that you trust.
        file_name: the name of the file in tracebacks.
        device: the device on which the forward makes new tensors, such as cuda:0.

    Returns:
        A torch.nn.Module whose forward takes the sample's arguments by position.

    Raises:
        KeyError: the code defines no GraphModule. Any other error was raised by the code itself.
    """
    return _execute(text, file_name, device)["GraphModule"]()


class Steps:
    """Runs a forward function statement by statement. Between two statements, the value of every name can be read."""

    def __init__(self, text: str, arguments: Mapping[str, Any], device: str = "cpu") -> None:
        """Execute the source code of a model.py, and set the arguments of its forward function.

        Args:
            text: the source code of a model.py. It is executed, so pass only code that you trust.
            arguments: the values of the forward function's arguments, by name.
            device: the device on which the forward function makes new tensors.
        """
        self._names = _execute(text, "model.py", device)
        self._names.update(arguments)

    def run(self, statement: ast.stmt) -> None:
        """Execute one statement of the forward function."""
        exec(compile(ast.Module([statement], []), "model.py", "exec"), self._names)

    def forget(self, name: str) -> None:
        """Drop the value of a name that no later statement reads."""
        del self._names[name]

    def value(self, name: str) -> Any:
        """Return the current value of a name."""
        return self._names[name]

    def values(self, names: Sequence[str]) -> Dict[str, Any]:
        """Return the current values of these names, by name. Names without a value are left out."""
        return {name: self._names[name] for name in names if name in self._names}

    def assign(self, values: Mapping[str, Any]) -> None:
        """Set the values of names."""
        self._names.update(values)

    def result(self, expression: ast.expr) -> Any:
        """Return the value of an expression, such as the one that the forward function returns."""
        return eval(compile(ast.Expression(expression), "model.py", "eval"), self._names)  # noqa: S307 - a trusted text


def _execute(text: str, file_name: str, device: str) -> Dict[str, Any]:
    namespace: Dict[str, Any] = {"__name__": "graphnet_sample", DEVICE_NAME: torch.device(device)}
    exec(compile(text, file_name, "exec"), namespace)
    return namespace


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
    """Call a sample's forward once, without gradients and with torch's random generator seeded. Return the results."""
    with inference(seed):
        return tuple(forward(*arguments))
