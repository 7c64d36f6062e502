"""Shims: our implementations of functions that a newer torch has and an old torch lacks.

A shim computes the same as the newer torch's function of the same name. If the old torch lacks only a keyword, the shim
wraps the old function. The row of a sample lists the shims of which the graph has looked up or called the function.
"""

from __future__ import annotations

import math
import types
from typing import Any, Callable, Dict, List, Optional, Tuple

import torch
import torch.nn.functional

_VERSION = tuple(int(part) for part in str(torch.__version__).split("+")[0].split(".")[:2])
_MAX_NAMES = 64

_used: List[str] = []
#: By the module's name and a name that it lacks: the shim's name in the row, and the object that a lookup returns.
_missing: Dict[Tuple[str, str], Tuple[str, Any]] = {}


def used() -> Tuple[str, ...]:
    return tuple(sorted(_used))


def _use(name: str) -> None:
    if name not in _used and len(_used) < _MAX_NAMES:
        _used.append(name)


def install() -> None:
    """Install the shims for all names that the installed torch lacks."""
    for name, value in {
        "SymInt": int,
        "SymFloat": float,
        "SymBool": bool,
        "sym_int": int,
        "sym_float": float,
        "sym_sum": _sym_sum,
        "sym_max": max,
        "sym_min": min,
        "sym_ite": lambda condition, then, other: then if condition else other,
        "_check": _check,
        "_check_is_size": _check_is_size,
        "concatenate": torch.cat,
        "concat": torch.cat,
        "rms_norm": rms_norm,
    }.items():
        _provide(torch, name, value)
    _provide(torch.nn.functional, "rms_norm", rms_norm)
    _provide_attention(torch.nn.functional)
    _provide_attention(torch._C._nn)
    _provide_operator("sym_size", "int", lambda tensor, dim: int(tensor.size(dim)))
    _provide_operator("_assert_scalar", "default", _assert_scalar)
    _wrap_multi_head_attention()
    _provide_autocast()


def _provide(module: types.ModuleType, name: str, value: Any, shim: str = "") -> None:
    """Make ``module.name`` return ``value`` if ``module`` lacks it. Each lookup counts as a use of the shim."""
    if hasattr(module, name):
        return
    if not any(owner == module.__name__ for owner, _ in _missing):
        module.__dict__["__getattr__"] = _lookup(module, module.__dict__.get("__getattr__"))
    _missing[module.__name__, name] = (shim or name, value)


def _lookup(module: types.ModuleType, before: Optional[Callable[[str], Any]]) -> Callable[[str], Any]:
    def find(name: str) -> Any:
        known = _missing.get((module.__name__, name))
        if known is not None:
            _use(known[0])
            return known[1]
        if before is not None:
            return before(name)
        raise AttributeError("module %r has no attribute %r" % (module.__name__, name))

    return find


def _provide_operator(name: str, overload: str, function: Callable[..., Any]) -> None:
    """Make ``torch.ops.aten.NAME.OVERLOAD`` call a Python function if the installed torch lacks the operator NAME."""
    if hasattr(torch.ops.aten, name):
        return

    def called(*arguments: Any, **keywords: Any) -> Any:
        _use(name)
        return function(*arguments, **keywords)

    setattr(torch.ops.aten, name, types.SimpleNamespace(**{overload: called}))


def _sym_sum(values: Any) -> Any:
    return sum(values)


def _check(condition: Any, message: Optional[Callable[[], str]] = None) -> None:
    if not condition:
        raise RuntimeError(message() if callable(message) else message or "Expected cond to be True, but got False.")


def _check_is_size(value: Any, message: Optional[Callable[[], str]] = None, *, max: Optional[int] = None) -> None:
    _check(value >= 0 and (max is None or value <= max), message)


def _assert_scalar(value: Any, message: str) -> None:
    _check(bool(value), lambda: message)


def rms_norm(input: Any, normalized_shape: Any, weight: Optional[Any] = None, eps: Optional[float] = None) -> Any:
    """Compute ``x / sqrt(mean(x^2) + eps) * weight`` over as many last dimensions as ``normalized_shape`` has.

    Inputs in half precision are computed in float32.
    """
    wide = input.float() if input.dtype in (torch.float16, torch.bfloat16) else input
    if eps is None:
        eps = torch.finfo(wide.dtype).eps
    dimensions = tuple(range(-len(tuple(normalized_shape)), 0))
    normed = wide * torch.rsqrt(wide.pow(2).mean(dimensions, keepdim=True) + eps)
    if weight is not None:
        normed = normed * weight
    return normed.to(input.dtype)


def _provide_attention(module: Any) -> None:
    """Provide ``scaled_dot_product_attention``, which exists since torch 2.0 (``scale`` 2.1, ``enable_gqa`` 2.5)."""
    name = "scaled_dot_product_attention"
    _provide(module, name, attention)
    if _VERSION < (2, 0) or _VERSION >= (2, 5):
        return
    native = getattr(module, name)

    def with_newer_keywords(*arguments: Any, **keywords: Any) -> Any:
        newer = keywords.get("scale") is not None or keywords.get("enable_gqa")
        if newer:
            _use(name)
            return attention(*arguments, **keywords)
        old = {key: value for key, value in keywords.items() if key not in ("scale", "enable_gqa")}
        return native(*arguments, **old)

    setattr(module, name, with_newer_keywords)


def attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Optional[Any] = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: Optional[float] = None,
    enable_gqa: bool = False,
) -> Any:
    """Compute ``softmax(query @ key.T * scale + mask) @ value``.

    The shapes of query, key and value are (..., L, E), (..., S, E) and (..., S, Ev). A row of scores that is masked
    completely gives zeros, as in torch 2.5 and later.

    Raises:
        ValueError: Both a mask and ``is_causal`` are given.
    """
    if is_causal and attn_mask is not None:
        raise ValueError("Explicit attn_mask should not be set when is_causal=True")
    if enable_gqa:
        key = key.repeat_interleave(int(query.size(-3)) // int(key.size(-3)), -3)
        value = value.repeat_interleave(int(query.size(-3)) // int(value.size(-3)), -3)
    factor = 1.0 / math.sqrt(int(query.size(-1))) if scale is None else scale
    scores = torch.matmul(query * factor, key.transpose(-2, -1))
    if is_causal:
        shape = (int(query.size(-2)), int(key.size(-2)))
        attn_mask = torch.ones(shape, dtype=torch.bool, device=query.device).tril()
    if attn_mask is not None and attn_mask.dtype == torch.bool:
        scores = scores.masked_fill(attn_mask.logical_not(), float("-inf"))
    elif attn_mask is not None:
        scores = scores + attn_mask
    weights = torch.softmax(scores, dim=-1)
    if attn_mask is not None:
        hidden = (scores == float("-inf")).all(dim=-1, keepdim=True)
        weights = weights.masked_fill(hidden, 0.0)
    if dropout_p > 0.0:
        weights = torch.nn.functional.dropout(weights, dropout_p, True)
    return torch.matmul(weights, value)


def _wrap_multi_head_attention() -> None:
    """Make ``multi_head_attention_forward`` accept the keyword ``is_causal``, which torch before 2.0 lacks.

    It only says that the given mask is the causal mask, which is applied anyway, so the shim drops it.
    """
    if _VERSION >= (2, 0):
        return
    native = torch.nn.functional.multi_head_attention_forward

    def with_is_causal(*arguments: Any, is_causal: Optional[bool] = None, **keywords: Any) -> Any:
        if is_causal is not None:
            _use("multi_head_attention_forward.is_causal")
        if is_causal and keywords.get("attn_mask") is None:
            raise RuntimeError("Need attn_mask if specifying the is_causal hint.")
        return native(*arguments, **keywords)

    torch.nn.functional.multi_head_attention_forward = with_is_causal


def _provide_autocast() -> None:
    """Provide ``_enter_autocast`` and ``_exit_autocast``, which exist since torch 1.13 and frame an autocast region."""
    autocast_mode = getattr(getattr(torch, "amp", None), "autocast_mode", None)
    if autocast_mode is None:
        return

    def enter(device_type: str, dtype: Any = None, enabled: bool = True, cache_enabled: Any = None) -> Any:
        context = torch.autocast(device_type, dtype=dtype, enabled=enabled, cache_enabled=cache_enabled)
        context.__enter__()
        return context

    def leave(context: Any) -> None:
        context.__exit__(None, None, None)

    _provide(autocast_mode, "_enter_autocast", enter, "autocast")
    _provide(autocast_mode, "_exit_autocast", leave, "autocast")
