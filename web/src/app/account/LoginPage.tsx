"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AccountForm, AccountPage } from "@/app/account/AccountForm";
import { toRegister, useNext } from "@/app/account/next";
import { useSend } from "@/app/asking/useSend";
import { useTitle } from "@/app/useTitle";
import { logIn } from "@/session/accounts";
import { useSay } from "@/texts/words";
import { TextField } from "@/ui/TextField";
import styles from "./Account.module.css";

const WORDS = {
  title: ["Log in", "Iniciar sesión"],
  name: ["Username or e-mail address", "Nombre de usuario o correo"],
  password: ["Password", "Contraseña"],
  none: ["No account yet?", "¿No tienes cuenta?"],
  register: ["Create one", "Crea una ahora"],
} as const;

export function LoginPage() {
  const say = useSay(WORDS);
  const router = useRouter();
  const next = useNext();
  const sending = useSend();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  useTitle(say("title"));
  const send = async () => {
    if (await sending.send(() => logIn(name.trim(), password))) router.replace(next);
  };
  return (
    <AccountPage title={say("title")}>
      <AccountForm sending={sending} action={say("title")} complete={Boolean(name.trim() && password)} onSend={() => void send()}>
        <TextField label={say("name")} value={name} onChange={setName} autoComplete="username" required />
        <TextField label={say("password")} type="password" value={password} onChange={setPassword} autoComplete="current-password" required />
      </AccountForm>
      <p className={styles.other}>
        {say("none")} <Link href={toRegister(next)}>{say("register")}</Link>
      </p>
    </AccountPage>
  );
}
