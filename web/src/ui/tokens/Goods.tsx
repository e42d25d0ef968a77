import { Token, type TokenKind } from "@/ui/tokens/Token";
import styles from "./tokens.module.css";

export type Amounts = Partial<Record<TokenKind, number>>;

const COUNTABLE = 10; // more than this is one token and a number

interface Props {
  goods: Amounts;
  wanted?: boolean; // asked for: outlines
  label: string; // "3 turkeys, 1 cob"
  nothing: string; // written when there is nothing
  compact?: boolean; // one token and a number for each kind
}

/** Tokens laid out, each kind with its number. */
export function Goods({ goods, wanted = false, label, nothing, compact = false }: Props) {
  const kinds = (Object.entries(goods) as [TokenKind, number][]).filter(([, count]) => count > 0);
  if (kinds.length === 0) return <span className={styles.none}>{nothing}</span>;
  return (
    <span className={styles.goods} role="img" aria-label={label}>
      {kinds.map(([kind, count]) => (
        <span key={kind} className={styles.kind}>
          <span className={styles.number}>{count}</span>
          <span className={styles.laid}>
            {Array.from({ length: compact || count > COUNTABLE ? 1 : count }, (_, index) => (
              <Token key={index} kind={kind} wanted={wanted} />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}
