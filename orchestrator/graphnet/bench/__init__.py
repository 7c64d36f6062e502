"""How a run is done: its plan, the units it is cut into, the sessions that run them, and the drafts of its rows."""
