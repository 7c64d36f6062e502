"""Engines run the units of a run on several slots: those of this host, of a Ray cluster, or of an array job."""
