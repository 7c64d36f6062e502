"""Make what a worker gets for a sample: the inputs in shared memory, and the message `Start`."""
