"""Translates the options of this backend into settings of torch_tensorrt.

The installed torch_tensorrt must know every setting, because it ignores unknown settings without a message, both as
options of ``torch.compile`` and as arguments of ``dynamo.compile``.
"""

from __future__ import annotations

import dataclasses
import os
from typing import Any

import torch
from torch_tensorrt.dynamo import CompilationSettings

from graphnet_runner.adapter import CompileError, CompileOptions

from . import library

#: For each mode, the options that torch_tensorrt ignores, and the default, the only value that is accepted.
_WITHOUT_EFFECT: dict[str, dict[str, Any]] = {
    "torch_compile": {"precision": "as_is", "require_full_compilation": False, "offload_module_to_cpu": False},
    "torchscript": {
        "precision": "as_is",
        "optimization_level": -1,
        "use_fp32_acc": True,
        "torch_executed_ops": "",
        "decompose_attention": False,
        "offload_module_to_cpu": False,
        "timing_cache": "",
    },
}


def settings_of(options: CompileOptions) -> dict[str, Any]:
    """Translate the options into keyword arguments for torch_tensorrt.

    Raises CompileError if the installed torch_tensorrt lacks a setting, or if an option would have no effect.
    """
    _refuse_without_effect(options)
    wanted: dict[str, Any] = {
        "min_block_size": options["min_block_size"],
        # By default torch_tensorrt silently runs the graph in PyTorch if an engine cannot be built.
        "pass_through_build_failures": True,
        "disable_tf32": not options["tf32"],
        "workspace_size": options["workspace_mb"] << 20,
        "num_avg_timing_iters": options["num_avg_timing_iters"],
        "require_full_compilation": options["require_full_compilation"],
        "truncate_double": options["truncate_double"],
        "use_fp32_acc": options["use_fp32_acc"],
        "decompose_attention": options["decompose_attention"],
        # By default torch_tensorrt takes every mask of an attention for the causal one, and drops the mask.
        "attn_bias_is_causal": False,
        "offload_module_to_cpu": options["offload_module_to_cpu"],
        "timing_cache_path": _timing_cache(options),
        "torch_executed_ops": {_operator(name) for name in _names(options["torch_executed_ops"])},
    }
    if options["optimization_level"] >= 0:
        wanted["optimization_level"] = options["optimization_level"]
    if options["precision"] != "as_is":
        wanted["enable_autocast"] = True
        wanted["autocast_low_precision_type"] = getattr(torch, options["precision"])
    if options.device.startswith("cuda"):
        wanted["device"] = torch.device(options.device)
    unknown = sorted(set(wanted) - {field.name for field in dataclasses.fields(CompilationSettings)})
    if unknown:
        message = "this torch_tensorrt has no setting %s; leave the option that needs it at its default"
        raise CompileError(message % ", ".join(unknown), step="capture")
    return wanted


def shown(settings: dict[str, Any]) -> dict[str, Any]:
    """Return, as plain values, the settings that the sample's row of results stores."""
    plain = {name: value for name, value in settings.items() if isinstance(value, (bool, int, float))}
    return {**plain, "torch_executed_ops": sorted(map(str, settings["torch_executed_ops"]))}


def _refuse_without_effect(options: CompileOptions) -> None:
    for name, nothing in _WITHOUT_EFFECT.get(options["mode"], {}).items():
        if options[name] != nothing:
            message = "option %s changes nothing with mode=%s of torch_tensorrt: leave it out, or use mode=export"
            raise CompileError(message % (name, options["mode"]), step="capture")
    if options["timing_cache"] and library.is_rtx():
        raise CompileError("TensorRT-RTX has no timing cache: leave the option timing_cache out", step="capture")


def _timing_cache(options: CompileOptions) -> str:
    """Return the path of the file of timings: of the sample alone, or in the kept folder for this version's samples."""
    if not options["timing_cache"]:
        return os.path.join(options.scratch, "timing", "cache.bin")
    return os.path.join(options["timing_cache"], *library.versions().values(), "cache.bin")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _operator(name: str) -> Any:
    """Return torch's operator with a name such as ``aten.mm.default``, or raise CompileError."""
    found: Any = torch.ops
    for part in name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, torch._ops.OpOverload):
        message = "torch_executed_ops names %s, which is not an operator; write names such as aten.mm.default" % name
        raise CompileError(message, step="capture")
    return found
