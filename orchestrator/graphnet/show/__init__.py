"""Show a run as text, Markdown or JUnit: its table, the card of a row, and the answer for each backend."""
