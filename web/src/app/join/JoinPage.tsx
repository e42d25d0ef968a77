"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useAsked } from "@/app/asking/useAsked";
import { useWait } from "@/app/asking/useSend";
import { CodeBox } from "@/app/entering/CodeBox";
import { Door } from "@/app/join/Door";
import { Trouble, Wait } from "@/app/table/Trouble";
import { useMe } from "@/app/useMe";
import { useTitle } from "@/app/useTitle";
import type { Refusal } from "@/session/api";
import { codeIn, lookAt } from "@/session/entering";
import { useSay } from "@/texts/words";
import styles from "./Join.module.css";

const WORDS = {
  title: ["Join a table", "Entrar en una mesa"],
  lead: ["Whoever opened the table has given you a code, or a link.", "Quien abrió la mesa te ha dado un código o un enlace."],
  looking: ["Looking for the table {code}…", "Buscando la mesa {code}…"],
} as const;

/** By a code to a table; without one, where to write it. */
export function JoinPage() {
  const say = useSay(WORDS);
  const code = codeIn(useSearchParams().get("code") ?? "");
  useTitle(say("title"));
  if (code) return <Coming code={code} />;
  return (
    <section className={styles.plain}>
      <h1>{say("title")}</h1>
      <p>{say("lead")}</p>
      <CodeBox />
    </section>
  );
}

function Coming({ code }: { code: string }) {
  const say = useSay(WORDS);
  const router = useRouter();
  const somebody = useMe();
  const account = somebody?.guest === false ? somebody.id : ""; // a name given at the door changes nothing
  const { told, refusal, again } = useAsked(`${code} ${account}`, () => lookAt(code));
  const seated = told !== null && "seat" in told;
  useEffect(() => {
    if (seated) router.replace(`/table/?code=${code}`);
  }, [seated, code, router]);
  if (refusal) return <NotThere refusal={refusal} onRetry={again} />;
  if (told === null || seated) return <Wait title={say("looking", { code })} />;
  return <Door found={told.found} onChanged={again} />;
}

/** There is no such table, or nobody can say; another code may be better. */
function NotThere({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const left = useWait(refusal);
  return (
    <Trouble code={refusal.code} message={refusal.message} onRetry={left > 0 ? undefined : onRetry}>
      <CodeBox />
    </Trouble>
  );
}
