"""The runner: the driver of samples inside a compiler's own interpreter (Python >= 3.8, standard library only).

``python -m graphnet_runner --backend FOLDER --control-fd N`` is a zygote: it imports torch and the compiler once, and
forks one sample process per sample. The zygote never opens a network socket. It imports only two modules of our other
packages: ``graphnet_contract.messages`` and ``graphnet_contract.plain``.
"""

__version__ = "0.1.0"
