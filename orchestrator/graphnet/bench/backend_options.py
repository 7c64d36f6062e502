"""Read ``--option [NAME.]name=value`` and the options in brackets of ``--backend``: find each backend that has the
option, and convert the value.
"""

from __future__ import annotations

from collections.abc import Sequence

from graphnet.errors import UsageError
from graphnet.launch.site import Site, parse_site
from graphnet.nearest import nearest, proposal, unknown
from graphnet.runs.request import OptionValue
from graphnet_contract.backend import OptionError
from graphnet_contract.messages import OptionType

_BOOLS = {"true": True, "false": False, "1": True, "0": False}


def options_by_backend(
    texts: Sequence[str], given: Sequence[str], device_type: str
) -> dict[str, dict[str, OptionValue]]:
    """Return the options of each site. One without NAME is set on every site whose backend has it, unless the site has
    this option in brackets.

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
        # If no site has the option, `_typed` raises an error that lists the options of the first site's backend.
        for text, site in (takers or dict(list(meant.items())[:1])).items():
            chosen.setdefault(text, {})[name] = _typed(site, name, value)
    for text, site in sites.items():
        if site.options:
            chosen[text] = chosen.get(text, {}) | options_in_brackets(site)
    return chosen


def options_in_brackets(site: Site) -> dict[str, OptionValue]:
    """Return the options that the text of a site has in brackets. Raises UsageError if one does not fit the backend."""
    for name, value in site.options.items():
        if "|" in value:
            raise UsageError(f"{site.text!r} names several backends; give {name} one of the values {value}")
    return {name: _typed(site, name, value) for name, value in site.options.items()}


def _is_named(site: Site, name: str) -> bool:
    return name in (site.backend.name, site.text, *site.backend.aliases)


def _typed(site: Site, name: str, text: str) -> OptionValue:
    backend = site.backend
    spec = next((spec for spec in backend.options if spec.name == name), None)
    try:
        value = text if spec is None else _read(spec.type, text)
        return backend.check_option(name, value)
    except OptionError as error:
        near = nearest(name, [option.name for option in backend.options]) if spec is None else ()
        hint = f"; {proposal(near)}" if near and "did you mean" not in str(error) else ""
        raise UsageError(f"{error}{hint}", near) from error


def _read(kind: OptionType, text: str) -> OptionValue:
    """Convert an option's text to its type. Text that cannot be converted stays as it is: check_option refuses it."""
    if kind is OptionType.BOOL:
        return _BOOLS.get(text.lower(), text)
    try:
        if kind is OptionType.INT:
            return int(text)
        return float(text) if kind is OptionType.FLOAT else text
    except ValueError:
        return text
