"use client";
import { useCallback, useId, useState } from "react";
import { Army } from "@/games/colors/Army";
import { type Combat, combatIn } from "@/games/colors/combat";
import { CombatPanel } from "@/games/colors/Combat";
import { fitting, marksOf, momentOf, NO_DRAFT, taskOf, type Draft } from "@/games/colors/draft";
import { EventCard } from "@/games/colors/EventCard";
import { Field } from "@/games/colors/Field";
import { Head } from "@/games/colors/Head";
import { Laying } from "@/games/colors/Laying";
import { Order } from "@/games/colors/Order";
import type { PartProps, Props } from "@/games/colors/props";
import { Tiles } from "@/games/colors/Tiles";
import { Troops } from "@/games/colors/Troops";
import { useWords } from "@/games/colors/words";
import { useHappenings } from "@/games/happenings";
import { useAct } from "@/games/useAct";
import { useGameTexts } from "@/texts/gameTexts";
import { useFlights } from "@/ui/motion/flights";
import styles from "./Board.module.css";

/** Three armies on 37 hexagons: the seven parts of the source's picture of a match. */
export default function Board(props: Props) {
  const { view, table, me } = props;
  const say = useWords();
  const text = useGameTexts(view.game);
  const { send, busy } = useAct(props.act);
  const id = useId();
  const { draft, change } = useDraft(props);
  const { root, sky, combat, done } = useMarches(props);
  const names = view.state.armies.map((_, index) => table.seats[index]?.name ?? say("seat", { number: index + 1 }));
  const asked = props.live && me !== null;
  const part: PartProps = {
    ...props, say, text, names, draft, change, send, busy,
    task: asked ? taskOf(view) : "wait",
    marks: asked ? marksOf(view, draft) : new Map(),
  }; // prettier-ignore
  return (
    <div ref={root} className={styles.board}>
      <Head {...part} />
      <div className={styles.field}>
        <Field {...part} id={id} />
        {combat && <CombatPanel key={combat.id} {...part} combat={combat} onDone={done} />}
      </div>
      <div className={styles.controls}>
        {part.task === "layOut" ? <Laying {...part} /> : part.task === "march" ? <Troops {...part} /> : <Tiles {...part} />}
      </div>
      <EventCard {...part} />
      <Order {...part} id={id} />
      {sky}
    </div>
  );
}

/** What one is about to do: forgotten when the turn is over, but for the kind of tile. */
function useDraft({ view }: Props) {
  const moment = momentOf(view);
  const [kept, keep] = useState({ moment, draft: NO_DRAFT });
  const own = kept.moment === moment ? kept.draft : { ...NO_DRAFT, kind: kept.draft.kind };
  return { draft: fitting(view, own), change: (draft: Draft) => keep({ moment, draft }) };
}

/** Troops that march, and combats to be shown one after the other. */
function useMarches({ view, feed }: Props) {
  const { root, fly, sky } = useFlights<HTMLDivElement>();
  const [combats, queue] = useState<readonly Combat[]>([]);
  const done = useCallback(() => queue((waiting) => waiting.slice(1)), []);
  useHappenings(feed, (happening) => {
    const { event, data } = happening;
    const combat = combatIn(happening);
    if (combat) queue((waiting) => [...waiting, combat]);
    if (!combat && event !== "moved") return;
    const army = view.state.armies[Number(data.seat)] ?? "";
    const piece = <Marching army={army} troops={Number(data.troops)} />;
    fly([{ piece, from: `hex-${String(data.origin)}`, to: `hex-${String(data.target)}` }]);
  });
  return { root, sky, combat: combats[0], done };
}

function Marching({ army, troops }: { army: string; troops: number }) {
  return (
    <svg viewBox="-16 -16 32 32" className={styles.marching}>
      <Army army={army} troops={troops} />
    </svg>
  );
}
