"""One sample's call: its protocol, its process, its turn on the device, and how it ended."""
