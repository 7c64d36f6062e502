"""The terms on which every stack computes, so that speedups compare compilers and not settings of torch.

Each sample process sets them before the sample is loaded: that of the reference, of the backend, and of eager mode
without the compiler. docs/reference/backends.md has a table of what each compiler does by itself.
"""

from __future__ import annotations

from typing import Any, Dict, Tuple

#: Switches of torch that are switched off. An older torch lacks some; it then has no such choice.
_OFF = (
    # float32 is not rounded to TF32, in products or in convolutions. By default, torch rounds it in convolutions.
    "backends.cuda.matmul.allow_tf32",
    "backends.cudnn.allow_tf32",
    # Products of half precision are summed up in float32. By default, torch allows shorter sums.
    "backends.cuda.matmul.allow_fp16_reduced_precision_reduction",
    "backends.cuda.matmul.allow_bf16_reduced_precision_reduction",
    "backends.cuda.matmul.allow_fp16_accumulation",
)


def set_terms() -> None:
    """Set the precision of products and convolutions, the sums of half precision, and denormals."""
    import torch

    if hasattr(torch, "set_float32_matmul_precision"):
        torch.set_float32_matmul_precision("highest")
    if hasattr(torch, "set_flush_denormal"):
        torch.set_flush_denormal(False)
    for path in _OFF:
        owner, name = _place(path)
        if _read(owner, name) is not None:
            setattr(owner, name, False)


def terms_now() -> Dict[str, object]:
    """Return the present values of the precision of products and convolutions, and of the sums of half precision."""
    import torch

    precision = getattr(torch, "get_float32_matmul_precision", lambda: None)
    found: Dict[str, object] = {"float32_matmul_precision": precision()}
    found.update({path: _read(*_place(path)) for path in _OFF})
    return found


def _place(path: str) -> Tuple[Any, str]:
    """Return the module that has a setting, None if there is no such module, and the setting's name."""
    import torch

    owner: Any = torch
    *modules, name = path.split(".")
    for module in modules:
        owner = getattr(owner, module, None)
    return owner, name


def _read(owner: Any, name: str) -> object:
    """Return the value of a setting; None if this torch lacks it."""
    try:
        return getattr(owner, name)
    # torch before 2.0 raises AssertionError.
    except (AttributeError, AssertionError):
        return None
    # A recent torch raises RuntimeError if somebody has used its newer settings of the same things.
    except RuntimeError as error:
        return str(error)
