"""The six scenarios of serpent's source, played over the network by clients of its document."""

from ronda.games.serpent.cards import LUCK_DECK
from ronda.games.serpent.library.writing import extra, lost, luck, quiz
from tests.server.games.network import Network, everywhere
from tests.server.games.races import begun

CAPITAL = quiz("What is the capital of France?", "Paris", "Rome", "Oslo", "Bern")
RIGHT = next(o["answer"] for o in CAPITAL["answer"] if o["correct"])


@everywhere
async def test_scenario_1_a_correct_answer_on_a_positive_field(network: Network) -> None:
    race = await begun(network, plus=CAPITAL, movement="zones")
    ana, beto = race.racers
    await race.lay(f24=("positive", 2))
    await race.put(0, 20)
    await race.rolls(0, 4)
    await race.all_hear("game:card-drawn", playerName="Ana", cardType="QUIZ", fieldType="positive")
    card = (await ana.hears("game:card-drawn-self"))["cardData"]
    assert card["timeLimit"] == 60
    assert [sorted(option) for option in card["answerOptions"]] == [["answer", "text"]] * 4
    await ana.say("game:card-answer", answer=RIGHT)
    await race.all_hear("game:answer-submitted", answer=RIGHT)
    await race.all_hear("game:answer-validated", isCorrect=True)
    await ana.hears(
        "game:position-guess-request", currentPosition=20, diceRoll=4, fieldStepValue=2,
        patternModifier=2, timeLimit=30,
    )  # fmt: skip
    await race.all_hear("game:player-guessing", playerName="Ana")
    await ana.say("game:position-guess", guessedPosition=28)
    await race.all_hear("game:position-guess-broadcast", guessedPosition=28)
    await race.all_hear(
        "game:guess-result", guessCorrect=True, finalPosition=28, penaltyApplied=False
    )
    await race.all_hear("game:turn-changed", currentPlayerName="Beto")
    await beto.hears("game:your-turn", canRoll=True)
    assert await race.stands(0) == 28
    for other in (beto, race.gamemaster):
        assert not other.heard("game:card-drawn-self")
        assert not other.heard("game:position-guess-request")


@everywhere
async def test_scenario_2_a_wrong_answer_on_a_negative_field(network: Network) -> None:
    race = await begun(network, movement="zones")
    await race.lay(f55=("negative", 1))
    await race.put(0, 50)
    await race.rolls(0, 5)
    await race.all_hear("game:card-drawn", cardType="TRUE_FALSE", fieldType="negative")
    await race.racers[0].say("game:card-answer", answer="true")
    await race.all_hear("game:answer-validated", isCorrect=False, correctAnswer=False)
    await race.racers[0].hears(
        "game:position-guess-request", currentPosition=50, diceRoll=5, fieldStepValue=1,
        patternModifier=1,
    )  # fmt: skip
    await race.racers[0].say("game:position-guess", guessedPosition=57)
    await race.all_hear(
        "game:guess-result", guessCorrect=True, finalPosition=57, penaltyApplied=False
    )
    assert await race.stands(0) == 57


@everywhere
async def test_scenario_3_three_extra_turns(network: Network) -> None:
    race = await begun(network, fortune=[luck("Again!", extra(3))])
    ana, beto = race.racers
    await race.lay(f33=("luck", 0))
    await race.put(0, 30)
    await race.rolls(0, 3)
    await race.all_hear("game:card-result")
    await race.all_hear(
        "game:luck-consequence", consequenceType="EXTRA_TURN", value=3, extraTurns=3
    )
    for left in (2, 1, 0):
        await race.all_hear("game:extra-turn-remaining", remainingExtraTurns=left)
        await ana.hears("game:your-turn", canRoll=True, isExtraTurn=True)
        await race.rolls(0, 1)
    await race.all_hear("game:turn-changed", currentPlayerName="Beto")
    await beto.hears("game:your-turn", isExtraTurn=False)


@everywhere
async def test_scenario_4_two_lost_turns(network: Network) -> None:
    race = await begun(network, fortune=[luck("Wait!", lost(2))])
    await race.lay(f3=("luck", 0))
    await race.rolls(0, 3)
    await race.all_hear("game:luck-consequence", consequenceType="LOSE_TURN", turnsToLose=2)
    for left in (1, 0):
        await race.rolls(1, 1)
        for player in race.everybody:
            skipped = (await player.hears("game:players-skipped"))["skippedPlayers"]
            assert [(s["playerName"], s["remainingTurnsToLose"]) for s in skipped] == [
                ("Ana", left)
            ]
        await race.all_hear("game:turn-changed", currentPlayerName="Beto")
    await race.rolls(1, 1)
    await race.all_hear("game:turn-changed", currentPlayerName="Ana")


@everywhere
async def test_scenario_5_an_approved_joker_on_a_positive_field(network: Network) -> None:
    race = await begun(network, movement="zones")
    ana, gema = race.racers[0], race.gamemaster
    await race.lay(f69=("positive", 3), f70=("positive", 1), f75=("positive", 1))
    await race.put(0, 66)
    await race.rolls(0, 3)
    await ana.say("game:card-answer", answer=True)
    await ana.say("game:position-guess", guessedPosition=70)
    await race.all_hear("game:joker-drawn", playerName="Ana", waitingForGamemaster=True)
    request = await gema.hears("game:gamemaster-decision-request", playerName="Ana", timeLimit=120)
    await gema.say("game:gamemaster-decision", requestId=request["requestId"], decision="approve")
    await race.all_hear(
        "game:gamemaster-decision-result", decision="approve", approved=True, gamemasterName="Gema"
    )
    await ana.hears(
        "game:joker-position-guess-request", currentPosition=70, diceRoll=6, fieldStepValue=1,
        patternModifier=-2, timeLimit=30,
    )  # fmt: skip
    await ana.say("game:joker-position-guess", guessedPosition=75)
    await race.all_hear("game:joker-complete", guessCorrect=True, moved=True, finalPosition=75)
    await race.all_hear("game:turn-changed", currentPlayerName="Beto")
    assert len(gema.heard("game:joker-drawn")) == 1  # no third landing
    assert not ana.heard("game:gamemaster-decision-request")


@everywhere
async def test_R6_scenario_6_extra_turns_come_before_lost_ones(network: Network) -> None:
    cards = [luck("Again!", extra(2)), luck("Wait!", lost(1))]
    race = await begun(network, "Ana", "Beto", "Caro", fortune=cards)
    await race.lay(f1=("luck", 0), f2=("luck", 0))
    await race.fix(LUCK_DECK, 0)
    await race.rolls(0, 1)
    await race.all_hear("game:extra-turn-remaining", remainingExtraTurns=1)
    await race.fix(LUCK_DECK, 1)
    await race.rolls(0, 1)
    await race.all_hear("game:luck-consequence", turnsToLose=1)
    await race.all_hear("game:extra-turn-remaining", remainingExtraTurns=0)
    await race.lay()
    await race.rolls(0, 1)
    for racer, following in ((1, "Caro"), (2, "Beto"), (1, "Caro"), (2, "Ana")):
        await race.rolls(racer, 1)
        await race.all_hear("game:turn-changed", currentPlayerName=following)
    skipped = race.gamemaster.heard("game:players-skipped")
    assert [[s["playerName"] for s in each["skippedPlayers"]] for each in skipped] == [["Ana"]]
