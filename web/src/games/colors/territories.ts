// Each territory as it is drawn and read aloud. Pure.
import { type Draft, layoutOf, type Mark } from "@/games/colors/draft";
import type { Territory } from "@/games/colors/Hexagon";
import { roomOf } from "@/games/colors/layout";
import type { ColorsSay } from "@/games/colors/words";
import type { ColorsState } from "@/generated/views";
import type { View } from "@/session/types";
import type { GameSay } from "@/texts/gameTexts";

const TURNED_UP = -1;

interface Seen {
  view: View<ColorsState>;
  draft: Draft;
  marks: ReadonlyMap<string, Mark>;
  names: readonly string[];
  say: ColorsSay;
  text: GameSay;
}

export function territoriesOf(seen: Seen, order: readonly string[]): Territory[] {
  const room = roomOf(seen.view);
  const laidOut = room ? layoutOf(seen.view, room, seen.draft) : {};
  return order.map((territory) => territoryOf(seen, territory, laidOut[territory]));
}

function territoryOf(seen: Seen, territory: string, laidOut: number | undefined): Territory {
  const { state } = seen.view;
  const owner = state.owners[territory] ?? null;
  const placing = state.phase === "planning" && seen.draft.at === territory;
  const found = {
    territory,
    color: state.colors[territory] ?? null,
    level: state.levels[territory] ?? 0,
    army: owner === null ? null : (state.armies[owner] ?? null),
    troops: laidOut ?? state.troops[territory] ?? 0,
    tile: tileOf(state, territory),
    draftTile: placing ? seen.draft.kind : null,
  };
  return { ...found, label: labelOf(seen, found, owner) };
}

function tileOf(state: ColorsState, territory: string): Territory["tile"] {
  if (!(territory in state.tileOwners)) return null;
  const kind = state.tiles[territory] ?? null;
  const secret = kind !== null && state.tileOwners[territory] !== TURNED_UP;
  return { kind, secret, double: state.doubled.includes(territory) };
}

function labelOf(seen: Seen, found: Omit<Territory, "label">, owner: number | null): string {
  const { say, text, marks } = seen;
  const mark = marks.get(found.territory);
  const parts = [
    found.territory,
    found.color === null ? say("blank") : (text(`value:${found.color}`) ?? found.color),
    say("level", { count: found.level }),
    owner === null ? say("empty") : held(seen, found, owner),
    found.tile && tileSaid(seen, found.tile),
    mark && say(`mark_${mark}`),
  ];
  return parts.filter(Boolean).join(" · ");
}

function held({ names, say, text }: Seen, { army, troops }: Omit<Territory, "label">, owner: number): string {
  return say("holds", { count: troops, name: names[owner] ?? "", army: text(`value:${army ?? ""}`) ?? army ?? "" });
}

function tileSaid({ say, text }: Seen, { kind, secret, double }: NonNullable<Territory["tile"]>): string {
  if (kind === null) return say("hidden");
  const name = text(`value:${kind}`) ?? kind;
  const said = say(secret ? "ownHidden" : "tile", { kind: name });
  return double ? `${said}, ${say("twice")}` : said;
}
