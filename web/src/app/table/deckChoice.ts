// Which decks a table plays with. Pure.

export const KINDS = [0, 1, 2, 3] as const;

interface OfKind {
  decktype: number;
}

/** The kinds of fields that no deck is for. */
export const missingKinds = (decks: readonly OfKind[]): readonly number[] => KINDS.filter((kind) => !decks.some(({ decktype }) => decktype === kind));

/** On or off. */
export const toggled = (chosen: readonly string[], id: string): readonly string[] => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

/** One's own first; of the built-in ones those in one's language. */
export function offered<Own extends OfKind, BuiltIn extends OfKind & { language: string }>(kind: number, own: readonly Own[], library: readonly BuiltIn[], language: string): readonly (Own | BuiltIn)[] {
  const near = library.toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
  return [...own, ...near].filter(({ decktype }) => decktype === kind);
}
