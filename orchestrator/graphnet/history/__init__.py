"""Keep the rows of many runs in a database, and find the points at which a backend became faster or slower."""
