"""Earlier name of :mod:`graphnet_server`: only ``python -m graphnet_worker`` is kept, for scripts that use it."""
