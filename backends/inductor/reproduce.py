"""How a script without GraphNet Mesh compiles a model: `graphnet locate` copies this function into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

#: The flavours and kinds of devices that this function is for.
FLAVOURS = ("torch",)
DEVICES = ("cpu", "cuda")


def compile_model(model: torch.nn.Module, inputs: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Return the model, which torch.compile compiles at its first call, or a package that AOTInductor made of it."""
    import ast

    import torch._inductor.config as config

    settings = {
        "max_autotune_gemm_backends": options["gemm_backends"].upper(),
        **{name: options[name] for name in ("freezing", "cpp_wrapper", "fallback_random")},
    }
    for setting in filter(None, options["config"].split(",")):
        name, value = (part.strip() for part in setting.split("=", 1))
        is_word = value.isidentifier() and value not in ("True", "False", "None")
        settings[name] = value if is_word or isinstance(getattr(config, name), str) else ast.literal_eval(value)
    if options["aot"]:
        of_mode = torch._inductor.list_mode_options(options["mode"])
        with torch.no_grad():
            program = torch.export.export(model, tuple(inputs), strict=False)
            package = torch._inductor.aoti_compile_and_package(program, inductor_configs={**of_mode, **settings})
        return torch._inductor.aoti_load_package(package)
    for name, value in settings.items():
        setattr(config, name, value)
    torch._dynamo.config.capture_scalar_outputs = options["capture_scalars"]
    return torch.compile(
        model,
        mode=options["mode"],
        dynamic={"false": False, "true": True, "auto": None}[options["dynamic"]],
        fullgraph=options["fullgraph"],
    )
