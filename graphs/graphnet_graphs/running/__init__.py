"""The execution of samples, and the comparison of what they compute."""
