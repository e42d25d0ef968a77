// What was played, won and lost.
import { ask } from "@/session/api";
import { askAsMe } from "@/session/identity";

export interface MyMatch {
  gameId: string;
  number: number;
  game: string;
  startedAt: string;
  overAt: string | null;
  seats: readonly { name: string; bot: string | null }[];
  seat: number; // mine
  won: boolean | null;
  points: readonly number[] | null;
  winners: readonly number[] | null;
  reason: string | null;
}

export interface MyStanding {
  game: string;
  played: number;
  won: number;
  lost: number;
  points: number;
}

export interface Place extends MyStanding {
  rank: number;
  playerId: string;
  username: string;
}

/** What somebody has made in each role, in games that have two (S9). */
export interface RolePlace {
  playerId: string;
  username: string;
  scoreAsP1: number;
  scoreAsP2: number;
  aggregateScore: number;
}

export const PAGE = 20;

export function myMatches(before?: string): Promise<readonly MyMatch[]> {
  const until = before === undefined ? "" : `&before=${encodeURIComponent(before)}`;
  return askAsMe("GET", `/api/me/matches?limit=${PAGE}${until}`);
}

export const myStandings = (): Promise<readonly MyStanding[]> => askAsMe("GET", "/api/me/standings");

export const leaders = (game: string): Promise<readonly Omit<Place, "game">[]> => ask("GET", `/api/leaderboards/${game}`);

export const roleLeaders = (game: string): Promise<readonly RolePlace[]> => ask("GET", `/api/leaderboards/${game}/roles`);
