"""What `ronda deck` says."""

from ronda.rules import Texts

DECK: Texts = {
    "en": {
        "help:deck": "Check a file of quiz cards for serpent, or make one from a table.\n\n"
        "check says what is wrong, with which card. import reads a table (CSV) and writes the "
        "decks as JSON. The exit code is 0 if all is well, 1 if cards are wrong, 2 if the file "
        "cannot be used.",
        "help:deck:action": "check or import.",
        "help:deck:file": "A JSON file of decks, or a CSV table.",
        "help:deck:out": "Where to write the decks; by default beside the table.",
        "examples:deck": "ronda deck check history.json\nronda deck import history.csv",
        "deck-action": "“{given}” is not something to do with decks: say check or import.",
        "deck-missing": "{file} does not exist.",
        "deck-unreadable": "{file} cannot be read.",
        "deck-not-utf8": "{file} is no text in UTF-8. A spreadsheet writes it if you choose "
        "“CSV UTF-8” when you save.",
        "deck-too-big": "{file} is larger than {megabytes} MB.",
        "deck-not-json": "{file} is not JSON: {why}",
        "deck-not-csv": "{file} is not a table: import reads files that end in .csv.",
        "deck-bad-table": "{file} is not a table that can be read: {why}",
        "deck-no-column": "{file} has no column “{column}”. The columns are: {columns}.",
        "deck-unknown-column": "{file} has a column “{column}”. The columns are: {columns}.",
        "deck-long-row": "{file}, line {line}: there are more cells than the {columns} columns.",
        "deck-line": "{deckid} ({kind}), cards: {count}",
        "deck-good": "All is well. Decks: {decks}, cards: {cards}.",
        "deck-bad": "Problems: {count}.",
        "deck-written": "Written: {file}",
    },
    "es": {
        "help:deck": "Comprueba un archivo de cartas de preguntas para serpent, o lo crea desde "
        "una tabla.\n\n"
        "check dice qué está mal y en qué carta. import lee una tabla (CSV) y escribe los mazos en "
        "JSON. El código de salida es 0 si todo está bien, 1 si hay cartas mal, 2 si el archivo no "
        "se puede usar.",
        "help:deck:action": "check (comprobar) o import (importar).",
        "help:deck:file": "Un archivo JSON de mazos, o una tabla CSV.",
        "help:deck:out": "Dónde escribir los mazos; por omisión, junto a la tabla.",
        "examples:deck": "ronda deck check history.json\nronda deck import history.csv",
        "deck-action": "«{given}» no es algo que hacer con mazos: di check o import.",
        "deck-missing": "{file} no existe.",
        "deck-unreadable": "{file} no se puede leer.",
        "deck-not-utf8": "{file} no es un texto en UTF-8. Una hoja de cálculo lo escribe si al "
        "guardar eliges «CSV UTF-8».",
        "deck-too-big": "{file} ocupa más de {megabytes} MB.",
        "deck-not-json": "{file} no es JSON: {why}",
        "deck-not-csv": "{file} no es una tabla: import lee archivos que terminan en .csv.",
        "deck-bad-table": "{file} no es una tabla que se pueda leer: {why}",
        "deck-no-column": "A {file} le falta la columna «{column}». Las columnas son: {columns}.",
        "deck-unknown-column": "{file} tiene una columna «{column}». Las columnas son: {columns}.",
        "deck-long-row": "{file}, línea {line}: hay más celdas que las {columns} columnas.",
        "deck-line": "{deckid} ({kind}), cartas: {count}",
        "deck-good": "Todo está bien. Mazos: {decks}, cartas: {cards}.",
        "deck-bad": "Problemas: {count}.",
        "deck-written": "Escrito: {file}",
    },
}
