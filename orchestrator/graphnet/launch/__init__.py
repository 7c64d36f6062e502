"""The place of each backend (local, image, mesh, address, interpreter), and the workers that a run starts there."""
