"""Compiles an exported program to a package with AOTInductor. See aot.py, which runs this file in a process of its own.

It writes an empty line when it is ready, waits for one, and then writes one line of JSON: what the compile took, or the
error.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from time import perf_counter_ns
from typing import Any

_ORDER = json.loads(sys.argv[1])
# The modules of this folder are not the builder's. Those of the worker set the terms of all sides.
sys.path[:] = [path for path in sys.path if os.path.abspath(path) != os.path.dirname(os.path.abspath(__file__))]
sys.path.append(_ORDER["worker"])

import torch  # noqa: E402
import torch._inductor  # noqa: E402
import torch._inductor.compile_fx  # noqa: E402
import torch.export  # noqa: E402

from graphnet_lowering.errors import depends_on_data  # noqa: E402
from graphnet_runner.failures import is_out_of_memory  # noqa: E402
from graphnet_runner.terms import set_terms  # noqa: E402

#: The kinds of inductor's errors for aot.py by the names of their classes, or the step that failed.
_KINDS = {
    "MissingOperatorWithDecomp": "missing",
    "MissingOperatorWithoutDecomp": "missing",
    "LoweringException": "lower",
}


def main() -> None:
    """Do what the order, which is the only argument, says."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # The compiler's own output goes to the log.
    os.dup2(2, 1)
    # The number of threads is a constant of the generated code, and inductor measures code on these terms.
    torch.set_num_threads(_ORDER["threads"])
    set_terms()
    program = torch.export.load(_ORDER["program"])
    print(file=answers, flush=True)
    if not sys.stdin.readline():
        return  # The sample's process has ended.
    began = perf_counter_ns()
    try:
        # Inductor freezes weights only without gradients.
        with torch.no_grad():
            torch._inductor.aoti_compile_and_package(
                program, package_path=_ORDER["package"], inductor_configs=_ORDER["settings"]
            )
        answer: dict[str, Any] = {
            "build_ns": perf_counter_ns() - began,
            "build_memory_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        }
    except Exception as error:  # noqa: BLE001 - passed on to aot.py
        answer = {"error": _kind(error), "message": " ".join(str(error).split())[:2000]}
    print(json.dumps(answer), file=answers, flush=True)


def _kind(error: BaseException) -> str:
    causes = [error]
    while (cause := getattr(causes[-1], "inner_exception", None) or causes[-1].__cause__) is not None:
        causes.append(cause)
    if any(map(is_out_of_memory, causes)):
        return "memory"
    if any(map(depends_on_data, causes)):
        return "data"
    names = [kind.__name__ for one in causes for kind in type(one).__mro__]
    return next((_KINDS[name] for name in names if name in _KINDS), "build")


main()
