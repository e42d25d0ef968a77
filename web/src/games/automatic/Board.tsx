"use client";
import type { BoardProps } from "@/games/board";
import { Moves } from "@/games/automatic/Moves";
import { Picture } from "@/games/automatic/Picture";
import { Turn } from "@/games/automatic/Turn";
import styles from "./Board.module.css";

/** A board for any game: what is seen, put in order, and what can be done, as buttons and forms. */
export default function Board(props: BoardProps) {
  return (
    <div className={styles.board}>
      <Turn {...props} />
      {props.live && <Moves {...props} />}
      <Picture {...props} />
    </div>
  );
}
