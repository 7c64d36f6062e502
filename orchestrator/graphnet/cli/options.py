"""Make a command-line option for each field of the class Request."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

import typer
from pydantic.fields import FieldInfo
from rich.markup import escape

from graphnet.bench.backend_options import options_by_backend
from graphnet.cli.arguments import propose_backends, propose_suites
from graphnet.devices import device_type
from graphnet.errors import UsageError
from graphnet.runs.option import Option
from graphnet.runs.request import EVERY_GPU, Request, default_memory_bytes, option_of, parse_slots
from graphnet.settings import gpu_count, usable_cores
from graphnet.workers.site import absolute, address_of, parse_site, with_mesh_named
from graphnet.workers.tls import may_be_insecure, refuse_open, tls_files

#: The headings under which the help of ``bench`` lists its options.
CHOOSE, WHERE, MEASURE, JUDGE, RUN = (
    "Choose what to run",
    "Choose where and how it runs",
    "Measure",
    "Judge",
    "Write the run",
)
#: Maps some fields of the request to their headings in the help. All other fields are listed under MEASURE.
_PANELS: Final = {
    **dict.fromkeys(("backends", "samples", "suite", "filters", "shard", "repair"), CHOOSE),
    **dict.fromkeys(("device", "threads", "memory_bytes", "options", "inputs", "seed"), WHERE),
    **dict.fromkeys(("pass_env", "insecure", "on", "slots"), WHERE),
    **dict.fromkeys(("reference", "tolerance"), JUDGE),
    "keep_artifacts": RUN,
    "compile_jobs": RUN,
    "reference_cache": RUN,
}

#: Maps some fields to the function that proposes values when the shell completes a command line.
_PROPOSALS: Final[dict[str, Callable[..., Any]]] = {
    "backends": propose_backends,
    "reference": propose_backends,
    "suite": propose_suites,
}

#: The name of the parameter through which a command gets the request's options.
_PARAMETER = "typed"


@dataclass(frozen=True)
class Typed:
    """The values of the request's options as the user typed them, by field.

    An option that the user left out has one of two values: the field's default if the help shows this default, or None
    if the help does not show it.
    """

    values: Mapping[str, Any]

    def request(self, *, elsewhere: bool = False, **changes: Any) -> Request:
        """Make the request from the typed options.

        Args:
            elsewhere: whether other machines will measure. They are not described by this host's defaults.
            changes: values that replace the typed ones, by field. A field whose value is None gets its default.

        Raises:
            UsageError: a value cannot be read; a backend or an option of a backend does not exist; or a worker on
                another machine would be reached without TLS, and the user has not allowed this (``--insecure``).
        """
        values = {name: _read(name, value) for name, value in self.values.items() if value is not None} | changes
        options = values.pop("options", ())
        values = {name: value for name, value in values.items() if value is not None}
        request = Request(**_with_slots(values))
        resolved: Callable[[str, Request], str] = _resolved
        if request.slots is not None:
            # The workers of a mesh have cores and locks of their own, which slots cannot divide.
            resolved = _absolute
        if elsewhere or request.on:
            _require_of_machines(values)
            # The mesh of this host says nothing about the machines that will measure.
            resolved = _absolute
        backends = [resolved(text, request) for text in request.backends]
        reference = resolved(request.reference, request)
        for text in (*backends, reference):
            _refuse_open(text, request)
        return request.model_copy(
            update={
                "backends": backends,
                "reference": reference,
                "options": options_by_backend(backends, options, request.device_type),
            }
        )


def _resolved(text: str, request: Request) -> str:
    """Return the text of ``--backend`` with absolute paths, and with ``@mesh`` if the backend runs in the mesh now.

    The mesh is the running workers of Docker Compose or of GRAPHNET_WORKERS. The returned text names the same backend
    later, even if the command then runs in another folder or the mesh is down.
    """
    return with_mesh_named(absolute(text), request.device_type)


def _absolute(text: str, _request: Request) -> str:
    return absolute(text)


def _require_of_machines(values: Mapping[str, Any]) -> None:
    """Raise UsageError if ``--device``, ``--memory`` or ``--threads`` is missing.

    This host's defaults say nothing about the machines that will measure.
    """
    needed = {"device": "--device", "memory_bytes": "--memory"}
    if not values.get("slots"):
        needed["threads"] = "--threads"
    missing = [flag for name, flag in needed.items() if values.get(name) is None]
    if missing:
        raise UsageError(
            f"give {', '.join(missing)}: other machines will measure, and the defaults of this host may not fit them"
        )


def _with_slots(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values with the threads and the memory of one slot, if ``--slots`` or every GPU is asked for."""
    result = dict(values)
    slots, device = values.get("slots"), values.get("device")
    count = 1
    if slots:
        count, cores = parse_slots(slots)
        if values.get("threads") not in (None, cores):
            raise UsageError(f"--slots {slots} means {cores} threads; leave out --threads {values['threads']}")
        if device is not None and device_type(device) != "cpu":
            raise UsageError(f"--slots divides the cores of a CPU; on {device}, leave it out")
        result.update(device="cpu", threads=cores)
    if device == EVERY_GPU:
        count = max(1, gpu_count())
        result.setdefault("threads", max(1, usable_cores() // count))
    if count > 1:
        result.setdefault("memory_bytes", default_memory_bytes() // count)
    return result


def _refuse_open(text: str, request: Request) -> None:
    """Raise UsageError if ``text`` names a worker on another machine without TLS and the user did not allow this."""
    address = address_of(parse_site(text, request.device_type))
    if address:
        refuse_open(address, tls_files(), may_be_insecure(request.insecure))


def _read(name: str, value: Any) -> Any:
    read = option_of(name).read
    return value if read is None else read(value)


#: The fields of the request for a run on several slots or machines. Only ``bench`` has their options.
ENGINES: Final = frozenset({"on", "slots"})


def with_request_options_of_one_host(command: Callable[..., None]) -> Callable[..., None]:
    """Do the same as ``with_request_options``, but without the options for several slots or machines."""
    return with_request_options(command, ENGINES)


def with_request_options(command: Callable[..., None], without: frozenset[str] = frozenset()) -> Callable[..., None]:
    """Add an option for each field of the request to a command, before the command's own options.

    The command gets the values of the added options in one parameter, ``typed``. Fields in ``without`` get no option.
    """
    own = inspect.signature(command, eval_str=True).parameters
    fields = {option_of(name).parameter: name for name in Request.model_fields if name not in without}

    @functools.wraps(command)
    def with_options(**given: Any) -> None:
        typed = Typed({name: given.pop(parameter) for parameter, name in fields.items()})
        command(typed=typed, **given)

    rest = (one.replace(kind=one.KEYWORD_ONLY) for one in own.values() if one.name != _PARAMETER)
    parameters = [*_parameters(without), *rest]
    # Typer reads the parameters from ``__signature__``. For a parameter without a Typer annotation, it also reads the
    # type from ``__annotations__``.
    with_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return with_options


def _parameters(without: frozenset[str]) -> Iterator[inspect.Parameter]:
    for name, field in Request.model_fields.items():
        if name in without:
            continue
        yield _parameter(name, option_of(name), field)


def _parameter(name: str, option: Option, field: FieldInfo) -> inspect.Parameter:
    default = field.default if _is_shown(field.default) else None
    kind: Any = option.typed or field.annotation
    bounds = {key: getattr(bound, key) for bound in field.metadata for key in ("ge", "le") if hasattr(bound, key)}
    info = typer.Option(
        option.flag,
        help=escape(option.help or (field.description or "").partition("\n")[0]),
        rich_help_panel=_PANELS.get(name, MEASURE),
        metavar=option.metavar,
        autocompletion=_PROPOSALS.get(name),
        min=bounds.get("ge"),
        max=bounds.get("le"),
    )
    kind = kind if default is not None else kind | None
    return inspect.Parameter(
        option.parameter, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, info]
    )


def _is_shown(default: Any) -> bool:
    """Whether the help shows this default. It shows only plain values, because other defaults depend on the host."""
    return isinstance(default, bool | int | float | str)


def refuse_given(context: typer.Context, allowed: frozenset[str]) -> None:
    """Raise UsageError if the command line has an option that is not in ``allowed``.

    Args:
        context: the command's context, which knows what the user typed.
        allowed: the names of the allowed options as a user types them, for instance ``--resume``.

    Raises:
        UsageError: an option that is not allowed was given.
    """
    given = [parameter.opts[0] for parameter in context.command.params if _given(context, parameter.name or "")]
    refused = [flag for flag in given if flag not in allowed]
    if refused:
        raise UsageError(
            f"--resume uses the options that the run began with; leave out {', '.join(refused)}, or begin another run"
        )


def given_options(context: typer.Context) -> frozenset[str]:
    """Return the fields of the request whose options are on the command line."""
    return frozenset(name for name in Request.model_fields if _given(context, option_of(name).parameter))


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
