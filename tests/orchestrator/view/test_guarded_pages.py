"""Tests of the server of ``graphnet view``: it refuses requests that are not allowed, and answers the others correctly.

No request makes the server write a file.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from run_files import add, line, make_run, replace, row
from starlette.testclient import TestClient

from graphnet.outcomes import Outcome
from graphnet.view.app import View
from graphnet.view.guard import Guard
from graphnet.view.runs import identifier

TOKEN = "a-token"
COOKIE = {"Cookie": f"graphnet-view={TOKEN}"}
RUN = identifier(Path("one"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    make_run(tmp_path / "one", row("a"), row("b", Outcome.ACCURACY, message="wrong by 3"))
    make_run(tmp_path / "two", row("a"))
    return tmp_path


@pytest.fixture
def connect(root: Path) -> Callable[..., TestClient]:
    """Return a function that makes a client for the view of the folder ``root``.

    By default, the client sends the cookie with the view's token.
    """

    def make(ending: Callable[[], bool] = lambda: False, **headers: str) -> TestClient:
        guard = Guard(View(root, ending, poll_s=0).app, TOKEN, "graphnet-view")
        return TestClient(guard, "http://127.0.0.1:8000", headers=COOKIE | headers, follow_redirects=False)

    return make


ADDRESSES = ["/", f"/run/{RUN}", "/api/runs", f"/api/rows?run={RUN}", "/static/view.css", f"/report/{RUN}", "/none"]


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("cookie", ["", "graphnet-view=", "graphnet-view=wrong", f"other={TOKEN}"])
def test_without_the_token_nothing_is_shown(connect: Callable[..., TestClient], address: str, cookie: str) -> None:
    answer = connect(Cookie=cookie).get(address)
    assert answer.status_code == 403
    assert answer.text.count("\n") == 1 and "token" in answer.text


@pytest.mark.parametrize("query", ["token=", "token=wrong", f"token={TOKEN}&token=wrong", "token=%ff"])
def test_a_wrong_token_is_refused_even_beside_the_cookie(connect: Callable[..., TestClient], query: str) -> None:
    assert connect().get(f"/?{query}").status_code == 403


def test_the_token_moves_from_the_address_to_a_cookie_that_no_script_and_no_other_site_can_use(
    connect: Callable[..., TestClient],
) -> None:
    answer = connect(Cookie="").get(f"/run/{RUN}?x=1&token={TOKEN}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/run/{RUN}?x=1")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"graphnet-view={TOKEN};")
    assert {"httponly", "samesite=strict", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
    assert TOKEN not in answer.text
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_the_token_never_leads_to_another_host(connect: Callable[..., TestClient]) -> None:
    for path in ("//evil.example/", "/%2fevil.example/", "/\\evil.example/"):
        location = connect().get(f"http://127.0.0.1:8000{path}?token={TOKEN}").headers["location"]
        assert location.startswith("/") and not location.startswith(("//", "/\\"))


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[::1]:8000"])
def test_another_host_is_refused(connect: Callable[..., TestClient], host: str) -> None:
    assert connect(Host=host).get("/").status_code == 403


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "localhost:9", "localhost"])
def test_the_names_of_this_machine_are_accepted_with_every_port(connect: Callable[..., TestClient], host: str) -> None:
    """The port in the Host header may differ from the view's port, because an ssh tunnel may begin at another port."""
    assert connect(Host=host).get("/").status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://127.0.0.1:8000"}, 200),
        ({"Origin": "http://127.0.0.1:9000"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"}, 200),
        ({"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"}, 200),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}, 200),
        ({"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"}, 403),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors"}, 403),
    ],
)
def test_a_page_of_another_site_gets_nothing(
    connect: Callable[..., TestClient], headers: dict[str, str], status: int
) -> None:
    assert connect(**headers).get("/api/runs").status_code == status


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
def test_other_methods_than_get_and_head_are_refused(connect: Callable[..., TestClient], method: str) -> None:
    answer = connect().request(method, f"/run/{RUN}")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_head_is_answered_without_a_body(connect: Callable[..., TestClient]) -> None:
    for address in ("/", f"/run/{RUN}", "/api/runs", f"/api/rows?run={RUN}"):
        answer = connect().head(address)
        assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    "address",
    [
        "/run/..%2f..%2fetc%2fpasswd",
        "/api/row/../../etc/passwd",
        f"/api/row/{RUN}/..%2frun.json",
        "/api/rows?run=../one",
        "/api/rows?run=one",
        "/api/rows",
        "/api/rows?run=" + "&run=".join([RUN] * 5),
        "/report/one",
        "/report/%2e%2e",
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/library/dt_bundle.js.map",
        "/etc/passwd",
        "/static//etc/passwd",
    ],
)
def test_no_path_of_a_client_reaches_the_files(connect: Callable[..., TestClient], address: str) -> None:
    answer = connect().get(address)
    assert answer.status_code == 404
    assert "root:" not in answer.text and "import" not in answer.text


def test_every_page_loads_only_from_this_server(connect: Callable[..., TestClient]) -> None:
    client = connect()
    for address in ("/", f"/run/{RUN}", f"/compare/{RUN}/{RUN}"):
        answer = client.get(address)
        assert answer.status_code == 200
        assert "://" not in answer.text
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
        for name in [part.split('"')[0] for part in answer.text.split('src="')[1:] + answer.text.split('href="')[1:]]:
            assert name == "data:," or name.startswith("#") or client.get(name).status_code == 200, name


def test_a_report_page_is_made_in_a_sandbox_and_nothing_is_written(
    connect: Callable[..., TestClient], root: Path
) -> None:
    before = {path: path.stat().st_mtime_ns for path in root.rglob("*")}
    client = connect()
    for address in (f"/report/{RUN}", f"/report/{RUN}/{identifier(Path('two'))}"):
        answer = client.get(address)
        assert answer.status_code == 200 and answer.text.startswith("<!doctype html>")
        assert answer.headers["content-security-policy"].startswith("sandbox allow-scripts; default-src 'none'")
    client.get("/api/runs")
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*")} == before


def test_the_list_grows_and_shrinks(connect: Callable[..., TestClient], root: Path) -> None:
    client = connect()
    assert {run["name"]: run["finished"] for run in client.get("/api/runs").json()} == {"one": 2, "two": 1}
    make_run(root / "three", row("c"))
    add(root / "two", line(row("b")))
    shutil.rmtree(root / "one")
    assert {run["name"]: run["finished"] for run in client.get("/api/runs").json()} == {"two": 2, "three": 1}


def test_a_damaged_run_is_listed_with_its_problem(connect: Callable[..., TestClient], root: Path) -> None:
    (root / "two" / "run.json").write_text("{")
    states = {run["name"]: run for run in connect().get("/api/runs").json()}
    assert "cannot be read" in states["two"]["problem"]
    assert states["one"]["finished"] == 2


def test_a_row_is_read_by_its_key(connect: Callable[..., TestClient]) -> None:
    key = row("b", Outcome.ACCURACY).key
    assert connect().get(f"/api/row/{RUN}/{key}").json()["message"] == "wrong by 3"
    assert connect().get(f"/api/row/{RUN}/none").status_code == 404


class Script:
    """Does a list of actions while the server sends a stream of events.

    The server calls a Script repeatedly, to ask if the stream must end. In each call, the Script does its next action
    and returns False. When no action is left, it returns True.
    """

    def __init__(self, *actions: Callable[[], object]) -> None:
        self._actions = iter((lambda: None, *actions))

    def __call__(self) -> bool:
        for action in self._actions:
            action()
            return False
        return True


def messages(text: str) -> Iterator[dict[str, Any]]:
    """Yield the messages of a stream of server-sent events."""
    for block in text.split("\n\n"):
        if block.startswith("data: "):
            yield json.loads(block.removeprefix("data: "))


def test_rows_come_as_they_are_stored_and_the_run_is_killed_and_resumed(
    connect: Callable[..., TestClient], root: Path
) -> None:
    run = root / "one"
    cut = line(row("c"))
    script = Script(
        lambda: add(run, cut[:20]),
        lambda: replace(run, line(row("a"))),
        lambda: add(run, line(row("b")) + line(row("c"))),
    )
    answer = connect(script).get(f"/api/rows?run={RUN}")
    assert answer.headers["content-type"].startswith("text/event-stream")
    found = [(one["begins"], [cell["sample"] for cell in one["rows"]]) for one in messages(answer.text)]
    assert found == [(True, ["a", "b"]), (True, ["a"]), (False, ["b", "c"])]
    last = [one["state"] for one in messages(answer.text) if "state" in one][-1]
    assert (last["finished"], last["planned"], last["phase"]) == (3, 3, "complete")


def test_a_run_that_disappears_is_said_and_comes_back(connect: Callable[..., TestClient], root: Path) -> None:
    script = Script(lambda: shutil.rmtree(root / "one"), lambda: make_run(root / "one", row("z")))
    found = list(messages(connect(script).get(f"/api/rows?run={RUN}").text))
    assert [[cell["sample"] for cell in one["rows"]] for one in found] == [["a", "b"], [], ["z"]]
    assert "cannot be read" in found[1]["state"]["problem"]
    assert found[2]["state"]["name"] == "one"


def test_several_runs_come_in_one_stream(connect: Callable[..., TestClient]) -> None:
    other = identifier(Path("two"))
    answer = connect(Script()).get(f"/api/rows?run={RUN}&run={other}")
    assert [(one["run"], len(one["rows"])) for one in messages(answer.text)] == [(RUN, 2), (other, 1)]


def test_hostile_texts_are_data_in_the_stream(connect: Callable[..., TestClient], root: Path) -> None:
    add(root / "one", line(row('</script><img src=x onerror="x">\n\ndata: {}', message="\n\nevent: x\n\n")))
    found = list(messages(connect(Script()).get(f"/api/rows?run={RUN}").text))
    assert len(found) == 1
    assert found[0]["rows"][-1]["sample"].startswith('</script><img src=x onerror="x">\\n')


def test_a_fault_is_a_sentence_and_not_a_traceback(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret")

    said: list[str] = []
    guard = Guard(broken, TOKEN, "graphnet-view", said.append)
    answer = TestClient(guard, "http://127.0.0.1", headers=COOKIE).get("/")
    assert (answer.status_code, answer.text.count("\n")) == (500, 1)
    assert "secret" not in answer.text
    assert len(said) == 1 and "RuntimeError: secret" in said[0]
