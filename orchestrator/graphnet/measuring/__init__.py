"""Time two sides against each other: blocks of trials, their ratio, the shape of a series, the machine's state."""
