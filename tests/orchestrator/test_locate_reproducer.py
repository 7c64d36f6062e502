"""Tests the script of a reproducer, and how it is decided that a run of it shows the fault."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import scores_kit
from planted_sample import write_sample

from graphnet.launch.local import Rooms
from graphnet.locate.cause import Cause, Rate
from graphnet.locate.reproducer import Ran, reproduce, shows
from graphnet.locate.script import INPUTS_FILE, RECIPE_FILE, Setting, can_be_drawn, recipe_of, script_text, write_inputs
from graphnet.locate.signature import Kind, Signature, signature_of
from graphnet.outcomes import Outcome
from graphnet.settings import backends_folder
from graphnet_contract.backend import read_backend
from graphnet_contract.samples import load_sample

ADAPTERS = sorted(path.parent for path in backends_folder().glob("*/adapter.py"))
FLAVOURS = {
    "inductor": "torch",
    "iree": "llvm_cpu",
    "onnxruntime": "cpu",
    "openvino": "cpu",
    "tvm": "relax",
    "xla": "jax",
}
RECIPES = sorted(path.parent for path in backends_folder().glob(f"*/{RECIPE_FILE}"))
WRONG = Signature(outcome=Outcome.ACCURACY, kind=Kind.distance, error=0.01)
SLOW = Signature(outcome=Outcome.OK, kind=Kind.slow, slower_than=2.0, ratio=9.0)


def failed(outcome: Outcome, message: str) -> Signature:
    return signature_of(scores_kit.row("a/b", outcome=outcome, stage="compile", message=message))


CRASHED = failed(Outcome.CRASHED, "the sample process was killed by SIGSEGV in stage compile")
REFUSED = failed(Outcome.UNSUPPORTED, "no (operators: aten.sort, aten.topk)")
ERROR = failed(Outcome.COMPILE_ERROR, "LoweringException: buf3 has no layout here")
HANG = failed(Outcome.TIMEOUT, "stage compile took over 60 s")
FULL = failed(Outcome.OUT_OF_MEMORY, "MemoryError: no")


@pytest.mark.parametrize(
    ("signature", "code", "output", "shown"),
    [
        (WRONG, 1, "the fault is there: error 0.01", True),
        (WRONG, 0, "the fault is not there: error 1e-7", False),
        # An error of the script itself, such as a missing module, has the same exit code.
        (WRONG, 1, "ModuleNotFoundError: No module named 'torch'", False),
        (CRASHED, 139, "", True),
        (CRASHED, 134, "", False),
        (CRASHED, 1, "the fault is there: ValueError no", False),
        (REFUSED, 1, "the fault is there: UnsupportedError no ('aten.topk',)", True),
        (REFUSED, 1, "the fault is there: UnsupportedError no ('aten.fft',)", False),
        (ERROR, 1, "the fault is there: LoweringException buf0 has no layout here", True),
        (ERROR, 1, "the fault is there: TypeError an int is needed", False),
        (HANG, None, "", True),
        (HANG, 0, "the fault is not there", False),
        (WRONG, None, "", False),
        (FULL, 1, "the fault is there: MemoryError no", True),
        (FULL, 1, "the fault is there: TypeError no", False),
        (SLOW, 1, "the fault is there: the compiled graph takes 8.9 times as long as eager mode", True),
        (SLOW, 0, "the fault is not there: the compiled graph takes 1.1 times as long as eager mode", False),
    ],
)
def test_a_script_shows_its_own_fault_only(signature: Signature, code: int | None, output: str, shown: bool) -> None:
    assert shows(signature, Ran(code, output))[0] is shown


@pytest.mark.parametrize(
    "kind", [WRONG, CRASHED, REFUSED, FULL, SLOW, Signature(outcome=Outcome.ACCURACY, kind=Kind.nonfinite)]
)
@pytest.mark.parametrize("stored", [False, True])
def test_a_script_is_python_and_short_with_a_recipe(tmp_path: Path, kind: Signature, stored: bool) -> None:
    sample = load_sample(write_sample(tmp_path / "sample", "y = torch.tanh(x)\nreturn (y,)"))
    options = {"mode": "default", "dynamic": "false"}
    setting = Setting(backends_folder() / "inductor", "torch", options, "cpu", 2, 123, 1 << 30, {"torch": "2.0"})
    text = script_text(sample, kind, setting, "a title", stored, recipe_of(setting, kind))
    compile(text, "reproduce.py", "exec")
    assert "graphnet_runner" not in text
    assert ("torch.tanh(x)" in text, INPUTS_FILE in text) == (True, stored)
    # The usual case: inputs that the script draws.
    assert len(text.splitlines()) < (74 if stored else 64)


def test_the_recipe_of_inductor_applies_each_option_of_the_row() -> None:
    recipe = backends_folder() / "inductor" / RECIPE_FILE
    declared = tomllib.loads((recipe.parent / "backend.toml").read_text(encoding="utf-8"))["options"]
    assert set(declared) <= set(re.findall(r'"(\w+)"', recipe.read_text(encoding="utf-8")))


def test_the_recipe_of_inductor_sets_numbers_and_texts(torch_python: str) -> None:
    settings = "max_fusion_size=1,cpp.simdlen=1,cpp.inject_relu_bug_TESTING_ONLY=accuracy"
    backend = read_backend(backends_folder() / "inductor")
    options = backend.complete_options({"config": settings})
    code = (
        "import torch, torch._inductor.config as config; from reproduce import compile_model; "
        f"compile_model(torch.nn.ReLU(), [], {options!r}); "
        "print([config.max_fusion_size, config.cpp.simdlen, config.cpp.inject_relu_bug_TESTING_ONLY])"
    )
    command = [torch_python, "-c", code]
    done = subprocess.run(command, cwd=backend.folder, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[1, 1, 'accuracy']", done.stderr


@pytest.mark.parametrize("name", [one.name for one in ADAPTERS])
def test_a_script_has_every_module_that_the_adapter_imports(tmp_path: Path, name: str) -> None:
    minimal = write_sample(tmp_path / "minimal", "y = torch.tanh(x)\nreturn (y,)")
    setting = Setting(backends_folder() / name, "other", {}, "cpu", 1, 1, 1 << 30, {})
    cause = Cause.model_construct(signature=CRASHED, operators=(), rate=Rate(failures=3, tries=3))
    reproduce(cause, minimal, tmp_path / "out", setting, None, 1.0, Rooms.of(True))
    copied = {path.relative_to(tmp_path / "out") for path in (tmp_path / "out").rglob("*.py")}
    assert Path("graphnet_runner/adapter.py") in copied
    for path in copied:
        for node in ast.walk(ast.parse((tmp_path / "out" / path).read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("graphnet_") and not node.level:
                module = node.module or ""
                named = [module] if "." in module else [f"{module}.{one.name}" for one in node.names]
                files = {Path(*one.split(".")).with_suffix(".py") for one in named}
                assert files <= copied, f"{path} imports {files - copied}"


def test_real_inputs_are_stored_where_integers_are_many(tmp_path: Path) -> None:
    folder = write_sample(tmp_path / "sample", "y = x + 1\nreturn (y,)")
    assert can_be_drawn(load_sample(folder))
    meta = (folder / "weight_meta.py").read_text().replace("float32", "int64").replace("None", str(list(range(32))))
    (folder / "weight_meta.py").write_text(meta)
    sample = load_sample(folder)
    assert not can_be_drawn(sample)
    write_inputs(sample, 1, tmp_path)
    assert (tmp_path / INPUTS_FILE).read_bytes()[:16] == bytes([0, *[0] * 7, 1, *[0] * 7])


@pytest.mark.parametrize("backend", RECIPES, ids=lambda path: path.name)
def test_a_script_with_a_recipe_contains_nothing_of_ours(tmp_path: Path, backend: Path) -> None:
    sample = load_sample(write_sample(tmp_path / "sample", "y = torch.tanh(x)\nreturn (y,)"))
    setting = Setting(backend, FLAVOURS[backend.name], {}, "cpu", 1, 1, 1 << 30, {})
    text = script_text(sample, WRONG, setting, "a title", stored=False, recipe=recipe_of(setting, WRONG))
    imported = {name.split(".")[0] for node in ast.walk(ast.parse(text)) for name in _names(node)}
    assert not {name for name in imported if name.startswith("graphnet") or name == "backend"}
    assert "def compile_model(model, inputs, options):" in text


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [one.name for one in node.names] if isinstance(node, ast.Import) else []


def test_the_adapter_is_in_the_script_only_if_the_fault_is_not_there_with_the_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minimal = write_sample(tmp_path / "minimal", "y = torch.tanh(x)\nreturn (y,)")
    setting = Setting(backends_folder() / "inductor", "torch", {}, "cpu", 1, 1, 1 << 30, {})
    cause = Cause.model_construct(signature=CRASHED, operators=(), rate=Rate(failures=3, tries=3))
    for crashes_alone, files in ((True, {"reproduce.py"}), (False, {"reproduce.py", "backend", "graphnet_runner"})):

        def run(script: Path, *_: object, crashes_alone: bool = crashes_alone) -> Ran:
            through_adapter = "graphnet_runner" in script.read_text()
            return Ran(139 if crashes_alone or through_adapter else 0, "")

        monkeypatch.setattr("graphnet.locate.reproducer.run_alone", run)
        made = reproduce(cause, minimal, tmp_path / "out", setting, Path("python"), 1.0, Rooms.of(True))
        assert (made.verified, made.uses_adapter) == (True, not crashes_alone)
        assert {path.name for path in (tmp_path / "out").iterdir()} >= files
        assert ((tmp_path / "out" / "backend").exists()) is not crashes_alone


@pytest.mark.parametrize("name", list(FLAVOURS))
def test_a_recipe_is_for_rows_whose_options_it_knows(name: str) -> None:
    folder = backends_folder() / name
    defaults = read_backend(folder).complete_options({})

    def found(
        signature: Signature = WRONG, flavour: str = FLAVOURS[name], device: str = "cpu", **options: object
    ) -> bool:
        setting = Setting(folder, flavour, {**defaults, **options}, device, 1, 1, 1 << 30, {})
        recipe = recipe_of(setting, signature)
        assert recipe is None or set(recipe.options) <= set(defaults)
        return recipe is not None

    words = set(re.findall(r'"(\w+)"', (folder / RECIPE_FILE).read_text(encoding="utf-8")))
    unread = [option for option in defaults if option not in words]
    assert found()
    assert not found(flavour="other")
    assert not found(device="tpu")
    assert not any(found(**{option: "other"}) for option in unread)
    assert found(SLOW) is (name == "inductor")


def test_a_graph_with_other_outputs_is_not_called_wrong(tmp_path: Path, torch_python: str) -> None:
    sample = load_sample(write_sample(tmp_path / "sample", "y = torch.tanh(x)\nreturn (y,)"))
    setting = Setting(backends_folder() / "inductor", "torch", {}, "cpu", 1, 1, 1 << 30, {})
    text = script_text(sample, WRONG, setting, "a title", stored=False, recipe=recipe_of(setting, WRONG))
    twice = "def compile_model(model, inputs, options):\n    return lambda *x: (model(*x)[0] + 1, model(*x)[0])\n"
    script = tmp_path / "reproduce.py"
    script.write_text(re.sub(r"def compile_model.*?(?=\n\nOPTIONS)", lambda _: twice, text, flags=re.DOTALL))
    done = subprocess.run([torch_python, str(script)], capture_output=True, text=True, check=False)
    assert "they have another number" in done.stderr
    assert not shows(WRONG, Ran(done.returncode, done.stdout))[0]
