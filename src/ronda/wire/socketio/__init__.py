"""Socket.IO, version 5 of the protocol: namespaces, events, acknowledgements, attachments."""
