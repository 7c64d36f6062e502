"""The orchestrator and its command line. It sends samples to workers, measures, judges, records and shows, without
torch.
"""

__version__ = "0.1.0"
