import Link from "next/link";
import { toLogIn, useHere } from "@/app/account/next";
import { Trouble } from "@/app/table/Trouble";
import type { Refusal } from "@/session/api";
import { useSay } from "@/texts/words";
import button from "@/ui/Button.module.css";

const WORDS = {
  logIn: ["Log in", "Iniciar sesión"],
  another: ["Log in as somebody else", "Entrar con otra cuenta"],
  stranger: ["Log in with the account that looks after the site.", "Inicia sesión con la cuenta que cuida el sitio."],
  whose: [
    "This page is for those who look after the site: administrators, and researchers who run experiments. An administrator can make you one.",
    "Esta página es para quienes cuidan el sitio: quienes lo administran y quienes investigan con experimentos. Quien administra puede darte ese papel.",
  ],
} as const;

const STRANGER = new Set(["INVALID_TOKEN", "NOT_AUTHENTICATED", "ACCOUNT_NEEDED"]);

/** What the server says instead. */
export function NoWay({ refusal, again }: { refusal: Refusal; again: () => void }) {
  const { code, message } = refusal;
  if (STRANGER.has(code) || code === "FORBIDDEN") return <Shut code={code} />;
  return <Trouble code={code} message={message} onRetry={again} />;
}

/** Not for whoever this is. */
export function Shut({ code }: { code: string }) {
  const say = useSay(WORDS);
  const here = useHere();
  return (
    <Trouble code={code} message={say(STRANGER.has(code) ? "stranger" : "whose")}>
      <Link className={`${button.button} ${button.main}`} href={toLogIn(here)}>
        {say(STRANGER.has(code) ? "logIn" : "another")}
      </Link>
    </Trouble>
  );
}
