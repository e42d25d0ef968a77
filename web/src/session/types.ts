// What travels between a table and whoever sits at it. The state of each game is in @/generated/views.

export interface Schema {
  type?: "integer" | "string" | "boolean" | "object" | "array" | "number";
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  total?: number; // of the values of an object
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A family of legal moves: any values that its schemas admit. */
export interface Legal {
  action: string;
  anytime: boolean;
  data: Readonly<Record<string, Schema>>;
}

export interface Outcome {
  points: readonly number[];
  winners: readonly number[];
  reason: string;
}

export interface View<S = unknown> {
  game: string;
  version: number;
  seat: number | null;
  players: number;
  options: Readonly<Record<string, unknown>>;
  gone: readonly number[];
  toAct: readonly number[];
  deadline: number | null;
  result: Outcome | null;
  state: S;
  legal: readonly Legal[];
}

export interface Seat {
  user: string;
  name: string;
  policy: string;
  bot: string;
  ready: boolean;
  absent: boolean;
  left: boolean;
  won: number;
  points: number;
  connected: boolean;
}

export type Phase = "lobby" | "playing" | "paused" | "over" | "closed";

export interface TableState {
  code: string;
  game: string;
  phase: Phase;
  admin: string;
  commitment: string | null;
  options: Readonly<Record<string, unknown>>;
  settings: Readonly<Record<string, unknown>>;
  seats: readonly (Seat | null)[];
  watchers: number;
}

/** How things stand. The table's part comes where it may have changed. */
export interface State<S = unknown> {
  gameCode: string;
  gameId: string;
  version: number;
  number: number;
  match: number;
  seat: number | null;
  clock: { at: number; match: number; running: boolean } | null;
  view: View<S> | null;
  table?: TableState;
  pending?: readonly { user: string; name: string }[];
}

/** Something that happened, as everybody who heard it was told. */
export interface Happening {
  id: number;
  event: string; // without `game:`
  data: Readonly<Record<string, unknown>>;
  message: string;
  at: number;
}

export interface TalkLine {
  playerId: string;
  playerName: string;
  message: string;
  timestamp: string;
}

export interface Result {
  ok: boolean;
  version?: number | null;
  code?: string;
  message?: string;
}
