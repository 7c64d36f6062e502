"""Inputs by GraphNet's recipe, made where torch is: in the reference's sample process."""

from __future__ import annotations

import os
import socket
import types
from typing import Any, Dict

from graphnet_runner.adapter import Adapter
from graphnet_runner.failures import classify, print_traceback
from graphnet_runner.frames import send_frame
from graphnet_runner.tensors import write_tensors


def make_inputs(channel: socket.socket, adapter: Adapter, start: Dict[str, Any]) -> None:
    """Make every stored tensor and send them as the output set ``inputs``, in the order of forward's arguments."""
    send_frame(channel, {"event": "stage_started", "stage": "INPUTS"})
    try:
        frame = _make(start)
    except Exception as error:
        print_traceback(error)
        send_frame(channel, classify(error, "INPUTS").as_frame())
        return
    send_frame(channel, frame)
    send_frame(channel, {"event": "stage_finished", "stage": "INPUTS", "duration_ns": 0})
    send_frame(channel, {"event": "outcome", "code": "OK", "stage": "INPUTS", "step": "", "message": ""})


def _make(start: Dict[str, Any]) -> Dict[str, Any]:
    # Not at the top: compilers' interpreters without numpy never come here.
    from graphnet_contract.graphnet_recipe import generate

    made = generate([types.SimpleNamespace(**spec) for spec in start["specs"]], start["seed"])
    tensors = [made[spec["name"]] for spec in start["tensors"] if spec["symint"] is None]
    name = start["output_prefix"] + "-1"
    path = os.path.join(start["outputs_directory"], name)
    headers = write_tensors(path, tensors, start["max_output_bytes"])
    return {
        "event": "output_set",
        "call": "inputs",
        "structure": None,
        "tensors": headers,
        "file_name": name,
        "mutated_inputs": {},
    }
