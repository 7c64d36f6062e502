"""A model's forward turned into samples: captured by dynamo or by watching, followed by the checks (gates)."""
