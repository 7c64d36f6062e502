"""From a graph of ATen operators to Relax, by TVM's own converters and a few of ours."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
import tvm
from torch import fx
from tvm import relax
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from .converters import CONVERTERS, WRONG

#: TVM's importer asks for float32 from these whatever goes in: half precision comes out wide, double comes out coarse.
_WIDENED = (
    (relax.op.linear_algebra, ("matmul",)),
    (
        relax.op.nn,
        ("conv1d", "conv2d", "conv3d", "conv1d_transpose", "conv2d_transpose", "conv3d_transpose"),
    ),
)


class GraphImporter(ExportedProgramImporter):  # type: ignore[misc]  # tvm is not read for types
    """Imports a plain fx graph whose placeholders carry static shapes, with no second export."""

    def create_convert_map(self) -> dict[Any, Callable[[fx.Node], Any]]:
        """TVM's table and ours."""
        # Some converters take the function that makes the product when the table is made, others when they run.
        with kept_dtypes():
            table = super().create_convert_map()
        #: TVM's converters, by name, for ours to call.
        self.theirs = {str(name): convert for name, convert in table.items() if name not in WRONG}
        return self.theirs | {name: functools.partial(convert, self) for name, convert in CONVERTERS.items()}

    def module(self, graph: fx.GraphModule) -> tvm.IRModule:
        """A Relax module whose `main` takes the placeholders and returns what the graph returns."""
        nodes = graph.graph.nodes
        variables = {node.name: self.variable(node) for node in nodes if node.op == "placeholder"}
        # As the graph does: one value bare, several as a tuple.
        is_single = isinstance(graph.graph.output_node().args[0], fx.Node)
        return self._function(
            list(variables.values()), lambda: self._translate_fx_graph(graph, nodes, variables), is_single
        )

    def alone(self, node: fx.Node) -> Any:
        """The type that one node's converter gives its result. Errors: whatever the converter raises."""
        for source in node.all_input_nodes:
            self.env[source] = self.variable(source)
        convert = self.convert_map[node.target.__name__]
        variables = [self.env[source] for source in node.all_input_nodes]
        module = self._function(variables, lambda: [convert(node)], is_single=True)
        return module["main"].ret_ty

    def variable(self, node: fx.Node) -> relax.Var:
        """A variable of the node's dtype and shape."""
        value = node.meta["val"]
        shape = [int(size) for size in value.shape]
        return relax.Var(node.name, relax.TensorType(shape, self._convert_data_type(value.dtype)))

    def emit(self, value: Any) -> Any:
        """Name an expression."""
        return self.block_builder.emit(value)

    def dtype_of(self, node: fx.Node) -> str:
        """TVM's name for the dtype of a node's value."""
        return str(self._convert_data_type(node.meta["val"].dtype))

    @staticmethod
    def broadcast_shape(shapes: Sequence[Sequence[int]]) -> list[int]:
        """What these shapes broadcast to."""
        return [int(size) for size in torch.broadcast_shapes(*shapes)]

    def _function(self, variables: list[Any], translate: Callable[[], Any], is_single: bool) -> tvm.IRModule:
        self.block_builder = relax.BlockBuilder()
        with kept_dtypes(), self.block_builder.function(name="main", params=variables):
            with self.block_builder.dataflow():
                outputs = translate()
                result = self.block_builder.emit_output(outputs[0] if is_single else relax.Tuple(outputs))
            self.block_builder.emit_func_output(result)
        return self.block_builder.get()


@functools.lru_cache(maxsize=1)
def operator_table() -> frozenset[str]:
    """Names of the operators that can be imported, as `node.target.__name__` spells them."""
    return frozenset(str(name) for name in GraphImporter().convert_map)


class Judge:
    """Says which nodes can be imported: each kind is imported alone once, and its result must have torch's type."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def refusal(self, node: fx.Node) -> str:
        """Why this node cannot be imported; empty if it can."""
        name = getattr(node.target, "__name__", "")
        if name == "getitem":
            return ""
        if name not in operator_table():
            return "not in the operator table"
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            # TVM's converters draw nothing: what dropout keeps is not its input doubled.
            return "random numbers are torch's"
        values = [node.meta.get("val"), *(source.meta.get("val") for source in node.all_input_nodes)]
        if not all(map(_is_static, values)):
            return "sizes that only the data tells, or a dtype that Relax lacks"
        key = _signature(node)
        if key not in self._known:
            self._known[key] = _trial(node)
        return self._known[key]


def _trial(node: fx.Node) -> str:
    if any(not isinstance(source.meta["val"], torch.Tensor) for source in node.all_input_nodes):
        return ""
    try:
        imported = GraphImporter().alone(node)
    # A converter raises whatever it stumbles over.
    except Exception as error:  # noqa: BLE001
        return "%s: %s" % (type(error).__name__, (str(error).strip().splitlines() or [""])[0][:200])
    value = node.meta["val"]
    if not isinstance(value, (tuple, list)):
        return _difference(imported, value)
    # What training alone needs (a batch's mean) is made up by the converters, and nobody takes it.
    taken = [user.args[1] for user in node.users if getattr(user.target, "__name__", "") == "getitem"]
    fields = list(imported.fields) if isinstance(imported, relax.TupleType) else [imported]
    if any(item >= len(fields) for item in taken):
        return "TVM's converter makes %d results of %d" % (len(fields), len(value))
    return "; ".join(filter(None, (_difference(fields[item], value[item]) for item in taken)))


def _difference(imported: Any, value: Any) -> str:
    if not isinstance(value, torch.Tensor) or not isinstance(imported, relax.TensorType):
        return ""
    if imported.shape is None:
        return "a result of unknown shape"
    wanted = (str(GraphImporter._convert_data_type(value.dtype)), [int(size) for size in value.shape])
    got = (str(imported.dtype), [getattr(size, "value", size) for size in imported.shape])
    return "" if got == wanted else "TVM's converter makes %s%s of %s%s" % (*got, *wanted)


def _signature(node: fx.Node) -> str:
    """Equal for nodes that are imported alike: operator, types of the inputs, other arguments."""

    def text(value: Any) -> str:
        if isinstance(value, fx.Node):
            tensor = value.meta["val"]
            is_tensor = isinstance(tensor, torch.Tensor)
            return "%s%s" % (tensor.dtype, tuple(tensor.shape)) if is_tensor else "tuple"
        if isinstance(value, (tuple, list)):
            return "[%s]" % ",".join(map(text, value))
        return repr(value)

    taken = sorted(str(user.args[1]) for user in node.users if getattr(user.target, "__name__", "") == "getitem")
    keywords = {key: text(item) for key, item in node.kwargs.items()}
    return "%s(%s,%s)[%s]" % (node.target, text(node.args), keywords, ",".join(taken))


@contextlib.contextmanager
def kept_dtypes() -> Iterator[None]:
    """Let products and convolutions have the dtype of their operands, as torch does."""
    with contextlib.ExitStack() as stack:
        for module, names in _WIDENED:
            for name in names:
                original = getattr(module, name)
                setattr(module, name, _without_out_dtype(original))
                stack.callback(setattr, module, name, original)
        yield


def _without_out_dtype(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        kwargs.pop("out_dtype", None)
        return function(*args, **kwargs)

    return call


def _is_static(value: Any) -> bool:
    """Whether Relax has such a value: a dense real tensor of known sizes, or a tuple of such."""
    if isinstance(value, (tuple, list)):
        return all(item is None or _is_static(item) for item in value)
    if not isinstance(value, torch.Tensor):
        return False
    return not value.is_complex() and value.layout is torch.strided and all(isinstance(n, int) for n in value.shape)
