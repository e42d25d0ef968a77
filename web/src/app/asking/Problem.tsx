"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { toLogIn, toRegister, useHere } from "@/app/account/next";
import { useWait } from "@/app/asking/useSend";
import type { Refusal } from "@/session/api";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Problem.module.css";

const WORDS = {
  noConnection: [
    "The server does not answer. Check your connection, and try again: nothing is lost.",
    "El servidor no responde. Revisa tu conexión y prueba de nuevo: no se pierde nada.",
  ],
  unknown: [
    "The server’s answer cannot be understood. Try again in a moment.",
    "No se entiende la respuesta del servidor. Prueba de nuevo en un momento.",
  ],
  wait: [
    "Too many attempts. You can try again in {count} {count|second|seconds}.",
    "Demasiados intentos. Podrás probar de nuevo en {count} {count|segundo|segundos}.",
  ],
  waited: ["Too many attempts. Now you can try again.", "Demasiados intentos. Ya puedes probar de nuevo."],
  logIn: ["Log in", "Iniciar sesión"],
  register: ["Create an account", "Crear una cuenta"],
  reset: ["I have a token for a new password", "Tengo un token para una contraseña nueva"],
  forgotten: [
    "Forgotten? An administrator of this site can give you a token for a new one.",
    "¿No la recuerdas? Quien administra el sitio puede darte un token para poner otra.",
  ],
  retry: ["Try again", "Probar de nuevo"],
} as const;

interface Props {
  refusal: Refusal | null;
  onRetry?: () => void;
  children?: ReactNode; // other ways out
}

/** Why it did not work, and what to do now. */
export function Problem({ refusal, onRetry, children }: Props) {
  const say = useSay(WORDS);
  return (
    <div role="alert" className={styles.place}>
      {refusal && (
        <div className={styles.problem}>
          <Told refusal={refusal} />
          <Ways refusal={refusal} />
          {onRetry && <Button onClick={onRetry}>{say("retry")}</Button>}
          {children}
        </div>
      )}
    </div>
  );
}

function Told({ refusal }: { refusal: Refusal }) {
  const say = useSay(WORDS);
  const left = useWait(refusal);
  if (refusal.seconds > 0 && left > 0) {
    return (
      <>
        <p aria-hidden="true">{say("wait", { count: left })}</p>
        <p className="visually-hidden">{refusal.message}</p>
      </>
    ); // read aloud once, not every second
  }
  if (refusal.seconds > 0) return <p>{say("waited")}</p>;
  if (refusal.code === "NO_CONNECTION") return <p>{say("noConnection")}</p>;
  return <p>{refusal.message || say("unknown")}</p>;
}

const STRANGER = new Set(["ACCOUNT_NEEDED", "NOT_AUTHENTICATED", "INVALID_TOKEN"]);

/** Links to what helps. */
function Ways({ refusal }: { refusal: Refusal }) {
  const say = useSay(WORDS);
  const here = useHere();
  if (STRANGER.has(refusal.code)) {
    return (
      <p className={styles.links}>
        <Link href={toLogIn(here)}>{say("logIn")}</Link>
        <Link href={toRegister(here)}>{say("register")}</Link>
      </p>
    );
  }
  if (refusal.code === "EMAIL_TAKEN") return <Link href={toLogIn(here)}>{say("logIn")}</Link>;
  if (refusal.code !== "WRONG_LOGIN") return null;
  return (
    <>
      <p>{say("forgotten")}</p>
      <Link href="/reset/">{say("reset")}</Link>
    </>
  );
}
