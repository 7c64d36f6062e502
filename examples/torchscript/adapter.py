import torch
import torch._dynamo  # put heavy imports here: every sample's process is a fork of the one that made them

from graphnet_runner.adapter import Adapter, Compiled, CompileError, Evidence


class TorchScriptAdapter(Adapter):
    def info(self):
        return {"torchscript": torch.__version__}

    def compile(self, model, example_inputs, options):
        built = []

        def backend(graph, inputs):
            try:
                module = torch.jit.trace(graph, tuple(inputs), strict=False, check_trace=False)
            except RuntimeError as error:
                raise CompileError(str(error), step="lower") from error
            if options["freeze"]:
                module = torch.jit.freeze(module.eval())
            built.append(module)
            return lambda *arguments: module(*arguments)

        compiled = torch.compile(model, backend=backend, fullgraph=True, dynamic=False)
        compiled(*example_inputs)  # compile everything now: compile_ns does not include later calls
        kinds = [node.kind() for module in built for node in module.graph.nodes()]
        taken = [kind for kind in kinds if kind.startswith("aten::")]
        return Compiled(compiled, Evidence(len(taken), len(taken), len(built), (), {"operators": taken}))
