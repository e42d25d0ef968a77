// Words put in order: the places of the words that were laid, one after the other. Pure.

export type Order = readonly number[];

/** A word comes to a place of the sentence, from among the others or from another place. */
export function laid(order: Order, word: number, place = order.length): Order {
  const before = order.slice(0, place).filter((other) => other !== word);
  const after = order.slice(place).filter((other) => other !== word);
  return [...before, word, ...after];
}

export const takenBack = (order: Order, word: number): Order => order.filter((other) => other !== word);

/** A word moves along by so many places, as far as the sentence goes. */
export function shifted(order: Order, word: number, by: number): Order {
  const place = Math.min(order.length - 1, Math.max(0, order.indexOf(word) + by));
  const rest = takenBack(order, word);
  return [...rest.slice(0, place), word, ...rest.slice(place)];
}

export const unlaid = (order: Order, count: number): Order => Array.from({ length: count }, (_, word) => word).filter((word) => !order.includes(word));

export const sentenceOf = (words: readonly string[], order: Order): string => order.map((word) => words[word]).join(" ");
