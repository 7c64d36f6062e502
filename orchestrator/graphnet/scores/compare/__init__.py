"""Compares the rows of two runs, or of two backends of one run."""
