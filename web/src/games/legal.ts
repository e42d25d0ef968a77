// What may be done, read off the view.
import type { Legal, Schema, View } from "@/session/types";

/** All families of a move that are legal now; of most moves there is one, or none. */
export const waysTo = (view: View, action: string): readonly Legal[] => view.legal.filter((move) => move.action === action);

export const wayTo = (view: View, action: string): Legal | undefined => waysTo(view, action)[0];

/** The values that a schema admits, where they can be counted off. */
export function valuesOf(schema: Schema | undefined): readonly unknown[] {
  if (schema?.enum) return schema.enum;
  return schema?.type === "boolean" ? [false, true] : [];
}

/** May this move be made with this value? */
export const admits = (view: View, action: string, name: string, value: unknown): boolean =>
  waysTo(view, action).some((move) => valuesOf(move.data[name]).includes(value));

export interface Bounds {
  least: number;
  most: number;
}

/** From where to where a number may go. */
export function boundsOf(schema: Schema | undefined): Bounds {
  const numbers = (schema?.enum ?? []).filter((value) => typeof value === "number");
  if (numbers.length > 0) return { least: Math.min(...numbers), most: Math.max(...numbers) };
  return { least: schema?.minimum ?? 0, most: schema?.maximum ?? 0 };
}
