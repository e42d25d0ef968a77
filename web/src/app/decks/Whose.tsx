import { useId } from "react";
import type { Organisation } from "@/session/decks";
import { useSay } from "@/texts/words";
import styles from "./Whose.module.css";

const WORDS = {
  whose: ["Who may play with it", "Quién puede jugar con él"],
  me: ["I alone", "Solo yo"],
  all: ["{name}: everybody in it", "{name}: todos sus miembros"],
  other: ["another organisation", "otra organización"],
} as const;

interface Props {
  organisations: readonly Organisation[];
  value: string | null;
  onChange: (organisation: string | null) => void;
}

/** One's own, or an organisation's; nothing to choose for whoever belongs to none. */
export function Whose({ organisations, value, onChange }: Props) {
  const say = useSay(WORDS);
  const id = useId();
  if (organisations.length === 0 && value === null) return null;
  const strange = value !== null && !organisations.some((each) => each.id === value);
  return (
    <label className={styles.whose} htmlFor={id}>
      {say("whose")}
      <select id={id} value={value ?? ""} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{say("me")}</option>
        {organisations.map((each) => (
          <option key={each.id} value={each.id}>
            {say("all", { name: each.name })}
          </option>
        ))}
        {strange && <option value={value}>{say("other")}</option>}
      </select>
    </label>
  );
}
