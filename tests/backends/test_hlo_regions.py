"""Tests that XLA's printed program is read into regions: fusions with what they call, and the lines of nodes."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]
_SPEC = importlib.util.spec_from_file_location("hlo_regions", ROOT / "backends" / "xla" / "hlo_regions.py")
assert _SPEC is not None
assert _SPEC.loader is not None
hlo_regions = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(hlo_regions)

#: As jaxlib 0.10 prints a program of ``exp(x) * 2``, followed by a call of a library.
TEXT = """HloModule jit_g, is_scheduled=true

%fused_computation (param_0.1: f32[8,8]) -> f32[8,8] {
  %param_0.1 = f32[8,8]{1,0} parameter(0)
  %exp.0 = f32[8,8]{1,0} exponential(%param_0.1), metadata={op_name="jit(g)/exp_1/exp" stack_frame_id=3}
  ROOT %mul.0 = f32[8,8]{1,0} multiply(%exp.0, %exp.0), metadata={op_name="jit(g)/mul/mul" stack_frame_id=2}
}

ENTRY %main.1 (x.1: f32[8,8]) -> (f32[8,8]) {
  %x.1 = f32[8,8]{1,0} parameter(0), metadata={op_name="mul"}
  %fusion = f32[8,8]{1,0} fusion(%x.1), kind=kLoop, calls=%fused_computation, metadata={op_name="jit(g)/mul/mul"}
  %add.2 = f32[8,8]{1,0} add(%fusion, %x.1), metadata={op_name="jit(g)/gelu/mul" stack_frame_id=4}
  %dot.3 = f32[8,8]{1,0} dot(%fusion, %x.1), metadata={op_name="jit(g)/mm/jit(_mm)/dot_general"}
  ROOT %tuple = (f32[8,8]{1,0}) tuple(%dot.3)
}
"""


def test_a_fusion_has_the_lines_of_everything_that_it_calls() -> None:
    found = hlo_regions.regions_of(TEXT, {"exp_1": (7,), "mul": (8,), "mm": (9,), "gelu": (5,), "other": (10,)})
    assert [(one.name, one.lines, one.certainty) for one in found] == [
        ("fusion fusion", (7, 8), "traced"),
        # JAX's primitive "mul" is not the node of this name.
        ("add add.2", (5,), "traced"),
        ("dot dot.3", (9,), "traced"),
    ]
    assert found[0].operators == ("fusion", "exponential", "multiply")
    assert hlo_regions.regions_of(TEXT, {}) == []
