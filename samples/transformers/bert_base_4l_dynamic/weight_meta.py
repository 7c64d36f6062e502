class Program_weight_tensor_meta_s0:
    name = "s0"
    original_name = "L['kwargs']['input_ids'].size()[0]"
    kind = "symint"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3]


class Program_weight_tensor_meta_s1:
    name = "s1"
    original_name = "L['kwargs']['input_ids'].size()[1]"
    kind = "symint"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [48]


class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['kwargs']['input_ids']"
    kind = "input"
    shape = [3, 48]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607, 3734, 2007, 8125, 2462, 2112, 2945, 3221, 3801, 7329, 4527, 515, 6820, 960, 6501, 4168, 1095, 5355, 1986, 7082, 3675, 6507, 4314, 3808, 2967, 5861, 4784, 3808, 6675, 6703, 1681, 6470, 379, 1191, 91, 3061, 537, 2259, 4320, 2304, 3595, 4108, 2691, 1120, 3794, 2315, 1944, 2117, 1081, 5157, 6416, 6852, 3751, 3905, 2104, 343, 6969, 3673, 2020, 3294, 7691, 5548, 2397, 5313, 7821, 4970, 6918, 163, 3051, 6495, 2659, 3595, 4089, 2965, 2406, 7611, 82, 1910, 5747, 7292, 4601, 7828, 7847, 5815, 1654, 2532, 6611, 3020, 5941, 3744, 6496, 5925, 6112, 2279, 879, 6925, 4520, 6763, 692, 4748, 2035, 7735, 3856, 1763, 1647, 562, 6641, 4774, 3356, 6448, 5578, 5486, 4752, 7194, 6957, 7913, 4417, 5248, 1063, 5778, 1112, 2048, 2451, 2103, 5129, 31, 2047, 2517, 2149, 2041, 7612, 7451, 4009, 2208, 2290, 5748, 985]


class Program_weight_tensor_meta_embeddings_position_ids:
    name = "embeddings_position_ids"
    original_name = "embeddings.position_ids"
    kind = "buffer"
    shape = [1, 512]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511]


class Program_weight_tensor_meta_embeddings_token_type_ids:
    name = "embeddings_token_type_ids"
    original_name = "embeddings.token_type_ids"
    kind = "buffer"
    shape = [1, 512]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


class Program_weight_tensor_meta_embeddings_word_embeddings_weight:
    name = "embeddings_word_embeddings_weight"
    original_name = "embeddings.word_embeddings.weight"
    kind = "parameter"
    shape = [8192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_embeddings_token_type_embeddings_weight:
    name = "embeddings_token_type_embeddings_weight"
    original_name = "embeddings.token_type_embeddings.weight"
    kind = "parameter"
    shape = [2, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_embeddings_position_embeddings_weight:
    name = "embeddings_position_embeddings_weight"
    original_name = "embeddings.position_embeddings.weight"
    kind = "parameter"
    shape = [512, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_embeddings_LayerNorm_weight:
    name = "embeddings_LayerNorm_weight"
    original_name = "embeddings.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_embeddings_LayerNorm_bias:
    name = "embeddings_LayerNorm_bias"
    original_name = "embeddings.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_attention_mask:
    name = "attention_mask"
    original_name = "L['kwargs']['attention_mask']"
    kind = "input"
    shape = [3, 48]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]


class Program_weight_tensor_meta_encoder_layer_0_attention_self_query_weight:
    name = "encoder_layer_0_attention_self_query_weight"
    original_name = "encoder.layer.0.attention.self.query.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_query_bias:
    name = "encoder_layer_0_attention_self_query_bias"
    original_name = "encoder.layer.0.attention.self.query.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_key_weight:
    name = "encoder_layer_0_attention_self_key_weight"
    original_name = "encoder.layer.0.attention.self.key.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_key_bias:
    name = "encoder_layer_0_attention_self_key_bias"
    original_name = "encoder.layer.0.attention.self.key.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_value_weight:
    name = "encoder_layer_0_attention_self_value_weight"
    original_name = "encoder.layer.0.attention.self.value.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_self_value_bias:
    name = "encoder_layer_0_attention_self_value_bias"
    original_name = "encoder.layer.0.attention.self.value.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_dense_weight:
    name = "encoder_layer_0_attention_output_dense_weight"
    original_name = "encoder.layer.0.attention.output.dense.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_dense_bias:
    name = "encoder_layer_0_attention_output_dense_bias"
    original_name = "encoder.layer.0.attention.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_LayerNorm_weight:
    name = "encoder_layer_0_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.0.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_0_attention_output_LayerNorm_bias:
    name = "encoder_layer_0_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.0.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_intermediate_dense_weight:
    name = "encoder_layer_0_intermediate_dense_weight"
    original_name = "encoder.layer.0.intermediate.dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_0_intermediate_dense_bias:
    name = "encoder_layer_0_intermediate_dense_bias"
    original_name = "encoder.layer.0.intermediate.dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_dense_weight:
    name = "encoder_layer_0_output_dense_weight"
    original_name = "encoder.layer.0.output.dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_dense_bias:
    name = "encoder_layer_0_output_dense_bias"
    original_name = "encoder.layer.0.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_LayerNorm_weight:
    name = "encoder_layer_0_output_LayerNorm_weight"
    original_name = "encoder.layer.0.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_0_output_LayerNorm_bias:
    name = "encoder_layer_0_output_LayerNorm_bias"
    original_name = "encoder.layer.0.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_query_weight:
    name = "encoder_layer_1_attention_self_query_weight"
    original_name = "encoder.layer.1.attention.self.query.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_query_bias:
    name = "encoder_layer_1_attention_self_query_bias"
    original_name = "encoder.layer.1.attention.self.query.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_key_weight:
    name = "encoder_layer_1_attention_self_key_weight"
    original_name = "encoder.layer.1.attention.self.key.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_key_bias:
    name = "encoder_layer_1_attention_self_key_bias"
    original_name = "encoder.layer.1.attention.self.key.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_value_weight:
    name = "encoder_layer_1_attention_self_value_weight"
    original_name = "encoder.layer.1.attention.self.value.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_self_value_bias:
    name = "encoder_layer_1_attention_self_value_bias"
    original_name = "encoder.layer.1.attention.self.value.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_dense_weight:
    name = "encoder_layer_1_attention_output_dense_weight"
    original_name = "encoder.layer.1.attention.output.dense.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_dense_bias:
    name = "encoder_layer_1_attention_output_dense_bias"
    original_name = "encoder.layer.1.attention.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_LayerNorm_weight:
    name = "encoder_layer_1_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.1.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_1_attention_output_LayerNorm_bias:
    name = "encoder_layer_1_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.1.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_intermediate_dense_weight:
    name = "encoder_layer_1_intermediate_dense_weight"
    original_name = "encoder.layer.1.intermediate.dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_1_intermediate_dense_bias:
    name = "encoder_layer_1_intermediate_dense_bias"
    original_name = "encoder.layer.1.intermediate.dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_dense_weight:
    name = "encoder_layer_1_output_dense_weight"
    original_name = "encoder.layer.1.output.dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_dense_bias:
    name = "encoder_layer_1_output_dense_bias"
    original_name = "encoder.layer.1.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_LayerNorm_weight:
    name = "encoder_layer_1_output_LayerNorm_weight"
    original_name = "encoder.layer.1.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_1_output_LayerNorm_bias:
    name = "encoder_layer_1_output_LayerNorm_bias"
    original_name = "encoder.layer.1.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_query_weight:
    name = "encoder_layer_2_attention_self_query_weight"
    original_name = "encoder.layer.2.attention.self.query.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_query_bias:
    name = "encoder_layer_2_attention_self_query_bias"
    original_name = "encoder.layer.2.attention.self.query.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_key_weight:
    name = "encoder_layer_2_attention_self_key_weight"
    original_name = "encoder.layer.2.attention.self.key.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_key_bias:
    name = "encoder_layer_2_attention_self_key_bias"
    original_name = "encoder.layer.2.attention.self.key.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_value_weight:
    name = "encoder_layer_2_attention_self_value_weight"
    original_name = "encoder.layer.2.attention.self.value.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_self_value_bias:
    name = "encoder_layer_2_attention_self_value_bias"
    original_name = "encoder.layer.2.attention.self.value.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_dense_weight:
    name = "encoder_layer_2_attention_output_dense_weight"
    original_name = "encoder.layer.2.attention.output.dense.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_dense_bias:
    name = "encoder_layer_2_attention_output_dense_bias"
    original_name = "encoder.layer.2.attention.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_LayerNorm_weight:
    name = "encoder_layer_2_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.2.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_2_attention_output_LayerNorm_bias:
    name = "encoder_layer_2_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.2.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_intermediate_dense_weight:
    name = "encoder_layer_2_intermediate_dense_weight"
    original_name = "encoder.layer.2.intermediate.dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_2_intermediate_dense_bias:
    name = "encoder_layer_2_intermediate_dense_bias"
    original_name = "encoder.layer.2.intermediate.dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_dense_weight:
    name = "encoder_layer_2_output_dense_weight"
    original_name = "encoder.layer.2.output.dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_dense_bias:
    name = "encoder_layer_2_output_dense_bias"
    original_name = "encoder.layer.2.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_LayerNorm_weight:
    name = "encoder_layer_2_output_LayerNorm_weight"
    original_name = "encoder.layer.2.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_2_output_LayerNorm_bias:
    name = "encoder_layer_2_output_LayerNorm_bias"
    original_name = "encoder.layer.2.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_query_weight:
    name = "encoder_layer_3_attention_self_query_weight"
    original_name = "encoder.layer.3.attention.self.query.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_query_bias:
    name = "encoder_layer_3_attention_self_query_bias"
    original_name = "encoder.layer.3.attention.self.query.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_key_weight:
    name = "encoder_layer_3_attention_self_key_weight"
    original_name = "encoder.layer.3.attention.self.key.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_key_bias:
    name = "encoder_layer_3_attention_self_key_bias"
    original_name = "encoder.layer.3.attention.self.key.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_value_weight:
    name = "encoder_layer_3_attention_self_value_weight"
    original_name = "encoder.layer.3.attention.self.value.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_self_value_bias:
    name = "encoder_layer_3_attention_self_value_bias"
    original_name = "encoder.layer.3.attention.self.value.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_dense_weight:
    name = "encoder_layer_3_attention_output_dense_weight"
    original_name = "encoder.layer.3.attention.output.dense.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_dense_bias:
    name = "encoder_layer_3_attention_output_dense_bias"
    original_name = "encoder.layer.3.attention.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_LayerNorm_weight:
    name = "encoder_layer_3_attention_output_LayerNorm_weight"
    original_name = "encoder.layer.3.attention.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_3_attention_output_LayerNorm_bias:
    name = "encoder_layer_3_attention_output_LayerNorm_bias"
    original_name = "encoder.layer.3.attention.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_intermediate_dense_weight:
    name = "encoder_layer_3_intermediate_dense_weight"
    original_name = "encoder.layer.3.intermediate.dense.weight"
    kind = "parameter"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_encoder_layer_3_intermediate_dense_bias:
    name = "encoder_layer_3_intermediate_dense_bias"
    original_name = "encoder.layer.3.intermediate.dense.bias"
    kind = "parameter"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_dense_weight:
    name = "encoder_layer_3_output_dense_weight"
    original_name = "encoder.layer.3.output.dense.weight"
    kind = "parameter"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02551551815399144
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_dense_bias:
    name = "encoder_layer_3_output_dense_bias"
    original_name = "encoder.layer.3.output.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_LayerNorm_weight:
    name = "encoder_layer_3_output_LayerNorm_weight"
    original_name = "encoder.layer.3.output.LayerNorm.weight"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layer_3_output_LayerNorm_bias:
    name = "encoder_layer_3_output_LayerNorm_bias"
    original_name = "encoder.layer.3.output.LayerNorm.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_pooler_dense_weight:
    name = "pooler_dense_weight"
    original_name = "pooler.dense.weight"
    kind = "parameter"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05103103630798288
    data = None


class Program_weight_tensor_meta_pooler_dense_bias:
    name = "pooler_dense_bias"
    original_name = "pooler.dense.bias"
    kind = "parameter"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
