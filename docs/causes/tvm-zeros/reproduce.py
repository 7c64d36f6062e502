"""tvm: compile error for torch.nn.utils.rnn.pack_padded_sequence, getitem, torch.zeros

Found by GraphNet Mesh with Python 3.11.7, torch 2.13.0+cpu, tvm 0.27.0.post1, llvm 22.
Exit code 1: the fault is there; 0: it is not. Run it with the Python of the compiler.
"""
import sys

import torch

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

def compile_model(model, inputs, options):
    import tvm
    from tvm import relax
    from tvm.relax.frontend.torch import from_exported_program
    program = torch.export.export(model, tuple(inputs), strict=False).run_decompositions()
    module = from_exported_program(program)
    with tvm.transform.PassContext(opt_level=options['opt_level']):
        built = tvm.compile(module, tvm.target.Target('llvm'))
    machine = relax.VirtualMachine(built, tvm.cpu())

    def call(*values: Any) -> list[torch.Tensor]:
        tensors = [tvm.runtime.from_dlpack(one.contiguous()) for one in values if torch.is_tensor(one)]
        found = machine['main'](*tensors)
        return [torch.from_dlpack(one) for one in ([found] if isinstance(found, tvm.runtime.Tensor) else found)]
    return call

OPTIONS = {'opt_level': 2}

model = GraphModule().eval()
with torch.no_grad():
    try:
        compile_model(model, make_inputs(), OPTIONS)(*make_inputs())
    except Exception as error:
        print("the fault is there:", type(error).__name__, error, getattr(error, "operators", ""))
        sys.exit(1)
print("the fault is not there")
