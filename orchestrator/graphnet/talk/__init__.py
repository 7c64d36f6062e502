"""Calls to a worker over gRPC: the connection, what is sent, and the checks of what comes back."""
