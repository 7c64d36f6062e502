"""tensorrt: compile error for torch.nn.utils.rnn.pack_padded_sequence, getitem, torch.zeros

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, tensorrt_rtx 1.5.0.114, torch_tensorrt 2.13.0.
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

    def forward(self, tokens, transpose_1, token_lengths):
        device = tokens.device
        pack_padded_sequence = torch.nn.utils.rnn.pack_padded_sequence(transpose_1, token_lengths, True)
        getitem_1 = pack_padded_sequence[1]
        getitem_2 = getitem_1[0]
        zeros = torch.zeros(2, getitem_2, 32, dtype=torch.float32, device=device)
        return (getitem_1, getitem_2, zeros)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        torch.tensor([62], dtype=torch.int64).reshape([1, 1]),  # tokens
        torch.tensor([0.16873502731323242], dtype=torch.float32).reshape([1, 1, 1]),  # transpose_1
        torch.tensor([12], dtype=torch.int64).reshape([1]),  # token_lengths
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
