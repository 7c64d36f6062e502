"""The orchestrator and its command line: sends samples to workers, measures, judges, records, shows. No torch."""

__version__ = "0.1.0"
