"""Runs as other tools read them: GraphNet's logs in both directions, CSV, JSON and Parquet."""
