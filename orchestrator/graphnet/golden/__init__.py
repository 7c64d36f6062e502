"""Golden runs: record the outputs of a backend that you trust, and compare a later run with them, sample by sample."""
