"""A run on disk: its request, rows and controls, the store that keeps these, and the merging of several runs."""
