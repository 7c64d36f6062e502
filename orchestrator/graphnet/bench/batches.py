"""Divides the units of a run into batches whose rows compile at the same time, as far as the memory allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from graphnet import settings
from graphnet.bench.unit import Job, Unit
from graphnet.runs.request import AUTO, Request
from graphnet_contract.cores import block_count

#: ``--compile-jobs auto`` compiles at most this many rows at the same time.
MOST_JOBS: Final = 16
#: Rows of a batch per ``--compile-jobs``. With more rows than compiles, a slow compile leaves no other cores idle.
_ROWS_PER_JOB: Final = 2
#: A row's worker needs room for one process of the next pair, and one that is not timed, as for ``--warm-compile``.
OTHER_SAMPLES: Final = 2
#: The reference's worker needs room for two more: the reference, and a further process of it.
REFERENCE_SAMPLES: Final = 2
#: The share of the free memory that processes may use together while they wait, compiled, for their rows' turns.
_MEMORY_SHARE: Final = 0.8
#: A process is expected to need this many times the largest memory that an earlier process of its site needed.
_ABOVE_PEAK: Final = 1.5


def job_count(request: Request) -> int:
    """Return how many rows compile at once. On a GPU, ``auto`` is 1, because only the host's memory is watched."""
    if request.compile_jobs == AUTO:
        if request.device_type != "cpu":
            return 1
        return min(settings.usable_cores(), MOST_JOBS)
    return int(request.compile_jobs)


def jobs_beside_timing(request: Request) -> int:
    """Return how many rows may compile while another row is timed; 0 without a GPU, ``--compile-jobs`` above 1, or a
    further block of cores. Workers on other machines are assumed to have as many blocks as this host.
    """
    jobs = job_count(request)
    if jobs == 1 or request.device_type == "cpu":
        return 0
    # A quota of CPU time also limits the blocks that can be used at the same time.
    within_quota = settings.usable_cores() // max(1, request.threads)
    return max(0, min(jobs, block_count(request.threads) - 1, within_quota - 1))


def most_samples(jobs: int, jobs_beside: int = 0) -> int:
    """Return how many samples a worker must run at once. With ``jobs_beside``, a batch is kept beside the timed one."""
    batches = 2 if jobs_beside else 1
    return batches * rows_of_batch(jobs) + OTHER_SAMPLES + REFERENCE_SAMPLES


def rows_of_batch(jobs: int) -> int:
    """Return the number of rows at which a batch is complete."""
    return _ROWS_PER_JOB * jobs


class Batches:
    """Makes batches. A site's process is expected to need ``limit_bytes`` until one has shown its peak memory."""

    def __init__(
        self,
        jobs: int,
        limit_bytes: int,
        available_bytes: Callable[[], int] = settings.available_memory_bytes,
        jobs_beside: int = 0,
    ) -> None:
        self.jobs = jobs
        self.jobs_beside = jobs_beside
        self._limit_bytes = limit_bytes
        self._available_bytes = available_bytes
        #: The largest peak memory of a process, in bytes, by site.
        self._peaks: dict[str, int] = {}

    def of(self, units: Iterable[tuple[int, Unit]]) -> Iterator[list[tuple[int, Unit]]]:
        """Yield batches of numbered units. Take units from ``units`` only as far as the next batch needs them."""
        batch: list[tuple[int, Unit]] = []
        rows = 0
        for number, unit in units:
            batch.append((number, unit))
            rows += len(unit.jobs)
            if rows >= rows_of_batch(self.jobs):
                yield batch
                batch, rows = [], 0
        if batch:
            yield batch

    def learn(self, site: str, peak_bytes: int) -> None:
        """Add the peak memory of a process of this site, in bytes."""
        self._peaks[site] = max(self._peaks.get(site, 0), peak_bytes)

    def free_bytes(self) -> float:
        """Return how much memory the processes of a batch may use together. Call this before any of them is kept."""
        return _MEMORY_SHARE * self._available_bytes()

    def that_fit(self, jobs: Sequence[Job], free_bytes: float, kept: Iterable[Job] = ()) -> int:
        """Return how many of the first jobs fit beside the kept ones. ``free_bytes`` was free before any was kept."""
        left = free_bytes - sum(map(self._expected_bytes, kept))
        for count, job in enumerate(jobs):
            left -= self._expected_bytes(job)
            if left < 0:
                return count
        return len(jobs)

    def _expected_bytes(self, job: Job) -> float:
        peak = self._peaks.get(job.site)
        return self._limit_bytes if peak is None else min(self._limit_bytes, _ABOVE_PEAK * peak)
