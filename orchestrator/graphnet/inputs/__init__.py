"""Make what a worker needs to run a sample: the inputs in shared memory, and the message `Start`."""
