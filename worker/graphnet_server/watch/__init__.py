"""Observations of sample processes: their output, CPU time, cores and GPU, and the load of other processes."""
