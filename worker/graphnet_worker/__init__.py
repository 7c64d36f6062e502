"""Earlier name of :mod:`graphnet_server`: only ``python -m graphnet_worker`` still works, for scripts that use it."""
