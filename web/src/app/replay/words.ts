// What the page of a replay says.
export const WORDS = {
  title: ["Replay", "Repetición"],
  fetching: ["Fetching the match…", "Trayendo la partida…"],
  played: ["Match of {date}", "Partida del {date}"],
  nameless: ["deleted account", "cuenta borrada"],

  which: ["Which match shall it be?", "¿Qué partida quieres ver?"],
  whichText: [
    "A match can be seen again by its link. The link is under the result, once the match is over, and beside every match on your page.",
    "Una partida se vuelve a ver con su enlace. Está bajo el resultado, cuando la partida acaba, y junto a cada partida de tu página.",
  ],
  games: ["To the games", "A los juegos"],

  eyes: ["Through whose eyes", "Con qué ojos"],
  outside: ["From outside", "Desde fuera"],
  yours: ["{name} (you)", "{name} (tú)"],
  ownEyes: ["You see what {name} saw.", "Ves lo que vio {name}."],
  ownOutside: ["You see what whoever watched saw.", "Ves lo que vio quien miraba."],

  on: [
    "This match is still on: you see what your seat has seen so far. The rest opens once it is over.",
    "Esta partida sigue en curso: ves lo que tu asiento ha visto hasta ahora. Lo demás se abre cuando acabe.",
  ],
  onOutside: [
    "This match is still on: you see what everybody may see. The rest opens once it is over.",
    "Esta partida sigue en curso: ves lo que todos pueden ver. Lo demás se abre cuando acabe.",
  ],
  mayGoOn: [
    "Free play may still begin anew here: what others saw, and the seed, open with the next match or when the table is closed.",
    "Aquí el juego libre aún puede empezar de nuevo: lo que vieron los demás y la semilla se abren con la próxima partida o al cerrarse la mesa.",
  ],
  look: ["See what is new", "Ver lo nuevo"],

  controls: ["Going through the match", "Recorrer la partida"],
  first: ["To the beginning", "Al principio"],
  back: ["One step back", "Un paso atrás"],
  play: ["Play", "Reproducir"],
  pause: ["Pause", "Pausar"],
  next: ["One step on", "Un paso adelante"],
  last: ["To the end", "Al final"],
  step: ["Step {at} of {last}", "Paso {at} de {last}"],
  stepAt: ["Step {at} of {last}, {time}. {told}", "Paso {at} de {last}, {time}. {told}"],
  scrub: ["Where in the match", "En qué momento de la partida"],
  speed: ["Speed", "Velocidad"],
  times: ["{speed}×", "{speed}×"],
  keys: ["Keys: ← → one step, space to play, Home and End.", "Teclas: ← → un paso, espacio para reproducir, Inicio y Fin."],

  steps: ["Step by step", "Paso a paso"],
  beginning: ["The match begins", "Empieza la partida"],
  timeout: ["Time is up", "Se acaba el tiempo"],
  leave: ["Leaves the match", "Deja la partida"],
  return: ["Comes back", "Vuelve"],
  undo: ["Takes the last move back", "Deshace la última jugada"],
  unseen: ["Nothing that could be noticed", "Nada que se pudiera notar"],
  more: ["More steps are on their way…", "Llegan más pasos…"],

  fair: ["Was it fair?", "¿Fue limpia?"],
  fairly: [
    "Before the first move everybody was shown the hash of the seed from which all chance comes. Now the seed is open: whoever replays the recording can tell that nobody stacked the deck.",
    "Antes de la primera jugada todos vieron el hash de la semilla de la que sale todo el azar. Ahora la semilla está a la vista: quien repita la grabación sabrá que nadie amañó las cartas.",
  ],
  sealed: [
    "The hash of the seed from which all chance comes was published before the first move. The seed itself stays sealed while the match can go on.",
    "El hash de la semilla de la que sale todo el azar se publicó antes de la primera jugada. La semilla sigue sellada mientras la partida pueda continuar.",
  ],
  commitment: ["Commitment, shown before the first move", "Compromiso, mostrado antes de la primera jugada"],
  seed: ["Seed, revealed afterwards", "Semilla, revelada después"],
  rules: ["Rules, version {rules}", "Reglas, versión {rules}"],
  download: ["Download the recording", "Descargar la grabación"],
  unreached: ["The server does not answer. Try again in a moment.", "El servidor no responde. Prueba de nuevo en un momento."],
  verify: ["Then check it yourself, on any computer with Ronda:", "Compruébalo en cualquier ordenador con Ronda:"],
  copy: ["Copy", "Copiar"],
  copyWhat: ["Copy: {what}", "Copiar: {what}"],
  command: ["the command", "la orden"],

  later: [
    "While it is on, this match is only for those who play. Once it is over it opens to everybody.",
    "Mientras dure, esta partida es solo para quienes juegan. En cuanto acabe se abre para todos.",
  ],
  private: [
    "This match was not played at an open table. Whoever played it sees it, and who has the table’s code.",
    "Esta partida no se jugó en una mesa abierta. La ven quienes la jugaron y quien tenga el código de la mesa.",
  ],
  logIn: ["Log in", "Iniciar sesión"],
  codeTitle: ["This match was played at a private table", "Esta partida se jugó en una mesa privada"],
  codeText: ["Type the table’s code to see it.", "Escribe el código de la mesa para verla."],
  wrongCode: ["That is not the table’s code. Ask whoever opened it.", "Ese no es el código de la mesa. Pídelo a quien la abrió."],
  code: ["The table’s code", "El código de la mesa"],
  open: ["Open", "Abrir"],
} as const;
