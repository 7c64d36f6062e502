"""Fixtures for the tests of the orchestrator: fake workers, tiny samples, and the command line in this process."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fake_worker import Answers, FakeWorker, Script, always
from kit import META, MODEL, Cli, MakeSample, MakeWorker, Result

from graphnet.cli.app import main


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    """``cli("bench", ...)`` runs the command line in this process, as if typed in a shell in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object) -> Result:
        monkeypatch.setattr(sys, "argv", ["graphnet", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        captured = capsys.readouterr()
        code = ended.value.code
        return Result(int(code) if isinstance(code, int) else 0, captured.out, captured.err)

    return run


@pytest.fixture
def make_worker() -> Iterator[MakeWorker]:
    """``make_worker("inductor", Script(...))`` starts a fake worker that is stopped after the test."""
    workers: list[FakeWorker] = []
    # The socket is not in pytest's tmp_path, because the path of a Unix socket may have only 107 bytes.
    folder = Path(tempfile.mkdtemp(prefix="fake-"))

    def make(backend: str, answers: Answers | Script | None = None, **options: Any) -> FakeWorker:
        chosen = always(answers or Script()) if not callable(answers) else answers
        workers.append(FakeWorker(backend, chosen, folder / f"{len(workers)}.sock", **options))
        return workers[-1]

    yield make
    for worker in workers:
        worker.stop()
    shutil.rmtree(folder)


@pytest.fixture
def make_sample(tmp_path: Path) -> MakeSample:
    """``make_sample("a")`` makes a sample's folder SOURCE/NAME, in the format of our own extractor."""

    def make(name: str, source: str = "made", model: str = MODEL, **attributes: Any) -> Path:
        folder = tmp_path / "samples" / source / name
        folder.mkdir(parents=True)
        (folder / "model.py").write_text(model)
        metas = [("x", [2, 4], "input"), ("weight", [4, 3], "parameter")]
        text = "\n\n".join(META.format(name=item, shape=shape, kind=kind) for item, shape, kind in metas)
        (folder / "weight_meta.py").write_text(text)
        (folder / "input_meta.py").write_text("")
        facts = {"framework": "torch", "source": source, "heuristic_tag": "nlp", "extractor": "graphnet-mesh"}
        (folder / "graph_net.json").write_text(json.dumps(facts | {"extractor_version": 1} | attributes))
        return folder

    return make


@pytest.fixture
def bench(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker) -> Callable[..., Result]:
    """``bench(reference, worker, ...)`` makes one quick run of samples a and b, with its results in JSON on stdout.

    Scripts and answers stand for new workers that behave so.
    """
    made: dict[str, Path] = {}

    def run(
        reference: FakeWorker | Script | Answers,
        *others: FakeWorker | Script | Answers,
        extra: tuple[object, ...] = (),
        samples: str = "ab",
    ) -> Result:
        eager = make_worker("eager", reference) if callable(reference) or isinstance(reference, Script) else reference
        workers = [make_worker("inductor", one) if callable(one) or isinstance(one, Script) else one for one in others]
        backends = [argument for worker in workers for argument in ("--backend", worker.target)]
        made.update({name: make_sample(name) for name in samples if name not in made})
        place = made[samples[0]] if len(samples) == 1 else made[samples[0]].parent
        quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--memory", "1GiB")
        asked = ("--reference", eager.target, *backends, "--samples", place, *quick, "--format", "json", *extra)
        return cli("bench", *asked)

    return run


@pytest.fixture
def one_row(bench: Callable[..., Result]) -> Callable[..., dict[str, Any]]:
    """``one_row(reference, candidate, option, ...)`` makes one run of one sample, by default in several pairs."""

    def run(reference: object, candidate: object, *options: object) -> dict[str, Any]:
        usual = ("--processes", "auto", "--budget", 10)
        (row,) = bench(reference, candidate, samples="a", extra=(*usual, *options)).rows
        return dict(row)

    return run


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A substitute for S3 on the loopback interface, with one bucket."""
    boto3 = pytest.importorskip("boto3")
    server_module = pytest.importorskip("moto.server")
    # fsspec keeps the file systems that it opened, which would belong to the server of an earlier test.
    pytest.importorskip("s3fs").S3FileSystem.clear_instance_cache()
    server = server_module.ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://{host}:{port}")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "test")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    try:
        boto3.client("s3").create_bucket(Bucket="samples")
        yield "s3://samples"
    finally:
        server.stop()
