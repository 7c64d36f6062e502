"""Compare what an adapter says that its compiler compiled with the operators that the worker counted in one call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from graphnet_contract.messages import ExtraCall, OperatorCount

#: The names of the calls whose operators the worker counts: of the compiled graph, and of the model in eager mode.
COMPILED: Final = ExtraCall.OPERATORS.name.lower()
EAGER: Final = ExtraCall.EAGER_OPERATORS.name.lower()
#: The largest number of operators that a message or a flag names.
_MOST_NAMED: Final = 8

Counts = Sequence[OperatorCount]


@dataclass(frozen=True)
class Evidence:
    """The evidence of a row.

    Attributes:
        group: the values of the record's group ``evidence``, by field; None if there are none.
        fell_back: says that every operator ran in eager mode, whatever the adapter says; empty if this is not so.
        disputed: the operators that ran in eager mode, although the adapter says that everything was compiled.
    """

    group: Mapping[str, Any] | None
    fell_back: str = ""
    disputed: tuple[str, ...] = ()


def evidence_of(claim: Mapping[str, Any] | None, counts: Counts | None, eager: Counts | None) -> Evidence:
    """Return the evidence of a row.

    If the operators were counted, the numbers of nodes are the worker's. Otherwise they are the adapter's.

    Args:
        claim: what the adapter says, by the fields of the group ``evidence``; None if it says nothing.
        counts: the operators in a call of the compiled graph; None if the worker did not count them.
        eager: the operators of the sample in eager mode; None if no worker counted them.
    """
    if counts is None:
        return Evidence(claim)
    claim = claim or {}
    left = _by_name(one for one in counts if not one.by_compiled_code)
    total = None if eager is None else sum(one.calls for one in eager)
    named = list(claim.get("fallback_ops") or ())
    words = {part for name in named for part in name.replace("::", ".").split(".")}
    group = {
        **claim,
        "compiler_nodes": claim.get("nodes_compiled"),
        "fallback_ops": sorted([*named, *(name for name in left if name.rpartition(".")[2] not in words)]),
        "eager_calls": dict(left),
        "library_calls": dict(_by_name(one for one in counts if one.by_compiled_code)),
    }
    if eager is not None and total is not None:
        whole = _by_name(eager)
        group["nodes_total"], group["nodes_compiled"] = total, _compiled(whole, left, claim)
        group["parts_fell_back"] = _parts_fell_back(counts, eager) or None
        if total and not whole - left:
            return Evidence(group, _fell_back(left, claim))
    compiled = claim.get("nodes_compiled")
    claims_all = compiled is not None and compiled == claim.get("nodes_total") and not named
    return Evidence(group, disputed=tuple(left)[:_MOST_NAMED] if claims_all else ())


def _by_name(counts: Iterable[OperatorCount]) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in counts:
        found[one.name] += one.calls
    return found


def _compiled(whole: Counter[str], left: Counter[str], claim: Mapping[str, Any]) -> int:
    """Return how many of the sample's operators were compiled.

    A compiler may have taken an operator apart and left a part of it, which the sample does not have. Each such part
    stands for an operator, but if they are many, only the adapter knows the share.
    """
    gone = (whole - left).total()
    compiled = gone - (left - whole).total()
    if compiled <= 0 < gone and claim.get("nodes_total"):
        compiled = int(whole.total() * min(1.0, (claim.get("nodes_compiled") or 0) / claim["nodes_total"]))
    return max(0, compiled)


def _parts_fell_back(counts: Counts, eager: Counts) -> list[str]:
    """Return the graphs of a whole model in which each operator ran in eager mode, as without the compiler."""

    def of_part(some: Counts, part: str) -> Counter[str]:
        return _by_name(one for one in some if one.part == part and not one.by_compiled_code)

    parts = sorted({one.part for one in eager if one.part})
    return [part for part in parts if not of_part(eager, part) - of_part(counts, part)]


def _fell_back(left: Counter[str], claim: Mapping[str, Any]) -> str:
    named = ", ".join(f"{calls} {name}" for name, calls in left.most_common(_MOST_NAMED))
    message = f"every operator of the graph ran in eager mode in a call of the compiled graph: {named}"
    if claim.get("nodes_compiled") is None:
        return message
    return f"{message}; the adapter says that {claim['nodes_compiled']} of {claim['nodes_total']} nodes were compiled"
