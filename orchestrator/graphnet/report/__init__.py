"""Makes the page and the plots of runs, from the files of the runs alone."""
