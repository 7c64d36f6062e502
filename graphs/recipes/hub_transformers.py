"""Recipes that build text, speech and sequence models of transformers from configurations, with no download."""

from __future__ import annotations

import math
from typing import Any, Dict

import torch
import transformers as hf

from .recipe import Built, fold_weight_norm, integers, named, normal, recipe

VOCABULARY, LENGTH = 8192, 64


def _tokens(vocabulary: int = VOCABULARY, length: int = LENGTH, batch: int = 1) -> torch.Tensor:
    return integers(vocabulary, batch, length)


def _mask(length: int = LENGTH, padding: int = 8, batch: int = 1) -> torch.Tensor:
    mask = torch.ones(batch, length, dtype=torch.int64)
    mask[:, length - padding :] = 0
    return mask


def _text(model: torch.nn.Module, vocabulary: int = VOCABULARY) -> Built:
    return Built(model, (), {"input_ids": _tokens(vocabulary), "attention_mask": _mask()})


def _llama_like(**changes: Any) -> Dict[str, Any]:
    sizes = named(
        num_hidden_layers=2, hidden_size=512, intermediate_size=1376, num_attention_heads=8, num_key_value_heads=8,
        vocab_size=VOCABULARY, max_position_embeddings=512, use_cache=False, bos_token_id=1, eos_token_id=2,
        pad_token_id=0,
    )  # fmt: skip
    return {**sizes, **changes}


@recipe("transformers", "bert_base_2l", "nlp", "transformers")
def bert_2l() -> Built:
    return _text(hf.BertModel(hf.BertConfig(num_hidden_layers=2, vocab_size=VOCABULARY)))


@recipe("transformers", "bert_base_4l_f16", "nlp", "transformers", dtype="float16")
def bert_4l_f16() -> Built:
    return _text(hf.BertModel(hf.BertConfig(num_hidden_layers=4, vocab_size=VOCABULARY)))


@recipe("transformers", "bert_base_4l_dynamic", "nlp", "transformers", dynamic=True)
def bert_4l_dynamic() -> Built:
    model = hf.BertModel(hf.BertConfig(num_hidden_layers=4, vocab_size=VOCABULARY))
    return Built(model, (), {"input_ids": _tokens(length=48, batch=3), "attention_mask": _mask(48, 8, 3)})


@recipe("transformers", "distilbert_base_4l", "nlp", "transformers")
def distilbert() -> Built:
    return _text(hf.DistilBertModel(hf.DistilBertConfig(n_layers=4, vocab_size=VOCABULARY)))


@recipe("transformers", "albert_base_4l", "nlp", "transformers")
def albert() -> Built:
    config = hf.AlbertConfig(
        num_hidden_layers=4, vocab_size=VOCABULARY, hidden_size=768, num_attention_heads=12, intermediate_size=3072,
        bos_token_id=2, eos_token_id=3,
    )  # fmt: skip
    return _text(hf.AlbertModel(config))


@recipe("transformers", "deberta_v2_xsmall_4l", "nlp", "transformers")
def deberta() -> Built:
    config = hf.DebertaV2Config(
        num_hidden_layers=4, vocab_size=VOCABULARY, hidden_size=384, num_attention_heads=6, intermediate_size=1536,
        relative_attention=True, position_buckets=256, norm_rel_ebd="layer_norm", share_att_key=True,
        pos_att_type=["p2c", "c2p"], max_relative_positions=-1, position_biased_input=False,
    )  # fmt: skip
    return _text(hf.DebertaV2Model(config))


@recipe("transformers", "fnet_base_4l", "nlp", "transformers")
def fnet() -> Built:
    model = hf.FNetModel(hf.FNetConfig(num_hidden_layers=4, vocab_size=VOCABULARY))
    return Built(model, (), {"input_ids": _tokens()})


@recipe("transformers", "gpt2_small_4l", "nlp", "transformers")
def gpt2() -> Built:
    config = hf.GPT2Config(n_layer=4, vocab_size=VOCABULARY, use_cache=False, bos_token_id=1, eos_token_id=2)
    return Built(hf.GPT2LMHeadModel(config), (), {"input_ids": _tokens()})


@recipe("transformers", "llama_2l", "nlp", "transformers")
def llama_2l() -> Built:
    return Built(hf.LlamaForCausalLM(hf.LlamaConfig(**_llama_like())), (), {"input_ids": _tokens()})


@recipe("transformers", "llama_8l_bf16", "nlp", "transformers", dtype="bfloat16")
def llama_8l() -> Built:
    config = hf.LlamaConfig(**_llama_like(num_hidden_layers=8, num_key_value_heads=2))
    return Built(hf.LlamaForCausalLM(config), (), {"input_ids": _tokens()})


@recipe("transformers", "llama_4l_dynamic", "nlp", "transformers", dynamic=True)
def llama_dynamic() -> Built:
    config = hf.LlamaConfig(**_llama_like(num_hidden_layers=4))
    return Built(hf.LlamaForCausalLM(config), (), {"input_ids": _tokens(length=48, batch=2)})


@recipe("transformers", "qwen3_2l", "nlp", "transformers")
def qwen3() -> Built:
    config = hf.Qwen3Config(**_llama_like(hidden_size=1024, num_key_value_heads=4, intermediate_size=3072))
    return Built(hf.Qwen3ForCausalLM(config), (), {"input_ids": _tokens()})


@recipe("transformers", "gemma3_6l", "nlp", "transformers")
def gemma3() -> Built:
    config = hf.Gemma3TextConfig(
        **_llama_like(
            num_hidden_layers=6, hidden_size=640, intermediate_size=2048, num_attention_heads=4, num_key_value_heads=1,
            head_dim=256, sliding_window=32,
        )
    )  # fmt: skip
    return Built(hf.Gemma3ForCausalLM(config), (), {"input_ids": _tokens()})


@recipe("transformers", "t5_small_3l", "nlp", "transformers")
def t5() -> Built:
    config = hf.T5Config(num_layers=3, num_decoder_layers=3, vocab_size=VOCABULARY, use_cache=False)
    model = hf.T5ForConditionalGeneration(config)
    return Built(
        model, (), {"input_ids": _tokens(), "attention_mask": _mask(), "decoder_input_ids": _tokens(length=32)}
    )


@recipe("transformers", "mixtral_tiny_2l", "moe", "transformers")
def mixtral() -> Built:
    config = hf.MixtralConfig(
        **_llama_like(hidden_size=256, intermediate_size=512, num_key_value_heads=4, num_local_experts=8)
    )
    # The default implementation of the experts calls an operator that only transformers registers. A sample must run
    # without transformers.
    config._experts_implementation = "batched_mm"
    return Built(hf.MixtralForCausalLM(config), (), {"input_ids": _tokens()})


@recipe("transformers", "mamba2_4l", "ssm", "transformers")
def mamba2() -> Built:
    config = hf.Mamba2Config(
        num_hidden_layers=4, hidden_size=256, num_heads=8, head_dim=64, state_size=64, n_groups=1, chunk_size=32,
        vocab_size=VOCABULARY, use_cache=False, bos_token_id=1, eos_token_id=2, pad_token_id=0,
    )  # fmt: skip
    model = hf.Mamba2ForCausalLM(config)
    for layer in model.backbone.layers:
        # The sample stores these values. They are computed by math.log and not by torch.log, because the last bit of
        # torch.log (oneMKL) differs between CPUs of different makers.
        layer.mixer.A_log.data = torch.tensor([math.log(head) for head in range(1, config.num_heads + 1)])
    return Built(model, (), {"input_ids": _tokens()})


@recipe("transformers", "whisper_tiny_2l", "audio", "transformers")
def whisper() -> Built:
    config = hf.WhisperConfig(
        encoder_layers=2, decoder_layers=2, vocab_size=VOCABULARY, d_model=384, encoder_attention_heads=6,
        decoder_attention_heads=6, encoder_ffn_dim=1536, decoder_ffn_dim=1536, use_cache=False,
        max_source_positions=500, bos_token_id=1, eos_token_id=2, pad_token_id=0, decoder_start_token_id=3,
    )  # fmt: skip
    inputs = {"input_features": normal(1, 80, 1000), "decoder_input_ids": _tokens(length=16)}
    return Built(hf.WhisperForConditionalGeneration(config), (), inputs)


@recipe("transformers", "wav2vec2_base_3l", "audio", "transformers")
def wav2vec2() -> Built:
    config = hf.Wav2Vec2Config(num_hidden_layers=3, apply_spec_augment=False)
    model = hf.Wav2Vec2Model(config)
    fold_weight_norm(model)
    return Built(model, (normal(1, 16000),))


@recipe("transformers", "patchtst", "timeseries", "transformers")
def patchtst() -> Built:
    config = hf.PatchTSTConfig(
        num_input_channels=7, context_length=96, prediction_length=24, patch_length=8, patch_stride=8,
        do_mask_input=False,
    )  # fmt: skip
    return Built(hf.PatchTSTForPrediction(config), (normal(1, 96, 7),))


@recipe("transformers", "autoformer", "timeseries", "transformers")
def autoformer() -> Built:
    config = hf.AutoformerConfig(
        prediction_length=12, context_length=24, lags_sequence=[1, 2, 3], num_time_features=2, encoder_layers=2,
        decoder_layers=2, d_model=64, encoder_ffn_dim=128, decoder_ffn_dim=128, moving_average=5,
        label_length=12, scaling=False,
    )  # fmt: skip
    past = 24 + 3
    inputs = {
        "past_values": normal(2, past), "past_time_features": normal(2, past, 2),
        "past_observed_mask": torch.ones(2, past), "future_values": normal(2, 12),
        "future_time_features": normal(2, 12, 2),
    }  # fmt: skip
    return Built(hf.AutoformerModel(config), (), inputs)


@recipe("transformers", "rwkv_4l", "ssm", "transformers")
def rwkv() -> Built:
    config = hf.RwkvConfig(
        num_hidden_layers=4, hidden_size=256, attention_hidden_size=256, vocab_size=VOCABULARY, context_length=64,
        use_cache=False, bos_token_id=1, eos_token_id=2,
    )  # fmt: skip
    return Built(hf.RwkvModel(config), (), {"input_ids": _tokens(length=8)})


@recipe("transformers", "encodec", "audio", "transformers")
def encodec() -> Built:
    config = hf.EncodecConfig(
        num_filters=8, hidden_size=32, codebook_dim=32, codebook_size=256, upsampling_ratios=[8, 5, 4, 2]
    )
    model = hf.EncodecModel(config)
    fold_weight_norm(model)
    # Fill the codebook with random values. In the untrained model, all its entries are zeros, so every frame would
    # choose entry 0.
    for layer in model.quantizer.layers:
        layer.codebook.embed.copy_(normal(*layer.codebook.embed.shape))
    return Built(model, (), {"input_values": normal(1, 1, 4800)})
