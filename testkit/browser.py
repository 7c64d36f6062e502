"""Helpers for tests and benchmarks of pages: run headless Chromium without a network, and watch a run.

The environment variable GRAPHNET_TEST_BROWSER_PACKAGES names the folder that contains Selenium and axe-core. The
program tools/browser_packages.py prints the path of this folder.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from graphnet.runs.store import PAGE_FILE

PACKAGES = "GRAPHNET_TEST_BROWSER_PACKAGES"
#: The time within which a page must be ready, in seconds. It is long because machines may be busy. No test measures how
#: long a page takes.
PATIENCE_S = 90.0
_ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",  # Chromium's sandbox does not work for root, and containers run the suite as root.
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    # No host name can be resolved, and requests to other machines go to a proxy that does not exist.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--proxy-server=127.0.0.1:9",
    "--lang=en-US",
)


class Browser(AbstractContextManager["Browser"]):
    def __init__(self, dark: bool = False, width: int = 1400, height: int = 1000) -> None:
        folder = os.environ[PACKAGES]
        if folder not in sys.path:
            sys.path.append(folder)
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in (*_ARGUMENTS, f"--window-size={width},{height}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver: Any = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_page_load_timeout(PATIENCE_S)
        self.driver.set_script_timeout(PATIENCE_S)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
        self.size(width, height)
        self._console: list[str] = []
        self._requests: list[str] = []

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.driver.quit()

    def size(self, width: int, height: int) -> None:
        """Set the size of the page in CSS pixels. (Chromium's window cannot be as narrow as a phone.)"""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def open(self, address: str) -> None:
        """Open an address and wait until the page's script marks the page as ready."""
        self.driver.get(address)
        self.wait("return document.documentElement.dataset.ready === 'yes'")

    def run(self, script: str, *arguments: object) -> Any:
        """Run JavaScript in the page and return its result."""
        return self.driver.execute_script(script, *arguments)

    def wait(self, script: str, *arguments: object) -> None:
        """Wait until a script returns a true value. Raises AssertionError if this takes longer than PATIENCE_S."""
        assert eventually(lambda: bool(self.run(script, *arguments))), f"never true: {script}"

    def texts(self, selector: str) -> list[str]:
        """Return the texts of the elements that a CSS selector finds."""
        found: list[str] = self.run(
            "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)", selector
        )
        return found

    def click(self, selector: str) -> None:
        """Click on the first element that a CSS selector finds."""
        self.run("document.querySelector(arguments[0]).click()", selector)

    def keys(self, *keys: str) -> None:
        """Press keys one after the other in the focused element. A key is a character or a name in selenium's Keys."""
        from selenium.webdriver.common.action_chains import ActionChains
        from selenium.webdriver.common.keys import Keys

        for key in keys:
            ActionChains(self.driver).send_keys(getattr(Keys, key, key)).perform()

    def focused(self) -> str:
        """Return the label of the element that has the focus. If the element has no label, return its text. If it has
        no text, return its id.
        """
        text: str = self.run(
            "const one = document.activeElement; return one.getAttribute('aria-label') || one.textContent || one.id"
        )
        return text

    def requests(self) -> list[str]:
        """Return the addresses of all requests that the pages have sent to servers, on this machine or elsewhere."""
        self._read_logs()
        return [address for address in self._requests if not address.startswith(("file:", "data:", "blob:", "chrome:"))]

    def console(self) -> list[str]:
        """Return the errors in the console so far, including violations of a page's content security policy."""
        self._read_logs()
        return self._console

    def _read_logs(self) -> None:
        self._console += [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                self._requests.append(message["params"]["request"]["url"])

    def accessibility_findings(self) -> list[str]:
        """Return the accessibility problems of the current page that axe-core calls serious or critical."""
        # A page's content security policy forbids foreign scripts, but not scripts that the driver runs.
        self.run((Path(os.environ[PACKAGES]) / "axe_playwright_python" / "axe.min.js").read_text(encoding="utf-8"))
        found = self.driver.execute_async_script(
            "const done = arguments[0];"
            "axe.run(document, {resultTypes: ['violations']}).then((found) => done(found.violations))"
        )
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]


def eventually(holds: Callable[[], bool], within_s: float = PATIENCE_S) -> bool:
    """Wait until the condition is true. Return false if it does not become true in time."""
    deadline = time.monotonic() + within_s
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


@contextmanager
def watching(run: Path) -> Iterator[str]:
    """Run ``graphnet report RUN --watch``, yield the address of the new page, and stop the command if it still runs."""
    page = run / PAGE_FILE
    page.unlink(missing_ok=True)
    command = [sys.executable, "-m", "graphnet", "report", str(run), "--watch"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        if not eventually(lambda: page.exists() or process.poll() is not None) or not page.exists():
            process.kill()
            raise RuntimeError(process.communicate()[1])
        yield page.as_uri()
    finally:
        process.terminate()
        try:
            process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
