// Who races, and how their pieces are told apart. Pure.
import type { SerpentState } from "@/generated/views";
import type { TableState, View } from "@/session/types";

export interface Racer {
  seat: number;
  name: string;
  letter: string; // of the piece, another for each
  shape: number; // likewise
  position: number;
  extra: number; // turns to come
  lose: number; // turns to lose
  gone: boolean;
  away: boolean; // out of reach for the moment
  onTurn: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;
const SPARES = Array.from("123456789ABCDEFGHIJ");

/** A letter for each name: its own first one, or the next that nobody has yet. */
export function lettersFor(names: readonly string[]): readonly string[] {
  const given: string[] = [];
  for (const name of names) {
    const own = Array.from(name.toUpperCase()).filter((sign) => LETTER.test(sign));
    given.push([...own, ...SPARES].find((sign) => !given.includes(sign)) ?? "?");
  }
  return given;
}

/** Everybody who races, in the order of turns, with the field that their piece is drawn on. */
export function racersOf(view: View<SerpentState>, table: TableState, names: readonly string[], at: readonly number[]): readonly Racer[] {
  const { players, currentPlayer, extraTurns, turnsToLose } = view.state;
  const bySeat = players.map(({ playerId }) => playerId).sort((one, other) => one - other);
  const letters = lettersFor(bySeat.map((seat) => names[seat] ?? ""));
  return players.map(({ playerId: seat }) => ({
    seat,
    name: names[seat] ?? "",
    letter: letters[bySeat.indexOf(seat)] ?? "?",
    shape: bySeat.indexOf(seat),
    position: at[seat] ?? 0,
    extra: extraTurns[seat] ?? 0,
    lose: turnsToLose[seat] ?? 0,
    gone: view.gone.includes(seat),
    away: isAway(table, seat),
    onTurn: view.result === null && seat === currentPlayer,
  }));
}

const isAway = (table: TableState, seat: number): boolean => {
  const sits = table.seats[seat];
  return sits?.connected === false && !sits.bot;
};

/** The seat that judges and does not race; null where jokers are approved by themselves. */
export function gamemasterOf(view: View<SerpentState>): number | null {
  const racing = new Set(view.state.turnSequence);
  const seat = Array.from({ length: view.players }, (_, index) => index).find((index) => !racing.has(index));
  return seat ?? null;
}

/** What everybody is called; bots of one kind have numbers. */
export function namesOf(table: TableState, count: number, nobody: (seat: number) => string): readonly string[] {
  const met = new Map<string, number>();
  return Array.from({ length: count }, (_, seat) => {
    const sits = table.seats[seat];
    if (!sits) return nobody(seat);
    if (!sits.bot) return sits.name;
    const times = (met.get(sits.bot) ?? 0) + 1;
    met.set(sits.bot, times);
    return times > 1 ? `${sits.name} ${times}` : sits.name;
  });
}
