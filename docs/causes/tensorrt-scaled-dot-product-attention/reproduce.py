"""tensorrt: compile error for torch.zeros_like, torch.nn.functional.linear, view ...

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

    def forward(self, object_queries_position_embeddings, model_decoder_layers_0_self_attn_v_proj_weight, model_decoder_layers_0_self_attn_v_proj_bias, query_states_3, key_states_3):
        queries = torch.zeros_like(object_queries_position_embeddings)
        linear_14 = torch.nn.functional.linear(queries, model_decoder_layers_0_self_attn_v_proj_weight, model_decoder_layers_0_self_attn_v_proj_bias)
        view_11 = linear_14.view((1, 1, -1, 32))
        value_states_3 = view_11.transpose(1, 2)
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        return (queries, attn_output_12)

def make_inputs():
    torch.manual_seed(123)
    inputs = [
        (torch.randn([1, 1, 256]) * 0.08624 + -0.004862).to(torch.float32),  # object_queries_position_embeddings
        (torch.randn([256, 256]) * 0.08821 + 8.217e-05).to(torch.float32),  # model_decoder_layers_0_self_attn_v_proj_weight
        (torch.randn([256]) * 0.05069 + -6.09e-05).to(torch.float32),  # model_decoder_layers_0_self_attn_v_proj_bias
        (torch.randn([1, 8, 1, 32]) * 0.1367 + -0.01662).to(torch.float32),  # query_states_3
        (torch.randn([1, 8, 1, 32]) * 0.1287 + 0.01519).to(torch.float32),  # key_states_3
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
    asked = CompileOptions(options, *where, kinds=('input', 'parameter', 'parameter', 'input', 'input'))
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
