import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { codeIn } from "@/session/entering";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import { TextField } from "@/ui/TextField";
import styles from "./CodeBox.module.css";

const WORDS = {
  label: ["Join by code", "Entra con un código"],
  hint: ["Six letters and numbers, or the whole link.", "Seis letras y números, o el enlace entero."],
  wrong: ["A code has six letters and numbers, like K7QX2M.", "Un código tiene seis letras y números, como K7QX2M."],
  go: ["Join", "Entrar"],
} as const;

const LENGTH = 6;

/** A table's code, to be typed or pasted. */
export function CodeBox() {
  const say = useSay(WORDS);
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    if (code.length === LENGTH) router.push(`/join/?code=${code}`);
    else setWrong(true);
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <TextField label={say("label")} hint={say("hint")} problem={wrong ? say("wrong") : null} value={typed} onChange={change} autoComplete="off" code />
      <Button type="submit">{say("go")}</Button>
    </form>
  );
}
