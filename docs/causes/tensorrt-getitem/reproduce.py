"""tensorrt: timeout for torch.gru, getitem

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

    def forward(self, series, hx, gru_weight_ih_l0, gru_weight_hh_l0, gru_bias_ih_l0, gru_bias_hh_l0, gru_weight_ih_l0_reverse, gru_weight_hh_l0_reverse, gru_bias_ih_l0_reverse, gru_bias_hh_l0_reverse, gru_weight_ih_l1, gru_weight_hh_l1, gru_bias_ih_l1, gru_bias_hh_l1, gru_weight_ih_l1_reverse, gru_weight_hh_l1_reverse, gru_bias_ih_l1_reverse, gru_bias_hh_l1_reverse):
        gru = torch.gru(series, hx, [gru_weight_ih_l0, gru_weight_hh_l0, gru_bias_ih_l0, gru_bias_hh_l0, gru_weight_ih_l0_reverse, gru_weight_hh_l0_reverse, gru_bias_ih_l0_reverse, gru_bias_hh_l0_reverse, gru_weight_ih_l1, gru_weight_hh_l1, gru_bias_ih_l1, gru_bias_hh_l1, gru_weight_ih_l1_reverse, gru_weight_hh_l1_reverse, gru_bias_ih_l1_reverse, gru_bias_hh_l1_reverse], True, 2, 0.0, False, True, True)
        output = gru[0]
        return (output,)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([8, 48, 16]) * 1.008 + -0.03557).to(torch.float32),  # series
        (torch.randn([4, 8, 96]) * 0 + 0).abs().to(torch.float32),  # hx
        (torch.randn([288, 16]) * 0.3503 + 0.004901).to(torch.float32),  # gru_weight_ih_l0
        (torch.randn([288, 96]) * 0.1442 + 0.0001186).to(torch.float32),  # gru_weight_hh_l0
        (torch.randn([288]) * 0.06206 + -0.004068).to(torch.float32),  # gru_bias_ih_l0
        (torch.randn([288]) * 0.0604 + 0.008167).to(torch.float32),  # gru_bias_hh_l0
        (torch.randn([288, 16]) * 0.3519 + -0.006621).to(torch.float32),  # gru_weight_ih_l0_reverse
        (torch.randn([288, 96]) * 0.1449 + -0.001641).to(torch.float32),  # gru_weight_hh_l0_reverse
        (torch.randn([288]) * 0.05338 + 0.009779).to(torch.float32),  # gru_bias_ih_l0_reverse
        (torch.randn([288]) * 0.05812 + -0.002452).to(torch.float32),  # gru_bias_hh_l0_reverse
        (torch.randn([288, 192]) * 0.1019 + -0.0007716).to(torch.float32),  # gru_weight_ih_l1
        (torch.randn([288, 96]) * 0.1448 + -0.0005095).to(torch.float32),  # gru_weight_hh_l1
        (torch.randn([288]) * 0.05847 + 0.003209).to(torch.float32),  # gru_bias_ih_l1
        (torch.randn([288]) * 0.06327 + 0.007193).to(torch.float32),  # gru_bias_hh_l1
        (torch.randn([288, 192]) * 0.1017 + 0.0008037).to(torch.float32),  # gru_weight_ih_l1_reverse
        (torch.randn([288, 96]) * 0.1439 + 0.0003468).to(torch.float32),  # gru_weight_hh_l1_reverse
        (torch.randn([288]) * 0.05888 + 0.001255).to(torch.float32),  # gru_bias_ih_l1_reverse
        (torch.randn([288]) * 0.05809 + 0.003849).to(torch.float32),  # gru_bias_hh_l1_reverse
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
    asked = CompileOptions(options, *where, kinds=('input', 'input', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter', 'parameter'))
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
