// A game tree: who decides, what they can do, and what everybody has in the end. Grown by the rules.
import pictures from "@/generated/pictures.json";
import { useSay } from "@/texts/words";
import styles from "./Tree.module.css";

interface Node {
  seats: readonly number[];
  payoffs: readonly number[];
  shame: number;
  branches: readonly { way: string; best: boolean; to: Node }[];
}

interface Place {
  node: Node;
  x: number;
  y: number;
  likely: boolean; // on the path that follows if all do what serves them best
  branches: readonly { way: string; best: boolean; to: Place }[];
}

const WORDS = {
  "proposeOffer": ["5 for 5", "5 por 5"],
  "noOffer": ["no offer", "no ofrecer"],
  "p2Force:true": ["force", "obligar"],
  "p2Force:false": ["free", "libre"],
  "accept": ["accept", "aceptar"],
  "reject": ["reject", "rechazar"],
  "snatch": ["snatch", "robar"],
  "assignShame:true": ["shame", "vergüenza"],
  "assignShame:false": ["let it be", "dejarlo"],
  "report:true": ["report", "denunciar"],
  "report:false": ["let it be", "dejarlo"],
  "endTalk": ["talk", "hablar"],
  both: ["both", "ambos"],
  points: ["{first} and {second} points", "{first} y {second} puntos"],
  tree: ["Every way a round can go: {ways}", "Todo lo que puede pasar en una ronda: {ways}"],
} as const;

type Way = keyof typeof WORDS;

const ROW = 38;
const TOP = 40;
const LEFT = 20;
const STEP = 98;
const RADIUS = 15;
const [FIRST, SECOND] = [338, 374];
const WIDTH = 396;

/** Each end in a row of its own, each decision in the middle of what it leads to. */
function placed(node: Node, x: number, row: { next: number }, likely: boolean): Place {
  if (node.branches.length === 0) return { node, x, y: TOP + ROW * row.next++, likely, branches: [] };
  const path = node.branches.findIndex(({ best }) => best);
  const branches = node.branches.map(({ way, best, to }, place) => ({ way, best, to: placed(to, x + STEP, row, likely && place === path) }));
  const [first, last] = [branches[0]?.to.y ?? 0, branches.at(-1)?.to.y ?? 0];
  return { node, x, y: (first + last) / 2, likely, branches };
}

const TREES = pictures.trees as unknown as Readonly<Record<string, Node>>;

function* ends(place: Place, before: readonly string[]): Generator<{ ways: readonly string[]; node: Node }> {
  if (place.branches.length === 0) yield { ways: before, node: place.node };
  for (const { way, to } of place.branches) yield* ends(to, [...before, way]);
}

/** The tree of one round under an institution, where the only offer is five for five. */
export function Tree({ of }: { of: string }) {
  const say = useSay(WORDS);
  const tree = TREES[of];
  if (!tree) return null;
  const root = placed(tree, LEFT, { next: 0 }, true);
  const all = [...ends(root, [])];
  const told = all.map(({ ways, node }) => `${ways.map((way) => say(way as Way)).join(", ")}: ${say("points", { first: node.payoffs[0] ?? 0, second: node.payoffs[1] ?? 0 })}`);
  return (
    <svg className={styles.tree} viewBox={`0 0 ${WIDTH} ${TOP + ROW * all.length - 12}`} role="img" aria-label={say("tree", { ways: told.join("; ") })}>
      <text className={styles.column} data-seat="0" x={FIRST} y="18">
        P1
      </text>
      <text className={styles.column} data-seat="1" x={SECOND} y="18">
        P2
      </text>
      <Branches place={root} />
    </svg>
  );
}

function Branches({ place }: { place: Place }) {
  const say = useSay(WORDS);
  if (place.branches.length === 0) return <End place={place} />;
  const inOrder = [...place.branches].sort((one, other) => Number(one.to.likely) - Number(other.to.likely));
  return (
    <>
      {inOrder.map(({ way, best, to }) => (
        <g key={way}>
          <Branch from={place} to={to} best={best} label={say(way as Way)} />
          <Branches place={to} />
        </g>
      ))}
      <Disc place={place} both={say("both")} />
    </>
  );
}

function Branch({ from, to, best, label }: { from: Place; to: Place; best: boolean; label: string }) {
  const [start, bend] = [from.x + RADIUS, from.x + RADIUS + 18];
  const end = to.branches.length === 0 ? FIRST - 26 : to.x - RADIUS;
  const kind = to.likely ? "likely" : best ? "best" : undefined;
  return (
    <>
      <path className={styles.edge} data-kind={kind} d={`M${start} ${from.y} C${bend} ${from.y} ${start} ${to.y} ${bend + 4} ${to.y} H${end}`} data-end={to.branches.length === 0 || undefined} />
      <text className={styles.label} data-best={best || undefined} x={bend + 6} y={to.y - 6}>
        {label}
      </text>
    </>
  );
}

function Disc({ place, both }: { place: Place; both: string }) {
  const seat = place.node.seats.length === 1 ? place.node.seats[0] : undefined;
  return (
    <g className={styles.disc} data-seat={seat ?? "both"} transform={`translate(${place.x} ${place.y})`}>
      <circle r={RADIUS} />
      <text y="4.5">{seat === undefined ? both : `P${seat + 1}`}</text>
    </g>
  );
}

function End({ place }: { place: Place }) {
  const { payoffs, shame } = place.node;
  return (
    <g transform={`translate(0 ${place.y})`}>
      {place.likely && <rect className={styles.pill} x={FIRST - 20} y="-15" width={SECOND - FIRST + 40} height="30" rx="15" />}
      {[FIRST, SECOND].map((x, seat) => (
        <text key={x} className={styles.payoff} data-seat={seat} data-likely={place.likely || undefined} x={x} y="5">
          {payoffs[seat]}
        </text>
      ))}
      {shame > 0 && <path className={styles.shame} transform={`translate(${SECOND + 9} -17) scale(0.28)`} d="M8 4.5 H32 Q36 4.5 36 8.5 V19 Q36 31 20 37.5 Q4 31 4 19 V8.5 Q4 4.5 8 4.5 Z" />}
    </g>
  );
}
