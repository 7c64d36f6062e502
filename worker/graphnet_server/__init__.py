"""The server of a worker: speaks gRPC, owns the sample processes, and never imports torch.

A request passes through these modules:

* ``service`` checks the request.
* ``input_files`` obtains the sample's inputs.
* ``sample_call`` drives the call. It carries out the decisions of ``protocol``, ``turn`` and ``ending``; ``steps``
  defines the values that they exchange.
* ``sample_process`` owns the sample's process, which ``zygotes`` and ``zygote_process`` make in the compiler's
  interpreter.
* ``output_files`` sends the sample's outputs.

``server`` starts and stops all of this as ``config`` says.
"""

__version__ = "0.1.0"
