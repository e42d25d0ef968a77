"use client";
import Link from "next/link";
import { type ReactNode, Suspense, useEffect } from "react";
import { Who } from "@/app/Who";
import { LANGUAGES, speak } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";
import { useSay } from "@/texts/words";
import { Mark } from "@/ui/Mark";
import { Notices } from "@/ui/Notices";
import { THEMES, useTheme, wear } from "@/ui/theme";
import styles from "./Frame.module.css";

const WORDS = {
  skip: ["Skip to the content", "Ir al contenido"],
  home: ["Ronda, home", "Ronda, inicio"],
  rules: ["Rules", "Reglas"],
  decks: ["Decks", "Mazos"],
  around: ["Around the site", "Por el sitio"],
  leaders: ["Leaderboards", "Clasificaciones"],
  language: ["Language", "Idioma"],
  theme: ["Light", "Luz"],
  auto: ["As the device", "Como el dispositivo"],
  light: ["Light", "Clara"],
  dark: ["Dark", "Oscura"],
  about: ["About", "Acerca de"],
  free: ["Free software under the MIT licence.", "Software libre con licencia MIT."],
} as const;

const NAMES = { en: "English", es: "Español" } as const;

/** What surrounds every page: the way home, the language, the light. */
export function Frame({ children }: { children: ReactNode }) {
  const say = useSay(WORDS);
  const spoken = useLanguage();
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return (
    <>
      <a className={styles.skip} href="#content">
        {say("skip")}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.brand} aria-label={say("home")}>
          <Mark />
          <span>Ronda</span>
        </Link>
        <nav className={styles.nav} aria-label={say("around")}>
          <Link href="/rules/" prefetch={false}>{say("rules")}</Link>
          <Link href="/decks/" prefetch={false}>{say("decks")}</Link>
          <Suspense fallback={null}>
            <Who />
          </Suspense>
        </nav>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <Link href="/about/" prefetch={false}>{say("about")}</Link>
        <Link href="/leaderboards/" prefetch={false}>{say("leaders")}</Link>
        <span>{say("free")}</span>
        <Choices />
      </footer>
      <Notices />
    </>
  );
}

function Choices() {
  const say = useSay(WORDS);
  const spoken = useLanguage();
  const worn = useTheme();
  return (
    <div className={styles.choices}>
      <label>
        {say("language")}{" "}
        <select value={spoken} onChange={(event) => speak(event.target.value as (typeof LANGUAGES)[number])}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("theme")}{" "}
        <select value={worn} onChange={(event) => wear(event.target.value as (typeof THEMES)[number])}>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {say(theme)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
