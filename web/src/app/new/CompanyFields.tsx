import Link from "next/link";
import { useId } from "react";
import { toLogIn, useHere } from "@/app/account/next";
import { useAsked } from "@/app/asking/useAsked";
import type { Choice, Company } from "@/app/new/opening";
import { useMe } from "@/app/useMe";
import type { GameInfo } from "@/games/catalogue";
import { Field } from "@/games/forms/Field";
import { useWording } from "@/games/forms/wording";
import { playersOf } from "@/games/introductions";
import { myOrganisations, type Organisation } from "@/session/organisations";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Stepper } from "@/ui/Stepper";
import styles from "./New.module.css";

const WORDS = {
  who: ["With whom", "Con quién"],
  link: ["Those I invite", "Quien yo invite"],
  linkWhat: ["They come by a link or a code. In no list.", "Entran con un enlace o un código. No sale en ninguna lista."],
  anybody: ["Anybody", "Cualquiera"],
  anybodyWhat: ["The table is listed on the front page.", "La mesa sale en la portada."],
  bots: ["Bots", "Bots"],
  botsWhat: ["They sit down at once, and it begins.", "Se sientan al momento y empieza."],
  accounts: ["Those I invite, with an account", "Quien yo invite y tenga cuenta"],
  accountsWhat: ["By link or code, but no guests.", "Con enlace o código, pero sin invitados."],
  organisation: ["My organisation", "Mi organización"],
  organisationWhat: ["Its members see the table and come in.", "Sus miembros ven la mesa y entran."],
  which: ["Which organisation", "Qué organización"],
  players: ["Players", "Jugadores"],
  less: ["Fewer players", "Menos jugadores"],
  more: ["More players", "Más jugadores"],
  bot: ["Which bots", "Qué bots"],
  account: ["With an account there are more ways.", "Con una cuenta hay más maneras."],
  logIn: ["Log in", "Iniciar sesión"],
} as const;

interface Props {
  game: GameInfo;
  choice: Choice;
  onChange: (changed: Partial<Choice>) => void;
}

const COMPANIES: readonly Company[] = ["link", "anybody", "bots", "accounts", "organisation"];

const noOrganisations = (): Promise<readonly Organisation[]> => Promise.resolve([]);

/** Who else is to sit there, and how many. */
export function CompanyFields({ game, choice, onChange }: Props) {
  const say = useSay(WORDS);
  const somebody = useMe();
  const here = useHere();
  const member = somebody?.guest === false;
  const { told } = useAsked(somebody?.id ?? "", member ? myOrganisations : noOrganisations);
  const organisations = told ?? [];
  const possible: Readonly<Record<Company, boolean>> = {
    link: true,
    anybody: true,
    bots: game.bots.length > 0,
    accounts: member,
    organisation: organisations.length > 0,
  };
  return (
    <>
      <Companies known={COMPANIES.filter((company) => possible[company])} chosen={choice.company} onChoose={(company) => onChange({ company, organisation: organisations[0]?.id ?? "" })} />
      {!member && (
        <p className={styles.hint}>
          {say("account")} <Link href={toLogIn(here)}>{say("logIn")}</Link>
        </p>
      )}
      <div className={styles.row}>
        {choice.company === "organisation" && organisations.length > 1 && <Organisations all={organisations} choice={choice} onChange={onChange} />}
        <Players game={game} choice={choice} onChange={onChange} />
        {choice.company === "bots" && <Bots game={game} choice={choice} onChange={onChange} />}
      </div>
    </>
  );
}

function Companies({ known, chosen, onChoose }: { known: readonly Company[]; chosen: Company; onChoose: (company: Company) => void }) {
  const say = useSay(WORDS);
  const group = useId();
  return (
    <fieldset className={styles.companies}>
      <legend className="visually-hidden">{say("who")}</legend>
      {known.map((company) => (
        <label key={company} className={styles.company}>
          <input type="radio" name={group} aria-label={say(company)} aria-describedby={`${group}-${company}`} checked={company === chosen} onChange={() => onChoose(company)} />
          <span>
            <strong>{say(company)}</strong>
            <small id={`${group}-${company}`}>{say(`${company}What`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Organisations({ all, choice, onChange }: Omit<Props, "game"> & { all: readonly Organisation[] }) {
  const say = useSay(WORDS);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say("which")}</label>
      <select id={id} value={choice.organisation} onChange={({ target }) => onChange({ organisation: target.value })}>
        {all.map((organisation) => (
          <option key={organisation.id} value={organisation.id}>
            {organisation.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Players({ game, choice, onChange }: Props) {
  const say = useSay(WORDS);
  const { least, most } = playersOf(game);
  if (least === most) return null;
  return <Stepper label={say("players")} value={choice.players} min={least} max={most} onChange={(players) => onChange({ players })} less={say("less")} more={say("more")} />;
}

function Bots({ game, choice, onChange }: Props) {
  const say = useSay(WORDS);
  const own = useGameTexts(game.id);
  const wording = { ...useWording(game.id, "option"), name: () => say("bot"), value: (bot: unknown) => own(`bot:${String(bot)}`) ?? String(bot) };
  return <Field name="bot" schema={{ enum: game.bots }} value={choice.bot} wording={wording} onChange={(bot) => onChange({ bot: String(bot) })} />;
}
