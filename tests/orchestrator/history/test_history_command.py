"""Tests of ``graphnet history`` and ``bench --history``: output, what is refused, and that no password is shown."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest
from history_kit import SECRET, day_row, run_of
from kit import Cli, MakeWorker, Result
from sqlalchemy import make_url

from graphnet.bench import run as bench_run
from graphnet.history import database as database_module
from graphnet.history.address import address_of
from graphnet.report.packing import unpack
from graphnet.runs.command import without_password

STEP_AT = 12


@pytest.fixture
def runs(tmp_path: Path) -> list[Path]:
    """Runs of 20 days on three samples, of which one is slower by 10 % from day ``STEP_AT`` on."""
    return [
        run_of(
            tmp_path / f"day-{day}",
            day,
            [
                day_row(2.0 + day % 3 / 100, day),
                day_row((0.9 if day >= STEP_AT else 1.0) + day % 4 / 200, day, sample="made/<b>slow</b>"),
                day_row(0.5, day, sample="made/c"),
            ],
        )
        for day in range(20)
    ]


def test_runs_are_added_listed_and_compared(cli: Cli, runs: list[Path]) -> None:
    added = cli("history", "add", *runs, "--format", "json")
    assert added.code == 0 and [one["new"] for one in added.json["added"]] == [3] * 20
    assert cli("history", "add", *runs).out.count("0 new, 0 replaced, 3 known before") == 20
    shown = cli("history", "show", "--format", "json").json["runs"]
    assert [run["started"][:10] for run in shown][::19] == ["2026-09-01", "2026-09-20"]
    assert "20 runs" in cli("history", "show").out
    trend = cli("history", "trend")
    assert "3 trends, 1 of them changed" in trend.out
    (line,) = [one for one in trend.out.splitlines() if one.startswith("2026-")]
    assert "made/<b>slow</b>" in line and line.startswith("2026-09-13") and re.search(r"-(9|10)\.\d %", line)
    assert cli("history", "trend", "--all").out.count("CPU, 2 cores") == 3


def test_a_backend_that_became_slower_lately_fails(cli: Cli, runs: list[Path]) -> None:
    cli("history", "add", *runs)
    failed = cli("history", "trend", "--fail-on-slower", 8)
    assert failed.code == 1 and "inductor:torch on made/<b>slow</b>: slower: -9" in failed.err
    assert cli("history", "trend", "--fail-on-slower", 5).code == 0
    assert cli("history", "trend", "--fail-on-slower", 8, "--sample", "made/c").code == 0
    assert cli("history", "trend", "--fail-on-slower", 8, "--at-least", 15).code == 0


def test_the_trend_as_json(cli: Cli, runs: list[Path]) -> None:
    cli("history", "add", *runs)
    (one,) = cli("history", "trend", "--sample", "made/<b>slow</b>", "--days", 30, "--format", "json").json["trends"]
    (change,) = one["changes"]
    assert change["run"].endswith(f"day-{STEP_AT}") and change["run_before"].endswith(f"day-{STEP_AT - 1}")
    assert change["low"] < change["factor"] < change["high"] < 1
    assert len(one["rows"]) == 20 and one["rows"][0]["speedup"] == 1.0


def test_the_page_has_the_changes_and_every_trend(cli: Cli, runs: list[Path], tmp_path: Path) -> None:
    cli("history", "add", *runs)
    made = cli("history", "report", "--out", "page.html")
    assert made.code == 0 and "20 runs, 3 trends" in made.out
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.S)
    assert "<b>slow</b>" not in markup and markup.count("made/&lt;b&gt;slow&lt;/b&gt;") >= 2
    assert "2026-09-13" in markup
    packed = dict(
        re.findall(r'<script type="application/x-packed" id="part-([\w-]+)">(.*?)</script>', text, flags=re.S)
    )
    parts = {name: unpack(value) for name, value in packed.items()}
    titles = [column["title"] for column in parts["settings"]["columns"]]
    table = [dict(zip(titles, row, strict=True)) for row in parts["table"]]
    assert [(row["sample"], row["rows"], row["changes"]) for row in table] == [
        ("made/<b>slow</b>", 20, 1),
        ("made/a", 20, 0),
        ("made/c", 20, 0),
    ]
    (chart,) = parts["charts"]
    spec = json.dumps(chart["spec"])
    assert '"is_searched"' not in spec and '"2026-09-13T03:00' in spec
    assert [len(one["points"]) for one in parts["trend-0"]] == [20, 20, 20]


def test_bench_adds_its_run(bench: Callable[..., Result], make_worker: MakeWorker, cli: Cli) -> None:
    made = bench(make_worker("eager"), make_worker("inductor"), extra=("--history", "days.sqlite"))
    assert made.code == 0 and "2 rows were added to days.sqlite" in made.err
    (run,) = cli("history", "show", "--history", "days.sqlite", "--format", "json").json["runs"]
    assert run["outcomes"] == {"OK": 2}
    assert cli("history", "add", run["folder"], "--history", "days.sqlite").out.strip().endswith("2 known before")
    again = cli("bench", "--resume", run["folder"], "--history", "default")
    assert again.code == 0 and "2 rows were added to graphnet-history.sqlite" in again.err


def test_bench_refuses_a_bad_history_before_it_measures(bench: Callable[..., Result], make_worker: MakeWorker) -> None:
    made = bench(make_worker("eager"), make_worker("inductor"), extra=("--history", "mysql://me@host/db"))
    assert made.code == 2 and "postgresql:// or sqlite:///" in made.err
    assert not Path("out").exists() and not Path("graphnet-runs").exists()


def test_a_run_that_cannot_be_added_is_complete(
    bench: Callable[..., Result], make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    from graphnet.errors import StorageError
    from graphnet.history import add as add_module

    def fail(*_: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(add_module, "add_run", fail)
    made = bench(make_worker("eager"), make_worker("inductor"), extra=("--history", "days.sqlite"))
    assert made.code == 2 and "is complete, but it is not in the history: the disk is full; add it later by" in made.err
    assert '"results"' in made.out


@pytest.mark.parametrize("typed", ["default", "my days.sqlite"])
def test_an_interrupted_run_proposes_the_history_again(
    bench: Callable[..., Result], make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench_run, "execute", interrupt)
    made = bench(make_worker("eager"), make_worker("inductor"), extra=("--history", typed, "--out", "my run"))
    assert made.code == 130
    assert made.err.endswith(f"  ./graphnet bench --resume 'my run' --history {shlex.quote(typed)}\n"), made.err


@pytest.mark.parametrize(
    ("url", "again"),
    [
        ("postgresql://me:p%40w@host:5432/db", "postgresql://me@host:5432/db"),
        ("postgres://me@/db?host=%2Ftmp&password=pw", "postgresql://me@/db?host=%2Ftmp"),
        ("sqlite:///days.sqlite", "days.sqlite"),
    ],
)
def test_an_address_can_be_typed_again_without_its_password(url: str, again: str) -> None:
    assert address_of(url).typed == again


@pytest.mark.parametrize("name", ["out//h.sqlite", "./me@host", "a:b.sqlite", "..//h.sqlite"])
def test_a_file_may_have_an_unusual_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert address_of(name).file == Path(name)


def test_the_default_history_is_named_by_a_variable(
    cli: Cli, runs: list[Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GRAPHNET_HISTORY", str(tmp_path / "team.sqlite"))
    cli("history", "add", runs[0])
    assert (tmp_path / "team.sqlite").stat().st_mode & 0o777 == 0o600
    assert cli("history", "show", "--history", "default").out.strip().endswith("1 run")


def test_a_run_that_cannot_be_added_does_not_hinder_the_others(cli: Cli, runs: list[Path]) -> None:
    (runs[0] / "run.json").write_text("{")
    made = cli("history", "add", *runs[:3])
    assert made.code == 2 and "run.json cannot be read" in made.err and made.out.count("3 new") == 2


# ---- tests of damaged databases and of databases of other programs


def make_history(cli: Cli, runs: list[Path]) -> Path:
    assert cli("history", "add", *runs, "--history", "h.sqlite").code == 0
    return Path("h.sqlite")


def execute(statement: str) -> None:
    with closing(sqlite3.connect("h.sqlite")) as connection, connection:
        connection.execute(statement)


def refused_by(cli: Cli, expected: str, *command: object) -> str:
    made = cli("history", *command, "--history", "h.sqlite")
    assert made.code == 2 and made.err.count("\n") == 1 and "Traceback" not in made.err, made.err
    assert expected in made.err, made.err
    return made.err


def refused(cli: Cli, expected: str, *arguments: object) -> None:
    """Check that ``show``, ``trend``, ``report`` and, with ``arguments``, ``add`` refuse in one sentence."""
    for command in (("show",), ("trend",), ("report",), *([("add", *arguments)] if arguments else [])):
        refused_by(cli, expected, *command)


@pytest.mark.parametrize("damage", ["header", "middle", "cut"])
def test_a_damaged_file_is_one_sentence(cli: Cli, runs: list[Path], damage: str) -> None:
    file = make_history(cli, runs)
    content = bytearray(file.read_bytes())
    if damage == "header":
        content[:100] = b"x" * 100
    elif damage == "middle":
        content[4096:] = bytes(len(content) - 4096)
    else:
        del content[len(content) // 2 :]
    file.write_bytes(content)
    refused(cli, "h.sqlite is damaged or is no history", runs[0])
    assert file.read_bytes() == bytes(content)


def test_a_file_of_another_kind_is_refused_and_kept(cli: Cli, runs: list[Path]) -> None:
    Path("h.sqlite").write_text("my notes, which nobody may overwrite\n" * 100)
    refused(cli, "is damaged or is no history", runs[0])
    assert Path("h.sqlite").read_text().startswith("my notes")


def test_a_database_of_another_program_is_refused_and_kept(cli: Cli, runs: list[Path]) -> None:
    execute("CREATE TABLE notes (text TEXT)")
    refused(cli, "has tables, but not those of a history", runs[0])


def test_a_missing_table_is_damage(cli: Cli, runs: list[Path]) -> None:
    make_history(cli, runs)
    execute("DROP TABLE graphnet_row")
    refused(cli, "the table graphnet_row is missing", runs[0])


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("UPDATE graphnet_row SET flags = '[\"busy' WHERE rowid = 7", "the flags or the environment of a row"),
        ("UPDATE graphnet_row SET flags = '5' WHERE rowid = 7", "list expected"),
        ("UPDATE graphnet_row SET environment = '[]' WHERE rowid = 7", "dict expected"),
        ('UPDATE graphnet_row SET environment = \'{"torch"; "2"}\' WHERE rowid = 7', "delimiter"),
        ("UPDATE graphnet_run SET started = 'yesterday\n' WHERE id = 7", "a run began at 'yesterday"),
    ],
)
def test_a_damaged_text_is_one_sentence(cli: Cli, runs: list[Path], change: str, expected: str) -> None:
    make_history(cli, runs)
    execute(change)
    for command in ("trend", "report"):
        assert "h.sqlite is damaged or is no history" in refused_by(cli, expected, command, "--days", 30)


@pytest.mark.parametrize("option", ["--days", "--fail-on-slower"])
def test_the_number_of_days_is_limited(cli: Cli, runs: list[Path], option: str) -> None:
    make_history(cli, runs)
    made = cli("history", "trend", "--history", "h.sqlite", option, 800_000)
    assert made.code == 2 and "36500" in made.err and "Traceback" not in made.err
    assert cli("history", "trend", "--history", "h.sqlite", option, 36_500).code == (option == "--fail-on-slower")
    execute("UPDATE graphnet_run SET started = '00' || substr(started, 3)")
    assert cli("history", "trend", "--history", "h.sqlite", option, 36_500).code == (option == "--fail-on-slower")


def test_a_history_that_does_not_exist_is_not_made_by_reading(cli: Cli) -> None:
    refused(cli, "the history h.sqlite does not exist")
    assert not Path("h.sqlite").exists()


def test_an_empty_file_becomes_a_history_only_when_a_run_is_added(cli: Cli, runs: list[Path]) -> None:
    Path("h.sqlite").touch()
    refused(cli, "h.sqlite holds no history yet")
    make_history(cli, runs)


def test_a_locked_file_is_one_sentence(cli: Cli, runs: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    make_history(cli, runs[:1])
    monkeypatch.setattr(database_module, "WAIT_S", 0)
    other = sqlite3.connect("h.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    made = cli("history", "add", runs[1], "--history", "h.sqlite")
    other.close()
    assert made.code == 2 and "another program has had it locked" in made.err


def test_a_full_disk_loses_nothing(cli: Cli, runs: list[Path]) -> None:
    file = make_history(cli, runs[:1])

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, file.stat().st_size))

    command = [sys.executable, "-m", "graphnet", "history", "add", *map(str, runs[1:]), "--history", "h.sqlite"]
    made = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit, check=False)
    assert made.returncode == 2 and "h.sqlite cannot be written" in made.stderr, made.stderr
    assert "Traceback" not in made.stderr
    counted = cli("history", "show", "--history", "h.sqlite", "--format", "json").json["runs"]
    assert all(sum(run["outcomes"].values()) == 3 for run in counted) and len(counted) < 20
    assert cli("history", "add", *runs, "--history", "h.sqlite").code == 0
    assert len(cli("history", "show", "--history", "h.sqlite", "--format", "json").json["runs"]) == 20


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--history", "."), "is a folder; name the file"),
        (("--history", ""), "cannot have an empty name"),
        (("--history", "sqlite://"), "names no file"),
        (("--history", "x" * 300), "cannot be opened: File name too long"),
        (("--history", "/proc/no/h.sqlite"), "cannot be made"),
        (("--machine", " "), "--machine needs a name"),
        (("--machine", "x" * 101), "--machine needs a name of 1 to 100"),
        (("--machine", "a\nb"), "printable characters"),
    ],
)
def test_wrong_arguments_get_one_sentence(
    cli: Cli, runs: list[Path], arguments: tuple[str, ...], expected: str
) -> None:
    made = cli("history", "add", runs[0], *arguments)
    assert made.code == 2 and expected in made.err and made.err.count("\n") == 1


def test_a_file_may_have_a_name_that_means_memory_to_sqlite(cli: Cli, runs: list[Path]) -> None:
    assert cli("history", "add", runs[0], "--history", ":memory:").code == 0
    assert cli("history", "show", "--history", ":memory:").out.strip().endswith("1 run")


def test_a_name_that_matches_nothing_is_refused(cli: Cli, runs: list[Path]) -> None:
    make_history(cli, runs[:1])
    made = cli("history", "trend", "--history", "h.sqlite", "--backend", "nvfuser")
    assert made.code == 2 and "matches --backend nvfuser" in made.err


# ---- tests that no password is shown

QUOTED = quote(SECRET, safe="")
FORMS = [SECRET, QUOTED, "geheim"]
URLS = [
    f"postgresql://me:{QUOTED}@127.0.0.1:1/db",
    f"postgresql://me:{SECRET}@127.0.0.1:1/db",
    f"postgresql://me:{SECRET}@127.0.0.1:port/db",
    f"postgres://me@127.0.0.1:1/db?password={QUOTED}",
    f"postgresql://me:{QUOTED}@/db?host=/no/such/folder",
    f"postgresql://me:{QUOTED}@127.0.0.1:1/db?no_such_parameter=1",
    f"mysql://me:{SECRET}@127.0.0.1/db",
    f"postgresql:me:{QUOTED}@127.0.0.1/db",
    f"postgresql:/me:{QUOTED}@127.0.0.1/db",
    f"postgresql//me:{QUOTED}@127.0.0.1:1/db",
    f"PostgreSQL//me:{SECRET}@127.0.0.1:1/db",
    f"//me:{SECRET}@127.0.0.1:1/db",
    f"me:{SECRET}@127.0.0.1:1/db",
    f"postgesql:me:{SECRET}@127.0.0.1/db",
    f"me@127.0.0.1/db?password={QUOTED}",
]


@pytest.mark.parametrize("url", URLS)
@pytest.mark.parametrize("debug", [False, True])
def test_no_message_shows_a_password(cli: Cli, runs: list[Path], url: str, debug: bool) -> None:
    made = cli("history", "add", runs[0], "--history", url, *(["--debug"] if debug else []))
    assert made.code == 2 and made.err
    assert not [form for form in FORMS if form in made.out + made.err], made.err
    assert not [path for path in Path().rglob("*") if "geheim" in str(path)]
    if not debug:
        assert made.err.count("\n") == 1 and "Traceback" not in made.err


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("postgresql://me:pw@host:5432/db", "postgresql://me:***@host:5432/db"),
        ("postgresql://me:p@w/x?y@host/db", "postgresql://me:***@host/db"),
        ("--history=postgresql://me:pw@host/db", "--history=postgresql://me:***@host/db"),
        ("postgresql://host/db?user=me&password=pw&x=1", "postgresql://host/db?user=me&password=***&x=1"),
        ("postgresql://me@host/db", "postgresql://me@host/db"),
        ("xla@dns:///host:50051", "xla@dns:///host:50051"),
        ("tvm@/opt/tvm/bin/python", "tvm@/opt/tvm/bin/python"),
        ("s3://bucket/a:b", "s3://bucket/a:b"),
    ],
)
def test_run_json_keeps_no_password(typed: str, kept: str) -> None:
    assert without_password(typed) == kept


def test_a_run_with_a_history_in_postgresql(
    postgres: str, bench: Callable[..., Result], make_worker: MakeWorker, cli: Cli
) -> None:
    made = bench(make_worker("eager"), make_worker("inductor"), extra=("--history", postgres))
    assert made.code == 0 and "2 rows were added to postgresql://graphnet:***@" in made.err
    password = str(make_url(postgres).password)
    (run,) = cli("history", "show", "--history", postgres, "--format", "json").json["runs"]
    files = [path.read_text(errors="replace") for path in Path(run["folder"]).rglob("*") if path.is_file()]
    assert "postgresql://graphnet:***@" in "".join(files)
    for form in (password, quote(password, safe="")):
        assert form not in "".join(files) + made.out + made.err


def test_a_password_that_postgresql_refuses_is_not_shown(postgres: str, cli: Cli, runs: list[Path]) -> None:
    url = make_url(postgres).set(password=SECRET).render_as_string(hide_password=False)
    made = cli("history", "add", runs[0], "--history", url)
    assert made.code == 2 and "password authentication failed" in made.err
    assert not [form for form in FORMS if form in made.out + made.err]


def test_the_command_line_starts_without_the_libraries_of_a_history() -> None:
    heavy = ("sqlalchemy", "ruptures", "scipy", "psycopg")
    code = f"import sys, graphnet.cli.app; print([name for name in {heavy} if name in sys.modules])"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    assert made.stdout.strip() == "[]"


def test_a_password_is_not_cut_in_the_middle() -> None:
    address = address_of("postgresql://me:0123456789@host/db")
    said = database_module.without_secrets(address, "x" * (database_module.MOST_MESSAGE - 5) + "0123456789")
    assert "0123" not in said
