import Link from "next/link";
import { type SyntheticEvent, useState } from "react";
import { GoingOn } from "@/app/home/GoingOn";
import { Matches } from "@/app/me/Matches";
import { useName } from "@/app/useMe";
import { PLAYER_NAME } from "@/session/accounts";
import { callMe } from "@/session/identity";
import type { Me } from "@/session/keeping";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import button from "@/ui/Button.module.css";
import { Initial } from "@/ui/Initial";
import { TextField } from "@/ui/TextField";
import styles from "./Me.module.css";

const WORDS = {
  nobody: ["Who are you?", "¿Quién eres?"],
  guest: ["You play as a guest: no account, for a day at a time.", "Juegas como invitado: sin cuenta, un día cada vez."],
  name: ["Your name at the table", "Tu nombre en la mesa"],
  hint: ["Tables where you sit already go on calling you as before.", "Las mesas donde ya estás te seguirán llamando como antes."],
  keep: ["Use this name", "Usar este nombre"],
  kept: ["From now on you are called {name}.", "Desde ahora te llamas {name}."],
  account: ["With an account, everything stays", "Con una cuenta, todo se queda"],
  accountWhat: [
    "Your wins and losses are counted, your matches and replays are found on any device, and you can make decks and organisations. What you have played as a guest stays without a name; the seats on this device stay yours.",
    "Se cuentan tus victorias y derrotas, encuentras tus partidas y repeticiones en cualquier dispositivo y puedes crear mazos y organizaciones. Lo que jugaste como invitado no pasa a la cuenta; los asientos de este dispositivo siguen siendo tuyos.",
  ],
  register: ["Create an account", "Crear una cuenta"],
  logIn: ["Log in", "Iniciar sesión"],
} as const;

/** A guest, or nobody yet: a name is enough, and an account is offered. */
export function Stranger({ somebody }: { somebody: Me | null }) {
  const say = useSay(WORDS);
  const name = useName();
  return (
    <>
      <header className={styles.who}>
        {name && <Initial name={name} />}
        <div className={styles.called}>
          <h1>{name || say("nobody")}</h1>
          <p>{say("guest")}</p>
        </div>
      </header>
      <Rename key={name} name={name} />
      <section className={styles.offer}>
        <h2>{say("account")}</h2>
        <p>{say("accountWhat")}</p>
        <div className={styles.ways}>
          <Link href="/register/?next=%2Fme%2F" className={`${button.button} ${button.main}`}>
            {say("register")}
          </Link>
          <Link href="/login/?next=%2Fme%2F" className={button.button}>
            {say("logIn")}
          </Link>
        </div>
      </section>
      <GoingOn over />
      {somebody && <Matches />}
    </>
  );
}

function Rename({ name }: { name: string }) {
  const say = useSay(WORDS);
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    callMe(wanted);
    toast(say("kept", { name: wanted }), "good");
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextField label={say("name")} {...(name ? { hint: say("hint") } : {})} value={typed} onChange={setTyped} autoComplete="nickname" maxLength={PLAYER_NAME.longest} />
      <Button type="submit" disabled={!wanted || wanted === name}>
        {say("keep")}
      </Button>
    </form>
  );
}
