// All tables as they are now, from the list and from what the stream tells. Pure.
import type { LastEvent, TableRow, Which } from "@/session/admin";
import type { Phase } from "@/session/types";

/** Something that has happened at a table, while one looked. */
export interface Happening {
  key: number;
  table: Pick<TableRow, "id" | "code" | "game" | "players" | "phase">;
  last: LastEvent | null;
  closed: boolean;
  at: number; // by the clock of this device, ms
}

export interface Live {
  rows: ReadonlyMap<string, TableRow>;
  told: ReadonlySet<string>; // of these, the stream knows better than a list that is on its way
  whole: boolean; // the list has come
  happenings: readonly Happening[]; // the latest first
  beats: ReadonlyMap<number, number>; // how much happened in each span of time
}

export type News =
  | { what: "reset" } // the list has to be read anew
  | { what: "list"; rows: readonly TableRow[] }
  | { what: "table"; row: TableRow; at: number }
  | { what: "closed"; row: TableRow; at: number };

export const NOTHING: Live = { rows: new Map(), told: new Set(), whole: false, happenings: [], beats: new Map() };

export const SPAN_MS = 2000;
export const SPANS = 60; // two minutes are drawn
const MOST_KEPT = 40;

export function heard(live: Live, news: News): Live {
  switch (news.what) {
    case "reset":
      return { ...live, told: new Set(), whole: false };
    case "list":
      return listed(live, news.rows);
    case "table":
      return noted(put(live, news.row), news.row, live.rows.get(news.row.id), news.at, false);
    case "closed":
      return noted(without(live, news.row.id), news.row, undefined, news.at, true);
  }
}

/** A list tells how things stood when it was asked for; what the stream has told since stays. */
function listed(live: Live, rows: readonly TableRow[]): Live {
  const next = new Map(rows.filter(({ id }) => !live.told.has(id)).map((row) => [row.id, row]));
  for (const id of live.told) {
    const row = live.rows.get(id);
    if (row) next.set(id, row);
  }
  const happenings = live.happenings.length > 0 ? live.happenings : latest(rows);
  return { ...live, rows: next, told: new Set(), whole: true, happenings };
}

/** What had happened before one came: the last event of each table. */
function latest(rows: readonly TableRow[]): Happening[] {
  const told = rows.flatMap((table) => (table.lastEvent ? [{ table, last: table.lastEvent, closed: false, at: Date.parse(table.lastEvent.at) }] : []));
  const sorted = told.sort((one, other) => other.at - one.at).slice(0, MOST_KEPT);
  return sorted.map((happening, index) => ({ ...happening, key: sorted.length - index }));
}

function put(live: Live, row: TableRow): Live {
  return { ...live, rows: new Map(live.rows).set(row.id, row), told: new Set(live.told).add(row.id) };
}

function without(live: Live, id: string): Live {
  const rows = new Map(live.rows);
  rows.delete(id);
  return { ...live, rows, told: new Set(live.told).add(id) };
}

/** Only what has really happened is told: that somebody’s line broke is no act. */
function noted(live: Live, row: TableRow, before: TableRow | undefined, at: number, closed: boolean): Live {
  if (!closed && sameEvent(before?.lastEvent ?? null, row.lastEvent)) return live;
  const key = (live.happenings[0]?.key ?? 0) + 1;
  const happening: Happening = { key, table: row, last: row.lastEvent, closed, at };
  const span = Math.floor(at / SPAN_MS);
  const recent = [...live.beats].filter(([known]) => known > span - SPANS);
  const beats = new Map(recent).set(span, (live.beats.get(span) ?? 0) + 1);
  return { ...live, happenings: [happening, ...live.happenings].slice(0, MOST_KEPT), beats };
}

const sameEvent = (one: LastEvent | null, other: LastEvent | null): boolean =>
  one === other || (one !== null && other !== null && one.at === other.at && one.kind === other.kind && one.action === other.action);

/** How much happened in each of the last spans, the latest last. */
export const activity = ({ beats }: Live, now: number): number[] => {
  const last = Math.floor(now / SPAN_MS);
  return Array.from({ length: SPANS }, (_, index) => beats.get(last - SPANS + 1 + index) ?? 0);
};

export interface Counts {
  phases: Readonly<Record<Phase, number>>;
  games: readonly (readonly [game: string, tables: number])[]; // the most played first
  people: number; // connected
  away: number;
  bots: number;
  watchers: number;
  problems: number;
}

export function counts(rows: Iterable<TableRow>): Counts {
  const phases: Record<Phase, number> = { lobby: 0, playing: 0, paused: 0, over: 0, closed: 0 };
  const games = new Map<string, number>();
  const sum = { people: 0, away: 0, bots: 0, watchers: 0, problems: 0 };
  for (const row of rows) {
    phases[row.phase]++;
    games.set(row.game, (games.get(row.game) ?? 0) + 1);
    const there = row.players.filter(({ left }) => !left);
    sum.bots += there.filter(({ bot }) => bot).length;
    sum.people += there.filter(({ bot, connected }) => !bot && connected).length;
    sum.away += there.filter(({ bot, connected }) => !bot && !connected).length;
    sum.watchers += row.watchers;
    sum.problems += row.problem ? 1 : 0;
  }
  return { phases, games: [...games].sort(([, one], [, other]) => other - one), ...sum };
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The tables that are meant, the newest first; `text` is a code or part of a name. */
export function chosen(rows: Iterable<TableRow>, { game, phase }: Which, text: string): TableRow[] {
  const sought = plain(text.trim());
  return [...rows]
    .filter((row) => (!game || row.game === game) && (!phase || row.phase === phase))
    .filter((row) => sought === "" || [row.code, ...row.players.map(({ name }) => name)].some((said) => plain(said).includes(sought)))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
