"""Read weight_meta.py and input_meta.py by parsing them. Nothing in these files is executed.

The grammar: top-level classes whose bodies assign simple values to names. A value is a number, a string, True, False,
None, a list or tuple of values, a number with a sign, or a call like ``float("nan")``. Imports, docstrings and ``pass``
carry no value and are skipped. Anything else is an error whose message names the file and the line.
"""

from __future__ import annotations

import ast
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Mapping, Tuple, Type

WEIGHT_META = "weight_meta.py"
INPUT_META = "input_meta.py"
#: The largest size of each file of a sample, in bytes. Parsing a file takes up to a hundred times as much memory.
MAX_FILE_BYTES = 16 * 1024 * 1024


class SampleError(ValueError):
    """A sample cannot be used. The message is one sentence: the file or tensor, the fault, and the remedy."""


@dataclass(frozen=True)
class MetaClass:
    """One class of a meta file: its name, its file and line (``where``), and its literal attributes."""

    class_name: str
    where: str
    attributes: Mapping[str, Any]


@dataclass(frozen=True)
class FileBytes:
    """The bytes of one file of a sample. The file is read only once, so its hash and its parsed content agree."""

    path: Path
    content: bytes

    def text(self) -> str:
        """Return the content as text with ``\\n`` line ends. Raise SampleError if the content is not UTF-8."""
        try:
            text = self.content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise SampleError(
                f"{self.path} is not UTF-8 text (byte {error.start}); restore the file from the sample's source."
            ) from error
        return text.replace("\r\n", "\n").replace("\r", "\n")


def read_file(path: Path) -> FileBytes:
    """Read one file of a sample. Raise SampleError if it is missing, unreadable, too large or not a regular file."""
    try:
        return FileBytes(path, _regular_content(path))
    except FileNotFoundError:
        raise SampleError(f"{path} is missing; restore it or extract the sample again.") from None
    except OSError as error:
        raise SampleError(f"{path} cannot be read ({error.strerror}); check the path and its permissions.") from error


def _regular_content(path: Path) -> bytes:
    """Read a regular file. Refuse pipes, which could block for ever, and devices, which may have no end."""
    descriptor = os.open(str(path), os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise SampleError(f"{path} is not a regular file; restore it or extract the sample again.")
        content = file.read(MAX_FILE_BYTES + 1)
    if len(content) > MAX_FILE_BYTES:
        raise SampleError(f"{path} has more than {MAX_FILE_BYTES:,} bytes; extract a smaller sample.")
    return content


def parse_python(text: str, path: Path) -> ast.Module:
    """Return the syntax tree of a sample's file. Raise SampleError with the line number if it is not valid Python."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None)
        where = f" (line {line})" if line else ""
        raise SampleError(f"{path} is not valid Python{where}; restore it or extract the sample again.") from error


def parse_meta(text: str, path: Path) -> List[MetaClass]:
    """Return the classes of a meta file in file order. Raise SampleError for anything outside the grammar."""
    tree = parse_python(text, path)
    try:
        return [_read_class(node, path) for node in tree.body if not _carries_nothing(node)]
    except RecursionError as error:
        raise SampleError(f"{path} nests values too deeply; write flat lists.") from error


def _carries_nothing(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, (ast.Import, ast.ImportFrom, ast.Pass))


def _read_class(node: ast.stmt, path: Path) -> MetaClass:
    attributes: Dict[str, Any] = {}
    if not isinstance(node, ast.ClassDef):
        raise _outside_grammar(node, path, "only classes of literal attributes are allowed here")
    if node.bases or node.keywords or node.decorator_list:
        raise _outside_grammar(node, path, "a class here has no base and no decorator")
    for statement in node.body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            if isinstance(target, ast.Name):
                attributes[target.id] = _read_value(statement.value, path)
                continue
        if not _carries_nothing(statement):
            raise _outside_grammar(statement, path, "a class here only assigns literals to names")
    return MetaClass(node.name, f"{path}, line {node.lineno}", attributes)


def _read_value(node: ast.expr, path: Path) -> Any:
    if isinstance(node, ast.Constant):
        return _read_constant(node, path)
    if isinstance(node, (ast.List, ast.Tuple)):
        return [_read_value(element, path) for element in node.elts]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        return _read_signed(node, path)
    if isinstance(node, ast.Call):
        return _read_float_call(node, path)
    raise _outside_grammar(node, path, "a value must be a literal")


def _read_constant(node: ast.Constant, path: Path) -> Any:
    if isinstance(node.value, str) and not is_storable(node.value):
        raise _outside_grammar(node, path, "a text must be storable as UTF-8")
    if node.value is None or isinstance(node.value, (bool, int, float, str)):
        return node.value
    raise _outside_grammar(node, path, f"a literal of type {type(node.value).__name__} is not allowed")


def is_storable(text: str) -> bool:
    """Whether a text has no lone surrogates, so that UTF-8 can encode it."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _read_signed(node: ast.UnaryOp, path: Path) -> Any:
    value = _read_value(node.operand, path)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _outside_grammar(node, path, "a sign must come before a number")
    return -value if isinstance(node.op, ast.USub) else value


def _read_float_call(node: ast.Call, path: Path) -> float:
    is_float = isinstance(node.func, ast.Name) and node.func.id == "float"
    if is_float and len(node.args) == 1 and not node.keywords and isinstance(node.args[0], ast.Constant):
        value = node.args[0].value
        if isinstance(value, (str, int, float)):
            try:
                return float(value)
            except (ValueError, OverflowError):
                pass
    raise _outside_grammar(node, path, 'the only call allowed is float("...")')


def _outside_grammar(node: ast.AST, path: Path, why: str) -> SampleError:
    line = getattr(node, "lineno", 0)
    return SampleError(
        f"{path}, line {line}: {why}; the file is read by parsing and never executed, so write the value itself."
    )


def attribute(meta: MetaClass, name: str, types: Tuple[Type[Any], ...], default: Any) -> Any:
    """Return an attribute of a meta file's class, or ``default`` if the attribute is absent.

    Raise SampleError if the attribute's value, or the default in its place, has none of the types. So an attribute
    whose default is None must be present, unless None is one of the types.
    """
    value = meta.attributes.get(name, default)
    if (isinstance(value, bool) and bool not in types) or not isinstance(value, types):
        raise SampleError(
            f"{meta.where}: {name} of {meta.class_name} is {value!r:.60}, expected "
            f"{' or '.join(kind.__name__ for kind in types)}; correct the attribute or extract the sample again."
        )
    return value
