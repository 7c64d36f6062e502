"""A run on disk: its request, records and controls, the store that keeps them, and the merging of runs."""
