"""Exchange runs with other tools: import and export GraphNet's logs, and export CSV, JSON and Parquet."""
