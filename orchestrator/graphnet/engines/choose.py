"""Choose the engine that a request asks for, and refuse options that do not go together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from graphnet.bench.golden import GOLDEN
from graphnet.bench.plan import Plan
from graphnet.engines.places import places_of, wants_slots
from graphnet.environments.environment import Say
from graphnet.errors import UsageError
from graphnet.runs.request import EVERY_GPU, Request
from graphnet.samples.choose import ChosenSample
from graphnet.samples.storage import is_local_folder
from graphnet_contract.samples import MODEL

if TYPE_CHECKING:
    from graphnet.bench.run import MakeSession
    from graphnet.engines.fleet import Fleet
    from graphnet.engines.order import Order

#: Bytes of model.py per operator node, roughly. It estimates the size of samples that no index lists.
_BYTES_PER_NODE: Final = 80


def refuse_engines(request: Request, command: str) -> None:
    """Raise UsageError if a request for a command that measures on this host alone asks for other slots."""
    if not is_on_one_host_alone(request):
        raise UsageError(f"graphnet {command} measures each row in one place; leave out {_engine(request)}")


def is_on_one_host_alone(request: Request) -> bool:
    """Return whether this process itself measures the rows, one after the other."""
    return not request.on and not wants_slots(request)


def check_engine(request: Request, takes_trace: bool = False) -> None:
    """Refuse, by UsageError, options that do not go together, and cores or GPUs that this host has not."""
    if is_on_one_host_alone(request):
        return
    on_ray, on_slots = bool(request.on), request.slots is not None
    for given, flag in (
        (request.compile_jobs != 1, "--compile-jobs"),
        (request.reference_cache is not None, "--reference-cache"),
        (request.reference.startswith(GOLDEN), f"--reference {GOLDEN}DIR"),
        (takes_trace, "--trace"),
        (on_ray and on_slots, "--slots"),
        (on_ray and request.device == EVERY_GPU, f"--device {EVERY_GPU} (--device cuda uses all GPUs there)"),
        (on_ray and request.keep_artifacts, "--keep-artifacts"),
        (on_ray and request.profile, "--profile"),
        (on_ray and ":" in request.device, f"--device {request.device} (nodes choose the GPU)"),
        (on_slots and any(text.endswith("@mesh") for text in (request.reference, *request.backends)), "@mesh"),
    ):
        if given:
            raise UsageError(f"{_engine(request)} does not work together with {flag}; leave one of them out")
    if wants_slots(request):
        places_of(request)


def _engine(request: Request) -> str:
    """Return the option that chose the engine."""
    return "--on" if request.on else "--slots" if request.slots else f"--device {EVERY_GPU}"


def make_session(request: Request, plan: Plan, say: Say) -> MakeSession:
    """Return what makes the session of a run: on this host, on its slots, or on a Ray cluster."""
    # Import the engines only now, because the help of a command and a refused option need none of them.
    from graphnet.bench.session import Session
    from graphnet.engines.fleet import session_on

    if is_on_one_host_alone(request):
        return Session
    return session_on(lambda order: make_fleet(order, say), plan.unit_count)


def make_fleet(order: Order, say: Say) -> Fleet:
    """Return the slots on which the units of an order run: those of this host, or the nodes of a Ray cluster."""
    from graphnet.engines.ray_fleet import RayFleet
    from graphnet.engines.slots import SlotFleet

    request = order.request
    return RayFleet(order) if request.on else SlotFleet(order, places_of(request), say)


def longest_first(request: Request, plan: Plan) -> Plan:
    """Put the largest samples first, so that no slot begins a long one last. One host alone keeps the order."""
    if is_on_one_host_alone(request):
        return plan
    return replace(plan, samples=tuple(sorted(plan.samples, key=_size, reverse=True)))


def _size(sample: ChosenSample) -> int:
    """Return about how many operator nodes a sample has; 0 if this is unknown."""
    if sample.nodes is not None:
        return sample.nodes
    if not is_local_folder(sample.place):
        return 0
    try:
        return (Path(sample.place) / MODEL).stat().st_size // _BYTES_PER_NODE
    except OSError:
        return 0
