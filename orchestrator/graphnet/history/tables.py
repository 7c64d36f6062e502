"""The tables of a history, for SQLite and PostgreSQL.

Times are stored as text in UTC, such as ``2026-11-22T07:32:47.653762+00:00``, and lists and objects as JSON text,
because SQLite and PostgreSQL both return text unchanged. In PostgreSQL, ``started::timestamptz`` converts a time.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Integer, MetaData, Table, Text, UniqueConstraint

#: The version of the tables. A developer who changes a table, or the facts that make a row's trend, must raise this
#: number: otherwise, the rows of later runs would begin other trends. A history of another version is refused; it can
#: be made anew from its runs.
VERSION: Final = 3

METADATA: Final = MetaData()

VERSIONS: Final = Table(
    "graphnet_history",
    METADATA,
    Column("version", Integer, primary_key=True, autoincrement=False, comment="The version of the tables."),
)

RUNS: Final = Table(
    "graphnet_run",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("identity", Text, nullable=False, unique=True, comment="Hash of what makes a run: its start and request."),
    Column("folder", Text, nullable=False, comment="The folder from which the run was added."),
    Column("name", Text, comment="The name that a user gave to the run."),
    Column("started", Text, nullable=False, comment="When the run began."),
    Column("ended", Text, comment="When the run's last command ended."),
    Column("version", Text, comment="The version of graphnet that measured the run."),
    Column("machine", Text, comment="The CPU of the command's machine, after the name that --machine gave: NAME: CPU."),
    Column("aa_width", Double, comment="How far from 1 the ratios of two equal programs reached."),
)

ROWS: Final = Table(
    "graphnet_row",
    METADATA,
    Column("run_id", Integer, ForeignKey("graphnet_run.id", ondelete="CASCADE"), nullable=False),
    Column("place", Text, nullable=False, comment="Hash of sample and site. A run has one row per place."),
    Column("key", Text, nullable=False, comment="The row's key in results.jsonl."),
    Column("content", Text, nullable=False, comment="Hash of the other columns."),
    Column("trend", Text, index=True, comment="Hash of everything that must be equal in a trend; null if unknown."),
    Column("measurement", Text, comment="Hash of the row's key and of the time at which it was timed."),
    Column("sample", Text, nullable=False, comment="The sample's name."),
    Column("sample_hash", Text, comment="sha256 of the sample's files."),
    Column("backend", Text, nullable=False, comment="The backend's name."),
    Column("flavour", Text, nullable=False, comment="The backend's environment."),
    Column("where", Text, nullable=False, comment="Where the row ran; an image without its tag and digest."),
    Column("device", Text, comment="The type of the device."),
    Column("machine", Text, comment="The machine and its class."),
    Column("settings", Text, comment="The settings that change what is measured, as JSON."),
    Column("outcome", Text, nullable=False, comment="How the row ended."),
    Column("stage", Text, comment="The stage in which the row ended if it is not OK."),
    Column("message", Text, comment="Why the row is not OK, cut after 500 characters."),
    Column("flags", Text, nullable=False, comment="The row's flags, as JSON."),
    Column("speedup", Double, comment="The reference's time over the compiled time."),
    Column("low", Double, comment="Lower end of the 95 % interval of the speedup."),
    Column("high", Double, comment="Upper end of the 95 % interval of the speedup."),
    Column("error", Double, comment="Standard error of the logarithm of the speedup."),
    Column("reference_ns", BigInteger, comment="Median time of one call of the reference, in ns."),
    Column("compiled_ns", BigInteger, comment="Median time of one call of the compiled graph, in ns."),
    Column("compile_ns", BigInteger, comment="Time of compiling with cold caches, in ns."),
    Column("peak_memory_bytes", BigInteger, comment="Largest resident memory of the sample's process, in bytes."),
    Column("environment", Text, nullable=False, comment="Versions, requirements and image, as JSON."),
    Column("reference", Text, nullable=False, comment="Versions of the reference, as JSON; empty if unknown."),
    UniqueConstraint("run_id", "place"),
)
