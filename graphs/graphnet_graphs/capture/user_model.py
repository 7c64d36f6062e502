"""Call the user's function FILE.py:FUNCTION, which returns a model and the arguments of the model's forward."""

from __future__ import annotations

import difflib
import importlib.util
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Dict, Tuple

from graphnet_graphs.errors import UsageError, first_line

_WANTED = "it must return (model, args) or (model, args, kwargs), args a tuple and kwargs a dict"


@dataclass(frozen=True)
class Built:
    """A model, and the positional and named arguments of its forward."""

    model: Callable[..., Any]
    args: Tuple[Any, ...] = ()
    kwargs: Dict[str, Any] = field(default_factory=dict)


def load_function(target: str) -> Callable[[], Any]:
    """Return the function that `FILE.py:NAME` names.

    Raises:
        UsageError: `target` does not name a function in a Python file, or the file itself raises an error.
    """
    path_text, _, name = target.rpartition(":")
    if not path_text or not name.isidentifier():
        raise UsageError(f"{target!r} does not name a function; write FILE.py:FUNCTION, for example model.py:build.")
    path = Path(path_text)
    if not path.is_file():
        raise UsageError(f"There is no file {path}; write FILE.py:FUNCTION with a file that exists.")
    spec = importlib.util.spec_from_file_location(path.stem, str(path))
    if spec is None or spec.loader is None:
        raise UsageError(f"{path} is not a Python file; give one that ends in .py.")
    module = importlib.util.module_from_spec(spec)
    # The file may import its neighbours, as with `python FILE`.
    sys.path.insert(0, str(path.resolve().parent))
    sys.modules[path.stem] = module
    _own_code(path, lambda: spec.loader.exec_module(module))  # type: ignore[union-attr]
    function = getattr(module, name, None)
    if not callable(function):
        names = [one for one, value in vars(module).items() if callable(value) and not one.startswith("_")]
        near = difflib.get_close_matches(name, names, n=1)
        if near:
            raise UsageError(f"{path} has no function {name!r}; did you mean {near[0]!r}?", near)
        raise UsageError(f"{path} has no function {name}; define `def {name}():`, {_WANTED}.")
    return function  # type: ignore[no-any-return]


def _own_code(path: Path, run: Callable[[], Any]) -> Any:
    """Run the user's code. Turn any error into a short UsageError; --debug shows the traceback."""
    try:
        return run()
    except ImportError as error:
        fault = f"{path} cannot be run by {sys.executable}: {error}."
        raise UsageError(f"{fault} Name the interpreter that has its libraries (--python).") from error
    except Exception as error:  # noqa: BLE001 - a user's file may raise anything
        raise UsageError(f"{path} fails: {first_line(error)}; --debug shows where.") from error


def build(target: str) -> Built:
    """Call the function that `FILE.py:NAME` names and check its result. Raise UsageError if the result is not valid."""
    function = load_function(target)
    result = _own_code(Path(target.rpartition(":")[0]), function)
    if not isinstance(result, tuple) or len(result) not in (2, 3) or not callable(result[0]):
        raise UsageError(f"{target} returned a {type(result).__name__}; {_WANTED}.")
    args = result[1] if isinstance(result[1], (tuple, list)) else (result[1],)
    kwargs = result[2] if len(result) == 3 else {}
    if not isinstance(kwargs, dict):
        raise UsageError(f"{target} returned kwargs of type {type(kwargs).__name__}; {_WANTED}.")
    return Built(result[0], tuple(args), kwargs)
