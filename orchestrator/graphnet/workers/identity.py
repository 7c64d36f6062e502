"""The identity of a running worker: the image digest or the requirements hash that the worker itself reports."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from graphnet.errors import BackendUnavailable
from graphnet.workers.client import WorkerClient
from graphnet.workers.endpoint import Endpoint, with_tls
from graphnet.workers.mesh import find
from graphnet.workers.pool import bearer_token
from graphnet.workers.site import Site, WhereKind
from graphnet.workers.tls import tls_files

#: The limit for an answer, in seconds. It is short, because a healthy worker answers within milliseconds, and a hanging
#: worker must not delay a run.
_TIMEOUT_S = 5.0


def reported_identities(sites: Iterable[Site]) -> dict[str, str]:
    """Ask the running workers of some sites for their identity, all at the same time.

    Args:
        sites: sites at an address or in the mesh; their workers run already.

    Returns:
        The image digest, or else the requirements hash, by the site's text. A site is missing if its worker does not
        answer in time, belongs to another backend, or reports neither the digest nor the hash.
    """
    listed = list(sites)
    if not listed:
        return {}
    with ThreadPoolExecutor(max_workers=len(listed)) as pool:
        found = dict(zip((site.text for site in listed), pool.map(_reported, listed), strict=True))
    return {text: identity for text, identity in found.items() if identity}


def _reported(site: Site) -> str:
    address = _address(site)
    if not address:
        return ""
    client = WorkerClient(with_tls(Endpoint(address, token=bearer_token()), tls_files()))
    try:
        info = client.get_info(site.backend.name, site.flavour_asked, timeout_s=_TIMEOUT_S, wait=False)
    except BackendUnavailable:
        return ""
    finally:
        client.close()
    return info.image_digest or info.requirements_sha256


def _address(site: Site) -> str:
    if site.kind is WhereKind.ADDRESS:
        return site.where
    worker = find(site.backend.name, site.flavour_asked)
    return worker.address if worker else ""
