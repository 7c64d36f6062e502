"""Python environments on this host, built by uv from the requirements of a backend's flavour."""
