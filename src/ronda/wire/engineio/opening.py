"""The first packet of a session."""

import json

from ronda.wire.limits import Limits


def opening(sid: str, upgradable: bool, limits: Limits) -> bytes:
    facts = {
        "sid": sid,
        "upgrades": ["websocket"] if upgradable else [],
        "pingInterval": limits.ping_interval,
        "pingTimeout": limits.ping_timeout,
        "maxPayload": limits.max_payload,
    }
    return b"0" + json.dumps(facts, separators=(",", ":")).encode()
