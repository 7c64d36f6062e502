"""The server of a worker: speaks gRPC, owns the sample processes, and never imports torch."""

__version__ = "0.1.0"
