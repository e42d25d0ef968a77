"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Audit } from "@/app/admin/Audit";
import { NoWay, Shut } from "@/app/admin/Shut";
import { TablePart } from "@/app/admin/TablePart";
import { Tables } from "@/app/admin/Tables";
import { Users } from "@/app/admin/Users";
import { useAsked } from "@/app/asking/useAsked";
import { Wait } from "@/app/table/Trouble";
import { useMe } from "@/app/useMe";
import { useTitle } from "@/app/useTitle";
import { profile } from "@/session/accounts";
import { useSay } from "@/texts/words";
import styles from "./Admin.module.css";

const WORDS = {
  title: ["Look after the site", "Administrar el sitio"],
  tables: ["Tables", "Mesas"],
  users: ["People", "Personas"],
  audit: ["What was done", "Qué se hizo"],
  parts: ["Parts of the administration", "Partes de la administración"],
  coming: ["Looking for your rights…", "Buscando tus permisos…"],
} as const;

/** The desk of those who look after the site. */
export function AdminPage() {
  const say = useSay(WORDS);
  const me = useMe();
  useTitle(say("title"));
  if (!me || me.guest) return <Shut code="NOT_AUTHENTICATED" />;
  return <Desk key={me.id} me={me.id} />;
}

/** The server says what one may, whatever one was told when one logged in. */
function Desk({ me }: { me: string }) {
  const say = useSay(WORDS);
  const { told, refusal, again } = useAsked(me, profile);
  if (refusal) return <NoWay refusal={refusal} again={again} />;
  if (!told) return <Wait title={say("coming")} />;
  const admin = told.roles.includes("admin");
  if (!admin && !told.roles.includes("researcher")) return <Shut code="FORBIDDEN" />;
  return <Parts me={me} admin={admin} onRefused={again} />;
}

const PARTS = ["tables", "users", "audit"] as const;

function Parts({ me, admin, onRefused }: { me: string; admin: boolean; onRefused: () => void }) {
  const say = useSay(WORDS);
  const asked = useSearchParams();
  const part = (admin ? PARTS : PARTS.slice(0, 1)).find((each) => each === asked.get("part")) ?? "tables";
  const table = asked.get("table");
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <h1>{say("title")}</h1>
        {admin && (
          <nav aria-label={say("parts")}>
            {PARTS.map((each) => (
              <Link key={each} href={each === "tables" ? "/admin/" : `/admin/?part=${each}`} aria-current={each === part ? "page" : undefined}>
                {say(each)}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {part === "users" && <Users me={me} />}
      {part === "audit" && <Audit />}
      {part === "tables" && (table === null ? <Tables onRefused={onRefused} /> : <TablePart key={table} id={table} onRefused={onRefused} />)}
    </div>
  );
}
