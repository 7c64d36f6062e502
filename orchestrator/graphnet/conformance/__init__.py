"""The conformance suite: one case for each promise that a backend makes. The cases reach a worker only through gRPC."""
