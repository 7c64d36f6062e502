"""Lowers an exported program to one of ExecuTorch, loads it, and calls it with torch tensors."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from executorch.backends.xnnpack.partition.xnnpack_partitioner import XnnpackPartitioner
from executorch.exir import EdgeCompileConfig, to_edge_transform_and_lower
from executorch.extension.pybindings import portable_lib

from graphnet_lowering.errors import explained, one_line
from graphnet_runner.adapter import CompileError, CompileOptions, UnsupportedError
from graphnet_runner.failures import is_out_of_memory

#: How ExecuTorch names operators for which it has no kernel, or none that writes to a given tensor.
_MISSING = re.compile(r"\baten(?:::|\.)\w+(?:\.\w+)?")

#: How the runtime's error ends if there is no kernel for the operator with the dtypes of its arguments.
_OPERATOR_MISSING = "error: 0x14"


@dataclass(frozen=True)
class Lowered:
    """A program of ExecuTorch. ``delegates`` is the number of its parts that XNNPACK computes."""

    buffer: bytes
    delegates: int
    #: The operators that ExecuTorch's own kernels compute, with the number of their calls.
    own: dict[str, int]

    def facts(self) -> dict[str, Any]:
        """Return the compiler's own figures for the evidence."""
        return {
            "delegates": self.delegates,
            "own_kernels": self.own,
            "program_bytes": len(self.buffer),
            "threads": portable_lib._threadpool_get_thread_count(),
        }

    def load(self, examples: Sequence[torch.Tensor], threads: int) -> Callable[..., Sequence[Any]]:
        """Load the program and run it once. Return a function that calls it, with outputs in memory of their own.

        Raises UnsupportedError if a kernel is missing, and CompileError (step "load") if the program does not run.
        """
        # The pool has as many threads as the machine has cores, wherever this process may run.
        portable_lib._unsafe_reset_threadpool(threads)
        try:
            module = portable_lib._load_for_executorch_from_buffer(self.buffer)
            run = module.forward
            run(list(examples))
        # ExecuTorch's errors have no common class.
        except Exception as error:
            raise _refusal(error, "load") from error

        # The runtime reads constants from the buffer, so the buffer must live as long as the function.
        def call(*tensors: torch.Tensor, _buffer: bytes = self.buffer) -> Sequence[Any]:
            found: Sequence[Any] = run([one.contiguous() for one in tensors])
            return found

        return call


def lower(program: Any, options: CompileOptions) -> Lowered:
    """Lower a program of torch.export.

    Raises UnsupportedError if ExecuTorch has no kernel for an operator, and CompileError (step "lower") otherwise.
    """
    partitioner = [XnnpackPartitioner()] if options["delegate"] == "xnnpack" else []
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            edge = to_edge_transform_and_lower(
                program, partitioner=partitioner, compile_config=EdgeCompileConfig(_check_ir_validity=False)
            )
            made = edge.to_executorch()
    # ExecuTorch's errors have no common class.
    except Exception as error:
        raise _refusal(error, "lower") from error
    targets = [node.target for node in made.exported_program().graph.nodes if node.op == "call_function"]
    own = Counter(target.name() for target in targets if isinstance(target, torch._ops.OpOverload))
    unknown = tuple(sorted(set(own) - set(portable_lib._get_operator_names())))
    if unknown:
        raise UnsupportedError("ExecuTorch has no kernel for %s" % ", ".join(unknown), unknown)
    delegates = sum(str(target) == "executorch_call_delegate" for target in targets)
    return Lowered(bytes(made.buffer), delegates, dict(own))


def _refusal(error: Exception, step: str) -> BaseException:
    text = one_line(error)
    names = tuple(sorted(set(_MISSING.findall(str(error)))))
    if is_out_of_memory(error):
        return error
    if "Missing out variants" in text or text.endswith(_OPERATOR_MISSING):
        return UnsupportedError("ExecuTorch has no kernel for %s" % (", ".join(names) or "a dtype (%s)" % text), names)
    return CompileError(text, step) if step == "load" else explained("ExecuTorch", error, step)
