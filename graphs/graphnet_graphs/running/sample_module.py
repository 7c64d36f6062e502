"""Execute the source code of samples. No other file of this package executes a sample's source code."""

from __future__ import annotations

import ast
import contextlib
from time import perf_counter_ns
from types import CodeType
from typing import Any, Callable, Dict, Iterator, List, Mapping, Sequence, Tuple

import torch

from graphnet_contract.sources import DEVICE_NAME


def load_module(text: str, file_name: str = "model.py", device: str = "cpu") -> Any:
    """Execute the source code of a model.py, so trust it, and make an instance of its class GraphModule.

    The forward of this torch.nn.Module takes the sample's arguments by position, and makes new tensors on `device`.
    `file_name` is for tracebacks. Raises KeyError if the code defines no GraphModule, or any error of the code itself.
    """
    return _execute(text, file_name, device)["GraphModule"]()


class Steps:
    """Runs a forward function statement by statement. Between two statements, the value of every name can be read."""

    def __init__(self, text: str, arguments: Mapping[str, Any], device: str = "cpu") -> None:
        """Execute the source code of a model.py, so trust it. Its forward makes new tensors on `device`."""
        self._names = _execute(text, "model.py", device)
        self._names.update(arguments)

    def run(self, statement: ast.stmt) -> None:
        exec(compiled(statement), self._names)

    def timed(self, code: CodeType) -> int:
        """Run a statement that `compiled` made, and return how long it took, in ns."""
        began = perf_counter_ns()
        exec(code, self._names)
        return perf_counter_ns() - began

    def forget(self, name: str) -> None:
        """Drop the value of a name."""
        del self._names[name]

    def value(self, name: str) -> Any:
        return self._names[name]

    def values(self, names: Sequence[str]) -> Dict[str, Any]:
        """Return the current values of those of these names that have one."""
        return {name: self._names[name] for name in names if name in self._names}

    def assign(self, values: Mapping[str, Any]) -> None:
        self._names.update(values)

    def result(self, expression: ast.expr) -> Any:
        return eval(compile(ast.Expression(expression), "model.py", "eval"), self._names)  # noqa: S307 - a trusted text


def compiled(statement: ast.stmt) -> CodeType:
    return compile(ast.Module([statement], []), "model.py", "exec")


def _execute(text: str, file_name: str, device: str) -> Dict[str, Any]:
    namespace: Dict[str, Any] = {"__name__": "graphnet_sample", DEVICE_NAME: torch.device(device)}
    exec(compile(text, file_name, "exec"), namespace)
    return namespace


def copies(arguments: Sequence[Any]) -> List[Any]:
    """Return copies of arguments, because a forward may write into them."""
    return [value.clone() if torch.is_tensor(value) else value for value in arguments]


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
