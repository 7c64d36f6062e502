"""The pages of the view: the list of runs, a run, two runs side by side, and a row's record."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import anyio
from anyio.to_thread import run_sync
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from graphnet.errors import StorageError, UsageError
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.view import pages
from graphnet.view.runs import LiveRun, RunList

#: The server checks a run's files for new rows at this interval, in seconds. So a page shows a new row with a delay of
#: about this time at most.
POLL_S: Final = 0.5
#: The server sends an empty message to each page at this interval, in seconds. If this fails, the page was closed, and
#: the server stops following the run for this page.
_PING_S: Final = 10.0
#: The largest number of runs that one page follows.
_MOST_RUNS: Final = 4


class View:
    """The web application without its access check (see view/guard.py).

    It shows the runs below one folder. All facts about them come from their files, which it never changes.
    """

    def __init__(self, root: Path, ending: Callable[[], bool] = lambda: False, poll_s: float = POLL_S) -> None:
        """Keep the arguments.

        Args:
            root: the folder whose runs are shown.
            ending: returns True as soon as the server shuts down; the streams of rows then end.
            poll_s: how long a stream waits, in seconds, before it checks the files again.
        """
        self._runs = RunList(root)
        self._ending = ending
        self._poll_s = poll_s
        self._listed: dict[str, LiveRun] = {}
        self._listing = anyio.Lock()
        self.app = Starlette(
            routes=[
                Route("/", lambda _: pages.page("runs.html")),
                Route("/run/{run}", lambda request: self._page("run.html", request)),
                Route("/compare/{run}/{other}", lambda request: self._page("compare.html", request)),
                Route("/report/{run}", self._report),
                Route("/report/{run}/{other}", self._report),
                Route("/api/runs", self._list),
                Route("/api/rows", self._stream),
                Route("/api/row/{run}/{key}", self._row),
                Route("/{folder}/{name}", pages.shipped_file),
            ],
            exception_handlers={HTTPException: _sentence},
        )

    async def _list(self, _: Request) -> Response:
        """Answer with the state of every run. The run that was started last comes first."""
        # All requests for the list share the ``LiveRun`` objects, which read the runs' files. The lock lets only one
        # request use them at a time.
        async with self._listing:
            return JSONResponse(await run_sync(self._states))

    def _states(self) -> list[dict[str, Any]]:
        found = self._runs.find()
        self._listed = {name: run for name, run in self._listed.items() if name in found}
        states = []
        for name, folder in found.items():
            live = self._listed.setdefault(name, LiveRun(folder, self._runs.name(folder)))
            try:
                while live.step().more:
                    pass
                states.append({"run": name, **live.state()})
            except StorageError as error:
                states.append({"run": name, "name": self._runs.name(folder), "problem": str(error)})
        return sorted(states, key=lambda state: (state.get("started", ""), state["name"]), reverse=True)

    def _folder(self, run: str) -> Path:
        try:
            return self._runs.find()[run]
        except KeyError:
            raise HTTPException(404, "this folder holds no such run; it may have been removed") from None

    async def _row(self, request: Request) -> Response:
        """Answer with the whole record of one row, without its raw times."""
        record = await run_sync(self._record, request.path_params["run"], request.path_params["key"])
        return Response(record.line(), media_type="application/json")

    def _record(self, run: str, key: str) -> Record:
        store = RunStore.open(self._folder(run))
        heads = [head for head in store.heads() if head.key == key]
        for record in store.rows_of(heads):
            return record
        raise HTTPException(404, "the run has no such row any more")

    def _page(self, name: str, request: Request) -> Response:
        """Return the page of one or two runs. The page's script then requests the rows."""
        for run in request.path_params.values():
            self._folder(run)
        return pages.page(name)

    def _report(self, request: Request) -> Response:
        """Answer with the report page of one or two runs. Starlette calls this in a thread."""
        return pages.report_of([self._folder(run) for run in request.path_params.values()])

    async def _stream(self, request: Request) -> Response:
        """Answer with server-sent events: the stored rows of the named runs, then each new row once it is stored."""
        names = request.query_params.getlist("run")
        if not 0 < len(names) <= _MOST_RUNS:
            raise HTTPException(404, f"name 1 to {_MOST_RUNS} runs")
        folders = {name: await run_sync(self._folder, name) for name in names}
        lives = {name: LiveRun(folder, self._runs.name(folder)) for name, folder in folders.items()}
        if request.method == "HEAD":
            return Response(media_type="text/event-stream")
        return StreamingResponse(self._events(lives), media_type="text/event-stream")

    async def _events(self, lives: dict[str, LiveRun]) -> AsyncIterator[str]:
        shown: dict[str, dict[str, Any]] = {}
        pinged = anyio.current_time()
        while not self._ending():
            busy = False
            for name, live in lives.items():
                message, more = await run_sync(_news, live)
                busy |= more
                if message["state"] == shown.get(name):
                    del message["state"]
                else:
                    shown[name] = message["state"]
                if "state" in message or message["rows"] or message["begins"]:
                    yield f"data: {json.dumps({'run': name, **message})}\n\n"
            if anyio.current_time() - pinged > _PING_S:
                pinged = anyio.current_time()
                yield ": nothing new\n\n"
            if not busy:
                await anyio.sleep(self._poll_s)


def _news(live: LiveRun) -> tuple[dict[str, Any], bool]:
    """Read new rows of a run. Return the message for the page, and whether more rows can be read now.

    The message has the rows and the state of the run; if a file cannot be read, it has the problem instead.
    """
    try:
        change = live.step()
        return {"begins": change.begins, "rows": change.rows, "state": live.state()}, change.more
    except StorageError as error:
        return {"begins": False, "rows": [], "state": {"problem": str(error)}}, False


def _sentence(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return Response(f"graphnet: {error.detail}\n", error.status_code, error.headers, "text/plain")


def require_runs(root: Path) -> None:
    """Raise UsageError if there is no run below the folder."""
    if not root.is_dir():
        raise UsageError(f"there is no folder {root}; name one that holds runs, as `graphnet bench --out` writes them")
    if not RunList(root).find():
        raise UsageError(f"{root} holds no run; name a folder that holds runs, as `graphnet bench --out` writes them")
