"""The examples at the end of each command's help.

Tests check that every command has an example, and that the command line accepts every example.
"""

from __future__ import annotations

from typing import Final

#: Maps each command to its examples.
EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "": ("graphnet bench", "graphnet show RUN", "graphnet bench --help"),
    "backends": ("graphnet backends", "graphnet backends --build xla --device cpu"),
    "backends check": ("graphnet backends check nope",),
    "backends new": ("graphnet backends new mycc",),
    "backends try": ("graphnet backends try ./mycc torch/dlrm", "graphnet backends try tvm torch/dlrm --pdb"),
    "baseline": ("graphnet baseline write RUN baseline.json",),
    "baseline write": ("graphnet baseline write RUN baseline.json", "graphnet bench --baseline baseline.json"),
    "bench": (
        "graphnet bench --backend inductor --backend xla --suite full",
        "graphnet bench --samples path/to/samples --filter 'nodes<=300'",
        "graphnet bench --model my_model.py:build",
        "graphnet bench --resume graphnet-runs/TIME",
        "graphnet bench --suite full --on ray --device cpu --threads 8 --memory 16GiB",
    ),
    "bisect": (
        "graphnet bisect --repo ~/mycc --good v1 --bad main --backend {build}/graphnet --sample timm/resnet18 -- make",
        "graphnet bisect --images me/xla:1 me/xla:2 me/xla:3 --backend xla --sample timm/resnet18 --on wrong",
        "graphnet bisect --resume graphnet-runs/bisect-TIME",
    ),
    "compare": (
        "graphnet compare BEFORE AFTER --format markdown",
        "graphnet compare RUN --before inductor --after tvm",
    ),
    "deploy": ("graphnet deploy compose --out mesh", "graphnet deploy k8s --out mesh"),
    "check-machine": ("graphnet check-machine",),
    "doctor": ("graphnet doctor",),
    "down": ("graphnet down",),
    "explain": (
        "graphnet explain RUN dlrm --between reference inductor",
        "graphnet explain RUN --all --out explained",
    ),
    "locate": (
        "graphnet locate RUN timm/resnet18 --backend xla",
        "graphnet locate RUN --all --budget 10m",
        "graphnet locate RUN timm/resnet18 --slower-than 2",
    ),
    "export": ("graphnet export RUN --format csv --out rows.csv",),
    "extract": ("graphnet extract my_model.py:build --out my-samples",),
    "golden": (
        "graphnet golden record my-golden --backend inductor --suite smoke",
        "graphnet golden check my-golden --backend inductor@me/inductor:next",
    ),
    "golden check": (
        "graphnet golden check my-golden --backend inductor@me/inductor:next",
        "graphnet golden check my-golden --device cuda --tolerance -3",
        "graphnet bench --reference golden:my-golden --backend tvm",
    ),
    "golden record": (
        "graphnet golden record my-golden --backend inductor --suite smoke",
        "graphnet golden record my-golden --resume",
    ),
    "history": ("graphnet history add RUN", "graphnet history trend"),
    "history add": (
        "graphnet history add RUN",
        "graphnet history add RUN RUN --history postgresql://me@db.example/graphnet --machine runner-a",
    ),
    "history report": ("graphnet history report --out history.html",),
    "history show": ("graphnet history show",),
    "history trend": ("graphnet history trend --backend xla", "graphnet history trend --days 60 --fail-on-slower 2"),
    "import": ("graphnet import inductor.log --out graphnet-runs/imported",),
    "log2json": ("graphnet log2json inductor.log --out json",),
    "merge": ("graphnet merge shard-1 shard-2 --out graphnet-runs/all",),
    "plan": ("graphnet plan --suite full --device cpu --threads 8 --memory 16GiB --per-part 10 --out /shared/run-1",),
    "plot": ("graphnet plot est RUN --out est.svg",),
    "report": (
        "graphnet report RUN",
        "graphnet report RUN RUN --out two-runs.html",
        "graphnet report RUN --watch",
    ),
    "work": ("graphnet work /shared/run-1 --index 3", "graphnet work s3://bucket/run-1"),
    "rejudge": ("graphnet rejudge RUN", "graphnet rejudge RUN --out graphnet-runs/judged-anew"),
    "rerun": ("graphnet rerun RUN timm/resnet18 --backend inductor",),
    "runs": ("graphnet runs", "graphnet runs name RUN before-the-change"),
    "runs list": ("graphnet runs list path/to/runs",),
    "runs name": ("graphnet runs name RUN before-the-change",),
    "runs prune": ("graphnet runs prune --keep 10", "graphnet runs prune --older-than 30 --yes"),
    "seal": ("graphnet seal RUN", "graphnet seal RUN --out numbers-of-the-paper.graphnet.zip"),
    "verify": (
        "graphnet verify numbers-of-the-paper.graphnet.zip --offline",
        "graphnet verify numbers-of-the-paper.graphnet.zip --rows 5",
    ),
    "samples": ("graphnet samples list --filter source=timm",),
    "samples check": ("graphnet samples check --samples my-samples",),
    "samples coverage": (
        "graphnet samples coverage samples/torch",
        "graphnet samples coverage samples/torch --run RUN",
    ),
    "samples digits": ("graphnet samples digits samples/torch/unet",),
    "samples derive": (
        "graphnet samples derive --samples timm/resnet18 --out variants --dtype bfloat16",
        "graphnet samples derive --samples transformers/llama_2l --out variants --batch 8",
    ),
    "samples decompose": (
        "graphnet samples decompose --samples timm/resnet18 --out parts --max-size 20",
        "graphnet samples decompose --samples timm/resnet18 --out parts --modules 1",
    ),
    "samples dedupe": ("graphnet samples dedupe --samples my-samples",),
    "samples index": ("graphnet samples index path/to/samples",),
    "samples list": ("graphnet samples list --filter 'nodes<=300' --filter 'operator=conv*'",),
    "samples pack": ("graphnet samples pack --samples path/to/samples --out part-1.tar",),
    "samples repair": ("graphnet samples repair --samples path/to/GraphNet/samples --out repaired",),
    "samples show": ("graphnet samples show timm/resnet18",),
    "samples validate": ("graphnet samples validate samples/timm/resnet18 parts/timm/resnet18",),
    "score": ("graphnet score RUN", "graphnet score RUN --by category"),
    "show": ("graphnet show RUN", "graphnet show RUN timm/resnet18", "graphnet show RUN --format markdown"),
    "test-compiler": ("graphnet test-compiler --model-path samples/timm/resnet18 --compiler inductor",),
    "up": ("graphnet up", "graphnet up inductor xla --device cpu"),
}
