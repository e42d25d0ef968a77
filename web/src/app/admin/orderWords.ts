// What may be ordered, and what comes of it.
export const ORDER_WORDS = {
  pause: ["Pause", "Pausar"],
  resume: ["Go on", "Seguir"],
  restart: ["Start over", "Empezar de nuevo"],
  options: ["Change options", "Cambiar opciones"],
  end: ["Close", "Cerrar"],
  kick: ["Remove", "Quitar"],
  pauseWhat: ["The clock stands still, and nobody can move until it goes on.", "El reloj se para y nadie puede jugar hasta que siga."],
  resumeWhat: ["The clock goes on from where it stood.", "El reloj sigue desde donde estaba."],
  restartWhat: ["The match that is on is dropped without a result, and another begins.", "La partida en curso se abandona sin resultado y empieza otra."],
  optionsWhat: ["A match that is on begins anew with these options. What is not changed stays.", "Una partida en curso empieza de nuevo con estas opciones. Lo que no se cambia se queda."],
  endWhat: ["Everybody has to leave it, and nobody can come back. What was played stays.", "Todos tendrán que salir y nadie podrá volver. Lo jugado se conserva."],
} as const;

export const SIMPLE = ["pause", "resume", "restart", "end"] as const;
export type Simple = (typeof SIMPLE)[number];
