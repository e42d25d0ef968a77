"use client";
import Link from "next/link";
import { CodeBox } from "@/app/entering/CodeBox";
import { useTitle } from "@/app/useTitle";
import { useSay } from "@/texts/words";
import styles from "./NotFoundPage.module.css";

const WORDS = {
  title: ["There is nothing at this address", "En esta dirección no hay nada"],
  lead: [
    "The link may be mistyped, or the page has moved. If somebody has invited you, write the table’s code here.",
    "Quizá el enlace tenga una errata, o la página ya no esté. Si alguien te ha invitado, escribe aquí el código de la mesa.",
  ],
  home: ["Back to the games", "Volver a los juegos"],
} as const;

export function NotFoundPage() {
  const say = useSay(WORDS);
  useTitle(say("title"));
  return (
    <section className={styles.page}>
      <svg viewBox="0 0 160 110" aria-hidden="true">
        <circle cx="80" cy="60" r="34" />
        <circle cx="80" cy="60" r="28" data-soft />
        {[0, 72, 144, 216].map((turn) => (
          <path key={turn} d="M68 15 Q80 8 92 15" transform={`rotate(${turn} 80 60)`} />
        ))}
        <path data-empty d="M68 15 Q80 8 92 15" transform="rotate(288 80 60)" />
      </svg>
      <h1>{say("title")}</h1>
      <p>{say("lead")}</p>
      <CodeBox />
      <Link href="/">{say("home")}</Link>
    </section>
  );
}
