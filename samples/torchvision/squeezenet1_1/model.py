import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        features_0_weight: torch.Tensor,
        features_0_bias: torch.Tensor,
        x: torch.Tensor,
        features_3_squeeze_weight: torch.Tensor,
        features_3_squeeze_bias: torch.Tensor,
        features_3_expand1x1_weight: torch.Tensor,
        features_3_expand1x1_bias: torch.Tensor,
        features_3_expand3x3_weight: torch.Tensor,
        features_3_expand3x3_bias: torch.Tensor,
        features_4_squeeze_weight: torch.Tensor,
        features_4_squeeze_bias: torch.Tensor,
        features_4_expand1x1_weight: torch.Tensor,
        features_4_expand1x1_bias: torch.Tensor,
        features_4_expand3x3_weight: torch.Tensor,
        features_4_expand3x3_bias: torch.Tensor,
        features_6_squeeze_weight: torch.Tensor,
        features_6_squeeze_bias: torch.Tensor,
        features_6_expand1x1_weight: torch.Tensor,
        features_6_expand1x1_bias: torch.Tensor,
        features_6_expand3x3_weight: torch.Tensor,
        features_6_expand3x3_bias: torch.Tensor,
        features_7_squeeze_weight: torch.Tensor,
        features_7_squeeze_bias: torch.Tensor,
        features_7_expand1x1_weight: torch.Tensor,
        features_7_expand1x1_bias: torch.Tensor,
        features_7_expand3x3_weight: torch.Tensor,
        features_7_expand3x3_bias: torch.Tensor,
        features_9_squeeze_weight: torch.Tensor,
        features_9_squeeze_bias: torch.Tensor,
        features_9_expand1x1_weight: torch.Tensor,
        features_9_expand1x1_bias: torch.Tensor,
        features_9_expand3x3_weight: torch.Tensor,
        features_9_expand3x3_bias: torch.Tensor,
        features_10_squeeze_weight: torch.Tensor,
        features_10_squeeze_bias: torch.Tensor,
        features_10_expand1x1_weight: torch.Tensor,
        features_10_expand1x1_bias: torch.Tensor,
        features_10_expand3x3_weight: torch.Tensor,
        features_10_expand3x3_bias: torch.Tensor,
        features_11_squeeze_weight: torch.Tensor,
        features_11_squeeze_bias: torch.Tensor,
        features_11_expand1x1_weight: torch.Tensor,
        features_11_expand1x1_bias: torch.Tensor,
        features_11_expand3x3_weight: torch.Tensor,
        features_11_expand3x3_bias: torch.Tensor,
        features_12_squeeze_weight: torch.Tensor,
        features_12_squeeze_bias: torch.Tensor,
        features_12_expand1x1_weight: torch.Tensor,
        features_12_expand1x1_bias: torch.Tensor,
        features_12_expand3x3_weight: torch.Tensor,
        features_12_expand3x3_bias: torch.Tensor,
        classifier_1_weight: torch.Tensor,
        classifier_1_bias: torch.Tensor,
    ):
        input_1 = torch.conv2d(x, features_0_weight, features_0_bias, (2, 2), (0, 0), (1, 1), 1)
        input_2 = torch.nn.functional.relu(input_1, inplace=True)
        del input_1
        input_3 = torch.nn.functional.max_pool2d(input_2, 3, 2, 0, 1, ceil_mode=True, return_indices=False)
        del input_2
        conv2d = torch.conv2d(input_3, features_3_squeeze_weight, features_3_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_3
        x_1 = torch.nn.functional.relu(conv2d, inplace=True)
        del conv2d
        conv2d_1 = torch.conv2d(x_1, features_3_expand1x1_weight, features_3_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu = torch.nn.functional.relu(conv2d_1, inplace=True)
        del conv2d_1
        conv2d_2 = torch.conv2d(x_1, features_3_expand3x3_weight, features_3_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_1
        relu_1 = torch.nn.functional.relu(conv2d_2, inplace=True)
        del conv2d_2
        input_4 = torch.cat([relu, relu_1], 1)
        del relu, relu_1
        conv2d_3 = torch.conv2d(input_4, features_4_squeeze_weight, features_4_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_4
        x_2 = torch.nn.functional.relu(conv2d_3, inplace=True)
        del conv2d_3
        conv2d_4 = torch.conv2d(x_2, features_4_expand1x1_weight, features_4_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_2 = torch.nn.functional.relu(conv2d_4, inplace=True)
        del conv2d_4
        conv2d_5 = torch.conv2d(x_2, features_4_expand3x3_weight, features_4_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_2
        relu_3 = torch.nn.functional.relu(conv2d_5, inplace=True)
        del conv2d_5
        input_5 = torch.cat([relu_2, relu_3], 1)
        del relu_2, relu_3
        input_6 = torch.nn.functional.max_pool2d(input_5, 3, 2, 0, 1, ceil_mode=True, return_indices=False)
        del input_5
        conv2d_6 = torch.conv2d(input_6, features_6_squeeze_weight, features_6_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_6
        x_3 = torch.nn.functional.relu(conv2d_6, inplace=True)
        del conv2d_6
        conv2d_7 = torch.conv2d(x_3, features_6_expand1x1_weight, features_6_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_4 = torch.nn.functional.relu(conv2d_7, inplace=True)
        del conv2d_7
        conv2d_8 = torch.conv2d(x_3, features_6_expand3x3_weight, features_6_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_3
        relu_5 = torch.nn.functional.relu(conv2d_8, inplace=True)
        del conv2d_8
        input_7 = torch.cat([relu_4, relu_5], 1)
        del relu_4, relu_5
        conv2d_9 = torch.conv2d(input_7, features_7_squeeze_weight, features_7_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_7
        x_4 = torch.nn.functional.relu(conv2d_9, inplace=True)
        del conv2d_9
        conv2d_10 = torch.conv2d(x_4, features_7_expand1x1_weight, features_7_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_6 = torch.nn.functional.relu(conv2d_10, inplace=True)
        del conv2d_10
        conv2d_11 = torch.conv2d(x_4, features_7_expand3x3_weight, features_7_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_4
        relu_7 = torch.nn.functional.relu(conv2d_11, inplace=True)
        del conv2d_11
        input_8 = torch.cat([relu_6, relu_7], 1)
        del relu_6, relu_7
        input_9 = torch.nn.functional.max_pool2d(input_8, 3, 2, 0, 1, ceil_mode=True, return_indices=False)
        del input_8
        conv2d_12 = torch.conv2d(input_9, features_9_squeeze_weight, features_9_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_9
        x_5 = torch.nn.functional.relu(conv2d_12, inplace=True)
        del conv2d_12
        conv2d_13 = torch.conv2d(x_5, features_9_expand1x1_weight, features_9_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_8 = torch.nn.functional.relu(conv2d_13, inplace=True)
        del conv2d_13
        conv2d_14 = torch.conv2d(x_5, features_9_expand3x3_weight, features_9_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_5
        relu_9 = torch.nn.functional.relu(conv2d_14, inplace=True)
        del conv2d_14
        input_10 = torch.cat([relu_8, relu_9], 1)
        del relu_8, relu_9
        conv2d_15 = torch.conv2d(input_10, features_10_squeeze_weight, features_10_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_10
        x_6 = torch.nn.functional.relu(conv2d_15, inplace=True)
        del conv2d_15
        conv2d_16 = torch.conv2d(x_6, features_10_expand1x1_weight, features_10_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_10 = torch.nn.functional.relu(conv2d_16, inplace=True)
        del conv2d_16
        conv2d_17 = torch.conv2d(x_6, features_10_expand3x3_weight, features_10_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_6
        relu_11 = torch.nn.functional.relu(conv2d_17, inplace=True)
        del conv2d_17
        input_11 = torch.cat([relu_10, relu_11], 1)
        del relu_10, relu_11
        conv2d_18 = torch.conv2d(input_11, features_11_squeeze_weight, features_11_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_11
        x_7 = torch.nn.functional.relu(conv2d_18, inplace=True)
        del conv2d_18
        conv2d_19 = torch.conv2d(x_7, features_11_expand1x1_weight, features_11_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_12 = torch.nn.functional.relu(conv2d_19, inplace=True)
        del conv2d_19
        conv2d_20 = torch.conv2d(x_7, features_11_expand3x3_weight, features_11_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_7
        relu_13 = torch.nn.functional.relu(conv2d_20, inplace=True)
        del conv2d_20
        input_12 = torch.cat([relu_12, relu_13], 1)
        del relu_12, relu_13
        conv2d_21 = torch.conv2d(input_12, features_12_squeeze_weight, features_12_squeeze_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_12
        x_8 = torch.nn.functional.relu(conv2d_21, inplace=True)
        del conv2d_21
        conv2d_22 = torch.conv2d(x_8, features_12_expand1x1_weight, features_12_expand1x1_bias, (1, 1), (0, 0), (1, 1), 1)
        relu_14 = torch.nn.functional.relu(conv2d_22, inplace=True)
        del conv2d_22
        conv2d_23 = torch.conv2d(x_8, features_12_expand3x3_weight, features_12_expand3x3_bias, (1, 1), (1, 1), (1, 1), 1)
        del x_8
        relu_15 = torch.nn.functional.relu(conv2d_23, inplace=True)
        del conv2d_23
        input_13 = torch.cat([relu_14, relu_15], 1)
        del relu_14, relu_15
        input_14 = torch.nn.functional.dropout(input_13, 0.5, False, False)
        del input_13
        input_15 = torch.conv2d(input_14, classifier_1_weight, classifier_1_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_14
        input_16 = torch.nn.functional.relu(input_15, inplace=True)
        del input_15
        input_17 = torch.nn.functional.adaptive_avg_pool2d(input_16, (1, 1))
        del input_16
        flatten = torch.flatten(input_17, 1)
        del input_17
        return (flatten,)
