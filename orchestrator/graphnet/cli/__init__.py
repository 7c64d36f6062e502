"""The commands of `graphnet`, one module each: they read the options, call the other rooms, and print."""
