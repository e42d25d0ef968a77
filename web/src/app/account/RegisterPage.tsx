"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AccountForm, AccountPage } from "@/app/account/AccountForm";
import { toLogIn, useNext } from "@/app/account/next";
import { fieldOf, useChecked } from "@/app/account/useChecked";
import { wrongEmail, wrongName, wrongPassword } from "@/app/account/wrong";
import { useSend } from "@/app/asking/useSend";
import { useName } from "@/app/useMe";
import { useTitle } from "@/app/useTitle";
import { PASSWORD, register } from "@/session/accounts";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { TextField } from "@/ui/TextField";
import styles from "./Account.module.css";

const WORDS = {
  title: ["Create an account", "Crear una cuenta"],
  wins: ["Your wins, your matches and their replays are kept.", "Se guardan tus victorias, tus partidas y sus repeticiones."],
  everywhere: ["You go on playing on any device.", "Sigues jugando en cualquier dispositivo."],
  own: ["You can make decks of your own, and found an organisation.", "Puedes crear mazos propios y fundar una organización."],
  username: ["Username", "Nombre de usuario"],
  usernameHint: ["Others see it at the table.", "Los demás lo ven en la mesa."],
  email: ["E-mail address", "Correo electrónico"],
  emailHint: ["Nobody else sees it, and nothing is sent to it.", "Nadie más lo ve y no se envía nada."],
  password: ["Password", "Contraseña"],
  passwordHint: ["At least {count} characters.", "Al menos {count} caracteres."],
  welcome: ["Welcome, {name}.", "Te damos la bienvenida, {name}."],
  have: ["You have one already?", "¿Ya tienes una?"],
  logIn: ["Log in", "Inicia sesión"],
} as const;

export function RegisterPage() {
  const say = useSay(WORDS);
  const next = useNext();
  useTitle(say("title"));
  return (
    <AccountPage title={say("title")}>
      <ul className={styles.gains}>
        {(["wins", "everywhere", "own"] as const).map((gain) => (
          <li key={gain}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 10.5 L8.5 15 L16 5.5" />
            </svg>
            {say(gain)}
          </li>
        ))}
      </ul>
      <Form next={next} />
      <p className={styles.other}>
        {say("have")} <Link href={toLogIn(next)}>{say("logIn")}</Link>
      </p>
    </AccountPage>
  );
}

function Form({ next }: { next: string }) {
  const say = useSay(WORDS);
  const router = useRouter();
  const sending = useSend();
  const [tried, setTried] = useState(false);
  const username = useChecked(wrongName, tried, useName());
  const email = useChecked(wrongEmail, tried);
  const password = useChecked(wrongPassword, tried);
  const send = async () => {
    setTried(true);
    if (!username.right || !email.right || !password.right) return;
    const wanted = { username: username.value.trim(), email: email.value.trim(), password: password.value };
    if (!(await sending.send(() => register(wanted)))) return;
    toast(say("welcome", { name: wanted.username }), "good");
    router.replace(next);
  };
  return (
    <AccountForm sending={sending} action={say("title")} complete onSend={() => void send()}>
      <TextField label={say("username")} hint={say("usernameHint")} autoComplete="username" maxLength={32} {...fieldOf(username)} />
      <TextField label={say("email")} hint={say("emailHint")} type="email" autoComplete="email" maxLength={254} {...fieldOf(email)} />
      <TextField label={say("password")} hint={say("passwordHint", { count: PASSWORD.shortest })} type="password" autoComplete="new-password" maxLength={PASSWORD.longest} {...fieldOf(password)} />
    </AccountForm>
  );
}
