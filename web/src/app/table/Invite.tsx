import { useMemo } from "react";
import { qrPath } from "@/app/table/qr";
import { useCopy } from "@/app/useCopy";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Invite.module.css";

const WORDS = {
  title: ["Invite others", "Invita a otros"],
  code: ["The table’s code", "El código de la mesa"],
  how: ["They open the link, scan the picture, or type the code.", "Abren el enlace, escanean la imagen o escriben el código."],
  copy: ["Copy link", "Copiar enlace"],
  copyCode: ["Copy code", "Copiar código"],
  share: ["Share…", "Compartir…"],
  qr: ["QR code of the link", "Código QR del enlace"],
} as const;

/** How others come to this table. */
export function Invite({ code, open }: { code: string; open: boolean }) {
  const say = useSay(WORDS);
  const link = `${location.origin}/join/?code=${code}`;
  const copy = useCopy();
  return (
    <section className={styles.invite} data-open={open || undefined}>
      <h2>{say("title")}</h2>
      <div className={styles.code}>
        <span className="visually-hidden">{say("code")}: </span>
        <strong>{code}</strong>
      </div>
      <Picture link={link} label={say("qr")} />
      <p>{say("how")}</p>
      <div className={styles.ways}>
        <Button kind="main" onClick={() => void copy(link)}>
          {say("copy")}
        </Button>
        <Button onClick={() => void copy(code)}>{say("copyCode")}</Button>
        {"share" in navigator && (
          <Button onClick={() => void navigator.share({ url: link, title: "Ronda" }).catch(() => undefined)}>{say("share")}</Button>
        )}
      </div>
    </section>
  );
}

const QUIET = 3; // modules around it, or no camera finds it

/** Always dark on light: that is how cameras read it. */
function Picture({ link, label }: { link: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(link), [link]);
  const whole = size + 2 * QUIET;
  return (
    <svg className={styles.qr} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} />
      <path d={path} />
    </svg>
  );
}
