"""The history: the rows of many runs in a database, the trend of each series of rows, and the points where it changed.

This package reads runs, scores and pages only. Nothing is measured here.
"""
