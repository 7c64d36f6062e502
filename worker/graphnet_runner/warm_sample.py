"""Obeys the server's commands after a sample's warm-up: times trials and sends outputs."""

from __future__ import annotations

import dataclasses
import sys
from dataclasses import dataclass
from typing import Any, Optional, Sequence

from graphnet_contract.frameworks import framework_of
from graphnet_contract.messages import ExtraCall, OperatorCounts, PartTimes, RunTrials, Side, Stage, TrialTimes
from graphnet_runner import extra_calls, tensors, timing
from graphnet_runner.call_outputs import CallOutputs, OutputWriter
from graphnet_runner.failures import describe, is_out_of_room, print_traceback
from graphnet_runner.frameworks.known import framework, seed_everything
from graphnet_runner.operators import marked, operators_of
from graphnet_runner.other_inputs import OtherInputs
from graphnet_runner.part_times import part_times
from graphnet_runner.rooms import full_folder_here
from graphnet_runner.stages import Context, Warm
from graphnet_runner.trace import write_trace

#: So many calls on different inputs show whether calls reuse the memory of their outputs, also in turns.
_CALLS_TRIED = 5


@dataclass
class _Side:
    """One of the two callables that are timed: the compiled graph, or the model in eager mode."""

    call: timing.TimedCall
    call_ns: int
    #: Whether it can be called on rolled inputs; None if this is not known yet.
    rolls: Optional[bool] = None
    #: Whether a later call overwrites the outputs of an earlier one.
    reuses_outputs: bool = False


class WarmSample:
    """Obeys the server's commands for one sample after its warm-up."""

    def __init__(self, context: Context, warm: Warm) -> None:
        self._context = context
        self._warm = warm
        self._outputs = OutputWriter(context.link, context.order)
        self._compiled = _Side(warm.call, warm.call_ns)
        self._own_eager: Optional[_Side] = None
        self._other = OtherInputs(warm.built.loaded.inputs, context.start.tensors)
        #: The outputs that the server told this process to keep, of a call that was timed.
        self._kept: Optional[CallOutputs] = None
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
                    self._send_extra_call(command.extra_call, command.inputs)
            command = link.next_command()

    def _measure(self, command: RunTrials) -> TrialTimes:
        calls = command.calls_per_trial or self._warm.calls_per_trial
        if command.side == Side.OWN_EAGER:
            return self._measure_own_eager(calls)
        trials = self._run_trials(self._compiled, calls)
        self._context.mended()
        return trials.message(recompiled=self._warm.built.compilations() != self._warm.compilations)

    def _measure_own_eager(self, calls: int) -> TrialTimes:
        """Time the uncompiled model in eager mode; return no trials if this backend's torch cannot run it."""
        try:
            if self._own_eager is None:
                model = self._warm.built.loaded.model
                call = dataclasses.replace(self._warm.call, call=model, timer=None)
                self._own_eager = _Side(call, min(timing.warm_up(call, 2)))
            return self._run_trials(self._own_eager, calls).message()
        # Report no trials, because the row must not fail if the model runs compiled but not in eager mode.
        except Exception as error:
            print_traceback(error)
            return timing.Trials(calls).message()

    def _run_trials(self, side: _Side, calls: int) -> timing.Trials:
        warm, context = self._warm, self._context
        if side.rolls is None:
            self._try_rolled(side, calls)

        number = 0

        def prepare(trial: int) -> Sequence[Sequence[Any]]:
            nonlocal number
            number = trial
            warm.conditions()
            own = [warm.built.loaded.inputs.values] * calls
            arguments = self._other.of_trial(trial, calls) if side.rolls else own
            if warm.flush is not None:
                warm.flush()
            return arguments

        def keep(result: Any) -> None:
            outputs = warm.conditions.outputs_of(result).copied()
            if side.rolls:
                outputs = self._with_written(outputs, number)
            # Outputs of eager mode judge nobody, and are copied because both sides do the same between trials.
            if side is self._compiled and side.rolls:
                self._kept = outputs

        cold = warm.flush is not None
        block = timing.Block(side.call, calls, side.call_ns, prepare, keep, side.reuses_outputs, cold)
        try:
            return timing.run_trials(block, context.link.block(calls), context.counters)
        finally:
            self._restore()

    def _with_written(self, outputs: CallOutputs, trial: int) -> CallOutputs:
        """Add the inputs into which the calls of a trial wrote, although the first call did not."""
        inputs = self._warm.built.loaded.inputs
        names = [name for name in self._other.written(trial) if name not in self._warm.conditions.mutated]
        if not names:
            return outputs
        return dataclasses.replace(outputs, written={**outputs.written, **inputs.named(names)}).copied()

    def _try_rolled(self, side: _Side, calls: int) -> None:
        """Find out whether a side can be called on rolled inputs, which a graph may refuse: offsets that must rise, for
        instance. Or it may write into them, although it leaves the sample's own as they are: zeros in their places, for
        instance. Then its trials have the sample's own inputs. Also find out whether its calls reuse the memory of
        their outputs, if a trial has several.
        """
        self._warm.conditions()
        try:
            first, *others = self._other.of_trial(1, min(calls, _CALLS_TRIED))
            result = side.call.call(*first)
            self._context.synchronize()
            if not set(self._other.written(1)) <= set(self._warm.conditions.mutated):
                raise ValueError("the graph writes into other inputs than its own")
            outputs = tensors.flatten(result)[1]
            copies = tensors.clone_outputs(outputs)
            # All results are held, so a call gets the memory of an earlier one only if it takes it.
            held = [side.call.call(*arguments) for arguments in others]
            self._context.synchronize()
            side.rolls, side.reuses_outputs = True, not tensors.same_outputs(outputs, copies)
            del held
        except Exception as error:
            print("graphnet: trials have the sample's own inputs: %s" % describe(error), file=sys.stderr)
            side.rolls = False
        finally:
            self._restore()

    def _restore(self) -> None:
        """Give the sample its own inputs again."""
        self._warm.conditions()
        self._other.restore()

    def _send_outputs(self) -> None:
        warm = self._warm
        if not self._sent_first:
            self._outputs.send("first", warm.first)
            self._sent_first = True
            if warm.second is not None:
                self._outputs.send("second", warm.second)
        result = self._call_again()
        last = warm.conditions.outputs_of(result)
        if not last.same_as(warm.first):
            self._outputs.send("last", last)

    def _call_again(self) -> Any:
        """Call the compiled graph on the sample's own inputs, and return the result."""
        self._warm.conditions()
        result = self._warm.call.call(*self._warm.built.loaded.inputs.values)
        self._context.synchronize()
        return result

    def _send_extra_call(self, extra_call: ExtraCall, inputs: int) -> None:
        """Make a call on other inputs (those of the number ``inputs``), with another seed or in float64, and send its
        outputs, if it succeeds. Or count the operators of a call, or time the graphs of a whole model, and send that.
        Or trace a call.
        """
        calls = {
            ExtraCall.OTHER_INPUTS: lambda: self._call_on_other_inputs(inputs),
            ExtraCall.FLOAT64: lambda: self._call_in_float64(None, nudged=False),
            ExtraCall.FLOAT64_NUDGED: lambda: self._call_in_float64(None, nudged=True),
            ExtraCall.FLOAT64_OTHER_INPUTS: lambda: self._call_in_float64(inputs, nudged=False),
            ExtraCall.FLOAT64_OTHER_INPUTS_NUDGED: lambda: self._call_in_float64(inputs, nudged=True),
            ExtraCall.OTHER_SEED: self._call_with_other_seed,
        }
        try:
            if extra_call in (ExtraCall.OPERATORS, ExtraCall.EAGER_OPERATORS):
                if framework(framework_of(self._context.start.model_source)).COUNTS_OPERATORS:
                    self._context.link.send(self._operators(extra_call))
            elif extra_call == ExtraCall.TIMED:
                if self._kept is not None:
                    self._outputs.send("timed", self._kept)
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

    def _call_on_other_inputs(self, number: int) -> CallOutputs:
        warm = self._warm
        warm.conditions()
        try:
            self._other.roll(number)
            result = warm.call.call(*warm.built.loaded.inputs.values)
            self._context.synchronize()
            # A result may be one of the inputs, which are restored afterwards.
            return warm.conditions.outputs_of(result).copied()
        finally:
            self._restore()

    def _call_with_other_seed(self) -> CallOutputs:
        warm = self._warm
        warm.conditions()
        self._other_seeds += 1
        seed_everything(self._context.call_seed + self._other_seeds)
        result = warm.call.call(*warm.built.loaded.inputs.values)
        self._context.synchronize()
        # A result may be one of the inputs, which the next call restores.
        return warm.conditions.outputs_of(result).copied()

    def _call_in_float64(self, number: Optional[int], nudged: bool) -> CallOutputs:
        self._warm.conditions()
        start, inputs = self._context.start, self._warm.built.loaded.inputs
        try:
            if number is not None:
                self._other.roll(number)
            self._nudges += nudged
            widened = extra_calls.widened_inputs(inputs.values, self._nudges if nudged else 0)
        finally:
            self._other.restore()
        result = extra_calls.call_in_float64(start.model_source, widened, start.device, self._context.order.scratch)
        written = {name: value for name, value in zip(inputs.names, widened) if name in self._warm.conditions.mutated}
        return CallOutputs(*tensors.flatten(result), written)
