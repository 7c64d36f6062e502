"""Do a run: make its plan, cut the plan into units, run the units in sessions, and draft the rows."""
