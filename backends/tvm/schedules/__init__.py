"""Our schedule rules for CPUs, one file each; `rules.py` applies them."""
