"""Take the gap between two sides of a row apart: regions of the sample, measured alone, whose differences add up."""
