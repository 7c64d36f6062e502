"""The messages, the sample format and the schemes that make inputs, which the orchestrator and the workers share."""

__version__ = "0.1.0"
