"""The verbs of the graph tools (``python -m graphnet_graphs``) and their options, declared once.

The tools need torch. The command line ``graphnet`` has no torch: it offers the same options, and passes them on.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, Optional, Tuple, Type

from graphnet_contract.repairs import parse_rules

#: The kind of a tool's error if the user's code could not reach a file or an address.
OUTSIDE = "outside"
#: Begins the message of `derive` about a sample that has the dtype or the size that was asked for.
ALREADY = "The sample already"


@dataclass(frozen=True)
class Option:
    """An option of a verb, or an argument if the name does not begin with ``--``.

    ``type`` is the type of the value, or a function that checks the text; bool for a switch. The user must give exactly
    one of the verb's options that are an ``alternative``.
    """

    name: str
    help: str
    type: Callable[[str], Any] = str
    default: Any = None
    metavar: Optional[str] = None
    choices: Tuple[str, ...] = ()
    required: bool = False
    alternative: bool = False

    @property
    def key(self) -> str:
        """The name as a Python name."""
        return self.name.lstrip("-").replace("-", "_")

    def add_to(self, parser: argparse._ActionsContainer) -> None:
        """Add the option to a parser or to a group of one."""
        how: Dict[str, Any] = {"help": self.help}
        if self.type is bool:
            how["action"] = "store_true"
        else:
            how.update(type=self.type, default=self.default, metavar=self.metavar, choices=self.choices or None)
        if self.required:
            how["required"] = True
        parser.add_argument(self.name, **how)


@dataclass(frozen=True)
class Verb:
    """A verb of the graph tools: its help, its options, and whether it takes paths of samples."""

    help: str
    options: Tuple[Option, ...] = ()
    takes_samples: bool = True


def _rules(text: str) -> str:
    try:
        parse_rules(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def _out(folders: str) -> Option:
    return Option("--out", f"The folder in which {folders} is made.", Path, required=True)


VERBS = {
    "extract": Verb(
        "Turn a model into samples.",
        (
            Option(
                "target", "A function that returns (model, args) or (model, args, kwargs).", metavar="FILE.py:FUNCTION"
            ),
            _out("NAME (or NAME/subgraph_K)"),
            Option("--name", "The sample's name; default: of the file, and of the function unless that is build."),
            Option("--dtype", "Cast the model and its float inputs, e.g. to bfloat16."),
            Option("--dynamic", "Keep sizes symbolic.", bool, False),
            Option("--source", "The source to record in the sample.", default="user"),
            Option("--category", "The category to record in the sample.", default="other"),
        ),
        takes_samples=False,
    ),
    "check": Verb("Check samples: read each sample, run it, and extract it a second time; exit 1 if a sample fails."),
    "dedupe": Verb(
        "Find samples that compute the same graph but differ in names or formatting; exit 1 if there are any."
    ),
    "repair": Verb(
        "Write repaired copies of GraphNet's samples, never of our own; exit 1 if a sample cannot be repaired.",
        (
            _out("SOURCE/NAME of every repaired sample"),
            Option("--rules", "all, none or RULE,...; docs/start/graphnet-dataset.md lists the rules.", _rules, "all"),
        ),
    ),
    "decompose": Verb(
        "Cut samples into parts, each of which is a sample; exit 1 if a sample cannot be cut as the options ask.",
        (
            _out("SOURCE/NAME of every sample"),
            Option("--positions", "Cut before these statements: 5,20.", alternative=True),
            Option("--ranges", "Make a part of each half-open range: 0-5,8-12.", alternative=True),
            Option("--max-size", "The largest number of statements of a part.", int, alternative=True),
            Option(
                "--modules",
                "Cut where the first DEPTH parts of weights' names change.",
                int,
                metavar="DEPTH",
                alternative=True,
            ),
            Option("--operators", "Cut wherever a cut is possible.", bool, False, alternative=True),
            Option(
                "--sequences",
                "Write each distinct repeated sequence of that many operators once.",
                metavar="SHORTEST-LONGEST",
                alternative=True,
            ),
            Option("--at-least", "How often the operators of a sequence must occur.", int, 2),
            Option("--values", "Store the real values that parts pass to each other.", bool, False),
            Option("--layout", "graphnet: NAME_decomposed/subgraph_K.", default="mesh", choices=("mesh", "graphnet")),
        ),
    ),
    "validate": Verb(
        "Put a sample's parts together and compare the result with the whole sample; exit 1 if they differ.",
        (
            Option("whole", "The folder of the whole sample.", Path),
            Option("parts", "The folder of its parts, with manifest.json.", Path),
        ),
        takes_samples=False,
    ),
    "derive": Verb(
        "Write a variant of each sample in another dtype or size; exit 1 if a sample cannot have this variant.",
        (
            _out("SOURCE/NAME_CHANGE of every sample"),
            Option(
                "--dtype",
                "The floating-point dtype of the variants.",
                choices=("float16", "bfloat16", "float64"),
                alternative=True,
            ),
            Option("--batch", "The size of the inputs' first dimension.", int, alternative=True),
            Option("--sequence", "The length of the inputs' second dimension.", int, alternative=True),
        ),
    ),
    "digits": Verb(
        "Run samples in eager mode beside float64, statement by statement, and name those that lose digits.",
        (
            Option("--seed", "The seed of the inputs, as for bench.", int, 123),
            Option("--bound", "Also name the first statement with a larger relative error.", float, 2.0**-7),
            Option("--most", "The largest number of statements per sample in text.", int, 10),
        ),
    ),
    "subgraphs": Verb(
        "Cut subgraphs out of a sample. For programs: each line of stdin asks for one, each line of stdout answers.",
        (
            Option("sample", "The folder of the sample.", Path),
            _out("each subgraph"),
            Option("--seed", "The seed of the inputs, as for bench.", int, 123),
        ),
        takes_samples=False,
    ),
    "coverage": Verb("Say which operators, dtypes and ranks samples hold, so that you see which to add next."),
    "regions": Verb(
        "Cut samples into regions that can be timed, and count their work; `graphnet explain` calls it.",
        (
            _out("SOURCE/NAME of every sample"),
            Option("--fewest", "The least number of regions, if they are long enough.", int, 8),
            Option("--most", "The largest number of regions.", int, 16),
            Option("--shortest-us", "The shortest time of a region in eager mode, in us.", float, 20.0),
            Option("--share", "The least share of a region of the sample's time.", float, 0.02),
            Option("--seed", "The seed of the inputs, as for bench.", int, 123),
            Option("--threads", "Threads of the runs that find the times.", int, 1),
            Option("--kernels", "A JSON list: for each kernel not to divide, the lines of model.py in it.", Path),
            Option("--like", "The regions.json of a cut of the same sample: cut it elsewhere. Needs --move.", Path),
            Option("--move", "The numbers of the regions of --like whose borders are moved, such as 0,2.", str, ""),
        ),
    ),
    "peaks": Verb(
        "Measure what the machine can do at most: products by dtype, and bandwidth; `graphnet explain` calls it.",
        (
            Option("--device", "The device: cpu or cuda.", default="cpu"),
            Option("--threads", "Threads of torch.", int, 1),
        ),
        takes_samples=False,
    ),
    "run": Verb("Run each sample in this interpreter's torch, of any version."),
}


def make_parser(kind: Type[argparse.ArgumentParser] = argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Make the parser of the graph tools. ``kind`` decides what happens to wrong arguments."""
    parser = kind(prog="python -m graphnet_graphs", description="Make, check, cut and change samples, with torch.")
    parser.add_argument("--debug", action="store_true", help="show tracebacks")
    verbs = parser.add_subparsers(dest="verb", required=True)
    for name, verb in VERBS.items():
        made = verbs.add_parser(name, help=verb.help, description=verb.help)
        has_alternatives = any(option.alternative for option in verb.options)
        alternatives = made.add_mutually_exclusive_group(required=True) if has_alternatives else made
        for option in verb.options:
            option.add_to(alternatives if option.alternative else made)
        if verb.takes_samples:
            made.add_argument("paths", nargs="*", metavar="SAMPLE_OR_FOLDER")
            listed = "A text file with further ones, one per line, because Linux limits arguments."
            made.add_argument("--samples-from", metavar="FILE", help=listed)
        made.add_argument("--format", choices=("text", "json"), default="text", help="The format of stdout.")
    return parser
