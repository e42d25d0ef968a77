import { useCallback, useEffect, useRef, useState } from "react";
import styles from "./Notes.module.css";

interface Note {
  id: number;
  text: string;
}

const LASTS_MS = 4200;

/** Short notices over the table, each for a few seconds. */
export function useNotes() {
  const [notes, put] = useState<readonly Note[]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const note = useCallback((text: string) => {
    const id = ++count.current;
    put((shown) => [...shown.slice(-1), { id, text }]);
    timers.current.add(setTimeout(() => put((shown) => shown.filter((other) => other.id !== id)), LASTS_MS));
  }, []);
  return { notes, note };
}

/** For the eyes: the page has read them aloud. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <div className={styles.notes} aria-hidden="true">
      {notes.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
