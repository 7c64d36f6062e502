"""Exchange of runs with other tools: import and export of GraphNet's logs, and export to CSV, JSON and Parquet."""
