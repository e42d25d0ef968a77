// Everything that is known of a table, from what the server says. Pure: the same words, the same state.
import type { Happening, State, TableState, TalkLine } from "@/session/types";

export type Connection = "connecting" | "online" | "offline" | "refused" | "ended";

export interface Known {
  connection: Connection;
  refusal: { code: string; message: string } | null; // why one may not come in
  awaitingApproval: boolean;
  spectator: boolean;
  me: string; // my id at this table
  state: State | null;
  table: TableState | null;
  pending: readonly { user: string; name: string }[];
  arrived: number; // when the state came, by the clock of this device
  feed: readonly Happening[];
  talk: readonly TalkLine[];
}

export const NOTHING: Known = {
  connection: "connecting",
  refusal: null,
  awaitingApproval: false,
  spectator: false,
  me: "",
  state: null,
  table: null,
  pending: [],
  arrived: 0,
  feed: [],
  talk: [],
};

const LONGEST_FEED = 200;
const LONGEST_TALK = 100;

export type Payload = Readonly<Record<string, unknown>>;
type Heard = (known: Known, payload: Payload, now: number) => Known;

function stands(known: Known, payload: Payload, now: number): Known {
  const state = payload as unknown as State;
  if (known.state && state.number < known.state.number) return known; // it was overtaken on the way
  const table = state.table ?? known.table;
  const pending = state.table ? (state.pending ?? []) : known.pending;
  return { ...known, state, table, pending, arrived: now, awaitingApproval: false };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const refusal = (payload: Payload) => ({ code: text(payload.code), message: text(payload.message) });

/** The way to the table ends; why, says the event itself where it has no code. */
const lost = (code: string): Heard => (known, payload) => ({ ...known, connection: "ended", refusal: refusal({ code, ...payload }) });

const HEARD: Readonly<Record<string, Heard>> = {
  state: stands,
  "state-update": stands,
  joined: (known, payload) => ({
    ...known,
    me: text(payload.playerId),
    spectator: payload.spectator === true,
    awaitingApproval: false,
  }),
  "approval-granted": (known, payload) => ({ ...known, me: text(payload.playerId), awaitingApproval: false }),
  error: (known, payload) => (known.state ? known : refused(known, text(payload.code), text(payload.message))), // one may not come in
  "pending-approval": (known) => ({ ...known, awaitingApproval: true }),
  "approval-denied": lost("APPROVAL_DENIED"),
  kicked: lost("KICKED"),
  "cleanup-complete": (known, payload, now) => (known.connection === "ended" ? known : lost("TABLE_CLOSED")(known, payload, now)),
  "chat-message": (known, payload) => ({
    ...known,
    talk: [...known.talk, payload as unknown as TalkLine].slice(-LONGEST_TALK),
  }),
  "chat-history": (known, payload) => ({ ...known, talk: (payload.lines as TalkLine[] | undefined) ?? [] }),
};

/** An event of the server (its name without `game:`). Whatever has a message goes to the feed too. */
export function heard(known: Known, event: string, payload: Payload, now: number): Known {
  const next = HEARD[event]?.(known, payload, now) ?? known;
  return isTold(event) ? { ...next, feed: [...next.feed, happening(next, event, payload, now)].slice(-LONGEST_FEED) } : next;
}

const SILENT = new Set(["state", "state-update", "chat-history", "chat-message", "action-result", "error", "seed"]);

const isTold = (event: string) => !SILENT.has(event);

function happening(known: Known, event: string, payload: Payload, now: number): Happening {
  const id = (known.feed.at(-1)?.id ?? 0) + 1;
  return { id, event, data: payload, message: text(payload.message), at: now };
}

export const connected = (known: Known): Known => ({ ...known, connection: "online", refusal: null });

export const disconnected = (known: Known): Known =>
  known.connection === "refused" || known.connection === "ended" ? known : { ...known, connection: "offline" };

export const refused = (known: Known, code: string, message: string): Known => ({
  ...known,
  connection: "refused",
  refusal: { code, message },
});
