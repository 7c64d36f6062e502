"""tensorrt: compile error for view, expand_as, new_zeros ...

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, torch_tensorrt 2.13.0, tensorrt_rtx 1.5.0.114.
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

    def forward(self, edge_index_i, detach, alpha_1):
        view_1 = edge_index_i.view((-1, 1))
        index = view_1.expand_as(detach)
        new_zeros = detach.new_zeros((1000, 4))
        src_max = new_zeros.scatter_reduce_(0, index, detach, reduce='amax', include_self=False)
        index_select = src_max.index_select(0, edge_index_i)
        out = alpha_1 - index_select
        out_1 = out.exp()
        view_2 = edge_index_i.view((-1, 1))
        return (out_1, view_2)

def make_inputs():
    torch.manual_seed(123)
    data = bytearray(open(os.path.join(HERE, "inputs.bin"), "rb").read())

    def stored(dtype, shape, count, offset):
        if not count:
            return torch.empty(shape, dtype=dtype)
        return torch.frombuffer(data, dtype=dtype, count=count, offset=offset).reshape(shape).clone()

    inputs = [
        stored(torch.int64, [5993], 5993, 0),  # edge_index_i
        stored(torch.float32, [5993, 4], 23972, 48000),  # detach
        stored(torch.float32, [5993, 4], 23972, 143936),  # alpha_1
    ]
    return [x.to(graphnet_device) if torch.is_tensor(x) else x for x in inputs]

sys.path.insert(0, HERE)  # the backend's adapter and its contract lie beside this script
from backend import adapter
from graphnet_runner.adapter import Adapter, CompileOptions

OPTIONS = {'mode': 'export', 'weights': 'bound', 'min_block_size': 1, 'optimization_level': -1, 'precision': 'as_is', 'tf32': False, 'timing_cache': '', 'workspace_mb': 0, 'num_avg_timing_iters': 1, 'torch_executed_ops': '', 'require_full_compilation': False, 'truncate_double': False, 'use_fp32_acc': True, 'decompose_attention': False, 'offload_module_to_cpu': False}

def compile_model(model, inputs, options):
    own = [one for one in vars(adapter).values() if isinstance(one, type) and issubclass(one, Adapter)]
    (kind,) = [one for one in own if one.__module__ == adapter.__name__]
    where = ('cpu', 1, tempfile.mkdtemp())
    asked = CompileOptions(options, *where, kinds=('input', 'input', 'input'))
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
