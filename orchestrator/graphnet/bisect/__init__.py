"""Find the commit or the image of a compiler that made a sample slower, wrong or failing."""
