"""The server of a worker: speaks gRPC, owns the sample processes, and never imports torch.

A request passes through these modules:

* ``service.methods`` checks the request.
* ``storage.input_files`` obtains the sample's inputs.
* ``sample.call`` drives the call, as ``protocol``, ``turn`` and ``ending`` decide; ``steps`` has what they exchange.
* ``sample.process`` owns the sample's process, which ``zygotes`` make in the compiler's interpreter.
* ``watch`` observes the process from outside.
* ``storage.output_files`` sends the sample's outputs.

``service.server`` starts and stops all of this as ``config`` says.
"""

__version__ = "0.1.0"
