"""Translates a graph of torch's ATen operators to Relax, TVM's graph language, operator by operator.

A converter translates one operator. Most converters belong to TVM. The converters in converters.py replace wrong
converters of TVM and add missing ones.
"""

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

#: Operators whose results TVM's importer always makes float32, even if the operands have half precision or are
#: float64.
_WIDENED = (
    (relax.op.linear_algebra, ("matmul",)),
    (
        relax.op.nn,
        ("conv1d", "conv2d", "conv3d", "conv1d_transpose", "conv2d_transpose", "conv3d_transpose"),
    ),
)


class GraphImporter(ExportedProgramImporter):  # type: ignore[misc]  # tvm is not read for types
    """Translates an fx graph whose placeholders have static shapes.

    TVM's base class expects a program that torch.export returns. This class takes the graph itself, so that a piece of
    an exported graph need not be exported again.
    """

    def create_convert_map(self) -> dict[Any, Callable[[fx.Node], Any]]:
        """Return TVM's table of converters, updated with the converters of converters.py."""
        # kept_dtypes() must be active both when the table is made and when the converters run, because some converters
        # look up Relax's function for products when the table is made, and others when they run.
        with kept_dtypes():
            table = super().create_convert_map()
        #: Maps the name of each operator to TVM's converter. Through this table, the converters in converters.py can
        #: call TVM's converters.
        self.theirs = {str(name): convert for name, convert in table.items() if name not in WRONG}
        return self.theirs | {name: functools.partial(convert, self) for name, convert in CONVERTERS.items()}

    def module(self, graph: fx.GraphModule) -> tvm.IRModule:
        """Return a Relax module. Its function `main` takes the graph's placeholders and returns the graph's results."""
        nodes = graph.graph.nodes
        variables = {node.name: self.variable(node) for node in nodes if node.op == "placeholder"}
        # Like the graph, `main` returns a single result without a tuple, and several results as a tuple.
        is_single = isinstance(graph.graph.output_node().args[0], fx.Node)
        return self._function(
            list(variables.values()), lambda: self._translate_fx_graph(graph, nodes, variables), is_single
        )

    def alone(self, node: fx.Node) -> Any:
        """Translate one node alone and return the type of its result. Errors of the converter are not caught."""
        for source in node.all_input_nodes:
            self.env[source] = self.variable(source)
        convert = self.convert_map[node.target.__name__]
        variables = [self.env[source] for source in node.all_input_nodes]
        module = self._function(variables, lambda: [convert(node)], is_single=True)
        return module["main"].ret_ty

    def variable(self, node: fx.Node) -> relax.Var:
        """Return a new Relax variable with the dtype and shape of the node's value."""
        value = node.meta["val"]
        shape = [int(size) for size in value.shape]
        return relax.Var(node.name, relax.TensorType(shape, self._convert_data_type(value.dtype)))

    def emit(self, value: Any) -> Any:
        """Append the Relax expression to the function that is being built, and return the variable that holds it."""
        return self.block_builder.emit(value)

    def dtype_of(self, node: fx.Node) -> str:
        """Return TVM's name for the dtype of the node's value."""
        return str(self._convert_data_type(node.meta["val"].dtype))

    @staticmethod
    def broadcast_shape(shapes: Sequence[Sequence[int]]) -> list[int]:
        """Return the common shape to which torch broadcasts these shapes."""
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
    """Return the names of the operators that have a converter, in the spelling of `node.target.__name__`."""
    return frozenset(str(name) for name in GraphImporter().convert_map)


class Judge:
    """Decides which nodes can be translated to Relax.

    It translates one node of each kind as a trial. The dtype and shape of the translated result must equal torch's.
    """

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def refusal(self, node: fx.Node) -> str:
        """Return the reason why this node cannot be translated, or "" if it can be."""
        name = getattr(node.target, "__name__", "")
        if name == "getitem":
            return ""
        if name not in operator_table():
            return "not in the operator table"
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            # Refuse every operator that draws random numbers, because TVM's converters never draw any. TVM's dropout,
            # for example, returns its input unchanged.
            return "random numbers come from torch alone"
        values = [node.meta.get("val"), *(source.meta.get("val") for source in node.all_input_nodes)]
        if not all(map(_is_static, values)):
            return "sizes that depend on data, or a dtype that Relax lacks"
        key = _signature(node)
        if key not in self._known:
            self._known[key] = _trial(node)
        return self._known[key]


def _trial(node: fx.Node) -> str:
    if any(not isinstance(source.meta["val"], torch.Tensor) for source in node.all_input_nodes):
        return ""
    try:
        imported = GraphImporter().alone(node)
    # A converter can raise any type of error, so all types are caught.
    except Exception as error:  # noqa: BLE001
        return "%s: %s" % (type(error).__name__, (str(error).strip().splitlines() or [""])[0][:200])
    value = node.meta["val"]
    if not isinstance(value, (tuple, list)):
        return _difference(imported, value)
    # Some results are needed only in training (such as the mean of a batch), and TVM's converters return made-up values
    # for them. Compare only the results that the graph uses.
    taken = [user.args[1] for user in node.users if getattr(user.target, "__name__", "") == "getitem"]
    fields = list(imported.fields) if isinstance(imported, relax.TupleType) else [imported]
    if any(item >= len(fields) for item in taken):
        return "TVM's converter returns %d results instead of %d" % (len(fields), len(value))
    return "; ".join(filter(None, (_difference(fields[item], value[item]) for item in taken)))


def _difference(imported: Any, value: Any) -> str:
    if not isinstance(value, torch.Tensor) or not isinstance(imported, relax.TensorType):
        return ""
    if imported.shape is None:
        return "a result of unknown shape"
    wanted = (str(GraphImporter._convert_data_type(value.dtype)), [int(size) for size in value.shape])
    got = (str(imported.dtype), [getattr(size, "value", size) for size in imported.shape])
    return "" if got == wanted else "TVM's converter returns %s%s instead of %s%s" % (*got, *wanted)


def _signature(node: fx.Node) -> str:
    """Return a key for one kind of node.

    Two nodes have the same key if they have the same operator, the same dtypes and shapes of inputs, and the same other
    arguments, and if the graph uses the same elements of their results.
    """

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
    """In the ``with`` block, make TVM's products and convolutions keep the dtype of their operands, as torch does."""
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
    """Whether Relax can represent the value.

    It can represent a dense tensor of real numbers with known sizes, and a tuple of such tensors.
    """
    if isinstance(value, (tuple, list)):
        return all(item is None or _is_static(item) for item in value)
    if not isinstance(value, torch.Tensor):
        return False
    return not value.is_complex() and value.layout is torch.strided and all(isinstance(n, int) for n in value.shape)
