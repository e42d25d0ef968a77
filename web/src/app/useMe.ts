import { useSyncExternalStore } from "react";
import { me, myName, onMe } from "@/session/identity";
import type { Me } from "@/session/keeping";

/** Whoever one is; while the page is being built, nobody. */
export const useMe = (): Me | null => useSyncExternalStore(onMe, me, () => null);

/** What one is called, with an account or without; empty where one has never said. */
export const useName = (): string => useSyncExternalStore(onMe, myName, () => "");

/** The roles of those who have a desk of their own: they look after the site, or steer its tables. */
const STEWARDS = ["admin", "researcher"];

export const isSteward = (somebody: Me | null): boolean => somebody?.roles.some((role) => STEWARDS.includes(role)) ?? false;
