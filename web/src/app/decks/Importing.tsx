import { useRouter } from "next/navigation";
import { useState } from "react";
import { keepUnsaved, newKey } from "@/app/decks/keeping";
import { LoginLink } from "@/app/decks/LoginLink";
import { Review } from "@/app/decks/Review";
import { decksIn } from "@/app/decks/reading";
import { ToolSign } from "@/app/decks/Signs";
import { Refusal } from "@/session/api";
import { importFile, type Organisation, type Reading, readFile } from "@/session/decks";
import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Importing.module.css";

const WORDS = {
  title: ["Import a file", "Importar un archivo"],
  how: [
    "A table with a card in each row (CSV, as spreadsheets save it), or decks that were exported (JSON).",
    "Una tabla con una carta en cada fila (CSV, como la guardan las hojas de cálculo), o mazos exportados (JSON).",
  ],
  columns: [
    "The first row names the columns: decktype, type, question, and where they are needed answer, wrong1 to wrong3, percent, consequence, value.",
    "La primera fila nombra las columnas: decktype, type, question y, donde hagan falta, answer, wrong1 a wrong3, percent, consequence, value.",
  ],
  example: ["Download an example", "Descargar un ejemplo"],
  choose: ["Choose a file, or drop it here", "Elige un archivo, o suéltalo aquí"],
  reading: ["Reading {name}…", "Leyendo {name}…"],
  login: ["Files are read and kept for people with an account.", "Para leer y guardar archivos hace falta una cuenta."],
  enter: ["Log in or register", "Entrar o registrarse"],
  cancel: ["Cancel", "Cancelar"],
  other: ["Another file", "Otro archivo"],
  done: ["{count} {count|deck|decks} imported.", "{count} {count|mazo importado|mazos importados}."],
  offline: ["The server does not answer. Try again in a moment.", "El servidor no responde. Prueba de nuevo en un momento."],
} as const;

const EXAMPLE = `decktype,type,question,answer,wrong1,wrong2,wrong3,percent,consequence,value
positive,quiz,What is the capital of Peru?,Lima,Cusco,Quito,La Paz,,,
positive,own_answer,Which lake lies between Peru and Bolivia?,Titicaca | Lake Titicaca,,,,,,
positive,sentence_pairing,Match each country to its capital,Chile = Santiago | Ecuador = Quito,,,,,,
negative,true_false,Machu Picchu lies by the sea.,false,,,,,,
negative,closer,"How high is Cusco, in metres?",3399,,,,5,,
negative,sentence_pairing,Put the words of the proverb in order,Better late than never,,,,,,
luck,luck,A llama takes you along.,,,,,,move_forward,4
joker,joker,Name three rivers of South America.,,,,,,,
`;

interface Props {
  open: boolean;
  account: boolean;
  organisations: readonly Organisation[];
  onClose: () => void;
  onDone: () => void;
}

export function Importing({ open, onClose, ...rest }: Props) {
  const say = useSay(WORDS);
  return (
    <Dialog open={open} title={say("title")} onClose={onClose}>
      <Steps onClose={onClose} {...rest} />
    </Dialog>
  );
}

interface Read {
  file: File;
  name: string;
  reading: Reading;
}

/** First the file, then what is in it: nothing is kept before one has seen it. */
function Steps({ account, organisations, onClose, onDone }: Omit<Props, "open">) {
  const say = useSay(WORDS);
  const router = useRouter();
  const [read, setRead] = useState<Read | null>(null);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState("");
  const attempt = async (what: string, act: () => Promise<void>) => {
    setBusy(what);
    setTrouble("");
    await act().catch((problem: unknown) => setTrouble(problem instanceof Refusal && problem.code !== "NO_CONNECTION" ? problem.message : say("offline")));
    setBusy("");
  };
  const look = (file: File) =>
    void attempt(file.name, async () => {
      const name = file.name.replace(/\.[^.]*$/, "").slice(0, 60) || "deck";
      setRead({ file, name, reading: await readFile(file, name.slice(0, 40)) });
    });
  const take = (name: string, organisation: string | null) =>
    void attempt(name, async () => {
      if (!read) return;
      const made = await importFile(read.file, name, organisation);
      toast(say("done", { count: made.length }), "good");
      onDone();
      onClose();
    });
  const mend = () => {
    const drafts = decksIn(read?.reading ?? { decks: [], problems: [] }, read?.name ?? "").map((deck) => ({ key: newKey(), deck }));
    for (const { key, deck } of drafts.toReversed()) keepUnsaved(key, deck, null);
    onClose();
    if (drafts.length === 1) router.push(`/decks/?draft=${drafts[0]?.key ?? ""}`);
  };
  if (!account) return <Stranger onClose={onClose} />;
  return (
    <div className={styles.importing}>
      {read ? (
        <Review key={read.name} reading={read.reading} name={read.name} organisations={organisations} busy={busy !== ""} onTake={take} onMend={mend} />
      ) : (
        <Choose onFile={look} busy={busy} />
      )}
      {trouble !== "" && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.ways}>
        {read && (
          <Button kind="quiet" onClick={() => setRead(null)}>
            {say("other")}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </div>
  );
}

function Stranger({ onClose }: { onClose: () => void }) {
  const say = useSay(WORDS);
  return (
    <>
      <p>{say("login")}</p>
      <div className={styles.ways}>
        <LoginLink className={styles.login}>{say("enter")}</LoginLink>
        <Button kind="quiet" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </>
  );
}

function Choose({ onFile, busy }: { onFile: (file: File) => void; busy: string }) {
  const say = useSay(WORDS);
  return (
    <>
      <p>{say("how")}</p>
      <label className={styles.drop}>
        <ToolSign tool="file" />
        <span aria-live="polite">{busy === "" ? say("choose") : say("reading", { name: busy })}</span>
        <input type="file" accept=".csv,.json,text/csv,application/json" disabled={busy !== ""} onChange={({ target }) => target.files?.[0] && onFile(target.files[0])} />
      </label>
      <details className={styles.columns}>
        <summary>CSV</summary>
        <p>{say("columns")}</p>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(EXAMPLE)}`} download="ronda-cards.csv">
          {say("example")}
        </a>
      </details>
    </>
  );
}
