"""Time two sides against each other: blocks, the ratio and its interval, the shape of a series, the machine."""
