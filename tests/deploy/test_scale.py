"""Tests of the files for array jobs and Ray: manifests by the fields of their schemas, and the Slurm script."""

from __future__ import annotations

import copy
import ctypes
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
from policies import Manifest, built, forbidden, is_guaranteed, may_connect

from graphnet_contract.locks import lock_directory

DEPLOY = Path(__file__).parents[2] / "deploy"
VERSION = "1.37"

#: The fields of KubeRay 1.5's RayJob that ours uses, from its CustomResourceDefinition, by the path of their object.
RAYJOB = {
    "spec": {
        *("entrypoint", "shutdownAfterJobFinishes", "ttlSecondsAfterFinished", "backoffLimit", "rayClusterSpec"),
        "submitterPodTemplate",
    },
    "spec.rayClusterSpec": {"rayVersion", "authOptions", "headGroupSpec", "workerGroupSpecs"},
    "spec.rayClusterSpec.authOptions": {"mode"},
    "spec.rayClusterSpec.headGroupSpec": {"rayStartParams", "template"},
    "spec.rayClusterSpec.workerGroupSpecs": {
        *("groupName", "replicas", "minReplicas", "maxReplicas", "rayStartParams", "template"),
    },
}


def test_the_array_is_what_kubernetes_takes() -> None:
    manifests = built("array")
    assert {m["kind"] for m in manifests} == {"Job", "PersistentVolumeClaim", "NetworkPolicy", "Namespace"}
    for manifest in manifests:
        kubernetes_validate.validate(manifest, VERSION, strict=True)


def test_the_array_counts_failures_per_part_and_disruptions_not_at_all() -> None:
    (job,) = [manifest for manifest in built("array") if manifest["kind"] == "Job"]
    spec = job["spec"]
    assert spec["completionMode"] == "Indexed"
    assert spec["backoffLimitPerIndex"] > 0
    assert "backoffLimit" not in spec, "the failures of one part must not end the others"
    (ignored,) = spec["podFailurePolicy"]["rules"]
    assert (ignored["action"], ignored["onPodConditions"]) == ("Ignore", [{"type": "DisruptionTarget"}])
    assert spec["template"]["spec"]["restartPolicy"] == "Never", "the policy needs it"


def test_the_pods_of_an_array_have_sidecars_and_no_network() -> None:
    manifests = built("array")
    (job,) = [manifest for manifest in manifests if manifest["kind"] == "Job"]
    pod = job["spec"]["template"]["spec"]
    assert all(container["restartPolicy"] == "Always" for container in pod["initContainers"]), "sidecars"
    for container in pod["initContainers"]:
        assert container["startupProbe"]["exec"]["command"] == ["/opt/graphnet/bin/serve", "health"]
    (policy,) = [manifest for manifest in manifests if manifest["kind"] == "NetworkPolicy"]
    assert (policy["spec"]["ingress"], policy["spec"]["egress"]) == ([], [])
    labels = job["spec"]["template"]["metadata"]["labels"]
    assert policy["spec"]["podSelector"]["matchLabels"].items() <= labels.items()


def rayjob() -> dict[str, Any]:
    (job,) = [manifest for manifest in built("ray") if manifest["kind"] == "RayJob"]
    return job


def as_kuberay_makes_it(template: Manifest, **labels: str) -> Manifest:
    """Return the pod of a template with what KubeRay adds: its labels, and a container that waits for the head."""
    spec = copy.deepcopy(template["spec"])
    if labels.get("ray.io/node-type") == "worker":
        resources = {"cpu": "200m", "memory": "256Mi"}
        waiting = {"name": "wait-gcs-ready", "securityContext": spec["containers"][0].get("securityContext")}
        spec["initContainers"] = [{**waiting, "resources": {"limits": resources, "requests": resources}}]
    own = {"app.kubernetes.io/name": "kuberay", "app.kubernetes.io/created-by": "kuberay-operator"}
    return {
        "metadata": {"namespace": "graphnet-ray", "labels": {**own, **labels, **template["metadata"]["labels"]}},
        "spec": spec,
    }


def ray_pods() -> dict[str, Manifest]:
    spec = rayjob()["spec"]
    (group,) = spec["rayClusterSpec"]["workerGroupSpecs"]
    head = spec["rayClusterSpec"]["headGroupSpec"]
    return {
        "submitter": as_kuberay_makes_it(spec["submitterPodTemplate"]),
        "head": as_kuberay_makes_it(head["template"], **{"ray.io/node-type": "head", "ray.io/group": "headgroup"}),
        "worker": as_kuberay_makes_it(
            group["template"], **{"ray.io/node-type": "worker", "ray.io/group": group["groupName"]}
        ),
    }


def test_the_rayjob_has_only_fields_that_kuberay_knows() -> None:
    job = rayjob()
    assert (job["apiVersion"], job["kind"]) == ("ray.io/v1", "RayJob")
    for path, known in RAYJOB.items():
        found: Any = job
        for name in path.split("."):
            found = found[name]
        for one in found if isinstance(found, list) else [found]:
            assert set(one) <= known, path
    for manifest in built("ray"):
        if manifest is not job and manifest["kind"] != "RayJob":
            kubernetes_validate.validate(manifest, VERSION, strict=True)
    for pod in ray_pods().values():
        whole = {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "x"}, "spec": pod["spec"]}
        kubernetes_validate.validate(whole, VERSION, strict=True)
    cluster = job["spec"]["rayClusterSpec"]
    for group in (cluster["headGroupSpec"], *cluster["workerGroupSpecs"]):
        assert all(isinstance(value, str) for value in group["rayStartParams"].values())


def test_the_pods_of_the_rayjob_start_in_a_name_space_that_is_restricted() -> None:
    manifests = built("ray")
    (space,) = [m["metadata"] for m in manifests if m["kind"] == "Namespace"]
    assert space["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"
    assert {m["metadata"]["namespace"] for m in manifests if m["kind"] != "Namespace"} == {space["name"]}
    claims = {m["metadata"]["name"] for m in manifests if m["kind"] == "PersistentVolumeClaim"}
    for pod in ray_pods().values():
        assert forbidden(pod) == []
        assert is_guaranteed(pod)
        assert pod["spec"]["containers"][0]["resources"]["limits"]["cpu"].isdecimal()
        mounted = [v["persistentVolumeClaim"] for v in pod["spec"].get("volumes", ()) if "persistentVolumeClaim" in v]
        assert {claim["claimName"] for claim in mounted} <= claims


@pytest.mark.parametrize("name", ["kuberay", "kuberay-operator"])
def test_the_operator_and_the_submitter_reach_the_dashboard_and_nobody_else(name: str) -> None:
    """The operator's label ``name`` is the first one if Kustomize installed it, and the second one with Helm."""
    network = [manifest for manifest in built("ray") if manifest["kind"] == "NetworkPolicy"]
    pods, labels = ray_pods(), {"app.kubernetes.io/name": name, "app.kubernetes.io/component": "kuberay-operator"}
    operator = {"metadata": {"namespace": "ray-system", "labels": labels}}
    for client in (operator, pods["submitter"]):
        assert may_connect(network, client, pods["head"], 8265)
        assert not may_connect(network, client, pods["head"], 6379)
    for client, server in itertools.permutations((pods["head"], pods["worker"])):
        assert may_connect(network, client, server, 6379)
        assert not may_connect(network, client, pods["submitter"], 8265)
        assert not may_connect(network, client, operator, 8265)
    stranger = {"metadata": {"namespace": "graphnet-ray", "labels": {"app.kubernetes.io/name": "kuberay"}}}
    assert not may_connect(network, stranger, pods["head"], 8265)


@pytest.mark.parametrize(("pod", "port", "period_s"), [("head", 8265, 10), ("worker", 52365, 60)])
def test_the_probes_of_ray_nodes_take_the_devices_locks(
    monkeypatch: pytest.MonkeyPatch, pod: str, port: int, period_s: int
) -> None:
    """KubeRay adds its own probe wherever a container has none: it takes no lock, and needs wget."""
    monkeypatch.delenv("GRAPHNET_LOCKS", raising=False)
    container = ray_pods()[pod]["spec"]["containers"][0]
    assert "GRAPHNET_LOCKS" not in {entry["name"] for entry in container.get("env", ())}
    for name in ("livenessProbe", "readinessProbe"):
        *python, check, address, directory = container[name]["exec"]["command"]
        assert python == ["python3", "-I", "-S"]
        assert check == "/opt/graphnet/bin/health.py"
        assert directory == lock_directory()
        assert address.startswith(f"http://127.0.0.1:{port}/")
        assert (container[name]["periodSeconds"], container[name]["timeoutSeconds"]) == (period_s, 20)


def test_the_rayjob_asks_for_a_token_and_its_workers_offer_one_slot_each() -> None:
    job = rayjob()
    cluster = job["spec"]["rayClusterSpec"]
    assert cluster["authOptions"] == {"mode": "token"}
    pinned = (DEPLOY.parent / "requirements-ray.txt").read_text()
    assert f"=={cluster['rayVersion']}" in pinned
    (group,) = cluster["workerGroupSpecs"]
    # KubeRay puts the value into a shell's command line, so it is quoted twice.
    offered = json.loads(json.loads(group["rayStartParams"]["resources"]))
    assert offered == {"timed": 1}
    container = group["template"]["spec"]["containers"][0]
    assert group["rayStartParams"]["num-cpus"] == container["resources"]["limits"]["cpu"]
    assert "--on ray" in job["spec"]["entrypoint"]
    for option in ("--device", "--threads", "--memory"):
        assert option in job["spec"]["entrypoint"]


#: Puts a seccomp profile in force by libseccomp, as a container's runtime does, and then becomes another program.
UNDER = """
import ctypes, json, os, sys
lib = ctypes.CDLL("libseccomp.so.2")
lib.seccomp_init.restype = ctypes.c_void_p
profile = json.load(open(sys.argv[1]))
assert profile["defaultAction"] == "SCMP_ACT_ALLOW"
allow, refuse = 0x7FFF0000, 0x00050000 | 1
rules = ctypes.c_void_p(lib.seccomp_init(ctypes.c_uint32(allow)))
for rule in profile["syscalls"]:
    assert rule["action"] == "SCMP_ACT_ERRNO"
    for name in rule["names"]:
        number = lib.seccomp_syscall_resolve_name(name.encode())
        # Negative: this processor has no such call.
        assert number < 0 or lib.seccomp_rule_add(rules, ctypes.c_uint32(refuse), number, 0) == 0, name
assert lib.seccomp_load(rules) == 0
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_a_worker_of_a_ray_node_isolates_itself_under_the_nodes_seccomp_profile(tmp_path: Path) -> None:
    """The names in the profile are refused. A worker needs none of them to hide files and to give up its network."""
    try:
        ctypes.CDLL("libseccomp.so.2")
    except OSError:
        pytest.skip("libseccomp is not installed")
    (secret := tmp_path / "secret").write_text("x")
    look = f"import socket; print(open({str(secret)!r}).read(), socket.if_nameindex())"
    tried = "import ctypes; print(ctypes.CDLL(None, use_errno=True).ptrace(0, 0, 0, 0))"
    base = [sys.executable, "-c", UNDER, str(DEPLOY / "k8s" / "ray" / "seccomp.json"), sys.executable]
    isolated = [*base, "-m", "graphnet_server.host.isolation", "--hide", str(secret), sys.executable, "-c", look]
    done = subprocess.run(isolated, capture_output=True, text=True, check=False)
    assert done.stdout == " [(1, 'lo')]\n", done.stderr
    done = subprocess.run([*base, "-c", tried], capture_output=True, text=True, check=True)
    assert done.stdout == "-1\n"


@pytest.mark.parametrize("where", ["GRAPHNET_CHECKOUT", "SLURM_SUBMIT_DIR"])
def test_the_slurm_script_measures_the_part_of_its_task(where: str, tmp_path: Path) -> None:
    """Programs that print their arguments stand for srun and for the checkout."""
    for path, text in (
        ("bin/srun", '#!/bin/sh\nshift\nexec "$@"\n'),
        ("checkout/graphnet", '#!/bin/sh\necho "$PWD: $* (task $SLURM_ARRAY_TASK_ID)"\n'),
    ):
        (tmp_path / path).parent.mkdir()
        (tmp_path / path).write_text(text)
        (tmp_path / path).chmod(0o755)
    environment = {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "SLURM_ARRAY_TASK_ID": "7"}
    environment[where] = str(tmp_path / "checkout")
    script = DEPLOY / "slurm" / "graphnet-array.sh"
    done = subprocess.run([script, "/shared/run-1"], capture_output=True, text=True, check=False, env=environment)
    assert done.stdout == f"{tmp_path / 'checkout'}: work /shared/run-1 (task 7)\n", done.stderr
    missing = subprocess.run([script], capture_output=True, text=True, check=False, env=environment)
    assert missing.returncode != 0
    assert "name the folder of the array" in missing.stderr
