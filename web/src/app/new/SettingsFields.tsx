import { ABSENT, type Choice } from "@/app/new/opening";
import { Field } from "@/games/forms/Field";
import { useSay } from "@/texts/words";
import { Stepper } from "@/ui/Stepper";
import { Switch } from "@/ui/Switch";
import styles from "./New.module.css";

const WORDS = {
  approval: ["I let people in, one by one", "Yo dejo entrar, de uno en uno"],
  watch: ["Others may watch", "Se puede mirar"],
  late: ["Free seats can be taken during a match", "Se puede llegar con la partida empezada"],
  absent: ["Whoever stays away", "Quien falte"],
  forfeit: ["gives up", "se retira"],
  bot: ["is replaced by a bot", "lo sustituye un bot"],
  default: ["makes the simplest move", "hace la jugada más simple"],
  wait: ["is waited for", "se le espera"],
  minutes: ["Minutes of patience (0: 20 seconds)", "Minutos de paciencia (0: 20 segundos)"],
  less: ["Less patience", "Menos paciencia"],
  more: ["More patience", "Más paciencia"],
} as const;

const LONGEST_MINUTES = 1440;

/** Who comes in, who watches, and what becomes of those who stay away. */
export function SettingsFields({ choice, onChange }: { choice: Choice; onChange: (changed: Partial<Choice>) => void }) {
  const say = useSay(WORDS);
  const wording = { name: () => say("absent"), value: (way: unknown) => say(way as (typeof ABSENT)[number]) };
  return (
    <div className={styles.settings}>
      <Switch label={say("approval")} on={choice.approval} onChange={(approval) => onChange({ approval })} />
      <Switch label={say("watch")} on={choice.watch} onChange={(watch) => onChange({ watch })} />
      <Switch label={say("late")} on={choice.late} onChange={(late) => onChange({ late })} />
      <Field name="absent" schema={{ enum: ABSENT }} value={choice.absent} wording={wording} onChange={(absent) => onChange({ absent: String(absent) })} />
      {choice.absent !== "wait" && (
        <Stepper label={say("minutes")} value={choice.minutes} max={LONGEST_MINUTES} onChange={(minutes) => onChange({ minutes })} less={say("less")} more={say("more")} />
      )}
    </div>
  );
}
