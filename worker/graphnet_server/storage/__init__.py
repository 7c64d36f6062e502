"""Files of calls: inputs, outputs, artifacts, compile caches, and what an adapter prepared."""
