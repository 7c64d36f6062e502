"""Tests that no shipped service or command listens on a public address by default."""

from __future__ import annotations

from pathlib import Path

import pytest
from compose_files import read

ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("compose*.yaml"))


def test_there_are_compose_files() -> None:
    assert len(FILES) == 3


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_service_publishes_a_port(path: Path) -> None:
    """No service publishes a port or uses the host's network, as row 28 of the table in docs/why/survival.md says."""
    for name, service in read(path)["services"].items():
        assert not service.get("ports") and not service.get("expose"), name
        assert service.get("network_mode") in (None, "none"), name


def test_every_worker_of_the_mesh_is_without_a_network() -> None:
    for name, service in read(ROOT / "compose.yaml")["services"].items():
        assert service["network_mode"] == "none", name


def test_the_networks_of_the_desktop_mesh_lead_nowhere() -> None:
    networks = read(ROOT / "compose.desktop.yaml")["networks"]
    assert networks and all(network == {"internal": True} for network in networks.values())


def test_an_image_listens_on_a_unix_socket_by_default() -> None:
    serve = (ROOT / "deploy" / "images" / "serve").read_text(encoding="utf-8")
    assert '--listen "${GRAPHNET_LISTEN:-unix://$socket}"' in serve
