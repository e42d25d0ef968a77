// From a JSON schema to what somebody fills in, and back. Pure.
import type { Payload } from "@/session/reducer";
import type { Schema } from "@/session/types";

export type Kind = "flag" | "choice" | "number" | "text" | "counts" | "list" | "anything";

export function kindOf(schema: Schema): Kind {
  if (schema.enum) return "choice";
  switch (schema.type) {
    case "boolean":
      return "flag";
    case "integer":
    case "number":
      return "number";
    case "string":
      return "text";
    case "object":
      return schema.properties ? "counts" : "anything";
    case "array":
      return schema.items?.enum ? "list" : "anything";
    default:
      return "anything";
  }
}

export const least = (schema: Schema): number => schema.minimum ?? 0;
export const most = (schema: Schema): number => schema.maximum ?? Number.MAX_SAFE_INTEGER;

const within = (value: number, schema: Schema): number => Math.min(most(schema), Math.max(least(schema), value));

/** What a field begins with: its default, or the smallest value that is allowed. */
export function firstOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  switch (kindOf(schema)) {
    case "choice":
      return schema.enum?.[0];
    case "flag":
      return false;
    case "number":
      return within(0, schema);
    case "counts":
      return firstsOf(schema.properties ?? {});
    case "list":
      return Array.from({ length: schema.minItems ?? 0 }, () => schema.items?.enum?.[0]);
    default:
      return "";
  }
}

export const firstsOf = (fields: Readonly<Record<string, Schema>>): Payload =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, firstOf(schema)]));

type Admits = (schema: Schema, value: unknown) => boolean;

const ADMITS: Readonly<Record<Kind, Admits>> = {
  choice: (schema, value) => schema.enum?.includes(value) ?? false,
  flag: (_, value) => typeof value === "boolean",
  number: (schema, value) => Number.isInteger(value) && within(value as number, schema) === value,
  text: (schema, value) => typeof value === "string" && fits(value.trim().length, schema.minLength, schema.maxLength),
  counts: (schema, value) => admitsAll(schema.properties ?? {}, (value ?? {}) as Payload),
  list: (schema, value) => Array.isArray(value) && fits(value.length, schema.minItems, schema.maxItems),
  anything: (_, value) => value !== "" && value !== undefined,
};

/** Does the schema admit it? What it does not is changed before anything is sent. */
export const admits: Admits = (schema, value) => ADMITS[kindOf(schema)](schema, value);

const fits = (size: number, fewest = 0, most = Infinity): boolean => size >= fewest && size <= most;

export const admitsAll = (fields: Readonly<Record<string, Schema>>, values: Payload): boolean =>
  Object.entries(fields).every(([name, schema]) => admits(schema, values[name]));

/** What was begun for other schemas, kept as far as these admit it. */
export const keptOf = (fields: Readonly<Record<string, Schema>>, values: Payload): Payload =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, admits(schema, values[name]) ? values[name] : firstOf(schema)]),
  );

/** Free text that is JSON, where any JSON will do; else the text itself. */
export function readAnything(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** Every way to make a move, where there are few; null where it takes a form. */
export function waysOf(fields: Readonly<Record<string, Schema>>, limit: number): readonly Payload[] | null {
  let ways: readonly Payload[] = [{}];
  for (const [name, schema] of Object.entries(fields)) {
    const values = fewOf(schema);
    if (!values || ways.length * values.length > limit) return null;
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })));
  }
  return ways;
}

function fewOf(schema: Schema): readonly unknown[] | null {
  if (schema.enum) return schema.enum;
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "integer" && schema.minimum !== undefined && schema.minimum === schema.maximum) return [schema.minimum];
  return null;
}
