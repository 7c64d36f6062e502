"""Tests of ``graphnet bisect``, with real git repositories and fake workers that read what the build wrote."""

from __future__ import annotations

import json
import math
import os
import subprocess
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker, Result
from run_files import make_run, row

from graphnet.bisect.log import BisectLog
from graphnet.bisect.revisions import Revision
from graphnet.errors import UsageError
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
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
        own = {
            "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "a",
            "GIT_AUTHOR_EMAIL": "a@b",
            "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@b",
        }
        done = subprocess.run(
            ["git", "-C", str(self.folder), *arguments],
            env=outside | own,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def commit(self, title: str, broken: bool = False, **content: Any) -> None:
        """Make a commit. If ``broken`` is true, the commit's build fails. Otherwise the build succeeds, and ``content``
        describes how the fake worker that runs the build behaves.
        """
        (self.folder / SOURCE).write_text(json.dumps({"title": title, **content}))
        (self.folder / "broken").unlink(missing_ok=True)
        if broken:
            (self.folder / "broken").touch()
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", title)
        self.commits.append(self.git("rev-parse", "HEAD"))

    def state(self) -> tuple[str, ...]:
        """Return everything that a bisection must not change: the status, HEAD, the references and the worktrees."""
        commands = (
            ("status", "--porcelain"),
            ("rev-parse", "--abbrev-ref", "HEAD"),
            ("for-each-ref",),
            ("worktree", "list"),
        )
        return tuple(self.git(*command) for command in commands)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    # Keep the developer's configuration of git away from the git commands that bisect runs.
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    return Toy(tmp_path / "toy")


Bisect = Callable[..., Result]


@pytest.fixture
def bisect(cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, toy: Toy, tmp_path: Path) -> Bisect:
    """``bisect()`` bisects the toy from its first to its last commit. A fake worker does what the built commit says."""
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
    return Script(
        outputs=outputs, trial_ns=content.get("trial_ns", 1_000_000), outcome=outcome, fail_after=Stage.INPUTS
    )


def plant(toy: Toy, culprit: int, count: int = 20, broken: int | None = None, **fault: Any) -> None:
    """Make ``count`` commits, numbered from 0. ``fault`` is the content of commit number ``culprit`` and of all later
    commits. The build of commit number ``broken`` fails.
    """
    for number in range(count):
        toy.commit(f"change {number}", broken=number == broken, **(fault if number >= culprit else {}))


@pytest.mark.parametrize(("culprit", "broken"), [(13, 9), (19, 14), (10, 9)])
def test_of_twenty_commits_the_slow_one_is_found(culprit: int, broken: int, toy: Toy, bisect: Bisect) -> None:
    plant(toy, culprit, broken=broken, trial_ns=2_000_000)
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
    assert answer["builds"] <= math.ceil(math.log2(19)) + 2
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


def test_an_interrupted_bisection_goes_on(
    toy: Toy, bisect: Bisect, cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(toy, 6, count=10, trial_ns=2_000_000)
    stop = tmp_path / "stop"
    stop.write_text("1 2 3")
    # The fourth build interrupts the command, as Ctrl-C does.
    command = (
        "sh",
        "-c",
        f"echo x >> {stop}.count; test $(wc -l < {stop}.count) -ne 4 || kill -INT $PPID; cp {SOURCE} built",
    )
    done = bisect(command=command)
    assert done.code == 130
    assert "./graphnet bisect --resume found" in done.err
    log = (tmp_path / "found/bisect.jsonl").read_bytes()
    assert len(log.splitlines()) == 4
    # Append an incomplete line, as a kill may leave it. Bisect must ignore this line and test its revision again.
    (tmp_path / "found/bisect.jsonl").write_bytes(log + b'{"revision": "12')
    toy.commit("a commit that the bisection does not know", trial_ns=1)
    done = cli("bisect", "--resume", "found", "--format", "json")
    assert (done.code, done.json["first_bad"]) == (0, toy.commits[6]), done.err
    builds = len(Path(f"{stop}.count").read_text().splitlines())
    assert builds == len(done.json["steps"]) + 1
    again = cli("bisect", "--resume", "found", "--format", "json")
    assert again.json == done.json
    assert len(Path(f"{stop}.count").read_text().splitlines()) == builds


def test_images_are_searched(cli: Cli, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(_self: Any, revision: Revision, run: Path) -> RunStore:
        number = int(revision.name.rpartition(":")[2])
        request = Request(device="cpu", threads=1, memory_bytes=1)
        make_run(run, row("a", ratio=2.0 if number < 4 else 1.0), asked=request.kept())
        return RunStore.open(run)

    monkeypatch.setattr("graphnet.cli.bisect.RevisionBench.measure", measure)
    images = [f"me/cc:{number}" for number in range(7)]
    done = cli("bisect", "--images", *images, "--backend", "xla", "--sample", make_sample("a"), "--format", "json")
    assert (done.code, done.json.get("first_bad")) == (0, "me/cc:4"), done.err
    assert done.json["builds"] <= math.ceil(math.log2(6)) + 2


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
    cli: Cli, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = set()

    def measure(_self: Any, revision: Revision, run: Path) -> RunStore:
        with (
            closing(BisectLog(Path("found"))) as second,
            pytest.raises(UsageError, match="another graphnet bisect is using found now"),
        ):
            second.read()
        refused.add(revision.name)
        request = Request(device="cpu", threads=1, memory_bytes=1)
        make_run(run, row("a", ratio=2.0 if revision.name == "one" else 1.0), asked=request.kept())
        return RunStore.open(run)

    monkeypatch.setattr("graphnet.cli.bisect.RevisionBench.measure", measure)
    done = cli("bisect", "--out", "found", "--images", "one", "two", "--backend", "xla", "--sample", make_sample("a"))
    assert (done.code, refused) == (0, {"one", "two"}), done.err
    with closing(BisectLog(Path("found"))) as first:
        first.read()
        second = cli("bisect", "--resume", "found")
        assert (second.code, len(second.err.splitlines())) == (2, 1), second.err
        assert "another graphnet bisect is using found now; wait for it, or end it" in second.err
    assert cli("bisect", "--resume", "found").code == 0


def test_a_folder_in_which_no_bisection_began_can_be_used_again(tmp_path: Path) -> None:
    with closing(BisectLog(tmp_path / "found")) as first:
        first.make_folder()
        with closing(BisectLog(tmp_path / "found")) as second, pytest.raises(UsageError, match="is using"):
            second.read()
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
    # Git explains this error in several lines. The last line, "remove the file manually to continue.", names no file.
    # The command must show the line that names it.
    (Path("found/build/.git") / "index.lock").mkdir()
    done = cli("bisect", "--resume", "found")
    assert (done.code, len(done.err.splitlines())) == (2, 1), done.err
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
    assert "newer version" in cli("bisect", "--resume", "found").err
    first = {"kind": "graphnet-bisect", "on": "slower", "backend": "b", "sample": "s", "threshold": 5, "repeats": 1}
    log.write_text(json.dumps(first) + '\n{"revision": 1}\n')
    done = cli("bisect", "--resume", "found")
    assert (done.code, "line 2 of found/bisect.jsonl is damaged" in done.err) == (2, True)
