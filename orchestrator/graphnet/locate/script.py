"""The text of a reproducer: a script that shows one fault in the environment of a backend, without this project."""

from __future__ import annotations

import ast
import copy
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from graphnet.locate.signature import SMALLER, Kind, Signature
from graphnet.outcomes import Outcome
from graphnet_contract import mesh_scheme
from graphnet_contract.backend import read_backend
from graphnet_contract.samples import Sample, TensorSpec

#: The file beside the script that holds the inputs, if they are not made in the script.
INPUTS_FILE: Final = "inputs.bin"
#: The line that a script prints if the fault is there. Its exit code is then 1.
FAULT: Final = "the fault is there"
#: A backend's own recipe: a function ``compile_model(model, inputs, options)``, and the tuples FLAVOURS and DEVICES.
RECIPE_FILE: Final = "reproduce.py"
#: The largest number of elements of a tensor that is written into the script.
_MOST_INLINE: Final = 16


@dataclass(frozen=True)
class Setting:
    """The facts that a script needs beside the graph.

    Attributes:
        backend: the folder of the backend.
        flavour: the row's flavour of it.
        options: the values of its options.
        device, threads, seed: as of the run.
        memory_bytes: the limit of memory, which matters only to an OUT_OF_MEMORY row.
        versions: the software of the row, by name.
    """

    backend: Path
    flavour: str
    options: Mapping[str, Any]
    device: str
    threads: int
    seed: int
    memory_bytes: int
    versions: Mapping[str, str]


@dataclass(frozen=True)
class Recipe:
    """A backend's own way to call its compiler as its users do: a function, and the row's options that it reads."""

    function: ast.FunctionDef
    options: Mapping[str, Any]


def recipe_of(setting: Setting, signature: Signature) -> Recipe | None:
    """Return the recipe of a backend; None if it has none for this row.

    A recipe is for the flavours and kinds of devices that it names. Options that it does not read must have their
    defaults. A slow row's must be read, all of them: the compiler's own defaults may be slower for another reason.
    """
    path = setting.backend / RECIPE_FILE
    if not path.is_file():
        return None
    body = ast.parse(path.read_text(encoding="utf-8")).body
    named = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    function = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == "compile_model")
    words = {node.value for node in ast.walk(function) if isinstance(node, ast.Constant)}
    options = {name: value for name, value in setting.options.items() if name in words}
    defaults = read_backend(setting.backend).complete_options({})
    others = {name: value for name, value in setting.options.items() if name not in words}
    known = not others if signature.kind is Kind.slow else all(defaults.get(name) == others[name] for name in others)
    device = setting.device.partition(":")[0]
    if setting.flavour not in named["FLAVOURS"] or device not in named["DEVICES"] or not known:
        return None
    return Recipe(function, options)


def script_text(
    sample: Sample, signature: Signature, setting: Setting, title: str, stored: bool, recipe: Recipe | None
) -> str:
    """Return the script.

    With ``stored``, it reads its inputs from INPUTS_FILE; otherwise it draws float inputs. Without a recipe, it calls
    the backend's adapter, of which a copy must be in the script's folder.
    """
    uses_adapter = recipe is None
    limit = signature.outcome is Outcome.OUT_OF_MEMORY
    has_files = stored or uses_adapter
    modules = [
        *(["os"] if has_files else []),
        *(["resource"] if limit else []),
        *(["statistics"] if signature.kind is Kind.slow else []),
        "sys",
        *(["time"] if signature.kind is Kind.slow else []),
        *(["tempfile"] if uses_adapter else []),
    ]
    lines = [
        f'"""{title}',
        "",
        f"Found by GraphNet Mesh with {', '.join(f'{name} {text}' for name, text in setting.versions.items())}.",
        "Exit code 1: the fault is there; 0: it is not. Run it with the Python of the compiler.",
        '"""',
        *(f"import {name}" for name in modules),
        "",
        *_imports_of(sample.model_source),
        "",
        *(["HERE = os.path.dirname(os.path.abspath(__file__))"] if has_files else []),
        f"graphnet_device = torch.device({setting.device!r})",
        f"torch.set_num_threads({setting.threads})",
    ]
    if limit:
        lines.append(f"resource.setrlimit(resource.RLIMIT_DATA, ({setting.memory_bytes}, {setting.memory_bytes}))")
    lines += ["", "", *_class_of(sample.model_source), "", ""]
    lines += _inputs(sample, setting.seed, stored)
    lines += ["", "", *(_with_adapter(sample, setting) if recipe is None else _with_recipe(recipe))]
    lines += ["", "", *_check(signature)]
    return re.sub("\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def write_inputs(sample: Sample, seed: int, folder: Path) -> None:
    """Write the inputs that the mesh gives the sample into INPUTS_FILE."""
    mesh_scheme.write_inputs(sample, seed, folder / INPUTS_FILE, lambda _: "")


def can_be_drawn(sample: Sample) -> bool:
    """Whether a script can make the inputs itself: integers must be few, as drawn ones could be no valid indices."""
    return all(_is_float(spec) or spec.numel <= _MOST_INLINE for spec in sample.specs)


def _imports_of(text: str) -> list[str]:
    return [ast.unparse(node) for node in ast.parse(text).body if not _is_graph(node) and not _is_docstring(node)]


def _class_of(text: str) -> list[str]:
    node = next(node for node in ast.parse(text).body if _is_graph(node))
    return ast.unparse(node).splitlines()


def _is_graph(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and node.name == "GraphModule"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_float(spec: TensorSpec) -> bool:
    return not spec.is_symint and (spec.storage.is_float or spec.dtype.startswith("complex"))


def _inputs(sample: Sample, seed: int, stored: bool) -> list[str]:
    slots = {slot.spec.name: slot for slot in mesh_scheme.layout(sample.specs).slots}
    lines = ["def make_inputs():", f"    torch.manual_seed({seed})"]
    if stored:
        lines += [
            f'    data = bytearray(open(os.path.join(HERE, "{INPUTS_FILE}"), "rb").read())',
            "",
            "    def stored(dtype, shape, count, offset):",
            "        if not count:",
            "            return torch.empty(shape, dtype=dtype)",
            "        return torch.frombuffer(data, dtype=dtype, count=count, offset=offset).reshape(shape).clone()",
            "",
        ]
    lines.append("    inputs = [")
    for spec in sample.specs:
        if spec.is_symint:
            lines.append(f"        {spec.symint_value},")
        elif stored:
            place = f"{list(spec.shape)}, {spec.numel}, {slots[spec.name].offset}"
            lines.append(f"        stored(torch.{spec.dtype}, {place}),  # {spec.name}")
        else:
            lines.append(f"        {_drawn(spec, seed, sample)},  # {spec.name}")
    lines += [
        "    ]",
        "    return [x.to(graphnet_device) if torch.is_tensor(x) else x for x in inputs]",
    ]
    return lines


def _drawn(spec: TensorSpec, seed: int, sample: Sample) -> str:
    shape, dtype = list(spec.shape), f"dtype=torch.{spec.dtype}"
    array = mesh_scheme.fill(spec, seed, sample.sample_hash, sample.ours)
    if not _is_float(spec):
        return f"torch.tensor({array.reshape(-1).tolist()}, {dtype}).reshape({shape})"
    if spec.dtype in ("bfloat16",) or array.dtype.kind not in "fc" or not array.size:
        return f"torch.randn({shape}).to(torch.{spec.dtype})"
    if array.size <= _MOST_INLINE and np.isfinite(array).all() and array.dtype.kind == "f":
        return f"torch.tensor({array.reshape(-1).tolist()}, {dtype}).reshape({shape})"
    wide = np.abs(array.astype(np.complex128 if array.dtype.kind == "c" else np.float64))
    signed = array.astype(np.float64) if array.dtype.kind == "f" else wide
    mean, std = float(signed.mean()), float(signed.std())
    drawn = f"(torch.randn({shape}) * {std:.4g} + {mean:.4g})"
    return f"{drawn}{'.abs()' if signed.min() >= 0 else ''}.to(torch.{spec.dtype})"


def _with_recipe(recipe: Recipe) -> list[str]:
    function = copy.deepcopy(recipe.function)
    function.returns = None
    for argument in function.args.args:
        argument.annotation = None
    function.body = [node for node in function.body if not _is_docstring(node) and not _is_off(node, recipe.options)]
    return [*ast.unparse(function).splitlines(), "", "", f"OPTIONS = {dict(recipe.options)!r}"]


def _is_off(node: ast.stmt, options: Mapping[str, object]) -> bool:
    """Whether a statement of a recipe does something only with an option that is off."""
    found = re.fullmatch(r"options\['(\w+)'\]", ast.unparse(node.test)) if isinstance(node, ast.If) else None
    return found is not None and not options.get(found[1])


def _with_adapter(sample: Sample, setting: Setting) -> list[str]:
    kinds = tuple(spec.kind for spec in sample.specs)
    return [
        "sys.path.insert(0, HERE)  # the backend's adapter and its contract lie beside this script",
        "from backend import adapter",
        "from graphnet_runner.adapter import Adapter, CompileOptions",
        "",
        f"OPTIONS = {dict(setting.options)!r}",
        "",
        "",
        "def compile_model(model, inputs, options):",
        "    own = [one for one in vars(adapter).values() if isinstance(one, type) and issubclass(one, Adapter)]",
        "    (kind,) = [one for one in own if one.__module__ == adapter.__name__]",
        f"    where = ({setting.device!r}, {setting.threads}, tempfile.mkdtemp())",
        f"    asked = CompileOptions(options, *where, kinds={kinds!r})",
        "    return kind().compile(model, inputs, asked).call",
    ]


def _check(signature: Signature) -> list[str]:
    lines = ["model = GraphModule().eval()", "with torch.no_grad():"]
    run = "compile_model(model, make_inputs(), OPTIONS)(*make_inputs())"
    if signature.kind is Kind.error:
        return [
            *lines,
            "    try:",
            f"        {run}",
            "    except Exception as error:",
            f'        print("{FAULT}:", type(error).__name__, " ".join(str(error).split()),',
            '              getattr(error, "operators", ""))',
            "        sys.exit(1)",
            'print("the fault is not there")',
        ]
    if signature.kind is Kind.slow:
        return [*_timing(), *lines, *_slow_check(signature)]
    flat = [
        "def flat(result):",
        "    return [result] if torch.is_tensor(result) else [one for some in result for one in flat(some)]",
        "",
        "",
        *lines,
        f"    got = flat({run})",
        "    eager = flat(model(*make_inputs()))",
    ]
    if signature.kind is Kind.structure:
        return [
            *flat,
            "shapes = [[(one.dtype, tuple(one.shape)) for one in side] for side in (got, eager)]",
            "is_wrong = shapes[0] != shapes[1]",
            f'print("{FAULT}:" if is_wrong else "the fault is not there:", *shapes)',
            "sys.exit(is_wrong)",
        ]
    flat.append('    len(got) == len(eager) or sys.exit("the outputs cannot be compared: they have another number")')
    if signature.kind is Kind.nonfinite:
        return [
            *flat,
            "places = sum(int((torch.isfinite(a) != torch.isfinite(b)).sum()) for a, b in zip(got, eager))",
            f'print("{FAULT}:" if places else "the fault is not there:", places, "places are wrongly finite or not")',
            "sys.exit(places > 0)",
        ]
    least = (signature.error or 0.0) / SMALLER
    return [
        *flat,
        "    try:",
        "        exact = flat(model(*[x.double() if torch.is_tensor(x) and x.is_floating_point() else x",
        "                             for x in make_inputs()]))",
        "    except RuntimeError:",
        "        exact = eager  # a part of the graph fixes the dtype",
        "",
        "",
        "def error(side):",
        "    pairs = [(a.double(), b.double()) for a, b in zip(side, exact)]",
        "    return max(float((a - b).norm() / b.norm().clamp_min(1e-300)) for a, b in pairs)",
        "",
        "",
        f"is_wrong = error(got) > max({least:.3g}, 10 * error(eager))",
        f'print("{FAULT}:" if is_wrong else "the fault is not there:", "error against float64", error(got),',
        '      "and of eager", error(eager))',
        "sys.exit(is_wrong)",
    ]


def _timing() -> list[str]:
    return [
        "def seconds(call):",
        "    began = time.perf_counter()",
        "    for _ in range(5):",
        "        call(*inputs)",
        '    if graphnet_device.type == "cuda":',
        "        torch.cuda.synchronize()",
        "    return time.perf_counter() - began",
        "",
        "",
    ]


def _slow_check(signature: Signature) -> list[str]:
    least = math.sqrt(signature.ratio or 1.0)
    return [
        "    inputs = make_inputs()",
        "    compiled = compile_model(model, make_inputs(), OPTIONS)",
        "    rounds = [[seconds(compiled), seconds(model)] for _ in range(23)][3:]",
        "ratio = statistics.median(mine / eager for mine, eager in rounds)",
        f"is_slow = ratio > {least:.3g}",
        f'print("{FAULT}:" if is_slow else "the fault is not there:", "the compiled graph takes", ratio,',
        '      "times as long as eager mode")',
        "sys.exit(is_slow)",
    ]


def title_of(signature: Signature, backend: str, operators: Sequence[str]) -> str:
    """Return one line that says what is wrong."""
    named = ", ".join(operators[:3]) + (" ..." if len(operators) > 3 else "")
    what = {
        Kind.distance: "wrong values",
        Kind.nonfinite: "NaN or infinity at wrong places",
        Kind.structure: "outputs of another shape or dtype",
        Kind.slow: f"{signature.ratio or 0:.1f} times slower than eager mode",
        Kind.error: signature.outcome.replace("_", " ").lower(),
    }[signature.kind]
    return f"{backend}: {what} for {named or 'this graph'}".replace('"', "'").replace("\\", "/")
