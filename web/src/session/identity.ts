// Who one is: nobody yet, a guest with a name, or an account. Kept on this device, renewed by itself.
import { ask, Refusal } from "@/session/api";
import { keepMe, keepName, keptMe, keptName, type Me } from "@/session/keeping";

/** What the server answers to registering, logging in, coming back, or coming as a guest. */
export interface Entered {
  accessToken: string;
  refreshToken?: string;
  user: { id: string; username: string; roles: readonly string[]; guest: boolean };
}

type Method = Parameters<typeof ask>[0];

let current: Me | null | undefined;
const listeners = new Set<() => void>();

export function me(): Me | null {
  if (current === undefined) current = keptMe();
  return current;
}

export function onMe(tell: () => void): () => void {
  const elsewhere = (event: StorageEvent) => event.key === "ronda.me" && put(keptMe());
  listeners.add(tell);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", elsewhere);
  };
}

function put(next: Me | null): void {
  current = next;
  listeners.forEach((tell) => tell());
}

/** From now on one is this person; null is nobody. */
export function become(next: Me | null): void {
  keepMe(next);
  if (next) keepName(next.name);
  put(next);
}

/** What one is called: by one's account, or as one said last. */
export const myName = (): string => me()?.name ?? keptName();

/** Without an account one is called as one likes. */
export function callMe(name: string): void {
  const known = me();
  keepName(name);
  if (known?.guest) become({ ...known, name });
  else put(known);
}

export function enter({ accessToken, refreshToken = "", user }: Entered): Me {
  const { id, username: name, guest, roles } = user;
  const next = { id, name, guest, accessToken, refreshToken: refreshToken || null, roles };
  become(next);
  return next;
}

export async function comeAsGuest(name: string): Promise<Me> {
  return enter(await ask<Entered>("POST", "/api/auth/guest", { body: { name } }));
}

/** A request as whoever one is. */
export const askAsMe = <T>(method: Method, path: string, body?: unknown): Promise<T> =>
  asMe((token) => ask<T>(method, path, { body, token }));

/** The same for any request. A token that has ended is renewed, once. */
export async function asMe<T>(request: (token: string | null) => Promise<T>): Promise<T> {
  const before = me();
  try {
    return await request(before?.accessToken ?? null);
  } catch (problem) {
    if (!before || !(problem instanceof Refusal) || problem.code !== "INVALID_TOKEN") throw problem;
    const renewed = await alone(() => renew(before));
    return request(renewed?.accessToken ?? null);
  }
}

/** A refresh token is good once: of several pages that need a new one, one asks. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? (navigator.locks.request("ronda.renew", act) as Promise<T>) : act();
}

async function renew(before: Me): Promise<Me | null> {
  const kept = keptMe();
  if (kept && kept.accessToken !== before.accessToken) {
    put(kept); // another page was faster
    return kept;
  }
  try {
    if (before.guest) return await comeAsGuest(before.name);
    return enter(await ask<Entered>("POST", "/api/auth/refresh", { body: { refreshToken: before.refreshToken } }));
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === "INVALID_TOKEN") become(null);
    throw problem;
  }
}
