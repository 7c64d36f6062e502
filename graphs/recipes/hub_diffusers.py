"""Recipes that build denoisers and autoencoders of the library diffusers from configurations."""

from __future__ import annotations

import diffusers
import torch

from .recipe import Built, integers, normal, recipe


@recipe("diffusers", "unet2d_condition", "diffusion", "diffusers")
def unet_condition() -> Built:
    model = diffusers.UNet2DConditionModel(
        sample_size=32, block_out_channels=(32, 64, 128), layers_per_block=1, cross_attention_dim=128,
        attention_head_dim=8, down_block_types=("CrossAttnDownBlock2D", "CrossAttnDownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "CrossAttnUpBlock2D", "CrossAttnUpBlock2D"),
    )  # fmt: skip
    inputs = {"timestep": torch.tensor([17]), "encoder_hidden_states": normal(1, 16, 128), "return_dict": False}
    return Built(model, (normal(1, 4, 32, 32),), inputs)


@recipe("diffusers", "vae", "diffusion", "diffusers")
def vae() -> Built:
    model = diffusers.AutoencoderKL(
        block_out_channels=(32, 64), layers_per_block=1, down_block_types=("DownEncoderBlock2D",) * 2,
        up_block_types=("UpDecoderBlock2D",) * 2, latent_channels=4, sample_size=64,
    )  # fmt: skip
    return Built(model, (normal(1, 3, 64, 64),), {"return_dict": False})


@recipe("diffusers", "dit_4l", "diffusion", "diffusers")
def dit() -> Built:
    model = diffusers.DiTTransformer2DModel(
        num_layers=4, num_attention_heads=6, attention_head_dim=32, sample_size=32, patch_size=2,
        num_embeds_ada_norm=100,
    )  # fmt: skip
    inputs = {"timestep": torch.tensor([17]), "class_labels": integers(100, 1), "return_dict": False}
    return Built(model, (normal(1, 4, 32, 32),), inputs)
