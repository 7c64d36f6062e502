"""Inputs of samples in shared memory."""
