"""tvm: 4.3 times slower than eager mode for torch.nn.functional.linear

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, tvm 0.27.0.post1, llvm 22.
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

    def forward(self, layer_norm_2, l_self_modules_blocks_modules_0_modules_blocks_modules_1_modules_0_modules_attn_modules_qkv_parameters_weight_, l_self_modules_blocks_modules_0_modules_blocks_modules_1_modules_0_modules_attn_modules_qkv_parameters_bias_):
        linear_4 = torch.nn.functional.linear(layer_norm_2, l_self_modules_blocks_modules_0_modules_blocks_modules_1_modules_0_modules_attn_modules_qkv_parameters_weight_, l_self_modules_blocks_modules_0_modules_blocks_modules_1_modules_0_modules_attn_modules_qkv_parameters_bias_)
        return (linear_4,)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([1, 197, 256]) * 1.012 + 0.004971).to(torch.float32),  # layer_norm_2
        (torch.randn([768, 256]) * 0.08833 + -0.0002357).to(torch.float32),  # l_self_modules_blocks_modules_0_modules_blocks_modules_1_modules_0_modules_attn_modules_qkv_parameters_weight_
        (torch.randn([768]) * 0.04944 + 0.002411).to(torch.float32),  # l_self_modules_blocks_modules_0_modules_blocks_modules_1_modules_0_modules_attn_modules_qkv_parameters_bias_
    ]
    return [x.to(graphnet_device) if torch.is_tensor(x) else x for x in inputs]

sys.path.insert(0, HERE)  # the backend's adapter and its contract lie beside this script
from backend import adapter
from graphnet_runner.adapter import Adapter, CompileOptions

OPTIONS = {'schedule': 'rules', 'trials': 64, 'database': '', 'bind_weights': False, 'whole': False, 'passes_off': '', 'opt_level': 2}

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
is_slow = ratio > 2.07
print("the fault is there:" if is_slow else "the fault is not there:", "the compiled graph takes", ratio,
      "times as long as eager mode")
sys.exit(is_slow)
