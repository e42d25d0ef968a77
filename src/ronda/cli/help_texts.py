"""The help of every command: `help:COMMAND`, `help:COMMAND:PARAMETER`, `examples:COMMAND`."""

from ronda.rules import Texts

HELP: Texts = {
    "en": {
        "help-arguments": "Arguments",
        "help-options": "Options",
        "help-commands": "Commands",
        "help-examples": "Examples",
        "help-help": "Show this help.",
        "help-usage": "Usage",
        "help:ronda": "Turn-based games: play them, simulate them, check them, write your own. "
        "Without a command, the arcade opens.",
        "help:ronda:lang": "English or Spanish, with any command. By default, as LC_ALL or LANG "
        "says.",
        "examples:ronda": "ronda\nronda play snatch\nronda simulate snatch --bots rational,random",
        "help:games": "List the games, with their options and bots.",
        "help:games:as_json": "As JSON, for programs.",
        "examples:games": "ronda games\nronda games --json",
        "help:play": "Play a match: at one terminal, with friends or against bots.\n\n"
        "Seats are taken in the order of --seat and --bot. Those that nobody takes are for bots. "
        "Without a game, the arcade opens. While you play, ? explains what you can type.",
        "help:play:game": "A game of `ronda games`, or the folder of one.",
        "help:play:seat": "A person at this terminal; as often as needed.",
        "help:play:bot": "A bot; as often as needed.",
        "help:play:option": "An option of the game; as often as needed.",
        "help:play:seed": "What all luck comes from; by default a secret.",
        "help:play:save": "Write the recording here.",
        "examples:play": "ronda play snatch\n"
        "ronda play snatch --seat Ana --seat Luis\n"
        "ronda play snatch --bot rational --seat Ana --option variant=G4\n"
        "ronda play path/to/my_game --save match.json",
        "help:simulate": "Let bots play many matches, on all cores, and sum up.\n\n"
        "The same seed gives the same matches, on any number of cores.",
        "help:simulate:game": "A game of `ronda games`, or the folder of one.",
        "help:simulate:matches": "How many matches.",
        "help:simulate:bots": "A bot for each seat; fewer than seats start over.",
        "help:simulate:seed": "What all luck comes from.",
        "help:simulate:option": "An option of the game; as often as needed.",
        "help:simulate:players": "How many players, where the game leaves it open.",
        "help:simulate:jobs": "How many processes; by default one a core.",
        "help:simulate:fast": "Random players by the rules alone, without views or logs: several "
        "times as many matches.",
        "help:simulate:as_json": "Write the summary and every match here, as JSON; - is the "
        "output.",
        "help:simulate:as_csv": "Write a line a match here, as CSV; - is the output.",
        "examples:simulate": "ronda simulate snatch --matches 1000 --bots rational,reciprocal\n"
        "ronda simulate snatch --matches 50 --option variant=G4 --csv matches.csv\n"
        "ronda simulate playone --matches 100000 --fast",
        "help:replay": "Show a recorded match, step by step, drawn as in play.\n\n"
        "By default as a spectator saw it.",
        "help:replay:file": "A recording.",
        "help:replay:to": "Show the state at version N.",
        "help:replay:seat": "As the player in seat N saw it (1 is the first).",
        "help:replay:all_seats": "As everybody saw it, secrets included.",
        "examples:replay": "ronda replay match.json\n"
        "ronda replay match.json --to 3\n"
        "ronda replay match.json --seat 2",
        "help:verify": "Check that a recorded match was played fairly: the seed is the one "
        "committed "
        "to, and every move follows the rules.\n\n"
        "The exit code is 0 if it was, 1 if not, 2 if the file cannot be used.",
        "help:verify:file": "A recording.",
        "help:verify:published": "What players were shown before the first move. Without it, the "
        "seed is checked against the recording's own word.",
        "examples:verify": "ronda verify match.json",
        "help:fuzz": "Try to break a game: random and hostile play, with every invariant asked on "
        "the "
        "way.\n\n"
        "What breaks it is cut down to the smallest log that shows it, and saved. The exit code is "
        "then 1.",
        "help:fuzz:game": "A game of `ronda games`, or the folder of one.",
        "help:fuzz:seconds": "How long.",
        "help:fuzz:seed": "What all luck comes from.",
        "help:fuzz:save": "Where to write what breaks it.",
        "examples:fuzz": "ronda fuzz snatch\nronda fuzz snatch --seconds 1 --seed again",
        "help:schema": "Print the options and moves of a game as JSON Schema.",
        "help:schema:game": "A game of `ronda games`, or the folder of one.",
        "examples:schema": "ronda schema snatch",
        "help:new": "Make a new game from a template: rules, texts, a bot and tests, playable at "
        "once.",
        "help:new:name": "Lower-case letters, digits and _: it names the game and its package.",
        "help:new:into": "The folder to make it in.",
        "examples:new": "ronda new pebbles\nronda play pebbles",
    },
    "es": {
        "help-arguments": "Argumentos",
        "help-options": "Opciones",
        "help-commands": "Órdenes",
        "help-examples": "Ejemplos",
        "help-help": "Muestra esta ayuda.",
        "help-usage": "Uso",
        "help:ronda": "Juegos por turnos: juégalos, simúlalos, compruébalos, escribe los tuyos. "
        "Sin ninguna orden se abre el salón de juegos.",
        "help:ronda:lang": "Inglés o español, con cualquier orden. Por omisión, lo que digan "
        "LC_ALL "
        "o LANG.",
        "examples:ronda": "ronda\nronda play snatch\nronda simulate snatch --bots rational,random",
        "help:games": "Muestra los juegos, con sus opciones y sus bots.",
        "help:games:as_json": "En JSON, para programas.",
        "examples:games": "ronda games\nronda games --json",
        "help:play": "Juega una partida: en un solo terminal, con amigos o contra bots.\n\n"
        "Los asientos se ocupan en el orden de --seat y --bot. Los que nadie ocupa son para bots. "
        "Sin juego se abre el salón. Mientras juegas, ? explica lo que puedes escribir.",
        "help:play:game": "Un juego de `ronda games`, o la carpeta de uno.",
        "help:play:seat": "Una persona en este terminal; tantas veces como haga falta.",
        "help:play:bot": "Un bot; tantas veces como haga falta.",
        "help:play:option": "Una opción del juego; tantas veces como haga falta.",
        "help:play:seed": "De donde sale todo el azar; por omisión, un secreto.",
        "help:play:save": "Escribe aquí la grabación.",
        "examples:play": "ronda play snatch\n"
        "ronda play snatch --seat Ana --seat Luis\n"
        "ronda play snatch --bot rational --seat Ana --option variant=G4\n"
        "ronda play path/to/my_game --save match.json",
        "help:simulate": "Hace jugar a los bots muchas partidas, en todos los núcleos, y las "
        "resume.\n\n"
        "La misma semilla da las mismas partidas, con cualquier número de núcleos.",
        "help:simulate:game": "Un juego de `ronda games`, o la carpeta de uno.",
        "help:simulate:matches": "Cuántas partidas.",
        "help:simulate:bots": "Un bot por asiento; si son menos que asientos, se repiten.",
        "help:simulate:seed": "De donde sale todo el azar.",
        "help:simulate:option": "Una opción del juego; tantas veces como haga falta.",
        "help:simulate:players": "Cuántos jugadores, donde el juego lo deja abierto.",
        "help:simulate:jobs": "Cuántos procesos; por omisión, uno por núcleo.",
        "help:simulate:fast": "Jugadores al azar, solo con las reglas, sin vistas ni registros: "
        "varias veces más partidas.",
        "help:simulate:as_json": "Escribe aquí el resumen y cada partida, en JSON; - es la salida.",
        "help:simulate:as_csv": "Escribe aquí una línea por partida, en CSV; - es la salida.",
        "examples:simulate": "ronda simulate snatch --matches 1000 --bots rational,reciprocal\n"
        "ronda simulate snatch --matches 50 --option variant=G4 --csv matches.csv\n"
        "ronda simulate playone --matches 100000 --fast",
        "help:replay": "Muestra una partida grabada, paso a paso, dibujada como al jugar.\n\n"
        "Por omisión, como la vio un espectador.",
        "help:replay:file": "Una grabación.",
        "help:replay:to": "Muestra el estado en la versión N.",
        "help:replay:seat": "Como la vio el jugador del asiento N (el primero es el 1).",
        "help:replay:all_seats": "Como la vieron todos, secretos incluidos.",
        "examples:replay": "ronda replay match.json\n"
        "ronda replay match.json --to 3\n"
        "ronda replay match.json --seat 2",
        "help:verify": "Comprueba que una partida grabada fue limpia: la semilla es la "
        "comprometida, "
        "y cada jugada sigue las reglas.\n\n"
        "El código de salida es 0 si lo fue, 1 si no, 2 si el archivo no sirve.",
        "help:verify:file": "Una grabación.",
        "help:verify:published": "Lo que se mostró antes de la primera jugada. Sin él, la semilla "
        "se compara con lo que dice la propia grabación.",
        "examples:verify": "ronda verify match.json",
        "help:fuzz": "Intenta romper un juego: juego al azar y hostil, comprobando cada invariante "
        "por el camino.\n\n"
        "Lo que lo rompe se recorta al registro más pequeño que lo muestra, y se guarda. El código "
        "de salida es entonces 1.",
        "help:fuzz:game": "Un juego de `ronda games`, o la carpeta de uno.",
        "help:fuzz:seconds": "Cuánto tiempo.",
        "help:fuzz:seed": "De donde sale todo el azar.",
        "help:fuzz:save": "Dónde escribir lo que lo rompe.",
        "examples:fuzz": "ronda fuzz snatch\nronda fuzz snatch --seconds 1 --seed again",
        "help:schema": "Imprime las opciones y las jugadas de un juego como JSON Schema.",
        "help:schema:game": "Un juego de `ronda games`, o la carpeta de uno.",
        "examples:schema": "ronda schema snatch",
        "help:new": "Crea un juego nuevo a partir de una plantilla: reglas, textos, un bot y "
        "pruebas, "
        "listo para jugar.",
        "help:new:name": "Minúsculas, cifras y _: nombra el juego y su paquete.",
        "help:new:into": "La carpeta donde crearlo.",
        "examples:new": "ronda new pebbles\nronda play pebbles",
    },
}
