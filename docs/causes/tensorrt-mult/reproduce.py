"""tensorrt: unsupported for getitem, torch.arange, view ...

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

    def forward(self, x, edge_index, mask):
        device = x.device
        getitem = edge_index[0]
        getitem_1 = edge_index[1]
        arange = torch.arange(0, 1000, device=device)
        view = arange.view(1, -1)
        loop_index = view.repeat(2, 1)
        edge_index_1 = edge_index[:, mask]
        sym_size_int = edge_index_1.size(1)
        edge_index_2 = torch.cat([edge_index_1, loop_index], dim=1)
        sym_sum = 1000 + sym_size_int
        edge_weight = torch.ones((sym_sum,), dtype=torch.float64, device=device)
        row = edge_index_2[0]
        col = edge_index_2[1]
        view_1 = col.view((-1,))
        index = view_1.expand_as(edge_weight)
        new_zeros = edge_weight.new_zeros((1000,))
        deg = new_zeros.scatter_add_(0, index, edge_weight)
        deg_inv_sqrt = deg.pow_(-0.5)
        eq = deg_inv_sqrt == float('inf')
        deg_inv_sqrt.masked_fill_(eq, 0)
        getitem_2 = deg_inv_sqrt[row]
        mul = getitem_2 * edge_weight
        getitem_3 = deg_inv_sqrt[col]
        return (getitem, getitem_1, edge_index_2, mul, getitem_3)

def make_inputs():
    torch.manual_seed(123)
    data = bytearray(open(os.path.join(HERE, "inputs.bin"), "rb").read())

    def stored(dtype, shape, count, offset):
        if not count:
            return torch.empty(shape, dtype=dtype)
        return torch.frombuffer(data, dtype=dtype, count=count, offset=offset).reshape(shape).clone()

    inputs = [
        stored(torch.float64, [1000, 64], 64000, 0),  # x
        stored(torch.int64, [2, 5000], 10000, 512000),  # edge_index
        stored(torch.bool, [5000], 5000, 592000),  # mask
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
