// Where one is in a match that is played again. Pure: orders in, a place out.

export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Playing {
  at: number; // the step that is shown; 0 is before the first
  last: number;
  running: boolean;
  speed: number;
  leaps: number; // how often one did not go on to the very next step: a board begins anew after each
}

export type Order =
  | { do: "go"; to: number }
  | { do: "next" } // by itself
  | { do: "toggle" }
  | { do: "pause" }
  | { do: "pace"; speed: number }
  | { do: "grow"; last: number };

export const BEGINNING: Playing = { at: 0, last: 0, running: false, speed: 1, leaps: 0 };

function moved(playing: Playing, wanted: number): Playing {
  const at = Math.min(playing.last, Math.max(0, wanted));
  const leaps = at === playing.at || at === playing.at + 1 ? playing.leaps : playing.leaps + 1;
  return { ...playing, at, leaps, running: playing.running && at < playing.last };
}

/** Once the end is reached, playing begins anew. */
function toggled(playing: Playing): Playing {
  if (playing.running) return { ...playing, running: false };
  const from = playing.at < playing.last ? playing : moved(playing, 0);
  return { ...from, running: from.at < from.last };
}

export function obey(playing: Playing, order: Order): Playing {
  switch (order.do) {
    case "go":
      return { ...moved(playing, order.to), running: false };
    case "next":
      return moved(playing, playing.at + 1);
    case "toggle":
      return toggled(playing);
    case "pause":
      return { ...playing, running: false };
    case "pace":
      return { ...playing, speed: order.speed };
    case "grow":
      return moved({ ...playing, last: order.last }, playing.at);
  }
}

/** What a key asks for; null for keys that are none of ours. */
export function orderOf(key: string, playing: Playing): Order | null {
  switch (key) {
    case "ArrowRight":
      return { do: "go", to: playing.at + 1 };
    case "ArrowLeft":
      return { do: "go", to: playing.at - 1 };
    case "Home":
      return { do: "go", to: 0 };
    case "End":
      return { do: "go", to: playing.last };
    case " ":
      return { do: "toggle" };
    default:
      return null;
  }
}
