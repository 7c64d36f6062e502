"""tensorrt: compile error for torch.nn.functional.linear, view, mult ...

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

    def forward(self, x, convs_0_lin_weight, convs_0_att_src, convs_0_att_dst, edge_index, mask, convs_0_bias, convs_1_lin_weight, convs_1_att_src, convs_1_att_dst, mask_1):
        device = x.device
        linear = torch.nn.functional.linear(x, convs_0_lin_weight, None)
        x_src = linear.view(-1, 4, 16)
        mul = x_src * convs_0_att_src
        alpha_src = mul.sum(dim=-1)
        mul_1 = x_src * convs_0_att_dst
        alpha_dst = mul_1.sum(-1)
        getitem = edge_index[0]
        getitem_1 = edge_index[1]
        edge_index_1 = edge_index[:, mask]
        arange = torch.arange(0, 1000, device=device)
        view = arange.view(1, -1)
        loop_index = view.repeat(2, 1)
        full_edge_index = torch.cat([edge_index_1, loop_index], dim=1)
        edge_index_i = full_edge_index[1]
        edge_index_j = full_edge_index[0]
        alpha_j = alpha_src.index_select(0, edge_index_j)
        alpha_i = alpha_dst.index_select(0, edge_index_i)
        alpha = alpha_j + alpha_i
        alpha_1 = torch.nn.functional.leaky_relu(alpha, 0.2)
        detach = alpha_1.detach()
        view_1 = edge_index_i.view((-1, 1))
        index = view_1.expand_as(detach)
        new_zeros = detach.new_zeros((1000, 4))
        src_max = new_zeros.scatter_reduce_(0, index, detach, reduce='amax', include_self=False)
        index_select = src_max.index_select(0, edge_index_i)
        out = alpha_1 - index_select
        out_1 = out.exp()
        view_2 = edge_index_i.view((-1, 1))
        index_1 = view_2.expand_as(out_1)
        new_zeros_1 = out_1.new_zeros((1000, 4))
        scatter_add = new_zeros_1.scatter_add_(0, index_1, out_1)
        out_sum = scatter_add + 1e-16
        out_sum_1 = out_sum.index_select(0, edge_index_i)
        alpha_2 = out_1 / out_sum_1
        alpha_3 = torch.nn.functional.dropout(alpha_2, p=0.0, training=False)
        edge_index_i_1 = full_edge_index[1]
        edge_index_j_1 = full_edge_index[0]
        x_j = x_src.index_select(0, edge_index_j_1)
        unsqueeze = alpha_3.unsqueeze(-1)
        out_2 = unsqueeze * x_j
        view_3 = edge_index_i_1.view((-1, 1, 1))
        index_2 = view_3.expand_as(out_2)
        new_zeros_2 = out_2.new_zeros((1000, 4, 16))
        out_3 = new_zeros_2.scatter_add_(0, index_2, out_2)
        out_4 = out_3.view(-1, 64)
        out_5 = out_4 + convs_0_bias
        x_1 = torch.nn.functional.relu(out_5, inplace=False)
        x_2 = torch.nn.functional.dropout(x_1, 0.0, False, False)
        linear_1 = torch.nn.functional.linear(x_2, convs_1_lin_weight, None)
        x_src_1 = linear_1.view(-1, 4, 16)
        mul_2 = x_src_1 * convs_1_att_src
        alpha_src_1 = mul_2.sum(dim=-1)
        mul_3 = x_src_1 * convs_1_att_dst
        alpha_dst_1 = mul_3.sum(-1)
        getitem_2 = edge_index[0]
        getitem_3 = edge_index[1]
        edge_index_2 = edge_index[:, mask_1]
        arange_1 = torch.arange(0, 1000, device=device)
        return (getitem, getitem_1, x_src_1, alpha_src_1, alpha_dst_1, getitem_2, getitem_3, edge_index_2, arange_1)

def make_inputs():
    torch.manual_seed(123)
    data = bytearray(open(os.path.join(HERE, "inputs.bin"), "rb").read())

    def stored(dtype, shape, count, offset):
        if not count:
            return torch.empty(shape, dtype=dtype)
        return torch.frombuffer(data, dtype=dtype, count=count, offset=offset).reshape(shape).clone()

    inputs = [
        stored(torch.float32, [1000, 64], 64000, 0),  # x
        stored(torch.float32, [64, 64], 4096, 256000),  # convs_0_lin_weight
        stored(torch.float32, [1, 4, 16], 64, 272384),  # convs_0_att_src
        stored(torch.float32, [1, 4, 16], 64, 272640),  # convs_0_att_dst
        stored(torch.int64, [2, 5000], 10000, 272896),  # edge_index
        stored(torch.bool, [5000], 5000, 352896),  # mask
        stored(torch.float32, [64], 64, 357952),  # convs_0_bias
        stored(torch.float32, [64, 64], 4096, 358208),  # convs_1_lin_weight
        stored(torch.float32, [1, 4, 16], 64, 374592),  # convs_1_att_src
        stored(torch.float32, [1, 4, 16], 64, 374848),  # convs_1_att_dst
        stored(torch.bool, [5000], 5000, 375104),  # mask_1
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
    asked = CompileOptions(options, *where, kinds=('input', 'parameter', 'parameter', 'parameter', 'input', 'input', 'parameter', 'parameter', 'parameter', 'parameter', 'input'))
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
