"""inductor: 3.3 times slower than eager mode for torch.nn.functional.linear

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, inductor 2.13.0+cpu, cxx g++ (Debian 12.2.0-14+deb12u1) 12.2.0.
Exit code 1: the fault is there; 0: it is not. Run it with the Python of the compiler.
"""
import statistics
import sys
import time

import torch

graphnet_device = torch.device('cpu')
torch.set_num_threads(1)

class GraphModule(torch.nn.Module):

    def forward(self, x_1, l_self_modules_head_modules_fc_parameters_weight_, l_self_modules_head_modules_fc_parameters_bias_):
        x_2 = torch.nn.functional.linear(x_1, l_self_modules_head_modules_fc_parameters_weight_, l_self_modules_head_modules_fc_parameters_bias_)
        return (x_2,)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([1, 384]) * 0.05988 + 0.001169).to(torch.float32),  # x_1
        (torch.randn([1000, 384]) * 0.07226 + 0.0001059).to(torch.float32),  # l_self_modules_head_modules_fc_parameters_weight_
        (torch.randn([1000]) * 0.05141 + -0.0003893).to(torch.float32),  # l_self_modules_head_modules_fc_parameters_bias_
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

def seconds(call):
    began = time.perf_counter()
    for _ in range(5):
        call(*inputs)
    if graphnet_device.type == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter() - began

model = GraphModule().eval()
with torch.no_grad():
    inputs = make_inputs()
    compiled = compile_model(model, make_inputs(), OPTIONS)
    rounds = [[seconds(compiled), seconds(model)] for _ in range(23)][3:]
ratio = statistics.median(mine / eager for mine, eager in rounds)
is_slow = ratio > 1.82
print("the fault is there:" if is_slow else "the fault is not there:", "the compiled graph takes", ratio,
      "times as long as eager mode")
sys.exit(is_slow)
