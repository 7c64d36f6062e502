"""The lowering: what adapters need that compile graphs ahead of time. An adapter takes the modules that it needs.

It runs in the interpreter of a compiler, from Python 3.8 and torch 1.12 on. ``tensor_model``, ``exported``,
``kept`` and ``whole`` need torch 2.
"""
