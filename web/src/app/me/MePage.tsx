"use client";
import { useState } from "react";
import { GoingOn } from "@/app/home/GoingOn";
import { Account } from "@/app/me/Account";
import { Matches } from "@/app/me/Matches";
import { Organisations } from "@/app/me/Organisations";
import { Standings } from "@/app/me/Standings";
import { Stranger } from "@/app/me/Stranger";
import { Who } from "@/app/me/Who";
import { useMe } from "@/app/useMe";
import { useTitle } from "@/app/useTitle";
import type { Me } from "@/session/keeping";
import { useSay } from "@/texts/words";
import styles from "./Me.module.css";

const WORDS = {
  title: ["My page", "Mi página"],
} as const;

/** Who one is here, and all that is one's own. */
export function MePage() {
  const say = useSay(WORDS);
  const somebody = useMe();
  useTitle(say("title"));
  return (
    <div className={styles.page}>
      {somebody?.guest === false ? <Member key={somebody.id} somebody={somebody} /> : <Stranger somebody={somebody} />}
    </div>
  );
}

function Member({ somebody }: { somebody: Me }) {
  const [changes, count] = useState(0);
  return (
    <>
      <Who key={changes} somebody={somebody} />
      <GoingOn over />
      <Standings />
      <Matches />
      <Organisations me={somebody.id} />
      <Account name={somebody.name} onChanged={() => count(changes + 1)} />
    </>
  );
}
