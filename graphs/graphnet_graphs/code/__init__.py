"""Source code of samples as text: read, hashed, cut and joined again. Needs no torch."""
