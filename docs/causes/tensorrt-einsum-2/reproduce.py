"""tensorrt: compile error for getitem, expand, torch.tensordot ...

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

    def forward(self, atoms, getitem, einsum_3, reshape_18, reshape_2, reshape_4, reshape_20, reshape_7, tensordot_5):
        getitem_7 = atoms[getitem]
        expand = getitem_7.expand((2, -1))
        tensordot_3 = torch.tensordot(einsum_3, reshape_18, dims=((1, 2), (1, 0)), out=None)
        getitem_17 = reshape_2[:, 768:832]
        tensordot_4 = torch.tensordot(reshape_4, reshape_20, dims=((1,), (0,)), out=None)
        mul_16 = reshape_7.mul(0.30618621784789724)
        einsum_4 = torch.einsum('ecab,eacd->edb', tensordot_5, tensordot_4)
        return (expand, tensordot_3, getitem_17, mul_16, einsum_4)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([32, 1]) * 0.8781 + -0.2608).to(torch.float32),  # atoms
        torch.tensor([26, 4], dtype=torch.int64).reshape([2]),  # getitem
        torch.tensor([0.1586408019065857, -0.022952670231461525, -0.13995404541492462, -0.008720949292182922, -0.2264154702425003, -0.09508347511291504, -0.026471411809325218, -0.24404257535934448, 0.15339231491088867, 0.11996166408061981, 0.5546736717224121, -0.150139719247818, 0.10692726820707321, 0.14260545372962952, 0.05294228717684746, -0.08149068057537079], dtype=torch.float32).reshape([2, 1, 8]),  # einsum_3
        (torch.randn([8, 1, 24]) * 0.103 + 0.9977).abs().to(torch.float32),  # reshape_18
        torch.tensor([1.1650846004486084], dtype=torch.float32).reshape([1, 1]),  # reshape_2
        (torch.randn([2, 8, 3]) * 1.007 + -0.1579).to(torch.float32),  # reshape_4
        (torch.randn([8, 1, 8]) * 0.1025 + 0.9998).abs().to(torch.float32),  # reshape_20
        torch.tensor([0.15815366804599762, -1.9224050045013428, 0.6951035261154175, -0.17224019765853882, -0.8755062818527222, -0.09570969641208649, -0.0858040302991867, 0.374870628118515, 1.9228692054748535, 1.0702921152114868], dtype=torch.float32).reshape([2, 1, 5]),  # reshape_7
        (torch.randn([2, 1, 3, 3]) * 0.102 + -0.002099).to(torch.float32),  # tensordot_5
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
    asked = CompileOptions(options, *where, kinds=('input', 'input', 'input', 'input', 'input', 'input', 'input', 'input', 'input'))
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
