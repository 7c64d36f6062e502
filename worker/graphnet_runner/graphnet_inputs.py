"""Makes the same inputs as GraphNet (scheme ``graphnet``), with torch, in a sample process of the reference."""

from __future__ import annotations

import socket
from typing import Any, List

from graphnet_contract.messages import Outcome, OutcomeCode, Stage, Start
from graphnet_runner.adapter import Adapter
from graphnet_runner.call_outputs import CallOutputs, OutputWriter
from graphnet_runner.frames import OutputsNotStored, ServeSample
from graphnet_runner.link import ServerLink, StageFailed
from graphnet_runner.tensors import StorageError


def make_inputs(channel: socket.socket, adapter: Adapter, order: ServeSample) -> None:
    """Make all inputs except SymInts, in the order of forward's arguments, and send them to the server.

    They are sent in the same way as a sample's outputs, as a set of tensors that is named ``inputs``.
    """
    link = ServerLink(channel)
    try:
        with link.stage(Stage.INPUTS):
            OutputWriter(link, order).send("inputs", CallOutputs(None, _stored(order.start), {}))
        outcome = Outcome(OutcomeCode.OK, Stage.INPUTS)
    except StageFailed as failed:
        outcome = failed.failure.outcome()
    except StorageError as error:
        link.send(OutputsNotStored(str(error)))
        return
    link.send(outcome)


def _stored(start: Start) -> List[Any]:
    # Import the module here and not at the top of the file, because the module needs numpy. Only the reference runs
    # this function, and other backends' interpreters may lack numpy.
    from graphnet_contract.graphnet_scheme import generate

    assert start.inputs is not None
    made = generate([*start.tensors, *start.unused_tensors], start.inputs.seed)
    return [made[spec.name] for spec in start.tensors if spec.kind != "symint"]
