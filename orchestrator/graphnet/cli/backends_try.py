"""``graphnet backends try``: compile and call one sample with an adapter that is being written."""

from __future__ import annotations

from typing import Annotated

import typer


def try_backend(
    backend: Annotated[str, typer.Argument(metavar="NAME|FOLDER", help="The same as for bench's --backend.")],
    sample: Annotated[str, typer.Argument(help="A sample's folder, or its name in the corpus (SOURCE/NAME).")],
    option: Annotated[list[str] | None, typer.Option(help="name=value of the backend; repeatable.")] = None,
    device: Annotated[str | None, typer.Option(help="TYPE[:INDEX]; default: the GPU if there is one.")] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, max=1_000_000, help="Threads; default: one per physical core.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of inputs and of graphs that draw random numbers.")] = 123,
    graph: Annotated[bool, typer.Option(help="Print the sample's model.py first.")] = False,
    pdb: Annotated[bool, typer.Option("--pdb", help="Open the debugger where something fails.")] = False,
    no_isolation: Annotated[
        bool,
        typer.Option(
            "--no-isolation",
            help="Do not isolate the sample and the adapter: they can then do whatever you can do.",
        ),
    ] = False,
) -> None:
    """Compile and call one sample with a backend at once, without a worker, and show all that happens.

    It is for those who write an adapter. Nothing is timed, limited or locked. It prints the evidence, and how far each
    output is from eager mode in the same process; what fails shows its whole traceback and the sample's statement. The
    sample and the adapter run isolated, as in bench.

    The exit code is 0 if the compiled graph could be called, 1 if something failed, 2 for wrong usage, and 3 if the
    backend has no interpreter on this host.
    """
    # Import these only now: they import numpy, which `graphnet backends` does not need.
    from graphnet.cli.trying import try_sample

    raise typer.Exit(try_sample(backend, sample, option or [], device, threads, seed, graph, pdb, no_isolation))
