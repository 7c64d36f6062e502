"""Variants of samples in another dtype or size."""
