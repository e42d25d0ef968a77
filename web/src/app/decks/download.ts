import { saveFile } from "@/app/saveFile";
import type { KeptDeck } from "@/session/decks";

/** `Ríos de Perú` → `rios-de-peru`: a name that every system takes. */
export const fileName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase() || "deck";

/** A deck as files have it. */
export const asFile = ({ name, decktype, cards }: KeptDeck) => ({ deckid: fileName(name).slice(0, 64), decktype, cards });

/** Something as a JSON file on one's own machine. */
export const download = (name: string, what: unknown): void =>
  saveFile(`${fileName(name)}.json`, new Blob([`${JSON.stringify(what, null, 1)}\n`], { type: "application/json" }));
