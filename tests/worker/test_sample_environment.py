"""Tests that sample processes get only those environment variables of the worker that are explicitly named for them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from client import start_of
from harness import exit_of, running_worker, write_backend

from graphnet_contract.backend import BackendFolderError, read_backend
from graphnet_contract.sample_environment import names_of, passed_variables, zygote_environment

PRINTS_NAMES = "import os\nprint('NAMES', *sorted(os.environ), 'END')\n"
PRINTS_ALL = "import os\nprint(dict(os.environ))\n"


def test_only_named_variables_are_passed() -> None:
    given = {
        **dict.fromkeys(("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "OMP_NUM_THREADS"), "x"),
        **dict.fromkeys(("CUDA_VISIBLE_DEVICES", "AWS_SECRET_ACCESS_KEY", "GRAPHNET_TOKEN_FILE", "HF_TOKEN"), "x"),
        **dict.fromkeys(("PATHS", "LC", "MY_HOME", "XLA_FLAGS", "XLAY", "PYTHONHOME", "VIRTUAL_ENV"), "x"),
    }

    passed = passed_variables(given, ("XLA_*", "HF_TOKEN"))

    assert sorted(set(given) - set(passed)) == sorted(
        ("AWS_SECRET_ACCESS_KEY", "GRAPHNET_TOKEN_FILE", "PATHS", "LC", "MY_HOME", "XLAY", "PYTHONHOME", "VIRTUAL_ENV")
    )


def test_a_zygote_has_one_thread_per_pool() -> None:
    environment = zygote_environment({"OMP_NUM_THREADS": "64", "GOMP_SPINCOUNT": "5"})

    assert environment["OMP_NUM_THREADS"] == "1"
    assert environment["GOMP_SPINCOUNT"] == "5"
    assert names_of(environment) == tuple(sorted(environment))


@pytest.mark.parametrize(("given", "expected"), [(None, "10000"), ("7", "7")])
def test_a_runner_gives_up_spinning_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str | None, expected: str
) -> None:
    monkeypatch.delenv("GOMP_SPINCOUNT", raising=False)
    if given is not None:
        monkeypatch.setenv("GOMP_SPINCOUNT", given)
    with running_worker(write_backend(tmp_path / "planted")) as worker:
        variables = Path(f"/proc/{worker.zygote()}/environ").read_bytes().split(b"\0")
    assert f"GOMP_SPINCOUNT={expected}".encode() in variables


def test_a_secret_does_not_reach_the_sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_API_TOKEN", "hunter2")
    monkeypatch.setenv("MYCC_LEVEL", "three")
    with (
        running_worker(
            write_backend(tmp_path / "planted"), sys.executable, "--pass-env", "MYCC_*", token="sesame"
        ) as worker,
        worker.client() as client,
    ):
        reply = client.run(start_of(PRINTS_ALL + start_of().model_source))
        info = client.info()

    assert "three" in reply.log
    assert "hunter2" not in reply.log
    assert "MY_API_TOKEN" not in reply.log
    assert "GRAPHNET_TOKEN_FILE" not in reply.log
    assert {"MYCC_LEVEL", "PATH"} <= set(info.environment_names)
    assert not {"MY_API_TOKEN", "GRAPHNET_TOKEN_FILE"} & set(info.environment_names)


def test_a_backend_names_the_variables_of_its_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYCC_LEVEL", "three")
    folder = write_backend(tmp_path / "planted")
    text = (folder / "backend.toml").read_text()
    (folder / "backend.toml").write_text(text.replace("[flavours", 'environment = ["MYCC_LEVEL"]\n[flavours', 1))
    with running_worker(folder) as worker, worker.client() as client:
        reply = client.run(start_of(PRINTS_NAMES + start_of().model_source))

    assert " MYCC_LEVEL " in reply.log


@pytest.mark.parametrize("names", ['"PATH"', '["A=B"]', '["*"]', "[1]"])
def test_a_wrong_name_in_backend_toml_is_refused(tmp_path: Path, names: str) -> None:
    folder = write_backend(tmp_path / "planted")
    text = (folder / "backend.toml").read_text()
    (folder / "backend.toml").write_text(text.replace("[flavours", f"environment = {names}\n[flavours", 1))

    with pytest.raises(BackendFolderError, match="environment"):
        read_backend(folder)


def test_a_wrong_name_on_the_command_line_is_one_sentence(tmp_path: Path) -> None:
    code, error = exit_of(write_backend(tmp_path / "planted"), "--pass-env", "A=B")

    assert code == 2
    assert error == "graphnet_server: --pass-env 'A=B' is not the name of an environment variable\n"
