"""The nodes of a Ray cluster as a fleet. One unit is one Ray task. If a node dies, Ray starts its unit again.

Ray is an extra (requirements-ray.txt) and is imported only here, when ``--on ray`` is used. Ray counts slots by its
resources: a CPU node offers the resource ``timed`` once, and a GPU node offers one ``GPU`` per device. The locks of
each host protect the timing as they do without Ray.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from graphnet import COMMAND
from graphnet.bench.unit import Unit
from graphnet.engines.fleet import Answer
from graphnet.engines.order import Finished, Order
from graphnet.engines.slot_session import SlotSession
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.resident import Residents
from graphnet.measuring.machine import boot_id
from graphnet.runs.request import Request
from graphnet_contract.cgroup import memory_limit_bytes

#: The name of the resource that a node offers once if it may time rows on its CPU.
TIMED: Final = "timed"
#: How often Ray starts a unit again if its node or its process dies.
RETRIES: Final = 2
_START: Final = f"ray start --head --resources '{{\"{TIMED}\": 1}}'"
#: The share of a node's memory above which Ray ends a process, unless the node's environment says otherwise.
_RAY_MEMORY_SHARE: Final = 0.95
_RAY_MEMORY_VARIABLE: Final = "RAY_memory_usage_threshold"
#: The number of processes of a sample that may run at the same time (see the default of ``--memory``).
_PROCESSES: Final = 3
_CONNECT_S: Final = 10.0
#: Asking Ray for its nodes takes milliseconds, so the answer is used for this long.
_SLOTS_KNOWN_S: Final = 2.0
#: How long to wait for a node of a class that has lost its last one, in seconds.
_GONE_S: Final = 600.0
_LOOPBACK: Final = ("127.", "localhost", "[::1]")

#: It gets an order and a unit as JSON on a node, and returns a ``Finished`` as JSON.
Measure = Callable[[str, str], str]


class RayFleet(contextlib.AbstractContextManager["RayFleet"]):
    """The nodes of a Ray cluster that have the wanted labels."""

    def __init__(self, order: Order, measure: Measure | None = None) -> None:
        """Store the arguments. Entering the context joins the cluster. ``measure`` is what a node does with a unit."""
        self._request = order.request
        #: All units have the same order, so its text is made once.
        self._order_json = order.model_dump_json()
        self._machines = order.request.machines
        self._measure = measure or measure_on_node
        self._flying: dict[Any, Unit] = {}
        self._ray: Any = None
        self._gone_since: dict[str, float] = {}
        #: The number of slots of each class of machines, and until when it is used.
        self._known_slots: dict[str, tuple[int, float]] = {}
        self._remote: dict[str, Any] = {}

    def __enter__(self) -> RayFleet:
        self._ray = _joined()
        try:
            for machines in self._machines:
                self._require_slots(machines)
            self._remote = {
                machines: self._ray.remote(**self._options(machines))(self._measure) for machines in self._machines
            }
        except BaseException:
            self._ray.shutdown()
            raise
        return self

    def __exit__(self, *_: Any) -> None:
        for reference in self._flying:
            with contextlib.suppress(Exception):
                self._ray.cancel(reference, force=True)
        self._ray.shutdown()

    def slots(self, machines: str) -> int:
        """Return the number of slots of the nodes that are alive now and have the label."""
        now = time.monotonic()
        count, until = self._known_slots.get(machines, (0, now))
        if now >= until:
            try:
                count = sum(int(node["Resources"].get(self._resource, 0)) for node in self._nodes(machines))
            except Exception as error:
                raise BackendUnavailable(
                    f"the Ray cluster no longer answers ({_one_line(error)}); go on with --resume when it is back"
                ) from error
            self._known_slots[machines] = (count, now + _SLOTS_KNOWN_S)
        return count

    def submit(self, unit: Unit) -> None:
        """Give the unit to Ray, which queues it until a slot of its class is free."""
        reference = self._remote[unit.machines].remote(self._order_json, unit.model_dump_json())
        self._flying[reference] = unit

    def wait(self, timeout_s: float) -> list[Answer]:
        """Return the units that have ended; see ``Fleet.wait``."""
        ready, _ = self._ray.wait(list(self._flying), num_returns=1, timeout=timeout_s)
        if ready:
            # Others may have ended at the same time.
            ready, _ = self._ray.wait(list(self._flying), num_returns=len(self._flying), timeout=0)
        answers = [self._answer(reference) for reference in ready]
        return answers + [answer for machines in self._machines for answer in self._given_up(machines)]

    def _given_up(self, machines: str) -> list[Answer]:
        """Return the units of a class without a node for ``_GONE_S``: Ray waits for ever. Raise if no class has one."""
        now = time.monotonic()
        if self.slots(machines) > 0:
            self._gone_since.pop(machines, None)
            return []
        since = self._gone_since.setdefault(machines, now)
        if now - since < _GONE_S:
            return []
        if all(now - self._gone_since.get(one, now) >= _GONE_S for one in self._machines):
            raise BackendUnavailable(
                f"no node that could measure has been alive for {_GONE_S / 60:.0f} minutes; go on with --resume when "
                "there is one"
            )
        found = [reference for reference, unit in self._flying.items() if unit.machines == machines]
        for reference in found:
            with contextlib.suppress(Exception):
                self._ray.cancel(reference, force=True)
        problem = f"no node with {machines} has been alive for {_GONE_S / 60:.0f} minutes"
        return [Answer(self._flying.pop(reference), None, problem) for reference in found]

    def _answer(self, reference: Any) -> Answer:
        unit = self._flying.pop(reference)
        try:
            return Answer(unit, Finished.model_validate_json(self._ray.get(reference)))
        except (self._ray.exceptions.RayError, ValueError) as error:
            first = str(error).strip().partition("\n")[0]
            return Answer(unit, None, f"Ray did not finish the unit: {type(error).__name__}: {first}")

    @property
    def _resource(self) -> str:
        return "GPU" if self._request.device_type == "cuda" else TIMED

    def _options(self, machines: str) -> dict[str, Any]:
        name, _, value = machines.partition("=")
        on_gpu = self._resource == "GPU"
        return {
            "num_cpus": 0,
            **({"num_gpus": 1} if on_gpu else {"resources": {TIMED: 1}}),
            "max_retries": RETRIES,
            "scheduling_strategy": "SPREAD",
            **({"label_selector": {name: value}} if machines else {}),
        }

    def _nodes(self, machines: str) -> list[Mapping[str, Any]]:
        name, _, value = machines.partition("=")
        alive = [node for node in self._ray.nodes() if node["Alive"]]
        return [node for node in alive if not machines or (node.get("Labels") or {}).get(name) == value]

    def _require_slots(self, machines: str) -> None:
        """Refuse a class of machines without a slot at once: Ray would wait for one for ever."""
        alive = self._nodes("")
        if not self._nodes(machines):
            raise UsageError(f"--on ray:{machines}: no node has this label; there are {_labels(alive)}")
        if self.slots(machines) == 0:
            place = f"no node with {machines}" if machines else "no node of the cluster"
            if self._resource == "GPU":
                raise UsageError(f"--on ray with --device {self._request.device}: {place} has a GPU")
            raise UsageError(
                f"--on ray: {place} offers the resource {TIMED!r}; start each node that may measure by "
                f"`ray start --resources '{{\"{TIMED}\": 1}}' ...`"
            )


def _joined() -> Any:
    """Join the cluster that RAY_ADDRESS names, or else the one that runs on this machine. Return the module ray."""
    address = os.environ.get("RAY_ADDRESS") or _last_started() or "auto"
    if address.startswith(_LOOPBACK):
        # Otherwise Ray replaces the address by that of a network interface, on which the cluster does not listen, and
        # waits for minutes. Ray reads the variable when it is imported.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        by = f"`{sys.executable} -m pip install 'ray[default]'`, `pipx inject graphnet-mesh 'ray[default]'`, or "
        by += "`uv tool install --with 'ray[default]' graphnet-mesh`, as you installed graphnet"
        if COMMAND.startswith("./"):
            by = "`.venv/bin/python -m pip install -r requirements-ray.txt`"
        raise UsageError(f"--on ray needs Ray, which is not installed; install it by {by}") from None
    before = signal.getsignal(signal.SIGTERM)
    _require_answer(address)
    try:
        ray.init(address=address, namespace="graphnet", log_to_driver=False, logging_level="error")
    except ConnectionError as error:
        if address == "auto":
            raise BackendUnavailable(
                f"--on ray: no Ray cluster runs on this machine ({_one_line(error)}); start one by `{_START}`, or "
                "set RAY_ADDRESS"
            ) from error
        raise BackendUnavailable(
            f"--on ray: the Ray cluster at {address} refuses to be joined ({_one_line(error)}); if it "
            "asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN_PATH"
        ) from error
    # Ray has another error for each cause: another version of Ray or Python, a wrong token, an impossible address.
    except Exception as error:
        raise BackendUnavailable(f"--on ray: the cluster cannot be joined: {_one_line(error)}") from error
    if threading.current_thread() is threading.main_thread():
        # Ray has installed its own handler, which ends the process at once.
        signal.signal(signal.SIGTERM, before)
    return ray


def _last_started() -> str | None:
    """Return the address of the cluster that `ray start` joined last on this machine, where Ray itself looks it up."""
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"  # noqa: S108 - Ray's own folder
    try:
        return (Path(folder) / "ray" / "ray_current_cluster").read_text(encoding="utf-8").strip() or None
    except OSError:
        return None


def _require_answer(address: str) -> None:
    """Refuse an address at which nothing listens. Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "://" in address:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _CONNECT_S).close()
    except (OSError, OverflowError, ValueError) as error:
        raise BackendUnavailable(
            f"--on ray: no Ray cluster answers at {address} ({error}); start one by `{_START}`, or set RAY_ADDRESS"
        ) from error


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:300]


def _labels(nodes: Iterable[Mapping[str, Any]]) -> str:
    found = {
        f"{name}={value}"
        for node in nodes
        for name, value in (node.get("Labels") or {}).items()
        if not name.startswith("ray.io/node-id")
    }
    return ", ".join(sorted(found)) or "no labels"


class _Node:
    """The session of this Ray worker process. It stays open until the process ends."""

    key: tuple[str, str] | None = None
    session: SlotSession
    #: Why this node must not measure; None if it may.
    problem: str | None = None


def measure_on_node(order_json: str, unit_json: str) -> str:
    """Run a unit on this node. The session stays open until the process ends: its workers follow their stdin."""
    gpus = importlib.import_module("ray").get_gpu_ids()
    if _Node.key != (order_json, str(gpus)):
        if _Node.key is not None:
            _Node.session.close()
        order = Order.model_validate_json(order_json)
        device = device_of(order.request.device, gpus)
        if device.startswith("cuda"):
            # Ray shows the process only the chosen GPU. Workers count all GPUs of the host, because their locks do.
            os.environ.pop("CUDA_VISIBLE_DEVICES", None)
        order = order.model_copy(update={"device": device, "hidden": hidden_directories()})
        _Node.session, _Node.problem = SlotSession(order), _memory_problem(order.request)
        _Node.key = (order_json, str(gpus))
        # Ray ends the process in an orderly way when the job ends, so its folders are removed.
        atexit.register(_Node.session.close)
    if _Node.problem is not None:
        _Node.session.be_patient()
        return Finished(host=boot_id(), problem=_Node.problem, is_final=True).model_dump_json()
    return _Node.session.run(Unit.model_validate_json(unit_json)).model_dump_json()


def device_of(asked: str, gpu_ids: Sequence[Any]) -> str:
    """Return the device on which a unit measures: the GPU that Ray assigned to it, or what was asked for."""
    if not asked.startswith("cuda") or not gpu_ids:
        return asked
    index = str(gpu_ids[0])
    if not index.isdecimal():
        raise BackendUnavailable(f"Ray names the GPU {index}, and not by its index; start Ray without GPU UUIDs")
    return f"cuda:{index}"


def hidden_directories() -> tuple[str, ...]:
    """Return the directories and files of this node that samples must not see.

    They have Ray's sockets, logs and token, and the sockets of the workers that stay (``graphnet up``).
    """
    worker = importlib.import_module("ray._private.worker")
    token = os.environ.get("RAY_AUTH_TOKEN_PATH")
    of_ray = worker._global_node.get_temp_dir_path(), str(Path(token).absolute() if token else Path.home() / ".ray")
    return (*of_ray, str(Residents().folder))


def _memory_problem(request: Request) -> str | None:
    """Return why ``--memory`` is too large for this node; None if it is not."""
    try:
        share = float(os.environ.get(_RAY_MEMORY_VARIABLE) or _RAY_MEMORY_SHARE)
    except ValueError:
        share = _RAY_MEMORY_SHARE
    total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    total = min(total, memory_limit_bytes() or total)
    most = int(total * share / _PROCESSES)
    if request.memory_bytes <= most:
        return None
    return (
        f"{os.uname().nodename} has {total / 2**30:.0f} GiB, of which Ray leaves {share:.0%}, and {_PROCESSES} "
        f"processes of a sample may run at a time; give --memory {most // 2**20}MiB or less"
    )
