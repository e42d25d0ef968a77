"""What is asked and told about games. Names are the contract's where it names a field."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from ronda.server.rest.wire import Asked, PlayerName, Readable, Told

PUBLIC, PRIVATE, ORGANISATION = 0, 1, 2
GAME_TYPES = ("PUBLIC", "PRIVATE", "ORGANIZATION")
MOST_DECKS = 40
LoginType = Annotated[
    Literal[0, 1, 2],
    Field(description="0 PUBLIC: anybody; 1 PRIVATE: with an account and the code; 2 ORGANIZATION"),
]
GameId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
GameName = Annotated[str, Field(max_length=40), Readable]
DeckId = Annotated[str, Field(min_length=1, max_length=64), Readable]
Code = Annotated[str, Field(max_length=20, examples=["K7QX2M"]), Readable]
Values = Annotated[dict[str, Any], Field(max_length=40)]
Seats = Annotated[int, Field(ge=1, le=101)]


class NewGame(Asked):
    """A new game. Without `game` it is the quiz race, as its contract has it: then the first three
    fields have to be there, the creator is the gamemaster, and the game closes when it is over."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"deckids": ["en-general-1"], "maxplayers": 4, "logintype": 0},
                {"game": "snatch", "options": {"variant": "G2"}, "logintype": 1},
            ]
        }
    )

    deckids: Annotated[list[DeckId], Field(max_length=MOST_DECKS)] | None = None
    maxplayers: Seats | None = Field(None, description="Of those who play; the race takes 2 to 10.")
    logintype: LoginType | None = None
    game: GameName | None = None
    options: Values = Field({}, description="Of the game; see `GET /api/games`.")
    settings: Values = Field({}, description="Of the table: `approval`, `spectators`, `absent` …")
    orgid: GameId | None = Field(None, description="Needed by those who belong to several.")
    player_name: PlayerName | None = Field(None, description="By default the username.")


class Joining(Asked):
    """A code, and the name of whoever comes."""

    game_code: Code
    player_name: PlayerName | None = Field(None, examples=["Zoë"])


class QuickGame(Asked):
    """Any public game of this kind."""

    game: GameName = Field(examples=["snatch"])
    options: Values = Field({}, description="Only games with these.")
    players: Seats | None = Field(None, description="By default as few as the game takes.")
    player_name: PlayerName | None = Field(None, description="Needed without an account.")


class Entering(Asked):
    """The code, which a private game takes of those who do not sit there."""

    game_code: Code | None = None


class Joined(Told):
    """Somebody has joined; the token is for the socket."""

    id: str
    gamecode: str
    player_name: str
    player_count: int
    max_players: int
    game_type: str = Field(description="PUBLIC, PRIVATE or ORGANIZATION")
    is_authenticated: bool
    game_token: str


class Entry(Told):
    """A token for the socket of one table, good for a day."""

    game_id: str
    game_code: str
    game_token: str
    spectator: bool


class Aggregate(Told):
    """A game as the contract has it; sizes and decks belong to the quiz race."""

    id: str
    gamecode: str
    maxplayers: int
    logintype: int
    boardsize: int
    createdby: str
    orgid: str | None
    gamedecks: list[dict[str, Any]] = Field(
        description="With all their cards for a gamemaster; whoever plays sees no question."
    )
    players: list[str]
    startdate: datetime | None
    enddate: datetime | None
    finished: bool
    winner: str | None
    totaltiles: int
    game: str


class Created(Aggregate):
    """A new game, and its creator's own way to it."""

    game_token: str


class Started(Told):
    """A game that has started."""

    message: str
    game_id: str
    player_count: int
    game: Aggregate
    board_data: dict[str, Any] | None = Field(description="Of the quiz race; else null.")


class OpenGame(Told):
    """A game that waits for players."""

    id: str
    gamecode: str
    game: str
    game_type: str
    seats: int
    taken: int
    created_at: datetime


class TableSeat(Told):
    """A seat that is taken."""

    seat: int
    player_id: str
    player_name: str
    bot: str | None
    ready: bool
    connected: bool


class Table(Told):
    """A table as whoever may join it sees it."""

    id: str
    gamecode: str
    game: str
    game_type: str
    phase: str
    admin: str
    seats: list[TableSeat]
    max_players: int
    player_count: int
    options: dict[str, Any]
    settings: dict[str, Any]
    match: int
    watchers: int


class BuiltInDeck(Told):
    """A deck that everybody may play with."""

    deckid: str
    decktype: int
    subject: str
    language: str
    card_count: int


class WholeBuiltInDeck(BuiltInDeck):
    """One of them, with its cards."""

    cards: list[dict[str, Any]]


class GameKind(Told):
    """A game that can be played here."""

    id: str
    name: str
    summary: str
    seats: list[int] = Field(description="The fewest and the most.")
    bots: list[str]
    options: dict[str, Any] = Field(description="JSON Schema.")
    chat: bool = Field(description="May people talk at its tables?")
    undo: bool = Field(description="May moves be taken back?")


class Done(Told):
    """A table has obeyed, and that is durable."""

    ok: Literal[True] = True
    game_id: str
    number: int = Field(description="Of the table's last line.")
    match: int
    version: int | None = Field(description="Of the match.")
