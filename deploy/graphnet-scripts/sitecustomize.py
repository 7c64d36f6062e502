"""GraphNet's own scripts on the mesh: with this folder first in PYTHONPATH, their test_compiler is ours.

    PYTHONPATH=/path/to/graphnet-mesh/deploy/graphnet-scripts:/path/to/GraphNet bash their_loop.sh

Python imports ``sitecustomize`` when it starts, before it looks for a program's own modules. This one answers for the
module ``graph_net_bench.torch.test_compiler`` alone, and does so in every folder. All other modules of GraphNet stay
theirs; a script that imports one needs GraphNet's checkout in PYTHONPATH too. The file runs on Python 3.8.
"""

import importlib.util
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder

MODULE = "graph_net_bench.torch.test_compiler"
PACKAGES = ("graph_net_bench", "graph_net_bench.torch")
HERE = os.path.dirname(os.path.abspath(__file__))


class MeshFinder:
    """Finds this file under the name of GraphNet's module, and its packages where GraphNet is not there."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        """Answer Python's import system; None leaves the module to the finders after this one."""
        if name == MODULE:
            return importlib.util.spec_from_file_location(name, __file__)
        if name in PACKAGES and PathFinder.find_spec(name, path) is None:
            package = ModuleSpec(name, None, is_package=True)
            package.submodule_search_locations = []
            return package
        return None


def install():
    """Put the finder first, then run the ``sitecustomize`` that this one hides, if there is one."""
    sys.meta_path.insert(0, MeshFinder)
    others = [folder for folder in sys.path if os.path.abspath(folder) != HERE]
    spec = PathFinder.find_spec("sitecustomize", others)
    if spec is not None and spec.loader is not None:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def main():
    """Become ``graphnet test-compiler`` with the same options."""
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
