import { type At, free, isHere } from "@/app/table/at";
import { Person } from "@/app/table/Person";
import { capital } from "@/games/forms/wording";
import { usualBot } from "@/games/introductions";
import { keptName } from "@/session/keeping";
import { me } from "@/session/identity";
import type { Seat } from "@/session/types";
import { useGameTexts } from "@/texts/gameTexts";
import { useSay } from "@/texts/words";
import { Button } from "@/ui/Button";
import styles from "./Table.module.css";

const WORDS = {
  title: ["Around the table", "Alrededor de la mesa"],
  count: ["{taken} of {seats} seats taken", "{taken} de {seats} asientos ocupados"],
  you: ["you", "tú"],
  host: ["opened the table", "abrió la mesa"],
  bot: ["bot", "bot"],
  ready: ["Ready", "Preparado"],
  notReady: ["Not ready yet", "Aún no"],
  away: ["Away", "Fuera"],
  free: ["Free seat", "Asiento libre"],
  here: ["Sit here", "Sentarme aquí"],
  sitDown: ["Sit down", "Sentarme"],
  addBot: ["Add a bot…", "Añadir un bot…"],
  addBotTo: ["Bot for seat {number}", "Bot para el asiento {number}"],
  fill: ["Fill with bots", "Llenar con bots"],
  remove: ["Remove", "Quitar"],
  removeWho: ["Remove {name}", "Quitar a {name}"],
  up: ["One seat up: {name}", "Un asiento arriba: {name}"],
} as const;

/** Everybody's place, and for whoever opened the table, what to do with them. */
export function Seats({ at }: { at: At }) {
  const say = useSay(WORDS);
  const { seats } = at.table;
  const left = free(at.table);
  const watches = at.seat === null && left > 0;
  return (
    <section className={styles.card}>
      <div className={styles.heading}>
        <h2>{say("title")}</h2>
        <span>{say("count", { taken: seats.length - left, seats: seats.length })}</span>
      </div>
      <ol className={styles.seats}>
        {seats.map((seat, index) =>
          isHere(seat) ? <Taken key={index} at={at} seat={seat} index={index} /> : <Free key={index} at={at} index={index} />,
        )}
      </ol>
      <div className={styles.ways}>
        {watches && (
          <Button kind="main" onClick={() => void at.say((session) => session.command("join", { name: myName(at), code: at.table.code }))}>
            {say("sitDown")}
          </Button>
        )}
        {at.admin && left > 0 && (
          <Button onClick={() => void fill(at)}>
            {say("fill")}
          </Button>
        )}
      </div>
    </section>
  );
}

const myName = (at: At): string => (at.admin ? at.table.seats.find((seat) => seat?.user === at.known.me)?.name : undefined) ?? me()?.name ?? keptName();

async function fill(at: At): Promise<void> {
  for (let left = free(at.table); left > 0; left--) {
    const { ok } = await at.say((session) => session.command("addBot", { bot: usualBot(at.table.game, at.game?.bots ?? []) }));
    if (!ok) return;
  }
}

function Taken({ at, seat, index }: { at: At; seat: Seat; index: number }) {
  const say = useSay(WORDS);
  const name = useSeatName(at.table.game)(seat);
  const mine = index === at.seat;
  const tags = [useRole(at)(index), mine && say("you"), seat.user !== "" && seat.user === at.table.admin && say("host"), seat.bot && say("bot")];
  const remove = () =>
    void at.say((session) => (seat.bot ? session.command("removeBot", { seat: index }) : session.command("kick", { user: seat.user })));
  return (
    <li className={styles.seat} data-mine={mine || undefined}>
      <Person seat={seat} />
      <div className={styles.who}>
        <strong>{name}</strong>
        <small>{tags.filter(Boolean).join(" · ")}</small>
      </div>
      {!seat.bot && <Standing at={at} seat={seat} />}
      {at.admin && (
        <span className={styles.tools}>
          {index > 0 && (
            <button type="button" aria-label={say("up", { name })} onClick={() => void at.say((session) => session.command("swap", { a: index - 1, b: index }))}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 15 V5 M5.5 9.5 L10 5 L14.5 9.5" />
              </svg>
            </button>
          )}
          {!mine && (
            <button type="button" aria-label={say("removeWho", { name })} onClick={remove}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5.5 5.5 L14.5 14.5 M14.5 5.5 L5.5 14.5" />
              </svg>
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** What a game calls a seat, where an option makes it one of its own: `seat:0:gamemaster=player`. */
export function useRole({ table }: At): (index: number) => string | undefined {
  const own = useGameTexts(table.game);
  return (index) => {
    const roles = Object.entries(table.options).map(([option, value]) => own(`seat:${index}:${option}=${String(value)}`));
    return roles.find((role) => role !== null) ?? undefined;
  };
}

/** What a bot is called: as its game says. */
export function useSeatName(game: string): (seat: Pick<Seat, "name"> & { bot: string | null }) => string {
  const own = useGameTexts(game);
  return (seat) => (seat.bot ? capital(own(`bot:${seat.bot}`) ?? seat.bot) : seat.name);
}

function Standing({ at, seat }: { at: At; seat: Seat }) {
  const say = useSay(WORDS);
  if (!seat.connected) return <span className={styles.standing}>{say("away")}</span>;
  if (at.table.settings.ask_ready === false || seat.user === at.table.admin) return null;
  return (
    <span className={styles.standing} data-ready={seat.ready || undefined}>
      {seat.ready && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10.5 L8.5 15 L16 5.5" />
        </svg>
      )}
      {say(seat.ready ? "ready" : "notReady")}
    </span>
  );
}

function Free({ at, index }: { at: At; index: number }) {
  const say = useSay(WORDS);
  const own = useGameTexts(at.table.game);
  return (
    <li className={styles.seat} data-free>
      <Person seat={null} />
      <div className={styles.who}>
        <span>{say("free")}</span>
      </div>
      {at.admin && (
        <select
          aria-label={say("addBotTo", { number: index + 1 })}
          value=""
          onChange={({ target }) => void at.say((session) => session.command("addBot", { bot: target.value, seat: index }))}
        >
          <option value="">{say("addBot")}</option>
          {at.game?.bots.map((bot) => (
            <option key={bot} value={bot}>
              {own(`bot:${bot}`) ?? bot}
            </option>
          ))}
        </select>
      )}
      {at.seat !== null && (
        <Button kind="quiet" onClick={() => void at.say((session) => session.command("sit", { seat: index }))}>
          {say("here")}
        </Button>
      )}
    </li>
  );
}
