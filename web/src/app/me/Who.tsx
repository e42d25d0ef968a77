import Link from "next/link";
import { useRouter } from "next/navigation";
import { Problem } from "@/app/asking/Problem";
import { useAsked } from "@/app/asking/useAsked";
import { isSteward } from "@/app/useMe";
import { logOut, profile } from "@/session/accounts";
import type { Me } from "@/session/keeping";
import { useMoments } from "@/texts/moments";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import button from "@/ui/Button.module.css";
import { Initial } from "@/ui/Initial";
import styles from "./Me.module.css";

const WORDS = {
  since: ["Here since {day}", "Por aquí desde el {day}"],
  admin: ["administrator", "administra el sitio"],
  researcher: ["researcher", "investiga"],
  administer: ["Look after the site", "Administrar el sitio"],
  decks: ["My decks", "Mis mazos"],
  logOut: ["Log out", "Cerrar sesión"],
  bye: ["You are logged out. This device has forgotten your seats; your account has not.", "Has cerrado sesión. Este dispositivo ha olvidado tus asientos; tu cuenta, no."],
} as const;

const ROLES = ["admin", "researcher"] as const;

/** Who one is, as the server knows it. */
export function Who({ somebody }: { somebody: Me }) {
  const say = useSay(WORDS);
  const router = useRouter();
  const { day } = useMoments();
  const { told, refusal, again } = useAsked(somebody.id, profile);
  const roles = ROLES.filter((role) => (told?.roles ?? somebody.roles).includes(role)).map((role) => say(role));
  const facts = [told?.email, told?.createdAt && say("since", { day: day(told.createdAt) }), ...roles];
  const leave = () => {
    void logOut();
    toast(say("bye"));
    router.push("/");
  };
  return (
    <header className={styles.who}>
      <Initial name={somebody.name} />
      <div className={styles.called}>
        <h1>{somebody.name}</h1>
        <p>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.ways}>
        {isSteward(somebody) && (
          <Link href="/admin/" className={button.button}>
            {say("administer")}
          </Link>
        )}
        <Link href="/decks/" className={button.button}>
          {say("decks")}
        </Link>
        <Button onClick={leave}>{say("logOut")}</Button>
      </div>
      <Problem refusal={refusal} onRetry={again} />
    </header>
  );
}
