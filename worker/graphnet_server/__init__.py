"""The server of a worker: speaks gRPC, owns the sample processes, and never imports torch.

A request passes through these modules: ``service`` (checks it), ``input_files`` (its inputs), ``sample_call`` (drives
it, by the decisions of ``protocol``, ``turn`` and ``ending``), ``sample_process`` (its process, which ``zygotes`` and
``zygote_process`` make in the compiler's interpreter) and ``output_files`` (its outputs). ``steps`` has the values that
they exchange. ``server`` starts and stops all of it, by ``config``.
"""

__version__ = "0.1.0"
