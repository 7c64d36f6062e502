"""Obeys the server's commands after a sample's warm-up: times trials and sends outputs."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Optional, Set

from graphnet_contract.messages import ExtraCall, OperatorCounts, PartTimes, RunTrials, Side, Stage, TrialTimes
from graphnet_runner import extra_calls, tensors, timing
from graphnet_runner.call_outputs import CallOutputs, OutputWriter
from graphnet_runner.failures import describe, is_out_of_room, print_traceback
from graphnet_runner.operators import marked, operators_of
from graphnet_runner.part_times import part_times
from graphnet_runner.rooms import full_folder_here
from graphnet_runner.stages import Context, Warm, seed_everything
from graphnet_runner.trace import write_trace


@dataclass(frozen=True)
class _Side:
    """One of the two callables that are timed: the compiled graph, or the model in eager mode."""

    call: timing.TimedCall
    call_ns: int


class WarmSample:
    """Obeys the server's commands for one sample after its warm-up."""

    def __init__(self, context: Context, warm: Warm) -> None:
        self._context = context
        self._warm = warm
        self._outputs = OutputWriter(context.link, context.order)
        self._compiled = _Side(warm.call, warm.call_ns)
        self._own_eager: Optional[_Side] = None
        self._last = warm.last
        self._sent_first = False
        self._other_seeds = 0
        self._nudges = 0

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
        context = self._context
        return timing.run_trials(call, count, calls, side.call_ns, cold, context.link, context.counters)

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
        """Make a call on other inputs, with another seed or in float64, and send its outputs, if it succeeds. Or count
        the operators of a call, or time the graphs of a whole model, and send that. Or trace a call.
        """
        calls = {
            ExtraCall.OTHER_INPUTS: self._call_on_other_inputs,
            ExtraCall.FLOAT64: lambda: self._call_in_float64(other_inputs=False, nudged=False),
            ExtraCall.FLOAT64_NUDGED: lambda: self._call_in_float64(other_inputs=False, nudged=True),
            ExtraCall.FLOAT64_OTHER_INPUTS: lambda: self._call_in_float64(other_inputs=True, nudged=False),
            ExtraCall.FLOAT64_OTHER_INPUTS_NUDGED: lambda: self._call_in_float64(other_inputs=True, nudged=True),
            ExtraCall.OTHER_SEED: self._call_with_other_seed,
        }
        try:
            if extra_call in (ExtraCall.OPERATORS, ExtraCall.EAGER_OPERATORS):
                self._context.link.send(self._operators(extra_call))
            elif extra_call == ExtraCall.PART_TIMES:
                self._context.link.send(self._part_times())
            elif extra_call == ExtraCall.PROFILE:
                self._trace()
            else:
                self._outputs.send(extra_call.name.lower(), calls[extra_call]())
        except tensors.StorageError:
            raise
        # The client sent this command to learn whether the graph can be called in this way.
        except Exception as error:
            print_traceback(error)
            # Without these outputs, the client would say that the compiled graph failed, and not the machine.
            if is_out_of_room(error) and not full_folder_here():
                raise tensors.StorageError(describe(error)) from error

    def _operators(self, extra_call: ExtraCall) -> OperatorCounts:
        built, parts = self._warm.built, self._context.start.parts
        inputs, eager = built.loaded.inputs, built.loaded.model
        call = self._warm.call.call if extra_call == ExtraCall.OPERATORS else eager
        # The compiled call of a whole model is a method of a copy of the model, with compiled graphs.
        model = getattr(call, "__self__", eager) if parts else None
        self._warm.conditions()
        try:
            counts = operators_of(lambda: call(*inputs.values), model, parts)
            self._context.synchronize()
        finally:
            inputs.restore(inputs.written())
        return OperatorCounts(extra_call.name.lower(), counts)

    def _trace(self) -> None:
        warm, inputs, parts = self._warm, self._warm.built.loaded.inputs, self._context.start.parts
        call = warm.call.call

        def called() -> None:
            call(*inputs.values)
            self._context.synchronize()

        model = getattr(call, "__self__", None) if parts else None
        try:
            write_trace(called, warm.conditions, lambda: marked(model, parts), self._context.order.artifacts)
        finally:
            inputs.restore(inputs.written())

    def _part_times(self) -> PartTimes:
        warm, inputs = self._warm, self._warm.built.loaded.inputs
        # The call of a whole model is a method of a copy of the model, with compiled graphs.
        model = warm.call.call.__self__  # type: ignore[attr-defined]
        try:
            return PartTimes(
                part_times(
                    *(model, inputs.values, warm.conditions, warm.flush or (lambda: None)),
                    after=self._context.synchronize,
                )
            )
        finally:
            inputs.restore(inputs.written())

    def _call_on_other_inputs(self) -> CallOutputs:
        warm, inputs = self._warm, self._warm.built.loaded.inputs
        warm.conditions()
        rolled = self._roll_inputs()
        try:
            result = warm.call.call(*inputs.values)
            self._context.synchronize()
            # A result may be one of the inputs, which are restored afterwards.
            return warm.conditions.outputs_of(result).copied()
        finally:
            inputs.restore(rolled | set(warm.conditions.mutated))

    def _call_with_other_seed(self) -> CallOutputs:
        warm = self._warm
        warm.conditions()
        self._other_seeds += 1
        seed_everything(self._context.call_seed + self._other_seeds)
        result = warm.call.call(*warm.built.loaded.inputs.values)
        self._context.synchronize()
        # A result may be one of the inputs, which the next call restores.
        return warm.conditions.outputs_of(result).copied()

    def _call_in_float64(self, other_inputs: bool, nudged: bool) -> CallOutputs:
        self._warm.conditions()
        start, inputs = self._context.start, self._warm.built.loaded.inputs
        rolled = self._roll_inputs() if other_inputs else set()
        try:
            self._nudges += nudged
            widened = extra_calls.widened_inputs(inputs.values, self._nudges if nudged else 0)
        finally:
            inputs.restore(rolled)
        result = extra_calls.call_in_float64(start.model_source, widened, start.device, self._context.order.scratch)
        written = {name: value for name, value in zip(inputs.names, widened) if name in self._warm.conditions.mutated}
        return CallOutputs(*tensors.flatten(result), written)

    def _roll_inputs(self) -> Set[str]:
        """Replace the inputs by the other inputs, and return the names of the changed ones."""
        inputs = self._warm.built.loaded.inputs
        rolled = extra_calls.roll_inputs(inputs.values, [spec.kind for spec in self._context.start.tensors])
        return {inputs.names[position] for position in rolled}
