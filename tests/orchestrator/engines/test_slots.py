"""Tests of the slots of one host. Programs that answer without measuring stand for the slots' processes."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from engines_kit import request, unit

from graphnet.engines.fleet import Answer
from graphnet.engines.order import Order
from graphnet.engines.places import SlotPlace, places_of
from graphnet.engines.slots import ATTEMPTS, SlotFleet
from graphnet.errors import UsageError

#: A slot that answers each unit with its own device, cores and locks. It dies on samples whose name ends in DIE.
STAND_IN = """
import json, os, sys
order = json.loads(sys.stdin.readline())
for line in sys.stdin:
    unit = json.loads(line)
    if unit["sample"].endswith("DIE"):
        print("the last words of a slot", file=sys.stderr, flush=True)
        os._exit(1)
    host = " ".join([order["device"], ",".join(map(str, order["cores"])), os.environ["GRAPHNET_LOCKS"]])
    print(json.dumps({"host": host}), flush=True)
"""


@pytest.fixture
def stand_in(tmp_path: Path) -> list[str]:
    path = tmp_path / "slot.py"
    path.write_text(STAND_IN)
    return [sys.executable, str(path)]


@pytest.fixture(autouse=True)
def own_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRAPHNET_LOCKS", str(tmp_path / "locks"))
    return tmp_path / "locks"


def ended(fleet: SlotFleet, count: int) -> list[Answer]:
    answers: list[Answer] = []
    while len(answers) < count:
        answers += fleet.wait(60)
    return answers


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """The folder of a kernel that does not describe its CPUs: each is a core of its own."""
    return tmp_path / "system"


def test_a_cpu_is_cut_into_disjoint_sets_of_cores_with_locks_of_their_own(own_locks: Path, system: Path) -> None:
    places = places_of(request(slots="3x2", threads=2), range(10, 20), system=system)
    assert [place.cores for place in places] == [(10, 11), (12, 13), (14, 15)]
    assert [place.device for place in places] == ["cpu"] * 3
    assert len({place.locks for place in places}) == 3
    assert all(place.locks.startswith(str(own_locks)) for place in places)


def test_two_slots_never_share_a_physical_core(system: Path) -> None:
    """CPUs N and N + 4 belong to one core."""
    for cpu in range(8):
        path = system / "cpu" / f"cpu{cpu}" / "topology" / "thread_siblings_list"
        path.parent.mkdir(parents=True)
        path.write_text(f"{cpu % 4},{cpu % 4 + 4}\n")
    places = places_of(request(slots="2x2", threads=2), range(8), system=system)
    assert [place.cores for place in places] == [(0, 1, 4, 5), (2, 3, 6, 7)]
    with pytest.raises(UsageError, match=r"needs 8 physical cores, and this process may use 4; give 2x2 or 4x1$"):
        places_of(request(slots="4x2", threads=2), range(8), system=system)


@pytest.mark.parametrize(("slots", "fitting"), [("2x2", "1x2 or 2x1"), ("1x4", "1x3"), ("5x5", "1x3"), ("4x1", "3x1")])
def test_more_slots_than_cores_are_refused(slots: str, fitting: str, system: Path) -> None:
    with pytest.raises(UsageError, match=rf"physical cores, and this process may use 3; give {fitting}$"):
        places_of(request(slots=slots), range(3), system=system)


def test_every_gpu_is_a_slot_with_the_locks_of_the_host(own_locks: Path, system: Path) -> None:
    places = places_of(request(device="cuda:all", threads=2), range(8), gpus=3, system=system)
    assert [place.device for place in places] == ["cuda:0", "cuda:1", "cuda:2"]
    assert [place.cores for place in places] == [(0, 1), (2, 3), (4, 5)]
    assert {place.locks for place in places} == {str(own_locks)}
    few = places_of(request(device="cuda:all", threads=4), range(8), gpus=3, system=system)
    assert [place.cores for place in few] == [()] * 3


def test_a_host_without_a_gpu_is_named() -> None:
    with pytest.raises(UsageError, match="this host has no NVIDIA GPU"):
        places_of(request(device="cuda:all"), gpus=0)


def test_units_run_on_the_devices_of_their_slots(stand_in: list[str], tmp_path: Path) -> None:
    """Stand-in devices: no GPU is needed to see that every unit gets one."""
    asked = request(device="cuda:all")
    order = Order(request=asked, run_folder=str(tmp_path))
    with SlotFleet(order, places_of(asked, range(4), gpus=2), print, stand_in) as fleet:
        assert fleet.slots("") == 2
        for number in range(2):
            fleet.submit(unit(number))
        answers = ended(fleet, 2)
    hosts = {answer.finished.host.split()[0] for answer in answers if answer.finished}
    assert hosts == {"cuda:0", "cuda:1"}


def test_a_slot_that_dies_is_started_again_and_its_unit_given_up_in_the_end(
    stand_in: list[str], tmp_path: Path
) -> None:
    order = Order(request=request(slots="1x1"), run_folder=str(tmp_path))
    deadly = unit(1).model_copy(update={"sample": "made/DIE"})
    with SlotFleet(order, [SlotPlace((), "cpu", "locks")], print, stand_in) as fleet:
        for one in (deadly, unit(2)):
            fleet.submit(one)
        answers = {answer.unit.sample: answer for answer in ended(fleet, 2)}
    assert answers["made/DIE"].finished is None
    assert answers["made/DIE"].problem == (
        f"the process of the slot died {ATTEMPTS} times on made/DIE: the last words of a slot"
    )
    assert answers["made/2"].finished is not None


def test_slots_on_cores_keep_other_runs_from_working_on_the_host(
    stand_in: list[str], tmp_path: Path, own_locks: Path
) -> None:
    """While the slots are open, another process cannot get the shared lock that each sample of another run needs."""
    asked = request(slots="1x1")
    order = Order(request=asked, run_folder=str(tmp_path))
    try_lock = textwrap.dedent(
        f"""
        import fcntl
        with open({str(own_locks / "host.lock")!r}) as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                print("held")
        """
    )

    def is_held() -> bool:
        done = subprocess.run([sys.executable, "-c", try_lock], capture_output=True, text=True, check=True)
        return done.stdout == "held\n"

    with SlotFleet(order, places_of(asked, range(1)), print, stand_in):
        assert is_held()
    assert not is_held()


def test_the_program_of_a_slot_ends_with_its_stdin(tmp_path: Path) -> None:
    """If the command line is killed, its slots see the end of stdin. An order of another version names both."""
    order = Order(request=request(), run_folder=str(tmp_path), version="another")
    command = [sys.executable, "-m", "graphnet.engines.slot"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{order.model_dump_json()}\n{unit(1).model_dump_json()}\n")
        process.stdin.flush()
        assert "install the same version on every machine" in process.stdout.readline()
        process.stdin.close()
        assert process.wait() == 0
