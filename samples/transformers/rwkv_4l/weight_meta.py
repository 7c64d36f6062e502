class Program_weight_tensor_meta_input_ids:
    name = "input_ids"
    original_name = "L['input_ids']"
    kind = "input"
    shape = [1, 8]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [3448, 547, 1423, 647, 60, 47, 5566, 6607]


class Program_weight_tensor_meta_embeddings_weight:
    name = "embeddings_weight"
    original_name = "embeddings.weight"
    kind = "parameter"
    shape = [8192, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_pre_ln_weight:
    name = "blocks_0_pre_ln_weight"
    original_name = "blocks.0.pre_ln.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_pre_ln_bias:
    name = "blocks_0_pre_ln_bias"
    original_name = "blocks.0.pre_ln.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_ln1_weight:
    name = "blocks_0_ln1_weight"
    original_name = "blocks.0.ln1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_ln1_bias:
    name = "blocks_0_ln1_bias"
    original_name = "blocks.0.ln1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_attention_time_mix_key:
    name = "blocks_0_attention_time_mix_key"
    original_name = "blocks.0.attention.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_attention_time_mix_value:
    name = "blocks_0_attention_time_mix_value"
    original_name = "blocks.0.attention.time_mix_value"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_attention_time_mix_receptance:
    name = "blocks_0_attention_time_mix_receptance"
    original_name = "blocks.0.attention.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_attention_key_weight:
    name = "blocks_0_attention_key_weight"
    original_name = "blocks.0.attention.key.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_attention_value_weight:
    name = "blocks_0_attention_value_weight"
    original_name = "blocks.0.attention.value.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_attention_receptance_weight:
    name = "blocks_0_attention_receptance_weight"
    original_name = "blocks.0.attention.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_attention_time_decay:
    name = "blocks_0_attention_time_decay"
    original_name = "blocks.0.attention.time_decay"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-5.0, -4.834609031677246, -4.731321334838867, -4.64314079284668, -4.563530445098877, -4.48974084854126, -4.420280933380127, -4.354226112365723, -4.290953159332275, -4.230016231536865, -4.17108154296875, -4.1138916015625, -4.058243274688721, -4.003970623016357, -3.950937271118164, -3.89902925491333, -3.8481502532958984, -3.7982168197631836, -3.749157428741455, -3.7009096145629883, -3.6534178256988525, -3.606633424758911, -3.5605130195617676, -3.515017509460449, -3.470111608505249, -3.4257638454437256, -3.3819453716278076, -3.3386294841766357, -3.2957923412323, -3.2534120082855225, -3.211467981338501, -3.1699411869049072, -3.128814458847046, -3.088071584701538, -3.0476975440979004, -3.007678270339966, -2.9680004119873047, -2.928652048110962, -2.8896214962005615, -2.850897789001465, -2.8124709129333496, -2.7743310928344727, -2.7364695072174072, -2.6988773345947266, -2.661546468734741, -2.624469518661499, -2.5876388549804688, -2.5510475635528564, -2.5146889686584473, -2.4785571098327637, -2.442646026611328, -2.406949520111084, -2.371462345123291, -2.336179494857788, -2.301095724105835, -2.2662062644958496, -2.231506586074829, -2.1969923973083496, -2.1626594066619873, -2.1285035610198975, -2.0945210456848145, -2.0607078075408936, -2.0270607471466064, -1.993575930595398, -1.9602501392364502, -1.9270802736282349, -1.8940632343292236, -1.8611958026885986, -1.8284752368927002, -1.7958987951278687, -1.7634636163711548, -1.731167197227478, -1.6990069150924683, -1.6669803857803345, -1.6350852251052856, -1.6033191680908203, -1.5716798305511475, -1.5401651859283447, -1.5087730884552002, -1.477501392364502, -1.4463483095169067, -1.4153119325637817, -1.3843902349472046, -1.353581428527832, -1.3228837251663208, -1.2922955751419067, -1.261815071105957, -1.231440782546997, -1.2011711597442627, -1.1710044145584106, -1.1409392356872559, -1.1109740734100342, -1.0811076164245605, -1.0513383150100708, -1.0216649770736694, -0.9920861124992371, -0.9626005291938782, -0.9332069158554077, -0.903904139995575, -0.8746908903121948, -0.8455660343170166, -0.8165284395217896, -0.7875769734382629, -0.758710503578186, -0.7299280166625977, -0.7012283802032471, -0.6726107001304626, -0.6440739035606384, -0.6156169772148132, -0.5872389674186707, -0.5589389801025391, -0.530716061592102, -0.502569317817688, -0.47449788451194763, -0.44650089740753174, -0.4185774624347687, -0.390726774930954, -0.3629480302333832, -0.3352404236793518, -0.3076031506061554, -0.28003549575805664, -0.2525366544723511, -0.22510592639446259, -0.1977425515651703, -0.17044584453105927, -0.1432151049375534, -0.116049624979496, -0.08894876390695572, -0.06191183626651764, -0.034938208758831024, -0.008027235046029091, 0.018821706995368004, 0.045609232038259506, 0.07233594357967377, 0.09900243580341339, 0.12560929358005524, 0.15215709805488586, 0.17864640057086945, 0.20507775247097015, 0.23145170509815216, 0.25776880979537964, 0.2840295732021332, 0.31023451685905457, 0.3363841772079468, 0.36247900128364563, 0.3885195553302765, 0.4145062565803528, 0.4404396116733551, 0.46632012724876404, 0.492148220539093, 0.5179243683815002, 0.5436489582061768, 0.5693225860595703, 0.5949455499649048, 0.6205182671546936, 0.6460412740707397, 0.6715149283409119, 0.6969396471977234, 0.722315788269043, 0.7476438283920288, 0.7729241251945496, 0.7981570363044739, 0.8233429789543152, 0.8484823703765869, 0.8735755085945129, 0.8986227512359619, 0.9236245155334473, 0.9485811591148376, 0.9734929800033569, 0.9983603954315186, 1.0231837034225464, 1.0479631423950195, 1.0726993083953857, 1.097392201423645, 1.1220424175262451, 1.1466501951217651, 1.1712157726287842, 1.195739507675171, 1.2202216386795044, 1.2446626424789429, 1.2690627574920654, 1.2934221029281616, 1.3177411556243896, 1.3420202732086182, 1.3662594556808472, 1.3904592990875244, 1.41461980342865, 1.4387414455413818, 1.4628243446350098, 1.486868977546692, 1.5108753442764282, 1.534843921661377, 1.5587748289108276, 1.582668423652649, 1.6065248250961304, 1.6303443908691406, 1.6541273593902588, 1.677873969078064, 1.7015844583511353, 1.7252589464187622, 1.748897910118103, 1.7725013494491577, 1.796069622039795, 1.8196029663085938, 1.8431013822555542, 1.866565465927124, 1.8899950981140137, 1.9133907556533813, 1.936752438545227, 1.9600805044174194, 1.983375072479248, 2.006636381149292, 2.029864549636841, 2.0530600547790527, 2.0762228965759277, 2.099353075027466, 2.1224513053894043, 2.145517349243164, 2.168551445007324, 2.191553831100464, 2.214524984359741, 2.237464666366577, 2.260373115539551, 2.2832508087158203, 2.3060977458953857, 2.328913927078247, 2.3516998291015625, 2.374455451965332, 2.3971810340881348, 2.41987681388855, 2.442542791366577, 2.465179443359375, 2.4877865314483643, 2.510364294052124, 2.5329132080078125, 2.5554330348968506, 2.5779242515563965, 2.60038685798645, 2.622821092605591, 2.6452271938323975, 2.667604923248291, 2.6899547576904297, 2.7122769355773926, 2.7345714569091797, 2.756838321685791, 2.7790777683258057, 2.801290273666382, 2.8234755992889404, 2.8456339836120605, 2.867765426635742, 2.8898704051971436, 2.9119486808776855, 2.9340007305145264, 2.956026554107666, 2.9780263900756836, 3.0]


class Program_weight_tensor_meta_blocks_0_attention_time_first:
    name = "blocks_0_attention_time_first"
    original_name = "blocks.0.attention.time_first"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_blocks_0_attention_output_weight:
    name = "blocks_0_attention_output_weight"
    original_name = "blocks.0.attention.output.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_ln2_weight:
    name = "blocks_0_ln2_weight"
    original_name = "blocks.0.ln2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_0_ln2_bias:
    name = "blocks_0_ln2_bias"
    original_name = "blocks.0.ln2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_0_feed_forward_time_mix_key:
    name = "blocks_0_feed_forward_time_mix_key"
    original_name = "blocks.0.feed_forward.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_feed_forward_time_mix_receptance:
    name = "blocks_0_feed_forward_time_mix_receptance"
    original_name = "blocks.0.feed_forward.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_feed_forward_key_weight:
    name = "blocks_0_feed_forward_key_weight"
    original_name = "blocks.0.feed_forward.key.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_0_feed_forward_value_weight:
    name = "blocks_0_feed_forward_value_weight"
    original_name = "blocks.0.feed_forward.value.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_blocks_0_feed_forward_receptance_weight:
    name = "blocks_0_feed_forward_receptance_weight"
    original_name = "blocks.0.feed_forward.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_ln1_weight:
    name = "blocks_1_ln1_weight"
    original_name = "blocks.1.ln1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_ln1_bias:
    name = "blocks_1_ln1_bias"
    original_name = "blocks.1.ln1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_attention_time_mix_key:
    name = "blocks_1_attention_time_mix_key"
    original_name = "blocks.1.attention.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_attention_time_mix_value:
    name = "blocks_1_attention_time_mix_value"
    original_name = "blocks.1.attention.time_mix_value"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_attention_time_mix_receptance:
    name = "blocks_1_attention_time_mix_receptance"
    original_name = "blocks.1.attention.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_attention_key_weight:
    name = "blocks_1_attention_key_weight"
    original_name = "blocks.1.attention.key.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_attention_value_weight:
    name = "blocks_1_attention_value_weight"
    original_name = "blocks.1.attention.value.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_attention_receptance_weight:
    name = "blocks_1_attention_receptance_weight"
    original_name = "blocks.1.attention.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_attention_time_decay:
    name = "blocks_1_attention_time_decay"
    original_name = "blocks.1.attention.time_decay"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-5.0, -4.98501443862915, -4.967126369476318, -4.947950839996338, -4.927886962890625, -4.907136917114258, -4.88582181930542, -4.864026069641113, -4.8418097496032715, -4.81921911239624, -4.796290397644043, -4.7730536460876465, -4.749533176422119, -4.725749969482422, -4.701720714569092, -4.677461624145508, -4.6529860496521, -4.628304958343506, -4.603429794311523, -4.578369617462158, -4.553133010864258, -4.527727127075195, -4.502159595489502, -4.476436614990234, -4.450563907623291, -4.42454719543457, -4.398391246795654, -4.372100830078125, -4.345679759979248, -4.319133281707764, -4.292463779449463, -4.265676021575928, -4.238772392272949, -4.211756706237793, -4.18463134765625, -4.157399654388428, -4.130064010620117, -4.102626800537109, -4.075090408325195, -4.047457695007324, -4.019730091094971, -3.9919095039367676, -3.963998556137085, -3.9359989166259766, -3.907912492752075, -3.8797404766082764, -3.851485013961792, -3.8231475353240967, -3.794729471206665, -3.766232490539551, -3.7376577854156494, -3.7090067863464355, -3.6802806854248047, -3.6514809131622314, -3.6226086616516113, -3.5936648845672607, -3.564650774002075, -3.5355677604675293, -3.5064165592193604, -3.4771981239318848, -3.447913646697998, -3.4185640811920166, -3.389150381088257, -3.359673023223877, -3.3301334381103516, -3.300532341003418, -3.2708702087402344, -3.2411482334136963, -3.211367130279541, -3.1815273761749268, -3.151630163192749, -3.121675729751587, -3.091665029525757, -3.061598777770996, -3.031477451324463, -3.0013017654418945, -2.9710724353790283, -2.9407901763916016, -2.9104552268981934, -2.88006854057312, -2.849630355834961, -2.8191416263580322, -2.788602590560913, -2.7580137252807617, -2.7273757457733154, -2.6966891288757324, -2.665954351425171, -2.63517165184021, -2.604341983795166, -2.573465585708618, -2.5425429344177246, -2.5115742683410645, -2.480560302734375, -2.4495012760162354, -2.4183976650238037, -2.3872499465942383, -2.356058359146118, -2.3248236179351807, -2.293545961380005, -2.26222562789917, -2.230862855911255, -2.199458599090576, -2.1680126190185547, -2.1365256309509277, -2.1049978733062744, -2.073429584503174, -2.041821241378784, -2.0101730823516846, -1.978485345840454, -1.9467586278915405, -1.9149929285049438, -1.8831888437271118, -1.851346492767334, -1.819466233253479, -1.787548303604126, -1.755592942237854, -1.7236006259918213, -1.6915714740753174, -1.6595057249069214, -1.6274038553237915, -1.5952659845352173, -1.5630923509597778, -1.5308831930160522, -1.4986388683319092, -1.4663594961166382, -1.4340455532073975, -1.4016969203948975, -1.369314193725586, -1.336897373199463, -1.304446816444397, -1.2719627618789673, -1.2394452095031738, -1.2068946361541748, -1.1743111610412598, -1.1416950225830078, -1.1090463399887085, -1.0763654708862305, -1.0436525344848633, -1.010907769203186, -0.9781312942504883, -0.9453234076499939, -0.9124842286109924, -0.879613995552063, -0.8467128276824951, -0.8137810230255127, -0.7808187007904053, -0.747826099395752, -0.7148032784461975, -0.6817505359649658, -0.6486679911613464, -0.6155558228492737, -0.5824142098426819, -0.5492433309555054, -0.5160433650016785, -0.4828144311904907, -0.44955670833587646, -0.41627034544944763, -0.38295555114746094, -0.34961244463920593, -0.31624117493629456, -0.28284192085266113, -0.2494148313999176, -0.2159600406885147, -0.1824776977300644, -0.1489679515361786, -0.11543095856904984, -0.08186685293912888, -0.048275772482156754, -0.014657865278422832, 0.018986733630299568, 0.05265788733959198, 0.08635546267032623, 0.12007931619882584, 0.15382933616638184, 0.1876053661108017, 0.22140729427337646, 0.2552349865436554, 0.28908830881118774, 0.32296714186668396, 0.3568713665008545, 0.3908008635044098, 0.4247554838657379, 0.4587351381778717, 0.4927396774291992, 0.5267690420150757, 0.5608230233192444, 0.5949016213417053, 0.6290045976638794, 0.6631318926811218, 0.6972834467887878, 0.7314590811729431, 0.7656587362289429, 0.7998822331428528, 0.8341295123100281, 0.8684004545211792, 0.9026950001716614, 0.9370129704475403, 0.9713543057441711, 1.0057188272476196, 1.0401065349578857, 1.0745173692703247, 1.1089510917663574, 1.1434077024459839, 1.177886962890625, 1.2123889923095703, 1.2469134330749512, 1.2814605236053467, 1.3160299062728882, 1.3506214618682861, 1.38523530960083, 1.419871211051941, 1.4545291662216187, 1.4892089366912842, 1.5239105224609375, 1.5586339235305786, 1.5933789014816284, 1.628145456314087, 1.662933588027954, 1.6977429389953613, 1.7325736284255981, 1.767425537109375, 1.802298665046692, 1.8371926546096802, 1.872107744216919, 1.907043695449829, 1.942000389099121, 1.9769779443740845, 2.0119760036468506, 2.046994686126709, 2.08203387260437, 2.117093324661255, 2.1521732807159424, 2.1872735023498535, 2.222393751144409, 2.2575340270996094, 2.292694568634033, 2.3278748989105225, 2.3630752563476562, 2.3982954025268555, 2.43353533744812, 2.468794822692871, 2.5040738582611084, 2.539372444152832, 2.574690580368042, 2.610028028488159, 2.6453847885131836, 2.6807608604431152, 2.716156005859375, 2.751570224761963, 2.787003517150879, 2.822455883026123, 2.857927083969116, 2.8934173583984375, 2.9289262294769287, 2.96445369720459, 3.0]


class Program_weight_tensor_meta_blocks_1_attention_time_first:
    name = "blocks_1_attention_time_first"
    original_name = "blocks.1.attention.time_first"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_blocks_1_attention_output_weight:
    name = "blocks_1_attention_output_weight"
    original_name = "blocks.1.attention.output.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_ln2_weight:
    name = "blocks_1_ln2_weight"
    original_name = "blocks.1.ln2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_1_ln2_bias:
    name = "blocks_1_ln2_bias"
    original_name = "blocks.1.ln2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_1_feed_forward_time_mix_key:
    name = "blocks_1_feed_forward_time_mix_key"
    original_name = "blocks.1.feed_forward.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_feed_forward_time_mix_receptance:
    name = "blocks_1_feed_forward_time_mix_receptance"
    original_name = "blocks.1.feed_forward.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_feed_forward_key_weight:
    name = "blocks_1_feed_forward_key_weight"
    original_name = "blocks.1.feed_forward.key.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_1_feed_forward_value_weight:
    name = "blocks_1_feed_forward_value_weight"
    original_name = "blocks.1.feed_forward.value.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_blocks_1_feed_forward_receptance_weight:
    name = "blocks_1_feed_forward_receptance_weight"
    original_name = "blocks.1.feed_forward.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_ln1_weight:
    name = "blocks_2_ln1_weight"
    original_name = "blocks.2.ln1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_ln1_bias:
    name = "blocks_2_ln1_bias"
    original_name = "blocks.2.ln1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_attention_time_mix_key:
    name = "blocks_2_attention_time_mix_key"
    original_name = "blocks.2.attention.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_attention_time_mix_value:
    name = "blocks_2_attention_time_mix_value"
    original_name = "blocks.2.attention.time_mix_value"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_attention_time_mix_receptance:
    name = "blocks_2_attention_time_mix_receptance"
    original_name = "blocks.2.attention.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_attention_key_weight:
    name = "blocks_2_attention_key_weight"
    original_name = "blocks.2.attention.key.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_attention_value_weight:
    name = "blocks_2_attention_value_weight"
    original_name = "blocks.2.attention.value.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_attention_receptance_weight:
    name = "blocks_2_attention_receptance_weight"
    original_name = "blocks.2.attention.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_attention_time_decay:
    name = "blocks_2_attention_time_decay"
    original_name = "blocks.2.attention.time_decay"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-5.0, -4.9986419677734375, -4.995977878570557, -4.992408275604248, -4.988085746765137, -4.983099460601807, -4.977512359619141, -4.97136926651001, -4.964707374572754, -4.957555294036865, -4.94993782043457, -4.941875457763672, -4.93338680267334, -4.924487113952637, -4.915190696716309, -4.905509948730469, -4.895456314086914, -4.885039806365967, -4.874270439147949, -4.863156318664551, -4.851706027984619, -4.839926242828369, -4.827824115753174, -4.815406322479248, -4.80267858505249, -4.789646625518799, -4.776315689086914, -4.762691497802734, -4.748777866363525, -4.734580039978027, -4.720101833343506, -4.705347537994385, -4.69032096862793, -4.675025939941406, -4.659465789794922, -4.643644332885742, -4.627564430236816, -4.61122989654541, -4.594642639160156, -4.57780647277832, -4.560723781585693, -4.543397426605225, -4.525829792022705, -4.508023738861084, -4.489981174468994, -4.471704959869385, -4.453197002410889, -4.434459686279297, -4.415494918823242, -4.396305084228516, -4.37689208984375, -4.35725736618042, -4.337403774261475, -4.3173322677612305, -4.2970452308654785, -4.276544570922852, -4.255830764770508, -4.2349066734313965, -4.213773727416992, -4.192432880401611, -4.170886516571045, -4.149135589599609, -4.127181529998779, -4.105025768280029, -4.082669734954834, -4.060115337371826, -4.037363052368164, -4.0144147872924805, -3.991271495819092, -3.9679343700408936, -3.9444050788879395, -3.920684337615967, -3.89677357673645, -3.872673988342285, -3.848386526107788, -3.8239123821258545, -3.799252510070801, -3.7744081020355225, -3.749380350112915, -3.724169969558716, -3.6987781524658203, -3.673205852508545, -3.647454023361206, -3.621523380279541, -3.5954153537750244, -3.5691304206848145, -3.5426697731018066, -3.5160343647003174, -3.489224672317505, -3.4622418880462646, -3.435086727142334, -3.40775990486145, -3.380262613296509, -3.352595329284668, -3.324758768081665, -3.2967541217803955, -3.2685818672180176, -3.2402427196502686, -3.211737632751465, -3.1830673217773438, -3.1542322635650635, -3.1252334117889404, -3.096071481704712, -3.066746950149536, -3.0372607707977295, -3.00761342048645, -2.9778056144714355, -2.947838068008423, -2.9177114963531494, -2.8874261379241943, -2.856983184814453, -2.826382875442505, -2.795625925064087, -2.7647130489349365, -2.733644723892212, -2.7024216651916504, -2.67104434967041, -2.6395132541656494, -2.6078293323516846, -2.5759925842285156, -2.544003963470459, -2.511863946914673, -2.4795730113983154, -2.447131872177124, -2.4145407676696777, -2.381800651550293, -2.3489115238189697, -2.3158740997314453, -2.282689094543457, -2.249356746673584, -2.2158777713775635, -2.1822526454925537, -2.1484813690185547, -2.114565134048462, -2.0805039405822754, -2.0462985038757324, -2.011949062347412, -1.9774562120437622, -1.9428205490112305, -1.9080421924591064, -1.8731218576431274, -1.8380597829818726, -1.802856683731079, -1.7675126791000366, -1.7320283651351929, -1.696404218673706, -1.6606404781341553, -1.6247377395629883, -1.5886962413787842, -1.5525165796279907, -1.516198992729187, -1.4797439575195312, -1.443151831626892, -1.4064230918884277, -1.3695579767227173, -1.3325570821762085, -1.2954206466674805, -1.2581490278244019, -1.2207425832748413, -1.183201789855957, -1.1455270051956177, -1.1077184677124023, -1.0697766542434692, -1.031701922416687, -0.9934945702552795, -0.9551550149917603, -0.9166834950447083, -0.8780804872512817, -0.8393462300300598, -0.8004810810089111, -0.7614853978157043, -0.7223595380783081, -0.6831037998199463, -0.6437185406684875, -0.6042040586471558, -0.5645606517791748, -0.5247886776924133, -0.4848884046077728, -0.44486021995544434, -0.40470439195632935, -0.3644212484359741, -0.32401108741760254, -0.28347423672676086, -0.2428109347820282, -0.2020215392112732, -0.16110633313655853, -0.1200656071305275, -0.07889965176582336, -0.037608761340379715, 0.0038067754358053207, 0.04534666985273361, 0.08701064437627792, 0.12879841029644012, 0.17070968449115753, 0.21274420619010925, 0.2549016773700714, 0.2971818447113037, 0.33958443999290466, 0.3821091651916504, 0.4247557818889618, 0.467523992061615, 0.5104135870933533, 0.5534242391586304, 0.5965557098388672, 0.6398077607154846, 0.6831800937652588, 0.7266725301742554, 0.7702847719192505, 0.8140165209770203, 0.8578675985336304, 0.9018377661705017, 0.9459267258644104, 0.9901342391967773, 1.0344600677490234, 1.0789039134979248, 1.1234657764434814, 1.1681450605392456, 1.2129418849945068, 1.2578556537628174, 1.3028864860534668, 1.3480339050292969, 1.393297791481018, 1.4386779069900513, 1.4841738939285278, 1.5297857522964478, 1.5755131244659424, 1.6213557720184326, 1.667313575744629, 1.7133861780166626, 1.7595734596252441, 1.8058751821517944, 1.8522911071777344, 1.8988211154937744, 1.9454647302627563, 1.9922220706939697, 2.039092779159546, 2.086076498031616, 2.1331734657287598, 2.1803829669952393, 2.2277050018310547, 2.275139331817627, 2.322685956954956, 2.370344400405884, 2.418114423751831, 2.465996265411377, 2.513989210128784, 2.562093496322632, 2.6103086471557617, 2.6586344242095947, 2.707070827484131, 2.755617618560791, 2.804274559020996, 2.853041410446167, 2.9019179344177246, 2.950904369354248, 3.0]


class Program_weight_tensor_meta_blocks_2_attention_time_first:
    name = "blocks_2_attention_time_first"
    original_name = "blocks.2.attention.time_first"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_blocks_2_attention_output_weight:
    name = "blocks_2_attention_output_weight"
    original_name = "blocks.2.attention.output.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_ln2_weight:
    name = "blocks_2_ln2_weight"
    original_name = "blocks.2.ln2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_2_ln2_bias:
    name = "blocks_2_ln2_bias"
    original_name = "blocks.2.ln2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_2_feed_forward_time_mix_key:
    name = "blocks_2_feed_forward_time_mix_key"
    original_name = "blocks.2.feed_forward.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_feed_forward_time_mix_receptance:
    name = "blocks_2_feed_forward_time_mix_receptance"
    original_name = "blocks.2.feed_forward.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_feed_forward_key_weight:
    name = "blocks_2_feed_forward_key_weight"
    original_name = "blocks.2.feed_forward.key.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_2_feed_forward_value_weight:
    name = "blocks_2_feed_forward_value_weight"
    original_name = "blocks.2.feed_forward.value.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_blocks_2_feed_forward_receptance_weight:
    name = "blocks_2_feed_forward_receptance_weight"
    original_name = "blocks.2.feed_forward.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_ln1_weight:
    name = "blocks_3_ln1_weight"
    original_name = "blocks.3.ln1.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_ln1_bias:
    name = "blocks_3_ln1_bias"
    original_name = "blocks.3.ln1.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_attention_time_mix_key:
    name = "blocks_3_attention_time_mix_key"
    original_name = "blocks.3.attention.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_attention_time_mix_value:
    name = "blocks_3_attention_time_mix_value"
    original_name = "blocks.3.attention.time_mix_value"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_attention_time_mix_receptance:
    name = "blocks_3_attention_time_mix_receptance"
    original_name = "blocks.3.attention.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_attention_key_weight:
    name = "blocks_3_attention_key_weight"
    original_name = "blocks.3.attention.key.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_attention_value_weight:
    name = "blocks_3_attention_value_weight"
    original_name = "blocks.3.attention.value.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_attention_receptance_weight:
    name = "blocks_3_attention_receptance_weight"
    original_name = "blocks.3.attention.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_attention_time_decay:
    name = "blocks_3_attention_time_decay"
    original_name = "blocks.3.attention.time_decay"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [-5.0, -4.999876976013184, -4.999507904052734, -4.998892784118652, -4.9980316162109375, -4.99692440032959, -4.995571136474609, -4.993971347808838, -4.992125988006592, -4.990034580230713, -4.987697124481201, -4.985113620758057, -4.982283592224121, -4.979207992553711, -4.975886344909668, -4.972318172454834, -4.968504428863525, -4.964444637298584, -4.960138320922852, -4.9555864334106445, -4.9507880210876465, -4.945744037628174, -4.94045352935791, -4.934917449951172, -4.929134845733643, -4.923106670379639, -4.916831970214844, -4.910311222076416, -4.903544902801514, -4.89653205871582, -4.889273166656494, -4.881768703460693, -4.874017715454102, -4.866020679473877, -4.8577775955200195, -4.8492889404296875, -4.8405537605285645, -4.831572532653809, -4.82234525680542, -4.812871932983398, -4.803152561187744, -4.793187141418457, -4.782975673675537, -4.772518157958984, -4.761814594268799, -4.7508649826049805, -4.739669322967529, -4.728227615356445, -4.7165398597717285, -4.704606056213379, -4.6924262046813965, -4.679999828338623, -4.667327880859375, -4.654409885406494, -4.6412458419799805, -4.627835273742676, -4.6141791343688965, -4.600276947021484, -4.586128234863281, -4.5717339515686035, -4.557093620300293, -4.542206764221191, -4.527074337005615, -4.511695384979248, -4.496070861816406, -4.480199813842773, -4.464083194732666, -4.447720050811768, -4.4311113357543945, -4.4142560958862305, -4.397154808044434, -4.379807949066162, -4.3622145652771, -4.344375133514404, -4.326289653778076, -4.307958602905273, -4.28938102722168, -4.270557403564453, -4.251487731933594, -4.232172012329102, -4.212610721588135, -4.192802906036377, -4.172749042510986, -4.152449131011963, -4.131903171539307, -4.111111164093018, -4.090073108673096, -4.068789005279541, -4.0472588539123535, -4.025482654571533, -4.00346040725708, -3.981191873550415, -3.9586775302886963, -3.9359169006347656, -3.9129104614257812, -3.889657735824585, -3.866159200668335, -3.842414379119873, -3.8184237480163574, -3.79418683052063, -3.7697038650512695, -3.7449750900268555, -3.7200000286102295, -3.6947789192199707, -3.669311761856079, -3.6435985565185547, -3.6176393032073975, -3.5914340019226074, -3.5649826526641846, -3.538285255432129, -3.5113418102264404, -3.484152317047119, -3.456716537475586, -3.429034948348999, -3.4011073112487793, -3.3729333877563477, -3.3445136547088623, -3.315847635269165, -3.286935806274414, -3.257777690887451, -3.2283737659454346, -3.198723554611206, -3.1688272953033447, -3.1386852264404297, -3.1082968711853027, -3.077662467956543, -3.0467820167541504, -3.015655517578125, -2.984282970428467, -2.952664375305176, -2.920799732208252, -2.8886890411376953, -2.8563320636749268, -2.8237292766571045, -2.7908804416656494, -2.7577855587005615, -2.7244443893432617, -2.690857410430908, -2.6570241451263428, -2.6229450702667236, -2.5886197090148926, -2.554048538208008, -2.519231081008911, -2.4841675758361816, -2.4488580226898193, -2.4133026599884033, -2.3775010108947754, -2.3414533138275146, -2.305159568786621, -2.2686197757720947, -2.2318339347839355, -2.1948020458221436, -2.1575241088867188, -2.119999885559082, -2.0822298526763916, -2.0442137718200684, -2.0059516429901123, -1.9674433469772339, -1.9286890029907227, -1.8896886110305786, -1.8504421710968018, -1.810949683189392, -1.77121102809906, -1.7312264442443848, -1.6909958124160767, -1.6505190134048462, -1.6097962856292725, -1.5688273906707764, -1.5276124477386475, -1.4861514568328857, -1.4444444179534912, -1.4024913311004639, -1.3602921962738037, -1.3178470134735107, -1.2751556634902954, -1.2322183847427368, -1.1890349388122559, -1.1456055641174316, -1.101930022239685, -1.0580084323883057, -1.0138407945632935, -0.9694271683692932, -0.9247673749923706, -0.87986159324646, -0.8347097039222717, -0.7893118262290955, -0.7436678409576416, -0.6977777481079102, -0.6516416668891907, -0.6052595376968384, -0.5586313009262085, -0.5117570161819458, -0.4646366834640503, -0.4172702729701996, -0.36965781450271606, -0.32179930806159973, -0.2736947238445282, -0.22534409165382385, -0.1767474114894867, -0.12790465354919434, -0.07881584018468857, -0.02948096953332424, 0.020099962130188942, 0.06992695480585098, 0.11999999731779099, 0.1703191101551056, 0.2208842784166336, 0.27169549465179443, 0.32275277376174927, 0.3740561306476593, 0.42560553550720215, 0.4774009883403778, 0.529442548751831, 0.5817301273345947, 0.6342637538909912, 0.6870434284210205, 0.7400692105293274, 0.7933410406112671, 0.8468589186668396, 0.9006228446960449, 0.9546328186988831, 1.008888840675354, 1.0633909702301025, 1.1181391477584839, 1.173133373260498, 1.228373646736145, 1.2838600873947144, 1.339592456817627, 1.395570993423462, 1.4517954587936401, 1.5082660913467407, 1.5649826526641846, 1.6219453811645508, 1.6791541576385498, 1.7366089820861816, 1.7943098545074463, 1.8522567749023438, 1.9104498624801636, 1.9688888788223267, 2.027574062347412, 2.086505174636841, 2.1456823348999023, 2.205105781555176, 2.264775037765503, 2.324690580368042, 2.3848519325256348, 2.4452595710754395, 2.505913019180298, 2.566812753677368, 2.6279585361480713, 2.6893503665924072, 2.750988006591797, 2.8128719329833984, 2.875001907348633, 2.9373779296875, 3.0]


class Program_weight_tensor_meta_blocks_3_attention_time_first:
    name = "blocks_3_attention_time_first"
    original_name = "blocks.3.attention.time_first"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = None
    std = None
    data = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]


class Program_weight_tensor_meta_blocks_3_attention_output_weight:
    name = "blocks_3_attention_output_weight"
    original_name = "blocks.3.attention.output.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_ln2_weight:
    name = "blocks_3_ln2_weight"
    original_name = "blocks.3.ln2.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_blocks_3_ln2_bias:
    name = "blocks_3_ln2_bias"
    original_name = "blocks.3.ln2.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None


class Program_weight_tensor_meta_blocks_3_feed_forward_time_mix_key:
    name = "blocks_3_feed_forward_time_mix_key"
    original_name = "blocks.3.feed_forward.time_mix_key"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_feed_forward_time_mix_receptance:
    name = "blocks_3_feed_forward_time_mix_receptance"
    original_name = "blocks.3.feed_forward.time_mix_receptance"
    kind = "parameter"
    shape = [1, 1, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_feed_forward_key_weight:
    name = "blocks_3_feed_forward_key_weight"
    original_name = "blocks.3.feed_forward.key.weight"
    kind = "parameter"
    shape = [1024, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_blocks_3_feed_forward_value_weight:
    name = "blocks_3_feed_forward_value_weight"
    original_name = "blocks.3.feed_forward.value.weight"
    kind = "parameter"
    shape = [256, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.04419417382415922
    data = None


class Program_weight_tensor_meta_blocks_3_feed_forward_receptance_weight:
    name = "blocks_3_feed_forward_receptance_weight"
    original_name = "blocks.3.feed_forward.receptance.weight"
    kind = "parameter"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.08838834764831845
    data = None


class Program_weight_tensor_meta_ln_out_weight:
    name = "ln_out_weight"
    original_name = "ln_out.weight"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_ln_out_bias:
    name = "ln_out_bias"
    original_name = "ln_out.bias"
    kind = "parameter"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.05
    data = None
