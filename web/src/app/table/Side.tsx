import { useEffect, useRef, useState } from "react";
import { type At, isHere, mayTalk } from "@/app/table/at";
import { Person } from "@/app/table/Person";
import { useSeatName } from "@/app/table/Seats";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Side.module.css";

const WORDS = {
  feed: ["What happened", "Qué ha pasado"],
  nothing: ["Nothing yet.", "Todavía nada."],
  talk: ["Talk", "Conversación"],
  message: ["Say something", "Di algo"],
  send: ["Send", "Enviar"],
  silent: ["Nobody has said anything yet.", "Nadie ha dicho nada todavía."],
  listen: ["Only those who sit at the table talk.", "Solo habla quien está sentado."],
  players: ["At the table", "En la mesa"],
  won: ["{count} won", "{count|ganada|ganadas}: {count}"],
  away: ["away", "fuera"],
  left: ["has left", "se ha ido"],
  you: ["you", "tú"],
  watchers: ["{count} {count|is|are} watching", "{count|mira|miran} {count}"],
} as const;

const MOST_SHOWN = 40;

/** What happened, the latest first. (It is read aloud as it happens.) */
export function Feed({ at }: { at: At }) {
  const say = useSay(WORDS);
  const told = at.known.feed.filter(({ message }) => message).slice(-MOST_SHOWN).reverse();
  return (
    <section className={styles.panel}>
      <h2>{say("feed")}</h2>
      {told.length === 0 ? (
        <p className={styles.quiet}>{say("nothing")}</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={say("feed")}>
          <ol className={styles.feed}>
            {told.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** What people say. */
export function Talk({ at }: { at: At }) {
  const say = useSay(WORDS);
  const { talk } = at.known;
  const end = useRef<HTMLLIElement>(null);
  const may = mayTalk(at);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [talk]);
  if (!may && talk.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{say("talk")}</h2>
      {talk.length === 0 ? (
        <p className={styles.quiet}>{say("silent")}</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        <div className={styles.scroll} tabIndex={0} role="log" aria-label={say("talk")}>
          <ol className={styles.talk}>
            {talk.map((line, index) => (
              <li key={`${line.timestamp}.${index}`} data-mine={line.playerId === at.known.me || undefined} ref={index === talk.length - 1 ? end : null}>
                <strong>{line.playerName}</strong> {line.message}
              </li>
            ))}
          </ol>
        </div>
      )}
      {may ? <Say at={at} /> : <p className={styles.quiet}>{say("listen")}</p>}
    </section>
  );
}

function Say({ at }: { at: At }) {
  const say = useSay(WORDS);
  const [text, setText] = useState("");
  const send = async () => {
    const { ok } = await at.say((session) => session.chat(text.trim()));
    if (ok) setText("");
  };
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send();
      }}
    >
      <input aria-label={say("message")} placeholder={say("message")} maxLength={500} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" disabled={!text.trim()}>
        {say("send")}
      </Button>
    </form>
  );
}

/** Who is there, and how often they have won. */
export function People({ at }: { at: At }) {
  const say = useSay(WORDS);
  const called = useSeatName(at.table.game);
  const seats = at.table.seats.map((seat, index) => ({ seat, index })).filter(({ seat }) => seat !== null);
  return (
    <section className={styles.panel}>
      <h2>{say("players")}</h2>
      <ul className={styles.people}>
        {seats.map(({ seat, index }) => (
          <li key={index}>
            <Person seat={seat} size={32} />
            <span>
              {seat && called(seat)} {index === at.seat && <small>({say("you")})</small>}
            </span>
            {seat && <small>{!isHere(seat) ? say("left") : !seat.connected ? say("away") : seat.won > 0 && say("won", { count: seat.won })}</small>}
          </li>
        ))}
      </ul>
      {at.table.watchers > 0 && <p className={styles.quiet}>{say("watchers", { count: at.table.watchers })}</p>}
    </section>
  );
}
