"""How a field of the request becomes an option of the command line, and whether its value is part of a row's key.

Also reads the docstrings of fields, which are the help of options and the tables of docs/reference/results.md.
"""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any


class KeyRule(Enum):
    """Whether the value of a field of the request becomes part of the keys of the run's rows.

    Rows with one key are results of one measurement, so a field that changes measurements must be part of the key.
    """

    ALWAYS = "always"
    #: For new fields: part of the key unless it is the field's default. So older rows keep their keys.
    UNLESS_DEFAULT = "unless it has its default"
    #: Either the field changes no measurement, or the key already has the part of the value that concerns the row.
    NEVER = "never"


@dataclass(frozen=True)
class Option:
    """The metadata of a field of the request, from which `cli/options.py` builds the field's option of ``bench``.

    Type, default and bounds come from the field itself.

    Attributes:
        key: whether the value becomes part of the rows' keys.
        typed: the type of the value on the command line, if it differs from the field's type.
        read: converts the typed value to the field's value. It may raise UsageError.
        help: the help text, if it is not the first line of the field's docstring.
    """

    flag: str
    key: KeyRule
    typed: Any = None
    read: Callable[[Any], Any] | None = None
    metavar: str | None = None
    help: str | None = None

    @property
    def parameter(self) -> str:
        """Return the option's name as a parameter of a Python function."""
        return self.flag.lstrip("-").replace("-", "_")


@functools.cache
def field_docs(model: type) -> Mapping[str, str]:
    """Return the docstrings that stand below the fields of a class, by field; only fields of the class itself.

    pydantic reads them too (``use_attribute_docstrings``), but at every import of the class: that took 50 ms of CPU
    time at the start of each command, and only the help and the documents need them.
    """
    path = sys.modules[model.__module__].__file__
    assert path is not None
    classes = [one for one in ast.parse(Path(path).read_bytes()).body if isinstance(one, ast.ClassDef)]
    body = next(one.body for one in classes if one.name == model.__name__)
    docs = {}
    for field, below in itertools.pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                docs[name] = inspect.cleandoc(text)
    return docs
