"""Carry out a benchmark run: plan it, measure every sample on every backend, and record each measurement as a row."""
