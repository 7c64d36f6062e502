"""Gives each test a browser without a network."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from browser import PACKAGES, Browser

OpenBrowser = Callable[..., Browser]


@pytest.fixture
def open_browser() -> Iterator[OpenBrowser]:
    """``open_browser(dark=True)`` starts a browser, which is closed after the test."""
    if PACKAGES not in os.environ:
        pytest.skip(f"{PACKAGES} is not set; ./check browser sets it")
    with ExitStack() as stack:

        def start(**options: Any) -> Browser:
            return stack.enter_context(Browser(**options))

        yield start


@pytest.fixture
def browser(open_browser: OpenBrowser) -> Browser:
    """Start a browser with a light theme and a wide window."""
    return open_browser()
