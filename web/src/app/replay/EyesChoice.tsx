import type { PartProps } from "@/app/replay/props";
import type { Eyes } from "@/app/replay/useReplay";
import { WORDS } from "@/app/replay/words";
import { useMe } from "@/app/useMe";
import { useSay } from "@/texts/words";
import styles from "./Replay.module.css";

interface Props extends PartProps {
  eyes: Eyes;
  look: (eyes: Eyes) => void;
}

/** Whose view is shown. While the match can go on, nobody chooses. */
export function EyesChoice({ page, names, eyes, look }: Props) {
  const say = useSay(WORDS);
  const me = useMe()?.id;
  const { seat, match } = page;
  if (!page.over) return <p className={styles.own}>{seat === null ? say("ownOutside") : say("ownEyes", { name: names[seat] ?? "" })}</p>;
  const chosen = eyes === "own" ? (seat ?? "outside") : eyes;
  const empty = page.frames[0]?.view.gone ?? [];
  const choices: { value: Eyes; label: string }[] = [
    { value: "outside", label: say("outside") },
    ...match.seats.map(({ playerId }, index) => {
      const name = names[index] ?? "";
      return { value: index, label: playerId !== null && playerId === me ? say("yours", { name }) : name };
    }),
  ];
  return (
    <fieldset className={styles.eyes}>
      <legend>{say("eyes")}</legend>
      {choices
        .filter(({ value }) => typeof value !== "number" || !empty.includes(value))
        .map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="eyes" checked={value === chosen} onChange={() => look(value)} />
            <span>{label}</span>
          </label>
        ))}
    </fieldset>
  );
}
