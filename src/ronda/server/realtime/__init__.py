"""Socket.IO for Ronda: `ronda.wire` on the network, and rooms across processes.

`ronda.server.realtime.fanout` is left to those who have a Redis: its library is 20 MB of memory.
"""

from ronda.server.realtime.client import Refused
from ronda.server.realtime.link import Handshake, Link, Listener
from ronda.server.realtime.mounting import Mounted
from ronda.server.realtime.namespace import Namespace
from ronda.server.realtime.realtime import Realtime
from ronda.server.realtime.socket import Reply, Socket
from ronda.server.realtime.uvicorn_server import Server, config
from ronda.wire import Limits

__all__ = [
    "Handshake", "Limits", "Link", "Listener", "Mounted", "Namespace", "Realtime",
    "Refused", "Reply", "Server", "Socket", "config",
]  # fmt: skip
