"""tvm: compile error for t, matmul

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, tvm 0.27.0.post1, llvm 22.
Exit code 1: the fault is there; 0: it is not. Run it with the Python of the compiler.
"""
import os
import sys
import tempfile

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
graphnet_device = torch.device('cpu')
torch.set_num_threads(1)

class GraphModule(torch.nn.Module):

    def forward(self, quantizer_layers_1_codebook_embed, mul_1):
        t_1 = quantizer_layers_1_codebook_embed.t()
        matmul_1 = mul_1.matmul(t_1)
        return (t_1, matmul_1)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        torch.tensor([-0.3215802013874054], dtype=torch.float32).reshape([1, 1]),  # quantizer_layers_1_codebook_embed
        torch.tensor([-0.025186628103256226], dtype=torch.float32).reshape([1, 1]),  # mul_1
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
    asked = CompileOptions(options, *where, kinds=('buffer', 'input'))
    return kind().compile(model, inputs, asked).call

model = GraphModule().eval()
with torch.no_grad():
    try:
        compile_model(model, make_inputs(), OPTIONS)(*make_inputs())
    except Exception as error:
        print("the fault is there:", type(error).__name__, error, getattr(error, "operators", ""))
        sys.exit(1)
print("the fault is not there")
