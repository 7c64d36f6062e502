"""inductor: compile error for transpose, torch.matmul, div ...

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, inductor 2.13.0+cpu, cxx g++ (Debian 12.2.0-14+deb12u1) 12.2.0.
Exit code 1: the fault is there; 0: it is not. Run it with the Python of the compiler.
"""
import sys

import torch
from torch import device

graphnet_device = torch.device('cpu')
torch.set_num_threads(1)

class GraphModule(torch.nn.Module):

    def forward(self, key_3, query_3, l_self_modules_h_modules_0_modules_attn_scale_attn, causal_mask_5, value_1):
        transpose = key_3.transpose(-1, -2)
        attn_weights = torch.matmul(query_3, transpose)
        attn_weights_1 = attn_weights / l_self_modules_h_modules_0_modules_attn_scale_attn
        attn_weights_2 = attn_weights_1 + causal_mask_5
        attn_weights_3 = torch.nn.functional.softmax(attn_weights_2, dim=-1)
        attn_weights_4 = attn_weights_3.to(torch.float32)
        attn_weights_5 = torch.nn.functional.dropout(attn_weights_4, 0.0, False, False)
        attn_output = torch.matmul(attn_weights_5, value_1)
        return (attn_output,)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        torch.tensor([-1.5643279552459717, -1.8755981922149658, 1.1033940315246582, 1.0123729705810547], dtype=torch.float32).reshape([1, 1, 2, 2]),  # key_3
        torch.tensor([-0.2621322274208069, -0.1686401069164276, 0.5717328190803528, 0.341318815946579], dtype=torch.float32).reshape([1, 1, 2, 2]),  # query_3
        torch.tensor([2.828000068664551], dtype=torch.float32).reshape([]),  # l_self_modules_h_modules_0_modules_attn_scale_attn
        torch.tensor([0.0, -3.4028234663852886e+38, 0.0, 0.0], dtype=torch.float32).reshape([1, 1, 2, 2]),  # causal_mask_5
        torch.tensor([-1.2186198234558105, -2.06199312210083, -0.6317456364631653, -2.8195154666900635], dtype=torch.float32).reshape([1, 1, 2, 2]),  # value_1
    ]
    return [x.to(graphnet_device) if torch.is_tensor(x) else x for x in inputs]

def compile_model(model, inputs, options):
    import ast
    import torch._inductor.config as config
    settings = {'max_autotune_gemm_backends': options['gemm_backends'].upper(), **{name: options[name] for name in ('freezing', 'cpp_wrapper', 'fallback_random')}}
    for setting in filter(None, options['config'].split(',')):
        name, value = (part.strip() for part in setting.split('=', 1))
        is_word = value.isidentifier() and value not in ('True', 'False', 'None')
        settings[name] = value if is_word or isinstance(getattr(config, name), str) else ast.literal_eval(value)
    for name, value in settings.items():
        setattr(config, name, value)
    torch._dynamo.config.capture_scalar_outputs = options['capture_scalars']
    return torch.compile(model, mode=options['mode'], dynamic={'false': False, 'true': True, 'auto': None}[options['dynamic']], fullgraph=options['fullgraph'])

OPTIONS = {'mode': 'default', 'dynamic': 'false', 'fullgraph': False, 'capture_scalars': False, 'fallback_random': False, 'freezing': False, 'gemm_backends': 'ATEN,TRITON,CPP', 'cpp_wrapper': False, 'aot': False, 'config': ''}

model = GraphModule().eval()
with torch.no_grad():
    try:
        compile_model(model, make_inputs(), OPTIONS)(*make_inputs())
    except Exception as error:
        print("the fault is there:", type(error).__name__, " ".join(str(error).split()),
              getattr(error, "operators", ""))
        sys.exit(1)
print("the fault is not there")
