"""The identity that a running worker itself reports: its image or its requirements, and its adapter."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat

from graphnet.errors import BackendUnavailable
from graphnet.launch.places import bearer_token, place_of
from graphnet.launch.site import Site
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint, with_tls
from graphnet.talk.tls import may_be_insecure, refuse_open, tls_files

#: A healthy worker answers within milliseconds, and a hanging worker must not delay a run.
_TIMEOUT_S = 5.0


@dataclass(frozen=True)
class Identity:
    """``environment``: the digest of the worker's image, or else the hash of its requirements; empty if unknown."""

    environment: str
    adapter_sha256: str


def reported_identities(sites: Iterable[Site], insecure: bool = False) -> dict[str, Identity]:
    """Ask the workers of sites at an address or in the mesh for their identity, all at the same time.

    Return the identities by the site's text. A site is missing if its worker does not answer in time or belongs to
    another backend. Raise UsageError if one is on another machine, there are no files for TLS, and the user did not
    allow this (``insecure``).
    """
    listed = list(sites)
    if not listed:
        return {}
    with ThreadPoolExecutor(max_workers=len(listed)) as pool:
        found = dict(zip((site.text for site in listed), pool.map(_reported, listed, repeat(insecure)), strict=True))
    return {text: identity for text, identity in found.items() if identity is not None}


def _reported(site: Site, insecure: bool) -> Identity | None:
    address = place_of(site).address()
    if not address:
        return None
    files = tls_files()
    # The first message holds the user's token.
    refuse_open(address, files, may_be_insecure(insecure))
    client = WorkerClient(with_tls(Endpoint(address, token=bearer_token()), files))
    try:
        info = client.get_info(site.backend.name, site.flavour_asked, timeout_s=_TIMEOUT_S, wait=False)
    except BackendUnavailable:
        return None
    finally:
        client.close()
    return Identity(info.image_digest or info.requirements_sha256, info.adapter_sha256)
