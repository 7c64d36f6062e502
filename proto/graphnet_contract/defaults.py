"""The default values of the fields of a Start message. Only this module defines them; the server fills them in.

Clients in any language may leave these fields out and need not know the defaults, which worker.proto documents.
"""

from __future__ import annotations

import dataclasses
from typing import Optional

from graphnet_contract.messages import Measuring, Purpose, Start

#: Every field of Measuring that may be absent, with its default value.
MEASURING = Measuring(warmup_calls=3, default_trials=20, min_trial_ns=1_000_000, call_seed=123)


def with_defaults(start: Start) -> Start:
    """Return a Start whose purpose and measuring are complete. Values that are present stay, even if they are zero."""
    purpose = start.purpose or Purpose.RUN
    return dataclasses.replace(start, purpose=purpose, measuring=_complete(start.measuring))


def _complete(measuring: Optional[Measuring]) -> Measuring:
    if measuring is None:
        return MEASURING
    absent = {name: value for name, value in vars(MEASURING).items() if getattr(measuring, name) is None}
    return dataclasses.replace(measuring, **absent)
