"""What is said about each part's health."""

from ronda.rules import Texts

TEXTS: Texts = {
    "en": {
        "process:serving": "Serving.",
        "process:stopping": "Stopping: nothing new is taken.",
        "store:ok": "The database takes what is written.",
        "store:full": "The disk is full: make room. What is there can be read.",
        "store:readOnly": "The database is read-only: give back the right to write.",
        "store:damaged": "The database is damaged: stop, and restore a backup.",
        "store:unreachable": "The database cannot be reached: it is looked for until it is back.",
        "store:slow": "The database does not answer in time.",
        "redis:notUsed": "There is no Redis, and none is needed.",
        "redis:ok": "Redis answers.",
        "redis:unreachable": "Redis cannot be reached: people at other processes hear of "
        "everything later. Nothing is lost.",
        "clock:ok": "The clock goes as time does.",
        "clock:jumped": "The clock has just jumped: deadlines come early or late by as much.",
    },
    "es": {
        "process:serving": "En servicio.",
        "process:stopping": "Deteniéndose: no se acepta nada nuevo.",
        "store:ok": "La base de datos acepta lo que se escribe.",
        "store:full": "El disco está lleno: haz sitio. Lo que hay se puede leer.",
        "store:readOnly": "La base de datos es de solo lectura: devuelve el permiso de escritura.",
        "store:damaged": "La base de datos está dañada: detén el servidor y restaura una copia.",
        "store:unreachable": "No se puede acceder a la base de datos: se busca hasta que vuelva.",
        "store:slow": "La base de datos no responde a tiempo.",
        "redis:notUsed": "No hay Redis, ni hace falta.",
        "redis:ok": "Redis responde.",
        "redis:unreachable": "No se puede acceder a Redis: quienes están en otros procesos se "
        "enteran de todo más tarde. No se pierde nada.",
        "clock:ok": "El reloj va como el tiempo.",
        "clock:jumped": "El reloj acaba de saltar: los plazos llegan antes o después en lo mismo.",
    },
}
