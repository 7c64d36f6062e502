"""Make the report page and the plots of runs. Nothing but the files of the runs is read."""
