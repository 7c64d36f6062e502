"""Make a command-line option for each field of the class Request."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

import typer
from pydantic.fields import FieldInfo
from rich.markup import escape

from graphnet.cli.arguments import propose_backends, propose_suites
from graphnet.conditions import NAMES
from graphnet.devices import device_type
from graphnet.errors import UsageError
from graphnet.runs.option import Option, field_docs
from graphnet.runs.request import (
    EVERY_GPU,
    STANDARD,
    Request,
    default_memory_bytes,
    option_of,
    parse_slots,
    precision_of,
)
from graphnet.settings import gpu_count, usable_cores

#: The headings under which the help of ``bench`` lists its options.
CHOOSE, WHERE, MEASURE = "Choose what to run", "Choose where and how it runs", "Measure"
JUDGE, RUN = "Judge", "Write the run"
#: The headings of fields. All other fields are listed under MEASURE.
_PANELS: Final = {
    **dict.fromkeys(("backends", "samples", "suite", "filters", "shard", "repair"), CHOOSE),
    **dict.fromkeys(("device", "threads", "memory_bytes", "options", "inputs", "seed"), WHERE),
    **dict.fromkeys(("pass_env", "no_isolation", "insecure", "on", "slots", "compile_jobs"), WHERE),
    **dict.fromkeys(("reference", "tolerance", "reference_cache"), JUDGE),
    **dict.fromkeys(("keep_artifacts", "profile", "durable"), RUN),
}

#: The fields whose defaults depend on each other (``_with_precision``).
_BY_PRECISION: Final = frozenset({"precision", "half_width", "budget_s"})
#: The functions that propose values when the shell completes a command line.
_PROPOSALS: Final[dict[str, Callable[..., Any]]] = {
    "backends": propose_backends,
    "reference": propose_backends,
    "suite": propose_suites,
}


@dataclass(frozen=True)
class Typed:
    """The values of the request's options by field. One left out has the default that the help shows, else None."""

    values: Mapping[str, Any]

    def request(self, *, elsewhere: bool = False, **changes: Any) -> Request:
        """Make the request from the typed options.

        Args:
            elsewhere: whether other machines will measure. They are not described by this host's defaults.
            changes: values that replace the typed ones, by field. None means the field's default.

        Raises:
            UsageError: a value cannot be read; a backend or an option of a backend does not exist; or a worker on
                another machine would be reached without TLS or ``--insecure``.
        """
        # Import these only now, because the help of a command does not need them.
        from graphnet.bench.backend_options import options_by_backend
        from graphnet.bench.golden import GOLDEN, with_digest
        from graphnet.launch.site import absolute, expanded, parse_site, with_conditions, with_mesh_named

        typed = {name: (option_of(name).read, value) for name, value in self.values.items() if value is not None}
        values = {name: value if read is None else read(value) for name, (read, value) in typed.items()} | changes
        options = values.pop("options", ())
        values = {name: value for name, value in values.items() if value is not None}
        listed = {name: values[name] for name in NAMES if isinstance(values.get(name), list)}
        values |= {name: numbers[0] for name, numbers in listed.items()}
        varied = {name: numbers for name, numbers in listed.items() if len(numbers) > 1}
        if "threads" in varied and values.get("slots"):
            raise UsageError("--slots gives each slot its cores; give one number of --threads, or leave it out")
        request = Request(**_with_precision(_with_slots(values)))
        if 2 * request.policy.asked_min_time_ns > request.policy.budget_ns:
            raise UsageError(
                f"--min-time {request.min_time_s:g} needs at least {2 * request.min_time_s:g} s for both sides, and "
                f"--budget allows {request.budget_s:g} s"
            )
        if values.get("memory_bytes") is None:
            request = request.with_memory_by_default()
        if elsewhere or request.on:
            _require_of_machines(values)
        # The mesh of this host says nothing about other machines. Its workers have cores and locks of their own, which
        # slots cannot divide.
        in_mesh = request.slots is None and not elsewhere and not request.on

        def resolved(text: str) -> str:
            """Name the same backend for later, when the folder is another one or the mesh is down."""
            return with_mesh_named(absolute(text), request.device_type) if in_mesh else absolute(text)

        backends = [resolved(one) for text in request.backends for one in expanded(with_conditions(text, varied))]
        is_golden = request.reference.startswith(GOLDEN)
        reference = with_digest(request.reference) if is_golden else resolved(request.reference)
        for text in (*backends, *(() if is_golden else (reference,))):
            _refuse_open(text, request)
            for name, value in parse_site(text, request.device_type).conditions.items():
                read = option_of(name).read
                if read is not None:
                    read(str(value))
                if name == "threads" and request.slots and value != request.threads:
                    raise UsageError(f"--backend {text!r}: --slots gives each slot its cores; leave threads out")
        by_backend = options_by_backend(backends, options, request.device_type)
        return request.model_copy(update={"backends": backends, "reference": reference, "options": by_backend})


def _require_of_machines(values: Mapping[str, Any]) -> None:
    """Raise UsageError if an option is missing whose default says nothing about other machines."""
    needed = {"device": "--device", "memory_bytes": "--memory"}
    if not values.get("slots"):
        needed["threads"] = "--threads"
    missing = [flag for name, flag in needed.items() if values.get(name) is None]
    if missing:
        raise UsageError(
            f"give {', '.join(missing)}: other machines will measure, and the defaults of this host may not fit them"
        )


def _with_precision(values: Mapping[str, Any]) -> dict[str, Any]:
    """Add the half width and the budget of the precision. A half width alone is a precision of its own."""
    result = dict(values)
    asked = result.get("half_width", 0.0)
    result.setdefault("precision", f"{asked:g}" if 0 < asked < 1 else STANDARD)
    half_width, budget_s = precision_of(result["precision"])
    return {"half_width": half_width, "budget_s": budget_s} | result


def _with_slots(values: Mapping[str, Any]) -> dict[str, Any]:
    """Add the threads and the memory of one slot, if ``--slots`` or every GPU is asked for."""
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
    """Raise UsageError if ``text`` names a worker on another machine without TLS or ``--insecure``."""
    from graphnet.launch.places import place_of
    from graphnet.launch.site import parse_site
    from graphnet.talk.tls import may_be_insecure, refuse_open, tls_files

    address = place_of(parse_site(text, request.device_type)).address()
    if address:
        refuse_open(address, tls_files(), may_be_insecure(request.insecure))


#: The fields of the request for a run on several slots or machines. Only ``bench`` has their options.
ENGINES: Final = frozenset({"on", "slots"})


def with_request_options_of_one_host(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of ``with_request_options``, but not those for several slots or machines."""
    return with_request_options(command, ENGINES)


def with_request_options(command: Callable[..., None], without: frozenset[str] = frozenset()) -> Callable[..., None]:
    """Add an option for each field of the request, except ``without``, before the command's own options.

    The command gets the values of the added options in one parameter, ``typed``.
    """
    own = inspect.signature(command, eval_str=True).parameters
    added = {name: field for name, field in Request.model_fields.items() if name not in without}
    fields = {option_of(name).parameter: name for name in added}

    @functools.wraps(command)
    def with_options(**given: Any) -> None:
        typed = Typed({name: given.pop(parameter) for parameter, name in fields.items()})
        command(typed=typed, **given)

    rest = (one.replace(kind=one.KEYWORD_ONLY) for one in own.values() if one.name != "typed")
    parameters = [*(_parameter(name, option_of(name), field) for name, field in added.items()), *rest]
    # Typer reads the parameters from ``__signature__``, and types without a Typer annotation from ``__annotations__``.
    with_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return with_options


def _parameter(name: str, option: Option, field: FieldInfo) -> inspect.Parameter:
    # The help shows only plain defaults, because others depend on the host.
    plain = isinstance(field.default, bool | int | float | str) and name not in _BY_PRECISION
    default = field.default if plain else None
    kind: Any = option.typed or field.annotation
    bounds = {key: getattr(bound, key) for bound in field.metadata for key in ("ge", "le") if hasattr(bound, key)}
    info = typer.Option(
        option.flag,
        help=escape(option.help or field_docs(Request)[name].partition("\n")[0]),
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


def refuse_given(context: typer.Context, allowed: frozenset[str]) -> None:
    """Raise UsageError if the command line has an option that is not in ``allowed``, such as ``--resume``."""
    given = [parameter.opts[0] for parameter in context.command.params if _given(context, parameter.name or "")]
    refused = [flag for flag in given if flag not in allowed]
    if refused:
        raise UsageError(
            f"--resume uses the options that the run began with; leave out {', '.join(refused)}, or begin another run"
        )


def given_options(context: typer.Context) -> frozenset[str]:
    """Return the fields of the request whose options are on the command line."""
    return frozenset(name for name in Request.model_fields if _given(context, option_of(name).parameter))


def options_from_file(context: typer.Context) -> list[str]:
    """Return the options whose values come from graphnet.toml or the file of --config."""
    return [one.opts[0] for one in context.command.params if _source(context, one.name or "") == "DEFAULT_MAP"]


def _given(context: typer.Context, name: str) -> bool:
    return _source(context, name) == "COMMANDLINE"


def _source(context: typer.Context, name: str) -> str:
    source = context.get_parameter_source(name)
    return "" if source is None else source.name
