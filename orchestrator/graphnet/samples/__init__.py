"""Find samples in folders, shards, indexes and object storage, choose among them, and read their facts."""
