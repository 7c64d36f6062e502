"""Samples cut into parts, parts joined into samples, and repeated sequences of operators."""
