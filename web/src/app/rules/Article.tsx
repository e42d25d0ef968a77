import { Fragment, type ReactNode } from "react";
import type { Block, Chapter } from "@/app/rules/chapters";
import { useLanguage } from "@/texts/useLanguage";
import type { Pair } from "@/texts/words";
import styles from "./Rules.module.css";

/** The chapters, one below the other. */
export function Article({ chapters }: { chapters: readonly Chapter[] }) {
  const said = useSaid();
  return chapters.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={styles.chapter}>
      <h2>{said(title)}</h2>
      {blocks.map((block, place) => (
        <Shown key={place} block={block} />
      ))}
    </section>
  ));
}

/** Pairs as text of the page's language, with **what is between stars** in bold. */
export function useSaid(): (pair: Pair) => ReactNode {
  const spoken = useLanguage();
  return ([english, spanish]) => (spoken === "es" ? spanish : english).split("**").map((part, place) => (place % 2 ? <strong key={place}>{part}</strong> : <Fragment key={place}>{part}</Fragment>));
}

function Shown({ block }: { block: Block }) {
  const said = useSaid();
  switch (block.kind) {
    case "text":
      return <p>{said(block.text)}</p>;
    case "note":
      return <p className={styles.note}>{said(block.text)}</p>;
    case "steps":
      return <Items of="ol" items={block.items} />;
    case "list":
      return <Items of="ul" items={block.items} />;
    case "table":
      return <Table {...block} />;
    case "picture":
      return (
        <figure className={styles.figure}>
          <block.draw />
          <figcaption>{said(block.caption)}</figcaption>
        </figure>
      );
  }
}

function Items({ of: List, items }: { of: "ol" | "ul"; items: readonly Pair[] }) {
  const said = useSaid();
  return (
    <List className={styles[List]}>
      {items.map((item) => (
        <li key={item[0]}>{said(item)}</li>
      ))}
    </List>
  );
}

function Table({ head, rows }: Extract<Block, { kind: "table" }>) {
  const said = useSaid();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell[0]} scope="col">
                {said(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(([english]) => english).join("|")}>
              {row.map((cell, place) => (
                <td key={place}>{said(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
