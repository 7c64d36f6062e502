"""Image models of timm."""

from __future__ import annotations

import timm

from .recipe import Built, normal, recipe


@recipe("timm", "mobilenetv3_small_100", "cv", "timm")
def mobilenetv3() -> Built:
    return Built(timm.create_model("mobilenetv3_small_100"), (normal(1, 3, 224, 224),))


@recipe("timm", "resnet18", "cv", "timm")
def resnet18() -> Built:
    return Built(timm.create_model("resnet18"), (normal(1, 3, 224, 224),))
