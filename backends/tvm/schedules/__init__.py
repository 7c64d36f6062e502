"""Schedule rules for CPUs. `rules.py` applies them."""
