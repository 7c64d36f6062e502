"""The rule `private_api`: replace torch's private names in a sample's source code by public ones. Needs no torch.

A name is replaced only if its public form gives the same bits. `left_private` returns the private names that remain,
each with the reason.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Dict, List, Mapping, Optional, Set, Tuple

from graphnet_contract.text_edits import Edit, Positions, apply_edits
from graphnet_graphs.code.syntax import dotted, find_forward, source_of, target_of, value_of
from graphnet_graphs.code.torch_names import (
    ENTER_AUTOCAST,
    EXIT_AUTOCAST,
    FUNCTORCH,
    NATIVE_ATTENTION,
    REPAIRED,
    REPAIRED_TO_NONE,
    WEIGHT_NORM,
    WRITTEN_AS_METHOD,
)

# The last parts of the names of all functions whose calls the rule replaces. Code without them needs no parsing.
_LAST_PARTS = frozenset(
    name.rsplit("torch.", 1)[-1].split(".default")[0].rsplit(".", 1)[-1]
    for name in (*REPAIRED_TO_NONE, *WRITTEN_AS_METHOD, *ENTER_AUTOCAST)
)

#: The private functions of which no public form gives the same bits, each with the reason.
NO_PUBLIC_FORM: Mapping[str, str] = {
    NATIVE_ATTENTION: "the public attention adds and rounds in another order; extract the model again",
    WEIGHT_NORM: "v * (g / norm) rounds differently if the kept dimension is the first or the last",
}


@dataclass(frozen=True)
class PublicText:
    """Source code whose private names were replaced, and the number of replacements."""

    text: str
    changes: int


def private_names(text: str) -> List[str]:
    """Return, sorted, every torch name and method in the source code of which a part begins with an underscore."""
    found: Set[str] = set()
    for node in ast.walk(ast.parse(text)):
        name = dotted(node) or ""
        if name.startswith("torch.") and any(part.startswith("_") for part in name.split(".")):
            found.add(name)
        elif isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("__"):
            found.add(f".{node.attr}")
    return sorted(name for name in found if not any(other != name and other.startswith(name + ".") for other in found))


def left_private(text: str) -> Dict[str, str]:
    """Return the private names that `make_public` left in its result, each with the reason."""
    return {name: _reason(name) for name in private_names(text)}


def _reason(name: str) -> str:
    if FUNCTORCH in name.split("."):
        return "the rule vmap replaces it"
    if name in (*ENTER_AUTOCAST, *EXIT_AUTOCAST):
        return "its autocast region is enabled or crosses another one, so it cannot be left out"
    return NO_PUBLIC_FORM.get(name, "no public form is known")


def make_public(text: str) -> PublicText:
    """Replace every private name for which a public form gives the same bits. May raise SyntaxError."""
    renamed = _renamed(text)
    done, changes = renamed.text, renamed.changes
    # Two edits must not overlap, so each round replaces only the calls that contain no other call to replace.
    while True:
        edits = _call_edits(done)
        if not edits:
            return PublicText(done, changes)
        done, changes = apply_edits(done, edits), changes + len(edits)


def _renamed(text: str) -> PublicText:
    if "torch._C." not in text:
        return PublicText(text, 0)
    positions = Positions(text)
    found = ((node, REPAIRED.get(dotted(node) or "")) for node in ast.walk(ast.parse(text)))
    edits = [positions.replace(node, name) for node, name in found if name and isinstance(node, ast.Attribute)]
    return PublicText(apply_edits(text, edits), len(edits))


def _call_edits(text: str) -> List[Edit]:
    if not any(name in text for name in _LAST_PARTS):
        return []
    positions = Positions(text)
    without_effect = _calls_of_idle_regions(text)
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    public = {positions.start(node): form for node in calls for form in [_public_form(text, node)] if form is not None}
    public.update(dict.fromkeys(without_effect, "None"))
    innermost = (node for node in calls if positions.start(node) in public and not _holds(node, public, positions))
    return [positions.replace(node, public[positions.start(node)]) for node in innermost]


def _holds(call: ast.Call, starts: Mapping[int, str], positions: Positions) -> bool:
    inner = (node for argument in ast.iter_child_nodes(call) for node in ast.walk(argument))
    return any(isinstance(node, ast.Call) and positions.start(node) in starts for node in inner)


def _public_form(text: str, call: ast.Call) -> Optional[str]:
    name = dotted(call.func) or ""
    if name in REPAIRED_TO_NONE:
        return "None"
    if name in WRITTEN_AS_METHOD and call.args and not call.keywords:
        rest = ", ".join(source_of(text, argument) for argument in call.args[1:])
        return f"({source_of(text, call.args[0])}).{WRITTEN_AS_METHOD[name]}({rest})"
    return None


def _calls_of_idle_regions(text: str) -> Set[int]:
    """Return the positions of the enter and exit calls of all autocast regions that have no effect.

    These are disabled and not inside an enabled region. If the regions are not properly nested, the result is empty.
    """
    if not any(name in text for name in ENTER_AUTOCAST):
        return set()
    positions = Positions(text)
    idle: Set[int] = set()
    open_regions: List[Tuple[Optional[str], int, bool]] = []
    for statement in find_forward(text).body:
        call = value_of(statement)
        name = dotted(call.func) if isinstance(call, ast.Call) else None
        if isinstance(call, ast.Call) and name in ENTER_AUTOCAST:
            kept = not _is_disabled(call) or any(region[2] for region in open_regions)
            open_regions.append((target_of(statement), positions.start(call), kept))
        elif isinstance(call, ast.Call) and name in EXIT_AUTOCAST:
            if not open_regions or not call.args or dotted(call.args[0]) != open_regions[-1][0]:
                return set()
            _, start, kept = open_regions.pop()
            idle |= set() if kept else {start, positions.start(call)}
    return set() if open_regions else idle


def _is_disabled(enter: ast.Call) -> bool:
    named = [keyword.value for keyword in enter.keywords if keyword.arg == "enabled"]
    given = [*enter.args[2:3], *named]
    return bool(given) and isinstance(given[0], ast.Constant) and given[0].value is False
