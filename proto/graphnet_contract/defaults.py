"""The defaults of a Start, for clients in any language: the server fills them in here, and nowhere else.

worker.proto documents every number. A client may leave a field out; no client needs to know the numbers.
"""

from __future__ import annotations

import dataclasses
from typing import Optional

from graphnet_contract.messages import Measuring, Purpose, Start

#: Every field of Measuring that may be absent, with its default.
MEASURING = Measuring(warmup_calls=3, default_trials=20, min_trial_ns=1_000_000, call_seed=123)


def with_defaults(start: Start) -> Start:
    """A Start whose purpose and measuring are complete; present values stay, zero is one of them."""
    purpose = start.purpose or Purpose.RUN
    return dataclasses.replace(start, purpose=purpose, measuring=_complete(start.measuring))


def _complete(measuring: Optional[Measuring]) -> Measuring:
    if measuring is None:
        return MEASURING
    absent = {name: value for name, value in vars(MEASURING).items() if getattr(measuring, name) is None}
    return dataclasses.replace(measuring, **absent)
