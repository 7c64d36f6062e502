"""One call of CompileAndRun: connects the client's stream, the protocol, the sample process and its files.

Three other modules decide, and this module carries their decisions out: ``protocol`` decides what follows each input,
``turn`` decides when the sample may run, and ``ending`` decides how the sample ended.
"""

from __future__ import annotations

import dataclasses
import os
import queue
import time
from functools import partial
from pathlib import Path
from typing import Any, Dict, Iterator, Optional, Tuple

from graphnet_contract import mesh_scheme, messages, wire
from graphnet_contract.cores import cores_of
from graphnet_contract.messages import Event
from graphnet_contract.specs import specs_of
from graphnet_runner.frames import BlockReady, Exited, OutputsNotStored, ServeSample
from graphnet_server import files, steps
from graphnet_server.config import WorkerConfig
from graphnet_server.sample import ending
from graphnet_server.sample.own_eager import IN_PROCESS_FLAG, OwnEager
from graphnet_server.sample.process import SampleProcess
from graphnet_server.sample.protocol import Protocol
from graphnet_server.sample.turn import GrantedWait, Turn
from graphnet_server.storage.artifacts import TRUNCATED_FLAG, Artifacts
from graphnet_server.storage.output_files import OutputFiles
from graphnet_server.watch.bracket import Broken
from graphnet_server.watch.energy import EnergyMeter, counter_of
from graphnet_server.watch.load import LoadMeter, gpu_of
from graphnet_server.watch.witness import CLOCK_FLAG, Witness
from graphnet_server.zygotes.keeper import Zygotes

_POLL_S = 0.5
_SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - only asked whether it is full
#: The largest number of a sample's frames that wait for the caller. When there are more, the sample process waits.
_MAX_WAITING = 1000
#: The largest number of bytes that this server may add to a message of the sample process.
_OUR_SHARE = 4096
#: The frames after which the server frees the device, because a block of trials or the process has ended. Outcome is
#: not among them: freeing the device also stops the process, which must still run until it ends by itself.
_BLOCK_ENDS = (messages.Ready, Exited, steps.Lost)


class SampleCall:
    """Drives one sample process. Any thread may call ``post``. Only one thread may call ``run``, and only once.

    ``start`` and ``options`` are checked and have all defaults. ``inputs_path`` is empty if the process makes the
    inputs, ``cache`` if the sample has no compile caches. ``device`` is as GetInfo describes it; None if it is a CPU.
    """

    def __init__(
        self,
        config: WorkerConfig,
        start: messages.Start,
        inputs_path: str,
        options: Dict[str, Any],
        cache: str = "",
        device: Optional[messages.Device] = None,
    ) -> None:
        self._config = config
        self._start = start
        self._inputs_path = inputs_path
        self._options = options
        self._cache = cache
        self._inputs: queue.Queue[steps.Input] = queue.Queue()
        self._gone = False
        self._over = False
        self._process: Optional[SampleProcess] = None
        self._own_eager: Optional[OwnEager] = None
        self._eager_in_process = False
        #: The seconds of the present command's time limit that the separate process of eager mode has used.
        self._spent_s = 0.0
        self._outputs = OutputFiles(config.outputs_directory, config.outputs_prefix, config.limits.max_output_bytes)
        #: The cores on which the sample is timed, and those on which its process is now.
        self._timed_cores = cores_of(start.threads, 0)
        self._cores = cores_of(start.threads, start.core_block)
        threads = len(self._timed_cores)
        self._witness = Witness(threads)
        # A witness regards times as wrong only if most blocks are wrong. So with one witness for both processes,
        # correct blocks of eager mode could hide wrong blocks of the compiled graph.
        self._eager_witness = Witness(threads)
        self._latest = self._witness
        #: The CPU time that the process had used when its compile began, and the time when its stage began, in ns.
        self._compile_from_ns = self._stage_began_ns = 0
        #: The peak of its resident memory until it was warm, in bytes.
        self._peak_memory_bytes = 0
        gpu = None if device is None else gpu_of(device)
        self._load = LoadMeter(gpu=gpu)
        self._energy = EnergyMeter(counter_of(gpu, is_gpu=device is not None and device.type != "cpu"))
        timeout_s = start.stage_timeout_ns / 1e9
        self._turn = Turn(config.lock_directory, start.device, timeout_s, self._nobody_waits)
        assert start.measuring is not None
        trials = start.measuring.default_trials or 0
        self._protocol = Protocol(config.backend.name, start.purpose, trials, timeout_s, start.output_policy)

    def post(self, given: steps.Input) -> None:
        """Add one input of the client to the queue. The input ``Gone`` also kills the sample at once."""
        if isinstance(given, steps.Gone):
            self._gone = True
            if self._process is not None:
                self._process.kill()
            if self._own_eager is not None:
                self._own_eager.kill()
        self._inputs.put(given)

    def run(self, zygotes: Zygotes) -> Iterator[Event]:
        """Run the sample. Yield every event for the client, the outcome last.

        Raise RunnerUnavailable if no runner can make a process, WorkerLost if the runner ended before the sample,
        CallerGone if nobody reads further events, BadCommand if the client sent something other than a command,
        StorageFailed if the outputs could not be stored, and LockHeld if another process held a lock of this host for
        too long.
        """
        try:
            if not (yield from self._turn.begin_work()):
                raise steps.CallerGone
            self._outputs.make_folder()
            kept = self._config.kept_folders(self._options)
            named = self._named_paths()
            self._options = {**self._options, **kept}
            process = self._process = SampleProcess(
                partial(zygotes.fork, place=self._start.code_place),
                self._config,
                self._on_frame,
                (self._cache, self._outputs.folder, *kept.values()),
                (self._inputs_path, *named),
                self._start.memory_bytes,
            )
            if self._gone:
                raise steps.CallerGone
            process.send(self._start_frame(process, self._cores))
            # Limit the time until the first stage begins, because a process that is broken may never begin a stage.
            self._protocol.ordered(time.monotonic())
            yield from self._drive(process, zygotes)
        finally:
            self._over = True
            self._turn.close()
            if self._own_eager is not None:
                self._own_eager.close()
            if self._process is not None:
                self._process.close()
            self._outputs.remove(later=self._protocol.announced_late and not self._gone)

    def _named_paths(self) -> Tuple[str, ...]:
        """Return the paths that the options of the backend name, which its adapter reads."""
        return tuple(
            value
            for value in self._options.values()
            if isinstance(value, str) and os.path.isabs(value) and os.path.exists(value)
        )

    def _start_frame(self, process: SampleProcess, cores: Tuple[int, ...]) -> ServeSample:
        """Make the first frame of a process that starts on ``cores``: Start, completed with paths on this host."""
        start, specs = self._start, self._start.tensors
        if start.purpose == messages.Purpose.RUN:
            # The values are in the inputs file, except those of SymInts.
            specs = tuple(spec if spec.kind == "symint" else dataclasses.replace(spec, data=None) for spec in specs)
        offsets = {slot.spec.name: slot.offset for slot in mesh_scheme.layout(specs_of(start.tensors)).slots}
        return ServeSample(
            start=dataclasses.replace(start, tensors=specs, options=self._options, threads=len(cores)),
            offsets=tuple(offsets.get(spec.name, 0) for spec in specs),
            cores=cores,
            inputs_path=self._inputs_path,
            scratch=str(process.scratch),
            prepared=str(self._config.prepared_directory),
            artifacts=str(process.artifacts) if start.keep_artifacts else "",
            cache=self._cache,
            outputs_directory=self._outputs.folder,
            output_prefix=self._outputs.prefix,
            max_output_bytes=self._config.limits.max_output_bytes,
        )

    def _nobody_waits(self) -> bool:
        return self._gone or (self._process is not None and self._process.ended.is_set())

    def _on_frame(self, frame: Any) -> None:
        """Receive a frame, in the thread that read it, so that the device is free at once when a block ends."""
        if isinstance(frame, BlockReady) and self._process is not None and self._witness.expects(frame):
            broken = self._time_block(frame, self._process, self._witness)
            if broken is None:
                return
            frame = broken
        given = self._as_seen(self._checked(frame))
        if isinstance(given, messages.TrialTimes):
            given = self._compared(given, self._witness)
        if isinstance(given, _BLOCK_ENDS) and self._process is not None:
            self._turn.block_ended(self._process)
        while self._inputs.qsize() > _MAX_WAITING and not self._over:
            time.sleep(0.01)
        self._inputs.put(given)

    def _as_seen(self, given: steps.ProcessInput) -> steps.ProcessInput:
        """Complete what a process reports of its stages: their wall time on this server's clock, unless the process
        says more, and the CPU time of the compile, as the kernel counted it. Parts of a whole model compile between
        other work.
        """
        now_ns = time.monotonic_ns()
        if isinstance(given, messages.StageStarted):
            self._stage_began_ns = now_ns
            if given.stage is messages.Stage.COMPILE and self._process is not None:
                self._compile_from_ns = self._process.cpu_ns()
        elif isinstance(given, messages.StageFinished) and given.stage is not messages.Stage.MEASURE:
            lasted_ns = max(given.duration_ns, now_ns - self._stage_began_ns)
            return dataclasses.replace(given, duration_ns=lasted_ns)
        elif isinstance(given, messages.CompileReport) and self._process is not None:
            cpu_ns, compile_ns = max(0, self._process.cpu_ns() - self._compile_from_ns), given.compile_ns
            if compile_ns and not self._start.parts:
                compile_ns = max(compile_ns, now_ns - self._stage_began_ns - given.apart_ns)
            return dataclasses.replace(given, compile_ns=compile_ns, cpu_ns=cpu_ns, cores=len(self._cores))
        return given

    def _compared(self, times: messages.TrialTimes, witness: Witness) -> steps.ProcessInput:
        """Return the times, or Garbled if they are not of a block that this server timed."""
        self._latest = witness
        try:
            witness.compare(times)
        except Broken as error:
            return steps.Garbled(str(error))
        return times

    def _time_block(self, frame: BlockReady, process: SampleProcess, witness: Witness) -> Optional[steps.Garbled]:
        """Time a block that the process begins, in the thread that reads its channel. Return what it did wrong."""
        self._load.block_starts(process.pid)
        self._energy.block_starts()
        try:
            witness.time_block(frame.calls, process)
        except Broken as error:
            return steps.Garbled("%s in a block of trials" % error)
        finally:
            self._energy.block_ended()
            self._load.block_ended()
        return None

    def _drive(self, process: SampleProcess, zygotes: Zygotes) -> Iterator[Event]:
        while not self._over:
            for action in self._protocol.receive(self._next_input(), time.monotonic()):
                yield from self._carry_out(action, process, zygotes)

    def _next_input(self) -> steps.Input:
        while True:
            deadline = self._protocol.deadline
            remaining = _POLL_S if deadline is None else deadline - time.monotonic()
            if remaining <= 0:
                return steps.Expired()
            try:
                return self._inputs.get(timeout=min(remaining, _POLL_S))
            except queue.Empty:
                continue

    def _carry_out(self, action: steps.Action, process: SampleProcess, zygotes: Zygotes) -> Iterator[Event]:
        if isinstance(action, steps.Emit):
            yield self._completed(action.event)
        elif isinstance(action, steps.Announce):
            yield from self._announce(action, process, zygotes)
        elif isinstance(action, steps.Order):
            yield from self._give(action, process, zygotes)
        elif isinstance(action, steps.Rest):
            self._turn.end_work()
        elif isinstance(action, steps.Stop):
            process.pause()
        elif isinstance(action, steps.Kill):
            process.kill()
        elif isinstance(action, steps.Conclude):
            yield from self._conclude(process, action.exited)
            self._over = True
        else:
            if action.runner_is_stuck:
                zygotes.abandon()
            raise action.error

    def _completed(self, event: Event) -> Event:
        """Complete an event of the process with the facts that only this server knows."""
        if isinstance(event, messages.CallReport):
            self._peak_memory_bytes = event.peak_memory_bytes
            return dataclasses.replace(event, worker_id=self._config.worker_id)
        if isinstance(event, messages.TrialTimes):
            seen = self._latest.last.added_to(event)
            return dataclasses.replace(seen, load=self._load.last, energy=self._energy.last)
        return event

    def _announce(self, action: steps.Announce, process: SampleProcess, zygotes: Zygotes) -> Iterator[Event]:
        try:
            for event in self._outputs.events(action.announced, action.chunks, action.headers_only):
                if not isinstance(event, messages.OutputChunk):
                    self._check_sendable(event)
                yield event
        except (TypeError, ValueError, FileNotFoundError) as error:
            for following in self._protocol.receive(_garbled(error), time.monotonic()):
                yield from self._carry_out(following, process, zygotes)

    def _give(self, order: steps.Order, process: SampleProcess, zygotes: Zygotes) -> Iterator[Event]:
        """Wait until the sample may run, then continue its process with a command. If the wait is aborted, do nothing.

        A command to time eager mode goes to a separate process instead, if that process can run the model.
        """
        self._spent_s = 0.0
        if isinstance(order.command, messages.RunTrials) and order.command.side == messages.Side.OWN_EAGER:
            # Idle thread pools of the compiled graph could use CPU time while eager mode is timed.
            process.pause()
            if (yield from self._times_of_own_eager(order.command, zygotes)):
                return
        if isinstance(order.command, messages.RunTrials):
            if not (yield from self._turn.begin_section()):
                return
            if self._cores != self._timed_cores:
                process.pause()
                process.move(self._timed_cores)
                self._cores = self._timed_cores
            self._witness.block_ordered(order.command)
        elif isinstance(order.command, messages.SendOutputs) and not (yield from self._turn.begin_work()):
            return
        self._protocol.ordered(time.monotonic() - self._spent_s)
        process.resume()
        command = order.command
        if isinstance(command, messages.RunTrials):
            command = dataclasses.replace(command, keep=False)
        process.send(command)

    def _times_of_own_eager(self, command: messages.RunTrials, zygotes: Zygotes) -> GrantedWait:
        """Time eager mode in a separate process that never imported the compiler.

        Pass the times to the protocol as if the process of the compiled graph had sent them, and return True.

        Return False if nobody needs the times, or if the separate process cannot be made or cannot run the model. The
        caller then asks the process of the compiled graph: with an old torch, the model may run only after changes that
        the adapter made there. But if the separate process failed after it had timed a block, or was too slow, no other
        process may time eager mode. Then pass an empty block to the protocol and return True.
        """
        own = self._own_eager
        if own is None:
            timeout_s = self._start.stage_timeout_ns / 1e9
            own = self._own_eager = OwnEager(
                self._config,
                partial(zygotes.fork_plain, place=self._start.code_place),
                lambda process: self._start_frame(process, self._timed_cores),
                self._turn,
                self._observe_own_eager,
                self._inputs_path,
                # The client waits for a block only a little longer than for a stage. If the model does not run in the
                # separate process, half of this time is left for the process of the compiled graph.
                timeout_s / 2,
                self._nobody_waits,
                self._checked,
                self._start.memory_bytes,
            )
        self._eager_witness.block_ordered(command)
        times = yield from own.run_trials(command)
        if times is None:
            if not (own.problem and own.is_final):
                self._eager_in_process = self._eager_in_process or bool(own.problem)
                self._spent_s = own.spent_s
                return False
            times = messages.TrialTimes(calls_per_trial=max(1, command.calls_per_trial))
        frames = (
            messages.StageStarted(messages.Stage.MEASURE),
            dataclasses.replace(times, recompiled=False),
            # Report at least 1 ns, because the protocol does not announce a stage of 0 ns to the client.
            messages.StageFinished(messages.Stage.MEASURE, max(1, sum(times.wall_ns))),
            messages.Ready(),
        )
        self._protocol.ordered(time.monotonic())
        for frame in frames:
            self._inputs.put(frame)
        return True

    def _observe_own_eager(self, frame: Any, process: SampleProcess) -> Any:
        """Time a block of eager mode in the separate process. Return the frame that remains to be used, if any."""
        if isinstance(frame, BlockReady) and self._eager_witness.expects(frame):
            return self._time_block(frame, process, self._eager_witness)
        return self._compared(frame, self._eager_witness) if isinstance(frame, messages.TrialTimes) else frame

    def _conclude(self, process: SampleProcess, exited: Exited) -> Iterator[Event]:
        log = process.log.text()
        if self._own_eager is not None and self._own_eager.problem:
            log += "\ngraphnet: eager mode without the compiler was not timed: %s\n" % self._own_eager.problem
        outcome = self._outcome(exited, log)
        if self._start.keep_artifacts:
            artifacts = Artifacts(process.artifacts)
            yield from artifacts.events()
            if artifacts.truncated:
                outcome = dataclasses.replace(outcome, flags=(*outcome.flags, TRUNCATED_FLAG))
        if log:
            yield messages.Log(log)
        yield self._with_flags(outcome, process, exited)

    def _outcome(self, exited: Exited, log: str) -> messages.Outcome:
        protocol = self._protocol
        if protocol.outcome is not None:
            return protocol.outcome
        if protocol.timed_out:
            return ending.outcome_of_timeout(protocol.stage, self._start.stage_timeout_ns / 1e9, log)
        config = self._config
        # A confined process has a shared memory of its own, of which the frame Exited says whether it was full.
        shared = () if config.isolation == "on" else (_SHARED_MEMORY,)
        full = files.first_full((*shared, config.outputs_directory, config.state_directory))
        return ending.outcome_of_exit(protocol.stage, exited, log, full)

    def _with_flags(self, outcome: messages.Outcome, process: SampleProcess, exited: Exited) -> messages.Outcome:
        seen = (
            ("output_truncated", process.log.truncated),
            (CLOCK_FLAG, self._witness.clock_mismatch or self._eager_witness.clock_mismatch),
            ("beside_work", self._turn.beside_work),
            (IN_PROCESS_FLAG, self._eager_in_process),
        )
        return dataclasses.replace(
            outcome,
            flags=outcome.flags + tuple(flag for flag, holds in seen if holds),
            # The process begins its peak anew after the compile, so the kernel knows only the later one.
            peak_memory_bytes=max(self._peak_memory_bytes, outcome.peak_memory_bytes, exited.peak_memory_bytes),
            worker_id=self._config.worker_id,
        )

    def _checked(self, frame: Any) -> steps.ProcessInput:
        """Return a frame, or Garbled if the process must not send it now, or if the client cannot be sent it."""
        if isinstance(frame, (Exited, steps.Lost)):
            return frame
        if isinstance(frame, BlockReady):
            return steps.Garbled("BlockReady, although no such block of trials is to begin")
        if isinstance(frame, (steps.Garbled, OutputsNotStored)):
            return dataclasses.replace(frame, message=_printable(frame.message))
        try:
            self._check_sendable(frame)
        except (KeyError, TypeError, ValueError) as error:
            return _garbled(error)
        given: steps.ProcessInput = frame
        return given

    def _check_sendable(self, event: Event) -> None:
        size, limit = len(wire.serialize_event(event)), self._config.limits.max_message_bytes - _OUR_SHARE
        if size > limit:
            raise ValueError("%s has %d bytes, over the limit of %d" % (type(event).__name__, size, limit))


def _garbled(error: Exception) -> steps.Garbled:
    return steps.Garbled(_printable("%s: %s" % (type(error).__name__, error)))


def _printable(text: str) -> str:
    return text[:500].encode("utf-8", "replace").decode("utf-8")
