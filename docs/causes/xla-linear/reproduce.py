"""xla: 4.2 times slower than eager mode for torch.nn.functional.linear

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, torchax 0.0.13, jax 0.10.2, jaxlib 0.10.2.
Exit code 1: the fault is there; 0: it is not. Run it with the Python of the compiler.
"""
import os
import statistics
import sys
import time
import tempfile

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
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

sys.path.insert(0, HERE)  # the backend's adapter and its contract lie beside this script
from backend import adapter
from graphnet_runner.adapter import Adapter, CompileOptions

OPTIONS = {'breaks': 'allow', 'vector_width': 256, 'mode': 'lazy', 'passes_off': '', 'flags': ''}

def compile_model(model, inputs, options):
    own = [one for one in vars(adapter).values() if isinstance(one, type) and issubclass(one, Adapter)]
    (kind,) = [one for one in own if one.__module__ == adapter.__name__]
    where = ('cpu', 1, tempfile.mkdtemp())
    asked = CompileOptions(options, *where, kinds=('input', 'input', 'input'))
    return kind().compile(model, inputs, asked).call

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
is_slow = ratio > 2.06
print("the fault is there:" if is_slow else "the fault is not there:", "the compiled graph takes", ratio,
      "times as long as eager mode")
sys.exit(is_slow)
