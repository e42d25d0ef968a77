import { memo } from "react";
import { Army, Tile } from "@/games/colors/Army";
import type { Mark } from "@/games/colors/draft";
import { hexagon, middle, SIZE } from "@/games/colors/hexes";
import { fillOf } from "@/games/colors/Patterns";
import styles from "./Field.module.css";

const OUTLINE = hexagon(SIZE - 0.6);
const REALM = hexagon(SIZE - 3.4);
const RING = hexagon(SIZE - 3);

export interface Territory {
  territory: string;
  color: string | null;
  level: number;
  army: string | null; // of whoever holds it
  troops: number;
  tile: { kind: string | null; secret: boolean; double: boolean } | null;
  draftTile: string | null; // about to be placed here
  label: string;
}

interface Props extends Territory {
  id: string; // of the patterns
  mark: Mark | undefined;
  reachable: boolean; // by Tab
}

/** One territory: its colour, its level, who stands there, and the tile. */
export const Hexagon = memo(function Hexagon({ id, territory, color, level, army, troops, tile, draftTile, mark, reachable, label }: Props) {
  const { x, y } = middle(territory);
  return (
    <g
      className={styles.hex}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-pressed={mark === "chosen" || mark === "goal" || undefined}
      data-territory={territory}
      data-anchor={`hex-${territory}`}
      data-mark={mark}
    >
      <path d={OUTLINE} fill={fillOf(id, color)} className={styles.ground} />
      {army && <path d={REALM} className={styles.realm} data-army={army} />}
      {mark && <path d={RING} className={styles.ring} />}
      <g className={styles.level} transform="translate(15 -14)">
        <circle r="7" />
        <text fontSize="10.5" fontWeight="700" textAnchor="middle" dominantBaseline="central" y="0.5">
          {level}
        </text>
      </g>
      {army && troops > 0 && (
        <g transform="translate(-2 -3)" className={styles.troops}>
          <Army army={army} troops={troops} changed={troops} />
        </g>
      )}
      <Foot territory={territory} tile={tile} draftTile={draftTile} />
      <path d={OUTLINE} className={styles.focus} />
    </g>
  );
});

/** What lies at the lower corner: a tile, one that is about to be placed, or else the name. */
function Foot({ territory, tile, draftTile }: Pick<Territory, "territory" | "tile" | "draftTile">) {
  if (!tile && !draftTile) {
    return (
      <text className={styles.name} y="23" fontSize="7" textAnchor="middle">
        {territory.replaceAll("-", "−")}
      </text>
    );
  }
  const lying = tile ?? { kind: draftTile };
  return (
    <g transform="translate(0 18) scale(0.86)">
      <g key={lying.kind ?? "hidden"} className={tile ? styles.tile : styles.draftTile}>
        <Tile {...lying} />
      </g>
    </g>
  );
}
