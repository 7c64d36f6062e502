"""The history: the rows of many runs in a database, their trends, and the points where a trend changed.

This package only reads finished measurements. It measures nothing itself.
"""
