"""The faces of an answer: one module per format of stdout. No face knows which command asks."""
