"""Checks each event of a worker against the contract before anything uses it.

A worker runs programs of other people, and anybody may answer at a worker's address. So the client uses an event only
if the earlier events and commands allow this event, and if its numbers are possible. docs/how-to/worker.md lists the
rules and the limits.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import astuple, replace
from typing import Any, Final

from graphnet.talk.output_checks import check_outputs
from graphnet.talk.rules import MAX_COUNT, STAGES, BrokenContract, check_names, checked_json, require
from graphnet_contract import messages
from graphnet_contract.messages import ExtraCall, OutcomeCode, OutputPolicy, Purpose, Side, Stage

#: The largest number of characters in a sample's log.
MAX_LOG_CHARS: Final = 8 * 1024**2
#: The largest number of events of one sample. Events with the bytes of outputs or artifacts are not counted.
MAX_EVENTS: Final = 100_000
#: The largest number of flags of an outcome, and the largest number of warm-up calls beyond the requested ones.
MAX_FLAGS: Final = 1_000
MAX_EXTRA_WARM_UP: Final = 1_000
#: The largest number of calls in a trial.
MAX_CALLS_PER_TRIAL: Final = 10_000
#: The largest number of calls in which the graphs of a whole model are timed.
_MAX_PART_CALLS: Final = 10_000
#: A longer message of an outcome is cut and not refused, because the message of an honest compiler may be long.
MAX_MESSAGE_CHARS: Final = 10_000
#: The largest number of files that a worker may have mapped, and the length of the path of each.
MAX_FILES: Final = 10_000
MAX_PATH_CHARS: Final = 4096
#: Trials and their block are measured with different clocks, so trials may seem longer by up to this many ns.
_CLOCK_SLACK_NS: Final = 1_000_000
#: The largest number of CompileReports of one sample: one after the compile, and one if the sample fails later.
_MAX_COMPILE_REPORTS: Final = 2
#: The calls whose outputs the worker may send after a SendOutputs command that requests no extra call.
_REPEATS: Final = frozenset({"first", "second", "last"})
#: The extra calls whose operators the worker counts.
_COUNTED: Final = frozenset({ExtraCall.OPERATORS, ExtraCall.EAGER_OPERATORS})
#: The extra calls whose outputs the worker does not send.
_WITHOUT_OUTPUTS: Final = _COUNTED | {ExtraCall.PART_TIMES, ExtraCall.PROFILE}

#: The extra calls that a client may request several times for one sample, with other random numbers or inputs.
_REPEATABLE: Final = (
    *(ExtraCall.OTHER_SEED, ExtraCall.FLOAT64_NUDGED, ExtraCall.FLOAT64_OTHER_INPUTS_NUDGED),
    *(ExtraCall.OTHER_INPUTS, ExtraCall.FLOAT64_OTHER_INPUTS, ExtraCall.TIMED, ExtraCall.PART_TIMES),
)
_NAMES_OF_REPEATABLE: Final = frozenset(call.name.lower() for call in _REPEATABLE)


class EventChecks:
    """Checks the events of one sample, in order. ``longest_s`` limits all durations but that of stage MEASURE."""

    def __init__(self, start: messages.Start, longest_s: float) -> None:
        self._start = start
        self._longest_ns = int(longest_s * 1e9)
        self._makes_inputs = start.purpose is Purpose.MAKE_INPUTS
        self._arguments = frozenset(spec.name for spec in (*start.tensors, *start.unused_tensors))
        self._stage, self._stage_runs, self._ready = Stage.UNSPECIFIED, False, False
        self._trials: messages.RunTrials | None = None
        self._outputs: ExtraCall | None = None
        self._commanded = False
        self._compile_reports = 0
        self._has_call_report = False
        self._sets: set[str] = set()
        self._output_bytes = 0
        self._log_chars = 0
        self._events = 0
        self._last_ended_ns = 0

    def command(self, command: messages.RunTrials | messages.SendOutputs) -> None:
        """Record a command of the client. From now on, the worker may answer this command."""
        self._commanded = True
        if isinstance(command, messages.RunTrials):
            self._trials = command
        else:
            self._outputs = command.extra_call
            if command.extra_call in _REPEATABLE:
                # Forget that outputs of this call have arrived already, and accept new ones.
                self._sets.discard(command.extra_call.name.lower())

    def no_more_commands(self) -> None:
        """Record that the client sends no more commands.

        If it has sent none, the worker may run trials and send outputs by itself, unless it only makes inputs.
        """
        if self._commanded or self._makes_inputs:
            return
        measuring = self._start.measuring
        self._trials = messages.RunTrials((measuring.default_trials if measuring else None) or 0)
        self._outputs = ExtraCall.UNSPECIFIED

    def checked(self, event: Any) -> Any:
        """Check an event and return it, with a cut message if it is a long outcome. Raises BrokenContract."""
        self._count(event)
        match event:
            case messages.StageStarted():
                self._stage_started(event.stage)
            case messages.StageFinished():
                self._stage_finished(event)
            case messages.Ready():
                self._become_ready()
            case messages.Waiting():
                check_names((event.reason,), "the reason of a wait")
            case messages.CompileReport():
                self._compile_report(event)
            case messages.CallReport():
                self._call_report(event)
            case messages.TrialTimes():
                self._trial_times(event)
            case messages.OutputSet():
                self._output_set(event)
            case messages.OperatorCounts():
                self._operator_counts(event)
            case messages.PartTimes():
                self._part_times(event)
            case messages.OutputChunk():
                # The client itself reads the pieces that a set of outputs announced.
                raise BrokenContract("a piece of outputs arrived that no set of outputs announced")
            case messages.Artifact():
                require(self._start.keep_artifacts, "an artifact arrived that nobody asked for")
            case messages.Outcome():
                return self._outcome(event)
        return event

    def _count(self, event: Any) -> None:
        if isinstance(event, messages.Artifact):
            return
        self._events += 1
        require(self._events <= MAX_EVENTS, f"the sample sent more than {MAX_EVENTS:,} events")
        if isinstance(event, messages.Log):
            self._log_chars += len(event.text)
            require(self._log_chars <= MAX_LOG_CHARS, f"the log has more than {MAX_LOG_CHARS:,} characters")

    def _stage_started(self, stage: Stage) -> None:
        if stage is Stage.UNSPECIFIED:
            return
        name = stage.name
        if self._stage_runs:
            raise BrokenContract(f"stage {name} began before {self._stage.name} ended")
        if self._ready:
            asked = {Stage.MEASURE: self._trials, Stage.OUTPUTS: self._outputs}.get(stage)
            require(asked is not None, f"stage {name} began, which nobody asked for")
        else:
            last = Stage.OUTPUTS if self._makes_inputs else Stage.WARM_UP
            done = STAGES.index(self._stage) + 1 if self._stage in STAGES else 0
            may_begin = STAGES[done : STAGES.index(last) + 1]
            require(stage in may_begin, f"stage {name} began after {self._stage.name}")
        self._stage, self._stage_runs = stage, True

    def _stage_finished(self, event: messages.StageFinished) -> None:
        stage = event.stage
        if stage is Stage.UNSPECIFIED:
            return
        if stage is not self._stage or not self._stage_runs:
            raise BrokenContract(f"stage {stage.name} ended, which did not run")
        # Stage MEASURE may last longer, because it contains many blocks, each of which has been checked already.
        self._duration(event.duration_ns, f"stage {stage.name}", MAX_COUNT if stage is Stage.MEASURE else None)
        self._stage_runs = False
        if stage is Stage.WARM_UP:
            require(self._has_call_report, "stage WARM_UP ended without a report of the first call")
        elif stage is Stage.OUTPUTS and self._outputs is not None:
            sent_first = self._outputs is not ExtraCall.UNSPECIFIED or "first" in self._sets
            require(sent_first, "stage OUTPUTS ended without the outputs of the first call")
            self._outputs = None

    def _become_ready(self) -> None:
        warm = self._stage is Stage.WARM_UP and not self._stage_runs
        require(not self._ready and warm, "the sample became ready at another time than once after WARM_UP")
        self._ready = True

    def _compile_report(self, event: messages.CompileReport) -> None:
        self._compile_reports += 1
        require(self._compile_reports <= _MAX_COMPILE_REPORTS, "the compile was reported more than once")
        self._duration(event.compile_ns, "the compile")
        self._duration(event.apart_ns, "the harness's work in the compile")
        require(0 <= event.cores <= MAX_COUNT, f"the compile had {event.cores} cores")
        # A compiler may use more cores than it was given, so the duration does not limit the CPU time.
        require(0 <= event.cpu_ns <= MAX_COUNT, f"the compile used {event.cpu_ns} ns of CPU time")
        self._memory(event.own_memory_bytes)
        evidence = event.evidence
        if evidence is None:
            return
        for count in (evidence.nodes_total, evidence.nodes_compiled, evidence.partitions):
            require(count is None or 0 <= count <= MAX_COUNT, f"the evidence counts {count}")
        check_names(evidence.fallback_ops, "an operator that was left to eager mode")
        checked_json(evidence.compiler_json or "{}", "the compiler's evidence")

    def _call_report(self, event: messages.CallReport) -> None:
        require(not self._has_call_report, "the first call was reported more than once")
        self._has_call_report = True
        asked = (self._start.measuring.warmup_calls if self._start.measuring else None) or 0
        for duration in (event.first_call_ns, *event.warmup_ns):
            self._duration(duration, "a call", least=1)
        require(len(event.warmup_ns) <= asked + MAX_EXTRA_WARM_UP, f"{len(event.warmup_ns)} warm-up calls were made")
        calls = event.calls_per_trial
        require(1 <= calls <= MAX_CALLS_PER_TRIAL, f"a trial is said to need {calls} calls")
        self._written(event.mutated_inputs)
        check_names((event.generator_digest, event.worker_id), "a digest or a worker's id")
        self._memory(event.peak_memory_bytes, event.own_memory_bytes, event.device_memory_bytes)

    def _trial_times(self, event: messages.TrialTimes) -> None:
        asked, self._trials = self._trials, None
        if asked is None:
            raise BrokenContract("times arrived that nobody asked for")
        trials = len(event.wall_ns)
        if not (trials == 0 and asked.side is Side.OWN_EAGER):
            require(trials == asked.count and trials > 0, f"{trials} trials were timed, {asked.count} were asked for")
        equal = len(event.cpu_ns) == len(event.involuntary_switches) == trials
        lists = (event.device_ns, event.prepare_ns, event.own_wall_ns, event.prepare_cpu_ns)
        optional = set(map(len, lists)) <= {0, trials}
        require(equal and optional, "the lists of a block of trials have different lengths")
        calls = event.calls_per_trial
        as_asked = asked.calls_per_trial in (0, calls) and calls >= 1
        require(as_asked, f"a trial made {calls} calls, {asked.calls_per_trial} were asked for")
        require(min(event.wall_ns, default=1) > 0, "a trial took no time or less")
        others = (*event.cpu_ns, *event.involuntary_switches, *event.device_ns, event.throttled_periods)
        others += (*event.prepare_ns, event.warm_ns, event.window_ns, event.tree_cpu_ns, event.idle_cpu_ns, event.cores)
        others += (*event.own_wall_ns, event.empty_ns, event.kept_inputs, event.copy_ns)
        others += (*event.prepare_cpu_ns, event.copy_cpu_ns)
        require(min(others) >= 0 and max(others) <= MAX_COUNT, "a figure of a trial is below zero or impossibly large")
        if trials:
            self._block(event)
        if event.load is not None:
            self._load(event.load)
        energy = event.energy
        if energy is not None:
            known = 0 <= energy.section_ns <= MAX_COUNT and 0 <= energy.microjoules <= MAX_COUNT
            require(known, "the energy of a block is impossible")
            check_names((energy.source,), "the source of the energy")
        if event.counts is not None:
            counted = [count for count in astuple(event.counts) if count is not None]
            require(all(0 <= count <= MAX_COUNT for count in counted), "a count of a block is impossible")

    def _load(self, load: messages.Load) -> None:
        """Check the load of other processes. It is measured from shortly before a block to shortly after it."""
        require(0 <= load.waited_ns <= load.section_ns <= MAX_COUNT, "tasks waited for longer than a block lasted")
        require(0 <= (load.delayed_ns or 0) <= MAX_COUNT, "threads waited for less than no time or impossibly long")
        check_names((load.source,), "the source of the load")
        share = load.foreign_device_share
        require(share is None or 0 <= share <= 1, f"the share of a device is said to be {share}")

    def _block(self, event: messages.TrialTimes) -> None:
        """Check a block's two time stamps. Its trials must fit between them, and a sample's blocks must not overlap."""
        lasted = event.ended_ns - event.started_ns
        require(event.started_ns > 0, "a block of trials has no time stamp")
        self._duration(lasted, "a block of trials")
        require(sum(event.wall_ns) <= lasted + _CLOCK_SLACK_NS, "trials took longer than their block")
        require(event.started_ns >= self._last_ended_ns, "a block of trials began before the one before it ended")
        self._last_ended_ns = event.ended_ns

    def _output_set(self, event: messages.OutputSet) -> None:
        require(
            event.call in self._expected_sets() - self._sets,
            f"outputs of the call {event.call[:40]!r} arrived, which nobody asked for",
        )
        self._sets.add(event.call)
        shared = self._start.output_policy is OutputPolicy.SHARED
        named = bool(event.file_name)
        require(named == shared or not event.file_bytes, "outputs arrived by another way than was asked for")
        again = event.call in _NAMES_OF_REPEATABLE
        nbytes = check_outputs(event)
        self._output_bytes += 0 if again else nbytes
        on_cpu = self._start.device.partition(":")[0] in ("cpu", "")
        limit = self._start.memory_bytes if on_cpu and self._start.memory_bytes else None
        require(
            limit is None or self._output_bytes + (nbytes if again else 0) <= limit,
            f"the outputs have more bytes than the sample's memory of {limit}",
        )
        self._written(event.mutated_inputs)

    def _operator_counts(self, event: messages.OperatorCounts) -> None:
        asked = frozenset() if self._outputs not in _COUNTED else frozenset({self._outputs.name.lower()})
        require(event.call in asked - self._sets, "operators were counted, which nobody asked for")
        self._sets.add(event.call)
        check_names((one.name for one in event.counts), "an operator that was counted")
        for one in event.counts:
            require(0 < one.calls <= MAX_COUNT, f"an operator ran {one.calls} times")
            require(one.part in ("", *self._start.parts), "operators were counted in a graph that is unknown")

    def _part_times(self, event: messages.PartTimes) -> None:
        asked = ExtraCall.PART_TIMES.name.lower()
        is_asked = self._outputs is ExtraCall.PART_TIMES and asked not in self._sets
        require(is_asked, "the times of graphs arrived, which nobody asked for")
        self._sets.add(asked)
        names = [part.name for part in event.parts]
        require(sorted(names) == sorted(self._start.parts), "times of other graphs than the model has")
        for part in event.parts:
            require(0 < len(part.wall_ns) <= _MAX_PART_CALLS, f"a graph was timed {len(part.wall_ns)} times")
            require(all(0 < ns <= self._longest_ns for ns in part.wall_ns), "a graph took an impossible time")

    def _expected_sets(self) -> frozenset[str]:
        if self._makes_inputs:
            return frozenset({"inputs"})
        if self._outputs is None or self._outputs in _WITHOUT_OUTPUTS:
            return frozenset()
        return _REPEATS if self._outputs is ExtraCall.UNSPECIFIED else frozenset({self._outputs.name.lower()})

    def _outcome(self, event: messages.Outcome) -> messages.Outcome:
        if event.code is OutcomeCode.OK:
            complete = "inputs" in self._sets if self._makes_inputs else self._ready
            require(complete, "the sample ended with OK before it was done")
            left = self._trials is not None or self._outputs is not None
            require(not (left and self._commanded), "the sample ended with OK and left a command without an answer")
        require(len(event.flags) <= MAX_FLAGS, f"the outcome has {len(event.flags):,} flags")
        check_names((event.step, event.worker_id, *event.flags), "a flag, a step or a worker's id")
        self._memory(event.peak_memory_bytes, event.peak_device_memory_bytes)
        return replace(event, message=event.message[:MAX_MESSAGE_CHARS])

    def _memory(self, *counts: int) -> None:
        for count in counts:
            require(0 <= count <= MAX_COUNT, f"the memory is said to be {count} bytes")

    def _duration(self, ns: int, of: str, most_ns: int | None = None, least: int = 0) -> None:
        most = self._longest_ns if most_ns is None else most_ns
        require(least <= ns <= most, f"{of} is said to have lasted {ns} ns")

    def _written(self, names: Collection[str]) -> None:
        check_names(names, "an input that the graph wrote to")
        unknown = set(names) - self._arguments if self._arguments else ()
        require(
            not unknown and len(set(names)) == len(names),
            "the graph is said to have written to inputs that it does not have",
        )


def check_info(info: messages.GetInfoResponse) -> None:
    """Check a worker's description of itself. Raises BrokenContract."""
    texts = (info.backend, info.flavour, info.role, info.requirements_sha256, info.image_digest, info.adapter_sha256)
    check_names((*texts, info.host_id, info.boot_id, info.worker_version, info.worker_id), "a name")
    check_names((*info.versions, *info.versions.values()), "a version")
    require(len(info.mapped_files) <= MAX_FILES, f"it has mapped {len(info.mapped_files):,} files")
    longest = max(map(len, (*info.mapped_files, *info.mapped_files.values())), default=0)
    require(longest <= MAX_PATH_CHARS, "the path of a file that it has mapped is too long")
    require(len(info.unavailable_reason) <= MAX_MESSAGE_CHARS, "the reason why it cannot compile is too long")
    for device in info.devices:
        facts = (*device.properties, *device.properties.values())
        check_names((device.type, device.uuid, *facts), "a device's property")
        require(0 <= device.index <= MAX_COUNT, f"a device has the index {device.index}")
