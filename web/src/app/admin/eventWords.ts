// What happens at tables, in a few words.
import { capital, humanised } from "@/games/forms/wording";
import type { LastEvent } from "@/session/admin";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";

const WORDS = {
  create: ["the table is opened", "se abre la mesa"],
  start: ["a match begins", "empieza una partida"],
  restart: ["the match begins anew", "la partida empieza de nuevo"],
  options: ["options are changed", "cambian las opciones"],
  pause: ["the table is paused", "la mesa se pone en pausa"],
  resume: ["the match goes on", "la partida sigue"],
  end: ["the table is closed", "se cierra la mesa"],
  timeout: ["time is up", "se acaba el tiempo"],
  act: ["a bot moves", "juega un bot"],
  undo: ["takes a move back", "deshace una jugada"],
  chat: ["says something", "dice algo"],
  absent: ["somebody stays away", "alguien falta"],
  returned: ["somebody is back", "alguien ha vuelto"],
  depart: ["somebody leaves the match", "alguien deja la partida"],
  rejoin: ["somebody comes back to the match", "alguien vuelve a la partida"],
  join: ["sits down", "se sienta"],
  leave: ["leaves", "se va"],
  kick: ["somebody is removed", "se saca a alguien"],
  approve: ["lets somebody in", "deja entrar a alguien"],
  reject: ["turns somebody away", "rechaza a alguien"],
  sit: ["takes another seat", "cambia de asiento"],
  addBot: ["a bot sits down", "se sienta un bot"],
  removeBot: ["a bot stands up", "se levanta un bot"],
  swap: ["two seats are exchanged", "se cambian dos asientos"],
  place: ["a seat is given", "se da un asiento"],
  policy: ["who stands in is changed", "cambia quién sustituye"],
  ready: ["is ready, or not", "dice si quiere empezar"],
  rematch: ["is asked for another match", "responde a otra partida"],
} as const;

/** An event as one would tell it, with whoever it was, if it was somebody. */
export function useEventWords(game: string): (last: LastEvent) => string {
  const say = useSay(WORDS);
  const own = useGameTexts(game);
  return ({ kind, action, by }) => {
    const what = action ? (own(`move:${action}`) ?? humanised(action).toLowerCase()) : kind in WORDS ? say(kind as keyof typeof WORDS) : humanised(kind).toLowerCase();
    return by === "*" ? capital(what) : `${by}: ${what}`;
  };
}
