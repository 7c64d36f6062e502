"""Obeys the server's commands after a sample's warm-up: times trials and sends outputs."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Optional

from graphnet_contract.messages import ExtraCall, RunTrials, Side, Stage, TrialTimes
from graphnet_runner import extra_calls, tensors, timing
from graphnet_runner.call_outputs import CallOutputs, OutputWriter
from graphnet_runner.failures import print_traceback
from graphnet_runner.stages import Context, Warm, seed_everything


@dataclass(frozen=True)
class _Side:
    """One of the two callables that are timed: the compiled graph, or the model in eager mode.

    ``call_ns`` is the rough duration of one call, in ns.
    """

    call: timing.TimedCall
    call_ns: int


class WarmSample:
    """Obeys the server's commands for one sample after its warm-up.

    Args:
        context: the sample's adapter, its first frame, and the link to the server.
        warm: the result of the earlier stages.
    """

    def __init__(self, context: Context, warm: Warm) -> None:
        self._context = context
        self._warm = warm
        self._outputs = OutputWriter(context.link, context.order)
        self._compiled = _Side(warm.call, warm.call_ns)
        self._own_eager: Optional[_Side] = None
        self._last = warm.last
        self._sent_first = False
        self._other_seeds = 0

    def obey(self) -> None:
        """Obey commands until the server says that the sample is to finish. Raises StageFailed and StorageError."""
        link = self._context.link
        command = link.next_command()
        while command is not None:
            self._context.mended()
            if isinstance(command, RunTrials):
                with link.stage(Stage.MEASURE):
                    link.send(self._measure(command))
            elif command.extra_call == ExtraCall.UNSPECIFIED:
                with link.stage(Stage.OUTPUTS):
                    self._send_outputs()
            else:
                with link.stage(Stage.OUTPUTS):
                    self._send_extra_call(command.extra_call)
            command = link.next_command()

    def _measure(self, command: RunTrials) -> TrialTimes:
        calls = command.calls_per_trial or self._warm.calls_per_trial
        if command.side == Side.OWN_EAGER:
            return self._measure_own_eager(command.count, calls)
        trials, self._last = self._run_trials(self._compiled, command.count, calls)
        self._context.mended()
        return trials.message(recompiled=self._warm.built.compilations() != self._warm.compilations)

    def _measure_own_eager(self, count: int, calls: int) -> TrialTimes:
        """Time the uncompiled model in eager mode; return no trials if this backend's torch cannot run it."""
        try:
            if self._own_eager is None:
                model = self._warm.built.loaded.model
                call = dataclasses.replace(self._warm.call, call=model, timer=None)
                self._own_eager = _Side(call, min(timing.warm_up(call, 2)[0]))
            return self._run_trials(self._own_eager, count, calls)[0].message()
        # Report no trials, because the row must not fail if the model runs compiled but not in eager mode.
        except Exception as error:
            print_traceback(error)
            return timing.Trials(calls).message()

    def _run_trials(self, side: _Side, count: int, calls: int) -> tuple[timing.Trials, Any]:
        cold = self._warm.flush is not None
        call = dataclasses.replace(side.call, prepare=self._prepare_cold) if cold else side.call
        return timing.run_trials(call, count, calls, side.call_ns, cold=cold, watcher=self._context.link)

    def _prepare_cold(self) -> None:
        self._warm.conditions()
        assert self._warm.flush is not None
        self._warm.flush()

    def _send_outputs(self) -> None:
        warm = self._warm
        if not self._sent_first:
            self._outputs.send("first", warm.first)
            self._sent_first = True
            if warm.second is not None:
                self._outputs.send("second", warm.second)
        if self._last is None:
            return
        last = warm.conditions.outputs_of(self._last)
        if not last.same_as(warm.first):
            self._outputs.send("last", last)

    def _send_extra_call(self, extra_call: ExtraCall) -> None:
        """Make a call on other inputs, with another seed, or in float64, and send its outputs.

        ``extra_call`` chooses the call. If the call fails, send no outputs.
        """
        calls = {
            ExtraCall.OTHER_INPUTS: self._call_on_other_inputs,
            ExtraCall.FLOAT64: self._call_in_float64,
            ExtraCall.OTHER_SEED: self._call_with_other_seed,
        }
        try:
            self._outputs.send(extra_call.name.lower(), calls[extra_call]())
        except tensors.StorageError:
            raise
        # Send no outputs, but do not let the sample fail, because the client sent this command to learn whether the
        # graph can be called in this way.
        except Exception as error:
            print_traceback(error)

    def _call_on_other_inputs(self) -> CallOutputs:
        warm, inputs = self._warm, self._warm.built.loaded.inputs
        warm.conditions()
        rolled = extra_calls.roll_inputs(inputs.values, [spec.kind for spec in self._context.start.tensors])
        try:
            result = warm.call.call(*inputs.values)
            self._context.synchronize()
            # Copy the outputs, because a result may be one of the inputs, and the inputs are restored afterwards.
            return warm.conditions.outputs_of(result).copied()
        finally:
            inputs.restore({inputs.names[position] for position in rolled} | set(warm.conditions.mutated))

    def _call_with_other_seed(self) -> CallOutputs:
        warm = self._warm
        warm.conditions()
        self._other_seeds += 1
        seed_everything(self._context.call_seed + self._other_seeds)
        result = warm.call.call(*warm.built.loaded.inputs.values)
        self._context.synchronize()
        # Copy the outputs, because a result may be one of the input tensors, and the next call overwrites the inputs
        # with their original values.
        return warm.conditions.outputs_of(result).copied()

    def _call_in_float64(self) -> CallOutputs:
        self._warm.conditions()
        start, inputs = self._context.start, self._warm.built.loaded.inputs
        result = extra_calls.call_in_float64(
            start.model_source, inputs.values, start.device, self._context.order.scratch
        )
        return CallOutputs(*tensors.flatten(result), {})
