// A combat as it was told, taken apart into its steps. Pure.
import type { ColorsEvents } from "@/generated/views";
import type { Happening } from "@/session/types";

const HOW = { combatWon: "won", combatHeld: "held", combatDraw: "draw", combatStopped: "stopped" } as const;
type Told = ColorsEvents["combatWon"];

export interface Combat extends Told {
  id: number;
  how: (typeof HOW)[keyof typeof HOW];
}

export interface Step {
  name: "meet" | "tile" | "compare" | "end";
  attackers: number; // that stand after it
  defenders: number;
}

/** The combat that a happening tells of, if it does. */
export function combatIn({ id, event, data }: Happening): Combat | null {
  const how = HOW[event as keyof typeof HOW] as Combat["how"] | undefined;
  return how ? { ...(data as unknown as Told), id, how } : null;
}

/** Defence, comparison, resolution: how many stand on either side after each. */
export function stepsOf({ how, troops, defenders, defense, left }: Combat): Step[] {
  const arrived = Math.max(0, troops - defense);
  const met: Step = { name: "meet", attackers: troops, defenders };
  const struck: Step[] = defense > 0 ? [{ name: "tile", attackers: arrived, defenders }] : [];
  const compared: Step[] = how === "stopped" ? [] : [{ name: "compare", attackers: arrived, defenders }];
  const end: Step = { name: "end", attackers: how === "won" ? left : 0, defenders: how === "won" || how === "draw" ? 0 : left };
  return [met, ...struck, ...compared, end];
}
