"""Engine.IO, version 4: sessions over polling and WebSocket."""
