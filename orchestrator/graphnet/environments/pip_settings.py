"""Translate pip's settings for uv, because uv does not read pip's configuration."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field

#: pip's settings and the matching options of uv. If the value of a setting has several words, uv gets the option once
#: per word.
_OPTIONS = {
    "index-url": "--index-url",
    "extra-index-url": "--extra-index-url",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
}


@dataclass(frozen=True)
class PipSettings:
    """The user's settings of pip for indexes, certificates and timeouts, as arguments and whole environment of uv."""

    arguments: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)


def read_pip_settings() -> PipSettings:
    """Translate the settings that ``pip config list`` reports. The list includes pip's environment variables."""
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    return translate(parse(listed.stdout))


def parse(listing: str) -> dict[str, str]:
    """Map names to values in the output of ``pip config list``. The environment (``:env:``) wins over files."""
    values: dict[str, str] = {}
    for line in sorted(listing.splitlines(), key=lambda text: text.startswith(":env:")):
        key, equals, quoted = line.partition("=")
        if equals:
            values[key.rpartition(".")[2]] = quoted.strip().strip("'\"").replace("\\n", " ")
    return values


def translate(values: dict[str, str]) -> PipSettings:
    """Translate pip's settings into arguments and environment variables of uv."""
    # pip searches all indexes for the best version; by default, uv uses only the first one that has the package.
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
