"""The agreement between orchestrator and workers: the messages, the sample format, and the schemes of inputs."""

__version__ = "0.1.0"
