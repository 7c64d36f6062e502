import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        backbone_features_0_0_0_weight: torch.Tensor,
        image: torch.Tensor,
        backbone_features_0_0_1_running_mean: torch.Tensor,
        backbone_features_0_0_1_running_var: torch.Tensor,
        backbone_features_0_0_1_weight: torch.Tensor,
        backbone_features_0_0_1_bias: torch.Tensor,
        backbone_features_0_1_block_0_0_weight: torch.Tensor,
        backbone_features_0_1_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_1_block_0_1_running_var: torch.Tensor,
        backbone_features_0_1_block_0_1_weight: torch.Tensor,
        backbone_features_0_1_block_0_1_bias: torch.Tensor,
        backbone_features_0_1_block_1_0_weight: torch.Tensor,
        backbone_features_0_1_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_1_block_1_1_running_var: torch.Tensor,
        backbone_features_0_1_block_1_1_weight: torch.Tensor,
        backbone_features_0_1_block_1_1_bias: torch.Tensor,
        backbone_features_0_2_block_0_0_weight: torch.Tensor,
        backbone_features_0_2_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_2_block_0_1_running_var: torch.Tensor,
        backbone_features_0_2_block_0_1_weight: torch.Tensor,
        backbone_features_0_2_block_0_1_bias: torch.Tensor,
        backbone_features_0_2_block_1_0_weight: torch.Tensor,
        backbone_features_0_2_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_2_block_1_1_running_var: torch.Tensor,
        backbone_features_0_2_block_1_1_weight: torch.Tensor,
        backbone_features_0_2_block_1_1_bias: torch.Tensor,
        backbone_features_0_2_block_2_0_weight: torch.Tensor,
        backbone_features_0_2_block_2_1_running_mean: torch.Tensor,
        backbone_features_0_2_block_2_1_running_var: torch.Tensor,
        backbone_features_0_2_block_2_1_weight: torch.Tensor,
        backbone_features_0_2_block_2_1_bias: torch.Tensor,
        backbone_features_0_3_block_0_0_weight: torch.Tensor,
        backbone_features_0_3_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_3_block_0_1_running_var: torch.Tensor,
        backbone_features_0_3_block_0_1_weight: torch.Tensor,
        backbone_features_0_3_block_0_1_bias: torch.Tensor,
        backbone_features_0_3_block_1_0_weight: torch.Tensor,
        backbone_features_0_3_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_3_block_1_1_running_var: torch.Tensor,
        backbone_features_0_3_block_1_1_weight: torch.Tensor,
        backbone_features_0_3_block_1_1_bias: torch.Tensor,
        backbone_features_0_3_block_2_0_weight: torch.Tensor,
        backbone_features_0_3_block_2_1_running_mean: torch.Tensor,
        backbone_features_0_3_block_2_1_running_var: torch.Tensor,
        backbone_features_0_3_block_2_1_weight: torch.Tensor,
        backbone_features_0_3_block_2_1_bias: torch.Tensor,
        backbone_features_0_4_block_0_0_weight: torch.Tensor,
        backbone_features_0_4_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_4_block_0_1_running_var: torch.Tensor,
        backbone_features_0_4_block_0_1_weight: torch.Tensor,
        backbone_features_0_4_block_0_1_bias: torch.Tensor,
        backbone_features_0_4_block_1_0_weight: torch.Tensor,
        backbone_features_0_4_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_4_block_1_1_running_var: torch.Tensor,
        backbone_features_0_4_block_1_1_weight: torch.Tensor,
        backbone_features_0_4_block_1_1_bias: torch.Tensor,
        backbone_features_0_4_block_2_fc1_weight: torch.Tensor,
        backbone_features_0_4_block_2_fc1_bias: torch.Tensor,
        backbone_features_0_4_block_2_fc2_weight: torch.Tensor,
        backbone_features_0_4_block_2_fc2_bias: torch.Tensor,
        backbone_features_0_4_block_3_0_weight: torch.Tensor,
        backbone_features_0_4_block_3_1_running_mean: torch.Tensor,
        backbone_features_0_4_block_3_1_running_var: torch.Tensor,
        backbone_features_0_4_block_3_1_weight: torch.Tensor,
        backbone_features_0_4_block_3_1_bias: torch.Tensor,
        backbone_features_0_5_block_0_0_weight: torch.Tensor,
        backbone_features_0_5_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_5_block_0_1_running_var: torch.Tensor,
        backbone_features_0_5_block_0_1_weight: torch.Tensor,
        backbone_features_0_5_block_0_1_bias: torch.Tensor,
        backbone_features_0_5_block_1_0_weight: torch.Tensor,
        backbone_features_0_5_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_5_block_1_1_running_var: torch.Tensor,
        backbone_features_0_5_block_1_1_weight: torch.Tensor,
        backbone_features_0_5_block_1_1_bias: torch.Tensor,
        backbone_features_0_5_block_2_fc1_weight: torch.Tensor,
        backbone_features_0_5_block_2_fc1_bias: torch.Tensor,
        backbone_features_0_5_block_2_fc2_weight: torch.Tensor,
        backbone_features_0_5_block_2_fc2_bias: torch.Tensor,
        backbone_features_0_5_block_3_0_weight: torch.Tensor,
        backbone_features_0_5_block_3_1_running_mean: torch.Tensor,
        backbone_features_0_5_block_3_1_running_var: torch.Tensor,
        backbone_features_0_5_block_3_1_weight: torch.Tensor,
        backbone_features_0_5_block_3_1_bias: torch.Tensor,
        backbone_features_0_6_block_0_0_weight: torch.Tensor,
        backbone_features_0_6_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_6_block_0_1_running_var: torch.Tensor,
        backbone_features_0_6_block_0_1_weight: torch.Tensor,
        backbone_features_0_6_block_0_1_bias: torch.Tensor,
        backbone_features_0_6_block_1_0_weight: torch.Tensor,
        backbone_features_0_6_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_6_block_1_1_running_var: torch.Tensor,
        backbone_features_0_6_block_1_1_weight: torch.Tensor,
        backbone_features_0_6_block_1_1_bias: torch.Tensor,
        backbone_features_0_6_block_2_fc1_weight: torch.Tensor,
        backbone_features_0_6_block_2_fc1_bias: torch.Tensor,
        backbone_features_0_6_block_2_fc2_weight: torch.Tensor,
        backbone_features_0_6_block_2_fc2_bias: torch.Tensor,
        backbone_features_0_6_block_3_0_weight: torch.Tensor,
        backbone_features_0_6_block_3_1_running_mean: torch.Tensor,
        backbone_features_0_6_block_3_1_running_var: torch.Tensor,
        backbone_features_0_6_block_3_1_weight: torch.Tensor,
        backbone_features_0_6_block_3_1_bias: torch.Tensor,
        backbone_features_0_7_block_0_0_weight: torch.Tensor,
        backbone_features_0_7_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_7_block_0_1_running_var: torch.Tensor,
        backbone_features_0_7_block_0_1_weight: torch.Tensor,
        backbone_features_0_7_block_0_1_bias: torch.Tensor,
        backbone_features_0_7_block_1_0_weight: torch.Tensor,
        backbone_features_0_7_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_7_block_1_1_running_var: torch.Tensor,
        backbone_features_0_7_block_1_1_weight: torch.Tensor,
        backbone_features_0_7_block_1_1_bias: torch.Tensor,
        backbone_features_0_7_block_2_0_weight: torch.Tensor,
        backbone_features_0_7_block_2_1_running_mean: torch.Tensor,
        backbone_features_0_7_block_2_1_running_var: torch.Tensor,
        backbone_features_0_7_block_2_1_weight: torch.Tensor,
        backbone_features_0_7_block_2_1_bias: torch.Tensor,
        backbone_features_0_8_block_0_0_weight: torch.Tensor,
        backbone_features_0_8_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_8_block_0_1_running_var: torch.Tensor,
        backbone_features_0_8_block_0_1_weight: torch.Tensor,
        backbone_features_0_8_block_0_1_bias: torch.Tensor,
        backbone_features_0_8_block_1_0_weight: torch.Tensor,
        backbone_features_0_8_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_8_block_1_1_running_var: torch.Tensor,
        backbone_features_0_8_block_1_1_weight: torch.Tensor,
        backbone_features_0_8_block_1_1_bias: torch.Tensor,
        backbone_features_0_8_block_2_0_weight: torch.Tensor,
        backbone_features_0_8_block_2_1_running_mean: torch.Tensor,
        backbone_features_0_8_block_2_1_running_var: torch.Tensor,
        backbone_features_0_8_block_2_1_weight: torch.Tensor,
        backbone_features_0_8_block_2_1_bias: torch.Tensor,
        backbone_features_0_9_block_0_0_weight: torch.Tensor,
        backbone_features_0_9_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_9_block_0_1_running_var: torch.Tensor,
        backbone_features_0_9_block_0_1_weight: torch.Tensor,
        backbone_features_0_9_block_0_1_bias: torch.Tensor,
        backbone_features_0_9_block_1_0_weight: torch.Tensor,
        backbone_features_0_9_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_9_block_1_1_running_var: torch.Tensor,
        backbone_features_0_9_block_1_1_weight: torch.Tensor,
        backbone_features_0_9_block_1_1_bias: torch.Tensor,
        backbone_features_0_9_block_2_0_weight: torch.Tensor,
        backbone_features_0_9_block_2_1_running_mean: torch.Tensor,
        backbone_features_0_9_block_2_1_running_var: torch.Tensor,
        backbone_features_0_9_block_2_1_weight: torch.Tensor,
        backbone_features_0_9_block_2_1_bias: torch.Tensor,
        backbone_features_0_10_block_0_0_weight: torch.Tensor,
        backbone_features_0_10_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_10_block_0_1_running_var: torch.Tensor,
        backbone_features_0_10_block_0_1_weight: torch.Tensor,
        backbone_features_0_10_block_0_1_bias: torch.Tensor,
        backbone_features_0_10_block_1_0_weight: torch.Tensor,
        backbone_features_0_10_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_10_block_1_1_running_var: torch.Tensor,
        backbone_features_0_10_block_1_1_weight: torch.Tensor,
        backbone_features_0_10_block_1_1_bias: torch.Tensor,
        backbone_features_0_10_block_2_0_weight: torch.Tensor,
        backbone_features_0_10_block_2_1_running_mean: torch.Tensor,
        backbone_features_0_10_block_2_1_running_var: torch.Tensor,
        backbone_features_0_10_block_2_1_weight: torch.Tensor,
        backbone_features_0_10_block_2_1_bias: torch.Tensor,
        backbone_features_0_11_block_0_0_weight: torch.Tensor,
        backbone_features_0_11_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_11_block_0_1_running_var: torch.Tensor,
        backbone_features_0_11_block_0_1_weight: torch.Tensor,
        backbone_features_0_11_block_0_1_bias: torch.Tensor,
        backbone_features_0_11_block_1_0_weight: torch.Tensor,
        backbone_features_0_11_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_11_block_1_1_running_var: torch.Tensor,
        backbone_features_0_11_block_1_1_weight: torch.Tensor,
        backbone_features_0_11_block_1_1_bias: torch.Tensor,
        backbone_features_0_11_block_2_fc1_weight: torch.Tensor,
        backbone_features_0_11_block_2_fc1_bias: torch.Tensor,
        backbone_features_0_11_block_2_fc2_weight: torch.Tensor,
        backbone_features_0_11_block_2_fc2_bias: torch.Tensor,
        backbone_features_0_11_block_3_0_weight: torch.Tensor,
        backbone_features_0_11_block_3_1_running_mean: torch.Tensor,
        backbone_features_0_11_block_3_1_running_var: torch.Tensor,
        backbone_features_0_11_block_3_1_weight: torch.Tensor,
        backbone_features_0_11_block_3_1_bias: torch.Tensor,
        backbone_features_0_12_block_0_0_weight: torch.Tensor,
        backbone_features_0_12_block_0_1_running_mean: torch.Tensor,
        backbone_features_0_12_block_0_1_running_var: torch.Tensor,
        backbone_features_0_12_block_0_1_weight: torch.Tensor,
        backbone_features_0_12_block_0_1_bias: torch.Tensor,
        backbone_features_0_12_block_1_0_weight: torch.Tensor,
        backbone_features_0_12_block_1_1_running_mean: torch.Tensor,
        backbone_features_0_12_block_1_1_running_var: torch.Tensor,
        backbone_features_0_12_block_1_1_weight: torch.Tensor,
        backbone_features_0_12_block_1_1_bias: torch.Tensor,
        backbone_features_0_12_block_2_fc1_weight: torch.Tensor,
        backbone_features_0_12_block_2_fc1_bias: torch.Tensor,
        backbone_features_0_12_block_2_fc2_weight: torch.Tensor,
        backbone_features_0_12_block_2_fc2_bias: torch.Tensor,
        backbone_features_0_12_block_3_0_weight: torch.Tensor,
        backbone_features_0_12_block_3_1_running_mean: torch.Tensor,
        backbone_features_0_12_block_3_1_running_var: torch.Tensor,
        backbone_features_0_12_block_3_1_weight: torch.Tensor,
        backbone_features_0_12_block_3_1_bias: torch.Tensor,
        backbone_features_0_13_0_weight: torch.Tensor,
        backbone_features_0_13_1_running_mean: torch.Tensor,
        backbone_features_0_13_1_running_var: torch.Tensor,
        backbone_features_0_13_1_weight: torch.Tensor,
        backbone_features_0_13_1_bias: torch.Tensor,
        backbone_features_1_0_1_0_weight: torch.Tensor,
        backbone_features_1_0_1_1_running_mean: torch.Tensor,
        backbone_features_1_0_1_1_running_var: torch.Tensor,
        backbone_features_1_0_1_1_weight: torch.Tensor,
        backbone_features_1_0_1_1_bias: torch.Tensor,
        backbone_features_1_0_2_fc1_weight: torch.Tensor,
        backbone_features_1_0_2_fc1_bias: torch.Tensor,
        backbone_features_1_0_2_fc2_weight: torch.Tensor,
        backbone_features_1_0_2_fc2_bias: torch.Tensor,
        backbone_features_1_0_3_0_weight: torch.Tensor,
        backbone_features_1_0_3_1_running_mean: torch.Tensor,
        backbone_features_1_0_3_1_running_var: torch.Tensor,
        backbone_features_1_0_3_1_weight: torch.Tensor,
        backbone_features_1_0_3_1_bias: torch.Tensor,
        backbone_features_1_1_block_0_0_weight: torch.Tensor,
        backbone_features_1_1_block_0_1_running_mean: torch.Tensor,
        backbone_features_1_1_block_0_1_running_var: torch.Tensor,
        backbone_features_1_1_block_0_1_weight: torch.Tensor,
        backbone_features_1_1_block_0_1_bias: torch.Tensor,
        backbone_features_1_1_block_1_0_weight: torch.Tensor,
        backbone_features_1_1_block_1_1_running_mean: torch.Tensor,
        backbone_features_1_1_block_1_1_running_var: torch.Tensor,
        backbone_features_1_1_block_1_1_weight: torch.Tensor,
        backbone_features_1_1_block_1_1_bias: torch.Tensor,
        backbone_features_1_1_block_2_fc1_weight: torch.Tensor,
        backbone_features_1_1_block_2_fc1_bias: torch.Tensor,
        backbone_features_1_1_block_2_fc2_weight: torch.Tensor,
        backbone_features_1_1_block_2_fc2_bias: torch.Tensor,
        backbone_features_1_1_block_3_0_weight: torch.Tensor,
        backbone_features_1_1_block_3_1_running_mean: torch.Tensor,
        backbone_features_1_1_block_3_1_running_var: torch.Tensor,
        backbone_features_1_1_block_3_1_weight: torch.Tensor,
        backbone_features_1_1_block_3_1_bias: torch.Tensor,
        backbone_features_1_2_block_0_0_weight: torch.Tensor,
        backbone_features_1_2_block_0_1_running_mean: torch.Tensor,
        backbone_features_1_2_block_0_1_running_var: torch.Tensor,
        backbone_features_1_2_block_0_1_weight: torch.Tensor,
        backbone_features_1_2_block_0_1_bias: torch.Tensor,
        backbone_features_1_2_block_1_0_weight: torch.Tensor,
        backbone_features_1_2_block_1_1_running_mean: torch.Tensor,
        backbone_features_1_2_block_1_1_running_var: torch.Tensor,
        backbone_features_1_2_block_1_1_weight: torch.Tensor,
        backbone_features_1_2_block_1_1_bias: torch.Tensor,
        backbone_features_1_2_block_2_fc1_weight: torch.Tensor,
        backbone_features_1_2_block_2_fc1_bias: torch.Tensor,
        backbone_features_1_2_block_2_fc2_weight: torch.Tensor,
        backbone_features_1_2_block_2_fc2_bias: torch.Tensor,
        backbone_features_1_2_block_3_0_weight: torch.Tensor,
        backbone_features_1_2_block_3_1_running_mean: torch.Tensor,
        backbone_features_1_2_block_3_1_running_var: torch.Tensor,
        backbone_features_1_2_block_3_1_weight: torch.Tensor,
        backbone_features_1_2_block_3_1_bias: torch.Tensor,
        backbone_features_1_3_0_weight: torch.Tensor,
        backbone_features_1_3_1_running_mean: torch.Tensor,
        backbone_features_1_3_1_running_var: torch.Tensor,
        backbone_features_1_3_1_weight: torch.Tensor,
        backbone_features_1_3_1_bias: torch.Tensor,
        backbone_extra_0_0_0_weight: torch.Tensor,
        backbone_extra_0_0_1_running_mean: torch.Tensor,
        backbone_extra_0_0_1_running_var: torch.Tensor,
        backbone_extra_0_0_1_weight: torch.Tensor,
        backbone_extra_0_0_1_bias: torch.Tensor,
        backbone_extra_0_1_0_weight: torch.Tensor,
        backbone_extra_0_1_1_running_mean: torch.Tensor,
        backbone_extra_0_1_1_running_var: torch.Tensor,
        backbone_extra_0_1_1_weight: torch.Tensor,
        backbone_extra_0_1_1_bias: torch.Tensor,
        backbone_extra_0_2_0_weight: torch.Tensor,
        backbone_extra_0_2_1_running_mean: torch.Tensor,
        backbone_extra_0_2_1_running_var: torch.Tensor,
        backbone_extra_0_2_1_weight: torch.Tensor,
        backbone_extra_0_2_1_bias: torch.Tensor,
        backbone_extra_1_0_0_weight: torch.Tensor,
        backbone_extra_1_0_1_running_mean: torch.Tensor,
        backbone_extra_1_0_1_running_var: torch.Tensor,
        backbone_extra_1_0_1_weight: torch.Tensor,
        backbone_extra_1_0_1_bias: torch.Tensor,
        backbone_extra_1_1_0_weight: torch.Tensor,
        backbone_extra_1_1_1_running_mean: torch.Tensor,
        backbone_extra_1_1_1_running_var: torch.Tensor,
        backbone_extra_1_1_1_weight: torch.Tensor,
        backbone_extra_1_1_1_bias: torch.Tensor,
        backbone_extra_1_2_0_weight: torch.Tensor,
        backbone_extra_1_2_1_running_mean: torch.Tensor,
        backbone_extra_1_2_1_running_var: torch.Tensor,
        backbone_extra_1_2_1_weight: torch.Tensor,
        backbone_extra_1_2_1_bias: torch.Tensor,
        backbone_extra_2_0_0_weight: torch.Tensor,
        backbone_extra_2_0_1_running_mean: torch.Tensor,
        backbone_extra_2_0_1_running_var: torch.Tensor,
        backbone_extra_2_0_1_weight: torch.Tensor,
        backbone_extra_2_0_1_bias: torch.Tensor,
        backbone_extra_2_1_0_weight: torch.Tensor,
        backbone_extra_2_1_1_running_mean: torch.Tensor,
        backbone_extra_2_1_1_running_var: torch.Tensor,
        backbone_extra_2_1_1_weight: torch.Tensor,
        backbone_extra_2_1_1_bias: torch.Tensor,
        backbone_extra_2_2_0_weight: torch.Tensor,
        backbone_extra_2_2_1_running_mean: torch.Tensor,
        backbone_extra_2_2_1_running_var: torch.Tensor,
        backbone_extra_2_2_1_weight: torch.Tensor,
        backbone_extra_2_2_1_bias: torch.Tensor,
        backbone_extra_3_0_0_weight: torch.Tensor,
        backbone_extra_3_0_1_running_mean: torch.Tensor,
        backbone_extra_3_0_1_running_var: torch.Tensor,
        backbone_extra_3_0_1_weight: torch.Tensor,
        backbone_extra_3_0_1_bias: torch.Tensor,
        backbone_extra_3_1_0_weight: torch.Tensor,
        backbone_extra_3_1_1_running_mean: torch.Tensor,
        backbone_extra_3_1_1_running_var: torch.Tensor,
        backbone_extra_3_1_1_weight: torch.Tensor,
        backbone_extra_3_1_1_bias: torch.Tensor,
        backbone_extra_3_2_0_weight: torch.Tensor,
        backbone_extra_3_2_1_running_mean: torch.Tensor,
        backbone_extra_3_2_1_running_var: torch.Tensor,
        backbone_extra_3_2_1_weight: torch.Tensor,
        backbone_extra_3_2_1_bias: torch.Tensor,
        head_regression_head_module_list_0_0_0_weight: torch.Tensor,
        head_regression_head_module_list_0_0_1_running_mean: torch.Tensor,
        head_regression_head_module_list_0_0_1_running_var: torch.Tensor,
        head_regression_head_module_list_0_0_1_weight: torch.Tensor,
        head_regression_head_module_list_0_0_1_bias: torch.Tensor,
        head_regression_head_module_list_0_1_weight: torch.Tensor,
        head_regression_head_module_list_0_1_bias: torch.Tensor,
        head_regression_head_module_list_1_0_0_weight: torch.Tensor,
        head_regression_head_module_list_1_0_1_running_mean: torch.Tensor,
        head_regression_head_module_list_1_0_1_running_var: torch.Tensor,
        head_regression_head_module_list_1_0_1_weight: torch.Tensor,
        head_regression_head_module_list_1_0_1_bias: torch.Tensor,
        head_regression_head_module_list_1_1_weight: torch.Tensor,
        head_regression_head_module_list_1_1_bias: torch.Tensor,
        head_regression_head_module_list_2_0_0_weight: torch.Tensor,
        head_regression_head_module_list_2_0_1_running_mean: torch.Tensor,
        head_regression_head_module_list_2_0_1_running_var: torch.Tensor,
        head_regression_head_module_list_2_0_1_weight: torch.Tensor,
        head_regression_head_module_list_2_0_1_bias: torch.Tensor,
        head_regression_head_module_list_2_1_weight: torch.Tensor,
        head_regression_head_module_list_2_1_bias: torch.Tensor,
        head_regression_head_module_list_3_0_0_weight: torch.Tensor,
        head_regression_head_module_list_3_0_1_running_mean: torch.Tensor,
        head_regression_head_module_list_3_0_1_running_var: torch.Tensor,
        head_regression_head_module_list_3_0_1_weight: torch.Tensor,
        head_regression_head_module_list_3_0_1_bias: torch.Tensor,
        head_regression_head_module_list_3_1_weight: torch.Tensor,
        head_regression_head_module_list_3_1_bias: torch.Tensor,
        head_regression_head_module_list_4_0_0_weight: torch.Tensor,
        head_regression_head_module_list_4_0_1_running_mean: torch.Tensor,
        head_regression_head_module_list_4_0_1_running_var: torch.Tensor,
        head_regression_head_module_list_4_0_1_weight: torch.Tensor,
        head_regression_head_module_list_4_0_1_bias: torch.Tensor,
        head_regression_head_module_list_4_1_weight: torch.Tensor,
        head_regression_head_module_list_4_1_bias: torch.Tensor,
        head_regression_head_module_list_5_0_0_weight: torch.Tensor,
        head_regression_head_module_list_5_0_1_running_mean: torch.Tensor,
        head_regression_head_module_list_5_0_1_running_var: torch.Tensor,
        head_regression_head_module_list_5_0_1_weight: torch.Tensor,
        head_regression_head_module_list_5_0_1_bias: torch.Tensor,
        head_regression_head_module_list_5_1_weight: torch.Tensor,
        head_regression_head_module_list_5_1_bias: torch.Tensor,
        head_classification_head_module_list_0_0_0_weight: torch.Tensor,
        head_classification_head_module_list_0_0_1_running_mean: torch.Tensor,
        head_classification_head_module_list_0_0_1_running_var: torch.Tensor,
        head_classification_head_module_list_0_0_1_weight: torch.Tensor,
        head_classification_head_module_list_0_0_1_bias: torch.Tensor,
        head_classification_head_module_list_0_1_weight: torch.Tensor,
        head_classification_head_module_list_0_1_bias: torch.Tensor,
        head_classification_head_module_list_1_0_0_weight: torch.Tensor,
        head_classification_head_module_list_1_0_1_running_mean: torch.Tensor,
        head_classification_head_module_list_1_0_1_running_var: torch.Tensor,
        head_classification_head_module_list_1_0_1_weight: torch.Tensor,
        head_classification_head_module_list_1_0_1_bias: torch.Tensor,
        head_classification_head_module_list_1_1_weight: torch.Tensor,
        head_classification_head_module_list_1_1_bias: torch.Tensor,
        head_classification_head_module_list_2_0_0_weight: torch.Tensor,
        head_classification_head_module_list_2_0_1_running_mean: torch.Tensor,
        head_classification_head_module_list_2_0_1_running_var: torch.Tensor,
        head_classification_head_module_list_2_0_1_weight: torch.Tensor,
        head_classification_head_module_list_2_0_1_bias: torch.Tensor,
        head_classification_head_module_list_2_1_weight: torch.Tensor,
        head_classification_head_module_list_2_1_bias: torch.Tensor,
        head_classification_head_module_list_3_0_0_weight: torch.Tensor,
        head_classification_head_module_list_3_0_1_running_mean: torch.Tensor,
        head_classification_head_module_list_3_0_1_running_var: torch.Tensor,
        head_classification_head_module_list_3_0_1_weight: torch.Tensor,
        head_classification_head_module_list_3_0_1_bias: torch.Tensor,
        head_classification_head_module_list_3_1_weight: torch.Tensor,
        head_classification_head_module_list_3_1_bias: torch.Tensor,
        head_classification_head_module_list_4_0_0_weight: torch.Tensor,
        head_classification_head_module_list_4_0_1_running_mean: torch.Tensor,
        head_classification_head_module_list_4_0_1_running_var: torch.Tensor,
        head_classification_head_module_list_4_0_1_weight: torch.Tensor,
        head_classification_head_module_list_4_0_1_bias: torch.Tensor,
        head_classification_head_module_list_4_1_weight: torch.Tensor,
        head_classification_head_module_list_4_1_bias: torch.Tensor,
        head_classification_head_module_list_5_0_0_weight: torch.Tensor,
        head_classification_head_module_list_5_0_1_running_mean: torch.Tensor,
        head_classification_head_module_list_5_0_1_running_var: torch.Tensor,
        head_classification_head_module_list_5_0_1_weight: torch.Tensor,
        head_classification_head_module_list_5_0_1_bias: torch.Tensor,
        head_classification_head_module_list_5_1_weight: torch.Tensor,
        head_classification_head_module_list_5_1_bias: torch.Tensor,
    ):
        input_1 = torch.conv2d(image, backbone_features_0_0_0_weight, None, (2, 2), (1, 1), (1, 1), 1)
        input_2 = torch.nn.functional.batch_norm(input_1, backbone_features_0_0_1_running_mean, backbone_features_0_0_1_running_var, backbone_features_0_0_1_weight, backbone_features_0_0_1_bias, False, 0.03, 0.001)
        del input_1
        input_3 = torch.nn.functional.hardswish(input_2, True)
        del input_2
        input_4 = torch.conv2d(input_3, backbone_features_0_1_block_0_0_weight, None, (1, 1), (1, 1), (1, 1), 16)
        input_5 = torch.nn.functional.batch_norm(input_4, backbone_features_0_1_block_0_1_running_mean, backbone_features_0_1_block_0_1_running_var, backbone_features_0_1_block_0_1_weight, backbone_features_0_1_block_0_1_bias, False, 0.03, 0.001)
        del input_4
        input_6 = torch.nn.functional.relu(input_5, inplace=True)
        del input_5
        input_7 = torch.conv2d(input_6, backbone_features_0_1_block_1_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_6
        input_8 = torch.nn.functional.batch_norm(input_7, backbone_features_0_1_block_1_1_running_mean, backbone_features_0_1_block_1_1_running_var, backbone_features_0_1_block_1_1_weight, backbone_features_0_1_block_1_1_bias, False, 0.03, 0.001)
        del input_7
        input_8 += input_3
        del input_3
        input_9 = torch.conv2d(input_8, backbone_features_0_2_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_8
        input_10 = torch.nn.functional.batch_norm(input_9, backbone_features_0_2_block_0_1_running_mean, backbone_features_0_2_block_0_1_running_var, backbone_features_0_2_block_0_1_weight, backbone_features_0_2_block_0_1_bias, False, 0.03, 0.001)
        del input_9
        input_11 = torch.nn.functional.relu(input_10, inplace=True)
        del input_10
        input_12 = torch.conv2d(input_11, backbone_features_0_2_block_1_0_weight, None, (2, 2), (1, 1), (1, 1), 64)
        del input_11
        input_13 = torch.nn.functional.batch_norm(input_12, backbone_features_0_2_block_1_1_running_mean, backbone_features_0_2_block_1_1_running_var, backbone_features_0_2_block_1_1_weight, backbone_features_0_2_block_1_1_bias, False, 0.03, 0.001)
        del input_12
        input_14 = torch.nn.functional.relu(input_13, inplace=True)
        del input_13
        input_15 = torch.conv2d(input_14, backbone_features_0_2_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_14
        input_16 = torch.nn.functional.batch_norm(input_15, backbone_features_0_2_block_2_1_running_mean, backbone_features_0_2_block_2_1_running_var, backbone_features_0_2_block_2_1_weight, backbone_features_0_2_block_2_1_bias, False, 0.03, 0.001)
        del input_15
        input_17 = torch.conv2d(input_16, backbone_features_0_3_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_18 = torch.nn.functional.batch_norm(input_17, backbone_features_0_3_block_0_1_running_mean, backbone_features_0_3_block_0_1_running_var, backbone_features_0_3_block_0_1_weight, backbone_features_0_3_block_0_1_bias, False, 0.03, 0.001)
        del input_17
        input_19 = torch.nn.functional.relu(input_18, inplace=True)
        del input_18
        input_20 = torch.conv2d(input_19, backbone_features_0_3_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 72)
        del input_19
        input_21 = torch.nn.functional.batch_norm(input_20, backbone_features_0_3_block_1_1_running_mean, backbone_features_0_3_block_1_1_running_var, backbone_features_0_3_block_1_1_weight, backbone_features_0_3_block_1_1_bias, False, 0.03, 0.001)
        del input_20
        input_22 = torch.nn.functional.relu(input_21, inplace=True)
        del input_21
        input_23 = torch.conv2d(input_22, backbone_features_0_3_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_22
        input_24 = torch.nn.functional.batch_norm(input_23, backbone_features_0_3_block_2_1_running_mean, backbone_features_0_3_block_2_1_running_var, backbone_features_0_3_block_2_1_weight, backbone_features_0_3_block_2_1_bias, False, 0.03, 0.001)
        del input_23
        input_24 += input_16
        del input_16
        input_25 = torch.conv2d(input_24, backbone_features_0_4_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_24
        input_26 = torch.nn.functional.batch_norm(input_25, backbone_features_0_4_block_0_1_running_mean, backbone_features_0_4_block_0_1_running_var, backbone_features_0_4_block_0_1_weight, backbone_features_0_4_block_0_1_bias, False, 0.03, 0.001)
        del input_25
        input_27 = torch.nn.functional.relu(input_26, inplace=True)
        del input_26
        input_28 = torch.conv2d(input_27, backbone_features_0_4_block_1_0_weight, None, (2, 2), (2, 2), (1, 1), 72)
        del input_27
        input_29 = torch.nn.functional.batch_norm(input_28, backbone_features_0_4_block_1_1_running_mean, backbone_features_0_4_block_1_1_running_var, backbone_features_0_4_block_1_1_weight, backbone_features_0_4_block_1_1_bias, False, 0.03, 0.001)
        del input_28
        input_30 = torch.nn.functional.relu(input_29, inplace=True)
        del input_29
        scale = torch.nn.functional.adaptive_avg_pool2d(input_30, 1)
        scale_1 = torch.conv2d(scale, backbone_features_0_4_block_2_fc1_weight, backbone_features_0_4_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale
        scale_2 = torch.nn.functional.relu(scale_1, inplace=False)
        del scale_1
        scale_3 = torch.conv2d(scale_2, backbone_features_0_4_block_2_fc2_weight, backbone_features_0_4_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_2
        scale_4 = torch.nn.functional.hardsigmoid(scale_3, False)
        del scale_3
        input_31 = scale_4 * input_30
        del input_30, scale_4
        input_32 = torch.conv2d(input_31, backbone_features_0_4_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_31
        input_33 = torch.nn.functional.batch_norm(input_32, backbone_features_0_4_block_3_1_running_mean, backbone_features_0_4_block_3_1_running_var, backbone_features_0_4_block_3_1_weight, backbone_features_0_4_block_3_1_bias, False, 0.03, 0.001)
        del input_32
        input_34 = torch.conv2d(input_33, backbone_features_0_5_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_35 = torch.nn.functional.batch_norm(input_34, backbone_features_0_5_block_0_1_running_mean, backbone_features_0_5_block_0_1_running_var, backbone_features_0_5_block_0_1_weight, backbone_features_0_5_block_0_1_bias, False, 0.03, 0.001)
        del input_34
        input_36 = torch.nn.functional.relu(input_35, inplace=True)
        del input_35
        input_37 = torch.conv2d(input_36, backbone_features_0_5_block_1_0_weight, None, (1, 1), (2, 2), (1, 1), 120)
        del input_36
        input_38 = torch.nn.functional.batch_norm(input_37, backbone_features_0_5_block_1_1_running_mean, backbone_features_0_5_block_1_1_running_var, backbone_features_0_5_block_1_1_weight, backbone_features_0_5_block_1_1_bias, False, 0.03, 0.001)
        del input_37
        input_39 = torch.nn.functional.relu(input_38, inplace=True)
        del input_38
        scale_5 = torch.nn.functional.adaptive_avg_pool2d(input_39, 1)
        scale_6 = torch.conv2d(scale_5, backbone_features_0_5_block_2_fc1_weight, backbone_features_0_5_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_5
        scale_7 = torch.nn.functional.relu(scale_6, inplace=False)
        del scale_6
        scale_8 = torch.conv2d(scale_7, backbone_features_0_5_block_2_fc2_weight, backbone_features_0_5_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_7
        scale_9 = torch.nn.functional.hardsigmoid(scale_8, False)
        del scale_8
        input_40 = scale_9 * input_39
        del input_39, scale_9
        input_41 = torch.conv2d(input_40, backbone_features_0_5_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_40
        input_42 = torch.nn.functional.batch_norm(input_41, backbone_features_0_5_block_3_1_running_mean, backbone_features_0_5_block_3_1_running_var, backbone_features_0_5_block_3_1_weight, backbone_features_0_5_block_3_1_bias, False, 0.03, 0.001)
        del input_41
        input_42 += input_33
        del input_33
        input_43 = torch.conv2d(input_42, backbone_features_0_6_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_44 = torch.nn.functional.batch_norm(input_43, backbone_features_0_6_block_0_1_running_mean, backbone_features_0_6_block_0_1_running_var, backbone_features_0_6_block_0_1_weight, backbone_features_0_6_block_0_1_bias, False, 0.03, 0.001)
        del input_43
        input_45 = torch.nn.functional.relu(input_44, inplace=True)
        del input_44
        input_46 = torch.conv2d(input_45, backbone_features_0_6_block_1_0_weight, None, (1, 1), (2, 2), (1, 1), 120)
        del input_45
        input_47 = torch.nn.functional.batch_norm(input_46, backbone_features_0_6_block_1_1_running_mean, backbone_features_0_6_block_1_1_running_var, backbone_features_0_6_block_1_1_weight, backbone_features_0_6_block_1_1_bias, False, 0.03, 0.001)
        del input_46
        input_48 = torch.nn.functional.relu(input_47, inplace=True)
        del input_47
        scale_10 = torch.nn.functional.adaptive_avg_pool2d(input_48, 1)
        scale_11 = torch.conv2d(scale_10, backbone_features_0_6_block_2_fc1_weight, backbone_features_0_6_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_10
        scale_12 = torch.nn.functional.relu(scale_11, inplace=False)
        del scale_11
        scale_13 = torch.conv2d(scale_12, backbone_features_0_6_block_2_fc2_weight, backbone_features_0_6_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_12
        scale_14 = torch.nn.functional.hardsigmoid(scale_13, False)
        del scale_13
        input_49 = scale_14 * input_48
        del input_48, scale_14
        input_50 = torch.conv2d(input_49, backbone_features_0_6_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_49
        input_51 = torch.nn.functional.batch_norm(input_50, backbone_features_0_6_block_3_1_running_mean, backbone_features_0_6_block_3_1_running_var, backbone_features_0_6_block_3_1_weight, backbone_features_0_6_block_3_1_bias, False, 0.03, 0.001)
        del input_50
        input_51 += input_42
        del input_42
        input_52 = torch.conv2d(input_51, backbone_features_0_7_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_51
        input_53 = torch.nn.functional.batch_norm(input_52, backbone_features_0_7_block_0_1_running_mean, backbone_features_0_7_block_0_1_running_var, backbone_features_0_7_block_0_1_weight, backbone_features_0_7_block_0_1_bias, False, 0.03, 0.001)
        del input_52
        input_54 = torch.nn.functional.hardswish(input_53, True)
        del input_53
        input_55 = torch.conv2d(input_54, backbone_features_0_7_block_1_0_weight, None, (2, 2), (1, 1), (1, 1), 240)
        del input_54
        input_56 = torch.nn.functional.batch_norm(input_55, backbone_features_0_7_block_1_1_running_mean, backbone_features_0_7_block_1_1_running_var, backbone_features_0_7_block_1_1_weight, backbone_features_0_7_block_1_1_bias, False, 0.03, 0.001)
        del input_55
        input_57 = torch.nn.functional.hardswish(input_56, True)
        del input_56
        input_58 = torch.conv2d(input_57, backbone_features_0_7_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_57
        input_59 = torch.nn.functional.batch_norm(input_58, backbone_features_0_7_block_2_1_running_mean, backbone_features_0_7_block_2_1_running_var, backbone_features_0_7_block_2_1_weight, backbone_features_0_7_block_2_1_bias, False, 0.03, 0.001)
        del input_58
        input_60 = torch.conv2d(input_59, backbone_features_0_8_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_61 = torch.nn.functional.batch_norm(input_60, backbone_features_0_8_block_0_1_running_mean, backbone_features_0_8_block_0_1_running_var, backbone_features_0_8_block_0_1_weight, backbone_features_0_8_block_0_1_bias, False, 0.03, 0.001)
        del input_60
        input_62 = torch.nn.functional.hardswish(input_61, True)
        del input_61
        input_63 = torch.conv2d(input_62, backbone_features_0_8_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 200)
        del input_62
        input_64 = torch.nn.functional.batch_norm(input_63, backbone_features_0_8_block_1_1_running_mean, backbone_features_0_8_block_1_1_running_var, backbone_features_0_8_block_1_1_weight, backbone_features_0_8_block_1_1_bias, False, 0.03, 0.001)
        del input_63
        input_65 = torch.nn.functional.hardswish(input_64, True)
        del input_64
        input_66 = torch.conv2d(input_65, backbone_features_0_8_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_65
        input_67 = torch.nn.functional.batch_norm(input_66, backbone_features_0_8_block_2_1_running_mean, backbone_features_0_8_block_2_1_running_var, backbone_features_0_8_block_2_1_weight, backbone_features_0_8_block_2_1_bias, False, 0.03, 0.001)
        del input_66
        input_67 += input_59
        del input_59
        input_68 = torch.conv2d(input_67, backbone_features_0_9_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_69 = torch.nn.functional.batch_norm(input_68, backbone_features_0_9_block_0_1_running_mean, backbone_features_0_9_block_0_1_running_var, backbone_features_0_9_block_0_1_weight, backbone_features_0_9_block_0_1_bias, False, 0.03, 0.001)
        del input_68
        input_70 = torch.nn.functional.hardswish(input_69, True)
        del input_69
        input_71 = torch.conv2d(input_70, backbone_features_0_9_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 184)
        del input_70
        input_72 = torch.nn.functional.batch_norm(input_71, backbone_features_0_9_block_1_1_running_mean, backbone_features_0_9_block_1_1_running_var, backbone_features_0_9_block_1_1_weight, backbone_features_0_9_block_1_1_bias, False, 0.03, 0.001)
        del input_71
        input_73 = torch.nn.functional.hardswish(input_72, True)
        del input_72
        input_74 = torch.conv2d(input_73, backbone_features_0_9_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_73
        input_75 = torch.nn.functional.batch_norm(input_74, backbone_features_0_9_block_2_1_running_mean, backbone_features_0_9_block_2_1_running_var, backbone_features_0_9_block_2_1_weight, backbone_features_0_9_block_2_1_bias, False, 0.03, 0.001)
        del input_74
        input_75 += input_67
        del input_67
        input_76 = torch.conv2d(input_75, backbone_features_0_10_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_77 = torch.nn.functional.batch_norm(input_76, backbone_features_0_10_block_0_1_running_mean, backbone_features_0_10_block_0_1_running_var, backbone_features_0_10_block_0_1_weight, backbone_features_0_10_block_0_1_bias, False, 0.03, 0.001)
        del input_76
        input_78 = torch.nn.functional.hardswish(input_77, True)
        del input_77
        input_79 = torch.conv2d(input_78, backbone_features_0_10_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 184)
        del input_78
        input_80 = torch.nn.functional.batch_norm(input_79, backbone_features_0_10_block_1_1_running_mean, backbone_features_0_10_block_1_1_running_var, backbone_features_0_10_block_1_1_weight, backbone_features_0_10_block_1_1_bias, False, 0.03, 0.001)
        del input_79
        input_81 = torch.nn.functional.hardswish(input_80, True)
        del input_80
        input_82 = torch.conv2d(input_81, backbone_features_0_10_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_81
        input_83 = torch.nn.functional.batch_norm(input_82, backbone_features_0_10_block_2_1_running_mean, backbone_features_0_10_block_2_1_running_var, backbone_features_0_10_block_2_1_weight, backbone_features_0_10_block_2_1_bias, False, 0.03, 0.001)
        del input_82
        input_83 += input_75
        del input_75
        input_84 = torch.conv2d(input_83, backbone_features_0_11_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_83
        input_85 = torch.nn.functional.batch_norm(input_84, backbone_features_0_11_block_0_1_running_mean, backbone_features_0_11_block_0_1_running_var, backbone_features_0_11_block_0_1_weight, backbone_features_0_11_block_0_1_bias, False, 0.03, 0.001)
        del input_84
        input_86 = torch.nn.functional.hardswish(input_85, True)
        del input_85
        input_87 = torch.conv2d(input_86, backbone_features_0_11_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 480)
        del input_86
        input_88 = torch.nn.functional.batch_norm(input_87, backbone_features_0_11_block_1_1_running_mean, backbone_features_0_11_block_1_1_running_var, backbone_features_0_11_block_1_1_weight, backbone_features_0_11_block_1_1_bias, False, 0.03, 0.001)
        del input_87
        input_89 = torch.nn.functional.hardswish(input_88, True)
        del input_88
        scale_15 = torch.nn.functional.adaptive_avg_pool2d(input_89, 1)
        scale_16 = torch.conv2d(scale_15, backbone_features_0_11_block_2_fc1_weight, backbone_features_0_11_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_15
        scale_17 = torch.nn.functional.relu(scale_16, inplace=False)
        del scale_16
        scale_18 = torch.conv2d(scale_17, backbone_features_0_11_block_2_fc2_weight, backbone_features_0_11_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_17
        scale_19 = torch.nn.functional.hardsigmoid(scale_18, False)
        del scale_18
        input_90 = scale_19 * input_89
        del input_89, scale_19
        input_91 = torch.conv2d(input_90, backbone_features_0_11_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_90
        input_92 = torch.nn.functional.batch_norm(input_91, backbone_features_0_11_block_3_1_running_mean, backbone_features_0_11_block_3_1_running_var, backbone_features_0_11_block_3_1_weight, backbone_features_0_11_block_3_1_bias, False, 0.03, 0.001)
        del input_91
        input_93 = torch.conv2d(input_92, backbone_features_0_12_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_94 = torch.nn.functional.batch_norm(input_93, backbone_features_0_12_block_0_1_running_mean, backbone_features_0_12_block_0_1_running_var, backbone_features_0_12_block_0_1_weight, backbone_features_0_12_block_0_1_bias, False, 0.03, 0.001)
        del input_93
        input_95 = torch.nn.functional.hardswish(input_94, True)
        del input_94
        input_96 = torch.conv2d(input_95, backbone_features_0_12_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 672)
        del input_95
        input_97 = torch.nn.functional.batch_norm(input_96, backbone_features_0_12_block_1_1_running_mean, backbone_features_0_12_block_1_1_running_var, backbone_features_0_12_block_1_1_weight, backbone_features_0_12_block_1_1_bias, False, 0.03, 0.001)
        del input_96
        input_98 = torch.nn.functional.hardswish(input_97, True)
        del input_97
        scale_20 = torch.nn.functional.adaptive_avg_pool2d(input_98, 1)
        scale_21 = torch.conv2d(scale_20, backbone_features_0_12_block_2_fc1_weight, backbone_features_0_12_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_20
        scale_22 = torch.nn.functional.relu(scale_21, inplace=False)
        del scale_21
        scale_23 = torch.conv2d(scale_22, backbone_features_0_12_block_2_fc2_weight, backbone_features_0_12_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_22
        scale_24 = torch.nn.functional.hardsigmoid(scale_23, False)
        del scale_23
        input_99 = scale_24 * input_98
        del input_98, scale_24
        input_100 = torch.conv2d(input_99, backbone_features_0_12_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_99
        input_101 = torch.nn.functional.batch_norm(input_100, backbone_features_0_12_block_3_1_running_mean, backbone_features_0_12_block_3_1_running_var, backbone_features_0_12_block_3_1_weight, backbone_features_0_12_block_3_1_bias, False, 0.03, 0.001)
        del input_100
        input_101 += input_92
        del input_92
        input_102 = torch.conv2d(input_101, backbone_features_0_13_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_101
        input_103 = torch.nn.functional.batch_norm(input_102, backbone_features_0_13_1_running_mean, backbone_features_0_13_1_running_var, backbone_features_0_13_1_weight, backbone_features_0_13_1_bias, False, 0.03, 0.001)
        del input_102
        input_104 = torch.nn.functional.hardswish(input_103, True)
        del input_103
        input_105 = torch.conv2d(input_104, backbone_features_1_0_1_0_weight, None, (2, 2), (2, 2), (1, 1), 672)
        input_106 = torch.nn.functional.batch_norm(input_105, backbone_features_1_0_1_1_running_mean, backbone_features_1_0_1_1_running_var, backbone_features_1_0_1_1_weight, backbone_features_1_0_1_1_bias, False, 0.03, 0.001)
        del input_105
        input_107 = torch.nn.functional.hardswish(input_106, True)
        del input_106
        scale_25 = torch.nn.functional.adaptive_avg_pool2d(input_107, 1)
        scale_26 = torch.conv2d(scale_25, backbone_features_1_0_2_fc1_weight, backbone_features_1_0_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_25
        scale_27 = torch.nn.functional.relu(scale_26, inplace=False)
        del scale_26
        scale_28 = torch.conv2d(scale_27, backbone_features_1_0_2_fc2_weight, backbone_features_1_0_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_27
        scale_29 = torch.nn.functional.hardsigmoid(scale_28, False)
        del scale_28
        input_108 = scale_29 * input_107
        del input_107, scale_29
        input_109 = torch.conv2d(input_108, backbone_features_1_0_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_108
        input_110 = torch.nn.functional.batch_norm(input_109, backbone_features_1_0_3_1_running_mean, backbone_features_1_0_3_1_running_var, backbone_features_1_0_3_1_weight, backbone_features_1_0_3_1_bias, False, 0.03, 0.001)
        del input_109
        input_111 = torch.conv2d(input_110, backbone_features_1_1_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_112 = torch.nn.functional.batch_norm(input_111, backbone_features_1_1_block_0_1_running_mean, backbone_features_1_1_block_0_1_running_var, backbone_features_1_1_block_0_1_weight, backbone_features_1_1_block_0_1_bias, False, 0.03, 0.001)
        del input_111
        input_113 = torch.nn.functional.hardswish(input_112, True)
        del input_112
        input_114 = torch.conv2d(input_113, backbone_features_1_1_block_1_0_weight, None, (1, 1), (2, 2), (1, 1), 480)
        del input_113
        input_115 = torch.nn.functional.batch_norm(input_114, backbone_features_1_1_block_1_1_running_mean, backbone_features_1_1_block_1_1_running_var, backbone_features_1_1_block_1_1_weight, backbone_features_1_1_block_1_1_bias, False, 0.03, 0.001)
        del input_114
        input_116 = torch.nn.functional.hardswish(input_115, True)
        del input_115
        scale_30 = torch.nn.functional.adaptive_avg_pool2d(input_116, 1)
        scale_31 = torch.conv2d(scale_30, backbone_features_1_1_block_2_fc1_weight, backbone_features_1_1_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_30
        scale_32 = torch.nn.functional.relu(scale_31, inplace=False)
        del scale_31
        scale_33 = torch.conv2d(scale_32, backbone_features_1_1_block_2_fc2_weight, backbone_features_1_1_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_32
        scale_34 = torch.nn.functional.hardsigmoid(scale_33, False)
        del scale_33
        input_117 = scale_34 * input_116
        del input_116, scale_34
        input_118 = torch.conv2d(input_117, backbone_features_1_1_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_117
        input_119 = torch.nn.functional.batch_norm(input_118, backbone_features_1_1_block_3_1_running_mean, backbone_features_1_1_block_3_1_running_var, backbone_features_1_1_block_3_1_weight, backbone_features_1_1_block_3_1_bias, False, 0.03, 0.001)
        del input_118
        input_119 += input_110
        del input_110
        input_120 = torch.conv2d(input_119, backbone_features_1_2_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_121 = torch.nn.functional.batch_norm(input_120, backbone_features_1_2_block_0_1_running_mean, backbone_features_1_2_block_0_1_running_var, backbone_features_1_2_block_0_1_weight, backbone_features_1_2_block_0_1_bias, False, 0.03, 0.001)
        del input_120
        input_122 = torch.nn.functional.hardswish(input_121, True)
        del input_121
        input_123 = torch.conv2d(input_122, backbone_features_1_2_block_1_0_weight, None, (1, 1), (2, 2), (1, 1), 480)
        del input_122
        input_124 = torch.nn.functional.batch_norm(input_123, backbone_features_1_2_block_1_1_running_mean, backbone_features_1_2_block_1_1_running_var, backbone_features_1_2_block_1_1_weight, backbone_features_1_2_block_1_1_bias, False, 0.03, 0.001)
        del input_123
        input_125 = torch.nn.functional.hardswish(input_124, True)
        del input_124
        scale_35 = torch.nn.functional.adaptive_avg_pool2d(input_125, 1)
        scale_36 = torch.conv2d(scale_35, backbone_features_1_2_block_2_fc1_weight, backbone_features_1_2_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_35
        scale_37 = torch.nn.functional.relu(scale_36, inplace=False)
        del scale_36
        scale_38 = torch.conv2d(scale_37, backbone_features_1_2_block_2_fc2_weight, backbone_features_1_2_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_37
        scale_39 = torch.nn.functional.hardsigmoid(scale_38, False)
        del scale_38
        input_126 = scale_39 * input_125
        del input_125, scale_39
        input_127 = torch.conv2d(input_126, backbone_features_1_2_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_126
        input_128 = torch.nn.functional.batch_norm(input_127, backbone_features_1_2_block_3_1_running_mean, backbone_features_1_2_block_3_1_running_var, backbone_features_1_2_block_3_1_weight, backbone_features_1_2_block_3_1_bias, False, 0.03, 0.001)
        del input_127
        input_128 += input_119
        del input_119
        input_129 = torch.conv2d(input_128, backbone_features_1_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_128
        input_130 = torch.nn.functional.batch_norm(input_129, backbone_features_1_3_1_running_mean, backbone_features_1_3_1_running_var, backbone_features_1_3_1_weight, backbone_features_1_3_1_bias, False, 0.03, 0.001)
        del input_129
        input_131 = torch.nn.functional.hardswish(input_130, True)
        del input_130
        input_132 = torch.conv2d(input_131, backbone_extra_0_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_133 = torch.nn.functional.batch_norm(input_132, backbone_extra_0_0_1_running_mean, backbone_extra_0_0_1_running_var, backbone_extra_0_0_1_weight, backbone_extra_0_0_1_bias, False, 0.03, 0.001)
        del input_132
        input_134 = torch.nn.functional.hardtanh(input_133, 0.0, 6.0, True)
        del input_133
        input_135 = torch.conv2d(input_134, backbone_extra_0_1_0_weight, None, (2, 2), (1, 1), (1, 1), 256)
        del input_134
        input_136 = torch.nn.functional.batch_norm(input_135, backbone_extra_0_1_1_running_mean, backbone_extra_0_1_1_running_var, backbone_extra_0_1_1_weight, backbone_extra_0_1_1_bias, False, 0.03, 0.001)
        del input_135
        input_137 = torch.nn.functional.hardtanh(input_136, 0.0, 6.0, True)
        del input_136
        input_138 = torch.conv2d(input_137, backbone_extra_0_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_137
        input_139 = torch.nn.functional.batch_norm(input_138, backbone_extra_0_2_1_running_mean, backbone_extra_0_2_1_running_var, backbone_extra_0_2_1_weight, backbone_extra_0_2_1_bias, False, 0.03, 0.001)
        del input_138
        input_140 = torch.nn.functional.hardtanh(input_139, 0.0, 6.0, True)
        del input_139
        input_141 = torch.conv2d(input_140, backbone_extra_1_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_142 = torch.nn.functional.batch_norm(input_141, backbone_extra_1_0_1_running_mean, backbone_extra_1_0_1_running_var, backbone_extra_1_0_1_weight, backbone_extra_1_0_1_bias, False, 0.03, 0.001)
        del input_141
        input_143 = torch.nn.functional.hardtanh(input_142, 0.0, 6.0, True)
        del input_142
        input_144 = torch.conv2d(input_143, backbone_extra_1_1_0_weight, None, (2, 2), (1, 1), (1, 1), 128)
        del input_143
        input_145 = torch.nn.functional.batch_norm(input_144, backbone_extra_1_1_1_running_mean, backbone_extra_1_1_1_running_var, backbone_extra_1_1_1_weight, backbone_extra_1_1_1_bias, False, 0.03, 0.001)
        del input_144
        input_146 = torch.nn.functional.hardtanh(input_145, 0.0, 6.0, True)
        del input_145
        input_147 = torch.conv2d(input_146, backbone_extra_1_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_146
        input_148 = torch.nn.functional.batch_norm(input_147, backbone_extra_1_2_1_running_mean, backbone_extra_1_2_1_running_var, backbone_extra_1_2_1_weight, backbone_extra_1_2_1_bias, False, 0.03, 0.001)
        del input_147
        input_149 = torch.nn.functional.hardtanh(input_148, 0.0, 6.0, True)
        del input_148
        input_150 = torch.conv2d(input_149, backbone_extra_2_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_151 = torch.nn.functional.batch_norm(input_150, backbone_extra_2_0_1_running_mean, backbone_extra_2_0_1_running_var, backbone_extra_2_0_1_weight, backbone_extra_2_0_1_bias, False, 0.03, 0.001)
        del input_150
        input_152 = torch.nn.functional.hardtanh(input_151, 0.0, 6.0, True)
        del input_151
        input_153 = torch.conv2d(input_152, backbone_extra_2_1_0_weight, None, (2, 2), (1, 1), (1, 1), 128)
        del input_152
        input_154 = torch.nn.functional.batch_norm(input_153, backbone_extra_2_1_1_running_mean, backbone_extra_2_1_1_running_var, backbone_extra_2_1_1_weight, backbone_extra_2_1_1_bias, False, 0.03, 0.001)
        del input_153
        input_155 = torch.nn.functional.hardtanh(input_154, 0.0, 6.0, True)
        del input_154
        input_156 = torch.conv2d(input_155, backbone_extra_2_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_155
        input_157 = torch.nn.functional.batch_norm(input_156, backbone_extra_2_2_1_running_mean, backbone_extra_2_2_1_running_var, backbone_extra_2_2_1_weight, backbone_extra_2_2_1_bias, False, 0.03, 0.001)
        del input_156
        input_158 = torch.nn.functional.hardtanh(input_157, 0.0, 6.0, True)
        del input_157
        input_159 = torch.conv2d(input_158, backbone_extra_3_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_160 = torch.nn.functional.batch_norm(input_159, backbone_extra_3_0_1_running_mean, backbone_extra_3_0_1_running_var, backbone_extra_3_0_1_weight, backbone_extra_3_0_1_bias, False, 0.03, 0.001)
        del input_159
        input_161 = torch.nn.functional.hardtanh(input_160, 0.0, 6.0, True)
        del input_160
        input_162 = torch.conv2d(input_161, backbone_extra_3_1_0_weight, None, (2, 2), (1, 1), (1, 1), 64)
        del input_161
        input_163 = torch.nn.functional.batch_norm(input_162, backbone_extra_3_1_1_running_mean, backbone_extra_3_1_1_running_var, backbone_extra_3_1_1_weight, backbone_extra_3_1_1_bias, False, 0.03, 0.001)
        del input_162
        input_164 = torch.nn.functional.hardtanh(input_163, 0.0, 6.0, True)
        del input_163
        input_165 = torch.conv2d(input_164, backbone_extra_3_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_164
        input_166 = torch.nn.functional.batch_norm(input_165, backbone_extra_3_2_1_running_mean, backbone_extra_3_2_1_running_var, backbone_extra_3_2_1_weight, backbone_extra_3_2_1_bias, False, 0.03, 0.001)
        del input_165
        input_167 = torch.nn.functional.hardtanh(input_166, 0.0, 6.0, True)
        del input_166
        input_168 = torch.conv2d(input_104, head_regression_head_module_list_0_0_0_weight, None, (1, 1), (1, 1), (1, 1), 672)
        input_169 = torch.nn.functional.batch_norm(input_168, head_regression_head_module_list_0_0_1_running_mean, head_regression_head_module_list_0_0_1_running_var, head_regression_head_module_list_0_0_1_weight, head_regression_head_module_list_0_0_1_bias, False, 0.03, 0.001)
        del input_168
        input_170 = torch.nn.functional.hardtanh(input_169, 0.0, 6.0, True)
        del input_169
        input_171 = torch.conv2d(input_170, head_regression_head_module_list_0_1_weight, head_regression_head_module_list_0_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_170
        results = input_171.view(1, -1, 4, 20, 20)
        del input_171
        results_1 = results.permute(0, 3, 4, 1, 2)
        del results
        results_2 = results_1.reshape(1, -1, 4)
        del results_1
        input_172 = torch.conv2d(input_131, head_regression_head_module_list_1_0_0_weight, None, (1, 1), (1, 1), (1, 1), 480)
        input_173 = torch.nn.functional.batch_norm(input_172, head_regression_head_module_list_1_0_1_running_mean, head_regression_head_module_list_1_0_1_running_var, head_regression_head_module_list_1_0_1_weight, head_regression_head_module_list_1_0_1_bias, False, 0.03, 0.001)
        del input_172
        input_174 = torch.nn.functional.hardtanh(input_173, 0.0, 6.0, True)
        del input_173
        input_175 = torch.conv2d(input_174, head_regression_head_module_list_1_1_weight, head_regression_head_module_list_1_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_174
        results_3 = input_175.view(1, -1, 4, 10, 10)
        del input_175
        results_4 = results_3.permute(0, 3, 4, 1, 2)
        del results_3
        results_5 = results_4.reshape(1, -1, 4)
        del results_4
        input_176 = torch.conv2d(input_140, head_regression_head_module_list_2_0_0_weight, None, (1, 1), (1, 1), (1, 1), 512)
        input_177 = torch.nn.functional.batch_norm(input_176, head_regression_head_module_list_2_0_1_running_mean, head_regression_head_module_list_2_0_1_running_var, head_regression_head_module_list_2_0_1_weight, head_regression_head_module_list_2_0_1_bias, False, 0.03, 0.001)
        del input_176
        input_178 = torch.nn.functional.hardtanh(input_177, 0.0, 6.0, True)
        del input_177
        input_179 = torch.conv2d(input_178, head_regression_head_module_list_2_1_weight, head_regression_head_module_list_2_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_178
        results_6 = input_179.view(1, -1, 4, 5, 5)
        del input_179
        results_7 = results_6.permute(0, 3, 4, 1, 2)
        del results_6
        results_8 = results_7.reshape(1, -1, 4)
        del results_7
        input_180 = torch.conv2d(input_149, head_regression_head_module_list_3_0_0_weight, None, (1, 1), (1, 1), (1, 1), 256)
        input_181 = torch.nn.functional.batch_norm(input_180, head_regression_head_module_list_3_0_1_running_mean, head_regression_head_module_list_3_0_1_running_var, head_regression_head_module_list_3_0_1_weight, head_regression_head_module_list_3_0_1_bias, False, 0.03, 0.001)
        del input_180
        input_182 = torch.nn.functional.hardtanh(input_181, 0.0, 6.0, True)
        del input_181
        input_183 = torch.conv2d(input_182, head_regression_head_module_list_3_1_weight, head_regression_head_module_list_3_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_182
        results_9 = input_183.view(1, -1, 4, 3, 3)
        del input_183
        results_10 = results_9.permute(0, 3, 4, 1, 2)
        del results_9
        results_11 = results_10.reshape(1, -1, 4)
        del results_10
        input_184 = torch.conv2d(input_158, head_regression_head_module_list_4_0_0_weight, None, (1, 1), (1, 1), (1, 1), 256)
        input_185 = torch.nn.functional.batch_norm(input_184, head_regression_head_module_list_4_0_1_running_mean, head_regression_head_module_list_4_0_1_running_var, head_regression_head_module_list_4_0_1_weight, head_regression_head_module_list_4_0_1_bias, False, 0.03, 0.001)
        del input_184
        input_186 = torch.nn.functional.hardtanh(input_185, 0.0, 6.0, True)
        del input_185
        input_187 = torch.conv2d(input_186, head_regression_head_module_list_4_1_weight, head_regression_head_module_list_4_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_186
        results_12 = input_187.view(1, -1, 4, 2, 2)
        del input_187
        results_13 = results_12.permute(0, 3, 4, 1, 2)
        del results_12
        results_14 = results_13.reshape(1, -1, 4)
        del results_13
        input_188 = torch.conv2d(input_167, head_regression_head_module_list_5_0_0_weight, None, (1, 1), (1, 1), (1, 1), 128)
        input_189 = torch.nn.functional.batch_norm(input_188, head_regression_head_module_list_5_0_1_running_mean, head_regression_head_module_list_5_0_1_running_var, head_regression_head_module_list_5_0_1_weight, head_regression_head_module_list_5_0_1_bias, False, 0.03, 0.001)
        del input_188
        input_190 = torch.nn.functional.hardtanh(input_189, 0.0, 6.0, True)
        del input_189
        input_191 = torch.conv2d(input_190, head_regression_head_module_list_5_1_weight, head_regression_head_module_list_5_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_190
        results_15 = input_191.view(1, -1, 4, 1, 1)
        del input_191
        results_16 = results_15.permute(0, 3, 4, 1, 2)
        del results_15
        results_17 = results_16.reshape(1, -1, 4)
        del results_16
        cat = torch.cat([results_2, results_5, results_8, results_11, results_14, results_17], dim=1)
        del results_2, results_5, results_8, results_11, results_14, results_17
        input_192 = torch.conv2d(input_104, head_classification_head_module_list_0_0_0_weight, None, (1, 1), (1, 1), (1, 1), 672)
        del input_104
        input_193 = torch.nn.functional.batch_norm(input_192, head_classification_head_module_list_0_0_1_running_mean, head_classification_head_module_list_0_0_1_running_var, head_classification_head_module_list_0_0_1_weight, head_classification_head_module_list_0_0_1_bias, False, 0.03, 0.001)
        del input_192
        input_194 = torch.nn.functional.hardtanh(input_193, 0.0, 6.0, True)
        del input_193
        input_195 = torch.conv2d(input_194, head_classification_head_module_list_0_1_weight, head_classification_head_module_list_0_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_194
        results_18 = input_195.view(1, -1, 91, 20, 20)
        del input_195
        results_19 = results_18.permute(0, 3, 4, 1, 2)
        del results_18
        results_20 = results_19.reshape(1, -1, 91)
        del results_19
        input_196 = torch.conv2d(input_131, head_classification_head_module_list_1_0_0_weight, None, (1, 1), (1, 1), (1, 1), 480)
        del input_131
        input_197 = torch.nn.functional.batch_norm(input_196, head_classification_head_module_list_1_0_1_running_mean, head_classification_head_module_list_1_0_1_running_var, head_classification_head_module_list_1_0_1_weight, head_classification_head_module_list_1_0_1_bias, False, 0.03, 0.001)
        del input_196
        input_198 = torch.nn.functional.hardtanh(input_197, 0.0, 6.0, True)
        del input_197
        input_199 = torch.conv2d(input_198, head_classification_head_module_list_1_1_weight, head_classification_head_module_list_1_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_198
        results_21 = input_199.view(1, -1, 91, 10, 10)
        del input_199
        results_22 = results_21.permute(0, 3, 4, 1, 2)
        del results_21
        results_23 = results_22.reshape(1, -1, 91)
        del results_22
        input_200 = torch.conv2d(input_140, head_classification_head_module_list_2_0_0_weight, None, (1, 1), (1, 1), (1, 1), 512)
        del input_140
        input_201 = torch.nn.functional.batch_norm(input_200, head_classification_head_module_list_2_0_1_running_mean, head_classification_head_module_list_2_0_1_running_var, head_classification_head_module_list_2_0_1_weight, head_classification_head_module_list_2_0_1_bias, False, 0.03, 0.001)
        del input_200
        input_202 = torch.nn.functional.hardtanh(input_201, 0.0, 6.0, True)
        del input_201
        input_203 = torch.conv2d(input_202, head_classification_head_module_list_2_1_weight, head_classification_head_module_list_2_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_202
        results_24 = input_203.view(1, -1, 91, 5, 5)
        del input_203
        results_25 = results_24.permute(0, 3, 4, 1, 2)
        del results_24
        results_26 = results_25.reshape(1, -1, 91)
        del results_25
        input_204 = torch.conv2d(input_149, head_classification_head_module_list_3_0_0_weight, None, (1, 1), (1, 1), (1, 1), 256)
        del input_149
        input_205 = torch.nn.functional.batch_norm(input_204, head_classification_head_module_list_3_0_1_running_mean, head_classification_head_module_list_3_0_1_running_var, head_classification_head_module_list_3_0_1_weight, head_classification_head_module_list_3_0_1_bias, False, 0.03, 0.001)
        del input_204
        input_206 = torch.nn.functional.hardtanh(input_205, 0.0, 6.0, True)
        del input_205
        input_207 = torch.conv2d(input_206, head_classification_head_module_list_3_1_weight, head_classification_head_module_list_3_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_206
        results_27 = input_207.view(1, -1, 91, 3, 3)
        del input_207
        results_28 = results_27.permute(0, 3, 4, 1, 2)
        del results_27
        results_29 = results_28.reshape(1, -1, 91)
        del results_28
        input_208 = torch.conv2d(input_158, head_classification_head_module_list_4_0_0_weight, None, (1, 1), (1, 1), (1, 1), 256)
        del input_158
        input_209 = torch.nn.functional.batch_norm(input_208, head_classification_head_module_list_4_0_1_running_mean, head_classification_head_module_list_4_0_1_running_var, head_classification_head_module_list_4_0_1_weight, head_classification_head_module_list_4_0_1_bias, False, 0.03, 0.001)
        del input_208
        input_210 = torch.nn.functional.hardtanh(input_209, 0.0, 6.0, True)
        del input_209
        input_211 = torch.conv2d(input_210, head_classification_head_module_list_4_1_weight, head_classification_head_module_list_4_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_210
        results_30 = input_211.view(1, -1, 91, 2, 2)
        del input_211
        results_31 = results_30.permute(0, 3, 4, 1, 2)
        del results_30
        results_32 = results_31.reshape(1, -1, 91)
        del results_31
        input_212 = torch.conv2d(input_167, head_classification_head_module_list_5_0_0_weight, None, (1, 1), (1, 1), (1, 1), 128)
        del input_167
        input_213 = torch.nn.functional.batch_norm(input_212, head_classification_head_module_list_5_0_1_running_mean, head_classification_head_module_list_5_0_1_running_var, head_classification_head_module_list_5_0_1_weight, head_classification_head_module_list_5_0_1_bias, False, 0.03, 0.001)
        del input_212
        input_214 = torch.nn.functional.hardtanh(input_213, 0.0, 6.0, True)
        del input_213
        input_215 = torch.conv2d(input_214, head_classification_head_module_list_5_1_weight, head_classification_head_module_list_5_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_214
        results_33 = input_215.view(1, -1, 91, 1, 1)
        del input_215
        results_34 = results_33.permute(0, 3, 4, 1, 2)
        del results_33
        results_35 = results_34.reshape(1, -1, 91)
        del results_34
        cat_1 = torch.cat([results_20, results_23, results_26, results_29, results_32, results_35], dim=1)
        del results_20, results_23, results_26, results_29, results_32, results_35
        return (cat, cat_1)
