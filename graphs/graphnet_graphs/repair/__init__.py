"""Rules that repair the source code of samples, and the repaired copies. Needs no torch."""
