"""Socket.IO's namespace `/game`: the events of the contract, for every game."""

from ronda.server.game_socket.game_socket import GameSocket, put_out

__all__ = ["GameSocket", "put_out"]
