"""Logs in GraphNet's format. They follow the documented grammar and are not written by the code under test."""

from __future__ import annotations

#: The tolerances at level t are 10 ** (k * t). These are the exponents k for (rtol, atol), for float16, bfloat16,
#: float32 and float64.
_EXPONENTS = ((3 / 5, 1), (1.796 / 5, 1), (5.886 / 5, 1), (7 / 5, 7 / 5))
_COLUMN = {"float16": 0, "bfloat16": 1, "float32": 2, "float64": 3}
P = "graph-net-test-compiler-log"


def head(path: str, compiler: str = "inductor", device: str = "cuda", hardware: str = "H20") -> str:
    values = {"model": path.rpartition("/")[2], "device": device, "hardware": hardware, "compiler": compiler}
    values |= {"warmup": "3", "trials": "5", "compile_framework_version": "2.7.1"}
    return f"{P} [Processing] {path}\n" + "".join(f"{P} [Config] {key}: {value}\n" for key, value in values.items())


def trials(*times: float) -> str:
    listed = "".join(f"Trial {number}: e2e={ms:.5f} ms, gpu=1.00000 ms\n" for number, ms in enumerate(times, 1))
    return f"[Profiling] Using device: cuda H20, warm up 3, trials {len(times)}\n{listed}"


def compared(reached: list[int | None], dtypes: list[str] | None = None, speedup: float = 2.0) -> str:
    dtypes = dtypes or ["float32"] * len(reached)
    types = " ".join(dtypes)
    text = trials(4.0, 4.4) + trials(2.0, 2.2)
    text += f"{P} [Datatype][eager]: {types}\n{P} [Datatype][compiled]: {types}\n"
    text += f"{P} [DataType] eager:{dtypes} compiled:{dtypes} match:True\n"
    equal = " ".join("1" if one == -99 else "0" for one in reached)
    text += f"{P} [Correctness][equal]: {equal}\n"
    for t in range(-10, 6):
        for rtol, atol in _EXPONENTS:
            values = " ".join(str(int(one is not None and t >= one)) for one in reached)
            text += f"{P} [Correctness][all_close_atol_{10 ** (t * atol):.2E}_rtol_{10 ** (t * rtol):.2E}]: {values}\n"
    text += f"{P} [Correctness][max_diff]: {' '.join(['0.125'] * len(reached))}\n"
    text += f"{P} [Correctness][mean_diff]: {' '.join(['0.0625'] * len(reached))}\n"
    text += f"{P} [Result] status: success\n"
    times = '{{"e2e": {{"median": {0}, "iqr": 0.1, "mean": {0}, "std": 0.2, "min": {1}, "max": {2}}}}}'
    text += f"{P} [Performance][eager]: {times.format(4.2, 4.0, 4.4)}\n"
    text += f"{P} [Performance][compiled]: {times.format(2.1, 2.0, 2.2)}\n"
    return text + f"{P} [Speedup][e2e]: {speedup:.5f}\n{P} [Speedup][gpu]: 1.00000\n"


def right(path: str, reached: int = -6, speedup: float = 2.0) -> str:
    return head(path) + compared([reached], speedup=speedup)


def failed(path: str, side: str) -> str:
    begun = trials(4.0) if side == "compiled" else ""
    reason = f"{side.capitalize()} model execution failed: no kernel for it\n"
    return (
        head(path) + begun + reason + f"{P} [Result] status: failed\n{P} [Fail due to {side} model execution error.]\n"
    )


def other_type(path: str) -> str:
    """Return all lines of a sample whose compiled side returned another dtype. GraphNet's log calls this a success."""
    text = head(path) + trials(4.0) + trials(2.0) + f"{P} [Datatype][eager]: float32\n"
    text += f"{P} [Datatype][compiled]: float16\n{P} [DataType] eager:['float32'] compiled:['float16'] match:False\n"
    return text + f"{P} [Result] status: success\n{P} [Speedup][e2e]: 2.00000\n"


#: A log with one sample of every kind that GraphNet's torch scripts can log: right, wrong, failed and others.
EVERY_KIND = (
    "model_path_prefix: /x\nnoise before the first sample, ValueError: ignored\n"
    + right("/x/samples/timm/good", -6, 2.0)
    + "W1111 17:24:49 a compiler's own words\n"
    + right("/x/samples/timm/slow", -4, 0.5)
    + right("/x/samples/timm/coarse", 1, 3.0)
    + head("/x/samples/timm/never")
    + compared([None], speedup=4.0)
    + failed("/x/samples/nlp/no_compiler", "compiled")
    + other_type("/x/samples/nlp/types")
    + right("/x/samples/nlp/warned", -6, 1.1)
    + "SomeError: a harmless warning\n"
    + head("/x/samples/nlp/died")
    + trials(4.0)
    + head("/x/samples/nlp/mixed")
    + compared([-3, -99, None], ["float16", "int64", "bool"], speedup=1.25)
    + right("/x/samples/nlp/last", 0, 1.5)
)
