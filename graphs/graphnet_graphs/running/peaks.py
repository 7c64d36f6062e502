"""Measure what a machine can do at most: products of matrices by dtype, and bandwidth by the size of the working set.

Every peak is the best of many calls, and the sweep runs twice: `repeat` says how far the two sweeps are apart.
"""

from __future__ import annotations

import time
from typing import Any, Callable, Dict, List

import torch

PEAKS_VERSION = 2
_DTYPES = ("float32", "float64", "bfloat16", "float16")
#: The sides of the square matrices, and the bytes that one call of a bandwidth test reads and writes.
SIDES = {"cpu": (512, 1024), "cuda": (4096, 8192)}
SIZES = {
    "cpu": tuple(1 << power for power in range(15, 29)),
    "cuda": tuple(1 << power for power in range(20, 33, 2)),
}
#: How long one case is measured in each sweep, in seconds.
CASE_S = 0.08
_FEWEST_CALLS = 3


def measure_peaks(device: str, threads: int) -> Dict[str, Any]:
    """Measure the peaks of a device, on a CPU with so many threads.

    Return `flops_per_s` by dtype, `bytes_per_s` by test (copy, read, triad) as pairs of the working set in bytes and
    the bandwidth, and `repeat`: the largest ratio of the two sweeps' results for one of the peaks.
    """
    torch.set_num_threads(threads)
    with torch.no_grad():
        sweeps = [(_products(device), _bandwidths(device)) for _ in range(2)]
    (flops, nbytes), (flops_again, nbytes_again) = sweeps
    ratios = [_apart(flops[name], flops_again[name]) for name in flops]
    ratios += [_apart(max(v for _, v in nbytes[test]), max(v for _, v in nbytes_again[test])) for test in nbytes]
    return {
        "version": PEAKS_VERSION,
        "device": device,
        "threads": threads,
        "torch": torch.__version__,
        "flops_per_s": {name: max(flops[name], flops_again[name]) for name in flops},
        "bytes_per_s": {
            test: [[size, max(one, other)] for (size, one), (_, other) in zip(nbytes[test], nbytes_again[test])]
            for test in nbytes
        },
        "repeat": max(ratios),
    }


def _apart(one: float, other: float) -> float:
    return max(one, other) / min(one, other)


def _products(device: str) -> Dict[str, float]:
    found = {}
    for name in _DTYPES:
        best = 0.0
        for side in SIDES[_kind(device)]:
            a, b = (torch.randn(side, side, device=device).to(getattr(torch, name)) for _ in range(2))
            out = torch.empty_like(a)
            best = max(best, 2 * side**3 / _best_s(lambda a=a, b=b, out=out: torch.mm(a, b, out=out), device))  # type: ignore[misc]
        found[name] = best
    return found


def _bandwidths(device: str) -> Dict[str, List[List[float]]]:
    found: Dict[str, List[List[float]]] = {"copy": [], "read": [], "triad": []}
    for size in SIZES[_kind(device)]:
        # Each test touches `size` bytes in all: two, one or three arrays of float32.
        two = [torch.ones(size // 8, device=device) for _ in range(2)]
        one = torch.ones(size // 4, device=device)
        three = [torch.ones(size // 12, device=device) for _ in range(3)]
        calls: Dict[str, Callable[[], Any]] = {
            "copy": lambda two=two: two[0].copy_(two[1]),  # type: ignore[misc]
            "read": lambda one=one: one.sum(),  # type: ignore[misc]
            "triad": lambda three=three: torch.add(three[1], three[2], alpha=3.0, out=three[0]),  # type: ignore[misc]
        }
        for test, call in calls.items():
            found[test].append([size, size / _best_s(call, device)])
    return found


def _kind(device: str) -> str:
    return device.partition(":")[0]


def _best_s(call: Callable[[], Any], device: str) -> float:
    """Return the time of the fastest call, in seconds. Short calls are timed together."""
    wait: Callable[[], Any] = (lambda: torch.cuda.synchronize(device)) if _kind(device) == "cuda" else (lambda: None)

    def timed(count: int) -> float:
        began = time.perf_counter()
        for _ in range(count):
            call()
        wait()
        return (time.perf_counter() - began) / count

    timed(2)
    count = max(1, int(1e-4 / max(timed(1), 1e-9)))
    best, end, calls = float("inf"), time.perf_counter() + CASE_S, 0
    while calls < _FEWEST_CALLS or time.perf_counter() < end:
        best, calls = min(best, timed(count)), calls + 1
    return best
