import Link from "next/link";
import { toLogIn, useHere } from "@/app/account/next";
import { useMe, useName } from "@/app/useMe";
import { useSay } from "@/texts/words";
import { Initial } from "@/ui/Initial";
import styles from "./Frame.module.css";

const WORDS = {
  logIn: ["Log in", "Entrar"],
  me: ["{name}: my page", "{name}: mi página"],
} as const;

/** Who one is, and the way to one's own page; or the way in. */
export function Who() {
  const say = useSay(WORDS);
  const somebody = useMe();
  const name = useName();
  const here = useHere();
  if (!somebody && !name) return <Link href={toLogIn(here)} prefetch={false}>{say("logIn")}</Link>;
  return (
    <Link href="/me/" prefetch={false} className={styles.who} aria-label={say("me", { name })}>
      <Initial name={name} />
      <span>{name}</span>
    </Link>
  );
}
