"""pip's settings, translated for uv, which reads none of them."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field

#: pip's settings and uv's options; every word of a setting's value becomes one option.
_OPTIONS = {
    "index-url": "--index-url",
    "extra-index-url": "--extra-index-url",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
}


@dataclass(frozen=True)
class PipSettings:
    """The arguments and the environment that make uv do what pip is configured to do."""

    arguments: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)


def read_pip_settings() -> PipSettings:
    """Read the settings that ``pip config list`` reports, environment variables included, and translate them."""
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    return translate(parse(listed.stdout))


def parse(listing: str) -> dict[str, str]:
    """Read the lines of ``pip config list`` (``global.index-url='...'``) by bare name; the environment wins."""
    values: dict[str, str] = {}
    for line in sorted(listing.splitlines(), key=lambda text: text.startswith(":env:")):
        key, equals, quoted = line.partition("=")
        if equals:
            values[key.rpartition(".")[2]] = quoted.strip().strip("'\"").replace("\\n", " ")
    return values


def translate(values: dict[str, str]) -> PipSettings:
    """Translate pip's settings to uv's."""
    # pip looks for the best version in every index at once; uv stops at the first that knows the name.
    arguments = ["--index-strategy", "unsafe-best-match"]
    for name, option in _OPTIONS.items():
        for word in values.get(name, "").split():
            arguments += [option, word]
    environment = dict(os.environ)
    if "cert" in values:
        environment["SSL_CERT_FILE"] = values["cert"]
    timeout = values.get("timeout") or values.get("default-timeout")
    if timeout:
        environment["UV_HTTP_TIMEOUT"] = timeout
    return PipSettings(tuple(arguments), environment)
