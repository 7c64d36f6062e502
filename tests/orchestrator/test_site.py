"""Tests of the grammar of --backend, and of which options reach which backend."""

from __future__ import annotations

from pathlib import Path

import pytest

from graphnet.bench.backend_options import options_by_backend
from graphnet.errors import UsageError
from graphnet.launch.site import WhereKind, absolute, all_backends, expanded, parse_site
from graphnet.settings import backends_folder


@pytest.mark.parametrize(
    ("text", "kind", "where"),
    [
        ("inductor", WhereKind.DEFAULT, ""),
        ("inductor:torch", WhereKind.DEFAULT, ""),
        ("inductor@local", WhereKind.LOCAL, "local"),
        ("inductor@/opt/torch/bin/python", WhereKind.INTERPRETER, "/opt/torch/bin/python"),
        ("inductor@./venv/bin/python", WhereKind.INTERPRETER, str(Path("venv/bin/python").absolute())),
        ("inductor@~/venv/bin/python", WhereKind.INTERPRETER, str(Path("~/venv/bin/python").expanduser())),
        ("inductor@dns:///worker.example:50051", WhereKind.ADDRESS, "dns:///worker.example:50051"),
        ("inductor@unix:///tmp/a.sock", WhereKind.ADDRESS, "unix:///tmp/a.sock"),
        ("inductor@me/inductor:pr-42", WhereKind.IMAGE, "me/inductor:pr-42"),
        ("inductor@a.example:5000/me/inductor@sha256:01", WhereKind.IMAGE, "a.example:5000/me/inductor@sha256:01"),
    ],
)
def test_where(text: str, kind: WhereKind, where: str) -> None:
    site = parse_site(text, "cpu")
    assert (site.backend.name, site.flavour.name, site.kind, site.where) == ("inductor", "torch", kind, where)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("inducto", "did you mean 'inductor'"),
        ("zzz", "there are: bladedisc, cinn, decomposed, eager, executorch"),
        ("", "names no backend"),
        ("@local", "names no backend"),
        ("inductor@", "say where"),
        ("inductor@docker://me/inductor:1", r"an image by its name alone \(inductor@IMAGE:TAG\)"),
        ("inductor@https://worker.example:7070", "give dns:///HOST:PORT"),
        ("inductor:rtx", "there are: torch"),
        ("inductor[mode=default", "look at the brackets"),
        ("inductor[]", "is not OPTION=VALUE"),
        ("inductor[mode]", "is not OPTION=VALUE"),
        ("inductor[mode=default,mode=max-autotune]", "has the option mode twice"),
        ("./nowhere/backend", "backend.toml"),
    ],
)
def test_what_is_wrong_is_named(text: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        parse_site(text, "cpu")


def test_an_interpreter_without_a_leading_dot_is_no_image(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "python").touch()
    with pytest.raises(UsageError, match=r"python names an image; write inductor@\./python for the interpreter"):
        parse_site("inductor@python", "cpu")
    assert parse_site(f"inductor@{'a' * 5000}", "cpu").kind is WhereKind.IMAGE


def test_several_values_of_options_are_a_site_each() -> None:
    assert expanded("inductor@local") == ["inductor@local"]
    assert expanded("inductor:torch[mode=a|b,fullgraph=true|false]@me/x:1") == [
        f"inductor:torch[mode={mode},fullgraph={whole}]@me/x:1" for mode in "ab" for whole in ("true", "false")
    ]
    assert expanded("xla[mode=lazy|lazy]@ipv6:[::1]:50051") == ["xla[mode=lazy]@ipv6:[::1]:50051"]
    for text, said in (
        ("xla[mode=a|]", "an empty value"),
        (f"xla[mode={'|'.join(map(str, range(101)))}]", "101 backe"),
    ):
        with pytest.raises(UsageError, match=said):
            expanded(text)


def test_options_in_brackets_are_part_of_a_site() -> None:
    site = parse_site("inductor[mode=max-autotune]@me/x:1", "cpu")
    assert (site.backend.name, site.where, site.flavour_asked) == ("inductor", "me/x:1", "")
    assert site.identity == ("inductor", "torch[mode=max-autotune]", "me/x:1")
    texts = ["inductor[mode=max-autotune]", "inductor"]
    chosen = options_by_backend(texts, ["mode=reduce-overhead", "fullgraph=true"], "cpu")
    assert chosen == {
        texts[0]: {"mode": "max-autotune", "fullgraph": True},
        texts[1]: {"mode": "reduce-overhead", "fullgraph": True},
    }
    with pytest.raises(UsageError, match="did you mean 'mode'"):
        options_by_backend(["inductor[mod=x]"], [], "cpu")
    assert absolute("./mine[a=b]@./python") == f"{Path('mine').absolute()}[a=b]@{Path('python').absolute()}"


def test_a_folder_is_a_backend_by_the_name_in_its_file(tmp_path: Path) -> None:
    (tmp_path / "backend.toml").write_text(
        'name = "mine"\nsummary = "x"\n[flavours.one]\npython = "3.11"\nrequirements = "r.txt"\ndevices = ["cpu"]\n'
    )
    assert parse_site(str(tmp_path), "cpu").backend.name == "mine"


def test_every_shipped_backend_is_whole() -> None:
    backends = all_backends()
    assert [backend.folder.name for backend in backends] == [backend.name for backend in backends]
    assert [backend.name for backend in backends if backend.role == "reference"] == ["eager", "paddle_eager"]
    for backend in backends:
        assert (backend.folder / "adapter.py").is_file()
        assert (backend.folder / "README.md").is_file()
        for flavour in backend.flavours:
            assert (backend.folder / flavour.requirements).is_file()
    assert len(backends) == len(list(backends_folder().glob("*/adapter.py")))


def test_an_option_without_a_name_goes_to_every_backend_that_has_it() -> None:
    chosen = options_by_backend(["nope", "inductor"], ["mode=max-autotune", "inductor.fullgraph=true"], "cpu")
    assert chosen == {"inductor": {"mode": "max-autotune", "fullgraph": True}}


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("mod=x", "did you mean 'mode'"),
        ("mode=fast", "is one of: default"),
        ("fullgraph=maybe", "takes a bool"),
        ("xla.mode=default", "this run has no backend 'xla'"),
        ("mode", "is not"),
    ],
)
def test_a_wrong_option_is_refused_before_anything_starts(option: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        options_by_backend(["inductor"], [option], "cpu")
