"""The only table of torch's private and version-dependent function names, with the public form of each.

The table is used to print captured graphs, to compute canonical hashes, to repair samples and to rewrite vmap regions.
`callables.py` finds further public names by a look-up in the installed torch. Needs no torch.
"""

from __future__ import annotations

from typing import Dict, FrozenSet, Mapping, Tuple

# Private prefixes, each with the public prefix of the same function objects, except for pad (see SAME_MEANING).
_PUBLIC_PREFIXES = {
    "torch._C._nn.": "torch.nn.functional.",
    "torch._C._fft.fft_": "torch.fft.",
    "torch._C._linalg.linalg_": "torch.linalg.",
    "torch._C._special.special_": "torch.special.",
}


def public_form(name: str) -> str:
    """Return the public form of a private name such as torch._C._nn.linear; any other name is unchanged."""
    for private, replacement in _PUBLIC_PREFIXES.items():
        if name.startswith(private):
            return replacement + name[len(private) :]
    return name


#: Private functions whose public function is another object with the same arguments and result.
#: torch.nn.functional.pad is a Python function that adds only a branch for CUDA's deterministic mode.
SAME_MEANING: FrozenSet[str] = frozenset({"torch._C._nn.pad"})

#: The private names that the repair `private_api` replaces, with their public forms.
REPAIRED: Mapping[str, str] = {
    name: public_form(name)
    for name in (
        "torch._C._fft.fft_fftn",
        "torch._C._fft.fft_irfft",
        "torch._C._fft.fft_rfft",
        "torch._C._linalg.linalg_norm",
        "torch._C._linalg.linalg_vector_norm",
        "torch._C._nn.avg_pool2d",
        "torch._C._nn.gelu",
        "torch._C._nn.linear",
        "torch._C._nn.one_hot",
        "torch._C._nn.pad",
        "torch._C._nn.scaled_dot_product_attention",
        "torch._C._nn.softplus",
        "torch._C._special.special_logit",
    )
}

# Calls that count uses of an API, or switch gradients on or off. Switching has no effect because no tensor of a sample
# requires gradients.
_COUNTS_OR_SWITCHES: FrozenSet[str] = frozenset(
    {"torch._C._log_api_usage_once", "torch._C._set_grad_enabled", "torch._C.set_grad_enabled"}
)

# Assertions about sizes. They all hold for the shapes of a sample.
_ASSERTIONS: FrozenSet[str] = frozenset(
    {
        "torch._check",
        "torch._check_is_size",
        "torch._check_with",
        "torch.ops.aten._assert_async",
        "torch.ops.aten._assert_async.msg",
        "torch.ops.aten._assert_scalar",
        "torch.ops.aten._assert_scalar.default",
    }
)

#: Calls that the repair `private_api` replaces with None, because None is what they return.
REPAIRED_TO_NONE: FrozenSet[str] = _COUNTS_OR_SWITCHES | _ASSERTIONS

#: Calls that the canonical hash ignores.
NOT_HASHED: FrozenSet[str] = frozenset(
    {"torch._C._log_api_usage_once", "torch._C._set_grad_enabled", "torch.set_grad_enabled"}
)

#: Calls that an extractor does not write into a sample's code, because they change no value.
NOT_WRITTEN: FrozenSet[str] = (
    REPAIRED_TO_NONE
    | NOT_HASHED
    | {"torch._functorch.vmap.lazy_load_decompositions", "torch._functorch.predispatch.lazy_load_decompositions"}
)

#: Functions that a sample's code calls as a method of their first argument: x.item() in place of
#: _local_scalar_dense(x).
WRITTEN_AS_METHOD: Dict[str, str] = {
    "torch.ops.aten._local_scalar_dense": "item",
    "torch.ops.aten._local_scalar_dense.default": "item",
    "torch.ops.aten.sym_size": "size",
    "torch.ops.aten.sym_size.int": "size",
    "torch.ops.aten.sym_numel": "numel",
    "torch.ops.aten.sym_numel.default": "numel",
    "torch.ops.aten.sym_stride": "stride",
    "torch.ops.aten.sym_stride.int": "stride",
}

#: Functions that a sample's code calls by another name, with the same arguments.
WRITTEN_AS_FUNCTION: Dict[str, str] = {
    "torch.sym_int": "int",
    "torch.sym_float": "float",
    "torch.sym_max": "max",
    "torch.sym_min": "min",
    "torch._pack_padded_sequence": "torch.nn.utils.rnn.pack_padded_sequence",
}

# Functions whose public form is not a single call with the same arguments; call_text.py writes an expression for each.
SYM_SUM = "torch.sym_sum"
SYM_NOT = "torch.sym_not"
DEVICE = "torch.device"
WEIGHT_NORM = "torch._weight_norm"
NATIVE_ATTENTION = "torch._native_multi_head_attention"
PAD_PACKED_SEQUENCE = "torch._pad_packed_sequence"

# The functions that begin and end an autocast region. The name of each function depends on the torch version.
ENTER_AUTOCAST: Tuple[str, ...] = ("torch.amp.autocast_mode._enter_autocast", "torch.amp._enter_autocast")
EXIT_AUTOCAST: Tuple[str, ...] = ("torch.amp.autocast_mode._exit_autocast", "torch.amp._exit_autocast")

# Dynamo prints the code inside torch.vmap as calls of functorch's functions, which are in torch._C._functorch,
# torch._functorch.predispatch or torch._functorch.vmap. So only FUNCTORCH and the last part of their names are listed.
FUNCTORCH = "_functorch"
ENTER_VMAP, LEAVE_VMAP = "_vmap_increment_nesting", "_vmap_decrement_nesting"
ADD_BATCH_DIM, REMOVE_BATCH_DIM = "_add_batch_dim", "_remove_batch_dim"
PREPARE_VMAP = "lazy_load_decompositions"
ATEN_INDEX: Tuple[str, ...] = ("torch.ops.aten.index", "torch.ops.aten.index.Tensor")
AUTOGRAD_CONTEXT = "torch.autograd.function.FunctionCtx"
