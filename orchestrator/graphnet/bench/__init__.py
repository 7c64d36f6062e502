"""Runs: plan, units, sessions, and the drafts of their rows."""
