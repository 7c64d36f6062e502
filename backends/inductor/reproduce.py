"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model, which torch.compile compiles at its first call."""
    import ast

    import torch._inductor.config as config

    config.freezing, config.cpp_wrapper, config.fallback_random = (
        options[name] for name in ("freezing", "cpp_wrapper", "fallback_random")
    )
    config.max_autotune_gemm_backends = options["gemm_backends"].upper()
    torch._dynamo.config.capture_scalar_outputs = options["capture_scalars"]
    for setting in filter(None, options["config"].split(",")):
        name, value = (part.strip() for part in setting.split("=", 1))
        is_text = isinstance(getattr(config, name), str) or (
            value.isidentifier() and value not in ("True", "False", "None")
        )
        setattr(config, name, value if is_text else ast.literal_eval(value))
    return torch.compile(
        model,
        mode=options["mode"],
        dynamic={"false": False, "true": True, "auto": None}[options["dynamic"]],
        fullgraph=options["fullgraph"],
    )
