"""The code that the orchestrator and the workers share, for instance messages, the sample format and input schemes."""

__version__ = "0.1.0"
