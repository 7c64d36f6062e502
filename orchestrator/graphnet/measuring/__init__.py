"""Time the reference and a compiled graph, compute the ratio of their times, and check what disturbed the timing."""
