// A state of any game, in two heaps: what each player has, and the rest.
export interface Sorted {
  rows: readonly (readonly [name: string, values: readonly unknown[]])[];
  facts: readonly (readonly [name: string, value: unknown])[];
}

/** A list as long as there are players is one value for each; a list of players, one for each of their parts. */
export function sorted(state: unknown, players: number): Sorted {
  const rows: [string, readonly unknown[]][] = [];
  const facts: [string, unknown][] = [];
  for (const [name, value] of Object.entries(state ?? {})) {
    if (!Array.isArray(value) || value.length !== players) facts.push([name, value]);
    else if (value.every(isRecord)) rows.push(...spread(value));
    else rows.push([name, value]);
  }
  return { rows, facts };
}

type Part = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);

function spread(parts: readonly Part[]): [string, readonly unknown[]][] {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  return names.map((name) => [name, parts.map((part) => part[name])]);
}
