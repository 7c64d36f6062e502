"""Take a picture of a page of ``graphnet report`` with Chromium. Needs an environment with selenium.

Usage: ``python tools/screenshot.py PAGE.html OUT.png [light|dark] [WIDTH] [HEIGHT]``.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from selenium import webdriver  # type: ignore[import-not-found]
from selenium.webdriver.support.ui import WebDriverWait  # type: ignore[import-not-found]

#: JavaScript code that returns true if every chart that is visible in the browser's window is drawn.
_DRAWN = """
return document.documentElement.dataset.ready === 'yes' && [...document.querySelectorAll('[data-chart]')].every(
    (one) => one.getBoundingClientRect().top > innerHeight || one.querySelector('svg'))
"""


def main(page: Path, out: Path, theme: str = "light", width: str = "1280", height: str = "1220") -> None:
    """Write a picture of the page's top. Raises selenium's TimeoutException if a chart is not drawn within 60 s."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    driver = shutil.which("chromedriver")
    if browser is None or driver is None:
        sys.exit("there is no Chromium with its driver here; install Debian's packages chromium and chromium-driver")
    options: Any = webdriver.ChromeOptions()
    options.binary_location = browser
    for option in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(option)
    options.add_argument(f"--window-size={width},{height}")
    chrome = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    try:
        chrome.get(f"{page.resolve().as_uri()}#{theme}")
        WebDriverWait(chrome, 60).until(lambda one: one.execute_script(_DRAWN))
        out.write_bytes(chrome.get_screenshot_as_png())
    finally:
        chrome.quit()


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:6])
