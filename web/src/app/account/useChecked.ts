import { useState } from "react";
import type { Wrong } from "@/app/account/wrong";
import { useSay } from "@/texts/words";

const WORDS = {
  short: ["A few more characters are needed.", "Faltan unos caracteres."],
  long: ["That is too long.", "Es demasiado largo."],
  email: ["This does not look like an e-mail address.", "Esto no parece una dirección de correo."],
  differs: ["The two are not the same.", "No coinciden."],
} as const;

export interface Checked {
  value: string;
  onChange: (value: string) => void;
  problem: string | null; // told once the form has been sent off
}

/** A text that is checked: what is wrong is said when somebody wants to go on, and mended as it is. */
export function useChecked(check: (text: string) => Wrong | null, tried: boolean, first = ""): Checked & { right: boolean } {
  const say = useSay(WORDS);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? first;
  const wrong = check(value);
  return { value, onChange: setTyped, problem: tried && wrong ? say(wrong) : null, right: wrong === null };
}

/** Only what a field takes. */
export const fieldOf = ({ value, onChange, problem }: Checked): Checked => ({ value, onChange, problem });
