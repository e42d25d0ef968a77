import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { wayTo } from "@/games/legal";
import type { PartProps } from "@/games/snatch/props";
import { useAct } from "@/games/useAct";
import { Button } from "@/ui/Button";
import styles from "./Talk.module.css";

/** Words before the offer. */
export function Talk(props: PartProps) {
  const { view, act, me, names, say, live } = props;
  const { send, busy } = useAct(act);
  const other = names[me === 0 ? 1 : 0] ?? "";
  const mayEnd = live && wayTo(view, "endTalk") !== undefined;
  const otherReady = me !== null && view.state.ready[1 - me];
  return (
    <>
      <h3>{say("talk")}</h3>
      <p className={styles.note}>{say("talkNote")}</p>
      <Said {...props} />
      {live && wayTo(view, "chat") && <Line {...props} />}
      {otherReady && <p className={styles.note}>{say("otherEnough", { name: other })}</p>}
      {mayEnd && (
        <Button disabled={busy} onClick={() => void send("endTalk")}>
          {say("enough")}
        </Button>
      )}
      {me !== null && view.state.ready[me] && <p className={styles.note}>{say("enoughSaid", { name: other })}</p>}
    </>
  );
}

function Said({ view, me, names, say }: PartProps) {
  const { talk } = view.state;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [talk.length]);
  if (talk.length === 0) return <p className={styles.silence}>{say("silence")}</p>;
  return (
    // A list that scrolls has to be reached by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={styles.said} tabIndex={0} aria-label={say("talk")}>
      {talk.map((line, index) => (
        <li key={index} data-mine={line.seat === (me ?? 0) || undefined}>
          <b>{names[line.seat]}</b>
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}

function Line({ view, act, say }: PartProps) {
  const [text, setText] = useState("");
  const { send, busy } = useAct(act);
  const speak = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const done = await send("chat", { text: text.trim() });
    if (done.ok) setText("");
  };
  return (
    <form className={styles.line} onSubmit={(event) => void speak(event)}>
      <label className="visually-hidden" htmlFor="snatch-line">
        {say("say")}
      </label>
      <input
        id="snatch-line"
        value={text}
        placeholder={say("say")}
        autoComplete="off"
        maxLength={wayTo(view, "chat")?.data.text?.maxLength}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="main" type="submit" disabled={busy || !text.trim()}>
        {say("send")}
      </Button>
    </form>
  );
}
