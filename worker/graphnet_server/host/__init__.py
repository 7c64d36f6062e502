"""The machine and the container of a worker: described, isolated, and the signals that stop the worker."""
