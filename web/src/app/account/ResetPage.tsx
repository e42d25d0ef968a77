"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { AccountForm, AccountPage } from "@/app/account/AccountForm";
import { fieldOf, useChecked } from "@/app/account/useChecked";
import { wrongPassword } from "@/app/account/wrong";
import { useSend } from "@/app/asking/useSend";
import { useTitle } from "@/app/useTitle";
import { PASSWORD, reset } from "@/session/accounts";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { TextField } from "@/ui/TextField";

const WORDS = {
  title: ["A new password", "Una contraseña nueva"],
  lead: [
    "An administrator of this site gives you a token. It is good once, and for a day.",
    "Quien administra este sitio te da un token. Sirve una vez y durante un día.",
  ],
  token: ["Token", "Token"],
  password: ["New password", "Contraseña nueva"],
  hint: ["At least {count} characters. All your sessions end.", "Al menos {count} caracteres. Se cerrarán todas tus sesiones."],
  set: ["Set the password", "Poner la contraseña"],
  done: ["The password is the new one. Log in with it.", "La contraseña ya es la nueva. Inicia sesión con ella."],
} as const;

export function ResetPage() {
  const say = useSay(WORDS);
  const router = useRouter();
  const asked = useSearchParams().get("token") ?? "";
  const sending = useSend();
  const [tried, setTried] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const password = useChecked(wrongPassword, tried);
  const shown = (token ?? asked).trim();
  useTitle(say("title"));
  const send = async () => {
    setTried(true);
    if (!password.right || !(await sending.send(() => reset(shown, password.value)))) return;
    toast(say("done"), "good");
    router.replace("/login/");
  };
  return (
    <AccountPage title={say("title")} lead={say("lead")}>
      <AccountForm sending={sending} action={say("set")} complete={shown !== ""} onSend={() => void send()}>
        <TextField label={say("token")} value={token ?? asked} onChange={setToken} autoComplete="off" maxLength={256} required />
        <TextField label={say("password")} hint={say("hint", { count: PASSWORD.shortest })} type="password" autoComplete="new-password" maxLength={PASSWORD.longest} {...fieldOf(password)} />
      </AccountForm>
    </AccountPage>
  );
}
