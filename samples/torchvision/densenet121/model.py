import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        features_conv0_weight: torch.Tensor,
        x: torch.Tensor,
        features_norm0_running_mean: torch.Tensor,
        features_norm0_running_var: torch.Tensor,
        features_norm0_weight: torch.Tensor,
        features_norm0_bias: torch.Tensor,
        features_denseblock1_denselayer1_norm1_running_mean: torch.Tensor,
        features_denseblock1_denselayer1_norm1_running_var: torch.Tensor,
        features_denseblock1_denselayer1_norm1_weight: torch.Tensor,
        features_denseblock1_denselayer1_norm1_bias: torch.Tensor,
        features_denseblock1_denselayer1_conv1_weight: torch.Tensor,
        features_denseblock1_denselayer1_norm2_running_mean: torch.Tensor,
        features_denseblock1_denselayer1_norm2_running_var: torch.Tensor,
        features_denseblock1_denselayer1_norm2_weight: torch.Tensor,
        features_denseblock1_denselayer1_norm2_bias: torch.Tensor,
        features_denseblock1_denselayer1_conv2_weight: torch.Tensor,
        features_denseblock1_denselayer2_norm1_running_mean: torch.Tensor,
        features_denseblock1_denselayer2_norm1_running_var: torch.Tensor,
        features_denseblock1_denselayer2_norm1_weight: torch.Tensor,
        features_denseblock1_denselayer2_norm1_bias: torch.Tensor,
        features_denseblock1_denselayer2_conv1_weight: torch.Tensor,
        features_denseblock1_denselayer2_norm2_running_mean: torch.Tensor,
        features_denseblock1_denselayer2_norm2_running_var: torch.Tensor,
        features_denseblock1_denselayer2_norm2_weight: torch.Tensor,
        features_denseblock1_denselayer2_norm2_bias: torch.Tensor,
        features_denseblock1_denselayer2_conv2_weight: torch.Tensor,
        features_denseblock1_denselayer3_norm1_running_mean: torch.Tensor,
        features_denseblock1_denselayer3_norm1_running_var: torch.Tensor,
        features_denseblock1_denselayer3_norm1_weight: torch.Tensor,
        features_denseblock1_denselayer3_norm1_bias: torch.Tensor,
        features_denseblock1_denselayer3_conv1_weight: torch.Tensor,
        features_denseblock1_denselayer3_norm2_running_mean: torch.Tensor,
        features_denseblock1_denselayer3_norm2_running_var: torch.Tensor,
        features_denseblock1_denselayer3_norm2_weight: torch.Tensor,
        features_denseblock1_denselayer3_norm2_bias: torch.Tensor,
        features_denseblock1_denselayer3_conv2_weight: torch.Tensor,
        features_denseblock1_denselayer4_norm1_running_mean: torch.Tensor,
        features_denseblock1_denselayer4_norm1_running_var: torch.Tensor,
        features_denseblock1_denselayer4_norm1_weight: torch.Tensor,
        features_denseblock1_denselayer4_norm1_bias: torch.Tensor,
        features_denseblock1_denselayer4_conv1_weight: torch.Tensor,
        features_denseblock1_denselayer4_norm2_running_mean: torch.Tensor,
        features_denseblock1_denselayer4_norm2_running_var: torch.Tensor,
        features_denseblock1_denselayer4_norm2_weight: torch.Tensor,
        features_denseblock1_denselayer4_norm2_bias: torch.Tensor,
        features_denseblock1_denselayer4_conv2_weight: torch.Tensor,
        features_denseblock1_denselayer5_norm1_running_mean: torch.Tensor,
        features_denseblock1_denselayer5_norm1_running_var: torch.Tensor,
        features_denseblock1_denselayer5_norm1_weight: torch.Tensor,
        features_denseblock1_denselayer5_norm1_bias: torch.Tensor,
        features_denseblock1_denselayer5_conv1_weight: torch.Tensor,
        features_denseblock1_denselayer5_norm2_running_mean: torch.Tensor,
        features_denseblock1_denselayer5_norm2_running_var: torch.Tensor,
        features_denseblock1_denselayer5_norm2_weight: torch.Tensor,
        features_denseblock1_denselayer5_norm2_bias: torch.Tensor,
        features_denseblock1_denselayer5_conv2_weight: torch.Tensor,
        features_denseblock1_denselayer6_norm1_running_mean: torch.Tensor,
        features_denseblock1_denselayer6_norm1_running_var: torch.Tensor,
        features_denseblock1_denselayer6_norm1_weight: torch.Tensor,
        features_denseblock1_denselayer6_norm1_bias: torch.Tensor,
        features_denseblock1_denselayer6_conv1_weight: torch.Tensor,
        features_denseblock1_denselayer6_norm2_running_mean: torch.Tensor,
        features_denseblock1_denselayer6_norm2_running_var: torch.Tensor,
        features_denseblock1_denselayer6_norm2_weight: torch.Tensor,
        features_denseblock1_denselayer6_norm2_bias: torch.Tensor,
        features_denseblock1_denselayer6_conv2_weight: torch.Tensor,
        features_transition1_norm_running_mean: torch.Tensor,
        features_transition1_norm_running_var: torch.Tensor,
        features_transition1_norm_weight: torch.Tensor,
        features_transition1_norm_bias: torch.Tensor,
        features_transition1_conv_weight: torch.Tensor,
        features_denseblock2_denselayer1_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer1_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer1_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer1_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer1_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer1_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer1_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer1_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer1_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer1_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer2_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer2_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer2_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer2_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer2_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer2_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer2_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer2_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer2_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer2_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer3_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer3_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer3_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer3_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer3_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer3_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer3_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer3_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer3_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer3_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer4_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer4_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer4_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer4_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer4_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer4_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer4_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer4_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer4_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer4_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer5_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer5_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer5_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer5_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer5_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer5_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer5_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer5_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer5_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer5_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer6_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer6_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer6_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer6_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer6_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer6_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer6_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer6_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer6_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer6_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer7_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer7_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer7_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer7_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer7_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer7_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer7_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer7_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer7_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer7_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer8_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer8_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer8_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer8_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer8_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer8_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer8_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer8_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer8_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer8_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer9_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer9_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer9_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer9_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer9_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer9_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer9_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer9_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer9_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer9_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer10_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer10_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer10_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer10_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer10_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer10_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer10_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer10_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer10_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer10_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer11_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer11_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer11_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer11_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer11_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer11_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer11_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer11_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer11_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer11_conv2_weight: torch.Tensor,
        features_denseblock2_denselayer12_norm1_running_mean: torch.Tensor,
        features_denseblock2_denselayer12_norm1_running_var: torch.Tensor,
        features_denseblock2_denselayer12_norm1_weight: torch.Tensor,
        features_denseblock2_denselayer12_norm1_bias: torch.Tensor,
        features_denseblock2_denselayer12_conv1_weight: torch.Tensor,
        features_denseblock2_denselayer12_norm2_running_mean: torch.Tensor,
        features_denseblock2_denselayer12_norm2_running_var: torch.Tensor,
        features_denseblock2_denselayer12_norm2_weight: torch.Tensor,
        features_denseblock2_denselayer12_norm2_bias: torch.Tensor,
        features_denseblock2_denselayer12_conv2_weight: torch.Tensor,
        features_transition2_norm_running_mean: torch.Tensor,
        features_transition2_norm_running_var: torch.Tensor,
        features_transition2_norm_weight: torch.Tensor,
        features_transition2_norm_bias: torch.Tensor,
        features_transition2_conv_weight: torch.Tensor,
        features_denseblock3_denselayer1_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer1_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer1_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer1_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer1_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer1_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer1_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer1_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer1_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer1_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer2_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer2_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer2_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer2_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer2_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer2_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer2_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer2_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer2_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer2_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer3_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer3_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer3_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer3_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer3_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer3_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer3_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer3_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer3_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer3_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer4_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer4_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer4_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer4_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer4_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer4_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer4_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer4_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer4_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer4_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer5_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer5_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer5_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer5_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer5_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer5_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer5_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer5_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer5_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer5_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer6_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer6_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer6_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer6_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer6_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer6_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer6_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer6_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer6_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer6_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer7_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer7_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer7_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer7_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer7_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer7_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer7_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer7_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer7_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer7_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer8_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer8_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer8_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer8_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer8_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer8_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer8_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer8_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer8_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer8_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer9_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer9_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer9_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer9_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer9_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer9_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer9_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer9_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer9_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer9_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer10_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer10_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer10_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer10_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer10_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer10_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer10_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer10_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer10_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer10_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer11_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer11_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer11_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer11_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer11_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer11_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer11_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer11_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer11_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer11_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer12_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer12_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer12_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer12_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer12_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer12_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer12_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer12_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer12_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer12_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer13_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer13_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer13_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer13_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer13_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer13_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer13_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer13_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer13_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer13_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer14_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer14_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer14_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer14_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer14_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer14_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer14_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer14_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer14_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer14_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer15_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer15_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer15_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer15_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer15_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer15_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer15_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer15_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer15_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer15_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer16_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer16_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer16_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer16_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer16_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer16_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer16_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer16_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer16_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer16_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer17_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer17_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer17_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer17_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer17_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer17_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer17_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer17_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer17_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer17_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer18_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer18_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer18_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer18_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer18_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer18_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer18_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer18_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer18_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer18_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer19_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer19_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer19_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer19_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer19_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer19_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer19_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer19_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer19_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer19_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer20_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer20_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer20_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer20_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer20_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer20_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer20_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer20_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer20_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer20_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer21_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer21_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer21_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer21_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer21_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer21_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer21_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer21_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer21_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer21_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer22_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer22_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer22_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer22_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer22_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer22_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer22_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer22_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer22_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer22_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer23_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer23_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer23_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer23_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer23_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer23_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer23_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer23_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer23_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer23_conv2_weight: torch.Tensor,
        features_denseblock3_denselayer24_norm1_running_mean: torch.Tensor,
        features_denseblock3_denselayer24_norm1_running_var: torch.Tensor,
        features_denseblock3_denselayer24_norm1_weight: torch.Tensor,
        features_denseblock3_denselayer24_norm1_bias: torch.Tensor,
        features_denseblock3_denselayer24_conv1_weight: torch.Tensor,
        features_denseblock3_denselayer24_norm2_running_mean: torch.Tensor,
        features_denseblock3_denselayer24_norm2_running_var: torch.Tensor,
        features_denseblock3_denselayer24_norm2_weight: torch.Tensor,
        features_denseblock3_denselayer24_norm2_bias: torch.Tensor,
        features_denseblock3_denselayer24_conv2_weight: torch.Tensor,
        features_transition3_norm_running_mean: torch.Tensor,
        features_transition3_norm_running_var: torch.Tensor,
        features_transition3_norm_weight: torch.Tensor,
        features_transition3_norm_bias: torch.Tensor,
        features_transition3_conv_weight: torch.Tensor,
        features_denseblock4_denselayer1_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer1_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer1_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer1_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer1_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer1_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer1_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer1_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer1_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer1_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer2_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer2_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer2_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer2_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer2_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer2_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer2_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer2_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer2_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer2_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer3_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer3_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer3_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer3_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer3_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer3_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer3_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer3_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer3_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer3_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer4_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer4_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer4_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer4_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer4_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer4_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer4_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer4_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer4_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer4_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer5_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer5_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer5_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer5_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer5_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer5_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer5_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer5_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer5_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer5_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer6_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer6_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer6_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer6_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer6_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer6_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer6_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer6_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer6_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer6_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer7_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer7_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer7_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer7_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer7_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer7_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer7_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer7_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer7_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer7_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer8_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer8_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer8_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer8_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer8_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer8_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer8_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer8_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer8_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer8_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer9_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer9_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer9_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer9_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer9_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer9_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer9_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer9_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer9_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer9_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer10_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer10_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer10_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer10_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer10_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer10_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer10_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer10_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer10_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer10_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer11_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer11_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer11_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer11_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer11_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer11_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer11_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer11_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer11_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer11_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer12_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer12_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer12_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer12_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer12_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer12_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer12_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer12_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer12_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer12_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer13_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer13_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer13_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer13_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer13_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer13_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer13_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer13_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer13_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer13_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer14_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer14_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer14_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer14_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer14_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer14_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer14_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer14_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer14_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer14_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer15_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer15_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer15_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer15_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer15_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer15_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer15_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer15_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer15_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer15_conv2_weight: torch.Tensor,
        features_denseblock4_denselayer16_norm1_running_mean: torch.Tensor,
        features_denseblock4_denselayer16_norm1_running_var: torch.Tensor,
        features_denseblock4_denselayer16_norm1_weight: torch.Tensor,
        features_denseblock4_denselayer16_norm1_bias: torch.Tensor,
        features_denseblock4_denselayer16_conv1_weight: torch.Tensor,
        features_denseblock4_denselayer16_norm2_running_mean: torch.Tensor,
        features_denseblock4_denselayer16_norm2_running_var: torch.Tensor,
        features_denseblock4_denselayer16_norm2_weight: torch.Tensor,
        features_denseblock4_denselayer16_norm2_bias: torch.Tensor,
        features_denseblock4_denselayer16_conv2_weight: torch.Tensor,
        features_norm5_running_mean: torch.Tensor,
        features_norm5_running_var: torch.Tensor,
        features_norm5_weight: torch.Tensor,
        features_norm5_bias: torch.Tensor,
        classifier_weight: torch.Tensor,
        classifier_bias: torch.Tensor,
    ):
        input_1 = torch.conv2d(x, features_conv0_weight, None, (2, 2), (3, 3), (1, 1), 1)
        input_2 = torch.nn.functional.batch_norm(input_1, features_norm0_running_mean, features_norm0_running_var, features_norm0_weight, features_norm0_bias, False, 0.1, 1e-05)
        del input_1
        input_3 = torch.nn.functional.relu(input_2, inplace=True)
        del input_2
        input_4 = torch.nn.functional.max_pool2d(input_3, 3, 2, 1, 1, ceil_mode=False, return_indices=False)
        del input_3
        concated_features = torch.cat([input_4], 1)
        batch_norm = torch.nn.functional.batch_norm(concated_features, features_denseblock1_denselayer1_norm1_running_mean, features_denseblock1_denselayer1_norm1_running_var, features_denseblock1_denselayer1_norm1_weight, features_denseblock1_denselayer1_norm1_bias, False, 0.1, 1e-05)
        del concated_features
        relu = torch.nn.functional.relu(batch_norm, inplace=True)
        del batch_norm
        bottleneck_output = torch.conv2d(relu, features_denseblock1_denselayer1_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu
        batch_norm_1 = torch.nn.functional.batch_norm(bottleneck_output, features_denseblock1_denselayer1_norm2_running_mean, features_denseblock1_denselayer1_norm2_running_var, features_denseblock1_denselayer1_norm2_weight, features_denseblock1_denselayer1_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output
        relu_1 = torch.nn.functional.relu(batch_norm_1, inplace=True)
        del batch_norm_1
        new_features = torch.conv2d(relu_1, features_denseblock1_denselayer1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_1
        concated_features_1 = torch.cat([input_4, new_features], 1)
        batch_norm_2 = torch.nn.functional.batch_norm(concated_features_1, features_denseblock1_denselayer2_norm1_running_mean, features_denseblock1_denselayer2_norm1_running_var, features_denseblock1_denselayer2_norm1_weight, features_denseblock1_denselayer2_norm1_bias, False, 0.1, 1e-05)
        del concated_features_1
        relu_2 = torch.nn.functional.relu(batch_norm_2, inplace=True)
        del batch_norm_2
        bottleneck_output_1 = torch.conv2d(relu_2, features_denseblock1_denselayer2_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_2
        batch_norm_3 = torch.nn.functional.batch_norm(bottleneck_output_1, features_denseblock1_denselayer2_norm2_running_mean, features_denseblock1_denselayer2_norm2_running_var, features_denseblock1_denselayer2_norm2_weight, features_denseblock1_denselayer2_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_1
        relu_3 = torch.nn.functional.relu(batch_norm_3, inplace=True)
        del batch_norm_3
        new_features_1 = torch.conv2d(relu_3, features_denseblock1_denselayer2_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_3
        concated_features_2 = torch.cat([input_4, new_features, new_features_1], 1)
        batch_norm_4 = torch.nn.functional.batch_norm(concated_features_2, features_denseblock1_denselayer3_norm1_running_mean, features_denseblock1_denselayer3_norm1_running_var, features_denseblock1_denselayer3_norm1_weight, features_denseblock1_denselayer3_norm1_bias, False, 0.1, 1e-05)
        del concated_features_2
        relu_4 = torch.nn.functional.relu(batch_norm_4, inplace=True)
        del batch_norm_4
        bottleneck_output_2 = torch.conv2d(relu_4, features_denseblock1_denselayer3_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_4
        batch_norm_5 = torch.nn.functional.batch_norm(bottleneck_output_2, features_denseblock1_denselayer3_norm2_running_mean, features_denseblock1_denselayer3_norm2_running_var, features_denseblock1_denselayer3_norm2_weight, features_denseblock1_denselayer3_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_2
        relu_5 = torch.nn.functional.relu(batch_norm_5, inplace=True)
        del batch_norm_5
        new_features_2 = torch.conv2d(relu_5, features_denseblock1_denselayer3_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_5
        concated_features_3 = torch.cat([input_4, new_features, new_features_1, new_features_2], 1)
        batch_norm_6 = torch.nn.functional.batch_norm(concated_features_3, features_denseblock1_denselayer4_norm1_running_mean, features_denseblock1_denselayer4_norm1_running_var, features_denseblock1_denselayer4_norm1_weight, features_denseblock1_denselayer4_norm1_bias, False, 0.1, 1e-05)
        del concated_features_3
        relu_6 = torch.nn.functional.relu(batch_norm_6, inplace=True)
        del batch_norm_6
        bottleneck_output_3 = torch.conv2d(relu_6, features_denseblock1_denselayer4_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_6
        batch_norm_7 = torch.nn.functional.batch_norm(bottleneck_output_3, features_denseblock1_denselayer4_norm2_running_mean, features_denseblock1_denselayer4_norm2_running_var, features_denseblock1_denselayer4_norm2_weight, features_denseblock1_denselayer4_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_3
        relu_7 = torch.nn.functional.relu(batch_norm_7, inplace=True)
        del batch_norm_7
        new_features_3 = torch.conv2d(relu_7, features_denseblock1_denselayer4_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_7
        concated_features_4 = torch.cat([input_4, new_features, new_features_1, new_features_2, new_features_3], 1)
        batch_norm_8 = torch.nn.functional.batch_norm(concated_features_4, features_denseblock1_denselayer5_norm1_running_mean, features_denseblock1_denselayer5_norm1_running_var, features_denseblock1_denselayer5_norm1_weight, features_denseblock1_denselayer5_norm1_bias, False, 0.1, 1e-05)
        del concated_features_4
        relu_8 = torch.nn.functional.relu(batch_norm_8, inplace=True)
        del batch_norm_8
        bottleneck_output_4 = torch.conv2d(relu_8, features_denseblock1_denselayer5_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_8
        batch_norm_9 = torch.nn.functional.batch_norm(bottleneck_output_4, features_denseblock1_denselayer5_norm2_running_mean, features_denseblock1_denselayer5_norm2_running_var, features_denseblock1_denselayer5_norm2_weight, features_denseblock1_denselayer5_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_4
        relu_9 = torch.nn.functional.relu(batch_norm_9, inplace=True)
        del batch_norm_9
        new_features_4 = torch.conv2d(relu_9, features_denseblock1_denselayer5_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_9
        concated_features_5 = torch.cat([input_4, new_features, new_features_1, new_features_2, new_features_3, new_features_4], 1)
        batch_norm_10 = torch.nn.functional.batch_norm(concated_features_5, features_denseblock1_denselayer6_norm1_running_mean, features_denseblock1_denselayer6_norm1_running_var, features_denseblock1_denselayer6_norm1_weight, features_denseblock1_denselayer6_norm1_bias, False, 0.1, 1e-05)
        del concated_features_5
        relu_10 = torch.nn.functional.relu(batch_norm_10, inplace=True)
        del batch_norm_10
        bottleneck_output_5 = torch.conv2d(relu_10, features_denseblock1_denselayer6_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_10
        batch_norm_11 = torch.nn.functional.batch_norm(bottleneck_output_5, features_denseblock1_denselayer6_norm2_running_mean, features_denseblock1_denselayer6_norm2_running_var, features_denseblock1_denselayer6_norm2_weight, features_denseblock1_denselayer6_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_5
        relu_11 = torch.nn.functional.relu(batch_norm_11, inplace=True)
        del batch_norm_11
        new_features_5 = torch.conv2d(relu_11, features_denseblock1_denselayer6_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_11
        input_5 = torch.cat([input_4, new_features, new_features_1, new_features_2, new_features_3, new_features_4, new_features_5], 1)
        del input_4, new_features, new_features_1, new_features_2, new_features_3, new_features_4, new_features_5
        input_6 = torch.nn.functional.batch_norm(input_5, features_transition1_norm_running_mean, features_transition1_norm_running_var, features_transition1_norm_weight, features_transition1_norm_bias, False, 0.1, 1e-05)
        del input_5
        input_7 = torch.nn.functional.relu(input_6, inplace=True)
        del input_6
        input_8 = torch.conv2d(input_7, features_transition1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_7
        input_9 = torch.nn.functional.avg_pool2d(input_8, 2, 2, 0, False, True, None)
        del input_8
        concated_features_6 = torch.cat([input_9], 1)
        batch_norm_12 = torch.nn.functional.batch_norm(concated_features_6, features_denseblock2_denselayer1_norm1_running_mean, features_denseblock2_denselayer1_norm1_running_var, features_denseblock2_denselayer1_norm1_weight, features_denseblock2_denselayer1_norm1_bias, False, 0.1, 1e-05)
        del concated_features_6
        relu_12 = torch.nn.functional.relu(batch_norm_12, inplace=True)
        del batch_norm_12
        bottleneck_output_6 = torch.conv2d(relu_12, features_denseblock2_denselayer1_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_12
        batch_norm_13 = torch.nn.functional.batch_norm(bottleneck_output_6, features_denseblock2_denselayer1_norm2_running_mean, features_denseblock2_denselayer1_norm2_running_var, features_denseblock2_denselayer1_norm2_weight, features_denseblock2_denselayer1_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_6
        relu_13 = torch.nn.functional.relu(batch_norm_13, inplace=True)
        del batch_norm_13
        new_features_6 = torch.conv2d(relu_13, features_denseblock2_denselayer1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_13
        concated_features_7 = torch.cat([input_9, new_features_6], 1)
        batch_norm_14 = torch.nn.functional.batch_norm(concated_features_7, features_denseblock2_denselayer2_norm1_running_mean, features_denseblock2_denselayer2_norm1_running_var, features_denseblock2_denselayer2_norm1_weight, features_denseblock2_denselayer2_norm1_bias, False, 0.1, 1e-05)
        del concated_features_7
        relu_14 = torch.nn.functional.relu(batch_norm_14, inplace=True)
        del batch_norm_14
        bottleneck_output_7 = torch.conv2d(relu_14, features_denseblock2_denselayer2_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_14
        batch_norm_15 = torch.nn.functional.batch_norm(bottleneck_output_7, features_denseblock2_denselayer2_norm2_running_mean, features_denseblock2_denselayer2_norm2_running_var, features_denseblock2_denselayer2_norm2_weight, features_denseblock2_denselayer2_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_7
        relu_15 = torch.nn.functional.relu(batch_norm_15, inplace=True)
        del batch_norm_15
        new_features_7 = torch.conv2d(relu_15, features_denseblock2_denselayer2_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_15
        concated_features_8 = torch.cat([input_9, new_features_6, new_features_7], 1)
        batch_norm_16 = torch.nn.functional.batch_norm(concated_features_8, features_denseblock2_denselayer3_norm1_running_mean, features_denseblock2_denselayer3_norm1_running_var, features_denseblock2_denselayer3_norm1_weight, features_denseblock2_denselayer3_norm1_bias, False, 0.1, 1e-05)
        del concated_features_8
        relu_16 = torch.nn.functional.relu(batch_norm_16, inplace=True)
        del batch_norm_16
        bottleneck_output_8 = torch.conv2d(relu_16, features_denseblock2_denselayer3_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_16
        batch_norm_17 = torch.nn.functional.batch_norm(bottleneck_output_8, features_denseblock2_denselayer3_norm2_running_mean, features_denseblock2_denselayer3_norm2_running_var, features_denseblock2_denselayer3_norm2_weight, features_denseblock2_denselayer3_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_8
        relu_17 = torch.nn.functional.relu(batch_norm_17, inplace=True)
        del batch_norm_17
        new_features_8 = torch.conv2d(relu_17, features_denseblock2_denselayer3_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_17
        concated_features_9 = torch.cat([input_9, new_features_6, new_features_7, new_features_8], 1)
        batch_norm_18 = torch.nn.functional.batch_norm(concated_features_9, features_denseblock2_denselayer4_norm1_running_mean, features_denseblock2_denselayer4_norm1_running_var, features_denseblock2_denselayer4_norm1_weight, features_denseblock2_denselayer4_norm1_bias, False, 0.1, 1e-05)
        del concated_features_9
        relu_18 = torch.nn.functional.relu(batch_norm_18, inplace=True)
        del batch_norm_18
        bottleneck_output_9 = torch.conv2d(relu_18, features_denseblock2_denselayer4_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_18
        batch_norm_19 = torch.nn.functional.batch_norm(bottleneck_output_9, features_denseblock2_denselayer4_norm2_running_mean, features_denseblock2_denselayer4_norm2_running_var, features_denseblock2_denselayer4_norm2_weight, features_denseblock2_denselayer4_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_9
        relu_19 = torch.nn.functional.relu(batch_norm_19, inplace=True)
        del batch_norm_19
        new_features_9 = torch.conv2d(relu_19, features_denseblock2_denselayer4_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_19
        concated_features_10 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9], 1)
        batch_norm_20 = torch.nn.functional.batch_norm(concated_features_10, features_denseblock2_denselayer5_norm1_running_mean, features_denseblock2_denselayer5_norm1_running_var, features_denseblock2_denselayer5_norm1_weight, features_denseblock2_denselayer5_norm1_bias, False, 0.1, 1e-05)
        del concated_features_10
        relu_20 = torch.nn.functional.relu(batch_norm_20, inplace=True)
        del batch_norm_20
        bottleneck_output_10 = torch.conv2d(relu_20, features_denseblock2_denselayer5_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_20
        batch_norm_21 = torch.nn.functional.batch_norm(bottleneck_output_10, features_denseblock2_denselayer5_norm2_running_mean, features_denseblock2_denselayer5_norm2_running_var, features_denseblock2_denselayer5_norm2_weight, features_denseblock2_denselayer5_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_10
        relu_21 = torch.nn.functional.relu(batch_norm_21, inplace=True)
        del batch_norm_21
        new_features_10 = torch.conv2d(relu_21, features_denseblock2_denselayer5_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_21
        concated_features_11 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10], 1)
        batch_norm_22 = torch.nn.functional.batch_norm(concated_features_11, features_denseblock2_denselayer6_norm1_running_mean, features_denseblock2_denselayer6_norm1_running_var, features_denseblock2_denselayer6_norm1_weight, features_denseblock2_denselayer6_norm1_bias, False, 0.1, 1e-05)
        del concated_features_11
        relu_22 = torch.nn.functional.relu(batch_norm_22, inplace=True)
        del batch_norm_22
        bottleneck_output_11 = torch.conv2d(relu_22, features_denseblock2_denselayer6_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_22
        batch_norm_23 = torch.nn.functional.batch_norm(bottleneck_output_11, features_denseblock2_denselayer6_norm2_running_mean, features_denseblock2_denselayer6_norm2_running_var, features_denseblock2_denselayer6_norm2_weight, features_denseblock2_denselayer6_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_11
        relu_23 = torch.nn.functional.relu(batch_norm_23, inplace=True)
        del batch_norm_23
        new_features_11 = torch.conv2d(relu_23, features_denseblock2_denselayer6_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_23
        concated_features_12 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11], 1)
        batch_norm_24 = torch.nn.functional.batch_norm(concated_features_12, features_denseblock2_denselayer7_norm1_running_mean, features_denseblock2_denselayer7_norm1_running_var, features_denseblock2_denselayer7_norm1_weight, features_denseblock2_denselayer7_norm1_bias, False, 0.1, 1e-05)
        del concated_features_12
        relu_24 = torch.nn.functional.relu(batch_norm_24, inplace=True)
        del batch_norm_24
        bottleneck_output_12 = torch.conv2d(relu_24, features_denseblock2_denselayer7_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_24
        batch_norm_25 = torch.nn.functional.batch_norm(bottleneck_output_12, features_denseblock2_denselayer7_norm2_running_mean, features_denseblock2_denselayer7_norm2_running_var, features_denseblock2_denselayer7_norm2_weight, features_denseblock2_denselayer7_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_12
        relu_25 = torch.nn.functional.relu(batch_norm_25, inplace=True)
        del batch_norm_25
        new_features_12 = torch.conv2d(relu_25, features_denseblock2_denselayer7_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_25
        concated_features_13 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12], 1)
        batch_norm_26 = torch.nn.functional.batch_norm(concated_features_13, features_denseblock2_denselayer8_norm1_running_mean, features_denseblock2_denselayer8_norm1_running_var, features_denseblock2_denselayer8_norm1_weight, features_denseblock2_denselayer8_norm1_bias, False, 0.1, 1e-05)
        del concated_features_13
        relu_26 = torch.nn.functional.relu(batch_norm_26, inplace=True)
        del batch_norm_26
        bottleneck_output_13 = torch.conv2d(relu_26, features_denseblock2_denselayer8_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_26
        batch_norm_27 = torch.nn.functional.batch_norm(bottleneck_output_13, features_denseblock2_denselayer8_norm2_running_mean, features_denseblock2_denselayer8_norm2_running_var, features_denseblock2_denselayer8_norm2_weight, features_denseblock2_denselayer8_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_13
        relu_27 = torch.nn.functional.relu(batch_norm_27, inplace=True)
        del batch_norm_27
        new_features_13 = torch.conv2d(relu_27, features_denseblock2_denselayer8_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_27
        concated_features_14 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12, new_features_13], 1)
        batch_norm_28 = torch.nn.functional.batch_norm(concated_features_14, features_denseblock2_denselayer9_norm1_running_mean, features_denseblock2_denselayer9_norm1_running_var, features_denseblock2_denselayer9_norm1_weight, features_denseblock2_denselayer9_norm1_bias, False, 0.1, 1e-05)
        del concated_features_14
        relu_28 = torch.nn.functional.relu(batch_norm_28, inplace=True)
        del batch_norm_28
        bottleneck_output_14 = torch.conv2d(relu_28, features_denseblock2_denselayer9_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_28
        batch_norm_29 = torch.nn.functional.batch_norm(bottleneck_output_14, features_denseblock2_denselayer9_norm2_running_mean, features_denseblock2_denselayer9_norm2_running_var, features_denseblock2_denselayer9_norm2_weight, features_denseblock2_denselayer9_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_14
        relu_29 = torch.nn.functional.relu(batch_norm_29, inplace=True)
        del batch_norm_29
        new_features_14 = torch.conv2d(relu_29, features_denseblock2_denselayer9_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_29
        concated_features_15 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12, new_features_13, new_features_14], 1)
        batch_norm_30 = torch.nn.functional.batch_norm(concated_features_15, features_denseblock2_denselayer10_norm1_running_mean, features_denseblock2_denselayer10_norm1_running_var, features_denseblock2_denselayer10_norm1_weight, features_denseblock2_denselayer10_norm1_bias, False, 0.1, 1e-05)
        del concated_features_15
        relu_30 = torch.nn.functional.relu(batch_norm_30, inplace=True)
        del batch_norm_30
        bottleneck_output_15 = torch.conv2d(relu_30, features_denseblock2_denselayer10_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_30
        batch_norm_31 = torch.nn.functional.batch_norm(bottleneck_output_15, features_denseblock2_denselayer10_norm2_running_mean, features_denseblock2_denselayer10_norm2_running_var, features_denseblock2_denselayer10_norm2_weight, features_denseblock2_denselayer10_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_15
        relu_31 = torch.nn.functional.relu(batch_norm_31, inplace=True)
        del batch_norm_31
        new_features_15 = torch.conv2d(relu_31, features_denseblock2_denselayer10_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_31
        concated_features_16 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12, new_features_13, new_features_14, new_features_15], 1)
        batch_norm_32 = torch.nn.functional.batch_norm(concated_features_16, features_denseblock2_denselayer11_norm1_running_mean, features_denseblock2_denselayer11_norm1_running_var, features_denseblock2_denselayer11_norm1_weight, features_denseblock2_denselayer11_norm1_bias, False, 0.1, 1e-05)
        del concated_features_16
        relu_32 = torch.nn.functional.relu(batch_norm_32, inplace=True)
        del batch_norm_32
        bottleneck_output_16 = torch.conv2d(relu_32, features_denseblock2_denselayer11_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_32
        batch_norm_33 = torch.nn.functional.batch_norm(bottleneck_output_16, features_denseblock2_denselayer11_norm2_running_mean, features_denseblock2_denselayer11_norm2_running_var, features_denseblock2_denselayer11_norm2_weight, features_denseblock2_denselayer11_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_16
        relu_33 = torch.nn.functional.relu(batch_norm_33, inplace=True)
        del batch_norm_33
        new_features_16 = torch.conv2d(relu_33, features_denseblock2_denselayer11_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_33
        concated_features_17 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12, new_features_13, new_features_14, new_features_15, new_features_16], 1)
        batch_norm_34 = torch.nn.functional.batch_norm(concated_features_17, features_denseblock2_denselayer12_norm1_running_mean, features_denseblock2_denselayer12_norm1_running_var, features_denseblock2_denselayer12_norm1_weight, features_denseblock2_denselayer12_norm1_bias, False, 0.1, 1e-05)
        del concated_features_17
        relu_34 = torch.nn.functional.relu(batch_norm_34, inplace=True)
        del batch_norm_34
        bottleneck_output_17 = torch.conv2d(relu_34, features_denseblock2_denselayer12_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_34
        batch_norm_35 = torch.nn.functional.batch_norm(bottleneck_output_17, features_denseblock2_denselayer12_norm2_running_mean, features_denseblock2_denselayer12_norm2_running_var, features_denseblock2_denselayer12_norm2_weight, features_denseblock2_denselayer12_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_17
        relu_35 = torch.nn.functional.relu(batch_norm_35, inplace=True)
        del batch_norm_35
        new_features_17 = torch.conv2d(relu_35, features_denseblock2_denselayer12_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_35
        input_10 = torch.cat([input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12, new_features_13, new_features_14, new_features_15, new_features_16, new_features_17], 1)
        del input_9, new_features_6, new_features_7, new_features_8, new_features_9, new_features_10, new_features_11, new_features_12, new_features_13, new_features_14, new_features_15, new_features_16, new_features_17
        input_11 = torch.nn.functional.batch_norm(input_10, features_transition2_norm_running_mean, features_transition2_norm_running_var, features_transition2_norm_weight, features_transition2_norm_bias, False, 0.1, 1e-05)
        del input_10
        input_12 = torch.nn.functional.relu(input_11, inplace=True)
        del input_11
        input_13 = torch.conv2d(input_12, features_transition2_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_12
        input_14 = torch.nn.functional.avg_pool2d(input_13, 2, 2, 0, False, True, None)
        del input_13
        concated_features_18 = torch.cat([input_14], 1)
        batch_norm_36 = torch.nn.functional.batch_norm(concated_features_18, features_denseblock3_denselayer1_norm1_running_mean, features_denseblock3_denselayer1_norm1_running_var, features_denseblock3_denselayer1_norm1_weight, features_denseblock3_denselayer1_norm1_bias, False, 0.1, 1e-05)
        del concated_features_18
        relu_36 = torch.nn.functional.relu(batch_norm_36, inplace=True)
        del batch_norm_36
        bottleneck_output_18 = torch.conv2d(relu_36, features_denseblock3_denselayer1_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_36
        batch_norm_37 = torch.nn.functional.batch_norm(bottleneck_output_18, features_denseblock3_denselayer1_norm2_running_mean, features_denseblock3_denselayer1_norm2_running_var, features_denseblock3_denselayer1_norm2_weight, features_denseblock3_denselayer1_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_18
        relu_37 = torch.nn.functional.relu(batch_norm_37, inplace=True)
        del batch_norm_37
        new_features_18 = torch.conv2d(relu_37, features_denseblock3_denselayer1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_37
        concated_features_19 = torch.cat([input_14, new_features_18], 1)
        batch_norm_38 = torch.nn.functional.batch_norm(concated_features_19, features_denseblock3_denselayer2_norm1_running_mean, features_denseblock3_denselayer2_norm1_running_var, features_denseblock3_denselayer2_norm1_weight, features_denseblock3_denselayer2_norm1_bias, False, 0.1, 1e-05)
        del concated_features_19
        relu_38 = torch.nn.functional.relu(batch_norm_38, inplace=True)
        del batch_norm_38
        bottleneck_output_19 = torch.conv2d(relu_38, features_denseblock3_denselayer2_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_38
        batch_norm_39 = torch.nn.functional.batch_norm(bottleneck_output_19, features_denseblock3_denselayer2_norm2_running_mean, features_denseblock3_denselayer2_norm2_running_var, features_denseblock3_denselayer2_norm2_weight, features_denseblock3_denselayer2_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_19
        relu_39 = torch.nn.functional.relu(batch_norm_39, inplace=True)
        del batch_norm_39
        new_features_19 = torch.conv2d(relu_39, features_denseblock3_denselayer2_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_39
        concated_features_20 = torch.cat([input_14, new_features_18, new_features_19], 1)
        batch_norm_40 = torch.nn.functional.batch_norm(concated_features_20, features_denseblock3_denselayer3_norm1_running_mean, features_denseblock3_denselayer3_norm1_running_var, features_denseblock3_denselayer3_norm1_weight, features_denseblock3_denselayer3_norm1_bias, False, 0.1, 1e-05)
        del concated_features_20
        relu_40 = torch.nn.functional.relu(batch_norm_40, inplace=True)
        del batch_norm_40
        bottleneck_output_20 = torch.conv2d(relu_40, features_denseblock3_denselayer3_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_40
        batch_norm_41 = torch.nn.functional.batch_norm(bottleneck_output_20, features_denseblock3_denselayer3_norm2_running_mean, features_denseblock3_denselayer3_norm2_running_var, features_denseblock3_denselayer3_norm2_weight, features_denseblock3_denselayer3_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_20
        relu_41 = torch.nn.functional.relu(batch_norm_41, inplace=True)
        del batch_norm_41
        new_features_20 = torch.conv2d(relu_41, features_denseblock3_denselayer3_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_41
        concated_features_21 = torch.cat([input_14, new_features_18, new_features_19, new_features_20], 1)
        batch_norm_42 = torch.nn.functional.batch_norm(concated_features_21, features_denseblock3_denselayer4_norm1_running_mean, features_denseblock3_denselayer4_norm1_running_var, features_denseblock3_denselayer4_norm1_weight, features_denseblock3_denselayer4_norm1_bias, False, 0.1, 1e-05)
        del concated_features_21
        relu_42 = torch.nn.functional.relu(batch_norm_42, inplace=True)
        del batch_norm_42
        bottleneck_output_21 = torch.conv2d(relu_42, features_denseblock3_denselayer4_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_42
        batch_norm_43 = torch.nn.functional.batch_norm(bottleneck_output_21, features_denseblock3_denselayer4_norm2_running_mean, features_denseblock3_denselayer4_norm2_running_var, features_denseblock3_denselayer4_norm2_weight, features_denseblock3_denselayer4_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_21
        relu_43 = torch.nn.functional.relu(batch_norm_43, inplace=True)
        del batch_norm_43
        new_features_21 = torch.conv2d(relu_43, features_denseblock3_denselayer4_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_43
        concated_features_22 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21], 1)
        batch_norm_44 = torch.nn.functional.batch_norm(concated_features_22, features_denseblock3_denselayer5_norm1_running_mean, features_denseblock3_denselayer5_norm1_running_var, features_denseblock3_denselayer5_norm1_weight, features_denseblock3_denselayer5_norm1_bias, False, 0.1, 1e-05)
        del concated_features_22
        relu_44 = torch.nn.functional.relu(batch_norm_44, inplace=True)
        del batch_norm_44
        bottleneck_output_22 = torch.conv2d(relu_44, features_denseblock3_denselayer5_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_44
        batch_norm_45 = torch.nn.functional.batch_norm(bottleneck_output_22, features_denseblock3_denselayer5_norm2_running_mean, features_denseblock3_denselayer5_norm2_running_var, features_denseblock3_denselayer5_norm2_weight, features_denseblock3_denselayer5_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_22
        relu_45 = torch.nn.functional.relu(batch_norm_45, inplace=True)
        del batch_norm_45
        new_features_22 = torch.conv2d(relu_45, features_denseblock3_denselayer5_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_45
        concated_features_23 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22], 1)
        batch_norm_46 = torch.nn.functional.batch_norm(concated_features_23, features_denseblock3_denselayer6_norm1_running_mean, features_denseblock3_denselayer6_norm1_running_var, features_denseblock3_denselayer6_norm1_weight, features_denseblock3_denselayer6_norm1_bias, False, 0.1, 1e-05)
        del concated_features_23
        relu_46 = torch.nn.functional.relu(batch_norm_46, inplace=True)
        del batch_norm_46
        bottleneck_output_23 = torch.conv2d(relu_46, features_denseblock3_denselayer6_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_46
        batch_norm_47 = torch.nn.functional.batch_norm(bottleneck_output_23, features_denseblock3_denselayer6_norm2_running_mean, features_denseblock3_denselayer6_norm2_running_var, features_denseblock3_denselayer6_norm2_weight, features_denseblock3_denselayer6_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_23
        relu_47 = torch.nn.functional.relu(batch_norm_47, inplace=True)
        del batch_norm_47
        new_features_23 = torch.conv2d(relu_47, features_denseblock3_denselayer6_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_47
        concated_features_24 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23], 1)
        batch_norm_48 = torch.nn.functional.batch_norm(concated_features_24, features_denseblock3_denselayer7_norm1_running_mean, features_denseblock3_denselayer7_norm1_running_var, features_denseblock3_denselayer7_norm1_weight, features_denseblock3_denselayer7_norm1_bias, False, 0.1, 1e-05)
        del concated_features_24
        relu_48 = torch.nn.functional.relu(batch_norm_48, inplace=True)
        del batch_norm_48
        bottleneck_output_24 = torch.conv2d(relu_48, features_denseblock3_denselayer7_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_48
        batch_norm_49 = torch.nn.functional.batch_norm(bottleneck_output_24, features_denseblock3_denselayer7_norm2_running_mean, features_denseblock3_denselayer7_norm2_running_var, features_denseblock3_denselayer7_norm2_weight, features_denseblock3_denselayer7_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_24
        relu_49 = torch.nn.functional.relu(batch_norm_49, inplace=True)
        del batch_norm_49
        new_features_24 = torch.conv2d(relu_49, features_denseblock3_denselayer7_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_49
        concated_features_25 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24], 1)
        batch_norm_50 = torch.nn.functional.batch_norm(concated_features_25, features_denseblock3_denselayer8_norm1_running_mean, features_denseblock3_denselayer8_norm1_running_var, features_denseblock3_denselayer8_norm1_weight, features_denseblock3_denselayer8_norm1_bias, False, 0.1, 1e-05)
        del concated_features_25
        relu_50 = torch.nn.functional.relu(batch_norm_50, inplace=True)
        del batch_norm_50
        bottleneck_output_25 = torch.conv2d(relu_50, features_denseblock3_denselayer8_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_50
        batch_norm_51 = torch.nn.functional.batch_norm(bottleneck_output_25, features_denseblock3_denselayer8_norm2_running_mean, features_denseblock3_denselayer8_norm2_running_var, features_denseblock3_denselayer8_norm2_weight, features_denseblock3_denselayer8_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_25
        relu_51 = torch.nn.functional.relu(batch_norm_51, inplace=True)
        del batch_norm_51
        new_features_25 = torch.conv2d(relu_51, features_denseblock3_denselayer8_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_51
        concated_features_26 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25], 1)
        batch_norm_52 = torch.nn.functional.batch_norm(concated_features_26, features_denseblock3_denselayer9_norm1_running_mean, features_denseblock3_denselayer9_norm1_running_var, features_denseblock3_denselayer9_norm1_weight, features_denseblock3_denselayer9_norm1_bias, False, 0.1, 1e-05)
        del concated_features_26
        relu_52 = torch.nn.functional.relu(batch_norm_52, inplace=True)
        del batch_norm_52
        bottleneck_output_26 = torch.conv2d(relu_52, features_denseblock3_denselayer9_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_52
        batch_norm_53 = torch.nn.functional.batch_norm(bottleneck_output_26, features_denseblock3_denselayer9_norm2_running_mean, features_denseblock3_denselayer9_norm2_running_var, features_denseblock3_denselayer9_norm2_weight, features_denseblock3_denselayer9_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_26
        relu_53 = torch.nn.functional.relu(batch_norm_53, inplace=True)
        del batch_norm_53
        new_features_26 = torch.conv2d(relu_53, features_denseblock3_denselayer9_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_53
        concated_features_27 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26], 1)
        batch_norm_54 = torch.nn.functional.batch_norm(concated_features_27, features_denseblock3_denselayer10_norm1_running_mean, features_denseblock3_denselayer10_norm1_running_var, features_denseblock3_denselayer10_norm1_weight, features_denseblock3_denselayer10_norm1_bias, False, 0.1, 1e-05)
        del concated_features_27
        relu_54 = torch.nn.functional.relu(batch_norm_54, inplace=True)
        del batch_norm_54
        bottleneck_output_27 = torch.conv2d(relu_54, features_denseblock3_denselayer10_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_54
        batch_norm_55 = torch.nn.functional.batch_norm(bottleneck_output_27, features_denseblock3_denselayer10_norm2_running_mean, features_denseblock3_denselayer10_norm2_running_var, features_denseblock3_denselayer10_norm2_weight, features_denseblock3_denselayer10_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_27
        relu_55 = torch.nn.functional.relu(batch_norm_55, inplace=True)
        del batch_norm_55
        new_features_27 = torch.conv2d(relu_55, features_denseblock3_denselayer10_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_55
        concated_features_28 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27], 1)
        batch_norm_56 = torch.nn.functional.batch_norm(concated_features_28, features_denseblock3_denselayer11_norm1_running_mean, features_denseblock3_denselayer11_norm1_running_var, features_denseblock3_denselayer11_norm1_weight, features_denseblock3_denselayer11_norm1_bias, False, 0.1, 1e-05)
        del concated_features_28
        relu_56 = torch.nn.functional.relu(batch_norm_56, inplace=True)
        del batch_norm_56
        bottleneck_output_28 = torch.conv2d(relu_56, features_denseblock3_denselayer11_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_56
        batch_norm_57 = torch.nn.functional.batch_norm(bottleneck_output_28, features_denseblock3_denselayer11_norm2_running_mean, features_denseblock3_denselayer11_norm2_running_var, features_denseblock3_denselayer11_norm2_weight, features_denseblock3_denselayer11_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_28
        relu_57 = torch.nn.functional.relu(batch_norm_57, inplace=True)
        del batch_norm_57
        new_features_28 = torch.conv2d(relu_57, features_denseblock3_denselayer11_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_57
        concated_features_29 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28], 1)
        batch_norm_58 = torch.nn.functional.batch_norm(concated_features_29, features_denseblock3_denselayer12_norm1_running_mean, features_denseblock3_denselayer12_norm1_running_var, features_denseblock3_denselayer12_norm1_weight, features_denseblock3_denselayer12_norm1_bias, False, 0.1, 1e-05)
        del concated_features_29
        relu_58 = torch.nn.functional.relu(batch_norm_58, inplace=True)
        del batch_norm_58
        bottleneck_output_29 = torch.conv2d(relu_58, features_denseblock3_denselayer12_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_58
        batch_norm_59 = torch.nn.functional.batch_norm(bottleneck_output_29, features_denseblock3_denselayer12_norm2_running_mean, features_denseblock3_denselayer12_norm2_running_var, features_denseblock3_denselayer12_norm2_weight, features_denseblock3_denselayer12_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_29
        relu_59 = torch.nn.functional.relu(batch_norm_59, inplace=True)
        del batch_norm_59
        new_features_29 = torch.conv2d(relu_59, features_denseblock3_denselayer12_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_59
        concated_features_30 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29], 1)
        batch_norm_60 = torch.nn.functional.batch_norm(concated_features_30, features_denseblock3_denselayer13_norm1_running_mean, features_denseblock3_denselayer13_norm1_running_var, features_denseblock3_denselayer13_norm1_weight, features_denseblock3_denselayer13_norm1_bias, False, 0.1, 1e-05)
        del concated_features_30
        relu_60 = torch.nn.functional.relu(batch_norm_60, inplace=True)
        del batch_norm_60
        bottleneck_output_30 = torch.conv2d(relu_60, features_denseblock3_denselayer13_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_60
        batch_norm_61 = torch.nn.functional.batch_norm(bottleneck_output_30, features_denseblock3_denselayer13_norm2_running_mean, features_denseblock3_denselayer13_norm2_running_var, features_denseblock3_denselayer13_norm2_weight, features_denseblock3_denselayer13_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_30
        relu_61 = torch.nn.functional.relu(batch_norm_61, inplace=True)
        del batch_norm_61
        new_features_30 = torch.conv2d(relu_61, features_denseblock3_denselayer13_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_61
        concated_features_31 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30], 1)
        batch_norm_62 = torch.nn.functional.batch_norm(concated_features_31, features_denseblock3_denselayer14_norm1_running_mean, features_denseblock3_denselayer14_norm1_running_var, features_denseblock3_denselayer14_norm1_weight, features_denseblock3_denselayer14_norm1_bias, False, 0.1, 1e-05)
        del concated_features_31
        relu_62 = torch.nn.functional.relu(batch_norm_62, inplace=True)
        del batch_norm_62
        bottleneck_output_31 = torch.conv2d(relu_62, features_denseblock3_denselayer14_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_62
        batch_norm_63 = torch.nn.functional.batch_norm(bottleneck_output_31, features_denseblock3_denselayer14_norm2_running_mean, features_denseblock3_denselayer14_norm2_running_var, features_denseblock3_denselayer14_norm2_weight, features_denseblock3_denselayer14_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_31
        relu_63 = torch.nn.functional.relu(batch_norm_63, inplace=True)
        del batch_norm_63
        new_features_31 = torch.conv2d(relu_63, features_denseblock3_denselayer14_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_63
        concated_features_32 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31], 1)
        batch_norm_64 = torch.nn.functional.batch_norm(concated_features_32, features_denseblock3_denselayer15_norm1_running_mean, features_denseblock3_denselayer15_norm1_running_var, features_denseblock3_denselayer15_norm1_weight, features_denseblock3_denselayer15_norm1_bias, False, 0.1, 1e-05)
        del concated_features_32
        relu_64 = torch.nn.functional.relu(batch_norm_64, inplace=True)
        del batch_norm_64
        bottleneck_output_32 = torch.conv2d(relu_64, features_denseblock3_denselayer15_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_64
        batch_norm_65 = torch.nn.functional.batch_norm(bottleneck_output_32, features_denseblock3_denselayer15_norm2_running_mean, features_denseblock3_denselayer15_norm2_running_var, features_denseblock3_denselayer15_norm2_weight, features_denseblock3_denselayer15_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_32
        relu_65 = torch.nn.functional.relu(batch_norm_65, inplace=True)
        del batch_norm_65
        new_features_32 = torch.conv2d(relu_65, features_denseblock3_denselayer15_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_65
        concated_features_33 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32], 1)
        batch_norm_66 = torch.nn.functional.batch_norm(concated_features_33, features_denseblock3_denselayer16_norm1_running_mean, features_denseblock3_denselayer16_norm1_running_var, features_denseblock3_denselayer16_norm1_weight, features_denseblock3_denselayer16_norm1_bias, False, 0.1, 1e-05)
        del concated_features_33
        relu_66 = torch.nn.functional.relu(batch_norm_66, inplace=True)
        del batch_norm_66
        bottleneck_output_33 = torch.conv2d(relu_66, features_denseblock3_denselayer16_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_66
        batch_norm_67 = torch.nn.functional.batch_norm(bottleneck_output_33, features_denseblock3_denselayer16_norm2_running_mean, features_denseblock3_denselayer16_norm2_running_var, features_denseblock3_denselayer16_norm2_weight, features_denseblock3_denselayer16_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_33
        relu_67 = torch.nn.functional.relu(batch_norm_67, inplace=True)
        del batch_norm_67
        new_features_33 = torch.conv2d(relu_67, features_denseblock3_denselayer16_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_67
        concated_features_34 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33], 1)
        batch_norm_68 = torch.nn.functional.batch_norm(concated_features_34, features_denseblock3_denselayer17_norm1_running_mean, features_denseblock3_denselayer17_norm1_running_var, features_denseblock3_denselayer17_norm1_weight, features_denseblock3_denselayer17_norm1_bias, False, 0.1, 1e-05)
        del concated_features_34
        relu_68 = torch.nn.functional.relu(batch_norm_68, inplace=True)
        del batch_norm_68
        bottleneck_output_34 = torch.conv2d(relu_68, features_denseblock3_denselayer17_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_68
        batch_norm_69 = torch.nn.functional.batch_norm(bottleneck_output_34, features_denseblock3_denselayer17_norm2_running_mean, features_denseblock3_denselayer17_norm2_running_var, features_denseblock3_denselayer17_norm2_weight, features_denseblock3_denselayer17_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_34
        relu_69 = torch.nn.functional.relu(batch_norm_69, inplace=True)
        del batch_norm_69
        new_features_34 = torch.conv2d(relu_69, features_denseblock3_denselayer17_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_69
        concated_features_35 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34], 1)
        batch_norm_70 = torch.nn.functional.batch_norm(concated_features_35, features_denseblock3_denselayer18_norm1_running_mean, features_denseblock3_denselayer18_norm1_running_var, features_denseblock3_denselayer18_norm1_weight, features_denseblock3_denselayer18_norm1_bias, False, 0.1, 1e-05)
        del concated_features_35
        relu_70 = torch.nn.functional.relu(batch_norm_70, inplace=True)
        del batch_norm_70
        bottleneck_output_35 = torch.conv2d(relu_70, features_denseblock3_denselayer18_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_70
        batch_norm_71 = torch.nn.functional.batch_norm(bottleneck_output_35, features_denseblock3_denselayer18_norm2_running_mean, features_denseblock3_denselayer18_norm2_running_var, features_denseblock3_denselayer18_norm2_weight, features_denseblock3_denselayer18_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_35
        relu_71 = torch.nn.functional.relu(batch_norm_71, inplace=True)
        del batch_norm_71
        new_features_35 = torch.conv2d(relu_71, features_denseblock3_denselayer18_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_71
        concated_features_36 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35], 1)
        batch_norm_72 = torch.nn.functional.batch_norm(concated_features_36, features_denseblock3_denselayer19_norm1_running_mean, features_denseblock3_denselayer19_norm1_running_var, features_denseblock3_denselayer19_norm1_weight, features_denseblock3_denselayer19_norm1_bias, False, 0.1, 1e-05)
        del concated_features_36
        relu_72 = torch.nn.functional.relu(batch_norm_72, inplace=True)
        del batch_norm_72
        bottleneck_output_36 = torch.conv2d(relu_72, features_denseblock3_denselayer19_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_72
        batch_norm_73 = torch.nn.functional.batch_norm(bottleneck_output_36, features_denseblock3_denselayer19_norm2_running_mean, features_denseblock3_denselayer19_norm2_running_var, features_denseblock3_denselayer19_norm2_weight, features_denseblock3_denselayer19_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_36
        relu_73 = torch.nn.functional.relu(batch_norm_73, inplace=True)
        del batch_norm_73
        new_features_36 = torch.conv2d(relu_73, features_denseblock3_denselayer19_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_73
        concated_features_37 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36], 1)
        batch_norm_74 = torch.nn.functional.batch_norm(concated_features_37, features_denseblock3_denselayer20_norm1_running_mean, features_denseblock3_denselayer20_norm1_running_var, features_denseblock3_denselayer20_norm1_weight, features_denseblock3_denselayer20_norm1_bias, False, 0.1, 1e-05)
        del concated_features_37
        relu_74 = torch.nn.functional.relu(batch_norm_74, inplace=True)
        del batch_norm_74
        bottleneck_output_37 = torch.conv2d(relu_74, features_denseblock3_denselayer20_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_74
        batch_norm_75 = torch.nn.functional.batch_norm(bottleneck_output_37, features_denseblock3_denselayer20_norm2_running_mean, features_denseblock3_denselayer20_norm2_running_var, features_denseblock3_denselayer20_norm2_weight, features_denseblock3_denselayer20_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_37
        relu_75 = torch.nn.functional.relu(batch_norm_75, inplace=True)
        del batch_norm_75
        new_features_37 = torch.conv2d(relu_75, features_denseblock3_denselayer20_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_75
        concated_features_38 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36, new_features_37], 1)
        batch_norm_76 = torch.nn.functional.batch_norm(concated_features_38, features_denseblock3_denselayer21_norm1_running_mean, features_denseblock3_denselayer21_norm1_running_var, features_denseblock3_denselayer21_norm1_weight, features_denseblock3_denselayer21_norm1_bias, False, 0.1, 1e-05)
        del concated_features_38
        relu_76 = torch.nn.functional.relu(batch_norm_76, inplace=True)
        del batch_norm_76
        bottleneck_output_38 = torch.conv2d(relu_76, features_denseblock3_denselayer21_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_76
        batch_norm_77 = torch.nn.functional.batch_norm(bottleneck_output_38, features_denseblock3_denselayer21_norm2_running_mean, features_denseblock3_denselayer21_norm2_running_var, features_denseblock3_denselayer21_norm2_weight, features_denseblock3_denselayer21_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_38
        relu_77 = torch.nn.functional.relu(batch_norm_77, inplace=True)
        del batch_norm_77
        new_features_38 = torch.conv2d(relu_77, features_denseblock3_denselayer21_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_77
        concated_features_39 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36, new_features_37, new_features_38], 1)
        batch_norm_78 = torch.nn.functional.batch_norm(concated_features_39, features_denseblock3_denselayer22_norm1_running_mean, features_denseblock3_denselayer22_norm1_running_var, features_denseblock3_denselayer22_norm1_weight, features_denseblock3_denselayer22_norm1_bias, False, 0.1, 1e-05)
        del concated_features_39
        relu_78 = torch.nn.functional.relu(batch_norm_78, inplace=True)
        del batch_norm_78
        bottleneck_output_39 = torch.conv2d(relu_78, features_denseblock3_denselayer22_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_78
        batch_norm_79 = torch.nn.functional.batch_norm(bottleneck_output_39, features_denseblock3_denselayer22_norm2_running_mean, features_denseblock3_denselayer22_norm2_running_var, features_denseblock3_denselayer22_norm2_weight, features_denseblock3_denselayer22_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_39
        relu_79 = torch.nn.functional.relu(batch_norm_79, inplace=True)
        del batch_norm_79
        new_features_39 = torch.conv2d(relu_79, features_denseblock3_denselayer22_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_79
        concated_features_40 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36, new_features_37, new_features_38, new_features_39], 1)
        batch_norm_80 = torch.nn.functional.batch_norm(concated_features_40, features_denseblock3_denselayer23_norm1_running_mean, features_denseblock3_denselayer23_norm1_running_var, features_denseblock3_denselayer23_norm1_weight, features_denseblock3_denselayer23_norm1_bias, False, 0.1, 1e-05)
        del concated_features_40
        relu_80 = torch.nn.functional.relu(batch_norm_80, inplace=True)
        del batch_norm_80
        bottleneck_output_40 = torch.conv2d(relu_80, features_denseblock3_denselayer23_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_80
        batch_norm_81 = torch.nn.functional.batch_norm(bottleneck_output_40, features_denseblock3_denselayer23_norm2_running_mean, features_denseblock3_denselayer23_norm2_running_var, features_denseblock3_denselayer23_norm2_weight, features_denseblock3_denselayer23_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_40
        relu_81 = torch.nn.functional.relu(batch_norm_81, inplace=True)
        del batch_norm_81
        new_features_40 = torch.conv2d(relu_81, features_denseblock3_denselayer23_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_81
        concated_features_41 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36, new_features_37, new_features_38, new_features_39, new_features_40], 1)
        batch_norm_82 = torch.nn.functional.batch_norm(concated_features_41, features_denseblock3_denselayer24_norm1_running_mean, features_denseblock3_denselayer24_norm1_running_var, features_denseblock3_denselayer24_norm1_weight, features_denseblock3_denselayer24_norm1_bias, False, 0.1, 1e-05)
        del concated_features_41
        relu_82 = torch.nn.functional.relu(batch_norm_82, inplace=True)
        del batch_norm_82
        bottleneck_output_41 = torch.conv2d(relu_82, features_denseblock3_denselayer24_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_82
        batch_norm_83 = torch.nn.functional.batch_norm(bottleneck_output_41, features_denseblock3_denselayer24_norm2_running_mean, features_denseblock3_denselayer24_norm2_running_var, features_denseblock3_denselayer24_norm2_weight, features_denseblock3_denselayer24_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_41
        relu_83 = torch.nn.functional.relu(batch_norm_83, inplace=True)
        del batch_norm_83
        new_features_41 = torch.conv2d(relu_83, features_denseblock3_denselayer24_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_83
        input_15 = torch.cat([input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36, new_features_37, new_features_38, new_features_39, new_features_40, new_features_41], 1)
        del input_14, new_features_18, new_features_19, new_features_20, new_features_21, new_features_22, new_features_23, new_features_24, new_features_25, new_features_26, new_features_27, new_features_28, new_features_29, new_features_30, new_features_31, new_features_32, new_features_33, new_features_34, new_features_35, new_features_36, new_features_37, new_features_38, new_features_39, new_features_40, new_features_41
        input_16 = torch.nn.functional.batch_norm(input_15, features_transition3_norm_running_mean, features_transition3_norm_running_var, features_transition3_norm_weight, features_transition3_norm_bias, False, 0.1, 1e-05)
        del input_15
        input_17 = torch.nn.functional.relu(input_16, inplace=True)
        del input_16
        input_18 = torch.conv2d(input_17, features_transition3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_17
        input_19 = torch.nn.functional.avg_pool2d(input_18, 2, 2, 0, False, True, None)
        del input_18
        concated_features_42 = torch.cat([input_19], 1)
        batch_norm_84 = torch.nn.functional.batch_norm(concated_features_42, features_denseblock4_denselayer1_norm1_running_mean, features_denseblock4_denselayer1_norm1_running_var, features_denseblock4_denselayer1_norm1_weight, features_denseblock4_denselayer1_norm1_bias, False, 0.1, 1e-05)
        del concated_features_42
        relu_84 = torch.nn.functional.relu(batch_norm_84, inplace=True)
        del batch_norm_84
        bottleneck_output_42 = torch.conv2d(relu_84, features_denseblock4_denselayer1_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_84
        batch_norm_85 = torch.nn.functional.batch_norm(bottleneck_output_42, features_denseblock4_denselayer1_norm2_running_mean, features_denseblock4_denselayer1_norm2_running_var, features_denseblock4_denselayer1_norm2_weight, features_denseblock4_denselayer1_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_42
        relu_85 = torch.nn.functional.relu(batch_norm_85, inplace=True)
        del batch_norm_85
        new_features_42 = torch.conv2d(relu_85, features_denseblock4_denselayer1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_85
        concated_features_43 = torch.cat([input_19, new_features_42], 1)
        batch_norm_86 = torch.nn.functional.batch_norm(concated_features_43, features_denseblock4_denselayer2_norm1_running_mean, features_denseblock4_denselayer2_norm1_running_var, features_denseblock4_denselayer2_norm1_weight, features_denseblock4_denselayer2_norm1_bias, False, 0.1, 1e-05)
        del concated_features_43
        relu_86 = torch.nn.functional.relu(batch_norm_86, inplace=True)
        del batch_norm_86
        bottleneck_output_43 = torch.conv2d(relu_86, features_denseblock4_denselayer2_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_86
        batch_norm_87 = torch.nn.functional.batch_norm(bottleneck_output_43, features_denseblock4_denselayer2_norm2_running_mean, features_denseblock4_denselayer2_norm2_running_var, features_denseblock4_denselayer2_norm2_weight, features_denseblock4_denselayer2_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_43
        relu_87 = torch.nn.functional.relu(batch_norm_87, inplace=True)
        del batch_norm_87
        new_features_43 = torch.conv2d(relu_87, features_denseblock4_denselayer2_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_87
        concated_features_44 = torch.cat([input_19, new_features_42, new_features_43], 1)
        batch_norm_88 = torch.nn.functional.batch_norm(concated_features_44, features_denseblock4_denselayer3_norm1_running_mean, features_denseblock4_denselayer3_norm1_running_var, features_denseblock4_denselayer3_norm1_weight, features_denseblock4_denselayer3_norm1_bias, False, 0.1, 1e-05)
        del concated_features_44
        relu_88 = torch.nn.functional.relu(batch_norm_88, inplace=True)
        del batch_norm_88
        bottleneck_output_44 = torch.conv2d(relu_88, features_denseblock4_denselayer3_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_88
        batch_norm_89 = torch.nn.functional.batch_norm(bottleneck_output_44, features_denseblock4_denselayer3_norm2_running_mean, features_denseblock4_denselayer3_norm2_running_var, features_denseblock4_denselayer3_norm2_weight, features_denseblock4_denselayer3_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_44
        relu_89 = torch.nn.functional.relu(batch_norm_89, inplace=True)
        del batch_norm_89
        new_features_44 = torch.conv2d(relu_89, features_denseblock4_denselayer3_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_89
        concated_features_45 = torch.cat([input_19, new_features_42, new_features_43, new_features_44], 1)
        batch_norm_90 = torch.nn.functional.batch_norm(concated_features_45, features_denseblock4_denselayer4_norm1_running_mean, features_denseblock4_denselayer4_norm1_running_var, features_denseblock4_denselayer4_norm1_weight, features_denseblock4_denselayer4_norm1_bias, False, 0.1, 1e-05)
        del concated_features_45
        relu_90 = torch.nn.functional.relu(batch_norm_90, inplace=True)
        del batch_norm_90
        bottleneck_output_45 = torch.conv2d(relu_90, features_denseblock4_denselayer4_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_90
        batch_norm_91 = torch.nn.functional.batch_norm(bottleneck_output_45, features_denseblock4_denselayer4_norm2_running_mean, features_denseblock4_denselayer4_norm2_running_var, features_denseblock4_denselayer4_norm2_weight, features_denseblock4_denselayer4_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_45
        relu_91 = torch.nn.functional.relu(batch_norm_91, inplace=True)
        del batch_norm_91
        new_features_45 = torch.conv2d(relu_91, features_denseblock4_denselayer4_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_91
        concated_features_46 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45], 1)
        batch_norm_92 = torch.nn.functional.batch_norm(concated_features_46, features_denseblock4_denselayer5_norm1_running_mean, features_denseblock4_denselayer5_norm1_running_var, features_denseblock4_denselayer5_norm1_weight, features_denseblock4_denselayer5_norm1_bias, False, 0.1, 1e-05)
        del concated_features_46
        relu_92 = torch.nn.functional.relu(batch_norm_92, inplace=True)
        del batch_norm_92
        bottleneck_output_46 = torch.conv2d(relu_92, features_denseblock4_denselayer5_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_92
        batch_norm_93 = torch.nn.functional.batch_norm(bottleneck_output_46, features_denseblock4_denselayer5_norm2_running_mean, features_denseblock4_denselayer5_norm2_running_var, features_denseblock4_denselayer5_norm2_weight, features_denseblock4_denselayer5_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_46
        relu_93 = torch.nn.functional.relu(batch_norm_93, inplace=True)
        del batch_norm_93
        new_features_46 = torch.conv2d(relu_93, features_denseblock4_denselayer5_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_93
        concated_features_47 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46], 1)
        batch_norm_94 = torch.nn.functional.batch_norm(concated_features_47, features_denseblock4_denselayer6_norm1_running_mean, features_denseblock4_denselayer6_norm1_running_var, features_denseblock4_denselayer6_norm1_weight, features_denseblock4_denselayer6_norm1_bias, False, 0.1, 1e-05)
        del concated_features_47
        relu_94 = torch.nn.functional.relu(batch_norm_94, inplace=True)
        del batch_norm_94
        bottleneck_output_47 = torch.conv2d(relu_94, features_denseblock4_denselayer6_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_94
        batch_norm_95 = torch.nn.functional.batch_norm(bottleneck_output_47, features_denseblock4_denselayer6_norm2_running_mean, features_denseblock4_denselayer6_norm2_running_var, features_denseblock4_denselayer6_norm2_weight, features_denseblock4_denselayer6_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_47
        relu_95 = torch.nn.functional.relu(batch_norm_95, inplace=True)
        del batch_norm_95
        new_features_47 = torch.conv2d(relu_95, features_denseblock4_denselayer6_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_95
        concated_features_48 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47], 1)
        batch_norm_96 = torch.nn.functional.batch_norm(concated_features_48, features_denseblock4_denselayer7_norm1_running_mean, features_denseblock4_denselayer7_norm1_running_var, features_denseblock4_denselayer7_norm1_weight, features_denseblock4_denselayer7_norm1_bias, False, 0.1, 1e-05)
        del concated_features_48
        relu_96 = torch.nn.functional.relu(batch_norm_96, inplace=True)
        del batch_norm_96
        bottleneck_output_48 = torch.conv2d(relu_96, features_denseblock4_denselayer7_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_96
        batch_norm_97 = torch.nn.functional.batch_norm(bottleneck_output_48, features_denseblock4_denselayer7_norm2_running_mean, features_denseblock4_denselayer7_norm2_running_var, features_denseblock4_denselayer7_norm2_weight, features_denseblock4_denselayer7_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_48
        relu_97 = torch.nn.functional.relu(batch_norm_97, inplace=True)
        del batch_norm_97
        new_features_48 = torch.conv2d(relu_97, features_denseblock4_denselayer7_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_97
        concated_features_49 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48], 1)
        batch_norm_98 = torch.nn.functional.batch_norm(concated_features_49, features_denseblock4_denselayer8_norm1_running_mean, features_denseblock4_denselayer8_norm1_running_var, features_denseblock4_denselayer8_norm1_weight, features_denseblock4_denselayer8_norm1_bias, False, 0.1, 1e-05)
        del concated_features_49
        relu_98 = torch.nn.functional.relu(batch_norm_98, inplace=True)
        del batch_norm_98
        bottleneck_output_49 = torch.conv2d(relu_98, features_denseblock4_denselayer8_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_98
        batch_norm_99 = torch.nn.functional.batch_norm(bottleneck_output_49, features_denseblock4_denselayer8_norm2_running_mean, features_denseblock4_denselayer8_norm2_running_var, features_denseblock4_denselayer8_norm2_weight, features_denseblock4_denselayer8_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_49
        relu_99 = torch.nn.functional.relu(batch_norm_99, inplace=True)
        del batch_norm_99
        new_features_49 = torch.conv2d(relu_99, features_denseblock4_denselayer8_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_99
        concated_features_50 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49], 1)
        batch_norm_100 = torch.nn.functional.batch_norm(concated_features_50, features_denseblock4_denselayer9_norm1_running_mean, features_denseblock4_denselayer9_norm1_running_var, features_denseblock4_denselayer9_norm1_weight, features_denseblock4_denselayer9_norm1_bias, False, 0.1, 1e-05)
        del concated_features_50
        relu_100 = torch.nn.functional.relu(batch_norm_100, inplace=True)
        del batch_norm_100
        bottleneck_output_50 = torch.conv2d(relu_100, features_denseblock4_denselayer9_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_100
        batch_norm_101 = torch.nn.functional.batch_norm(bottleneck_output_50, features_denseblock4_denselayer9_norm2_running_mean, features_denseblock4_denselayer9_norm2_running_var, features_denseblock4_denselayer9_norm2_weight, features_denseblock4_denselayer9_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_50
        relu_101 = torch.nn.functional.relu(batch_norm_101, inplace=True)
        del batch_norm_101
        new_features_50 = torch.conv2d(relu_101, features_denseblock4_denselayer9_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_101
        concated_features_51 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50], 1)
        batch_norm_102 = torch.nn.functional.batch_norm(concated_features_51, features_denseblock4_denselayer10_norm1_running_mean, features_denseblock4_denselayer10_norm1_running_var, features_denseblock4_denselayer10_norm1_weight, features_denseblock4_denselayer10_norm1_bias, False, 0.1, 1e-05)
        del concated_features_51
        relu_102 = torch.nn.functional.relu(batch_norm_102, inplace=True)
        del batch_norm_102
        bottleneck_output_51 = torch.conv2d(relu_102, features_denseblock4_denselayer10_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_102
        batch_norm_103 = torch.nn.functional.batch_norm(bottleneck_output_51, features_denseblock4_denselayer10_norm2_running_mean, features_denseblock4_denselayer10_norm2_running_var, features_denseblock4_denselayer10_norm2_weight, features_denseblock4_denselayer10_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_51
        relu_103 = torch.nn.functional.relu(batch_norm_103, inplace=True)
        del batch_norm_103
        new_features_51 = torch.conv2d(relu_103, features_denseblock4_denselayer10_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_103
        concated_features_52 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51], 1)
        batch_norm_104 = torch.nn.functional.batch_norm(concated_features_52, features_denseblock4_denselayer11_norm1_running_mean, features_denseblock4_denselayer11_norm1_running_var, features_denseblock4_denselayer11_norm1_weight, features_denseblock4_denselayer11_norm1_bias, False, 0.1, 1e-05)
        del concated_features_52
        relu_104 = torch.nn.functional.relu(batch_norm_104, inplace=True)
        del batch_norm_104
        bottleneck_output_52 = torch.conv2d(relu_104, features_denseblock4_denselayer11_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_104
        batch_norm_105 = torch.nn.functional.batch_norm(bottleneck_output_52, features_denseblock4_denselayer11_norm2_running_mean, features_denseblock4_denselayer11_norm2_running_var, features_denseblock4_denselayer11_norm2_weight, features_denseblock4_denselayer11_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_52
        relu_105 = torch.nn.functional.relu(batch_norm_105, inplace=True)
        del batch_norm_105
        new_features_52 = torch.conv2d(relu_105, features_denseblock4_denselayer11_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_105
        concated_features_53 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52], 1)
        batch_norm_106 = torch.nn.functional.batch_norm(concated_features_53, features_denseblock4_denselayer12_norm1_running_mean, features_denseblock4_denselayer12_norm1_running_var, features_denseblock4_denselayer12_norm1_weight, features_denseblock4_denselayer12_norm1_bias, False, 0.1, 1e-05)
        del concated_features_53
        relu_106 = torch.nn.functional.relu(batch_norm_106, inplace=True)
        del batch_norm_106
        bottleneck_output_53 = torch.conv2d(relu_106, features_denseblock4_denselayer12_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_106
        batch_norm_107 = torch.nn.functional.batch_norm(bottleneck_output_53, features_denseblock4_denselayer12_norm2_running_mean, features_denseblock4_denselayer12_norm2_running_var, features_denseblock4_denselayer12_norm2_weight, features_denseblock4_denselayer12_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_53
        relu_107 = torch.nn.functional.relu(batch_norm_107, inplace=True)
        del batch_norm_107
        new_features_53 = torch.conv2d(relu_107, features_denseblock4_denselayer12_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_107
        concated_features_54 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52, new_features_53], 1)
        batch_norm_108 = torch.nn.functional.batch_norm(concated_features_54, features_denseblock4_denselayer13_norm1_running_mean, features_denseblock4_denselayer13_norm1_running_var, features_denseblock4_denselayer13_norm1_weight, features_denseblock4_denselayer13_norm1_bias, False, 0.1, 1e-05)
        del concated_features_54
        relu_108 = torch.nn.functional.relu(batch_norm_108, inplace=True)
        del batch_norm_108
        bottleneck_output_54 = torch.conv2d(relu_108, features_denseblock4_denselayer13_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_108
        batch_norm_109 = torch.nn.functional.batch_norm(bottleneck_output_54, features_denseblock4_denselayer13_norm2_running_mean, features_denseblock4_denselayer13_norm2_running_var, features_denseblock4_denselayer13_norm2_weight, features_denseblock4_denselayer13_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_54
        relu_109 = torch.nn.functional.relu(batch_norm_109, inplace=True)
        del batch_norm_109
        new_features_54 = torch.conv2d(relu_109, features_denseblock4_denselayer13_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_109
        concated_features_55 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52, new_features_53, new_features_54], 1)
        batch_norm_110 = torch.nn.functional.batch_norm(concated_features_55, features_denseblock4_denselayer14_norm1_running_mean, features_denseblock4_denselayer14_norm1_running_var, features_denseblock4_denselayer14_norm1_weight, features_denseblock4_denselayer14_norm1_bias, False, 0.1, 1e-05)
        del concated_features_55
        relu_110 = torch.nn.functional.relu(batch_norm_110, inplace=True)
        del batch_norm_110
        bottleneck_output_55 = torch.conv2d(relu_110, features_denseblock4_denselayer14_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_110
        batch_norm_111 = torch.nn.functional.batch_norm(bottleneck_output_55, features_denseblock4_denselayer14_norm2_running_mean, features_denseblock4_denselayer14_norm2_running_var, features_denseblock4_denselayer14_norm2_weight, features_denseblock4_denselayer14_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_55
        relu_111 = torch.nn.functional.relu(batch_norm_111, inplace=True)
        del batch_norm_111
        new_features_55 = torch.conv2d(relu_111, features_denseblock4_denselayer14_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_111
        concated_features_56 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52, new_features_53, new_features_54, new_features_55], 1)
        batch_norm_112 = torch.nn.functional.batch_norm(concated_features_56, features_denseblock4_denselayer15_norm1_running_mean, features_denseblock4_denselayer15_norm1_running_var, features_denseblock4_denselayer15_norm1_weight, features_denseblock4_denselayer15_norm1_bias, False, 0.1, 1e-05)
        del concated_features_56
        relu_112 = torch.nn.functional.relu(batch_norm_112, inplace=True)
        del batch_norm_112
        bottleneck_output_56 = torch.conv2d(relu_112, features_denseblock4_denselayer15_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_112
        batch_norm_113 = torch.nn.functional.batch_norm(bottleneck_output_56, features_denseblock4_denselayer15_norm2_running_mean, features_denseblock4_denselayer15_norm2_running_var, features_denseblock4_denselayer15_norm2_weight, features_denseblock4_denselayer15_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_56
        relu_113 = torch.nn.functional.relu(batch_norm_113, inplace=True)
        del batch_norm_113
        new_features_56 = torch.conv2d(relu_113, features_denseblock4_denselayer15_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_113
        concated_features_57 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52, new_features_53, new_features_54, new_features_55, new_features_56], 1)
        batch_norm_114 = torch.nn.functional.batch_norm(concated_features_57, features_denseblock4_denselayer16_norm1_running_mean, features_denseblock4_denselayer16_norm1_running_var, features_denseblock4_denselayer16_norm1_weight, features_denseblock4_denselayer16_norm1_bias, False, 0.1, 1e-05)
        del concated_features_57
        relu_114 = torch.nn.functional.relu(batch_norm_114, inplace=True)
        del batch_norm_114
        bottleneck_output_57 = torch.conv2d(relu_114, features_denseblock4_denselayer16_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del relu_114
        batch_norm_115 = torch.nn.functional.batch_norm(bottleneck_output_57, features_denseblock4_denselayer16_norm2_running_mean, features_denseblock4_denselayer16_norm2_running_var, features_denseblock4_denselayer16_norm2_weight, features_denseblock4_denselayer16_norm2_bias, False, 0.1, 1e-05)
        del bottleneck_output_57
        relu_115 = torch.nn.functional.relu(batch_norm_115, inplace=True)
        del batch_norm_115
        new_features_57 = torch.conv2d(relu_115, features_denseblock4_denselayer16_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del relu_115
        input_20 = torch.cat([input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52, new_features_53, new_features_54, new_features_55, new_features_56, new_features_57], 1)
        del input_19, new_features_42, new_features_43, new_features_44, new_features_45, new_features_46, new_features_47, new_features_48, new_features_49, new_features_50, new_features_51, new_features_52, new_features_53, new_features_54, new_features_55, new_features_56, new_features_57
        input_21 = torch.nn.functional.batch_norm(input_20, features_norm5_running_mean, features_norm5_running_var, features_norm5_weight, features_norm5_bias, False, 0.1, 1e-05)
        del input_20
        out = torch.nn.functional.relu(input_21, inplace=True)
        del input_21
        out_1 = torch.nn.functional.adaptive_avg_pool2d(out, (1, 1))
        del out
        out_2 = torch.flatten(out_1, 1)
        del out_1
        out_3 = torch.nn.functional.linear(out_2, classifier_weight, classifier_bias)
        del out_2
        return (out_3,)
