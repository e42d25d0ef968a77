"""The life of a table: its phases, and everything that leads from one to another."""

LOBBY, PLAYING, PAUSED, OVER, CLOSED = "lobby", "playing", "paused", "over", "closed"

BETWEEN = (LOBBY, OVER)  # nobody is playing: seats, options and bots may change
RUNNING = (PLAYING, PAUSED)
OPEN = (LOBBY, PLAYING, PAUSED, OVER)

TRANSITIONS = {
    (LOBBY, "start"): PLAYING,
    (PLAYING, "pause"): PAUSED,
    (PAUSED, "resume"): PLAYING,
    (PLAYING, "finish"): OVER,
    (OVER, "revive"): PLAYING,  # a move made after the end began the game anew
    (OVER, "start"): PLAYING,  # a rematch
    (PLAYING, "start"): PLAYING,  # a restart
    (PAUSED, "start"): PLAYING,
    (LOBBY, "close"): CLOSED,
    (PLAYING, "close"): CLOSED,
    (PAUSED, "close"): CLOSED,
    (OVER, "close"): CLOSED,
}

# Why a command has no place in a phase it is not for.
REFUSALS = {
    LOBBY: "NOT_STARTED",
    PLAYING: "ROUND_ALREADY_STARTED",
    PAUSED: "TABLE_PAUSED",
    OVER: "MATCH_OVER",
    CLOSED: "TABLE_CLOSED",
}
