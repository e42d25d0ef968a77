import Link from "next/link";
import { CodeBox } from "@/app/entering/CodeBox";
import { Scene } from "@/app/home/Scene";
import { useSay } from "@/texts/words";
import button from "@/ui/Button.module.css";
import styles from "./Home.module.css";

const WORDS = {
  title: ["Sit down at the table", "Siéntate a la mesa"],
  lead: [
    "Five games by turns, for two and more: with friends on their phones, with strangers, with bots. A link is all it takes, and no account.",
    "Cinco juegos por turnos, para dos o más: con amigos en sus móviles, con desconocidos, con bots. Basta un enlace, sin cuenta.",
  ],
  play: ["Choose a game", "Elegir un juego"],
  open: ["Open a table", "Abrir una mesa"],
} as const;

/** What this is, and the shortest ways in. */
export function Hero() {
  const say = useSay(WORDS);
  return (
    <section className={styles.hero}>
      <div className={styles.welcome}>
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
        <div className={styles.ways}>
          <a href="#games" className={`${button.button} ${button.main}`}>
            {say("play")}
          </a>
          <Link href="/new/" className={button.button}>
            {say("open")}
          </Link>
        </div>
        <CodeBox />
      </div>
      <Scene />
    </section>
  );
}
