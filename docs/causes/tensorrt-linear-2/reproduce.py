"""tensorrt: unsupported for repeat, getitem, size ...

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

    def forward(self, x, view_4, edge_index, mask_1, x_3, convs_1_lin_weight):
        device = x.device
        loop_index_1 = view_4.repeat(2, 1)
        edge_index_3 = edge_index[:, mask_1]
        sym_size_int_1 = edge_index_3.size(1)
        edge_index_4 = torch.cat([edge_index_3, loop_index_1], dim=1)
        sym_sum_1 = 1000 + sym_size_int_1
        edge_weight_2 = torch.ones((sym_sum_1,), dtype=torch.float32, device=device)
        row_1 = edge_index_4[0]
        col_1 = edge_index_4[1]
        view_5 = col_1.view((-1,))
        index_2 = view_5.expand_as(edge_weight_2)
        new_zeros_2 = edge_weight_2.new_zeros((1000,))
        deg_1 = new_zeros_2.scatter_add_(0, index_2, edge_weight_2)
        deg_inv_sqrt_1 = deg_1.pow_(-0.5)
        eq_1 = deg_inv_sqrt_1 == float('inf')
        deg_inv_sqrt_1.masked_fill_(eq_1, 0)
        getitem_6 = deg_inv_sqrt_1[row_1]
        mul_1 = getitem_6 * edge_weight_2
        getitem_7 = deg_inv_sqrt_1[col_1]
        edge_weight_3 = mul_1 * getitem_7
        x_4 = torch.nn.functional.linear(x_3, convs_1_lin_weight, None)
        return (edge_index_4, edge_weight_3, x_4)

def make_inputs():
    torch.manual_seed(123)
    data = bytearray(open(os.path.join(HERE, "inputs.bin"), "rb").read())

    def stored(dtype, shape, count, offset):
        if not count:
            return torch.empty(shape, dtype=dtype)
        return torch.frombuffer(data, dtype=dtype, count=count, offset=offset).reshape(shape).clone()

    inputs = [
        stored(torch.float32, [1000, 64], 64000, 0),  # x
        stored(torch.int64, [1, 1000], 1000, 256000),  # view_4
        stored(torch.int64, [2, 5000], 10000, 264000),  # edge_index
        stored(torch.bool, [5000], 5000, 344000),  # mask_1
        stored(torch.float32, [1000, 64], 64000, 349056),  # x_3
        stored(torch.float32, [64, 64], 4096, 605056),  # convs_1_lin_weight
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
    asked = CompileOptions(options, *where, kinds=('input', 'input', 'input', 'input', 'input', 'parameter'))
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
