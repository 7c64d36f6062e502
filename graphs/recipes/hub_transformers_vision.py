"""Recipes that build image, video and multimodal models of transformers from configurations."""

from __future__ import annotations

import torch
import transformers as hf

from .recipe import Built, integers, named, normal, recipe


@recipe("transformers", "swin_tiny", "cv", "transformers")
def swin() -> Built:
    return Built(hf.SwinModel(hf.SwinConfig()), (normal(1, 3, 224, 224),))


@recipe("transformers", "dinov2_small_6l", "cv", "transformers")
def dinov2() -> Built:
    config = hf.Dinov2Config(num_hidden_layers=6, hidden_size=384, num_attention_heads=6, image_size=224)
    return Built(hf.Dinov2Model(config), (normal(1, 3, 224, 224),))


@recipe("transformers", "siglip_6l", "multimodal", "transformers")
def siglip() -> Built:
    sizes = named(num_hidden_layers=6, hidden_size=384, intermediate_size=1536, num_attention_heads=6)
    config = hf.SiglipConfig(
        text_config={**sizes, "vocab_size": 8192, "max_position_embeddings": 32, "bos_token_id": 1, "eos_token_id": 2},
        vision_config={**sizes, "image_size": 224, "patch_size": 16},
    )
    return Built(
        hf.SiglipModel(config), (), {"input_ids": integers(8192, 1, 32), "pixel_values": normal(1, 3, 224, 224)}
    )


@recipe("transformers", "clip_4l", "multimodal", "transformers")
def clip() -> Built:
    sizes = named(num_hidden_layers=4, hidden_size=384, intermediate_size=1536, num_attention_heads=6)
    config = hf.CLIPConfig(
        text_config={**sizes, "vocab_size": 8192, "bos_token_id": 1, "eos_token_id": 2, "pad_token_id": 0},
        vision_config={**sizes, "image_size": 224, "patch_size": 32},
    )
    inputs = {"input_ids": integers(8192, 2, 32), "pixel_values": normal(2, 3, 224, 224)}
    return Built(hf.CLIPModel(config), (), {**inputs, "attention_mask": torch.ones(2, 32, dtype=torch.int64)})


@recipe("transformers", "llava_tiny", "multimodal", "transformers")
def llava() -> Built:
    image_token = 8000
    config = hf.LlavaConfig(
        vision_config=hf.CLIPVisionConfig(
            num_hidden_layers=3, hidden_size=256, intermediate_size=512, num_attention_heads=4, image_size=112,
            patch_size=14,
        ),
        text_config=hf.LlamaConfig(
            num_hidden_layers=2, hidden_size=256, intermediate_size=688, num_attention_heads=4, num_key_value_heads=4,
            vocab_size=8192, max_position_embeddings=512, use_cache=False, bos_token_id=1, eos_token_id=2,
            pad_token_id=0,
        ),
        image_token_index=image_token, image_seq_length=64, vision_feature_layer=-2,
    )  # fmt: skip
    tokens = integers(7999, 1, 96)
    tokens[:, 4:68] = image_token
    return Built(
        hf.LlavaForConditionalGeneration(config), (), {"input_ids": tokens, "pixel_values": normal(1, 3, 112, 112)}
    )


@recipe("transformers", "detr_resnet18", "detection", "transformers")
def detr() -> Built:
    config = hf.DetrConfig(
        backbone_config=hf.ResNetConfig(
            layer_type="basic", depths=[2, 2, 2, 2], hidden_sizes=[64, 128, 256, 512], embedding_size=64,
            out_features=["stage4"],
        ),
        use_timm_backbone=False, use_pretrained_backbone=False, backbone=None, encoder_layers=3, decoder_layers=3,
        num_queries=50,
    )  # fmt: skip
    return Built(hf.DetrForObjectDetection(config), (normal(1, 3, 256, 256),))


@recipe("transformers", "yolos_tiny_6l", "detection", "transformers")
def yolos() -> Built:
    config = hf.YolosConfig(
        num_hidden_layers=6, hidden_size=192, intermediate_size=768, num_attention_heads=3, image_size=[224, 320],
        num_detection_tokens=50,
    )  # fmt: skip
    return Built(hf.YolosForObjectDetection(config), (normal(1, 3, 224, 320),))


@recipe("transformers", "segformer_b0", "segmentation", "transformers")
def segformer() -> Built:
    return Built(hf.SegformerForSemanticSegmentation(hf.SegformerConfig(num_labels=150)), (normal(1, 3, 256, 256),))


@recipe("transformers", "sam_tiny_4l", "segmentation", "transformers")
def sam() -> Built:
    config = hf.SamConfig(
        vision_config={
            "hidden_size": 192, "num_hidden_layers": 4, "num_attention_heads": 3, "image_size": 256, "mlp_dim": 768,
            "global_attn_indexes": [1, 3], "window_size": 7, "output_channels": 128,
            "num_pos_feats": 64,
        },
        prompt_encoder_config={"hidden_size": 128, "image_size": 256, "image_embedding_size": 16},
        mask_decoder_config={"hidden_size": 128, "mlp_dim": 512},
    )  # fmt: skip
    points = torch.tensor([[[[80.0, 120.0]]]])
    return Built(hf.SamModel(config), (), {"pixel_values": normal(1, 3, 256, 256), "input_points": points})


@recipe("transformers", "glpn_tiny", "segmentation", "transformers")
def glpn() -> Built:
    config = hf.GLPNConfig(hidden_sizes=[32, 64, 160, 128], decoder_hidden_size=32)
    return Built(hf.GLPNForDepthEstimation(config), (normal(1, 3, 160, 160),))


@recipe("transformers", "videomae_4l", "video", "transformers")
def videomae() -> Built:
    config = hf.VideoMAEConfig(
        num_hidden_layers=4, hidden_size=192, intermediate_size=768, num_attention_heads=3, image_size=112,
        num_frames=8, num_labels=101,
    )  # fmt: skip
    return Built(hf.VideoMAEForVideoClassification(config), (normal(1, 8, 3, 112, 112),))
