"""From a bad row to its cause: the smallest graph that fails in the same way, and a script that shows it alone."""
