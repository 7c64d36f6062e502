"""Builds deploy/k8s with Kustomize and checks it against Kubernetes' schemas, without a cluster or network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

K8S = Path(__file__).parents[2] / "deploy" / "k8s"
LAYOUTS = ("shared-device", "per-backend", "gpu", "gpu-per-backend")
VERSION = "1.37"

Manifest = dict[str, Any]


def build(layout: str) -> list[Manifest]:
    kubectl = Path(sys.executable).with_name("kubectl")
    done = subprocess.run([kubectl, "kustomize", K8S / layout], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(yaml.safe_load_all(done.stdout))


def pods(manifests: list[Manifest]) -> dict[str, Manifest]:
    """Return the spec of each pod, by the name of its deployment or job."""
    return {m["metadata"]["name"]: m["spec"]["template"]["spec"] for m in manifests if "template" in m.get("spec", {})}


def workers(manifests: list[Manifest]) -> list[Manifest]:
    """Return the containers of all workers."""
    return [c for name, pod in pods(manifests).items() if name != "graphnet-bench" for c in pod["containers"]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_manifest_is_what_kubernetes_takes(layout: str) -> None:
    manifests = build(layout)
    kinds = {manifest["kind"] for manifest in manifests}
    assert {"Namespace", "Deployment", "Service", "NetworkPolicy", "Job", "ConfigMap"} <= kinds
    for manifest in manifests:
        kubernetes_validate.validate(manifest, VERSION, strict=True)


def test_a_manifest_with_a_mistake_is_refused() -> None:
    (deployment,) = [m for m in build("shared-device") if m["kind"] == "Deployment"]
    deployment["spec"]["template"]["spec"]["containers"][0]["livenesProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(deployment, VERSION, strict=True)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_pod_is_confined(layout: str) -> None:
    manifests = build(layout)
    for name, pod in pods(manifests).items():
        assert pod["automountServiceAccountToken"] is False, name
        assert pod["securityContext"]["runAsNonRoot"] is True
        assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        for container in pod["containers"]:
            context = container["securityContext"]
            assert context["readOnlyRootFilesystem"] is True
            assert context["allowPrivilegeEscalation"] is False
            assert context["capabilities"] == {"drop": ["ALL"]}
            assert {"cpu", "memory"} <= set(container["resources"]["limits"])
    (policy,) = [m for m in manifests if m["metadata"]["name"] == "graphnet-workers" and m["kind"] == "NetworkPolicy"]
    assert policy["spec"]["egress"] == []
    assert set(policy["spec"]["policyTypes"]) == {"Ingress", "Egress"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_workers_have_native_probes_no_oftener_than_in_30_s_a_token_and_tls(layout: str) -> None:
    for container in workers(build(layout)):
        environment = {entry["name"]: entry.get("value") for entry in container["env"]}
        port = int(environment["GRAPHNET_LISTEN"].rpartition(":")[2])
        # Kubernetes' probes cannot use TLS, so a worker answers probes on a separate port, which serves nothing else.
        probed = int(environment["GRAPHNET_HEALTH_LISTEN"].rpartition(":")[2])
        assert [entry["containerPort"] for entry in container["ports"]] == [port, probed]
        for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
            assert container[probe]["grpc"]["port"] == probed
        assert min(container[probe]["periodSeconds"] for probe in ("readinessProbe", "livenessProbe")) >= 30
        mounts = {mount["name"]: mount["mountPath"] for mount in container["volumeMounts"]}
        assert environment["GRAPHNET_TOKEN_FILE"].startswith(mounts["token"])
        tls = dict(argument.split("=") for argument in container["args"])
        assert tls == {
            "--tls-cert": f"{mounts['tls']}/tls.crt",
            "--tls-key": f"{mounts['tls']}/tls.key",
            "--tls-client-ca": f"{mounts['tls']}/ca.crt",
        }


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_job_shows_its_certificate_from_the_same_secret(layout: str) -> None:
    manifests = build(layout)
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
def test_only_the_job_reaches_the_ports_of_workers_and_nobody_those_of_probes(layout: str) -> None:
    manifests = build(layout)
    (policy,) = [m for m in manifests if m["metadata"]["name"] == "graphnet-workers" and m["kind"] == "NetworkPolicy"]
    (ports,) = [rule["ports"][0] for rule in policy["spec"]["ingress"]]
    for container in workers(manifests):
        port, probed = (entry["containerPort"] for entry in container["ports"])
        assert ports["port"] <= port <= ports["endPort"]
        assert probed > ports["endPort"], "the node's own probes pass every policy"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_address_of_the_job_is_a_port_of_a_headless_service(layout: str) -> None:
    manifests = build(layout)
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
    limits = [container["resources"]["limits"].get("nvidia.com/gpu") for container in workers(build(layout))]
    assert set(limits) == ({"1"} if layout.startswith("gpu") else {None})
