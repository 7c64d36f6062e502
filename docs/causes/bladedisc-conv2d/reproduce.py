"""bladedisc: unsupported for torch.conv2d

Found by GraphNet Mesh with Python 3.8.18, torch 1.12.0+cu102, torch_blade not installed: graphs are traced, not compiled.
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

    def forward(self, x, patch_embed_proj_weight, patch_embed_proj_bias):
        x_1 = torch.conv2d(x, patch_embed_proj_weight, patch_embed_proj_bias, (16, 16), (0, 0), (1, 1), 1)
        return (x_1,)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([1, 1, 16, 16]) * 0.9504 + 0.02699).to(torch.float16),  # x
        torch.tensor([-0.10479736328125], dtype=torch.float16).reshape([1, 1, 1, 1]),  # patch_embed_proj_weight
        torch.tensor([-0.08526611328125], dtype=torch.float16).reshape([1]),  # patch_embed_proj_bias
    ]
    return [x.to(graphnet_device) if torch.is_tensor(x) else x for x in inputs]

sys.path.insert(0, HERE)  # the backend's adapter and its contract lie beside this script
from backend import adapter
from graphnet_runner.adapter import Adapter, CompileOptions

OPTIONS = {'mode': 'trace', 'weights': 'bound', 'fp16': False, 'cpu_fast_math': '0', 'static_shapes': False, 'leave_out': ''}

def compile_model(model, inputs, options):
    own = [one for one in vars(adapter).values() if isinstance(one, type) and issubclass(one, Adapter)]
    (kind,) = [one for one in own if one.__module__ == adapter.__name__]
    where = ('cpu', 1, tempfile.mkdtemp())
    asked = CompileOptions(options, *where, kinds=('input', 'parameter', 'parameter'))
    return kind().compile(model, inputs, asked).call

model = GraphModule().eval()
with torch.no_grad():
    try:
        compile_model(model, make_inputs(), OPTIONS)(*make_inputs())
    except Exception as error:
        print("the fault is there:", type(error).__name__, " ".join(str(error).split()),
              getattr(error, "operators", ""))
        sys.exit(1)
print("the fault is not there")
