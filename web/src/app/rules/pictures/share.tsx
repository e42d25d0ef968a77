import { Laid, Arrow } from "@/app/rules/pictures/snatch";
import { capital } from "@/games/forms/wording";
import { Mark } from "@/games/share/Mark";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Token, type TokenKind } from "@/ui/tokens/Token";
import styles from "./Pictures.module.css";

const WORDS = {
  producers: ["Three producers, each with five tokens of their own, and trade between all of them", "Tres productores, cada uno con cinco tokens propios, y comercio entre todos"],
  offered: ["Offered: 6 for 6", "Ofrecido: 6 por 6"],
  held: ["Held: 5", "Tiene: 5"],
  done: ["Carried out: 5 for 5", "Se cumple: 5 por 5"],
  anarchy: ["Nothing stops a snatch.", "Nada impide robar."],
  mandatory: ["Offers cannot be rejected.", "Las ofertas no se pueden rechazar."],
  shame: ["Each may give a token of shame.", "Cada uno puede dar un token de vergüenza."],
  governance: ["A judge hears reports.", "Un juez atiende las denuncias."],
  rounds: ["Rounds 1 and 2", "Rondas 1 y 2"],
  round: ["Round {round}", "Ronda {round}"],
  back: ["The goods return", "Los bienes vuelven"],
  three: ["and three tokens more", "y tres tokens más"],
} as const;

const PLACES: readonly { kind: TokenKind; x: number; y: number }[] = [
  { kind: "turkey", x: 160, y: 46 },
  { kind: "coffee", x: 52, y: 186 },
  { kind: "corn", x: 268, y: 186 },
];

/** A token inside a drawing. */
const Put = ({ kind, x, y, size = 26 }: { kind: TokenKind; x: number; y: number; size?: number }) => (
  <foreignObject x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ overflow: "visible" }}>
    <span style={{ ["--token" as string]: `${size}px` }}>
      <Token kind={kind} />
    </span>
  </foreignObject>
);

export function Producers() {
  const say = useSay(WORDS);
  return (
    <svg className={styles.drawing} style={{ maxWidth: "22rem" }} viewBox="0 0 320 236" role="img" aria-label={say("producers")}>
      <g fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M128 84 L84 144 M84 144 l2 -11 M84 144 l10 -5 M128 84 l-2 11 M128 84 l-10 5" />
        <path d="M192 84 L236 144 M236 144 l-2 -11 M236 144 l-10 -5 M192 84 l2 11 M192 84 l10 5" />
        <path d="M120 190 H200 M200 190 l-9 -6 M200 190 l-9 6 M120 190 l9 -6 M120 190 l9 6" />
      </g>
      {PLACES.map(({ kind, x, y }) => (
        <g key={kind}>
          <circle cx={x} cy={y} r="44" fill="var(--paper)" stroke="var(--line-strong)" strokeWidth="1.5" />
          {[[0, -20], [-23, -2], [23, -2], [-13, 22], [13, 22]].map(([dx = 0, dy = 0]) => (
            <Put key={`${dx} ${dy}`} kind={kind} x={x + dx} y={y + dy} size={24} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** An offer that cannot be carried out in full shrinks. */
export function Partial() {
  const say = useSay(WORDS);
  const part = (title: string, count: number, other: number) => (
    <div className={styles.side}>
      <strong>{title}</strong>
      <span className={styles.laid}>
        <Laid kind="corn" count={count} />
      </span>
      {other > 0 && (
        <span className={styles.laid}>
          <Laid kind="coffee" count={other} />
        </span>
      )}
    </div>
  );
  return (
    <div className={styles.row}>
      {part(say("offered"), 6, 6)}
      {part(say("held"), 5, 0)}
      <Arrow />
      {part(say("done"), 5, 5)}
    </div>
  );
}

const KINDS = ["anarchy", "mandatory", "shame", "governance"] as const;

/** The four kinds of rounds, in the order in which they come. */
export function Kinds() {
  const say = useSay(WORDS);
  const own = useGameTexts("share");
  return (
    <ul className={styles.kinds}>
      {KINDS.map((kind, place) => (
        <li key={kind}>
          <Mark of={kind} />
          <span>
            <small>{place === 0 ? say("rounds") : say("round", { round: place + 2 })}</small>
            <strong>{capital(own(`value:${kind}`) ?? kind)}</strong>
          </span>
          <small>{say(kind)}</small>
        </li>
      ))}
    </ul>
  );
}

/** What a confirmed snatch costs. */
export function Verdict() {
  const say = useSay(WORDS);
  return (
    <div className={styles.row}>
      <Mark of="governance" className={styles.arrow} />
      <div className={styles.side}>
        <strong>{say("back")}</strong>
        <span className={styles.laid}>
          <Laid kind="turkey" count={4} />
        </span>
      </div>
      <span className={styles.points}>+</span>
      <div className={styles.side}>
        <strong>{say("three")}</strong>
        <span className={styles.laid}>
          <Laid kind="coffee" count={3} />
        </span>
      </div>
    </div>
  );
}
