"""The conformance suite: one test case for each promise of the contract. The cases reach a worker only through gRPC."""
