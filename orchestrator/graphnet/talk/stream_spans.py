"""Adds the stages, waits and timed blocks of one sample process to the time line of a run (``bench --trace``)."""

from __future__ import annotations

from graphnet.timeline import Timeline, now_ns
from graphnet_contract import messages
from graphnet_contract.messages import Stage


class StreamSpans:
    """The track of one sample process on the time line. Without a time line, all methods do nothing."""

    def __init__(self, timeline: Timeline | None, name: str) -> None:
        self._timeline = timeline
        self._track = 0 if timeline is None else timeline.track(name)
        self._opened_ns = now_ns()
        self._waits: tuple[int, str] | None = None

    def stage_finished(self, event: messages.StageFinished) -> None:
        """Add a stage that has ended, except MEASURE, because ``block`` adds each timed block of that stage."""
        if event.stage is not Stage.MEASURE:
            ended_ns = now_ns()
            self._add(event.stage.name.lower(), ended_ns - event.duration_ns, ended_ns)

    def waiting(self, reason: str) -> None:
        """Begin or end a wait for another command line; an empty reason ends it."""
        if self._waits is not None and not reason:
            self._add(f"waits for {self._waits[1]}", self._waits[0], now_ns())
            self._waits = None
        elif reason and self._waits is None:
            self._waits = (now_ns(), reason)

    def block(self, side: messages.Side, times: messages.TrialTimes) -> None:
        """Add a block of trials. Its beginning and its end are those that the sample process reported."""
        name = "timed: own eager" if side is messages.Side.OWN_EAGER else "timed"
        if times.ended_ns > times.started_ns:
            self._add(name, times.started_ns, times.ended_ns, len(times.wall_ns))

    def closed(self) -> None:
        """Add one span for the whole life of the sample process. Calls after this one add nothing."""
        self._add("open", self._opened_ns, now_ns())
        self._timeline = None

    def _add(self, name: str, began_ns: int, ended_ns: int, trials: int | None = None) -> None:
        if self._timeline is not None:
            self._timeline.add(self._track, name, began_ns, ended_ns, {} if trials is None else {"trials": trials})
