"""xla: wrong values for torch.nn.functional.pad, unfold

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, jaxlib 0.10.2, torchax 0.0.13, jax 0.10.2.
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

    def forward(self, kv):
        kv_1 = torch.nn.functional.pad(kv, [2, 2, 2, 2], 'constant', None)
        unfold = kv_1.unfold(2, 12, 8)
        unfold_1 = unfold.unfold(3, 12, 8)
        return (unfold_1,)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([1, 1, 8, 8]) * 0.3279 + 0.4475).to(torch.float32),  # kv
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
    asked = CompileOptions(options, *where, kinds=('input',))
    return kind().compile(model, inputs, asked).call

def flat(result):
    return [result] if torch.is_tensor(result) else [one for some in result for one in flat(some)]

model = GraphModule().eval()
with torch.no_grad():
    got = flat(compile_model(model, make_inputs(), OPTIONS)(*make_inputs()))
    eager = flat(model(*make_inputs()))
    assert len(got) == len(eager), "another number of outputs"
    try:
        exact = flat(model(*[x.double() if torch.is_tensor(x) and x.is_floating_point() else x
                             for x in make_inputs()]))
    except RuntimeError:
        exact = eager  # a part of the graph fixes the dtype

def error(side):
    pairs = [(a.double(), b.double()) for a, b in zip(side, exact)]
    return max(float((a - b).norm() / b.norm().clamp_min(1e-300)) for a, b in pairs)

is_wrong = error(got) > max(0.00477, 10 * error(eager))
print("the fault is there:" if is_wrong else "the fault is not there:", "error against float64", error(got),
      "and of eager", error(eager))
sys.exit(is_wrong)
