"""Options of commands that are fields of the request: the signature that Typer reads is built from the fields."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from pydantic.fields import FieldInfo

from graphnet.bench.backend_options import options_by_backend
from graphnet.errors import UsageError
from graphnet.runs.option import Option
from graphnet.runs.request import Request, option_of
from graphnet.workers.site import absolute, with_mesh_named

#: The parameter through which a command gets the options that are fields of the request.
_PARAMETER = "typed"


@dataclass(frozen=True)
class Typed:
    """The options of the request as they were typed, by the request's fields; None where one was left out."""

    values: Mapping[str, Any]

    def request(self, **changes: Any) -> Request:
        """Make the request.

        Args:
            changes: values of fields that replace the typed ones; None leaves a field to its default.

        Raises:
            UsageError: a value cannot be read, or names a backend or an option that does not exist.
        """
        values = {name: _read(name, value) for name, value in self.values.items() if value is not None} | changes
        options = values.pop("options", ())
        request = Request(**{name: value for name, value in values.items() if value is not None})
        backends = [_resolved(text, request) for text in request.backends]
        return request.model_copy(
            update={
                "backends": backends,
                "reference": _resolved(request.reference, request),
                "options": options_by_backend(backends, options, request.device_type),
            }
        )


def _resolved(text: str, request: Request) -> str:
    """The text of a site, so that it means the same from every folder and after the mesh has gone."""
    return with_mesh_named(absolute(text), request.device_type)


def _read(name: str, value: Any) -> Any:
    read = option_of(name).read
    return value if read is None else read(value)


def with_request_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for each field of the request, before its own; it gets them as one ``typed``."""
    own = inspect.signature(command, eval_str=True).parameters
    fields = {option_of(name).parameter: name for name in Request.model_fields}

    @functools.wraps(command)
    def with_options(**given: Any) -> None:
        typed = Typed({name: given.pop(parameter) for parameter, name in fields.items()})
        command(typed=typed, **given)

    rest = (one.replace(kind=one.KEYWORD_ONLY) for one in own.values() if one.name != _PARAMETER)
    parameters = [*_parameters(), *rest]
    # Typer reads both: the parameters here, and the types of those without an annotation of Typer's own.
    with_options.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return with_options


def _parameters() -> Iterator[inspect.Parameter]:
    for name, field in Request.model_fields.items():
        yield _parameter(option_of(name), field)


def _parameter(option: Option, field: FieldInfo) -> inspect.Parameter:
    default = field.default if _is_shown(field.default) else None
    kind: Any = option.typed or field.annotation
    bounds = {key: getattr(bound, key) for bound in field.metadata for key in ("ge", "le") if hasattr(bound, key)}
    info = typer.Option(
        option.flag,
        help=option.help or (field.description or "").partition("\n")[0],
        metavar=option.metavar,
        min=bounds.get("ge"),
        max=bounds.get("le"),
    )
    kind = kind if default is not None else kind | None
    return inspect.Parameter(
        option.parameter, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, info]
    )


def _is_shown(default: Any) -> bool:
    """Whether the help can show the default: it is one value, the same on every host."""
    return isinstance(default, bool | int | float | str)


def refuse_given(context: typer.Context, allowed: frozenset[str]) -> None:
    """Refuse every option on the command line but the allowed ones; each is named as it is typed.

    Raises:
        UsageError: another option was given.
    """
    given = [parameter.opts[0] for parameter in context.command.params if _given(context, parameter.name or "")]
    refused = [flag for flag in given if flag not in allowed]
    if refused:
        raise UsageError(
            f"--resume takes what the run was asked for; leave out {', '.join(refused)}, or begin another run"
        )


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
