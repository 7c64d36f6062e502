"""Rules that schedule the loops of compiled functions for CPUs. `rules.py` applies the rules."""
