"""Tests of ``graphnet bisect``, with real git repositories and fake workers that read what the build wrote."""

from __future__ import annotations

import importlib.util
import json
import math
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bisect.log import BisectLog
from graphnet.cli import bisect_step
from graphnet.errors import UsageError
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

RIGHT = [np.arange(6, dtype=np.float32)]
QUICK = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--memory", "1GiB", "--format", "json")
#: The source file of the toy compiler. The build copies this file to `built`, which the fake worker reads.
SOURCE = "compiler.json"
BUILD = ("sh", "-c", f"test ! -e broken && cp {SOURCE} built")


class Toy:
    """A git repository of a toy compiler. ``commits`` holds the hashes of its commits, the oldest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commits: list[str] = []
        folder.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")

    def git(self, *arguments: str) -> str:
        # The developer's own settings must not change the test, for instance commit.gpgsign, or GIT_DIR in a hook.
        outside = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        own = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
        own |= {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        command = ["git", "-C", str(self.folder), *arguments]
        done = subprocess.run(command, env=outside | own, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def commit(self, title: str, broken: bool = False, **content: Any) -> None:
        """Make a commit, whose build fails if ``broken``. ``content``: how the fake worker with the build behaves."""
        (self.folder / SOURCE).write_text(json.dumps({"title": title, **content}))
        (self.folder / "broken").unlink(missing_ok=True)
        if broken:
            (self.folder / "broken").touch()
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", title)
        self.commits.append(self.git("rev-parse", "HEAD"))

    def state(self) -> tuple[str, ...]:
        """Return everything that a bisection must not change."""
        commands = ("status --porcelain", "rev-parse --abbrev-ref HEAD", "for-each-ref", "worktree list")
        return tuple(self.git(*command.split()) for command in commands)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    # Keep the developer's configuration of git away from the git commands that bisect runs.
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    return Toy(tmp_path / "toy")


Bisect = Callable[..., Result]


@pytest.fixture
def bisect(cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, toy: Toy, tmp_path: Path) -> Bisect:
    """``bisect()`` bisects the toy. A fake worker does what the built commit says."""
    sample = make_sample("a")

    def answers(_start: messages.Start) -> Script:
        return script(json.loads((tmp_path / "found/build/built").read_text()))

    worker, reference = make_worker("inductor", answers), make_worker("eager", Script(outputs=RIGHT))

    def run(*extra: object, command: tuple[str, ...] = BUILD, good: str | None = None) -> Result:
        ends = ("--good", good or toy.commits[0], "--bad", "main")
        sites = ("--backend", worker.target, "--reference", reference.target, "--sample", sample)
        return cli("bisect", "--repo", toy.folder, *ends, *sites, *QUICK, "--out", "found", *extra, "--", *command)

    return run


def script(content: Mapping[str, Any]) -> Script:
    outcome = messages.Outcome(OutcomeCode.COMPILE_ERROR, message="planted") if content.get("fails") else None
    outputs = [RIGHT[0] + 1] if content.get("wrong") else RIGHT
    time_ns = content.get("trial_ns", 1_000_000)
    return Script(outputs=outputs, trial_ns=time_ns, outcome=outcome, fail_after=Stage.INPUTS)


def plant(toy: Toy, culprit: int, count: int = 20, broken: int | None = None, **fault: Any) -> None:
    """Make commits, numbered from 0. Those from number ``culprit`` on have the ``fault``; number ``broken`` fails."""
    for number in range(count):
        toy.commit(f"change {number}", broken=number == broken, **(fault if number >= culprit else {}))


@pytest.mark.parametrize(("count", "culprit", "broken"), [(20, 13, 9), (6, 5, 2), (6, 3, 2)])
def test_the_slow_commit_is_found_within_log2_tests(
    count: int, culprit: int, broken: int, toy: Toy, bisect: Bisect
) -> None:
    plant(toy, culprit, count, broken=broken, trial_ns=2_000_000)
    before = toy.state()
    done = bisect("--on", "slower")
    answer = done.json
    steps = {step["revision"]: step for step in answer["steps"]}
    if culprit - broken == 1:
        # The commit before the culprit does not build, so it is unknown which of these two commits is the first slow
        # one.
        assert done.code == 1
        assert [one["revision"] for one in answer["suspects"]] == toy.commits[broken : culprit + 1]
        assert answer["first_bad"] is None
    else:
        assert (done.code, answer["first_bad"]) == (0, toy.commits[culprit]), done.err
        assert [one["title"] for one in answer["suspects"]] == [f"change {culprit}"]
    assert answer["builds"] <= math.ceil(math.log2(count - 1)) + 2
    if toy.commits[broken] in steps:
        skipped = steps[toy.commits[broken]]
        assert (skipped["mark"], skipped["built"]) == ("skipped", False)
        assert skipped["reason"].startswith("does not build: exit code 1, see found/builds/")
    assert {step["mark"] for step in answer["steps"]} <= {"good", "bad", "skipped"}
    assert toy.state() == before


@pytest.mark.parametrize("fault", ["wrong", "fails"])
def test_the_first_wrong_or_failing_commit_is_found(fault: str, toy: Toy, bisect: Bisect) -> None:
    plant(toy, 5, count=8, **{fault: True})
    done = bisect("--on", fault)
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[5]), done.err


def test_a_merged_branch_is_searched(toy: Toy, bisect: Bisect) -> None:
    toy.commit("base")
    toy.git("checkout", "--quiet", "-b", "side")
    toy.commit("slow on the side", trial_ns=2_000_000)
    culprit = toy.commits[-1]
    toy.git("checkout", "--quiet", "main")
    (toy.folder / "other").write_text("x")
    toy.git("add", "--all")
    toy.git("commit", "--quiet", "--message", "main goes on")
    toy.git("merge", "--quiet", "--no-edit", "side")
    done = bisect()
    assert (done.code, done.json["first_bad"]) == (0, culprit), done.err


def test_the_text_names_the_commit_and_the_skipped_one(toy: Toy, bisect: Bisect) -> None:
    plant(toy, 3, count=6, broken=2, trial_ns=3_000_000)
    toy.commit("faster again", trial_ns=3_000_000)
    done = bisect("--format", "text", good=toy.commits[0])
    assert done.code == 1, done.err
    broken, culprit = (toy.commits[number][:12] for number in (2, 3))
    assert done.out.partition("\n\n")[2].splitlines()[:-1] == [
        "one of these 2 revisions is the first bad one; the others could not be tested:",
        f'  {broken} "change 2"',
        f'  {culprit} "change 3"',
        f'skipped: {broken} "change 2" does not build: exit code 1, see found/builds/{broken}.log',
    ]
    assert "of 7 revisions were built" in done.out.splitlines()[-1]
    assert "is the first bad revision" not in done.out


def test_a_difference_below_the_threshold_is_nothing_to_find(toy: Toy, bisect: Bisect) -> None:
    plant(toy, 1, count=3, trial_ns=1_020_000)
    done = bisect("--threshold", 10)
    assert done.code == 2
    assert "is not slower" in done.err.splitlines()[-1] and "nothing to find" in done.err
    assert len((Path("found") / "bisect.jsonl").read_text().splitlines()) == 3


def test_an_unclear_commit_is_measured_again_in_more_processes(toy: Toy, bisect: Bisect) -> None:
    plant(toy, 1, count=2, trial_ns=1_070_000)
    done = bisect()
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[1]), done.err
    for step in done.json["steps"]:
        asked = [json.loads((Path("found") / run / "run.json").read_text())["asked"] for run in step["runs"]]
        assert [one["processes"] for one in asked] == [1, 3], step


def test_a_test_that_breaks_stops_the_search_and_marks_nothing(
    toy: Toy, bisect: Bisect, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(toy, 2, count=4, fails=True)
    monkeypatch.setattr("graphnet.cli.bisect_step.TEST", (sys.executable, "-c", "import sys; sys.exit(255)"))
    done = bisect("--on", "fails")
    assert done.code == 2
    assert "git bisect run stopped, because the test of a commit failed" in done.err.splitlines()[-1]


def test_a_mark_without_a_result_is_no_answer(
    toy: Toy, bisect: Bisect, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(toy, 2, count=4, fails=True)
    with monkeypatch.context() as broken:
        broken.setattr("graphnet.cli.bisect_step.TEST", (sys.executable, "-c", "import sys; sys.exit(1)"))
        done = bisect("--on", "fails")
    assert done.code == 2
    assert "its test stored no result; go on with --resume" in done.err.splitlines()[-1]
    done = cli("bisect", "--resume", "found", "--format", "json")
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[2]), done.err


def test_a_broken_test_has_an_exit_code_that_stops_git(tmp_path: Path) -> None:
    paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | paths
    command = (*bisect_step.TEST, str(tmp_path), str(tmp_path / "nowhere"), "0")
    read, closed = os.pipe()
    os.close(read)
    with open("/dev/full", "w") as full:
        for stderr in (full, closed, subprocess.PIPE):
            assert subprocess.run(command, env=buffered, stderr=stderr, check=False).returncode == 255
    os.close(closed)
    (tmp_path / "graphnet.py").write_text("raise ImportError('planted')")
    done = subprocess.run(command, env=buffered | {"PYTHONPATH": str(tmp_path)}, capture_output=True, check=False)
    assert (done.returncode, b"planted" in done.stderr) == (255, True)


@pytest.mark.parametrize("name", ["INT", "HUP"])
def test_an_interrupted_bisection_goes_on(
    name: str, toy: Toy, bisect: Bisect, cli: Cli, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    # Under nohup, this process ignores SIGHUP, and so would the command.
    before = signal.signal(signal.SIGHUP, lambda *_: None)
    request.addfinalizer(lambda: signal.signal(signal.SIGHUP, before))
    plant(toy, 4, count=7, trial_ns=2_000_000)
    stop = tmp_path / "stop"
    stop.write_text("1 2 3")
    # The fourth build interrupts the command, as Ctrl-C does, and is ended by it.
    interrupt = f"{{ kill -{name} {os.getpid()}; sleep 60; }}"
    build = f"echo x >> {stop}.count; test $(wc -l < {stop}.count) -ne 4 || {interrupt}; cp {SOURCE} built"
    done = bisect(command=("sh", "-c", build))
    assert done.code == 130
    assert "./graphnet bisect --resume found" in done.err
    log = (tmp_path / "found/bisect.jsonl").read_bytes()
    assert len(log.splitlines()) == 4
    # Append an incomplete line, as a kill may leave it. Bisect must ignore this line and test its revision again.
    (tmp_path / "found/bisect.jsonl").write_bytes(log + b'{"revision": "12')
    toy.commit("a commit that the bisection does not know", trial_ns=1)
    done = cli("bisect", "--resume", "found", "--format", "json")
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[4]), done.err
    builds = len(Path(f"{stop}.count").read_text().splitlines())
    assert builds == len(done.json["steps"]) + 1
    again = cli("bisect", "--resume", "found", "--format", "json")
    assert again.json == done.json
    assert len(Path(f"{stop}.count").read_text().splitlines()) == builds


#: A test of an image that needs no Docker: image ``me/cc:N`` is slow from N = 4 on, and image ``me/cc:B`` is broken.
IMAGE_STEP = """import sys
from pathlib import Path
from graphnet.cli import bisect_step
from graphnet.errors import UsageError
from graphnet.runs.request import Request
from run_files import make_run, row

def measure(_asked, _build, revision, run, _number):
    tag = revision.name.rpartition(":")[2]
    if tag == "B":
        raise UsageError("the image is broken")
    request = Request(device="cpu", threads=1, memory_bytes=1)
    fields = {"where": revision.name, "device": {"type": "cpu", "index": 0, "name": "x", "uuid": "u", "host": "h"}}
    make_run(run, row("a", ratio=2.0 if int(tag) < 4 else 1.0, **fields), asked=request.kept(), planned_rows=1)

bisect_step.measure = measure
if __name__ == "__main__":
    sys.exit(bisect_step.main())
"""


@pytest.fixture
def image_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure images by the script IMAGE_STEP, in this process and in those that git starts."""
    script = tmp_path / "image_step.py"
    script.write_text(IMAGE_STEP)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    spec = importlib.util.spec_from_file_location("image_step", script)
    assert spec is not None and spec.loader is not None
    # Keep the function that importing the script replaces, so that monkeypatch restores it after the test.
    monkeypatch.setattr(bisect_step, "measure", bisect_step.measure)
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    monkeypatch.setattr("graphnet.cli.bisect_step.TEST", (sys.executable, str(script)))


@pytest.mark.usefixtures("image_step")
def test_images_are_searched(cli: Cli, make_sample: MakeSample) -> None:
    images = [f"me/cc:{number}" for number in range(7)]
    done = cli("bisect", "--images", *images, "--backend", "xla", "--sample", make_sample("a"), "--format", "json")
    assert (done.code, done.json.get("first_bad")) == (0, "me/cc:4"), done.err
    assert done.json["builds"] <= math.ceil(math.log2(6)) + 2


@pytest.mark.usefixtures("image_step")
def test_an_image_that_cannot_be_tested_stays_a_suspect(cli: Cli, make_sample: MakeSample) -> None:
    images = ["me/cc:0", "me/cc:3", "me/cc:B", "me/cc:4", "me/cc:5"]
    done = cli("bisect", "--images", *images, "--backend", "xla", "--sample", make_sample("a"), "--format", "json")
    assert done.code == 1, done.err
    assert [one["revision"] for one in done.json["suspects"]] == ["me/cc:B", "me/cc:4"]
    marks = {step["revision"]: step["mark"] for step in done.json["steps"]}
    assert marks["me/cc:B"] == "skipped"


def test_head_of_a_linked_worktree_is_the_worktrees_own(toy: Toy, bisect: Bisect, tmp_path: Path) -> None:
    plant(toy, 2, count=4, fails=True)
    linked = tmp_path / "linked"
    toy.git("worktree", "add", "--quiet", "--detach", str(linked), toy.commits[2])
    done = bisect("--on", "fails", "--repo", linked, "--bad", "HEAD")
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[2]), done.err
    assert json.loads(Path("found/bisect.jsonl").read_text().splitlines()[0])["bad"] == toy.commits[2]


def test_variables_of_git_name_no_other_repository(
    toy: Toy, bisect: Bisect, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(toy, 2, count=4, fails=True)
    other = Toy(tmp_path / "other")
    other.commit("not of the toy")
    before = toy.state(), other.state()
    monkeypatch.setenv("GIT_DIR", str(other.folder / ".git"))
    monkeypatch.setenv("GIT_WORK_TREE", str(other.folder))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other.folder / ".git/index"))
    build = f'test "$(git rev-parse HEAD)" = "$GRAPHNET_BISECT_COMMIT" && cp {SOURCE} built'
    done = bisect("--on", "fails", command=("sh", "-c", build))
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[2]), done.err
    assert (toy.state(), other.state()) == before


def test_a_folder_is_used_by_one_bisection_at_a_time(
    toy: Toy, bisect: Bisect, cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(toy, 1, count=2, fails=True)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    second = f"cd {tmp_path}; {sys.executable} -m graphnet bisect --resume found >> said 2>&1; echo $? >> said"
    assert bisect("--on", "fails", command=("sh", "-c", f"cp {SOURCE} built; {second}")).code == 0
    refused = "graphnet: another graphnet bisect is using found now; wait for it, or end it"
    assert (tmp_path / "said").read_text().splitlines() == [refused, "2"] * 2
    assert cli("bisect", "--resume", "found").code == 0


def test_a_folder_stays_in_use_until_the_last_process_of_the_bisection_ends(tmp_path: Path) -> None:
    log, later = BisectLog(tmp_path / "found"), BisectLog(tmp_path / "found")
    log.make_folder()
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, pass_fds=log.held) as child:
        # As if this process had been killed.
        os.close(log.held[0])
        with pytest.raises(UsageError, match="is using"):
            later.lock()
        child.communicate()
    with closing(later):
        later.lock()
        with subprocess.Popen(["cat"], stdin=subprocess.PIPE, pass_fds=later.held):
            later.close()
            # The end of a bisection does not wait for a server that a build has started.
            with closing(BisectLog(tmp_path / "found")) as last, pytest.raises(UsageError, match="no bisection"):
                last.lock()


def test_builds_inherit_the_lock(toy: Toy, bisect: Bisect) -> None:
    plant(toy, 2, count=4, fails=True)
    build = f"readlink /proc/$$/fd/* | grep -q found/bisect.jsonl && cp {SOURCE} built"
    done = bisect("--on", "fails", command=("sh", "-c", build))
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[2]), done.err


def test_a_folder_in_which_no_bisection_began_can_be_used_again(tmp_path: Path) -> None:
    with closing(BisectLog(tmp_path / "found")) as first:
        first.make_folder()
        with closing(BisectLog(tmp_path / "found")) as second, pytest.raises(UsageError, match="is using"):
            second.lock()
        with closing(BisectLog(tmp_path / "found")) as second, pytest.raises(UsageError, match="is not empty"):
            second.make_folder()
        assert (tmp_path / "found/bisect.jsonl").exists()
    assert list((tmp_path / "found").iterdir()) == []


def test_lock_files_of_a_killed_git_command_are_removed(toy: Toy, bisect: Bisect, cli: Cli) -> None:
    plant(toy, 1, count=2, fails=True)
    assert bisect("--on", "fails").code == 0
    for name in ("index.lock", "HEAD.lock", "refs/bisect/bad.lock"):
        (Path("found/build/.git") / name).touch()
    done = cli("bisect", "--resume", "found", "--format", "json")
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[1]), done.err


def test_an_error_of_git_is_shown_by_the_line_that_names_it(toy: Toy, bisect: Bisect, cli: Cli) -> None:
    plant(toy, 1, count=2, fails=True)
    assert bisect("--on", "fails").code == 0
    # Without its steps, the bisection checks the good commit out again.
    log = Path("found/bisect.jsonl")
    log.write_text(log.read_text().partition("\n")[0] + "\n")
    # Git explains this error in several lines. The last line, "remove the file manually to continue.", names no file.
    # The command must show the line that names it.
    (Path("found/build/.git") / "index.lock").mkdir()
    done = cli("bisect", "--resume", "found")
    assert (done.code, len(done.err.splitlines())) == (2, 2), done.err
    assert "fatal: Unable to create" in done.err and "index.lock': File exists" in done.err


def bad_usage(toy: Toy) -> list[tuple[list[object], str]]:
    sample, ends = ["--sample", "timm/resnet18"], ["--good", "HEAD", "--bad", "HEAD"]
    repo: list[object] = ["--repo", toy.folder]
    backend = ["--backend", "nope"]
    make = ["--", "make"]
    return [
        ([*repo, *ends, *sample, *make], "give --backend once"),
        ([*repo, *ends, *backend, *make], "name the sample with --sample"),
        ([*repo, *ends, *backend, "--sample", "timm/resnet19", *make], "timm/resnet18"),
        ([*repo, *backend, *sample, *make], "give --repo, --good and --bad"),
        ([*repo, *ends, *backend, *sample], "give the command that builds your compiler after --"),
        ([*repo, *ends, *backend, *sample, *make], "are the same commit"),
        ([*repo, "--good", "v9", "--bad", "HEAD", *backend, *sample, *make], "--good v9 is not a commit"),
        ([*repo, "--good", "HEAD", "--bad", "HEAD~1", *backend, *sample, *make], "is not an ancestor"),
        ([*repo, *ends, *backend, *sample, "--suite", "smoke", *make], "leave out --suite"),
        (["--images", "one", *backend, *sample], "at least two images"),
        (["--images", "one", "one", *backend, *sample], "has an image twice"),
        (["--images", "one", "two", *repo, *backend, *sample], "give either --images or --repo"),
        (["--repo", toy.folder.parent, *ends, *backend, *sample, *make], "is not a git repository"),
        (["--repo", "nowhere", *ends, *backend, *sample, *make], "is not a folder"),
        (["--resume", toy.folder], "holds no bisection"),
    ]


def test_wrong_usage_is_one_sentence(toy: Toy, cli: Cli) -> None:
    toy.commit("one")
    toy.commit("two")
    for number, (arguments, message) in enumerate(bad_usage(toy)):
        out = () if "--resume" in arguments else ("--out", f"out-{number}")
        done = cli("bisect", *out, *arguments)
        assert (done.code, message in done.err) == (2, True), (arguments, done.err)
        assert len(done.err.splitlines()) == 1, done.err
        assert not (Path(f"out-{number}") / "bisect.jsonl").exists()


def test_a_damaged_or_foreign_log_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "found").mkdir()
    log = tmp_path / "found/bisect.jsonl"
    log.write_text("[]\n")
    assert "is not the log of a bisection" in cli("bisect", "--resume", "found").err
    log.write_text('{"kind": "graphnet-bisect", "schema_version": 2}\n')
    assert "a newer version" in cli("bisect", "--resume", "found").err
    first = {"kind": "graphnet-bisect", "schema_version": 1, "on": "slower", "backend": "b", "sample": "s"}
    first |= {"threshold": 5, "repeats": 1}
    log.write_text(json.dumps(first) + '\n{"revision": 1}\n')
    done = cli("bisect", "--resume", "found")
    assert (done.code, "line 2 of found/bisect.jsonl is damaged" in done.err) == (2, True)
