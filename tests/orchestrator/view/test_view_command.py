"""Tests of the command ``graphnet view``: its errors, the address that it prints, and how it ends."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path

import pytest
from kit import Cli
from run_files import make_run, row


def test_a_folder_without_a_run_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder, sentence in (("empty", "holds no run"), ("none", "there is no folder"), (None, "there is no folder")):
        result = cli("view", *([] if folder is None else [tmp_path / folder]))
        assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
        assert sentence in result.err


def test_a_port_that_is_taken_is_refused(cli: Cli, tmp_path: Path) -> None:
    make_run(tmp_path / "runs" / "one", row("a"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = cli("view", tmp_path / "runs", "--port", port)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"graphnet: port {port} is taken; name another with --port, or leave --port out\n"


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_the_view_is_ended_cleanly_while_somebody_watches(tmp_path: Path, end: signal.Signals) -> None:
    make_run(tmp_path / "one", row("a"))
    command = [sys.executable, "-m", "graphnet", "view", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        with browser.open(address, timeout=60) as page:
            assert "token" not in page.url
        with browser.open(page.url + "api/runs", timeout=60) as answer:
            run = json.loads(answer.read())[0]["run"]
        with browser.open(f"{page.url}api/rows?run={run}", timeout=60) as stream:
            assert stream.readline().startswith(b"data: ")
            process.send_signal(end)
            out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert (process.returncode, out) == (0, "")
    assert "Traceback" not in err and "token" not in err
    assert err.endswith("graphnet: the view has ended\n")
