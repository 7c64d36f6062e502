"""The runner: runs samples in the interpreter of a compiler. Needs Python >= 3.8 and only the standard library.

``python -m graphnet_runner --backend FOLDER --control-fd N`` is a zygote: it imports torch and the compiler once, and
forks one sample process per sample. The zygote never opens a network socket. Of our other packages, the zygote imports
only the modules ``graphnet_contract.messages`` and ``graphnet_contract.plain``.
"""

__version__ = "0.1.0"
