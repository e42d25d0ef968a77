"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { codeIn } from "@/session/entering";
import { Table } from "@/app/table/Table";
import { Trouble, Wait } from "@/app/table/Trouble";
import { useSeat } from "@/app/table/useSeat";
import { useSay } from "@/texts/words";

const WORDS = {
  seeking: ["Looking for your seat…", "Buscando tu asiento…"],
} as const;

/** A table, from the first moment to the last. */
export function TablePage() {
  const say = useSay(WORDS);
  const code = codeIn(useSearchParams().get("code") ?? "");
  const router = useRouter();
  const { entry, again } = useSeat(code);
  const outside = entry.kind === "outside";
  useEffect(() => {
    if (outside) router.replace(`/join/?code=${code}`);
  }, [code, outside, router]);
  if (entry.kind === "trouble") return <Trouble code={entry.code} message={entry.message} onRetry={again} />;
  if (entry.kind === "seated") return <Table key={entry.seat.token} kept={entry.seat} onStale={again} />;
  return <Wait title={say("seeking")} />;
}
