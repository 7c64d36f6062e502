"""The one table of tensor dtypes: torch's names, their sizes, and how numpy stores their bytes.

numpy has no bfloat16 and no float8, so these are stored as unsigned integers that hold the raw bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Tuple

import numpy as np

TORCH_PREFIX = "torch."


@dataclass(frozen=True)
class DType:
    """One dtype. ``storage`` is a little-endian numpy dtype string whose item size is ``itemsize`` bytes."""

    name: str
    storage: str
    kind: str

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self.numpy.itemsize

    @property
    def numpy(self) -> np.dtype[Any]:
        """The numpy dtype that stores the elements (raw bits if numpy lacks the type)."""
        return np.dtype(self.storage)

    @property
    def is_float(self) -> bool:
        """True for real floating-point types, including those that numpy lacks."""
        return self.kind == "float"

    @property
    def is_complex(self) -> bool:
        """True for complex types; their elements are (real, imaginary) pairs."""
        return self.kind == "complex"

    @property
    def is_integer(self) -> bool:
        """True for signed and unsigned integers; bool is not one."""
        return self.kind == "integer"

    @property
    def is_bool(self) -> bool:
        """True for bool, stored in one byte."""
        return self.kind == "bool"

    @property
    def is_raw_bits(self) -> bool:
        """True if the numpy storage holds bit patterns, not numbers (bfloat16, float8)."""
        return self.is_float and np.dtype(self.storage).kind == "u"


_ROWS: Tuple[Tuple[str, str, str], ...] = (
    ("float64", "<f8", "float"),
    ("float32", "<f4", "float"),
    ("float16", "<f2", "float"),
    ("bfloat16", "<u2", "float"),
    ("float8_e4m3fn", "|u1", "float"),
    ("float8_e5m2", "|u1", "float"),
    ("float8_e4m3fnuz", "|u1", "float"),
    ("float8_e5m2fnuz", "|u1", "float"),
    ("complex64", "<c8", "complex"),
    ("complex128", "<c16", "complex"),
    ("int8", "|i1", "integer"),
    ("int16", "<i2", "integer"),
    ("int32", "<i4", "integer"),
    ("int64", "<i8", "integer"),
    ("uint8", "|u1", "integer"),
    ("uint16", "<u2", "integer"),
    ("uint32", "<u4", "integer"),
    ("uint64", "<u8", "integer"),
    ("bool", "|b1", "bool"),
)

DTYPES: Dict[str, DType] = {name: DType(name, storage, kind) for name, storage, kind in _ROWS}

_ALIASES = {
    "float": "float32",
    "double": "float64",
    "half": "float16",
    "cfloat": "complex64",
    "cdouble": "complex128",
    "short": "int16",
    "int": "int32",
    "long": "int64",
}


def canonical_name(name: str) -> str:
    """``torch.half``, ``half`` and ``float16`` are all ``float16``; an unknown name is returned without its prefix."""
    bare = name[len(TORCH_PREFIX) :] if name.startswith(TORCH_PREFIX) else name
    return _ALIASES.get(bare, bare)


def is_known(name: str) -> bool:
    """Whether the table holds this dtype."""
    return canonical_name(name) in DTYPES


def dtype_of(name: str) -> DType:
    """The table's entry for a torch dtype name, with or without ``torch.``; KeyError naming it if there is none."""
    return DTYPES[canonical_name(name)]
