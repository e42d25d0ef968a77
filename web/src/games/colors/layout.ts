// All of one's troops, laid out anew: within the bounds that the legal move gives. Pure.
import { boundsOf, wayTo } from "@/games/legal";
import type { ColorsState } from "@/generated/views";
import type { View } from "@/session/types";

export type Layout = Readonly<Record<string, number>>;

export interface Room {
  territories: readonly string[];
  least: number; // in each
  most: number;
  total: number; // in all
}

/** What a layout has to be; null where nobody is asked for one. */
export function roomOf(view: View<ColorsState>): Room | null {
  const schema = wayTo(view, "produce")?.data.troops;
  if (!schema?.properties) return null;
  const territories = Object.keys(schema.properties);
  const { least, most } = boundsOf(schema.properties[territories[0] ?? ""]);
  return { territories, least, most, total: schema.total ?? 0 };
}

const sum = (layout: Layout) => Object.values(layout).reduce((total, troops) => total + troops, 0);

/** As the troops stand now. */
export const asTheyStand = (room: Room, troops: Layout): Layout => Object.fromEntries(room.territories.map((territory) => [territory, troops[territory] ?? 0]));

/** The troops that are still in hand. */
export const inHand = (room: Room, layout: Layout): number => room.total - sum(layout);

/** So many in a territory, as far as it has room and there are troops in hand. */
export function laid(room: Room, layout: Layout, territory: string, wanted: number): Layout {
  const now = layout[territory];
  if (now === undefined) return layout;
  const troops = Math.min(room.most, now + inHand(room, layout), Math.max(room.least, wanted));
  return troops === now ? layout : { ...layout, [territory]: troops };
}

/** From one territory to another: all but those that have to stay, as far as there is room. */
export function shifted(room: Room, layout: Layout, from: string, to: string): Layout {
  const [here, there] = [layout[from] ?? 0, layout[to] ?? 0];
  const troops = Math.min(here - room.least, room.most - there);
  return troops > 0 ? { ...layout, [from]: here - troops, [to]: there + troops } : layout;
}

/** Those in hand, one by one to wherever there are fewest. */
export function spread(room: Room, layout: Layout): Layout {
  let next = layout;
  for (let left = inHand(room, layout); left > 0; left--) {
    const fewest = Math.min(...Object.values(next));
    const territory = room.territories.find((name) => next[name] === fewest);
    if (territory === undefined || fewest >= room.most) break;
    next = { ...next, [territory]: fewest + 1 };
  }
  return next;
}

/** All back in hand, but for those that have to stay. */
export const gathered = (room: Room): Layout => Object.fromEntries(room.territories.map((territory) => [territory, room.least]));
