// The rules of a game as chapters of blocks: mostly sentences, in both languages, and pictures.
import type { ComponentType } from "react";
import type { Pair } from "@/texts/words";

export type Block =
  | { kind: "text"; text: Pair }
  | { kind: "steps"; items: readonly Pair[] } // one after the other
  | { kind: "list"; items: readonly Pair[] }
  | { kind: "table"; head: readonly Pair[]; rows: readonly (readonly Pair[])[] }
  | { kind: "note"; text: Pair } // worth remembering
  | { kind: "picture"; draw: ComponentType; caption: Pair };

export interface Chapter {
  id: string; // in the address
  title: Pair;
  blocks: readonly Block[];
}

export interface Rules {
  lead: Pair;
  chapters: readonly Chapter[];
}

export const text = (english: string, spanish: string): Block => ({ kind: "text", text: [english, spanish] });
export const note = (english: string, spanish: string): Block => ({ kind: "note", text: [english, spanish] });
export const steps = (...items: Pair[]): Block => ({ kind: "steps", items });
export const list = (...items: Pair[]): Block => ({ kind: "list", items });
export const table = (head: readonly Pair[], ...rows: (readonly Pair[])[]): Block => ({ kind: "table", head, rows });
export const picture = (draw: ComponentType, english: string, spanish: string): Block => ({ kind: "picture", draw, caption: [english, spanish] });

/** The same in both languages: numbers, formulas. */
export const both = (same: string): Pair => [same, same];
