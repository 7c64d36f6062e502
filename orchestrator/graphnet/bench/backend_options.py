"""Read ``--option [NAME.]name=value``: find each ``--backend`` that has this option, and convert the value."""

from __future__ import annotations

from collections.abc import Sequence

from graphnet.errors import UsageError
from graphnet.nearest import nearest, proposal, unknown
from graphnet.runs.request import OptionValue
from graphnet.workers.site import Site, parse_site
from graphnet_contract.backend import OptionError, check_option
from graphnet_contract.messages import OptionType

_BOOLS = {"true": True, "false": False, "1": True, "0": False}


def options_by_backend(
    texts: Sequence[str], given: Sequence[str], device_type: str
) -> dict[str, dict[str, OptionValue]]:
    """Return the options of each site (a value of ``--backend``): every ``--option`` that the site's backend has.

    Args:
        texts: every ``--backend`` of the run.
        given: every ``--option`` of the run. An option without NAME is set on every site whose backend has it.
        device_type: the type of the run's device. It decides which flavour (environment) of a backend a site uses.

    Returns:
        The options of each site, by the text of ``--backend``. The values have the types that the backends declare.

    Raises:
        UsageError: an option is malformed, no site has it, or its value is not of the type that the backend declares.
    """
    sites = {text: parse_site(text, device_type) for text in texts}
    chosen: dict[str, dict[str, OptionValue]] = {}
    for item in given:
        path, equals, value = item.partition("=")
        if not equals or not path:
            raise UsageError(f"--option {item!r} is not [NAME.]name=value")
        backend, dot, name = path.rpartition(".")
        meant = {text: site for text, site in sites.items() if not dot or _is_named(site, backend)}
        if not meant:
            names = [site.backend.name for site in sites.values()]
            raise unknown(f"--option {item!r}: this run has no backend", backend, names)
        takers = {text: site for text, site in meant.items() if any(o.name == name for o in site.backend.options)}
        # If no site has the option, call `_typed` for the first site, to raise an error whose message lists the options
        # of this site's backend.
        for text, site in (takers or dict(list(meant.items())[:1])).items():
            chosen.setdefault(text, {})[name] = _typed(site, name, value)
    return chosen


def _is_named(site: Site, name: str) -> bool:
    return name in (site.backend.name, site.text, *site.backend.aliases)


def _typed(site: Site, name: str, text: str) -> OptionValue:
    backend = site.backend
    spec = next((spec for spec in backend.options if spec.name == name), None)
    try:
        value = text if spec is None else _read(spec.type, text)
        return check_option(backend.options, backend.name, name, value)
    except OptionError as error:
        near = nearest(name, [option.name for option in backend.options]) if spec is None else ()
        hint = f"; {proposal(near)}" if near else ""
        raise UsageError(f"{error}{hint}", near) from error


def _read(kind: OptionType, text: str) -> OptionValue:
    """Convert an option's text to a value of its type.

    If a text cannot be converted, return it unchanged. check_option then refuses it with a message.
    """
    if kind is OptionType.BOOL:
        return _BOOLS.get(text.lower(), text)
    try:
        if kind is OptionType.INT:
            return int(text)
        return float(text) if kind is OptionType.FLOAT else text
    except ValueError:
        return text
