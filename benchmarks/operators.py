#!/usr/bin/env python3
"""Compare backends with eager mode operator by operator: speed, and error against float64, on one thread of a CPU.

    benchmarks/operators.py --backend inductor --backend xla --backend tvm,bind_weights=true [--case gelu] [--json FILE]

The cases are in operator_cases.py. Each backend runs in its own environment, with the settings of a worker; eager mode
is timed in the same process, in turn with the compiled case. These are findings:

    failed  the backend refuses the case, fails or crashes
    eager   the backend leaves operators to eager mode
    slow    eager's time is less than 0.3 of the backend's
    wrong   the error is over three times eager's, or over three units of the last digit if eager's is smaller

The exit code is 1 if a finding is not listed in findings/BACKEND.toml beside this script. Such a file has a table for
each kind of finding, which maps the name of a case to a line with the reason and a link. The end of the output names
each listed finding that was not found again.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from figures import ROOT, interpreter_of
from operator_cases import CASES

from graphnet.bench.backend_options import options_by_backend
from graphnet.launch.site import Site, parse_site
from graphnet.settings import records_directory
from graphnet_contract.sample_environment import zygote_environment

SLOW, WRONG = 0.3, 3.0
#: A listed finding counts as gone only if it is clear of its limit by this factor, because times vary.
MARGIN = 1.25
FINDINGS = Path(__file__).with_name("findings")
KINDS = ("failed", "eager", "slow", "wrong")


@dataclass(frozen=True)
class Result:
    """A case measured with a backend. The fields are explained in operators_run.py."""

    case: str
    failure: str
    left: Sequence[str]
    eager_ns: int
    compiled_ns: int
    eager_error: float
    error: float
    unit: float
    compile_s: float

    @property
    def speed(self) -> float:
        """Eager's time over the backend's."""
        return self.eager_ns / self.compiled_ns

    @property
    def errors(self) -> float:
        """The error as a multiple of eager's, or of the last digit's unit if that is larger."""
        return self.error / max(self.eager_error, self.unit)

    def findings(self, margin: float = 1.0) -> dict[str, str]:
        """Return the findings by their kind. With a larger ``margin``, slow and wrong begin so much earlier."""
        if self.failure:
            return {"failed": self.failure}
        found = {"eager": ", ".join(self.left)} if self.left else {}
        if self.speed < SLOW * margin:
            times = f"{self.compiled_ns / 1e3:.0f} us, eager {self.eager_ns / 1e3:.0f}"
            found["slow"] = f"{self.speed:.2g} of eager: {times}"
        if not self.errors <= WRONG / margin:
            found["wrong"] = f"error {self.errors:.2g} times eager's: {self.error:.1e}, eager {self.eager_error:.1e}"
        return found


@dataclass
class Column:
    """The results of one backend, as the user named it, and its explained findings."""

    text: str
    site: Site
    options: Mapping[str, Any]
    known: Mapping[str, Mapping[str, str]]
    results: dict[str, Result] = field(default_factory=dict)

    def new(self, slack: float = 1.0) -> Iterator[str]:
        """Yield a line for each finding that is not listed; a slow or wrong one if its limit is missed by ``slack``."""
        for case, result in self.results.items():
            for kind, found in result.findings(1 / slack).items():
                if case not in self.known.get(kind, {}):
                    yield f"{self.text}: {case} is {kind}: {found}"

    def gone(self) -> Iterator[str]:
        """Yield a line for each listed finding of a measured case that was not found again, and not nearly."""
        for kind, cases in self.known.items():
            for case in cases:
                if case in self.results and kind not in self.results[case].findings(MARGIN):
                    yield f"{self.text}: {case} is listed as {kind}, and is not any more"


def column(text: str, findings: Path) -> Column:
    """Read the value of ``--backend``: a site, and options of the backend after commas."""
    name, *options = text.split(",")
    site = parse_site(name, "cpu")
    chosen = site.backend.complete_options(options_by_backend([name], options, "cpu").get(name, {}))
    chosen |= site.backend.kept_folders(chosen, records_directory(site.backend.name))
    return Column(text, site, chosen, known_findings(findings / f"{site.backend.name}.toml"))


def known_findings(path: Path) -> dict[str, dict[str, str]]:
    """Read the explained findings of a backend, if it has any. Raise SystemExit if one names no link or no case."""
    known: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    for kind, cases in known.items():
        for case, line in cases.items():
            if kind not in KINDS or case not in CASES or "https://" not in line or "\n" in line:
                raise SystemExit(f"{path}: [{kind}] {case} must name a kind and a case, and have a line with a link")
    return known


def measure(one: Column, cases: Sequence[str], seconds: float) -> Iterator[Result]:
    """Yield the result of each case that can begin within so many seconds. Raise SystemExit if the backend has none."""
    paths = [str(ROOT / name) for name in ("proto", "worker", "graphs")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    program = Path(__file__).with_name("operators_run.py")
    folder = one.site.backend.folder.resolve()
    command = [str(interpreter_of(one.site.text)), str(program), str(folder), json.dumps(one.options), str(seconds)]
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [*command, *cases],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=zygote_environment(environment, one.site.backend.environment),
        )
        assert process.stdout is not None
        with process:
            for line in process.stdout:
                yield Result(**json.loads(line))
        if process.returncode:
            log.seek(0)
            raise SystemExit(f"{one.text} cannot be measured:\n{log.read()[-3000:]}")


def table(columns: Sequence[Column], cases: Sequence[str]) -> Iterator[str]:
    """Yield a Markdown table: for each case, eager's time, and the speed and the multiple of eager's error."""
    yield "| case | eager us |" + "".join(f" {one.text} | error |" for one in columns)
    yield "| --- |" + " ---: |" * (1 + 2 * len(columns))
    for case in cases:
        found = [one.results.get(case) for one in columns]
        eager = [result.eager_ns / 1e3 for result in found if result is not None and result.eager_ns]
        if any(found):
            yield f"| {case} | {min(eager, default=math.nan):.0f} |" + "".join(map(_cells, found))


def _cells(result: Result | None) -> str:
    if result is None:
        return "  |  |"
    if result.failure:
        return f" {result.failure.split()[0]} |  |"
    eager = " (eager)" if result.left else ""
    return f" {result.speed:.2f}{eager} | {result.errors:.1f} |"


def summary(one: Column, cases: Sequence[str]) -> str:
    """Return a line with the geometric mean of a backend's speeds, and the numbers of its findings."""
    ran = [result for result in one.results.values() if not result.failure]
    mean = math.exp(sum(math.log(result.speed) for result in ran) / len(ran)) if ran else math.nan
    found = sum(len(result.findings()) for result in one.results.values())
    left_out = len(cases) - len(one.results)
    return (
        f"{one.text}: {len(ran)} of {len(one.results)} cases run, {mean:.2f} of eager (geometric mean), "
        f"{found} findings" + (f"; no time for {left_out} cases" if left_out else "")
    )


def main() -> int:
    """Measure the cases with each backend, print the table, and return 1 if there is a finding that is not listed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--backend", action="append", required=True, help="NAME[:FLAVOUR][,OPTION=VALUE...]; repeatable"
    )
    parser.add_argument(
        "--case", action="append", choices=sorted(CASES), help="a case to run; repeatable; default: all"
    )
    parser.add_argument("--seconds", type=float, default=3600, help="begin no case after so many seconds")
    parser.add_argument("--findings", type=Path, default=FINDINGS, help="folder with the lists of explained findings")
    parser.add_argument(
        "--slack", type=float, default=1.0, help="on an unknown or busy machine: the limits are missed by this factor"
    )
    parser.add_argument("--json", type=Path, help="file for the measured cases")
    given = parser.parse_args()
    columns, cases = [column(text, given.findings) for text in given.backend], given.case or list(CASES)
    end = time.monotonic() + given.seconds
    for number, one in enumerate(columns):
        for result in measure(one, cases, (end - time.monotonic()) / (len(columns) - number)):
            one.results[result.case] = result
            print(one.text, result.case, *result.findings().items(), file=sys.stderr, flush=True)
    print("\n".join(table(columns, cases)), "\n")
    if given.json:
        found = {one.text: {case: vars(result) for case, result in one.results.items()} for one in columns}
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for one in columns:
        print(summary(one, cases))
    for line in (line for one in columns for line in one.gone()):
        print(line)
    new = [line for one in columns for line in one.new(given.slack)]
    print("\n".join(new) or "every finding is listed")
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
