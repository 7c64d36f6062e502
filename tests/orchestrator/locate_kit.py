"""A cause and the question of its search, for the tests of `graphnet locate`."""

from __future__ import annotations

import scores_kit

from graphnet.locate.cause import Cause, Rate
from graphnet.locate.journal import Question
from graphnet.locate.signature import signature_of
from graphnet.outcomes import Outcome

SIGNATURE = signature_of(scores_kit.row("a/b", outcome=Outcome.COMPILE_ERROR, stage="compile", message="no layout"))
QUESTION = Question(sample="a/b", sample_hash="h", row_key="k", backend="nope", signature=SIGNATURE, timeout_s=60.0)
CAUSE = Cause(
    sample="a/b",
    backend="nope",
    signature=SIGNATURE,
    whole_statements=3,
    statements=(0, 1, 2),
    results=None,
    text=("a = x", "b = a", "c = b"),
    operators=("add",),
    graph_hash="",
    rate=Rate(failures=3, tries=3),
    rate_of_smallest=Rate(failures=0, tries=0),
    needs_values=None,
    neighbour=None,
    also_found=(),
    minimal_under=(),
    tests=1,
    seconds=1.0,
    ended="",
)
