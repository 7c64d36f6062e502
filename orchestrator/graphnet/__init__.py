"""The orchestrator and its command line.

The orchestrator sends samples to worker processes, times them, judges their outputs, and records and shows the results.
It does not need torch.
"""

__version__ = "0.1.0"
