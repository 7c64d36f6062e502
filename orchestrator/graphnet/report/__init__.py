"""Make the report page and the plots of runs, from only the files in the runs' folders."""
