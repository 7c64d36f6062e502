"""Find which versions and which device differ between a golden run and the run of a check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from graphnet.runs.record import Record


def changed_settings(before: Iterable[Record], after: Iterable[Record]) -> dict[str, tuple[str, str]]:
    """Return each setting (a version, an image, the device) that differs, with its value in each of the two runs.

    The value in the golden run comes first. A value that a run does not have is "none". The settings of a run are read
    from its first row with an environment. This is enough, because a run has only one backend, and all its rows have
    the same environment.
    """
    old, new = _settings(before), _settings(after)
    if not old or not new:
        return {}
    names = dict.fromkeys((*old, *new))
    pairs = {name: (old.get(name, "none"), new.get(name, "none")) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def _settings(records: Iterable[Record]) -> Mapping[str, str]:
    record = next((one for one in records if one.environment is not None), None)
    if record is None or record.environment is None:
        return {}
    environment, device = record.environment, record.device
    values = {
        "backend": f"{record.backend}:{record.flavour}",
        "python": environment.python,
        "torch": environment.torch,
        **(environment.compiler or {}),
        "requirements": environment.requirements_sha256,
        "image": environment.image_digest,
        "device": device and (device.machine_class or device.name or device.type),
        "driver": device and device.driver,
    }
    return {name: value for name, value in values.items() if value}
