"""Lets GraphNet's own scripts use GraphNet Mesh, by replacing their module ``test_compiler`` with ours.

Put this folder first in PYTHONPATH:

    PYTHONPATH=/path/to/graphnet-mesh/deploy/graphnet-scripts:/path/to/GraphNet bash their_loop.sh

Python imports the module ``sitecustomize`` when it starts. This file, which supports Python 3.8, replaces only the
module ``graph_net_bench.torch.test_compiler``, whatever the current folder is. A script that imports another module of
GraphNet needs GraphNet's checkout in PYTHONPATH too.
"""

import importlib.util
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder

MODULE = "graph_net_bench.torch.test_compiler"
PACKAGES = ("graph_net_bench", "graph_net_bench.torch")
HERE = os.path.dirname(os.path.abspath(__file__))


class MeshFinder:
    """Provides this file for GraphNet's ``test_compiler``, and empty parent packages if GraphNet is not installed."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        """Return the specification from which Python loads the module; None: Python asks its next finder."""
        if name == MODULE:
            return importlib.util.spec_from_file_location(name, __file__)
        if name in PACKAGES and PathFinder.find_spec(name, path) is None:
            package = ModuleSpec(name, None, is_package=True)
            package.submodule_search_locations = []
            return package
        return None


def install():
    """Put our finder before all others. Then run the next ``sitecustomize``: Python imports only the first."""
    sys.meta_path.insert(0, MeshFinder)
    others = [folder for folder in sys.path if os.path.abspath(folder) != HERE]
    spec = PathFinder.find_spec("sitecustomize", others)
    if spec is not None and spec.loader is not None:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def main():
    """Replace this process by ``graphnet test-compiler``, which gets the options of this process."""
    program = os.path.join(os.path.dirname(os.path.dirname(HERE)), "graphnet")
    left = [one for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if os.path.abspath(one or ".") != HERE]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(left))
    # An empty entry would mean the current folder.
    if not any(left):
        del environment["PYTHONPATH"]
    os.execve(program, [program, "test-compiler", *sys.argv[1:]], environment)  # noqa: S606 - a program of our own


if __name__ == "__main__":
    main()
elif __name__ == "sitecustomize":
    install()
