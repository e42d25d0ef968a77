// What is wrong with what somebody typed, before the server is asked. Pure; it has the last word.
import { PASSWORD, USERNAME } from "@/session/accounts";

export type Wrong = "short" | "long" | "email" | "differs";

const within = (text: string, { shortest, longest }: { shortest: number; longest: number }): Wrong | null =>
  text.length < shortest ? "short" : text.length > longest ? "long" : null;

export const wrongName = (name: string): Wrong | null => within(name.trim(), USERNAME);

export const wrongPassword = (password: string): Wrong | null => within(password, PASSWORD);

export const wrongEmail = (email: string): Wrong | null => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? null : "email");
