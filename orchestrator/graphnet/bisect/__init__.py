"""Find the commit, or the image, of a compiler since which a sample is slower, wrong or failing."""
