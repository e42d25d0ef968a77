// Where one goes on after logging in: to where one came from.
import { usePathname, useSearchParams } from "next/navigation";

const HOME = "/";
const DOORS = ["/login/", "/register/", "/reset/"];

/** A place on this site; anything else is home. */
export function placeIn(asked: string | null): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return HOME;
  return DOORS.some((door) => asked.startsWith(door)) ? HOME : asked;
}

const door = (path: string, back: string): string => (placeIn(back) === HOME ? path : `${path}?next=${encodeURIComponent(back)}`);

export const toLogIn = (back: string): string => door("/login/", back);
export const toRegister = (back: string): string => door("/register/", back);

/** Where one wants to go on. */
export const useNext = (): string => placeIn(useSearchParams().get("next"));

/** This page, as others may link back to it; a door hands on where one came from. */
export function useHere(): string {
  const path = usePathname();
  const asked = useSearchParams();
  if (DOORS.includes(path)) return placeIn(asked.get("next"));
  return asked.size > 0 ? `${path}?${asked.toString()}` : path;
}
