// Ways to a table: each asks the server for a seat, or a place to watch from, and keeps it here.
import { Refusal } from "@/session/api";
import { askAsMe, callMe, comeAsGuest, me } from "@/session/identity";
import { keepSeat, type KeptSeat, keptSeat } from "@/session/keeping";

export type Values = Readonly<Record<string, unknown>>;

/** Who may come to a table, as the server numbers it. */
export const PUBLIC = 0;
export const PRIVATE = 1;
export const ORGANISATION = 2;

/** A table as whoever may join it sees it. */
export interface Found {
  id: string;
  gamecode: string;
  game: string;
  gameType: string;
  phase: string;
  seats: readonly { seat: number; playerName: string; bot: string | null; connected: boolean }[];
  maxPlayers: number;
  playerCount: number;
  settings: Values;
}

export interface NewTable {
  game: string;
  options?: Values;
  settings?: Values;
  logintype?: number;
  maxplayers?: number;
  orgid?: string;
  deckids?: readonly string[];
  playerName?: string;
}

interface Opened {
  id: string;
  gamecode: string;
  gameToken: string;
}

/** A code as people type it: in small letters, with blanks, with a whole link around it. */
export function codeIn(typed: string): string {
  const linked = /[?&]code=([^&#]*)/.exec(typed)?.[1] ?? typed;
  return linked.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Whoever one is; somebody new comes as a guest of this name. */
async function named(name: string): Promise<{ playerName?: string }> {
  const known = me() ?? (await comeAsGuest(name));
  if (known.guest && name) callMe(name);
  return known.guest ? { playerName: name || known.name } : {};
}

function kept(game: string, { id, gamecode, gameToken }: Opened): KeptSeat {
  const seat = { code: gamecode, gameId: id, game, token: gameToken, at: Date.now() };
  keepSeat(seat);
  return seat;
}

export const find = (code: string): Promise<Found> => askAsMe("GET", `/api/games/code/${code}`);

export async function join(code: string, game: string, name: string): Promise<KeptSeat> {
  const body = { gameCode: code, ...(await named(name)) };
  return kept(game, await askAsMe<Opened>("POST", "/api/games/join", body));
}

export async function quick(game: string, name: string, options: Values = {}): Promise<KeptSeat> {
  const body = { game, options, ...(await named(name)) };
  return kept(game, await askAsMe<Opened>("POST", "/api/games/quick", body));
}

export async function create(wanted: NewTable, name: string): Promise<KeptSeat> {
  const body = { ...wanted, ...(await named(name)) };
  return kept(wanted.game, await askAsMe<Opened>("POST", "/api/games/start", body));
}

/** A table of one's own, with a bot on every other seat; it begins at once. */
export async function solo(wanted: NewTable, bots: readonly string[], name: string): Promise<KeptSeat> {
  const settings = { ...wanted.settings, private: true, ask_ready: false, spectators: 0 };
  const seat = await create({ maxplayers: bots.length + 1, ...wanted, settings }, name);
  for (const bot of bots) await askAsMe("POST", `/api/games/${seat.gameId}/bots`, { bot });
  await askAsMe("POST", `/api/games/${seat.gameId}/start`);
  return seat;
}

/** A place to watch from, or one's own seat, from whatever device it was taken. */
export async function enter(code: string, name: string): Promise<{ seat: KeptSeat; spectator: boolean }> {
  await named(name);
  const { id, game } = await find(code);
  const told = await askAsMe<{ gameToken: string; spectator: boolean }>("POST", `/api/games/${id}/token`, { gameCode: code });
  return { seat: { code, gameId: id, game, token: told.gameToken, at: Date.now() }, spectator: told.spectator };
}

export async function watch(code: string, name: string): Promise<KeptSeat> {
  const { seat, spectator } = await enter(code, name);
  const place = { ...seat, watching: spectator };
  keepSeat(place);
  return place;
}

/** Who hears one of these does not sit there yet. */
const OUTSIDE = new Set(["SPECTATORS_NOT_ALLOWED", "ACCOUNT_NEEDED", "NOT_AUTHENTICATED", "NOT_A_MEMBER"]);

/** One's seat at a table: kept on this device, or taken from another. Null: one has to join. */
export async function seatAt(code: string): Promise<KeptSeat | null> {
  const known = keptSeat(code);
  if (known) return known;
  const somebody = me();
  if (!somebody) return null;
  try {
    const { seat, spectator } = await enter(code, somebody.name);
    if (spectator) return null;
    keepSeat(seat);
    return seat;
  } catch (problem) {
    if (problem instanceof Refusal && OUTSIDE.has(problem.code)) return null;
    throw problem;
  }
}

/** What a code leads to: one's own seat, or a table where one has to join. */
export async function lookAt(code: string): Promise<{ seat: KeptSeat } | { found: Found }> {
  const seat = await seatAt(code);
  return seat ? { seat } : { found: await find(code) };
}
