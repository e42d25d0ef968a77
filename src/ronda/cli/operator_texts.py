"""What the commands for operators say: serving, keeping, checking."""

from ronda.rules import Texts

OPERATOR: Texts = {
    "en": {
        "help:serve": "Serve games to browsers and other clients, until you press Ctrl-C.\n\n"
        "Everything is kept in one file under RONDA_DATA (by default ./ronda-data). With "
        "RONDA_DATABASE_URL it is a Postgres, and with RONDA_REDIS_URL several processes serve "
        "together.",
        "help:serve:host": "The address to listen at; 0.0.0.0 for everybody in the network.",
        "help:serve:port": "The port to listen at; 0 for any that is free.",
        "examples:serve": "ronda serve\nronda serve --host 0.0.0.0 --port 80\n"
        "RONDA_DATA=/srv/games ronda serve",
        "help:migrate": "Bring the database up to this version of Ronda.\n\n"
        "`ronda serve` does it by itself. Take a backup first.",
        "examples:migrate": "ronda migrate",
        "help:backup": "Write everything to one file. The server may go on meanwhile.\n\n"
        "The file can be restored to SQLite and to Postgres alike. It holds every secret.",
        "help:backup:file": "A file that does not exist yet.",
        "examples:backup": "ronda backup monday.ronda",
        "help:restore": "Fill an empty database from a backup.\n\n"
        "A database that has anything in it is refused.",
        "help:restore:file": "A file that `ronda backup` has written.",
        "examples:restore": "ronda restore monday.ronda\n"
        "RONDA_DATABASE_URL=postgresql://localhost/ronda ronda restore monday.ronda",
        "help:export": "Write finished matches as recordings, for `ronda verify` and "
        "`ronda replay`.\n\n"
        "The exit code is 1 if any of all matches cannot be played again.",
        "help:export:match": "The id of a match, as in the list of a player's matches.",
        "help:export:everything": "Every match that is over.",
        "help:export:into": "The folder to write to; by default this one.",
        "examples:export": "ronda export 0b8f4e8e-3f6f-4a39-9d0e-2a8a5b1c9d10.1\n"
        "ronda export --all --into recordings",
        "help:doctor": "Play every live table again, and name those that would go on otherwise "
        "than they are.\n\n"
        "For instance after installing other rules, before serving with them. Nothing is "
        "changed. The exit code is 1 if there is such a table.",
        "examples:doctor": "ronda doctor",
        # Serving
        "serving-at": "Ronda {version} serves at {address}",
        "serving-data": "Kept in {place}",
        "serving-several": "Together with others, by way of Redis",
        "serving-stop": "Ctrl-C stops it; what was accepted is never lost.",
        "serving-stopped": "Stopped. Everything that was accepted is durable.",
        "port-taken": "{host}:{port} cannot be served at: {why}. Choose another --port.",
        "bad-secrets": "{why}.",
        # Keeping
        "migrated": "Done: {step}",
        "migrated-already": "The database is up to date.",
        "backed-up": "Written: {file} ({rows} {rows|row|rows}, {kilobytes} kB)",
        "backup-secret": "It holds every secret: keep it where only you can read it.",
        "backup-exists": "{file} exists already. Name another file.",
        "restored": "Restored {rows} {rows|row|rows} from {file}.",
        "exported": "{count} of {total} {total|match|matches} exported.",
        "not-exported": "{match} cannot be played again under the installed rules.",
        "export-what": "Name a match, or say --all.",
        "no-such-match": "There is no match “{match}”.",
        "match-not-over": "{match} is not over. Until then its seed is a secret.",
        # Checking
        "doctor-reading": "Playing every live table again",
        "doctor-good": "✓ {tables} live {tables|table goes|tables go} on exactly as "
        "{tables|it is|they are}.",
        "doctor-bad": "{count} of {tables} live {tables|table|tables} would not go on as they are. "
        "Nothing was changed.",
        "doctor-table": "{code} ({game}, {table}):",
        "doctor-game": "the game {game} is not installed.",
        "doctor-rules": "its match was begun under rules version {wanted}; installed is "
        "{installed}.",
        "doctor-log": "the log is damaged: {why}.",
        "doctor-fails": "the rules fail: {why}.",
        "doctor-line": "line {line} comes out differently.",
        "doctor-snapshot": "the state after line {line} comes out differently than the one kept.",
        "doctor-listed": "it is listed as {phase}, and by its log it is {wanted}.",
        "doctor-seed": "match {match} has another seed than the one committed to.",
        # What the store cannot
        "bad-setting": "{variable} must be {wanted}.",
        "bad-backup": "This is not a complete backup. Nothing was changed.",
        "no-store": "There is no database of Ronda here. Start `ronda serve` once, or set "
        "RONDA_DATA or RONDA_DATABASE_URL.",
        "store-away": "The database cannot be reached, or does not answer in time.",
        "store-damaged": "The database is damaged, or is none of Ronda's. Restore a backup.",
        "store-full": "There is no space left on the disk.",
        "store-newer": "The database was made by a later version of Ronda. Install that one.",
        "store-not-empty": "There is something in this database already. Restore to an empty one.",
        "store-older": "The database was made by an earlier version of Ronda. Run `ronda migrate` "
        "first.",
        "store-read-only": "Nothing can be written to the database: it is read-only.",
        "cannot-keep": "That cannot be done: {why}.",
    },
    "es": {
        "help:serve": "Sirve los juegos a navegadores y otros clientes, hasta que pulses "
        "Ctrl-C.\n\n"
        "Todo se guarda en un archivo bajo RONDA_DATA (por omisión, ./ronda-data). Con "
        "RONDA_DATABASE_URL es un Postgres, y con RONDA_REDIS_URL varios procesos sirven juntos.",
        "help:serve:host": "La dirección en la que escuchar; 0.0.0.0 para toda la red.",
        "help:serve:port": "El puerto en el que escuchar; 0 para cualquiera libre.",
        "examples:serve": "ronda serve\nronda serve --host 0.0.0.0 --port 80\n"
        "RONDA_DATA=/srv/games ronda serve",
        "help:migrate": "Pone la base de datos al día con esta versión de Ronda.\n\n"
        "`ronda serve` lo hace por sí mismo. Haz antes una copia.",
        "examples:migrate": "ronda migrate",
        "help:backup": "Escribe todo en un archivo. Mientras tanto, el servidor puede seguir.\n\n"
        "El archivo se puede restaurar tanto en SQLite como en Postgres. Contiene todos los "
        "secretos.",
        "help:backup:file": "Un archivo que aún no existe.",
        "examples:backup": "ronda backup monday.ronda",
        "help:restore": "Llena una base de datos vacía desde una copia.\n\n"
        "Se rechaza una base de datos que ya tenga algo.",
        "help:restore:file": "Un archivo escrito por `ronda backup`.",
        "examples:restore": "ronda restore monday.ronda\n"
        "RONDA_DATABASE_URL=postgresql://localhost/ronda ronda restore monday.ronda",
        "help:export": "Escribe las partidas terminadas como grabaciones, para `ronda verify` y "
        "`ronda replay`.\n\n"
        "El código de salida es 1 si alguna de todas no se puede volver a jugar.",
        "help:export:match": "El id de una partida, como en la lista de partidas de un jugador.",
        "help:export:everything": "Todas las partidas terminadas.",
        "help:export:into": "La carpeta donde escribir; por omisión, esta.",
        "examples:export": "ronda export 0b8f4e8e-3f6f-4a39-9d0e-2a8a5b1c9d10.1\n"
        "ronda export --all --into recordings",
        "help:doctor": "Vuelve a jugar cada mesa viva y nombra las que seguirían de otro modo que "
        "como están.\n\n"
        "Por ejemplo, tras instalar otras reglas y antes de servir con ellas. No cambia nada. El "
        "código de salida es 1 si hay alguna.",
        "examples:doctor": "ronda doctor",
        "serving-at": "Ronda {version} sirve en {address}",
        "serving-data": "Guardado en {place}",
        "serving-several": "Junto con otros procesos, por medio de Redis",
        "serving-stop": "Ctrl-C lo detiene; lo aceptado nunca se pierde.",
        "serving-stopped": "Detenido. Todo lo aceptado está guardado.",
        "port-taken": "No se puede servir en {host}:{port}: {why}. Elige otro --port.",
        "bad-secrets": "{why}.",
        "migrated": "Hecho: {step}",
        "migrated-already": "La base de datos está al día.",
        "backed-up": "Escrito: {file} ({rows} {rows|fila|filas}, {kilobytes} kB)",
        "backup-secret": "Contiene todos los secretos: guárdalo donde solo tú puedas leerlo.",
        "backup-exists": "{file} ya existe. Nombra otro archivo.",
        "restored": "{rows|Restaurada|Restauradas} {rows} {rows|fila|filas} de {file}.",
        "exported": "{count} de {total} {total|partida exportada|partidas exportadas}.",
        "not-exported": "{match} no se puede volver a jugar con las reglas instaladas.",
        "export-what": "Nombra una partida, o di --all.",
        "no-such-match": "No hay ninguna partida «{match}».",
        "match-not-over": "{match} no ha terminado. Hasta entonces su semilla es un secreto.",
        "doctor-reading": "Volviendo a jugar cada mesa viva",
        "doctor-good": "✓ {tables} {tables|mesa viva sigue|mesas vivas siguen} exactamente como "
        "{tables|está|están}.",
        "doctor-bad": "De {tables} {tables|mesa viva|mesas vivas}, {count} no "
        "{count|seguiría|seguirían} como {count|está|están}. No se ha cambiado nada.",
        "doctor-table": "{code} ({game}, {table}):",
        "doctor-game": "el juego {game} no está instalado.",
        "doctor-rules": "su partida empezó con las reglas de versión {wanted}; está instalada la "
        "{installed}.",
        "doctor-log": "el registro está dañado: {why}.",
        "doctor-fails": "las reglas fallan: {why}.",
        "doctor-line": "la línea {line} sale distinta.",
        "doctor-snapshot": "el estado tras la línea {line} sale distinto del guardado.",
        "doctor-listed": "figura como {phase}, y según su registro está {wanted}.",
        "doctor-seed": "la partida {match} tiene otra semilla que la comprometida.",
        "bad-setting": "{variable} must be {wanted}.",
        "bad-backup": "Esto no es una copia completa. No se ha cambiado nada.",
        "no-store": "Aquí no hay ninguna base de datos de Ronda. Inicia `ronda serve` una vez, o "
        "indica RONDA_DATA o RONDA_DATABASE_URL.",
        "store-away": "No se puede acceder a la base de datos, o no responde a tiempo.",
        "store-damaged": "La base de datos está dañada, o no es de Ronda. Restaura una copia.",
        "store-full": "No queda espacio en el disco.",
        "store-newer": "La base de datos es de una versión posterior de Ronda. Instala esa.",
        "store-not-empty": "Esta base de datos ya tiene algo. Restaura en una vacía.",
        "store-older": "La base de datos es de una versión anterior de Ronda. Ejecuta antes "
        "`ronda migrate`.",
        "store-read-only": "No se puede escribir en la base de datos: es de solo lectura.",
        "cannot-keep": "Eso no se puede hacer: {why}.",
    },
}
