import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        timestep: torch.Tensor,
        time_embedding_linear_1_weight: torch.Tensor,
        time_embedding_linear_1_bias: torch.Tensor,
        time_embedding_linear_2_weight: torch.Tensor,
        time_embedding_linear_2_bias: torch.Tensor,
        conv_in_weight: torch.Tensor,
        conv_in_bias: torch.Tensor,
        down_blocks_0_resnets_0_norm1_weight: torch.Tensor,
        down_blocks_0_resnets_0_norm1_bias: torch.Tensor,
        down_blocks_0_resnets_0_conv1_weight: torch.Tensor,
        down_blocks_0_resnets_0_conv1_bias: torch.Tensor,
        down_blocks_0_resnets_0_time_emb_proj_weight: torch.Tensor,
        down_blocks_0_resnets_0_time_emb_proj_bias: torch.Tensor,
        down_blocks_0_resnets_0_norm2_weight: torch.Tensor,
        down_blocks_0_resnets_0_norm2_bias: torch.Tensor,
        down_blocks_0_resnets_0_conv2_weight: torch.Tensor,
        down_blocks_0_resnets_0_conv2_bias: torch.Tensor,
        down_blocks_0_attentions_0_norm_weight: torch.Tensor,
        down_blocks_0_attentions_0_norm_bias: torch.Tensor,
        down_blocks_0_attentions_0_proj_in_weight: torch.Tensor,
        down_blocks_0_attentions_0_proj_in_bias: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_norm1_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_norm1_bias: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_norm2_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_norm2_bias: torch.Tensor,
        encoder_hidden_states: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_norm3_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_norm3_bias: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        down_blocks_0_attentions_0_proj_out_weight: torch.Tensor,
        down_blocks_0_attentions_0_proj_out_bias: torch.Tensor,
        down_blocks_0_downsamplers_0_conv_weight: torch.Tensor,
        down_blocks_0_downsamplers_0_conv_bias: torch.Tensor,
        down_blocks_1_resnets_0_norm1_weight: torch.Tensor,
        down_blocks_1_resnets_0_norm1_bias: torch.Tensor,
        down_blocks_1_resnets_0_conv1_weight: torch.Tensor,
        down_blocks_1_resnets_0_conv1_bias: torch.Tensor,
        down_blocks_1_resnets_0_time_emb_proj_weight: torch.Tensor,
        down_blocks_1_resnets_0_time_emb_proj_bias: torch.Tensor,
        down_blocks_1_resnets_0_norm2_weight: torch.Tensor,
        down_blocks_1_resnets_0_norm2_bias: torch.Tensor,
        down_blocks_1_resnets_0_conv2_weight: torch.Tensor,
        down_blocks_1_resnets_0_conv2_bias: torch.Tensor,
        down_blocks_1_resnets_0_conv_shortcut_weight: torch.Tensor,
        down_blocks_1_resnets_0_conv_shortcut_bias: torch.Tensor,
        down_blocks_1_attentions_0_norm_weight: torch.Tensor,
        down_blocks_1_attentions_0_norm_bias: torch.Tensor,
        down_blocks_1_attentions_0_proj_in_weight: torch.Tensor,
        down_blocks_1_attentions_0_proj_in_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_norm1_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_norm1_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_norm2_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_norm2_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_norm3_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_norm3_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        down_blocks_1_attentions_0_proj_out_weight: torch.Tensor,
        down_blocks_1_attentions_0_proj_out_bias: torch.Tensor,
        down_blocks_1_downsamplers_0_conv_weight: torch.Tensor,
        down_blocks_1_downsamplers_0_conv_bias: torch.Tensor,
        down_blocks_2_resnets_0_norm1_weight: torch.Tensor,
        down_blocks_2_resnets_0_norm1_bias: torch.Tensor,
        down_blocks_2_resnets_0_conv1_weight: torch.Tensor,
        down_blocks_2_resnets_0_conv1_bias: torch.Tensor,
        down_blocks_2_resnets_0_time_emb_proj_weight: torch.Tensor,
        down_blocks_2_resnets_0_time_emb_proj_bias: torch.Tensor,
        down_blocks_2_resnets_0_norm2_weight: torch.Tensor,
        down_blocks_2_resnets_0_norm2_bias: torch.Tensor,
        down_blocks_2_resnets_0_conv2_weight: torch.Tensor,
        down_blocks_2_resnets_0_conv2_bias: torch.Tensor,
        down_blocks_2_resnets_0_conv_shortcut_weight: torch.Tensor,
        down_blocks_2_resnets_0_conv_shortcut_bias: torch.Tensor,
        mid_block_resnets_0_norm1_weight: torch.Tensor,
        mid_block_resnets_0_norm1_bias: torch.Tensor,
        mid_block_resnets_0_conv1_weight: torch.Tensor,
        mid_block_resnets_0_conv1_bias: torch.Tensor,
        mid_block_resnets_0_time_emb_proj_weight: torch.Tensor,
        mid_block_resnets_0_time_emb_proj_bias: torch.Tensor,
        mid_block_resnets_0_norm2_weight: torch.Tensor,
        mid_block_resnets_0_norm2_bias: torch.Tensor,
        mid_block_resnets_0_conv2_weight: torch.Tensor,
        mid_block_resnets_0_conv2_bias: torch.Tensor,
        mid_block_attentions_0_norm_weight: torch.Tensor,
        mid_block_attentions_0_norm_bias: torch.Tensor,
        mid_block_attentions_0_proj_in_weight: torch.Tensor,
        mid_block_attentions_0_proj_in_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_norm1_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_norm1_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_norm2_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_norm2_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_norm3_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_norm3_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        mid_block_attentions_0_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        mid_block_attentions_0_proj_out_weight: torch.Tensor,
        mid_block_attentions_0_proj_out_bias: torch.Tensor,
        mid_block_resnets_1_norm1_weight: torch.Tensor,
        mid_block_resnets_1_norm1_bias: torch.Tensor,
        mid_block_resnets_1_conv1_weight: torch.Tensor,
        mid_block_resnets_1_conv1_bias: torch.Tensor,
        mid_block_resnets_1_time_emb_proj_weight: torch.Tensor,
        mid_block_resnets_1_time_emb_proj_bias: torch.Tensor,
        mid_block_resnets_1_norm2_weight: torch.Tensor,
        mid_block_resnets_1_norm2_bias: torch.Tensor,
        mid_block_resnets_1_conv2_weight: torch.Tensor,
        mid_block_resnets_1_conv2_bias: torch.Tensor,
        up_blocks_0_resnets_0_norm1_weight: torch.Tensor,
        up_blocks_0_resnets_0_norm1_bias: torch.Tensor,
        up_blocks_0_resnets_0_conv1_weight: torch.Tensor,
        up_blocks_0_resnets_0_conv1_bias: torch.Tensor,
        up_blocks_0_resnets_0_time_emb_proj_weight: torch.Tensor,
        up_blocks_0_resnets_0_time_emb_proj_bias: torch.Tensor,
        up_blocks_0_resnets_0_norm2_weight: torch.Tensor,
        up_blocks_0_resnets_0_norm2_bias: torch.Tensor,
        up_blocks_0_resnets_0_conv2_weight: torch.Tensor,
        up_blocks_0_resnets_0_conv2_bias: torch.Tensor,
        up_blocks_0_resnets_0_conv_shortcut_weight: torch.Tensor,
        up_blocks_0_resnets_0_conv_shortcut_bias: torch.Tensor,
        up_blocks_0_resnets_1_norm1_weight: torch.Tensor,
        up_blocks_0_resnets_1_norm1_bias: torch.Tensor,
        up_blocks_0_resnets_1_conv1_weight: torch.Tensor,
        up_blocks_0_resnets_1_conv1_bias: torch.Tensor,
        up_blocks_0_resnets_1_time_emb_proj_weight: torch.Tensor,
        up_blocks_0_resnets_1_time_emb_proj_bias: torch.Tensor,
        up_blocks_0_resnets_1_norm2_weight: torch.Tensor,
        up_blocks_0_resnets_1_norm2_bias: torch.Tensor,
        up_blocks_0_resnets_1_conv2_weight: torch.Tensor,
        up_blocks_0_resnets_1_conv2_bias: torch.Tensor,
        up_blocks_0_resnets_1_conv_shortcut_weight: torch.Tensor,
        up_blocks_0_resnets_1_conv_shortcut_bias: torch.Tensor,
        up_blocks_0_upsamplers_0_conv_weight: torch.Tensor,
        up_blocks_0_upsamplers_0_conv_bias: torch.Tensor,
        up_blocks_1_resnets_0_norm1_weight: torch.Tensor,
        up_blocks_1_resnets_0_norm1_bias: torch.Tensor,
        up_blocks_1_resnets_0_conv1_weight: torch.Tensor,
        up_blocks_1_resnets_0_conv1_bias: torch.Tensor,
        up_blocks_1_resnets_0_time_emb_proj_weight: torch.Tensor,
        up_blocks_1_resnets_0_time_emb_proj_bias: torch.Tensor,
        up_blocks_1_resnets_0_norm2_weight: torch.Tensor,
        up_blocks_1_resnets_0_norm2_bias: torch.Tensor,
        up_blocks_1_resnets_0_conv2_weight: torch.Tensor,
        up_blocks_1_resnets_0_conv2_bias: torch.Tensor,
        up_blocks_1_resnets_0_conv_shortcut_weight: torch.Tensor,
        up_blocks_1_resnets_0_conv_shortcut_bias: torch.Tensor,
        up_blocks_1_attentions_0_norm_weight: torch.Tensor,
        up_blocks_1_attentions_0_norm_bias: torch.Tensor,
        up_blocks_1_attentions_0_proj_in_weight: torch.Tensor,
        up_blocks_1_attentions_0_proj_in_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_norm1_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_norm1_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_norm2_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_norm2_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_norm3_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_norm3_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        up_blocks_1_attentions_0_proj_out_weight: torch.Tensor,
        up_blocks_1_attentions_0_proj_out_bias: torch.Tensor,
        up_blocks_1_resnets_1_norm1_weight: torch.Tensor,
        up_blocks_1_resnets_1_norm1_bias: torch.Tensor,
        up_blocks_1_resnets_1_conv1_weight: torch.Tensor,
        up_blocks_1_resnets_1_conv1_bias: torch.Tensor,
        up_blocks_1_resnets_1_time_emb_proj_weight: torch.Tensor,
        up_blocks_1_resnets_1_time_emb_proj_bias: torch.Tensor,
        up_blocks_1_resnets_1_norm2_weight: torch.Tensor,
        up_blocks_1_resnets_1_norm2_bias: torch.Tensor,
        up_blocks_1_resnets_1_conv2_weight: torch.Tensor,
        up_blocks_1_resnets_1_conv2_bias: torch.Tensor,
        up_blocks_1_resnets_1_conv_shortcut_weight: torch.Tensor,
        up_blocks_1_resnets_1_conv_shortcut_bias: torch.Tensor,
        up_blocks_1_attentions_1_norm_weight: torch.Tensor,
        up_blocks_1_attentions_1_norm_bias: torch.Tensor,
        up_blocks_1_attentions_1_proj_in_weight: torch.Tensor,
        up_blocks_1_attentions_1_proj_in_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_norm1_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_norm1_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_norm2_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_norm2_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_norm3_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_norm3_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        up_blocks_1_attentions_1_proj_out_weight: torch.Tensor,
        up_blocks_1_attentions_1_proj_out_bias: torch.Tensor,
        up_blocks_1_upsamplers_0_conv_weight: torch.Tensor,
        up_blocks_1_upsamplers_0_conv_bias: torch.Tensor,
        up_blocks_2_resnets_0_norm1_weight: torch.Tensor,
        up_blocks_2_resnets_0_norm1_bias: torch.Tensor,
        up_blocks_2_resnets_0_conv1_weight: torch.Tensor,
        up_blocks_2_resnets_0_conv1_bias: torch.Tensor,
        up_blocks_2_resnets_0_time_emb_proj_weight: torch.Tensor,
        up_blocks_2_resnets_0_time_emb_proj_bias: torch.Tensor,
        up_blocks_2_resnets_0_norm2_weight: torch.Tensor,
        up_blocks_2_resnets_0_norm2_bias: torch.Tensor,
        up_blocks_2_resnets_0_conv2_weight: torch.Tensor,
        up_blocks_2_resnets_0_conv2_bias: torch.Tensor,
        up_blocks_2_resnets_0_conv_shortcut_weight: torch.Tensor,
        up_blocks_2_resnets_0_conv_shortcut_bias: torch.Tensor,
        up_blocks_2_attentions_0_norm_weight: torch.Tensor,
        up_blocks_2_attentions_0_norm_bias: torch.Tensor,
        up_blocks_2_attentions_0_proj_in_weight: torch.Tensor,
        up_blocks_2_attentions_0_proj_in_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_norm1_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_norm1_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_norm2_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_norm2_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_norm3_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_norm3_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        up_blocks_2_attentions_0_proj_out_weight: torch.Tensor,
        up_blocks_2_attentions_0_proj_out_bias: torch.Tensor,
        up_blocks_2_resnets_1_norm1_weight: torch.Tensor,
        up_blocks_2_resnets_1_norm1_bias: torch.Tensor,
        up_blocks_2_resnets_1_conv1_weight: torch.Tensor,
        up_blocks_2_resnets_1_conv1_bias: torch.Tensor,
        up_blocks_2_resnets_1_time_emb_proj_weight: torch.Tensor,
        up_blocks_2_resnets_1_time_emb_proj_bias: torch.Tensor,
        up_blocks_2_resnets_1_norm2_weight: torch.Tensor,
        up_blocks_2_resnets_1_norm2_bias: torch.Tensor,
        up_blocks_2_resnets_1_conv2_weight: torch.Tensor,
        up_blocks_2_resnets_1_conv2_bias: torch.Tensor,
        up_blocks_2_resnets_1_conv_shortcut_weight: torch.Tensor,
        up_blocks_2_resnets_1_conv_shortcut_bias: torch.Tensor,
        up_blocks_2_attentions_1_norm_weight: torch.Tensor,
        up_blocks_2_attentions_1_norm_bias: torch.Tensor,
        up_blocks_2_attentions_1_proj_in_weight: torch.Tensor,
        up_blocks_2_attentions_1_proj_in_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_norm1_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_norm1_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_q_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_k_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_v_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_norm2_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_norm2_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_q_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_k_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_v_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_norm3_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_norm3_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_bias: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_weight: torch.Tensor,
        up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_bias: torch.Tensor,
        up_blocks_2_attentions_1_proj_out_weight: torch.Tensor,
        up_blocks_2_attentions_1_proj_out_bias: torch.Tensor,
        conv_norm_out_weight: torch.Tensor,
        conv_norm_out_bias: torch.Tensor,
        conv_out_weight: torch.Tensor,
        conv_out_bias: torch.Tensor,
    ):
        device = tensor_0.device
        timesteps = timestep.expand(1)
        arange = torch.arange(start=0, end=16, dtype=torch.float32, device=device)
        exponent = (-9.210340371976184) * arange
        del arange
        exponent_1 = exponent / 16
        del exponent
        emb = torch.exp(exponent_1)
        del exponent_1
        getitem = timesteps[:, None]
        del timesteps
        float_1 = getitem.float()
        del getitem
        getitem_1 = emb[None, :]
        del emb
        emb_1 = float_1 * getitem_1
        del float_1, getitem_1
        emb_2 = 1 * emb_1
        del emb_1
        sin = torch.sin(emb_2)
        cos = torch.cos(emb_2)
        del emb_2
        emb_3 = torch.cat([sin, cos], dim=-1)
        del sin, cos
        getitem_2 = emb_3[:, 16:]
        getitem_3 = emb_3[:, :16]
        del emb_3
        emb_4 = torch.cat([getitem_2, getitem_3], dim=-1)
        del getitem_2, getitem_3
        t_emb = emb_4.to(dtype=torch.float32)
        del emb_4
        sample = torch.nn.functional.linear(t_emb, time_embedding_linear_1_weight, time_embedding_linear_1_bias)
        del t_emb
        sample_1 = torch.nn.functional.silu(sample, inplace=False)
        del sample
        sample_2 = torch.nn.functional.linear(sample_1, time_embedding_linear_2_weight, time_embedding_linear_2_bias)
        del sample_1
        sample_3 = torch.conv2d(tensor_0, conv_in_weight, conv_in_bias, (1, 1), (1, 1), (1, 1), 1)
        hidden_states = torch.nn.functional.group_norm(sample_3, 32, down_blocks_0_resnets_0_norm1_weight, down_blocks_0_resnets_0_norm1_bias, 1e-05)
        hidden_states_1 = torch.nn.functional.silu(hidden_states, inplace=False)
        del hidden_states
        hidden_states_2 = torch.conv2d(hidden_states_1, down_blocks_0_resnets_0_conv1_weight, down_blocks_0_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_1
        temb = torch.nn.functional.silu(sample_2, inplace=False)
        linear = torch.nn.functional.linear(temb, down_blocks_0_resnets_0_time_emb_proj_weight, down_blocks_0_resnets_0_time_emb_proj_bias)
        del temb
        temb_1 = linear[:, :, None, None]
        del linear
        hidden_states_3 = hidden_states_2 + temb_1
        del hidden_states_2, temb_1
        hidden_states_4 = torch.nn.functional.group_norm(hidden_states_3, 32, down_blocks_0_resnets_0_norm2_weight, down_blocks_0_resnets_0_norm2_bias, 1e-05)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.silu(hidden_states_4, inplace=False)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.0, False, False)
        del hidden_states_5
        hidden_states_7 = torch.conv2d(hidden_states_6, down_blocks_0_resnets_0_conv2_weight, down_blocks_0_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_6
        add = sample_3 + hidden_states_7
        del hidden_states_7
        output_tensor = add / 1.0
        del add
        hidden_states_8 = torch.nn.functional.group_norm(output_tensor, 32, down_blocks_0_attentions_0_norm_weight, down_blocks_0_attentions_0_norm_bias, 1e-06)
        hidden_states_9 = torch.conv2d(hidden_states_8, down_blocks_0_attentions_0_proj_in_weight, down_blocks_0_attentions_0_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_8
        permute = hidden_states_9.permute(0, 2, 3, 1)
        del hidden_states_9
        hidden_states_10 = permute.reshape(1, 1024, 32)
        del permute
        norm_hidden_states = torch.nn.functional.layer_norm(hidden_states_10, (32,), down_blocks_0_attentions_0_transformer_blocks_0_norm1_weight, down_blocks_0_attentions_0_transformer_blocks_0_norm1_bias, 1e-05)
        query = torch.nn.functional.linear(norm_hidden_states, down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_q_weight, None)
        key = torch.nn.functional.linear(norm_hidden_states, down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_k_weight, None)
        value = torch.nn.functional.linear(norm_hidden_states, down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states
        view = query.view(1, -1, 8, 4)
        del query
        query_1 = view.transpose(1, 2)
        del view
        view_1 = key.view(1, -1, 8, 4)
        del key
        key_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = value.view(1, -1, 8, 4)
        del value
        value_1 = view_2.transpose(1, 2)
        del view_2
        hidden_states_11 = torch.nn.functional.scaled_dot_product_attention(query_1, key_1, value_1, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_1, key_1, value_1
        transpose = hidden_states_11.transpose(1, 2)
        del hidden_states_11
        hidden_states_12 = transpose.reshape(1, -1, 32)
        del transpose
        hidden_states_13 = hidden_states_12.to(torch.float32)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.linear(hidden_states_13, down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_weight, down_blocks_0_attentions_0_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_13
        hidden_states_15 = torch.nn.functional.dropout(hidden_states_14, 0.0, False, False)
        del hidden_states_14
        hidden_states_16 = hidden_states_15 / 1.0
        del hidden_states_15
        hidden_states_17 = hidden_states_16 + hidden_states_10
        del hidden_states_10, hidden_states_16
        norm_hidden_states_1 = torch.nn.functional.layer_norm(hidden_states_17, (32,), down_blocks_0_attentions_0_transformer_blocks_0_norm2_weight, down_blocks_0_attentions_0_transformer_blocks_0_norm2_bias, 1e-05)
        query_2 = torch.nn.functional.linear(norm_hidden_states_1, down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_1
        key_2 = torch.nn.functional.linear(encoder_hidden_states, down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_k_weight, None)
        value_2 = torch.nn.functional.linear(encoder_hidden_states, down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_v_weight, None)
        view_3 = query_2.view(1, -1, 8, 4)
        del query_2
        query_3 = view_3.transpose(1, 2)
        del view_3
        view_4 = key_2.view(1, -1, 8, 4)
        del key_2
        key_3 = view_4.transpose(1, 2)
        del view_4
        view_5 = value_2.view(1, -1, 8, 4)
        del value_2
        value_3 = view_5.transpose(1, 2)
        del view_5
        hidden_states_18 = torch.nn.functional.scaled_dot_product_attention(query_3, key_3, value_3, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_3, key_3, value_3
        transpose_1 = hidden_states_18.transpose(1, 2)
        del hidden_states_18
        hidden_states_19 = transpose_1.reshape(1, -1, 32)
        del transpose_1
        hidden_states_20 = hidden_states_19.to(torch.float32)
        del hidden_states_19
        hidden_states_21 = torch.nn.functional.linear(hidden_states_20, down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_weight, down_blocks_0_attentions_0_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_20
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, 0.0, False, False)
        del hidden_states_21
        hidden_states_23 = hidden_states_22 / 1.0
        del hidden_states_22
        hidden_states_24 = hidden_states_23 + hidden_states_17
        del hidden_states_17, hidden_states_23
        norm_hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_24, (32,), down_blocks_0_attentions_0_transformer_blocks_0_norm3_weight, down_blocks_0_attentions_0_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_25 = torch.nn.functional.linear(norm_hidden_states_2, down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_weight, down_blocks_0_attentions_0_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_2
        chunk = hidden_states_25.chunk(2, dim=-1)
        del hidden_states_25
        hidden_states_26 = chunk[0]
        gate = chunk[1]
        del chunk
        gelu = torch.nn.functional.gelu(gate)
        del gate
        hidden_states_27 = hidden_states_26 * gelu
        del hidden_states_26, gelu
        hidden_states_28 = torch.nn.functional.dropout(hidden_states_27, 0.0, False, False)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.linear(hidden_states_28, down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_weight, down_blocks_0_attentions_0_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_28
        hidden_states_30 = hidden_states_29 + hidden_states_24
        del hidden_states_24, hidden_states_29
        reshape = hidden_states_30.reshape(1, 32, 32, 32)
        del hidden_states_30
        permute_1 = reshape.permute(0, 3, 1, 2)
        del reshape
        hidden_states_31 = permute_1.contiguous()
        del permute_1
        hidden_states_32 = torch.conv2d(hidden_states_31, down_blocks_0_attentions_0_proj_out_weight, down_blocks_0_attentions_0_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_31
        output = hidden_states_32 + output_tensor
        del output_tensor, hidden_states_32
        hidden_states_33 = torch.conv2d(output, down_blocks_0_downsamplers_0_conv_weight, down_blocks_0_downsamplers_0_conv_bias, (2, 2), (1, 1), (1, 1), 1)
        hidden_states_34 = torch.nn.functional.group_norm(hidden_states_33, 32, down_blocks_1_resnets_0_norm1_weight, down_blocks_1_resnets_0_norm1_bias, 1e-05)
        hidden_states_35 = torch.nn.functional.silu(hidden_states_34, inplace=False)
        del hidden_states_34
        hidden_states_36 = torch.conv2d(hidden_states_35, down_blocks_1_resnets_0_conv1_weight, down_blocks_1_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_35
        temb_2 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_1 = torch.nn.functional.linear(temb_2, down_blocks_1_resnets_0_time_emb_proj_weight, down_blocks_1_resnets_0_time_emb_proj_bias)
        del temb_2
        temb_3 = linear_1[:, :, None, None]
        del linear_1
        hidden_states_37 = hidden_states_36 + temb_3
        del hidden_states_36, temb_3
        hidden_states_38 = torch.nn.functional.group_norm(hidden_states_37, 32, down_blocks_1_resnets_0_norm2_weight, down_blocks_1_resnets_0_norm2_bias, 1e-05)
        del hidden_states_37
        hidden_states_39 = torch.nn.functional.silu(hidden_states_38, inplace=False)
        del hidden_states_38
        hidden_states_40 = torch.nn.functional.dropout(hidden_states_39, 0.0, False, False)
        del hidden_states_39
        hidden_states_41 = torch.conv2d(hidden_states_40, down_blocks_1_resnets_0_conv2_weight, down_blocks_1_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_40
        input_tensor = torch.conv2d(hidden_states_33, down_blocks_1_resnets_0_conv_shortcut_weight, down_blocks_1_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        add_1 = input_tensor + hidden_states_41
        del input_tensor, hidden_states_41
        output_tensor_1 = add_1 / 1.0
        del add_1
        hidden_states_42 = torch.nn.functional.group_norm(output_tensor_1, 32, down_blocks_1_attentions_0_norm_weight, down_blocks_1_attentions_0_norm_bias, 1e-06)
        hidden_states_43 = torch.conv2d(hidden_states_42, down_blocks_1_attentions_0_proj_in_weight, down_blocks_1_attentions_0_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_42
        permute_2 = hidden_states_43.permute(0, 2, 3, 1)
        del hidden_states_43
        hidden_states_44 = permute_2.reshape(1, 256, 64)
        del permute_2
        norm_hidden_states_3 = torch.nn.functional.layer_norm(hidden_states_44, (64,), down_blocks_1_attentions_0_transformer_blocks_0_norm1_weight, down_blocks_1_attentions_0_transformer_blocks_0_norm1_bias, 1e-05)
        query_4 = torch.nn.functional.linear(norm_hidden_states_3, down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight, None)
        key_4 = torch.nn.functional.linear(norm_hidden_states_3, down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight, None)
        value_4 = torch.nn.functional.linear(norm_hidden_states_3, down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states_3
        view_6 = query_4.view(1, -1, 8, 8)
        del query_4
        query_5 = view_6.transpose(1, 2)
        del view_6
        view_7 = key_4.view(1, -1, 8, 8)
        del key_4
        key_5 = view_7.transpose(1, 2)
        del view_7
        view_8 = value_4.view(1, -1, 8, 8)
        del value_4
        value_5 = view_8.transpose(1, 2)
        del view_8
        hidden_states_45 = torch.nn.functional.scaled_dot_product_attention(query_5, key_5, value_5, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_5, key_5, value_5
        transpose_2 = hidden_states_45.transpose(1, 2)
        del hidden_states_45
        hidden_states_46 = transpose_2.reshape(1, -1, 64)
        del transpose_2
        hidden_states_47 = hidden_states_46.to(torch.float32)
        del hidden_states_46
        hidden_states_48 = torch.nn.functional.linear(hidden_states_47, down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight, down_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_47
        hidden_states_49 = torch.nn.functional.dropout(hidden_states_48, 0.0, False, False)
        del hidden_states_48
        hidden_states_50 = hidden_states_49 / 1.0
        del hidden_states_49
        hidden_states_51 = hidden_states_50 + hidden_states_44
        del hidden_states_44, hidden_states_50
        norm_hidden_states_4 = torch.nn.functional.layer_norm(hidden_states_51, (64,), down_blocks_1_attentions_0_transformer_blocks_0_norm2_weight, down_blocks_1_attentions_0_transformer_blocks_0_norm2_bias, 1e-05)
        query_6 = torch.nn.functional.linear(norm_hidden_states_4, down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_4
        key_6 = torch.nn.functional.linear(encoder_hidden_states, down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight, None)
        value_6 = torch.nn.functional.linear(encoder_hidden_states, down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight, None)
        view_9 = query_6.view(1, -1, 8, 8)
        del query_6
        query_7 = view_9.transpose(1, 2)
        del view_9
        view_10 = key_6.view(1, -1, 8, 8)
        del key_6
        key_7 = view_10.transpose(1, 2)
        del view_10
        view_11 = value_6.view(1, -1, 8, 8)
        del value_6
        value_7 = view_11.transpose(1, 2)
        del view_11
        hidden_states_52 = torch.nn.functional.scaled_dot_product_attention(query_7, key_7, value_7, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_7, key_7, value_7
        transpose_3 = hidden_states_52.transpose(1, 2)
        del hidden_states_52
        hidden_states_53 = transpose_3.reshape(1, -1, 64)
        del transpose_3
        hidden_states_54 = hidden_states_53.to(torch.float32)
        del hidden_states_53
        hidden_states_55 = torch.nn.functional.linear(hidden_states_54, down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight, down_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_54
        hidden_states_56 = torch.nn.functional.dropout(hidden_states_55, 0.0, False, False)
        del hidden_states_55
        hidden_states_57 = hidden_states_56 / 1.0
        del hidden_states_56
        hidden_states_58 = hidden_states_57 + hidden_states_51
        del hidden_states_51, hidden_states_57
        norm_hidden_states_5 = torch.nn.functional.layer_norm(hidden_states_58, (64,), down_blocks_1_attentions_0_transformer_blocks_0_norm3_weight, down_blocks_1_attentions_0_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_59 = torch.nn.functional.linear(norm_hidden_states_5, down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight, down_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_5
        chunk_1 = hidden_states_59.chunk(2, dim=-1)
        del hidden_states_59
        hidden_states_60 = chunk_1[0]
        gate_1 = chunk_1[1]
        del chunk_1
        gelu_1 = torch.nn.functional.gelu(gate_1)
        del gate_1
        hidden_states_61 = hidden_states_60 * gelu_1
        del hidden_states_60, gelu_1
        hidden_states_62 = torch.nn.functional.dropout(hidden_states_61, 0.0, False, False)
        del hidden_states_61
        hidden_states_63 = torch.nn.functional.linear(hidden_states_62, down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight, down_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_62
        hidden_states_64 = hidden_states_63 + hidden_states_58
        del hidden_states_58, hidden_states_63
        reshape_1 = hidden_states_64.reshape(1, 16, 16, 64)
        del hidden_states_64
        permute_3 = reshape_1.permute(0, 3, 1, 2)
        del reshape_1
        hidden_states_65 = permute_3.contiguous()
        del permute_3
        hidden_states_66 = torch.conv2d(hidden_states_65, down_blocks_1_attentions_0_proj_out_weight, down_blocks_1_attentions_0_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_65
        output_1 = hidden_states_66 + output_tensor_1
        del output_tensor_1, hidden_states_66
        hidden_states_67 = torch.conv2d(output_1, down_blocks_1_downsamplers_0_conv_weight, down_blocks_1_downsamplers_0_conv_bias, (2, 2), (1, 1), (1, 1), 1)
        hidden_states_68 = torch.nn.functional.group_norm(hidden_states_67, 32, down_blocks_2_resnets_0_norm1_weight, down_blocks_2_resnets_0_norm1_bias, 1e-05)
        hidden_states_69 = torch.nn.functional.silu(hidden_states_68, inplace=False)
        del hidden_states_68
        hidden_states_70 = torch.conv2d(hidden_states_69, down_blocks_2_resnets_0_conv1_weight, down_blocks_2_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_69
        temb_4 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_2 = torch.nn.functional.linear(temb_4, down_blocks_2_resnets_0_time_emb_proj_weight, down_blocks_2_resnets_0_time_emb_proj_bias)
        del temb_4
        temb_5 = linear_2[:, :, None, None]
        del linear_2
        hidden_states_71 = hidden_states_70 + temb_5
        del hidden_states_70, temb_5
        hidden_states_72 = torch.nn.functional.group_norm(hidden_states_71, 32, down_blocks_2_resnets_0_norm2_weight, down_blocks_2_resnets_0_norm2_bias, 1e-05)
        del hidden_states_71
        hidden_states_73 = torch.nn.functional.silu(hidden_states_72, inplace=False)
        del hidden_states_72
        hidden_states_74 = torch.nn.functional.dropout(hidden_states_73, 0.0, False, False)
        del hidden_states_73
        hidden_states_75 = torch.conv2d(hidden_states_74, down_blocks_2_resnets_0_conv2_weight, down_blocks_2_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_74
        input_tensor_1 = torch.conv2d(hidden_states_67, down_blocks_2_resnets_0_conv_shortcut_weight, down_blocks_2_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        add_2 = input_tensor_1 + hidden_states_75
        del input_tensor_1, hidden_states_75
        output_tensor_2 = add_2 / 1.0
        del add_2
        hidden_states_76 = torch.nn.functional.group_norm(output_tensor_2, 32, mid_block_resnets_0_norm1_weight, mid_block_resnets_0_norm1_bias, 1e-05)
        hidden_states_77 = torch.nn.functional.silu(hidden_states_76, inplace=False)
        del hidden_states_76
        hidden_states_78 = torch.conv2d(hidden_states_77, mid_block_resnets_0_conv1_weight, mid_block_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_77
        temb_6 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_3 = torch.nn.functional.linear(temb_6, mid_block_resnets_0_time_emb_proj_weight, mid_block_resnets_0_time_emb_proj_bias)
        del temb_6
        temb_7 = linear_3[:, :, None, None]
        del linear_3
        hidden_states_79 = hidden_states_78 + temb_7
        del hidden_states_78, temb_7
        hidden_states_80 = torch.nn.functional.group_norm(hidden_states_79, 32, mid_block_resnets_0_norm2_weight, mid_block_resnets_0_norm2_bias, 1e-05)
        del hidden_states_79
        hidden_states_81 = torch.nn.functional.silu(hidden_states_80, inplace=False)
        del hidden_states_80
        hidden_states_82 = torch.nn.functional.dropout(hidden_states_81, 0.0, False, False)
        del hidden_states_81
        hidden_states_83 = torch.conv2d(hidden_states_82, mid_block_resnets_0_conv2_weight, mid_block_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_82
        add_3 = output_tensor_2 + hidden_states_83
        del hidden_states_83
        output_tensor_3 = add_3 / 1
        del add_3
        hidden_states_84 = torch.nn.functional.group_norm(output_tensor_3, 32, mid_block_attentions_0_norm_weight, mid_block_attentions_0_norm_bias, 1e-06)
        hidden_states_85 = torch.conv2d(hidden_states_84, mid_block_attentions_0_proj_in_weight, mid_block_attentions_0_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_84
        permute_4 = hidden_states_85.permute(0, 2, 3, 1)
        del hidden_states_85
        hidden_states_86 = permute_4.reshape(1, 64, 128)
        del permute_4
        norm_hidden_states_6 = torch.nn.functional.layer_norm(hidden_states_86, (128,), mid_block_attentions_0_transformer_blocks_0_norm1_weight, mid_block_attentions_0_transformer_blocks_0_norm1_bias, 1e-05)
        query_8 = torch.nn.functional.linear(norm_hidden_states_6, mid_block_attentions_0_transformer_blocks_0_attn1_to_q_weight, None)
        key_8 = torch.nn.functional.linear(norm_hidden_states_6, mid_block_attentions_0_transformer_blocks_0_attn1_to_k_weight, None)
        value_8 = torch.nn.functional.linear(norm_hidden_states_6, mid_block_attentions_0_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states_6
        view_12 = query_8.view(1, -1, 8, 16)
        del query_8
        query_9 = view_12.transpose(1, 2)
        del view_12
        view_13 = key_8.view(1, -1, 8, 16)
        del key_8
        key_9 = view_13.transpose(1, 2)
        del view_13
        view_14 = value_8.view(1, -1, 8, 16)
        del value_8
        value_9 = view_14.transpose(1, 2)
        del view_14
        hidden_states_87 = torch.nn.functional.scaled_dot_product_attention(query_9, key_9, value_9, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_9, key_9, value_9
        transpose_4 = hidden_states_87.transpose(1, 2)
        del hidden_states_87
        hidden_states_88 = transpose_4.reshape(1, -1, 128)
        del transpose_4
        hidden_states_89 = hidden_states_88.to(torch.float32)
        del hidden_states_88
        hidden_states_90 = torch.nn.functional.linear(hidden_states_89, mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_weight, mid_block_attentions_0_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_89
        hidden_states_91 = torch.nn.functional.dropout(hidden_states_90, 0.0, False, False)
        del hidden_states_90
        hidden_states_92 = hidden_states_91 / 1.0
        del hidden_states_91
        hidden_states_93 = hidden_states_92 + hidden_states_86
        del hidden_states_86, hidden_states_92
        norm_hidden_states_7 = torch.nn.functional.layer_norm(hidden_states_93, (128,), mid_block_attentions_0_transformer_blocks_0_norm2_weight, mid_block_attentions_0_transformer_blocks_0_norm2_bias, 1e-05)
        query_10 = torch.nn.functional.linear(norm_hidden_states_7, mid_block_attentions_0_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_7
        key_10 = torch.nn.functional.linear(encoder_hidden_states, mid_block_attentions_0_transformer_blocks_0_attn2_to_k_weight, None)
        value_10 = torch.nn.functional.linear(encoder_hidden_states, mid_block_attentions_0_transformer_blocks_0_attn2_to_v_weight, None)
        view_15 = query_10.view(1, -1, 8, 16)
        del query_10
        query_11 = view_15.transpose(1, 2)
        del view_15
        view_16 = key_10.view(1, -1, 8, 16)
        del key_10
        key_11 = view_16.transpose(1, 2)
        del view_16
        view_17 = value_10.view(1, -1, 8, 16)
        del value_10
        value_11 = view_17.transpose(1, 2)
        del view_17
        hidden_states_94 = torch.nn.functional.scaled_dot_product_attention(query_11, key_11, value_11, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_11, key_11, value_11
        transpose_5 = hidden_states_94.transpose(1, 2)
        del hidden_states_94
        hidden_states_95 = transpose_5.reshape(1, -1, 128)
        del transpose_5
        hidden_states_96 = hidden_states_95.to(torch.float32)
        del hidden_states_95
        hidden_states_97 = torch.nn.functional.linear(hidden_states_96, mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_weight, mid_block_attentions_0_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_96
        hidden_states_98 = torch.nn.functional.dropout(hidden_states_97, 0.0, False, False)
        del hidden_states_97
        hidden_states_99 = hidden_states_98 / 1.0
        del hidden_states_98
        hidden_states_100 = hidden_states_99 + hidden_states_93
        del hidden_states_93, hidden_states_99
        norm_hidden_states_8 = torch.nn.functional.layer_norm(hidden_states_100, (128,), mid_block_attentions_0_transformer_blocks_0_norm3_weight, mid_block_attentions_0_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_101 = torch.nn.functional.linear(norm_hidden_states_8, mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_weight, mid_block_attentions_0_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_8
        chunk_2 = hidden_states_101.chunk(2, dim=-1)
        del hidden_states_101
        hidden_states_102 = chunk_2[0]
        gate_2 = chunk_2[1]
        del chunk_2
        gelu_2 = torch.nn.functional.gelu(gate_2)
        del gate_2
        hidden_states_103 = hidden_states_102 * gelu_2
        del hidden_states_102, gelu_2
        hidden_states_104 = torch.nn.functional.dropout(hidden_states_103, 0.0, False, False)
        del hidden_states_103
        hidden_states_105 = torch.nn.functional.linear(hidden_states_104, mid_block_attentions_0_transformer_blocks_0_ff_net_2_weight, mid_block_attentions_0_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_104
        hidden_states_106 = hidden_states_105 + hidden_states_100
        del hidden_states_100, hidden_states_105
        reshape_2 = hidden_states_106.reshape(1, 8, 8, 128)
        del hidden_states_106
        permute_5 = reshape_2.permute(0, 3, 1, 2)
        del reshape_2
        hidden_states_107 = permute_5.contiguous()
        del permute_5
        hidden_states_108 = torch.conv2d(hidden_states_107, mid_block_attentions_0_proj_out_weight, mid_block_attentions_0_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_107
        output_2 = hidden_states_108 + output_tensor_3
        del output_tensor_3, hidden_states_108
        hidden_states_109 = torch.nn.functional.group_norm(output_2, 32, mid_block_resnets_1_norm1_weight, mid_block_resnets_1_norm1_bias, 1e-05)
        hidden_states_110 = torch.nn.functional.silu(hidden_states_109, inplace=False)
        del hidden_states_109
        hidden_states_111 = torch.conv2d(hidden_states_110, mid_block_resnets_1_conv1_weight, mid_block_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_110
        temb_8 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_4 = torch.nn.functional.linear(temb_8, mid_block_resnets_1_time_emb_proj_weight, mid_block_resnets_1_time_emb_proj_bias)
        del temb_8
        temb_9 = linear_4[:, :, None, None]
        del linear_4
        hidden_states_112 = hidden_states_111 + temb_9
        del hidden_states_111, temb_9
        hidden_states_113 = torch.nn.functional.group_norm(hidden_states_112, 32, mid_block_resnets_1_norm2_weight, mid_block_resnets_1_norm2_bias, 1e-05)
        del hidden_states_112
        hidden_states_114 = torch.nn.functional.silu(hidden_states_113, inplace=False)
        del hidden_states_113
        hidden_states_115 = torch.nn.functional.dropout(hidden_states_114, 0.0, False, False)
        del hidden_states_114
        hidden_states_116 = torch.conv2d(hidden_states_115, mid_block_resnets_1_conv2_weight, mid_block_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_115
        add_4 = output_2 + hidden_states_116
        del output_2, hidden_states_116
        output_tensor_4 = add_4 / 1
        del add_4
        hidden_states_117 = torch.cat([output_tensor_4, output_tensor_2], dim=1)
        del output_tensor_2, output_tensor_4
        hidden_states_118 = torch.nn.functional.group_norm(hidden_states_117, 32, up_blocks_0_resnets_0_norm1_weight, up_blocks_0_resnets_0_norm1_bias, 1e-05)
        hidden_states_119 = torch.nn.functional.silu(hidden_states_118, inplace=False)
        del hidden_states_118
        hidden_states_120 = torch.conv2d(hidden_states_119, up_blocks_0_resnets_0_conv1_weight, up_blocks_0_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_119
        temb_10 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_5 = torch.nn.functional.linear(temb_10, up_blocks_0_resnets_0_time_emb_proj_weight, up_blocks_0_resnets_0_time_emb_proj_bias)
        del temb_10
        temb_11 = linear_5[:, :, None, None]
        del linear_5
        hidden_states_121 = hidden_states_120 + temb_11
        del hidden_states_120, temb_11
        hidden_states_122 = torch.nn.functional.group_norm(hidden_states_121, 32, up_blocks_0_resnets_0_norm2_weight, up_blocks_0_resnets_0_norm2_bias, 1e-05)
        del hidden_states_121
        hidden_states_123 = torch.nn.functional.silu(hidden_states_122, inplace=False)
        del hidden_states_122
        hidden_states_124 = torch.nn.functional.dropout(hidden_states_123, 0.0, False, False)
        del hidden_states_123
        hidden_states_125 = torch.conv2d(hidden_states_124, up_blocks_0_resnets_0_conv2_weight, up_blocks_0_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_124
        input_tensor_2 = torch.conv2d(hidden_states_117, up_blocks_0_resnets_0_conv_shortcut_weight, up_blocks_0_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_117
        add_5 = input_tensor_2 + hidden_states_125
        del input_tensor_2, hidden_states_125
        output_tensor_5 = add_5 / 1.0
        del add_5
        hidden_states_126 = torch.cat([output_tensor_5, hidden_states_67], dim=1)
        del hidden_states_67, output_tensor_5
        hidden_states_127 = torch.nn.functional.group_norm(hidden_states_126, 32, up_blocks_0_resnets_1_norm1_weight, up_blocks_0_resnets_1_norm1_bias, 1e-05)
        hidden_states_128 = torch.nn.functional.silu(hidden_states_127, inplace=False)
        del hidden_states_127
        hidden_states_129 = torch.conv2d(hidden_states_128, up_blocks_0_resnets_1_conv1_weight, up_blocks_0_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_128
        temb_12 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_6 = torch.nn.functional.linear(temb_12, up_blocks_0_resnets_1_time_emb_proj_weight, up_blocks_0_resnets_1_time_emb_proj_bias)
        del temb_12
        temb_13 = linear_6[:, :, None, None]
        del linear_6
        hidden_states_130 = hidden_states_129 + temb_13
        del hidden_states_129, temb_13
        hidden_states_131 = torch.nn.functional.group_norm(hidden_states_130, 32, up_blocks_0_resnets_1_norm2_weight, up_blocks_0_resnets_1_norm2_bias, 1e-05)
        del hidden_states_130
        hidden_states_132 = torch.nn.functional.silu(hidden_states_131, inplace=False)
        del hidden_states_131
        hidden_states_133 = torch.nn.functional.dropout(hidden_states_132, 0.0, False, False)
        del hidden_states_132
        hidden_states_134 = torch.conv2d(hidden_states_133, up_blocks_0_resnets_1_conv2_weight, up_blocks_0_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_133
        input_tensor_3 = torch.conv2d(hidden_states_126, up_blocks_0_resnets_1_conv_shortcut_weight, up_blocks_0_resnets_1_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_126
        add_6 = input_tensor_3 + hidden_states_134
        del input_tensor_3, hidden_states_134
        output_tensor_6 = add_6 / 1.0
        del add_6
        hidden_states_135 = torch.nn.functional.interpolate(output_tensor_6, scale_factor=2.0, mode='nearest')
        del output_tensor_6
        hidden_states_136 = torch.conv2d(hidden_states_135, up_blocks_0_upsamplers_0_conv_weight, up_blocks_0_upsamplers_0_conv_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_135
        hidden_states_137 = torch.cat([hidden_states_136, output_1], dim=1)
        del output_1, hidden_states_136
        hidden_states_138 = torch.nn.functional.group_norm(hidden_states_137, 32, up_blocks_1_resnets_0_norm1_weight, up_blocks_1_resnets_0_norm1_bias, 1e-05)
        hidden_states_139 = torch.nn.functional.silu(hidden_states_138, inplace=False)
        del hidden_states_138
        hidden_states_140 = torch.conv2d(hidden_states_139, up_blocks_1_resnets_0_conv1_weight, up_blocks_1_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_139
        temb_14 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_7 = torch.nn.functional.linear(temb_14, up_blocks_1_resnets_0_time_emb_proj_weight, up_blocks_1_resnets_0_time_emb_proj_bias)
        del temb_14
        temb_15 = linear_7[:, :, None, None]
        del linear_7
        hidden_states_141 = hidden_states_140 + temb_15
        del hidden_states_140, temb_15
        hidden_states_142 = torch.nn.functional.group_norm(hidden_states_141, 32, up_blocks_1_resnets_0_norm2_weight, up_blocks_1_resnets_0_norm2_bias, 1e-05)
        del hidden_states_141
        hidden_states_143 = torch.nn.functional.silu(hidden_states_142, inplace=False)
        del hidden_states_142
        hidden_states_144 = torch.nn.functional.dropout(hidden_states_143, 0.0, False, False)
        del hidden_states_143
        hidden_states_145 = torch.conv2d(hidden_states_144, up_blocks_1_resnets_0_conv2_weight, up_blocks_1_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_144
        input_tensor_4 = torch.conv2d(hidden_states_137, up_blocks_1_resnets_0_conv_shortcut_weight, up_blocks_1_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_137
        add_7 = input_tensor_4 + hidden_states_145
        del input_tensor_4, hidden_states_145
        output_tensor_7 = add_7 / 1.0
        del add_7
        hidden_states_146 = torch.nn.functional.group_norm(output_tensor_7, 32, up_blocks_1_attentions_0_norm_weight, up_blocks_1_attentions_0_norm_bias, 1e-06)
        hidden_states_147 = torch.conv2d(hidden_states_146, up_blocks_1_attentions_0_proj_in_weight, up_blocks_1_attentions_0_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_146
        permute_6 = hidden_states_147.permute(0, 2, 3, 1)
        del hidden_states_147
        hidden_states_148 = permute_6.reshape(1, 256, 64)
        del permute_6
        norm_hidden_states_9 = torch.nn.functional.layer_norm(hidden_states_148, (64,), up_blocks_1_attentions_0_transformer_blocks_0_norm1_weight, up_blocks_1_attentions_0_transformer_blocks_0_norm1_bias, 1e-05)
        query_12 = torch.nn.functional.linear(norm_hidden_states_9, up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_q_weight, None)
        key_12 = torch.nn.functional.linear(norm_hidden_states_9, up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_k_weight, None)
        value_12 = torch.nn.functional.linear(norm_hidden_states_9, up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states_9
        view_18 = query_12.view(1, -1, 8, 8)
        del query_12
        query_13 = view_18.transpose(1, 2)
        del view_18
        view_19 = key_12.view(1, -1, 8, 8)
        del key_12
        key_13 = view_19.transpose(1, 2)
        del view_19
        view_20 = value_12.view(1, -1, 8, 8)
        del value_12
        value_13 = view_20.transpose(1, 2)
        del view_20
        hidden_states_149 = torch.nn.functional.scaled_dot_product_attention(query_13, key_13, value_13, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_13, key_13, value_13
        transpose_6 = hidden_states_149.transpose(1, 2)
        del hidden_states_149
        hidden_states_150 = transpose_6.reshape(1, -1, 64)
        del transpose_6
        hidden_states_151 = hidden_states_150.to(torch.float32)
        del hidden_states_150
        hidden_states_152 = torch.nn.functional.linear(hidden_states_151, up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_weight, up_blocks_1_attentions_0_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_151
        hidden_states_153 = torch.nn.functional.dropout(hidden_states_152, 0.0, False, False)
        del hidden_states_152
        hidden_states_154 = hidden_states_153 / 1.0
        del hidden_states_153
        hidden_states_155 = hidden_states_154 + hidden_states_148
        del hidden_states_148, hidden_states_154
        norm_hidden_states_10 = torch.nn.functional.layer_norm(hidden_states_155, (64,), up_blocks_1_attentions_0_transformer_blocks_0_norm2_weight, up_blocks_1_attentions_0_transformer_blocks_0_norm2_bias, 1e-05)
        query_14 = torch.nn.functional.linear(norm_hidden_states_10, up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_10
        key_14 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_k_weight, None)
        value_14 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_v_weight, None)
        view_21 = query_14.view(1, -1, 8, 8)
        del query_14
        query_15 = view_21.transpose(1, 2)
        del view_21
        view_22 = key_14.view(1, -1, 8, 8)
        del key_14
        key_15 = view_22.transpose(1, 2)
        del view_22
        view_23 = value_14.view(1, -1, 8, 8)
        del value_14
        value_15 = view_23.transpose(1, 2)
        del view_23
        hidden_states_156 = torch.nn.functional.scaled_dot_product_attention(query_15, key_15, value_15, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_15, key_15, value_15
        transpose_7 = hidden_states_156.transpose(1, 2)
        del hidden_states_156
        hidden_states_157 = transpose_7.reshape(1, -1, 64)
        del transpose_7
        hidden_states_158 = hidden_states_157.to(torch.float32)
        del hidden_states_157
        hidden_states_159 = torch.nn.functional.linear(hidden_states_158, up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_weight, up_blocks_1_attentions_0_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_158
        hidden_states_160 = torch.nn.functional.dropout(hidden_states_159, 0.0, False, False)
        del hidden_states_159
        hidden_states_161 = hidden_states_160 / 1.0
        del hidden_states_160
        hidden_states_162 = hidden_states_161 + hidden_states_155
        del hidden_states_155, hidden_states_161
        norm_hidden_states_11 = torch.nn.functional.layer_norm(hidden_states_162, (64,), up_blocks_1_attentions_0_transformer_blocks_0_norm3_weight, up_blocks_1_attentions_0_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_163 = torch.nn.functional.linear(norm_hidden_states_11, up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_weight, up_blocks_1_attentions_0_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_11
        chunk_3 = hidden_states_163.chunk(2, dim=-1)
        del hidden_states_163
        hidden_states_164 = chunk_3[0]
        gate_3 = chunk_3[1]
        del chunk_3
        gelu_3 = torch.nn.functional.gelu(gate_3)
        del gate_3
        hidden_states_165 = hidden_states_164 * gelu_3
        del hidden_states_164, gelu_3
        hidden_states_166 = torch.nn.functional.dropout(hidden_states_165, 0.0, False, False)
        del hidden_states_165
        hidden_states_167 = torch.nn.functional.linear(hidden_states_166, up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_weight, up_blocks_1_attentions_0_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_166
        hidden_states_168 = hidden_states_167 + hidden_states_162
        del hidden_states_162, hidden_states_167
        reshape_3 = hidden_states_168.reshape(1, 16, 16, 64)
        del hidden_states_168
        permute_7 = reshape_3.permute(0, 3, 1, 2)
        del reshape_3
        hidden_states_169 = permute_7.contiguous()
        del permute_7
        hidden_states_170 = torch.conv2d(hidden_states_169, up_blocks_1_attentions_0_proj_out_weight, up_blocks_1_attentions_0_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_169
        output_3 = hidden_states_170 + output_tensor_7
        del output_tensor_7, hidden_states_170
        hidden_states_171 = torch.cat([output_3, hidden_states_33], dim=1)
        del hidden_states_33, output_3
        hidden_states_172 = torch.nn.functional.group_norm(hidden_states_171, 32, up_blocks_1_resnets_1_norm1_weight, up_blocks_1_resnets_1_norm1_bias, 1e-05)
        hidden_states_173 = torch.nn.functional.silu(hidden_states_172, inplace=False)
        del hidden_states_172
        hidden_states_174 = torch.conv2d(hidden_states_173, up_blocks_1_resnets_1_conv1_weight, up_blocks_1_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_173
        temb_16 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_8 = torch.nn.functional.linear(temb_16, up_blocks_1_resnets_1_time_emb_proj_weight, up_blocks_1_resnets_1_time_emb_proj_bias)
        del temb_16
        temb_17 = linear_8[:, :, None, None]
        del linear_8
        hidden_states_175 = hidden_states_174 + temb_17
        del hidden_states_174, temb_17
        hidden_states_176 = torch.nn.functional.group_norm(hidden_states_175, 32, up_blocks_1_resnets_1_norm2_weight, up_blocks_1_resnets_1_norm2_bias, 1e-05)
        del hidden_states_175
        hidden_states_177 = torch.nn.functional.silu(hidden_states_176, inplace=False)
        del hidden_states_176
        hidden_states_178 = torch.nn.functional.dropout(hidden_states_177, 0.0, False, False)
        del hidden_states_177
        hidden_states_179 = torch.conv2d(hidden_states_178, up_blocks_1_resnets_1_conv2_weight, up_blocks_1_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_178
        input_tensor_5 = torch.conv2d(hidden_states_171, up_blocks_1_resnets_1_conv_shortcut_weight, up_blocks_1_resnets_1_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_171
        add_8 = input_tensor_5 + hidden_states_179
        del input_tensor_5, hidden_states_179
        output_tensor_8 = add_8 / 1.0
        del add_8
        hidden_states_180 = torch.nn.functional.group_norm(output_tensor_8, 32, up_blocks_1_attentions_1_norm_weight, up_blocks_1_attentions_1_norm_bias, 1e-06)
        hidden_states_181 = torch.conv2d(hidden_states_180, up_blocks_1_attentions_1_proj_in_weight, up_blocks_1_attentions_1_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_180
        permute_8 = hidden_states_181.permute(0, 2, 3, 1)
        del hidden_states_181
        hidden_states_182 = permute_8.reshape(1, 256, 64)
        del permute_8
        norm_hidden_states_12 = torch.nn.functional.layer_norm(hidden_states_182, (64,), up_blocks_1_attentions_1_transformer_blocks_0_norm1_weight, up_blocks_1_attentions_1_transformer_blocks_0_norm1_bias, 1e-05)
        query_16 = torch.nn.functional.linear(norm_hidden_states_12, up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_q_weight, None)
        key_16 = torch.nn.functional.linear(norm_hidden_states_12, up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_k_weight, None)
        value_16 = torch.nn.functional.linear(norm_hidden_states_12, up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states_12
        view_24 = query_16.view(1, -1, 8, 8)
        del query_16
        query_17 = view_24.transpose(1, 2)
        del view_24
        view_25 = key_16.view(1, -1, 8, 8)
        del key_16
        key_17 = view_25.transpose(1, 2)
        del view_25
        view_26 = value_16.view(1, -1, 8, 8)
        del value_16
        value_17 = view_26.transpose(1, 2)
        del view_26
        hidden_states_183 = torch.nn.functional.scaled_dot_product_attention(query_17, key_17, value_17, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_17, key_17, value_17
        transpose_8 = hidden_states_183.transpose(1, 2)
        del hidden_states_183
        hidden_states_184 = transpose_8.reshape(1, -1, 64)
        del transpose_8
        hidden_states_185 = hidden_states_184.to(torch.float32)
        del hidden_states_184
        hidden_states_186 = torch.nn.functional.linear(hidden_states_185, up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_weight, up_blocks_1_attentions_1_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_185
        hidden_states_187 = torch.nn.functional.dropout(hidden_states_186, 0.0, False, False)
        del hidden_states_186
        hidden_states_188 = hidden_states_187 / 1.0
        del hidden_states_187
        hidden_states_189 = hidden_states_188 + hidden_states_182
        del hidden_states_182, hidden_states_188
        norm_hidden_states_13 = torch.nn.functional.layer_norm(hidden_states_189, (64,), up_blocks_1_attentions_1_transformer_blocks_0_norm2_weight, up_blocks_1_attentions_1_transformer_blocks_0_norm2_bias, 1e-05)
        query_18 = torch.nn.functional.linear(norm_hidden_states_13, up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_13
        key_18 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_k_weight, None)
        value_18 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_v_weight, None)
        view_27 = query_18.view(1, -1, 8, 8)
        del query_18
        query_19 = view_27.transpose(1, 2)
        del view_27
        view_28 = key_18.view(1, -1, 8, 8)
        del key_18
        key_19 = view_28.transpose(1, 2)
        del view_28
        view_29 = value_18.view(1, -1, 8, 8)
        del value_18
        value_19 = view_29.transpose(1, 2)
        del view_29
        hidden_states_190 = torch.nn.functional.scaled_dot_product_attention(query_19, key_19, value_19, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_19, key_19, value_19
        transpose_9 = hidden_states_190.transpose(1, 2)
        del hidden_states_190
        hidden_states_191 = transpose_9.reshape(1, -1, 64)
        del transpose_9
        hidden_states_192 = hidden_states_191.to(torch.float32)
        del hidden_states_191
        hidden_states_193 = torch.nn.functional.linear(hidden_states_192, up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_weight, up_blocks_1_attentions_1_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_192
        hidden_states_194 = torch.nn.functional.dropout(hidden_states_193, 0.0, False, False)
        del hidden_states_193
        hidden_states_195 = hidden_states_194 / 1.0
        del hidden_states_194
        hidden_states_196 = hidden_states_195 + hidden_states_189
        del hidden_states_189, hidden_states_195
        norm_hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_196, (64,), up_blocks_1_attentions_1_transformer_blocks_0_norm3_weight, up_blocks_1_attentions_1_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_197 = torch.nn.functional.linear(norm_hidden_states_14, up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_weight, up_blocks_1_attentions_1_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_14
        chunk_4 = hidden_states_197.chunk(2, dim=-1)
        del hidden_states_197
        hidden_states_198 = chunk_4[0]
        gate_4 = chunk_4[1]
        del chunk_4
        gelu_4 = torch.nn.functional.gelu(gate_4)
        del gate_4
        hidden_states_199 = hidden_states_198 * gelu_4
        del hidden_states_198, gelu_4
        hidden_states_200 = torch.nn.functional.dropout(hidden_states_199, 0.0, False, False)
        del hidden_states_199
        hidden_states_201 = torch.nn.functional.linear(hidden_states_200, up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_weight, up_blocks_1_attentions_1_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_200
        hidden_states_202 = hidden_states_201 + hidden_states_196
        del hidden_states_196, hidden_states_201
        reshape_4 = hidden_states_202.reshape(1, 16, 16, 64)
        del hidden_states_202
        permute_9 = reshape_4.permute(0, 3, 1, 2)
        del reshape_4
        hidden_states_203 = permute_9.contiguous()
        del permute_9
        hidden_states_204 = torch.conv2d(hidden_states_203, up_blocks_1_attentions_1_proj_out_weight, up_blocks_1_attentions_1_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_203
        output_4 = hidden_states_204 + output_tensor_8
        del output_tensor_8, hidden_states_204
        hidden_states_205 = torch.nn.functional.interpolate(output_4, scale_factor=2.0, mode='nearest')
        del output_4
        hidden_states_206 = torch.conv2d(hidden_states_205, up_blocks_1_upsamplers_0_conv_weight, up_blocks_1_upsamplers_0_conv_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_205
        hidden_states_207 = torch.cat([hidden_states_206, output], dim=1)
        del output, hidden_states_206
        hidden_states_208 = torch.nn.functional.group_norm(hidden_states_207, 32, up_blocks_2_resnets_0_norm1_weight, up_blocks_2_resnets_0_norm1_bias, 1e-05)
        hidden_states_209 = torch.nn.functional.silu(hidden_states_208, inplace=False)
        del hidden_states_208
        hidden_states_210 = torch.conv2d(hidden_states_209, up_blocks_2_resnets_0_conv1_weight, up_blocks_2_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_209
        temb_18 = torch.nn.functional.silu(sample_2, inplace=False)
        linear_9 = torch.nn.functional.linear(temb_18, up_blocks_2_resnets_0_time_emb_proj_weight, up_blocks_2_resnets_0_time_emb_proj_bias)
        del temb_18
        temb_19 = linear_9[:, :, None, None]
        del linear_9
        hidden_states_211 = hidden_states_210 + temb_19
        del hidden_states_210, temb_19
        hidden_states_212 = torch.nn.functional.group_norm(hidden_states_211, 32, up_blocks_2_resnets_0_norm2_weight, up_blocks_2_resnets_0_norm2_bias, 1e-05)
        del hidden_states_211
        hidden_states_213 = torch.nn.functional.silu(hidden_states_212, inplace=False)
        del hidden_states_212
        hidden_states_214 = torch.nn.functional.dropout(hidden_states_213, 0.0, False, False)
        del hidden_states_213
        hidden_states_215 = torch.conv2d(hidden_states_214, up_blocks_2_resnets_0_conv2_weight, up_blocks_2_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_214
        input_tensor_6 = torch.conv2d(hidden_states_207, up_blocks_2_resnets_0_conv_shortcut_weight, up_blocks_2_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_207
        add_9 = input_tensor_6 + hidden_states_215
        del input_tensor_6, hidden_states_215
        output_tensor_9 = add_9 / 1.0
        del add_9
        hidden_states_216 = torch.nn.functional.group_norm(output_tensor_9, 32, up_blocks_2_attentions_0_norm_weight, up_blocks_2_attentions_0_norm_bias, 1e-06)
        hidden_states_217 = torch.conv2d(hidden_states_216, up_blocks_2_attentions_0_proj_in_weight, up_blocks_2_attentions_0_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_216
        permute_10 = hidden_states_217.permute(0, 2, 3, 1)
        del hidden_states_217
        hidden_states_218 = permute_10.reshape(1, 1024, 32)
        del permute_10
        norm_hidden_states_15 = torch.nn.functional.layer_norm(hidden_states_218, (32,), up_blocks_2_attentions_0_transformer_blocks_0_norm1_weight, up_blocks_2_attentions_0_transformer_blocks_0_norm1_bias, 1e-05)
        query_20 = torch.nn.functional.linear(norm_hidden_states_15, up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_q_weight, None)
        key_20 = torch.nn.functional.linear(norm_hidden_states_15, up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_k_weight, None)
        value_20 = torch.nn.functional.linear(norm_hidden_states_15, up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states_15
        view_30 = query_20.view(1, -1, 8, 4)
        del query_20
        query_21 = view_30.transpose(1, 2)
        del view_30
        view_31 = key_20.view(1, -1, 8, 4)
        del key_20
        key_21 = view_31.transpose(1, 2)
        del view_31
        view_32 = value_20.view(1, -1, 8, 4)
        del value_20
        value_21 = view_32.transpose(1, 2)
        del view_32
        hidden_states_219 = torch.nn.functional.scaled_dot_product_attention(query_21, key_21, value_21, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_21, key_21, value_21
        transpose_10 = hidden_states_219.transpose(1, 2)
        del hidden_states_219
        hidden_states_220 = transpose_10.reshape(1, -1, 32)
        del transpose_10
        hidden_states_221 = hidden_states_220.to(torch.float32)
        del hidden_states_220
        hidden_states_222 = torch.nn.functional.linear(hidden_states_221, up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_weight, up_blocks_2_attentions_0_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_221
        hidden_states_223 = torch.nn.functional.dropout(hidden_states_222, 0.0, False, False)
        del hidden_states_222
        hidden_states_224 = hidden_states_223 / 1.0
        del hidden_states_223
        hidden_states_225 = hidden_states_224 + hidden_states_218
        del hidden_states_218, hidden_states_224
        norm_hidden_states_16 = torch.nn.functional.layer_norm(hidden_states_225, (32,), up_blocks_2_attentions_0_transformer_blocks_0_norm2_weight, up_blocks_2_attentions_0_transformer_blocks_0_norm2_bias, 1e-05)
        query_22 = torch.nn.functional.linear(norm_hidden_states_16, up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_16
        key_22 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_k_weight, None)
        value_22 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_v_weight, None)
        view_33 = query_22.view(1, -1, 8, 4)
        del query_22
        query_23 = view_33.transpose(1, 2)
        del view_33
        view_34 = key_22.view(1, -1, 8, 4)
        del key_22
        key_23 = view_34.transpose(1, 2)
        del view_34
        view_35 = value_22.view(1, -1, 8, 4)
        del value_22
        value_23 = view_35.transpose(1, 2)
        del view_35
        hidden_states_226 = torch.nn.functional.scaled_dot_product_attention(query_23, key_23, value_23, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_23, key_23, value_23
        transpose_11 = hidden_states_226.transpose(1, 2)
        del hidden_states_226
        hidden_states_227 = transpose_11.reshape(1, -1, 32)
        del transpose_11
        hidden_states_228 = hidden_states_227.to(torch.float32)
        del hidden_states_227
        hidden_states_229 = torch.nn.functional.linear(hidden_states_228, up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_weight, up_blocks_2_attentions_0_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_228
        hidden_states_230 = torch.nn.functional.dropout(hidden_states_229, 0.0, False, False)
        del hidden_states_229
        hidden_states_231 = hidden_states_230 / 1.0
        del hidden_states_230
        hidden_states_232 = hidden_states_231 + hidden_states_225
        del hidden_states_225, hidden_states_231
        norm_hidden_states_17 = torch.nn.functional.layer_norm(hidden_states_232, (32,), up_blocks_2_attentions_0_transformer_blocks_0_norm3_weight, up_blocks_2_attentions_0_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_233 = torch.nn.functional.linear(norm_hidden_states_17, up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_weight, up_blocks_2_attentions_0_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_17
        chunk_5 = hidden_states_233.chunk(2, dim=-1)
        del hidden_states_233
        hidden_states_234 = chunk_5[0]
        gate_5 = chunk_5[1]
        del chunk_5
        gelu_5 = torch.nn.functional.gelu(gate_5)
        del gate_5
        hidden_states_235 = hidden_states_234 * gelu_5
        del hidden_states_234, gelu_5
        hidden_states_236 = torch.nn.functional.dropout(hidden_states_235, 0.0, False, False)
        del hidden_states_235
        hidden_states_237 = torch.nn.functional.linear(hidden_states_236, up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_weight, up_blocks_2_attentions_0_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_236
        hidden_states_238 = hidden_states_237 + hidden_states_232
        del hidden_states_232, hidden_states_237
        reshape_5 = hidden_states_238.reshape(1, 32, 32, 32)
        del hidden_states_238
        permute_11 = reshape_5.permute(0, 3, 1, 2)
        del reshape_5
        hidden_states_239 = permute_11.contiguous()
        del permute_11
        hidden_states_240 = torch.conv2d(hidden_states_239, up_blocks_2_attentions_0_proj_out_weight, up_blocks_2_attentions_0_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_239
        output_5 = hidden_states_240 + output_tensor_9
        del output_tensor_9, hidden_states_240
        hidden_states_241 = torch.cat([output_5, sample_3], dim=1)
        del sample_3, output_5
        hidden_states_242 = torch.nn.functional.group_norm(hidden_states_241, 32, up_blocks_2_resnets_1_norm1_weight, up_blocks_2_resnets_1_norm1_bias, 1e-05)
        hidden_states_243 = torch.nn.functional.silu(hidden_states_242, inplace=False)
        del hidden_states_242
        hidden_states_244 = torch.conv2d(hidden_states_243, up_blocks_2_resnets_1_conv1_weight, up_blocks_2_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_243
        temb_20 = torch.nn.functional.silu(sample_2, inplace=False)
        del sample_2
        linear_10 = torch.nn.functional.linear(temb_20, up_blocks_2_resnets_1_time_emb_proj_weight, up_blocks_2_resnets_1_time_emb_proj_bias)
        del temb_20
        temb_21 = linear_10[:, :, None, None]
        del linear_10
        hidden_states_245 = hidden_states_244 + temb_21
        del hidden_states_244, temb_21
        hidden_states_246 = torch.nn.functional.group_norm(hidden_states_245, 32, up_blocks_2_resnets_1_norm2_weight, up_blocks_2_resnets_1_norm2_bias, 1e-05)
        del hidden_states_245
        hidden_states_247 = torch.nn.functional.silu(hidden_states_246, inplace=False)
        del hidden_states_246
        hidden_states_248 = torch.nn.functional.dropout(hidden_states_247, 0.0, False, False)
        del hidden_states_247
        hidden_states_249 = torch.conv2d(hidden_states_248, up_blocks_2_resnets_1_conv2_weight, up_blocks_2_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_248
        input_tensor_7 = torch.conv2d(hidden_states_241, up_blocks_2_resnets_1_conv_shortcut_weight, up_blocks_2_resnets_1_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_241
        add_10 = input_tensor_7 + hidden_states_249
        del input_tensor_7, hidden_states_249
        output_tensor_10 = add_10 / 1.0
        del add_10
        hidden_states_250 = torch.nn.functional.group_norm(output_tensor_10, 32, up_blocks_2_attentions_1_norm_weight, up_blocks_2_attentions_1_norm_bias, 1e-06)
        hidden_states_251 = torch.conv2d(hidden_states_250, up_blocks_2_attentions_1_proj_in_weight, up_blocks_2_attentions_1_proj_in_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_250
        permute_12 = hidden_states_251.permute(0, 2, 3, 1)
        del hidden_states_251
        hidden_states_252 = permute_12.reshape(1, 1024, 32)
        del permute_12
        norm_hidden_states_18 = torch.nn.functional.layer_norm(hidden_states_252, (32,), up_blocks_2_attentions_1_transformer_blocks_0_norm1_weight, up_blocks_2_attentions_1_transformer_blocks_0_norm1_bias, 1e-05)
        query_24 = torch.nn.functional.linear(norm_hidden_states_18, up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_q_weight, None)
        key_24 = torch.nn.functional.linear(norm_hidden_states_18, up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_k_weight, None)
        value_24 = torch.nn.functional.linear(norm_hidden_states_18, up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_v_weight, None)
        del norm_hidden_states_18
        view_36 = query_24.view(1, -1, 8, 4)
        del query_24
        query_25 = view_36.transpose(1, 2)
        del view_36
        view_37 = key_24.view(1, -1, 8, 4)
        del key_24
        key_25 = view_37.transpose(1, 2)
        del view_37
        view_38 = value_24.view(1, -1, 8, 4)
        del value_24
        value_25 = view_38.transpose(1, 2)
        del view_38
        hidden_states_253 = torch.nn.functional.scaled_dot_product_attention(query_25, key_25, value_25, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_25, key_25, value_25
        transpose_12 = hidden_states_253.transpose(1, 2)
        del hidden_states_253
        hidden_states_254 = transpose_12.reshape(1, -1, 32)
        del transpose_12
        hidden_states_255 = hidden_states_254.to(torch.float32)
        del hidden_states_254
        hidden_states_256 = torch.nn.functional.linear(hidden_states_255, up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_weight, up_blocks_2_attentions_1_transformer_blocks_0_attn1_to_out_0_bias)
        del hidden_states_255
        hidden_states_257 = torch.nn.functional.dropout(hidden_states_256, 0.0, False, False)
        del hidden_states_256
        hidden_states_258 = hidden_states_257 / 1.0
        del hidden_states_257
        hidden_states_259 = hidden_states_258 + hidden_states_252
        del hidden_states_252, hidden_states_258
        norm_hidden_states_19 = torch.nn.functional.layer_norm(hidden_states_259, (32,), up_blocks_2_attentions_1_transformer_blocks_0_norm2_weight, up_blocks_2_attentions_1_transformer_blocks_0_norm2_bias, 1e-05)
        query_26 = torch.nn.functional.linear(norm_hidden_states_19, up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_q_weight, None)
        del norm_hidden_states_19
        key_26 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_k_weight, None)
        value_26 = torch.nn.functional.linear(encoder_hidden_states, up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_v_weight, None)
        view_39 = query_26.view(1, -1, 8, 4)
        del query_26
        query_27 = view_39.transpose(1, 2)
        del view_39
        view_40 = key_26.view(1, -1, 8, 4)
        del key_26
        key_27 = view_40.transpose(1, 2)
        del view_40
        view_41 = value_26.view(1, -1, 8, 4)
        del value_26
        value_27 = view_41.transpose(1, 2)
        del view_41
        hidden_states_260 = torch.nn.functional.scaled_dot_product_attention(query_27, key_27, value_27, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_27, key_27, value_27
        transpose_13 = hidden_states_260.transpose(1, 2)
        del hidden_states_260
        hidden_states_261 = transpose_13.reshape(1, -1, 32)
        del transpose_13
        hidden_states_262 = hidden_states_261.to(torch.float32)
        del hidden_states_261
        hidden_states_263 = torch.nn.functional.linear(hidden_states_262, up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_weight, up_blocks_2_attentions_1_transformer_blocks_0_attn2_to_out_0_bias)
        del hidden_states_262
        hidden_states_264 = torch.nn.functional.dropout(hidden_states_263, 0.0, False, False)
        del hidden_states_263
        hidden_states_265 = hidden_states_264 / 1.0
        del hidden_states_264
        hidden_states_266 = hidden_states_265 + hidden_states_259
        del hidden_states_259, hidden_states_265
        norm_hidden_states_20 = torch.nn.functional.layer_norm(hidden_states_266, (32,), up_blocks_2_attentions_1_transformer_blocks_0_norm3_weight, up_blocks_2_attentions_1_transformer_blocks_0_norm3_bias, 1e-05)
        hidden_states_267 = torch.nn.functional.linear(norm_hidden_states_20, up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_weight, up_blocks_2_attentions_1_transformer_blocks_0_ff_net_0_proj_bias)
        del norm_hidden_states_20
        chunk_6 = hidden_states_267.chunk(2, dim=-1)
        del hidden_states_267
        hidden_states_268 = chunk_6[0]
        gate_6 = chunk_6[1]
        del chunk_6
        gelu_6 = torch.nn.functional.gelu(gate_6)
        del gate_6
        hidden_states_269 = hidden_states_268 * gelu_6
        del hidden_states_268, gelu_6
        hidden_states_270 = torch.nn.functional.dropout(hidden_states_269, 0.0, False, False)
        del hidden_states_269
        hidden_states_271 = torch.nn.functional.linear(hidden_states_270, up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_weight, up_blocks_2_attentions_1_transformer_blocks_0_ff_net_2_bias)
        del hidden_states_270
        hidden_states_272 = hidden_states_271 + hidden_states_266
        del hidden_states_266, hidden_states_271
        reshape_6 = hidden_states_272.reshape(1, 32, 32, 32)
        del hidden_states_272
        permute_13 = reshape_6.permute(0, 3, 1, 2)
        del reshape_6
        hidden_states_273 = permute_13.contiguous()
        del permute_13
        hidden_states_274 = torch.conv2d(hidden_states_273, up_blocks_2_attentions_1_proj_out_weight, up_blocks_2_attentions_1_proj_out_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_273
        output_6 = hidden_states_274 + output_tensor_10
        del output_tensor_10, hidden_states_274
        sample_4 = torch.nn.functional.group_norm(output_6, 32, conv_norm_out_weight, conv_norm_out_bias, 1e-05)
        del output_6
        sample_5 = torch.nn.functional.silu(sample_4, inplace=False)
        del sample_4
        sample_6 = torch.conv2d(sample_5, conv_out_weight, conv_out_bias, (1, 1), (1, 1), (1, 1), 1)
        del sample_5
        return (sample_6,)
