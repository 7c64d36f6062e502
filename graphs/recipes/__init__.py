"""Recipes that build the models of the corpus. They are run from the checkout and never installed."""
