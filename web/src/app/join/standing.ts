// What somebody can do at a table that they have found by its code. Pure.
import type { Found } from "@/session/entering";
import type { Me } from "@/session/keeping";

export type Standing = "free" | "account" | "full" | "started" | "closed";

const isFull = ({ playerCount, maxPlayers }: Found): boolean => playerCount >= maxPlayers;

const runs = ({ phase }: Found): boolean => phase === "playing" || phase === "paused";

/** Guests come to tables that are for everybody; to all others it takes an account. */
export const takesAccount = ({ gameType }: Found): boolean => gameType !== "PUBLIC";

export function standing(found: Found, somebody: Me | null): Standing {
  if (found.phase === "closed") return "closed";
  if (takesAccount(found) && (somebody?.guest ?? true)) return "account";
  if (isFull(found)) return "full";
  return runs(found) && found.settings.late !== true ? "started" : "free";
}

/** May others watch there? */
export const mayWatch = ({ settings, phase }: Found): boolean => phase !== "closed" && settings.spectators !== 0;

export const takesApproval = ({ settings }: Found): boolean => settings.approval === true;
