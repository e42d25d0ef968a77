import { useState } from "react";
import { humanised, useWording, capital } from "@/games/forms/wording";
import { Field } from "@/games/forms/Field";
import { admitsAll, keptOf, waysOf } from "@/games/forms/schema";
import type { BoardProps } from "@/games/board";
import type { Payload } from "@/session/reducer";
import type { Legal } from "@/session/types";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Board.module.css";

const WORDS = {
  title: ["What you can do", "Lo que puedes hacer"],
  none: ["Nothing for now: the others are on.", "Nada por ahora: les toca a los demás."],
  watching: ["You are watching.", "Estás mirando."],
  go: ["Do it", "Hacerlo"],
} as const;

const MOST_BUTTONS = 16;

/** Each family of legal moves: buttons where there are few ways to make it, else a form. */
export function Moves(props: BoardProps) {
  const { view, me } = props;
  const say = useSay(WORDS);
  if (view.result && view.legal.length === 0) return null;
  const idle = me === null ? say("watching") : say("none");
  return (
    <section className={styles.moves} aria-label={say("title")}>
      {view.legal.length === 0 && <p className={styles.idle}>{idle}</p>}
      {view.legal.map((legal, index) => (
        <Family key={`${legal.action}.${index}`} legal={legal} {...props} />
      ))}
    </section>
  );
}

interface FamilyProps extends BoardProps {
  legal: Legal;
}

function Family(props: FamilyProps) {
  const { legal, view } = props;
  const own = useGameTexts(view.game);
  const title = capital(own(`move:${legal.action}`) ?? humanised(legal.action));
  const ways = waysOf(legal.data, MOST_BUTTONS);
  return ways ? <Ways {...props} title={title} ways={ways} /> : <Form {...props} title={title} />;
}

/** One button a way. */
function Ways({ legal, view, table, act, title, ways }: FamilyProps & { title: string; ways: readonly Payload[] }) {
  const wording = useWording(view.game, "parameter", table.seats);
  const [busy, setBusy] = useState(false);
  const play = (way: Payload) => {
    setBusy(true);
    void act(legal.action, way).finally(() => setBusy(false));
  };
  const said = (way: Payload) => Object.entries(way).map(([name, value]) => wording.value(value, legal.data[name]));
  const single = ways.length === 1 && Object.keys(ways[0] ?? {}).length === 0;
  if (single) {
    return (
      <Button kind="main" busy={busy} onClick={() => play({})}>
        {title}
      </Button>
    );
  }
  return (
    <fieldset className={styles.family}>
      <legend>{title}</legend>
      <div className={styles.ways}>
        {ways.map((way) => (
          <Button key={JSON.stringify(way)} disabled={busy} onClick={() => play(way)}>
            {said(way).join(" · ")}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** What has to be chosen, counted or written, and a button. */
function Form({ legal, view, table, act, title }: FamilyProps & { title: string }) {
  const say = useSay(WORDS);
  const wording = useWording(view.game, "parameter", table.seats);
  const [begun, setBegun] = useState<Payload>({});
  const [busy, setBusy] = useState(false);
  const values = keptOf(legal.data, begun);
  return (
    <form
      className={styles.family}
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void act(legal.action, values).finally(() => setBusy(false));
      }}
    >
      <h3>{title}</h3>
      <div className={styles.fields}>
        {Object.entries(legal.data).map(([name, schema]) => (
          <Field
            key={name}
            name={name}
            schema={schema}
            value={begun[name] ?? values[name]}
            wording={wording}
            onChange={(value) => setBegun({ ...values, ...begun, [name]: value })}
          />
        ))}
      </div>
      <Button type="submit" kind="main" busy={busy} disabled={!admitsAll(legal.data, { ...values, ...begun })}>
        {say("go")}
      </Button>
    </form>
  );
}
