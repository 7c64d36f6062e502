"""Score the rows of runs, find the best backend, and compare runs or backends row by row."""
