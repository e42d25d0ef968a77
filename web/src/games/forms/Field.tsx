import { useId } from "react";
import { Stepper } from "@/ui/Stepper";
import { Switch } from "@/ui/Switch";
import { useSay } from "@/texts/words";
import { kindOf, least, most, readAnything } from "@/games/forms/schema";
import type { Payload } from "@/session/reducer";
import type { Schema } from "@/session/types";
import styles from "./Field.module.css";

const WORDS = {
  less: ["Less: {label}", "Menos: {label}"],
  more: ["More: {label}", "Más: {label}"],
  add: ["Add", "Añadir"],
  remove: ["Remove {item}, number {place}", "Quitar {item}, número {place}"],
  anything: ["Text, or JSON", "Texto o JSON"],
} as const;

/** How names and values are said; the game's own words where it has some. */
export interface Wording {
  name: (key: string) => string;
  value: (value: unknown, schema?: Schema) => string;
}

export interface FieldProps {
  name: string;
  schema: Schema;
  value: unknown;
  wording: Wording;
  onChange: (value: unknown) => void;
  disabled?: boolean;
}

/** One thing to fill in, as its schema wants it. */
export function Field(props: FieldProps) {
  switch (kindOf(props.schema)) {
    case "flag":
      return <Yes {...props} />;
    case "choice":
      return <Choice {...props} />;
    case "number":
      return <Amount {...props} />;
    case "counts":
      return <Counts {...props} />;
    case "list":
      return <List {...props} />;
    default:
      return <Free {...props} />;
  }
}

function Yes({ name, value, wording, onChange, disabled = false }: FieldProps) {
  return <Switch label={wording.name(name)} on={value === true} onChange={onChange} disabled={disabled} />;
}

const MOST_PILLS = 5;

function Choice(props: FieldProps) {
  return (props.schema.enum?.length ?? 0) <= MOST_PILLS ? <Pills {...props} /> : <Select {...props} />;
}

function Pills({ name, schema, value, wording, onChange, disabled }: FieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.pills} disabled={disabled}>
      <legend>{wording.name(name)}</legend>
      {schema.enum?.map((item) => (
        <label key={String(item)} className={styles.pill}>
          <input type="radio" name={id} checked={item === value} onChange={() => onChange(item)} />
          <span>{wording.value(item, schema)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Select({ name, schema, value, wording, onChange, disabled }: FieldProps) {
  const id = useId();
  const items = schema.enum ?? [];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{wording.name(name)}</label>
      <select id={id} disabled={disabled} value={items.indexOf(value)} onChange={(event) => onChange(items[Number(event.target.value)])}>
        {items.map((item, index) => (
          <option key={String(item)} value={index}>
            {wording.value(item, schema)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Amount({ name, schema, value, wording, onChange, disabled = false }: FieldProps) {
  const say = useSay(WORDS);
  const label = wording.name(name);
  return (
    <Stepper
      label={label}
      value={typeof value === "number" ? value : least(schema)}
      min={least(schema)}
      max={most(schema)}
      step={name.endsWith("_seconds") ? 15 : 1}
      onChange={onChange}
      less={say("less", { label })}
      more={say("more", { label })}
      disabled={disabled}
    />
  );
}

function Counts({ name, schema, value, wording, onChange, disabled }: FieldProps) {
  const counts = (value ?? {}) as Payload;
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{wording.name(name)}</legend>
      {Object.entries(schema.properties ?? {}).map(([key, inner]) => (
        <Field
          key={key}
          name={key}
          schema={inner}
          value={counts[key]}
          wording={{ ...wording, name: (inside) => wording.value(inside) }}
          onChange={(count) => onChange({ ...counts, [key]: count })}
        />
      ))}
    </fieldset>
  );
}

function List({ name, schema, value, wording, onChange, disabled = false }: FieldProps) {
  const say = useSay(WORDS);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const few = items.length <= (schema.minItems ?? 0);
  const full = items.length >= (schema.maxItems ?? Infinity);
  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend>{wording.name(name)}</legend>
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            <span>{wording.value(item)}</span>
            {!disabled && (
              <button
                type="button"
                disabled={few}
                aria-label={say("remove", { item: wording.value(item), place: index + 1 })}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {!disabled && !full && (
        <div className={styles.adding} role="group" aria-label={say("add")}>
          {schema.items?.enum?.map((item) => (
            <button key={String(item)} type="button" onClick={() => onChange([...items, item])}>
              + {wording.value(item)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Free({ name, schema, value, wording, onChange, disabled }: FieldProps) {
  const say = useSay(WORDS);
  const id = useId();
  const anything = kindOf(schema) === "anything";
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{wording.name(name)}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={schema.maxLength}
        placeholder={anything ? say("anything") : undefined}
        value={shown}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => anything && target.value !== "" && onChange(readAnything(target.value))}
      />
    </div>
  );
}
