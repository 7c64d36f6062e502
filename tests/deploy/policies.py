"""Builds deploy/k8s, and evaluates pods and network policies as Kubernetes would, without a cluster."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

Manifest = dict[str, Any]

K8S = Path(__file__).parents[2] / "deploy" / "k8s"

_SYSCTLS = {
    "kernel.shm_rmid_forced",
    *(f"net.ipv4.ip_{name}" for name in ("local_port_range", "unprivileged_port_start", "local_reserved_ports")),
    *(f"net.ipv4.tcp_{name}" for name in ("syncookies", "keepalive_time", "fin_timeout", "keepalive_intvl")),
    *(f"net.ipv4.tcp_{name}" for name in ("keepalive_probes", "rmem", "wmem", "notsent_lowat")),
    *("net.ipv4.ping_group_range", "net.ipv4.tcp_slow_start_after_idle"),
}
_VOLUMES = {
    *("configMap", "csi", "downwardAPI", "emptyDir", "ephemeral", "image", "persistentVolumeClaim", "projected"),
    "secret",
}
_PROFILES = ("RuntimeDefault", "Localhost")
_APPARMOR = "container.apparmor.security.beta.kubernetes.io/"


def built(layout: str) -> list[Manifest]:
    """Return the manifests of a folder of deploy/k8s, as Kustomize builds them."""
    return list(yaml.safe_load_all(_text(layout)))


@cache
def _text(layout: str) -> str:
    kubectl = Path(sys.executable).with_name("kubectl")
    done = subprocess.run([kubectl, "kustomize", K8S / layout], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def forbidden(pod: Manifest) -> list[str]:
    """Return why the level ``restricted`` of the Pod Security Standards (Kubernetes 1.37) refuses a pod of Linux.

    ``pod`` has ``metadata`` and ``spec``. Each reason names a field.
    """
    spec = pod["spec"]
    return sorted({*_of_the_pod(pod), *(reason for one in _containers(spec) for reason in _of(one, spec))})


def _containers(spec: Manifest) -> list[Manifest]:
    return [one for name in ("initContainers", "containers", "ephemeralContainers") for one in spec.get(name) or ()]


def _of_the_pod(pod: Manifest) -> Iterator[str]:
    spec, context = pod["spec"], pod["spec"].get("securityContext") or {}
    yield from (name for name in ("hostNetwork", "hostPID", "hostIPC") if spec.get(name))
    for volume in spec.get("volumes") or ():
        yield from (f"volume {kind}" for kind in set(volume) - {"name"} - _VOLUMES)
    yield from (f"sysctl {one['name']}" for one in context.get("sysctls") or () if one["name"] not in _SYSCTLS)
    for key, value in (pod["metadata"].get("annotations") or {}).items():
        if key.startswith(_APPARMOR) and value not in ("", "runtime/default") and not value.startswith("localhost/"):
            yield "annotation of AppArmor"
    yield from _of_any(context)


def _of_any(context: Manifest) -> Iterator[str]:
    """Look at the fields that a pod and a container have alike."""
    labels = context.get("seLinuxOptions") or {}
    if (
        labels.get("user")
        or labels.get("role")
        or labels.get("type")
        not in (
            *("", None, "container_t", "container_init_t"),
            *("container_kvm_t", "container_engine_t"),
        )
    ):
        yield "seLinuxOptions"
    if (context.get("windowsOptions") or {}).get("hostProcess"):
        yield "hostProcess"
    if context.get("runAsUser") == 0:
        yield "runAsUser 0"
    for profile in ("appArmorProfile", "seccompProfile"):
        if profile in context and context[profile].get("type") not in _PROFILES:
            yield profile


def _of(container: Manifest, spec: Manifest) -> Iterator[str]:
    whole, context = spec.get("securityContext") or {}, container.get("securityContext") or {}
    yield from _of_any(context)
    if not context.get("runAsNonRoot", whole.get("runAsNonRoot")):
        yield "runAsNonRoot"
    if "seccompProfile" not in {*whole, *context}:
        yield "seccompProfile"
    if context.get("privileged"):
        yield "privileged"
    if context.get("allowPrivilegeEscalation") is not False:
        yield "allowPrivilegeEscalation"
    if context.get("procMount", "Default") != "Default":
        yield "procMount"
    capabilities = context.get("capabilities") or {}
    if "ALL" not in (capabilities.get("drop") or ()) or set(capabilities.get("add") or ()) - {"NET_BIND_SERVICE"}:
        yield "capabilities"
    yield from ("hostPort" for port in container.get("ports") or () if port.get("hostPort"))
    handlers = [container.get(name) or {} for name in ("startupProbe", "readinessProbe", "livenessProbe")]
    handlers += (container.get("lifecycle") or {}).values()
    asked = [handler.get(kind) or {} for handler in handlers for kind in ("httpGet", "tcpSocket")]
    yield from ("host of a probe" for request in asked if request.get("host"))


def is_guaranteed(pod: Manifest) -> bool:
    """Whether the pod has the QoS class Guaranteed: each container's limits of CPU and memory are its requests."""
    for container in _containers(pod["spec"]):
        resources = container.get("resources") or {}
        limits, requests = resources.get("limits") or {}, resources.get("requests") or {}
        if any(name not in limits or requests.get(name, limits[name]) != limits[name] for name in ("cpu", "memory")):
            return False
    return True


def may_connect(policies: list[Manifest], client: Manifest, server: Manifest, port: int) -> bool:
    """Whether network policies let a pod connect to a port of another one. Policies and pods have ``metadata``."""
    return _lets(policies, "Egress", client, server, port) and _lets(policies, "Ingress", server, client, port)


def _lets(policies: list[Manifest], direction: str, pod: Manifest, peer: Manifest, port: int) -> bool:
    """Whether the policies that select a pod let it talk to a peer; without any, it may talk to everybody."""
    field, ends = direction.lower(), "to" if direction == "Egress" else "from"
    space = pod["metadata"]["namespace"]
    selecting = [
        policy
        for policy in policies
        if policy["metadata"]["namespace"] == space
        and direction in policy["spec"]["policyTypes"]
        and _selects(policy["spec"]["podSelector"], pod)
    ]
    rules = [rule for policy in selecting for rule in policy["spec"].get(field) or ()]
    return not selecting or any(
        any(_is_peer(end, peer, space) for end in rule.get(ends) or ({"namespaceSelector": {}},))
        and any(_is_port(entry, port) for entry in rule.get("ports") or ({"port": port},))
        for rule in rules
    )


def _selects(selector: Manifest, pod: Manifest) -> bool:
    assert set(selector) <= {"matchLabels"}, "only matchLabels is evaluated here"
    wanted: Manifest = selector.get("matchLabels", {})
    return wanted.items() <= pod["metadata"].get("labels", {}).items()


def _is_peer(end: Manifest, peer: Manifest, space: str) -> bool:
    assert end.get("namespaceSelector", {}) == {} and "ipBlock" not in end, "only all name spaces are evaluated here"
    anywhere = "namespaceSelector" in end or peer["metadata"]["namespace"] == space
    return anywhere and _selects(end.get("podSelector", {}), peer)


def _is_port(entry: Manifest, port: int) -> bool:
    first: int = entry["port"]
    return entry.get("protocol", "TCP") == "TCP" and first <= port <= entry.get("endPort", first)
