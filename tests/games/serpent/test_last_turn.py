"""What came of a roll stays in sight until the next: for boards, replays, who comes late (R26)."""

from tests.games.serpent.given import A, B, given


def test_before_the_first_roll_there_is_nothing_to_tell() -> None:
    assert given().view()["lastTurn"] is None


def test_a_roll_is_told_with_where_it_led_from_and_to() -> None:
    told = given().at(A, 10).rolls(3).turn_of(B).view(None)["lastTurn"]
    assert told == {"playerId": A, "diceValue": 3, "path": [10, 13], "guesses": []}


def test_luck_leads_on_from_there() -> None:
    story = given().at(A, 10).field(13, "luck")
    assert story.rolls(3).view()["lastTurn"]["path"] == [10, 13, 16]


def test_a_guess_is_told_to_everybody_with_its_calculation() -> None:
    story = given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True).guesses(25)
    told = story.view(B)["lastTurn"]
    assert told["path"] == [15, 19, 24]
    (guess,) = told["guesses"]
    assert {"playerId": A, **guess} == story.event("guess-result")
    assert (guess["guessCorrect"], guess["calculation"]["penalty"]) == (False, -2)


def test_while_somebody_calculates_nothing_of_it_is_told() -> None:
    story = given().at(A, 15).field(19, "positive", 2).rolls(4).answers(True).phase("guess")
    assert story.view(B)["lastTurn"]["guesses"] == []


def test_a_joker_of_the_same_turn_is_told_beside_the_first_guess() -> None:
    story = given().at(A, 15).field(19, "positive", 2).field(26, "positive", 1)
    story.rolls(4).answers(True).guesses(26).phase("joker_guess").guesses_joker(32)
    told = story.view()["lastTurn"]
    assert told["path"] == [15, 19, 26, 32]
    assert [guess["actualPosition"] for guess in told["guesses"]] == [26, 32]


def test_the_next_roll_begins_a_new_tale() -> None:
    story = given().at(A, 10).at(B, 20).rolls(3).rolls(2)
    assert story.view()["lastTurn"]["playerId"] == B
    assert story.view()["lastTurn"]["path"] == [20, 22]
