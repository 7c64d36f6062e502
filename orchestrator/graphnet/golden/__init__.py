"""Golden runs: record the outputs of a setting that you trust, and compare a later run with them, sample by sample."""
