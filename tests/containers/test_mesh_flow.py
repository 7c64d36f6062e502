"""Tests `docker compose up` followed by `graphnet bench`: real samples, images that are swapped, and two images of one
backend.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from compose import CORE, FILES, QUICK, ROOT, Mesh, eventually, image_id, inspect, run
from planted_sample import write_sample

pytestmark = pytest.mark.timeout(900)

SAMPLES = ("--samples", str(ROOT / "samples/torch/dlrm"), "--samples", str(ROOT / "samples/torch_geometric/gcn"))
DLRM = ("--samples", str(ROOT / "samples/torch/dlrm"))
#: The outcomes that each backend can have on a CPU. BladeDISC never runs a graph here, because no wheel contains its
#: library.
EXPECTED = {"inductor": {"OK"}, "nope": {"OK"}, "xla": {"OK"}, "tvm": {"OK"}, "bladedisc": {"COMPILED_NOT_RUN"}}


def test_no_service_is_left_out(mesh: Mesh) -> None:
    missing = ", ".join(name for name in CORE if name not in mesh.services)
    if missing:
        pytest.skip(f"the mesh runs without {missing}: too little disk is free, or GRAPHNET_TEST_SERVICES lacks them")


def short(digest: str) -> str:
    return digest[: len("sha256:") + 12]


def test_every_backend_serves_real_samples_from_its_image(mesh: Mesh, tmp_path: Path) -> None:
    backends = [name for name in mesh.services if name != "eager"]
    asked = [word for name in backends for word in ("--backend", name)]
    result = mesh.bench(tmp_path / "run", *asked, *SAMPLES, *QUICK)
    for service in mesh.services:
        image = f"graphnet/{service}:0.1.0-cpu"
        assert f"{service} {image} {short(image_id(image))}" in result.first_line
    for row in result.rows:
        assert row["outcome"] in EXPECTED[row["backend"]], (row["backend"], row["outcome"], row["message"])
        assert row["where"] == "mesh"
        assert row["environment"]["image_digest"] == image_id(f"graphnet/{row['backend']}:0.1.0-cpu")
    assert len(result.rows) == 2 * len(backends)
    pythons = {"3.1", "3.8"} if "bladedisc" in mesh.services else {"3.1"}
    assert {row["environment"]["python"][:3] for row in result.rows} == pythons
    workers = json.loads((tmp_path / "run" / "run.json").read_text())["workers"].values()
    assert {worker["confinement"]["address_randomization"] for worker in workers} == {"off"}


def test_tensors_travel_by_name_and_nothing_is_left(mesh: Mesh, tmp_path: Path) -> None:
    shared = Path(mesh.environment["GRAPHNET_MESH"])
    # The containers of test_escapes.py that run outside the mesh write files there.
    before = {path for path in shared.rglob("*") if path.is_file()}
    result = mesh.bench(tmp_path / "run", "--backend", "nope", *DLRM, *QUICK)
    assert result.row("dlrm")["outcome"] == "OK"
    assert {path for path in shared.rglob("*") if path.is_file()} <= before


def test_without_a_mesh_bench_says_so_and_uses_local_environments(mesh: Mesh, tmp_path: Path) -> None:
    environment = {**mesh.environment, "COMPOSE_PROJECT_NAME": "graphnet-test-none"}
    command = mesh.command(tmp_path / "run", "--backend", "nope", *DLRM, *QUICK)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=True)
    assert done.stderr.splitlines()[0].startswith("local environments (no mesh is up)")
    (row,) = json.loads(done.stdout)["results"]
    assert (row["outcome"], row["where"], row["environment"]["image_digest"]) == ("OK", "local", None)


def test_an_image_is_swapped_under_the_mesh(mesh: Mesh, tmp_path: Path) -> None:
    before = mesh.bench(tmp_path / "before", "--backend", "nope", *DLRM, *QUICK)
    other = other_image("nope")
    try:
        mesh.up(GRAPHNET_NOPE_IMAGE=other)
        after = mesh.bench(tmp_path / "after", "--backend", "nope", *DLRM, *QUICK)
    finally:
        mesh.up()
    first, second = before.row("dlrm"), after.row("dlrm")
    assert f"nope {other} {short(image_id(other))}" in after.first_line
    assert second["environment"]["image_digest"] == image_id(other) != first["environment"]["image_digest"]
    assert first["key"] != second["key"]


@pytest.mark.timeout(2000)
def test_an_image_is_swapped_in_the_middle_of_a_run(mesh: Mesh, tmp_path: Path) -> None:
    names = ("torch/dlrm", "torch_geometric/gcn", "timm/mobilenetv3_small_100", "torch/unet", "transformers/llama_2l")
    samples = [word for name in names for word in ("--samples", str(ROOT / "samples" / name))]
    other = other_image("nope")
    # Make the run so long that the image is swapped in the middle of the run.
    slowly = ("--trials", "3", "--min-time", "2", "--budget", "10", "--processes", "1")
    command = mesh.command(tmp_path / "run", "--backend", "nope", *samples, *slowly)
    results = tmp_path / "run" / "results.jsonl"
    try:
        with subprocess.Popen(command, env=mesh.environment, stdout=subprocess.PIPE, text=True) as bench:
            assert eventually(lambda: results.exists() and results.read_text().endswith("\n"), 120)
            mesh.up(GRAPHNET_NOPE_IMAGE=other)
            out, _ = bench.communicate(timeout=900)
        rows = json.loads(out)["results"]
        resumed = [*command[: command.index("bench") + 1], "--resume", str(tmp_path / "run"), "--format", "json"]
        again = json.loads(run(resumed, mesh.environment, 900))["results"]
    finally:
        mesh.up()
    ours, theirs = image_id("graphnet/nope:0.1.0-cpu"), image_id(other)
    done = [row for row in rows if row["outcome"] == "OK"]
    assert done
    # Every finished row was measured with the image with which the run began.
    assert {row["environment"]["image_digest"] for row in done} == {ours}
    lost = [row for row in rows if row["outcome"] != "OK"]
    assert lost, "the run was over before the swap"
    for row in lost:
        assert row["outcome"] in ("WORKER_LOST", "BACKEND_UNAVAILABLE"), row["message"]
        assert ours in row["message"]
        assert theirs in row["message"]
    # --resume measures all samples again, with the new image.
    assert {row["outcome"] for row in again} == {"OK"}
    assert {row["environment"]["image_digest"] for row in again} == {theirs}
    assert sorted(row["sample"] for row in again) == sorted(row["sample"] for row in rows)


def test_two_images_of_one_backend_in_one_run(mesh: Mesh, tmp_path: Path) -> None:
    other = other_image("nope")
    result = mesh.bench(tmp_path / "run", "--backend", "nope", "--backend", f"nope@{other}", *DLRM, *QUICK)
    ours, theirs = result.row("dlrm", "mesh"), result.row("dlrm", other)
    assert ours["outcome"] == theirs["outcome"] == "OK", (ours["message"], theirs["message"])
    digests = {row["environment"]["image_digest"] for row in (ours, theirs)}
    assert digests == {image_id("graphnet/nope:0.1.0-cpu"), image_id(other)}
    assert "different_device" not in theirs["flags"]
    assert run(["docker", "ps", "--all", "--quiet", "--filter", "label=org.graphnet.run"]) == ""


def test_a_launched_container_is_as_confined_as_the_mesh(mesh: Mesh, tmp_path: Path) -> None:
    hold = write_sample(tmp_path / "samples" / "hold", "import time\ntime.sleep(20)\nreturn (x,)")
    command = mesh.command(tmp_path / "run", "--backend", "nope@graphnet/nope:0.1.0-cpu", "--samples", str(hold))
    with subprocess.Popen(command, env=mesh.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as bench:
        try:
            found = ""
            while not found and bench.poll() is None:
                found = run(["docker", "ps", "--quiet", "--filter", "label=org.graphnet.run"]).strip()
            launched, ours = inspect(found)["HostConfig"], mesh.inspect("nope")["HostConfig"]
        finally:
            # Kill the command line. The container that it launched then stops by itself.
            bench.kill()
    same = ("NetworkMode", "ReadonlyRootfs", "CapDrop", "CapAdd", "PidsLimit", "Memory", "MemorySwap", "ShmSize")
    assert {name: launched[name] for name in same} == {name: ours[name] for name in same}
    assert sorted(launched["Tmpfs"]) == sorted(ours["Tmpfs"]) == ["/tmp"]
    assert [compact(text) for text in launched["SecurityOpt"]] == [compact(text) for text in ours["SecurityOpt"]]
    assert not launched["Privileged"]


def compact(option: str) -> str:
    return "".join(option.replace(":", "=", 1).split()) if option.startswith(("seccomp", "no-new")) else option


def test_another_backend_behind_a_name_is_refused(mesh: Mesh, tmp_path: Path) -> None:
    wrong = ("--backend", "inductor@graphnet/nope:0.1.0-cpu")
    result = mesh.bench(tmp_path / "run", *wrong, "--backend", "nope", *DLRM, *QUICK)
    row = result.row("dlrm", "graphnet/nope:0.1.0-cpu")
    assert (row["outcome"], result.code) == ("BACKEND_UNAVAILABLE", 3)
    assert "this worker is nope:torch, not inductor" in row["message"]
    command = mesh.command(tmp_path / "missing", "--backend", "nope@graphnet/no-such:1", *DLRM, *QUICK)
    missing = subprocess.run(command, env=mesh.environment, capture_output=True, text=True, timeout=120, check=False)
    assert missing.returncode == 3
    assert "Docker has no image graphnet/no-such:1" in missing.stderr
    assert not (tmp_path / "missing").exists()


def test_every_service_reserves_a_gpu_except_on_a_cpu(mesh: Mesh) -> None:
    services = mesh.config("-f", "compose.yaml")["services"]
    workers = {name: service for name, service in services.items() if name != "prepare"}
    folders = {path.parent.name for path in (ROOT / "backends").glob("*/backend.toml")}
    assert set(workers) == folders
    for name, service in workers.items():
        (device,) = service["deploy"]["resources"]["reservations"]["devices"]
        assert device["capabilities"] == ["gpu"], name
    for name, service in mesh.config(*FILES)["services"].items():
        assert "deploy" not in service or not service["deploy"]["resources"].get("reservations"), name


def other_image(service: str) -> str:
    """Build a second image of a service, with another label, as a user who has fixed a compiler would."""
    name = f"graphnet/{service}:pr-42"
    text = f"FROM graphnet/{service}:0.1.0-cpu\nLABEL org.graphnet.test=swapped\n"
    subprocess.run(["docker", "build", "--quiet", "--tag", name, "-"], input=text.encode(), check=True)
    return name
