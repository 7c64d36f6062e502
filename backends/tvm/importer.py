"""Translates a graph of torch's ATen operators to Relax, TVM's graph language, operator by operator.

Most converters, of one operator each, belong to TVM; converters.py replaces wrong ones and adds missing ones.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from typing import Any

import torch
import tvm
from torch import fx
from tvm import relax
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from .converters import CONVERTERS, WRONG
from .regions import NamingBuilder

#: Operators whose results TVM's importer always makes float32, even from half precision or float64.
_WIDENED = (
    (relax.op.linear_algebra, ("matmul",)),
    (
        relax.op.nn,
        ("conv1d", "conv2d", "conv3d", "conv1d_transpose", "conv2d_transpose", "conv3d_transpose"),
    ),
)


_HALF = ("float16", "bfloat16")
#: Products and convolutions, and the positions of operands that are only added to the result.
_PRODUCTS = {
    "addmm.default": (0,),
    "baddbmm.default": (0,),
    "bmm.default": (),
    "convolution.default": (2,),
    "matmul.default": (),
    "mm.default": (),
}
#: Operators besides those with torch's tag `pointwise` that torch computes in float32 for half precision.
_IN_FLOAT32 = frozenset(
    {
        "_adaptive_avg_pool1d.default",
        "_adaptive_avg_pool2d.default",
        "_adaptive_avg_pool3d.default",
        "_log_softmax.default",
        "_native_batch_norm_legit.no_stats",
        "_native_batch_norm_legit_no_training.default",
        "_softmax.default",
        "avg_pool1d.default",
        "avg_pool2d.default",
        "avg_pool3d.default",
        "cumprod.default",
        "cumsum.default",
        "grid_sampler_2d.default",
        "linalg_vector_norm.default",
        "mean.default",
        "mean.dim",
        "native_group_norm.default",
        "native_layer_norm.default",
        "prod.default",
        "prod.dim_int",
        "std.correction",
        "sum.default",
        "sum.dim_IntList",
        "upsample_bicubic2d.vec",
        "upsample_bilinear2d.vec",
        "var.correction",
    }
)
#: Whether the product being translated keeps the float32 in which it was added.
_WIDE: ContextVar[bool] = ContextVar("_WIDE", default=False)


class GraphImporter(ExportedProgramImporter):  # type: ignore[misc]  # tvm is not read for types
    """Translates an fx graph with static shapes, so that a piece of an exported graph need not be exported again."""

    def create_convert_map(self) -> dict[Any, Callable[[fx.Node], Any]]:
        """Return TVM's table of converters, updated with the converters of converters.py."""
        # Some converters look up Relax's function for products when the table is made, others when they run.
        with kept_dtypes():
            table = super().create_convert_map()
        #: TVM's converters by operator, for those of converters.py that call them.
        self.theirs = {str(name): convert for name, convert in table.items() if name not in WRONG}
        ours = {name: functools.partial(convert, self) for name, convert in CONVERTERS.items()}
        return {name: functools.partial(self._named, convert) for name, convert in (self.theirs | ours).items()}

    def _named(self, convert: Callable[[fx.Node], Any], node: fx.Node) -> Any:
        """Translate a node, and name the variables of its results after it."""
        self.block_builder.node_name = node.name
        return self._convert(convert, node)

    def _convert(self, convert: Callable[[fx.Node], Any], node: fx.Node) -> Any:
        """Translate a node. Half precision is computed in float32 where torch does so, and rounded once."""
        name = getattr(node.target, "__name__", "")
        tensors = [source for source in node.all_input_nodes if isinstance(source.meta.get("val"), torch.Tensor)]
        widens = [source for source in tensors if str(self.env[source].ty.dtype) in _HALF]
        if name in _PRODUCTS:
            added = [node.args[i] for i in _PRODUCTS[name] if i < len(node.args)]
            widens = [source for source in widens if source in added]
        elif name not in _IN_FLOAT32 and torch.Tag.pointwise not in getattr(node.target, "tags", ()):
            return convert(node)
        is_half = [str(self.env[source].ty.dtype) in _HALF for source in tensors]
        if not any(is_half):
            return convert(node)
        given = {source: self.env[source] for source in widens}
        token = _WIDE.set(True)
        try:
            for source, value in given.items():
                self.env[source] = self.emit(relax.op.astype(value, "float32"))
            return self._rounded(convert(node), node.meta["val"])
        finally:
            _WIDE.reset(token)
            self.env.update(given)

    def _rounded(self, result: Any, value: Any) -> Any:
        """Convert a result (or a tuple of results) to the dtype of torch's value."""
        if isinstance(value, (tuple, list)) and isinstance(result.ty, relax.TupleType):
            fields = [self.emit(relax.TupleGetItem(result, i)) for i in range(len(result.ty.fields))]
            pairs = zip(fields, value, strict=False)
            return self.emit(relax.Tuple([self._rounded(field, item) for field, item in pairs]))
        wanted = value[0] if isinstance(value, (tuple, list)) else value
        dtype = str(self._convert_data_type(wanted.dtype))
        return result if str(result.ty.dtype) == dtype else self.emit(relax.op.astype(result, dtype))

    def module(self, graph: fx.GraphModule) -> tvm.IRModule:
        """Return a Relax module whose function `main` takes the graph's placeholders and returns its results."""
        nodes = graph.graph.nodes
        variables = {node.name: self.variable(node) for node in nodes if node.op == "placeholder"}
        # Like the graph, `main` returns a single result without a tuple.
        is_single = isinstance(graph.graph.output_node().args[0], fx.Node)
        return self._function(
            list(variables.values()), lambda: self._translate_fx_graph(graph, nodes, variables), is_single
        )

    def alone(self, node: fx.Node) -> Any:
        """Translate one node alone and return the type of its result, or raise the converter's error."""
        for source in node.all_input_nodes:
            self.env[source] = self.variable(source)
        convert = self.convert_map[node.target.__name__]
        variables = [self.env[source] for source in node.all_input_nodes]
        module = self._function(variables, lambda: [convert(node)], is_single=True)
        return module["main"].ret_ty

    def variable(self, node: fx.Node) -> relax.Var:
        value = node.meta["val"]
        shape = [int(size) for size in value.shape]
        return relax.Var(node.name, relax.TensorType(shape, self._convert_data_type(value.dtype)))

    def emit(self, value: Any) -> Any:
        """Append the expression to the function that is being built, and return the variable that holds it."""
        return self.block_builder.emit(value)

    def dtype_of(self, node: fx.Node) -> str:
        """Return TVM's name for the dtype of the node's value, or float32 if half precision is computed in it."""
        dtype = str(self._convert_data_type(node.meta["val"].dtype))
        return "float32" if _WIDE.get() and dtype in _HALF else dtype

    @staticmethod
    def broadcast_shape(shapes: Sequence[Sequence[int]]) -> list[int]:
        return [int(size) for size in torch.broadcast_shapes(*shapes)]

    def _function(self, variables: list[Any], translate: Callable[[], Any], is_single: bool) -> tvm.IRModule:
        self.block_builder = NamingBuilder()
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
    """Decides which nodes can be translated: a trial of each kind must give torch's dtype and shape."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def refusal(self, node: fx.Node) -> str:
        """Return the reason why this node cannot be translated, or ""."""
        name = getattr(node.target, "__name__", "")
        if name == "getitem":
            return ""
        if name not in operator_table():
            return "not in the operator table"
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            # TVM's converters never draw random numbers. TVM's dropout, for example, returns its input unchanged.
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
    # TVM's converters return made-up values for results that are needed only in training (such as the mean of a batch).
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
    """Return a key for nodes of one operator and equal dtypes, shapes, other arguments and used results."""

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
    """In the ``with`` block, make TVM's products and convolutions keep the dtype of their operands, as torch does.

    Half precision is added in float32. This float32 is the result if the importer rounds it itself.
    """
    with contextlib.ExitStack() as stack:
        for module, names in _WIDENED:
            for name in names:
                original = getattr(module, name)
                setattr(module, name, _in_operands_dtype(original))
                stack.callback(setattr, module, name, original)
        yield


def _in_operands_dtype(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        kwargs.pop("out_dtype", None)
        dtype = str(args[0].ty.dtype)
        if dtype not in _HALF:
            return function(*args, **kwargs)
        product = function(*args, **kwargs, out_dtype="float32")
        return product if _WIDE.get() else relax.op.astype(product, dtype)

    return call


def _is_static(value: Any) -> bool:
    """Whether a value is a dense tensor of real numbers with known sizes, or a tuple of such tensors."""
    if isinstance(value, (tuple, list)):
        return all(item is None or _is_static(item) for item in value)
    if not isinstance(value, torch.Tensor):
        return False
    return not value.is_complex() and value.layout is torch.strided and all(isinstance(n, int) for n in value.shape)
