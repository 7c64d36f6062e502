"""How samples of each framework are loaded, seeded and called. These modules import torch; others only if called."""
