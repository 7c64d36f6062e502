"""A sample's way to a worker: its inputs in shared memory, and the message that begins it."""
