"""The default values of the fields of a Start message, as worker.proto documents them. Only this module defines them.

The worker's server fills in the fields that a client left out, so clients in any language need not know the defaults.
"""

from __future__ import annotations

import dataclasses
from typing import Optional

from graphnet_contract.messages import Measuring, Purpose, Start

#: Every field of Measuring that may be absent, with its default value.
MEASURING = Measuring(warmup_calls=3, default_trials=20, min_trial_ns=3_000_000, call_seed=123)


def with_defaults(start: Start) -> Start:
    """Return a copy in which ``purpose`` and every field of ``measuring`` have values. A present zero stays zero."""
    purpose = start.purpose or Purpose.RUN
    return dataclasses.replace(start, purpose=purpose, measuring=_complete(start.measuring))


def _complete(measuring: Optional[Measuring]) -> Measuring:
    if measuring is None:
        return MEASURING
    absent = {name: value for name, value in vars(MEASURING).items() if getattr(measuring, name) is None}
    return dataclasses.replace(measuring, **absent)
