// What this device remembers: who one is, and the tables where one sits.

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  accessToken: string;
  refreshToken: string | null;
  roles: readonly string[];
}

export interface KeptSeat {
  code: string;
  gameId: string;
  game: string;
  token: string;
  at: number;
  watching?: boolean; // no seat, a place to watch from
}

const MOST_SEATS = 12;

export function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: then it lasts as long as the page.
  }
}

export const keptMe = (): Me | null => read<Me | null>("ronda.me", null);
export const keepMe = (me: Me | null): void => write("ronda.me", me);

export const keptName = (): string => read("ronda.name", "");
export const keepName = (name: string): void => write("ronda.name", name);

export const keptSeats = (): readonly KeptSeat[] => read<readonly KeptSeat[]>("ronda.seats", []);

export const keptSeat = (code: string): KeptSeat | undefined => keptSeats().find((seat) => seat.code === code);

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((other) => other.code !== seat.code);
  write("ronda.seats", [seat, ...others].slice(0, MOST_SEATS));
}

export const forgetSeat = (code: string): void => write("ronda.seats", keptSeats().filter((seat) => seat.code !== code));

export const forgetSeats = (): void => write("ronda.seats", null);
