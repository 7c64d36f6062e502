"""What every backend must do, as cases that are run against a worker through gRPC alone."""
