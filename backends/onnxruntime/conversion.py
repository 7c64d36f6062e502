"""Translates an exported program to an ONNX file with torch.onnx."""

from __future__ import annotations

import re
import warnings
from typing import Any

import torch
import torch.onnx

from graphnet_lowering.errors import explained, one_line
from graphnet_runner.adapter import CompileError, UnsupportedError

from .rules import TRANSLATIONS

#: The largest ONNX file that protobuf can hold is 2 GB. Weights above this size are stored in a file beside it.
_MAX_INSIDE_BYTES = 1_500_000_000
#: How torch.onnx says that it has no translation of an operator.
_MISSING = (
    re.compile(r"No ONNX function found for <OpOverload\(op='([\w.:]+)', overload='(\w+)'\)>"),
    re.compile(r"No decompositions registered for .*?<OpOverload\(op='([\w.:]+)', overload='(\w+)'\)>"),
    re.compile(r"No decompositions registered for (\w+\.\w+)\.?(\w*)"),
)


def to_onnx(program: Any, place: str, own_rules: bool) -> None:
    """Write the program to the file ``place``.

    Raises:
        UnsupportedError: torch.onnx has no translation of some operators, or ONNX does not have their dtype.
        CompileError: torch.onnx failed in another way (step "lower").
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            table = dict(TRANSLATIONS) if own_rules else None
            made = torch.onnx.export(program, (), dynamo=True, verbose=False, custom_translation_table=table)
        assert made is not None
        size = sum(value.nbytes for value in (*program.state_dict.values(), *program.constants.values()))
        made.save(place, external_data=size > _MAX_INSIDE_BYTES)
    # torch.onnx does not say which errors it can raise.
    except Exception as error:
        raise _refusal(error) from error


def _refusal(error: BaseException) -> BaseException:
    chain, one = [error], error
    while one.__cause__ is not None:
        one = one.__cause__
        chain.append(one)
    texts = [str(link) for link in chain]
    names = tuple(sorted({".".join(filter(None, m.groups())) for t in texts for p in _MISSING for m in p.finditer(t)}))
    if names:
        return UnsupportedError("torch.onnx has no translation of %s" % ", ".join(names), names)
    if any("complex" in text.lower() for text in texts):
        return UnsupportedError("torch.onnx: %s" % one_line(chain[-1], 300), ("complex numbers",))
    said = explained("torch.onnx", chain[-1], "lower")
    return said if isinstance(said, (CompileError, UnsupportedError)) else error
