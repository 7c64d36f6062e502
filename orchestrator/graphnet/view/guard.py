"""Refuses requests that must not read the runs. Adds headers that keep a page from contacting other hosts."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from hmac import compare_digest
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.requests import cookie_parser
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from graphnet.errors import GraphNetError

TOKEN_PARAMETER: Final = "token"  # noqa: S105 - the name of a parameter
#: The names of this machine that a Host header may contain. Requests with any other name are refused. Otherwise, a
#: foreign site could let its own name resolve to this machine (DNS rebinding), and could then read the runs.
_HOSTS: Final = frozenset({"127.0.0.1", "localhost"})
_METHODS: Final = ("GET", "HEAD")
#: The content security policy for the pages of the view. A page may load content only from this server, except images
#: inside the page itself. A page may not send forms, and no other page may show it in a frame.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class Guard:
    """Passes on only requests that contain the token, name this machine as the host, and have an allowed origin.

    Only programs on this machine can send requests, because the server listens on a loopback address (view/server.py).
    A page from another host or port may only link to the view. It cannot load anything from the view.

    The address that ``graphnet view`` prints contains the token. The answer to this address stores the token in a
    cookie, and redirects the browser to the same address without the token. No script can read the cookie, and no other
    site can make the browser send it.

    Attributes:
        app: the application behind the guard.
        token: the secret of this view.
        cookie: the name of the cookie. It contains the port, because a browser shares cookies between ports.
        report: is called with a sentence about a fault of the application.
    """

    app: ASGIApp
    token: str
    cookie: str
    report: Callable[[str], object] = lambda sentence: print(sentence, file=sys.stderr)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or pass it on to the application."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            # The view does not use the web socket protocol. If this method returns without an answer, the server
            # refuses the connection.
            return
        answer = self._refusal(scope)
        if answer is not None:
            await answer(scope, receive, _with_headers(send))
            return
        await self._passed_on(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope) -> Response | None:
        """Return the answer to a request that must not reach the application; None if the request may be passed on."""
        headers = Headers(scope=scope)
        if scope["method"] not in _METHODS:
            return _sentence(405, "graphnet view only reads: use GET or HEAD", {"Allow": ", ".join(_METHODS)})
        if not self._is_from_here(headers):
            return _sentence(403, "this request comes from another site; open the address that graphnet view printed")
        given = QueryParams(scope["query_string"]).getlist(TOKEN_PARAMETER)
        if given:
            return self._exchanged(scope) if all(map(self._is_token, given)) else _no_token()
        if not self._is_token(cookie_parser(headers.get("cookie", "")).get(self.cookie, "")):
            return _no_token()
        return None

    def _is_from_here(self, headers: Headers) -> bool:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0].partition(":")[0] not in _HOSTS:
            return False
        if any(origin != f"http://{hosts[0]}" for origin in headers.getlist("origin")):
            return False
        # Browsers add this header. Its value is "same-site" if a page from another port of this machine sends the
        # request. Such a page may link to the view (mode "navigate"), but it must not load anything from the view.
        site = headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin") or headers.get("sec-fetch-mode") == "navigate"

    def _is_token(self, given: str) -> bool:
        return compare_digest(given.encode("utf-8", "surrogatepass"), self.token.encode())

    def _exchanged(self, scope: Scope) -> Response:
        """Redirect the browser to the same address without the token, and store the token in a cookie."""
        kept = [(name, value) for name, value in QueryParams(scope["query_string"]).multi_items()]
        query = urlencode([(name, value) for name, value in kept if name != TOKEN_PARAMETER])
        # A path that begins with two slashes would redirect the browser to another host.
        path = "/" + scope["path"].lstrip("/\\")
        answer = RedirectResponse(path + (f"?{query}" if query else ""), status_code=303)
        answer.set_cookie(self.cookie, self.token, httponly=True, samesite="strict", path="/")
        return answer

    async def _passed_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except GraphNetError as error:
            # For instance, somebody removed or damaged a run while its page was open.
            answer = _sentence(404, str(error))
        except Exception as error:  # noqa: BLE001 - one request must not end the view of the others
            self.report(f"graphnet: a fault of the view, not of a run: {type(error).__name__}: {error}")
            answer = _sentence(500, "a fault of graphnet view; its terminal says more")
        else:
            return
        if not begun:
            await answer(scope, receive, send)


def _sentence(status: int, text: str, headers: dict[str, str] | None = None) -> Response:
    return PlainTextResponse(f"graphnet: {text}\n", status, headers)


def _no_token() -> Response:
    return _sentence(403, "the token is missing or wrong; open the whole address that graphnet view printed")


def _with_headers(send: Send) -> Send:
    """Return a ``send`` that adds the server's headers to a response, except headers that the response already has."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in {**_HEADERS, "Content-Security-Policy": _POLICY}.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
