"""Start one worker, by hand or from a launcher."""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys
import tempfile
from pathlib import Path
from typing import List, Optional

from graphnet_contract.backend import BackendFolderError, read_backend
from graphnet_contract.locks import lock_directory
from graphnet_contract.sample_environment import ISOLATION, ISOLATION_VARIABLE, is_pattern, zygote_environment
from graphnet_contract.storage_errors import NOT_STORED
from graphnet_server.config import DEFAULT_LIMITS, WorkerConfig
from graphnet_server.host.container import is_alone, samples_memory_bytes
from graphnet_server.service.access import Access, ListenError, TlsFiles
from graphnet_server.service.server import SocketLost, read_token, serve
from graphnet_server.zygotes.keeper import RunnerUnavailable


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m graphnet_server", description=__doc__)
    parser.add_argument(
        "--backend", required=True, type=Path, metavar="FOLDER", help="folder with backend.toml and adapter.py"
    )
    parser.add_argument("--flavour", default="", help="name of the environment that the interpreter belongs to")
    parser.add_argument(
        "--python",
        default=sys.executable,
        metavar="INTERPRETER",
        help="interpreter that has torch and the compiler; default: this one",
    )
    parser.add_argument("--listen", required=True, metavar="ADDRESS", help="unix:///PATH or HOST:PORT")
    parser.add_argument(
        "--inputs-dir", type=Path, help="directory of inputs, shared with the command line and all workers of the host"
    )
    parser.add_argument("--outputs-dir", type=Path, help="directory of outputs, which the caller maps")
    parser.add_argument(
        "--lock-dir",
        type=Path,
        default=Path(lock_directory()),
        help="directory of the locks that all workers of this host share; default: GRAPHNET_LOCKS, else %(default)s",
    )
    parser.add_argument(
        "--requirements-sha256", default="", help="hash of the requirements that the environment was built from"
    )
    parser.add_argument(
        "--image-digest",
        default=os.environ.get("GRAPHNET_IMAGE_DIGEST", ""),
        help="digest of the image that the worker runs in",
    )
    parser.add_argument("--socket-mode", default="600", help="permissions of a Unix socket, octal")
    parser.add_argument(
        "--own-dir",
        action="append",
        default=[],
        type=Path,
        help="directory of this worker alone: leftovers of samples are removed from it",
    )
    parser.add_argument(
        "--max-samples",
        type=_at_least_two,
        default=DEFAULT_LIMITS.max_samples,
        metavar="N",
        help="how many samples this worker runs at the same time; default: %(default)s",
    )
    parser.add_argument(
        "--kept-dir",
        type=Path,
        help="directory in which the files that the adapter prepares are kept for later workers of this environment",
    )
    parser.add_argument(
        "--records-dir",
        type=Path,
        help="directory above the folders that options of the backend name, where samples keep files for later ones; "
        "default: they are removed with this worker",
    )
    parser.add_argument(
        "--root-zygote",
        type=Path,
        metavar="SOCKET",
        help="socket of a process that has imported torch in the same interpreter, and forks zygotes",
    )
    parser.add_argument(
        "--pass-env",
        action="append",
        default=[],
        metavar="NAME",
        help="environment variable that sample processes get beside the usual ones; NAME may end in *; repeatable",
    )
    parser.add_argument("--tls-cert", type=Path, metavar="FILE", help="certificate of the server, PEM: speak TLS")
    parser.add_argument("--tls-key", type=Path, metavar="FILE", help="key of the certificate, PEM, without a password")
    parser.add_argument(
        "--tls-client-ca",
        type=Path,
        metavar="FILE",
        help="authority that signs callers' certificates: demand one of every caller",
    )
    parser.add_argument("--no-tls", action="store_true", help="serve other machines without TLS")
    parser.add_argument(
        "--health-listen",
        default="",
        metavar="HOST:PORT",
        help="further address that answers health checks only, without TLS and without a token",
    )
    parser.add_argument(
        "--metrics-listen",
        default="",
        metavar="HOST:PORT",
        help="address of this machine that serves counters of calls to Prometheus",
    )
    parser.add_argument(
        "--isolation",
        choices=ISOLATION,
        default=os.environ.get(ISOLATION_VARIABLE) or "auto",
        help="confine sample processes: where the kernel allows it (auto), or run none elsewhere (on), or not (off); "
        f"default: {ISOLATION_VARIABLE}, else auto",
    )
    parser.add_argument(
        "--hide", action="append", default=[], type=Path, metavar="PATH", help="what confined samples must not see"
    )
    parser.add_argument("--no-token", action="store_true", help="serve other machines, and ask them for no token")
    parser.add_argument(
        "--stop-with-stdin",
        action="store_true",
        help="end when stdin closes, so that the worker ends with the command line that started it",
    )
    parser.add_argument(
        "--stop-when-idle", type=float, metavar="SECONDS", help="end after this many seconds without a sample"
    )
    return parser


def main(arguments: Optional[List[str]] = None) -> int:
    """Start a worker and serve until somebody tells the worker to stop.

    Return 0 after a clean stop, 2 for a wrong argument, 3 if the backend cannot serve, and 4 if the socket is lost.
    """
    parsed = _parser().parse_args(arguments)
    # A thread that times a trial gets the interpreter back within this time, and not after 5 ms.
    sys.setswitchinterval(0.0005)
    try:
        return _serve(parsed)
    except OSError as error:
        if error.errno not in NOT_STORED and "temporary directory" not in str(error):
            raise
        print("graphnet_server: its files cannot be made: %s" % error, file=sys.stderr)
        return 3


def _serve(parsed: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="graphnet-worker-") as state:
        try:
            backend = read_backend(parsed.backend)
            config = WorkerConfig(
                backend=backend,
                flavour=backend.flavour(parsed.flavour),
                interpreter=parsed.python,
                inputs_directory=_directory(parsed.inputs_dir, state, "inputs"),
                outputs_directory=_directory(parsed.outputs_dir, state, "outputs"),
                state_directory=Path(state),
                lock_directory=parsed.lock_dir,
                requirements_sha256=parsed.requirements_sha256,
                image_digest=parsed.image_digest,
                socket_mode=int(parsed.socket_mode, 8),
                own_directories=tuple(parsed.own_dir),
                isolation=_isolation(parsed.isolation),
                hidden=(*parsed.hide, *secret_files(parsed.tls_key)),
                kept_directory=parsed.kept_dir,
                records_directory=None if parsed.records_dir is None else parsed.records_dir.absolute(),
                root_zygote=parsed.root_zygote,
                limits=dataclasses.replace(DEFAULT_LIMITS, max_samples=parsed.max_samples),
                samples_memory_bytes=samples_memory_bytes() if is_alone() else None,
                sample_environment=zygote_environment(os.environ, (*backend.environment, *_patterns(parsed.pass_env))),
            )
            serve(config, _access(parsed), parsed.stop_with_stdin, parsed.stop_when_idle)
        except (BackendFolderError, ListenError, RunnerUnavailable, SocketLost) as error:
            print("graphnet_server: %s" % error, file=sys.stderr)
            if isinstance(error, SocketLost):
                return 4
            return 3 if isinstance(error, RunnerUnavailable) else 2
    return 0


def _access(parsed: argparse.Namespace) -> Access:
    if (parsed.tls_cert is None) != (parsed.tls_key is None):
        raise ListenError("--tls-cert and --tls-key belong together: give both")
    if parsed.tls_client_ca is not None and parsed.tls_cert is None:
        raise ListenError("--tls-client-ca needs --tls-cert and --tls-key")
    tls = None if parsed.tls_cert is None else TlsFiles(parsed.tls_cert, parsed.tls_key, parsed.tls_client_ca)
    token = read_token(os.environ.get("GRAPHNET_TOKEN_FILE"))
    return Access(
        address=parsed.listen,
        token=token,
        no_token=parsed.no_token,
        tls=tls,
        no_tls=parsed.no_tls,
        health_address=parsed.health_listen,
        metrics_address=parsed.metrics_listen,
    )


def secret_files(key: Optional[Path]) -> List[Path]:
    """List the files with this worker's token and key, and with the key of the client that has started the worker."""
    found = [os.environ.get(name) for name in ("GRAPHNET_TOKEN_FILE", "GRAPHNET_TLS_KEY")]
    return [*(Path(path) for path in found if path), *([] if key is None else [key])]


def _isolation(given: str) -> str:
    # argparse does not compare a default with the choices.
    if given not in ISOLATION:
        raise ListenError("%s is %.80r, and must be auto, on or off" % (ISOLATION_VARIABLE, given))
    return given


def _at_least_two(text: str) -> int:
    # A row may need two processes of its sample together.
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError("%r is not a number of at least 2" % text)
    return int(text)


def _patterns(names: List[str]) -> List[str]:
    for name in names:
        if not is_pattern(name):
            raise ListenError("--pass-env %.80r is not the name of an environment variable" % name)
    return names


def _directory(given: Optional[Path], state: str, name: str) -> Path:
    path = given if given is not None else Path(state) / name
    path.mkdir(parents=True, exist_ok=True)
    return path


if __name__ == "__main__":
    sys.exit(main())
