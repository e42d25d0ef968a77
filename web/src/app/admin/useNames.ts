import { useEffect, useState } from "react";
import { type AuditLine, user } from "@/session/admin";
import { Refusal } from "@/session/api";

const isUser = ({ act, details }: AuditLine): boolean => act.startsWith("user-") && typeof details.username !== "string";

/** The names of those whom these lines are of; null where an account is deleted. */
export function useNames(lines: readonly AuditLine[]): ReadonlyMap<string, string | null> {
  const [names, put] = useState<ReadonlyMap<string, string | null>>(new Map());
  const wanted = [...new Set(lines.flatMap((line) => [line.actor, ...(line.subject && isUser(line) ? [line.subject] : [])]))];
  const unknown = wanted.filter((id) => !id.includes("*") && !names.has(id)).join(" ");
  useEffect(() => {
    if (!unknown) return;
    let stays = true;
    const named = unknown.split(" ").map(async (id) => [id, await nameOf(id)] as const);
    void Promise.all(named).then((found) => stays && put((before) => new Map([...before, ...found])));
    return () => {
      stays = false;
    };
  }, [unknown]);
  return names;
}

async function nameOf(id: string): Promise<string | null> {
  try {
    return (await user(id)).username;
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}
