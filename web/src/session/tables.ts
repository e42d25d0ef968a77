// Tables that wait for players, and those where one can go on.
import { Refusal } from "@/session/api";
import { find } from "@/session/entering";
import { askAsMe, me } from "@/session/identity";
import { forgetSeat, type KeptSeat, keptSeats } from "@/session/keeping";

export interface OpenTable {
  id: string;
  gamecode: string;
  game: string;
  gameType: string;
  seats: number;
  taken: number;
  createdAt: string;
}

interface MyTable extends Omit<OpenTable, "gameType"> {
  phase: string;
  mine: boolean;
}

/** A table where one sits, or watches. */
export interface GoingOn {
  code: string;
  game: string;
  phase: string | null; // unknown while the server is away
  seats: number;
  taken: number;
  watching: boolean;
}

export const openTables = (): Promise<readonly OpenTable[]> => askAsMe("GET", "/api/games/open");

/** Where one can go on: what the server knows of, and what this device has kept from other days. */
export async function goingOn(): Promise<readonly GoingOn[]> {
  const told = await mine();
  const elsewhere = keptSeats().filter((kept) => !told.some((table) => table.code === kept.code));
  const found = await Promise.all(elsewhere.map(stillThere));
  return liveliest([...told, ...found.filter((table) => table !== null)]);
}

const ORDER = ["playing", "paused", "lobby", null, "over"];

/** A match that is on comes first, one that is over last. */
export const liveliest = (tables: readonly GoingOn[]): readonly GoingOn[] =>
  tables.toSorted((one, other) => ORDER.indexOf(one.phase) - ORDER.indexOf(other.phase));

async function mine(): Promise<readonly GoingOn[]> {
  if (!me()) return [];
  try {
    return (await askAsMe<readonly MyTable[]>("GET", "/api/me/games")).map(shown);
  } catch (problem) {
    if (problem instanceof Refusal) return []; // what this device has kept will do
    throw problem;
  }
}

const shown = ({ gamecode, game, phase, seats, taken }: MyTable): GoingOn => ({ code: gamecode, game, phase, seats, taken, watching: false });

/** A seat that was kept; it is forgotten with its table. */
async function stillThere(kept: KeptSeat): Promise<GoingOn | null> {
  const { code, game, watching = false } = kept;
  try {
    const { phase, maxPlayers, playerCount } = await find(code);
    if (phase !== "closed") return { code, game, phase, seats: maxPlayers, taken: playerCount, watching };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (problem.code !== "TABLE_NOT_FOUND") return { code, game, phase: null, seats: 0, taken: 0, watching };
  }
  forgetSeat(code);
  return null;
}
