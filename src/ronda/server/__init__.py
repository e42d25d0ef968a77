"""The server: what the layers below decide, carried over the network."""
