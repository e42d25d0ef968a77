// An account: made, entered, changed, left. Whoever one becomes is kept on this device.
import { ask, Refusal } from "@/session/api";
import { askAsMe, become, enter, type Entered, me } from "@/session/identity";
import { forgetSeats, type Me } from "@/session/keeping";

export interface Profile {
  id: string;
  username: string;
  email: string | null;
  roles: readonly string[];
  guest: boolean;
  createdAt: string | null;
}

export interface Registration {
  username: string;
  email: string;
  password: string;
}

/** What the server takes, so that nobody has to ask it to find out. */
export const USERNAME = { shortest: 2, longest: 32 };
export const PASSWORD = { shortest: 8, longest: 128 };
export const PLAYER_NAME = { shortest: 1, longest: 24 };

export async function register(wanted: Registration): Promise<Me> {
  return enter(await ask<Entered>("POST", "/api/auth/register", { body: wanted }));
}

export async function logIn(username: string, password: string): Promise<Me> {
  return enter(await ask<Entered>("POST", "/api/auth/login", { body: { username, password } }));
}

/** A new password, with the token that an administrator has issued. All sessions end, this one too. */
export async function reset(token: string, password: string): Promise<void> {
  await ask("POST", "/api/auth/reset", { body: { token, password } });
  if (me()?.guest === false) become(null);
}

/** This device forgets who one is; the server is told if it can be reached. */
export async function logOut(): Promise<void> {
  const refreshToken = me()?.refreshToken;
  forget();
  if (refreshToken) await ask("POST", "/api/auth/logout", { body: { refreshToken } }).catch(unreached);
}

function unreached(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem;
}

function forget(): void {
  forgetSeats();
  become(null);
}

export const profile = (): Promise<Profile> => askAsMe("GET", "/api/auth/me");

export async function changeProfile(change: { username?: string; email?: string }): Promise<Profile> {
  const told = await askAsMe<Profile>("PATCH", "/api/me", change);
  const known = me();
  if (known) become({ ...known, name: told.username });
  return told;
}

/** All other sessions end; this one goes on. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  enter(await askAsMe<Entered>("PUT", "/api/me/password", { currentPassword, newPassword }));
}

export async function deleteAccount(password: string): Promise<void> {
  await askAsMe("POST", "/api/me/delete", { password });
  forget();
}
