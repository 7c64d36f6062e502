"""Serves one sample from its first frame to its outcome."""

from __future__ import annotations

import dataclasses
import socket
from gc import collect, freeze
from typing import Tuple

from graphnet_contract.messages import CompileReport, Outcome, OutcomeCode, Stage
from graphnet_runner.adapter import Adapter
from graphnet_runner.counters import Counters
from graphnet_runner.frames import OutputsNotStored, ServeSample
from graphnet_runner.global_state import GlobalStateWatch
from graphnet_runner.link import ServerLink, StageFailed
from graphnet_runner.own_memory import OwnMemory
from graphnet_runner.seal import Mend, Mended
from graphnet_runner.stages import Context, build, evidence_message, load, warm_up
from graphnet_runner.tensors import StorageError
from graphnet_runner.warm_sample import WarmSample


def run_sample(channel: socket.socket, adapter: Adapter, order: ServeSample, mend: Mend, counters: Counters) -> None:
    """Run every stage, obey the server's commands, and send exactly one final frame: Outcome or OutputsNotStored.

    ``mend`` restores the functions that the adapter or the sample replaced. It is called each time after their code
    ran.
    """
    import torch

    memory = OwnMemory(order.inputs_path)
    context = Context(adapter, order, ServerLink(channel), Mended(mend), counters, memory)
    flags: Tuple[str, ...] = ()
    try:
        with torch.no_grad():
            loaded = load(context)
            state = GlobalStateWatch()
            built = build(context, loaded)
            # Not in a helper function, which the code that has just run could have replaced.
            context.mended()
            state.look()
            warm = warm_up(context, built)
            state.look()
            flags = (*warm.flags, *state.flags())
            # Each block of trials collects garbage before it begins. A compiler leaves 300,000 objects, so a collection
            # took 100 ms with inductor, beside blocks of 30 ms. What is frozen here is not looked at again.
            collect()
            freeze()
            WarmSample(context, warm).obey()
            state.look()
            flags = (*warm.flags, *state.flags())
        outcome = Outcome(OutcomeCode.OK, Stage.OUTPUTS)
    except StageFailed as failed:
        outcome = failed.failure.outcome()
        if failed.failure.evidence is not None:
            context.link.send(CompileReport(0, evidence_message(failed.failure.evidence)))
    except StorageError as error:
        context.link.send(OutputsNotStored(str(error)))
        return
    context.mended()
    context.link.send(
        dataclasses.replace(
            outcome,
            flags=tuple(dict.fromkeys((*adapter.flags(), *flags, *context.mended.flags()))),
            peak_memory_bytes=memory.peak_resident,
            peak_device_memory_bytes=context.peak_device_memory(),
        )
    )
