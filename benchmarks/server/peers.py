"""The servers that are measured: Ronda on what is durable, and its peers in memory."""

import sys
from pathlib import Path

from benchmarks.crowd.peer import Peer, node
from benchmarks.server.stores import on_postgres, on_sqlite
from benchmarks.server.tables import of_colyseus, of_ronda

SERVERS = Path(__file__).parent / "servers"
RONDA = [str(Path(sys.executable).parent / "ronda"), "serve"]
COLYSEUS = SERVERS / "colyseus.mjs"

PEERS = {
    "ronda on SQLite": Peer(RONDA, "ronda", of_ronda, on_sqlite),
    "ronda on Postgres": Peer(RONDA, "ronda", of_ronda, on_postgres),
    "boardgame.io": Peer(node(SERVERS / "boardgameio.cjs"), "bgio"),
    "colyseus, at once": Peer(node(COLYSEUS, "--at-once"), "colyseus", of_colyseus),
    "colyseus, 20 Hz": Peer(node(COLYSEUS), "colyseus", of_colyseus),
}
OURS = "ronda on SQLite"
