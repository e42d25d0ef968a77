"""What players of PlayOne read."""

from collections.abc import Mapping

from ronda.games.playone.cards import COLOR, DECK, NO_COLOR, REVERSE, SYMBOL
from ronda.rules import Texts

ENGLISH = {
    "name": "PlayOne",
    "summary": "Match the colour or the symbol, and be the first without cards.",
    "move:INTENT_PLAY_CARD": "play a card",
    "move:INTENT_DRAW": "draw",
    "move:INTENT_CHOOSE_COLOR": "choose a colour",
    "move:INTENT_START_ROUND": "start the next round",
    "parameter:cardId": "card",
    "parameter:color": "colour",
    "value:RED": "red",
    "value:BLUE": "blue",
    "value:GREEN": "green",
    "value:YELLOW": "yellow",
    "value:rounds": "rounds won",
    "value:points": "points",
    "option:rounds": "rounds (0: as long as two are there)",
    "option:scoring": "what counts",
    "option:target": "wins at (0: no target)",
    "option:turn_seconds": "seconds a turn (0: no limit)",
    "state:players": "players",
    "state:order": "order",
    "state:dealerIndex": "dealer",
    "state:currentPlayerIndex": "to play",
    "state:direction": "direction of play",
    "state:topCard": "top card",
    "state:currentColor": "colour",
    "state:pendingDraw": "cards to draw",
    "state:phase": "phase",
    "state:winnerId": "winner of the round",
    "state:roundEndReason": "how the round ended",
    "state:awaitingColorChoiceFrom": "chooses the colour",
    "state:round": "round",
    "state:roundsWon": "rounds won",
    "state:points": "points",
    "state:deckCount": "cards in the pile",
    "state:cards": "cards",
    "state:hand": "your hand",
    "phase:LOBBY": "waiting for players",
    "phase:TURN": "playing",
    "phase:CHOOSE_COLOR_REQUIRED": "a colour must be chosen",
    "phase:ROUND_END": "the round is over",
    "reason:PLAYER_EMPTY_HAND": "out of cards",
    "reason:OPPONENT_LEFT": "everybody else left",
    "reason:STALEMATE": "nobody can play or draw",
    "board:stack": "Stack a Draw Two or a Wild Draw Four, or draw {count}.",
    "event:roundStarted": "Round {round}. {dealer} deals.",
    "event:firstCard": "The first card is {card}.",
    "event:cardPlayed": "{seat} lays {card}.",
    "event:autoPlayed": "{seat} draws a card that fits: it is played at once.",
    "event:cardsDrawn": "{seat} draws {count}.",
    "event:colorChosen": "{seat} chooses {color}.",
    "event:pileRecycled": "The discards are shuffled: a new pile of {count}.",
    "event:roundEnded": "The round is over: {reason}.",
    "event:roundWon": "{winner} wins it.",
    "event:playerLeft": "{seat} has left.",
    "event:roundGoesOn": "The game goes on.",
    "event:playerJoined": "{seat} is in from the next round.",
    "result:ROUNDS_PLAYED": "all rounds were played",
    "result:TARGET_REACHED": "the target was reached",
    "bot:simple": "house",
    "bot:search": "thinker",
    "CANNOT_DRAW": "You have a card that fits: play it.",
    "CARD_NOT_IN_HAND": "That card is not in your hand.",
    "CARD_NOT_PLAYABLE": "That card does not fit.",
    "COLOR_REQUIRED": "A colour must be chosen first.",
    "MUST_STACK_OR_DRAW_PENDING": "Play a Draw Two or a Wild Draw Four, or draw what is pending.",
    "NOT_ENOUGH_PLAYERS": "A round needs at least two players.",
    "ROUND_ALREADY_STARTED": "The round has already started.",
}

SPANISH = {
    "name": "PlayOne",
    "summary": "Iguala el color o el símbolo, y sé el primero en quedarte sin cartas.",
    "move:INTENT_PLAY_CARD": "jugar una carta",
    "move:INTENT_DRAW": "robar",
    "move:INTENT_CHOOSE_COLOR": "elegir un color",
    "move:INTENT_START_ROUND": "empezar la ronda siguiente",
    "parameter:cardId": "carta",
    "parameter:color": "color",
    "value:RED": "rojo",
    "value:BLUE": "azul",
    "value:GREEN": "verde",
    "value:YELLOW": "amarillo",
    "value:rounds": "rondas ganadas",
    "value:points": "puntos",
    "option:rounds": "rondas (0: mientras haya dos)",
    "option:scoring": "qué cuenta",
    "option:target": "gana quien llegue a (0: sin meta)",
    "option:turn_seconds": "segundos por turno (0: sin límite)",
    "state:players": "jugadores",
    "state:order": "orden",
    "state:dealerIndex": "reparte",
    "state:currentPlayerIndex": "le toca a",
    "state:direction": "sentido",
    "state:topCard": "carta de arriba",
    "state:currentColor": "color",
    "state:pendingDraw": "cartas por robar",
    "state:phase": "fase",
    "state:winnerId": "ganador de la ronda",
    "state:roundEndReason": "cómo acabó la ronda",
    "state:awaitingColorChoiceFrom": "elige el color",
    "state:round": "ronda",
    "state:roundsWon": "rondas ganadas",
    "state:points": "puntos",
    "state:deckCount": "cartas en el mazo",
    "state:cards": "cartas",
    "state:hand": "tu mano",
    "phase:LOBBY": "se espera a los jugadores",
    "phase:TURN": "en juego",
    "phase:CHOOSE_COLOR_REQUIRED": "hay que elegir un color",
    "phase:ROUND_END": "la ronda ha terminado",
    "reason:PLAYER_EMPTY_HAND": "sin cartas",
    "reason:OPPONENT_LEFT": "los demás se fueron",
    "reason:STALEMATE": "nadie puede jugar ni robar",
    "board:stack": "Debes apilar +2/+4 o robar {count}.",
    "event:roundStarted": "Ronda {round}. Reparte {dealer}.",
    "event:firstCard": "La primera carta es {card}.",
    "event:cardPlayed": "{seat} juega {card}.",
    "event:autoPlayed": "{seat} roba una carta que encaja: se jugó automáticamente.",
    "event:cardsDrawn": "{seat} roba {count}.",
    "event:colorChosen": "{seat} elige {color}.",
    "event:pileRecycled": "Los descartes se barajan: un mazo nuevo de {count}.",
    "event:roundEnded": "La ronda ha terminado: {reason}.",
    "event:roundWon": "La gana {winner}.",
    "event:playerLeft": "{seat} salió.",
    "event:roundGoesOn": "La partida continúa.",
    "event:playerJoined": "{seat} entra en la próxima ronda.",
    "result:ROUNDS_PLAYED": "se jugaron todas las rondas",
    "result:TARGET_REACHED": "se alcanzó la meta",
    "bot:simple": "la casa",
    "bot:search": "estratega",
    "CANNOT_DRAW": "Tienes una carta que encaja: juégala.",
    "CARD_NOT_IN_HAND": "Esa carta no está en tu mano.",
    "CARD_NOT_PLAYABLE": "Esa carta no encaja.",
    "COLOR_REQUIRED": "Primero hay que elegir un color.",
    "MUST_STACK_OR_DRAW_PENDING": "Juega un +2 o un +4, o roba las cartas pendientes.",
    "NOT_ENOUGH_PLAYERS": "Para una ronda hacen falta al menos dos jugadores.",
    "ROUND_ALREADY_STARTED": "La ronda ya ha empezado.",
}

FEMININE = {"rojo": "roja", "amarillo": "amarilla"}  # of the Reversa, in Spanish
SYMBOLS_ENGLISH = {
    "SKIP": "Skip", "REVERSE": "Reverse", "DRAW_TWO": "Draw Two", "WILD": "Wild",
    "WILD_DRAW_FOUR": "Wild Draw Four",
}  # fmt: skip
SYMBOLS_SPANISH = {
    "SKIP": "Salto", "REVERSE": "Reversa", "DRAW_TWO": "+2", "WILD": "Comodín",
    "WILD_DRAW_FOUR": "Comodín +4",
}  # fmt: skip


def named(texts: Mapping[str, str], symbols: Mapping[str, str], form: str) -> dict[str, str]:
    """The texts, and what each card is called in them."""
    cards = {}
    for card in DECK:
        symbol = symbols.get(SYMBOL[card], SYMBOL[card])
        color = texts.get(f"value:{COLOR[card]}", "")
        if SYMBOL[card] == REVERSE:
            color = FEMININE.get(color, color)
        wild = COLOR[card] == NO_COLOR
        cards[f"value:{card}"] = symbol if wild else form.format(color=color, symbol=symbol)
    return {**texts, **cards}


TEXTS: Texts = {
    "en": named(ENGLISH, SYMBOLS_ENGLISH, "{color} {symbol}"),
    "es": named(SPANISH, SYMBOLS_SPANISH, "{symbol} {color}"),
}
