"""Tests of reading backend.toml: an unknown key is refused, and the message proposes a similar key."""

from __future__ import annotations

from pathlib import Path

import pytest

from graphnet_contract.backend import BackendFolderError, read_backend

WHOLE = """name = "mine"
role = "compiler"
summary = "one line"
aliases = ["other"]
[defaults]
cpu = "torch"
[flavours.torch]
python = "3.11"
requirements = "requirements.txt"
devices = ["cpu"]
disk_mb = 900
[options.mode]
type = "string"
default = "fast"
choices = ["fast", "small"]
help = "one line"
[knobs.small]
turns_off = "everything that makes it fast"
options = {mode = "small"}
[conformance]
complex64 = "UNSUPPORTED: no complex numbers"
[conformance.torch]
random = "draws its own numbers"
"""


def write(folder: Path, text: str) -> Path:
    (folder / "backend.toml").write_text(text)
    return folder


def test_every_known_key_is_read(tmp_path: Path) -> None:
    backend = read_backend(write(tmp_path, WHOLE))
    assert (backend.name, backend.role, backend.aliases) == ("mine", "compiler", ("other",))
    assert (backend.flavour().disk_mb, backend.options[0].choices) == (900, ("fast", "small"))
    assert sorted(backend.expected_failures("torch")) == ["complex64", "random"]


def test_a_knob_belongs_to_the_flavours_and_devices_that_it_names(tmp_path: Path) -> None:
    more = WHOLE.replace('["cpu"]', '["cpu", "cuda"]').replace('"small"}', '"small"}\ndevices = ["cuda"]')
    backend = read_backend(write(tmp_path, more))
    (knob,) = backend.knobs_of("torch", "cuda")
    assert (knob.name, dict(knob.options), knob.flavours) == ("small", {"mode": "small"}, ("torch",))
    assert backend.knobs_of("torch", "cpu") == backend.knobs_of("other", "cuda") == ()


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("aliases =", "alias =", "the unknown key alias; did you mean 'aliases'?"),
        ("[defaults]", "[default]", "the unknown key default; did you mean 'defaults'?"),
        ("cpu = ", "cup = ", "the unknown key defaults.cup; did you mean 'cpu'?"),
        ("turns_off", "turn_off", "the unknown key knobs.small.turn_off; did you mean 'turns_off'?"),
        ('{mode = "small"}', "{mod = 1}", "the knob small, but backend mine has no option 'mod'; did you mean 'mode'?"),
        (
            '{mode = "small"}',
            "{mode = 'tiny'}",
            "the knob small, but option mode of backend mine is one of: fast, small",
        ),
        ("disk_mb", "disk_bm", "the unknown key flavours.torch.disk_bm; did you mean 'disk_mb'?"),
        ("choices =", "choice =", "the unknown key options.mode.choice; did you mean 'choices'?"),
        (
            "default = ",
            "zzz = ",
            "the unknown key options.mode.zzz; known here: type, default, choices, help, added, kept",
        ),
    ],
)
def test_an_unknown_key_is_refused_with_the_nearest_name(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    assert WHOLE.count(right) == 1
    with pytest.raises(BackendFolderError) as refused:
        read_backend(write(tmp_path, WHOLE.replace(right, wrong)))
    assert str(refused.value) == f"{tmp_path / 'backend.toml'} has {message}"


@pytest.mark.parametrize("value", ['"abc"', '"900"', "1.5"])
def test_a_size_on_disk_that_is_no_number_is_named(tmp_path: Path, value: str) -> None:
    with pytest.raises(BackendFolderError, match=r"misuses the key flavours\.torch\.disk_mb"):
        read_backend(write(tmp_path, WHOLE.replace("disk_mb = 900", f"disk_mb = {value}")))


@pytest.mark.parametrize(
    "entry", ['type = "bool"\ndefault = false', 'type = "string"\ndefault = "a"', 'type = "string"']
)
def test_an_option_that_names_a_folder_is_an_empty_text_by_default(tmp_path: Path, entry: str) -> None:
    text = WHOLE + f'[options.database]\n{entry}\nkept = true\nhelp = "a name"\n'
    with pytest.raises(BackendFolderError, match=r"misuses the key options\.database\.kept"):
        read_backend(write(tmp_path, text))
