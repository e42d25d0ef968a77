"""The servers that are measured, and how each is started."""

from pathlib import Path

from benchmarks.crowd.peer import Peer, node, python

SERVERS = Path(__file__).parent / "servers"
PACKAGE = "benchmarks.wire.servers"

PEERS = {
    "ronda": Peer(python(f"{PACKAGE}.ronda_server"), "view"),
    "ronda on ASGI": Peer(python(f"{PACKAGE}.ronda_server", "--ws", "asgi"), "view"),
    "socket.io": Peer(node(SERVERS / "socketio.mjs"), "view"),
    "boardgame.io": Peer(node(SERVERS / "boardgameio.cjs"), "bgio"),
    "python-socketio": Peer(python(f"{PACKAGE}.python_socketio"), "view"),
}
