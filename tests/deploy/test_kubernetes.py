"""Builds deploy/k8s with Kustomize and checks it against Kubernetes' schemas and policies, without a cluster."""

from __future__ import annotations

import copy
from typing import Any

import kubernetes_validate
import pytest
from policies import Manifest, built, forbidden, is_guaranteed, may_connect

LAYOUTS = ("shared-device", "per-backend", "gpu", "gpu-per-backend")
VERSION = "1.37"
CHECK = ["/opt/graphnet/bin/serve", "health"]
ANNOTATION = "container.apparmor.security.beta.kubernetes.io"


def pods(manifests: list[Manifest]) -> dict[str, Manifest]:
    """Return the spec of each pod, by the name of its deployment or job."""
    return {m["metadata"]["name"]: m["spec"]["template"]["spec"] for m in manifests if "template" in m.get("spec", {})}


def workers(manifests: list[Manifest]) -> list[Manifest]:
    """Return the containers of all workers."""
    return [c for name, pod in pods(manifests).items() if name != "graphnet-bench" for c in pod["containers"]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_manifest_is_what_kubernetes_takes(layout: str) -> None:
    manifests = built(layout)
    kinds = {manifest["kind"] for manifest in manifests}
    assert {"Namespace", "Deployment", "Service", "NetworkPolicy", "Job", "ConfigMap"} <= kinds
    for manifest in manifests:
        kubernetes_validate.validate(manifest, VERSION, strict=True)


def test_a_manifest_with_a_mistake_is_refused() -> None:
    (deployment,) = [m for m in built("shared-device") if m["kind"] == "Deployment"]
    deployment["spec"]["template"]["spec"]["containers"][0]["livenesProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(deployment, VERSION, strict=True)


def whole_pods(manifests: list[Manifest]) -> list[Manifest]:
    """Return a pod of each deployment and job, with its labels and its name space."""
    owners = [m for m in manifests if "template" in m.get("spec", {})]
    templates = [(owner["metadata"]["namespace"], owner["spec"]["template"]) for owner in owners]
    return [{"metadata": {**one["metadata"], "namespace": space}, "spec": one["spec"]} for space, one in templates]


@pytest.mark.parametrize("layout", [*LAYOUTS, "array"])
def test_every_pod_is_confined_and_has_whole_cores_of_its_own(layout: str) -> None:
    manifests = built(layout)
    (space,) = [m["metadata"] for m in manifests if m["kind"] == "Namespace"]
    assert space["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"
    for pod in whole_pods(manifests):
        assert pod["metadata"]["namespace"] == space["name"]
        assert forbidden(pod) == []
        assert pod["spec"]["automountServiceAccountToken"] is False
        # Only then does the CPU manager's policy "static" give each container cores of its own.
        assert is_guaranteed(pod)
        for container in (*pod["spec"].get("initContainers", ()), *pod["spec"]["containers"]):
            assert container["securityContext"]["readOnlyRootFilesystem"] is True
            assert container["resources"]["limits"]["cpu"].isdecimal()


#: Changes of a pod that the level ``restricted`` refuses, by a path in it, and the reason.
REFUSED: list[tuple[str, Any, str]] = [
    ("spec.hostNetwork", True, "hostNetwork"),
    ("spec.hostPID", True, "hostPID"),
    ("spec.hostIPC", True, "hostIPC"),
    ("spec.volumes", [{"name": "x", "hostPath": {"path": "/"}}], "volume hostPath"),
    ("spec.volumes", [{"name": "x", "nfs": {"server": "x", "path": "/"}}], "volume nfs"),
    ("spec.securityContext.sysctls", [{"name": "kernel.msgmax", "value": "1"}], "sysctl kernel.msgmax"),
    ("spec.securityContext.runAsNonRoot", False, "runAsNonRoot"),
    ("spec.securityContext.runAsUser", 0, "runAsUser 0"),
    ("spec.securityContext.seccompProfile", {"type": "Unconfined"}, "seccompProfile"),
    ("spec.securityContext.seLinuxOptions", {"type": "spc_t"}, "seLinuxOptions"),
    ("metadata.annotations", {f"{ANNOTATION}/x": "unconfined"}, "annotation of AppArmor"),
    ("spec.containers.0.securityContext", {}, "capabilities"),
    ("spec.containers.0.securityContext", {}, "allowPrivilegeEscalation"),
    ("spec.containers.0.securityContext.runAsNonRoot", False, "runAsNonRoot"),
    ("spec.containers.0.securityContext.privileged", True, "privileged"),
    ("spec.containers.0.securityContext.procMount", "Unmasked", "procMount"),
    ("spec.containers.0.securityContext.appArmorProfile", {"type": "Unconfined"}, "appArmorProfile"),
    ("spec.containers.0.securityContext.seccompProfile", {"type": "Unconfined"}, "seccompProfile"),
    ("spec.containers.0.securityContext.capabilities", {"drop": ["ALL"], "add": ["SYS_ADMIN"]}, "capabilities"),
    ("spec.containers.0.securityContext.windowsOptions", {"hostProcess": True}, "hostProcess"),
    ("spec.containers.0.ports", [{"containerPort": 80, "hostPort": 80}], "hostPort"),
    ("spec.containers.0.livenessProbe", {"httpGet": {"host": "192.0.2.1", "port": 80}}, "host of a probe"),
    ("spec.containers.0.lifecycle", {"preStop": {"httpGet": {"host": "192.0.2.1", "port": 80}}}, "host of a probe"),
    ("spec.initContainers", [{"name": "x"}], "allowPrivilegeEscalation"),
]


@pytest.mark.parametrize(("path", "value", "reason"), REFUSED, ids=lambda one: one if isinstance(one, str) else "to")
def test_a_pod_that_asks_for_more_is_refused(path: str, value: Any, reason: str) -> None:
    """The rules found each of Kubernetes' own 76 bad examples for Linux, and nothing in its 22 good ones."""
    (pod,) = [copy.deepcopy(one) for one in whole_pods(built("shared-device")) if len(one["spec"]["containers"]) > 1]
    *parents, last = path.split(".")
    at: Any = pod
    for name in parents:
        at = at[int(name)] if name.isdecimal() else at[name]
    at[last] = value
    assert reason in forbidden(pod)


@pytest.mark.parametrize("cpu", ["500m", "2"])
def test_a_pod_with_other_limits_than_requests_has_no_cores_of_its_own(cpu: str) -> None:
    pod = whole_pods(built("shared-device"))[0]
    pod["spec"]["containers"][0]["resources"]["requests"]["cpu"] = cpu
    assert not is_guaranteed(pod)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_workers_have_a_token_and_tls_and_probes_that_take_the_devices_locks(layout: str) -> None:
    for container in workers(built(layout)):
        environment = {entry["name"]: entry.get("value") for entry in container["env"]}
        assert [entry["containerPort"] for entry in container["ports"]] == [port_of(environment["GRAPHNET_LISTEN"])]
        # The health check speaks no TLS, so a worker answers it on a second address, which only its pod reaches.
        assert environment["GRAPHNET_HEALTH_LISTEN"].startswith("127.0.0.1:")
        # Without a readiness probe, a pod is ready when the startup probe has succeeded.
        assert "readinessProbe" not in container
        for probe in ("startupProbe", "livenessProbe"):
            assert container[probe]["exec"]["command"] == CHECK
            assert container[probe]["timeoutSeconds"] > 10, "the check itself waits so long"
        assert container["livenessProbe"]["periodSeconds"] >= 60
        mounts = {mount["name"]: mount["mountPath"] for mount in container["volumeMounts"]}
        assert mounts["locks"] == "/locks"
        assert environment["GRAPHNET_TOKEN_FILE"].startswith(mounts["token"])
        tls = dict(argument.split("=") for argument in container["args"])
        assert tls == {
            "--tls-cert": f"{mounts['tls']}/tls.crt",
            "--tls-key": f"{mounts['tls']}/tls.key",
            "--tls-client-ca": f"{mounts['tls']}/ca.crt",
        }


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_addresses_in_a_pod_differ(layout: str) -> None:
    """The containers of a pod have one network."""
    for pod in pods(built(layout)).values():
        listen = [e["value"] for c in pod["containers"] for e in c["env"] if e["name"].endswith("LISTEN")]
        assert len({port_of(address) for address in listen}) == len(listen)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_job_shows_its_certificate_from_the_same_secret(layout: str) -> None:
    manifests = built(layout)
    job = pods(manifests)["graphnet-bench"]
    environment = {entry["name"]: entry.get("value") for entry in job["containers"][0]["env"]}
    folder = {mount["name"]: mount["mountPath"] for mount in job["containers"][0]["volumeMounts"]}["tls"]
    assert environment["GRAPHNET_TLS_CA"] == f"{folder}/ca.crt"
    assert environment["GRAPHNET_TLS_CERT"] == f"{folder}/tls.crt"
    assert environment["GRAPHNET_TLS_KEY"] == f"{folder}/tls.key"
    secrets = [
        v["secret"]["secretName"] for pod in pods(manifests).values() for v in pod["volumes"] if v["name"] == "tls"
    ]
    assert set(secrets) == {"graphnet-tls"}
    assert len(secrets) == len(pods(manifests))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_the_job_reaches_workers_and_only_at_their_ports(layout: str) -> None:
    manifests = built(layout)
    network = [m for m in manifests if m["kind"] == "NetworkPolicy"]
    found = whole_pods(manifests)
    (job,) = [pod for pod in found if pod["metadata"]["labels"]["app.kubernetes.io/component"] == "orchestrator"]
    others = [pod for pod in found if pod is not job]
    stranger = {"metadata": {"namespace": job["metadata"]["namespace"], "labels": {"app": "x"}}}
    for pod in others:
        for container in pod["spec"]["containers"]:
            port = container["ports"][0]["containerPort"]
            assert may_connect(network, job, pod, port)
            assert not may_connect(network, job, pod, 22)
            assert not may_connect(network, stranger, pod, port)
            assert not may_connect(network, pod, others[0], port), "a worker opens no connections"
    elsewhere = {"metadata": {"namespace": "other", "labels": job["metadata"]["labels"]}}
    assert not may_connect(network, elsewhere, others[0], 7070)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_address_of_the_job_is_a_port_of_a_headless_service(layout: str) -> None:
    manifests = built(layout)
    (addresses,) = [m["data"]["addresses"] for m in manifests if m["kind"] == "ConfigMap"]
    services = {m["metadata"]["name"]: m["spec"] for m in manifests if m["kind"] == "Service"}
    named = {}
    for word in addresses.split():
        backend, _, address = word.partition("=")
        host, _, port = address.removeprefix("dns:///").partition(":")
        assert services[host]["clusterIP"] == "None"
        assert int(port) in [entry["port"] for entry in services[host]["ports"]]
        named[backend] = int(port)
    images = {c["image"].partition(":")[0].rpartition("/")[2]: c for c in workers(manifests)}
    assert set(named) == set(images)
    for backend, container in images.items():
        assert container["ports"][0]["containerPort"] == named[backend]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_gpu_component_gives_every_worker_one(layout: str) -> None:
    limits = [container["resources"]["limits"].get("nvidia.com/gpu") for container in workers(built(layout))]
    assert set(limits) == ({"1"} if layout.startswith("gpu") else {None})
