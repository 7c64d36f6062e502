"""Receipts: seal a run in one file, check such a file, and compare its ratios with ones that were measured anew."""
