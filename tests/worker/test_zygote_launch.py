"""Tests of starting a zygote through a root zygote that does not behave as it should."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from harness import environment_in, eventually, write_backend

from graphnet_contract.sample_environment import zygote_environment
from graphnet_runner.channel import receive_frame, receive_frame_with_descriptors, send_frame
from graphnet_runner.frames import FROM_ZYGOTE, TO_ROOT_ZYGOTE, Forked, ForkZygote, Hello
from graphnet_server.zygotes.launch import launch


class ClosesAtOnce:
    """A socket whose other end is closed as soon as it has got everything."""

    def __init__(self, own: socket.socket, other: socket.socket) -> None:
        self._own = own
        self._other = other

    def sendmsg(self, *arguments: Any) -> int:
        sent = self._own.sendmsg(*arguments)
        self._other.close()
        return sent

    def sendall(self, data: bytes) -> None:
        self._own.sendall(data)


def test_a_frame_is_sent_although_its_receiver_then_closes() -> None:
    own, other = socket.socketpair()
    with own, other, open(os.devnull, "rb") as file:
        closes: Any = ClosesAtOnce(own, other)
        send_frame(closes, Forked(0, 1), (file.fileno(),))


def test_a_zygote_that_was_forked_without_an_answer_loses_its_control_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # If the first zygote kept its control socket, two zygotes would read from it, and each request would reach one of
    # them by chance. This process plays the server and the command line.
    monkeypatch.setattr(os, "getppid", os.getpid)
    path, given = tmp_path / "root", list[socket.socket]()
    folder = write_backend(tmp_path / "backend")
    environment = zygote_environment(environment_in(tmp_path))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(str(path))
        listener.listen()

        def answer_nothing() -> None:
            connection, _ = listener.accept()
            with connection:
                request, (control, log) = receive_frame_with_descriptors(connection, TO_ROOT_ZYGOTE)
                assert isinstance(request, ForkZygote)
                os.close(log)
                given.append(socket.socket(fileno=control))

        thread = threading.Thread(target=answer_nothing)
        thread.start()
        process, ours = launch(sys.executable, folder, tmp_path / "log", environment, path, 30.0)
        thread.join()
    with given[0] as control, ours:
        control.settimeout(30)
        assert control.recv(1) == b""
        ours.settimeout(30)
        hello = receive_frame(ours, FROM_ZYGOTE)
        assert isinstance(hello, Hello)
        assert hello.pid == process.pid
    assert process.wait(30) == 0


def test_a_socket_that_another_process_made_gets_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "root"
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(str(path))
        listener.listen()
        environment = zygote_environment(environment_in(tmp_path))
        # The parent of this process did not make the socket.
        process, ours = launch(sys.executable, write_backend(tmp_path / "b"), tmp_path / "log", environment, path, 30.0)
        connection, _ = listener.accept()
        with connection, ours:
            connection.settimeout(30)
            assert connection.recv(1) == b""
    assert "another process listens on its socket" in capsys.readouterr().err
    process.wait(30)


def test_descriptors_of_a_damaged_frame_are_closed() -> None:
    own, other = socket.socketpair()
    read, write = os.pipe()
    with own, other, open(read, "rb", buffering=0) as end:
        send_frame(own, Forked(0, 1), (write,))
        os.close(write)
        with pytest.raises(ValueError, match="is not expected here"):
            receive_frame_with_descriptors(other, TO_ROOT_ZYGOTE)
        # Nobody has the other end of the pipe any more. Reading it would block otherwise.
        os.set_blocking(end.fileno(), False)
        assert end.read(1) == b""


def test_a_root_zygote_that_hangs_in_an_import_ends_with_its_stdin(tmp_path: Path) -> None:
    libraries = tmp_path / "libraries"
    libraries.mkdir()
    hangs = "import pathlib, time\npathlib.Path(__file__ + '.begun').touch()\ntime.sleep(600)\n"
    (libraries / "torch.py").write_text(hangs)
    environment = environment_in(tmp_path, fake_torch=False)
    environment["PYTHONPATH"] = os.pathsep.join([str(libraries), environment["PYTHONPATH"]])
    folder = write_backend(tmp_path / "backend")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(str(tmp_path / "root"))
        listener.listen()
        command = [sys.executable, "-m", "graphnet_server.zygotes.root", "--backend", str(folder)]
        command += ["--python", sys.executable, "--listen-fd", str(listener.fileno())]
        process = subprocess.Popen(command, pass_fds=(listener.fileno(),), stdin=subprocess.PIPE, env=environment)
    try:
        assert eventually((libraries / "torch.py.begun").exists, 60)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == -signal.SIGIO
    finally:
        process.kill()
        process.wait()
