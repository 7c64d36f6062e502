"""Compiles and calls one sample at once, for those who write an adapter.

``graphnet backends try`` starts it: ``python -m graphnet_runner.try_sample ORDER``. There is no server: nothing is
timed, limited or locked, and what fails shows its whole traceback, or opens the debugger. ORDER is an object in JSON
with the fields of ``Order``.
"""

from __future__ import annotations

import dataclasses
import faulthandler
import json
import os
import pdb  # noqa: T100 - the user may ask for the debugger
import shutil
import sys
import tempfile
import traceback
from typing import Any, Dict, List, Tuple

from graphnet_contract.messages import Stage, Start
from graphnet_runner import tensors
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, SampleFacts
from graphnet_runner.failures import classify, print_traceback, sample_line
from graphnet_runner.frameworks.known import seed_everything
from graphnet_runner.model import load_model
from graphnet_runner.parts import compile_parts, timed_compile
from graphnet_runner.terms import set_terms
from graphnet_runner.zygote import BackendError, load_adapter

#: So many lines of model.py before and after the failing one are shown.
_AROUND = 6
#: So many characters of a fact of the compiler are shown.
_MOST_SHOWN = 300


@dataclasses.dataclass(frozen=True)
class Order:
    """The order of a try. Paths are absolute."""

    backend: str
    sample: str
    #: The file with the inputs, and the position of each tensor in it.
    inputs: str
    offsets: List[int]
    options: Dict[str, Any]
    device: str
    threads: int
    seed: int
    #: Whether to print all of model.py before anything runs.
    shows_graph: bool
    #: Whether to open the debugger where something fails.
    debugs: bool


def main(order_json: str) -> int:
    """Try the sample, and print what happens. Return 0, or 1 if something failed."""
    # A crash in native code then shows the Python frames that led to it.
    faulthandler.enable()
    from graphnet_contract.samples import load_sample

    order = Order(**json.loads(order_json))
    sample = load_sample(order.sample)
    if order.shows_graph:
        _show(sample, 1, len(sample.model_source.splitlines()))
    try:
        adapter = load_adapter(order.backend)
    except BackendError as error:
        # The traceback is printed already.
        print(error)
        return 1
    stage = [Stage.LOAD]
    scratch = tempfile.mkdtemp(prefix="graphnet-try-")
    try:
        _try(order, sample, adapter, scratch, stage)
    # An adapter or a sample may call sys.exit(), and SystemExit is not an Exception.
    except BaseException as error:
        _explain(error, sample, stage[-1])
        if order.debugs:
            pdb.post_mortem(error.__traceback__)
        return 1
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return 0


def _try(order: Order, sample: Any, adapter: Adapter, scratch: str, stage: List[Stage]) -> None:
    import torch

    set_terms()
    torch.set_num_threads(order.threads)
    folders = {name: os.path.join(scratch, name) for name in ("prepared", "scratch")}
    for folder in folders.values():
        os.mkdir(folder)
    print("adapter: %s" % _joined(adapter.info()), flush=True)
    try:
        adapter.prepare(folders["prepared"])
    # A worker only logs it, because samples can be compiled without the prepared files.
    except Exception as error:
        print_traceback(error)
    with torch.no_grad():
        model = load_model(sample.model_source, order.device, scratch)
        stage.append(Stage.INPUTS)
        inputs = tensors.Inputs(order.inputs, sample.specs, order.offsets, order.device)
        expected = _eager(order, model, inputs)
        stage.append(Stage.COMPILE)
        print("compiling", flush=True)
        compiled = _compiled(order, sample, adapter, model, inputs, folders)
        inputs.restore(inputs.written())
        _print_evidence(compiled, adapter)
        stage.append(Stage.WARM_UP)
        for number in ("first", "second"):
            print("%s call" % number, flush=True)
            seed_everything(order.seed)
            got = tensors.flatten(compiled.call(*inputs.values))
            adapter.synchronize(order.device)
            _print_outputs(got, expected)
            inputs.restore(inputs.written())


def _eager(order: Order, model: Any, inputs: tensors.Inputs) -> Tuple[Any, List[Any]]:
    """Return what the sample itself computes."""
    seed_everything(order.seed)
    structure, outputs = tensors.flatten(model(*inputs.values))
    outputs = tensors.clone_outputs(outputs)
    inputs.restore(inputs.written())
    return structure, outputs


def _compiled(
    order: Order, sample: Any, adapter: Adapter, model: Any, inputs: tensors.Inputs, folders: Dict[str, str]
) -> Compiled:
    parts = tuple(sample.graph_calls)
    facts = SampleFacts(sample.name, sample.sample_hash, sample.model_source, tuple(sample.specs), sample.ours)
    options = CompileOptions(
        values=order.options,
        device=order.device,
        threads=order.threads,
        kinds=tuple(spec.kind for spec in sample.specs),
        sample=None if parts else facts,
        scratch=folders["scratch"],
        prepared=folders["prepared"],
    )
    seed_everything(order.seed)
    if parts:
        return compile_parts(adapter, model, inputs, options, Start(device=order.device, parts=parts))[0]
    return timed_compile(adapter, model, inputs.values, options, order.device)[0]


def _print_evidence(compiled: Compiled, adapter: Adapter) -> None:
    evidence = compiled.evidence
    print("evidence: %s of %s nodes compiled" % (_known(evidence.nodes_compiled), _known(evidence.nodes_total)), end="")
    print(", partitions: %s" % _known(evidence.partitions))
    if evidence.nodes_compiled == 0:
        print("the row would be FELL_BACK: the compiler took no node")
    if evidence.fallback_ops:
        print("left to eager: %s" % ", ".join(evidence.fallback_ops))
    for name, value in evidence.compiler.items():
        print("compiler.%s: %s" % (name, _cut(json.dumps(value))))
    if adapter.flags():
        print("flags: %s" % ", ".join(adapter.flags()))


def _print_outputs(got: Tuple[Any, List[Any]], expected: Tuple[Any, List[Any]]) -> None:
    """Print how far each output is from eager mode's. A benchmark run judges; this only measures."""
    if got[0] != expected[0]:
        print("  the outputs are nested as %s, in eager mode as %s" % (json.dumps(got[0]), json.dumps(expected[0])))
    for index, (ours, theirs) in enumerate(zip(got[1], expected[1])):
        what = "output %d: %s%s" % (index, str(theirs.dtype).replace("torch.", ""), list(theirs.shape))
        print("  %s: %s" % (what, _distance(ours, theirs)))


def _distance(ours: Any, theirs: Any) -> str:
    import torch

    if (ours.dtype, ours.shape) != (theirs.dtype, theirs.shape):
        return "the compiled graph gives %s%s" % (str(ours.dtype).replace("torch.", ""), list(ours.shape))
    if tensors.same_bits(ours, theirs):
        return "the same bits as eager mode"
    left, right = ours.detach().cpu(), theirs.detach().cpu()
    if not (right.dtype.is_floating_point or right.dtype.is_complex):
        return "%d of %d elements are not those of eager mode" % (int((left != right).sum()), right.numel())
    wide = torch.complex128 if right.dtype.is_complex else torch.float64
    left, right = left.to(wide), right.to(wide)
    known = torch.isfinite(right)
    if not torch.equal(known, torch.isfinite(left)) or not torch.equal(_kinds(left[~known]), _kinds(right[~known])):
        return "one side has NaN or infinity where the other has not"
    if not bool(known.any()):
        return "NaN and infinity as in eager mode"
    largest, scale = float((left - right)[known].abs().max()), float(right[known].abs().max())
    return "the largest difference from eager mode is %.3g, where its largest value is %.3g" % (largest, scale)


def _kinds(values: Any) -> Any:
    """Return which values are NaN, and the signs of the infinite ones."""
    import torch

    return torch.nan_to_num(torch.view_as_real(values) if values.is_complex() else values, 0.0, 1.0, -1.0)


def _explain(error: BaseException, sample: Any, stage: Stage) -> None:
    """Print the whole traceback, the outcome that a row would have, and the statement of the sample that failed."""
    traceback.print_exception(type(error), error, error.__traceback__, file=sys.stdout)
    failure = classify(error, stage)
    step = " (%s)" % failure.step if failure.step else ""
    print("the row would be %s in %s%s: %s" % (failure.code.name, stage.name.lower(), step, failure.message))
    line = sample_line(error)
    if line is not None:
        print("it failed in line %d of %s:" % (line, os.path.join(str(sample.path), "model.py")))
        _show(sample, line - _AROUND, line + _AROUND, line)


def _show(sample: Any, first: int, last: int, marked: int = 0) -> None:
    for number, text in enumerate(sample.model_source.splitlines(), 1):
        if first <= number <= last:
            print("%s %4d %s" % (">" if number == marked else " ", number, text))


def _joined(facts: Dict[str, str]) -> str:
    return ", ".join("%s %s" % pair for pair in sorted(facts.items())) or "no versions"


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "..."


def _known(number: Any) -> str:
    return "unknown" if number is None else str(number)


if __name__ == "__main__":
    status = main(sys.argv[1])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)
