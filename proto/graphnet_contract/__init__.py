"""What the orchestrator and the workers share: the messages, the sample format, and the schemes that make inputs."""

__version__ = "0.1.0"
