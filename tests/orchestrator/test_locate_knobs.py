"""Tests the search on the compiler's own axis, with answers that are computed and not measured."""

from __future__ import annotations

from pathlib import Path

import pytest
from planted_faults import PlantedFault, write_planted

from graphnet.locate.cause import Part
from graphnet.locate.knobs import KnobSearch
from graphnet.locate.signature import Answer
from graphnet.settings import backends_folder
from graphnet_contract.backend import read_backend

NAMES = ("coarse", "middle", "fine", "other")


#: Some knobs are the sum of several.
ENTRIES = {"middle": ("middle:1", "middle:2", "middle:3"), "fine": ("fine:1", "fine:2")}


def searched(*rights: set[str], also_found: str = "", entries: bool = False) -> tuple[KnobSearch, int]:
    """Search for knobs of which one of the sets ``rights`` must be turned. Return the search and its tests."""
    asked: set[tuple[str, ...]] = set()

    def test(knobs: tuple[str, ...]) -> Part:
        asked.add(knobs)
        turned = {*knobs, *(one for name in knobs for one in ENTRIES.get(name, ()))}
        is_right = any(right <= turned for right in rights)
        found = "CRASHED: SIGSEGV" if also_found in knobs else ""
        answer = Answer.passes if is_right or found else Answer.fails
        return Part(knobs=knobs, turns_off="", answer=answer, found=found)

    search = KnobSearch(NAMES, test, lambda name: ENTRIES.get(name, ()) if entries else ())
    search.run()
    return search, len(asked)


@pytest.mark.parametrize(
    ("rights", "fewest", "tests"),
    [
        ([{"middle"}], ("middle",), 4),
        ([{"coarse"}, {"fine"}], ("fine",), 4),
        ([{"coarse", "fine"}], ("coarse", "fine"), 9),
        ([], (), 5),
    ],
)
def test_the_fewest_knobs_are_found(rights: list[set[str]], fewest: tuple[str, ...], tests: int) -> None:
    search, asked = searched(*rights)
    assert (search.fewest, asked) == (fewest, tests)
    assert [part.knobs for part in search.parts] == [(name,) for name in NAMES]
    assert search.outlives_all is (None if rights else True)


@pytest.mark.parametrize(
    ("rights", "fewest"),
    [
        ({"middle:2"}, ("middle:2",)),
        ({"middle:1", "middle:3"}, ("middle:1", "middle:3")),
        ({"coarse", "fine:2"}, ("coarse", "fine:2")),
        ({"middle:1", "fine:2"}, ("middle:1", "fine:2")),
        ({"middle:1", "middle:2", "middle:3"}, ("middle:1", "middle:2", "middle:3")),
        ({"coarse"}, ("coarse",)),
    ],
)
def test_a_knob_with_several_entries_is_split(rights: set[str], fewest: tuple[str, ...]) -> None:
    search, _ = searched(rights, entries=True)
    assert search.fewest == fewest
    assert [part.knobs for part in search.parts] == [(name,) for name in NAMES]


def test_the_entries_of_a_list_are_knobs() -> None:
    xla = read_backend(backends_folder() / "xla")
    knobs = {knob.name: knob for knob in xla.knobs}
    first, *_ = xla.entries(knobs["no_simplification"])
    assert (first.name, first.turns_off, first.options) == (
        "no_simplification:algsimp",
        "the simplification of arithmetic (only algsimp)",
        {"passes_off": "algsimp"},
    )
    assert xla.turned({"passes_off": "cse"}, [first]) == {"passes_off": "cse,algsimp"}
    # One entry, and an option that is not a list, are one thing.
    assert xla.entries(knobs["no_folding"]) == ()
    onnx = read_backend(backends_folder() / "onnxruntime")
    assert [onnx.entries(knob) for knob in onnx.knobs] == [()] * len(onnx.knobs)


def test_another_failure_is_not_a_remedy() -> None:
    search, _ = searched({"fine"}, also_found="fine")
    assert search.fewest == ()
    assert [part.found for part in search.parts] == ["", "", "CRASHED: SIGSEGV", ""]


def test_knobs_are_added_to_the_options_of_the_row(tmp_path: Path) -> None:
    planted = read_backend(write_planted(tmp_path / "planted", PlantedFault("wrong", ["tanh"], parts=["fusion"])))
    fusion, folding, _ = planted.knobs
    assert planted.turned({"parts_off": "other"}, [fusion, folding]) == {"parts_off": "other,fusion,folding"}
    assert planted.turned({"parts_off": "other,fusion"}, [fusion]) == {"parts_off": "other,fusion"}
    onnx = read_backend(backends_folder() / "onnxruntime")
    knobs = {knob.name: knob for knob in onnx.knobs}
    row = onnx.complete_options({"optimizers_off": "GeluFusionL2"})
    turned = onnx.turned(row, [knobs["no_optimization"], knobs["no_fusion"], knobs["no_folding"]])
    assert turned == {**row, "optimization": "disabled", "optimizers_off": "GeluFusionL2,ConstantFolding"}


@pytest.mark.parametrize("name", sorted(folder.name for folder in backends_folder().iterdir() if folder.is_dir()))
def test_all_knobs_of_a_backend_can_be_turned_at_once(name: str) -> None:
    backend = read_backend(backends_folder() / name)
    for flavour in backend.flavours:
        for device in flavour.devices:
            turned = backend.turned(backend.complete_options({}), backend.knobs_of(flavour.name, device))
            assert backend.complete_options(turned) == turned
