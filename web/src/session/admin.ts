// What administrators and researchers ask of the server: users, tables, and what was done.
import { askAsMe } from "@/session/identity";
import type { Payload } from "@/session/reducer";
import type { Phase, View } from "@/session/types";

export type Role = "admin" | "researcher";

export interface Account {
  id: string;
  username: string;
  email: string;
  roles: readonly Role[];
  createdAt: string;
  disabledAt: string | null;
}

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  roles: readonly Role[];
}

export interface LastEvent {
  kind: string;
  action: string | null;
  by: string; // a name, or `*`
  at: string;
}

export interface PlayerRow {
  seat: number;
  name: string;
  playerId: string | null;
  bot: string | null;
  connected: boolean;
  absent: boolean;
  left: boolean;
}

export interface TableRow {
  id: string;
  code: string;
  game: string;
  phase: Phase;
  access: string;
  problem: "UNKNOWN_RULES" | "TABLE_DAMAGED" | null;
  admin: string | null;
  players: readonly PlayerRow[];
  watchers: number;
  variant: string | null;
  options: Payload;
  match: number;
  round: number | null;
  toAct: readonly number[];
  lastEvent: LastEvent | null;
  createdAt: string;
  closesAt: string | null;
}

export interface WatchedTable extends TableRow {
  view?: View | null;
}

/** What a steward may ask of tables. */
export type Order = "pause" | "resume" | "restart" | "options" | "kick" | "end";

/** Which tables are meant; all, where neither is said. */
export interface Which {
  game?: string | undefined;
  phase?: Phase | undefined;
}

export interface Outcome {
  obeyed: readonly { id: string }[];
  refused: readonly { id: string; code: string; error: string }[];
}

export interface AuditLine {
  key: number;
  at: string;
  actor: string;
  actorName: string | null; // null where the account is deleted
  act: string;
  subject: string | null;
  subjectName: string | null;
  details: Payload;
}

const USERS = "/api/admin/users";
const TABLES = "/api/admin/tables";
export const STREAM = "/api/admin/stream";
export const PAGE = 50;

const query = (asked: Readonly<Record<string, string | number | undefined>>): string => {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
};

export const users = (search: string, after: string): Promise<readonly Account[]> => askAsMe("GET", `${USERS}?${query({ search, after, limit: PAGE })}`);


export const addUser = (wanted: NewAccount): Promise<Account> => askAsMe("POST", USERS, wanted);

export const giveRoles = (id: string, roles: readonly Role[]): Promise<Account> => askAsMe("PUT", `${USERS}/${id}/roles`, { roles });

export const shutOut = (id: string): Promise<Account> => askAsMe("POST", `${USERS}/${id}/disable`);

export const letIn = (id: string): Promise<Account> => askAsMe("POST", `${USERS}/${id}/enable`);

export const deleteUser = (id: string): Promise<null> => askAsMe("DELETE", `${USERS}/${id}`);

export const resetFor = (id: string): Promise<{ token: string; expiresAt: string }> => askAsMe("POST", `${USERS}/${id}/reset`);

const AT_ONCE = 200;

/** All tables that are not closed. */
export async function allTables(): Promise<readonly TableRow[]> {
  const found: TableRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: { tables: readonly TableRow[]; next: number | null } = await askAsMe("GET", `${TABLES}?${query({ after, limit: AT_ONCE })}`);
    found.push(...page.tables);
    after = page.next;
  }
  return found;
}

export const watchedTable = (id: string): Promise<WatchedTable> => askAsMe("GET", `${TABLES}/${encodeURIComponent(id)}`);

export const orderOne = (id: string, order: Order, data: Payload): Promise<unknown> => askAsMe("POST", `${TABLES}/${encodeURIComponent(id)}/${order}`, data);

export const orderAll = (order: Order, { game, phase }: Which, data: Payload): Promise<Outcome> =>
  askAsMe("POST", `${TABLES}/all/${order}?${query({ game, phase })}`, data);

export const audit = (before: number | undefined): Promise<readonly AuditLine[]> => askAsMe("GET", `/api/admin/audit?${query({ before, limit: PAGE })}`);
