"""Serves the view to browsers on this machine until the user stops the server."""

from __future__ import annotations

import errno
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from graphnet.errors import UsageError
from graphnet.view.app import View, require_runs
from graphnet.view.guard import TOKEN_PARAMETER, Guard

#: Only programs on this machine can reach this address.
_HOST: Final = "127.0.0.1"
_TOKEN_BYTES: Final = 32
#: When the server shuts down, it waits at most this many seconds for answers that are being sent.
_LAST_ANSWERS_S: Final = 2


def serve(root: Path, port: int, announce: Callable[[str], object]) -> None:
    """Serve the view of a folder until SIGINT or SIGTERM.

    Args:
        root: the folder whose runs are shown.
        port: the port on the loopback address; 0 lets the kernel choose a free one.
        announce: is called with the address for the browser as soon as a browser can open it. The address contains the
            token.

    Raises:
        UsageError: the folder holds no run, or the port is taken or not allowed.
        KeyboardInterrupt: the user pressed Ctrl-C. All connections are closed.
    """
    require_runs(root)
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    with _listening(port) as listener:
        port = listener.getsockname()[1]
        view = View(root, lambda: server.should_exit)
        guard = Guard(view.app, token, f"graphnet-view-{port}")
        # Switch off Uvicorn's access log, because it would contain the token of the first request.
        config = uvicorn.Config(
            guard,
            access_log=False,
            log_config=None,
            lifespan="off",
            ws="none",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=_LAST_ANSWERS_S,
        )
        server = uvicorn.Server(config)
        announce(f"http://{_HOST}:{port}/?{TOKEN_PARAMETER}={token}")
        server.run(sockets=[listener])


def _listening(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((_HOST, port))
        # From now on, the kernel queues connections. So the address can be announced before the server accepts
        # connections.
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise UsageError(f"port {port} is taken; name another with --port, or leave --port out") from None
        raise UsageError(f"port {port} cannot be used: {error.strerror}; name another with --port") from None
    return listener
