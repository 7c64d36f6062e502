"""The commits that a bisection tests. ``git bisect`` chooses the next commit, in a copy of the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from graphnet.bisect.revisions import Mark, Revision
from graphnet.errors import StorageError, UsageError
from graphnet.printable import printable

_WORDS = {Mark.GOOD: "good", Mark.BAD: "bad", Mark.SKIPPED: "skip"}
#: The exit code of ``git bisect`` if it cannot find the first bad commit because all untested commits were skipped.
_ONLY_SKIPPED = 2
#: The variables GIT_* that this module passes on to its git commands. They choose git's configuration files. All other
#: variables GIT_* are removed (see ``_git``).
_KEPT_VARIABLES = frozenset({"GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"})


class Commits:
    """The commits from a good commit to a bad commit, in a copy of the user's repository.

    The copy shares the objects of the user's repository, but has its own files and references. Nothing is written to
    the user's repository. Uncommitted changes of the user are never tested.
    """

    def __init__(self, repository: Path, good: str, bad: str, folder: Path, incremental: bool) -> None:
        """Copy the repository, and begin ``git bisect`` in the copy.

        Args:
            repository: a folder of the user's checkout, or a bare repository.
            good, bad: names of commits in any form that git accepts. In a linked worktree, HEAD is the HEAD of the
                worktree.
            folder: the folder for the copy. An existing copy is used again. No other process may use the folder.
            incremental: whether files that one build made are kept for the builds of later commits.

        Raises:
            UsageError: git is not installed, the repository or a commit does not exist, or the good commit is not an
                ancestor of the bad commit.
            StorageError: git cannot write the copy.
        """
        if shutil.which("git") is None:
            raise UsageError("bisect needs git; install it, or bisect --images")
        self._folder = folder
        self._incremental = incremental
        self._marks: dict[str, Mark] = {}
        source = _source(repository)
        self._good, self._bad = (_commit(repository, name, flag) for name, flag in ((good, "--good"), (bad, "--bad")))
        if not _is_ancestor(source, self._good, self._bad):
            raise UsageError(
                f"--good {good} is not an ancestor of --bad {bad}; name an earlier commit of the history of {bad}"
            )
        if self._good == self._bad:
            raise UsageError(f"--good {good} and --bad {bad} are the same commit")
        if not (folder / ".git").exists():
            _git(None, "clone", "--shared", "--no-checkout", "--quiet", "--", str(source), str(folder))
            self._keep_remote(source)
        self._remove_lock_files()
        self.make_ready(self.good)
        self._run("bisect", "start", "--no-checkout", self._bad, self._good)
        self._count = len(self.suspects())

    def _keep_remote(self, source: Path) -> None:
        """Give the copy the user's remote URL, because the addresses of submodules may be relative to this URL."""
        url = _git(source, "config", "--get", "remote.origin.url", check=False).stdout.strip()
        if url:
            self._run("remote", "set-url", "origin", url)

    def _remove_lock_files(self) -> None:
        """Remove the lock files of a killed git command from the copy, because they make later git commands fail."""
        own = self._folder / ".git"
        try:
            # This removes no git reference, because the name of a reference cannot end in ".lock".
            for path in (*own.glob("*.lock"), *(own / "refs").rglob("*.lock")):
                if path.is_file():
                    path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"{own} cannot be written: {error.strerror}") from error

    @property
    def good(self) -> Revision:
        """The good commit."""
        return self._revision(self._good)

    @property
    def bad(self) -> Revision:
        """The bad commit."""
        return self._revision(self._bad)

    @property
    def count(self) -> int:
        """The number of commits in the bad commit's history that are not in the good commit's history."""
        return self._count

    @property
    def folder(self) -> Path | None:
        """The folder of the copy of the user's repository."""
        return self._folder

    def make_ready(self, revision: Revision) -> None:
        """Check out a commit in the copy. Files that an earlier build made are removed, unless builds are incremental.

        Raises:
            StorageError: git cannot write the files.
        """
        self._run("checkout", "--quiet", "--force", "--detach", revision.name)
        if not self._incremental:
            # The second -f also removes repositories inside the copy, for instance those that a build has cloned.
            self._run("clean", "-ffdxq")

    def mark(self, revision: Revision, mark: Mark) -> None:
        """Tell ``git bisect`` whether a commit is good, bad or skipped."""
        self._marks[revision.name] = mark
        if revision.name not in (self._good, self._bad):
            self._run("bisect", _WORDS[mark], revision.name, allowed=(0, _ONLY_SKIPPED))

    def suspects(self) -> list[Revision]:
        """Return the commits that may be the first bad one, the oldest first."""
        goods = self._run("for-each-ref", "--format=%(objectname)", "refs/bisect/good-*").split()
        lines = self._run("rev-list", "--reverse", "--topo-order", "refs/bisect/bad", "--not", *goods).split()
        return [self._revision(name) for name in lines]

    def next(self) -> Revision | None:
        """Return the untested commit that should be tested next; None if every suspect has been tested.

        Usually ``git bisect`` proposes this commit. If it proposes a tested commit, the middle one of the untested
        suspects is returned instead.
        """
        left = [one.name for one in self.suspects() if one.name not in self._marks and one.name != self._bad]
        if not left:
            return None
        proposed = self._run("rev-parse", "--verify", "BISECT_HEAD").strip()
        return self._revision(proposed if proposed in left else left[len(left) // 2])

    def _revision(self, name: str) -> Revision:
        return Revision(name, printable(self._run("log", "-1", "--format=%s", name).strip(), 200))

    def _run(self, *arguments: str, allowed: tuple[int, ...] = (0,)) -> str:
        return _git(self._folder, *arguments, allowed=allowed).stdout


def _source(repository: Path) -> Path:
    """Return the folder with the git objects of a checkout, of a folder inside a checkout, or of a bare repository."""
    if not repository.is_dir():
        raise UsageError(f"--repo {repository} is not a folder; name a checkout of your compiler")
    done = _git(repository, "rev-parse", "--path-format=absolute", "--git-common-dir", check=False)
    if done.returncode:
        raise UsageError(f"--repo {repository} is not a git repository: {_said(done)}")
    return Path(done.stdout.strip())


def _commit(repository: Path, name: str, flag: str) -> str:
    done = _git(repository, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}", check=False)
    if done.returncode:
        raise UsageError(f"{flag} {name} is not a commit of the repository; name a commit, a tag or a branch")
    return done.stdout.strip()


def _is_ancestor(source: Path, one: str, other: str) -> bool:
    return _git(source, "merge-base", "--is-ancestor", one, other, check=False).returncode == 0


def _git(
    folder: Path | None, *arguments: str, check: bool = True, allowed: tuple[int, ...] = (0,)
) -> subprocess.CompletedProcess[str]:
    """Run git. If ``check`` is true and the exit code is not in ``allowed``, raise StorageError with git's message."""
    where = ["-C", str(folder)] if folder is not None else []
    # Leave out variables such as GIT_DIR. Git sets them for commands that a hook runs. With them, this command would
    # work on the user's checkout instead of the copy.
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("GIT_") or name in _KEPT_VARIABLES
    }
    environment |= {"LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"}
    done = subprocess.run(
        ["git", *where, "-c", "core.hooksPath=/dev/null", *arguments],
        capture_output=True,
        text=True,
        errors="replace",
        env=environment,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if check and done.returncode not in allowed:
        raise StorageError(f"git {arguments[0]} failed in {folder or Path.cwd()}: {_said(done)}")
    return done


def _said(done: subprocess.CompletedProcess[str]) -> str:
    """Return the line of git's output that names the failure. Later lines often only give advice."""
    lines = (done.stderr or done.stdout).strip().splitlines()
    if not lines:
        return f"exit code {done.returncode}"
    return printable(next((line for line in lines if line.startswith(("fatal:", "error:"))), lines[-1]), 300)
