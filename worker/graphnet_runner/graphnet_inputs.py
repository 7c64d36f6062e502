"""Makes the same inputs as GraphNet (scheme ``graphnet``), with torch, in a sample process of the reference."""

from __future__ import annotations

import socket

from graphnet_contract.messages import Outcome, OutcomeCode, Stage
from graphnet_runner.call_outputs import CallOutputs, OutputWriter
from graphnet_runner.frames import OutputsNotStored, ServeSample
from graphnet_runner.link import ServerLink, StageFailed
from graphnet_runner.tensors import StorageError


def make_inputs(channel: socket.socket, order: ServeSample) -> None:
    """Make all inputs except SymInts, and send them to the server like outputs, as a set that is named ``inputs``."""
    link, start = ServerLink(channel), order.start
    try:
        with link.stage(Stage.INPUTS):
            # Import the module here, because it needs numpy. Only the reference runs this function, and other backends'
            # interpreters may lack numpy.
            from graphnet_contract.graphnet_scheme import generate

            assert start.inputs is not None
            made = generate([*start.tensors, *start.unused_tensors], start.inputs.seed)
            stored = [made[spec.name] for spec in start.tensors if spec.kind != "symint"]
            OutputWriter(link, order).send("inputs", CallOutputs(None, stored, {}))
        outcome = Outcome(OutcomeCode.OK, Stage.INPUTS)
    except StageFailed as failed:
        outcome = failed.failure.outcome()
    except StorageError as error:
        link.send(OutputsNotStored(str(error)))
        return
    link.send(outcome)
