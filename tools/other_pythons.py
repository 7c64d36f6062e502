"""Print the paths of two interpreters with numpy, separated by a colon: the oldest and newest Python of a runner.

A version that this machine lacks is named on stderr.
"""

from __future__ import annotations

import sys

from environment_of_requirements import ensure

from graphnet.environments.pythons import find_python

NUMPY = {"3.8": "numpy==1.24.4\n", "3.13": "numpy==2.4.6\n"}


if __name__ == "__main__":
    found = []
    for version, requirements in NUMPY.items():
        if find_python(version) is None:
            print(f"check: this machine has no Python {version}; its tests are skipped", file=sys.stderr)
        else:
            found.append(str(ensure(f"python-{version}", version, requirements)))
    sys.stdout.write(":".join(found))
