"""The orchestrator and its command line.

It sends samples to workers, measures and judges them, and records and shows the results. It does not need torch.
"""

__version__ = "0.1.0"
