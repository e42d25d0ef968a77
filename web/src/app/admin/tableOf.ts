import type { TableRow } from "@/session/admin";
import type { Seat, TableState } from "@/session/types";

/** A table as boards want it. Pure. */
export function tableOf({ code, game, phase, admin, players, options, watchers }: TableRow): TableState {
  const seats: (Seat | null)[] = [];
  for (const { seat, name, playerId, bot, connected, absent, left } of players) {
    while (seats.length < seat) seats.push(null); // nobody sits there
    seats.push({ user: playerId ?? "", name, policy: "", bot: bot ?? "", ready: false, absent, left, won: 0, points: 0, connected });
  }
  return { code, game, phase, admin: admin ?? "", commitment: null, options, settings: {}, seats, watchers };
}
