"""Captured graphs written as samples: source code, descriptions, constraints and folders."""
