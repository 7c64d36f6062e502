"""A local web page over all runs of a folder. It only reads, and it shows rows while a run stores them."""
