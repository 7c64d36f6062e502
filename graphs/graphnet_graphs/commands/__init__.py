"""The commands of `python -m graphnet_graphs`: functions that take parsed options and return an exit code."""
