"""Recipes that build torchvision, torchaudio and segmentation_models_pytorch models without pretrained weights."""

from __future__ import annotations

from typing import Any, Dict, List

import segmentation_models_pytorch as smp
import torch
import torchaudio
import torchvision

from .recipe import Built, integers, normal, recipe


@recipe("torchvision", "squeezenet1_1", "cv", "torchvision")
def squeezenet() -> Built:
    return Built(torchvision.models.squeezenet1_1(), (normal(1, 3, 224, 224),))


@recipe("torchvision", "r3d_18", "video", "torchvision")
def r3d() -> Built:
    return Built(torchvision.models.video.r3d_18(), (normal(1, 3, 8, 56, 56),))


@recipe("torchvision", "deeplabv3_mobilenet", "segmentation", "torchvision")
def deeplabv3() -> Built:
    model = torchvision.models.segmentation.deeplabv3_mobilenet_v3_large(weights_backbone=None)
    return Built(model, (normal(1, 3, 128, 128),))


@recipe("torchvision", "densenet121", "cv", "torchvision")
def densenet() -> Built:
    return Built(torchvision.models.densenet121(), (normal(1, 3, 128, 128),))


class DetectorHeads(torch.nn.Module):
    """A detector without its last step, non-maximum suppression. It returns the outputs of the detection heads."""

    def __init__(self, detector: Any) -> None:
        super().__init__()
        self.backbone, self.head = detector.backbone, detector.head

    def forward(self, image: torch.Tensor) -> Dict[str, torch.Tensor]:
        features: List[torch.Tensor] = list(self.backbone(image).values())
        return self.head(features)  # type: ignore[no-any-return]


@recipe("torchvision", "ssdlite320_heads", "detection", "torchvision")
def ssdlite() -> Built:
    detector = torchvision.models.detection.ssdlite320_mobilenet_v3_large(weights=None, weights_backbone=None)
    return Built(DetectorHeads(detector), (normal(1, 3, 320, 320),))


@recipe("torchaudio", "conformer_4l", "audio", "torchaudio")
def conformer() -> Built:
    model = torchaudio.models.Conformer(80, 4, 128, 4, 31)
    return Built(model, (normal(2, 100, 80), torch.tensor([100, 75])))


@recipe("torchaudio", "convtasnet", "audio", "torchaudio")
def convtasnet() -> Built:
    model = torchaudio.models.ConvTasNet(msk_num_layers=4, msk_num_stacks=2)
    return Built(model, (normal(1, 1, 4000),))


@recipe("torchaudio", "tacotron2", "audio", "torchaudio")
def tacotron2() -> Built:
    model = torchaudio.models.Tacotron2(
        symbol_embedding_dim=64, encoder_embedding_dim=64, decoder_rnn_dim=128, prenet_dim=64, attention_rnn_dim=128,
        postnet_embedding_dim=64,
    )  # fmt: skip
    # Switch off the prenet's dropout, which is active even in evaluation mode. A sample must not depend on random
    # numbers.
    for prenet in (module for module in model.modules() if type(module).__name__ == "_Prenet"):
        prenet.forward = _prenet_without_chance(prenet)
    lengths = torch.tensor([12, 9])
    return Built(model, (integers(148, 2, 12), lengths, normal(2, 80, 8), torch.tensor([8, 6])))


def _prenet_without_chance(prenet: Any) -> Any:
    def forward(frame: torch.Tensor) -> torch.Tensor:
        for layer in prenet.layers:
            frame = torch.relu(layer(frame))
        return frame

    return forward


@recipe("segmentation_models_pytorch", "fpn_resnet18", "segmentation", "segmentation_models_pytorch", "timm")
def fpn() -> Built:
    return Built(smp.FPN("resnet18", encoder_weights=None, classes=8), (normal(1, 3, 128, 128),))


@recipe("segmentation_models_pytorch", "unetplusplus_resnet18", "segmentation", "segmentation_models_pytorch", "timm")
def unetplusplus() -> Built:
    return Built(smp.UnetPlusPlus("resnet18", encoder_weights=None, classes=2), (normal(1, 3, 96, 96),))
