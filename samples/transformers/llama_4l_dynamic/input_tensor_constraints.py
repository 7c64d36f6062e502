from sympy import Symbol

S0 = Symbol("S0")
S1 = Symbol("S1")

dynamic_dim_constraint_symbols = [S0, S1]
dynamic_dim_constraint_symbol2example_value = {S0: 2, S1: 48}
dynamic_dim_constraint_relations = []
dynamic_dim_constraint_input_shapes = [
    ([S0, S1], "input_ids"),
    ([8192, 512], "lm_head_weight"),
    ([8192, 512], "model_embed_tokens_weight"),
    ([512], "model_layers_0_input_layernorm_weight"),
    ([512, 1376], "model_layers_0_mlp_down_proj_weight"),
    ([1376, 512], "model_layers_0_mlp_gate_proj_weight"),
    ([1376, 512], "model_layers_0_mlp_up_proj_weight"),
    ([512], "model_layers_0_post_attention_layernorm_weight"),
    ([512, 512], "model_layers_0_self_attn_k_proj_weight"),
    ([512, 512], "model_layers_0_self_attn_o_proj_weight"),
    ([512, 512], "model_layers_0_self_attn_q_proj_weight"),
    ([512, 512], "model_layers_0_self_attn_v_proj_weight"),
    ([512], "model_layers_1_input_layernorm_weight"),
    ([512, 1376], "model_layers_1_mlp_down_proj_weight"),
    ([1376, 512], "model_layers_1_mlp_gate_proj_weight"),
    ([1376, 512], "model_layers_1_mlp_up_proj_weight"),
    ([512], "model_layers_1_post_attention_layernorm_weight"),
    ([512, 512], "model_layers_1_self_attn_k_proj_weight"),
    ([512, 512], "model_layers_1_self_attn_o_proj_weight"),
    ([512, 512], "model_layers_1_self_attn_q_proj_weight"),
    ([512, 512], "model_layers_1_self_attn_v_proj_weight"),
    ([512], "model_layers_2_input_layernorm_weight"),
    ([512, 1376], "model_layers_2_mlp_down_proj_weight"),
    ([1376, 512], "model_layers_2_mlp_gate_proj_weight"),
    ([1376, 512], "model_layers_2_mlp_up_proj_weight"),
    ([512], "model_layers_2_post_attention_layernorm_weight"),
    ([512, 512], "model_layers_2_self_attn_k_proj_weight"),
    ([512, 512], "model_layers_2_self_attn_o_proj_weight"),
    ([512, 512], "model_layers_2_self_attn_q_proj_weight"),
    ([512, 512], "model_layers_2_self_attn_v_proj_weight"),
    ([512], "model_layers_3_input_layernorm_weight"),
    ([512, 1376], "model_layers_3_mlp_down_proj_weight"),
    ([1376, 512], "model_layers_3_mlp_gate_proj_weight"),
    ([1376, 512], "model_layers_3_mlp_up_proj_weight"),
    ([512], "model_layers_3_post_attention_layernorm_weight"),
    ([512, 512], "model_layers_3_self_attn_k_proj_weight"),
    ([512, 512], "model_layers_3_self_attn_o_proj_weight"),
    ([512, 512], "model_layers_3_self_attn_q_proj_weight"),
    ([512, 512], "model_layers_3_self_attn_v_proj_weight"),
    ([512], "model_norm_weight"),
    ([32], "model_rotary_emb_inv_freq"),
    ([], "s0"),
    ([], "s1"),
]
