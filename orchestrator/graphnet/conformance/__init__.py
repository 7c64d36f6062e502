"""The conformance suite: the promises of every backend, as cases that reach a worker through gRPC alone."""
