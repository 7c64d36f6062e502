"""Subgraphs of a sample: any set of its statements, as a sample of its own with the real values that it reads."""
