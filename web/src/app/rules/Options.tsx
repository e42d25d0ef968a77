import type { GameInfo } from "@/games/catalogue";
import { kindOf } from "@/games/forms/schema";
import { useWording } from "@/games/forms/wording";
import type { Schema } from "@/session/types";
import { useSay } from "@/texts/words";
import styles from "./Rules.module.css";

const WORDS = {
  options: ["Options", "Opciones"],
  about: ["Whoever opens the table can change these. What stands in bold is played if nobody does.", "Quien abre la mesa puede cambiarlas. En negrita, lo que se juega si nadie las toca."],
  range: ["{least} to {most}", "de {least} a {most}"],
  none: ["none", "ninguno"],
} as const;

/** Everything that can be set before a game, from its own declaration. */
export function Options({ info }: { info: GameInfo }) {
  const say = useSay(WORDS);
  const wording = useWording(info.id, "option");
  const options = Object.entries(info.options.properties ?? {});
  if (options.length === 0) return null;
  return (
    <section id="options" className={styles.chapter}>
      <h2>{say("options")}</h2>
      <p>{say("about")}</p>
      <dl className={styles.options}>
        {options.map(([name, schema]) => (
          <div key={name}>
            <dt>{wording.name(name)}</dt>
            <dd>
              <Choices schema={schema} value={wording.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Choices({ schema, value }: { schema: Schema; value: (it: unknown, schema?: Schema) => string }) {
  const say = useSay(WORDS);
  const kind = kindOf(schema);
  const choices = kind === "flag" ? [false, true] : (schema.enum ?? []);
  if (choices.length > 0) return <Named all={choices} chosen={schema.default} named={(each) => value(each, schema)} />;
  if (kind === "number") {
    return (
      <>
        <strong>{value(schema.default)}</strong> <small>({say("range", { least: schema.minimum ?? 0, most: schema.maximum ?? 0 })})</small>
      </>
    );
  }
  const listed = Array.isArray(schema.default) ? (schema.default as unknown[]) : [];
  return listed.length > 0 ? <strong>{listed.map((each) => value(each)).join(", ")}</strong> : <strong>{say("none")}</strong>;
}

const Named = ({ all, chosen, named }: { all: readonly unknown[]; chosen: unknown; named: (each: unknown) => string }) =>
  all.map((each, place) => (
    <span key={String(each)}>
      {place > 0 && ", "}
      {each === chosen ? <strong>{named(each)}</strong> : named(each)}
    </span>
  ));
