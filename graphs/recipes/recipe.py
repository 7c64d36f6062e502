"""The registry of recipes, and random numbers for their models. These numbers are the same on every machine."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Tuple

import numpy
import torch
import torch.nn.utils.parametrize


@dataclass(frozen=True)
class Built:
    """A model, and the positional and named arguments of its forward."""

    model: Any
    args: Tuple[Any, ...] = ()
    kwargs: Dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Recipe:
    """How to build one model of the corpus. The model becomes samples/`source`/`name`.

    Attributes:
        source: the library that the model is from.
        name: the name of the model.
        category: our own category, which is finer than `tag`.
        tag: one of GraphNet's tags, such as nlp.
        build: the function that makes the model and its arguments.
        packages: the packages whose versions the sample records.
        dynamic: whether the capture keeps the sizes of the inputs as symbols.
        dtype: the name of the torch dtype to cast to; empty to keep the model's own dtypes.
    """

    source: str
    name: str
    category: str
    tag: str
    build: Callable[[], Built]
    packages: Tuple[str, ...]
    dynamic: bool = False
    dtype: str = ""


TAGS = {
    "nlp": "nlp", "moe": "nlp", "ssm": "nlp", "audio": "audio", "cv": "computer_vision", "video": "computer_vision",
    "detection": "computer_vision", "segmentation": "computer_vision", "multimodal": "multimodal",
}  # fmt: skip
RECIPES: Dict[str, Recipe] = {}


def recipe(
    source: str, name: str, category: str, *packages: str, dynamic: bool = False, dtype: str = ""
) -> Callable[[Callable[[], Built]], Callable[[], Built]]:
    """Return a decorator that registers a build function as a `Recipe` with the packages torch and `packages`."""

    def register(build: Callable[[], Built]) -> Callable[[], Built]:
        tag = TAGS.get(category, "other")
        RECIPES[f"{source}/{name}"] = Recipe(source, name, category, tag, build, ("torch", *packages), dynamic, dtype)
        return build

    return register


@functools.lru_cache(maxsize=None)
def _generator(seed: int) -> numpy.random.Generator:
    return numpy.random.Generator(numpy.random.Philox(seed))


def fresh_numbers() -> None:
    """Seed all random generators again, so that a recipe's random numbers do not depend on earlier recipes."""
    _generator.cache_clear()
    torch.manual_seed(0)


def named(**values: Any) -> Dict[str, Any]:
    """Return the given named arguments as a dict, so that several configurations can share them."""
    return values


def normal(*shape: int) -> torch.Tensor:
    """Return standard normal values from numpy, because torch's values depend on the width of the CPU's vectors."""
    return torch.from_numpy(_generator(0).standard_normal(shape, dtype=numpy.float32))


def integers(high: int, *shape: int) -> torch.Tensor:
    """Return int64 values in [0, high), all equally likely."""
    return torch.from_numpy(_generator(1).integers(0, high, shape, dtype=numpy.int64))


def fold_weight_norm(model: torch.nn.Module) -> None:
    """Replace each weight norm by the weight that it computes, because weight norm's operator has no public name."""
    for module in model.modules():
        if torch.nn.utils.parametrize.is_parametrized(module, "weight"):
            torch.nn.utils.parametrize.remove_parametrizations(module, "weight")
