"""The gRPC service: its server, its methods, and who may call them how often."""
