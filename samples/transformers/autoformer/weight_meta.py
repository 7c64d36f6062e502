class Program_weight_tensor_meta_future_values:
    name = "future_values"
    original_name = "L['kwargs']['future_values']"
    kind = "input"
    shape = [2, 12]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-0.5370746850967407, 1.191846489906311, -1.4891177415847778, 0.4758625328540802, 0.7692521810531616, -1.1046215295791626, -0.9335101246833801, -0.4464033842086792, 0.5948086977005005, -0.20877139270305634, 0.836520254611969, -1.419175148010254, 1.7493480443954468, 1.1808700561523438, 0.3174119293689728, 1.3773407936096191, 0.16631561517715454, 0.5437173843383789, -0.6382476091384888, 0.6655901074409485, 0.8266827464103699, 2.740858554840088, 0.5019174218177795, 0.538465142250061]


class Program_weight_tensor_meta_past_time_features:
    name = "past_time_features"
    original_name = "L['kwargs']['past_time_features']"
    kind = "input"
    shape = [2, 27, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.1132
    std = 0.8904
    data = None


class Program_weight_tensor_meta_future_time_features:
    name = "future_time_features"
    original_name = "L['kwargs']['future_time_features']"
    kind = "input"
    shape = [2, 12, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-0.34966254234313965, 0.700101912021637, -1.0655288696289062, -1.0534405708312988, -1.5996030569076538, 0.7025519013404846, -0.6595515012741089, 2.2388553619384766, 1.8933124542236328, 0.549811601638794, 2.3629486560821533, 0.4093528985977173, 1.4888712167739868, 0.4911694824695587, 1.1275525093078613, -0.2401762455701828, -0.6042097806930542, 1.3285638093948364, -0.11308131366968155, -0.1312101185321808, -1.3634661436080933, -0.33086925745010376, -1.024695873260498, -0.5162619352340698, -0.15033885836601257, -0.6500111222267151, -1.8473880290985107, 0.14659938216209412, 0.3469844460487366, -0.3966429531574249, 0.3128884732723236, -1.4310401678085327, -1.0046775341033936, -1.4419811964035034, -0.7144830822944641, 1.5416064262390137, 0.02856186218559742, 0.7447687387466431, -0.981630265712738, -1.3228057622909546, 0.5376094579696655, -1.088170051574707, 2.1301205158233643, -0.5639308094978333, -0.3733493387699127, -0.7745270729064941, -0.15991230309009552, 1.386494755744934]


class Program_weight_tensor_meta_past_values:
    name = "past_values"
    original_name = "L['kwargs']['past_values']"
    kind = "input"
    shape = [2, 27]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-0.24822916090488434, -0.02676701545715332, -1.9444162845611572, 0.5245779752731323, -0.14496511220932007, 0.5203920602798462, -1.0734491348266602, -0.15108677744865417, -0.28061485290527344, 3.8875653743743896, -0.5809212923049927, 0.5137823820114136, 0.5083581209182739, 0.14452996850013733, 1.2167606353759766, -0.07277505099773407, 0.5708869099617004, 0.08994465321302414, 0.11029823869466782, 0.8214356303215027, 1.1294493675231934, -0.5485889315605164, 0.445413202047348, -1.225439190864563, 0.3582964241504669, -1.3224551677703857, -1.0443662405014038, -0.1972574144601822, -0.6857004761695862, 0.3198089301586151, -1.9895985126495361, -2.3996825218200684, 0.021104946732521057, -0.17145627737045288, -0.009313241578638554, 0.21140949428081512, 2.1684906482696533, -0.10913293808698654, -0.25133201479911804, -0.36522194743156433, 1.2897145748138428, -0.08581281453371048, 1.0686964988708496, 0.47662270069122314, -0.6477766036987305, 1.5999691486358643, 0.605707585811615, 1.4437413215637207, 1.4689491987228394, -0.9161866307258606, 1.066211462020874, -0.11384294927120209, -0.39456433057785034, 0.17956385016441345]


class Program_weight_tensor_meta_encoder_value_embedding_value_projection_weight:
    name = "encoder_value_embedding_value_projection_weight"
    original_name = "encoder.value_embedding.value_projection.weight"
    kind = "parameter"
    shape = [64, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5345224838248488
    data = None


class Program_weight_tensor_meta_encoder_embed_positions_weight:
    name = "encoder_embed_positions_weight"
    original_name = "encoder.embed_positions.weight"
    kind = "parameter"
    shape = [36, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layernorm_embedding_weight:
    name = "encoder_layernorm_embedding_weight"
    original_name = "encoder.layernorm_embedding.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layernorm_embedding_bias:
    name = "encoder_layernorm_embedding_bias"
    original_name = "encoder.layernorm_embedding.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_q_proj_weight:
    name = "encoder_layers_0_self_attn_q_proj_weight"
    original_name = "encoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_q_proj_bias:
    name = "encoder_layers_0_self_attn_q_proj_bias"
    original_name = "encoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_k_proj_weight:
    name = "encoder_layers_0_self_attn_k_proj_weight"
    original_name = "encoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_k_proj_bias:
    name = "encoder_layers_0_self_attn_k_proj_bias"
    original_name = "encoder.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_v_proj_weight:
    name = "encoder_layers_0_self_attn_v_proj_weight"
    original_name = "encoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_v_proj_bias:
    name = "encoder_layers_0_self_attn_v_proj_bias"
    original_name = "encoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_out_proj_weight:
    name = "encoder_layers_0_self_attn_out_proj_weight"
    original_name = "encoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_out_proj_bias:
    name = "encoder_layers_0_self_attn_out_proj_bias"
    original_name = "encoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_layer_norm_weight:
    name = "encoder_layers_0_self_attn_layer_norm_weight"
    original_name = "encoder.layers.0.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_self_attn_layer_norm_bias:
    name = "encoder_layers_0_self_attn_layer_norm_bias"
    original_name = "encoder.layers.0.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_fc1_weight:
    name = "encoder_layers_0_fc1_weight"
    original_name = "encoder.layers.0.fc1.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_0_fc1_bias:
    name = "encoder_layers_0_fc1_bias"
    original_name = "encoder.layers.0.fc1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_fc2_weight:
    name = "encoder_layers_0_fc2_weight"
    original_name = "encoder.layers.0.fc2.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_encoder_layers_0_fc2_bias:
    name = "encoder_layers_0_fc2_bias"
    original_name = "encoder.layers.0.fc2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_0_final_layer_norm_layernorm_weight:
    name = "encoder_layers_0_final_layer_norm_layernorm_weight"
    original_name = "encoder.layers.0.final_layer_norm.layernorm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_0_final_layer_norm_layernorm_bias:
    name = "encoder_layers_0_final_layer_norm_layernorm_bias"
    original_name = "encoder.layers.0.final_layer_norm.layernorm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_q_proj_weight:
    name = "encoder_layers_1_self_attn_q_proj_weight"
    original_name = "encoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_q_proj_bias:
    name = "encoder_layers_1_self_attn_q_proj_bias"
    original_name = "encoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_k_proj_weight:
    name = "encoder_layers_1_self_attn_k_proj_weight"
    original_name = "encoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_k_proj_bias:
    name = "encoder_layers_1_self_attn_k_proj_bias"
    original_name = "encoder.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_v_proj_weight:
    name = "encoder_layers_1_self_attn_v_proj_weight"
    original_name = "encoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_v_proj_bias:
    name = "encoder_layers_1_self_attn_v_proj_bias"
    original_name = "encoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_out_proj_weight:
    name = "encoder_layers_1_self_attn_out_proj_weight"
    original_name = "encoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_out_proj_bias:
    name = "encoder_layers_1_self_attn_out_proj_bias"
    original_name = "encoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_layer_norm_weight:
    name = "encoder_layers_1_self_attn_layer_norm_weight"
    original_name = "encoder.layers.1.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_self_attn_layer_norm_bias:
    name = "encoder_layers_1_self_attn_layer_norm_bias"
    original_name = "encoder.layers.1.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_fc1_weight:
    name = "encoder_layers_1_fc1_weight"
    original_name = "encoder.layers.1.fc1.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_encoder_layers_1_fc1_bias:
    name = "encoder_layers_1_fc1_bias"
    original_name = "encoder.layers.1.fc1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_fc2_weight:
    name = "encoder_layers_1_fc2_weight"
    original_name = "encoder.layers.1.fc2.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_encoder_layers_1_fc2_bias:
    name = "encoder_layers_1_fc2_bias"
    original_name = "encoder.layers.1.fc2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_encoder_layers_1_final_layer_norm_layernorm_weight:
    name = "encoder_layers_1_final_layer_norm_layernorm_weight"
    original_name = "encoder.layers.1.final_layer_norm.layernorm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_encoder_layers_1_final_layer_norm_layernorm_bias:
    name = "encoder_layers_1_final_layer_norm_layernorm_bias"
    original_name = "encoder.layers.1.final_layer_norm.layernorm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_value_embedding_value_projection_weight:
    name = "decoder_value_embedding_value_projection_weight"
    original_name = "decoder.value_embedding.value_projection.weight"
    kind = "parameter"
    shape = [64, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.5345224838248488
    data = None


class Program_weight_tensor_meta_decoder_embed_positions_weight:
    name = "decoder_embed_positions_weight"
    original_name = "decoder.embed_positions.weight"
    kind = "parameter"
    shape = [36, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layernorm_embedding_weight:
    name = "decoder_layernorm_embedding_weight"
    original_name = "decoder.layernorm_embedding.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layernorm_embedding_bias:
    name = "decoder_layernorm_embedding_bias"
    original_name = "decoder.layernorm_embedding.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_q_proj_weight:
    name = "decoder_layers_0_self_attn_q_proj_weight"
    original_name = "decoder.layers.0.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_q_proj_bias:
    name = "decoder_layers_0_self_attn_q_proj_bias"
    original_name = "decoder.layers.0.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_k_proj_weight:
    name = "decoder_layers_0_self_attn_k_proj_weight"
    original_name = "decoder.layers.0.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_k_proj_bias:
    name = "decoder_layers_0_self_attn_k_proj_bias"
    original_name = "decoder.layers.0.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_v_proj_weight:
    name = "decoder_layers_0_self_attn_v_proj_weight"
    original_name = "decoder.layers.0.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_v_proj_bias:
    name = "decoder_layers_0_self_attn_v_proj_bias"
    original_name = "decoder.layers.0.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_out_proj_weight:
    name = "decoder_layers_0_self_attn_out_proj_weight"
    original_name = "decoder.layers.0.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_out_proj_bias:
    name = "decoder_layers_0_self_attn_out_proj_bias"
    original_name = "decoder.layers.0.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_layer_norm_weight:
    name = "decoder_layers_0_self_attn_layer_norm_weight"
    original_name = "decoder.layers.0.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layers_0_self_attn_layer_norm_bias:
    name = "decoder_layers_0_self_attn_layer_norm_bias"
    original_name = "decoder.layers.0.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_q_proj_weight:
    name = "decoder_layers_0_encoder_attn_q_proj_weight"
    original_name = "decoder.layers.0.encoder_attn.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_q_proj_bias:
    name = "decoder_layers_0_encoder_attn_q_proj_bias"
    original_name = "decoder.layers.0.encoder_attn.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_k_proj_weight:
    name = "decoder_layers_0_encoder_attn_k_proj_weight"
    original_name = "decoder.layers.0.encoder_attn.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_k_proj_bias:
    name = "decoder_layers_0_encoder_attn_k_proj_bias"
    original_name = "decoder.layers.0.encoder_attn.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_v_proj_weight:
    name = "decoder_layers_0_encoder_attn_v_proj_weight"
    original_name = "decoder.layers.0.encoder_attn.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_v_proj_bias:
    name = "decoder_layers_0_encoder_attn_v_proj_bias"
    original_name = "decoder.layers.0.encoder_attn.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_out_proj_weight:
    name = "decoder_layers_0_encoder_attn_out_proj_weight"
    original_name = "decoder.layers.0.encoder_attn.out_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_out_proj_bias:
    name = "decoder_layers_0_encoder_attn_out_proj_bias"
    original_name = "decoder.layers.0.encoder_attn.out_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_layer_norm_weight:
    name = "decoder_layers_0_encoder_attn_layer_norm_weight"
    original_name = "decoder.layers.0.encoder_attn_layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layers_0_encoder_attn_layer_norm_bias:
    name = "decoder_layers_0_encoder_attn_layer_norm_bias"
    original_name = "decoder.layers.0.encoder_attn_layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_fc1_weight:
    name = "decoder_layers_0_fc1_weight"
    original_name = "decoder.layers.0.fc1.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_0_fc1_bias:
    name = "decoder_layers_0_fc1_bias"
    original_name = "decoder.layers.0.fc1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_fc2_weight:
    name = "decoder_layers_0_fc2_weight"
    original_name = "decoder.layers.0.fc2.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_layers_0_fc2_bias:
    name = "decoder_layers_0_fc2_bias"
    original_name = "decoder.layers.0.fc2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_final_layer_norm_layernorm_weight:
    name = "decoder_layers_0_final_layer_norm_layernorm_weight"
    original_name = "decoder.layers.0.final_layer_norm.layernorm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layers_0_final_layer_norm_layernorm_bias:
    name = "decoder_layers_0_final_layer_norm_layernorm_bias"
    original_name = "decoder.layers.0.final_layer_norm.layernorm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_0_trend_projection_weight:
    name = "decoder_layers_0_trend_projection_weight"
    original_name = "decoder.layers.0.trend_projection.weight"
    kind = "parameter"
    shape = [7, 64, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_q_proj_weight:
    name = "decoder_layers_1_self_attn_q_proj_weight"
    original_name = "decoder.layers.1.self_attn.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_q_proj_bias:
    name = "decoder_layers_1_self_attn_q_proj_bias"
    original_name = "decoder.layers.1.self_attn.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_k_proj_weight:
    name = "decoder_layers_1_self_attn_k_proj_weight"
    original_name = "decoder.layers.1.self_attn.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_k_proj_bias:
    name = "decoder_layers_1_self_attn_k_proj_bias"
    original_name = "decoder.layers.1.self_attn.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_v_proj_weight:
    name = "decoder_layers_1_self_attn_v_proj_weight"
    original_name = "decoder.layers.1.self_attn.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_v_proj_bias:
    name = "decoder_layers_1_self_attn_v_proj_bias"
    original_name = "decoder.layers.1.self_attn.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_out_proj_weight:
    name = "decoder_layers_1_self_attn_out_proj_weight"
    original_name = "decoder.layers.1.self_attn.out_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_out_proj_bias:
    name = "decoder_layers_1_self_attn_out_proj_bias"
    original_name = "decoder.layers.1.self_attn.out_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_layer_norm_weight:
    name = "decoder_layers_1_self_attn_layer_norm_weight"
    original_name = "decoder.layers.1.self_attn_layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layers_1_self_attn_layer_norm_bias:
    name = "decoder_layers_1_self_attn_layer_norm_bias"
    original_name = "decoder.layers.1.self_attn_layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_q_proj_weight:
    name = "decoder_layers_1_encoder_attn_q_proj_weight"
    original_name = "decoder.layers.1.encoder_attn.q_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_q_proj_bias:
    name = "decoder_layers_1_encoder_attn_q_proj_bias"
    original_name = "decoder.layers.1.encoder_attn.q_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_k_proj_weight:
    name = "decoder_layers_1_encoder_attn_k_proj_weight"
    original_name = "decoder.layers.1.encoder_attn.k_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_k_proj_bias:
    name = "decoder_layers_1_encoder_attn_k_proj_bias"
    original_name = "decoder.layers.1.encoder_attn.k_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_v_proj_weight:
    name = "decoder_layers_1_encoder_attn_v_proj_weight"
    original_name = "decoder.layers.1.encoder_attn.v_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_v_proj_bias:
    name = "decoder_layers_1_encoder_attn_v_proj_bias"
    original_name = "decoder.layers.1.encoder_attn.v_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_out_proj_weight:
    name = "decoder_layers_1_encoder_attn_out_proj_weight"
    original_name = "decoder.layers.1.encoder_attn.out_proj.weight"
    kind = "parameter"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_out_proj_bias:
    name = "decoder_layers_1_encoder_attn_out_proj_bias"
    original_name = "decoder.layers.1.encoder_attn.out_proj.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_layer_norm_weight:
    name = "decoder_layers_1_encoder_attn_layer_norm_weight"
    original_name = "decoder.layers.1.encoder_attn_layer_norm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layers_1_encoder_attn_layer_norm_bias:
    name = "decoder_layers_1_encoder_attn_layer_norm_bias"
    original_name = "decoder.layers.1.encoder_attn_layer_norm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_fc1_weight:
    name = "decoder_layers_1_fc1_weight"
    original_name = "decoder.layers.1.fc1.weight"
    kind = "parameter"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_layers_1_fc1_bias:
    name = "decoder_layers_1_fc1_bias"
    original_name = "decoder.layers.1.fc1.bias"
    kind = "parameter"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_fc2_weight:
    name = "decoder_layers_1_fc2_weight"
    original_name = "decoder.layers.1.fc2.weight"
    kind = "parameter"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_decoder_layers_1_fc2_bias:
    name = "decoder_layers_1_fc2_bias"
    original_name = "decoder.layers.1.fc2.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_final_layer_norm_layernorm_weight:
    name = "decoder_layers_1_final_layer_norm_layernorm_weight"
    original_name = "decoder.layers.1.final_layer_norm.layernorm.weight"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_decoder_layers_1_final_layer_norm_layernorm_bias:
    name = "decoder_layers_1_final_layer_norm_layernorm_bias"
    original_name = "decoder.layers.1.final_layer_norm.layernorm.bias"
    kind = "parameter"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_decoder_layers_1_trend_projection_weight:
    name = "decoder_layers_1_trend_projection_weight"
    original_name = "decoder.layers.1.trend_projection.weight"
    kind = "parameter"
    shape = [7, 64, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.10206207261596575
    data = None


class Program_weight_tensor_meta_decoder_seasonality_projection_weight:
    name = "decoder_seasonality_projection_weight"
    original_name = "decoder.seasonality_projection.weight"
    kind = "parameter"
    shape = [7, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1767766952966369
    data = None


class Program_weight_tensor_meta_decoder_seasonality_projection_bias:
    name = "decoder_seasonality_projection_bias"
    original_name = "decoder.seasonality_projection.bias"
    kind = "parameter"
    shape = [7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
