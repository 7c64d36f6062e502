import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        down_0_0_weight: torch.Tensor,
        image: torch.Tensor,
        down_0_1_running_mean: torch.Tensor,
        down_0_1_running_var: torch.Tensor,
        down_0_1_weight: torch.Tensor,
        down_0_1_bias: torch.Tensor,
        down_0_3_weight: torch.Tensor,
        down_0_4_running_mean: torch.Tensor,
        down_0_4_running_var: torch.Tensor,
        down_0_4_weight: torch.Tensor,
        down_0_4_bias: torch.Tensor,
        down_1_0_weight: torch.Tensor,
        down_1_1_running_mean: torch.Tensor,
        down_1_1_running_var: torch.Tensor,
        down_1_1_weight: torch.Tensor,
        down_1_1_bias: torch.Tensor,
        down_1_3_weight: torch.Tensor,
        down_1_4_running_mean: torch.Tensor,
        down_1_4_running_var: torch.Tensor,
        down_1_4_weight: torch.Tensor,
        down_1_4_bias: torch.Tensor,
        down_2_0_weight: torch.Tensor,
        down_2_1_running_mean: torch.Tensor,
        down_2_1_running_var: torch.Tensor,
        down_2_1_weight: torch.Tensor,
        down_2_1_bias: torch.Tensor,
        down_2_3_weight: torch.Tensor,
        down_2_4_running_mean: torch.Tensor,
        down_2_4_running_var: torch.Tensor,
        down_2_4_weight: torch.Tensor,
        down_2_4_bias: torch.Tensor,
        down_3_0_weight: torch.Tensor,
        down_3_1_running_mean: torch.Tensor,
        down_3_1_running_var: torch.Tensor,
        down_3_1_weight: torch.Tensor,
        down_3_1_bias: torch.Tensor,
        down_3_3_weight: torch.Tensor,
        down_3_4_running_mean: torch.Tensor,
        down_3_4_running_var: torch.Tensor,
        down_3_4_weight: torch.Tensor,
        down_3_4_bias: torch.Tensor,
        up_0_weight: torch.Tensor,
        up_0_bias: torch.Tensor,
        merge_0_0_weight: torch.Tensor,
        merge_0_1_running_mean: torch.Tensor,
        merge_0_1_running_var: torch.Tensor,
        merge_0_1_weight: torch.Tensor,
        merge_0_1_bias: torch.Tensor,
        merge_0_3_weight: torch.Tensor,
        merge_0_4_running_mean: torch.Tensor,
        merge_0_4_running_var: torch.Tensor,
        merge_0_4_weight: torch.Tensor,
        merge_0_4_bias: torch.Tensor,
        up_1_weight: torch.Tensor,
        up_1_bias: torch.Tensor,
        merge_1_0_weight: torch.Tensor,
        merge_1_1_running_mean: torch.Tensor,
        merge_1_1_running_var: torch.Tensor,
        merge_1_1_weight: torch.Tensor,
        merge_1_1_bias: torch.Tensor,
        merge_1_3_weight: torch.Tensor,
        merge_1_4_running_mean: torch.Tensor,
        merge_1_4_running_var: torch.Tensor,
        merge_1_4_weight: torch.Tensor,
        merge_1_4_bias: torch.Tensor,
        up_2_weight: torch.Tensor,
        up_2_bias: torch.Tensor,
        merge_2_0_weight: torch.Tensor,
        merge_2_1_running_mean: torch.Tensor,
        merge_2_1_running_var: torch.Tensor,
        merge_2_1_weight: torch.Tensor,
        merge_2_1_bias: torch.Tensor,
        merge_2_3_weight: torch.Tensor,
        merge_2_4_running_mean: torch.Tensor,
        merge_2_4_running_var: torch.Tensor,
        merge_2_4_weight: torch.Tensor,
        merge_2_4_bias: torch.Tensor,
        head_weight: torch.Tensor,
        head_bias: torch.Tensor,
    ):
        input_1 = torch.conv2d(image, down_0_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        input_2 = torch.nn.functional.batch_norm(input_1, down_0_1_running_mean, down_0_1_running_var, down_0_1_weight, down_0_1_bias, False, 0.1, 1e-05)
        del input_1
        input_3 = torch.nn.functional.relu(input_2, inplace=True)
        del input_2
        input_4 = torch.conv2d(input_3, down_0_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_3
        input_5 = torch.nn.functional.batch_norm(input_4, down_0_4_running_mean, down_0_4_running_var, down_0_4_weight, down_0_4_bias, False, 0.1, 1e-05)
        del input_4
        input_6 = torch.nn.functional.relu(input_5, inplace=True)
        del input_5
        max_pool2d = torch.nn.functional.max_pool2d(input_6, 2, 2, 0, 1, ceil_mode=False, return_indices=False)
        input_7 = torch.conv2d(max_pool2d, down_1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del max_pool2d
        input_8 = torch.nn.functional.batch_norm(input_7, down_1_1_running_mean, down_1_1_running_var, down_1_1_weight, down_1_1_bias, False, 0.1, 1e-05)
        del input_7
        input_9 = torch.nn.functional.relu(input_8, inplace=True)
        del input_8
        input_10 = torch.conv2d(input_9, down_1_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_9
        input_11 = torch.nn.functional.batch_norm(input_10, down_1_4_running_mean, down_1_4_running_var, down_1_4_weight, down_1_4_bias, False, 0.1, 1e-05)
        del input_10
        input_12 = torch.nn.functional.relu(input_11, inplace=True)
        del input_11
        max_pool2d_1 = torch.nn.functional.max_pool2d(input_12, 2, 2, 0, 1, ceil_mode=False, return_indices=False)
        input_13 = torch.conv2d(max_pool2d_1, down_2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del max_pool2d_1
        input_14 = torch.nn.functional.batch_norm(input_13, down_2_1_running_mean, down_2_1_running_var, down_2_1_weight, down_2_1_bias, False, 0.1, 1e-05)
        del input_13
        input_15 = torch.nn.functional.relu(input_14, inplace=True)
        del input_14
        input_16 = torch.conv2d(input_15, down_2_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_15
        input_17 = torch.nn.functional.batch_norm(input_16, down_2_4_running_mean, down_2_4_running_var, down_2_4_weight, down_2_4_bias, False, 0.1, 1e-05)
        del input_16
        input_18 = torch.nn.functional.relu(input_17, inplace=True)
        del input_17
        max_pool2d_2 = torch.nn.functional.max_pool2d(input_18, 2, 2, 0, 1, ceil_mode=False, return_indices=False)
        input_19 = torch.conv2d(max_pool2d_2, down_3_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del max_pool2d_2
        input_20 = torch.nn.functional.batch_norm(input_19, down_3_1_running_mean, down_3_1_running_var, down_3_1_weight, down_3_1_bias, False, 0.1, 1e-05)
        del input_19
        input_21 = torch.nn.functional.relu(input_20, inplace=True)
        del input_20
        input_22 = torch.conv2d(input_21, down_3_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_21
        input_23 = torch.nn.functional.batch_norm(input_22, down_3_4_running_mean, down_3_4_running_var, down_3_4_weight, down_3_4_bias, False, 0.1, 1e-05)
        del input_22
        input_24 = torch.nn.functional.relu(input_23, inplace=True)
        del input_23
        conv_transpose2d = torch.conv_transpose2d(input_24, up_0_weight, up_0_bias, (2, 2), (0, 0), (0, 0), 1, (1, 1))
        del input_24
        cat = torch.cat([input_18, conv_transpose2d], dim=1)
        del input_18, conv_transpose2d
        input_25 = torch.conv2d(cat, merge_0_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del cat
        input_26 = torch.nn.functional.batch_norm(input_25, merge_0_1_running_mean, merge_0_1_running_var, merge_0_1_weight, merge_0_1_bias, False, 0.1, 1e-05)
        del input_25
        input_27 = torch.nn.functional.relu(input_26, inplace=True)
        del input_26
        input_28 = torch.conv2d(input_27, merge_0_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_27
        input_29 = torch.nn.functional.batch_norm(input_28, merge_0_4_running_mean, merge_0_4_running_var, merge_0_4_weight, merge_0_4_bias, False, 0.1, 1e-05)
        del input_28
        input_30 = torch.nn.functional.relu(input_29, inplace=True)
        del input_29
        conv_transpose2d_1 = torch.conv_transpose2d(input_30, up_1_weight, up_1_bias, (2, 2), (0, 0), (0, 0), 1, (1, 1))
        del input_30
        cat_1 = torch.cat([input_12, conv_transpose2d_1], dim=1)
        del input_12, conv_transpose2d_1
        input_31 = torch.conv2d(cat_1, merge_1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del cat_1
        input_32 = torch.nn.functional.batch_norm(input_31, merge_1_1_running_mean, merge_1_1_running_var, merge_1_1_weight, merge_1_1_bias, False, 0.1, 1e-05)
        del input_31
        input_33 = torch.nn.functional.relu(input_32, inplace=True)
        del input_32
        input_34 = torch.conv2d(input_33, merge_1_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_33
        input_35 = torch.nn.functional.batch_norm(input_34, merge_1_4_running_mean, merge_1_4_running_var, merge_1_4_weight, merge_1_4_bias, False, 0.1, 1e-05)
        del input_34
        input_36 = torch.nn.functional.relu(input_35, inplace=True)
        del input_35
        conv_transpose2d_2 = torch.conv_transpose2d(input_36, up_2_weight, up_2_bias, (2, 2), (0, 0), (0, 0), 1, (1, 1))
        del input_36
        cat_2 = torch.cat([input_6, conv_transpose2d_2], dim=1)
        del input_6, conv_transpose2d_2
        input_37 = torch.conv2d(cat_2, merge_2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del cat_2
        input_38 = torch.nn.functional.batch_norm(input_37, merge_2_1_running_mean, merge_2_1_running_var, merge_2_1_weight, merge_2_1_bias, False, 0.1, 1e-05)
        del input_37
        input_39 = torch.nn.functional.relu(input_38, inplace=True)
        del input_38
        input_40 = torch.conv2d(input_39, merge_2_3_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_39
        input_41 = torch.nn.functional.batch_norm(input_40, merge_2_4_running_mean, merge_2_4_running_var, merge_2_4_weight, merge_2_4_bias, False, 0.1, 1e-05)
        del input_40
        input_42 = torch.nn.functional.relu(input_41, inplace=True)
        del input_41
        conv2d = torch.conv2d(input_42, head_weight, head_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_42
        return (conv2d,)
