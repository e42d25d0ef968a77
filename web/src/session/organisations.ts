// Who belongs together: those who found organisations, lead them, and are in them.
import { askAsMe } from "@/session/identity";

export type Role = "member" | "admin";

export interface Organisation {
  id: string;
  name: string;
  role: Role; // mine
  since: string;
}

export interface Member {
  id: string;
  username: string;
  role: Role;
  since: string;
}

const PATH = "/api/organisations";

export const LONGEST_NAME = 60;

export const myOrganisations = (): Promise<readonly Organisation[]> => askAsMe("GET", PATH);

export const found = (name: string): Promise<Organisation> => askAsMe("POST", PATH, { name });

export const dissolve = (id: string): Promise<null> => askAsMe("DELETE", `${PATH}/${id}`);

export async function membersOf(id: string): Promise<readonly Member[]> {
  return (await askAsMe<{ members: readonly Member[] }>("GET", `${PATH}/${id}`)).members;
}

export const takeIn = (id: string, username: string): Promise<Member> => askAsMe("POST", `${PATH}/${id}/members`, { username });

export const promote = (id: string, user: string, role: Role): Promise<null> => askAsMe("PUT", `${PATH}/${id}/members/${user}`, { role });

/** Somebody goes: let go by an admin, or of their own accord. */
export const letGo = (id: string, user: string): Promise<null> => askAsMe("DELETE", `${PATH}/${id}/members/${user}`);
