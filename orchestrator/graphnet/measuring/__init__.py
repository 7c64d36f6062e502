"""Timing two sides against each other: pairs of blocks, the ratio and its interval, series, the machine's state."""
