import { useState } from "react";
import { AccountForm } from "@/app/account/AccountForm";
import { fieldOf, useChecked } from "@/app/account/useChecked";
import { wrongEmail, wrongName, wrongPassword } from "@/app/account/wrong";
import { useSend } from "@/app/asking/useSend";
import { Farewell } from "@/app/me/Farewell";
import { changePassword, changeProfile, PASSWORD } from "@/session/accounts";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { TextField } from "@/ui/TextField";
import styles from "./Me.module.css";

const WORDS = {
  title: ["My account", "Mi cuenta"],
  name: ["Username", "Nombre de usuario"],
  changeName: ["Change the username", "Cambiar el nombre"],
  named: ["From now on you are called {name}.", "Desde ahora te llamas {name}."],
  email: ["New e-mail address", "Correo electrónico nuevo"],
  changeEmail: ["Change the e-mail address", "Cambiar el correo"],
  addressed: ["The address is changed.", "El correo está cambiado."],
  current: ["Password as it is", "Contraseña actual"],
  password: ["New password", "Contraseña nueva"],
  hint: ["At least {count} characters. You are logged out everywhere else.", "Al menos {count} caracteres. Se cerrará tu sesión en los demás sitios."],
  changePassword: ["Change the password", "Cambiar la contraseña"],
  changed: ["The password is changed.", "La contraseña está cambiada."],
} as const;

/** What can be changed of one's account. */
export function Account({ name, onChanged }: { name: string; onChanged: () => void }) {
  const say = useSay(WORDS);
  return (
    <section className={styles.account}>
      <h2>{say("title")}</h2>
      <details className={styles.organisation}>
        <summary>{say("changeName")}</summary>
        <Username key={name} name={name} onChanged={onChanged} />
      </details>
      <details className={styles.organisation}>
        <summary>{say("changeEmail")}</summary>
        <Email onChanged={onChanged} />
      </details>
      <details className={styles.organisation}>
        <summary>{say("changePassword")}</summary>
        <Password />
      </details>
      <Farewell />
    </section>
  );
}

function Username({ name, onChanged }: { name: string; onChanged: () => void }) {
  const say = useSay(WORDS);
  const sending = useSend();
  const [tried, setTried] = useState(false);
  const username = useChecked(wrongName, tried, name);
  const wanted = username.value.trim();
  const send = async () => {
    setTried(true);
    if (!username.right || !(await sending.send(() => changeProfile({ username: wanted })))) return;
    toast(say("named", { name: wanted }), "good");
    onChanged();
  };
  return (
    <AccountForm sending={sending} action={say("changeName")} complete={wanted !== name} onSend={() => void send()}>
      <TextField label={say("name")} autoComplete="username" maxLength={32} {...fieldOf(username)} />
    </AccountForm>
  );
}

function Email({ onChanged }: { onChanged: () => void }) {
  const say = useSay(WORDS);
  const sending = useSend();
  const [tried, setTried] = useState(false);
  const email = useChecked(wrongEmail, tried);
  const send = async () => {
    setTried(true);
    if (!email.right || !(await sending.send(() => changeProfile({ email: email.value.trim() })))) return;
    toast(say("addressed"), "good");
    onChanged();
  };
  return (
    <AccountForm sending={sending} action={say("changeEmail")} complete={email.value.trim() !== ""} onSend={() => void send()}>
      <TextField label={say("email")} type="email" autoComplete="email" maxLength={254} {...fieldOf(email)} />
    </AccountForm>
  );
}

function Password() {
  const say = useSay(WORDS);
  const sending = useSend();
  const [tried, setTried] = useState(false);
  const [current, setCurrent] = useState("");
  const password = useChecked(wrongPassword, tried);
  const send = async () => {
    setTried(true);
    if (!password.right || !(await sending.send(() => changePassword(current, password.value)))) return;
    toast(say("changed"), "good");
    setCurrent("");
    password.onChange("");
    setTried(false);
  };
  return (
    <AccountForm sending={sending} action={say("changePassword")} complete={current !== ""} onSend={() => void send()}>
      <TextField label={say("current")} type="password" value={current} onChange={setCurrent} autoComplete="current-password" />
      <TextField label={say("password")} hint={say("hint", { count: PASSWORD.shortest })} type="password" autoComplete="new-password" maxLength={PASSWORD.longest} {...fieldOf(password)} />
    </AccountForm>
  );
}
