"""Compiles an exported program to a package with AOTInductor. See aot.py, which runs this file in a process of its own.

It writes an empty line when it is ready, waits for one, and then writes one line of JSON: the time of the compile, or
the error.
"""

from __future__ import annotations

import json
import os
import sys
from time import perf_counter_ns
from typing import Any

# The modules of this folder are not the builder's.
sys.path[:] = [path for path in sys.path if os.path.abspath(path) != os.path.dirname(os.path.abspath(__file__))]

import torch  # noqa: E402
import torch._inductor  # noqa: E402
import torch._inductor.compile_fx  # noqa: E402
import torch.export  # noqa: E402


def main() -> None:
    """Do what the order, which is the only argument, says."""
    order = json.loads(sys.argv[1])
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # The compiler's own output goes to the log.
    os.dup2(2, 1)
    # The number of threads is a constant of the generated code.
    torch.set_num_threads(order["threads"])
    program = torch.export.load(order["program"])
    print(file=answers, flush=True)
    sys.stdin.readline()
    began = perf_counter_ns()
    try:
        torch._inductor.aoti_compile_and_package(
            program, package_path=order["package"], inductor_configs=order["settings"]
        )
        answer: dict[str, Any] = {"build_ns": perf_counter_ns() - began}
    except Exception as error:  # noqa: BLE001 - passed on to aot.py
        answer = {"error": _classes(error), "message": " ".join(str(error).split())[:2000]}
    print(json.dumps(answer), file=answers, flush=True)


def _classes(error: BaseException | None) -> list[str]:
    found: list[str] = []
    while error is not None:
        found += [one.__name__ for one in type(error).__mro__]
        error = getattr(error, "inner_exception", None) or error.__cause__
    return found


main()
