import { useId } from "react";
import pictures from "@/generated/pictures.json";
import { Army, Tile, TileMark } from "@/games/colors/Army";
import { frameOf, hexagon, middle, SIZE } from "@/games/colors/hexes";
import inks from "@/games/colors/Inks.module.css";
import { fillOf, Patterns } from "@/games/colors/Patterns";
import { capital } from "@/games/forms/wording";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import styles from "./Pictures.module.css";

const WORDS = {
  board: ["The board: three armies in three corners, with nine territories of each colour between them", "El tablero: tres ejércitos en tres esquinas, y entre ellos nueve territorios de cada color"],
  movement: ["Later, some of the troops there can go next door.", "Después, parte de las tropas de ahí puede pasar al lado."],
  defense: ["Strikes down three attackers.", "Elimina a tres atacantes."],
  production: ["Doubles the level of its territory.", "Duplica el nivel de su territorio."],
  combat: ["Nine attack five behind a defence tile: three fall at once, then both lose five, and one moves in", "Nueve atacan a cinco tras una ficha de defensa: caen tres, luego ambos pierden cinco, y entra uno"],
} as const;

const OUTLINE = hexagon(SIZE - 0.6);
const REALM = hexagon(SIZE - 3.4);

interface Place {
  color: string | null;
  level?: number | undefined;
  army?: string | null | undefined;
  troops?: number | undefined;
  tile?: string | undefined;
}

/** A territory around 0, 0. */
function Hex({ id, color, level, army, troops = 0, tile }: Place & { id: string }) {
  return (
    <>
      <path d={OUTLINE} fill={fillOf(id, color)} stroke="var(--line-strong)" strokeWidth="1.2" />
      {army && <path d={REALM} data-army={army} fill="none" stroke="var(--army)" strokeWidth="3.4" strokeLinejoin="round" />}
      {level !== undefined && (
        <g transform="translate(15 -14)">
          <circle r="7" fill="var(--paper-raised)" stroke="var(--ink-soft)" />
          <text fontSize="10.5" fontWeight="700" textAnchor="middle" dominantBaseline="central" y="0.5">
            {level}
          </text>
        </g>
      )}
      {army && troops > 0 && (
        <g transform="translate(-2 -3)">
          <Army army={army} troops={troops} />
        </g>
      )}
      {tile && (
        <g transform="translate(0 18) scale(0.86)">
          <Tile kind={tile} />
        </g>
      )}
    </>
  );
}

const { colors, levels, owners, troops, armies } = pictures.colors;
const TERRITORIES = Object.keys(colors);
const of = <T,>(from: Readonly<Record<string, T>>, territory: string): T | undefined => from[territory];

/** A board as a game begins, from the rules themselves. */
export function Board() {
  const say = useSay(WORDS);
  const id = useId();
  const box = frameOf(TERRITORIES);
  return (
    <svg className={`${inks.inks ?? ""} ${styles.drawing ?? ""} ${styles.board ?? ""}`} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={say("board")}>
      <Patterns id={id} />
      {TERRITORIES.map((territory) => {
        const { x, y } = middle(territory);
        const owner = of(owners as Record<string, number | null>, territory);
        return (
          <g key={territory} transform={`translate(${x} ${y})`}>
            <Hex
              id={id}
              color={of(colors as Record<string, string | null>, territory) ?? null}
              level={of(levels as Record<string, number>, territory)}
              army={typeof owner === "number" ? armies[owner] : null}
              troops={of(troops as Record<string, number>, territory)}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The three kinds of tiles. */
export function Tiles() {
  const say = useSay(WORDS);
  const own = useGameTexts("colors");
  return (
    <ul className={`${inks.inks ?? ""} ${styles.kinds ?? ""}`}>
      {(["movement", "defense", "production"] as const).map((kind) => (
        <li key={kind}>
          <TileMark kind={kind} />
          <strong>{capital(own(`value:${kind}`) ?? kind)}</strong>
          <small>{say(kind)}</small>
        </li>
      ))}
    </ul>
  );
}

const STEPS: readonly { left: Place; right: Place; sign: string }[] = [
  { left: { color: "orange", army: "red", troops: 9 }, right: { color: "purple", army: "blue", troops: 5, tile: "defense" }, sign: "9 → 5" },
  { left: { color: "orange", army: "red", troops: 6 }, right: { color: "purple", army: "blue", troops: 5 }, sign: "−3" },
  { left: { color: "orange" }, right: { color: "purple", army: "red", troops: 1 }, sign: "6 − 5" },
];

/** A combat, step by step. What stayed behind is not shown. */
export function Combat() {
  const say = useSay(WORDS);
  const id = useId();
  return (
    <svg className={`${inks.inks ?? ""} ${styles.drawing ?? ""}`} viewBox="0 0 420 96" role="img" aria-label={say("combat")}>
      <Patterns id={id} />
      {STEPS.map(({ left, right, sign }, step) => (
        <g key={sign} transform={`translate(${34 + step * 148} 34)`}>
          <Hex id={id} {...left} />
          <g transform="translate(52 0)">
            <Hex id={id} {...right} />
          </g>
          <text x="26" y="56" fontSize="15" fontWeight="700" textAnchor="middle">
            {sign}
          </text>
          {step < STEPS.length - 1 && <path d="M90 0 H102 M97 -5 L102 0 L97 5" fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />}
        </g>
      ))}
    </svg>
  );
}
