import { Slot, Token, type TokenKind } from "@/ui/tokens/Token";
import styles from "./tokens.module.css";

interface Props {
  kind: TokenKind;
  count: number;
  slots: number; // how many there may be: the places stay visible
  label: string; // what a screen reader hears: "7 turkeys"
  name?: string; // written under the tokens
  anchor?: string; // where tokens fly from and to
  going?: number; // so many of them lie on the table, or would
}

/** Tokens one can count at a glance: in rows of five, the empty places drawn. */
export function Tray({ kind, count, slots, label, name, anchor, going = 0 }: Props) {
  const places = Array.from({ length: Math.max(slots, count) }, (_, index) => index);
  return (
    <div className={styles.tray}>
      <div className={styles.pieces} role="img" aria-label={label} data-anchor={anchor}>
        {places.map((place) => (
          <span key={place} data-going={(place < count && place >= count - going) || undefined}>
            {place < count ? <Token kind={kind} /> : <Slot kind={kind} />}
          </span>
        ))}
      </div>
      <span className={styles.number} data-none={count === 0 || undefined} aria-hidden="true">
        {count}
      </span>
      {name && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
    </div>
  );
}
