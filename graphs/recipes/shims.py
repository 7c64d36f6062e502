"""Make torchvision and torchaudio importable beside a CPU build of torch.

The published wheels contain compiled operators for another build of torch. These operators do not load, and the models
of the corpus do not need them. Call `install()` before the first import of either library.
"""

from __future__ import annotations

import importlib.machinery
import sys
import types
from typing import Any

import torch

_OPERATORS = (
    "nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
    "roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, "
    "int sampling_ratio, bool aligned) -> Tensor",
)
_KEEP: Any = []


def install() -> None:
    """Replace the modules that need the compiled operators by modules that do nothing.

    Declare torchvision's operators `nms` and `roi_align` without code. A second call of this function has no effect.
    """
    if _KEEP:
        return
    library = torch.library.Library("torchvision", "DEF")
    for schema in _OPERATORS:
        library.define(schema)
    _KEEP.append(library)
    # The module of torchvision registers shapes for operators that are missing. The module of torchaudio loads the
    # compiled operators. So replace both modules.
    sys.modules["torchvision._meta_registrations"] = types.ModuleType("torchvision._meta_registrations")
    sys.modules["torchaudio._extension"] = _torchaudio_extension()


def _torchaudio_extension() -> types.ModuleType:
    module = types.ModuleType("torchaudio._extension")
    module.__spec__ = importlib.machinery.ModuleSpec("torchaudio._extension", None)

    def passing(function: Any) -> Any:
        return function

    vars(module).update(
        _IS_TORCHAUDIO_EXT_AVAILABLE=False,
        _IS_RIR_AVAILABLE=False,
        _IS_ALIGN_AVAILABLE=False,
        _SOX_INITIALIZED=False,
        _FFMPEG_EXT=None,
        fail_if_no_rir=passing,
        fail_if_no_align=passing,
        fail_if_no_sox=passing,
        lazy_import_sox_ext=lambda: None,
    )
    return module
