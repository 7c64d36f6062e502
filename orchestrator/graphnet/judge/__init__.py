"""Pure functions that decide whether a candidate's outputs agree with the reference's, using numpy but no torch."""
