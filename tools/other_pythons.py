"""Print the paths of two Python interpreters with numpy, separated by a colon.

One has the oldest version of Python that a runner supports, the other one the newest. If this machine lacks one of
these versions, the script prints no path for this version and names the version on stderr.
"""

from __future__ import annotations

import sys

from environment_of_requirements import ensure

from graphnet.workers.pythons import find_python

NUMPY = {"3.8": "numpy==1.24.4\n", "3.13": "numpy==2.4.6\n"}


def interpreters() -> list[str]:
    """Return the path of an interpreter with numpy for each version in ``NUMPY`` that this machine has."""
    found = []
    for version, requirements in NUMPY.items():
        if find_python(version) is None:
            print(f"check: this machine has no Python {version}; its tests are skipped", file=sys.stderr)
            continue
        found.append(str(ensure(f"python-{version}", version, requirements)))
    return found


if __name__ == "__main__":
    sys.stdout.write(":".join(interpreters()))
