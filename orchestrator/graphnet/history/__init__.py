"""The history: the rows of many runs in a database, their trends, and the points where a trend changed.

This package reads runs, scores and pages only. Nothing is measured here.
"""
