import { useCallback, useEffect, useState } from "react";
import { type Account, PAGE, users } from "@/session/admin";
import { asRefusal, type Refusal } from "@/session/api";

export interface Listed {
  found: readonly Account[] | null;
  refusal: Refusal | null;
  more: (() => void) | null;
  put: (account: Account) => void; // it has changed, or is new
  drop: (id: string) => void;
  again: () => void;
}

const TYPING_MS = 250;

const byName = (accounts: readonly Account[]): Account[] => [...accounts].sort((one, other) => one.username.localeCompare(other.username));

/** Accounts by username, page by page, as somebody types. */
export function useUsers(search: string): Listed {
  const [found, setFound] = useState<readonly Account[] | null>(null);
  const [full, setFull] = useState(false);
  const [refusal, refused] = useState<Refusal | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      users(search, "").then(
        (page) => {
          if (!wanted) return;
          setFound(page);
          setFull(page.length === PAGE);
          refused(null);
        },
        (problem: unknown) => wanted && refused(asRefusal(problem)),
      );
    }, TYPING_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [search, times]);
  const more = async () => {
    const page = await users(search, found?.at(-1)?.username ?? "");
    setFound([...(found ?? []), ...page]);
    setFull(page.length === PAGE);
  };
  const put = useCallback((account: Account) => setFound((before) => byName([...(before ?? []).filter(({ id }) => id !== account.id), account])), []);
  const drop = useCallback((id: string) => setFound((before) => (before ?? []).filter((account) => account.id !== id)), []);
  return {
    found, refusal, put, drop,
    more: full ? () => void more().catch((problem: unknown) => refused(asRefusal(problem))) : null,
    again: () => setTimes(times + 1),
  }; // prettier-ignore
}
