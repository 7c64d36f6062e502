"""Recipes of the corpus. They are run from the checkout and never installed."""
