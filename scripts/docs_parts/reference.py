"""The pages of docs/reference: the rules API, the engine, reason codes, commands, a schema."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from ronda.engine import schema
from ronda.games.snatch import Snatch
from ronda.lab.invariants import CHECKS
from ronda.rules import LANGUAGES, Game, Option, Options
from ronda.rules.texts import COMMON, Texts
from ronda.server.texts import TEXTS as SERVER_TEXTS
from ronda.table import TEXTS as TABLE_TEXTS
from ronda.table import TRANSITIONS, Settings
from ronda.table.log import COMMANDS
from scripts.docs_parts.api import page
from scripts.docs_parts.outcomes import table

RULES = {
    "The game": ["Game", "Turn", "Silent", "Luck", "Event"],
    "Moves": ["move", "among", "Illegal", "require"],
    "Domains": [
        "Range",
        "Choice",
        "Flag",
        "Text",
        "Counts",
        "Json",
        "Many",
        "Possible",
        "Seats",
        "Domain",
    ],
    "Options": ["Options", "option", "Option"],
    "Results": ["Result", "win", "draw", "ranking"],
    "Texts": ["sentence", "event_key", "span", "LANGUAGES", "Texts"],
    "Views and bots": ["View", "LegalMove", "Action", "Play", "Bot"],
    "Other": ["commitment", "EVERYONE", "NOBODY"],
}
ENGINE = {
    "A match": ["Match", "Step", "Entry"],
    "Its log": ["Journal", "replay", "Recording", "verify", "Report", "Finding"],
    "Legal moves": ["Box", "accepted"],
    "Around it": ["schema", "seat_range", "game_of", "RulesError", "RulesVersionError"],
}
TABLE = {
    "The kernel": ["Table", "Opening"],
    "What it asks of its host": ["Append", "Send", "Ask", "Wake", "Rebuild"],
    "Its log": ["Line", "recordings", "DamagedLogError"],
    "Invitation codes": ["code_from", "CODES"],
}
LAB = {
    "Simulate": ["simulate", "Summary", "Record", "Tally"],
    "Fuzz": ["fuzz", "FuzzReport", "Broken"],
}
WHO = {
    "person": "anybody", "seated": "a player", "admin": "the admin", "organiser": "the organiser",
    "talker": "whoever may talk",
}  # fmt: skip
CODE = re.compile(r"^[A-Z][A-Z0-9_]+$")
FORMS = re.compile(r"\{\w+\|[^|}]*\|([^}]*)\}")  # a word for one and for more


def rules_page() -> str:
    return page(
        "The rules API",
        "Everything a game's author imports from `ronda.rules`. It is pure: no clock, no chance "
        "but the luck it is handed, no input or output.",
        "ronda.rules", RULES,
    )  # fmt: skip


def engine_page() -> str:
    return page(
        "The engine",
        "What runs any game, imported from `ronda.engine`. It is pure, too: time comes in as "
        "milliseconds since the match began, and a match keeps no log unless a `Journal` holds it.",
        "ronda.engine", ENGINE,
    )  # fmt: skip


def table_page() -> str:
    api = page(
        "The table",
        "What people at one table can do, and what the host must do for them, imported from "
        "`ronda.table`. The kernel has no socket and no clock: messages and times go in, effects "
        "come out. [How to drive it](../how-to/drive-a-table.md) is a recipe.",
        "ronda.table", TABLE,
    )  # fmt: skip
    phases = table(
        ["from", "by", "to"],
        [[before, f"`{by}`", after] for (before, by), after in TRANSITIONS.items()],
        "lll",
    )
    return (
        f"{api}\n## Messages\n\n{commands_table()}\n## Phases\n\n{phases}"
        f"\n## Settings\n\n{options_table(Settings)}"
    )


def commands_table() -> str:
    """Every message that people can send."""
    named = ((kind, command) for kind, command in COMMANDS.items() if command.who.__name__ in WHO)
    rows = [
        [
            f"`{kind}`", WHO[command.who.__name__],
            ", ".join([f"`{n}`" for n in command.needs] + [f"`{n}`?" for n in command.may]),
            " ".join((command.run.__doc__ or "").split()),
        ]
        for kind, command in named
    ]  # fmt: skip
    rows += [
        ["`watch`", "anybody", "`code`?", "See what everybody may see."],
        ["`sync`", "whoever is here", "", "See where things stand, table and all."],
    ]
    return table(["message", "from", "data", "what it does"], rows, "llll")


def options_table(options: type[Options]) -> str:
    """Every option with its values, its default and what it is for."""
    rows = [
        [f"`{name}`", values_of(declared), f"`{json.dumps(declared.default)}`", declared.doc]
        for name, declared in options.declared.items()
    ]
    return table(["name", "values", "default", "what it is for"], rows, "llll")


def values_of(declared: Option) -> str:
    """A domain in a few words."""
    schema = declared.domain.schema()
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in cast(list[object], schema["enum"]))
    if schema["type"] == "integer":
        return f"{schema['minimum']} to {schema['maximum']}"
    return "text" if schema["type"] == "string" else "`true`, `false`"


def lab_page() -> str:
    checks = table(
        ["check", "what it proves"],
        [[f"`{name}`", " ".join((check.__doc__ or "").split())] for name, check in CHECKS.items()],
        "ll",
    )
    return page(
        "The laboratory",
        "Simulations, and attempts to break a game, imported from `ronda.lab`.",
        "ronda.lab", LAB,
    ) + f"\n## Invariants\n\nWhat `fuzz` asks of every game:\n\n{checks}"  # fmt: skip


def codes_page(games: list[type[Game]]) -> str:
    """Every reason code with its sentence in both languages."""
    parts = [
        "# Reason codes\n\nEvery refusal has a code, which programs rely on, and a sentence, which "
        "people read. Where a sentence has `{…}`, the refusal's details fill it in.\n",
        f"## In every game\n\n{codes(COMMON)}",
    ]
    parts.append(f"## At a table\n\n{codes(TABLE_TEXTS)}")
    parts.append(f"## On the server\n\n{codes(SERVER_TEXTS)}")
    parts += [f"## In `{kind.id}`\n\n{codes(kind.texts)}" for kind in games]
    return "\n".join(parts)


def codes(texts: Texts) -> str:
    """The table of one set of texts."""
    own = sorted(key for key in texts["en"] if CODE.match(key))
    rows = [
        [f"`{key}`", *(FORMS.sub(r"\1", texts[lang][key]) for lang in LANGUAGES)] for key in own
    ]
    return table(["code", "English", "español"], rows, "lll")


def schema_page() -> str:
    data = json.dumps(schema(Snatch), indent=2, ensure_ascii=False)
    return (
        "# The schema of snatch\n\nWhat `ronda schema snatch` prints: options and moves as JSON "
        f"Schema, for clients that know no rule themselves.\n\n```json\n{data}\n```\n"
    )


def cli_page() -> str:
    """The help of every command, as it is printed."""
    overview = help_of()
    parts = [f"# The command line\n\n```text\n{overview}```\n"]
    parts += [f"## `ronda {name}`\n\n```text\n{help_of(name)}```\n" for name in commands()]
    return "\n".join(parts)


def commands() -> Iterator[str]:
    """The commands by name."""
    from ronda.cli import main  # noqa: F401, PLC0415 - importing it declares the commands
    from ronda.cli.app import app  # noqa: PLC0415

    for command in app.registered_commands:
        function = command.callback
        yield command.name or (function.__name__ if function else "")


def help_of(*command: str) -> str:
    """`ronda … --help`, in English, a hundred columns wide."""
    program = Path(sys.executable).with_name("ronda")
    plain = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8", "LANG": "en"}
    done = subprocess.run(
        [program, *command, "--help"], env=os.environ | plain, capture_output=True, text=True,
        check=True, encoding="utf-8",
    )  # fmt: skip
    return "\n".join(line.rstrip() for line in done.stdout.strip("\n").splitlines()) + "\n"
