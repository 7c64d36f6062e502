"""Tests of local environments: uv gets pip's settings, builds happen once, and a failed build is explained."""

from __future__ import annotations

import threading
import zipfile
from pathlib import Path

import pytest

from graphnet.environments.environment import Environment, reason_of
from graphnet.environments.pip_settings import parse, translate
from graphnet.errors import BackendUnavailable
from graphnet_contract.backend import Backend, Flavour

LISTING = """global.cert='/etc/ca.crt'
global.extra-index-url='file:///a/simple file:///b/simple'
global.find-links='/wheels'
:env:.find-links='/other'
install.no-compile='true'
"""


def test_pips_settings_become_uvs_and_the_environment_wins() -> None:
    settings = translate(parse(LISTING) | {"timeout": "99", "index-url": "file:///main"})
    joined = " ".join(settings.arguments)
    assert "--index-url file:///main" in joined
    assert "--extra-index-url file:///a/simple --extra-index-url file:///b/simple" in joined
    assert "--find-links /other" in joined
    assert "/wheels" not in joined
    assert "--index-strategy unsafe-best-match" in joined
    assert settings.environment["SSL_CERT_FILE"] == "/etc/ca.crt"
    assert settings.environment["UV_HTTP_TIMEOUT"] == "99"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def environment(folder: Path, requirements: str, python: str = "3.11") -> Environment:
    folder.mkdir(exist_ok=True)
    (folder / "requirements.txt").write_text(requirements)
    flavour = Flavour("one", python, "requirements.txt", ("cpu",), 1)
    return Environment(Backend(folder, "made", "compiler", "", (), (flavour,), {}, ()), flavour, "cpu")


def test_an_environment_is_built_once_also_by_two_at_once(home: Path, tmp_path: Path) -> None:
    made = environment(tmp_path / "backend", "")
    said: list[str] = []
    builders = [threading.Thread(target=made.ensure, args=(said.append,)) for _ in range(2)]
    for builder in builders:
        builder.start()
    for builder in builders:
        builder.join()
    assert made.interpreter.exists()
    # The two threads may print their lines in either order.
    (building,) = [text for text in said if text.startswith("building")]
    assert str(made.path) in building
    before = len(said)
    made.ensure(said.append)
    assert len(said) == before


def test_packages_have_byte_code(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    made = environment(tmp_path / "backend", f"{write_wheel(tmp_path)}\n")
    made.ensure(lambda _: None)
    (module,) = made.path.rglob("packaged.py")
    assert list(module.parent.glob("__pycache__/packaged.*.pyc"))


def write_wheel(folder: Path) -> Path:
    path = folder / "packaged-1.0-py3-none-any.whl"
    files = {
        "packaged.py": "NAME = 1\n",
        "packaged-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: packaged\nVersion: 1.0\n",
        "packaged-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files["packaged-1.0.dist-info/RECORD"] = "".join(f"{name},,\n" for name in files)
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return path


def test_what_cannot_be_installed_is_named_and_leaves_nothing(home: Path, tmp_path: Path) -> None:
    broken = environment(tmp_path / "backend", "no-such-package-of-graphnet==1.0\n")
    with pytest.raises(BackendUnavailable, match="no-such-package-of-graphnet"):
        broken.ensure(lambda _: None)
    assert not broken.path.exists()


def test_a_python_that_is_not_there_is_named(home: Path, tmp_path: Path) -> None:
    with pytest.raises(BackendUnavailable, match=r"3\.1\.9"):
        environment(tmp_path / "backend", "", python="3.1.9").ensure(lambda _: None)


def test_without_uv_the_refusal_says_what_to_install(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("graphnet.environments.pythons.importlib.util.find_spec", lambda name: None)
    with pytest.raises(BackendUnavailable, match="the package uv, which makes environments, is not installed"):
        environment(tmp_path / "backend", "# without uv\n").ensure(lambda _: None)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            "Using it\nerror: Failed to fetch: http://h/torch/\n  cause: client error\n  cause: Connection refused",
            "Failed to fetch: http://h/torch/: Connection refused; check the network",
        ),
        ("warning: x\nerror: Failed to install: a.whl\n  cause: No space left on device (os error 28)", "free room"),
        ("  x No solution found\n  because a", "x No solution found because a"),
        ("", "see above"),
    ],
)
def test_the_reason_that_uv_gives_is_one_line(said: str, expected: str) -> None:
    assert expected in reason_of(said)
    assert "\n" not in reason_of(said)


@pytest.mark.parametrize("left", ["half-built", "its Python was removed"])
def test_an_environment_that_cannot_be_used_is_built_again(home: Path, tmp_path: Path, left: str) -> None:
    made = environment(tmp_path / "backend", "# made again\n")
    made.ensure(lambda _: None)
    stray = made.path / "stray"
    stray.write_text("")
    if left == "half-built":
        # A build that was killed leaves the folder without the marker, which is written last.
        (made.path / "graphnet-environment.json").unlink()
    else:
        made.interpreter.unlink()
        made.interpreter.symlink_to(tmp_path / "python-that-was-removed")
    assert not made.ready
    said: list[str] = []
    made.ensure(said.append)
    assert any(text.startswith("building") for text in said)
    assert made.ready
    assert not stray.exists()


def test_other_requirements_are_another_environment(home: Path, tmp_path: Path) -> None:
    one, same, other = (environment(tmp_path / name, text) for name, text in (("a", ""), ("b", ""), ("c", "# x\n")))
    assert one.path == same.path
    assert one.path != other.path


def test_removing_frees_it(home: Path, tmp_path: Path) -> None:
    made = environment(tmp_path / "backend", "")
    assert made.remove() == 0
    made.ensure(lambda _: None)
    assert made.remove() > 0
    assert not made.ready
