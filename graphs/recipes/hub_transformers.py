"""Models of the transformers library, from configurations: no weights are fetched."""

from __future__ import annotations

import torch
import transformers as hf

from .recipe import Built, integers, recipe




@recipe("transformers", "bert_base_2l", "nlp", "transformers")
def bert() -> Built:
    config = hf.BertConfig(num_hidden_layers=2, vocab_size=8192)
    return Built(hf.BertModel(config, add_pooling_layer=True), (), {"input_ids": integers(8192, 1, 64), "attention_mask": torch.ones(1, 64, dtype=torch.int64)})


@recipe("transformers", "llama_2l", "nlp", "transformers")
def llama() -> Built:
    config = hf.LlamaConfig(
        num_hidden_layers=2, hidden_size=512, intermediate_size=1376, num_attention_heads=8, num_key_value_heads=8,
        vocab_size=8192, max_position_embeddings=512, use_cache=False,
    )  # fmt: skip
    return Built(hf.LlamaForCausalLM(config), (), {"input_ids": integers(8192, 1, 64)})


@recipe("transformers", "gpt2_small_4l", "nlp", "transformers")
def gpt2() -> Built:
    config = hf.GPT2Config(n_layer=4, vocab_size=8192, use_cache=False)
    return Built(hf.GPT2LMHeadModel(config), (), {"input_ids": integers(8192, 1, 64)})
