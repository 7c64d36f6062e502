"""Recipes of the corpus; they are run, not installed."""
