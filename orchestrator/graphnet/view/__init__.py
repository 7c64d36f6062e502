"""A local web page that shows all runs of a folder, also while a run stores new rows. It never changes the runs."""
