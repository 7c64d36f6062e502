"""What orchestrator and workers agree on: the wire, the sample format, and the inputs made from it."""

__version__ = "0.1.0"
