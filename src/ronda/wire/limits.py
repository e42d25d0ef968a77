"""How much one connection may ask of a server. Times in milliseconds, sizes in bytes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    ping_interval: int = 25_000
    ping_timeout: int = 20_000
    upgrade_timeout: int = 10_000
    connect_timeout: int = 45_000
    """How long a connection may stay without joining a namespace."""

    max_payload: int = 1_000_000
    """The longest message, with all its attachments."""
    max_attachments: int = 32
    high_water: int = 1_000_000
    """What may wait for a slow reader before it is cut off."""
    messages_per_second: int = 1_000
    max_namespaces: int = 16
    max_pending_acks: int = 256
    connections_per_address: int = 2_000
