"""What the board of each game offers, in the words of its page."""

from tests.end_to_end.playing import Mind, button, field, marked

SNATCH: Mind = [
    [button("I have said enough"), button("Lay it on the table")],
    [button(answer, begins=True) for answer in ("Accept", "Snatch", "Reject")],
    [button("Give the token"), button("Report it")],
    [button("More: {what}", number) for number in (0, 1)],
]
PLAYONE: Mind = [
    [marked("dialog[open] button")],
    [marked("button[data-fits]:not([data-going])")],
    [button("Draw"), button("Draw {count}")],
]
COLORS: Mind = [
    [button("Move {count}"), button("Place in {territory}"), button("Confirm"), button("Go on")],
    [button("Choose {territory}"), button("Spread the rest")],
    [marked("[data-task=march]:not(:has([data-mark=goal])) [data-mark=reach]")],
    [marked("[data-task=march]:not(:has([data-mark=chosen])) [data-mark=can]")],
    [marked("[data-task=place] [data-mark=can]"), button("Pass")],
    [marked("[data-task=choose] [data-mark=can]")],
]
SHARE: Mind = [
    [button("Continue"), button("Confirm the snatch"), button("Dismiss the report")],
    [button("Give the token")],
    [marked(f"button[data-kind={answer}]:enabled") for answer in ("accept", "snatch", "reject")],
    [button("Report it to the judge")],
    [button("Offer it to {name}")],
    [button("More: {what}", 0), button("Give shame"), button("I am done")],
]
# The dice of a classroom show what one likes; whoever calculates guesses.
SERPENT: Mind = [
    [button("Roll"), marked("button[aria-label='6']")],
    [button("Answer"), button("That’s it")],
    [button("True"), button("False"), marked("[data-task=answer] button:has(> b)")],
    [marked("[data-place=pool] button")],
    [
        field("Your answer", "42"),
        field("Your number", "42"),
        field("The field you end up on", "50"),
    ],
]
