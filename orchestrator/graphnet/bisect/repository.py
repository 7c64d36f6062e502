"""The repository in which ``git bisect run`` searches: a copy of the user's, or one with a commit for each image."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.errors import StorageError, UsageError
from graphnet.printable import printable

#: Environment variables that name a git repository or its files. Git sets some of them when a hook or
#: `git rebase --exec` runs a command. With them, git commands and builds would work on the user's checkout.
_REPOSITORY_VARIABLES: Final = re.compile(
    "GIT_(ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|DIR|INDEX_FILE|NAMESPACE|OBJECT_DIRECTORY|PREFIX|WORK_TREE)"
)
#: The lines of `git bisect log` that mark a tested commit.
_MARKED: Final = re.compile(r"^git bisect (?:good|bad|skip) (\w+)", re.MULTILINE)
#: The lines of `git bisect log` that name the result: one commit, or all that are left if the others were skipped.
_FOUND: Final = re.compile(r"^# (?:possible )?first bad commit: \[(\w+)\]", re.MULTILINE)


@dataclass(frozen=True)
class Revision:
    """A commit or an image of a compiler. ``name`` is the full hash or the image; ``title`` is the commit's subject."""

    name: str
    title: str

    @property
    def short(self) -> str:
        return self.name[:12] if self.title else self.name

    def __str__(self) -> str:
        return f'{self.short} "{self.title}"' if self.title else self.name


class Repository:
    """A repository for one bisection. It has its own files and references, so the user's repository stays as it is."""

    def __init__(self, folder: Path, has_images: bool) -> None:
        self.folder = folder.absolute()
        self._has_images = has_images

    def copy(self, repository: str, good: str, bad: str) -> tuple[str, str]:
        """Copy the user's repository, and return the hashes of the good and the bad commit.

        The copy of the checkout or bare ``repository`` shares its objects. ``good`` and ``bad`` are names in any form
        that git accepts. In a linked worktree, HEAD is the HEAD of the worktree.

        Raises UsageError if the repository or a commit does not exist, or the good commit is not an ancestor of the bad
        one.
        """
        if not Path(repository).is_dir():
            raise UsageError(f"--repo {repository} is not a folder; name a checkout of your compiler")
        found = _git(repository, "rev-parse", "--path-format=absolute", "--git-common-dir", check=False)
        if found.returncode:
            raise UsageError(f"--repo {repository} is not a git repository: {_said(found)}")
        source = found.stdout.strip()
        first, last = (_commit(repository, name, flag) for name, flag in ((good, "--good"), (bad, "--bad")))
        if first == last:
            raise UsageError(f"--good {good} and --bad {bad} are the same commit")
        if _git(source, "merge-base", "--is-ancestor", first, last, check=False).returncode:
            raise UsageError(
                f"--good {good} is not an ancestor of --bad {bad}; name an earlier commit of the history of {bad}"
            )
        _git(".", "clone", "--shared", "--no-checkout", "--quiet", "--", source, str(self.folder))
        # The addresses of submodules may be relative to the address of the user's remote.
        url = _git(source, "config", "--get", "remote.origin.url", check=False).stdout.strip()
        if url:
            self._git("remote", "set-url", "origin", url)
        return first, last

    def commit_images(self, images: Sequence[str]) -> tuple[str, str]:
        """Make one empty commit for each image, and return the hashes of the first and the last one.

        So git searches images as it searches commits: skipped images, the log and resuming need no code of their own.
        """
        if len(images) < 2:
            raise UsageError("--images needs at least two images: first the good one, last the bad one")
        if len(set(images)) < len(images):
            raise UsageError("--images has an image twice; give each image once, in the order of its age")
        _git(".", "init", "--quiet", str(self.folder))
        author = ("-c", "user.name=graphnet", "-c", "user.email=graphnet@localhost")
        commits: list[str] = []
        for image in images:
            parent = ("-p", commits[-1]) if commits else ()
            commits.append(self._git(*author, "commit-tree", self._git("mktree"), *parent, "-m", image))
        self._git("update-ref", "HEAD", commits[-1])
        return commits[0], commits[-1]

    def revision(self, commit: str) -> Revision:
        subject = self._git("log", "-1", "--format=%s", commit)
        return Revision(subject, "") if self._has_images else Revision(commit, printable(subject, 200))

    def count(self, good: str, bad: str) -> int:
        """Return the number of commits in the history of the bad commit that are not in that of the good one."""
        return int(self._git("rev-list", "--count", f"{good}..{bad}"))

    def check_out(self, commit: str, keep_files: bool) -> None:
        """Check out a commit. If ``keep_files`` is false, remove the files that earlier builds made."""
        self._git("checkout", "--quiet", "--force", "--detach", commit)
        if not keep_files:
            # The second -f also removes repositories inside the copy, for instance those that a build has cloned.
            self._git("clean", "-ffdxq")

    def chosen(self) -> str:
        """Return the hash of the commit that git wants to be tested next."""
        return self._git("rev-parse", "--verify", "BISECT_HEAD")

    def search(
        self, good: str, bad: str, test: Sequence[str], say: Callable[[str], None], held: Collection[int] = ()
    ) -> list[Revision]:
        """Let ``git bisect run`` search, or go on with an interrupted search.

        Args:
            good, bad: the ends of the search. They have been tested.
            test: the command that tests the commit ``chosen``. Its exit code is 0 for a good commit, 1 for a bad one,
                125 for one to be skipped, and above 127 to stop the search.
            say: shows a line of git's output.
            held: descriptors that git and the tests keep open, because they may outlive this process.

        Returns the commits that may be the first bad one, the oldest first.

        Raises StorageError if the test stopped the search; KeyboardInterrupt if the search was interrupted, and the
        test under way has ended.
        """
        if not (self.folder / ".git/BISECT_START").exists():
            # With --no-checkout, git does not refuse to go on if a build has changed files of the commit.
            self._git("bisect", "start", "--no-checkout", bad, good)
        if not (suspects := self._suspects()):
            self._run(test, say, held)
            suspects = self._suspects()
        if not suspects:
            raise StorageError("git bisect run stopped, because the test of a commit failed; the reason is above")
        return suspects

    def check_marks(self, tested: Collection[str]) -> None:
        """Raise StorageError if git marked a revision that is not in ``tested``: its test broke, so the mark is wrong.

        Git then forgets all marks, so that the next search begins anew, with the results of the tests.
        """
        marked = [self.revision(commit) for commit in _MARKED.findall(self._git("bisect", "log"))]
        untested = next((one for one in marked if one.name not in tested), None)
        if untested is not None:
            self._git("bisect", "reset")
            raise StorageError(f"git marked {untested}, but its test stored no result; go on with --resume")

    def _suspects(self) -> list[Revision]:
        return [self.revision(commit) for commit in reversed(_FOUND.findall(self._git("bisect", "log")))]

    def _run(self, test: Sequence[str], say: Callable[[str], None], held: Collection[int]) -> None:
        command = ["git", "-C", str(self.folder), "bisect", "run", *test]
        with subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            errors="replace",
            env=own_environment(),
            start_new_session=True,
            pass_fds=held,
        ) as git:
            assert git.stdout is not None
            try:
                for line in git.stdout:
                    say(line.rstrip())
            except BaseException:
                # SIGTERM ends git at once. Read until the test has closed its stdout, because it has workers to stop.
                # SIGINT would do nothing to a test that inherited it as ignored, as commands in the background do.
                os.killpg(git.pid, signal.SIGTERM)
                git.stdout.read()
                raise

    def remove_locks(self) -> None:
        """Remove the lock files of a killed git command, because they make later git commands fail."""
        own = self.folder / ".git"
        # This removes no git reference, because the name of a reference cannot end in ".lock".
        for path in (*own.glob("*.lock"), *(own / "refs").rglob("*.lock")):
            if path.is_file():
                path.unlink(missing_ok=True)

    def _git(self, *arguments: str) -> str:
        return _git(self.folder, *arguments).stdout.strip()


def own_environment() -> dict[str, str]:
    """Return the environment without the variables that name another git repository."""
    return {name: value for name, value in os.environ.items() if not _REPOSITORY_VARIABLES.fullmatch(name)}


def _commit(repository: str, name: str, flag: str) -> str:
    done = _git(repository, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}", check=False)
    if done.returncode:
        raise UsageError(f"{flag} {name} is not a commit of the repository; name a commit, a tag or a branch")
    return done.stdout.strip()


def _git(folder: str | Path, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run git. If ``check`` is true and git fails, raise StorageError with git's message."""
    if shutil.which("git") is None:
        raise UsageError("bisect needs git; install it")
    done = subprocess.run(
        ["git", "-C", str(folder), "-c", "core.hooksPath=/dev/null", *arguments],
        capture_output=True,
        text=True,
        errors="replace",
        env=own_environment() | {"LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"},
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if check and done.returncode:
        raise StorageError(f"git {arguments[0]} failed in {folder}: {_said(done)}")
    return done


def _said(done: subprocess.CompletedProcess[str]) -> str:
    """Return the line of git's output that names the failure. Later lines often only give advice."""
    lines = (done.stderr or done.stdout).strip().splitlines() or [f"exit code {done.returncode}"]
    return printable(next((line for line in lines if line.startswith(("fatal:", "error:"))), lines[-1]), 300)
