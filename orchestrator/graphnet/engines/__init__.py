"""Engines run the units of a run on several slots: those of this host, of a Ray cluster, or of an array job.

An engine decides where and when a unit runs. It measures nothing: on every slot, a session (bench/session.py) does.
"""
