import type { ReactNode } from "react";
import type { BoardProps } from "@/games/board";
import { sorted } from "@/games/automatic/sorting";
import { useWording } from "@/games/forms/wording";
import type { Wording } from "@/games/forms/Field";
import { useSay } from "@/texts/words";
import styles from "./Board.module.css";

const WORDS = {
  players: ["Players", "Jugadores"],
  player: ["Player", "Quién"],
  you: ["you", "tú"],
  on: ["on", "le toca"],
  free: ["Seat {number}", "Asiento {number}"],
  table: ["On the table", "En la mesa"],
  more: ["Show all {count}", "Ver los {count}"],
} as const;

/** The state: what each player has in a row, everything else by its name. */
export function Picture({ view, table, me }: BoardProps) {
  const say = useSay(WORDS);
  const wording = useWording(view.game, "state", table.seats);
  const { rows, facts } = sorted(view.state, view.players);
  const nameOf = (seat: number) => table.seats[seat]?.name ?? say("free", { number: seat + 1 });
  return (
    <>
      <section className={styles.sheet}>
        {/* What scrolls sideways has to be reached by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={say("players")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("player")}</th>
                {rows.map(([name]) => (
                  <th key={name} scope="col">
                    {wording.name(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: view.players }, (_, seat) => (
                <tr key={seat} data-on={view.toAct.includes(seat) || undefined} data-gone={view.gone.includes(seat) || undefined}>
                  <th scope="row">
                    {nameOf(seat)} {seat === me && <small>({say("you")})</small>}
                    {view.toAct.includes(seat) && <span className={styles.on}>{say("on")}</span>}
                  </th>
                  {rows.map(([name, values]) => (
                    <td key={name}>
                      <Value value={values[seat]} wording={wording} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {facts.length > 0 && (
        <section className={styles.sheet} aria-label={say("table")}>
          <Facts facts={facts} wording={wording} />
        </section>
      )}
    </>
  );
}

type Fact = readonly [name: string, value: unknown];

function Facts({ facts, wording }: { facts: readonly Fact[]; wording: Wording }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} data-wide={isLong(value) || undefined}>
          <dt>{wording.name(name)}</dt>
          <dd>
            <Value value={value} wording={wording} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LONG = 12;
const isLong = (value: unknown): boolean => typeof value === "object" && value !== null && JSON.stringify(value).length > 40;
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

function Value({ value, wording }: { value: unknown; wording: Wording }): ReactNode {
  if (isPlain(value)) return wording.value(value);
  if (Array.isArray(value)) return <Items items={value} wording={wording} />;
  const facts = Object.entries(value as object);
  if (facts.length > LONG) return <Folded count={facts.length}><Facts facts={facts} wording={wording} /></Folded>;
  return <Facts facts={facts} wording={wording} />;
}

function Items({ items, wording }: { items: readonly unknown[]; wording: Wording }) {
  if (items.length === 0) return wording.value(null);
  const list = (
    <ol className={items.every(isPlain) ? styles.chips : styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          <Value value={item} wording={wording} />
        </li>
      ))}
    </ol>
  );
  return items.length > LONG ? <Folded count={items.length}>{list}</Folded> : list;
}

/** Much of the same: there, for whoever wants it. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const say = useSay(WORDS);
  return (
    <details>
      <summary>{say("more", { count })}</summary>
      {children}
    </details>
  );
}
