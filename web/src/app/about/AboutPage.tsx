"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { Seals } from "@/app/about/Seals";
import { useTitle } from "@/app/useTitle";
import { useSay } from "@/texts/words";
import styles from "./About.module.css";

const WORDS = {
  title: ["About Ronda", "Acerca de Ronda"],
  lead: [
    "A round of a game, a circle of people. Ronda is a table on the web, for games that are played by turns.",
    "Una ronda de un juego, una ronda de gente. Ronda es una mesa en la web para juegos por turnos.",
  ],
  what: ["What it is", "Qué es"],
  whatText: [
    "Five games live here: a card game, a battle on hexagons, a quiz race, and two trading games from experimental economics, in which what one may do to another changes with the rules. You can play them with friends by a link, with whoever comes, or with bots.",
    "Aquí viven cinco juegos: uno de cartas, una batalla sobre hexágonos, una carrera de preguntas y dos juegos de intercambio que vienen de la economía experimental, donde lo que cada cual puede hacerle a otro cambia con las reglas. Puedes jugar con amigos mediante un enlace, con quien venga o con bots.",
  ],
  whom: [
    "Players need no account. Teachers and researchers run whole classes and experiments with it, and get data that anybody can check. Who likes to write games writes the rules, and the rest is there.",
    "Para jugar no hace falta cuenta. Con ella, docentes e investigadores llevan clases y experimentos enteros, y obtienen datos que cualquiera puede comprobar. A quien le guste inventar juegos le basta escribir las reglas: lo demás ya está.",
  ],
  fair: ["How you know that it is fair", "Cómo sabes que es limpio"],
  fairText: [
    "Every card and every die of a match comes from one secret number, its seed. Nobody can choose it to suit anybody:",
    "Cada carta y cada dado de una partida salen de un solo número secreto, su semilla. Nadie puede elegirla para favorecer a nadie:",
  ],
  verify: [
    "To check a match yourself, open its replay, download its recording, and let the program say whether everything fits:",
    "Para comprobar tú una partida, abre su repetición, descarga la grabación y deja que el programa diga si todo encaja:",
  ],
  verifyMore: [
    "It plays the match again from the seed and the moves, and compares. Name the seal that your table showed you, with --commitment, and nobody can have written another one later.",
    "Vuelve a jugar la partida a partir de la semilla y las jugadas, y compara. Indica con --commitment el sello que te mostró la mesa, y nadie podrá haber escrito otro después.",
  ],
  secrets: [
    "What is hidden stays hidden: your cards are sent to you alone, not to the other players’ devices with the request to look away.",
    "Lo oculto se queda oculto: tus cartas se te envían solo a ti, no a los dispositivos de los demás con el ruego de no mirar.",
  ],
  privacy: ["What is known about you", "Qué se sabe de ti"],
  device: ["On this device", "En este dispositivo"],
  device1: ["Your name, and that you are logged in, until you log out.", "Tu nombre, y que has iniciado sesión, hasta que la cierres."],
  device2: ["The tables where you sit, so that you can come back.", "Las mesas donde te sientas, para que puedas volver."],
  device3: ["Your language, and light or dark.", "Tu idioma, y luz clara u oscura."],
  server: ["On this server", "En este servidor"],
  server1: ["Matches, with their players’ names and moves, for the replays.", "Las partidas, con los nombres y jugadas, para las repeticiones."],
  server2: ["If you have an account: your e-mail address, which nobody else sees, and your password, which not even the server can read.", "Si tienes cuenta: tu correo, que nadie más ve, y tu contraseña, que ni el servidor puede leer."],
  server3: ["Guests are forgotten after a day.", "A los invitados se los olvida al cabo de un día."],
  nobody: ["With others", "Con otros"],
  nobody1: ["Nothing. No advertising, no trackers, no cookies, no fonts or scripts from elsewhere.", "Nada. Ni publicidad, ni rastreadores, ni cookies, ni letras o programas de otros sitios."],
  delete: ["You can delete your account on your page, at any time and without asking.", "Puedes borrar tu cuenta en tu página, cuando quieras y sin pedirlo."],
  me: ["My page", "Mi página"],
  free: ["Free software", "Software libre"],
  freeText: [
    "Ronda is free software under the MIT licence: anybody may use it, read it, change it, and run it for a class or for the world. It is one program to install, and one to start:",
    "Ronda es software libre con licencia MIT: cualquiera puede usarlo, leerlo, cambiarlo y ponerlo en marcha para una clase o para el mundo. Se instala y se arranca así:",
  ],
  everybody: ["For everybody", "Para todo el mundo"],
  everybodyText: [
    "Everything is in Spanish and in English; change the language at the foot of any page. Everything can be done by keyboard and with a screen reader, colour never says anything alone, and who has asked their device for less motion gets less.",
    "Todo está en español y en inglés; el idioma se cambia al pie de cada página. Todo se puede hacer con teclado y con lector de pantalla, el color nunca dice nada solo, y quien haya pedido a su dispositivo menos movimiento lo tendrá.",
  ],
  rules: ["The rules of the games", "Las reglas de los juegos"],
  play: ["Play", "Jugar"],
} as const;

export function AboutPage() {
  const say = useSay(WORDS);
  useTitle(say("title"));
  return (
    <article className={styles.page}>
      <header>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
      </header>
      <Part title={say("what")}>
        <p>{say("whatText")}</p>
        <p>{say("whom")}</p>
        <p className={styles.links}>
          <Link href="/">{say("play")}</Link>
          <Link href="/rules/">{say("rules")}</Link>
        </p>
      </Part>
      <Fairness />
      <Privacy />
      <Part title={say("free")}>
        <p>{say("freeText")}</p>
        <Command>pip install ronda{"\n"}ronda serve</Command>
      </Part>
      <Part title={say("everybody")}>
        <p>{say("everybodyText")}</p>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Something to type into a terminal. */
function Command({ children }: { children: ReactNode }) {
  return (
    <pre className={styles.command}>
      <code>{children}</code>
    </pre>
  );
}

function Fairness() {
  const say = useSay(WORDS);
  return (
    <Part title={say("fair")}>
      <p>{say("fairText")}</p>
      <Seals />
      <p>{say("verify")}</p>
      <Command>ronda verify match.json</Command>
      <p>{say("verifyMore")}</p>
      <p>{say("secrets")}</p>
    </Part>
  );
}

const PLACES = [
  ["device", ["device1", "device2", "device3"]],
  ["server", ["server1", "server2", "server3"]],
  ["nobody", ["nobody1"]],
] as const;

function Privacy() {
  const say = useSay(WORDS);
  return (
    <Part title={say("privacy")}>
      <div className={styles.places}>
        {PLACES.map(([place, things]) => (
          <div key={place}>
            <h3>{say(place)}</h3>
            <ul>
              {things.map((thing) => (
                <li key={thing}>{say(thing)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        {say("delete")} <Link href="/me/">{say("me")}</Link>
      </p>
    </Part>
  );
}
