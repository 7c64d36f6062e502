"""The statements of a sample that is a chain, for tests that cut no real one."""

from __future__ import annotations

from graphnet.subgraphs.cutter import Facts, Statement, Value


def chain(count: int, renames: frozenset[int] = frozenset()) -> Facts:
    """Return statements of which each reads the value of the one before it; the last two values are returned.

    Those whose numbers are in ``renames`` call no operator.
    """
    statements = tuple(
        Statement(
            f"v{n + 1} = v{n}" if n in renames else f"v{n + 1} = f(v{n})",
            (f"v{n}",),
            (f"v{n + 1}",),
            () if n in renames else ("f",),
            {f"v{n + 1}": Value("tensor", (2,), "float32")},
            (),
        )
        for n in range(count)
    )
    cuts = tuple(range(1, count))
    return Facts("chain", ("v0",), statements, (f"v{count - 1}", f"v{count}"), True, cuts)
