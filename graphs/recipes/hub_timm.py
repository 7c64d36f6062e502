"""Recipes that build image models of the library timm."""

from __future__ import annotations

import timm

from .recipe import Built, normal, recipe


def _image_model(name: str, size: int = 224, batch: int = 1) -> Built:
    return Built(timm.create_model(name), (normal(batch, 3, size, size),))


@recipe("timm", "mobilenetv3_small_100", "cv", "timm")
def mobilenetv3() -> Built:
    return _image_model("mobilenetv3_small_100")


@recipe("timm", "resnet18", "cv", "timm")
def resnet18() -> Built:
    return _image_model("resnet18")


@recipe("timm", "resnet18_bf16", "cv", "timm", dtype="bfloat16")
def resnet18_bf16() -> Built:
    return _image_model("resnet18")


@recipe("timm", "resnet18_dynamic", "cv", "timm", dynamic=True)
def resnet18_dynamic() -> Built:
    return _image_model("resnet18", 128, 5)


@recipe("timm", "efficientnet_b0", "cv", "timm")
def efficientnet() -> Built:
    return _image_model("efficientnet_b0")


@recipe("timm", "vit_tiny_patch16_224", "cv", "timm")
def vit() -> Built:
    return _image_model("vit_tiny_patch16_224")


@recipe("timm", "vit_tiny_patch16_224_f16", "cv", "timm", dtype="float16")
def vit_f16() -> Built:
    return _image_model("vit_tiny_patch16_224")


@recipe("timm", "convnext_atto", "cv", "timm")
def convnext() -> Built:
    return _image_model("convnext_atto")


@recipe("timm", "mixer_s32_224", "cv", "timm")
def mixer() -> Built:
    return _image_model("mixer_s32_224")


@recipe("timm", "regnety_002", "cv", "timm")
def regnet() -> Built:
    return _image_model("regnety_002")
