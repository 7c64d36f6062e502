"""The only table of tensor dtypes: torch's names, the element sizes, and how numpy stores the elements.

numpy has no bfloat16 and no float8, so tensors of these dtypes are stored as unsigned integers that hold the raw bits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, Optional, Tuple

# Import numpy only where it is used, because most commands read samples and do not need it, and it takes 0.1 s.
if TYPE_CHECKING:
    import numpy as np

TORCH_PREFIX = "torch."


@dataclass(frozen=True)
class DType:
    """One dtype of torch, and the numpy dtype that stores its elements.

    ``storage`` is numpy's dtype string of the stored elements, which are little-endian. ``kind`` is "float", "complex",
    "integer" or "bool".
    """

    name: str
    storage: str
    kind: str

    @property
    def itemsize(self) -> int:
        """The size of one element in bytes."""
        return int(self.storage[2:])

    @property
    def numpy(self) -> np.dtype[Any]:
        """The numpy dtype that stores the elements. It holds raw bits if numpy lacks the dtype itself."""
        import numpy as np

        return np.dtype(self.storage)

    @property
    def is_float(self) -> bool:
        return self.kind == "float"

    @property
    def is_complex(self) -> bool:
        return self.kind == "complex"

    @property
    def is_integer(self) -> bool:
        return self.kind == "integer"

    @property
    def is_bool(self) -> bool:
        return self.kind == "bool"

    @property
    def is_raw_bits(self) -> bool:
        """True if the numpy storage holds bit patterns instead of numbers (bfloat16, float8)."""
        return self.is_float and self.storage[1] == "u"


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
    """Return the table's name of a dtype: ``float16`` for ``torch.half``. Remove only ``torch.`` from unknown names."""
    bare = name[len(TORCH_PREFIX) :] if name.startswith(TORCH_PREFIX) else name
    return _ALIASES.get(bare, bare)


def dtype_of(name: str) -> Optional[DType]:
    """Return the table's entry for a dtype, by torch's name or an alias; None for an unknown dtype."""
    return DTYPES.get(canonical_name(name))
