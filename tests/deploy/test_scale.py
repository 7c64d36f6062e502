"""Tests of the files for array jobs and Ray: manifests by the fields of their schemas, and the Slurm script."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"
VERSION = "1.37"

#: The fields of KubeRay 1.5's RayJob that ours uses, from its CustomResourceDefinition, by the path of their object.
RAYJOB = {
    "spec": {"entrypoint", "shutdownAfterJobFinishes", "ttlSecondsAfterFinished", "backoffLimit", "rayClusterSpec"},
    "spec.rayClusterSpec": {"rayVersion", "authOptions", "headGroupSpec", "workerGroupSpecs"},
    "spec.rayClusterSpec.authOptions": {"mode"},
    "spec.rayClusterSpec.headGroupSpec": {"rayStartParams", "template"},
    "spec.rayClusterSpec.workerGroupSpecs": {
        *("groupName", "replicas", "minReplicas", "maxReplicas", "rayStartParams", "template"),
    },
}


def built(layout: str) -> list[dict[str, Any]]:
    kubectl = Path(sys.executable).with_name("kubectl")
    done = subprocess.run([kubectl, "kustomize", DEPLOY / "k8s" / layout], capture_output=True, text=True, check=True)
    return list(yaml.safe_load_all(done.stdout))


def test_the_array_is_what_kubernetes_takes() -> None:
    manifests = built("array")
    assert {manifest["kind"] for manifest in manifests} == {"Job", "PersistentVolumeClaim", "NetworkPolicy"}
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


def test_the_pods_of_an_array_are_confined_and_have_no_network() -> None:
    manifests = built("array")
    (job,) = [manifest for manifest in manifests if manifest["kind"] == "Job"]
    pod = job["spec"]["template"]["spec"]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    for container in (*pod["initContainers"], *pod["containers"]):
        context = container["securityContext"]
        assert (context["readOnlyRootFilesystem"], context["allowPrivilegeEscalation"]) == (True, False)
        assert context["capabilities"] == {"drop": ["ALL"]}
    assert all(container["restartPolicy"] == "Always" for container in pod["initContainers"]), "sidecars"
    (policy,) = [manifest for manifest in manifests if manifest["kind"] == "NetworkPolicy"]
    assert (policy["spec"]["ingress"], policy["spec"]["egress"]) == ([], [])
    labels = job["spec"]["template"]["metadata"]["labels"]
    assert policy["spec"]["podSelector"]["matchLabels"].items() <= labels.items()


def rayjob() -> tuple[dict[str, Any], dict[str, Any]]:
    job, policy = yaml.safe_load_all((DEPLOY / "k8s" / "ray" / "rayjob.yaml").read_text())
    return job, policy


def test_the_rayjob_has_only_fields_that_kuberay_knows() -> None:
    job, policy = rayjob()
    assert (job["apiVersion"], job["kind"]) == ("ray.io/v1", "RayJob")
    for path, known in RAYJOB.items():
        found: Any = job
        for name in path.split("."):
            found = found[name]
        for one in found if isinstance(found, list) else [found]:
            assert set(one) <= known, path
    kubernetes_validate.validate(policy, VERSION, strict=True)
    cluster = job["spec"]["rayClusterSpec"]
    groups = [cluster["headGroupSpec"], *cluster["workerGroupSpecs"]]
    for group in groups:
        pod = {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "x"}, "spec": group["template"]["spec"]}
        kubernetes_validate.validate(pod, VERSION, strict=True)
        assert all(isinstance(value, str) for value in group["rayStartParams"].values())


def test_the_rayjob_asks_for_a_token_and_its_workers_offer_one_slot_each() -> None:
    job, policy = rayjob()
    cluster = job["spec"]["rayClusterSpec"]
    assert cluster["authOptions"] == {"mode": "token"}
    pinned = (DEPLOY.parent / "requirements-ray.txt").read_text()
    assert f"=={cluster['rayVersion']}" in pinned
    (group,) = cluster["workerGroupSpecs"]
    # KubeRay puts the value into a shell's command line, so it is quoted twice.
    offered = json.loads(json.loads(group["rayStartParams"]["resources"]))
    assert offered == {"timed": 1}
    labels = group["template"]["metadata"]["labels"]
    assert policy["spec"]["podSelector"]["matchLabels"].items() <= labels.items()
    assert "--on ray" in job["spec"]["entrypoint"]
    for option in ("--device", "--threads", "--memory"):
        assert option in job["spec"]["entrypoint"]


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
